//! From inputs to a target, a fact directory or an engine: modules in parallel, rows in the order
//! of the inputs.
//!
//! Each worker takes the next input, reads it, numbers it, and waits until all inputs before it
//! are numbered: then it knows its first id. Its facts go chunk by chunk to the one thread that
//! puts them into the target, module after module. So the result does not depend on the number of
//! threads, and memory is bounded: a worker that is ahead of its turn waits.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Condvar, Mutex, PoisonError};

use crate::input::Input;
use crate::read;
use facts::Ids;
use facts::store::{Facts, Format, Summary, TsvWriter};
use ir::error::{Error, Result};
use ir::extract::{self, Options};
use ir::number::Numbering;
use llvm::{Aside, Module};

/// What to extract.
pub struct Job<'a> {
    pub inputs: &'a [Input],
    pub options: Options,
    /// Refuse modules that LLVM's verifier rejects.
    pub verify: bool,
    /// Leave out what cannot be read instead of giving up.
    pub keep_going: bool,
    pub threads: usize,
    /// Inputs to leave out: known to crash LLVM.
    pub skip: &'a BTreeSet<usize>,
}

/// Where the facts go.
pub trait Target: Send {
    /// Facts come; any that came before are void.
    ///
    /// # Errors
    /// When there is no place for them.
    fn begin(&mut self, observer: &dyn Observer) -> Result<()>;

    /// Takes the next facts of the input, which may come in several parts.
    ///
    /// # Errors
    /// When they cannot be kept.
    fn append(&mut self, input: usize, facts: &Facts) -> Result<()>;

    /// All facts have come.
    ///
    /// # Errors
    /// When they cannot be kept.
    fn finish(&mut self) -> Result<()>;
}

/// A fact directory as a target.
pub struct Directory {
    path: PathBuf,
    format: Format,
    writer: Option<TsvWriter>,
    summary: Summary,
}

impl Directory {
    /// The directory at this path, made or replaced when all facts have come.
    pub fn new(path: &Path, format: Format) -> Self {
        Self { path: path.to_path_buf(), format, writer: None, summary: Summary::default() }
    }

    /// What was written.
    pub fn summary(&self) -> Summary {
        self.summary
    }
}

impl Target for Directory {
    fn begin(&mut self, observer: &dyn Observer) -> Result<()> {
        // What is half written goes first.
        self.writer = None;
        let writer = self.writer.insert(TsvWriter::with_format(&self.path, self.format)?);
        observer.staging(writer.staging());
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Facts) -> Result<()> {
        match &mut self.writer {
            Some(writer) => Ok(writer.append(facts)?),
            None => Err(Error::Other(format!("{}: not begun", self.path.display()))),
        }
    }

    fn finish(&mut self) -> Result<()> {
        if let Some(writer) = self.writer.take() {
            self.summary = writer.finish()?;
        }
        Ok(())
    }
}

/// Is told how far the work has come, from whatever thread.
pub trait Observer: Sync {
    /// This directory is incomplete and must go if the process is killed.
    fn staging(&self, path: &Path);
    /// Reading of an input begins.
    fn started(&self, index: usize);
    /// An input is extracted, or cannot be.
    fn finished(&self, index: usize, error: Option<&Error>);
}

/// What came of it.
#[derive(Debug)]
pub struct Done {
    /// Modules whose facts are in the target.
    pub modules: usize,
    /// Inputs that are left out, and why; in the order of the inputs.
    pub failed: Vec<(usize, Error)>,
}

/// The stack of a worker: LLVM's reader recurses over what nests.
const STACK: usize = 1 << 28;
/// Chunks that a worker may be ahead of the writer.
const AHEAD: usize = 3;

/// Extracts all inputs into one target.
///
/// # Errors
/// The first input that cannot be extracted, unless the job is to keep going; or that nothing can
/// be written. A directory is as it was before then.
pub fn run(job: &Job<'_>, target: &mut dyn Target, observer: &dyn Observer) -> Result<Done> {
    let mut failed = Vec::new();
    let mut skip = job.skip.clone();
    // With several modules at once there is no processor to spare.
    let mut aside = job.inputs.len() == 1 && job.threads > 1;
    loop {
        match attempt(job, &skip, aside, target, observer) {
            Ok(mut done) => {
                done.failed.append(&mut failed);
                done.failed.sort_by_key(|&(index, _)| index);
                return Ok(done);
            }
            // Some of its rows are written already, so all starts again without it.
            Err(Stop::Half(index, error)) if job.keep_going => {
                skip.insert(index);
                failed.push((index, error));
            }
            Err(Stop::Again) => aside = false,
            Err(Stop::Half(_, error) | Stop::All(error)) => return Err(error),
        }
    }
}

