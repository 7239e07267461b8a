//! `llvm-facts bitcode`

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::console::{DONE, bytes_of, out, print, printed};
use super::error::{Error, Result};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts bitcode in.bc              how many records of each kind, and how many bits they take
  llvm-facts bitcode in.bc --dump       every block and record
  clang-15 -c -emit-llvm -o - f.c | llvm-facts bitcode -")]
pub struct BitcodeArgs {
    /// The bitcode; `-` is standard input
    pub file: PathBuf,
    /// Print each block and record too, as llvm-bcanalyzer -dump does
    #[arg(long)]
    pub dump: bool,
}

pub fn run(args: &BitcodeArgs) -> Result<u8> {
    let bytes = bytes_of(args.file.as_os_str())?;
    let mut out = io::BufWriter::new(out());
    let mut result = Ok(());
    let mut line = |line: &str| {
        if result.is_ok() {
            result = out.write_all(line.as_bytes());
        }
    };
    let dump: Option<&mut dyn FnMut(&str)> = if args.dump { Some(&mut line) } else { None };
    let analysis = ::bitcode::analyze(&bytes, dump);
    printed(result.and_then(|()| out.flush()))?;
    drop(out);
    let analysis = analysis
        .map_err(|error| Error::Bitcode { path: args.file.clone(), why: error.to_string() })?;
    print(analysis.to_string().as_bytes())?;
    Ok(DONE)
}
