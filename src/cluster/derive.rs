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

use crate::chain::{Run, carried};
use crate::error::Error;
use crate::parcel::{Mail, Parcel};
use crate::phase::Work;
use crate::plan::{Chain, IndexSpec, Plan, Start, Step};
use crate::records::Records;
use crate::rows::{Index, RowSet, hash, owner};

/// What a stage of a phase is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stage {
    /// Rows of a relation that have come home.
    Home(usize),
    /// Rows of an index.
    Fill(usize),
    /// Variables that have come to a step of a chain.
    Step(usize, usize),
}

/// The stages of a stratum, numbered alike on all workers.
#[derive(Debug)]
pub(crate) struct Stages {
    pub all: Vec<Stage>,
    /// The number of the first step of each chain.
    pub steps: Vec<u32>,
    pub fills: u32,
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
    pub plan: Rc<Plan>,
    pub stages: Rc<Stages>,
    pub indexes: Vec<RefCell<Index>>,
    pub homes: Vec<RowSet>,
    pub texts: Rc<[u64]>,
    pub records: Records,
    pub error: Option<Error>,
}

impl Stratum {
    pub fn new(plan: Plan, homes: Vec<RowSet>, texts: Rc<[u64]>, records: Records) -> Self {
        let stages = Stages::of(&plan, homes.len());
        let index = |spec: &IndexSpec| {
            RefCell::new(Index::new(spec.key.len(), spec.width(), spec.distinct))
        };
        let indexes = plan.indexes.iter().map(index).collect();
        let (stages, plan) = (Rc::new(stages), Rc::new(plan));
        Self { indexes, stages, plan, homes, texts, records, error: None }
    }

    /// The rows, the records, and what went wrong.
    pub fn end(self) -> (Vec<RowSet>, Records, Option<Error>) {
        (self.homes, self.records, self.error)
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
pub(crate) fn padded(row: &[u64]) -> &[u64] {
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
