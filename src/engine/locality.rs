//! Which relations a program derives part by part, where facts fall into parts that share no ids: the
//! modules of a catalogue.
//!
//! Connected Datalog with stratified negation distributes over components: if all literals of a rule
//! that speak of a part hang together through variables of that part, what the rule derives of all
//! facts is what it derives of each part, put together (Ameloot, Ketsman, Neven and Zinn, "Weaker forms
//! of monotonicity for declarative networking", PODS 2014; ICDT 2015). What an atom speaks of is told by
//! its *bound* columns: those with ids of input relations, and columns that every rule fills from
//! such. <https://doi.org/10.4230/LIPIcs.ICDT.2015.37>

use crate::functor::FUNCTORS;
use crate::ir::{Checked, Expr, Lit, RelId, Rule, Var};
use crate::program::Program;
use crate::syntax::ast::{AggregateOp, CmpOp, DirectiveKind};
use rustc_hash::FxHashSet;

/// How a relation may be derived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Locality {
    /// The program alone says what its rows are: they are the same for every part.
    Constant,
    /// Each row is of one part: what the parts have, one after the other, is all.
    Local,
    /// Its rows are of no part: what the parts have is all, but some may have the same.
    Shared,
    /// It needs the facts of all parts at once.
    Global {
        /// Why, in words.
        why: String,
        /// The rule that is the first to need them: file, line and column.
        place: String,
    },
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// In every row an id of the part that the row is of, or a record with such.
    Ids,
    /// Nothing that depends on ids.
    Values,
    /// What was made of ids, or ids in some rows: it is not the same where ids are others.
    MadeOfIds,
}

/// A relation that an output needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derived {
    /// Its name.
    pub name: String,
    /// How it may be derived.
    pub locality: Locality,
    /// What its columns hold.
    pub columns: Vec<Holds>,
}

impl Program {
    /// How each relation that an output needs may be derived, in the order of evaluation. `is_bound`
    /// says of the columns of input relations, by name and place, whether they have ids of a part.
    #[must_use]
    pub fn localities(&self, is_bound: &dyn Fn(&str, usize) -> bool) -> Vec<Derived> {
        let mut found = Found::new(&self.checked, is_bound);
        found.bind();
        found.taint();
        let program = &self.checked;
        let mut answer = Vec::new();
        for stratum in &program.strata {
            found.judge(&stratum.rules, &stratum.relations);
            for &relation in &stratum.relations {
                if !program.inlined[relation] {
                    answer.push(Derived {
                        name: program.relations[relation].name.to_string(),
                        locality: found.locality(relation),
                        columns: found.columns(relation),
                    });
                }
            }
        }
        answer
    }
}

struct Found<'a> {
    program: &'a Checked,
    /// For each relation, which columns have ids of the part that the row is of.
    bound: Vec<Vec<bool>>,
    /// The others that have something of ids.
    tainted: Vec<Vec<bool>>,
    /// Relations that need no input.
    constant: Vec<bool>,
    global: Vec<Option<(String, String)>>,
}

impl<'a> Found<'a> {
    fn new(program: &'a Checked, is_bound: &dyn Fn(&str, usize) -> bool) -> Self {
        let mut constant = vec![true; program.relations.len()];
        let mut bound: Vec<Vec<bool>> =
            program.relations.iter().map(|relation| vec![true; relation.columns.len()]).collect();
        for io in program.inputs.iter().filter(|io| io.kind == DirectiveKind::Input) {
            let name = &*program.relations[io.relation].name;
            constant[io.relation] = false;
            for (column, bound) in bound[io.relation].iter_mut().enumerate() {
                *bound = is_bound(name, column);
            }
        }
        let tainted = bound.iter().map(|columns| vec![false; columns.len()]).collect();
        let mut found = Self { program, bound, tainted, constant, global: Vec::new() };
        found.global.resize_with(program.relations.len(), || None);
        found.find_constants();
        found
    }

    fn rules(&self) -> impl Iterator<Item = &'a Rule> + use<'a> {
        let program = self.program;
        program.strata.iter().flat_map(|it| &it.rules).map(|&rule| &program.rules[rule])
    }

