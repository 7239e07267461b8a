//! Handles: what a module consists of, small and copied. What each can tell stands in the file of
//! its construct.

use crate::flags::Flags;
use bitcode::{Instruction, Span, metadata};
use facts::Opcode;
use smallvec::SmallVec;

use super::module::{Body, Module};

/// A type of a module.
#[derive(Clone, Copy)]
pub struct TypeRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: u32,
}

/// A value of a module.
#[derive(Clone, Copy)]
pub struct ValueRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: u32,
    /// The place of the body that it is in; `NONE` outside of functions.
    pub(super) body: u32,
}

/// A basic block.
#[derive(Clone, Copy)]
pub struct BlockRef<'m> {
    pub(super) module: &'m Module,
    pub(super) body: u32,
    pub(super) index: u32,
}

/// Operands: ids of values, of one function or of none.
#[derive(Clone, Copy)]
pub struct Operands<'i, 'm> {
    pub(super) module: &'m Module,
    pub(super) ids: &'i [u32],
    pub(super) body: u32,
}

/// A global value, taken apart.
pub struct Global<'m> {
    pub(super) module: &'m Module,
    pub(super) raw: &'m bitcode::Global,
}

/// Global values that a linker keeps or drops together.
#[derive(Clone, Copy)]
pub struct Comdat<'m> {
    pub(super) module: &'m Module,
    pub(super) id: u32,
    pub(super) raw: &'m bitcode::Comdat,
}

/// The attributes of a function or call site: of itself, its result and its parameters.
#[derive(Clone, Copy)]
pub struct AttributeListRef<'m> {
    pub(super) module: &'m Module,
    pub(super) list: u32,
}

/// The attributes of one thing.
#[derive(Clone, Copy)]
pub struct AttributeSetRef<'m> {
    pub(super) module: &'m Module,
    pub(super) group: u32,
}

/// A piece of metadata of a module.
#[derive(Clone, Copy)]
pub struct MetadataRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: u32,
}

/// A named metadata node.
#[derive(Clone, Copy)]
pub struct NamedMetadataRef<'m> {
    pub(super) module: &'m Module,
    pub(super) node: &'m metadata::NamedNode,
}

/// The function that instructions are in: what its numbers stand for, and as it was read.
#[derive(Clone, Copy)]
pub(super) struct Within<'m> {
    pub(super) ids: &'m Body,
    pub(super) raw: &'m bitcode::Body,
}

/// An instruction.
pub struct Inst<'m> {
    pub(super) module: &'m Module,
    pub(super) body: u32,
    pub(super) within: Within<'m>,
    /// Its place in the function.
    pub(super) index: u32,
    /// The place of its result among those of the function.
    pub(super) result: Option<u32>,
    /// The number of its result's type.
    pub(super) ty: Option<u32>,
    pub(super) attached: Span,
    pub(super) raw: &'m Instruction,
    pub(super) opcode: Opcode,
    pub(super) flags: Flags,
    pub(super) operands: SmallVec<[u32; 6]>,
}
