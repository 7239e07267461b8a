//! Work of several threads on a module: pieces, with their facts in the order of the pieces, and shares.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::cx::Extract;
use crate::error::{Error, Result};
use facts::store::Facts;

/// Chunks that may wait until those before them are handed on: of the piece whose turn it is, and of
/// all others together. One piece may take as long as many others.
const AHEAD: usize = 2;
const WAITING: usize = 16;

/// Extracts all pieces, as `work` says, and hands their facts on from this thread. The context at hand
/// has no facts of its own.
///
/// # Errors
/// The first of a piece, and those of the sink.
pub fn in_order<P: Sync>(
    threads: usize,
    pieces: &[P],
    work: impl for<'m, 'n> Fn(&P, &mut Extract<'m, 'n>) -> Result<()> + Sync,
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    let line = Line::of(pieces.len());
    let next = AtomicUsize::new(0);
    let seed = cx.seed();
    let each = || {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(piece) = pieces.get(place) else { return };
            let _working = Working { line: &line, place };
            let mut hand_on = |facts: &mut Facts| line.put(place, facts);
            let mut beside = seed.context(&mut hand_on);
            let done = work(piece, &mut beside).and_then(|()| beside.flush());
            drop(beside);
            line.done(place, done);
        }
    };
    std::thread::scope(|scope| {
        // Whoever waits in a line that nobody serves any more stops.
        let _closed = Closing(&line);
        let started = (0..threads).filter(|_| system::spawn_deep(scope, each).is_ok()).count();
        if started == 0 {
            return Err(Error::unsupported("no thread", "the system"));
        }
        for place in 0..pieces.len() {
            line.turn(place);
            while let Some(mut chunk) = line.take(place)? {
                cx.hand_on(&mut chunk)?;
                chunk.clear();
                line.give_back(chunk);
            }
        }
        Ok(())
    })
}

/// Does the work of each number below `count`, which is at least one, on a thread of its own: the first
/// on this one, and so what there is no thread left for.
pub fn on_each<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    std::thread::scope(|scope| {
        let start = |place| (place, system::spawn_deep(scope, move || work(place)));
        let others: Vec<_> = (1..count).map(start).collect();
        let first = work(0);
        let others = others.into_iter().map(|(place, thread)| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|why| std::panic::resume_unwind(why)),
            Err(_) => work(place),
        });
        std::iter::once(first).chain(others).collect()
    })
}

/// The facts of pieces on their way.
struct Line {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    /// The piece whose turn it is.
    turn: usize,
    /// How many chunks of later pieces wait.
    waiting: usize,
    pieces: Vec<Piece>,
    spare: Vec<Facts>,
    closed: bool,
}

#[derive(Default)]
struct Piece {
    chunks: VecDeque<Facts>,
    done: Option<Result<()>>,
}

/// A thread that works on a piece. If it panics the piece is done, too: else this one would wait for
/// its facts forever.
struct Working<'l> {
    line: &'l Line,
    place: usize,
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.line.done(self.place, Err(Error::Stopped));
        }
    }
}

struct Closing<'l>(&'l Line);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.changed.notify_all();
    }
}

impl Line {
    fn of(pieces: usize) -> Self {
        let pieces = std::iter::repeat_with(Piece::default).take(pieces).collect();
        let state = State { turn: 0, waiting: 0, pieces, spare: Vec::new(), closed: false };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed<'l>(&'l self, state: MutexGuard<'l, State>) -> MutexGuard<'l, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Facts of a piece, in whose place empty ones are left, once there is room for them.
    fn put(&self, place: usize, facts: &mut Facts) -> Result<()> {
        let mut state = self.state();
        loop {
            if state.closed {
                return Err(Error::Stopped);
            }
            let is_full = match state.turn == place {
                true => state.pieces[place].chunks.len() >= AHEAD,
                false => state.waiting >= WAITING,
            };
            if !is_full {
                break;
            }
            state = self.changed(state);
        }
        let empty = state.spare.pop().unwrap_or_default();
        state.waiting += usize::from(state.turn != place);
        state.pieces[place].chunks.push_back(std::mem::replace(facts, empty));
        drop(state);
        self.changed.notify_all();
        Ok(())
    }

    /// A piece has no more facts.
    fn done(&self, place: usize, done: Result<()>) {
        self.state().pieces[place].done = Some(done);
        self.changed.notify_all();
    }

    /// The turn of a piece has come.
    fn turn(&self, place: usize) {
        let mut state = self.state();
        if state.turn != place {
            state.turn = place;
            state.waiting -= state.pieces[place].chunks.len();
        }
        drop(state);
        self.changed.notify_all();
    }

    /// The next facts of the piece whose turn it is; none when it is done.
    fn take(&self, place: usize) -> Result<Option<Facts>> {
        let mut state = self.state();
        loop {
            let piece = &mut state.pieces[place];
            if let Some(facts) = piece.chunks.pop_front() {
                drop(state);
                self.changed.notify_all();
                return Ok(Some(facts));
            }
            if let Some(done) = piece.done.take() {
                return done.map(|()| None);
            }
            state = self.changed(state);
        }
    }

    /// Facts to be filled again.
    fn give_back(&self, facts: Facts) {
        self.state().spare.push(facts);
    }
}

#[cfg(test)]
mod tests {
    use super::{Error, Line, Working};

    #[test]
    fn nobody_waits_for_a_thread_that_panicked() {
        let line = Line::of(1);
        std::thread::scope(|scope| {
            let thread = scope.spawn(|| {
                let _working = Working { line: &line, place: 0 };
                panic!("as a bug would");
            });
            assert!(matches!(line.take(0), Err(Error::Stopped)));
            assert!(thread.join().is_err());
        });
    }
}
