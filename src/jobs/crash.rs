//! A death of the child: what it was about and how it came.

use std::fmt::{self, Display, Formatter};
use std::panic::PanicHookInfo;

use serde::{Deserialize, Serialize};

use llvm::process::End;

/// The child is dead, and its unfinished output gone. Shows as a part of a sentence; then, each on
/// a line of its own, what LLVM had printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crash {
    /// Inputs whose work was begun and not ended, in order.
    pub in_work: Vec<usize>,
    /// How it died.
    pub cause: Cause,
    /// The first lines that LLVM had printed before.
    pub printed: Vec<String>,
}

/// How a child died.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// LLVM's reader found a broken module with debug information.
    BrokenModule(String),
    /// LLVM gave up in these words (`report_fatal_error`).
    Fatal(String),
    /// This program has a mistake.
    Panic(String),
    /// Something nests too deeply.
    OutOfStack,
    /// A signal.
    Signal(i32),
    /// LLVM ended the process with this exit code.
    Exit(i32),
}

impl Cause {
    /// LLVM's last words. It has no other form for them, so they are looked into here, once.
    pub(crate) fn of_fatal_error(words: &str) -> Self {
        let words = words.trim_end();
        match words.contains("Broken module found") {
            true => Self::BrokenModule(words.to_owned()),
            false => Self::Fatal(words.to_owned()),
        }
    }

    /// A panic, anywhere in this program.
    pub(crate) fn of_panic(panic: &PanicHookInfo<'_>) -> Self {
        Self::Panic(panic.to_string().trim_end().to_owned())
    }

    /// A death without last words. That the stack was too small Rust's runtime says only in its
    /// message.
    pub(crate) fn of_end(end: End, printed: &str) -> Self {
        match end {
            _ if printed.contains("overflowed its stack") => Self::OutOfStack,
            End::Signal(signal) => Self::Signal(signal),
            End::Exit(code) => Self::Exit(code),
        }
    }
}

impl Display for Cause {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::BrokenModule(words) | Self::Fatal(words) => write!(f, "LLVM gave up: {words}"),
            Self::Panic(words) => write!(f, "an internal error, please report it: {words}"),
            Self::OutOfStack => f.write_str("LLVM ran out of stack: something nests too deeply"),
            Self::Signal(libc::SIGKILL) => {
                f.write_str("the system killed the process, perhaps for want of memory")
            }
            Self::Signal(libc::SIGSEGV) => f.write_str("LLVM crashed (segmentation fault)"),
            Self::Signal(libc::SIGBUS) => f.write_str("LLVM crashed (bus error)"),
            Self::Signal(libc::SIGILL) => f.write_str("LLVM crashed (illegal instruction)"),
            Self::Signal(libc::SIGFPE) => f.write_str("LLVM crashed (division by zero)"),
            Self::Signal(libc::SIGABRT) => f.write_str("LLVM aborted"),
            Self::Signal(signal) => write!(f, "the process was ended by signal {signal}"),
            Self::Exit(code) => write!(f, "LLVM ended the process with exit code {code}"),
        }
    }
}

impl Display for Crash {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.cause.fmt(f)?;
        self.printed.iter().try_for_each(|line| write!(f, "\n  {line}"))
    }
}

impl Crash {
    /// The same with advice at the end of its sentence.
    pub fn with_advice(&self, advice: impl Display) -> String {
        let whole = self.to_string();
        match whole.split_once('\n') {
            Some((how, more)) => format!("{how}; {advice}\n{more}"),
            None => format!("{whole}; {advice}"),
        }
    }
}
