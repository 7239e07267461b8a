//! `llvm-facts view`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::{Verbosity, Verify, Work};
use super::error::{Error, Result};
use super::output::{is_no_source, whole};
use super::work::{Reading, on_source};
use super::{DONE, say, size};
use crate::view;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts view in.bc                   writes in.html
  llvm-facts view build/ -o program.html
  llvm-facts view facts/ -o - > page.html

The page is one file that needs neither server nor network.")]
pub struct ViewArgs {
    /// Modules, or one fact directory
    #[arg(value_name = "SOURCE", required = true)]
    sources: Vec<OsString>,
    /// The page, `-` for standard output [default: the name of the first source with .html]
    #[arg(short, long = "output", value_name = "PAGE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    verify: Verify,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

pub fn run(args: &ViewArgs) -> Result<u8> {
    let first = args.sources.first().map(Path::new).unwrap_or(Path::new("-"));
    let name = first.file_stem().filter(|_| first.as_os_str() != "-");
    let name = name.map_or_else(|| "program".into(), |name| name.to_string_lossy().into_owned());
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{name}.html")));
    is_no_source(&out, &args.sources)?;
    let reading = Reading {
        sources: &args.sources,
        verify: args.verify.is_wanted(),
        files: None,
        work: args.work,
        verbosity: args.verbosity,
    };
    on_source(&reading, |source, observer| {
        let options = engine::Options { threads: args.work.threads(), ..Default::default() };
        let page = view::page(source, &name, &options, observer)?;
        whole(&out, |file| file.write_all(&page).map_err(Error::file(&out)))?;
        if !args.verbosity.quiet && out.as_os_str() != "-" {
            say(&format!("{}: {}", out.display(), size(page.len() as u64)));
        }
        Ok(DONE)
    })
}
