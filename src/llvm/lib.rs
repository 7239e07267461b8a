//! LLVM 15, safe to call: the only place where it is linked.
//!
#![cfg_attr(llvm15, doc = "```")]
#![cfg_attr(not(llvm15), doc = "```ignore")]
//! use llvm_facts_llvm::{Module, Syntax};
//!
//! let text = b"define i32 @one() {\n  ret i32 1\n}\n";
//! let module = Module::parse(text, Syntax::Text, "one.ll")?;
//! module.verify()?;
//! assert_eq!(module.bitcode()[..2], *b"BC");
//! # Ok::<(), String>(())
//! ```
//!
//! LLVM is asked for what it alone can do: read text and what other versions wrote, run passes,
//! verify, print. [`serve`] is the program that answers such requests (crate `half`); tests call the
//! rest in their own process.
//!
//! What the C API lacks comes from the shim (`shim.h`). inkwell is not used: its modules borrow their
//! context, so that no value could own both. Where LLVM 15 is not installed this builds all the same,
//! and the program says so.

#![deny(missing_docs)]

#[cfg(not(llvm15))]
mod absent;
#[cfg(llvm15)]
mod module;
#[cfg(llvm15)]
mod sandbox;
#[cfg(llvm15)]
mod serve;
#[cfg(llvm15)]
mod sys;

#[cfg(not(llvm15))]
pub use absent::serve;
pub use half::Syntax;
#[cfg(llvm15)]
pub use module::Module;
#[cfg(llvm15)]
pub use serve::serve;
