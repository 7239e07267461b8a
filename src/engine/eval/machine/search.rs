//! Rows that match.

use super::{Flow, Machine};
use crate::eval::cell::Cell;
use crate::eval::index::Index;
use crate::eval::relation::Rows;
use crate::eval::sink::Sink;
use crate::ir::{Expr, RelId};
use crate::plan::{Match, Op, Part};

impl<'a, C: Cell> Machine<'a, C> {
    #[allow(clippy::too_many_arguments)]
    #[inline]
    pub(super) fn lookup(
        &mut self,
        rows: &'a Rows<C>,
        index: usize,
        key: &[Expr],
        part: Part,
        found: &Match,
        once: bool,
        rest: &[Op],
    ) -> Flow {
        let mut cells = [C::default(); 8];
        for (cell, e) in cells.iter_mut().zip(key) {
            *cell = self.eval(e);
        }
        let key = &cells[..key.len()];
        if let Some(classes) = &rows.classes {
            return self.equal(classes, index, key, part, found, once, rest);
        }
        let index = &rows.indexes[index];
        if index.is_packed() {
            let all = index.rows(&rows.cells, key, rows.arity);
            if self.window.is_some() {
                return self.found(rows.arity, index, all, key, found, rest);
            }
            let mut flow = Flow::Miss;
            for row in all.chunks_exact(rows.arity) {
                if index.matches(row, key) && self.enough(row, found, once, rest, &mut flow) {
                    break;
                }
            }
            return flow;
        }
        let mut flow = Flow::Miss;
        if index.left_out() > 0 && part != Part::Delta {
            let arity = rows.arity;
            for row in rows.settled.rows(&rows.cells, arity, key[0]).chunks_exact(arity) {
                if self.enough(row, found, once, rest, &mut flow) {
                    return flow;
                }
            }
        }
        let mut id = index.first(key);
        let low = if part == Part::Delta { rows.delta as u32 } else { 0 };
        let high = if part == Part::Old { rows.delta as u32 } else { u32::MAX };
        let joined = rows.joined.as_deref();
        while id > low {
            let row = rows.row(id as usize - 1);
            let is_dead = joined.is_some_and(|joined| joined.is_dead(id as usize - 1));
            let here = id <= high && !is_dead && index.matches(row, key);
            if here && self.enough(row, found, once, rest, &mut flow) {
                break;
            }
            id = index.after(id);
        }
        flow
    }

    /// A share of the rows that may have the key, of the outermost loop.
    #[cold]
    fn found(
        &mut self,
        arity: usize,
        index: &Index<C>,
        all: &[C],
        key: &[C],
        found: &Match,
        rest: &[Op],
    ) -> Flow {
        let (from, to, most) = self.span((0, all.len() / arity));
        let mut flow = Flow::Miss;
        for (at, row) in (from..).zip(all[from * arity..to * arity].chunks_exact(arity)) {
            if self.work() >= most {
                self.rest = Some(at);
                break;
            }
            if index.matches(row, key) && self.enough(row, found, false, rest, &mut flow) {
                break;
            }
        }
        flow
    }

    /// Goes on with a row that was found, and notes what came of it; is that all?
    #[inline(always)]
    pub(super) fn enough(
        &mut self,
        row: &[C],
        found: &Match,
        once: bool,
        rest: &[Op],
        flow: &mut Flow,
    ) -> bool {
        if self.tick() {
            *flow = Flow::Stop;
            return true;
        }
        if !self.take(found, row) {
            return false;
        }
        match self.next(rest) {
            Flow::Miss => false,
            Flow::Hit => {
                *flow = Flow::Hit;
                once
            }
            Flow::Stop => {
                *flow = Flow::Stop;
                true
            }
        }
    }

    /// Is there a row with these cells in the index's columns?
    pub(super) fn any(&mut self, rows: &'a Rows<C>, index: usize, key: &[Expr]) -> bool {
        let mut cells = [C::default(); 32];
        let n = key.len().min(32);
        for (cell, e) in cells.iter_mut().zip(key) {
            *cell = self.eval(e);
        }
        let key = &cells[..n];
        if let Some(classes) = &rows.classes {
            return classes.knows(key[0]);
        }
        let index = &rows.indexes[index];
        if index.is_packed() {
            let mut list = index.rows(&rows.cells, key, rows.arity).chunks_exact(rows.arity);
            return list.any(|row| index.matches(row, key));
        }
        if index.left_out() > 0 && !rows.settled.rows(&rows.cells, rows.arity, key[0]).is_empty() {
            return true;
        }
        let joined = rows.joined.as_deref();
        let mut id = index.first(key);
        while id > 0 {
            let is_dead = joined.is_some_and(|joined| joined.is_dead(id as usize - 1));
            if !is_dead && index.matches(rows.row(id as usize - 1), key) {
                return true;
            }
            id = index.after(id);
        }
        false
    }

    pub(super) fn fill(&mut self, row: &[Expr]) {
        for (i, e) in row.iter().enumerate() {
            let cell = self.eval(e);
            self.out[i] = cell;
        }
    }

    pub(super) fn exists(&mut self, relation: RelId, row: &[Expr]) -> bool {
        let rows = &self.relations[relation];
        let mut cells = [C::default(); 32];
        let mut large = Vec::new();
        let cells: &[C] = if row.len() <= 32 {
            for (cell, e) in cells.iter_mut().zip(row) {
                *cell = self.eval(e);
            }
            &cells[..row.len()]
        } else {
            for e in row {
                let cell = self.eval(e);
                large.push(cell);
            }
            &large
        };
        if let Some(classes) = &rows.classes {
            return classes.contains(cells[0], cells[1]);
        }
        if let Some(joined) = &rows.joined {
            return joined.holds(rows, cells);
        }
        if rows.settled.contains(&rows.cells, cells) {
            return true;
        }
        // The head's own set is with the sink while the plan runs.
        match &self.sink {
            Sink::Insert { set, .. } if relation == self.head => set.shows(&rows.cells, cells),
            Sink::Buffer { set, .. } | Sink::Pass { set, .. } if relation == self.head => {
                set.shows(&rows.cells, cells)
            }
            _ => rows.set.shows(&rows.cells, cells),
        }
    }

    pub(super) fn is_present(&mut self) -> bool {
        let row = self.row;
        self.fill(row);
        let rows = &self.relations[self.head];
        if rows.settled.contains(&rows.cells, &self.out) {
            return true;
        }
        match &self.sink {
            Sink::Insert { set, rows } => set.contains(&rows.cells, &self.out),
            Sink::Buffer { set, rows, own, .. } => {
                set.contains(&rows.cells, &self.out)
                    || own.as_ref().is_some_and(|own| own.contains(&[], &self.out))
            }
            Sink::Unite { classes, .. } => classes.contains(self.out[0], self.out[1]),
            _ => false,
        }
    }
}
