//! Attributes: groups of them, and lists of groups.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::bits::{Reader, Writer};
use crate::codes::{paramattr, paramattr_group};
use crate::error::{Error, ErrorKind};
use crate::fields::{Fields, records, signed64};
use crate::kinds::AttributeKind;
use crate::span::Span;

/// An attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// One that is there or not.
    Plain(AttributeKind),
    /// One with a number.
    Number(AttributeKind, u64),
    /// One with a type, or of a kind that has one, without.
    Type(AttributeKind, Option<u32>),
    /// One that is a text, with a value that may be empty.
    Text {
        /// Which, in [`Attributes::texts`].
        key: Span,
        /// Its value, there too.
        value: Span,
    },
}

/// Attributes of a function, its result or one of its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeGroup {
    /// Its number, which lists refer to.
    pub id: u32,
    /// What it is for: 0 the result, 1 the first parameter, .., `u32::MAX` the function.
    pub slot: u32,
    /// Its attributes, in [`Attributes::all`].
    pub attributes: Span,
}

/// All attributes of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attributes {
    /// The groups.
    pub groups: Vec<AttributeGroup>,
    /// The attributes, which groups have parts of.
    pub all: Vec<Attribute>,
    /// Keys and values, which attributes have parts of.
    pub texts: Vec<u8>,
    /// The lists, parts of [`Self::members`]. Functions and calls have their places plus one.
    pub lists: Vec<Span>,
    /// Numbers of groups.
    pub members: Vec<u32>,
}

impl Attributes {
    pub(crate) fn read_groups(
        &mut self,
        reader: &mut Reader<'_>,
        types: usize,
    ) -> Result<(), Error> {
        let (mut kinds, mut keys) = (FxHashSet::default(), FxHashSet::<Vec<u8>>::default());
        records(reader, |code, fields| {
            if code != paramattr_group::ENTRY {
                return Err(fields.unknown_record(code));
            }
            let id = fields.u32("a number")?;
            let slot = fields.u32("a slot")?;
            let start = self.all.len();
            kinds.clear();
            keys.clear();
            while fields.left() > 0 {
                let attribute = match fields.u64()? {
                    0 => Attribute::Plain(fields.kind()?),
                    1 => Attribute::Number(fields.kind()?, fields.u64()?),
                    3 => Attribute::Text { key: self.text(fields)?, value: Span::default() },
                    4 => {
                        let (key, value) = (self.text(fields)?, self.text(fields)?);
                        if value.len == 0 {
                            return Err(fields.unknown("the form of an attribute", 4));
                        }
                        Attribute::Text { key, value }
                    }
                    5 => Attribute::Type(fields.kind()?, None),
                    6 => Attribute::Type(fields.kind()?, Some(fields.index("type", types)?)),
                    other => return Err(fields.unknown("the form of an attribute", other)),
                };
                let is_new = match attribute {
                    Attribute::Plain(kind)
                    | Attribute::Number(kind, _)
                    | Attribute::Type(kind, _) => kinds.insert(kind.code()),
                    Attribute::Text { key, .. } => keys.insert(key.of(&self.texts).to_vec()),
                };
                if !is_new {
                    let twice = "a group has an attribute twice";
                    return Err(fields.error(ErrorKind::Misplaced(twice)));
                }
                self.all.push(attribute);
            }
            let attributes = Span::since(start, &self.all);
            self.groups.push(AttributeGroup { id, slot, attributes });
            Ok(())
        })
    }

    /// A text that ends with a zero.
    fn text(&mut self, fields: &mut Fields<'_>) -> Result<Span, Error> {
        let mut ahead = *fields;
        let length = ahead.rest().iter().position(|&character| character == 0);
        let length = length.ok_or_else(|| fields.error(ErrorKind::Missing("end of a text")))?;
        let text = fields.bytes_into(length as u64, &mut self.texts)?;
        fields.u64()?;
        Ok(text)
    }

    pub(crate) fn read_lists(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        let known: FxHashMap<u64, u32> =
            self.groups.iter().map(|group| (group.id.into(), group.slot)).collect();
        let mut slots: FxHashSet<u32> = FxHashSet::default();
        records(reader, |code, fields| {
            if code != paramattr::ENTRY {
                return Err(fields.unknown_record(code));
            }
            let start = self.members.len();
            slots.clear();
            while fields.left() > 0 {
                let id = fields.u64()?;
                let Some(&slot) = known.get(&id) else {
                    return Err(fields.unknown("an attribute group", id));
                };
                if !slots.insert(slot) {
                    let twice = "a list has two groups of attributes for one thing";
                    return Err(fields.error(ErrorKind::Misplaced(twice)));
                }
                self.members.push(id as u32);
            }
            self.lists.push(Span::since(start, &self.members));
            Ok(())
        })
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        let mut operands: Vec<u64> = Vec::new();
        if !self.groups.is_empty() {
            writer.enter(paramattr_group::BLOCK, 3);
            for group in &self.groups {
                operands.clear();
                operands.extend([u64::from(group.id), group.slot.into()]);
                for attribute in group.attributes.of(&self.all) {
                    match *attribute {
                        Attribute::Plain(kind) => operands.extend([0, kind.code()]),
                        Attribute::Number(kind, value) => operands.extend([1, kind.code(), value]),
                        Attribute::Type(kind, None) => operands.extend([5, kind.code()]),
                        Attribute::Type(kind, Some(ty)) => {
                            operands.extend([6, kind.code(), ty.into()]);
                        }
                        Attribute::Text { key, value } => {
                            operands.push(if value.len == 0 { 3 } else { 4 });
                            operands.extend(signed64(key.of(&self.texts)).chain([0]));
                            if value.len > 0 {
                                operands.extend(signed64(value.of(&self.texts)).chain([0]));
                            }
                        }
                    }
                }
                writer.record(paramattr_group::ENTRY, &operands);
            }
            writer.leave();
        }
        if !self.lists.is_empty() {
            writer.enter(paramattr::BLOCK, 3);
            for list in &self.lists {
                operands.clear();
                operands.extend(list.of(&self.members).iter().map(|&id| u64::from(id)));
                writer.record(paramattr::ENTRY, &operands);
            }
            writer.leave();
        }
    }
}
