//! Help for people who write programs: at the shell's prompt, and in editors by the Language Server
//! Protocol.
//!
//! `candidates` knows what can stand at a place; the shell uses nothing else. `documents` are the
//! programs that an editor has open, `text` and `places` say where things are as the protocol does,
//! `findings`, `hover` and `completion` find what to say, `answers` says it, and `server` takes the
//! requests.

mod answers;
mod candidates;
mod completion;
mod documents;
mod findings;
mod hover;
mod places;
mod server;
mod text;

pub use candidates::{DIRECTIVES, Kind, Known};
pub use documents::Documents;
pub use server::serve;
