//! `llvm-facts view`.

use std::path::{Path, PathBuf};

use clap::Args;

use super::console::{DONE, say};
use super::error::{Error, Result};
use super::output::{is_no_source, whole};
use super::source::{SourceArgs, on_source};
use super::words::size;
use crate::view;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts view in.bc                   writes in.html
  llvm-facts view build/ -o program.html
  llvm-facts view facts/ -o - > page.html

The page is one file that needs neither server nor network.")]
pub struct ViewArgs {
    /// The page, `-` for standard output [default: the name of the first source with .html]
    #[arg(short, long = "output", value_name = "PAGE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    pub source: SourceArgs,
}

pub fn run(args: &ViewArgs) -> Result<u8> {
    let sources = &args.source.sources;
    let first = sources.first().map(Path::new).unwrap_or(Path::new("-"));
    let name = first.file_stem().filter(|_| first.as_os_str() != "-");
    let name = name.map_or_else(|| "program".into(), |name| name.to_string_lossy().into_owned());
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{name}.html")));
    is_no_source(&out, sources)?;
    on_source(&args.source.reading(), |source, observer| {
        let page = view::page(source, &name, &args.source.options(), observer)?;
        whole(&out, |file| file.write_all(&page).map_err(Error::file(&out)))?;
        if !args.source.verbosity.quiet && out.as_os_str() != "-" {
            say(&format!("{}: {}", out.display(), size(page.len() as u64)));
        }
        Ok(DONE)
    })
}
