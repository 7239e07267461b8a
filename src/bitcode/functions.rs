//! Bodies of functions: their constants, metadata, blocks and instructions.

mod abbreviations;
mod calls;
mod control;
mod instruction;
mod memory;
mod operands;
mod predecessors;
mod read;
mod values;
mod write;

pub use instruction::{Access, Body, Bundle, CallSite, DebugLocation, Instruction, TailKind};

pub use predecessors::Predecessors;

pub(crate) use abbreviations::define;
pub(crate) use read::{BodyReader, Outer};
pub(crate) use write::write_all;
