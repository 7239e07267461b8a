//! The order of a rule's literals.

use super::draft::{Draft, Wanted};
use super::guard::guard;
use super::once::finish;
use super::vars::{injected, lit_vars, results, searched, vars};
use super::{Op, Part, Plan};
use crate::check::types::Kind;
use crate::eval::values::Symbols;
use crate::ir::{Expr, Lit, RelId, Rule, Var};
use crate::syntax::ast::CmpOp;
use crossbeam_utils::sync::ShardedLock;
use rustc_hash::{FxHashMap, FxHashSet};

/// The sizes of relations.
pub(crate) trait Sizes {
    /// How many rows.
    fn len(&self, relation: RelId) -> usize;

    /// About how many different values the columns have together.
    fn distinct(&self, relation: RelId, columns: &[usize]) -> f64;

    /// Are its rows kept as sets, too?
    fn keeps_sets(&self, relation: RelId) -> bool;

    /// By how many first columns its rows are grouped, mostly: those that agree in them are neighbours.
    fn grouped(&self, relation: RelId) -> usize;

    /// Of an equivalence, how many classes it has.
    fn classes(&self, relation: RelId) -> Option<usize>;
}

/// What planning knows about the data.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub sizes: &'a dyn Sizes,
    pub symbols: &'a ShardedLock<Symbols>,
    /// Relations of the stratum being evaluated: they grow.
    pub growing: &'a [RelId],
    /// Do only their rows before the delta count, in all atoms?
    pub before: bool,
    pub lead: Lead,
}

/// What a plan searches first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    /// The delta.
    Delta,
    /// Whatever is cheapest.
    Cheapest,
    /// This atom, and the delta after it.
    Atom(usize),
}

/// Rows that a growing relation is taken to have in the end, at least.
const GROWN: f64 = 100_000.0;

/// Plans `rule` with the atom `delta` (counting atoms of the body) reading the delta. The message
/// of an error names a variable without a value; the checks let no such rule pass. The rule passes
/// sets of the atom `passing` on, if there is one: see [`super::passing::atom`].
pub(crate) fn plan(
    index: usize,
    rule: &Rule,
    delta: Option<usize>,
    version: usize,
    passing: Option<usize>,
    context: Context<'_>,
) -> Result<Draft, String> {
    let mut planner = Planner {
        bound: vec![false; rule.vars.len()],
        rule,
        context,
        atom: 0,
        order: Vec::new(),
        delta,
        fixed: rule.plan.iter().find(|p| p.0 as usize == version).map(|p| &p.1[..]),
        atoms_placed: 0,
        injected: injected(rule),
        aggregate: false,
        results: FxHashSet::default(),
        searched: FxHashSet::default(),
        passing,
        wanted: Vec::new(),
    };
    results(&rule.body, &mut planner.results);
    searched(&rule.body, &mut planner.searched);
    let mut ops = planner.body(&rule.body)?;
    let mut row: Vec<Expr> = rule.args.iter().map(|a| planner.resolve(a)).collect();
    match passing {
        Some(atom) => planner.unite(atom, &mut row, &mut ops)?,
        None => {
            ops.push(Op::Emit);
            if !rule.subsumes {
                finish(&mut ops, &row, rule.vars.len());
            }
        }
    }
    let vars = planner.bound.len();
    let sizes = planner.context.sizes;
    let mut sets = vec![rule.head];
    super::asked(&ops, &mut sets);
    sets.sort_unstable();
    sets.dedup();
    guard(&mut ops, |relation| sizes.grouped(relation));
    let delta = delta.and_then(|d| atoms(&rule.body).nth(d)).map(|(relation, _)| relation);
    let (order, wanted) = (planner.order, planner.wanted);
    let plan = Plan { rule: index, head: rule.head, row, ops, vars, sets, delta, order };
    Ok(Draft::new(plan, wanted))
}

/// The atoms of a body, in source order.
pub(crate) fn atoms(body: &[Lit]) -> impl Iterator<Item = (RelId, &[Expr])> {
    body.iter().filter_map(|l| match l {
        Lit::Atom(r, args) => Some((*r, &args[..])),
        _ => None,
    })
}

