//! A checked program: names are numbers, every expression knows how to read its cells.

use super::check::types::{Kind, Numeric, TypeId, Types};
use super::diagnostic::{Sources, Span};
use super::functor::Overload;
use super::syntax::ast::{AggregateOp, CmpOp, DirectiveKind, Variable};
use super::user::UserCall;
use std::sync::Arc;

pub(super) type RelId = usize;
pub(super) type Var = u32;

#[derive(Clone, Debug)]
pub(super) enum Expr {
    /// A cell of either width: the low bits count.
    Const(u64),
    /// A string that the evaluation interns when it starts.
    Text(Arc<str>),
    Var(Var),
    /// Any value; only in patterns.
    Any,
    Call(&'static Overload, Vec<Expr>),
    /// A functor of the host.
    User(Arc<UserCall>, Vec<Expr>),
    Record(Vec<Expr>),
    Counter,
    Iteration,
}

#[derive(Clone, Debug)]
pub(super) enum Lit {
    /// A row of the relation; `.plan` counts these.
    Atom(RelId, Vec<Expr>),
    /// No such row; `Any` for columns that do not matter.
    Not(RelId, Vec<Expr>),
    Cmp(CmpOp, Kind, Expr, Expr),
    Range(Var, Numeric, Vec<Expr>),
    Aggregate(Var, AggregateOp, Numeric, Option<Expr>, Vec<Lit>),
    False,
}

#[derive(Clone, Debug)]
pub(super) struct Rule {
    pub head: RelId,
    pub args: Vec<Expr>,
    pub body: Vec<Lit>,
    /// Where each literal of the body is written.
    pub places: Vec<Span>,
    /// The variables by number; `None` is a value that a `_` or an expression has.
    pub vars: Vec<Option<Variable>>,
    pub subsumes: bool,
    pub plan: Vec<(u32, Vec<u32>)>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(super) struct Relation {
    pub name: Arc<str>,
    pub columns: Vec<(Arc<str>, TypeId)>,
    pub eqrel: bool,
    /// Columns that determine the row, each set on its own.
    pub choices: Vec<Vec<usize>>,
    pub limit: Option<usize>,
    /// Of rows that differ in columns of lattices alone, the join is kept.
    pub joins: Option<Joins>,
    /// It says which rows of another are asked for, and stands in no program.
    pub is_asked: bool,
}

/// How rows are joined that differ in columns of lattices alone.
#[derive(Clone, Debug)]
pub(super) struct Joins {
    /// The first of these columns: they are the last ones.
    pub from: usize,
    /// The least upper bound of two values, for each of them.
    pub lubs: Vec<Arc<UserCall>>,
}

/// Which relations derive only what is asked of them: see `check::demand`.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    /// Which may, of those that are written.
    pub eligible: Vec<bool>,
    /// An atom that is asked for.
    pub goal: Option<(RelId, Vec<Expr>)>,
    /// The rules as they are written.
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug)]
pub(super) struct Io {
    pub kind: DirectiveKind,
    pub relation: RelId,
    pub params: Vec<(Arc<str>, Arc<str>)>,
    pub span: Span,
}

/// Relations that depend on each other, and their rules.
#[derive(Clone, Debug)]
pub(super) struct Stratum {
    pub relations: Vec<RelId>,
    pub recursive: bool,
    pub rules: Vec<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct Checked {
    pub types: Arc<Types>,
    pub relations: Vec<Relation>,
    pub rules: Vec<Rule>,
    /// Outputs, and the inputs that they need.
    pub io: Vec<Io>,
    /// Every input.
    pub inputs: Vec<Io>,
    /// Relations without rows: their rules stand where they are used.
    pub inlined: Vec<bool>,
    pub strata: Vec<Stratum>,
    pub sources: Sources,
    /// If some relations derive only what is asked of them.
    pub demand: Option<Demand>,
}

impl Rule {
    /// Shows the functors of the host that it calls.
    pub fn each_functor<'a>(&'a self, visit: &mut dyn FnMut(&'a str)) {
        self.each(&mut |expr| {
            if let Expr::User(call, _) = expr {
                visit(call.name());
            }
        });
    }

    /// Shows all its expressions, each before those in it, in source order.
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        self.args.iter().for_each(|arg| arg.each(visit));
        self.body.iter().for_each(|lit| lit.each(visit));
    }
}

impl Expr {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        visit(self);
        if let Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) = self {
            list.iter().for_each(|arg| arg.each(visit));
        }
    }
}

impl Lit {
    fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        match self {
            Lit::Atom(_, list) | Lit::Not(_, list) | Lit::Range(_, _, list) => {
                list.iter().for_each(|arg| arg.each(visit));
            }
            Lit::Cmp(_, _, left, right) => {
                left.each(visit);
                right.each(visit);
            }
            Lit::Aggregate(_, _, _, target, body) => {
                target.iter().for_each(|arg| arg.each(visit));
                body.iter().for_each(|lit| lit.each(visit));
            }
            Lit::False => {}
        }
    }
}

impl Checked {
    /// The strings of all rules, in source order: their numbers do not depend on the facts.
    pub fn texts(&self) -> Vec<&str> {
        let mut out = Vec::<&str>::new();
        for rule in &self.rules {
            rule.each(&mut |expr| {
                if let Expr::Text(text) = expr {
                    out.push(text);
                }
            });
        }
        out
    }

    /// The rules as they are written.
    pub fn written_rules(&mut self) -> &mut Vec<Rule> {
        self.demand.as_mut().map_or(&mut self.rules, |demand| &mut demand.rules)
    }

    pub fn kinds(&self, relation: RelId) -> Vec<Kind> {
        self.relations[relation].columns.iter().map(|c| self.types.kind(c.1)).collect()
    }
}
