//! What becomes of a row that a rule has begun with: its steps, here or at the worker that has what they ask
//! for.

use engine::{DivisionByZero, Numeric, Term, Total};

use crate::derive::{Stratum, padded};
use crate::error::Error;
use crate::parcel::Mail;
use crate::plan::{Chain, Pattern, Plan, Search, Step};
use crate::records::Records;
use crate::rows::{Index, hash, owner};

/// The variables that go along to the worker that has what a step asks for.
pub(crate) fn carried(step: &Step) -> &[u32] {
    match step {
        Step::Probe(search, _)
        | Step::Absent(search)
        | Step::Fold(search, ..)
        | Step::Meet { search, .. } => &search.carried,
        Step::Pack { carried, .. } | Step::Unpack { carried, .. } => carried,
        Step::Compare(..) | Step::Assign(..) | Step::Range(..) | Step::Never => &[],
    }
}

/// A chain on its way.
pub(crate) struct Run<'a> {
    pub stratum: &'a mut Stratum,
    pub plan: &'a Plan,
    pub chain: usize,
    pub mail: &'a mut Mail,
    pub variables: &'a mut [u64],
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

    pub fn matches_row(&mut self, pattern: &Pattern, relation: usize, at: usize) -> bool {
        let row: Cells = self.stratum.homes[relation].row(at).into();
        self.matches(pattern, &row)
    }

    /// Whether cells are as the pattern has them; their variables have values then.
    pub fn matches(&mut self, pattern: &Pattern, cells: &[u64]) -> bool {
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
    pub fn step(&mut self, at: usize) {
        let plan = self.plan;
        let chain = &plan.chains[self.chain];
        let Some(step) = chain.steps.get(at) else { return self.derive(chain) };
        let Some(peer) = self.whose(step) else { return };
        if peer == self.mail.me {
            return self.step_here(at);
        }
        let cells: Cells =
            carried(step).iter().map(|&variable| self.variables[variable as usize]).collect();
        let stage = self.stratum.stages.steps[self.chain] + at as u32;
        self.mail.send(peer, stage, padded(&cells), &[]);
    }

    /// The worker that has what a step asks for; none if it asks for what there is not.
    fn whose(&mut self, step: &Step) -> Option<usize> {
        let (me, peers) = (self.mail.me, self.mail.peers);
        if peers == 1 {
            return Some(me);
        }
        match step {
            Step::Probe(search, _)
            | Step::Absent(search)
            | Step::Fold(search, ..)
            | Step::Meet { search, .. } => {
                if self.plan.indexes[search.index].everywhere {
                    return Some(me);
                }
                let key = self.values(&search.key)?;
                Some(owner(hash(&key), peers))
            }
            Step::Pack { fields, .. } => Some(Records::of_fields(&self.values(fields)?, peers)),
            Step::Unpack { record, .. } => {
                Records::of_number(self.variables[*record as usize], peers)
            }
            Step::Compare(..) | Step::Assign(..) | Step::Range(..) | Step::Never => Some(me),
        }
    }

    /// Does a step here.
    pub fn step_here(&mut self, at: usize) {
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
            Step::Pack { fields, variable, is_known, .. } => {
                let Some(fields) = self.values(fields) else { return };
                let (me, peers) = (self.mail.me, self.mail.peers);
                let number = self.stratum.records.number(&fields, me, peers);
                let variable = &mut self.variables[*variable as usize];
                if !is_known || *variable == number {
                    *variable = number;
                    self.step(at + 1);
                }
            }
            Step::Unpack { record, width, pattern, .. } => {
                let record = self.variables[*record as usize];
                if record == 0 {
                    return;
                }
                let fields: Cells = self.stratum.records.fields(record, self.mail.peers).collect();
                if fields.len() == *width && self.matches(pattern, &fields) {
                    self.step(at + 1);
                }
            }
            Step::Probe(search, pattern) => {
                let Some(key) = self.values(&search.key) else { return };
                let mut next = self.index(search).first(hash(&key), &key);
                while let Some(rest) = self.following(search, &mut next) {
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
                while let Some(rest) = self.following(search, &mut next) {
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
                while let Some(rest) = self.following(search, &mut next) {
                    if self.matches(pattern, &rest) {
                        self.step(at + 1);
                    }
                }
            }
        }
    }

    /// The cells of the row that is next, but for the key; `next` is the one after it then.
    fn following(&self, search: &Search, next: &mut Option<u32>) -> Option<Cells> {
        let row = (*next)?;
        let index = self.index(search);
        *next = index.next(row);
        Some(index.rest(row).into())
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
