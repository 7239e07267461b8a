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
    Enum(&'a [u8]),
    Int(&'a [u8], u64),
    Type(&'a [u8], TypeRef<'m>),
    String(&'a [u8], &'a [u8]),
}

/// A global value to make; numbers as [`super::Global`] gives them.
#[derive(Default)]
pub struct NewGlobal<'a, 'm> {
    pub kind: u32,
    pub value_type: Option<TypeRef<'m>>,
    pub address_space: u32,
    pub linkage: u32,
    pub visibility: u32,
    pub dll_storage_class: u32,
    pub thread_local: u32,
    pub unnamed_addr: u32,
    pub calling_convention: u32,
    pub sanitizer: u32,
    pub align: u64,
    pub name: &'a [u8],
    pub partition: &'a [u8],
    pub section: &'a [u8],
    pub gc: Option<&'a [u8]>,
    pub comdat: Option<Comdat<'m>>,
    pub attribute_set: Option<AttributeSetRef<'m>>,
    pub attribute_list: Option<AttributeListRef<'m>>,
    pub dso_local: bool,
    pub constant: bool,
    pub externally_initialized: bool,
}

/// The constants of a global value.
#[derive(Default)]
pub struct NewConstants<'m> {
    /// Initialiser, aliasee or resolver.
    pub target: Option<ValueRef<'m>>,
    pub personality: Option<ValueRef<'m>>,
    pub prefix_data: Option<ValueRef<'m>>,
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
    pub fn operand(&mut self, value: ValueRef<'m>) -> &mut Self {
        self.values.push(value);
        self
    }
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
    pub fn failure_ordering(&mut self, ordering: u32) -> &mut Self {
        self.info.failure_ordering = ordering;
        self
    }
    pub fn syncscope(&mut self, scope: u32) -> &mut Self {
        self.info.syncscope = scope;
        self
    }
    pub fn predicate(&mut self, predicate: u32) -> &mut Self {
        self.info.predicate = predicate;
        self
    }
    pub fn rmw_operation(&mut self, operation: u32) -> &mut Self {
        self.info.rmw = operation;
        self
    }
    pub fn tail(&mut self, kind: u32) -> &mut Self {
        self.info.tail = kind;
        self
    }
    pub fn calling_convention(&mut self, cc: u32) -> &mut Self {
        self.info.calling_convention = cc;
        self
    }
    /// Arguments of a call or pad, handlers of a catchswitch.
    pub fn n_args(&mut self, n: usize) -> &mut Self {
        self.info.n_args = u32::try_from(n).unwrap_or(u32::MAX);
        self
    }
    pub fn index(&mut self, index: u32) -> &mut Self {
        self.indices.push(index);
        self
    }
    pub fn mask_element(&mut self, element: i32) -> &mut Self {
        self.mask.push(element);
        self
    }
    pub fn inrange(&mut self, index: u32) -> &mut Self {
        self.inrange = index.saturating_add(1);
        self
    }
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
    pub fn int(ty: TypeRef<'m>, decimal: &[u8]) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_int(ty.as_raw(), Str::of(decimal))) }
    }
    /// Least significant word first.
    pub fn fp(ty: TypeRef<'m>, words: [u64; 2]) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_fp(ty.as_raw(), words.as_ptr())) }
    }
    pub fn bytes(ty: TypeRef<'m>, bytes: &[u8]) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_bytes(ty.as_raw(), Str::of(bytes))) }
    }
    pub fn aggregate(ty: TypeRef<'m>, elements: &[ValueRef<'m>]) -> Made<Self> {
        let (data, n) = (elements.as_ptr().cast(), elements.len());
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_aggregate(ty.as_raw(), data, n)) }
    }
    pub fn block_address(block: BlockRef<'m>) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_block(block.as_raw())) }
    }
    pub fn dso_local_equivalent(self) -> Made<Self> {
        // SAFETY: see above.
        unsafe { made(sys::lf_constant_dso_local_equivalent(self.as_raw())) }
    }
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
