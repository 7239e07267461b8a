//! A module together with its context: reading, verifying, printing and writing it.

use std::ffi::c_void;

use llvm_sys::core::{LLVMContextCreate, LLVMContextDispose, LLVMDisposeModule};
use llvm_sys::prelude::{LLVMContextRef, LLVMModuleRef};

use super::handle::{BlockRef, Comdat, MetadataRef, NamedMetadataRef, ValueRef};
use super::sys::{self, Str};

/// How a module is written down.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// LLVM's bitcode.
    Bitcode,
    /// LLVM's assembly language.
    Text,
}

impl Syntax {
    /// Bitcode by its magic, bare or in a wrapper; text otherwise.
    pub fn of(bytes: &[u8]) -> Self {
        match bytes {
            [b'B', b'C', 0xC0, 0xDE, ..] | [0xDE, 0xC0, 0x17, 0x0B, ..] => Self::Bitcode,
            _ => Self::Text,
        }
    }
}

/// The lists of a module.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum GlobalKind {
    /// Global variables.
    Variable,
    /// Functions, declared or defined.
    Function,
    /// Aliases.
    Alias,
    /// Indirect functions, which a resolver chooses.
    Ifunc,
}

/// A module and the context that owns all that it refers to. One context per module: facts of
/// modules are independent, and contexts on several threads need no lock.
pub struct Module {
    context: LLVMContextRef,
    raw: LLVMModuleRef,
}

// SAFETY: a context and its module are reached only through this owner, and LLVM keeps nothing of
// them in threads.
unsafe impl Send for Module {}

impl Drop for Module {
    fn drop(&mut self) {
        // SAFETY: both are owned and not used again; the module goes before its context.
        unsafe {
            LLVMDisposeModule(self.raw);
            LLVMContextDispose(self.context);
        }
    }
}

impl Module {
    /// Reads a module. `name` is its ModuleID, a comment in its text. See [`Self::is_verified`].
    ///
    /// # Errors
    /// What LLVM says about bytes that are no module; for text with line and column.
    pub fn parse(bytes: &[u8], syntax: Syntax, name: &str) -> Result<Self, String> {
        Self::parse_with(bytes, syntax, name, false)
    }

    /// The same for a module that nobody is going to verify. LLVM itself aborts when it reads a
    /// broken module with debug information; this takes it as it is, at the price of verifying
    /// modules with debug information twice.
    ///
    /// # Errors
    /// As [`Self::parse`].
    pub fn parse_leniently(bytes: &[u8], syntax: Syntax, name: &str) -> Result<Self, String> {
        Self::parse_with(bytes, syntax, name, true)
    }

    fn parse_with(bytes: &[u8], syntax: Syntax, name: &str, lenient: bool) -> Result<Self, String> {
        // Text ends where a NUL stands, which LLVM wants to see behind the last byte.
        let mut terminated = Vec::new();
        let data = match syntax {
            Syntax::Bitcode => bytes,
            Syntax::Text => {
                terminated.reserve_exact(bytes.len() + 1);
                terminated.extend_from_slice(bytes);
                terminated.push(0);
                &terminated[..bytes.len()]
            }
        };
        let syntax = match syntax {
            Syntax::Bitcode => sys::BITCODE,
            Syntax::Text => sys::TEXT,
        };
        // SAFETY: the context is new and ours; the bytes outlive the call, and a parsed module
        // keeps none of them.
        unsafe {
            let context = LLVMContextCreate();
            let name = Str::of(name.as_bytes());
            let raw = sys::lf_module_parse(context, Str::of(data), name, syntax, lenient);
            if raw.is_null() {
                LLVMContextDispose(context);
                return Err(sys::last_error());
            }
            Ok(Self { context, raw })
        }
    }

    /// An empty module.
    pub fn new(source_filename: &[u8]) -> Self {
        // SAFETY: as in `parse`.
        unsafe {
            let context = LLVMContextCreate();
            Self { context, raw: sys::lf_module_new(context, Str::of(source_filename)) }
        }
    }

