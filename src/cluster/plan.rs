//! The steps of a stratum's rules: which rows begin, what they are joined with and in which order, and
//! which rows go to which worker for it.

use engine::{Comparison, FlowFold, FlowLiteral, FlowRule, FlowStratum, Kind, Numeric, Term};

use crate::sizes::Sizes;

/// How a stratum is derived.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub chains: Vec<Chain>,
    pub indexes: Vec<IndexSpec>,
}

/// A rule as steps from its first rows to rows of its head.
#[derive(Debug)]
pub(crate) struct Chain {
    pub start: Start,
    pub steps: Vec<Step>,
    pub head: usize,
    pub args: Vec<Term>,
    pub variables: usize,
    /// The rule: file, line and column.
    pub place: String,
}

/// With what a chain begins.
#[derive(Debug)]
pub(crate) enum Start {
    /// With nothing, once.
    Once,
    /// With the rows of an earlier stratum's relation.
    Rows(usize, Pattern),
    /// With each row of a relation of the stratum itself.
    Growing(usize, Pattern),
}

/// What is taken from cells.
#[derive(Debug, Default)]
pub(crate) struct Pattern {
    /// Cells that are these values.
    pub checks: Vec<(usize, Term)>,
    /// Cells that are the values of these variables from now on.
    pub binds: Vec<(usize, u32)>,
    /// Cells that are equal to other cells.
    pub same: Vec<(usize, usize)>,
}

/// A step. What it carries are the variables that go along to the worker that has its rows.
#[derive(Debug)]
pub(crate) enum Step {
    /// Two values compare so.
    Compare(Comparison, Kind, Term, Term),
    /// The variable is that value.
    Assign(u32, Term),
    /// The variable is each of some numbers.
    Range(u32, Numeric, Vec<Term>),
    /// Each row with that key.
    Probe(Search, Pattern),
    /// No row with that key.
    Absent(Search),
    /// The variable is what an aggregate of the rows with that key comes to.
    Fold(Search, Pattern, Box<FlowFold>),
    /// Each row with that key, now or later, of a relation that grows: `left` keeps what came so far.
    Meet { search: Search, left: usize, pattern: Pattern },
    /// The variable is the record of these, or is equal to it.
    Pack { fields: Vec<Term>, variable: u32, is_known: bool, carried: Vec<u32> },
    /// The fields of the record, of which there are so many.
    Unpack { record: u32, width: usize, pattern: Pattern, carried: Vec<u32> },
    /// Nothing.
    Never,
}

/// What is looked for where.
#[derive(Debug)]
pub(crate) struct Search {
    pub index: usize,
    pub key: Vec<Term>,
    pub carried: Vec<u32>,
}

/// An index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct IndexSpec {
    /// Whose rows: none for those that have come to a step where they meet others.
    pub relation: Option<usize>,
    /// The columns that are searched by.
    pub key: Vec<usize>,
    /// The others that are needed.
    pub rest: Vec<usize>,
    /// Rows may come to be the same, since columns are left out.
    pub distinct: bool,
    /// It grows while it is searched.
    pub grows: bool,
    /// Each worker has all of it.
    pub everywhere: bool,
}

impl IndexSpec {
    pub fn width(&self) -> usize {
        self.key.len() + self.rest.len()
    }
}

/// A relation with so few rows is copied to all workers: rows need not go to where its rows are.
const FEW: u64 = 1 << 12;

impl Plan {
    /// The steps of all rules of a stratum.
    pub fn of(stratum: &FlowStratum, sizes: &Sizes) -> Self {
        let mut plan = Self::default();
        for rule in &stratum.rules {
            let mut ordering = Ordering { plan: &mut plan, stratum, sizes, rule };
            let chain = ordering.chain();
            plan.chains.push(chain);
        }
        plan
    }

