//! `llvm-facts rebuild`

mod output;

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use self::output::{Format, Outputs};
use super::progress::Progress;
use super::{DONE, RebuildArgs, count, named, print, say};
use facts::store;
use facts::{Index, Module, ModuleRow, ModuleSourceFilename};
use ir::error::{Error, Result};
use ir::rebuild;
use jobs::input::display;
use jobs::isolate::{self, Crash, Ended, Reporter, Watch};
use jobs::read;

pub fn run(args: &RebuildArgs) -> Result<u8> {
    let mut watch = Watcher { progress: Progress::new(1, args.talk), last: None };
    let ended = isolate::run(args.isolation.is_wanted(), None, &mut watch, |reporter| {
        rebuild_all(args, reporter).map_err(|error| error.to_string())
    })?;
    watch.progress.clear();
    let dir = display(&args.dir);
    match ended {
        Ended::Done(Ok(written)) => {
            if !args.talk.quiet && args.out != Path::new("-") {
                say(&format!("{}: {}", display(&args.out), count(written, "module")));
            }
            Ok(DONE)
        }
        Ended::Done(Err(message)) => Err(Error::Other(message)),
        Ended::Interrupted => Err(Error::Other("interrupted; nothing was written".into())),
        Ended::Crashed(crash) => {
            let which = watch.last.map_or(String::new(), |place| format!("module {place}: "));
            let advice = "the facts describe what LLVM cannot build; nothing was written. \
                          Please report it with the facts";
            let message = Crash::with_advice(&crash.how, advice);
            Err(Error::Other(format!("{dir}: {which}{message}")))
        }
    }
}

/// A module of the facts.
struct Candidate {
    id: Module,
    /// Its number in the directory.
    place: usize,
    source: Vec<u8>,
}

/// How many modules are written.
fn rebuild_all(args: &RebuildArgs, reporter: &Reporter<'_, ()>) -> Result<usize> {
    let mut facts = store::read_dir(&args.dir)?;
    if let Some(overlay) = &args.overlay {
        store::overlay(&mut facts, overlay)?;
    }
    let index = Index::new(&facts);
    let errors = index.check();
    if !errors.is_empty() {
        let n = count(errors.len(), "error");
        let list: Vec<String> = errors.iter().map(|error| format!("\n  {error}")).collect();
        let dir = display(&args.dir);
        return Err(Error::Other(format!("{dir}: {n} in the facts:{}", list.concat())));
    }
    let all = candidates(&index)?;
    let n_modules = all.len();
    let chosen = choose(all, args)?;
    let to_stdout = args.out == Path::new("-");
    if to_stdout && chosen.len() != 1 {
        return Err(several(args, chosen.len()));
    }
    let into_dir = args.module.is_none()
        && !is_file_name(&args.out)
        && !to_stdout
        && (chosen.len() != 1 || args.out.is_dir());
    if chosen.len() != 1 && !into_dir {
        return Err(several(args, chosen.len()));
    }
    let mut outputs = Outputs::new(|path| reporter.staging(path));
    if into_dir {
        outputs.create_dir(&args.out)?;
    }
    for candidate in &chosen {
        reporter.started(candidate.place);
        let in_module = |error: Error| match error {
            Error::Fact(error) => Error::Other(named(&display(&args.dir), &error.to_string())),
            other => other,
        };
        let module = rebuild::module(&index, candidate.id, !args.no_verify).map_err(in_module)?;
        if to_stdout {
            print(&module.bitcode())?;
            module.leak();
            continue;
        }
        let path = match into_dir {
            true => args.out.join(file_name(candidate)),
            false => args.out.clone(),
        };
        let bytes = written_as(&module, Format::of(&path))?;
        module.leak();
        outputs.write(&path, &bytes)?;
    }
    rebuild::nothing_ignored(&index)?;
    if let Some((row, n)) = index.unread().left_over.filter(|_| chosen.len() == n_modules) {
        let (dir, rows) = (display(&args.dir), count(n, "row"));
        tracing::warn!("{dir}: {rows} left out, the first: {row}");
    }
    outputs.finish()?;
    Ok(chosen.len())
}

fn candidates(index: &Index<'_>) -> Result<Vec<Candidate>> {
    let mut all = Vec::new();
    for (place, row) in index.rows::<ModuleRow>().enumerate() {
        let source = index.get::<ModuleSourceFilename>(row.m)?;
        let source = source.map(|row| index.bytes(row.name).into_owned()).unwrap_or_default();
        all.push(Candidate { id: row.m, place, source });
    }
    Ok(all)
}

/// The modules that are wanted.
fn choose(all: Vec<Candidate>, args: &RebuildArgs) -> Result<Vec<Candidate>> {
    let dir = display(&args.dir);
    let n = all.len();
    if n == 0 {
        return Err(Error::Other(format!("{dir}: no module: module.facts has no row")));
    }
    let Some(wanted) = &args.module else { return Ok(all) };
    let place = wanted.parse::<usize>().ok();
    let (named, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|candidate| candidate.source == wanted.as_bytes());
    let (found, how) = match named.len() {
        0 => (others.into_iter().filter(|c| Some(c.place) == place).collect(), "number or name"),
        _ => (named, "name"),
    };
    match found.len() {
        1 => Ok(found),
        0 => Err(Error::Other(format!(
            "{dir}: no module has the {how} {wanted}; there are {}, from 0 to {}, and \
             module_source_filename.facts has their names",
            count(n, "module"),
            n - 1
        ))),
        _ => {
            let places: Vec<String> = found.iter().map(|c| c.place.to_string()).collect();
            Err(Error::Other(format!(
                "{dir}: several modules have the {how} {wanted}: choose one of the numbers {}",
                places.join(", ")
            )))
        }
    }
}

fn several(args: &RebuildArgs, n: usize) -> Error {
    Error::Other(format!(
        "{}: {} in one file cannot be: name a directory, or choose one with --module",
        display(&args.dir),
        count(n, "module")
    ))
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

/// The bytes of a file of this format.
fn written_as(module: &llvm::Module, format: Format) -> Result<Vec<u8>> {
    let bitcode = module.bitcode();
    match format {
        Format::Bitcode => Ok(bitcode),
        Format::Text => {
            // As llvm-dis prints it: the order of uses is that of the reader.
            let read = read::module(&bitcode, "the rebuilt module", false)?;
            let text = read.text();
            read.leak();
            Ok(text)
        }
    }
}

struct Watcher {
    progress: Progress,
    last: Option<usize>,
}

impl Watch<()> for Watcher {
    fn started(&mut self, index: usize) {
        self.last = Some(index);
    }
    fn finished(&mut self, _index: usize, _item: ()) {}
    fn tick(&mut self) {
        self.progress.tick();
    }
}