pub(super) struct Planner<'a> {
    pub(super) bound: Vec<bool>,
    pub(super) rule: &'a Rule,
    pub(super) context: Context<'a>,
    /// Position of the next atom among all atoms of the body.
    pub(super) atom: usize,
    /// The atoms that are searched, one after the other.
    order: Vec<usize>,
    pub(super) delta: Option<usize>,
    pub(super) fixed: Option<&'a [u32]>,
    pub(super) atoms_placed: usize,
    /// For each aggregate, what it takes from around it.
    pub(super) injected: FxHashMap<Var, Vec<Var>>,
    pub(super) aggregate: bool,
    /// Results of aggregates and ranges: nothing else may give them a value.
    pub(super) results: FxHashSet<Var>,
    /// Variables of atoms: a float is compared by value there, not looked up by its bits.
    pub(super) searched: FxHashSet<Var>,
    /// The atom whose sets are passed on.
    pub(super) passing: Option<usize>,
    /// The indexes that operations use.
    wanted: Vec<Wanted>,
}

/// An atom that may be searched next.
struct Candidate {
    /// Its place among those that are left.
    at: usize,
    /// About how many of its rows match.
    cost: f64,
    /// Has it a variable with a value?
    is_joined: bool,
}

impl Planner<'_> {
    /// The place of an index among those that the plan asks for.
    pub(super) fn want(&mut self, index: Wanted) -> usize {
        let known = self.wanted.iter().position(|it| *it == index);
        known.unwrap_or_else(|| {
            self.wanted.push(index);
            self.wanted.len() - 1
        })
    }

    pub(super) fn is_bound(&self, expr: &Expr) -> bool {
        if matches!(expr, Expr::Any) {
            return false;
        }
        if let Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) = expr {
            return list.iter().all(|e| self.is_bound(e));
        }
        let mut all = true;
        vars(expr, &mut |v| all &= self.bound[v as usize]);
        all
    }

    pub(super) fn body(&mut self, body: &[Lit]) -> Result<Vec<Op>, String> {
        let mut left: Vec<(usize, &Lit)> = Vec::new();
        for lit in body {
            let is_atom = matches!(lit, Lit::Atom(..));
            // Sets that are passed on whole are not searched.
            if !is_atom || self.passing != Some(self.atom) || self.delta == self.passing {
                left.push((self.atom, lit));
            }
            self.atom += usize::from(is_atom);
        }
        let mut ops = Vec::new();
        while !left.is_empty() {
            if let Some(at) = left.iter().position(|(n, l)| self.is_free(*n, l)) {
                let (_, lit) = left.remove(at);
                self.free(lit, &mut ops);
                continue;
            }
            if let Some(at) = left.iter().position(|(_, l)| self.is_ready(l)) {
                let (_, lit) = left.remove(at);
                self.computed(lit, &mut ops)?;
                continue;
            }
            let Some(at) = self.choose(&left) else {
                let mut missing = String::new();
                for (_, lit) in &left {
                    lit_vars(lit, true, &mut |v| {
                        if let Some(variable) = &self.rule.vars[v as usize]
                            && !self.bound[v as usize]
                            && missing.is_empty()
                        {
                            missing = variable.name.to_string();
                        }
                    });
                }
                return Err(missing);
            };
            let (n, lit) = left.remove(at);
            let Lit::Atom(relation, args) = lit else { continue };
            if !self.aggregate {
                self.order.push(n);
            }
            match self.alike(*relation, args, &left) {
                Some(alike) => {
                    self.join_alike(*relation, &alike, &mut ops);
                    left.remove(alike.at);
                }
                None => self.search(n, *relation, args, &mut ops),
            }
        }
        Ok(ops)
    }

    /// Needs no search, now that its variables have values.
    fn is_free(&self, atom: usize, lit: &Lit) -> bool {
        match lit {
            Lit::False => true,
            Lit::Atom(relation, args) => {
                let part = self.part(atom, *relation);
                part != Part::Delta
                    && !(self.context.before && part == Part::Old)
                    && (self.fixed.is_none() || self.aggregate)
                    && args.iter().all(|a| self.is_bound(a))
            }
            Lit::Not(_, args) => args.iter().all(|a| matches!(a, Expr::Any) || self.is_bound(a)),
            Lit::Cmp(CmpOp::Eq, kind, a, b) => {
                let target = |e: &Expr| self.is_pattern(e, *kind);
                let (x, y) = (self.is_bound(a), self.is_bound(b));
                (x && (y || target(b))) || (y && target(a))
            }
            Lit::Cmp(_, _, a, b) => self.is_bound(a) && self.is_bound(b),
            _ => false,
        }
    }

    /// Can the expression take its variables from a value?
    fn is_pattern(&self, expr: &Expr, kind: Kind) -> bool {
        match expr {
            Expr::Var(v) => {
                self.bound[*v as usize]
                    || !(self.results.contains(v)
                        || (kind == Kind::Float && self.searched.contains(v)))
            }
            Expr::Any => true,
            Expr::Record(list) => list.iter().all(|e| self.is_pattern(e, Kind::Number)),
            other => self.is_bound(other),
        }
    }

    fn is_ready(&self, lit: &Lit) -> bool {
        match lit {
            Lit::Range(_, _, args) => args.iter().all(|a| self.is_bound(a)),
            Lit::Aggregate(own, _, _, _, _) => {
                self.injected.get(own).is_none_or(|l| l.iter().all(|&v| self.bound[v as usize]))
            }
            _ => false,
        }
    }

    pub(super) fn part(&self, atom: usize, relation: RelId) -> Part {
        let before = self.context.before && !self.aggregate;
        match self.delta {
            None if before && self.context.growing.contains(&relation) => Part::Old,
            Some(_) if self.aggregate || !self.context.growing.contains(&relation) => Part::All,
            Some(delta) if atom == delta => Part::Delta,
            Some(delta) if atom > delta && !self.rule.subsumes => Part::Old,
            _ => Part::All,
        }
    }

    /// The atom to search next.
    fn choose(&mut self, left: &[(usize, &Lit)]) -> Option<usize> {
        let is_atom = |(_, l): &(usize, &Lit)| matches!(l, Lit::Atom(..));
        if !self.aggregate {
            if let Some(order) = self.fixed
                && let Some(&next) = order.get(self.atoms_placed)
                && let Some(at) = left.iter().position(|e| is_atom(e) && e.0 + 1 == next as usize)
            {
                self.atoms_placed += 1;
                return Some(at);
            }
            let next = match (self.context.lead, self.order.is_empty()) {
                _ if self.fixed.is_some() => None,
                (Lead::Atom(lead), true) => Some(lead),
                (Lead::Cheapest, _) => None,
                _ => self.delta,
            };
            if let Some(next) = next
                && let Some(at) = left.iter().position(|e| is_atom(e) && e.0 == next)
            {
                return Some(at);
            }
        }
        // A computed argument must be known; `lower` made a comparison of it.
        let atom = |(at, (_, lit)): (usize, &(usize, &'_ Lit))| match lit {
            Lit::Atom(relation, args) => {
                let alike = self.alike(*relation, args, left).map(|it| it.cost);
                Some(Candidate {
                    at,
                    cost: alike.unwrap_or_else(|| self.cost(*relation, args, &[])),
                    is_joined: self.is_joined(args),
                })
            }
            _ => None,
        };
        let atoms: Vec<Candidate> = left.iter().enumerate().filter_map(atom).collect();
        let is_worthwhile = |own: &&Candidate| own.is_joined || self.pays(own, &atoms, left);
        let cheapest = |one: &&Candidate, other: &&Candidate| one.cost.total_cmp(&other.cost);
        let best = atoms.iter().filter(is_worthwhile).min_by(cheapest);
        best.or_else(|| atoms.iter().min_by(cheapest)).map(|it| it.at)
    }

    /// Does an atom have a variable with a value, or none?
    fn is_joined(&self, args: &[Expr]) -> bool {
        let (mut some, mut bound) = (false, false);
        for arg in args {
            vars(arg, &mut |v| {
                some = true;
                bound |= self.bound[v as usize];
            });
        }
        bound || !some
    }

    /// Each row of an atom that no variable joins with those before meets each row so far. It pays if it has
    /// few, or if another atom, which is joined, has so many fewer rows then.
    fn pays(&self, own: &Candidate, atoms: &[Candidate], left: &[(usize, &Lit)]) -> bool {
        let Lit::Atom(_, args) = left[own.at].1 else { return false };
        let mut with: Vec<Var> = Vec::new();
        args.iter().for_each(|arg| vars(arg, &mut |v| with.push(v)));
        let mut joined = atoms.iter().filter(|it| it.is_joined).peekable();
        own.cost <= 1.0
            || joined.peek().is_none()
            || joined.any(|other| match left[other.at].1 {
                Lit::Atom(relation, args) => {
                    own.cost * self.cost(*relation, args, &with) < other.cost
                }
                _ => false,
            })
    }

    /// About how many rows match, when these variables have values as well.
    fn cost(&self, relation: RelId, args: &[Expr], with: &[Var]) -> f64 {
        let is_bound =
            |arg: &Expr| self.is_bound(arg) || matches!(arg, Expr::Var(own) if with.contains(own));
        let columns: Vec<usize> = (0..args.len()).filter(|&at| is_bound(&args[at])).collect();
        let len = self.context.sizes.len(relation) as f64;
        if self.context.growing.contains(&relation) {
            let size = (len * 10.0).max(GROWN);
            let share = columns.len() as f64 / args.len().max(1) as f64;
            return size.powf(1.0 - share);
        }
        if columns.is_empty() {
            return len;
        }
        len / self.context.sizes.distinct(relation, &columns)
    }
}
