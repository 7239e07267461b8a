//! Why a relation has no rows: of each of its rules, the first literal that nothing satisfies.
//!
//! A rule is searched with the first of its literals, then with the first two, and so on; the one
//! with which there is nothing any more is the reason. A literal that cannot be asked yet, for its
//! variables have no values so far, is passed over and asked together with those that follow.

use super::Tables;
use super::cell::Cell;
use super::explain::{Explainer, searching};
use crate::ir::{Checked, Expr, Lit, RelId, Rule};
use crate::proof::{Empty, ExplainLimits, Unmet, Why};

/// Relations that are empty because others are: so many steps are followed.
const DEPTH: usize = 20;

/// Why the relation is empty; `None` if it is not.
pub(crate) fn why_empty<C: Cell>(
    program: &Checked,
    tables: &mut Tables<C>,
    relation: RelId,
) -> Option<Empty> {
    searching(program, tables, ExplainLimits::default(), |explainer| {
        explainer.empty(relation, &mut Vec::new())
    })
}

impl<C: Cell> Explainer<'_, C> {
    fn empty(&mut self, relation: RelId, above: &mut Vec<RelId>) -> Option<Empty> {
        if self.rows[relation].len > 0 || above.contains(&relation) || above.len() > DEPTH {
            return None;
        }
        let program = self.program;
        let name = program.relations[relation].name.to_string();
        let is_input = program.inputs.iter().any(|io| io.relation == relation);
        above.push(relation);
        let rules = program.rules.iter().filter(|rule| rule.head == relation && !rule.subsumes);
        let rules = rules.filter_map(|rule| self.unmet(rule, above)).collect();
        above.pop();
        Some(Empty { relation: name, is_input, rules })
    }

    /// The first literal with which there is nothing.
    fn unmet(&mut self, rule: &Rule, above: &mut Vec<RelId>) -> Option<Unmet> {
        let at = (0..rule.body.len()).find(|&at| {
            let mut part = rule.clone();
            part.body.truncate(at + 1);
            part.plan.clear();
            part.args = vec![Expr::Const(1)];
            // An error is a variable that has no value yet.
            self.first(&part, &[], 0, 1).is_ok_and(|found| found.is_empty())
        })?;
        let Why::Rule { text, place } = self.rule(rule) else { return None };
        let sources = &self.program.sources;
        let span = rule.places.get(at).copied().unwrap_or(rule.span);
        let literal = sources.text(span).split_whitespace().collect::<Vec<_>>().join(" ");
        let literal_place = sources.place(span);
        let (rows, because) = match &rule.body[at] {
            Lit::Atom(relation, _) => {
                let rows = self.rows[*relation].len;
                (Some(rows), self.empty(*relation, above).map(Box::new))
            }
            _ => (None, None),
        };
        Some(Unmet { rule: text, place, literal, literal_place, rows, because })
    }
}
