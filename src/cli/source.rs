//! What commands that ask about modules or facts have in common.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::{self, Verbosity, Work};
use super::error::{QuestionError, Result};
use super::progress::Progress;
use super::work;
use crate::query::{Modules, Source};
use engine::Watch;
use jobs::ahead::Ahead;
use jobs::input::{self, Input};
use jobs::pipeline::Observer;
use jobs::read;
use shards::Catalogue;

/// The arguments that say what is read, and how.
#[derive(Args, Debug)]
pub struct SourceArgs {
    /// Modules, or one fact directory
    #[arg(value_name = "SOURCE", required = true)]
    pub sources: Vec<OsString>,
    #[command(flatten)]
    reading: args::Reading,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

impl SourceArgs {
    pub fn reading(&self) -> Reading<'_> {
        let Self { sources, reading, work, verbosity } = self;
        let (reading, work, verbosity) = (reading.of_modules(), *work, *verbosity);
        Reading { sources, reading, files: None, work, verbosity, watch: Watch::of_progress() }
    }

    /// What the engine may use.
    pub fn options(&self) -> engine::Options {
        engine::Options { threads: self.work.threads(), ..Default::default() }
    }
}

/// What a command reads, and how.
pub struct Reading<'a> {
    /// Modules, or one fact directory.
    pub sources: &'a [OsString],
    pub reading: jobs::read::Reading<'a>,
    /// Files of inputs that are no relation of the schema, beside modules.
    pub files: Option<&'a Path>,
    pub work: Work,
    pub verbosity: Verbosity,
    /// Sees an evaluation go on.
    pub watch: Watch,
}

/// Does the work on modules or a fact directory.
///
/// # Errors
/// Those of the work, and when there is no such source.
pub fn on_source(
    reading: &Reading<'_>,
    answer: impl FnOnce(Source<'_>, &dyn Observer) -> Result<u8> + Send,
) -> Result<u8> {
    work::run(false, || with_source(reading, None, answer))
}

/// The same, after what has to be known for it: the module is read meanwhile, if it is one file and there is
/// a thread for that.
///
/// # Errors
/// Those of what has to be known; then as of [`on_source`].
pub fn on_source_after<K>(
    reading: &Reading<'_>,
    know: impl FnOnce() -> Result<K> + Send,
    answer: impl FnOnce(K, Source<'_>, &dyn Observer) -> Result<u8> + Send,
) -> Result<u8> {
    work::run(false, || {
        let begun = begun(reading);
        let known = know()?;
        with_source(reading, begun, |source, observer| answer(known, source, observer))
    })
}

/// The module that is the only source, which is read from now on. A source that cannot be found or is no file
/// is not touched before it is asked for.
fn begun(reading: &Reading<'_>) -> Option<(Input, Option<Ahead>)> {
    let threads = reading.work.threads();
    let [source] = reading.sources else { return None };
    if threads < 2 || !Path::new(source).is_file() {
        return None;
    }
    let [input] = <[_; 1]>::try_from(input::expand(reading.sources).ok()?).ok()?;
    let ahead = Ahead::begin(&input, read::Reading { threads, ..reading.reading });
    Some((input, ahead))
}

fn with_source(
    reading: &Reading<'_>,
    begun: Option<(Input, Option<Ahead>)>,
    answer: impl FnOnce(Source<'_>, &dyn Observer) -> Result<u8>,
) -> Result<u8> {
    let facts = fact_directory(reading.sources)?;
    let (inputs, ahead) = match (&facts, begun) {
        (Some(_), _) => (Vec::new(), None),
        (None, Some((input, ahead))) => (vec![input], ahead),
        (None, None) => (input::expand(reading.sources)?, None),
    };
    let source = match &facts {
        Some(dir) => Source::Facts(dir),
        None => Source::Modules(Modules {
            inputs: &inputs,
            reading: read::Reading { ahead: ahead.as_ref(), ..reading.reading },
            threads: reading.work.threads(),
            files: reading.files,
        }),
    };
    let progress = Progress::watching(&inputs, "reading", reading.verbosity, &reading.watch);
    answer(source, &progress)
}

/// That no source is a catalogue, which `query` alone reads, and by itself.
///
/// # Errors
/// When one is.
pub fn no_catalogue(sources: &[impl AsRef<Path>]) -> Result<(), QuestionError> {
    match sources.iter().map(AsRef::as_ref).find(|source| Catalogue::is_one(source)) {
        Some(path) => Err(QuestionError::Catalogue { path: path.to_path_buf() }),
        None => Ok(()),
    }
}

/// The source if it is one fact directory.
pub fn fact_directory(sources: &[OsString]) -> Result<Option<PathBuf>, QuestionError> {
    let is_facts = |source: &OsString| input::is_fact_directory(Path::new(source));
    no_catalogue(sources)?;
    match sources {
        [] => Err(QuestionError::NoSource),
        [dir] if is_facts(dir) => Ok(Some(dir.into())),
        sources if sources.iter().any(is_facts) => Err(QuestionError::FactsAmongOthers),
        _ => Ok(None),
    }
}
