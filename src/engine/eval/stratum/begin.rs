//! How strata begin: their rules are sorted out, and their relations made ready.

use super::Growing;
use crate::error::{Error, Result};
use crate::eval::cell::Cell;
use crate::eval::congruence::Congruent;
use crate::eval::joined::{Joiner, Pending};
use crate::eval::options::Sets;
use crate::eval::relations::Relations;
use crate::eval::run::Run;
use crate::eval::schedule::Used;
use crate::eval::unite::Candidates;
use crate::ir::RelId;
use crate::plan::{atoms, congruence};

impl<'p, C: Cell> Run<'p, C> {
    /// Begins a stratum: sorts out its rules.
    pub(super) fn begin(&mut self, number: usize, used: Used) -> Result<Growing<'p, C>> {
        let stratum = &self.program.strata[number];
        for &r in &stratum.relations {
            self.begin_to_join(r)?;
            self.rows[r].growing = true;
            self.rows[r].rounds.clear();
        }
        let sets = if stratum.recursive { self.options.sets } else { Sets::None };
        let mut it = Growing {
            number,
            stratum,
            used,
            round: 0,
            first: Vec::new(),
            once: Vec::new(),
            again: Vec::new(),
            steps: Vec::new(),
            subsume: Vec::new(),
            congruent: Vec::new(),
            candidates: Candidates::of(self.program, stratum, sets),
            is_planned: false,
            places: Vec::new(),
            rows: Vec::new(),
            is_shared: true,
            left: None,
            work: 0,
            has_ended: false,
        };
        for &r in &stratum.rules {
            let rule = &self.program.rules[r];
            let by_classes = self.options.sets != Sets::None;
            let found = by_classes.then(|| congruence(r, rule, &self.program.relations)).flatten();
            if let Some(found) = found {
                self.rows[found.relation].is_numbered = true;
                it.congruent.push(Congruent::new(found));
                continue;
            }
            if rule.subsumes {
                for delta in 0..2 {
                    let growing = &stratum.relations;
                    it.subsume.push(self.subsuming(r, delta, growing)?);
                }
                continue;
            }
            let mut version = 0;
            for (atom, (relation, _)) in atoms(&rule.body).enumerate() {
                if stratum.relations.contains(&relation) {
                    it.again.push((r, atom, version));
                    version += 1;
                }
            }
            if version == 0 {
                it.first.push(r);
            }
        }
        // What makes rows superfluous is asked for with the indexes and sets of all relations in hand.
        if self.has_threads && it.subsume.is_empty() {
            it.places = Relations::<C>::places(&stratum.relations, self.program.relations.len());
            it.is_shared = false;
        }
        self.take_on(stratum);
        self.gather(&stratum.relations);
        Ok(it)
    }

    /// Plans what runs once of these strata, which begin.
    pub(super) fn plan_once(&mut self, growing: &mut [Growing<'p, C>]) -> Result<()> {
        let rules: Vec<usize> = growing.iter().flat_map(|it| &it.first).copied().collect();
        let mut plans = self.plans(&rules)?.into_iter();
        for it in growing {
            it.once = plans.by_ref().take(it.first.len()).collect();
        }
        Ok(())
    }

    /// Joins the rows that a relation with lattices has already.
    fn begin_to_join(&mut self, relation: RelId) -> Result<()> {
        let Some(joins) = &self.program.relations[relation].joins else { return Ok(()) };
        let cells = self.rows[relation].begin_to_join(joins.from);
        let mut pending = Pending::default();
        let joiner = Joiner { joins, shared: self.shared };
        pending.take(&cells, &self.rows[relation], joiner).map_err(|message| {
            let place = self.program.relations[relation].name.to_string();
            Error::Fault { place, message }
        })?;
        if let Some(joined) = &mut self.rows[relation].joined {
            joined.pending = pending;
        }
        self.rows[relation].advance();
        Ok(())
    }

    /// Rules that run once need not know each other's rows.
    fn gather(&mut self, relations: &[RelId]) {
        for &r in relations {
            let is_plain = self.is_plain(r);
            let rows = &mut self.rows[r];
            if is_plain && rows.len == 0 && rows.set.ascends() {
                rows.set.gather(0);
            }
        }
    }
}
