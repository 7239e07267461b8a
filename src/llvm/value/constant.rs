//! Global values and constants, taken apart.

use super::*;
use crate::flags::Flags;

/// A global value, taken apart: variable, function, alias or ifunc.
pub struct Global<'m> {
    pub(crate) info: sys::Global,
    pub(super) of: Of<'m>,
}

impl<'m> Global<'m> {
    /// The numbers, as the shim gives them.
    pub fn linkage(&self) -> u32 {
        self.info.linkage
    }
    /// 0 default; then the schema's Visibility.
    pub fn visibility(&self) -> u32 {
        self.info.visibility
    }
    /// 0 none; then the schema's DllStorageClass.
    pub fn dll_storage_class(&self) -> u32 {
        self.info.dll
    }
    /// 0 none; then the schema's ThreadLocalMode.
    pub fn thread_local(&self) -> u32 {
        self.info.tls
    }
    /// 0 none; then the schema's UnnamedAddr.
    pub fn unnamed_addr(&self) -> u32 {
        self.info.unnamed_addr
    }
    /// LLVM's number; of a function.
    pub fn calling_convention(&self) -> u32 {
        self.info.calling_convention
    }
    /// Bits in the order of the schema's SanitizerFlag.
    pub fn sanitizer(&self) -> u32 {
        self.info.sanitizer
    }
    /// What it points to.
    pub fn value_type(&self) -> TypeRef<'m> {
        // SAFETY: a global value has a value type, which its context owns.
        TypeRef(unsafe { NonNull::new_unchecked(self.info.value_type.cast()) }, PhantomData)
    }
    /// Bytes; 0 is none.
    pub fn align(&self) -> u64 {
        self.info.align
    }
    /// The name, without sigil; empty if there is none.
    pub fn name(&self) -> &'m [u8] {
        // SAFETY: the strings are the module's, here and below.
        unsafe { self.info.name.bytes() }
    }
    /// Empty is none.
    pub fn partition(&self) -> &'m [u8] {
        // SAFETY: see above.
        unsafe { self.info.partition.bytes() }
    }
    /// Empty is none.
    pub fn section(&self) -> &'m [u8] {
        // SAFETY: see above.
        unsafe { self.info.section.bytes() }
    }
    /// The collector of a function.
    pub fn gc(&self) -> Option<&'m [u8]> {
        // SAFETY: see above.
        (self.info.has_gc != 0).then(|| unsafe { self.info.gc.bytes() })
    }
    /// The comdat that it is a member of.
    pub fn comdat(&self) -> Option<Comdat<'m>> {
        // SAFETY: the comdat is the module's.
        unsafe { Comdat::from_raw(self.info.comdat) }
    }
    /// Initialiser, aliasee or resolver.
    pub fn target(&self) -> Option<ValueRef<'m>> {
        // SAFETY: the constants are the module's, here and below.
        unsafe { ValueRef::from_raw(self.info.target) }
    }
    /// The personality function of a function.
    pub fn personality(&self) -> Option<ValueRef<'m>> {
        // SAFETY: see above.
        unsafe { ValueRef::from_raw(self.info.personality) }
    }
    /// What stands before a function's entry.
    pub fn prefix_data(&self) -> Option<ValueRef<'m>> {
        // SAFETY: see above.
        unsafe { ValueRef::from_raw(self.info.prefix) }
    }
    /// What stands at a function's entry.
    pub fn prologue_data(&self) -> Option<ValueRef<'m>> {
        // SAFETY: see above.
        unsafe { ValueRef::from_raw(self.info.prologue) }
    }
    /// Of a variable.
    pub fn attribute_set(&self) -> Option<AttributeSetRef<'m>> {
        // SAFETY: the shim gives a variable's set and a function's list.
        unsafe {
            AttributeSetRef::from_raw(if self.info.kind == 0 {
                self.info.attributes
            } else {
                std::ptr::null()
            })
        }
    }
    /// Of a function.
    pub fn attribute_list(&self) -> Option<AttributeListRef<'m>> {
        // SAFETY: see above.
        unsafe {
            AttributeListRef::from_raw(if self.info.kind == 1 {
                self.info.attributes
            } else {
                std::ptr::null()
            })
        }
    }
    /// The linker finds it in the same shared object.
    pub fn is_dso_local(&self) -> bool {
        self.info.dso_local != 0
    }
    /// A variable that nobody writes.
    pub fn is_constant(&self) -> bool {
        self.info.constant != 0
    }
    /// A variable with another first value than its initialiser.
    pub fn is_externally_initialized(&self) -> bool {
        self.info.externally_initialized != 0
    }
}