    fn index(&mut self, spec: IndexSpec) -> usize {
        let known = self.indexes.iter().position(|it| *it == spec && it.relation.is_some());
        known.unwrap_or_else(|| {
            self.indexes.push(spec);
            self.indexes.len() - 1
        })
    }
}

struct Ordering<'a> {
    plan: &'a mut Plan,
    stratum: &'a FlowStratum,
    sizes: &'a Sizes,
    rule: &'a FlowRule,
}

impl Ordering<'_> {
    fn grows(&self, relation: usize) -> bool {
        self.stratum.relations.contains(&relation)
    }

    fn chain(&mut self) -> Chain {
        let (start, order) = self.order();
        let rule = self.rule;
        let mut bound = vec![false; rule.variables];
        // What is needed after each literal.
        let mut needed = vec![vec![false; rule.variables]; order.len() + 1];
        for arg in &rule.args {
            arg.variables(&mut |it| needed[order.len()][it as usize] = true);
        }
        for at in (0..order.len()).rev() {
            needed[at] = needed[at + 1].clone();
            of_literal(&rule.body[order[at]], &mut |it| needed[at][it as usize] = true);
        }
        let mut used = 0;
        let start = match start {
            None => Start::Once,
            Some(at) => {
                used = 1;
                let FlowLiteral::Atom(relation, args) = &rule.body[at] else { return self.never() };
                let columns: Vec<usize> = (0..args.len()).collect();
                let pattern = pattern(args, &columns, &mut bound, &needed[1]);
                match self.grows(*relation) {
                    true => Start::Growing(*relation, pattern),
                    false => Start::Rows(*relation, pattern),
                }
            }
        };
        let mut steps = Vec::new();
        for at in used..order.len() {
            let carried: Vec<u32> = (0..rule.variables as u32)
                .filter(|&it| bound[it as usize] && needed[at][it as usize])
                .collect();
            let step = self.step(&rule.body[order[at]], carried, &mut bound, &needed[at + 1]);
            steps.push(step);
        }
        let (head, args, variables) = (rule.head, rule.args.clone(), rule.variables);
        Chain { start, steps, head, args, variables, place: rule.place.clone() }
    }

    fn never(&self) -> Chain {
        let (head, args, place) = (self.rule.head, self.rule.args.clone(), self.rule.place.clone());
        Chain { start: Start::Once, steps: vec![Step::Never], head, args, variables: 0, place }
    }

    fn step(
        &mut self,
        literal: &FlowLiteral,
        carried: Vec<u32>,
        bound: &mut [bool],
        needed: &[bool],
    ) -> Step {
        match literal {
            FlowLiteral::False => Step::Never,
            FlowLiteral::Compare(Comparison::Equal, kind, left, right) => {
                let free = |term: &Term, bound: &[bool]| match term {
                    Term::Variable(it) if !bound[*it as usize] => Some(*it),
                    _ => None,
                };
                match (free(left, bound), free(right, bound)) {
                    // Anything is equal to `_`.
                    _ if matches!(left, Term::Any) || matches!(right, Term::Any) => {
                        let zero = Term::Cell(0);
                        Step::Compare(Comparison::Equal, Kind::Unsigned, zero.clone(), zero)
                    }
                    (Some(it), None) => {
                        bound[it as usize] = true;
                        Step::Assign(it, right.clone())
                    }
                    (None, Some(it)) => {
                        bound[it as usize] = true;
                        Step::Assign(it, left.clone())
                    }
                    _ => Step::Compare(Comparison::Equal, *kind, left.clone(), right.clone()),
                }
            }
            FlowLiteral::Compare(comparison, kind, left, right) => {
                Step::Compare(*comparison, *kind, left.clone(), right.clone())
            }
            FlowLiteral::Range(variable, numeric, args) => {
                bound[*variable as usize] = true;
                Step::Range(*variable, *numeric, args.clone())
            }
            FlowLiteral::Absent(relation, args) => {
                let key: Vec<usize> = known(args, bound);
                let index = self.search(*relation, &key, &[]);
                Step::Absent(Search { index, key: terms(args, &key), carried })
            }
            FlowLiteral::Fold(fold) => self.fold(fold, carried, bound),
            FlowLiteral::Record(variable, fields) => {
                let (variable, at) = (*variable, *variable as usize);
                if fields.iter().all(|field| is_known(field, bound)) {
                    let is_known = std::mem::replace(&mut bound[at], true);
                    return Step::Pack { fields: fields.clone(), variable, is_known, carried };
                }
                let all: Vec<usize> = (0..fields.len()).collect();
                let pattern = pattern(fields, &all, bound, needed);
                Step::Unpack { record: variable, width: fields.len(), pattern, carried }
            }
            FlowLiteral::Atom(relation, args) => {
                let key = known(args, bound);
                let rest = wanted(args, &key, needed);
                let index = self.search(*relation, &key, &rest);
                let search = Search { index, key: terms(args, &key), carried };
                let pattern = pattern(args, &rest, bound, needed);
                if !self.grows(*relation) {
                    return Step::Probe(search, pattern);
                }
                let spec = IndexSpec {
                    relation: None,
                    rest: (0..search.carried.len()).collect(),
                    key,
                    distinct: true,
                    grows: true,
                    everywhere: false,
                };
                let left = self.plan.index(spec);
                Step::Meet { search, left, pattern }
            }
        }
    }

    fn fold(&mut self, fold: &FlowFold, carried: Vec<u32>, bound: &mut [bool]) -> Step {
        let is_outer = |term: &Term| match term {
            Term::Variable(it) => fold.outer.contains(it),
            Term::Any => false,
            Term::Cell(_) | Term::Text(_) | Term::Call(_) => true,
        };
        let args = &fold.args;
        let key: Vec<usize> = (0..args.len()).filter(|&at| is_outer(&args[at])).collect();
        // Rows count: none is left out.
        let rest: Vec<usize> = (0..args.len()).filter(|at| !key.contains(at)).collect();
        let index = self.search(fold.relation, &key, &rest);
        let search = Search { index, key: terms(args, &key), carried };
        let mut within = bound.to_vec();
        let all = vec![true; within.len()];
        let pattern = pattern(args, &rest, &mut within, &all);
        bound[fold.result as usize] = true;
        Step::Fold(search, pattern, Box::new(fold.clone()))
    }

    fn search(&mut self, relation: usize, key: &[usize], rest: &[usize]) -> usize {
        let grows = self.grows(relation);
        let is_small = key.is_empty() || self.sizes.rows(relation) <= FEW;
        let spec = IndexSpec {
            relation: Some(relation),
            key: key.to_vec(),
            rest: rest.to_vec(),
            distinct: key.len() + rest.len() < self.sizes.width(relation),
            grows,
            everywhere: !grows && is_small,
        };
        self.plan.index(spec)
    }

    /// The order of the literals, and which of them is the atom that begins.
    fn order(&self) -> (Option<usize>, Vec<usize>) {
        let body = &self.rule.body;
        let mut bound = vec![false; self.rule.variables];
        let mut left: Vec<usize> = (0..body.len()).collect();
        let mut order = Vec::new();
        // A growing relation begins: what it is joined with is there already.
        let start = self.cheapest(&left, &bound, true).or_else(|| {
            let is_record = |at: usize| matches!(body[at], FlowLiteral::Record(..));
            let is_ready = left.iter().any(|&at| !is_record(at) && is_first(&body[at], &bound));
            if is_ready { None } else { self.cheapest(&left, &bound, false) }
        });
        if let Some(at) = start {
            left.retain(|&it| it != at);
            bind(&body[at], &mut bound);
            order.push(at);
        }
        while !left.is_empty() {
            let next = left
                .iter()
                .copied()
                .find(|&at| is_free(&body[at], &bound))
                .or_else(|| {
                    let is_next = |&at: &usize| is_first(&body[at], &bound) && !self.is_late(at);
                    left.iter().copied().find(is_next)
                })
                .or_else(|| self.cheapest(&left, &bound, false))
                .or_else(|| left.iter().copied().find(|&at| is_first(&body[at], &bound)))
                // The checks let no rule pass in which a variable has no value.
                .unwrap_or(left[0]);
            left.retain(|&it| it != next);
            bind(&body[next], &mut bound);
            order.push(next);
        }
        (start, order)
    }

    /// Whether it makes a record that only the head, or another one, has: the rows are fewest in the end.
    fn is_late(&self, at: usize) -> bool {
        let FlowLiteral::Record(own, _) = &self.rule.body[at] else { return false };
        !self.rule.body.iter().any(|literal| {
            let mut asks = false;
            if !matches!(literal, FlowLiteral::Record(..)) {
                of_literal(literal, &mut |it| asks |= it == *own);
            }
            asks
        })
    }

    /// The atom with the fewest rows to be expected. Rows of one that no variable joins with those before
    /// would meet all of them on all workers: it comes after the others.
    fn cheapest(&self, left: &[usize], bound: &[bool], growing: bool) -> Option<usize> {
        let mut best: Option<((bool, f64), usize)> = None;
        for &at in left {
            let FlowLiteral::Atom(relation, args) = &self.rule.body[at] else { continue };
            if growing && !self.grows(*relation) || args.iter().any(|it| is_unknown(it, bound)) {
                continue;
            }
            let columns = known(args, bound);
            let cost = match self.grows(*relation) {
                true => {
                    let share = columns.len() as f64 / args.len().max(1) as f64;
                    GROWN.powf(1.0 - share)
                }
                false => self.sizes.matches(*relation, &columns),
            };
            let cost = (cost > 1.0 && !is_joined(args, bound), cost);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, at));
            }
        }
        best.map(|(_, at)| at)
    }
}

