//! Writing blocks and records, the mirror of [`super::Reader`].

use std::collections::BTreeMap;

use super::entry::{BLOCK, DEFINITION, END, FIRST_ABBREVIATION, UNABBREVIATED};
use super::{Abbreviation, BLOCKINFO, Encoding, SETBID, Sink, TOP_WIDTH};

/// A record that an abbreviation cannot express, or a block that is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in block {block}: a record of code {code} cannot be written")]
pub struct Unwritable {
    /// The number of the block.
    pub block: u32,
    /// The record's code.
    pub code: u32,
}

#[derive(Debug)]
struct Open {
    block: u32,
    width: u32,
    /// Where its length is put when it is known.
    length_at: u64,
    abbreviations: Vec<Abbreviation>,
    described: Option<u32>,
}

/// Writes blocks and records, one after the other.
#[derive(Debug, Default)]
pub struct Writer {
    sink: Sink,
    open: Vec<Open>,
    info: BTreeMap<u32, Vec<Abbreviation>>,
    unwritable: Option<Unwritable>,
}

impl Writer {
    /// The number of the next bit.
    pub fn position(&self) -> u64 {
        self.sink.position()
    }

    /// Bytes as they are, outside of blocks.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.sink.bytes(bytes);
    }

    /// Puts a word into the place of zeros.
    pub fn patch32(&mut self, position: u64, value: u32) {
        self.sink.patch32(position, value);
    }

    /// The bytes from one on that were written, but for bits that make no whole word yet.
    pub fn written(&self, from: usize) -> &[u8] {
        self.sink.written().get(from..).unwrap_or(&[])
    }

    /// All that was written.
    ///
    /// # Errors
    /// When a record could not be written.
    pub fn finish(self) -> Result<Vec<u8>, Unwritable> {
        match self.unwritable {
            Some(unwritable) => Err(unwritable),
            None => Ok(self.sink.finish()),
        }
    }

    /// A writer of blocks that are to follow here, in the block that is open: [`Self::append`] adds
    /// them. So that threads can write beside each other; what is here ends in a whole word, as after
    /// a block.
    pub fn beside(&self) -> Self {
        let open = self.open.last().map(|open| Open {
            block: open.block,
            width: open.width,
            length_at: 0,
            abbreviations: open.abbreviations.clone(),
            described: None,
        });
        Self { open: open.into_iter().collect(), info: self.info.clone(), ..Self::default() }
    }

    /// Adds the blocks that were written beside.
    pub fn append(&mut self, beside: Self) {
        self.unwritable = self.unwritable.or(beside.unwritable);
        self.sink.bytes(&beside.sink.finish());
    }

    fn announce(&mut self, entry: u64) {
        let width = self.open.last().map_or(TOP_WIDTH, |open| open.width);
        self.sink.fixed(entry, width);
    }

    /// Begins a block whose entries are announced by `width` bits. `BLOCKINFO` takes the place of
    /// what one before it said.
    pub fn enter(&mut self, block: u32, width: u32) {
        self.announce(BLOCK);
        self.sink.vbr(block.into(), 8);
        self.sink.vbr(width.into(), 4);
        self.sink.align32();
        let length_at = self.sink.position();
        self.sink.fixed(0, 32);
        if block == BLOCKINFO {
            self.info.clear();
        }
        let abbreviations = self.info.get(&block).cloned().unwrap_or_default();
        self.open.push(Open { block, width, length_at, abbreviations, described: None });
    }

    /// Ends the block that began last.
    pub fn leave(&mut self) {
        self.announce(END);
        self.sink.align32();
        if let Some(open) = self.open.pop() {
            let words = (self.sink.position() - open.length_at) / 32 - 1;
            match u32::try_from(words) {
                Ok(words) => self.sink.patch32(open.length_at, words),
                Err(_) => self.fail(open.block, 0),
            }
        }
    }

    #[cold]
    fn fail(&mut self, block: u32, code: u32) {
        self.unwritable.get_or_insert(Unwritable { block, code });
    }

    /// Defines an abbreviation in the block that is open; its number. (In `BLOCKINFO`: its number
    /// in the block that [`Self::describe`] named.)
    pub fn define(&mut self, abbreviation: Abbreviation) -> u32 {
        self.announce(DEFINITION);
        abbreviation.write(&mut self.sink);
        let Some(open) = self.open.last_mut() else { return 0 };
        let all = match open.described {
            Some(block) => self.info.entry(block).or_default(),
            None => &mut open.abbreviations,
        };
        all.push(abbreviation);
        FIRST_ABBREVIATION as u32 + all.len() as u32 - 1
    }

    /// Says, in `BLOCKINFO`, of which block the definitions that follow are.
    pub fn describe(&mut self, block: u32) {
        self.record(SETBID, &[block.into()]);
        if let Some(open) = self.open.last_mut().filter(|open| open.block == BLOCKINFO) {
            open.described = Some(block);
        }
    }

    /// A record without abbreviation.
    pub fn record(&mut self, code: u32, operands: &[u64]) {
        self.announce(UNABBREVIATED);
        self.sink.vbr(code.into(), 6);
        self.sink.vbr(operands.len() as u64, 6);
        for &operand in operands {
            self.sink.vbr(operand, 6);
        }
    }

    /// A record by the abbreviation with a number, if one is given.
    pub fn record_by(&mut self, abbreviation: Option<u32>, code: u32, operands: &[u64]) {
        match abbreviation {
            Some(abbreviation) => self.abbreviated(abbreviation, code, operands, &[]),
            None => self.record(code, operands),
        }
    }

    /// A record by the abbreviation with a number; `blob` is for one that ends in a blob.
    pub fn abbreviated(&mut self, abbreviation: u32, code: u32, operands: &[u64], blob: &[u8]) {
        self.announce(abbreviation.into());
        let index = (abbreviation as usize).wrapping_sub(FIRST_ABBREVIATION as usize);
        let Some(open) = self.open.last() else { return self.fail(0, code) };
        let block = open.block;
        let Some(abbreviation) = open.abbreviations.get(index) else {
            return self.fail(block, code);
        };
        if !write(abbreviation, &mut self.sink, code, operands, blob) {
            self.fail(block, code);
        }
    }
}

/// Whether all could be written.
fn write(
    abbreviation: &Abbreviation,
    sink: &mut Sink,
    code: u32,
    mut operands: &[u64],
    blob: &[u8],
) -> bool {
    let mut encodings = abbreviation.encodings().iter();
    let mut fits = encodings.next().is_some_and(|encoding| encoding.write(code.into(), sink));
    while let Some(encoding) = encodings.next() {
        match encoding {
            Encoding::Array => {
                sink.vbr(operands.len() as u64, 6);
                let Some(element) = encodings.next() else { return false };
                fits &= operands.iter().all(|&operand| element.write(operand, sink));
                operands = &[];
            }
            Encoding::Blob => {
                sink.vbr(blob.len() as u64, 6);
                sink.align32();
                sink.bytes(blob);
                sink.align32();
            }
            scalar => {
                let Some((&first, rest)) = operands.split_first() else { return false };
                fits &= scalar.write(first, sink);
                operands = rest;
            }
        }
    }
    fits && operands.is_empty()
}
