//! Datalog over a catalogue: what falls into modules is derived shard by shard, in memory that the shards
//! that are being asked bound; rules that need all modules at once are run over what shards have derived
//! for them (`split.rs`).

mod kept;
mod split;
#[cfg(feature = "cluster")]
pub mod spread;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use self::kept::Kept;
use self::split::Split;
use super::label::{self, Labels};
use super::{add, check_shapes, domains, wanted};
use crate::{Error, Result};
use engine::{Database, Derived, Holds, Kind, Locality, Options, Program};
use facts::store::Facts;
use facts::{ColumnKind, Domain, Relation};
use shards::{Catalogue, Part};

/// How each relation of a program that an output needs may be derived, in the order of evaluation.
pub fn localities(program: &Program) -> Vec<Derived> {
    program.localities(&|relation, column| {
        let info = Relation::from_name(relation).map(Relation::info);
        let column = info.and_then(|info| info.columns.get(column));
        column.is_some_and(|column| matches!(column.kind, ColumnKind::Entity(_)))
    })
}

/// How a program is asked about a catalogue.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What the engine may use; each of its threads takes a shard, if there are several.
    pub options: Options,
    /// Labels in the place of ids.
    pub labels: bool,
    /// Where it is kept what shards answer, for later runs; none if it is not.
    pub checkpoint: Option<PathBuf>,
}

/// The rows of an output, one after the other, in all shards that were asked.
pub trait Sink: Send {
    /// Takes the next row of this output; ids have 64 bits.
    ///
    /// # Errors
    /// When it cannot be kept.
    fn row(&mut self, output: usize, cells: &[&[u8]]) -> Result<()>;
}

/// Evaluates the program, of which [`localities`] said what is `derived` how. What
/// needs all modules at once is joined of what the shards have by themselves.
/// The rows of a shard come after those of the shards before it.
///
/// # Errors
/// When a shard is not made, the program is not to be asked of a catalogue, a limit is reached, or the
/// sink fails.
pub fn run(
    program: &Program,
    derived: &[Derived],
    catalogue: &Catalogue,
    asked: &Asked,
    sink: &mut dyn Sink,
) -> Result<Done> {
    check(program)?;
    let outputs = Output::all(program, derived)?;
    let shards = catalogue.shards() as u32;
    let each: Vec<Vec<u32>> = (0..shards).map(|shard| vec![shard]).collect();
    if !derived.iter().any(is_global) {
        run_parts(program, catalogue, asked, &outputs, &each, sink)?;
        return Ok(Done { parts: each.len(), ..Done::default() });
    }
    match Split::worthwhile(program, derived, asked).filter(|_| shards > 1) {
        Some(split) => split.run(&outputs, catalogue, asked, &each, sink),
        None => {
            let all = [(0..shards).collect()];
            run_parts(program, catalogue, asked, &outputs, &all, sink)?;
            Ok(Done { parts: 1, ..Done::default() })
        }
    }
}

/// That the program asks about modules alone.
fn check(program: &Program) -> Result<()> {
    check_shapes(program)?;
    let inputs = program.inputs();
    match inputs.iter().find(|it| Relation::from_name(&it.name).is_none()) {
        Some(other) => Err(Error::NotOfModules(other.name.clone())),
        None => Ok(()),
    }
}

/// Which parts were asked, one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// How many: shards, or 1 if all of them at once.
    pub parts: usize,
    /// How many relations were joined then, for rules that need all modules at once.
    pub joined: usize,
    /// What many workers had to do with each other; none if there were none.
    pub effort: Option<Effort>,
}

/// What many workers had to do with each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Threads of all processes.
    pub workers: usize,
    /// How often rows went from worker to worker, one after the other, in all phases.
    pub rounds: u64,
    /// How many bytes this process's workers sent to others.
    pub sent: u64,
    /// How many steps an earlier run had kept: what shards have, and strata.
    pub resumed: usize,
}

fn is_global(derived: &Derived) -> bool {
    matches!(derived.locality, Locality::Global { .. })
}

