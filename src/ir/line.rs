//! Chunks of facts of pieces of work, of several threads, on their way to one place: in the order of the
//! pieces and in bounded memory, for whoever is ahead of its turn waits.
//!
//! Whoever puts something hands on all that is ready, unless another thread does so at the moment: nobody
//! has to be woken for it, and no processor is without work while another has two threads.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::error::{Error, Result};

/// Chunks of the piece whose turn it is that may wait until they are handed on. One piece may take as long as
/// many others.
const AHEAD: usize = 2;

/// Pieces by their places from 0: chunks `C`, and each ends with an `E`.
pub struct Line<'t, C, E> {
    state: Mutex<State<'t, C, E>>,
    changed: Condvar,
    /// From this place on pieces have rows of relations that no other piece has: they may come at any time.
    apart: usize,
    /// How many chunks of later pieces may wait.
    most: usize,
}

/// Takes what comes next of the piece at a place. It may end the line: whoever waits in it stops then.
pub type Taker<'t, C, E> = dyn FnMut(usize, Next<C, E>) -> ControlFlow<()> + Send + 't;

struct State<'t, C, E> {
    /// Who takes what comes; none while a thread hands on what is ready.
    taker: Option<Box<Taker<'t, C, E>>>,
    /// The piece whose turn it is.
    turn: usize,
    /// How many chunks of later pieces wait.
    waiting: usize,
    pieces: Vec<Piece<C, E>>,
    is_closed: bool,
    /// Whether there is a thread that does nothing but hand on what is ready.
    has_server: bool,
    /// How many threads wait for a change.
    sleeping: usize,
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

/// That a thread works on a piece. If it panics the piece has an end, too: else whoever waits for its facts
/// would do so for ever.
pub struct Working<'l, 't, C, E> {
    line: &'l Line<'t, C, E>,
    place: usize,
    cut_short: Option<E>,
}

impl<C, E> Drop for Working<'_, '_, C, E> {
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Some(end) = self.cut_short.take()
        {
            self.line.end(self.place, end);
        }
    }
}

/// That a thread hands on what is ready. If the taker panics nobody does any more, and whoever waits in the line
/// stops.
struct Serving<'l, 't, C, E> {
    line: &'l Line<'t, C, E>,
    is_done: bool,
}

impl<C, E> Drop for Serving<'_, '_, C, E> {
    fn drop(&mut self) {
        if !self.is_done {
            let mut state = self.line.state();
            state.is_closed = true;
            self.line.wake(state);
        }
    }
}

impl<C, E> State<'_, C, E> {
    /// Whether a piece's facts wait until its turn comes.
    fn waits(&self, place: usize, apart: usize) -> bool {
        place != self.turn && place < apart
    }

    /// What is ready.
    fn next(&mut self, apart: usize) -> Option<(usize, Next<C, E>)> {
        // Those that are apart go first: they are few, and long.
        for (place, piece) in self.pieces.iter_mut().enumerate().skip(apart) {
            if let Some(chunk) = piece.chunks.pop_front() {
                return Some((place, Next::Chunk(chunk)));
            }
        }
        let place = self.turn;
        let piece = self.pieces.get_mut(place)?;
        if let Some(chunk) = piece.chunks.pop_front() {
            return Some((place, Next::Chunk(chunk)));
        }
        let end = piece.end.take()?;
        self.turn += 1;
        if self.turn < apart {
            self.waiting -= self.pieces[self.turn].chunks.len();
        }
        Some((place, Next::End(end)))
    }

    fn is_over(&self) -> bool {
        self.is_closed || self.turn == self.pieces.len()
    }
}

impl<'t, C, E> Line<'t, C, E> {
    /// A line of so many pieces. The first one's turn has come; of later ones so many chunks may wait.
    pub fn of(pieces: usize, waiting: usize, taker: Box<Taker<'t, C, E>>) -> Self {
        Self::with_apart(pieces, 0, waiting, taker)
    }

    /// The same, but the last `apart` pieces have rows of relations that no other has: theirs are taken
    /// whenever they are there.
    pub fn with_apart(
        pieces: usize,
        apart: usize,
        waiting: usize,
        taker: Box<Taker<'t, C, E>>,
    ) -> Self {
        let first_apart = pieces.saturating_sub(apart);
        let piece = || Piece { chunks: VecDeque::new(), end: None };
        let state = State {
            taker: Some(taker),
            turn: 0,
            waiting: 0,
            pieces: std::iter::repeat_with(piece).take(pieces).collect(),
            is_closed: false,
            has_server: false,
            sleeping: 0,
        };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Self { state, changed, apart: first_apart, most: waiting.max(1) }
    }

    /// Work on a piece begins, which ends so if it panics.
    pub fn work(&self, place: usize, cut_short: E) -> Working<'_, 't, C, E> {
        Working { line: self, place, cut_short: Some(cut_short) }
    }

    /// Puts a chunk of a piece, once there is room for it.
    ///
    /// # Errors
    /// [`Error::Stopped`] when nobody takes them any more.
    pub fn put(&self, place: usize, chunk: C) -> Result<()> {
        let mut state = self.state();
        while !state.is_closed {
            let waits = state.waits(place, self.apart);
            let is_full = match waits {
                true => state.waiting >= self.most,
                false => state.pieces[place].chunks.len() >= AHEAD,
            };
            if !is_full {
                state.waiting += usize::from(waits);
                state.pieces[place].chunks.push_back(chunk);
                self.changed(state);
                return Ok(());
            }
            state = self.wait(state);
        }
        Err(Error::Stopped)
    }

