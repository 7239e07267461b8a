//! A module together with its context: reading, verifying, printing and writing it.

use std::ffi::{CStr, CString, c_void};
use std::ptr::null_mut;

use llvm_sys::LLVMAttributeFunctionIndex;
use llvm_sys::core::{
    LLVMContextCreate, LLVMContextDispose, LLVMCountBasicBlocks, LLVMDisposeModule,
    LLVMGetEnumAttributeAtIndex, LLVMGetEnumAttributeKindForName, LLVMGetFirstFunction,
    LLVMGetNextFunction,
};
use llvm_sys::error::{LLVMDisposeErrorMessage, LLVMGetErrorMessage};
use llvm_sys::prelude::{LLVMContextRef, LLVMModuleRef};
use llvm_sys::transforms::pass_builder::{
    LLVMCreatePassBuilderOptions, LLVMDisposePassBuilderOptions, LLVMRunPasses,
};

use super::Syntax;
use super::sys::{self, Str};

/// A module and the context that owns all that it refers to. One context per module: facts of
/// modules are independent, and contexts on several threads need no lock.
pub struct Module {
    context: LLVMContextRef,
    raw: LLVMModuleRef,
    /// For link-time optimisation; null if there is none.
    summary: *mut sys::Summary,
    /// What the summary's names lie in.
    bytes: Vec<u8>,
}

// SAFETY: a context and its module are reached only through this owner, and LLVM keeps nothing of
// them in threads.
unsafe impl Send for Module {}

impl Drop for Module {
    fn drop(&mut self) {
        // SAFETY: all are owned and not used again, each goes before what it refers to.
        unsafe {
            sys::lf_summary_dispose(self.summary);
            LLVMDisposeModule(self.raw);
            LLVMContextDispose(self.context);
        }
    }
}

impl Module {
    /// Reads a module as LLVM's tools do, which may be broken, but not if it has debug information:
    /// that ends the process. `name` is its ModuleID, a comment in its text.
    ///
    /// # Errors
    /// What LLVM says about bytes that are no module; for text with line and column.
    pub fn parse(bytes: &[u8], syntax: Syntax, name: &str) -> Result<Self, String> {
        Self::parse_with(bytes, syntax, name, false).map(|(module, _)| module)
    }

    /// The same for a module that may be broken in any case. It is verified twice, and uses of blocks
    /// whose addresses are taken come in another order.
    ///
    /// # Errors
    /// As [`Self::parse`].
    pub fn parse_leniently(bytes: &[u8], syntax: Syntax, name: &str) -> Result<Self, String> {
        Self::parse_with(bytes, syntax, name, true).map(|(module, _)| module)
    }

    /// Either, with LLVM's warnings: that it drops debug information which is invalid.
    pub(crate) fn parse_with(
        bytes: &[u8],
        syntax: Syntax,
        name: &str,
        lenient: bool,
    ) -> Result<(Self, Vec<String>), String> {
        // Text ends where a NUL stands, which LLVM wants to see behind the last byte.
        let mut owned = Vec::with_capacity(bytes.len() + 1);
        owned.extend_from_slice(bytes);
        owned.push(0);
        let data = &owned[..bytes.len()];
        let syntax = match syntax {
            Syntax::Bitcode => sys::BITCODE,
            Syntax::Text => sys::TEXT,
        };
        // SAFETY: the context is new and ours; a parsed module keeps none of the bytes, and those
        // that a summary keeps live as long as it.
        unsafe {
            let context = LLVMContextCreate();
            let name = Str::of(name.as_bytes());
            let raw = sys::lf_module_parse(context, Str::of(data), name, syntax, lenient);
            if raw.is_null() {
                LLVMContextDispose(context);
                return Err(sys::last_error());
            }
            let warnings = sys::last_warnings().lines().map(str::to_owned).collect();
            let mut module = Self { context, raw, summary: null_mut(), bytes: Vec::new() };
            let place = &raw mut module.summary;
            if !sys::lf_summary_read(raw, Str::of(data), name, syntax, place) {
                return Err(sys::last_error());
            }
            if !module.summary.is_null() {
                module.bytes = owned;
            }
            Ok((module, warnings))
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

    /// How many functions with a body have the attribute `optnone`, and how many there are.
    pub fn optnone(&self) -> (usize, usize) {
        let (mut skipped, mut functions) = (0, 0);
        // SAFETY: the module is alive, and so are its functions; the name is as long as it says.
        unsafe {
            let kind = LLVMGetEnumAttributeKindForName(c"optnone".as_ptr(), 7);
            let mut function = LLVMGetFirstFunction(self.raw);
            while !function.is_null() {
                if LLVMCountBasicBlocks(function) > 0 {
                    functions += 1;
                    let index = LLVMAttributeFunctionIndex;
                    let found = LLVMGetEnumAttributeAtIndex(function, index, kind);
                    skipped += usize::from(!found.is_null());
                }
                function = LLVMGetNextFunction(function);
            }
        }
        (skipped, functions)
    }

    /// Runs passes in the syntax of `opt -passes`.
    ///
    /// # Errors
    /// LLVM's words about a pipeline that is none.
    pub fn run_passes(&mut self, passes: &str) -> Result<(), String> {
        let passes = CString::new(passes).map_err(|error| error.to_string())?;
        // What a summary says is not of the module that passes leave.
        // SAFETY: it is owned and not used again.
        unsafe { sys::lf_summary_dispose(std::mem::replace(&mut self.summary, null_mut())) };
        // SAFETY: the module is alive, the options live during the call, and the error's words are
        // copied and given back.
        unsafe {
            let options = LLVMCreatePassBuilderOptions();
            let error = LLVMRunPasses(self.raw, passes.as_ptr(), null_mut(), options);
            LLVMDisposePassBuilderOptions(options);
            if error.is_null() {
                return Ok(());
            }
            let words = LLVMGetErrorMessage(error);
            let copied = CStr::from_ptr(words).to_string_lossy().into_owned();
            LLVMDisposeErrorMessage(words);
            Err(copied)
        }
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
        unsafe {
            sys::lf_module_print(self.raw, uses, append, (&raw mut out).cast());
            if !self.summary.is_null() {
                sys::lf_summary_print(self.summary, append, (&raw mut out).cast());
            }
        }
        out
    }

    /// Why LLVM cannot write the module's summary, if it cannot.
    pub fn unwritable(&self) -> Option<String> {
        if self.summary.is_null() {
            return None;
        }
        // SAFETY: the summary is alive, and the words are copied.
        let words = unsafe { sys::lf_summary_unwritable(self.summary).bytes() };
        (!words.is_empty()).then(|| String::from_utf8_lossy(words).into_owned())
    }

    /// Bitcode, with the order of every use-list, and the summary unless it is
    /// [unwritable](Self::unwritable).
    pub fn bitcode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        // SAFETY: as in `text`.
        unsafe {
            match self.summary.is_null() || self.unwritable().is_some() {
                true => sys::lf_module_write(self.raw, append, (&raw mut out).cast()),
                false => {
                    let state = (&raw mut out).cast();
                    sys::lf_summary_write(self.raw, self.summary, append, state);
                }
            }
        }
        out
    }
}

extern "C" fn append(state: *mut c_void, data: *const u8, len: usize) {
    // SAFETY: `text` and `bitcode` pass their vector, and LLVM the bytes of a buffer.
    unsafe { (*state.cast::<Vec<u8>>()).extend_from_slice(sys::slice(data, len)) };
}