/// How many rows a relation of the stratum is taken to have in the end.
const GROWN: f64 = 1e6;

/// Is it computed of variables that have no value?
fn is_unknown(term: &Term, bound: &[bool]) -> bool {
    matches!(term, Term::Call(_)) && !is_known(term, bound)
}

fn is_known(term: &Term, bound: &[bool]) -> bool {
    let mut all = !matches!(term, Term::Any);
    term.variables(&mut |it| all &= bound[it as usize]);
    all
}

/// Has one of its variables a value, or has it none?
fn is_joined(args: &[Term], bound: &[bool]) -> bool {
    let (mut some, mut known) = (false, false);
    for arg in args {
        arg.variables(&mut |it| {
            some = true;
            known |= bound[it as usize];
        });
    }
    known || !some
}

/// The columns whose values are known.
fn known(args: &[Term], bound: &[bool]) -> Vec<usize> {
    (0..args.len()).filter(|&at| is_known(&args[at], bound)).collect()
}

fn terms(args: &[Term], columns: &[usize]) -> Vec<Term> {
    columns.iter().map(|&at| args[at].clone()).collect()
}

/// The other columns that something is needed of.
fn wanted(args: &[Term], key: &[usize], needed: &[bool]) -> Vec<usize> {
    let is_wanted = |&at: &usize| match &args[at] {
        Term::Variable(it) => {
            let again =
                args.iter().filter(|arg| matches!(arg, Term::Variable(other) if other == it));
            needed[*it as usize] || again.count() > 1
        }
        _ => false,
    };
    (0..args.len()).filter(|at| !key.contains(at)).filter(is_wanted).collect()
}

