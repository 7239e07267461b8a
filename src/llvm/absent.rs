//! The program where LLVM 15 was not there when it was built.

use std::io;
use std::process::ExitCode;

use half::wire::{Answer, send};

/// Says so.
pub fn serve() -> ExitCode {
    let _ = send(&mut io::stdout().lock(), &Answer::WithoutLlvm, &[]);
    ExitCode::FAILURE
}
