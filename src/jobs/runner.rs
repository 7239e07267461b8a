//! The one way in which commands do work that can crash LLVM: run it, find out which input was to
//! blame if it crashes, and go on without that one or give up.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::crash::Crash;
use crate::error::Error;
use crate::isolate::{self, Ended, Event, Interrupted, Isolation, Message, Reporter};

/// What a command does with its inputs, which are numbered from 0. All of it happens in the child.
pub trait Job: Sync {
    /// What comes of one input.
    type Item: Message;
    /// What comes of all.
    type Done: Message;
    /// What goes wrong for all.
    type Error: Message + From<Error>;

    /// Whether one output is made of all inputs, so that a crash loses what was done before.
    const MAKES_ONE_OUTPUT: bool;

    /// Does the work, but for these inputs.
    ///
    /// # Errors
    /// What ends the work. What is wrong with one input may be its item instead.
    fn work(
        &self,
        left_out: &BTreeSet<usize>,
        reporter: &Reporter<'_, Self::Item>,
    ) -> Result<Self::Done, Self::Error>;

    /// Does with one input what may crash LLVM, to see whether it does. May report its item.
    ///
    /// # Errors
    /// What ends the work.
    fn probe(&self, index: usize, reporter: &Reporter<'_, Self::Item>) -> Result<(), Self::Error>;
}

/// Sees the work go on, in the parent.
pub trait Watch<I>: Send {
    /// The work begins, or begins again; so many inputs are settled.
    fn begin(&mut self, _settled: usize) {}
    /// Work on the input begins.
    fn started(&mut self, _index: usize) {}
    /// This came of the input.
    fn settled(&mut self, _index: usize, _outcome: &Outcome<I>) {}
    /// Some time has passed.
    fn tick(&mut self) {}
}

/// What came of one input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome<I> {
    /// The job says what.
    Done(I),
    /// LLVM crashed on it.
    Crashed(Crash),
}

/// Why there is no result.
#[derive(Debug, PartialEq, Eq)]
pub enum Stopped<E> {
    /// The job says why.
    Failed(E),
    /// LLVM crashed: the inputs that it crashed on, if that can be told.
    Crashed(Vec<(Option<usize>, Crash)>),
    /// The user wants no more.
    Interrupted(Interrupted),
}

impl<E: From<Error>> From<Error> for Stopped<E> {
    fn from(error: Error) -> Self {
        Self::Failed(error.into())
    }
}

/// What a run of the job answers.
pub type RunResult<J> = Result<Ran<<J as Job>::Item, <J as Job>::Done>, Stopped<<J as Job>::Error>>;

/// The result, and what came of each input that was looked at.
#[derive(Debug)]
pub struct Ran<I, D> {
    /// What the job says of all.
    pub done: D,
    /// By the input's number.
    pub outcomes: BTreeMap<usize, Outcome<I>>,
}

/// How to run a job.
#[derive(Debug, Clone, Copy)]
pub struct Runner<'a> {
    /// Where and how the work is done.
    pub isolation: Isolation<'a>,
    /// How many inputs there are.
    pub inputs: usize,
    /// Leave out inputs that crash LLVM instead of giving up.
    pub keep_going: bool,
}

impl Runner<'_> {
    /// Runs the job.
    ///
    /// # Errors
    /// Those of the job; a crash, unless it is to keep going without the input; an interrupt.
    pub fn run<J: Job>(&self, job: &J, watch: &mut dyn Watch<J::Item>) -> RunResult<J> {
        Run { runner: self, job, outcomes: BTreeMap::new(), crashes: 0 }.run(watch)
    }
}

struct Run<'r, J: Job> {
    runner: &'r Runner<'r>,
    job: &'r J,
    outcomes: BTreeMap<usize, Outcome<J::Item>>,
    crashes: u32,
}

