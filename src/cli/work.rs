//! How commands run their jobs.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use super::args::{Verbosity, Work};
use super::error::{Advice, Crashed, Error, Result};
use super::progress::Progress;
use super::query::fact_directory;
use crate::query::{Modules, Source};
use ir::extract::Options;
use jobs::input::{self, Input};
use jobs::pipeline::{self, Observer};
use jobs::{Crash, Isolation, Job, Message, Ran, Reporter, Runner, Stopped};

/// Runs a job. `crashed` says what a crash is about and what to do.
///
/// # Errors
/// Those of the job, crashes and interrupts.
pub fn run<J: Job<Error = Error>>(
    job: &J,
    runner: &Runner<'_>,
    mut progress: Progress<'_, J::Item>,
    crashed: impl Fn(Option<usize>, Crash) -> Crashed,
) -> Result<Ran<J::Item, J::Done>> {
    let ran = runner.run(job, &mut progress);
    progress.clear();
    ran.map_err(|stopped| match stopped {
        Stopped::Failed(error) => error,
        Stopped::Interrupted(interrupted) => interrupted.into(),
        Stopped::Crashed(crashes) => {
            Error::Crashed(crashes.into_iter().map(|(i, crash)| crashed(i, crash)).collect())
        }
    })
}

/// A job with one result for all of its inputs.
pub struct Whole<'a, F> {
    pub inputs: &'a [Input],
    pub verify: bool,
    pub work: F,
}

impl<F: Fn(&Reporter<'_, ()>) -> Result<D> + Sync, D: Message> Job for Whole<'_, F> {
    type Item = ();
    type Done = D;
    type Error = Error;
    const MAKES_ONE_OUTPUT: bool = true;

    fn work(&self, _left_out: &BTreeSet<usize>, reporter: &Reporter<'_, ()>) -> Result<D> {
        (self.work)(reporter)
    }

    fn probe(&self, index: usize, _reporter: &Reporter<'_, ()>) -> Result<()> {
        if let Some(input) = self.inputs.get(index) {
            // What fails without a crash is not to blame for one.
            let _ = pipeline::probe(input, self.verify, Options::default());
        }
        Ok(())
    }
}

/// Does the work on modules or a fact directory.
///
/// # Errors
/// Those of the work, and when there is no such source.
pub fn on_source(
    reading: &Reading<'_>,
    work: impl Fn(Source<'_>, &dyn Observer) -> Result<u8> + Sync,
) -> Result<u8> {
    let facts = fact_directory(reading.sources)?;
    let inputs = if facts.is_some() { Vec::new() } else { input::expand(reading.sources)? };
    let verify = reading.verify;
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
        work: |reporter: &Reporter<'_, ()>| work(source, reporter),
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
    let ran = run(&job, &runner, progress, |index, crash| {
        let input = index.and_then(|index| inputs.get(index));
        let bytes = input.and_then(|input| input.read().ok());
        let advice = Advice::about(&crash, bytes.as_deref(), verify).unwrap_or(Advice::Module);
        Crashed { subject: input.map(|input| input.name().to_owned()), crash, advice }
    })?;
    Ok(ran.done)
}

/// What a command reads, and how.
pub struct Reading<'a> {
    /// Modules, or one fact directory.
    pub sources: &'a [OsString],
    pub verify: bool,
    /// Files of inputs that are no relation of the schema, beside modules.
    pub files: Option<&'a Path>,
    pub work: Work,
    pub verbosity: Verbosity,
}
