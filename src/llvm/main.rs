//! The LLVM half: see the crate `llvm`.

use std::process::ExitCode;

fn main() -> ExitCode {
    llvm::serve()
}
