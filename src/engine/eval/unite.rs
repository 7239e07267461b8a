//! Which relations of a stratum are kept as sets, and from when on.

use super::cell::Cell;
use super::options::Sets;
use super::rowset::sets::{self, Values, rows_per_key};
use super::run::{Run, Step};
use crate::ir::{Checked, RelId, Stratum};
use crate::plan::passing;
use std::sync::{Arc, RwLock};

/// A relation with fewer rows gains little.
const MANY: usize = 1 << 16;
/// With fewer rows for a key, sets are hardly smaller than rows.
const EACH: usize = 8;

/// The relations that rules of a stratum pass their last columns between.
pub(super) struct Passers<C> {
    /// Those that are not kept as sets yet, with the rows from which on they are looked at again.
    waiting: Vec<(RelId, usize)>,
    mode: Sets,
    values: Arc<RwLock<Values<C>>>,
}

impl<C> Passers<C> {
    pub fn of(program: &Checked, stratum: &Stratum, mode: Sets) -> Self {
        let mut waiting = Vec::new();
        // Rows that go away again have no place in sets.
        let subsumes = stratum.rules.iter().any(|&rule| program.rules[rule].subsumes);
        let can = |r: RelId| {
            let it = &program.relations[r];
            let is_plain =
                !it.eqrel && it.choices.is_empty() && it.joins.is_none() && !it.columns.is_empty();
            is_plain && stratum.relations.contains(&r)
        };
        if mode != Sets::None && !subsumes {
            for &rule in &stratum.rules {
                let rule = &program.rules[rule];
                if let Some(atom) = passing::atom(rule, can) {
                    waiting.push(rule.head);
                    waiting.extend(passing::relation(rule, atom));
                }
            }
        }
        waiting.sort_unstable();
        waiting.dedup();
        let from = if mode == Sets::All { 0 } else { MANY };
        let waiting = waiting.into_iter().map(|relation| (relation, from)).collect();
        Passers { waiting, mode, values: Arc::default() }
    }
}

impl<C: Cell> Run<'_, C> {
    /// Keeps relations that have become large as sets from this round on; were there some?
    pub fn keep_sets(&mut self, passers: &mut Passers<C>) -> bool {
        let mut some = false;
        let Passers { waiting, mode, values } = passers;
        waiting.retain_mut(|(relation, from)| {
            let rows = &mut self.rows[*relation];
            if rows.len < *from {
                return true;
            }
            if *mode == Sets::Large && rows_per_key(&rows.cells, rows.arity) < EACH {
                *from = rows.len * 2;
                return true;
            }
            let sets = sets::Sets::of(&rows.cells, rows.arity, rows.delta, values);
            rows.set.keep_as(sets);
            some = true;
            false
        });
        some
    }

    /// Forgets the rows of relations that no plan reads by rows, nor else something, as `read` says,
    /// among the `unused`, which nothing reads after the stratum: their sets are enough.
    pub fn forget_rows(&mut self, steps: &[Step], read: &[RelId], unused: &[RelId]) {
        for &relation in unused {
            let rows = &mut self.rows[relation];
            let is_read =
                read.contains(&relation) || steps.iter().any(|step| step.reads_rows(relation));
            if rows.set.sets().is_some() && !is_read {
                rows.set.is_rowless = true;
                rows.cells = Vec::new();
            }
        }
    }

    /// Forgets the indexes of a stratum's relations: plans that are made anew ask for those that
    /// they need.
    pub fn forget_indexes(&mut self, stratum: &Stratum) {
        for &relation in &stratum.relations {
            self.rows[relation].indexes.clear();
        }
    }
}
