//! Which relations of a stratum are kept as sets, and from when on.

use super::cell::Cell;
use super::limits::{read, write};
use super::options::Sets;
use super::relation::Rows;
use super::rowset::sets::{self, Values};
use super::run::Run;
use super::steps::Step;
use crate::ir::{Checked, RelId, Relation, Stratum};
use crate::plan::passing;
use crossbeam_utils::sync::ShardedLock;
use std::sync::Arc;

/// A relation with fewer rows gains little.
const MANY: usize = 1 << 16;
/// With fewer rows for a key, sets are hardly smaller than rows.
const EACH: usize = 8;
/// With so many, they are much smaller than a table of rows, and rows are found in them sooner.
const SHORT: usize = 256;

/// Rows whose values a thread looks for at a time.
const PART: usize = 1 << 13;

/// The relations of a stratum that may be kept as sets.
pub(super) struct Candidates<C> {
    waiting: Vec<Waiting>,
    mode: Sets,
    values: Arc<ShardedLock<Values<C>>>,
}

/// A relation that is not kept as sets yet.
struct Waiting {
    relation: RelId,
    /// It is looked at again from so many rows on.
    from: usize,
    /// So many rows for each key make it worth while: less where rules pass last columns on.
    each: usize,
}

impl<C> Candidates<C> {
    pub fn of(program: &Checked, stratum: &Stratum, mode: Sets) -> Self {
        let mut passers = Vec::new();
        // Rows that go away again have no place in sets.
        let subsumes = stratum.rules.iter().any(|&rule| program.rules[rule].subsumes);
        let can = |r: RelId| is_plain(&program.relations[r]) && stratum.relations.contains(&r);
        let mut relations = Vec::new();
        if mode != Sets::None && !subsumes {
            relations.extend(stratum.relations.iter().copied().filter(|&r| can(r)));
            for &rule in &stratum.rules {
                let rule = &program.rules[rule];
                if let Some(atom) = passing::atom(rule, can) {
                    passers.push(rule.head);
                    passers.extend(passing::relation(rule, atom));
                }
            }
        }
        let from = if mode == Sets::All { 0 } else { MANY };
        let each = |r: RelId| if passers.contains(&r) { EACH } else { SHORT };
        let waits = |relation: RelId| Waiting { relation, from, each: each(relation) };
        let waiting = relations.into_iter().map(waits).collect();
        Candidates { waiting, mode, values: Arc::default() }
    }
}

/// The relations whose sets a stratum can pass on whose rules run once.
fn passed(program: &Checked, stratum: &Stratum) -> Vec<RelId> {
    let can = |r: RelId| is_plain(&program.relations[r]);
    let of = |&rule: &usize| {
        let rule = &program.rules[rule];
        passing::atom(rule, can).and_then(|atom| passing::relation(rule, atom))
    };
    // Rows that go away again have no place in sets.
    let is_more =
        stratum.recursive || stratum.rules.iter().any(|&rule| program.rules[rule].subsumes);
    let mut passed: Vec<RelId> = match is_more {
        true => Vec::new(),
        false => stratum.rules.iter().filter_map(of).collect(),
    };
    passed.sort_unstable();
    passed.dedup();
    passed
}

/// Are its rows all that rules find, each once?
fn is_plain(it: &Relation) -> bool {
    !it.eqrel && it.choices.is_empty() && it.joins.is_none() && !it.columns.is_empty()
}