/// What is taken from these columns of a row, in this order.
fn pattern(args: &[Term], columns: &[usize], bound: &mut [bool], needed: &[bool]) -> Pattern {
    let mut pattern = Pattern::default();
    let mut first: Vec<(u32, usize)> = Vec::new();
    for (cell, &column) in columns.iter().enumerate() {
        match &args[column] {
            Term::Any => {}
            Term::Variable(it) if !bound[*it as usize] => {
                match first.iter().find(|(own, _)| own == it) {
                    Some(&(_, other)) => pattern.same.push((cell, other)),
                    None => first.push((*it, cell)),
                }
            }
            term => pattern.checks.push((cell, term.clone())),
        }
    }
    for (it, cell) in first {
        if needed[it as usize] {
            pattern.binds.push((cell, it));
        }
        bound[it as usize] = true;
    }
    pattern
}

/// It needs no other worker, now that its variables have values.
fn is_free(literal: &FlowLiteral, bound: &[bool]) -> bool {
    match literal {
        FlowLiteral::False => true,
        FlowLiteral::Compare(Comparison::Equal, _, left, right) => {
            let target = |it: &Term| matches!(it, Term::Variable(_));
            let (own, other) = (is_known(left, bound), is_known(right, bound));
            own && (other || target(right)) || other && target(left)
        }
        FlowLiteral::Compare(_, _, left, right) => is_known(left, bound) && is_known(right, bound),
        _ => false,
    }
}

