//! What an instruction or constant expression is made of, before it is one.

use crate::flags::Flags;
use facts::{Opcode, Ordering};
use smallvec::SmallVec;

use super::handles::{AttributeListRef, BlockRef, ValueRef};
use super::types::TypeRef;

/// An instruction or constant expression to make: operands in LLVM's order, destinations, and all
/// that is no operand.
pub struct New {
    pub(super) op: Opcode,
    pub(super) flags: Flags,
    pub(super) ty: Option<TypeRef>,
    pub(super) aux_type: Option<TypeRef>,
    pub(super) values: SmallVec<[ValueRef; 6]>,
    pub(super) blocks: SmallVec<[BlockRef; 4]>,
    pub(super) align: u64,
    pub(super) ordering: Option<Ordering>,
    pub(super) failure_ordering: Option<Ordering>,
    pub(super) syncscope: u32,
    pub(super) predicate: u32,
    pub(super) rmw_operation: u32,
    pub(super) tail: u32,
    pub(super) calling_convention: u32,
    pub(super) n_args: usize,
    pub(super) indices: SmallVec<[u32; 4]>,
    pub(super) mask: Vec<i32>,
    pub(super) inrange: Option<u32>,
    pub(super) attributes: Option<AttributeListRef>,
    pub(super) bundles: Vec<(u32, usize)>,
}

impl New {
    /// Of this opcode, with nothing yet.
    pub fn of(op: Opcode) -> Self {
        Self {
            op,
            flags: Flags::empty(),
            ty: None,
            aux_type: None,
            values: SmallVec::new(),
            blocks: SmallVec::new(),
            align: 0,
            ordering: None,
            failure_ordering: None,
            syncscope: super::module::SYSTEM_SCOPE,
            predicate: 0,
            rmw_operation: 0,
            tail: 0,
            calling_convention: 0,
            n_args: 0,
            indices: SmallVec::new(),
            mask: Vec::new(),
            inrange: None,
            attributes: None,
            bundles: Vec::new(),
        }
    }
    /// Adds an operand.
    pub fn operand(&mut self, value: ValueRef) -> &mut Self {
        self.values.push(value);
        self
    }
    /// Adds a block: a destination, or that of an incoming value.
    pub fn block(&mut self, block: BlockRef) -> &mut Self {
        self.blocks.push(block);
        self
    }
    /// The type of the result.
    pub fn ty(&mut self, ty: TypeRef) -> &mut Self {
        self.ty = Some(ty);
        self
    }
    /// Allocated type, source type of a getelementptr, function type of a call.
    pub fn aux_type(&mut self, ty: TypeRef) -> &mut Self {
        self.aux_type = Some(ty);
        self
    }
    /// Sets a flag, if it is `on`.
    pub fn flag(&mut self, flag: Flags, on: bool) -> &mut Self {
        self.flags.set(flag, on || self.flags.contains(flag));
        self
    }
    /// Bytes.
    pub fn align(&mut self, align: u64) -> &mut Self {
        self.align = align;
        self
    }
    /// The ordering of an atomic access or fence.
    pub fn ordering(&mut self, ordering: Ordering) -> &mut Self {
        self.ordering = Some(ordering);
        self
    }
    /// That of a cmpxchg that fails.
    pub fn failure_ordering(&mut self, ordering: Ordering) -> &mut Self {
        self.failure_ordering = Some(ordering);
        self
    }
    /// The place of the synchronization scope, by [`super::Module::syncscope_id`].
    pub fn syncscope(&mut self, scope: u32) -> &mut Self {
        self.syncscope = scope;
        self
    }
    /// LLVM's number of a comparison.
    pub fn predicate(&mut self, predicate: u32) -> &mut Self {
        self.predicate = predicate;
        self
    }
    /// LLVM's number of an atomicrmw's operation.
    pub fn rmw_operation(&mut self, operation: u32) -> &mut Self {
        self.rmw_operation = operation;
        self
    }
    /// 0 none; then the schema's TailCallKind.
    pub fn tail(&mut self, kind: u32) -> &mut Self {
        self.tail = kind;
        self
    }
    /// LLVM's number of a call's convention.
    pub fn calling_convention(&mut self, cc: u32) -> &mut Self {
        self.calling_convention = cc;
        self
    }
    /// Arguments of a call or pad, handlers of a catchswitch.
    pub fn n_args(&mut self, n: usize) -> &mut Self {
        self.n_args = n;
        self
    }
    /// Adds an index of an extractvalue or insertvalue.
    pub fn index(&mut self, index: u32) -> &mut Self {
        self.indices.push(index);
        self
    }
    /// Adds an element of a shuffle mask; -1 is undefined.
    pub fn mask_element(&mut self, element: i32) -> &mut Self {
        self.mask.push(element);
        self
    }
    /// The index of a constant getelementptr that is marked `inrange`, from 0.
    pub fn inrange(&mut self, index: u32) -> &mut Self {
        self.inrange = Some(index);
        self
    }
    /// The attributes of a call.
    pub fn attributes(&mut self, list: AttributeListRef) -> &mut Self {
        self.attributes = Some(list);
        self
    }
    /// The place of its tag, by [`super::Module::bundle_tag`]. Its operands are added as operands,
    /// before the callee.
    pub fn bundle(&mut self, tag: u32, n: usize) -> &mut Self {
        self.bundles.push((tag, n));
        self
    }
}
