//! Rules that say that equal keys have equal values: see `plan::congruence`.

use super::cell::Cell;
use super::classes::United;
use super::limits::Stop;
use super::run::Run;
use crate::error::Error;
use crate::plan::Congruence;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// Rows after which limits are looked at.
const MANY: usize = 1 << 14;

/// A congruence, and what it has seen.
pub(super) struct Congruent<C> {
    pub rule: Congruence,
    /// The first value of each class of keys, by what its rows have in common.
    first: FxHashMap<(u32, Box<[C]>), C>,
    /// What rows of a class have in common, for when it goes into another.
    commons: FxHashMap<u32, Vec<Box<[C]>>>,
    /// Rows whose keys are equal to nothing yet, not even to themselves.
    waiting: FxHashMap<C, Vec<usize>>,
    has_run: bool,
}

impl<C: Cell> Congruent<C> {
    pub fn new(rule: Congruence) -> Self {
        Congruent {
            rule,
            first: FxHashMap::default(),
            commons: FxHashMap::default(),
            waiting: FxHashMap::default(),
            has_run: false,
        }
    }

    /// A value of a class of keys: the one that was there before, if it is another.
    fn take(&mut self, class: u32, common: Box<[C]>, value: C) -> Option<C> {
        match self.first.entry((class, common)) {
            Entry::Occupied(first) => Some(*first.get()),
            Entry::Vacant(free) => {
                self.commons.entry(class).or_default().push(free.key().1.clone());
                free.insert(value);
                None
            }
        }
    }

    /// Takes over what a class had that went into another: values that are equal now.
    fn merge(&mut self, gone: u32, into: u32) -> Vec<(C, C)> {
        let mut equal = Vec::new();
        for common in self.commons.remove(&gone).unwrap_or_default() {
            let key = (gone, common);
            if let Some(value) = self.first.remove(&key)
                && let Some(other) = self.take(into, key.1, value)
            {
                equal.push((other, value));
            }
        }
        equal
    }
}

impl<C: Cell> Run<'_, C> {
    /// Makes equal what the last round says.
    pub fn congrue(&mut self, it: &mut Congruent<C>) -> Result<(), Error> {
        let Congruence { rule, head, .. } = it.rule;
        self.check_limits(rule)?;
        let watch = self.watch;
        if let Some(watch) = watch {
            watch.rule_starts(self.program, rule, true, true);
        }
        let mut united = std::mem::take(&mut self.rows[head].united);
        let before = united.pairs;
        let stop = self.close(it, &mut united);
        if let Some(watch) = watch {
            watch.rule_ends(rule, united.pairs - before);
        }
        self.rows[head].united = united;
        stop.map_or(Ok(()), |stop| Err(self.error(stop, rule)))
    }

    /// Unites the values of keys that are equal since the last round, and of keys that have new ones;
    /// says why it stopped, if it did.
    fn close(&self, it: &mut Congruent<C>, united: &mut United<C>) -> Option<Stop> {
        let Congruence { head, keys, relation, key, value, .. } = it.rule;
        let rows = &self.rows[relation];
        let (keys, growing) = (self.rows[keys].classes.as_ref()?, self.rows[keys].growing);
        let values = self.rows[head].classes.as_ref()?;
        let mut found: Vec<usize> = Vec::new();
        // What of the keys was there before this stratum does not change any more.
        if it.has_run && growing {
            for &(gone, into) in keys.merged() {
                for (one, other) in it.merge(gone, into) {
                    united.unite(one, other, values);
                }
            }
            for element in keys.new_elements() {
                found.append(&mut it.waiting.remove(element).unwrap_or_default());
            }
        }
        let from = match (it.has_run, rows.growing) {
            (false, _) => 0,
            (true, true) => rows.delta,
            (true, false) => rows.len,
        };
        it.has_run = true;
        for (count, id) in found.into_iter().chain(from..rows.len).enumerate() {
            if count % MANY == MANY - 1
                && let Some(stop) = self.shared.reached(united.bytes(), united.pairs)
            {
                return Some(stop);
            }
            let row = rows.row(id);
            let Some(class) = keys.class(row[key]) else {
                it.waiting.entry(row[key]).or_default().push(id);
                continue;
            };
            let common = it.rule.common.iter().map(|&column| row[column]).collect();
            let first = it.take(class, common, row[value]).unwrap_or(row[value]);
            united.unite(first, row[value], values);
        }
        None
    }
}
