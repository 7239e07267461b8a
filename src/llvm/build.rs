//! Making what a module is made of. Every function says what LLVM 15 would not take, and why;
//! nothing here trusts its arguments more than the shim does.

use std::ffi::c_void;

use llvm_sys::prelude::LLVMValueRef;

use super::flags::Flags;
use super::handle::{
    AttributeListRef, AttributeSetRef, BlockRef, Comdat, Made, MetadataRef, TypeRef, ValueRef,
};
use super::module::Module;
use super::sys::{self, Str};
use super::value::InlineAsm;

mod module;

/// One attribute to make: its kind or key, and what it takes.
pub enum NewAttribute<'a, 'm> {
    /// A kind alone: `nounwind`.
    Enum(&'a [u8]),
    /// A kind with a number: `align 8`.
    Int(&'a [u8], u64),
    /// A kind with a type: `sret(%pair)`.
    Type(&'a [u8], TypeRef<'m>),
    /// A key with a value, both free text.
    String(&'a [u8], &'a [u8]),
}

/// A global value to make; numbers as [`super::Global`] gives them.
#[derive(Default)]
pub struct NewGlobal<'a, 'm> {
    /// The place in [`super::GlobalKind`].
    pub kind: u32,
    /// What it points to; every global value needs one.
    pub value_type: Option<TypeRef<'m>>,
    /// The number of its address space.
    pub address_space: u32,
    /// The place in the schema's Linkage.
    pub linkage: u32,
    /// 0 default; then the schema's Visibility.
    pub visibility: u32,
    /// 0 none; then the schema's DllStorageClass.
    pub dll_storage_class: u32,
    /// 0 none; then the schema's ThreadLocalMode.
    pub thread_local: u32,
    /// 0 none; then the schema's UnnamedAddr.
    pub unnamed_addr: u32,
    /// LLVM's number.
    pub calling_convention: u32,
    /// Bits in the order of the schema's SanitizerFlag.
    pub sanitizer: u32,
    /// Bytes; 0 is none.
    pub align: u64,
    /// Without sigil; empty is none.
    pub name: &'a [u8],
    /// Empty is none.
    pub partition: &'a [u8],
    /// Empty is none.
    pub section: &'a [u8],
    /// The collector of a function.
    pub gc: Option<&'a [u8]>,
    /// The comdat that it is a member of.
    pub comdat: Option<Comdat<'m>>,
    /// Of a variable.
    pub attribute_set: Option<AttributeSetRef<'m>>,
    /// Of a function.
    pub attribute_list: Option<AttributeListRef<'m>>,
    /// The linker finds it in the same shared object.
    pub dso_local: bool,
    /// A variable that nobody writes.
    pub constant: bool,
    /// A variable with another first value than its initialiser.
    pub externally_initialized: bool,
}

/// The constants of a global value.
#[derive(Default)]
pub struct NewConstants<'m> {
    /// Initialiser, aliasee or resolver.
    pub target: Option<ValueRef<'m>>,
    /// The personality function of a function.
    pub personality: Option<ValueRef<'m>>,
    /// What stands before a function's entry.
    pub prefix_data: Option<ValueRef<'m>>,
    /// What stands at a function's entry.
    pub prologue_data: Option<ValueRef<'m>>,
}

/// An instruction or constant expression to make: operands and all that is no operand, in the
/// order that `shim.h` tells for `lf_inst_new`.
#[derive(Default)]
pub struct New<'m> {
    info: sys::Inst,
    inrange: u32,
    values: Vec<ValueRef<'m>>,
    blocks: Vec<BlockRef<'m>>,
    indices: Vec<u32>,
    mask: Vec<i32>,
    bundles: Vec<(Vec<u8>, u32)>,
}

