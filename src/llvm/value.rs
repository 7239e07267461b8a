//! What a module is made of, as handles that live no longer than it: values, types, blocks,
//! attributes. Reading only; `build.rs` makes them.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::prelude::{LLVMBasicBlockRef, LLVMTypeRef, LLVMValueRef};

use super::MetadataRef;
use super::module::Of;
use super::sys::{self, slice};

/// Declares a handle: a pointer of LLVM's that is never null.
macro_rules! handles {
    ($($(#[$meta:meta])* $name:ident: $raw:ty;)*) => {$(
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(transparent)]
        pub struct $name<'m>(NonNull<c_void>, Of<'m>);

        impl<'m> $name<'m> {
            /// None of a null pointer.
            ///
            /// # Safety
            /// The pointer is of this sort and stays valid for `'m`.
            pub(crate) unsafe fn from_raw(raw: $raw) -> Option<Self> {
                Some(Self(NonNull::new(raw as *mut c_void)?, PhantomData))
            }

            pub(crate) fn as_raw(self) -> $raw {
                self.0.as_ptr() as $raw
            }

            /// What tells it from all others of its context.
            pub fn address(self) -> usize {
                self.0.as_ptr() as usize
            }
        }
    )*};
}

handles! {
    /// A value.
    ValueRef: LLVMValueRef;
    /// A type.
    TypeRef: LLVMTypeRef;
    /// A basic block. As a value it has the same address.
    BlockRef: LLVMBasicBlockRef;
    /// The attributes of one thing.
    AttributeSetRef: *const c_void;
    /// The attributes of a function or call site: of itself, its result and its parameters.
    AttributeListRef: *const c_void;
    /// A comdat.
    Comdat: *mut c_void;
    /// A named metadata node.
    NamedMetadataRef: *mut c_void;
}

/// Which sort of value it is, as far as ids care.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValueClass {
    /// A constant other than a global value.
    Constant,
    Global,
    /// An argument or the result of an instruction.
    Local,
    Block,
    Metadata,
    InlineAsm,
}

impl<'m> ValueRef<'m> {
    /// The name, without sigil; empty if there is none.
    pub fn name(self) -> &'m [u8] {
        // SAFETY: the value is alive, and so is its name.
        unsafe { sys::lf_value_name(self.as_raw()).bytes() }
    }

    pub fn ty(self) -> TypeRef<'m> {
        // SAFETY: every value has a type, which its context owns.
        TypeRef(
            unsafe { NonNull::new_unchecked(sys::lf_value_type(self.as_raw()).cast()) },
            PhantomData,
        )
    }

    pub fn class(self) -> ValueClass {
        // SAFETY: the value is alive.
        match unsafe { sys::lf_value_class(self.as_raw()) } {
            0 => ValueClass::Constant,
            1 => ValueClass::Global,
            3 => ValueClass::Block,
            4 => ValueClass::Metadata,
            5 => ValueClass::InlineAsm,
            _ => ValueClass::Local,
        }
    }

    /// The block that it is, if it is one.
    pub fn as_block(self) -> Option<BlockRef<'m>> {
        (self.class() == ValueClass::Block).then_some(BlockRef(self.0, PhantomData))
    }

    /// The parameters of a function.
    pub fn params(self) -> impl Iterator<Item = ValueRef<'m>> {
        // SAFETY: `lf_function_params` and `_param` check that it is a function.
        let n = unsafe { sys::lf_function_params(self.as_raw()) };
        (0..n).filter_map(move |i| unsafe {
            ValueRef::from_raw(sys::lf_function_param(self.as_raw(), i))
        })
    }

    /// What is special to a global value.
    pub fn global(self) -> Global<'m> {
        let mut info = sys::Global::default();
        // SAFETY: the value is alive; of another sort it leaves zeros.
        unsafe { sys::lf_global(self.as_raw(), &mut info) };
        Global { info, of: PhantomData }
    }

    /// What is special to a constant; none of other values.
    pub fn constant(self) -> Option<Constant<'m>> {
        let mut info = sys::Constant::default();
        // SAFETY: the value is alive.
        unsafe { sys::lf_constant(self.as_raw(), &mut info) };
        (info.kind != u32::MAX).then_some(Constant { value: self, info })
    }

    /// What is special to inline assembler; none of other values.
    pub fn inline_asm(self) -> Option<InlineAsm<'m>> {
        let mut info = sys::InlineAsm::default();
        // SAFETY: the value is alive, and so are its strings and its type.
        unsafe {
            if !sys::lf_inline_asm(self.as_raw(), &mut info) {
                return None;
            }
            Some(InlineAsm {
                ty: TypeRef::from_raw(info.ty)?,
                text: info.text.bytes(),
                constraints: info.constraints.bytes(),
                side_effect: info.side_effect != 0,
                align_stack: info.align_stack != 0,
                intel: info.intel != 0,
                unwind: info.unwind != 0,
            })
        }
    }

    /// Attachments of a global or an instruction, by kind; an instruction's `dbg` is none of them.
    pub fn attachments(self) -> Vec<(u32, MetadataRef<'m>)> {
        let mut found = vec![sys::Attachment::default(); 8];
        // SAFETY: `found` has the room that is said; the nodes are the module's.
        unsafe {
            let n = sys::lf_attachments(self.as_raw(), found.as_mut_ptr(), 8) as usize;
            if n > found.len() {
                found.resize(n, sys::Attachment::default());
                sys::lf_attachments(self.as_raw(), found.as_mut_ptr(), n as u32);
            }
            found.truncate(n);
            let node = |a: sys::Attachment| Some((a.kind, MetadataRef::from_raw(a.node)?));
            found.into_iter().filter_map(node).collect()
        }
    }
}

