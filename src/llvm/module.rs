//! A module together with its context: reading, verifying, printing and writing it.

use std::ffi::c_void;

use llvm_sys::core::{LLVMContextCreate, LLVMContextDispose, LLVMDisposeModule};
use llvm_sys::prelude::{LLVMContextRef, LLVMModuleRef};

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

    /// Whether LLVM's verifier accepts the module with its debug information.
    ///
    /// # Errors
    /// The verifier's words.
    pub fn verify(&self) -> Result<(), String> {
        // SAFETY: the module is alive.
        if unsafe { sys::lf_module_verify(self.raw) } { Ok(()) } else { Err(sys::last_error()) }
    }

    /// The first function that LLVM's verifier rejects, by its place among those of the module, and
    /// the verifier's words.
    pub fn rejected_function(&self) -> Option<(u32, String)> {
        // SAFETY: the module is alive.
        let place = unsafe { sys::lf_module_rejected_function(self.raw) };
        u32::try_from(place).ok().map(|place| (place, sys::last_error()))
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
        self.print(false)
    }

    /// The same with the orders of use-lists.
    pub fn text_with_uses(&self) -> Vec<u8> {
        self.print(true)
    }

    fn print(&self, uses: bool) -> Vec<u8> {
        let mut out = Vec::new();
        // SAFETY: `append` gets back the vector that it is given, during the call only.
        unsafe { sys::lf_module_print(self.raw, uses, append, (&raw mut out).cast()) };
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
}

extern "C" fn append(state: *mut c_void, data: *const u8, len: usize) {
    // SAFETY: `text` and `bitcode` pass their vector, and LLVM the bytes of a buffer.
    unsafe { (*state.cast::<Vec<u8>>()).extend_from_slice(sys::slice(data, len)) };
}
