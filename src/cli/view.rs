//! `llvm-facts view`.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;

use super::console::{DONE, say};
use super::error::{Error, Result};
use super::output::{is_no_source, whole};
use super::source::{SourceArgs, on_source};
use super::watch::watch;
use super::words::size;
use crate::query::source_text::Embed;
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
    /// Replace PAGE even if llvm-facts view did not write it
    #[arg(long)]
    force: bool,
    /// Source text beside the instructions: `auto` takes what is there, `always` also says what is
    /// not, `never` shows none. A page that has it shows it to everybody who gets the page
    #[arg(long, value_name = "WHEN", default_value = "auto", num_args = 0..=1,
        default_missing_value = "always", require_equals = true, value_parser = embed)]
    embed_source: Embed,
    /// Write the page again whenever a source changes
    #[arg(long)]
    pub watch: bool,
    #[command(flatten)]
    pub source: SourceArgs,
}

fn embed(when: &str) -> Result<Embed, String> {
    match when {
        "auto" => Ok(Embed::Auto),
        "always" => Ok(Embed::Always),
        "never" => Ok(Embed::Never),
        _ => Err("it is auto, always or never".to_owned()),
    }
}

/// Whether a file is there that no `view` has written.
pub fn is_foreign(out: &Path) -> bool {
    let mut start = Vec::new();
    let file = std::fs::File::open(out).map(|file| file.take(view::MARK.len() as u64));
    file.is_ok_and(|mut file| {
        let _ = file.read_to_end(&mut start);
        !start.is_empty() && start != view::MARK.as_bytes()
    })
}

pub fn run(args: &ViewArgs) -> Result<u8> {
    let sources = &args.source.sources;
    if args.watch {
        let out = args.page();
        return watch(sources, Some(&out), args.source.verbosity.quiet, Vec::new, || write(args));
    }
    write(args)
}

impl ViewArgs {
    /// The name of the page.
    pub fn page(&self) -> PathBuf {
        let first = self.source.sources.first().map(Path::new).unwrap_or(Path::new("-"));
        let named = || PathBuf::from(format!("{}.html", title(first)));
        self.out.clone().unwrap_or_else(named)
    }
}

/// What a page of sources is called that begin with this one.
fn title(first: &Path) -> String {
    let name = first.file_stem().filter(|_| first.as_os_str() != "-");
    name.map_or_else(|| "program".into(), |name| name.to_string_lossy().into_owned())
}

/// Writes the page once.
fn write(args: &ViewArgs) -> Result<u8> {
    let sources = &args.source.sources;
    let first = sources.first().map(Path::new).unwrap_or(Path::new("-"));
    let (name, out) = (title(first), args.page());
    is_no_source(&out, sources)?;
    if out.as_os_str() != "-" && !args.force && is_foreign(&out) {
        return Err(Error::NotOurs { path: out });
    }
    on_source(&args.source.reading(), |source, observer| {
        let embed = args.embed_source;
        let page = view::page(source, &name, embed, &args.source.options(), observer)?;
        whole(&out, |file| file.write_all(&page.bytes).map_err(Error::file(&out)))?;
        if embed == Embed::Always {
            for missing in &page.missing {
                say(&format!("warning: no source text of {missing}"));
            }
        }
        if !args.source.verbosity.quiet && out.as_os_str() != "-" {
            say(&format!("{}: {}", out.display(), size(page.bytes.len() as u64)));
        }
        Ok(DONE)
    })
}
