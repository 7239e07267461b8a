//! Rows that threads have found for sets.

use super::{SHARE, Sets};
use crate::eval::cell::Cell;
use crate::eval::limits::read;
use crate::eval::rowset::list::List;
use crate::eval::rowset::row::same;
use crate::eval::team::each;

impl<C: Cell> Sets<C> {
    /// Adds rows, whose last values have numbers, on all threads of the pool; answers how many were not there.
    pub(super) fn insert_parallel(&mut self, cells: &[C]) -> usize {
        let lists: Vec<&[C]> = cells.chunks(SHARE * self.arity()).collect();
        // Keys get their numbers in the order of the rows.
        let new = each(lists.clone(), |list| self.unnumbered_keys(list));
        let width = self.keys.width().max(1);
        for keys in new {
            keys.chunks_exact(width).for_each(|key| {
                self.keys.add(key);
            });
        }
        self.extend();
        let list = |cells: &[C]| {
            let mut out = List::default();
            self.list(cells, false, &mut out);
            out
        };
        let lists = each(lists, list);
        self.insert_lists(lists)
    }

    /// Appends rows to a list, by their numbers if they have some: those that are not there, if that is asked.
    pub fn list(&self, cells: &[C], asks: bool, out: &mut List<C>) {
        let values = read(&self.values);
        // Many rows in turn have the same key, more often than not.
        let mut before: Option<(&[C], u32)> = None;
        for row in cells.chunks_exact(self.arity()) {
            let (cells, last) = self.split(row);
            let known = before.filter(|before| same(before.0, cells)).map(|before| before.1);
            let key = known.or_else(|| self.keys.find(cells));
            let (Some(key), Some(&number)) = (key, values.of.get(&last)) else {
                out.cells.extend_from_slice(row);
                continue;
            };
            before = Some((cells, key));
            if !asks || !self.has_number(key, number, true) {
                out.pairs.push((key, number));
            }
        }
    }

    /// Adds the rows of lists, on all threads of the pool if they are many; answers how many were not there.
    pub fn insert_lists(&mut self, mut lists: Vec<List<C>>) -> usize {
        for list in &mut lists {
            self.give_numbers(list);
        }
        self.extend();
        let lists = lists.into_iter().map(|list| list.pairs).collect();
        self.add_pairs(lists, SHARE, |gain, members, (key, number), fresh| {
            gain.insert(key, number, &members[key as usize].all, fresh);
        })
    }

    /// Gives keys and values numbers that have none.
    fn give_numbers(&mut self, list: &mut List<C>) {
        let cells = std::mem::take(&mut list.cells);
        let (all, arity) = (self.values.clone(), self.arity());
        let mut values = read(&all);
        let mut before: Option<(&[C], u32)> = None;
        for (at, row) in (0..).step_by(arity).zip(cells.chunks_exact(arity)) {
            let (key, last) = self.split(row);
            if !values.of.contains_key(&last) {
                let new = values.unnumbered(&cells[at..], arity);
                drop(values);
                self.number(&new);
                values = read(&all);
            }
            let number = values.of.get(&last).copied();
            let known = before.filter(|before| same(before.0, key)).map(|before| before.1);
            let own = known.unwrap_or_else(|| self.keys.add(key));
            before = Some((key, own));
            list.pairs.extend(number.map(|number| (own, number)));
        }
    }

    /// The last values of rows that have no number yet, in their order.
    pub fn unnumbered(&self, cells: &[C]) -> Vec<C> {
        read(&self.values).unnumbered(cells, self.arity())
    }

    /// The keys of rows that have no number yet, in their order, one after the other; some more than once.
    fn unnumbered_keys(&self, cells: &[C]) -> Vec<C> {
        let (mut keys, mut before): (_, &[C]) = (Vec::new(), &[]);
        for row in cells.chunks_exact(self.arity()) {
            let key = self.split(row).0;
            if key != before && self.keys.find(key).is_none() {
                keys.extend_from_slice(key);
            }
            before = key;
        }
        keys
    }
}
