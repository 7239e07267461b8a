//! Attributes: sets, and lists of sets.

use bitcode::{Attribute, AttributeGroup, AttributeKind, Span};

use super::handles::{AttributeListRef, AttributeSetRef};
use super::made::{LATER, Made, wrong};
use super::module::{Attributes, Module};
use super::types::TypeRef;

/// One attribute to make: its kind or key, and what it takes.
pub enum NewAttribute<'a> {
    /// A kind alone: `nounwind`.
    Enum(&'a [u8]),
    /// A kind with a number: `align 8`.
    Int(&'a [u8], u64),
    /// A kind with a type: `sret(%pair)`.
    Type(&'a [u8], TypeRef),
    /// A key with a value, both free text.
    String(&'a [u8], &'a [u8]),
}

/// What kinds of attributes take.
#[derive(PartialEq, Eq)]
enum Takes {
    Nothing,
    Number,
    Type,
}

/// LLVM's `Attributes.td`.
fn takes(kind: AttributeKind) -> Takes {
    use AttributeKind as Kind;
    match kind {
        Kind::Alignment
        | Kind::AllocKind
        | Kind::AllocSize
        | Kind::Dereferenceable
        | Kind::DereferenceableOrNull
        | Kind::StackAlignment
        | Kind::UWTable
        | Kind::VScaleRange => Takes::Number,
        Kind::ByVal
        | Kind::ByRef
        | Kind::StructRet
        | Kind::InAlloca
        | Kind::Preallocated
        | Kind::ElementType => Takes::Type,
        _ => Takes::Nothing,
    }
}

/// The kind with a name, if it takes such a thing.
fn kind(name: &[u8], wanted: Takes) -> Made<AttributeKind> {
    let shown = String::from_utf8_lossy(name);
    let found = AttributeKind::ALL.iter().find(|kind| kind.text().as_bytes() == name);
    match found {
        Some(&kind) if takes(kind) == wanted => Ok(kind),
        Some(_) => Err(format!("the attribute `{shown}` takes a value of another sort")),
        None => Err(format!("LLVM 15 knows no attribute `{shown}`")),
    }
}

impl Module {
    /// A set; none of nothing.
    ///
    /// # Errors
    /// About an attribute that LLVM 15 does not have, or not with such a value.
    pub fn attribute_set(&mut self, all: &[NewAttribute<'_>]) -> Made<Option<AttributeSetRef>> {
        if all.is_empty() {
            return Ok(None);
        }
        let Attributes { raw, sets, .. } = self.attributes.grow().ok_or(LATER)?;
        let mut made = Vec::with_capacity(all.len());
        for attribute in all {
            made.push(match *attribute {
                NewAttribute::Enum(name) => Attribute::Plain(kind(name, Takes::Nothing)?),
                NewAttribute::Int(name, number) => {
                    let kind = kind(name, Takes::Number)?;
                    let aligns =
                        matches!(kind, AttributeKind::Alignment | AttributeKind::StackAlignment);
                    if aligns && !is_alignment(number) {
                        return Err("an alignment is a power of two, at most 2^32".to_owned());
                    }
                    Attribute::Number(kind, number)
                }
                NewAttribute::Type(name, ty) => {
                    Attribute::Type(kind(name, Takes::Type)?, Some(ty.0))
                }
                NewAttribute::String(key, value) => {
                    if key.contains(&0) || value.contains(&0) {
                        return Err("bitcode has no attribute with a NUL in it".to_owned());
                    }
                    let mut text = |text: &[u8]| Span::push(&mut raw.texts, text.iter().copied());
                    Attribute::Text { key: text(key), value: text(value) }
                }
            });
        }
        let span = Span::push(&mut raw.all, made);
        sets.push(span);
        Ok(Some(AttributeSetRef(sets.len() as u32 - 1)))
    }

    /// A list of sets by their index: 0 is the function's, 1 the result's, then the parameters'.
    /// None of nothing.
    pub fn attribute_list(&mut self, sets: &[(u32, AttributeSetRef)]) -> Option<AttributeListRef> {
        if sets.is_empty() {
            return None;
        }
        let mut sets = sets.to_vec();
        sets.sort_by_key(|&(index, _)| index);
        // None, too, if it is missed.
        let known = self.attributes.known(&sets);
        known.or_else(|| Some(self.attributes.grow()?.list(&sets)))
    }
}

/// The slot of a set with an index, as groups have it.
fn slot(index: u32) -> u32 {
    index.wrapping_sub(1)
}

impl Attributes {
    fn known(&self, sets: &[(u32, AttributeSetRef)]) -> Option<AttributeListRef> {
        let group = |&(index, set): &(u32, AttributeSetRef)| self.groups.get(&(slot(index), set.0));
        let members: Option<Vec<u32>> = sets.iter().map(|it| group(it).copied()).collect();
        self.lists.get(&members?).copied().map(AttributeListRef)
    }

    fn list(&mut self, sets: &[(u32, AttributeSetRef)]) -> AttributeListRef {
        let members: Vec<u32> = sets.iter().map(|&(index, set)| self.group(index, set)).collect();
        let next = self.raw.lists.len() as u32;
        let list = Span::push(&mut self.raw.members, members.iter().copied());
        self.raw.lists.push(list);
        self.lists.insert(members, next);
        AttributeListRef(next)
    }

    /// The number of the group that has a set in a place.
    fn group(&mut self, index: u32, set: AttributeSetRef) -> u32 {
        let slot = slot(index);
        let Attributes { raw, sets, groups, .. } = self;
        *groups.entry((slot, set.0)).or_insert_with(|| {
            // LLVM numbers them from one.
            let id = raw.groups.len() as u32 + 1;
            raw.groups.push(AttributeGroup { id, slot, attributes: sets[set.0 as usize] });
            id
        })
    }
}

/// Whether a number of bytes can be an alignment.
pub(super) fn is_alignment(bytes: u64) -> bool {
    bytes.is_power_of_two() && bytes <= 1 << 32
}

/// The binary logarithm of an alignment plus one, as bitcode has it; 0 is none.
///
/// # Errors
/// When it is none that LLVM has.
pub(super) fn alignment(bytes: u64) -> Made<u8> {
    match bytes {
        0 => Ok(0),
        bytes if is_alignment(bytes) => Ok(bytes.trailing_zeros() as u8 + 1),
        _ => Err("an alignment is a power of two, at most 2^32".to_owned()),
    }
}

/// The alignment that an `alloca` or access has, which must be there.
pub(super) fn needed_alignment(bytes: u64) -> Made<u8> {
    match alignment(bytes)? {
        0 => wrong("an alignment is a power of two, at most 2^32"),
        align => Ok(align),
    }
}
