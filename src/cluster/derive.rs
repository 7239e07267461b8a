//! The derivation of a stratum on one worker.
//!
//! A row has a home, the worker that its hash says, where it is kept once. Rows that are joined meet at
//! the worker that the hash of their key says. What is joined with relations of earlier strata needs no
//! order: they are complete, so each row goes through its steps once. Two relations that grow together
//! meet in two indexes of the same worker: who comes later finds who came before, so each pair is found
//! whatever the order in which parcels arrive (a symmetric hash join, Wilschut and Apers, "Dataflow query
//! execution in a parallel main-memory environment", PDIS 1991).

use std::cell::RefCell;
use std::rc::Rc;

use engine::{DivisionByZero, Numeric, Term, Total};

use crate::error::Error;
use crate::parcel::{Mail, Parcel};
use crate::phase::Work;
use crate::plan::{Chain, IndexSpec, Pattern, Plan, Search, Start, Step};
use crate::rows::{Index, RowSet, hash, owner};

/// What a stage of a phase is for.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Rows of a relation that have come home.
    Home(usize),
    /// Rows of an index.
    Fill(usize),
    /// Variables that have come to a step of a chain.
    Step(usize, usize),
}

/// The stages of a stratum, numbered alike on all workers.
#[derive(Debug)]
struct Stages {
    all: Vec<Stage>,
    /// The number of the first step of each chain.
    steps: Vec<u32>,
    fills: u32,
}

impl Stages {
    fn of(plan: &Plan, relations: usize) -> Self {
        let mut all: Vec<Stage> = (0..relations).map(Stage::Home).collect();
        let fills = all.len() as u32;
        all.extend((0..plan.indexes.len()).map(Stage::Fill));
        let mut steps = Vec::new();
        for (at, chain) in plan.chains.iter().enumerate() {
            steps.push(all.len() as u32);
            all.extend((0..chain.steps.len()).map(|step| Stage::Step(at, step)));
        }
        Self { all, steps, fills }
    }
}

/// What a worker has of a stratum.
pub(crate) struct Stratum {
    plan: Rc<Plan>,
    stages: Rc<Stages>,
    indexes: Vec<RefCell<Index>>,
    homes: Vec<RowSet>,
    texts: Rc<[u64]>,
    error: Option<Error>,
}

impl Stratum {
    pub fn new(plan: Plan, homes: Vec<RowSet>, texts: Rc<[u64]>) -> Self {
        let stages = Stages::of(&plan, homes.len());
        let index = |spec: &IndexSpec| {
            RefCell::new(Index::new(spec.key.len(), spec.width(), spec.distinct))
        };
        let indexes = plan.indexes.iter().map(index).collect();
        Self { indexes, stages: Rc::new(stages), plan: Rc::new(plan), homes, texts, error: None }
    }

    /// The rows, and what went wrong.
    pub fn end(self) -> (Vec<RowSet>, Option<Error>) {
        (self.homes, self.error)
    }
}

/// Fills the indexes of earlier strata's relations.
pub(crate) struct Filling {
    stratum: Stratum,
    /// The index, and the row of its relation, that is next.
    next: (usize, usize),
}

/// So many rows are worked on before parcels of others are looked at.
const PART: usize = 1 << 14;

impl Filling {
    pub fn new(stratum: Stratum) -> Self {
        Self { stratum, next: (0, 0) }
    }

    pub fn end(self) -> Stratum {
        for (index, spec) in self.stratum.indexes.iter().zip(&self.stratum.plan.indexes) {
            if !spec.grows {
                index.borrow_mut().settle();
            }
        }
        self.stratum
    }
}

impl Work for Filling {
    fn take(&mut self, parcel: Parcel, _: &mut Mail) {
        let Some(Stage::Fill(at)) = self.stratum.stages.all.get(parcel.stage as usize) else {
            return;
        };
        let width = self.stratum.plan.indexes[*at].width().max(1);
        let mut index = self.stratum.indexes[*at].borrow_mut();
        parcel.cells.chunks_exact(width).for_each(|row| {
            index.insert(&row[..self.stratum.plan.indexes[*at].width()]);
        });
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        let Stratum { plan, stages, indexes, homes, .. } = &self.stratum;
        let (mut row, me) = (Vec::new(), mail.me);
        let mut budget = PART;
        while let Some(spec) = plan.indexes.get(self.next.0) {
            let (at, from) = self.next;
            let relation = match spec.relation {
                Some(relation) if !spec.grows => &homes[relation],
                _ => {
                    self.next = (at + 1, 0);
                    continue;
                }
            };
            let to = relation.len().min(from + budget);
            for own in from..to {
                project(relation.row(own), spec, &mut row);
                if spec.everywhere {
                    for peer in (0..mail.peers).filter(|&it| it != me) {
                        mail.send(peer, stages.fills + at as u32, padded(&row), &[]);
                    }
                    indexes[at].borrow_mut().insert(&row);
                    continue;
                }
                let peer = owner(hash(&row[..spec.key.len()]), mail.peers);
                match peer == mail.me {
                    true => {
                        indexes[at].borrow_mut().insert(&row);
                    }
                    false => mail.send(peer, stages.fills + at as u32, padded(&row), &[]),
                }
            }
            budget -= to - from;
            self.next = if to == relation.len() { (at + 1, 0) } else { (at, to) };
            if budget == 0 {
                return true;
            }
        }
        false
    }
}

