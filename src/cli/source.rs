//! What commands that ask about modules or facts have in common.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::{Verbosity, Verify, Work};
use super::error::{Advice, Crashed, QuestionError, Result};
use super::progress::Progress;
use super::work::{self, Whole};
use crate::query::{Modules, Source};
use jobs::input;
use jobs::pipeline::Observer;
use jobs::{Isolation, Reporter, Runner};

/// The arguments that say what is read, and how.
#[derive(Args, Debug)]
pub struct SourceArgs {
    /// Modules, or one fact directory
    #[arg(value_name = "SOURCE", required = true)]
    pub sources: Vec<OsString>,
    #[command(flatten)]
    verify: Verify,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

impl SourceArgs {
    pub fn reading(&self) -> Reading<'_> {
        let Self { sources, verify, work, verbosity } = self;
        let (verify, work, verbosity) = (*verify, *work, *verbosity);
        Reading { sources, verify, files: None, work, verbosity }
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
    pub verify: Verify,
    /// Files of inputs that are no relation of the schema, beside modules.
    pub files: Option<&'a Path>,
    pub work: Work,
    pub verbosity: Verbosity,
}

/// Does the work on modules or a fact directory.
///
/// # Errors
/// Those of the work, and when there is no such source.
pub fn on_source(
    reading: &Reading<'_>,
    answer: impl Fn(Source<'_>, &dyn Observer) -> Result<u8> + Sync,
) -> Result<u8> {
    let facts = fact_directory(reading.sources)?;
    let inputs = if facts.is_some() { Vec::new() } else { input::expand(reading.sources)? };
    let verify = reading.verify.is_wanted();
    let source = match &facts {
        Some(dir) => Source::Facts(dir),
        None => Source::Modules(Modules {
            inputs: &inputs,
            verify,
            threads: reading.work.threads(),
            files: reading.files,
        }),
    };
    let job = Whole {
        inputs: &inputs,
        verify,
        work: |reporter: &Reporter<'_, ()>| answer(source, reporter),
    };
    let runner = Runner {
        isolation: Isolation {
            is_wanted: reading.work.isolation.is_wanted(),
            facts: None,
            all_or_nothing: false,
        },
        inputs: inputs.len(),
        keep_going: false,
    };
    let progress = Progress::new(&inputs, "reading", reading.verbosity);
    let ran = work::run(&job, &runner, progress, |index, crash| {
        let input = index.and_then(|index| inputs.get(index));
        let bytes = input.and_then(|input| input.read().ok());
        let advice = Advice::about(&crash, bytes.as_deref(), verify).unwrap_or(Advice::Module);
        Crashed { subject: input.map(|input| input.name().to_owned()), crash, advice }
    })?;
    Ok(ran.done)
}

/// The source if it is one fact directory.
pub fn fact_directory(sources: &[OsString]) -> Result<Option<PathBuf>, QuestionError> {
    // Ours has a marker; one of Soufflé's has files of facts and nothing that is a module.
    let is_facts = |source: &OsString| {
        let dir = Path::new(source);
        let has_facts = |entries: std::fs::ReadDir| {
            entries.flatten().any(|e| e.path().extension().is_some_and(|e| e == "facts"))
        };
        dir.join("llvm-facts.json").is_file() || std::fs::read_dir(dir).is_ok_and(has_facts)
    };
    match sources {
        [] => Err(QuestionError::NoSource),
        [dir] if is_facts(dir) => Ok(Some(dir.into())),
        sources if sources.iter().any(is_facts) => Err(QuestionError::FactsAmongOthers),
        _ => Ok(None),
    }
}