impl<C: Cell> Run<'_, C> {
    /// Counts for each relation how many strata can pass its sets on when it is complete.
    pub fn count_passed(&mut self) {
        if self.options.sets == Sets::None {
            return;
        }
        for stratum in &self.program.strata {
            passed(self.program, stratum).into_iter().for_each(|r| self.rows[r].passed += 1);
        }
    }

    /// Keeps the relation of a stratum whose rules run once as sets, if one of them passes on those of a relation
    /// that is complete. Few rows that are passed on as well become sets beside it.
    pub fn take_on(&mut self, stratum: &Stratum) {
        let passed = match self.options.sets {
            Sets::None => return,
            Sets::Large | Sets::All => passed(self.program, stratum),
        };
        let largest = passed.iter().filter(|&&r| self.rows[r].keeps_sets());
        let Some(&from) = largest.max_by_key(|&&r| self.rows[r].len) else { return };
        let Some(&head) = stratum.relations.first().filter(|&&r| self.rows[r].len == 0) else {
            return;
        };
        let Some(sets) = self.rows[from].set.sets() else { return };
        let sets = sets.after(self.rows[head].arity);
        for r in passed {
            let rows = &mut self.rows[r];
            let is_alone = rows.passed == 1 && rows.len > 0 && rows.len < MANY;
            let each = if self.options.sets == Sets::All { 0 } else { EACH };
            if is_alone && !rows.keeps_sets() && rows.rows_per_key(false) >= each {
                let beside = sets.beside(&rows.cells, rows.arity);
                rows.set.keep_as(beside);
                rows.unsettle();
            }
        }
        self.rows[head].set.keep_as(sets);
    }

    /// The stratum has passed on what it could.
    pub fn pass_no_more(&mut self, stratum: &Stratum) {
        if self.options.sets == Sets::None {
            return;
        }
        for r in passed(self.program, stratum) {
            let rows = &mut self.rows[r];
            rows.passed = rows.passed.saturating_sub(1);
            if rows.passed == 0 {
                rows.pass_no_more();
            }
        }
    }

    /// Keeps relations that have become large as sets from this round on; were there some?
    pub fn keep_sets(&mut self, candidates: &mut Candidates<C>) -> bool {
        let Candidates { waiting, mode, values } = candidates;
        let large = waiting.iter_mut().filter(|it| self.rows[it.relation].len >= it.from);
        let kept = self.map(large.collect(), |it| {
            let rows = &self.rows[it.relation];
            let is_kept = *mode != Sets::Large || rows.rows_per_key(self.has_threads) >= it.each;
            it.from = if is_kept { usize::MAX } else { rows.len * 2 };
            is_kept.then_some(it.relation)
        });
        let kept: Vec<RelId> = kept.into_iter().flatten().collect();
        waiting.retain(|it| it.from < usize::MAX);
        // One thread numbers them as they come.
        if self.has_threads {
            self.number_values(&kept, values);
        }
        let rows = kept.iter().map(|&r| &self.rows[r]);
        let all: usize = rows.clone().map(|rows| rows.len).sum();
        let sets = self.map(rows.collect(), |rows| {
            let parallel = self.has_threads && rows.len * self.options.threads >= all;
            sets::Sets::of(&rows.cells, rows.arity, rows.delta, values, parallel)
        });
        for (&relation, sets) in kept.iter().zip(sets) {
            let rows = &mut self.rows[relation];
            rows.set.keep_as(sets);
            rows.unsettle();
            // No row is left out of chains any more.
            rows.indexes.clear();
        }
        !kept.is_empty()
    }

    /// Numbers the values in the last columns of these relations, in the order of their rows.
    fn number_values(&self, relations: &[RelId], values: &ShardedLock<Values<C>>) {
        let parts = relations.iter().flat_map(|&r| {
            let Rows { cells, arity, .. } = &self.rows[r];
            cells.chunks(PART * arity).map(move |cells| (cells, *arity))
        });
        let found =
            self.map(parts.collect(), |(cells, arity)| read(values).unnumbered(cells, arity));
        write(values).number_all(found.iter().flatten());
    }

    /// Is it time to look whether a relation is to be kept as sets?
    pub fn wants_sets(&self, candidates: &Candidates<C>) -> bool {
        candidates.waiting.iter().any(|it| self.rows[it.relation].len >= it.from)
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
}