/// It yields at most one row, or cannot wait for others.
fn is_first(literal: &FlowLiteral, bound: &[bool]) -> bool {
    match literal {
        FlowLiteral::Atom(_, args) => args.iter().all(|it| is_known(it, bound)),
        FlowLiteral::Absent(_, args) => {
            args.iter().all(|it| matches!(it, Term::Any) || is_known(it, bound))
        }
        FlowLiteral::Range(_, _, args) => args.iter().all(|it| is_known(it, bound)),
        FlowLiteral::Fold(fold) => fold.outer.iter().all(|&it| bound[it as usize]),
        FlowLiteral::Record(record, fields) => {
            let is_taken = |field: &Term| {
                matches!(field, Term::Any | Term::Variable(_)) || is_known(field, bound)
            };
            fields.iter().all(|field| is_known(field, bound))
                || bound[*record as usize] && fields.iter().all(is_taken)
        }
        FlowLiteral::Compare(..) | FlowLiteral::False => is_free(literal, bound),
    }
}

fn bind(literal: &FlowLiteral, bound: &mut [bool]) {
    match literal {
        FlowLiteral::Atom(_, args) => {
            args.iter().for_each(|it| it.variables(&mut |it| bound[it as usize] = true));
        }
        FlowLiteral::Compare(Comparison::Equal, _, left, right) => {
            for term in [left, right] {
                if let Term::Variable(it) = term {
                    bound[*it as usize] = true;
                }
            }
        }
        FlowLiteral::Range(it, ..) => bound[*it as usize] = true,
        FlowLiteral::Fold(fold) => bound[fold.result as usize] = true,
        FlowLiteral::Record(record, fields) => {
            bound[*record as usize] = true;
            fields.iter().for_each(|it| it.variables(&mut |it| bound[it as usize] = true));
        }
        _ => {}
    }
}

/// The variables that a literal asks for or yields.
fn of_literal(literal: &FlowLiteral, visit: &mut dyn FnMut(u32)) {
    match literal {
        FlowLiteral::Atom(_, args) | FlowLiteral::Absent(_, args) => {
            args.iter().for_each(|it| it.variables(visit));
        }
        FlowLiteral::Compare(_, _, left, right) => {
            left.variables(visit);
            right.variables(visit);
        }
        FlowLiteral::Range(variable, _, args) => {
            visit(*variable);
            args.iter().for_each(|it| it.variables(visit));
        }
        FlowLiteral::Fold(fold) => {
            visit(fold.result);
            fold.outer.iter().for_each(|&it| visit(it));
        }
        FlowLiteral::Record(record, fields) => {
            visit(*record);
            fields.iter().for_each(|it| it.variables(visit));
        }
        FlowLiteral::False => {}
    }
}
