//! Which rules need the facts of all parts at once.

use super::Found;
use crate::functor::FUNCTORS;
use crate::ir::{Expr, Lit, RelId, Rule, Var};
use crate::syntax::ast::{AggregateOp, CmpOp};
use rustc_hash::FxHashSet;

impl Found<'_> {
    /// Finds out whether the relations of a stratum, all rules of which these are, are global: all of
    /// them are if one is.
    pub(super) fn judge(&mut self, rules: &[usize], relations: &[RelId]) {
        let program = self.program;
        let place = |rule: &Rule| program.sources.place(rule.span);
        let of_rule = |&rule: &usize| {
            let rule = &program.rules[rule];
            Some((self.why_global(rule)?, place(rule)))
        };
        let first = rules.iter().map(|&rule| &program.rules[rule]).next();
        let of_relation = || {
            let why = relations.iter().find_map(|&relation| self.needs_all(relation))?;
            Some((why, first.map_or_else(String::new, place)))
        };
        if relations.iter().all(|&relation| self.constant[relation]) {
            return;
        }
        if let Some(found) = rules.iter().find_map(of_rule).or_else(of_relation) {
            for &relation in relations {
                self.global[relation] = Some(found.clone());
            }
        }
    }

    /// Why a relation, as it is declared, needs the rows of all parts.
    fn needs_all(&self, relation: RelId) -> Option<String> {
        let declared = &self.program.relations[relation];
        let name = &declared.name;
        if declared.limit.is_some() {
            return Some(format!("{name} has a .limitsize, which counts the rows of all"));
        }
        if declared.eqrel && !self.bound[relation].iter().all(|&bound| bound) {
            return Some(format!("{name} is an eqrel whose classes are of no module alone"));
        }
        let is_own = |key: &Vec<usize>| key.iter().any(|&column| self.bound[relation][column]);
        let is_joined = declared.joins.as_ref().map(|joins| (0..joins.from).collect());
        if !is_joined.iter().all(is_own) {
            return Some(format!("{name} joins rows of all by a lattice"));
        }
        if !declared.choices.iter().all(is_own) {
            return Some(format!("{name} has a choice-domain without ids of a module"));
        }
        None
    }

    /// Why a rule needs the facts of all parts.
    fn why_global(&self, rule: &Rule) -> Option<String> {
        let name = |relation: RelId| &self.program.relations[relation].name;
        if let Some(what) = counts_alone(&rule.args, &rule.body) {
            return Some(format!("{what} is a number that depends on the facts of all modules"));
        }
        let mut atoms = Atoms { found: self, atoms: Vec::new(), shared: Vec::new(), global: None };
        atoms.add(&rule.body, Role::Positive);
        if let Some(relation) = atoms.global {
            return Some(format!("{} is global", name(relation)));
        }
        let Atoms { atoms, mut shared, .. } = atoms;
        let is_present = |relation: RelId| {
            let mut asked = rule.body.iter().filter_map(|lit| match lit {
                Lit::Atom(own, args) | Lit::Not(own, args) if *own == relation => Some(args),
                _ => None,
            });
            asked.all(|args| self.is_present(&rule.body, relation, args))
        };
        // What takes rows away must see those of all parts.
        if !rule.subsumes {
            shared.retain(|&(relation, role)| role == Role::Aggregated || !is_present(relation));
        }
        if let Some((relation, role)) = shared.first() {
            let alone = shared.len() == 1 && atoms.is_empty() && *role == Role::Positive;
            let what = match role {
                Role::Positive => "is joined with others",
                Role::Negated => "is negated",
                Role::Aggregated => "is aggregated",
            };
            return (!alone)
                .then(|| format!("{} has no ids of a module, and {what} here", name(*relation)));
        }
        if atoms.is_empty() {
            return None;
        }
        let Some((first, _)) = atoms.iter().find(|(_, role)| *role == Role::Positive) else {
            let relation = name(atoms[0].0);
            return Some(format!("no literal says which module {relation} is asked about"));
        };
        let apart = self.apart_from(&rule.body, &mut FxHashSet::default(), 1)?;
        let (one, other) = (name(*first), name(apart));
        Some(format!("{one} and {other} share no variable with ids of a module"))
    }

    /// The first relation in the body that does not speak of the part that the variables in `reached`
    /// have ids of; if there is none, those of all literals are added that are neither negated nor
    /// aggregated. What is negated or aggregated does not tie others together: that it is not there,
    /// or how much of it, can be said of two parts.
    fn apart(&self, body: &[Lit], reached: &mut FxHashSet<Var>) -> Option<RelId> {
        self.apart_from(body, reached, 0)
    }

    /// As [`Self::apart`]; the first literals are of the part whatever variables they have.
    fn apart_from(
        &self,
        body: &[Lit],
        reached: &mut FxHashSet<Var>,
        first: usize,
    ) -> Option<RelId> {
        let mut left: Vec<(RelId, FxHashSet<Var>)> = Vec::new();
        for lit in body {
            if let Lit::Atom(relation, args) = lit
                && self.has_part(*relation)
            {
                left.push((*relation, self.ids_in(*relation, args)));
            }
        }
        for (_, variables) in left.drain(..first) {
            reached.extend(variables);
        }
        loop {
            let before = (left.len(), reached.len());
            left.retain(|(_, variables)| {
                let is_apart = variables.is_disjoint(reached);
                if !is_apart {
                    reached.extend(variables);
                }
                is_apart
            });
            for lit in body {
                match lit {
                    Lit::Cmp(CmpOp::Eq, _, Expr::Var(one), Expr::Var(other))
                        if reached.contains(one) || reached.contains(other) =>
                    {
                        reached.extend([*one, *other]);
                    }
                    // The least of what hangs together with this part is of it.
                    Lit::Aggregate(
                        result,
                        AggregateOp::Min | AggregateOp::Max,
                        _,
                        Some(Expr::Var(target)),
                        inner,
                    ) => {
                        let mut within = reached.clone();
                        if self.apart(inner, &mut within).is_none() && within.contains(target) {
                            reached.insert(*result);
                        }
                    }
                    _ => {}
                }
            }
            if before == (left.len(), reached.len()) {
                break;
            }
        }
        if let Some((relation, _)) = left.first() {
            return Some(*relation);
        }
        body.iter().find_map(|lit| match lit {
            Lit::Not(relation, args) if self.has_part(*relation) => {
                self.ids_in(*relation, args).is_disjoint(reached).then_some(*relation)
            }
            Lit::Aggregate(_, _, _, _, inner) => self.apart(inner, &mut reached.clone()),
            _ => None,
        })
    }

    /// The variables in the columns that have ids of a part.
    fn ids_in(&self, relation: RelId, args: &[Expr]) -> FxHashSet<Var> {
        let columns = args.iter().zip(&self.bound[relation]);
        let variable = |(arg, is_bound): (&Expr, &bool)| match arg {
            Expr::Var(variable) if *is_bound => Some(*variable),
            _ => None,
        };
        columns.filter_map(variable).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Positive,
    Negated,
    Aggregated,
}