impl<'m> New<'m> {
    /// `opcode` is the place in the schema's Opcode.
    pub fn of(opcode: u32) -> Self {
        Self { info: sys::Inst { opcode, ..sys::Inst::default() }, ..Self::default() }
    }
    /// Adds an operand.
    pub fn operand(&mut self, value: ValueRef<'m>) -> &mut Self {
        self.values.push(value);
        self
    }
    /// Adds a block: a destination, or that of an incoming value.
    pub fn block(&mut self, block: BlockRef<'m>) -> &mut Self {
        self.blocks.push(block);
        self
    }
    /// The type of the result.
    pub fn ty(&mut self, ty: TypeRef<'m>) -> &mut Self {
        self.info.ty = ty.as_raw();
        self
    }
    /// Allocated type, source type of a getelementptr, function type of a call.
    pub fn aux_type(&mut self, ty: TypeRef<'m>) -> &mut Self {
        self.info.aux_type = ty.as_raw();
        self
    }
    /// Sets a flag, if it is `on`.
    pub fn flag(&mut self, flag: Flags, on: bool) -> &mut Self {
        self.info.flags |= if on { flag.bits() } else { 0 };
        self
    }
    /// Bytes.
    pub fn align(&mut self, align: u64) -> &mut Self {
        self.info.align = align;
        self
    }
    /// The schema's Ordering plus one.
    pub fn ordering(&mut self, ordering: u32) -> &mut Self {
        self.info.ordering = ordering;
        self
    }
    /// Of a cmpxchg that fails; as [`New::ordering`].
    pub fn failure_ordering(&mut self, ordering: u32) -> &mut Self {
        self.info.failure_ordering = ordering;
        self
    }
    /// LLVM's number of the synchronisation scope; 1 is the system's.
    pub fn syncscope(&mut self, scope: u32) -> &mut Self {
        self.info.syncscope = scope;
        self
    }
    /// LLVM's number of a comparison.
    pub fn predicate(&mut self, predicate: u32) -> &mut Self {
        self.info.predicate = predicate;
        self
    }
    /// LLVM's number of an atomicrmw's operation.
    pub fn rmw_operation(&mut self, operation: u32) -> &mut Self {
        self.info.rmw = operation;
        self
    }
    /// 0 none; then the schema's TailCallKind.
    pub fn tail(&mut self, kind: u32) -> &mut Self {
        self.info.tail = kind;
        self
    }
    /// LLVM's number of a call's convention.
    pub fn calling_convention(&mut self, cc: u32) -> &mut Self {
        self.info.calling_convention = cc;
        self
    }
    /// Arguments of a call or pad, handlers of a catchswitch.
    pub fn n_args(&mut self, n: usize) -> &mut Self {
        self.info.n_args = u32::try_from(n).unwrap_or(u32::MAX);
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
        self.inrange = index.saturating_add(1);
        self
    }
    /// The attributes of a call.
    pub fn attributes(&mut self, list: AttributeListRef<'m>) -> &mut Self {
        self.info.attributes = list.as_raw();
        self
    }
    /// Its operands are added as operands, before the callee.
    pub fn bundle(&mut self, tag: &[u8], n: u32) -> &mut Self {
        self.bundles.push((tag.to_vec(), n));
        self
    }