    /// Whether LLVM's verifier accepts the module with its debug information.
    ///
    /// # Errors
    /// The verifier's words.
    pub fn verify(&self) -> Result<(), String> {
        // SAFETY: the module is alive.
        if unsafe { sys::lf_module_verify(self.raw) } { Ok(()) } else { Err(sys::last_error()) }
    }

    /// Whether parsing has verified the module already: LLVM does that for debug information of its
    /// own version. It drops what is invalid of that, with a warning, and aborts if the module is
    /// broken otherwise.
    pub fn is_verified(&self) -> bool {
        // SAFETY: the module is alive.
        unsafe { sys::lf_module_has_debug_info(self.raw) }
    }

    /// The text that llvm-dis prints, but for the name of the file in its first line.
    pub fn text(&self) -> Vec<u8> {
        let mut out = Vec::new();
        // SAFETY: `append` gets back the vector that it is given, during the call only.
        unsafe { sys::lf_module_print(self.raw, append, (&raw mut out).cast()) };
        out
    }

    /// Bitcode, with the order of every use-list.
    pub fn bitcode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        // SAFETY: as in `text`.
        unsafe { sys::lf_module_write(self.raw, append, (&raw mut out).cast()) };
        out
    }

    /// Does not free the module: for a process that ends anyway.
    pub fn leak(self) {
        std::mem::forget(self);
    }

    pub(super) fn context(&self) -> LLVMContextRef {
        self.context
    }

    pub(super) fn raw(&self) -> LLVMModuleRef {
        self.raw
    }

    /// The file that it was compiled from.
    pub fn source_filename(&self) -> &[u8] {
        // SAFETY: the string is the module's, here and below.
        unsafe { sys::lf_module_source_filename(self.raw).bytes() }
    }

    /// The target triple; empty is none.
    pub fn target_triple(&self) -> &[u8] {
        // SAFETY: see above.
        unsafe { sys::lf_module_target(self.raw).bytes() }
    }
    /// Sets the target triple.
    pub fn set_target_triple(&self, triple: &[u8]) {
        // SAFETY: the bytes are copied.
        unsafe { sys::lf_module_set_target(self.raw, Str::of(triple)) };
    }

    /// The data layout; empty is the default.
    pub fn data_layout(&self) -> &[u8] {
        // SAFETY: see above.
        unsafe { sys::lf_module_data_layout(self.raw).bytes() }
    }
    /// # Errors
    /// LLVM's words about a string that is no data layout.
    pub fn set_data_layout(&self, layout: &[u8]) -> Result<(), String> {
        // SAFETY: the bytes are copied.
        let ok = unsafe { sys::lf_module_set_data_layout(self.raw, Str::of(layout)) };
        if ok { Ok(()) } else { Err(sys::last_error()) }
    }

    /// The assembler of the module, outside of functions.
    pub fn inline_asm(&self) -> &[u8] {
        // SAFETY: see above.
        unsafe { sys::lf_module_inline_asm(self.raw).bytes() }
    }
    /// Sets the assembler of the module.
    pub fn set_inline_asm(&self, text: &[u8]) {
        // SAFETY: the bytes are copied.
        unsafe { sys::lf_module_set_inline_asm(self.raw, Str::of(text)) };
    }

    /// Whether pointers are opaque; none if no type has decided it.
    pub fn opaque_pointers(&self) -> Option<bool> {
        // SAFETY: the context is alive.
        match unsafe { sys::lf_pointer_mode(self.context) } {
            0 => None,
            mode => Some(mode == 2),
        }
    }
    /// Before the first type is made.
    pub fn set_opaque_pointers(&self, opaque: bool) {
        // SAFETY: the context is alive.
        unsafe { sys::lf_set_pointer_mode(self.context, if opaque { 2 } else { 1 }) };
    }

    /// The names of all kinds of metadata attachments, LLVM's own first.
    pub fn metadata_kinds(&self) -> Vec<&[u8]> {
        // SAFETY: the names are the context's.
        unsafe {
            let n = sys::lf_metadata_kinds(self.context);
            (0..n).map(|kind| sys::lf_metadata_kind(self.context, kind).bytes()).collect()
        }
    }
    /// The kind of this name, registered if it is new.
    ///
    /// # Errors
    /// When there is no name: LLVM could not read it in bitcode.
    pub fn metadata_kind(&self, name: &[u8]) -> Result<u32, String> {
        if name.is_empty() {
            return Err("a kind of attachments has a name".to_owned());
        }
        // SAFETY: the bytes are copied.
        Ok(unsafe { sys::lf_metadata_kind_id(self.context, Str::of(name)) })
    }
    /// How many kinds LLVM itself has.
    pub fn fixed_metadata_kinds() -> usize {
        // SAFETY: needs nothing.
        unsafe { sys::lf_fixed_metadata_kinds() as usize }
    }

    /// The name of a synchronisation scope.
    pub fn syncscope(&self, id: u32) -> &[u8] {
        // SAFETY: the name is the context's.
        unsafe { sys::lf_syncscope(self.context, id).bytes() }
    }
    /// The scope of this name, registered if it is new.
    pub fn syncscope_id(&self, name: &[u8]) -> u32 {
        // SAFETY: the bytes are copied.
        unsafe { sys::lf_syncscope_id(self.context, Str::of(name)) }
    }

    /// The global values of one kind, in the module's order.
    pub fn globals(&self, kind: GlobalKind) -> impl Iterator<Item = ValueRef<'_>> {
        // SAFETY: what the iteration yields belongs to the module and is of this kind.
        let next = move |previous| unsafe {
            ValueRef::from_raw(sys::lf_global_next(self.raw, kind as u32, previous))
        };
        std::iter::successors(next(std::ptr::null_mut()), move |v| next(v.as_raw()))
    }

    /// The named metadata nodes, in the module's order.
    pub fn named_metadata(&self) -> impl Iterator<Item = NamedMetadataRef<'_>> {
        // SAFETY: as in `globals`.
        let next = move |previous| unsafe {
            NamedMetadataRef::from_raw(sys::lf_named_metadata_next(self.raw, previous))
        };
        std::iter::successors(next(std::ptr::null_mut()), move |n| next(n.as_raw()))
    }
    /// # Errors
    /// When the name is taken.
    pub fn add_named_metadata(
        &self,
        name: &[u8],
        operands: &[MetadataRef<'_>],
    ) -> Result<(), String> {
        // SAFETY: the operands are of this context; the name is copied.
        unsafe {
            let node = sys::lf_named_metadata_new(self.raw, Str::of(name));
            if node.is_null() {
                return Err(sys::last_error());
            }
            for operand in operands {
                if !sys::lf_named_metadata_add(node, operand.as_raw()) {
                    return Err(sys::last_error());
                }
            }
        }
        Ok(())
    }

    /// # Errors
    /// When the name is taken.
    pub fn add_comdat(&self, name: &[u8], kind: u32) -> Result<Comdat<'_>, String> {
        // SAFETY: the name is copied, and the comdat the module's.
        unsafe { Comdat::from_raw(sys::lf_comdat_new(self.raw, Str::of(name), kind)) }
            .ok_or_else(sys::last_error)
    }
}

/// The blocks of a function, in order.
pub fn blocks(function: ValueRef<'_>) -> impl Iterator<Item = BlockRef<'_>> {
    // SAFETY: a block belongs to its function, hence to the module.
    let next = move |previous| unsafe {
        BlockRef::from_raw(sys::lf_block_next(function.as_raw(), previous))
    };
    std::iter::successors(next(std::ptr::null_mut()), move |b| next(b.as_raw()))
}

extern "C" fn append(state: *mut c_void, data: *const u8, len: usize) {
    // SAFETY: `text` and `bitcode` pass their vector, and LLVM the bytes of a buffer.
    unsafe { (*state.cast::<Vec<u8>>()).extend_from_slice(sys::slice(data, len)) };
}
