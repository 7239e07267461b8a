//! Work of several threads on a module: pieces, with their facts in the order of the pieces, and shares.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::cx::Extract;
use crate::cx::extract::{HandOn, Make, Seed};
use crate::error::{Error, Result};
use crate::line::{Line, Next};
use facts::store::Facts;

/// How many chunks may wait for each thread: a long piece takes as long as several.
const AHEAD: usize = 3;

/// Extracts all pieces, as `work` says, makes chunks of their facts, and hands these on one after the other, all
/// on whatever thread. The last `apart` pieces have relations of their own: they are begun first, and their
/// facts come when they are there.
///
/// # Errors
/// The first of a piece, and those of the sink.
pub fn in_order<P: Sync, C: Send>(
    threads: usize,
    pieces: &[P],
    apart: usize,
    work: impl for<'m, 'n> Fn(&P, &mut Extract<'m, 'n>) -> Result<()> + Sync,
    seed: &Seed<'_, '_>,
    make: &Make<'_, C>,
    hand_on: &mut HandOn<'_, C>,
) -> Result<()> {
    let mut outcome = Ok(());
    let taker = |_, next| {
        let taken = match next {
            Next::Chunk(chunk) => hand_on(chunk),
            Next::End(done) => done,
        };
        if taken.is_ok() {
            return ControlFlow::Continue(());
        }
        outcome = taken;
        ControlFlow::Break(())
    };
    let line = Line::with_apart(pieces.len(), apart, AHEAD * threads, Box::new(taker));
    let next = AtomicUsize::new(0);
    let each = |_| {
        // Room for facts, and for those of which kind of piece: others have other rows, and kept for all it
        // would be as large as all of them.
        let mut kept = None;
        loop {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            let place = (turn + pieces.len() - apart) % pieces.len();
            let Some(piece) = pieces.get(place).filter(|_| turn < pieces.len()) else { return };
            let _working = line.work(place, Err(Error::Stopped));
            let mut put = |facts: &mut Facts| line.put(place, make(facts));
            let kind = std::mem::discriminant(piece);
            let room = kept.take().filter(|(of, _)| *of == kind);
            let room = room.map_or_else(Facts::new, |(_, room)| room);
            let mut beside = seed.context(room, &mut put);
            let done = work(piece, &mut beside).and_then(|()| beside.flush());
            kept = Some((kind, beside.into_room()));
            line.end(place, done);
        }
    };
    on_each(threads, each);
    drop(line);
    outcome
}

/// Does the work of each number below `count`, which is at least one, on a thread of its own: the first
/// on this one, and so what there is no thread left for.
pub fn on_each<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    std::thread::scope(|scope| {
        let start = |place| (place, stack::spawn(scope, move || work(place)));
        let others: Vec<_> = (1..count).map(start).collect();
        let first = work(0);
        let others = others.into_iter().map(|(place, thread)| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|why| std::panic::resume_unwind(why)),
            Err(_) => work(place),
        });
        std::iter::once(first).chain(others).collect()
    })
}
