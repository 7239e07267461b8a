//! The shim's functions and structs as `shim.h` declares them; what they mean stands there.

use std::ffi::c_void;

use llvm_sys::prelude::{LLVMContextRef, LLVMModuleRef};

/// Bytes of LLVM's, or of ours for the length of a call.
#[repr(C)]
#[derive(Copy, Clone)]
pub struct Str {
    data: *const u8,
    len: usize,
}

/// What link-time optimisation knows of a module.
pub enum Summary {}

pub const BITCODE: u32 = 0;
pub const TEXT: u32 = 1;

pub type Sink = extern "C" fn(*mut c_void, *const u8, usize);

unsafe extern "C" {
    pub fn lf_error() -> Str;
    pub fn lf_warnings() -> Str;

    pub fn lf_module_parse(
        c: LLVMContextRef,
        data: Str,
        name: Str,
        syntax: u32,
        lenient: bool,
    ) -> LLVMModuleRef;
    pub fn lf_module_verify(m: LLVMModuleRef) -> bool;
    pub fn lf_module_rejected_function(m: LLVMModuleRef) -> i64;
    pub fn lf_module_print(m: LLVMModuleRef, uses: bool, sink: Sink, state: *mut c_void);
    pub fn lf_module_write(m: LLVMModuleRef, sink: Sink, state: *mut c_void);

    pub fn lf_summary_read(
        m: LLVMModuleRef,
        data: Str,
        name: Str,
        syntax: u32,
        summary: *mut *mut Summary,
    ) -> bool;
    pub fn lf_summary_unwritable(s: *const Summary) -> Str;
    pub fn lf_summary_print(s: *const Summary, sink: Sink, state: *mut c_void);
    pub fn lf_summary_write(m: LLVMModuleRef, s: *const Summary, sink: Sink, state: *mut c_void);
    pub fn lf_summary_dispose(s: *mut Summary);
}

impl Str {
    /// For the length of a call.
    pub fn of(bytes: &[u8]) -> Self {
        Self { data: bytes.as_ptr(), len: bytes.len() }
    }

    /// # Safety
    /// The bytes are there for as long as `'a`.
    pub unsafe fn bytes<'a>(self) -> &'a [u8] {
        // SAFETY: the caller's.
        unsafe { slice(self.data, self.len) }
    }
}

/// # Safety
/// `data` has `len` bytes for as long as `'a`, or is null.
pub unsafe fn slice<'a>(data: *const u8, len: usize) -> &'a [u8] {
    if data.is_null() {
        return &[];
    }
    // SAFETY: the caller's.
    unsafe { std::slice::from_raw_parts(data, len) }
}

/// What went wrong in the shim's last call that failed on this thread.
pub fn last_error() -> String {
    // SAFETY: the text lives until the next call and is copied.
    String::from_utf8_lossy(unsafe { lf_error().bytes() }).into_owned()
}

/// What LLVM warned of while it parsed the last module of this thread, one a line.
pub fn last_warnings() -> String {
    // SAFETY: as above.
    String::from_utf8_lossy(unsafe { lf_warnings().bytes() }).into_owned()
}
