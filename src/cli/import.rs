//! `llvm-facts import`

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::console::{DONE, name_of, text_of};
use super::error::{Error, Result};
use super::output;
use crate::import::{Settings, program};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts import taint.json -o taint.dl          PhASAR's settings
  llvm-facts query in.bc taint.dl                   the flows that they ask for
  llvm-facts import taint.json library.semantics    with Joern's semantics of functions")]
pub struct ImportArgs {
    /// Settings: PhASAR's JSON or Joern's semantics, told apart by what is in them; `-` is standard
    /// input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<OsString>,
    /// Where the program goes; `-` is standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    pub out: PathBuf,
    /// The kind of data that sources, sinks and sanitizers are of
    #[arg(long, default_value = "taint")]
    pub kind: String,
    /// Leave out settings that have no counterpart, as comments
    #[arg(long)]
    pub keep_going: bool,
}

impl ImportArgs {
    /// The file that it writes, unless that is standard output.
    pub fn outputs(&self) -> Vec<PathBuf> {
        if self.out.as_os_str() == "-" { Vec::new() } else { vec![self.out.clone()] }
    }
}

pub fn run(args: &ImportArgs) -> Result<u8> {
    let mut rows = String::new();
    let mut asks = false;
    for file in &args.files {
        let name = name_of(file);
        let wrong = |why| Error::Import { path: name.into(), why };
        let settings = Settings::read(&text_of(file)?).map_err(wrong)?;
        if !args.keep_going {
            settings.are_whole().map_err(wrong)?;
        }
        rows += &settings.rows(&args.kind, &name.to_string_lossy());
        asks |= settings.ask();
    }
    output::whole(&args.out, |out| {
        let written = out.write_all(program(&rows, asks).as_bytes());
        written.map_err(|source| Error::File { path: args.out.clone(), source })
    })?;
    Ok(DONE)
}