/// Rows without cells travel as one cell each.
fn padded(row: &[u64]) -> &[u64] {
    if row.is_empty() { &[0] } else { row }
}

fn project(row: &[u64], spec: &IndexSpec, to: &mut Vec<u64>) {
    to.clear();
    to.extend(spec.key.iter().chain(&spec.rest).map(|&column| row[column]));
}

/// Derives the rows of a stratum.
pub(crate) struct Deriving {
    stratum: Stratum,
    /// How many rows each chain has begun with.
    begun: Vec<usize>,
    /// How many rows each growing index has got.
    filled: Vec<usize>,
    variables: Vec<u64>,
}

impl Deriving {
    pub fn new(stratum: Stratum) -> Self {
        let begun = vec![0; stratum.plan.chains.len()];
        let filled = vec![0; stratum.plan.indexes.len()];
        let variables = stratum.plan.chains.iter().map(|it| it.variables).max().unwrap_or_default();
        Self { stratum, begun, filled, variables: vec![0; variables] }
    }

    pub fn end(self) -> Stratum {
        self.stratum
    }
}

impl Work for Deriving {
    fn take(&mut self, parcel: Parcel, mail: &mut Mail) {
        if self.stratum.error.is_some() {
            return;
        }
        let stages = Rc::clone(&self.stratum.stages);
        let plan = Rc::clone(&self.stratum.plan);
        match stages.all[parcel.stage as usize] {
            Stage::Home(relation) => {
                let rows = &mut self.stratum.homes[relation];
                let width = rows.width;
                for row in parcel.cells.chunks_exact(width.max(1)) {
                    rows.insert(hash(&row[..width]), &row[..width]);
                }
            }
            Stage::Fill(at) => {
                let width = plan.indexes[at].width();
                for row in parcel.cells.chunks_exact(width.max(1)) {
                    self.arrive(&plan, at, &row[..width], mail);
                }
            }
            Stage::Step(chain, step) => {
                let carried = carried(&plan.chains[chain].steps[step]);
                let mut run = Run {
                    stratum: &mut self.stratum,
                    plan: &plan,
                    chain,
                    mail,
                    variables: &mut self.variables,
                };
                for row in parcel.cells.chunks_exact(carried.len().max(1)) {
                    for (&variable, &cell) in carried.iter().zip(row) {
                        run.variables[variable as usize] = cell;
                    }
                    run.step_here(step);
                }
            }
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        let plan = Rc::clone(&self.stratum.plan);
        let mut budget = PART;
        loop {
            let before = budget;
            self.stratum.homes.iter_mut().for_each(RowSet::settle);
            for (at, spec) in plan.indexes.iter().enumerate() {
                if let (true, Some(relation)) = (spec.grows, spec.relation) {
                    self.fill(&plan, at, relation, &mut budget, mail);
                }
            }
            for (at, chain) in plan.chains.iter().enumerate() {
                self.begin(&plan, at, chain, &mut budget, mail);
            }
            if self.stratum.error.is_some() || budget == before {
                return false;
            }
            if budget == 0 {
                return true;
            }
        }
    }
}

impl Deriving {
    /// Sends new rows to a growing index.
    fn fill(
        &mut self,
        plan: &Plan,
        at: usize,
        relation: usize,
        budget: &mut usize,
        mail: &mut Mail,
    ) {
        let spec = &plan.indexes[at];
        let mut row = Vec::new();
        while *budget > 0 && self.filled[at] < self.stratum.homes[relation].len() {
            project(self.stratum.homes[relation].row(self.filled[at]), spec, &mut row);
            self.filled[at] += 1;
            *budget -= 1;
            let peer = owner(hash(&row[..spec.key.len()]), mail.peers);
            match peer == mail.me {
                true => self.arrive(plan, at, &row, mail),
                false => mail.send(peer, self.stratum.stages.fills + at as u32, padded(&row), &[]),
            }
        }
    }

