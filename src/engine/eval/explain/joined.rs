//! Why a row of a relation with lattices is there: what its value is the join of.
//!
//! The rows that it was joined of when the program ran are gone. But when a recursion has come to
//! its end, a value is the join of what the rules give for its key now; so these are shown, each with
//! its reason.

use super::{Explainer, Part, instance};
use crate::check::types::Kind;
use crate::eval::cell::Cell;
use crate::ir::{Expr, Lit, RelId, Rule};
use crate::proof::{Proof, Why};
use crate::syntax::ast::CmpOp;

/// Instances of a rule that are looked at.
const INSTANCES: usize = 64;

/// An instance of a rule for a key.
struct Found<'p, C> {
    rule: &'p Rule,
    fact: String,
    parts: Vec<Part>,
    cells: Vec<C>,
}

impl<C: Cell> Explainer<'_, C> {
    /// Explains a row whose key has so many columns.
    pub(super) fn prove_joined(
        &mut self,
        relation: RelId,
        row: &[C],
        key: usize,
        fact: String,
        depth: usize,
    ) -> Proof {
        let mut found: Vec<Found<'_, C>> = Vec::new();
        let program = self.program;
        for rule in program.rules.iter().filter(|rule| rule.head == relation) {
            for own in self.instances(rule, row, key) {
                // One reason for a value is enough, and one for all of it if there is one.
                if own.fact == fact {
                    let children = self.children(rule, own.parts, &own.cells, depth);
                    return Proof { fact, why: self.rule(rule), children };
                }
                if !found.iter().any(|other| other.fact == own.fact) {
                    found.push(own);
                }
            }
        }
        if found.is_empty() {
            let lost = Why::Lost("the rows it was derived from are gone");
            let why = if self.is_given(relation) { Why::Input } else { lost };
            return Proof { fact, why, children: Vec::new() };
        }
        let prove = |own: Found<'_, C>| {
            let children = self.children(own.rule, own.parts, &own.cells, depth + 1);
            Proof { fact: own.fact, why: self.rule(own.rule), children }
        };
        let children = found.into_iter().map(prove).collect();
        Proof { fact, why: Why::Joined, children }
    }

    /// What a rule gives for the key of a row.
    fn instances<'p>(&mut self, rule: &'p Rule, row: &[C], key: usize) -> Vec<Found<'p, C>> {
        let program = self.program;
        let is_shown = |relation: RelId| !program.relations[relation].is_asked;
        let (mut own, parts) = instance(rule, is_shown);
        let end = own.args.len();
        own.args.extend(rule.args[key..].iter().cloned());
        let is = |(arg, cell): (&Expr, &C)| {
            // Bits are compared, so any kind will do.
            Lit::Cmp(CmpOp::Eq, Kind::Number, arg.clone(), Expr::Const(cell.unsigned()))
        };
        let head: Vec<Lit> = rule.args[..key].iter().zip(row).map(is).collect();
        own.body.splice(0..0, head);
        let width = own.args.len();
        let found = self.first(&own, &[], 0, width * INSTANCES).unwrap_or_default();
        let found = found.chunks_exact(width).map(|cells| {
            let row = row[..key].iter().chain(&cells[end..]);
            let fact = self.text(rule.head, &row.map(|&cell| Some(cell)).collect::<Vec<_>>());
            Found { rule, fact, parts: parts.clone(), cells: cells[1..end].to_vec() }
        });
        found.collect()
    }
}
