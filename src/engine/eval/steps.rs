//! The plans of rounds.

use super::cell::Cell;
use super::run::Run;
use crate::error::Result;
use crate::ir::{RelId, Stratum};
use crate::plan::{Lead, Plan, atoms};

/// A rule, one of its atoms that reads the delta, and how many such atoms are before it.
pub(super) type Version = (usize, usize, usize);

/// What a round does for an atom of a rule that reads the delta.
pub(super) struct Step {
    pub plan: Plan,
    /// A plan that searches another atom before the delta, for rounds that bring more rows than
    /// that has. Of an equivalence, a class that grows by an element has twice as many new pairs as
    /// it had elements; and where sets are passed on, many rules look in each new row for the few
    /// that they know of.
    late: Option<Plan>,
}

impl Step {
    /// Its plans, one of which is run.
    pub fn plans(&self) -> impl Iterator<Item = &Plan> {
        std::iter::once(&self.plan).chain(&self.late)
    }

    /// Does it look at single rows of the relation, beside adding some?
    pub fn reads_rows(&self, relation: RelId) -> bool {
        self.plans().any(|it| it.reads_rows(relation))
    }
}

impl<C: Cell> Run<'_, C> {
    /// Plans the rules and atoms for the rounds of the stratum.
    pub fn steps(&mut self, again: &[Version], stratum: &Stratum) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        for &(rule, atom, version) in again {
            let plan = self.plan(rule, Some(atom), version, &stratum.relations, Lead::Delta)?;
            let late = match self.lead(&plan, stratum) {
                Some(lead) => {
                    let late = self.plan(rule, Some(atom), version, &stratum.relations, lead)?;
                    (lead == Lead::Cheapest || late.finds_delta()).then_some(late)
                }
                None => None,
            };
            steps.push(Step { plan, late });
        }
        Ok(steps)
    }

    /// What a second plan of a step is to search first, if that may pay. It is the atom that is
    /// searched next to the delta; if that grows, too, there is an index that finds the delta by it.
    fn lead(&self, plan: &Plan, stratum: &Stratum) -> Option<Lead> {
        let rule = &self.program.rules[plan.rule];
        let relations: Vec<RelId> = atoms(&rule.body).map(|(relation, _)| relation).collect();
        let is_equal = |relation: RelId| self.program.relations[relation].eqrel;
        if is_equal(plan.delta?) {
            return (relations.len() > 1).then_some(Lead::Cheapest);
        }
        let &next = plan.order.get(1)?;
        let grows = stratum.relations.contains(&relations[next]) && !is_equal(relations[next]);
        let by_rows = rule.plan.is_empty() && !plan.passes_sets();
        (grows && by_rows).then_some(Lead::Atom(next))
    }

    /// The plan of a step that looks at less, with so many rows in the delta.
    pub fn best<'s>(&self, step: &'s Step, delta: usize) -> &'s Plan {
        let first = step.late.as_ref().map(|late| (late, late.scanned()));
        match first {
            Some((late, None)) => late,
            Some((late, Some((relation, _)))) if self.rows[relation].len < delta => late,
            _ => &step.plan,
        }
    }
}
