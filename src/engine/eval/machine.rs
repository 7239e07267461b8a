//! Runs one plan: nested loops over rows and index chains, no allocation per row.

use super::super::check::types::Kind;
use super::super::ir::{Expr, Fun, RelId};
use super::super::plan::{Match, Op, Part, Plan};
use super::super::syntax::ast::{AggregateOp, CmpOp};
use super::functor;
use super::relation::{RowSet, Rows, is_end};
use super::values::{Records, Symbols};
use regex::bytes::{Regex, RegexBuilder};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::RwLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::time::Instant;

/// What all plans of a run share.
pub(super) struct Shared {
    pub symbols: RwLock<Symbols>,
    pub records: RwLock<Records>,
    pub counter: AtomicU32,
    pub deadline: Option<Instant>,
    pub stop: AtomicBool,
    pub memory_limit: Option<usize>,
    /// Bytes of relations that no plan is writing to.
    pub memory: AtomicUsize,
    pub warnings: RwLock<Vec<String>>,
}

/// Why a plan stopped early.
#[derive(Clone, Debug)]
pub(super) enum Stop {
    Time,
    Memory,
    /// A function had no result.
    Fault(String),
}

/// Where rows go.
pub(super) enum Sink<'a> {
    /// Into the head's relation.
    Insert { set: &'a mut RowSet, rows: &'a Rows, classes: Option<&'a mut Classes> },
    /// Into a buffer, less those already present.
    Buffer { set: &'a RowSet, rows: &'a Rows, out: Vec<Vec<u32>> },
    /// Every row; of a subsumption both rows, one after the other.
    Collect(Vec<u32>),
}

/// The classes of an equivalence relation; all pairs of a class are rows.
#[derive(Debug, Default)]
pub(super) struct Classes {
    of: FxHashMap<u32, usize>,
    members: Vec<Vec<u32>>,
}

impl Classes {
    fn class(&mut self, x: u32, set: &mut RowSet, rows: &[u32]) -> usize {
        if let Some(&c) = self.of.get(&x) {
            return c;
        }
        self.members.push(vec![x]);
        self.of.insert(x, self.members.len() - 1);
        set.insert(rows, &[x, x]);
        self.members.len() - 1
    }

    pub fn unite(&mut self, a: u32, b: u32, set: &mut RowSet, rows: &[u32]) -> bool {
        let before = set.fresh_len;
        let (x, y) = (self.class(a, set, rows), self.class(b, set, rows));
        if x != y {
            let (small, large) =
                if self.members[x].len() < self.members[y].len() { (x, y) } else { (y, x) };
            let moved = std::mem::take(&mut self.members[small]);
            for &p in &moved {
                for &q in &self.members[large] {
                    set.insert(rows, &[p, q]);
                    set.insert(rows, &[q, p]);
                }
                self.of.insert(p, large);
            }
            self.members[large].extend(moved);
        }
        set.fresh_len > before
    }
}

/// The keys taken so far, per choice domain.
#[derive(Debug, Default)]
pub(super) struct Choices {
    pub columns: Vec<Vec<usize>>,
    taken: Vec<FxHashSet<Vec<u32>>>,
}

impl Choices {
    pub fn new(columns: &[Vec<usize>]) -> Choices {
        let taken = columns.iter().map(|_| Default::default()).collect();
        Choices { columns: columns.to_vec(), taken }
    }

    /// Takes the row's keys if all are free.
    pub fn take(&mut self, row: &[u32]) -> bool {
        let keys: Vec<Vec<u32>> =
            self.columns.iter().map(|list| list.iter().map(|&c| row[c]).collect()).collect();
        if keys.iter().zip(&self.taken).any(|(k, t)| t.contains(k)) {
            return false;
        }
        for (key, taken) in keys.into_iter().zip(&mut self.taken) {
            taken.insert(key);
        }
        true
    }
}

/// Cells that wait before they go into a set together.
const BATCH: usize = 512;

/// What a sequence of operations came to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    Miss,
    Hit,
    Stop,
}

struct Fold {
    op: AggregateOp,
    kind: Kind,
    target: Option<Expr>,
    count: u32,
    value: u32,
    total: f32,
    distinct: Option<(Vec<u32>, FxHashSet<Vec<u32>>)>,
}

