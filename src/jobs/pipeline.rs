//! From inputs to a target, a fact directory or an engine: modules in parallel, rows in the order
//! of the inputs.
//!
//! Each worker takes the next input, reads it, numbers it, and waits until all inputs before it
//! are numbered: then it knows its first id. Its facts go chunk by chunk into the target, module after
//! module: whoever has made a chunk puts in what is ready, unless another one does ([`Line`]). So the
//! result does not depend on the number of threads, and memory is bounded: a worker that is ahead of its
//! turn waits.

mod directory;
mod queue;
mod worker;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use self::queue::Queue;
use self::worker::Worker;
use crate::error::{Error, Result};
use crate::input::Input;
use crate::read::{Reading, Reason};
use facts::store::{Chunks, Facts, Form};
use ir::extract::Options;
use ir::line::{Line, Next};

pub use self::directory::Directory;

/// Chunks that wait until their module's turn comes, for each worker: most modules are one, and small.
const WAITING: usize = 8;

/// What to extract.
#[derive(Clone, Copy)]
pub struct Extraction<'a> {
    /// The modules.
    pub inputs: &'a [Input],
    /// Which facts of them.
    pub options: Options,
    /// How they are read.
    pub reading: Reading<'a>,
    /// Leave out what cannot be read instead of giving up.
    pub keep_going: bool,
    /// How many threads work: one a module, several where there are fewer modules.
    pub threads: usize,
    /// Whether the process ends soon: what was read of a single module is left to the system then, since
    /// freeing it takes a tenth of the time.
    pub ends: bool,
}

/// Where the facts go.
pub trait Target: Send {
    /// The form in which it takes facts.
    type Form: Form + Default;
    /// Why facts cannot be kept.
    type Error: From<Error> + Send;

    /// The form in which it takes facts, if there are several.
    fn form(&self) -> Self::Form {
        Self::Form::default()
    }

    /// Whether it is kept even if no input has facts.
    fn may_be_empty(&self) -> bool {
        false
    }

    /// Facts come; any that came before are void.
    ///
    /// # Errors
    /// When there is no place for them.
    fn begin(&mut self) -> Result<(), Self::Error>;

    /// Takes the next facts of the input, which may come in several parts.
    ///
    /// # Errors
    /// When they cannot be kept.
    fn append(&mut self, input: usize, chunk: &ChunkOf<Self>) -> Result<(), Self::Error>;

    /// All facts have come.
    ///
    /// # Errors
    /// When they cannot be kept.
    fn finish(&mut self) -> Result<(), Self::Error>;
}

/// What a target takes.
pub type ChunkOf<T> = <<T as Target>::Form as Form>::Chunk;

/// Is told how far the work has come, from whatever thread. `()` does not listen.
pub trait Observer: Sync {
    /// Reading of an input begins.
    fn started(&self, _index: usize) {}
    /// An input is read, by LLVM if there was a reason.
    fn read(&self, _index: usize, _by_llvm: Option<Reason>) {}
    /// An input is extracted, or cannot be.
    fn finished(&self, _index: usize) {}
}

impl Observer for () {}

/// What came of it.
#[derive(Debug)]
pub struct Done {
    /// Modules whose facts are in the target.
    pub modules: usize,
    /// Inputs that are left out, and why; in the order of the inputs.
    pub failed: Vec<(usize, Error)>,
    /// The ids that all of them take end before this one; they begin with 1.
    pub ids_end: u32,
}

/// Extracts all inputs into one target.
///
/// # Errors
/// The first input that cannot be extracted, unless the job is to keep going; or that nothing can
/// be written. A directory is as it was before then.
pub fn run<T: Target>(
    job: &Extraction<'_>,
    target: &mut T,
    observer: &dyn Observer,
) -> Result<Done, T::Error> {
    let mut failed = Vec::new();
    let mut skip = BTreeSet::new();
    loop {
        match attempt(job, &skip, target, observer) {
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
            Err(Stop::Half(_, error)) => return Err(error.into()),
            Err(Stop::All(error)) => return Err(error),
        }
    }
}

enum Stop<E> {
    /// An input failed when some of its rows were written.
    Half(usize, Error),
    All(E),
}

