//! Chunks of facts of pieces of work, of several threads, on their way to one thread: in the order of the
//! pieces and in bounded memory, for whoever is ahead of its turn waits.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::error::{Error, Result};

/// Chunks of the piece whose turn it is that may wait until they are taken. One piece may take as long as many
/// others.
const AHEAD: usize = 2;

/// Pieces by their places from 0: chunks `C`, and each ends with an `E`.
pub struct Line<C, E> {
    state: Mutex<State<C, E>>,
    changed: Condvar,
    /// From this place on pieces have rows of relations that no other piece has: they may come at any time.
    apart: usize,
    /// How many chunks of later pieces may wait.
    most: usize,
}

struct State<C, E> {
    /// The piece whose turn it is.
    turn: usize,
    /// How many chunks of later pieces wait.
    waiting: usize,
    pieces: Vec<Piece<C, E>>,
    is_closed: bool,
}

struct Piece<C, E> {
    chunks: VecDeque<C>,
    end: Option<E>,
}

/// What comes next of a piece.
pub enum Next<C, E> {
    /// Some of its facts.
    Chunk(C),
    /// No more.
    End(E),
}

/// That a thread works on a piece. If it panics the piece has an end, too: else whoever takes its facts would
/// wait for ever.
pub struct Working<'l, C, E> {
    line: &'l Line<C, E>,
    place: usize,
    cut_short: Option<E>,
}

impl<C, E> Drop for Working<'_, C, E> {
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Some(end) = self.cut_short.take()
        {
            self.line.end(self.place, end);
        }
    }
}

/// That somebody takes what comes. When nobody does any more, whoever waits in the line stops.
pub struct Taking<'l, C, E>(&'l Line<C, E>);

impl<C, E> Drop for Taking<'_, C, E> {
    fn drop(&mut self) {
        self.0.state().is_closed = true;
        self.0.changed.notify_all();
    }
}

impl<C, E> Line<C, E> {
    /// A line of so many pieces. The first one's turn has come; of later ones so many chunks may wait.
    pub fn of(pieces: usize, waiting: usize) -> Self {
        Self::with_apart(pieces, 0, waiting)
    }

    /// The same, but the last `apart` pieces have rows of relations that no other has: theirs are taken
    /// whenever they are there.
    pub fn with_apart(pieces: usize, apart: usize, waiting: usize) -> Self {
        let first_apart = pieces.saturating_sub(apart);
        let piece = || Piece { chunks: VecDeque::new(), end: None };
        let pieces = std::iter::repeat_with(piece).take(pieces).collect();
        let state = State { turn: 0, waiting: 0, pieces, is_closed: false };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Self { state, changed, apart: first_apart, most: waiting.max(1) }
    }

    /// Work on a piece begins, which ends so if it panics.
    pub fn work(&self, place: usize, cut_short: E) -> Working<'_, C, E> {
        Working { line: self, place, cut_short: Some(cut_short) }
    }

    /// Puts a chunk of a piece, once there is room for it.
    ///
    /// # Errors
    /// [`Error::Stopped`] when nobody takes them any more.
    pub fn put(&self, place: usize, chunk: C) -> Result<()> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return Err(Error::Stopped);
            }
            let is_full = match self.waits(place, state.turn) {
                true => state.waiting >= self.most,
                false => state.pieces[place].chunks.len() >= AHEAD,
            };
            if !is_full {
                break;
            }
            state = self.changed(state);
        }
        state.waiting += usize::from(self.waits(place, state.turn));
        state.pieces[place].chunks.push_back(chunk);
        drop(state);
        self.changed.notify_all();
        Ok(())
    }

    /// A piece has no more facts.
    pub fn end(&self, place: usize, end: E) {
        self.state().pieces[place].end = Some(end);
        self.changed.notify_all();
    }

    /// Who takes facts says so first.
    pub fn taking(&self) -> Taking<'_, C, E> {
        Taking(self)
    }

    /// Waits for what comes next of a piece, whose turn it is from now on: the one after the last one's.
    pub fn take(&self, place: usize) -> Next<C, E> {
        let mut state = self.state();
        if state.turn != place {
            if self.waits(place, state.turn) {
                state.waiting -= state.pieces[place].chunks.len();
            }
            state.turn = place;
            self.changed.notify_all();
        }
        loop {
            // Those that are apart go first: they are few, and long.
            let (before, apart) = state.pieces.split_at_mut(self.apart);
            let mut all = apart.iter_mut().chain(before.get_mut(place));
            if let Some(chunk) = all.find_map(|piece| piece.chunks.pop_front()) {
                drop(state);
                self.changed.notify_all();
                return Next::Chunk(chunk);
            }
            if let Some(end) = state.pieces[place].end.take() {
                return Next::End(end);
            }
            state = self.changed(state);
        }
    }

    /// Whether facts of a piece wait until its turn comes.
    fn waits(&self, place: usize, turn: usize) -> bool {
        place != turn && place < self.apart
    }

    fn state(&self) -> MutexGuard<'_, State<C, E>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed<'l>(&'l self, state: MutexGuard<'l, State<C, E>>) -> MutexGuard<'l, State<C, E>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::{Line, Next};

    #[test]
    fn nobody_waits_for_a_thread_that_panicked() {
        let line = Line::<(), _>::of(1, 1);
        std::thread::scope(|scope| {
            let thread = scope.spawn(|| {
                let _working = line.work(0, "cut short");
                panic!("as a bug would");
            });
            assert!(matches!(line.take(0), Next::End("cut short")));
            assert!(thread.join().is_err());
        });
    }

    #[test]
    fn who_is_ahead_waits_and_all_comes_in_order() {
        const PIECES: usize = 200;
        let (line, put) = (Line::of(PIECES, 2), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for thread in 0..2 {
                let (line, put) = (&line, &put);
                scope.spawn(move || {
                    for place in (thread..PIECES).step_by(2) {
                        line.put(place, place).unwrap();
                        put.fetch_add(1, Ordering::SeqCst);
                        line.end(place, place);
                    }
                });
            }
            // Each thread may have put what there is room for, and no more.
            std::thread::sleep(Duration::from_millis(50));
            assert!(put.load(Ordering::SeqCst) <= 2 + 1);
            let _taking = line.taking();
            for place in 0..PIECES {
                assert!(matches!(line.take(place), Next::Chunk(chunk) if chunk == place));
                assert!(matches!(line.take(place), Next::End(end) if end == place));
            }
        });
    }

    #[test]
    fn what_is_apart_comes_before_its_turn() {
        let line = Line::with_apart(3, 1, 2);
        for place in [1, 2] {
            line.put(place, place).unwrap();
            line.end(place, place);
        }
        let _taking = line.taking();
        let place_of = |next| match next {
            Next::Chunk(chunk) => Some(chunk),
            Next::End(_) => None,
        };
        assert_eq!(place_of(line.take(0)), Some(2));
        line.put(0, 0).unwrap();
        line.end(0, 0);
        let rest = [0, 0, 1, 1, 2].map(|place| place_of(line.take(place)));
        assert_eq!(rest, [Some(0), None, Some(1), None, None]);
    }

    #[test]
    fn who_waits_stops_when_nobody_takes() {
        let line = Line::<usize, ()>::of(1, 1);
        std::thread::scope(|scope| {
            let putting = scope.spawn(|| (0..10).try_for_each(|_| line.put(0, 0)));
            drop(line.taking());
            assert!(putting.join().unwrap().is_err());
        });
    }
}
