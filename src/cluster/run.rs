//! The evaluation of a flow by all workers.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Arc, Mutex};

use engine::{Flow, Kind};
use timely::communication::Hooks;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::allocator::{AllocatorBuilder, ProcessBuilder};
use timely::worker::Worker;
use timely::{CommunicationConfig, WorkerConfig};

use crate::agree::Agreeing;
use crate::answers::Answers;
use crate::checkpoint::{Checkpoints, Given as Begun, Least};
use crate::derive::{Deriving, Filling, Stratum};
use crate::error::{Error, Result};
use crate::gather::{Gathering, Giving, PartRows};
use crate::hosts::Hosts;
use crate::phase::{self, Effort, Work};
use crate::plan::Plan;
use crate::records::Records;
use crate::rows::RowSet;
use crate::sizes::Counting;
use crate::symbols::{Numbering, Reading, Texts};

/// Who works.
#[derive(Clone, Debug)]
pub struct Layout {
    /// How many threads of this process; each process has as many.
    pub threads: usize,
    /// The processes; none if this is the only one.
    pub hosts: Option<Hosts>,
    /// Where each worker keeps what it has after each stratum, and finds what an earlier run of the same
    /// task with as many workers has kept; none if nothing is kept.
    pub checkpoint: Option<PathBuf>,
}

/// Where given rows come from.
pub trait Source: Send + Sync + 'static {
    /// Shows one of so many workers the rows that it is to begin with. All workers together see all rows;
    /// it does not matter whether two see the same.
    ///
    /// # Errors
    /// Why there are none, in words.
    fn read(&self, worker: usize, workers: usize, to: &mut Given<'_>) -> Result<(), String>;
}

/// Takes what a worker begins with.
#[derive(Debug)]
pub struct Given<'a> {
    flow: &'a Flow,
    /// The place of each relation among those that are given.
    cells: Vec<Option<Vec<u64>>>,
    texts: Texts,
    parts: Vec<PartRows>,
}

impl<'a> Given<'a> {
    fn new(flow: &'a Flow) -> Self {
        let mut cells: Vec<Option<Vec<u64>>> = flow.relations.iter().map(|_| None).collect();
        for &relation in &flow.given {
            cells[relation] = Some(Vec::new());
        }
        Self { flow, cells, texts: Texts::default(), parts: Vec::new() }
    }

    /// Takes a row of a given relation, as the texts of its cells: ids have 64 bits.
    ///
    /// # Errors
    /// A cell that is no value of its column.
    pub fn row(&mut self, relation: usize, row: &[&[u8]]) -> Result<()> {
        let Some(cells) = &mut self.cells[relation] else { return Ok(()) };
        let described = &self.flow.relations[relation];
        for (kind, cell) in described.kinds.iter().zip(row) {
            let text = || std::str::from_utf8(cell).ok();
            let value = match kind {
                Kind::Number => {
                    text().and_then(|it| it.parse::<i32>().ok()).map(|it| it as u32 as u64)
                }
                Kind::Unsigned => text().and_then(|it| it.parse().ok()),
                Kind::Float => {
                    text().and_then(|it| it.parse::<f32>().ok()).map(|it| it.to_bits().into())
                }
                _ => Some(self.texts.number(cell) as u64),
            };
            cells.push(value.ok_or_else(|| {
                let cell = String::from_utf8_lossy(cell);
                Error::Source(format!("{}: `{cell}` is no value of a column", described.name))
            })?);
        }
        if row.is_empty() {
            cells.push(0);
        }
        Ok(())
    }

    /// Takes a row of an output that a part answers by itself: parts come out in their order.
    pub fn answer(&mut self, part: u32, output: u32, row: &[&[u8]]) {
        let is_own = |it: &&mut PartRows| it.part == part && it.output == output;
        if self.parts.last_mut().filter(is_own).is_none() {
            self.parts.push(PartRows { part, output, ..PartRows::default() });
        }
        let Some(rows) = self.parts.last_mut() else { return };
        for cell in row {
            rows.bytes.extend_from_slice(cell);
            rows.ends.push(rows.bytes.len() as u64);
        }
        if row.is_empty() {
            rows.ends.push(rows.bytes.len() as u64);
        }
    }
}

