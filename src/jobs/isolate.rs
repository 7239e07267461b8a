//! Work in a child process, so that a crash of LLVM's is a message and no crash of ours.
//!
//! The parent forks before it has any thread, and waits. The child does all the work and tells the
//! parent through a pipe, line by line as JSON, what it begins and ends, which unfinished output
//! must go if it dies, and at last its result. There is no exec, so it costs about a millisecond.

use std::fs::File;
use std::io::{self, PipeReader, PipeWriter, Read, Seek, Write};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use facts::store;
use ir::error::{Error, Result};
use llvm::process::{self, Child, End, Interrupts, Side};

/// Is told of the work, in the parent.
pub trait Watch<I>: Send {
    /// Work on the item `index` begins.
    fn started(&mut self, index: usize);
    /// Work on it has ended so.
    fn finished(&mut self, index: usize, item: I);
    /// Some time has passed.
    fn tick(&mut self) {}
}

/// How the work ended.
pub enum Ended<R> {
    Done(R),
    Crashed(Crash),
    /// By a signal to this process; unfinished output is gone.
    Interrupted,
}

/// The child is dead, and its unfinished output gone.
#[derive(Debug)]
pub struct Crash {
    /// What was begun and not ended, in order.
    pub in_work: Vec<usize>,
    /// What happened, as a part of a sentence; then, each on a line of its own, what LLVM had
    /// printed before.
    pub how: String,
}

impl Crash {
    /// How it happened, with advice at the end of its sentence.
    pub fn with_advice(how: &str, advice: &str) -> String {
        match how.split_once('\n') {
            Some((how, printed)) => format!("{how}; {advice}\n{printed}"),
            None => format!("{how}; {advice}"),
        }
    }
}

/// What the child writes into the pipe.
#[derive(Serialize, Deserialize)]
enum Record<I, R> {
    /// The path, as bytes.
    Staging(Vec<u8>),
    Started(usize),
    Finished(usize, I),
    Fatal(String),
    Panicked(String),
    Done(R),
}

/// How the work reports; from any thread.
pub struct Reporter<'w, I> {
    /// None in a child: all goes through the pipe.
    watch: Option<Mutex<&'w mut dyn Watch<I>>>,
}

/// The child's end of the pipe. A process is a child once at most.
static TO_PARENT: OnceLock<Mutex<PipeWriter>> = OnceLock::new();
/// Unfinished output of this very process, when it does the work itself.
static STAGING: Mutex<Option<PathBuf>> = Mutex::new(None);
/// What a panic said, likewise.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// The stack of the work: LLVM's reader and printer recurse over what nests.
const STACK: usize = 1 << 29;
/// So many lines that LLVM printed before it crashed are shown: the first ones say most.
const LINES: usize = 5;
/// How often `tick` is called.
const TICK: Duration = Duration::from_millis(100);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<I: Serialize> Reporter<'_, I> {
    /// This file or directory is incomplete and must go if the process dies.
    pub fn staging(&self, path: &Path) {
        match self.watch {
            None => send(&Record::<I, ()>::Staging(path.as_os_str().as_bytes().to_vec())),
            Some(_) => *lock(&STAGING) = Some(path.to_path_buf()),
        }
    }

    /// Work on the item `index` begins.
    pub fn started(&self, index: usize) {
        match &self.watch {
            None => send(&Record::<I, ()>::Started(index)),
            Some(watch) => lock(watch).started(index),
        }
    }

    /// Work on it has ended so.
    pub fn finished(&self, index: usize, item: I) {
        match &self.watch {
            None => send(&Record::<I, ()>::Finished(index, item)),
            Some(watch) => lock(watch).finished(index, item),
        }
    }
}

/// A record that cannot be sent has no reader any more: then the parent is dead, and so is this
/// process in a moment.
fn send<I: Serialize, R: Serialize>(record: &Record<I, R>) {
    let (Some(pipe), Ok(mut line)) = (TO_PARENT.get(), serde_json::to_vec(record)) else { return };
    line.push(b'\n');
    let _ = lock(pipe).write_all(&line);
}