    /// Makes the instruction at the end of `block`.
    pub fn instruction(&mut self, block: BlockRef<'m>) -> Made<ValueRef<'m>> {
        self.info.indices = self.indices.as_ptr();
        self.info.n_indices = self.indices.len();
        self.info.mask = self.mask.as_ptr();
        self.info.n_mask = self.mask.len();
        let bundle = |(tag, n): &(Vec<u8>, u32)| sys::Bundle { tag: Str::of(tag), first: 0, n: *n };
        let bundles: Vec<sys::Bundle> = self.bundles.iter().map(bundle).collect();
        // SAFETY: a handle is one pointer; all arrays have the lengths that are said and outlive
        // the call; all handles are of one context.
        unsafe {
            made(sys::lf_inst_new(
                block.as_raw(),
                &self.info,
                self.values.as_ptr().cast(),
                self.values.len(),
                self.blocks.as_ptr().cast(),
                self.blocks.len(),
                bundles.as_ptr(),
                bundles.len(),
            ))
        }
    }

    /// Makes the constant expression of type `ty`.
    pub fn constant(&self, ty: TypeRef<'m>) -> Made<ValueRef<'m>> {
        let info = sys::Constant {
            opcode: self.info.opcode,
            flags: self.info.flags,
            predicate: self.info.predicate,
            inrange: self.inrange,
            source_type: self.info.aux_type,
            mask: self.mask.as_ptr(),
            n_mask: self.mask.len(),
            ..sys::Constant::default()
        };
        // SAFETY: as in `instruction`.
        unsafe {
            made(sys::lf_constant_expr(
                &info,
                ty.as_raw(),
                self.values.as_ptr().cast(),
                self.values.len(),
            ))
        }
    }
}

/// # Safety
/// The value belongs to the module of `'m`.
unsafe fn made<'m>(raw: LLVMValueRef) -> Made<ValueRef<'m>> {
    // SAFETY: the caller's.
    unsafe { ValueRef::from_raw(raw) }.ok_or_else(sys::last_error)
}

fn done(ok: bool) -> Made<()> {
    if ok { Ok(()) } else { Err(sys::last_error()) }
}

// SAFETY of all below: handles are of the module of `self` or of `'m`, strings are copied by LLVM,
// and the shim checks classes and types.
impl<'m> ValueRef<'m> {
    /// Gives a global value its constants.
    pub fn finish_global(self, constants: &NewConstants<'m>) -> Made<()> {
        let raw = |v: Option<ValueRef<'m>>| v.map_or(std::ptr::null_mut(), ValueRef::as_raw);
        let info = sys::Global {
            target: raw(constants.target),
            personality: raw(constants.personality),
            prefix: raw(constants.prefix_data),
            prologue: raw(constants.prologue_data),
            ..sys::Global::default()
        };
        // SAFETY: see above.
        done(unsafe { sys::lf_global_finish(self.as_raw(), &info) })
    }

    /// Names a value; the empty name takes its name away.
    pub fn set_name(self, name: &[u8]) -> Made<()> {
        // SAFETY: see above.
        done(unsafe { sys::lf_value_set_name(self.as_raw(), Str::of(name)) })
    }

    /// A new block at the end of a function.
    pub fn add_block(self) -> Made<BlockRef<'m>> {
        // SAFETY: see above.
        unsafe { BlockRef::from_raw(sys::lf_block_new(self.as_raw())) }
            .ok_or_else(|| "only functions have basic blocks".into())
    }

    /// Whether LLVM's verifier accepts a function.
    pub fn verify_function(self) -> Made<()> {
        // SAFETY: see above.
        done(unsafe { sys::lf_function_verify(self.as_raw()) })
    }

    /// Whether LLVM survives to verify the calls of a function: an intrinsic's must fit it.
    pub fn check_intrinsic(self) -> Made<()> {
        // SAFETY: see above.
        done(unsafe { sys::lf_function_sound(self.as_raw()) })
    }

    /// Adds an attachment to a global value or an instruction.
    pub fn attach(self, kind: u32, node: MetadataRef<'m>) -> Made<()> {
        // SAFETY: see above.
        done(unsafe { sys::lf_attach(self.as_raw(), kind, node.as_raw()) })
    }

    /// The `dbg` attachment of an instruction.
    pub fn set_debug_loc(self, location: MetadataRef<'m>) -> Made<()> {
        // SAFETY: see above.
        done(unsafe { sys::lf_set_debug_loc(self.as_raw(), location.as_raw()) })
    }

    /// A stand-in for a value that is defined later.
    pub fn placeholder(ty: TypeRef<'m>) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_placeholder(ty.as_raw())) }
    }

    /// Puts `value`, or poison, in place of this placeholder, which is gone then.
    pub fn replace_placeholder(self, value: Option<ValueRef<'m>>) -> Made<()> {
        let value = value.map_or(std::ptr::null_mut(), ValueRef::as_raw);
        // SAFETY: see above; the placeholder is used no more.
        done(unsafe { sys::lf_placeholder_replace(self.as_raw(), value) })
    }

    /// `kind` is the place in the schema's ConstantKind.
    pub fn simple_constant(ty: TypeRef<'m>, kind: u32) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_simple(ty.as_raw(), kind)) }
    }
    /// An integer constant, or its splat, from decimal digits.
    pub fn int(ty: TypeRef<'m>, decimal: &[u8]) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_int(ty.as_raw(), Str::of(decimal))) }
    }
    /// Least significant word first.
    pub fn fp(ty: TypeRef<'m>, words: [u64; 2]) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_fp(ty.as_raw(), words.as_ptr())) }
    }
    /// An array of bytes.
    pub fn bytes(ty: TypeRef<'m>, bytes: &[u8]) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_bytes(ty.as_raw(), Str::of(bytes))) }
    }
    /// A struct, array or vector of constants.
    pub fn aggregate(ty: TypeRef<'m>, elements: &[ValueRef<'m>]) -> Made<Self> {
        let (data, n) = (elements.as_ptr().cast(), elements.len());
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_aggregate(ty.as_raw(), data, n)) }
    }
    /// `blockaddress` of a block in its function.
    pub fn block_address(block: BlockRef<'m>) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_block(block.as_raw())) }
    }
    /// `dso_local_equivalent` of a function.
    pub fn dso_local_equivalent(self) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_dso_local_equivalent(self.as_raw())) }
    }
    /// `no_cfi` of a function.
    pub fn no_cfi(self) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_no_cfi(self.as_raw())) }
    }
    /// `ty` is the function type; the one in `new` lives no longer than its texts.
    pub fn new_inline_asm(ty: TypeRef<'m>, new: &InlineAsm<'_>) -> Made<Self> {
        let raw = sys::InlineAsm {
            ty: ty.as_raw(),
            text: Str::of(new.text),
            constraints: Str::of(new.constraints),
            side_effect: new.side_effect.into(),
            align_stack: new.align_stack.into(),
            intel: new.intel.into(),
            unwind: new.unwind.into(),
        };
        // SAFETY: see above.
        unsafe { made(sys::lf_inline_asm_new(&raw)) }
    }
}

impl<'m> BlockRef<'m> {
    /// Orders the use-list so that the predecessors come as told.
    pub fn set_preds(self, preds: &[BlockRef<'m>]) -> Made<()> {
        let n = u32::try_from(preds.len()).map_err(|_| "too many predecessors".to_owned())?;
        // SAFETY: see above.
        done(unsafe { sys::lf_block_set_preds(self.as_raw(), preds.as_ptr().cast(), n) })
    }
}
