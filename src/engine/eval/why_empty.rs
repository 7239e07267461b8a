//! Why a relation has no rows, or not a certain one: of each of its rules, the first literal that
//! nothing satisfies.
//!
//! A rule is searched with the first of its literals, then with the first two, and so on; the one
//! with which there is nothing any more is the reason. A literal that cannot be asked yet, for its
//! variables have no values so far, is passed over and asked together with those that follow.

use super::Tables;
use super::cell::Cell;
use super::explain::{Explainer, searching};
use crate::check::types::Kind;
use crate::error::Result;
use crate::ir::{Checked, Expr, Lit, RelId, Rule};
use crate::proof::{Empty, ExplainLimits, Unmet, Why};
use crate::syntax::ast::CmpOp;

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

/// Why no row matches `pattern`, a rule with one atom; `None` if one does. `fact` is its text.
pub(crate) fn why_not<C: Cell>(
    program: &Checked,
    tables: &mut Tables<C>,
    pattern: &Rule,
    fact: &str,
) -> Result<Option<Empty>> {
    searching(program, tables, ExplainLimits::default(), |explainer| {
        if !explainer.matches(pattern)?.is_empty() {
            return Ok(None);
        }
        let wanted: Vec<(usize, Expr)> = match pattern.body.first() {
            Some(Lit::Atom(_, args)) => args.iter().cloned().enumerate().collect(),
            _ => Vec::new(),
        };
        let wanted: Vec<_> = wanted.into_iter().filter(|(_, arg)| is_known(arg)).collect();
        let mut empty = explainer.without(pattern.head, &wanted, &mut Vec::new());
        empty.fact = Some(fact.trim().trim_end_matches('.').to_owned());
        Ok(Some(empty))
    })
}

/// Is it one value?
fn is_known(expression: &Expr) -> bool {
    match expression {
        Expr::Const(_) | Expr::Text(_) => true,
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => list.iter().all(is_known),
        Expr::Var(_) | Expr::Any | Expr::Counter | Expr::Iteration => false,
    }
}

impl<C: Cell> Explainer<'_, C> {
    fn empty(&mut self, relation: RelId, above: &mut Vec<RelId>) -> Option<Empty> {
        if self.rows[relation].len > 0 || above.contains(&relation) || above.len() > DEPTH {
            return None;
        }
        Some(self.without(relation, &[], above))
    }

    /// What keeps the rules of a relation from a row with these values in these columns.
    fn without(
        &mut self,
        relation: RelId,
        wanted: &[(usize, Expr)],
        above: &mut Vec<RelId>,
    ) -> Empty {
        let program = self.program;
        let name = program.relations[relation].name.to_string();
        let is_input = program.inputs.iter().any(|io| io.relation == relation);
        above.push(relation);
        let rules = program.rules.iter().filter(|rule| rule.head == relation && !rule.subsumes);
        let rules = rules.filter_map(|rule| self.unmet(rule, wanted, above)).collect();
        above.pop();
        Empty { relation: name, fact: None, is_input, rules }
    }

    /// The first literal with which there is nothing, or the head if that is of other rows.
    fn unmet(
        &mut self,
        rule: &Rule,
        wanted: &[(usize, Expr)],
        above: &mut Vec<RelId>,
    ) -> Option<Unmet> {
        let is = |(column, value): &(usize, Expr)| {
            // Bits are compared, so any kind will do.
            Lit::Cmp(CmpOp::Eq, Kind::Number, rule.args[*column].clone(), value.clone())
        };
        let head: Vec<Lit> = wanted.iter().map(is).collect();
        let at = (0..=rule.body.len()).find(|&end| {
            let mut part = rule.clone();
            part.body.truncate(end);
            part.body.splice(0..0, head.iter().cloned());
            part.plan.clear();
            part.args = vec![Expr::Const(1)];
            // An error is a variable that has no value yet.
            self.first(&part, &[], 0, 1).is_ok_and(|found| found.is_empty())
        })?;
        let (text, place) = match self.rule(rule) {
            Why::Rule { text, place } => (text, place),
            // A fact, and another one.
            _ => return None,
        };
        let sources = &self.program.sources;
        let Some(at) = at.checked_sub(1) else {
            let literal = text.split(":-").next().unwrap_or_default().trim().to_owned();
            let literal_place = place.clone();
            return Some(Unmet {
                rule: text,
                place,
                literal,
                literal_place,
                rows: None,
                because: None,
            });
        };
        let span = rule.places.get(at).copied().unwrap_or(rule.span);
        let mut literal = sources.text(span).split_whitespace().collect::<Vec<_>>().join(" ");
        if matches!(rule.body[at], Lit::Not(..)) && !literal.starts_with('!') {
            literal.insert(0, '!');
        }
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
