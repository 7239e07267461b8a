//! Interrupts: what is unfinished goes, and the process ends.

use std::ffi::c_int;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::Builder;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::exit;

type Remove = Box<dyn Fn() + Send>;

/// What is to be done before the process ends, by the number that its owner has.
static UNFINISHED: Mutex<Vec<(u64, Remove)>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<(u64, Remove)>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As long as this lives, an interrupt removes what is unfinished.
#[derive(Debug)]
pub struct Unfinished(u64);

/// Calls `remove` if an interrupt comes before the answer is dropped. It may come at any time, while
/// others still write: what they write must be removable all the same, and `remove` must not panic.
pub fn unfinished(remove: impl Fn() + Send + 'static) -> Unfinished {
    let mut all = all();
    let number = all.last().map_or(0, |(last, _)| last + 1);
    all.push((number, Box::new(remove)));
    Unfinished(number)
}

/// Removes this file or directory if an interrupt comes before the answer is dropped.
pub fn removed_on_interrupt(path: impl Into<PathBuf>) -> Unfinished {
    let path = path.into();
    unfinished(move || {
        let _ = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
    })
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        all().retain(|(number, _)| *number != self.0);
    }
}

/// Removes what is unfinished, calls `say` and ends the process with this exit code.
pub fn end(code: i32, say: impl FnOnce()) -> ! {
    // The lock stays taken: what is finished from now on does not come into its place.
    let all = all();
    all.iter().for_each(|(_, remove)| remove());
    say();
    exit(code)
}

/// What an interrupt does instead of ending the process.
static INSTEAD: Mutex<Option<Remove>> = Mutex::new(None);

/// From now on SIGINT calls `instead`, where [`end_on_interrupt`] would end the process; other
/// signals end it still.
pub fn on_interrupt(instead: impl Fn() + Send + 'static) {
    *INSTEAD.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(instead));
}

/// From now on SIGINT, SIGTERM and SIGHUP remove what is unfinished, call `say` and end the process
/// with the exit code that a shell shows for the signal: 128 and its number, so 130, 143 and 129.
/// Those that are ignored stay ignored, as `nohup` wants it. Only the first call of a process
/// counts.
///
/// # Errors
/// When the system has no thread left.
pub fn end_on_interrupt(say: impl Fn() + Send + 'static) -> io::Result<()> {
    static INSTALLED: OnceLock<()> = OnceLock::new();
    if INSTALLED.set(()).is_err() {
        return Ok(());
    }
    let ignored = ignored();
    let wanted = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| !ignored(*signal));
    let mut signals = Signals::new(wanted)?;
    let wait = move || {
        for signal in signals.forever() {
            let instead = INSTEAD.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(instead) = instead.as_ref().filter(|_| signal == SIGINT) {
                instead();
                continue;
            }
            drop(instead);
            end(128 + signal, &say);
        }
    };
    Builder::new().name("interrupts".into()).spawn(wait).map(drop)
}

/// Whether a signal is ignored, as the one who started this process may have wanted it.
fn ignored() -> impl Fn(c_int) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    move |signal| mask >> (signal - 1) & 1 == 1
}
