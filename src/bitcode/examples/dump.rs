//! Blocks, records and sizes of bitcode: `dump FILE` sums them up, `dump --all FILE` shows all.

use std::io::{Write as _, stdout};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let all = files.first().is_some_and(|first| first == "--all");
    if all {
        files.remove(0);
    }
    for file in files {
        let bytes = std::fs::read(&file)?;
        let mut out = Vec::new();
        let mut line = |line: &str| out.extend_from_slice(line.as_bytes());
        let dump: Option<&mut dyn FnMut(&str)> = if all { Some(&mut line) } else { None };
        let analysis = llvm_facts_bitcode::analyze(&bytes, dump)?;
        stdout().write_all(&out)?;
        println!("{analysis}");
    }
    Ok(())
}