    /// A piece has no more facts.
    pub fn end(&self, place: usize, end: E) {
        let mut state = self.state();
        state.pieces[place].end = Some(end);
        self.changed(state);
    }

    /// Hands on what comes until the last piece has ended: nobody else does from now on.
    pub fn serve(&self) {
        let mut state = self.state();
        state.has_server = true;
        loop {
            state = self.hand_on(state);
            if state.is_over() {
                return;
            }
            state = self.wait(state);
        }
    }

    /// There is more: hands it on, or leaves it to who does.
    fn changed(&self, state: MutexGuard<'_, State<'t, C, E>>) {
        let state = if state.has_server { state } else { self.hand_on(state) };
        self.wake(state);
    }

    /// Hands on what is ready, unless another thread does: that one comes to it, too.
    fn hand_on<'l>(
        &'l self,
        mut state: MutexGuard<'l, State<'t, C, E>>,
    ) -> MutexGuard<'l, State<'t, C, E>> {
        let Some(mut taker) = state.taker.take() else { return state };
        let mut serving = Serving { line: self, is_done: false };
        while !state.is_closed
            && let Some((place, next)) = state.next(self.apart)
        {
            self.wake(state);
            let goes_on = taker(place, next);
            state = self.state();
            state.is_closed |= goes_on.is_break();
        }
        state.taker = Some(taker);
        serving.is_done = true;
        state
    }

    fn state(&self) -> MutexGuard<'_, State<'t, C, E>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'l>(
        &'l self,
        mut state: MutexGuard<'l, State<'t, C, E>>,
    ) -> MutexGuard<'l, State<'t, C, E>> {
        state.sleeping += 1;
        let mut state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        state.sleeping -= 1;
        state
    }

    /// To wake nobody takes as long as to wake somebody.
    fn wake(&self, state: MutexGuard<'_, State<'t, C, E>>) {
        let is_waited = state.sleeping > 0;
        drop(state);
        if is_waited {
            self.changed.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::{Line, Next, Taker};

    /// What came, in its order: a chunk and its piece, or the end of one.
    type Came<C> = Mutex<Vec<(usize, Option<C>)>>;

    /// A taker that keeps what comes.
    fn into<'t, C: Send, E>(came: &'t Came<C>) -> Box<Taker<'t, C, E>> {
        Box::new(|place, next| {
            let chunk = match next {
                Next::Chunk(chunk) => Some(chunk),
                Next::End(_) => None,
            };
            came.lock().unwrap().push((place, chunk));
            ControlFlow::Continue(())
        })
    }

    #[test]
    fn nobody_waits_for_a_thread_that_panicked() {
        let mut ended = None;
        let line = Line::<(), _>::of(1, 1, {
            let ended = &mut ended;
            Box::new(move |_, next| {
                if let Next::End(end) = next {
                    *ended = Some(end);
                }
                ControlFlow::Continue(())
            })
        });
        std::thread::scope(|scope| {
            scope.spawn(|| line.serve());
            let thread = scope.spawn(|| {
                let _working = line.work(0, "cut short");
                panic!("as a bug would");
            });
            assert!(thread.join().is_err());
        });
        drop(line);
        assert_eq!(ended, Some("cut short"));
    }

    #[test]
    fn who_is_ahead_waits_and_all_comes_in_order() {
        const PIECES: usize = 200;
        for has_server in [false, true] {
            let (came, put) = (Came::default(), AtomicUsize::new(0));
            let line = Line::of(PIECES, 2, into(&came));
            let work = |places: std::ops::Range<usize>, step| {
                for place in places.step_by(step) {
                    line.put(place, place).unwrap();
                    put.fetch_add(1, Ordering::SeqCst);
                    line.end(place, ());
                }
            };
            std::thread::scope(|scope| {
                // What may be ahead of the first piece is two chunks.
                let ahead = scope.spawn(|| work(1..PIECES, 2));
                std::thread::sleep(Duration::from_millis(50));
                assert_eq!(put.load(Ordering::SeqCst), 2);
                if has_server {
                    scope.spawn(|| line.serve());
                }
                work(0..PIECES, 2);
                ahead.join().unwrap();
            });
            drop(line);
            let all = (0..PIECES).flat_map(|place| [(place, Some(place)), (place, None)]);
            assert_eq!(came.into_inner().unwrap(), all.collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_is_apart_comes_before_its_turn() {
        let came = Came::default();
        let line = Line::with_apart(3, 1, 2, into(&came));
        for place in [1, 2, 0] {
            line.put(place, place).unwrap();
            line.end(place, ());
        }
        drop(line);
        let all = [(2, Some(2)), (0, Some(0)), (0, None), (1, Some(1)), (1, None), (2, None)];
        assert_eq!(came.into_inner().unwrap(), all);
    }

    #[test]
    fn who_waits_stops_when_nobody_takes() {
        // Whether the taker says so, or panics.
        for panics in [false, true] {
            let line = Line::<usize, ()>::of(
                2,
                1,
                Box::new(move |_, _| {
                    assert!(!panics, "as a bug would");
                    ControlFlow::Break(())
                }),
            );
            std::thread::scope(|scope| {
                let putting = scope.spawn(|| (0..10).try_for_each(|_| line.put(1, 0)));
                let first = catch_unwind(AssertUnwindSafe(|| line.put(0, 0)));
                assert_eq!(first.is_err(), panics);
                assert!(putting.join().unwrap().is_err());
                assert!(line.put(0, 0).is_err());
            });
        }
    }
}