impl<J: Job> Run<'_, J> {
    fn run(mut self, watch: &mut dyn Watch<J::Item>) -> RunResult<J> {
        loop {
            if J::MAKES_ONE_OUTPUT {
                self.outcomes.retain(|_, outcome| matches!(outcome, Outcome::Crashed(_)));
            }
            let left_out: BTreeSet<usize> = self.outcomes.keys().copied().collect();
            watch.begin(left_out.len());
            let job = self.job;
            match self.child(watch, |reporter| job.work(&left_out, reporter))? {
                Ok(done) => return Ok(Ran { done, outcomes: self.outcomes }),
                Err(crash) => self.crashed(crash, watch)?,
            }
        }
    }

    /// Settles the inputs to blame, or gives up.
    fn crashed(
        &mut self,
        crash: Crash,
        watch: &mut dyn Watch<J::Item>,
    ) -> Result<(), Stopped<J::Error>> {
        let mut found = self.culprits(&crash, watch)?;
        if found.is_empty() {
            // It does not crash alone, so all that were in work are to blame; and nothing can be
            // said of any if none was.
            let unsettled = |i: &usize| !self.outcomes.contains_key(i);
            found = match &crash.in_work[..] {
                [] if !J::MAKES_ONE_OUTPUT => (0..self.runner.inputs).filter(unsettled).collect(),
                in_work => in_work.iter().copied().filter(unsettled).collect::<Vec<_>>(),
            }
            .into_iter()
            .map(|index| (index, crash.clone()))
            .collect();
            if found.is_empty() && (J::MAKES_ONE_OUTPUT || crash.in_work.is_empty()) {
                return Err(Stopped::Crashed(vec![(None, crash)]));
            }
        }
        if !self.runner.keep_going {
            let found = found.into_iter().map(|(index, crash)| (Some(index), crash));
            return Err(Stopped::Crashed(found.collect()));
        }
        for (index, crash) in found {
            let outcome = Outcome::Crashed(crash);
            watch.settled(index, &outcome);
            self.outcomes.insert(index, outcome);
        }
        Ok(())
    }

    /// Which input was it? Each one that may be is tried alone, in a child of its own.
    fn culprits(
        &mut self,
        crash: &Crash,
        watch: &mut dyn Watch<J::Item>,
    ) -> Result<Vec<(usize, Crash)>, Stopped<J::Error>> {
        self.crashes += 1;
        // One of those in work. But who has to begin again and crashes once more has bad inputs
        // galore: then all are tried of which nothing is known.
        let one_of_those = !J::MAKES_ONE_OUTPUT || self.crashes == 1;
        let suspects = match (&crash.in_work[..], one_of_those) {
            ([index], true) => return Ok(vec![(*index, crash.clone())]),
            (in_work, true) => in_work.to_vec(),
            _ => (0..self.runner.inputs).filter(|i| !self.outcomes.contains_key(i)).collect(),
        };
        let mut found = Vec::new();
        for index in suspects {
            let job = self.job;
            let tried = self.child(watch, |reporter| job.probe(index, reporter))?;
            found.extend(tried.err().map(|crash| (index, crash)));
        }
        Ok(found)
    }

    /// What the work answers, or how it crashed.
    fn child<R: Message>(
        &mut self,
        watch: &mut dyn Watch<J::Item>,
        work: impl FnOnce(&Reporter<'_, J::Item>) -> Result<R, J::Error> + Send,
    ) -> Result<Result<R, Crash>, Stopped<J::Error>> {
        let outcomes = &mut self.outcomes;
        let mut hear = |event| match event {
            Event::Started(index) => watch.started(index),
            Event::Finished(index, item) => {
                let outcome = Outcome::Done(item);
                watch.settled(index, &outcome);
                outcomes.insert(index, outcome);
            }
            Event::Tick => watch.tick(),
        };
        match isolate::run(self.runner.isolation, &mut hear, work)? {
            Ended::Done(answer) => answer.map(Ok).map_err(Stopped::Failed),
            Ended::Crashed(crash) => Ok(Err(crash)),
            Ended::Interrupted => Err(Stopped::Interrupted(Interrupted {
                all_or_nothing: self.runner.isolation.all_or_nothing,
            })),
        }
    }
}
