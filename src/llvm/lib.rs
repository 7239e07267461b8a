//! LLVM 15, safe to call: the only unsafe code of the project.
//!
//! ```
//! use llvm_facts_llvm::{Module, Syntax};
//!
//! let text = b"define i32 @one() {\n  ret i32 1\n}\n";
//! let module = Module::parse(text, Syntax::Text, "one.ll")?;
//! module.verify()?;
//! assert_eq!(module.bitcode()[..2], *b"BC");
//! # Ok::<(), String>(())
//! ```
//!
//! LLVM is asked for what it alone can do: read text and what other versions wrote, verify, print.
//! What the C API lacks for that comes from the shim (`shim.h`). inkwell is not used: its modules
//! borrow their context, so that no value could own both.

#![deny(missing_docs)]

mod aside;
mod module;
pub mod process;
mod stack;
mod sys;
mod view;

pub use aside::{Rejected, aside};
pub use module::{Module, Syntax};
pub use stack::{spawn_deep, with_deep_stack};
pub use sys::last_warnings;
pub use view::{Demangled, Mangling, demangle};
