//! Rows that go away again.

use super::Rows;
use crate::eval::cell::Cell;
use crate::eval::index::Index;

impl<C: Cell> Rows<C> {
    /// Removes the rows that do not hold any more.
    pub(super) fn bury(&mut self) {
        let Some(joined) = self.joined.as_deref_mut().filter(|it| it.dead_len() > 0) else {
            return;
        };
        let mut at = Vec::with_capacity(self.len + 1);
        let mut kept = 0;
        for id in 0..self.len {
            at.push(kept);
            if !joined.is_dead(id) {
                let from = id * self.arity;
                self.cells.copy_within(from..from + self.arity, kept * self.arity);
                kept += 1;
            }
        }
        at.push(kept);
        self.cells.truncate(kept * self.arity);
        self.len = kept;
        self.delta = at[self.delta];
        self.rounds.iter_mut().for_each(|end| *end = at[*end]);
        self.indexes.iter_mut().for_each(Index::renew);
        joined.renumber(&at);
    }

    /// Removes the rows that are marked.
    pub fn remove(&mut self, dead: &[bool]) {
        let mut kept = Rows::new(self.arity);
        let mut before = 0;
        let mut at = vec![0; self.len + 1];
        for (id, row) in self.cells.chunks_exact(self.arity.max(1)).enumerate() {
            at[id] = before;
            if !dead[id] {
                kept.set.insert(&kept.cells, row);
                before += 1;
            }
        }
        at[self.len] = before;
        kept.advance();
        kept.delta = at[self.delta];
        kept.rounds = self.rounds.iter().map(|&end| at[end]).collect();
        kept.growing = self.growing;
        kept.choices = self.choices.take();
        kept.counted = self.counted;
        kept.indexes = std::mem::take(&mut self.indexes);
        kept.indexes.iter_mut().for_each(Index::renew);
        *self = kept;
        self.update_indexes(false);
    }
}