/// The literals of a body, those of aggregates with them.
struct Atoms<'f, 'a> {
    found: &'f Found<'a>,
    /// Those that speak of a part.
    atoms: Vec<(RelId, Role)>,
    /// Those of no part.
    shared: Vec<(RelId, Role)>,
    global: Option<RelId>,
}

impl Atoms<'_, '_> {
    fn add(&mut self, body: &[Lit], role: Role) {
        for lit in body {
            match lit {
                Lit::Atom(relation, _) => self.add_atom(*relation, role),
                Lit::Not(relation, _) => {
                    let role = if role == Role::Positive { Role::Negated } else { role };
                    self.add_atom(*relation, role);
                }
                Lit::Aggregate(_, _, _, _, body) => self.add(body, Role::Aggregated),
                Lit::Cmp(..) | Lit::Range(..) | Lit::False => {}
            }
        }
    }

    fn add_atom(&mut self, relation: RelId, role: Role) {
        if self.found.constant[relation] {
            return;
        }
        if self.found.global[relation].is_some() {
            self.global.get_or_insert(relation);
        }
        if !self.found.has_part(relation) {
            self.shared.push((relation, role));
            return;
        }
        self.atoms.push((relation, role));
    }
}

/// What in a rule is a number of the evaluation's own.
pub(super) fn counts_alone(args: &[Expr], body: &[Lit]) -> Option<&'static str> {
    let of_expr = |expr: &Expr| counts(expr);
    let of_lit = |lit: &Lit| match lit {
        Lit::Atom(_, args) | Lit::Not(_, args) | Lit::Range(_, _, args) => {
            args.iter().find_map(of_expr)
        }
        Lit::Cmp(_, _, left, right) => counts(left).or_else(|| counts(right)),
        Lit::Aggregate(_, _, _, target, body) => {
            target.as_ref().and_then(counts).or_else(|| counts_alone(&[], body))
        }
        Lit::False => None,
    };
    args.iter().find_map(of_expr).or_else(|| body.iter().find_map(of_lit))
}

fn counts(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Counter => Some("$"),
        Expr::Iteration => Some("recursive_iteration_cnt()"),
        Expr::Call(overload, args) => {
            let is_this = |it: &crate::Overload| std::ptr::eq(it, *overload);
            let ord = FUNCTORS.iter().find(|functor| functor.name == "ord");
            match ord.is_some_and(|ord| ord.overloads.iter().any(is_this)) {
                true => Some("ord"),
                false => args.iter().find_map(counts),
            }
        }
        Expr::Record(list) | Expr::User(_, list) => list.iter().find_map(counts),
        Expr::Const(_) | Expr::Text(_) | Expr::Var(_) | Expr::Any => None,
    }
}