/// Does the work in a child process, or in this one if it is not to be isolated. `facts` is the
/// fact directory that it writes, if it does.
///
/// # Errors
/// When there are no pipes to be had.
pub fn run<I, R>(
    isolated: bool,
    facts: Option<&Path>,
    watch: &mut dyn Watch<I>,
    work: impl FnOnce(&Reporter<'_, I>) -> R + Send,
) -> Result<Ended<R>>
where
    I: Serialize + DeserializeOwned + Send,
    R: Serialize + DeserializeOwned + Send,
{
    if !isolated {
        return Ok(run_here(facts, watch, work));
    }
    let refused = |error: io::Error| {
        Error::Other(format!("cannot start a process for the work: {error}; try --no-isolate"))
    };
    let interrupts = Interrupts::install().map_err(refused)?;
    let (reader, writer) = io::pipe().map_err(refused)?;
    // What LLVM and the runtime say to standard error. Without a file they say it there.
    let log = tempfile::tempfile().ok();
    match process::fork().map_err(refused)? {
        Side::Child => {
            drop(reader);
            run_as_child(writer, log.as_ref(), work)
        }
        Side::Parent(child) => {
            drop(writer);
            let process = child.id();
            let listener =
                Listener { reader, in_work: Vec::new(), staging: None, last_words: None };
            let ended = listener.listen(child, interrupts, watch, log).map_err(refused)?;
            if let (Some(facts), Ended::Crashed(_) | Ended::Interrupted) = (facts, &ended) {
                // It may have died before it could say where it writes.
                store::discard_left_by(process, facts);
            }
            Ok(ended)
        }
    }
}

// ---- the child ------------------------------------------------------------------------------

fn run_as_child<I: Send, R: Serialize + Send>(
    writer: PipeWriter,
    log: Option<&File>,
    work: impl FnOnce(&Reporter<'_, I>) -> R + Send,
) -> ! {
    let _ = TO_PARENT.set(Mutex::new(writer));
    if let Some(log) = log {
        let _ = process::redirect_stderr(log);
    }
    process::on_fatal_error(|words| send(&Record::<(), ()>::Fatal(words.to_owned())));
    std::panic::set_hook(Box::new(|panic| {
        send(&Record::<(), ()>::Panicked(panic.to_string()));
    }));
    let reporter = Reporter { watch: None };
    match catch_unwind(AssertUnwindSafe(|| on_large_stack(|| work(&reporter)))) {
        Ok(result) => send(&Record::<(), R>::Done(result)),
        Err(_) => process::exit_now(1), // the hook has reported it
    }
    process::exit_now(0)
}

fn on_large_stack<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    // The closure must survive a thread that cannot be started.
    let mut work = Some(work);
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || work.take().map(|work| work()));
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => result,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(_) => None,
        }
    })
    .unwrap_or_else(|| match work.take() {
        Some(work) => work(),
        None => process::exit_now(1), // cannot be: it is taken only by a thread that answers
    })
}

// ---- the parent -----------------------------------------------------------------------------

struct Listener {
    reader: PipeReader,
    in_work: Vec<usize>,
    staging: Option<PathBuf>,
    /// A fatal error's, or a panic's.
    last_words: Option<String>,
}

impl Listener {
    fn listen<I: DeserializeOwned, R: DeserializeOwned>(
        mut self,
        child: Child,
        interrupts: &Interrupts,
        watch: &mut dyn Watch<I>,
        log: Option<File>,
    ) -> io::Result<Ended<R>> {
        let mut result = None;
        let mut pending = Vec::new();
        let mut chunk = vec![0; 1 << 16];
        let mut killed = None;
        loop {
            if interrupts.happened() && killed.is_none() {
                child.kill();
                killed = Some(child.wait()?); // and what it has said before is still read
            }
            if !interrupts.wait_or_readable(&self.reader, TICK)? {
                if killed.is_some() {
                    break; // it may have children that hold the pipe open
                }
                watch.tick();
                continue;
            }
            let n = self.reader.read(&mut chunk)?;
            if n == 0 {
                break;
            }
            pending.extend_from_slice(&chunk[..n]);
            let whole = pending.iter().rposition(|&b| b == b'\n').map_or(0, |end| end + 1);
            for line in pending[..whole].split(|&b| b == b'\n').filter(|line| !line.is_empty()) {
                match serde_json::from_slice(line)? {
                    Record::Done(done) => result = Some(done),
                    record => self.take(record, watch),
                }
            }
            pending.drain(..whole);
        }
        let end = killed.map_or_else(|| child.wait(), Ok)?;
        // A result counts even if an interrupt came while it was on its way.
        if let Some(result) = result {
            let _ = io::stderr().write_all(&read_all(log));
            return Ok(Ended::Done(result));
        }
        if let Some(staging) = &self.staging {
            remove(staging);
        }
        if killed.is_some() || interrupts.happened() {
            return Ok(Ended::Interrupted);
        }
        let log = String::from_utf8_lossy(&read_all(log)).into_owned();
        let mut how = self.last_words.unwrap_or_else(|| describe(end, &log));
        for line in log.lines().filter(|line| !line.trim().is_empty()).take(LINES) {
            how += "\n  ";
            how += line;
        }
        self.in_work.sort_unstable();
        Ok(Ended::Crashed(Crash { in_work: self.in_work, how }))
    }

