//! How long loading facts and evaluating a program take, each by itself.
//!
//!     cargo run --release -p llvm-facts-engine --example measure -- PROGRAM FACTS [LIBRARY]
//!
//! Seconds of CPU of one thread, as Linux counts them, or of the clock elsewhere. Below them stand the
//! relations whose sizes the program prints.

use llvm_facts_engine::{Database, Directories, Options, Program};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Seconds that this process has worked, to a hundredth.
fn seconds(start: Instant) -> f64 {
    let used = || {
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        // After the name, which may be anything in brackets, user and system time are the 12th and
        // 13th field, in hundredths: proc(5).
        let fields = stat.rsplit(')').next()?.split_whitespace().skip(11).take(2);
        fields.map(|ticks| ticks.parse::<f64>().ok()).sum::<Option<f64>>()
    };
    used().map_or_else(|| start.elapsed().as_secs_f64(), |ticks| ticks / 100.0)
}

/// Measures the program that the arguments name.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, facts, library @ ..] = &arguments[..] else {
        return Err("measure PROGRAM FACTS [LIBRARY]".into());
    };
    measure(file, Path::new(facts), library.iter().map(PathBuf::from).collect())
}

fn measure(
    file: &str,
    facts: &Path,
    search: Vec<PathBuf>,
) -> Result<(), Box<dyn std::error::Error>> {
    let start = Instant::now();
    let directories = Directories { search, ..Directories::default() };
    let program = Program::parse(file, &std::fs::read_to_string(file)?, &directories)?;
    let mut database = Database::new(&program);
    database.forget_unused();
    let before = seconds(start);
    database.read_inputs(&program, facts)?;
    let loaded = seconds(start);
    program.run(&mut database, &Options::default())?;
    let evaluated = seconds(start);
    println!("loading {:.2}", loaded - before);
    println!("evaluation {:.2}", evaluated - loaded);
    for relation in program.sizes() {
        println!("{}\t{}", relation.name, program.len(&database, &relation.name)?);
    }
    Ok(())
}