    /// A row has come to a growing index: it meets what was there before.
    fn arrive(&mut self, plan: &Plan, at: usize, row: &[u64], mail: &mut Mail) {
        if !self.stratum.indexes[at].borrow_mut().insert(row) {
            return;
        }
        let (key, rest) = row.split_at(plan.indexes[at].key.len());
        let found = hash(key);
        for (number, chain) in plan.chains.iter().enumerate() {
            for (step, own) in chain.steps.iter().enumerate() {
                let Step::Meet { search, left, pattern } = own else { continue };
                if search.index != at {
                    continue;
                }
                let mut next = self.stratum.indexes[*left].borrow().first(found, key);
                while let Some(other) = next {
                    {
                        let left = self.stratum.indexes[*left].borrow();
                        for (&variable, &cell) in search.carried.iter().zip(left.rest(other)) {
                            self.variables[variable as usize] = cell;
                        }
                        next = left.next(other);
                    }
                    let mut run = Run {
                        stratum: &mut self.stratum,
                        plan,
                        chain: number,
                        mail,
                        variables: &mut self.variables,
                    };
                    if run.matches(pattern, rest) {
                        run.step(step + 1);
                    }
                }
            }
        }
    }

    /// Begins a chain with rows that it has not begun with.
    fn begin(
        &mut self,
        plan: &Plan,
        at: usize,
        chain: &Chain,
        budget: &mut usize,
        mail: &mut Mail,
    ) {
        let mut run = Run {
            stratum: &mut self.stratum,
            plan,
            chain: at,
            mail,
            variables: &mut self.variables,
        };
        match &chain.start {
            Start::Once => {
                if std::mem::replace(&mut self.begun[at], 1) == 0 && run.mail.me == 0 {
                    *budget = budget.saturating_sub(1);
                    run.step(0);
                }
            }
            Start::Rows(relation, pattern) | Start::Growing(relation, pattern) => {
                while *budget > 0
                    && self.begun[at] < run.stratum.homes[*relation].len()
                    && run.stratum.error.is_none()
                {
                    *budget -= 1;
                    self.begun[at] += 1;
                    if run.matches_row(pattern, *relation, self.begun[at] - 1) {
                        run.step(0);
                    }
                }
            }
        }
    }
}

fn carried(step: &Step) -> &[u32] {
    match step {
        Step::Probe(search, _)
        | Step::Absent(search)
        | Step::Fold(search, ..)
        | Step::Meet { search, .. } => &search.carried,
        Step::Compare(..) | Step::Assign(..) | Step::Range(..) | Step::Never => &[],
    }
}

/// A chain on its way.
struct Run<'a> {
    stratum: &'a mut Stratum,
    plan: &'a Plan,
    chain: usize,
    mail: &'a mut Mail,
    variables: &'a mut [u64],
}

/// Keys and rows of few cells need no memory of their own.
type Cells = smallvec::SmallVec<[u64; 8]>;

