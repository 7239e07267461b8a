//! `llvm-facts view`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::{Talk, Work};
use super::output::{is_no_source, whole};
use super::source::{self, Asked};
use super::{DONE, say, size};
use crate::view;
use ir::error::{Error, Result};

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
    /// Take modules that LLVM's verifier rejects
    #[arg(long)]
    no_verify: bool,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    pub talk: Talk,
}

pub fn run(args: &ViewArgs) -> Result<u8> {
    let first = args.sources.first().map(Path::new).unwrap_or(Path::new("-"));
    let name = first.file_stem().filter(|_| first.as_os_str() != "-");
    let name = name.map_or_else(|| "program".into(), |name| name.to_string_lossy().into_owned());
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{name}.html")));
    is_no_source(&out, &args.sources)?;
    let asked = Asked {
        sources: &args.sources,
        verify: !args.no_verify,
        files: None,
        work: args.work,
        talk: args.talk,
    };
    source::run(&asked, |source, observer| {
        let options = engine::Options { threads: args.work.threads(), ..Default::default() };
        let page = view::page(source, &name, &options, observer)?;
        let failed = |error| Error::Other(format!("{}: {error}", out.display()));
        whole(&out, |file| file.write_all(&page).map_err(failed))?;
        if !args.talk.quiet && out.as_os_str() != "-" {
            say(&format!("{}: {}", out.display(), size(page.len() as u64)));
        }
        Ok(DONE)
    })
}
