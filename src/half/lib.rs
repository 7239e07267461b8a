//! LLVM 15 as the rest of the project sees it: a program that is asked.
//!
//! LLVM aborts or crashes on some malformed modules, and takes its time to load. So it lives in a
//! program of its own, `llvm-facts-llvm`, which is asked for what LLVM alone can do: to read text and
//! what other versions wrote, run passes, verify, print. A [`Request`] has the bytes of a module and
//! says what is wanted of it; the [`Reply`] has that, or a [`Failure`] says why not. A crash costs
//! the module that it was about, and the next request starts the program again.
//!
//! ```no_run
//! use llvm_facts_half::{Form, Request, Syntax, ask};
//!
//! let text = b"define i32 @one() {\n  ret i32 1\n}\n";
//! let wanted = [Form::Bitcode];
//! let request = Request { verify: true, ..Request::new(text, Syntax::Text, &wanted) };
//! let reply = ask(&request)?;
//! assert_eq!(reply.forms[0][..2], *b"BC");
//! # Ok::<(), llvm_facts_half::Failure>(())
//! ```
//!
//! Processes are kept for the next request: as many as there were requests at the same time. One that
//! takes more time or memory than a module of that size should is stopped ([`limit()`]).

#![deny(missing_docs)]

mod bounds;
mod crash;
mod process;
pub mod wire;

use serde::{Deserialize, Serialize};

pub use bounds::{Stopped, limit};
pub use crash::{Cause, Crash};
pub use process::{PROGRAM, ask, program};

/// How a module is written down.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// What LLVM writes of a module.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// Bitcode, with the order of every use-list.
    Bitcode,
    /// The text that llvm-dis prints, but for the name of the file in its first line.
    Text,
    /// The same with the orders of use-lists.
    TextWithUses,
}

/// What is asked about one module.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The module.
    pub bytes: &'a [u8],
    /// How it is written.
    pub syntax: Syntax,
    /// Whether LLVM's verifier is to accept it. If not, it may be broken.
    pub verify: bool,
    /// Passes that change it first, in the syntax of `opt -passes`.
    pub passes: Option<&'a str>,
    /// What is wanted of it, in this order.
    pub wanted: &'a [Form],
}

impl<'a> Request<'a> {
    /// A request for the module as it is.
    pub fn new(bytes: &'a [u8], syntax: Syntax, wanted: &'a [Form]) -> Self {
        Self { bytes, syntax, verify: false, passes: None, wanted }
    }
}

/// What LLVM makes of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// What LLVM warned of while it read the module.
    pub warnings: Vec<String>,
    /// What was wanted, one for one.
    pub forms: Vec<Vec<u8>>,
}

/// Why a module was rejected, in LLVM's words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{words}")]
pub struct Rejected {
    /// The verifier's words.
    pub words: String,
    /// Which function they are about, by its place among those of the module.
    pub function: Option<u32>,
}

/// Why there is no reply.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// LLVM does not read the bytes, in its words; for text with line and column.
    #[error("{0}")]
    Unread(String),
    /// LLVM's verifier rejects the module.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// There are no such passes, in LLVM's words.
    #[error("the passes cannot be run: {0}")]
    Passes(String),
    /// LLVM is dead.
    #[error(transparent)]
    Crashed(#[from] Crash),
    /// LLVM went on for too long, or took too much memory.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// The program is not there.
    #[error(
        "this needs LLVM 15, and the program `{PROGRAM}` is neither beside this one nor on PATH; \
         `cargo install` makes it where LLVM 15 is installed"
    )]
    Missing,
    /// The program was built where LLVM was not.
    #[error(
        "this needs LLVM 15, and {PROGRAM} was built without it; install LLVM 15 (Debian: \
         llvm-15-dev) and build it again"
    )]
    WithoutLlvm,
    /// The system's loader says no, in these words.
    #[error("this needs LLVM 15, which {PROGRAM} cannot load: {0}")]
    Unloadable(String),
    /// The system does not start it, or it cannot be heard.
    #[error("{PROGRAM} cannot be asked: {0}")]
    Process(#[from] std::io::Error),
}
