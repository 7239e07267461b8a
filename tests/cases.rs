//! Cases: what queries answer about the programs of their folders, by the embedded engine and by
//! Soufflé. A folder that is dropped in runs; `support/case` says what may be in it.
//!
//!     cargo test --test cases                       all
//!     cargo test --test cases datalog/cfg           those with this in their names
//!     BLESS=1 cargo test --test cases datalog/cfg   writes their answers anew, if Soufflé, where
//!                                                   it is, agrees; read the difference
//!
//! Soufflé is `souffle` on PATH, or what the variable SOUFFLE names.

#[path = "support/case/mod.rs"]
mod case;
mod support;

use std::process::ExitCode;

use case::Effort;
use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let effort = Effort::asked();
    let cases = match case::all() {
        Ok(cases) => cases,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let left_out: usize = cases.iter().map(|case| case.left_out(effort)).sum();
    let trial = |case: case::Case| {
        Trial::test(case.name(), move || case.check(effort).map_err(libtest_mimic::Failed::from))
    };
    let conclusion = libtest_mimic::run(&arguments, cases.into_iter().map(trial).collect());
    if case::answer::souffle().is_none() {
        eprintln!("SKIPPED: no souffle on PATH: its recorded answers are compared, not itself");
    } else if left_out > 0 {
        eprintln!("LEFT OUT: Soufflé is not asked about {left_out} builds; scripts/test.sh --all");
    }
    conclusion.exit_code()
}