/// A constant, taken apart.
pub struct Constant<'m> {
    pub(super) value: ValueRef<'m>,
    pub(super) info: sys::Constant,
}

impl<'m> Constant<'m> {
    /// The place in the schema's ConstantKind.
    pub fn kind(&self) -> u32 {
        self.info.kind
    }
    /// Bits of an integer or floating-point number, least significant word first, and how many.
    pub fn words(&self) -> (&[u64], u32) {
        let n = (self.info.bits as usize).div_ceil(64);
        if self.info.words.is_null() {
            (&self.info.own[..n.min(2)], self.info.bits)
        } else {
            // SAFETY: the APInt of a ConstantInt lives with it.
            (unsafe { slice(self.info.words, n) }, self.info.bits)
        }
    }
    /// The place in the schema's FloatKind.
    pub fn format(&self) -> u32 {
        self.info.format
    }
    /// The bytes of a string.
    pub fn bytes(&self) -> &'m [u8] {
        // SAFETY: the data of a ConstantDataArray live with it.
        unsafe { self.info.bytes.bytes() }
    }
    /// The operands, in order.
    pub fn operands(&self) -> Operands<'m> {
        // SAFETY: the operands live with the constant.
        Operands(unsafe { slice(self.info.operands, self.info.n_operands) }, PhantomData)
    }
    /// Elements of an array or vector of plain data; these have no operands.
    pub fn data_elements(&self) -> impl Iterator<Item = ValueRef<'m>> {
        let value = self.value;
        // SAFETY: an element is made on demand and owned by the context.
        (0..self.info.n_elements).filter_map(move |i| unsafe {
            ValueRef::from_raw(sys::lf_constant_element(value.as_raw(), i))
        })
    }
    /// How many elements of plain data there are.
    pub fn n_data_elements(&self) -> u64 {
        self.info.n_elements
    }
    /// Of a blockaddress.
    pub fn block(&self) -> Option<BlockRef<'m>> {
        // SAFETY: the block is the module's.
        unsafe { BlockRef::from_raw(self.info.block) }
    }
    /// The place in the schema's Opcode.
    pub fn opcode(&self) -> u32 {
        self.info.opcode
    }
    /// LLVM's number.
    pub fn predicate(&self) -> u32 {
        self.info.predicate
    }
    /// Flags of an expression.
    pub fn flags(&self) -> Flags {
        Flags::from_bits_retain(self.info.flags)
    }
    /// The index of a getelementptr that is marked `inrange`, from 0.
    pub fn inrange(&self) -> Option<u32> {
        self.info.inrange.checked_sub(1)
    }
    /// Of a getelementptr.
    pub fn source_type(&self) -> Option<TypeRef<'m>> {
        // SAFETY: the type is the context's.
        unsafe { TypeRef::from_raw(self.info.source_type) }
    }
    /// The mask of a shufflevector; -1 is undefined.
    pub fn mask(&self) -> &'m [i32] {
        // SAFETY: the mask lives with the constant.
        unsafe { slice(self.info.mask, self.info.n_mask) }
    }
}

/// Inline assembler.
pub struct InlineAsm<'m> {
    /// Its type.
    pub ty: TypeRef<'m>,
    /// The assembler itself.
    pub text: &'m [u8],
    /// What its operands may be.
    pub constraints: &'m [u8],
    /// `sideeffect`: it does more than its results tell.
    pub side_effect: bool,
    /// `alignstack`: the stack must be aligned.
    pub align_stack: bool,
    /// `inteldialect`: Intel's syntax.
    pub intel: bool,
    /// `unwind`: it may unwind the stack.
    pub unwind: bool,
}