    fn find_constants(&mut self) {
        loop {
            let mut changed = false;
            for rule in self.rules() {
                let mut atoms = Vec::new();
                each_atom(&rule.body, &mut |relation, _| atoms.push(relation));
                if self.constant[rule.head] && atoms.iter().any(|&atom| !self.constant[atom]) {
                    self.constant[rule.head] = false;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        for (bound, _) in self.bound.iter_mut().zip(&self.constant).filter(|(_, is)| **is) {
            bound.fill(false);
        }
    }

    /// The greatest choice of bound columns that all rules keep.
    fn bind(&mut self) {
        loop {
            let mut changed = false;
            // A subsumption makes no rows.
            for rule in self.rules().filter(|rule| !rule.subsumes) {
                let variables = self.bound_variables(&rule.body);
                for (column, expr) in rule.args.iter().enumerate() {
                    let is_bound = match expr {
                        Expr::Var(variable) => variables.contains(variable),
                        Expr::Record(fields) => fields.iter().any(
                            |field| matches!(field, Expr::Var(field) if variables.contains(field)),
                        ),
                        _ => false,
                    };
                    if !is_bound && std::mem::replace(&mut self.bound[rule.head][column], false) {
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// The variables that have ids of a part, or records that have such.
    fn bound_variables(&self, body: &[Lit]) -> FxHashSet<Var> {
        let mut found = FxHashSet::default();
        loop {
            let before = found.len();
            for lit in body {
                match lit {
                    Lit::Atom(relation, args) => {
                        for (arg, bound) in args.iter().zip(&self.bound[*relation]) {
                            if let (Expr::Var(variable), true) = (arg, bound) {
                                found.insert(*variable);
                            }
                        }
                    }
                    Lit::Cmp(CmpOp::Eq, _, left, right) => {
                        for (one, other) in [(left, right), (right, left)] {
                            let Expr::Var(variable) = one else { continue };
                            let is_bound = match other {
                                Expr::Var(other) => found.contains(other),
                                Expr::Record(fields) => fields.iter().any(
                                    |it| matches!(it, Expr::Var(field) if found.contains(field)),
                                ),
                                _ => false,
                            };
                            if is_bound {
                                found.insert(*variable);
                            }
                        }
                    }
                    Lit::Aggregate(
                        result,
                        AggregateOp::Min | AggregateOp::Max,
                        _,
                        Some(Expr::Var(target)),
                        body,
                    ) if self.bound_variables(body).contains(target) => {
                        found.insert(*result);
                    }
                    _ => {}
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }

    /// The least choice of columns that are made of ids.
    fn taint(&mut self) {
        loop {
            let mut changed = false;
            for rule in self.rules().filter(|rule| !rule.subsumes) {
                let mut variables = self.bound_variables(&rule.body);
                self.add_made_of_ids(&rule.body, &mut variables);
                for (column, expr) in rule.args.iter().enumerate() {
                    let is_new = !self.bound[rule.head][column] && mentions(expr, &variables);
                    if is_new && !std::mem::replace(&mut self.tainted[rule.head][column], true) {
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Adds the variables that have something of ids, `found` being those that have ids.
    fn add_made_of_ids(&self, body: &[Lit], found: &mut FxHashSet<Var>) {
        loop {
            let before = found.len();
            for lit in body {
                match lit {
                    Lit::Atom(relation, args) => {
                        for (column, arg) in args.iter().enumerate() {
                            let has_ids = self.bound[*relation][column];
                            if self.tainted[*relation][column] || has_ids {
                                variables(arg, &mut |variable| {
                                    found.insert(variable);
                                });
                            }
                        }
                    }
                    Lit::Cmp(CmpOp::Eq, _, left, right) => {
                        for (one, other) in [(left, right), (right, left)] {
                            if mentions(other, found) {
                                variables(one, &mut |variable| {
                                    found.insert(variable);
                                });
                            }
                        }
                    }
                    Lit::Range(result, _, args) if args.iter().any(|it| mentions(it, found)) => {
                        found.insert(*result);
                    }
                    Lit::Aggregate(result, op, _, target, body) => {
                        let mut inner = found.clone();
                        inner.extend(self.bound_variables(body));
                        self.add_made_of_ids(body, &mut inner);
                        let is_made = target.as_ref().is_some_and(|it| mentions(it, &inner));
                        if is_made && *op != AggregateOp::Count {
                            found.insert(*result);
                        }
                    }
                    _ => {}
                }
            }
            if found.len() == before {
                return;
            }
        }
    }

    fn columns(&self, relation: RelId) -> Vec<Holds> {
        let columns = self.bound[relation].iter().zip(&self.tainted[relation]);
        let holds = |(is_bound, is_tainted): (&bool, &bool)| match (is_bound, is_tainted) {
            (true, _) => Holds::Ids,
            (false, true) => Holds::MadeOfIds,
            (false, false) => Holds::Values,
        };
        columns.map(holds).collect()
    }

    fn has_part(&self, relation: RelId) -> bool {
        self.bound[relation].contains(&true)
    }

    fn locality(&self, relation: RelId) -> Locality {
        match &self.global[relation] {
            Some((why, place)) => Locality::Global { why: why.clone(), place: place.clone() },
            None if self.constant[relation] => Locality::Constant,
            None if self.has_part(relation) => Locality::Local,
            None => Locality::Shared,
        }
    }

    /// Finds out whether the relations of a stratum, all rules of which these are, are global: all of
    /// them are if one is.
    fn judge(&mut self, rules: &[usize], relations: &[RelId]) {
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
        let Atoms { atoms, shared, .. } = atoms;
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
        if !atoms.iter().any(|atom| atom.role == Role::Positive) {
            let relation = name(atoms[0].relation);
            return Some(format!("no literal says which module {relation} is asked about"));
        }
        let apart = apart(&atoms, &rule.body)?;
        let first = atoms.iter().find(|atom| atom.role == Role::Positive)?;
        let (one, other) = (name(first.relation), name(atoms[apart].relation));
        Some(format!("{one} and {other} share no variable with ids of a module"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Positive,
    Negated,
    Aggregated,
}

/// A literal that speaks of a part.
struct Atom {
    relation: RelId,
    role: Role,
    /// The variables in bound columns.
    variables: FxHashSet<Var>,
}

/// The literals of a body, those of aggregates with them.
struct Atoms<'f, 'a> {
    found: &'f Found<'a>,
    atoms: Vec<Atom>,
    shared: Vec<(RelId, Role)>,
    global: Option<RelId>,
}

impl Atoms<'_, '_> {
    fn add(&mut self, body: &[Lit], role: Role) {
        for lit in body {
            match lit {
                Lit::Atom(relation, args) => self.add_atom(*relation, args, role),
                Lit::Not(relation, args) => {
                    let role = if role == Role::Positive { Role::Negated } else { role };
                    self.add_atom(*relation, args, role);
                }
                Lit::Aggregate(_, _, _, _, body) => self.add(body, Role::Aggregated),
                Lit::Cmp(..) | Lit::Range(..) | Lit::False => {}
            }
        }
    }

    fn add_atom(&mut self, relation: RelId, args: &[Expr], role: Role) {
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
        let mut variables = FxHashSet::default();
        for (arg, bound) in args.iter().zip(&self.found.bound[relation]) {
            if let (Expr::Var(variable), true) = (arg, bound) {
                variables.insert(*variable);
            }
        }
        self.atoms.push(Atom { relation, role, variables });
    }
}

/// The first of the atoms that does not hang together with the literals that are neither negated nor
/// aggregated, if there is one.
fn apart(atoms: &[Atom], body: &[Lit]) -> Option<usize> {
    let start = atoms.iter().position(|atom| atom.role == Role::Positive)?;
    let mut reached = atoms[start].variables.clone();
    let mut seen = vec![false; atoms.len()];
    seen[start] = true;
    let mut steps = Vec::new();
    each_step(body, &mut |from, to| steps.push((from, to)));
    loop {
        let mut changed = false;
        for (from, to) in &steps {
            changed |= reached.contains(from) && reached.insert(*to);
        }
        for (atom, seen) in atoms.iter().zip(&mut seen) {
            if !*seen && atom.variables.iter().any(|variable| reached.contains(variable)) {
                *seen = true;
                reached.extend(&atom.variables);
                changed = true;
            }
        }
        if !changed {
            return seen.iter().position(|seen| !seen);
        }
    }
}

/// Pairs of variables of which the second has an id of the part that the first has one of. What is the
/// least of all parts says nothing of what it was taken from: the way from an aggregate's result to its
/// target is none.
fn each_step(body: &[Lit], visit: &mut dyn FnMut(Var, Var)) {
    for lit in body {
        match lit {
            Lit::Cmp(CmpOp::Eq, _, Expr::Var(one), Expr::Var(other)) => {
                visit(*one, *other);
                visit(*other, *one);
            }
            Lit::Aggregate(result, op, _, target, body) => {
                if let (AggregateOp::Min | AggregateOp::Max, Some(Expr::Var(target))) = (op, target)
                {
                    visit(*target, *result);
                }
                each_step(body, visit);
            }
            _ => {}
        }
    }
}

/// The variables of an expression.
fn variables(expr: &Expr, visit: &mut dyn FnMut(Var)) {
    match expr {
        Expr::Var(variable) => visit(*variable),
        Expr::Call(_, list) | Expr::Record(list) => list.iter().for_each(|it| variables(it, visit)),
        Expr::Const(_) | Expr::Text(_) | Expr::Any | Expr::Counter | Expr::Iteration => {}
    }
}

fn mentions(expr: &Expr, some: &FxHashSet<Var>) -> bool {
    let mut found = false;
    variables(expr, &mut |variable| found |= some.contains(&variable));
    found
}

fn each_atom(body: &[Lit], visit: &mut dyn FnMut(RelId, &[Expr])) {
    for lit in body {
        match lit {
            Lit::Atom(relation, args) | Lit::Not(relation, args) => visit(*relation, args),
            Lit::Aggregate(_, _, _, _, body) => each_atom(body, visit),
            _ => {}
        }
    }
}

/// What in a rule is a number of the evaluation's own.
fn counts_alone(args: &[Expr], body: &[Lit]) -> Option<&'static str> {
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
        Expr::Record(fields) => fields.iter().find_map(counts),
        Expr::Const(_) | Expr::Text(_) | Expr::Var(_) | Expr::Any => None,
    }
}
