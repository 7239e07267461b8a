//! How LLVM died.

use std::fmt::{self, Display, Formatter};
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

use signal_hook::consts::{SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGKILL, SIGSEGV};

/// LLVM's process is dead. Shows as a part of a sentence; then, each on a line of its own, what LLVM
/// had printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crash {
    /// How it died.
    pub cause: Cause,
    /// The first lines that it had printed before.
    pub printed: Vec<String>,
}

/// The end of LLVM's process.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// LLVM gave up in these words (`report_fatal_error`).
    Fatal(String),
    /// Something nests too deeply.
    OutOfStack,
    /// A signal.
    Signal(i32),
    /// It ended with this exit code.
    Exit(i32),
}

impl Cause {
    /// A death without last words. That the stack was too small Rust's runtime says only in its
    /// message.
    pub(crate) fn of_end(end: ExitStatus, printed: &str) -> Self {
        match end.signal() {
            _ if printed.contains("overflowed its stack") => Self::OutOfStack,
            Some(signal) => Self::Signal(signal),
            None => Self::Exit(end.code().unwrap_or_default()),
        }
    }
}

impl Display for Cause {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fatal(words) => write!(f, "LLVM gave up: {words}"),
            Self::OutOfStack => f.write_str("LLVM ran out of stack: something nests too deeply"),
            Self::Signal(SIGKILL) => {
                f.write_str("the system killed LLVM's process, perhaps for want of memory")
            }
            Self::Signal(SIGSEGV) => f.write_str("LLVM crashed (segmentation fault)"),
            Self::Signal(SIGBUS) => f.write_str("LLVM crashed (bus error)"),
            Self::Signal(SIGILL) => f.write_str("LLVM crashed (illegal instruction)"),
            Self::Signal(SIGFPE) => f.write_str("LLVM crashed (division by zero)"),
            Self::Signal(SIGABRT) => f.write_str("LLVM aborted"),
            Self::Signal(signal) => write!(f, "LLVM's process was ended by signal {signal}"),
            Self::Exit(code) => write!(f, "LLVM ended its process with exit code {code}"),
        }
    }
}

impl Display for Crash {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}; the module is broken, or LLVM 15 is", self.cause)?;
        self.printed.iter().try_for_each(|line| write!(f, "\n  {line}"))
    }
}

impl std::error::Error for Crash {}
