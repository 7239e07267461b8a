//! Makes the plans of strata: side by side, if there are threads.

use super::cell::Cell;
use super::run::Run;
use super::schedule::read_by;
use crate::error::{Error, Result};
use crate::ir::{RelId, Stratum};
use crate::plan::{Context, Draft, Lead, Plan, Sizes, atoms, passing, plan};

/// A rule, one of its atoms that reads the delta, and how many such atoms are before it.
pub(super) type Version = (usize, usize, usize);

/// So many rows of keys that are known are looked at while a row is found by an index.
const ASKED: usize = 16;

/// What a round does for an atom of a rule that reads the delta.
pub(super) struct Step<P = Plan> {
    pub plan: P,
    /// A plan that searches another atom before the delta, for rounds that bring more rows than
    /// that has. Of an equivalence, a class that grows by an element has twice as many new pairs as
    /// it had elements; and where sets are passed on, many rules look in each new row for the few
    /// that they know of.
    late: Option<P>,
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
    /// Plans rules that run once.
    pub fn plans(&mut self, rules: &[usize]) -> Result<Vec<Plan>> {
        let drafts = self.drafts(rules, |&rule| self.draft((rule, None), &[], Lead::Delta))?;
        Ok(drafts.into_iter().map(|draft| self.number(draft)).collect())
    }

    /// Plans a rule that makes rows of its relation superfluous, for the atom that reads the delta.
    pub fn subsuming(&mut self, rule: usize, delta: usize, growing: &[RelId]) -> Result<Plan> {
        let draft = self.draft((rule, Some((delta, delta))), growing, Lead::Delta)?;
        Ok(self.number(draft))
    }

    /// Plans rules and atoms for the rounds of their strata.
    pub fn steps(&mut self, again: &[(Version, &Stratum)]) -> Result<Vec<Step>> {
        let drafts = self.drafts(again, |&(version, stratum)| self.step(version, stratum))?;
        let number = |Step { plan, late }: Step<Draft>| Step {
            plan: self.number(plan),
            late: late.map(|late| self.number(late)),
        };
        Ok(drafts.into_iter().map(number).collect())
    }

    /// Drafts for each of these. No relation changes meanwhile.
    fn drafts<T: Sync, D: Send>(
        &self,
        these: &[T],
        draft: impl Fn(&T) -> Result<D> + Send + Sync,
    ) -> Result<Vec<D>> {
        self.map(these.iter().collect(), draft).into_iter().collect()
    }

    /// Plans a rule, for one of its atoms, that of such a version, if it reads the delta there.
    fn draft(
        &self,
        (rule, delta): (usize, Option<(usize, usize)>),
        growing: &[RelId],
        lead: Lead,
    ) -> Result<Draft> {
        let it = &self.program.rules[rule];
        let head = &self.rows[it.head];
        let keeps = |r: RelId| match growing {
            [] => head.takes_on(&self.rows[r]),
            _ => growing.contains(&r) && self.rows.keeps_sets(r),
        };
        let passing = passing::atom(it, keeps);
        let symbols = &self.shared.symbols;
        let context = Context { sizes: &self.rows, symbols, growing, before: false, lead };
        let version = delta.map_or(0, |(_, version)| version);
        let delta = delta.map(|(atom, _)| atom);
        let mut made = plan(rule, it, delta, version, passing, context);
        // What stands before the last column may be known by the rows alone.
        if made.is_err() && passing.is_some() {
            made = plan(rule, it, delta, version, None, context);
        }
        made.map_err(|name| Error::Fault {
            place: self.program.sources.place(it.span),
            message: format!("no order of evaluation gives {name} a value"),
        })
    }

    /// The plan with its indexes, whose rows come with [`Self::update_planned`].
    fn number(&mut self, draft: Draft) -> Plan {
        let body = &self.program.rules[draft.plan().rule].body;
        read_by(body, &mut |r| self.planned.push(r));
        draft.numbered(|wanted| self.rows.index(wanted))
    }

    fn step(&self, (rule, atom, version): Version, stratum: &Stratum) -> Result<Step<Draft>> {
        let draft = |lead| self.draft((rule, Some((atom, version))), &stratum.relations, lead);
        let plan = draft(Lead::Delta)?;
        let late = match self.lead(plan.plan(), stratum) {
            Some(lead) => {
                let late = draft(lead)?;
                (lead == Lead::Cheapest || late.plan().finds_delta()).then_some(late)
            }
            None => None,
        };
        Ok(Step { plan, late })
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
        let delta = match step.plan.delta.and_then(|it| self.rows[it].set.sets()) {
            Some(sets) if step.plan.is_guarded() => sets.delta_len() + delta / ASKED,
            _ => delta,
        };
        match first {
            Some((late, None)) => late,
            Some((late, Some((relation, _)))) if self.rows[relation].len < delta => late,
            _ => &step.plan,
        }
    }
}