/// Evaluates the program on each part.
fn run_parts(
    program: &Program,
    catalogue: &Catalogue,
    asked: &Asked,
    outputs: &[Output],
    parts: &[Vec<u32>],
    sink: &mut dyn Sink,
) -> Result<()> {
    let threads = asked.options.threads.clamp(1, parts.len().max(1));
    let options =
        Options { threads: (asked.options.threads / threads).max(1), ..asked.options.clone() };
    // Labels are of other relations than those that are asked.
    let checkpoint = asked.checkpoint.as_deref().filter(|_| !asked.labels);
    let kept = checkpoint.map(|dir| Kept::new(dir, program, outputs)).transpose()?.flatten();
    let outputs: Vec<&Output> = outputs.iter().collect();
    let derive = |part: &[u32]| -> Result<Vec<Rows>> {
        let part = catalogue.part(part.iter().copied())?;
        let database = Database::new(program);
        rows(program, database, &part, &outputs, &options, asked.labels)
    };
    let evaluate = |part: &[u32]| match (&kept, part) {
        (Some(kept), &[shard]) => kept.of(catalogue, shard, || derive(part)),
        _ => derive(part),
    };
    let window = threads * AHEAD;
    let (next, waiting) = (AtomicUsize::new(0), Waiting::new(sink));
    let work = || {
        let _ends = Ends(&waiting);
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(at) else { return };
            if !waiting.until(at, window) || !waiting.take(at, evaluate(part)) {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            // Without another thread this one does its share.
            let _ = stack::spawn(scope, work);
        }
        work();
    });
    waiting.finish().map_or(Ok(()), Err)
}

/// So many parts may be done before the first of them is, for each thread: their rows are in memory.
const AHEAD: usize = 4;

/// The rows of a part's output, one after the other: of each cell where it ends.
#[derive(Default)]
struct Rows {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    /// How many there are: some have no cells.
    count: usize,
}

impl Rows {
    fn push(&mut self, cell: &[u8]) {
        self.bytes.extend_from_slice(cell);
        self.ends.push(self.bytes.len());
    }

    fn each(&self, visit: &mut dyn FnMut(&[&[u8]]) -> Result<()>) -> Result<()> {
        let width = self.ends.len().checked_div(self.count).unwrap_or_default();
        let (mut start, mut ends) = (0, self.ends.iter());
        let mut cells = Vec::new();
        for _ in 0..self.count {
            cells.clear();
            for &end in ends.by_ref().take(width) {
                cells.push(&self.bytes[start..end]);
                start = end;
            }
            visit(&cells)?;
        }
        Ok(())
    }
}

/// Rows on their way, in the order of the parts. Who is far ahead waits, so that they are few.
struct Waiting<'a> {
    state: Mutex<State<'a>>,
    moved: Condvar,
}

struct State<'a> {
    next: usize,
    rows: BTreeMap<usize, Vec<Rows>>,
    sink: &'a mut dyn Sink,
    error: Option<Error>,
    /// A part failed: no more are wanted.
    ended: bool,
}

impl<'a> Waiting<'a> {
    fn new(sink: &'a mut dyn Sink) -> Self {
        let rows = BTreeMap::new();
        let state = State { next: 0, rows, sink, error: None, ended: false };
        Self { state: Mutex::new(state), moved: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, State<'a>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the part is fewer than `window` ahead. Answers whether it is wanted.
    fn until(&self, at: usize, window: usize) -> bool {
        let mut state = self.lock();
        while !state.ended && at >= state.next + window {
            state = self.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        !state.ended
    }

    /// Takes what a part has. Answers whether more is wanted.
    fn take(&self, at: usize, rows: Result<Vec<Rows>>) -> bool {
        let mut state = self.lock();
        if let Err(error) = rows.and_then(|rows| state.take(at, rows)) {
            state.error.get_or_insert(error);
            state.ended = true;
        }
        self.moved.notify_all();
        !state.ended
    }

    fn finish(self) -> Option<Error> {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).error
    }
}

/// Nobody waits for a worker that has panicked.
struct Ends<'a, 'b>(&'a Waiting<'b>);

impl Drop for Ends<'_, '_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().ended = true;
            self.0.moved.notify_all();
        }
    }
}

