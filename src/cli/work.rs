//! How commands do their work: what stops it leaves nothing half written, and has one message.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use super::args::Limits;
use super::console::{STOPPED, say, say_as_it_is};
use super::error::{Error, Result};
use engine::{RuleProfile, Watch};
use system::Limit;

/// What an interrupt says.
pub const INTERRUPTED: &str = "error: interrupted";
/// The same of a command that writes all or nothing.
pub const NOTHING_WRITTEN: &str = "error: interrupted; nothing was written";

/// The same of a command that only an interrupt ends.
pub const SILENT: &str = "";

/// The first panic, which is the cause of the others.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// The run whose profile is asked for.
static WATCHED: Mutex<Option<Watch>> = Mutex::new(None);

/// From now on an interrupt ends the process, with these words. Only the first call counts.
pub fn end_on_interrupt(words: &'static str) {
    // Without it an interrupt ends the process as it ends any other.
    let _ = system::end_on_interrupt(move || {
        if words != SILENT {
            say(words);
        }
        profile_so_far();
    });
}

/// From now on the process ends when it reaches these limits.
pub fn end_at_limits(limits: Limits) {
    let Limits { timeout, memory_limit, .. } = limits;
    // Without a thread for it, an evaluation looks at its limits still.
    let _ = system::end_at_limits(limits.of_process(), STOPPED, move |limit| {
        say(&match limit {
            Limit::Time => format!(
                "error: it took longer than {} s and was stopped; --timeout sets the limit",
                timeout.unwrap_or_default()
            ),
            Limit::Memory => format!(
                "error: it needed more than {} MB and was stopped; --memory-limit sets the limit",
                memory_limit.unwrap_or_default()
            ),
        });
        profile_so_far();
    });
}

/// When the process ends before the run that is watched, the time and rows of its rules are said.
pub fn profile_at_the_end(watch: &Watch) {
    *WATCHED.lock().unwrap_or_else(PoisonError::into_inner) = Some(watch.clone());
}

fn profile_so_far() {
    let watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner).take();
    say_rules(&watched.map(|it| it.rules()).unwrap_or_default());
}

/// Says what rules cost.
pub fn say_rules(rules: &[RuleProfile]) {
    for rule in rules {
        let (ms, rows) = (rule.time.as_secs_f64() * 1e3, rule.rows);
        let sets = if rule.by_sets { " by sets" } else { "" };
        let (relation, place) = (&rule.relation, &rule.place);
        let line = format!("{ms:10.1} ms {rows:10} rows {relation} {place}{sets}\n");
        say_as_it_is(&line);
    }
}

/// Does the work. An interrupt ends the process; with `all_or_nothing` it leaves everything as it
/// was.
///
/// # Errors
/// Those of the work; and a mistake of this program that it panics about.
pub fn run<R: Send>(all_or_nothing: bool, work: impl FnOnce() -> Result<R> + Send) -> Result<R> {
    end_on_interrupt(if all_or_nothing { NOTHING_WRITTEN } else { INTERRUPTED });
    std::panic::set_hook(Box::new(|panic| {
        let mut first = PANIC.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| panic.to_string().trim_end().to_owned());
    }));
    let done = catch_unwind(AssertUnwindSafe(|| stack::deep(work)));
    let _ = std::panic::take_hook();
    done.unwrap_or_else(|_| {
        let first = PANIC.lock().unwrap_or_else(PoisonError::into_inner).take();
        Err(Error::Panic(first.unwrap_or_default()))
    })
}