/// A type, taken apart.
pub struct TypeInfo<'m> {
    info: sys::Type,
    of: Of<'m>,
}

impl<'m> TypeRef<'m> {
    pub fn info(self) -> TypeInfo<'m> {
        let mut info = sys::Type::default();
        // SAFETY: the type is alive.
        unsafe { sys::lf_type(self.as_raw(), &mut info) };
        TypeInfo { info, of: PhantomData }
    }
}

impl<'m> TypeInfo<'m> {
    /// The place in the schema's TypeKind.
    pub fn kind(&self) -> u32 {
        self.info.kind
    }
    /// Width of an integer, FloatKind, or address space of a pointer.
    pub fn number(&self) -> u32 {
        self.info.number
    }
    /// Elements of an array or vector.
    pub fn count(&self) -> u64 {
        self.info.count
    }
    /// Elements, fields, pointee; of a function the result and the parameters.
    pub fn contained(&self) -> &'m [TypeRef<'m>] {
        // SAFETY: the context owns the array, and a handle is one pointer that is not null.
        unsafe { slice(self.info.contained.cast(), self.info.n_contained) }
    }
    /// The name of an identified struct.
    pub fn name(&self) -> Option<&'m [u8]> {
        // SAFETY: the name is the context's.
        (!self.info.name.data.is_null()).then(|| unsafe { self.info.name.bytes() })
    }
    pub fn is_opaque(&self) -> bool {
        self.info.opaque != 0
    }
    pub fn is_literal(&self) -> bool {
        self.info.literal != 0
    }
    pub fn is_packed(&self) -> bool {
        self.info.packed != 0
    }
    pub fn is_varargs(&self) -> bool {
        self.info.varargs != 0
    }
}