enum Stop {
    /// An input failed when some of its rows were written.
    Half(usize, Error),
    /// All must be verified before anything is written.
    Again,
    All(Error),
}

impl<E: Into<Error>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::All(error.into())
    }
}

/// What a worker sends to the writer about one input.
enum Message {
    Chunk(Facts),
    Done,
    Failed(Error),
    /// Failed after the first chunk.
    Broken(Error),
    /// The verifier finds fault with what is written already.
    Again,
}

fn attempt(
    job: &Job<'_>,
    skip: &BTreeSet<usize>,
    aside: bool,
    target: &mut dyn Target,
    observer: &dyn Observer,
) -> std::result::Result<Done, Stop> {
    let todo: Vec<usize> = (0..job.inputs.len()).filter(|i| !skip.contains(i)).collect();
    target.begin(observer)?;
    let mut done = Done { modules: 0, failed: Vec::new() };
    let queue = Queue::new(todo.len());
    let (senders, receivers): (Vec<_>, Vec<_>) = todo.iter().map(|_| sync_channel(AHEAD)).unzip();
    let senders: Vec<Mutex<Option<SyncSender<Message>>>> =
        senders.into_iter().map(|sender| Mutex::new(Some(sender))).collect();
    let (empties, spare) = sync_channel(AHEAD + job.threads);
    let spare = Mutex::new(spare);
    let workers = job.threads.clamp(1, todo.len().max(1));
    let work = || {
        while let Some(turn) = queue.next() {
            let sender = senders[turn].lock().unwrap_or_else(PoisonError::into_inner).take();
            let Some(sender) = sender else { continue };
            let worker = Worker { job, aside, queue: &queue, sender, spare: &spare };
            worker.work(turn, todo[turn], observer);
        }
    };
    std::thread::scope(|scope| {
        // The writer takes about a third of the time of one worker. One worker is this thread:
        // the allocator is fastest on the main one.
        let writing = scope.spawn(|| {
            let result =
                write_all(job, &todo, receivers, &mut *target, &empties, observer, &mut done);
            if result.is_err() {
                queue.stop();
            }
            result
        });
        for _ in 1..workers {
            // Without another thread the others do its share.
            let _ = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        }
        work();
        writing.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })?;
    if done.modules == 0 && !job.inputs.is_empty() {
        // The first reason stands for all.
        let first = done.failed.into_iter().next().map(|(_, error)| error);
        let none = || Error::Other("no input could be extracted; nothing was written".into());
        return Err(Stop::All(first.unwrap_or_else(none)));
    }
    target.finish()?;
    Ok(done)
}

/// Writes the chunks of all inputs in their order.
fn write_all(
    job: &Job<'_>,
    todo: &[usize],
    receivers: Vec<Receiver<Message>>,
    target: &mut dyn Target,
    empties: &SyncSender<Facts>,
    observer: &dyn Observer,
    done: &mut Done,
) -> std::result::Result<(), Stop> {
    // All receivers must be gone when this ends, so that no worker waits for ever.
    for (&index, receiver) in todo.iter().zip(receivers) {
        loop {
            match receiver.recv() {
                Ok(Message::Chunk(mut facts)) => {
                    target.append(index, &facts)?;
                    facts.clear();
                    let _ = empties.try_send(facts);
                }
                Ok(Message::Done) => {
                    observer.finished(index, None);
                    done.modules += 1;
                    break;
                }
                Ok(Message::Failed(error)) => {
                    observer.finished(index, Some(&error));
                    if !job.keep_going {
                        return Err(Stop::All(error));
                    }
                    done.failed.push((index, error));
                    break;
                }
                Ok(Message::Again) => return Err(Stop::Again),
                Ok(Message::Broken(error)) => {
                    observer.finished(index, Some(&error));
                    return Err(Stop::Half(index, error));
                }
                Err(_) => {
                    let name = job.inputs[index].name();
                    return Err(Stop::All(Error::Other(format!("{name}: the work was cut short"))));
                }
            }
        }
    }
    Ok(())
}