pub(super) struct Machine<'a> {
    relations: &'a [Rows],
    shared: &'a Shared,
    head: RelId,
    row: &'a [Expr],
    out: Vec<u32>,
    /// Rows on their way into the head's set.
    batch: Vec<u32>,
    env: Vec<u32>,
    sink: Sink<'a>,
    folds: Vec<Fold>,
    ticks: u32,
    pub iteration: u32,
    pub stopped: Option<Stop>,
    regexes: FxHashMap<u32, Option<Regex>>,
    /// Rows of the outermost scan, if it is one: a share of the work.
    pub window: Option<(usize, usize)>,
}

impl<'a> Machine<'a> {
    pub fn new(plan: &'a Plan, relations: &'a [Rows], shared: &'a Shared, sink: Sink<'a>) -> Self {
        Machine {
            relations,
            shared,
            head: plan.head,
            row: &plan.row,
            out: vec![0; plan.row.len()],
            batch: Vec::new(),
            env: vec![0; plan.vars],
            sink,
            folds: Vec::new(),
            ticks: 0,
            iteration: 0,
            stopped: None,
            regexes: FxHashMap::default(),
            window: None,
        }
    }

    /// Runs the plan; the sink is given back.
    pub fn run(mut self, ops: &[Op]) -> Result<Sink<'a>, Stop> {
        self.step(ops);
        match &mut self.sink {
            Sink::Insert { set, rows, .. } => set.insert_all(&rows.cells, &self.batch),
            Sink::Buffer { set, rows, out } => set.absent(&rows.cells, &self.batch, out),
            Sink::Collect(_) => {}
        }
        match self.stopped {
            Some(stop) => Err(stop),
            None => Ok(self.sink),
        }
    }

    fn fault(&mut self, message: String) -> u32 {
        if self.stopped.is_none() {
            self.stopped = Some(Stop::Fault(message));
        }
        0
    }

    #[inline]
    fn tick(&mut self) -> bool {
        self.ticks = self.ticks.wrapping_add(1);
        self.ticks & 0x3fff == 0 && self.check()
    }

    #[cold]
    fn check(&mut self) -> bool {
        if self.stopped.is_some() {
            return true;
        }
        if self.shared.stop.load(Ordering::Relaxed)
            || self.shared.deadline.is_some_and(|d| Instant::now() > d)
        {
            self.stopped = Some(Stop::Time);
        } else if let Some(limit) = self.shared.memory_limit {
            let own = match &self.sink {
                Sink::Insert { set, .. } => set.bytes(),
                Sink::Buffer { out, .. } => out.iter().map(|l| l.capacity() * 4).sum(),
                Sink::Collect(out) => out.capacity() * 4,
            };
            let mut used = self.shared.memory.load(Ordering::Relaxed) + own;
            used += self.shared.symbols.read().map_or(0, |s| s.bytes());
            used += self.shared.records.read().map_or(0, |r| r.bytes());
            if used > limit {
                self.stopped = Some(Stop::Memory);
            }
        }
        self.stopped.is_some()
    }

    #[inline]
    fn eval(&mut self, expr: &Expr) -> u32 {
        match expr {
            Expr::Const(c) => *c,
            Expr::Var(v) => self.env[*v as usize],
            other => self.compute(other),
        }
    }

    fn compute(&mut self, expr: &Expr) -> u32 {
        match expr {
            Expr::Const(c) => *c,
            Expr::Var(v) => self.env[*v as usize],
            Expr::Any | Expr::Text(_) => 0,
            Expr::Counter => self.shared.counter.fetch_add(1, Ordering::Relaxed),
            Expr::Iteration => self.iteration,
            Expr::Record(list) => {
                let fields: Vec<u32> = list.iter().map(|e| self.eval(e)).collect();
                if let Some(cell) = read(&self.shared.records).find(&fields) {
                    return cell;
                }
                self.shared.records.write().unwrap_or_else(|e| e.into_inner()).pack(&fields)
            }
            Expr::Call(fun, kind, list) => self.call(*fun, *kind, list),
        }
    }

    fn call(&mut self, fun: Fun, kind: Kind, list: &[Expr]) -> u32 {
        match fun {
            Fun::Cat => {
                let cells: Vec<u32> = list.iter().map(|e| self.eval(e)).collect();
                let mut text = Vec::new();
                {
                    let symbols = read(&self.shared.symbols);
                    cells.iter().for_each(|&c| text.extend_from_slice(symbols.get(c)));
                }
                self.intern(&text)
            }
            Fun::Strlen => {
                let cell = self.eval(&list[0]);
                read(&self.shared.symbols).get(cell).len() as u32
            }
            Fun::Substr => {
                let cells: Vec<u32> = list.iter().map(|e| self.eval(e)).collect();
                let text = {
                    let symbols = read(&self.shared.symbols);
                    functor::substr(symbols.get(cells[0]), cells[1] as i32, cells[2] as i32)
                        .to_vec()
                };
                self.intern(&text)
            }
            Fun::ToString => {
                let text = functor::to_text(kind, self.eval(&list[0]));
                self.intern(text.as_bytes())
            }
            Fun::ToNumber | Fun::ToUnsigned | Fun::ToFloat => {
                let cell = self.eval(&list[0]);
                if kind != Kind::Symbol {
                    return functor::convert(fun, kind, cell);
                }
                let symbols = read(&self.shared.symbols);
                let found = functor::from_text(fun, symbols.get(cell));
                let text = functor::shown(&symbols, cell);
                drop(symbols);
                found.unwrap_or_else(|| self.fault(format!("{text:?} is not a number")))
            }
            Fun::Min | Fun::Max if kind == Kind::Symbol => {
                let mut best = self.eval(&list[0]);
                for e in &list[1..] {
                    let cell = self.eval(e);
                    let symbols = read(&self.shared.symbols);
                    let (a, b) = (symbols.get(cell), symbols.get(best));
                    if (fun == Fun::Min && a < b) || (fun == Fun::Max && a > b) {
                        best = cell;
                    }
                }
                best
            }
            _ => {
                let mut value = self.eval(&list[0]);
                if list.len() == 1 {
                    if !matches!(fun, Fun::Min | Fun::Max) {
                        value = functor::numeric(fun, kind, value, 0).unwrap_or(0);
                    }
                    return value;
                }
                for e in &list[1..] {
                    let next = self.eval(e);
                    value = match functor::numeric(fun, kind, value, next) {
                        Some(value) => value,
                        None => self.fault("division by zero".into()),
                    };
                }
                value
            }
        }
    }

    fn intern(&mut self, text: &[u8]) -> u32 {
        if let Some(id) = read(&self.shared.symbols).find(text) {
            return id;
        }
        self.shared.symbols.write().unwrap_or_else(|e| e.into_inner()).intern(text)
    }

    fn compare(&mut self, op: CmpOp, kind: Kind, left: &Expr, right: &Expr) -> bool {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let (a, b) = (self.eval(left), self.eval(right));
        match op {
            CmpOp::Eq if kind != Kind::Float => return a == b,
            CmpOp::Ne if kind != Kind::Float => return a != b,
            CmpOp::Match | CmpOp::NotMatch => return self.regex(a, b, op == CmpOp::Match),
            CmpOp::Contains | CmpOp::NotContains => {
                let symbols = read(&self.shared.symbols);
                let found = memchr::memmem::find(symbols.get(b), symbols.get(a)).is_some();
                return found == (op == CmpOp::Contains);
            }
            _ => {}
        }
        let shared = self.shared;
        let order = functor::order(kind, a, b, |a, b| {
            let symbols = read(&shared.symbols);
            symbols.get(a).cmp(symbols.get(b))
        });
        match op {
            CmpOp::Eq => order == Some(Equal),
            CmpOp::Ne => order != Some(Equal),
            CmpOp::Lt => order == Some(Less),
            CmpOp::Le => matches!(order, Some(Less | Equal)),
            CmpOp::Gt => order == Some(Greater),
            _ => matches!(order, Some(Greater | Equal)),
        }
    }

    fn regex(&mut self, pattern: u32, text: u32, wanted: bool) -> bool {
        let symbols = read(&self.shared.symbols);
        let regex = self.regexes.entry(pattern).or_insert_with(|| {
            let source = functor::shown(&symbols, pattern);
            let built = RegexBuilder::new(&format!(r"\A(?:{source})\z")).unicode(false).build();
            if built.is_err() {
                let message =
                    format!("warning: wrong pattern provided for match(\"{source}\", ..)");
                let mut list = self.shared.warnings.write().unwrap_or_else(|e| e.into_inner());
                list.push(message);
            }
            built.ok()
        });
        // Neither a match nor none, as the reference has it.
        regex.as_ref().is_some_and(|r| r.is_match(symbols.get(text)) == wanted)
    }

    /// Checks and binds a row; false if it does not match.
    #[inline(always)]
    fn take(&mut self, found: &Match, row: &[u32]) -> bool {
        for &(a, b) in &found.same {
            if row[a] != row[b] {
                return false;
            }
        }
        for &(column, var) in &found.bind {
            self.env[var as usize] = row[column];
        }
        for (column, expr) in &found.check {
            if self.eval(expr) != row[*column] {
                return false;
            }
        }
        true
    }

    /// The operations inside a loop; most often there is only the head left.
    #[inline]
    fn next(&mut self, ops: &[Op]) -> Flow {
        if matches!(ops, [Op::Emit]) { self.emit() } else { self.step(ops) }
    }

    fn step(&mut self, mut ops: &[Op]) -> Flow {
        let relations = self.relations;
        loop {
            let Some((op, rest)) = ops.split_first() else {
                return Flow::Hit;
            };
            match op {
                Op::Emit => return self.emit(),
                Op::Filter { op, kind, left, right } => {
                    if !self.compare(*op, *kind, left, right) {
                        return Flow::Miss;
                    }
                }
                Op::Assign { var, value } => {
                    let cell = self.eval(value);
                    self.env[*var as usize] = cell;
                }
                Op::Exists { relation, row, negated } => {
                    if self.exists(*relation, row) == *negated {
                        return Flow::Miss;
                    }
                }
                Op::Lookup { relation, index, key, part, found, once } => {
                    let rows = &relations[*relation];
                    return self.lookup(rows, *index, key, *part, found, *once, rest);
                }
                Op::Scan { relation, part, found, once } => {
                    let rows = &relations[*relation];
                    let (from, to) = self.window.take().unwrap_or(match part {
                        Part::All => (0, rows.len),
                        Part::Delta => (rows.delta, rows.len),
                        Part::Old => (0, rows.delta),
                    });
                    let mut flow = Flow::Miss;
                    for id in from..to {
                        if self.tick() {
                            return Flow::Stop;
                        }
                        if self.take(found, rows.row(id)) {
                            match self.next(rest) {
                                Flow::Stop => return Flow::Stop,
                                Flow::Hit if *once => return Flow::Hit,
                                Flow::Hit => flow = Flow::Hit,
                                Flow::Miss => {}
                            }
                        }
                    }
                    return flow;
                }
                Op::None { relation, index, key } => {
                    let mut cells = [0u32; 32];
                    let n = key.len().min(32);
                    for (cell, e) in cells.iter_mut().zip(key) {
                        *cell = self.eval(e);
                    }
                    let rows = &relations[*relation];
                    let index = &rows.indexes[*index];
                    if index.is_packed() {
                        let mut list = index.rows(&cells[..n], rows.arity).chunks_exact(rows.arity);
                        if list.any(|row| index.matches(row, &cells[..n])) {
                            return Flow::Miss;
                        }
                        ops = rest;
                        continue;
                    }
                    let mut id = index.first(&cells[..n]);
                    while !is_end(id) {
                        if index.matches(rows.row(id as usize), &cells[..n]) {
                            return Flow::Miss;
                        }
                        id = index.after(id);
                    }
                }
                Op::Empty { relation } => {
                    if relations[*relation].len > 0 {
                        return Flow::Miss;
                    }
                }
                Op::Unpack { record, arity, fields } => {
                    let cell = self.eval(record);
                    let shared = self.shared;
                    let mut row = [0u32; 32];
                    let mut large = Vec::new();
                    let row: &[u32] = {
                        let records = read(&shared.records);
                        match records.get(cell) {
                            Some(list) if list.len() == *arity => {
                                if *arity <= row.len() {
                                    row[..*arity].copy_from_slice(list);
                                    &row[..*arity]
                                } else {
                                    large.extend_from_slice(list);
                                    &large
                                }
                            }
                            _ => return Flow::Miss,
                        }
                    };
                    if !self.take(fields, row) {
                        return Flow::Miss;
                    }
                }
                Op::Range { var, kind, args, once } => {
                    return self.range(*var, *kind, args, *once, rest);
                }
                Op::Aggregate { var, op, kind, target, distinct, body } => {
                    match self.aggregate(*op, *kind, target.as_ref(), distinct.as_deref(), body) {
                        Ok(Some(value)) => self.env[*var as usize] = value,
                        Ok(None) => return Flow::Miss,
                        Err(()) => return Flow::Stop,
                    }
                }
                Op::Fail => return Flow::Miss,
                Op::Skip => {
                    if self.is_present() {
                        return Flow::Hit;
                    }
                }
            }
            ops = rest;
        }
    }

    #[allow(clippy::too_many_arguments)]
    #[inline]
    fn lookup(
        &mut self,
        rows: &'a Rows,
        index: usize,
        key: &[Expr],
        part: Part,
        found: &Match,
        once: bool,
        rest: &[Op],
    ) -> Flow {
        let mut cells = [0u32; 8];
        for (cell, e) in cells.iter_mut().zip(key) {
            *cell = self.eval(e);
        }
        let key = &cells[..key.len()];
        let index = &rows.indexes[index];
        if index.is_packed() {
            let arity = rows.arity;
            let mut flow = Flow::Miss;
            for row in index.rows(key, arity).chunks_exact(arity) {
                if !index.matches(row, key) {
                    continue;
                }
                if self.tick() {
                    return Flow::Stop;
                }
                if self.take(found, row) {
                    match self.next(rest) {
                        Flow::Stop => return Flow::Stop,
                        Flow::Hit if once => return Flow::Hit,
                        Flow::Hit => flow = Flow::Hit,
                        Flow::Miss => {}
                    }
                }
            }
            return flow;
        }
        let mut id = index.first(key);
        let low = if part == Part::Delta { rows.delta as u32 } else { 0 };
        let high = if part == Part::Old { rows.delta as u32 } else { u32::MAX };
        let mut flow = Flow::Miss;
        while !is_end(id) && id >= low {
            let row = rows.row(id as usize);
            if id < high && index.matches(row, key) {
                if self.tick() {
                    return Flow::Stop;
                }
                if self.take(found, row) {
                    match self.next(rest) {
                        Flow::Stop => return Flow::Stop,
                        Flow::Hit if once => return Flow::Hit,
                        Flow::Hit => flow = Flow::Hit,
                        Flow::Miss => {}
                    }
                }
            }
            id = index.after(id);
        }
        flow
    }

    fn fill(&mut self, row: &[Expr]) {
        for (i, e) in row.iter().enumerate() {
            let cell = self.eval(e);
            self.out[i] = cell;
        }
    }

    fn exists(&mut self, relation: RelId, row: &[Expr]) -> bool {
        let rows = &self.relations[relation];
        let mut cells = [0u32; 32];
        let mut large = Vec::new();
        let cells: &[u32] = if row.len() <= 32 {
            for (cell, e) in cells.iter_mut().zip(row) {
                *cell = self.eval(e);
            }
            &cells[..row.len()]
        } else {
            for e in row {
                let cell = self.eval(e);
                large.push(cell);
            }
            &large
        };
        // The head's own set is with the sink while the plan runs.
        match &self.sink {
            Sink::Insert { set, .. } if relation == self.head => set.contains(&rows.cells, cells),
            Sink::Buffer { set, .. } if relation == self.head => set.contains(&rows.cells, cells),
            _ => rows.set.contains(&rows.cells, cells),
        }
    }

    fn is_present(&mut self) -> bool {
        let row = self.row;
        self.fill(row);
        match &self.sink {
            Sink::Insert { set, rows, classes: None } => set.contains(&rows.cells, &self.out),
            Sink::Buffer { set, rows, .. } => set.contains(&rows.cells, &self.out),
            _ => false,
        }
    }

    #[inline]
    fn emit(&mut self) -> Flow {
        if !self.folds.is_empty() {
            return self.fold();
        }
        let row = self.row;
        self.fill(row);
        // A function without a result must not leave a row behind.
        if self.stopped.is_some() {
            return Flow::Stop;
        }
        match &mut self.sink {
            Sink::Insert { set, rows, classes: None } => {
                if self.out.is_empty() {
                    set.insert(&rows.cells, &[]);
                } else {
                    self.batch.extend_from_slice(&self.out);
                    if self.batch.len() >= BATCH {
                        set.insert_all(&rows.cells, &self.batch);
                        self.batch.clear();
                    }
                }
            }
            Sink::Insert { set, rows, classes: Some(classes) } => {
                classes.unite(self.out[0], self.out[1], set, &rows.cells);
            }
            Sink::Buffer { set, rows, out } => {
                self.batch.extend_from_slice(&self.out);
                if self.batch.len() >= BATCH {
                    set.absent(&rows.cells, &self.batch, out);
                    self.batch.clear();
                }
            }
            Sink::Collect(out) => out.extend_from_slice(&self.out),
        }
        Flow::Hit
    }

    fn range(&mut self, var: u32, kind: Kind, args: &[Expr], once: bool, rest: &[Op]) -> Flow {
        let from = self.eval(&args[0]);
        let to = self.eval(&args[1]);
        let step = args.get(2).map(|e| self.eval(e));
        let mut flow = Flow::Miss;
        let mut go = |machine: &mut Self, cell: u32| -> Option<Flow> {
            if machine.tick() {
                return Some(Flow::Stop);
            }
            machine.env[var as usize] = cell;
            match machine.step(rest) {
                Flow::Stop => Some(Flow::Stop),
                Flow::Hit => {
                    flow = Flow::Hit;
                    once.then_some(Flow::Hit)
                }
                Flow::Miss => None,
            }
        };
        if kind == Kind::Float {
            let (mut x, to) = (f32::from_bits(from), f32::from_bits(to));
            let step = step.map_or(if x <= to { 1.0 } else { -1.0 }, f32::from_bits);
            while (step > 0.0 && x < to) || (step < 0.0 && x > to) || (step == 0.0 && x != to) {
                if let Some(flow) = go(self, x.to_bits()) {
                    return flow;
                }
                if step == 0.0 || x + step == x {
                    break;
                }
                x += step;
            }
            return flow;
        }
        let wide = |cell: u32| match kind {
            Kind::Unsigned => i64::from(cell),
            _ => i64::from(cell as i32),
        };
        let (mut x, to) = (wide(from), wide(to));
        let step = step.map_or(if x <= to { 1 } else { -1 }, wide);
        while (step > 0 && x < to) || (step < 0 && x > to) || (step == 0 && x != to) {
            if let Some(flow) = go(self, x as u32) {
                return flow;
            }
            if step == 0 {
                break;
            }
            x += step;
        }
        flow
    }

    fn aggregate(
        &mut self,
        op: AggregateOp,
        kind: Kind,
        target: Option<&Expr>,
        distinct: Option<&[u32]>,
        body: &[Op],
    ) -> Result<Option<u32>, ()> {
        let window = self.window.take();
        self.folds.push(Fold {
            op,
            kind,
            target: target.cloned(),
            count: 0,
            value: 0,
            total: 0.0,
            distinct: distinct.map(|list| (list.to_vec(), FxHashSet::default())),
        });
        let flow = self.step(body);
        self.window = window;
        let Some(fold) = self.folds.pop() else { return Err(()) };
        if flow == Flow::Stop || self.stopped.is_some() {
            return Err(());
        }
        Ok(match op {
            AggregateOp::Count => Some(fold.count),
            AggregateOp::Sum if kind == Kind::Float => Some(fold.total.to_bits()),
            AggregateOp::Sum => Some(fold.value),
            _ if fold.count == 0 => None,
            AggregateOp::Mean => Some((fold.total / fold.count as f32).to_bits()),
            AggregateOp::Min | AggregateOp::Max => Some(fold.value),
        })
    }

    fn fold(&mut self) -> Flow {
        let Some(mut fold) = self.folds.pop() else {
            return Flow::Stop;
        };
        if let Some((vars, seen)) = &mut fold.distinct {
            let key = vars.iter().map(|&v| self.env[v as usize]).collect();
            if !seen.insert(key) {
                self.folds.push(fold);
                return Flow::Hit;
            }
        }
        let cell = match &fold.target {
            Some(Expr::Var(v)) => self.env[*v as usize],
            Some(e) => self.compute(&e.clone()),
            None => 0,
        };
        match fold.op {
            AggregateOp::Count => {}
            AggregateOp::Mean => fold.total += f32::from_bits(cell),
            AggregateOp::Sum if fold.kind == Kind::Float => fold.total += f32::from_bits(cell),
            AggregateOp::Sum => fold.value = fold.value.wrapping_add(cell),
            AggregateOp::Min | AggregateOp::Max => {
                let fun = if fold.op == AggregateOp::Min { Fun::Min } else { Fun::Max };
                fold.value = if fold.count == 0 {
                    cell
                } else {
                    functor::numeric(fun, fold.kind, fold.value, cell).unwrap_or(cell)
                };
            }
        }
        fold.count = fold.count.wrapping_add(1);
        self.folds.push(fold);
        if self.stopped.is_some() { Flow::Stop } else { Flow::Hit }
    }
}

fn read<T>(lock: &RwLock<T>) -> std::sync::RwLockReadGuard<'_, T> {
    lock.read().unwrap_or_else(|e| e.into_inner())
}
