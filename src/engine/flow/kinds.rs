//! That no value is a string or a record in one place and a number in another: which numbers those have is
//! an evaluator's own matter.

use crate::check::types::Kind;
use crate::ir::{Checked, Expr, Lit, Rule, Var};
use rustc_hash::FxHashMap;

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Number,
    Text,
    Record,
}

fn class(kind: Kind) -> Class {
    match kind {
        Kind::Symbol => Class::Text,
        kind if kind.is_plain() => Class::Number,
        _ => Class::Record,
    }
}

/// Whether all places of a variable agree.
pub(super) fn agree(program: &Checked, rule: &Rule) -> bool {
    let mut seen = Seen { program, classes: FxHashMap::default(), agree: true };
    seen.atom(rule.head, &rule.args);
    seen.body(&rule.body);
    seen.agree
}

struct Seen<'a> {
    program: &'a Checked,
    classes: FxHashMap<Var, Class>,
    agree: bool,
}

impl Seen<'_> {
    fn atom(&mut self, relation: usize, args: &[Expr]) {
        for (kind, arg) in self.program.kinds(relation).into_iter().zip(args) {
            self.expr(kind, arg);
        }
    }

    fn body(&mut self, body: &[Lit]) {
        for lit in body {
            match lit {
                Lit::Atom(relation, args) | Lit::Not(relation, args) => self.atom(*relation, args),
                Lit::Cmp(_, kind, left, right) => {
                    self.expr(*kind, left);
                    self.expr(*kind, right);
                }
                Lit::Aggregate(.., body) => self.body(body),
                Lit::Range(..) | Lit::False => {}
            }
        }
    }

    fn expr(&mut self, kind: Kind, expr: &Expr) {
        let class = class(kind);
        match expr {
            Expr::Var(variable) => {
                self.agree &= *self.classes.entry(*variable).or_insert(class) == class;
            }
            Expr::Text(_) => self.agree &= class == Class::Text,
            // `nil` is the record 0, and a branch without fields its number.
            Expr::Const(_) => self.agree &= class != Class::Text,
            Expr::Record(fields) => {
                for (kind, field) in self.fields(kind, fields).into_iter().zip(fields) {
                    self.expr(kind, field);
                }
            }
            Expr::Any | Expr::Call(..) | Expr::User(..) | Expr::Counter | Expr::Iteration => {}
        }
    }

    /// What the fields of a record of this kind are; a branch has its number in front.
    fn fields(&self, kind: Kind, fields: &[Expr]) -> Vec<Kind> {
        let types = &self.program.types;
        let kinds = |fields: &[_]| fields.iter().map(|&field| types.kind(field)).collect();
        match (kind, fields.first()) {
            (Kind::Record(id), _) => kinds(types.record(id)),
            (Kind::Adt(id), Some(Expr::Const(branch))) => {
                let own: Vec<Kind> = kinds(&types.adt(id)[*branch as usize].fields);
                [Kind::Number].into_iter().chain(own).collect()
            }
            _ => Vec::new(),
        }
    }
}
