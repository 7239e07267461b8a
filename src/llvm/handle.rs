//! Handles: pointers of LLVM's that live no longer than the module that they are of. What can be
//! asked of each stands in `value.rs` and `metadata.rs`, what can be made in `build.rs`.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::prelude::{LLVMBasicBlockRef, LLVMMetadataRef, LLVMTypeRef, LLVMValueRef};

/// Marks what is borrowed from a module.
pub type Of<'m> = PhantomData<&'m ()>;

/// What LLVM has to say about something that cannot be.
pub type Made<T> = Result<T, String>;

/// Declares a handle: a pointer of LLVM's that is never null.
macro_rules! handles {
    ($($(#[$meta:meta])* $name:ident: $raw:ty;)*) => {$(
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(transparent)]
        pub struct $name<'m>(pub(crate) NonNull<c_void>, pub(crate) Of<'m>);

        impl<'m> $name<'m> {
            /// None of a null pointer.
            ///
            /// # Safety
            /// The pointer is of this sort and stays valid for `'m`.
            #[inline]
            pub(crate) unsafe fn from_raw(raw: $raw) -> Option<Self> {
                Some(Self(NonNull::new(raw as *mut c_void)?, PhantomData))
            }

            /// LLVM's pointer.
            #[inline]
            pub(crate) fn as_raw(self) -> $raw {
                self.0.as_ptr() as $raw
            }

            /// What tells it from all others of its context.
            #[inline]
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
    /// A piece of metadata.
    MetadataRef: LLVMMetadataRef;
    /// A named metadata node.
    NamedMetadataRef: *mut c_void;
}
