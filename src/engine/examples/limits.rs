//! A program that has no end is stopped: by its time, its rows, and from another thread.
//!
//!     cargo run -p llvm-facts-engine --example limits

use llvm_facts_engine::{Cancel, Database, Directories, Error, Options, Program};
use std::time::Duration;

const RULES: &str = "
.decl number_of(n: number)
number_of(0).
number_of(n + 1) :- number_of(n).
.output number_of
";

fn run(options: &Options) -> Result<(), Error> {
    let program = Program::parse("numbers.dl", RULES, &Directories::default()).map_err(Box::new)?;
    let mut database = Database::new(&program);
    program.run(&mut database, options).map(|_| ())
}

/// Prints why each run ended.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let timeout = Some(Duration::from_millis(50));
    let late = run(&Options { timeout, ..Options::default() });
    let many = run(&Options { row_limit: Some(1_000), ..Options::default() });

    let cancel = Cancel::default();
    let options = Options { cancel: Some(cancel.clone()), ..Options::default() };
    let cancelled = std::thread::scope(|scope| {
        let running = scope.spawn(|| run(&options));
        cancel.cancel();
        running.join()
    });
    let cancelled = cancelled.map_err(|_| "the run panicked")?;

    for ended in [&late, &many, &cancelled] {
        println!("{}", ended.as_ref().err().map_or_else(String::new, ToString::to_string));
    }
    assert!(matches!(late, Err(Error::Timeout(_))));
    assert!(matches!(many, Err(Error::Rows(1_000))));
    assert!(matches!(cancelled, Err(Error::Cancelled)));
    Ok(())
}
