//! A question about a catalogue by many threads and processes: each derives what shards have by
//! themselves, and all of them together what needs all modules at once.

use std::sync::Arc;

use super::kept::Kept;
use super::split::{FactsFrom, Split};
use super::{Asked, Done, Effort, Output, Sink, localities, rows};
use crate::{Error, Result};
use cluster::{Given, Hosts, Layout, Source};
use engine::{Database, Derived, Flow, Options, Program, Sets};
use shards::{Catalogue, State};

/// Who answers.
#[derive(Clone, Debug)]
pub struct Workers {
    /// How many threads of this process.
    pub threads: usize,
    /// The processes; none if this is the only one.
    pub hosts: Option<Hosts>,
    /// Ends this process: another has ended, of this number and at this address.
    pub lost: fn(usize, &str) -> !,
}

impl Workers {
    /// Whether this is the process that has the answers.
    pub fn is_first(&self) -> bool {
        self.hosts.as_ref().is_none_or(|hosts| hosts.own() == 0)
    }
}

/// Evaluates the program as [`super::run`] does, which it answers alike. The sink of the first process
/// gets all rows, those of the others none.
///
/// # Errors
/// What `run` has them for; that the program has something that only the engine itself evaluates; and
/// that the processes do not find each other, or one has failed.
pub fn run(
    program: &Program,
    derived: &[Derived],
    catalogue: Catalogue,
    asked: &Asked,
    workers: &Workers,
    sink: &mut dyn Sink,
) -> Result<Done> {
    super::check(program)?;
    let outputs = Output::all(program, derived)?;
    let Split { apart, joint, given, .. } = Split::of(program, derived, FactsFrom::Joined)?;
    let mut of_apart = Output::all(&apart, &localities(&apart))?;
    of_apart.iter_mut().for_each(|it| it.is_raw = true);
    let has_ids = |name: &str, column: usize| {
        let found = of_apart.iter().find(|it| it.name == name);
        found.is_some_and(|it| it.columns.get(column).is_some_and(Option::is_some))
    };
    let flow = joint.flow(&has_ids).map_err(Error::Refused)?;
    let place = |name: &str| outputs.iter().position(|it| it.name == name);
    let relation = |name: &String| flow.relations.iter().position(|it| it.name == *name);
    let joined: Vec<usize> = given.iter().filter_map(relation).collect();
    let wanted = of_apart.iter().map(|output| Wanted {
        outer: place(&output.name).map(|at| at as u32),
        joined: joined.iter().copied().find(|&at| flow.relations[at].name == output.name),
    });
    let wanted = wanted.collect();
    let whole: Vec<Option<usize>> =
        flow.outputs.iter().map(|&it| place(&flow.relations[it].name)).collect();
    let done = Done { parts: catalogue.shards(), joined: joined.len(), effort: None };
    let task = task(program, &flow, &catalogue, workers)?;
    let checkpoint = asked.checkpoint.as_deref();
    let kept = checkpoint.map(|dir| Kept::new(dir, &apart, &of_apart)).transpose()?.flatten();
    let sets = asked.options.sets;
    let shards = Shards { apart, outputs: of_apart, wanted, catalogue, kept, sets };
    let layout = Layout {
        threads: workers.threads,
        hosts: workers.hosts.clone(),
        checkpoint: asked.checkpoint.clone(),
    };
    let (flow, source) = (Arc::new(flow), Arc::new(shards));
    let (answers, effort) = cluster::run(flow, source, &layout, &task, workers.lost)?;
    if let Some(answers) = answers {
        let width = |output: u32| outputs[output as usize].columns.len();
        answers.of_parts(width, |output, cells| sink.row(output as usize, cells))?;
        for (at, place) in whole.into_iter().enumerate() {
            if let Some(place) = place {
                answers.visit(at, |cells| sink.row(place, cells))?;
            }
        }
    }
    let processes = workers.hosts.as_ref().map_or(1, Hosts::len);
    let workers = workers.threads * processes;
    let cluster::Effort { rounds, sent, resumed } = effort;
    let effort = Effort { workers, rounds, sent, resumed };
    Ok(Done { effort: Some(effort), ..done })
}

/// What all processes have to agree on: the facts, what is derived of them, and by how many.
fn task(
    program: &Program,
    flow: &Flow,
    catalogue: &Catalogue,
    workers: &Workers,
) -> Result<[u8; 32]> {
    let mut hasher = blake3::Hasher::new();
    let mut add = |part: &str| {
        hasher.update(part.as_bytes());
        hasher.update(b"\0");
    };
    add(env!("CARGO_PKG_VERSION"));
    add(&workers.threads.to_string());
    for (output, definition) in program.outputs().iter().zip(program.definitions()) {
        add(&output.name);
        definition.iter().for_each(|it| add(&it.to_string()));
    }
    // Programs with the same definitions may count relations and strings in another order.
    flow.relations.iter().for_each(|it| add(&it.name));
    flow.texts.iter().for_each(|it| add(it));
    flow.strata.iter().for_each(|it| add(&format!("{:?}", it.relations)));
    for shard in 0..catalogue.shards() as u32 {
        if let State::Committed(manifest) = catalogue.state(shard)? {
            add(&manifest.key);
        }
    }
    Ok(*hasher.finalize().as_bytes())
}

/// What becomes of an output of a shard.
struct Wanted {
    /// It is one of the program.
    outer: Option<u32>,
    /// It is a relation that is joined.
    joined: Option<usize>,
}

/// Shards, each for the worker whose turn it is.
struct Shards {
    apart: Program,
    outputs: Vec<Output>,
    wanted: Vec<Wanted>,
    catalogue: Catalogue,
    kept: Option<Kept>,
    /// When the engine keeps relations as sets.
    sets: Sets,
}

impl Source for Shards {
    fn read(&self, worker: usize, workers: usize, to: &mut Given<'_>) -> Result<(), String> {
        // The limits of the process end it.
        let options = Options { threads: 1, sets: self.sets, ..Options::default() };
        let outputs: Vec<&Output> = self.outputs.iter().collect();
        let derive = |shard: u32| {
            let part = self.catalogue.part([shard])?;
            rows(&self.apart, Database::new(&self.apart), &part, &outputs, &options, false)
        };
        for shard in (worker..self.catalogue.shards()).step_by(workers) {
            let shard = shard as u32;
            let derived = match &self.kept {
                Some(kept) => {
                    let derive = || stack::deep(|| derive(shard));
                    kept.of(&self.catalogue, shard, derive)
                }
                None => stack::deep(|| derive(shard)),
            };
            let derived = derived.map_err(|error| error.to_string())?;
            for (wanted, rows) in self.wanted.iter().zip(derived) {
                rows.each(&mut |cells| {
                    if let Some(output) = wanted.outer {
                        to.answer(shard, output, cells);
                    }
                    match wanted.joined {
                        Some(relation) => Ok(to.row(relation, cells)?),
                        None => Ok(()),
                    }
                })
                .map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    }
}
