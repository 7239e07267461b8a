//! Programs that need all modules at once somewhere: what shards have by themselves is derived there, and
//! only what the others read of it is joined.

use super::{Asked, Done, Output, Sink, is_global, localities, rows, run_parts};
use crate::{Error, Result};
use engine::{Database, Derived, Holds, Kind, Program, Width};
use facts::Relation;
use shards::{Catalogue, Part};

/// A program in two: what each shard derives, and what is derived of that and of facts.
pub(super) struct Split {
    pub apart: Program,
    pub joint: Program,
    /// What is joined of all shards.
    pub given: Vec<String>,
    /// An output has labels where what is joined has ids.
    is_both: bool,
}

/// Where rules that need all modules at once have the facts of modules from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FactsFrom {
    /// From the shards themselves.
    Shards,
    /// From what is joined of them.
    Joined,
}

impl Split {
    /// The two; none if that would be one again.
    pub(super) fn worthwhile(
        program: &Program,
        derived: &[Derived],
        asked: &Asked,
    ) -> Option<Self> {
        // Cells go from one to the other as 32 bits.
        if program.width() != Width::Narrow {
            return None;
        }
        let split = Self::of(program, derived, FactsFrom::Shards).ok()?;
        let is_one = split.apart.outputs().is_empty();
        (!(is_one || split.is_both && asked.labels)).then_some(split)
    }

    /// The two.
    pub(super) fn of(
        program: &Program,
        derived: &[Derived],
        facts: FactsFrom,
    ) -> engine::Result<Self> {
        let relations = program.relations();
        let can_be_given = |it: &&Derived| {
            let is_plain =
                |kind: &Kind| matches!(kind, Kind::Number | Kind::Unsigned | Kind::Symbol);
            let own = relations.iter().find(|own| own.name == it.name);
            let is_derived = facts == FactsFrom::Joined || Relation::from_name(&it.name).is_none();
            // What is made of ids is another thing where ids are others.
            let is_stable = !it.columns.is_empty() && !it.columns.contains(&Holds::MadeOfIds);
            let kinds = own.is_some_and(|own| own.columns.iter().all(|(_, kind)| is_plain(kind)));
            is_derived && is_stable && kinds && !is_global(it)
        };
        let some: Vec<String> =
            derived.iter().filter(can_be_given).map(|it| it.name.clone()).collect();
        let (global, mut local): (Vec<String>, Vec<String>) = program
            .outputs()
            .into_iter()
            .map(|it| it.name)
            .partition(|name| derived.iter().find(|it| it.name == *name).is_none_or(is_global));
        let mut joint = program.clone();
        let given = joint.cut(&some, &global)?;
        let is_both = given.iter().any(|name| local.contains(name));
        local
            .extend(given.iter().filter(|name| !local.contains(name)).cloned().collect::<Vec<_>>());
        let mut apart = program.clone();
        apart.select(&local)?;
        Ok(Self { apart, joint, given, is_both })
    }

    /// Answers the outputs of the whole program, of which these are all.
    pub(super) fn run(
        &self,
        outputs: &[Output],
        catalogue: &Catalogue,
        asked: &Asked,
        each: &[Vec<u32>],
        sink: &mut dyn Sink,
    ) -> Result<Done> {
        let all = catalogue.part(0..catalogue.shards() as u32)?;
        let place = |name: &str| outputs.iter().position(|it| it.name == name);
        let mut apart = Output::all(&self.apart, &localities(&self.apart))?;
        for output in &mut apart {
            output.is_raw = place(&output.name).is_none();
        }
        let relations = self.joint.relations();
        let given = |output: &Output| {
            let at = self.given.iter().position(|name| *name == output.name)?;
            let own = relations.iter().find(|it| it.name == output.name)?;
            let kinds = own.columns.iter().zip(&output.columns);
            Some((at, kinds.map(|((_, kind), domains)| (*kind, domains.is_some())).collect()))
        };
        let mut joined = Joined {
            outer: apart.iter().map(|it| place(&it.name)).collect(),
            given: apart.iter().map(given).collect(),
            cells: vec![Vec::new(); self.given.len()],
            database: Database::new(&self.joint),
            part: &all,
            sink,
        };
        run_parts(&self.apart, catalogue, asked, &apart, each, &mut joined)?;
        let Joined { cells, mut database, sink, .. } = joined;
        for (name, cells) in self.given.iter().zip(cells) {
            database.load_interned(&self.joint, name, &cells)?;
        }
        let wholes: Vec<String> = self.joint.outputs().into_iter().map(|it| it.name).collect();
        let wholes: Vec<&Output> =
            wholes.iter().filter_map(|it| Some(&outputs[place(it)?])).collect();
        let of_wholes = rows(&self.joint, database, &all, &wholes, &asked.options, asked.labels)?;
        for (output, rows) in wholes.iter().zip(of_wholes) {
            let Some(at) = place(&output.name) else { continue };
            rows.each(&mut |cells| sink.row(at, cells))?;
        }
        Ok(Done { parts: each.len(), joined: self.given.len(), effort: None })
    }
}

/// The place of a relation among what is joined, and of each column its kind and whether it has ids.
type Given = (usize, Vec<(Kind, bool)>);

/// Rows of shards on their way out, and into what is joined.
struct Joined<'a> {
    /// The place of each output of a shard among those of the program.
    outer: Vec<Option<usize>>,
    /// Those that are joined.
    given: Vec<Option<Given>>,
    cells: Vec<Vec<u32>>,
    database: Database,
    part: &'a Part,
    sink: &'a mut dyn Sink,
}

impl Sink for Joined<'_> {
    fn row(&mut self, output: usize, cells: &[&[u8]]) -> Result<()> {
        if let Some(at) = self.outer[output] {
            self.sink.row(at, cells)?;
        }
        let Some((at, columns)) = &self.given[output] else { return Ok(()) };
        for (cell, &(kind, is_id)) in cells.iter().zip(columns) {
            let text = || std::str::from_utf8(cell).ok();
            let cell = match kind {
                _ if is_id => text().and_then(|it| self.part.own_id(it.parse().ok()?)),
                Kind::Number => text().and_then(|it| Some(it.parse::<i32>().ok()?.cast_unsigned())),
                Kind::Unsigned => text().and_then(|it| it.parse().ok()),
                _ => Some(self.database.intern(cell)),
            };
            self.cells[*at].push(cell.ok_or(Error::Joined)?);
        }
        Ok(())
    }
}