impl Run<'_> {
    fn value(&mut self, term: &Term) -> Option<u64> {
        match term {
            Term::Variable(it) => Some(self.variables[*it as usize]),
            Term::Cell(cell) => Some(*cell),
            term => match term.value(self.variables, &self.stratum.texts) {
                Ok(cell) => Some(cell),
                Err(DivisionByZero) => {
                    let place = self.plan.chains[self.chain].place.clone();
                    self.stratum.error = Some(Error::DivisionByZero { place });
                    None
                }
            },
        }
    }

    fn values(&mut self, terms: &[Term]) -> Option<Cells> {
        terms.iter().map(|term| self.value(term)).collect()
    }

    fn matches_row(&mut self, pattern: &Pattern, relation: usize, at: usize) -> bool {
        let row: Cells = self.stratum.homes[relation].row(at).into();
        self.matches(pattern, &row)
    }

    /// Whether cells are as the pattern has them; their variables have values then.
    fn matches(&mut self, pattern: &Pattern, cells: &[u64]) -> bool {
        for (cell, term) in &pattern.checks {
            if self.value(term) != Some(cells[*cell]) {
                return false;
            }
        }
        for &(cell, variable) in &pattern.binds {
            self.variables[variable as usize] = cells[cell];
        }
        pattern.same.iter().all(|&(one, other)| cells[one] == cells[other])
    }

    /// Goes on with a step: here, or at the worker that has what it asks for.
    fn step(&mut self, at: usize) {
        let plan = self.plan;
        let chain = &plan.chains[self.chain];
        let Some(step) = chain.steps.get(at) else { return self.derive(chain) };
        let search = match step {
            Step::Probe(search, _)
            | Step::Absent(search)
            | Step::Fold(search, ..)
            | Step::Meet { search, .. } => search,
            _ => return self.step_here(at),
        };
        if self.mail.peers == 1 || plan.indexes[search.index].everywhere {
            return self.step_here(at);
        }
        let Some(key) = self.values(&search.key) else { return };
        let peer = owner(hash(&key), self.mail.peers);
        if peer == self.mail.me {
            return self.step_here(at);
        }
        let cells: Cells =
            search.carried.iter().map(|&variable| self.variables[variable as usize]).collect();
        let stage = self.stratum.stages.steps[self.chain] + at as u32;
        self.mail.send(peer, stage, padded(&cells), &[]);
    }

    /// Does a step here.
    fn step_here(&mut self, at: usize) {
        let plan = self.plan;
        match &plan.chains[self.chain].steps[at] {
            Step::Never => {}
            Step::Compare(comparison, kind, left, right) => {
                if let (Some(left), Some(right)) = (self.value(left), self.value(right))
                    && comparison.holds(*kind, left, right)
                {
                    self.step(at + 1);
                }
            }
            Step::Assign(variable, term) => {
                if let Some(cell) = self.value(term) {
                    self.variables[*variable as usize] = cell;
                    self.step(at + 1);
                }
            }
            Step::Range(variable, numeric, args) => self.range(at, *variable, *numeric, args),
            Step::Probe(search, pattern) => {
                let Some(key) = self.values(&search.key) else { return };
                let mut next = self.index(search).first(hash(&key), &key);
                while let Some(row) = next {
                    let rest: Cells = {
                        let index = self.stratum.indexes[search.index].borrow();
                        next = index.next(row);
                        index.rest(row).into()
                    };
                    if self.matches(pattern, &rest) {
                        self.step(at + 1);
                    }
                }
            }
            Step::Absent(search) => {
                let Some(key) = self.values(&search.key) else { return };
                let found = self.index(search).first(hash(&key), &key);
                if found.is_none() {
                    self.step(at + 1);
                }
            }
            Step::Fold(search, pattern, fold) => {
                let Some(key) = self.values(&search.key) else { return };
                let mut total = Total::new(fold.op, fold.numeric);
                let mut next = self.index(search).first(hash(&key), &key);
                while let Some(row) = next {
                    let rest: Cells = {
                        let index = self.stratum.indexes[search.index].borrow();
                        next = index.next(row);
                        index.rest(row).into()
                    };
                    let passes = self.matches(pattern, &rest)
                        && fold.tests.iter().all(|(comparison, kind, left, right)| {
                            let cells = (self.value(left), self.value(right));
                            matches!(cells, (Some(left), Some(right)) if comparison.holds(*kind, left, right))
                        });
                    if passes {
                        let target = fold.target.as_ref().map_or(Some(0), |it| self.value(it));
                        target.into_iter().for_each(|cell| total.add(cell));
                    }
                }
                if let Some(result) = total.result() {
                    self.variables[fold.result as usize] = result;
                    self.step(at + 1);
                }
            }
            Step::Meet { search, left, pattern } => {
                let Some(mut row) = self.values(&search.key) else { return };
                let found = hash(&row);
                let mut next = self.index(search).first(found, &row);
                row.extend(search.carried.iter().map(|&it| self.variables[it as usize]));
                if !self.stratum.indexes[*left].borrow_mut().insert(&row) {
                    return;
                }
                while let Some(other) = next {
                    let rest: Cells = {
                        let index = self.stratum.indexes[search.index].borrow();
                        next = index.next(other);
                        index.rest(other).into()
                    };
                    if self.matches(pattern, &rest) {
                        self.step(at + 1);
                    }
                }
            }
        }
    }

    fn index(&self, search: &Search) -> std::cell::Ref<'_, Index> {
        self.stratum.indexes[search.index].borrow()
    }

    fn range(&mut self, at: usize, variable: u32, numeric: Numeric, args: &[Term]) {
        let Some(ends) = self.values(args) else { return };
        let wide = |cell: u64| match numeric {
            Numeric::Unsigned => i64::from(cell as u32),
            Numeric::Number | Numeric::Float => i64::from(cell as u32 as i32),
        };
        let (mut number, to) = (wide(ends[0]), wide(ends[1]));
        let step = ends.get(2).map_or(if number <= to { 1 } else { -1 }, |&it| wide(it));
        while (step > 0 && number < to) || (step < 0 && number > to) || (step == 0 && number != to)
        {
            self.variables[variable as usize] = u64::from(number as u32);
            self.step(at + 1);
            if step == 0 {
                break;
            }
            number += step;
        }
    }

    /// Sends the row of the head home.
    fn derive(&mut self, chain: &Chain) {
        let Some(row) = self.values(&chain.args) else { return };
        let found = hash(&row);
        let peer = owner(found, self.mail.peers);
        match peer == self.mail.me {
            true => self.stratum.homes[chain.head].insert(found, &row),
            false => self.mail.send(peer, chain.head as u32, padded(&row), &[]),
        }
    }
}
