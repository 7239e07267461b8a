//! One thread that reads modules and makes facts of them.

use super::queue::Queue;
use super::{End, Extraction, Observer};
use crate::error::{Error, InputError, Result};
use crate::input::Input;
use crate::read::{self, Read, Reading};
use facts::store::{Chunks, Facts, Form};
use ir::extract::{self, Numbering, Options};
use ir::line::Line;

pub struct Worker<'w, 'a, 't, F: Form> {
    /// Threads for one module.
    pub within: usize,
    pub job: &'w Extraction<'a>,
    pub queue: &'w Queue,
    pub line: &'w Line<'t, F::Chunk, End>,
    pub chunks: &'w Chunks<F>,
}

impl<F: Form> Worker<'_, '_, '_, F> {
    /// Facts are made in the room that is there from the input before.
    pub fn work(&self, turn: usize, index: usize, room: &mut Facts, observer: &dyn Observer) {
        let _working = self.line.work(turn, End::CutShort);
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
        let mut numbering = match Numbering::of_by(&module, self.within) {
            Ok(numbering) => numbering,
            Err(error) => return self.fail(turn, failed(error)),
        };
        let mut sent = false;
        let written = self.queue.reserve(turn, numbering.count()).and_then(|base| {
            numbering.place_at(base)?;
            let options = Options { threads: self.within, ..self.job.options };
            let empty = std::mem::take(room);
            let make = |facts: &mut Facts| self.chunks.of(facts);
            let mut hand_on = |chunk| {
                sent = true;
                self.line.put(turn, chunk)
            };
            *room =
                extract::numbered(&module, &numbering, options, None, empty, &make, &mut hand_on)?;
            Ok(())
        });
        let end = match written {
            Ok(()) => End::Done,
            Err(error) if sent => End::Broken(failed(error)),
            Err(error) => End::Failed(failed(error)),
        };
        self.line.end(turn, end);
        if self.job.ends && self.job.inputs.len() == 1 {
            std::mem::forget(numbering);
            std::mem::forget(module);
        }
    }

    fn read(&self, input: &Input) -> Result<Read> {
        let expand_strings = self.job.options.expand_strings;
        if let Some(ahead) = self.job.reading.ahead
            && !expand_strings
            && self.job.inputs.len() == 1
            && let Some(read) = ahead.take()
        {
            return Ok(read);
        }
        let reading = Reading { threads: self.within, ..self.job.reading };
        read::to_extract(&input.read_by(self.within)?, input.name(), reading, expand_strings)
    }

    /// An input without ids: the next one's turn.
    fn fail(&self, turn: usize, error: Error) {
        let _ = self.queue.reserve(turn, 0);
        self.line.end(turn, End::Failed(error));
    }
}