/// Evaluates a flow. All processes do, with the same `task`, a hash of what they are asked; the first
/// has the answers, the others none. `lost` is called from another thread when a process has ended before
/// the work is done; it ends this one.
///
/// # Errors
/// The processes do not find each other, a source fails, or a division by zero: every process says the same.
pub fn run(
    flow: Arc<Flow>,
    source: Arc<dyn Source>,
    layout: &Layout,
    task: &[u8; 32],
    lost: fn(usize, &str) -> !,
) -> Result<(Option<Answers>, Effort)> {
    let (builders, guard): (_, Box<dyn std::any::Any + Send>) = match &layout.hosts {
        Some(hosts) if hosts.len() > 1 => {
            let streams = hosts.connect(task)?;
            watch(hosts, lost);
            let hooks = Hooks::default();
            let own = ProcessBuilder::new_typed_vector(
                layout.threads,
                hooks.refill.clone(),
                hooks.spill.clone(),
            );
            let (builders, guard) = initialize_networking_from_sockets(
                own,
                streams,
                hosts.own(),
                layout.threads,
                hooks,
            )
            .map_err(|source| Error::Io { what: "cannot speak with others".to_owned(), source })?;
            (builders.into_iter().map(AllocatorBuilder::Tcp).collect(), Box::new(guard))
        }
        _ => CommunicationConfig::Process(layout.threads).try_build().map_err(Error::Workers)?,
    };
    let result = Arc::new(Mutex::new(Vec::new()));
    let results = Arc::clone(&result);
    let (checkpoint, task) = (layout.checkpoint.clone(), *task);
    let work = move |worker: &mut Worker| {
        let keep = checkpoint.as_deref().map(|dir| (dir, &task));
        let result = evaluate(worker, &flow, &*source, keep);
        if let Ok(mut results) = results.lock() {
            results.push(result);
        }
    };
    let guards = timely::execute::execute_from(builders, guard, WorkerConfig::default(), work)
        .map_err(Error::Workers)?;
    for guard in guards.join() {
        guard.map_err(Error::Workers)?;
    }
    let results = result.lock().map(|mut it| std::mem::take(&mut *it)).unwrap_or_default();
    let (mut answers, mut effort) = (None, Effort::default());
    for result in results {
        let (own, took) = result.map_err(Error::Source)?;
        answers = answers.or(own);
        effort.add(took);
    }
    Ok((answers, effort))
}

/// Notices that a connection ends too early: timely's threads panic then.
fn watch(hosts: &Hosts, lost: fn(usize, &str) -> !) {
    let before = std::panic::take_hook();
    let hosts = hosts.clone();
    std::panic::set_hook(Box::new(move |panic| {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or_default();
        let process = name.strip_prefix("timely:").and_then(|it| it.rsplit('-').next());
        match process.and_then(|it| it.parse::<usize>().ok()) {
            Some(process) => lost(process, hosts.address(process)),
            None => before(panic),
        }
    }));
}

/// What one worker does.
fn evaluate(
    worker: &mut Worker,
    flow: &Flow,
    source: &dyn Source,
    keep: Option<(&Path, &[u8; 32])>,
) -> Result<(Option<Answers>, Effort), String> {
    let (me, peers) = (worker.index(), worker.peers());
    let mut phases = Phases { worker, effort: Effort::default() };
    let checkpoints = keep.map(|(dir, task)| {
        let own = Checkpoints::new(dir, task, me, peers);
        own.map_err(|error| format!("{}: cannot be written: {error}", dir.display()))
    });
    let checkpoints = phases.together(checkpoints.transpose())?;
    let steps = match &checkpoints {
        Some(own) => phases.run(Least::new(own.steps())).end(),
        None => 0,
    };
    let last = last_uses(flow);
    let mut records = Records::default();
    let begun = match &checkpoints {
        Some(own) if steps > 0 => {
            phases.together(resumed(flow, own, steps, &last, &mut records))?
        }
        _ => {
            let given = begin(&mut phases, flow, source)?;
            let saved = checkpoints.as_ref().map_or(Ok(()), |own| own.save_given(&given));
            phases.together(saved)?;
            given
        }
    };
    let Begun { constants, kept, parts, mut homes } = begun;
    phases.effort.resumed = steps;
    for (at, stratum) in flow.strata.iter().enumerate().skip(steps.saturating_sub(1)) {
        let (counted, sizes) = phases.run(Counting::new(homes)).end();
        let plan = Plan::of(stratum, &sizes);
        let filling = Filling::new(Stratum::new(plan, counted, Rc::clone(&constants), records));
        let deriving = Deriving::new(phases.run(filling).end());
        let (derived, known, error) = phases.run(deriving).end().end();
        (homes, records) = (derived, known);
        let saved = match (error, &checkpoints) {
            (Some(error), _) => Err(error.to_string()),
            (None, Some(own)) => own.save_stratum(at, &stratum.relations, &homes, &records),
            (None, None) => Ok(()),
        };
        phases.together(saved)?;
        forget(&mut homes, &last, at);
    }

    let (rows, parts) = phases.run(Gathering::new(homes, &flow.outputs, parts)).end();
    let wanted = Answers::symbols(flow, &rows);
    let texts = phases.run(Reading::new(kept, wanted)).end();
    let answers = (me == 0).then(|| Answers::new(flow, rows, texts, parts));
    Ok((answers, phases.effort))
}

