//! The parent's half: it listens, and sees how the child ends.

use std::fs::File;
use std::io::{self, PipeReader, Read, Seek, Write};
use std::path::PathBuf;
use std::time::Duration;

use super::{Ended, Event, Hear, Message, Record, remove};
use crate::crash::{Cause, Crash};
use llvm::process::{Child, Interrupts};

/// So many lines that LLVM printed before it crashed are shown: the first ones say most.
const LINES: usize = 5;
/// How often it is told that time passes.
pub const TICK: Duration = Duration::from_millis(100);

pub struct Listener {
    reader: PipeReader,
    in_work: Vec<usize>,
    staging: Option<PathBuf>,
    last_words: Option<Cause>,
}

impl Listener {
    pub fn new(reader: PipeReader) -> Self {
        Self { reader, in_work: Vec::new(), staging: None, last_words: None }
    }

    pub fn listen<I: Message, R: Message>(
        mut self,
        child: &Child,
        interrupts: &Interrupts,
        hear: &mut Hear<'_, I>,
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
                hear(Event::Tick);
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
                    Record::Event(event) => {
                        self.follow(&event);
                        hear(event);
                    }
                    Record::Staging(path) => self.staging = Some(path),
                    // The first panic is the cause of the others.
                    Record::LastWords(Cause::Panic(_)) if self.last_words.is_some() => {}
                    Record::LastWords(cause) => self.last_words = Some(cause),
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
        let cause = self.last_words.unwrap_or_else(|| Cause::of_end(end, &log));
        let lines = log.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned);
        self.in_work.sort_unstable();
        let printed = lines.take(LINES).collect();
        Ok(Ended::Crashed(Crash { in_work: self.in_work, cause, printed }))
    }

    fn follow<I>(&mut self, event: &Event<I>) {
        match event {
            Event::Started(index) => self.in_work.push(*index),
            Event::Finished(index, _) => self.in_work.retain(|i| i != index),
            Event::Tick => {}
        }
    }
}

fn read_all(log: Option<File>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut log) = log {
        let _ = log.rewind().and_then(|()| log.read_to_end(&mut bytes));
    }
    bytes
}
