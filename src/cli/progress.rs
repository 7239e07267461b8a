//! What is said while the work goes on: with --verbose the inputs, else a bar on a terminal for
//! work that takes longer than a second.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::args::Verbosity;
use super::console::{print, say};
use jobs::input::Input;
use jobs::{Outcome, Watch};

/// A line about what came of the input of this number, if there is something to say.
pub type Line<'a, I> = dyn Fn(usize, &Outcome<I>) -> Option<String> + Sync + 'a;

/// Sees work on inputs go on.
pub struct Progress<'a, I> {
    inputs: &'a [Input],
    /// What is said that happens to an input.
    verb: &'static str,
    verbosity: Verbosity,
    /// None where no bar is wanted.
    since: Option<Instant>,
    bar: Option<ProgressBar>,
    done: u64,
    line: Option<&'a Line<'a, I>>,
    /// Lines of inputs that are settled before others that stand before them.
    waiting: BTreeMap<usize, Option<String>>,
    /// The first input that is not settled.
    next: usize,
}

impl<'a, I> Progress<'a, I> {
    /// For work on these inputs.
    pub fn new(inputs: &'a [Input], verb: &'static str, verbosity: Verbosity) -> Self {
        let is_silent = verbosity.quiet || verbosity.verbose;
        let wanted = !is_silent && std::io::stderr().is_terminal();
        Self {
            inputs,
            verb,
            verbosity,
            since: wanted.then(Instant::now),
            bar: None,
            done: 0,
            line: None,
            waiting: BTreeMap::new(),
            next: 0,
        }
    }

    /// Prints a line about each input on standard output, in the order of the inputs.
    pub fn with_lines(self, line: &'a Line<'a, I>) -> Self {
        Self { line: Some(line), ..self }
    }

    /// Takes the bar away.
    pub fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        self.since = None;
    }

    fn show(&mut self) {
        let Some(since) = self.since else { return };
        if self.bar.is_none() && since.elapsed() < Duration::from_secs(1) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new(self.inputs.len() as u64).with_elapsed(since.elapsed());
            let style = if self.inputs.len() > 1 {
                "{spinner} [{elapsed}] {wide_bar} {pos}/{len} modules"
            } else {
                "{spinner} [{elapsed}]"
            };
            bar.with_style(
                ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar()),
            )
        });
        bar.set_position(self.done);
        bar.tick();
    }
}

impl<I> Watch<I> for Progress<'_, I> {
    fn begin(&mut self, settled: usize) {
        self.done = settled as u64;
    }

    fn started(&mut self, index: usize) {
        if let Some(input) = self.inputs.get(index).filter(|_| self.verbosity.verbose) {
            say(&format!("{} {}", self.verb, input.name()));
        }
    }

    fn settled(&mut self, index: usize, outcome: &Outcome<I>) {
        if let Some(line) = self.line {
            self.waiting.insert(index, line(index, outcome));
        }
        while let Some(line) = self.waiting.remove(&self.next) {
            self.next += 1;
            let Some(line) = line else { continue };
            // Standard output that is full is noticed at the summary.
            let print = || drop(print((line + "\n").as_bytes()));
            match &self.bar {
                Some(bar) => bar.suspend(print),
                None => print(),
            }
        }
        self.done += 1;
        self.show();
    }

    fn tick(&mut self) {
        self.show();
    }
}