/// How an input ends, after its facts.
enum End {
    Done,
    Failed(Error),
    /// Failed after the first facts.
    Broken(Error),
    /// Its thread is gone.
    CutShort,
}

fn attempt<T: Target>(
    job: &Extraction<'_>,
    skip: &BTreeSet<usize>,
    target: &mut T,
    observer: &dyn Observer,
) -> Result<Done, Stop<T::Error>> {
    let todo: Vec<usize> = (0..job.inputs.len()).filter(|i| !skip.contains(i)).collect();
    target.begin().map_err(Stop::All)?;
    let mut done = Done { modules: 0, failed: Vec::new(), ids_end: 1 };
    let queue = Queue::new(todo.len());
    let workers = job.threads.clamp(1, todo.len().max(1));
    let chunks = Chunks::new(target.form());
    let mut writing = Writing {
        job,
        todo: &todo,
        chunks: &chunks,
        target: &mut *target,
        observer,
        done: &mut done,
        stopped: None,
    };
    let taker = |place, next| {
        let written = writing.take(place, next);
        if written.is_break() {
            queue.stop();
        }
        written
    };
    let line = Line::of(todo.len(), WAITING * workers, Box::new(taker));
    // What modules leave over works inside of them.
    let within = job.threads / workers;
    let work = || {
        let mut room = Facts::new();
        while let Some(turn) = queue.next() {
            let worker = Worker { within, job, queue: &queue, line: &line, chunks: &chunks };
            worker.work(turn, todo[turn], &mut room, observer);
        }
    };
    std::thread::scope(|scope| {
        // To put into the target takes about a third of a worker's time: beside a single one a thread does
        // that. Without another thread the others do its share.
        if job.threads < 2 {
            let _ = std::thread::Builder::new().spawn_scoped(scope, || line.serve());
        }
        for _ in 1..workers {
            let _ = stack::spawn(scope, work);
        }
        // The allocator is fastest on this one.
        work();
    });
    drop(line);
    if let Some(why) = writing.stopped {
        return Err(why);
    }
    if done.modules == 0 && !job.inputs.is_empty() && !target.may_be_empty() {
        // The first reason stands for all.
        let first = done.failed.into_iter().next().map(|(_, error)| error);
        return Err(Stop::All(first.unwrap_or(Error::NothingExtracted).into()));
    }
    target.finish().map_err(Stop::All)?;
    done.ids_end = queue.ids_end();
    Ok(done)
}

/// Puts the chunks of all inputs into the target.
struct Writing<'w, 'a, T: Target> {
    job: &'w Extraction<'a>,
    todo: &'w [usize],
    chunks: &'w Chunks<T::Form>,
    target: &'w mut T,
    observer: &'w dyn Observer,
    done: &'w mut Done,
    /// Why no more is put in.
    stopped: Option<Stop<T::Error>>,
}

impl<T: Target> Writing<'_, '_, T> {
    /// Takes what comes next of the input at this place.
    fn take(&mut self, place: usize, next: Next<ChunkOf<T>, End>) -> ControlFlow<()> {
        match self.put(self.todo[place], next) {
            Ok(()) => ControlFlow::Continue(()),
            Err(why) => {
                self.stopped = Some(why);
                ControlFlow::Break(())
            }
        }
    }

    fn put(&mut self, index: usize, next: Next<ChunkOf<T>, End>) -> Result<(), Stop<T::Error>> {
        let end = match next {
            Next::Chunk(chunk) => {
                self.target.append(index, &chunk).map_err(Stop::All)?;
                self.chunks.give_back(chunk);
                return Ok(());
            }
            Next::End(end) => end,
        };
        let (job, done) = (self.job, &mut *self.done);
        self.observer.finished(index);
        match end {
            End::Done => done.modules += 1,
            End::Failed(error) if job.keep_going => done.failed.push((index, error)),
            End::Failed(error) => return Err(Stop::All(error.into())),
            End::Broken(error) => return Err(Stop::Half(index, error)),
            End::CutShort => {
                let input = job.inputs[index].name().to_owned();
                return Err(Stop::All(Error::CutShort { input }.into()));
            }
        }
        Ok(())
    }
}
