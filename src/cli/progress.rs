//! What is said while the work goes on: with --verbose the inputs, else a bar on a terminal for
//! work that takes longer than a second.

use std::collections::BTreeMap;
use std::fmt;
use std::io::IsTerminal;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::args::Verbosity;
use super::console::{print, say};
use super::words::{count, thousands};
use engine::Watch;
use jobs::input::Input;
use jobs::pipeline::Observer;
use jobs::read::Reason;

/// Sees work on inputs go on, from any thread.
pub struct Progress<'a> {
    inputs: &'a [Input],
    /// What is said that happens to an input.
    verb: &'static str,
    verbosity: Verbosity,
    bar: Option<Bar>,
    lines: Mutex<Lines>,
    /// How many modules LLVM read, by the reasons; the key without one has the others.
    by_llvm: Mutex<BTreeMap<Option<Reason>, usize>>,
}

/// Lines about inputs, which are printed in the order of the inputs.
#[derive(Default)]
struct Lines {
    /// Of inputs that are done before others that stand before them.
    waiting: BTreeMap<usize, Option<String>>,
    /// The first input that is not done.
    next: usize,
}

impl<'a> Progress<'a> {
    /// For work on these inputs.
    pub fn new(inputs: &'a [Input], verb: &'static str, verbosity: Verbosity) -> Self {
        Self::watching(inputs, verb, verbosity, &Watch::of_progress())
    }

    /// For work on these inputs, and for the evaluation that follows.
    pub fn watching(
        inputs: &'a [Input],
        verb: &'static str,
        verbosity: Verbosity,
        watch: &Watch,
    ) -> Self {
        let is_silent = verbosity.quiet || verbosity.verbose;
        let wanted = !is_silent && std::io::stderr().is_terminal();
        let bar = wanted.then(|| Bar::new(inputs.len(), watch.clone()));
        Self { inputs, verb, verbosity, bar, lines: Mutex::default(), by_llvm: Mutex::default() }
    }

    /// The input is done. Prints a line about it on standard output, if there is something to say,
    /// once all inputs before it are done.
    pub fn done(&self, index: usize, line: Option<String>) {
        let mut lines = self.lines();
        lines.waiting.insert(index, line);
        loop {
            let next = lines.next;
            let Some(line) = lines.waiting.remove(&next) else { break };
            lines.next += 1;
            let Some(line) = line else { continue };
            // Standard output that is full is noticed at the summary.
            let print = || drop(print((line + "\n").as_bytes()));
            match &self.bar {
                Some(bar) => bar.bar.suspend(print),
                None => print(),
            }
        }
        if let Some(bar) = &self.bar {
            bar.bar.inc(1);
        }
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        if let Some(bar) = &self.bar {
            bar.bar.finish_and_clear();
        }
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Observer for Progress<'_> {
    fn started(&self, index: usize) {
        if let Some(input) = self.inputs.get(index).filter(|_| self.verbosity.verbose) {
            say(&format!("{} {}", self.verb, input.name()));
        }
    }

    fn read(&self, _index: usize, by_llvm: Option<Reason>) {
        let mut reasons = self.by_llvm.lock().unwrap_or_else(PoisonError::into_inner);
        *reasons.entry(by_llvm).or_default() += 1;
    }

    fn finished(&self, index: usize) {
        self.done(index, None);
    }
}

impl Drop for Progress<'_> {
    /// How many modules went through LLVM, and why.
    fn drop(&mut self) {
        let reasons = self.by_llvm.get_mut().unwrap_or_else(PoisonError::into_inner);
        if !self.verbosity.verbose || reasons.is_empty() {
            return;
        }
        let of = count(reasons.values().sum(), "module");
        let by_llvm: usize = reasons.iter().filter(|(why, _)| why.is_some()).map(|it| it.1).sum();
        let why: String = reasons
            .iter()
            .filter_map(|(reason, n)| Some(format!("; {n}: {}", reason.as_ref()?)))
            .collect();
        say(&format!("LLVM read {by_llvm} of {of}{why}"));
    }
}

/// Where an evaluation is; empty before it begins.
fn evaluation(at: &engine::Progress) -> String {
    let engine::Progress { stratum, strata, relation, round, rows } = at;
    match stratum {
        0 => String::new(),
        _ => {
            let rows = thousands(*rows);
            format!("stratum {stratum} of {strata} ({relation}), round {round}, {rows} rows")
        }
    }
}

/// A bar that shows itself after a second.
struct Bar {
    bar: ProgressBar,
    /// Whose end the thread that shows it waits for.
    _alive: Sender<()>,
}

impl Bar {
    fn new(inputs: usize, watch: Watch) -> Self {
        let style = match inputs {
            0 | 1 => "{spinner} [{elapsed}] {rules}",
            _ => "{spinner} [{elapsed}] {wide_bar} {pos}/{len} modules {rules}",
        };
        let style = ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar());
        let style = style.with_key("rules", move |_: &ProgressState, to: &mut dyn fmt::Write| {
            // A bar that cannot be drawn is no error.
            let _ = to.write_str(&evaluation(&watch.progress()));
        });
        let hidden = ProgressDrawTarget::hidden();
        let bar = ProgressBar::with_draw_target(Some(inputs as u64), hidden).with_style(style);
        let (alive, ended) = channel();
        let shown = bar.clone();
        let _ = std::thread::Builder::new().spawn(move || {
            let waited = ended.recv_timeout(Duration::from_secs(1));
            if waited == Err(RecvTimeoutError::Timeout) && !shown.is_finished() {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(Duration::from_millis(100));
            }
        });
        Self { bar, _alive: alive }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
