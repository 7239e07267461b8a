//! Work in a child process, so that a crash of LLVM's is a message and no crash of ours.
//!
//! The parent forks before it has any thread, and waits. The child does all the work and tells the
//! parent through a pipe, line by line as JSON, what it begins and ends, which unfinished output
//! must go if it dies, and at last its result. There is no exec, so it costs about a millisecond.

mod child;
mod here;
mod parent;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::crash::{Cause, Crash};
use crate::error::{Error, Result};
use facts::store;
use llvm::process::{self, Interrupts, Side};

/// What can be sent to another process.
pub trait Message: Serialize + DeserializeOwned + Send {}
impl<T: Serialize + DeserializeOwned + Send> Message for T {}

/// What the parent hears of the work.
#[derive(Serialize, Deserialize)]
pub(crate) enum Event<I> {
    /// Work on this input begins.
    Started(usize),
    /// Work on it has ended so.
    Finished(usize, I),
    /// Some time has passed.
    Tick,
}

/// Hears of the work, in the parent.
pub(crate) type Hear<'h, I> = dyn FnMut(Event<I>) + Send + 'h;

/// How the work ended.
pub(crate) enum Ended<R> {
    Done(R),
    Crashed(Crash),
    /// By a signal to this process; unfinished output is gone.
    Interrupted,
}

/// What the child writes into the pipe.
#[derive(Serialize, Deserialize)]
enum Record<I, R> {
    /// The path of unfinished output.
    Staging(#[serde(with = "facts::wire::path")] PathBuf),
    Event(Event<I>),
    /// The child is about to die.
    LastWords(Cause),
    Done(R),
}

/// How the work reports; from any thread.
pub struct Reporter<'w, I> {
    /// None in a child: all goes through the pipe.
    hear: Option<Mutex<&'w mut Hear<'w, I>>>,
}

fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<I: Serialize> Reporter<'_, I> {
    /// This file or directory is incomplete and must go if the process dies.
    pub fn staging(&self, path: &Path) {
        match self.hear {
            None => child::send(&Record::<I, ()>::Staging(path.to_path_buf())),
            Some(_) => here::staging(path),
        }
    }

    /// Work on the input `index` begins.
    pub fn started(&self, index: usize) {
        self.event(Event::Started(index));
    }

    /// Work on it has ended so.
    pub fn finished(&self, index: usize, item: I) {
        self.event(Event::Finished(index, item));
    }

    fn event(&self, event: Event<I>) {
        match &self.hear {
            None => child::send(&Record::<I, ()>::Event(event)),
            Some(hear) => lock(hear)(event),
        }
    }
}

/// Where and how the work is done.
#[derive(Debug, Clone, Copy)]
pub struct Isolation<'a> {
    /// In a child process.
    pub is_wanted: bool,
    /// The fact directory that is written, if one is.
    pub facts: Option<&'a Path>,
    /// Whether an interrupt leaves everything as it was.
    pub all_or_nothing: bool,
}

/// The user has stopped the work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("interrupted{}", if *all_or_nothing { "; nothing was written" } else { "" })]
pub struct Interrupted {
    /// Whether everything is as it was.
    pub all_or_nothing: bool,
}

/// Does the work in a child process, or in this one if it is not to be isolated.
///
/// # Errors
/// When there are no pipes to be had.
pub(crate) fn run<'w, I: Message, R: Message>(
    isolation: Isolation<'_>,
    hear: &'w mut Hear<'w, I>,
    work: impl FnOnce(&Reporter<'_, I>) -> R + Send,
) -> Result<Ended<R>> {
    if !isolation.is_wanted {
        return Ok(here::run(isolation, hear, work));
    }
    let interrupts = Interrupts::install().map_err(Error::Process)?;
    let (reader, writer) = io::pipe().map_err(Error::Process)?;
    // What LLVM and the runtime say to standard error. Without a file they say it there.
    let log = tempfile::tempfile().ok();
    match process::fork().map_err(Error::Process)? {
        Side::Child => {
            drop(reader);
            child::run(writer, log.as_ref(), work)
        }
        Side::Parent(child) => {
            drop(writer);
            let process = child.id();
            let listener = parent::Listener::new(reader);
            let ended = listener.listen(&child, interrupts, hear, log).map_err(Error::Process)?;
            if let (Some(facts), Ended::Crashed(_) | Ended::Interrupted) = (isolation.facts, &ended)
            {
                // It may have died before it could say where it writes.
                store::discard_left_by(process, facts);
            }
            Ok(ended)
        }
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
