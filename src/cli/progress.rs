//! A bar on a terminal, for work that takes longer than a second.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::Talk;

pub struct Progress {
    /// None where no bar is wanted.
    since: Option<Instant>,
    bar: Option<ProgressBar>,
    done: u64,
    total: u64,
}

impl Progress {
    /// For `total` items of work.
    pub fn new(total: usize, talk: Talk) -> Self {
        let wanted = !talk.quiet && !talk.verbose && std::io::stderr().is_terminal();
        Self { since: wanted.then(Instant::now), bar: None, done: 0, total: total as u64 }
    }

    /// One more item is done.
    pub fn advance(&mut self) {
        self.done += 1;
        self.tick();
    }

    /// Time has passed.
    pub fn tick(&mut self) {
        let Some(since) = self.since else { return };
        if self.bar.is_none() && since.elapsed() < Duration::from_secs(1) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new(self.total).with_elapsed(since.elapsed());
            let style = if self.total > 1 {
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

    /// Runs what writes to the terminal.
    pub fn aside(&self, write: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Takes the bar away.
    pub fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        self.since = None;
    }
}