impl State<'_> {
    fn take(&mut self, at: usize, rows: Vec<Rows>) -> Result<()> {
        self.rows.insert(at, rows);
        while let Some(rows) = self.rows.remove(&self.next) {
            self.next += 1;
            for (output, rows) in rows.iter().enumerate() {
                rows.each(&mut |cells| self.sink.row(output, cells))?;
            }
        }
        Ok(())
    }
}

/// An output, and in which columns there are ids.
struct Output {
    name: String,
    /// What the ids may stand for; none for columns without ids.
    columns: Vec<Option<Vec<Domain>>>,
    /// It has ids whatever is asked for.
    is_raw: bool,
}

impl Output {
    fn all(program: &Program, derived: &[Derived]) -> Result<Vec<Self>> {
        let output = |relation: engine::RelationInfo| {
            let holds = derived.iter().find(|it| it.name == relation.name);
            let holds = holds.map_or(&[][..], |it| &it.columns);
            let mut columns = Vec::new();
            for ((column, ty), holds) in relation.columns.iter().zip(&relation.types).zip(holds) {
                let (name, kind) = column;
                let is_plain =
                    matches!(kind, Kind::Number | Kind::Unsigned | Kind::Float | Kind::Symbol);
                let column = || format!("{}: column {name}", relation.name);
                match holds {
                    Holds::MadeOfIds => return Err(Error::MadeOfIds { column: column() }),
                    Holds::Ids if !is_plain => return Err(Error::Record { column: column() }),
                    Holds::Ids => columns.push(Some(domains(program, ty))),
                    Holds::Values => columns.push(None),
                }
            }
            Ok(Self { name: relation.name, columns, is_raw: false })
        };
        program.outputs().into_iter().map(output).collect()
    }
}

/// What a part answers.
fn rows(
    program: &Program,
    mut database: Database,
    part: &Part,
    outputs: &[&Output],
    options: &Options,
    labels: bool,
) -> Result<Vec<Rows>> {
    database.use_threads(options.threads);
    database.forget_unused();
    for relation in wanted(program).iter() {
        add(program, relation, &part.relation(relation)?, false, &mut database)?;
    }
    program.run(&mut database, options)?;
    let mut domains: Vec<Domain> =
        outputs.iter().flat_map(|it| it.columns.iter().flatten().flatten().copied()).collect();
    domains.sort_unstable();
    domains.dedup();
    let mut named = Facts::new();
    if labels {
        for relation in label::relations(&domains).iter() {
            named.append(&part.relation(relation)?);
        }
    }
    let labels = labels.then(|| Labels::new(&named));
    let shown = |domains: &[Domain], cell: &[u8]| -> Option<Vec<u8>> {
        let id: u32 = std::str::from_utf8(cell).ok()?.parse().ok()?;
        let label = labels.as_ref();
        let label = label.and_then(|it| domains.iter().find_map(|&domain| it.of(domain, id)));
        match label {
            Some(label) => Some(label.into_bytes()),
            None => Some(part.whole_id(id)?.to_string().into_bytes()),
        }
    };
    let mut all = Vec::new();
    for output in outputs {
        let mut rows = Rows::default();
        let mut add = |cells: &[&[u8]]| {
            for (cell, domains) in cells.iter().zip(&output.columns) {
                let domains = domains.as_deref().map(|it| if output.is_raw { &[] } else { it });
                match domains.and_then(|domains| shown(domains, cell)) {
                    Some(shown) => rows.push(&shown),
                    None => rows.push(cell),
                }
            }
            rows.count += 1;
            true
        };
        program.visit(&database, &output.name, &mut add)?;
        all.push(rows);
    }
    Ok(all)
}
