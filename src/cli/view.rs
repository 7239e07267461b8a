//! `llvm-facts view`.

use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args;
use super::console::{DONE, no_findings, say};
use super::error::{Error, Result};
use super::output::{is_no_source, whole};
use super::preset;
use super::programs;
use super::source::{SourceArgs, on_source};
use super::watch::watch;
use super::words::{count, size};
use crate::query;
use crate::query::findings::Check;
use crate::query::source_text::Embed;
use crate::view::{self, Content};
use engine::Program;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts view in.bc                   writes in.html
  llvm-facts view build/ -o program.html
  llvm-facts view facts/ -o - > page.html
  llvm-facts view in.bc --findings command-injection --findings check.dl

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
    /// Show what this program finds, and how it comes to that: a file, or a preset by its name.
    /// Several may be given
    #[arg(long, value_name = "PROGRAM")]
    findings: Vec<String>,
    #[command(flatten)]
    including: args::Including,
    /// Write the page again whenever a source or a program changes
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
        let programs = || args.findings.iter().map(PathBuf::from).collect();
        return watch(sources, Some(&out), args.source.verbosity.quiet, programs, || write(args));
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
    let checks = args.findings.iter().map(|name| check(name, &args.including));
    let checks = checks.collect::<Result<Vec<Check>>>()?;
    on_source(&args.source.reading(), |source, observer| {
        let embed = args.embed_source;
        let content = Content { title: &name, embed, checks: &checks };
        let page = view::page(source, content, &args.source.options(), observer)?;
        whole(&out, |file| file.write_all(&page.bytes).map_err(Error::file(&out)))?;
        if embed == Embed::Always {
            for missing in &page.missing {
                say(&format!("warning: no source text of {missing}"));
            }
        }
        if args.source.verbosity.quiet {
            return Ok(DONE);
        }
        page.left_out.iter().for_each(|name| no_findings(name));
        if out.as_os_str() != "-" {
            let found = match checks.is_empty() {
                true => String::new(),
                false => format!(", {}", count(page.findings, "finding")),
            };
            say(&format!("{}: {}{found}", out.display(), size(page.bytes.len() as u64)));
        }
        Ok(DONE)
    })
}

/// The program of this name: a file, or a preset.
fn check(name: &str, including: &args::Including) -> Result<Check> {
    let path = Path::new(name);
    let (name, text) = match programs::is_program(path) || path.is_file() {
        true => (path.display().to_string(), programs::read(path)?),
        false => {
            let preset::Preset { name, text, .. } = preset::find(name, &including.include)?;
            (name, text)
        }
    };
    let settings = query::settings();
    let program = Program::parse_with(&name, &text, &including.search(), &settings)
        .map_err(|errors| programs::wrong(&name, &errors))?;
    if program.outputs().is_empty() {
        return Err(programs::no_output(&program).into());
    }
    programs::confine(&program, &[])?;
    Ok(Check::new(program, |relation| preset::heading(&text, relation).title)?)
}
