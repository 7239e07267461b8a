//! Prints errors and answers exit codes; everything else is in the library.

use std::process::ExitCode;

use llvm_facts::cli;

#[global_allocator]
static ALLOCATOR: system::Allocator = system::Allocator;

fn main() -> ExitCode {
    system::give_back_large_blocks();
    match cli::run(std::env::args_os()) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            cli::say(&cli::words(&error));
            ExitCode::from(error.code())
        }
    }
}