/// What a worker has before the first stratum.
fn begin(phases: &mut Phases<'_>, flow: &Flow, source: &dyn Source) -> Result<Begun, String> {
    let (me, peers) = (phases.worker.index(), phases.worker.peers());
    let mut given = Given::new(flow);
    let read = source.read(me, peers, &mut given);
    phases.together(read)?;
    let Given { mut cells, mut texts, parts, .. } = given;
    let own: Vec<usize> = flow.texts.iter().map(|it| texts.number(it.as_bytes())).collect();
    let (numbers, kept) = phases.run(Numbering::new(texts)).end();
    for (cells, described) in cells.iter_mut().zip(&flow.relations) {
        let Some(cells) = cells else { continue };
        for (column, kind) in described.kinds.iter().enumerate() {
            if *kind == Kind::Symbol {
                let width = described.kinds.len();
                let column = cells.iter_mut().skip(column).step_by(width);
                column.for_each(|cell| *cell = numbers[*cell as usize]);
            }
        }
    }
    let constants = own.iter().map(|&at| numbers[at]).collect();
    drop(numbers);
    let given = cells.into_iter().enumerate().filter_map(|(at, cells)| Some((at, cells?)));
    let homes = phases.run(Giving::new(given.collect(), &widths(flow))).end();
    Ok(Begun { constants, kept, parts, homes })
}

/// What a worker had after so many steps.
fn resumed(
    flow: &Flow,
    own: &Checkpoints,
    steps: usize,
    last: &[Option<usize>],
    records: &mut Records,
) -> Result<Begun, String> {
    let mut begun = own.given(&widths(flow))?;
    for stratum in 0..steps - 1 {
        *records = own.stratum(stratum, &mut begun.homes)?;
        forget(&mut begun.homes, last, stratum);
    }
    Ok(begun)
}

fn widths(flow: &Flow) -> Vec<usize> {
    flow.relations.iter().map(|it| it.kinds.len()).collect()
}

/// Gives up what no later stratum reads.
fn forget(homes: &mut [RowSet], last: &[Option<usize>], stratum: usize) {
    for (rows, last) in homes.iter_mut().zip(last) {
        if *last == Some(stratum) {
            *rows = RowSet::new(rows.width);
        }
    }
}

/// After which stratum a relation's rows are of no use any more; none if they are an output.
fn last_uses(flow: &Flow) -> Vec<Option<usize>> {
    let mut last = vec![Some(0); flow.relations.len()];
    for (at, stratum) in flow.strata.iter().enumerate() {
        for rule in &stratum.rules {
            for relation in rule.relations() {
                last[relation] = Some(at);
            }
        }
    }
    for &output in &flow.outputs {
        last[output] = None;
    }
    last
}

/// One phase after the other.
struct Phases<'a> {
    worker: &'a mut Worker,
    effort: Effort,
}

impl Phases<'_> {
    fn run<W: Work>(&mut self, work: W) -> W {
        let (work, took) = phase::run(self.worker, work);
        self.effort.rounds += took.rounds;
        self.effort.sent += took.sent;
        work
    }

    /// Goes on if all can.
    fn together<T>(&mut self, own: Result<T, String>) -> Result<T, String> {
        let (own, error) = match own {
            Ok(own) => (Some(own), None),
            Err(error) => (None, Some(error)),
        };
        match (self.run(Agreeing::new(error)).end(), own) {
            (None, Some(own)) => Ok(own),
            (error, _) => Err(error.unwrap_or_default()),
        }
    }
}

impl Effort {
    /// What another worker of the process took besides.
    fn add(&mut self, other: Self) {
        self.rounds = self.rounds.max(other.rounds);
        self.sent += other.sent;
        self.resumed = other.resumed;
    }
}
