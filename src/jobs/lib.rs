//! Work on many modules: what an argument names, how it is read, and where its facts go.

pub mod equal;
pub mod input;
pub mod isolate;
pub mod pipeline;
pub mod read;
