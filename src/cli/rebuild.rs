//! `llvm-facts rebuild`

use std::ffi::OsString;
use std::io::Write;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::Verbosity;
use super::console::{DONE, print, say};
use super::error::{Error, RebuildError, Result};
use super::source::no_catalogue;
use super::words::count;
use super::work;
use crate::query::transform;
use facts::store;
use facts::{FactError, Index, Module, ModuleRow, ModuleSourceFilename};
use jobs::input::display;
use jobs::{read, rebuild};
use system::NewFiles;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts rebuild facts/ -o out.bc
  llvm-facts rebuild facts/ -o - | llvm-dis-15
  llvm-facts rebuild facts/ -o out.ll --module main.c
  llvm-facts rebuild facts/ -o modules/              one file for each module
  llvm-facts rebuild facts/ --overlay new/ -o out.bc   with relations that rules have changed")]
pub struct RebuildArgs {
    /// The fact directory; files of views are not read, unless there is an overlay
    pub dir: PathBuf,
    /// A .bc or .ll file, `-` for bitcode on standard output, or a directory if there are several
    /// modules
    #[arg(short, long = "output", value_name = "OUT")]
    pub out: PathBuf,
    /// Only this module: its number, from 0, or its source file name
    #[arg(short, long, value_name = "N|NAME")]
    pub module: Option<String>,
    /// Changes the facts by the files here: the rows of drop_R.facts go and those of add_R.facts come,
    /// or those of R.facts replace all of relation R; .csv does, too
    #[arg(long, value_name = "DIR2")]
    pub overlay: Option<PathBuf>,
    /// Write modules even if LLVM's verifier rejects them
    #[arg(long)]
    pub no_verify: bool,
    /// Nothing any more: LLVM always works in a process of its own
    #[arg(long, hide = true)]
    pub no_isolate: bool,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

impl RebuildArgs {
    /// What it reads.
    pub fn reads(&self) -> Vec<PathBuf> {
        std::iter::once(&self.dir).chain(&self.overlay).cloned().collect()
    }
}

pub fn run(args: &RebuildArgs) -> Result<u8> {
    let modules = work::run(true, || rebuild_all(args))?;
    if !args.verbosity.quiet && args.out != Path::new("-") {
        say(&format!("{}: {}", display(&args.out), count(modules, "module")));
    }
    Ok(DONE)
}

/// A module of the facts.
struct Candidate {
    id: Module,
    /// Its number in the directory.
    place: usize,
    source: Vec<u8>,
}

/// How many modules are written.
fn rebuild_all(args: &RebuildArgs) -> Result<usize> {
    no_catalogue(&[&args.dir])?;
    let facts = match &args.overlay {
        None => store::read_dir_without_views(&args.dir)?,
        // It may name views.
        Some(overlay) => {
            let mut facts = store::read_dir(&args.dir)?;
            transform::apply(store::Overlay::read(overlay)?, &mut facts)?;
            facts
        }
    };
    let index = Index::new(&facts);
    let errors = index.check();
    if !errors.is_empty() {
        return Err(RebuildError::Facts { dir: args.dir.clone(), errors }.into());
    }
    let all = candidates(&index)?;
    let n_modules = all.len();
    let chosen = choose(all, args)?;
    let to_stdout = args.out == Path::new("-");
    let several = |modules| RebuildError::Several { dir: args.dir.clone(), modules }.into();
    if to_stdout && chosen.len() != 1 {
        return Err(several(chosen.len()));
    }
    let into_dir = args.module.is_none()
        && !is_file_name(&args.out)
        && !to_stdout
        && (chosen.len() != 1 || args.out.is_dir());
    if chosen.len() != 1 && !into_dir {
        return Err(several(chosen.len()));
    }
    let mut outputs = NewFiles::default();
    if into_dir {
        outputs.directory(&args.out).map_err(Error::unwritable(&args.out))?;
    }
    let mut verified = true;
    for candidate in &chosen {
        let bitcode =
            rebuild::bitcode(&index, candidate.id).map_err(RebuildError::of(&args.dir))?;
        if !args.no_verify {
            verified &= rebuild::verify(&bitcode, &index, candidate.id)
                .map_err(RebuildError::of_verifier(&args.dir))?;
        }
        if to_stdout {
            print(&bitcode)?;
            continue;
        }
        let path = match into_dir {
            true => args.out.join(file_name(candidate)),
            false => args.out.clone(),
        };
        let is_text = path.extension().is_some_and(|extension| extension == "ll");
        let bytes = match is_text {
            false => bitcode,
            true => read::text(&bitcode, "the rebuilt module")?,
        };
        let mut write = || outputs.create(&path)?.write_all(&bytes);
        write().map_err(Error::unwritable(&path))?;
    }
    ir::rebuild::nothing_ignored(&index).map_err(RebuildError::from)?;
    if let Some((row, n)) = index.unread().left_over.filter(|_| chosen.len() == n_modules) {
        let (dir, rows) = (display(&args.dir), count(n, "row"));
        tracing::warn!("{dir}: {rows} left out, the first: {row}");
    }
    if !verified {
        let dir = display(&args.dir);
        tracing::warn!("{dir}: not verified by LLVM, which is not there");
    }
    outputs.finish().map_err(Error::unwritable(&args.out))?;
    Ok(chosen.len())
}

fn candidates(index: &Index<'_>) -> Result<Vec<Candidate>> {
    let in_facts = |error: FactError| RebuildError::Ir(error.into());
    let mut all = Vec::new();
    for (place, row) in index.rows::<ModuleRow>().enumerate() {
        let source = index.get::<ModuleSourceFilename>(row.m).map_err(in_facts)?;
        let source = source.map(|row| index.bytes(row.name).into_owned()).unwrap_or_default();
        all.push(Candidate { id: row.m, place, source });
    }
    Ok(all)
}

/// The modules that are wanted.
fn choose(all: Vec<Candidate>, args: &RebuildArgs) -> Result<Vec<Candidate>, RebuildError> {
    let modules = all.len();
    if modules == 0 {
        return Err(RebuildError::NoModule { dir: args.dir.clone() });
    }
    let Some(wanted) = &args.module else { return Ok(all) };
    let place = wanted.parse::<usize>().ok();
    let (named, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|candidate| candidate.source == wanted.as_bytes());
    let by_name = !named.is_empty();
    let found: Vec<Candidate> = match by_name {
        true => named,
        false => others.into_iter().filter(|c| Some(c.place) == place).collect(),
    };
    let (dir, wanted) = (args.dir.clone(), wanted.clone());
    match found.len() {
        1 => Ok(found),
        0 => Err(RebuildError::NoSuchModule { dir, wanted, modules }),
        _ => {
            let places = found.iter().map(|candidate| candidate.place).collect();
            Err(RebuildError::Ambiguous { dir, wanted, places })
        }
    }
}

/// Whether this names a file of modules and no directory.
fn is_file_name(path: &Path) -> bool {
    !path.is_dir() && path.extension().is_some_and(|e| e == "bc" || e == "ll")
}

/// `0003-main.c.bc`.
fn file_name(candidate: &Candidate) -> PathBuf {
    let base = candidate.source.rsplit(|&b| b == b'/').next().unwrap_or_default();
    let plain = |&b: &u8| if b < 32 || b == 127 { b'_' } else { b };
    // Systems allow 255 bytes.
    let base: Vec<u8> = base.iter().take(200).map(plain).collect();
    let mut name = format!("{:04}-", candidate.place).into_bytes();
    name.extend_from_slice(&base);
    name.extend_from_slice(b".bc");
    PathBuf::from(OsString::from_vec(name))
}