    fn take<I, R>(&mut self, record: Record<I, R>, watch: &mut dyn Watch<I>) {
        match record {
            Record::Staging(path) => {
                self.staging = Some(PathBuf::from(std::ffi::OsString::from_vec(path)));
            }
            Record::Started(index) => {
                self.in_work.push(index);
                watch.started(index);
            }
            Record::Finished(index, item) => {
                self.in_work.retain(|&i| i != index);
                watch.finished(index, item);
            }
            Record::Fatal(words) => self.last_words = Some(fatal(&words)),
            // The first panic is the cause of the others.
            Record::Panicked(words) if self.last_words.is_none() => {
                self.last_words = Some(panicked(&words));
            }
            Record::Panicked(_) | Record::Done(_) => {}
        }
    }
}

fn fatal(words: &str) -> String {
    format!("LLVM gave up: {}", words.trim_end())
}

fn panicked(words: &str) -> String {
    format!("an internal error, please report it: {}", words.trim_end())
}

fn read_all(log: Option<File>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut log) = log {
        let _ = log.rewind().and_then(|()| log.read_to_end(&mut bytes));
    }
    bytes
}

/// A death without last words.
fn describe(end: End, log: &str) -> String {
    match end {
        _ if log.contains("overflowed its stack") => {
            "LLVM ran out of stack: something nests too deeply".to_owned()
        }
        End::Signal(libc::SIGKILL) => {
            "the system killed the process, perhaps for want of memory".to_owned()
        }
        End::Signal(libc::SIGSEGV) => "LLVM crashed (segmentation fault)".to_owned(),
        End::Signal(libc::SIGBUS) => "LLVM crashed (bus error)".to_owned(),
        End::Signal(libc::SIGILL) => "LLVM crashed (illegal instruction)".to_owned(),
        End::Signal(libc::SIGFPE) => "LLVM crashed (division by zero)".to_owned(),
        End::Signal(libc::SIGABRT) => "LLVM aborted".to_owned(),
        End::Signal(signal) => format!("the process was ended by signal {signal}"),
        End::Exit(code) => format!("LLVM ended the process with exit code {code}"),
    }
}

/// Removes unfinished output.
fn remove(staging: &Path) {
    if staging.is_dir() {
        store::discard(staging);
    } else {
        let _ = std::fs::remove_file(staging);
    }
}

// ---- without a child ------------------------------------------------------------------------

fn run_here<I: Send, R: Send>(
    facts: Option<&Path>,
    watch: &mut dyn Watch<I>,
    work: impl FnOnce(&Reporter<'_, I>) -> R + Send,
) -> Ended<R> {
    let facts = facts.map(Path::to_path_buf);
    let give_up = move |message: &str| {
        if let Some(staging) = lock(&STAGING).take() {
            remove(&staging);
        }
        if let Some(facts) = &facts {
            store::discard_left_by(std::process::id(), facts);
        }
        let _ = writeln!(io::stderr(), "llvm-facts: error: {message}");
        process::exit_now(1)
    };
    process::on_fatal_error({
        let give_up = give_up.clone();
        move |words| give_up(&fatal(words))
    });
    let interrupts = Interrupts::install();
    if let Ok(interrupts) = interrupts {
        let wait = move || {
            interrupts.wait();
            give_up("interrupted; nothing was written");
        };
        // Without it an interrupt is noticed by nobody; the work is done nevertheless.
        let _ = std::thread::Builder::new().spawn(wait);
    }
    std::panic::set_hook(Box::new(|panic| {
        lock(&PANIC).get_or_insert_with(|| panic.to_string());
    }));
    let reporter = Reporter { watch: Some(Mutex::new(watch)) };
    let result = catch_unwind(AssertUnwindSafe(|| on_large_stack(|| work(&reporter))));
    let _ = std::panic::take_hook();
    while interrupts.as_ref().is_ok_and(|interrupts| interrupts.happened()) {
        // The other thread is about to end the process; what went wrong meanwhile does not count.
        std::thread::sleep(TICK);
    }
    match result {
        Ok(result) => Ended::Done(result),
        Err(_) => {
            let words = lock(&PANIC).take().unwrap_or_default();
            Ended::Crashed(Crash { in_work: Vec::new(), how: panicked(&words) })
        }
    }
}
