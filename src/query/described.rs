//! What people are told about the entities of an answer: labels, and where instructions stand.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::label::{self, Labels};
use super::source_text::{Embed, SourceText};
use super::{Modules, Source};
use crate::Result;
use facts::store::{self, Facts};
use facts::{
    BasicblockFunction, Domain, Index, Instruction, InstructionBasicblock, InstructionLocation,
    Relation, RelationSet,
};
use ir::extract::{self, Numbering, Options};
use jobs::InputError;
use jobs::input::Input;
use jobs::read::{self, Reading};

/// Labels of entities of the source, as far as they can be had: by id, with the domains that the
/// id may be of. `firsts` is what [`load`](super::load) answered.
///
/// # Errors
/// When the source cannot be read any more.
pub fn labels(
    source: Source<'_>,
    firsts: &[u32],
    wanted: &BTreeMap<u32, Vec<Domain>>,
) -> Result<FxHashMap<u32, String>> {
    let mut found = FxHashMap::default();
    let mut domains: Vec<Domain> = wanted.values().flatten().copied().collect();
    domains.sort_unstable();
    domains.dedup();
    let ids: Vec<u32> = wanted.keys().copied().collect();
    each_part((source, firsts), &ids, label::relations(&domains), &mut |facts, ids, _| {
        let labels = Labels::new(facts);
        for &id in ids {
            let domains = wanted.get(&id).into_iter().flatten();
            if let Some(label) = domains.into_iter().find_map(|&it| labels.of(it, id)) {
                found.insert(id, label);
            }
        }
    })?;
    Ok(found)
}

/// Where an instruction stands, for people.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// What the module was called that it was read from; none of a fact directory.
    pub module: Option<String>,
    /// The label of its function.
    pub function: Option<String>,
    /// Its own label.
    pub label: Option<String>,
    /// Its place in the source by debug information.
    pub source: Option<SourcePlace>,
}

/// A place in source text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourcePlace {
    /// The file, as debug information calls it.
    pub file: String,
    /// Its line, counted from 1; 0 is unknown.
    pub line: u32,
    /// Its column in bytes, counted from 1; 0 is unknown.
    pub column: u32,
    /// The text of the line, if the file is there as it was compiled.
    pub text: Option<String>,
}

/// Where these instructions stand: by id, in ascending order.
///
/// # Errors
/// When the source cannot be read any more.
pub fn places(
    source: Source<'_>,
    firsts: &[u32],
    instructions: &[u32],
) -> Result<FxHashMap<u32, Place>> {
    let mut found = FxHashMap::default();
    let mut relations = label::relations(&[Domain::Instruction, Domain::Function]);
    relations.insert(Relation::InstructionLocation);
    each_part((source, firsts), instructions, relations, &mut |facts, ids, module| {
        let (labels, index) = (Labels::new(facts), Index::new(facts));
        let text = SourceText::of(facts, Embed::Auto);
        for &id in ids {
            let of_block = index.get::<InstructionBasicblock>(Instruction(id)).ok().flatten();
            let of_function =
                of_block.and_then(|row| index.get::<BasicblockFunction>(row.bb).ok().flatten());
            let location = index.get::<InstructionLocation>(Instruction(id)).ok().flatten();
            let source = location.map(|row| {
                let file = String::from_utf8_lossy(&facts.bytes(row.file)).into_owned();
                let text = text.line(&file, row.line).map(str::to_owned);
                SourcePlace { file, line: row.line, column: row.column, text }
            });
            let place = Place {
                module: module.map(str::to_owned),
                function: of_function.and_then(|row| labels.of(Domain::Function, row.r#fn.0)),
                label: labels.of(Domain::Instruction, id),
                source,
            };
            found.insert(id, place);
        }
    })?;
    Ok(found)
}

/// What is done with the facts of a part, the ids of the part, and the name of its module.
type Each<'a> = &'a mut dyn FnMut(&Facts, &[u32], Option<&str>);

/// Facts of these relations about these ids, which ascend, a part of the source after the
/// other.
fn each_part(
    (source, firsts): (Source<'_>, &[u32]),
    ids: &[u32],
    relations: RelationSet,
    each: Each<'_>,
) -> Result<()> {
    match source {
        Source::Facts(dir) => {
            let mut facts = Facts::new();
            // Facts for Datalog alone need not have every relation.
            let here = |relation: &Relation| store::file_of(dir, *relation).is_file();
            for relation in relations.iter().filter(here) {
                facts.append(&store::read_relation(dir, relation)?);
            }
            each(&facts, ids, None);
        }
        Source::Memory(memory) => each(memory.facts, ids, None),
        Source::Modules(Modules { inputs, reading, .. }) => {
            for (i, (input, &first)) in inputs.iter().zip(firsts).enumerate() {
                let end = firsts.get(i + 1).copied().unwrap_or(u32::MAX);
                let within = |bound: u32| ids.partition_point(|&id| id < bound);
                let own = &ids[within(first)..within(end)];
                if !own.is_empty() {
                    let facts = facts_of((input, reading), first, relations, own)?;
                    each(&facts, own, Some(&input.file()));
                }
            }
        }
    }
    Ok(())
}

/// These relations of a module, and of its functions those to which the ids belong.
fn facts_of(
    (input, reading): (&Input, Reading<'_>),
    first: u32,
    relations: RelationSet,
    ids: &[u32],
) -> Result<Facts> {
    let module = read::to_extract(&input.read()?, input.name(), reading, false)?.module;
    let options = Options { expand_strings: false, relations, threads: 1 };
    let mut all = Facts::new();
    let mut add = |chunk| {
        all.append(&chunk);
        Ok(())
    };
    let extracted = Numbering::of(&module).and_then(|mut numbering| {
        numbering.place_at(first)?;
        let (room, make) = (Facts::new(), std::mem::take::<Facts>);
        extract::numbered(&module, &numbering, options, Some(ids), room, &make, &mut add)
    });
    extracted.map_err(|error| InputError::from(error).of(input.name()))?;
    Ok(all)
}
