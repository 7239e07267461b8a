//! Blocks and instructions, taken apart.

use super::*;
use crate::flags::Flags;

impl<'m> BlockRef<'m> {
    /// The block as a value.
    pub fn value(self) -> ValueRef<'m> {
        ValueRef(self.0, PhantomData)
    }

    /// The name, without sigil; empty if there is none.
    pub fn name(self) -> &'m [u8] {
        self.value().name()
    }

    /// The function that it belongs to.
    pub fn function(self) -> ValueRef<'m> {
        // SAFETY: the block is alive, and every block of a module has a function.
        let raw = unsafe { llvm_sys::core::LLVMGetBasicBlockParent(self.as_raw()) };
        // SAFETY: see above; it is not null.
        ValueRef(unsafe { NonNull::new_unchecked(raw.cast()) }, PhantomData)
    }

    /// The instructions, in order.
    pub fn insts(self) -> impl Iterator<Item = Inst<'m>> {
        // SAFETY: an instruction belongs to its block, hence to the module.
        let next = move |previous| unsafe {
            ValueRef::from_raw(sys::lf_inst_next(self.as_raw(), previous))
        };
        std::iter::successors(next(std::ptr::null_mut()), move |i| next(i.as_raw())).map(Inst::new)
    }

    /// The instructions with the types of their results only.
    pub fn inst_types(self) -> impl Iterator<Item = (ValueRef<'m>, TypeRef<'m>)> {
        // SAFETY: as in `insts`.
        let next = move |previous| unsafe {
            ValueRef::from_raw(sys::lf_inst_next(self.as_raw(), previous))
        };
        std::iter::successors(next(std::ptr::null_mut()), move |i| next(i.as_raw()))
            .map(|value| (value, value.ty()))
    }

    /// The predecessors in use-list order, into `out`.
    pub fn preds(self, out: &mut Vec<BlockRef<'m>>) {
        out.clear();
        // SAFETY: a handle is one pointer; `out` has the room that is said, and the first `n` of it
        // are filled with blocks of the module.
        unsafe {
            let cap = out.capacity().min(u32::MAX as usize) as u32;
            let n = sys::lf_block_preds(self.as_raw(), out.as_mut_ptr().cast(), cap);
            if n > cap {
                out.reserve(n as usize);
                sys::lf_block_preds(self.as_raw(), out.as_mut_ptr().cast(), n);
            }
            out.set_len(n as usize);
        }
    }
}

/// An instruction, taken apart.
pub struct Inst<'m> {
    /// The instruction as a value.
    pub value: ValueRef<'m>,
    info: sys::Inst,
}

impl<'m> Inst<'m> {
    fn new(value: ValueRef<'m>) -> Self {
        let mut info = sys::Inst::default();
        // SAFETY: the value is an alive instruction.
        unsafe { sys::lf_inst(value.as_raw(), &mut info) };
        Self { value, info }
    }

    /// The place in the schema's Opcode.
    #[inline]
    pub fn opcode(&self) -> u32 {
        self.info.opcode
    }
    /// Its flags.
    #[inline]
    pub fn flags(&self) -> Flags {
        Flags::from_bits_retain(self.info.flags)
    }
    /// The schema's Ordering plus one; 0 is not atomic.
    pub fn ordering(&self) -> u32 {
        self.info.ordering
    }
    /// Of a cmpxchg that fails; as [`Inst::ordering`].
    pub fn failure_ordering(&self) -> u32 {
        self.info.failure_ordering
    }
    /// 1 is the system's.
    pub fn syncscope(&self) -> u32 {
        self.info.syncscope
    }
    /// LLVM's number.
    pub fn predicate(&self) -> u32 {
        self.info.predicate
    }
    /// LLVM's number, which is the order of the schema's relations.
    pub fn rmw_operation(&self) -> u32 {
        self.info.rmw
    }
    /// 0 none; then the schema's TailCallKind.
    pub fn tail(&self) -> u32 {
        self.info.tail
    }
    /// LLVM's number of a call's convention.
    pub fn calling_convention(&self) -> u32 {
        self.info.calling_convention
    }
    /// Arguments of a call or pad, handlers of a catchswitch.
    pub fn n_args(&self) -> usize {
        self.info.n_args as usize
    }
    /// Bytes.
    pub fn align(&self) -> u64 {
        self.info.align
    }
    /// The type of the result.
    #[inline]
    pub fn ty(&self) -> TypeRef<'m> {
        // SAFETY: every value has a type.
        TypeRef(unsafe { NonNull::new_unchecked(self.info.ty.cast()) }, PhantomData)
    }
    /// Allocated type, source type of a getelementptr, function type of a call.
    pub fn aux_type(&self) -> Option<TypeRef<'m>> {
        // SAFETY: the context's, or null.
        unsafe { TypeRef::from_raw(self.info.aux_type) }
    }
    /// The operands, in order; the callee of a call is the last.
    #[inline]
    pub fn operands(&self) -> Operands<'m> {
        // SAFETY: the operands live with the instruction.
        Operands(unsafe { slice(self.info.operands, self.info.n_operands) }, PhantomData)
    }
    /// Of an extractvalue or insertvalue.
    pub fn indices(&self) -> &'m [u32] {
        // SAFETY: they live with the instruction, here and below.
        unsafe { slice(self.info.indices, self.info.n_indices) }
    }
    /// The mask of a shufflevector; -1 is undefined.
    pub fn mask(&self) -> &'m [i32] {
        // SAFETY: see above.
        unsafe { slice(self.info.mask, self.info.n_mask) }
    }
    /// The blocks of a phi, one per operand.
    pub fn incoming(&self) -> &'m [BlockRef<'m>] {
        // SAFETY: see above; a handle is one pointer that is not null.
        unsafe { slice(self.info.incoming.cast(), self.info.n_operands) }
    }
    /// The attributes of a call.
    pub fn attribute_list(&self) -> Option<AttributeListRef<'m>> {
        // SAFETY: the context's, or null.
        unsafe { AttributeListRef::from_raw(self.info.attributes) }
    }
    /// The `dbg` attachment.
    pub fn debug_loc(&self) -> Option<MetadataRef<'m>> {
        // SAFETY: the context's, or null.
        unsafe { MetadataRef::from_raw(self.info.debug_loc) }
    }
    /// Whether it has attachments other than `dbg`.
    pub fn has_metadata(&self) -> bool {
        self.info.has_metadata != 0
    }
    /// Operand bundles: tag, first operand and number of operands.
    pub fn bundles(&self) -> impl Iterator<Item = (&'m [u8], usize, usize)> {
        let value = self.value;
        (0..self.info.n_bundles).map(move |i| {
            let mut bundle = sys::Bundle::default();
            // SAFETY: the tag is the context's.
            unsafe {
                sys::lf_inst_bundle(value.as_raw(), i, &mut bundle);
                (bundle.tag.bytes(), bundle.first as usize, bundle.n as usize)
            }
        })
    }
}