/// One attribute.
pub enum AttributeRef<'m> {
    Enum(&'m [u8]),
    Int(&'m [u8], u64),
    Type(&'m [u8], Option<TypeRef<'m>>),
    String(&'m [u8], &'m [u8]),
}

impl<'m> AttributeListRef<'m> {
    /// The sets that are not empty: index 0 is the function's, 1 the result's, then the parameters'.
    pub fn sets(self) -> impl Iterator<Item = (u32, AttributeSetRef<'m>)> {
        // SAFETY: the list is alive, and the context owns its sets.
        let n = unsafe { sys::lf_attribute_list_len(self.as_raw()) };
        (0..n).filter_map(move |i| unsafe {
            Some((i, AttributeSetRef::from_raw(sys::lf_attribute_list_get(self.as_raw(), i))?))
        })
    }
}

impl<'m> AttributeSetRef<'m> {
    pub fn attributes(self) -> impl Iterator<Item = AttributeRef<'m>> {
        // SAFETY: the set is alive, and the context owns its strings and types.
        let n = unsafe { sys::lf_attribute_set_len(self.as_raw()) };
        (0..n).map(move |i| unsafe {
            let mut a = sys::Attribute::default();
            sys::lf_attribute(self.as_raw(), i, &mut a);
            match a.form {
                0 => AttributeRef::Enum(a.kind.bytes()),
                1 => AttributeRef::Int(a.kind.bytes(), a.number),
                2 => AttributeRef::Type(a.kind.bytes(), TypeRef::from_raw(a.ty)),
                _ => AttributeRef::String(a.kind.bytes(), a.value.bytes()),
            }
        })
    }
}

impl<'m> Comdat<'m> {
    pub fn name(self) -> &'m [u8] {
        // SAFETY: the comdat is alive.
        unsafe { sys::lf_comdat_name(self.as_raw()).bytes() }
    }
    /// The place in the schema's SelectionKind.
    pub fn kind(self) -> u32 {
        // SAFETY: the comdat is alive.
        unsafe { sys::lf_comdat_kind(self.as_raw()) }
    }
}

impl<'m> NamedMetadataRef<'m> {
    pub fn name(self) -> &'m [u8] {
        // SAFETY: the node is alive.
        unsafe { sys::lf_named_metadata_name(self.as_raw()).bytes() }
    }
    pub fn operands(self) -> impl Iterator<Item = MetadataRef<'m>> {
        // SAFETY: the node is alive, and so are its operands.
        let n = unsafe { sys::lf_named_metadata_len(self.as_raw()) };
        (0..n).filter_map(move |i| unsafe {
            MetadataRef::from_raw(sys::lf_named_metadata_operand(self.as_raw(), i))
        })
    }
}

/// A global value, taken apart: variable, function, alias or ifunc.
pub struct Global<'m> {
    pub(super) info: sys::Global,
    of: Of<'m>,
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
    pub fn calling_convention(&self) -> u32 {
        self.info.calling_convention
    }
    /// Bits in the order of the schema's SanitizerFlag.
    pub fn sanitizer(&self) -> u32 {
        self.info.sanitizer
    }
    pub fn value_type(&self) -> TypeRef<'m> {
        // SAFETY: a global value has a value type, which its context owns.
        TypeRef(unsafe { NonNull::new_unchecked(self.info.value_type.cast()) }, PhantomData)
    }
    /// Bytes; 0 is none.
    pub fn align(&self) -> u64 {
        self.info.align
    }
    pub fn name(&self) -> &'m [u8] {
        // SAFETY: the strings are the module's, here and below.
        unsafe { self.info.name.bytes() }
    }
    pub fn partition(&self) -> &'m [u8] {
        // SAFETY: see above.
        unsafe { self.info.partition.bytes() }
    }
    pub fn section(&self) -> &'m [u8] {
        // SAFETY: see above.
        unsafe { self.info.section.bytes() }
    }
    pub fn gc(&self) -> Option<&'m [u8]> {
        // SAFETY: see above.
        (self.info.has_gc != 0).then(|| unsafe { self.info.gc.bytes() })
    }
    pub fn comdat(&self) -> Option<Comdat<'m>> {
        // SAFETY: the comdat is the module's.
        unsafe { Comdat::from_raw(self.info.comdat) }
    }
    /// Initialiser, aliasee or resolver.
    pub fn target(&self) -> Option<ValueRef<'m>> {
        // SAFETY: the constants are the module's, here and below.
        unsafe { ValueRef::from_raw(self.info.target) }
    }
    pub fn personality(&self) -> Option<ValueRef<'m>> {
        // SAFETY: see above.
        unsafe { ValueRef::from_raw(self.info.personality) }
    }
    pub fn prefix_data(&self) -> Option<ValueRef<'m>> {
        // SAFETY: see above.
        unsafe { ValueRef::from_raw(self.info.prefix) }
    }
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
    pub fn is_dso_local(&self) -> bool {
        self.info.dso_local != 0
    }
    pub fn is_constant(&self) -> bool {
        self.info.constant != 0
    }
    pub fn is_externally_initialized(&self) -> bool {
        self.info.externally_initialized != 0
    }
}

