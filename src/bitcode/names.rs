//! Names of a function's values and blocks, and orders of use-lists.

use crate::bits::{Encoding, Reader, Writer};
use crate::codes::{uselist, value_symtab as code};
use crate::error::Error;
use crate::fields::{records, unsigned};
use crate::span::Span;
use crate::writing::{Characters, abbreviation};

/// A value or a block of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// The value with a number.
    Value(u32),
    /// The block with a number.
    Block(u32),
}

/// Names, in the order of LLVM's hash table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// What has a name, and where it is in [`Self::texts`].
    pub all: Vec<(Named, Span)>,
    /// The texts.
    pub texts: Vec<u8>,
}

impl Names {
    pub(crate) fn read(
        reader: &mut Reader<'_>,
        values: usize,
        blocks: usize,
    ) -> Result<Self, Error> {
        let mut names = Self::default();
        records(reader, |code, fields| {
            let named = match code {
                code::ENTRY => Named::Value(fields.index("value", values)?),
                code::BBENTRY => Named::Block(fields.index("block", blocks)?),
                other => return Err(fields.unknown_record(other)),
            };
            let text = fields.text_into(&mut names.texts)?;
            names.all.push((named, text));
            Ok(())
        })?;
        Ok(names)
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        if self.all.is_empty() {
            return;
        }
        writer.enter(code::BLOCK, 4);
        let mut operands: Vec<u64> = Vec::new();
        for (named, text) in &self.all {
            let text = text.of(&self.texts);
            let characters = Characters::of(text);
            let (code, id, by) = match *named {
                Named::Block(id) => {
                    let by = if characters == Characters::Six { BLOCK_6 } else { ANY_8 };
                    (code::BBENTRY, id, by)
                }
                Named::Value(id) => {
                    let by = match characters {
                        Characters::Six => VALUE_6,
                        Characters::Seven => VALUE_7,
                        Characters::Eight => ANY_8,
                    };
                    (code::ENTRY, id, by)
                }
            };
            operands.clear();
            operands.push(id.into());
            operands.extend(unsigned(text));
            writer.abbreviated(by, code, &operands, &[]);
        }
        writer.leave();
    }
}

/// The abbreviations that [`define`] defines, in its order.
const ANY_8: u32 = 4;
const VALUE_7: u32 = 5;
const VALUE_6: u32 = 6;
const BLOCK_6: u32 = 7;

/// Defines, in `BLOCKINFO`, the abbreviations of all blocks of names.
pub(crate) fn define(writer: &mut Writer) {
    use Encoding::{Array, Fixed, Vbr};
    writer.describe(code::BLOCK);
    let any = vec![Fixed(3), Vbr(8), Array, Fixed(8)];
    writer.define(crate::bits::Abbreviation::of(any));
    for (code, characters) in [
        (code::ENTRY, Characters::Seven),
        (code::ENTRY, Characters::Six),
        (code::BBENTRY, Characters::Six),
    ] {
        writer.define(abbreviation(code, [Vbr(8), Array, characters.encoding()]));
    }
}

/// Orders of use-lists, where they differ from what a reader of the file would make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UseLists {
    /// What is used, and its order in [`Self::indexes`]: the place that each use gets.
    pub all: Vec<(Named, Span)>,
    /// The places.
    pub indexes: Vec<u32>,
}

impl UseLists {
    /// Reads a block. Outside of functions there are no `blocks`.
    pub(crate) fn read(
        &mut self,
        reader: &mut Reader<'_>,
        values: usize,
        blocks: usize,
    ) -> Result<(), Error> {
        let mut seen = Vec::new();
        records(reader, |code, fields| {
            let count = fields.count().saturating_sub(1);
            let start = self.indexes.len();
            for _ in 0..count {
                self.indexes.push(fields.index("use", count)?);
            }
            let order = Span::since(start, &self.indexes);
            seen.clear();
            seen.resize(count, false);
            for &index in order.of(&self.indexes) {
                if std::mem::replace(&mut seen[index as usize], true) {
                    return Err(fields.unknown("a use that was there before", index.into()));
                }
            }
            let used = match code {
                uselist::DEFAULT => Named::Value(fields.index("value", values)?),
                uselist::BB => Named::Block(fields.index("block", blocks)?),
                other => return Err(fields.unknown_record(other)),
            };
            self.all.push((used, order));
            Ok(())
        })
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        if self.all.is_empty() {
            return;
        }
        writer.enter(uselist::BLOCK, 3);
        let mut operands: Vec<u64> = Vec::new();
        for (used, order) in &self.all {
            let (code, id) = match *used {
                Named::Value(id) => (uselist::DEFAULT, id),
                Named::Block(id) => (uselist::BB, id),
            };
            operands.clear();
            operands.extend(order.of(&self.indexes).iter().map(|&index| u64::from(index)));
            operands.push(id.into());
            writer.record(code, &operands);
        }
        writer.leave();
    }
}