/// Hands out inputs in order, and ids in the order of the inputs.
struct Queue {
    inputs: usize,
    next: AtomicUsize,
    stopped: AtomicBool,
    /// How many inputs are numbered, and the next free id.
    numbered: Mutex<(usize, Ids)>,
    changed: Condvar,
}

impl Queue {
    fn new(inputs: usize) -> Self {
        Self {
            inputs,
            next: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            numbered: Mutex::new((0, Ids::new(1))),
            changed: Condvar::new(),
        }
    }

    fn next(&self) -> Option<usize> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed);
        (turn < self.inputs && !self.stopped.load(Ordering::Relaxed)).then_some(turn)
    }

    fn stop(&self) {
        // Under the lock, so that nobody misses it between looking and waiting.
        let state = self.numbered.lock().unwrap_or_else(PoisonError::into_inner);
        self.stopped.store(true, Ordering::Relaxed);
        drop(state);
        self.changed.notify_all();
    }

    /// The first of `count` ids for the input whose turn this is, once all before it have theirs.
    fn reserve(&self, turn: usize, count: u32) -> Result<u32> {
        let mut state = self.numbered.lock().unwrap_or_else(PoisonError::into_inner);
        while state.0 != turn {
            if self.stopped.load(Ordering::Relaxed) {
                return Err(Error::Other("stopped".into()));
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let base = state.1.reserve(count);
        state.0 += 1;
        drop(state);
        self.changed.notify_all();
        Ok(base?)
    }
}

struct Worker<'w, 'a> {
    job: &'w Job<'a>,
    /// Whether to verify in another process meanwhile.
    aside: bool,
    queue: &'w Queue,
    sender: SyncSender<Message>,
    /// Facts that the writer has emptied.
    spare: &'w Mutex<Receiver<Facts>>,
}

impl Worker<'_, '_> {
    fn work(&self, turn: usize, index: usize, observer: &dyn Observer) {
        observer.started(index);
        let input = &self.job.inputs[index];
        let (module, aside) = match self.read(input) {
            Ok(read) => read,
            Err(error) => return self.fail(turn, error),
        };
        let numbering = Numbering::of(&module, self.job.options.expand_strings)
            .and_then(|numbering| Ok((numbering.count()?, numbering)));
        let (count, mut numbering) = match numbering {
            Ok(numbering) => numbering,
            Err(error) => return self.fail(turn, error),
        };
        let mut sent = false;
        let written = self.queue.reserve(turn, count).and_then(|base| {
            numbering.place_at(base)?;
            extract::numbered(&module, &numbering, self.job.options, None, &mut |facts| {
                let spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
                let chunk = std::mem::replace(facts, spare.unwrap_or_default());
                sent = true;
                let gone = |_| Error::Other("stopped".into());
                self.sender.send(Message::Chunk(chunk)).map_err(gone)
            })
        });
        let last = match written {
            Ok(()) => match aside.map(Aside::verdict) {
                None | Some(Ok(())) => Message::Done,
                Some(Err(_)) => Message::Again,
            },
            Err(error) if sent => Message::Broken(error),
            Err(error) => Message::Failed(error),
        };
        let _ = self.sender.send(last);
        if self.job.inputs.len() == 1 {
            // The process ends soon, and freeing takes a tenth of the time.
            std::mem::forget(numbering);
            module.leak();
        }
    }

    /// The module, and the verdict of the verifier on its way if it is not waited for.
    fn read(&self, input: &Input) -> Result<(Module, Option<Aside>)> {
        let bytes = input.read()?;
        if !self.aside || !self.job.verify {
            return Ok((read::module(&bytes, input.name(), self.job.verify)?, None));
        }
        let module = read::unverified(&bytes, input.name())?;
        drop(bytes);
        let aside = if module.is_verified() { None } else { module.verify_aside().ok() };
        if aside.is_none() && !module.is_verified() {
            let input = input.name().to_owned();
            module.verify().map_err(|message| Error::Verify { input, message })?;
        }
        Ok((module, aside))
    }

    /// An input without ids: the next one's turn.
    fn fail(&self, turn: usize, error: Error) {
        let _ = self.queue.reserve(turn, 0);
        let _ = self.sender.send(Message::Failed(error));
    }
}
