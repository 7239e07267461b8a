//! `llvm-facts diff`: what differs between two modules, by the rules of `diff.dl`.

mod debug;

use std::collections::{BTreeMap, BTreeSet};

use crate::Result;
use crate::query::{self, Memory, Source};
use engine::{Database, Options, Program};
use facts::Domain;
use jobs::pipeline::Observer;
use library::Search;
use serde::Serialize;

/// Something that is not the same in both modules, or of which that is not known.
#[derive(Serialize, Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// `module`, `variable`, `function`, `alias`, `ifunc` or `type`.
    pub kind: String,
    /// What it is called: `@main`, `%struct.pair`; empty for the module itself.
    pub name: String,
    /// `added`, `removed`, `changed` or `unknown`.
    pub change: String,
    /// In what it is changed: `linkage`, `operand`, ..; empty for what is added or removed.
    pub how: String,
    /// The global value, block or instruction of the old module where that is so.
    pub old: Option<String>,
    /// The same of the new module.
    pub new: Option<String>,
}

/// What comes of comparing two modules.
#[derive(Serialize, Debug, Default)]
pub struct Comparison {
    /// What differs, by kind and name, in the order of the old module.
    pub differences: Vec<Difference>,
    /// How many global values of each kind are equal.
    pub equal: BTreeMap<String, u64>,
}

/// Compares the two modules of a source, the old one first.
///
/// # Errors
/// When the source cannot be read.
pub fn modules(
    source: Source<'_>,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Comparison> {
    let program = Program::parse("<diff>", include_str!("diff.dl"), &Search::default())?;
    let mut database = Database::new(&program);
    let mut facts = query::read(source, observer)?;
    debug::without_intrinsics(&mut facts);
    let of_modules = matches!(source, Source::Modules(_));
    let memory = Source::Memory(Memory { facts: &facts, of_modules, files: None });
    query::load(&program, memory, &mut database, observer)?;
    program.run(&mut database, options)?;
    let text = |cell: &[u8]| String::from_utf8_lossy(cell).into_owned();
    let mut rows: Vec<([String; 4], [u32; 2])> = Vec::new();
    program.visit(&database, "diff", &mut |cells| {
        if let [kind, name, change, how, old, new] = cells {
            let id = |cell: &[u8]| text(cell).parse().unwrap_or_default();
            rows.push(([kind, name, change, how].map(|cell| text(cell)), [id(old), id(new)]));
        }
        true
    })?;
    rows.sort_by(|(a, a_ids), (b, b_ids)| (&a[..3], a_ids, &a[3]).cmp(&(&b[..3], b_ids, &b[3])));
    let ids: BTreeSet<u32> = rows.iter().flat_map(|(_, ids)| *ids).filter(|&id| id > 0).collect();
    let domains = vec![Domain::Instruction, Domain::Block, Domain::Function, Domain::Value];
    let wanted = ids.into_iter().map(|id| (id, domains.clone())).collect();
    let labels = query::labels(memory, &[], &wanted)?;
    let difference = |([kind, name, change, how], [old, new]): ([String; 4], [u32; 2])| {
        let [old, new] = [old, new].map(|id| labels.get(&id).cloned());
        Difference { kind, name, change, how, old, new }
    };
    let differences = rows.into_iter().map(difference).collect();
    let mut equal = BTreeMap::new();
    program.visit(&database, "diff_equal", &mut |cells| {
        if let [kind, values] = cells {
            equal.insert(text(kind), text(values).parse().unwrap_or_default());
        }
        true
    })?;
    Ok(Comparison { differences, equal })
}
