//! How commands run their jobs.

use std::collections::BTreeSet;

use super::error::{Crashed, Error, Result};
use super::progress::Progress;
use ir::extract::Options;
use jobs::input::Input;
use jobs::pipeline;
use jobs::{Crash, Job, Message, Ran, Reporter, Runner, Stopped};

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