/// A constant, taken apart.
pub struct Constant<'m> {
    value: ValueRef<'m>,
    info: sys::Constant,
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
    pub fn bytes(&self) -> &'m [u8] {
        // SAFETY: the data of a ConstantDataArray live with it.
        unsafe { self.info.bytes.bytes() }
    }
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
    pub fn flags(&self) -> Flags {
        Flags(self.info.flags)
    }
    pub fn inrange(&self) -> Option<u32> {
        self.info.inrange.checked_sub(1)
    }
    /// Of a getelementptr.
    pub fn source_type(&self) -> Option<TypeRef<'m>> {
        // SAFETY: the type is the context's.
        unsafe { TypeRef::from_raw(self.info.source_type) }
    }
    pub fn mask(&self) -> &'m [i32] {
        // SAFETY: the mask lives with the constant.
        unsafe { slice(self.info.mask, self.info.n_mask) }
    }
}

/// Inline assembler.
pub struct InlineAsm<'m> {
    pub ty: TypeRef<'m>,
    pub text: &'m [u8],
    pub constraints: &'m [u8],
    pub side_effect: bool,
    pub align_stack: bool,
    pub intel: bool,
    pub unwind: bool,
}

/// The operands of a user.
#[derive(Copy, Clone)]
pub struct Operands<'m>(&'m [sys::Use], Of<'m>);

impl<'m> Operands<'m> {
    pub fn len(self) -> usize {
        self.0.len()
    }
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
    #[inline]
    pub fn get(self, i: usize) -> Option<ValueRef<'m>> {
        // SAFETY: an operand belongs to the module.
        unsafe { ValueRef::from_raw(self.0.get(i)?.value) }
    }
    pub fn iter(self) -> impl Iterator<Item = ValueRef<'m>> {
        // SAFETY: see above.
        self.0.iter().filter_map(|u| unsafe { ValueRef::from_raw(u.value) })
    }
    pub fn slice(self, range: std::ops::Range<usize>) -> Self {
        Self(self.0.get(range).unwrap_or(&[]), PhantomData)
    }
}

/// Flags of an instruction or constant expression.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Flags(pub u32);

impl Flags {
    #[inline]
    pub fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }
    /// The seven bits of the schema's FastMathFlag.
    pub fn fast_math(self) -> u32 {
        self.0 / sys::FAST_MATH
    }
}

impl<'m> BlockRef<'m> {
    /// The block as a value.
    pub fn value(self) -> ValueRef<'m> {
        ValueRef(self.0, PhantomData)
    }

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
    #[inline]
    pub fn flags(&self) -> Flags {
        Flags(self.info.flags)
    }
    /// The schema's Ordering plus one; 0 is not atomic.
    pub fn ordering(&self) -> u32 {
        self.info.ordering
    }
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
    #[inline]
    pub fn operands(&self) -> Operands<'m> {
        // SAFETY: the operands live with the instruction.
        Operands(unsafe { slice(self.info.operands, self.info.n_operands) }, PhantomData)
    }
    pub fn indices(&self) -> &'m [u32] {
        // SAFETY: they live with the instruction, here and below.
        unsafe { slice(self.info.indices, self.info.n_indices) }
    }
    pub fn mask(&self) -> &'m [i32] {
        // SAFETY: see above.
        unsafe { slice(self.info.mask, self.info.n_mask) }
    }
    /// The blocks of a phi, one per operand.
    pub fn incoming(&self) -> &'m [BlockRef<'m>] {
        // SAFETY: see above; a handle is one pointer that is not null.
        unsafe { slice(self.info.incoming.cast(), self.info.n_operands) }
    }
    pub fn attribute_list(&self) -> Option<AttributeListRef<'m>> {
        // SAFETY: the context's, or null.
        unsafe { AttributeListRef::from_raw(self.info.attributes) }
    }
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
