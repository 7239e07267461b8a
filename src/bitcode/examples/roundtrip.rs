//! Reads files of bitcode, writes them again, and says which come out otherwise, or not at all.
//! Names of files come from standard input, one a line. `--out DIR` keeps what was written there,
//! by the number of its line.

use std::io::stdin;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use llvm_facts_bitcode::File;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.find(|argument| argument == "--out").and_then(|_| arguments.next());
    let out = out.map(PathBuf::from);
    let (mut files, mut same, mut other, mut unread, mut unequal) = (0, 0, 0, 0, 0);
    let (mut reading, mut writing) = (Duration::ZERO, Duration::ZERO);
    for (line, path) in stdin().lines().enumerate() {
        let path = path?;
        let bytes = std::fs::read(&path)?;
        files += 1;
        let start = Instant::now();
        let file = match File::read(&bytes) {
            Ok(file) => file,
            Err(error) => {
                unread += 1;
                println!("{path}: {error}");
                continue;
            }
        };
        reading += start.elapsed();
        let start = Instant::now();
        let written = file.write()?;
        writing += start.elapsed();
        if written == bytes {
            same += 1;
        } else {
            other += 1;
            println!("{path}: {} bytes came out as {} others", bytes.len(), written.len());
            if File::read(&written).ok().as_ref() != Some(&file) {
                unequal += 1;
                println!("{path}: read again, the model is another");
            }
        }
        if let Some(out) = &out {
            std::fs::write(out.join(format!("{line}.bc")), written)?;
        }
    }
    println!(
        "{files} files: {same} came out the same, {other} otherwise ({unequal} with another \
         model), {unread} were not read; {reading:.2?} to read, {writing:.2?} to write"
    );
    Ok(())
}
