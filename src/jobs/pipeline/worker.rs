//! One thread that reads modules and makes facts of them.

use std::sync::mpsc::{Receiver, SyncSender};
use std::sync::{Mutex, PoisonError};

use super::queue::Queue;
use super::{Extraction, Message, Observer};
use crate::error::{Error, InputError, Result};
use crate::input::Input;
use crate::read;
use facts::store::Facts;
use ir::extract;
use ir::number::Numbering;
use llvm::{Aside, Module};

pub struct Worker<'w, 'a> {
    pub job: &'w Extraction<'a>,
    /// Whether to verify in another process meanwhile.
    pub aside: bool,
    pub queue: &'w Queue,
    pub sender: SyncSender<Message>,
    /// Facts that the writer has emptied.
    pub spare: &'w Mutex<Receiver<Facts>>,
}

impl Worker<'_, '_> {
    pub fn work(&self, turn: usize, index: usize, observer: &dyn Observer) {
        observer.started(index);
        let input = &self.job.inputs[index];
        let (module, aside) = match self.read(input) {
            Ok(read) => read,
            Err(error) => return self.fail(turn, error),
        };
        let numbering = Numbering::of(&module, self.job.options.expand_strings)
            .and_then(|numbering| Ok((numbering.count()?, numbering)));
        let failed = |error: ir::Error| InputError::from(error).of(input.name());
        let (count, mut numbering) = match numbering {
            Ok(numbering) => numbering,
            Err(error) => return self.fail(turn, failed(error)),
        };
        let mut sent = false;
        let written = self.queue.reserve(turn, count).and_then(|base| {
            numbering.place_at(base)?;
            extract::numbered(&module, &numbering, self.job.options, None, &mut |facts| {
                let spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
                let chunk = std::mem::replace(facts, spare.unwrap_or_default());
                sent = true;
                self.sender.send(Message::Chunk(chunk)).map_err(|_| ir::Error::Stopped)
            })
        });
        let last = match written {
            Ok(()) => match aside.map(Aside::verdict) {
                None | Some(Ok(())) => Message::Done,
                Some(Err(_)) => Message::Again,
            },
            Err(error) if sent => Message::Broken(failed(error)),
            Err(error) => Message::Failed(failed(error)),
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
            module.verify().map_err(|words| InputError::Broken(words).of(input.name()))?;
        }
        Ok((module, aside))
    }

    /// An input without ids: the next one's turn.
    fn fail(&self, turn: usize, error: Error) {
        let _ = self.queue.reserve(turn, 0);
        let _ = self.sender.send(Message::Failed(error));
    }
}
