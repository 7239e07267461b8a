//! Processes that this one has started, and what they may use.

use std::process::Child;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::limits::{LOOK, Limit, Limits};
use crate::used::{cpu, resident};

/// A process that waits may do so for so many times the time of processors that it may take: it may
/// share them with others.
const WAITS: u32 = 10;

struct Process {
    number: u64,
    pid: Pid,
    limits: Limits,
    start: Instant,
    /// What it had taken at the start.
    cpu: Duration,
    reached: Arc<OnceLock<Limit>>,
}

static PROCESSES: Mutex<Vec<Process>> = Mutex::new(Vec::new());
static COME: Condvar = Condvar::new();
static NUMBER: AtomicU64 = AtomicU64::new(0);

fn processes() -> MutexGuard<'static, Vec<Process>> {
    PROCESSES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As long as this lives, a process is killed when it reaches its limits, and what it has in memory
/// counts as this process's own. It must not be waited for meanwhile: its number might be another's
/// then.
#[derive(Debug)]
pub struct Watched {
    number: u64,
    reached: Arc<OnceLock<Limit>>,
}

impl Watched {
    /// The limit that it was killed at.
    pub fn reached(&self) -> Option<Limit> {
        self.reached.get().copied()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        processes().retain(|process| process.number != self.number);
    }
}

/// Watches a process from now on: its time is that of processors, from now on, or ten times as much of
/// the clock.
///
/// # Errors
/// When the system has no thread left.
pub fn watch(child: &Child, limits: Limits) -> std::io::Result<Watched> {
    static STARTED: Mutex<bool> = Mutex::new(false);
    let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
    if !*started {
        Builder::new().name("processes".into()).spawn(look)?;
        *started = true;
    }
    drop(started);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let reached = Arc::new(OnceLock::new());
    let watched = Watched { number, reached: Arc::clone(&reached) };
    let pid = Pid::from_child(child);
    let cpu = cpu(child.id());
    processes().push(Process { number, pid, limits, start: Instant::now(), cpu, reached });
    COME.notify_one();
    Ok(watched)
}

/// What all that are watched have in memory.
pub fn resident_of_watched() -> u64 {
    processes().iter().map(|process| resident(process.id())).sum()
}

fn look() {
    let mut all = processes();
    loop {
        // Who has nothing to watch wakes up nobody.
        all = match all.is_empty() {
            true => COME.wait(all).unwrap_or_else(PoisonError::into_inner),
            false => COME.wait_timeout(all, LOOK).unwrap_or_else(PoisonError::into_inner).0,
        };
        for process in &*all {
            if process.reached.get().is_none()
                && let Some(limit) = process.limit()
            {
                let _ = process.reached.set(limit);
                let _ = kill_process(process.pid, Signal::KILL);
            }
        }
    }
}

impl Process {
    fn id(&self) -> u32 {
        self.pid.as_raw_nonzero().get().cast_unsigned()
    }

    fn limit(&self) -> Option<Limit> {
        let is_late = |time: Duration| {
            let waited = self.start.elapsed();
            // It cannot have taken more than its threads had.
            waited > time.saturating_mul(WAITS)
                || waited * 2 > time && cpu(self.id()).saturating_sub(self.cpu) > time
        };
        if self.limits.time.is_some_and(is_late) {
            return Some(Limit::Time);
        }
        let is_large = |memory| resident(self.id()) > memory;
        self.limits.memory.is_some_and(is_large).then_some(Limit::Memory)
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::process::ExitStatusExt;
    use std::process::Command;

    use super::*;

    fn ends(script: &str, limits: Limits) -> (Option<Limit>, Option<i32>) {
        let mut child = Command::new("sh").args(["-c", script]).spawn().unwrap();
        let watched = watch(&child, limits).unwrap();
        let start = Instant::now();
        while child.try_wait().unwrap().is_none() {
            assert!(start.elapsed() < Duration::from_secs(60));
            std::thread::sleep(Duration::from_millis(5));
        }
        (watched.reached(), child.wait().unwrap().signal())
    }

    #[test]
    fn a_process_ends_at_its_limits() {
        let limits = Limits { time: Some(Duration::from_millis(300)), memory: Some(64 << 20) };
        assert_eq!(ends("exit 0", limits), (None, None));
        assert_eq!(ends("while :; do :; done", limits), (Some(Limit::Time), Some(9)));
        // No time of processors.
        assert_eq!(ends("exec sleep 100", limits), (Some(Limit::Time), Some(9)));
        let doubles = "a=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; while :; do a=$a$a; done";
        let large = Limits { time: Some(Duration::from_secs(50)), ..limits };
        assert_eq!(ends(doubles, large), (Some(Limit::Memory), Some(9)));
    }
}
