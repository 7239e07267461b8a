//! Bodies of functions on several threads, with their facts in the order of the functions.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

use crate::cx::Extract;
use crate::error::{Error, Result};
use crate::functions::{Batch, extract_batch};
use facts::store::Facts;

/// Chunks of a batch that may wait until those before it are handed on.
const AHEAD: usize = 2;

type Chunk = Result<Facts>;

/// Extracts all batches and hands their facts on from this thread. The context at hand has no facts
/// of its own.
///
/// # Errors
/// The first of a batch, and those of the sink.
pub fn in_order(threads: usize, batches: &[Batch], cx: &mut Extract<'_, '_>) -> Result<()> {
    let channels = batches.iter().map(|_| sync_channel(AHEAD));
    let (senders, receivers): (Vec<SyncSender<Chunk>>, Vec<Receiver<Chunk>>) = channels.unzip();
    let senders: Vec<_> = senders.into_iter().map(|sender| Mutex::new(Some(sender))).collect();
    let next = AtomicUsize::new(0);
    let spare: Mutex<Vec<Facts>> = Mutex::new(Vec::new());
    let seed = cx.seed();
    let work = || {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(batch) = batches.get(place) else { return };
            let sender = senders[place].lock().unwrap_or_else(PoisonError::into_inner).take();
            let Some(sender) = sender else { return };
            let mut hand_on = |facts: &mut Facts| {
                let empty = spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let chunk = std::mem::replace(facts, empty.unwrap_or_default());
                sender.send(Ok(chunk)).map_err(|_| Error::Stopped)
            };
            let mut beside = seed.context(&mut hand_on);
            let done = extract_batch(batch.clone(), &mut beside).and_then(|()| beside.flush());
            drop(beside);
            if let Err(error) = done {
                // Nobody hears it who has stopped.
                let _ = sender.send(Err(error));
            }
        }
    };
    std::thread::scope(|scope| {
        let started = (0..threads).filter(|_| system::spawn_deep(scope, work).is_ok()).count();
        if started == 0 {
            return Err(Error::unsupported("no thread", "the system"));
        }
        // Whoever waits to send into a receiver that is gone stops.
        for receiver in receivers {
            for chunk in receiver {
                let mut chunk = chunk?;
                cx.hand_on(&mut chunk)?;
                chunk.clear();
                spare.lock().unwrap_or_else(PoisonError::into_inner).push(chunk);
            }
        }
        Ok(())
    })
}
