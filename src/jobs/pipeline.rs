//! From inputs to a target, a fact directory or an engine: modules in parallel, rows in the order
//! of the inputs.
//!
//! Each worker takes the next input, reads it, numbers it, and waits until all inputs before it
//! are numbered: then it knows its first id. Its facts go chunk by chunk to the one thread that
//! puts them into the target, module after module. So the result does not depend on the number of
//! threads, and memory is bounded: a worker that is ahead of its turn waits.

mod directory;
mod queue;
mod worker;

use std::collections::BTreeSet;

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
    let line = Line::of(todo.len(), WAITING * workers);
    let chunks = Chunks::new(target.form());
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
        // The writer takes about a third of the time of one worker. One worker is this thread:
        // the allocator is fastest on the main one.
        let write = || {
            let result = write_all(job, &todo, &line, &chunks, &mut *target, observer, &mut done);
            if result.is_err() {
                queue.stop();
            }
            result
        };
        let writing = std::thread::Builder::new().spawn_scoped(scope, write);
        let writing = writing.map_err(|why| Stop::All(Error::NoThread(why).into()))?;
        for _ in 1..workers {
            // Without another thread the others do its share.
            let _ = system::spawn_deep(scope, work);
        }
        work();
        writing.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })?;
    if done.modules == 0 && !job.inputs.is_empty() && !target.may_be_empty() {
        // The first reason stands for all.
        let first = done.failed.into_iter().next().map(|(_, error)| error);
        return Err(Stop::All(first.unwrap_or(Error::NothingExtracted).into()));
    }
    target.finish().map_err(Stop::All)?;
    done.ids_end = queue.ids_end();
    Ok(done)
}

/// Writes the chunks of all inputs in their order.
fn write_all<T: Target>(
    job: &Extraction<'_>,
    todo: &[usize],
    line: &Line<ChunkOf<T>, End>,
    chunks: &Chunks<T::Form>,
    target: &mut T,
    observer: &dyn Observer,
    done: &mut Done,
) -> Result<(), Stop<T::Error>> {
    let _taking = line.taking();
    for (place, &index) in todo.iter().enumerate() {
        loop {
            match line.take(place) {
                Next::Chunk(chunk) => {
                    target.append(index, &chunk).map_err(Stop::All)?;
                    chunks.give_back(chunk);
                }
                Next::End(End::Done) => {
                    observer.finished(index);
                    done.modules += 1;
                    break;
                }
                Next::End(End::Failed(error)) => {
                    observer.finished(index);
                    if !job.keep_going {
                        return Err(Stop::All(error.into()));
                    }
                    done.failed.push((index, error));
                    break;
                }
                Next::End(End::Broken(error)) => {
                    observer.finished(index);
                    return Err(Stop::Half(index, error));
                }
                Next::End(End::CutShort) => {
                    let input = job.inputs[index].name().to_owned();
                    return Err(Stop::All(Error::CutShort { input }.into()));
                }
            }
        }
    }
    Ok(())
}
