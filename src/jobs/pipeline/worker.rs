//! One thread that reads modules and makes facts of them.

use std::sync::mpsc::{Receiver, SyncSender};
use std::sync::{Mutex, PoisonError};

use super::queue::Queue;
use super::{Extraction, Message, Observer};
use crate::error::{Error, InputError, Result};
use crate::input::Input;
use crate::read::{self, Read, Reading};
use facts::store::Facts;
use ir::extract::{self, Numbering, Options};

pub struct Worker<'w, 'a> {
    /// Threads for one module.
    pub within: usize,
    pub job: &'w Extraction<'a>,
    pub queue: &'w Queue,
    pub sender: SyncSender<Message>,
    /// Facts that the writer has emptied.
    pub spare: &'w Mutex<Receiver<Facts>>,
}

impl Worker<'_, '_> {
    pub fn work(&self, turn: usize, index: usize, observer: &dyn Observer) {
        observer.started(index);
        let input = &self.job.inputs[index];
        let module = match self.read(input) {
            Ok(read) => {
                observer.read(index, read.by_llvm);
                read.module
            }
            Err(error) => return self.fail(turn, error),
        };
        let failed = |error: ir::Error| InputError::from(error).of(input.name());
        let mut numbering = match Numbering::of(&module) {
            Ok(numbering) => numbering,
            Err(error) => return self.fail(turn, failed(error)),
        };
        let mut sent = false;
        let written = self.queue.reserve(turn, numbering.count()).and_then(|base| {
            numbering.place_at(base)?;
            let options = Options { threads: self.within, ..self.job.options };
            extract::numbered(&module, &numbering, options, None, &mut |facts| {
                let spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
                let chunk = std::mem::replace(facts, spare.unwrap_or_default());
                sent = true;
                self.sender.send(Message::Chunk(chunk)).map_err(|_| ir::Error::Stopped)
            })
        });
        let last = match written {
            Ok(()) => Message::Done,
            Err(error) if sent => Message::Broken(failed(error)),
            Err(error) => Message::Failed(failed(error)),
        };
        let _ = self.sender.send(last);
        if self.job.ends && self.job.inputs.len() == 1 {
            std::mem::forget(numbering);
            std::mem::forget(module);
        }
    }

    fn read(&self, input: &Input) -> Result<Read> {
        let expand_strings = self.job.options.expand_strings;
        let reading = Reading { threads: self.within, ..self.job.reading };
        read::to_extract(&input.read()?, input.name(), reading, expand_strings)
    }

    /// An input without ids: the next one's turn.
    fn fail(&self, turn: usize, error: Error) {
        let _ = self.queue.reserve(turn, 0);
        let _ = self.sender.send(Message::Failed(error));
    }
}
