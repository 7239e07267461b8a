//! Strict equality of functions looks at lists of relations (`datalog/functions/_property.dl` and
//! its neighbours), and merging relies on it. So every relation of the schema is asked: what if one
//! of its rows were another? Each small module of the corpus is compared with copies of itself in
//! which one row is dropped, moved to a relation of the same columns, or has one other cell, and
//! which rebuild and LLVM's verifier accept. A function that the row says something of must no
//! longer equal its copy, unless the relation is exempt for a reason that `EXEMPT` gives.
//!
//!     STRICT_EQUALITY=relation cargo test --test strict_equality -- --nocapture
//!
//! says what was changed in one relation, and what came of it.

mod changes;
mod exempt;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;

use changes::{All, Mutant, Original, cells, stored};
use engine::{Database, Directories, Options, Program};
use facts::store::{DirectoryWriter, Facts, Files};
use facts::{Index, Relation};
use ir::extract;
use jobs::rebuild;
use llvm::{Module, Syntax};
use rayon::prelude::*;
use support::Input;

/// Which functions of the copies equal the same function of the first module.
const QUERY: &str = r#"
.include "functions/functions.dl"
.decl same(copy: Module, place: unsigned)
same(copy, place) :-
    module_function(0, place, function), module_function(copy, place, twin),
    cross_module_class(function, first), cross_module_class(twin, first), copy != 0.
.output same
"#;

/// Changes of a relation that were noticed, and in words those that were not.
#[derive(Default)]
struct Seen {
    told: usize,
    missed: Vec<String>,
}

/// For each module but the first, the places of functions that equal the first's.
fn equal(program: &Program, modules: &[&Facts]) -> Vec<BTreeSet<usize>> {
    let dir = tempfile::tempdir().unwrap();
    let place = dir.path().join("facts");
    let mut writer = DirectoryWriter::create(&place, Files::Tsv, true).unwrap();
    let mut starts = Vec::new();
    let mut base = 0;
    for module in modules {
        // Facts are made from id 0 on, so a copy's are made again from where the last ended.
        let bitcode = rebuild::bitcode(&Index::new(module), facts::Module(0)).unwrap();
        let module = Module::parse(&bitcode, Syntax::Bitcode, "<stdin>").unwrap();
        let facts = support::facts_from(&module, base, extract::Options::default()).unwrap();
        starts.push(cells(&facts, Relation::Module).next().unwrap()[0].to_string());
        base = support::largest_id(&facts).map_or(base, |id| id + 1);
        writer.append(&facts).unwrap();
    }
    writer.finish().unwrap();
    let mut database = Database::new(program);
    database.read_inputs(program, &place).unwrap();
    program.run(&mut database, &Options::default()).unwrap();
    let rows = program.texts(&database, "same").unwrap();
    let text = |cell: &Vec<u8>| String::from_utf8(cell.clone()).unwrap();
    let same: BTreeSet<(String, usize)> =
        rows.iter().map(|row| (text(&row[0]), text(&row[1]).parse().unwrap())).collect();
    let of = |start: &String| same.iter().filter(|(m, _)| m == start).map(|(_, f)| *f).collect();
    starts[1..].iter().map(of).collect()
}

/// Every relation with what became of changes to its rows.
fn every_relation() -> BTreeMap<Relation, Seen> {
    let only = env::var("STRICT_EQUALITY").ok().map(|name| Relation::from_name(&name).unwrap());
    let program = query();
    let wanted = stored().filter(|relation| only.is_none_or(|only| only == *relation));
    let mut wanted: Vec<(Relation, All)> = wanted.map(|r| (r, All::default())).collect();
    let mut seen: BTreeMap<Relation, Seen> = stored().map(|r| (r, Seen::default())).collect();
    let mut inputs = support::corpus();
    // Arguments of debug information's intrinsics do not count.
    let debug = |input: &Input| memchr::memmem::find(&input.bytes, b"llvm.dbg.").is_some();
    inputs.retain(|i| !i.is_compiled() && i.bytes.len() < 10_000 && !debug(i));
    let own = fs::read(support::root().join("tests/strict_equality/more.ll")).unwrap();
    inputs.push(Input { name: "more.ll".to_owned(), bytes: own });
    for input in inputs {
        let original = Original::new(input.name.clone(), input.facts());
        let Ok(copy) = original.rebuilt(&[]) else { continue };
        let mutants = wanted.par_iter_mut().map(|(r, all)| original.mutants(*r, all));
        let mutants: Vec<Mutant> = mutants.flatten_iter().collect();
        if mutants.is_empty() {
            continue;
        }
        let modules: Vec<&Facts> =
            [&original.facts, &copy].into_iter().chain(mutants.iter().map(|m| &m.facts)).collect();
        let same = equal(&program, &modules);
        for (mutant, equal) in mutants.iter().zip(&same[1..]) {
            // What does not even equal an exact copy of itself shows nothing.
            let mut witnesses = mutant.concerns.intersection(&same[0]).peekable();
            if witnesses.peek().is_none() {
                continue;
            }
            let seen = seen.get_mut(&mutant.relation).unwrap();
            let told = witnesses.any(|place| !equal.contains(place));
            if told {
                seen.told += 1;
            } else {
                seen.missed.push(mutant.words.clone());
            }
            if only.is_some() {
                println!("{}: {}", if told { "told" } else { "MISSED" }, mutant.words);
            }
        }
    }
    seen
}

/// Relations that `EXEMPT` names.
fn exempt() -> BTreeMap<Relation, &'static str> {
    let relation = |name: &str| Relation::from_name(name).unwrap_or_else(|| panic!("no {name}"));
    let of = |(why, names): &(&'static str, &[&str])| {
        let why = *why;
        names.iter().map(|name| (relation(name), why)).collect::<Vec<_>>()
    };
    exempt::EXEMPT.iter().flat_map(of).collect()
}

/// The pairs of `together.txt`: names of relations, and two modules.
fn together() -> Vec<(Vec<String>, String, String)> {
    let text = fs::read_to_string(support::root().join("tests/strict_equality/together.txt"));
    let text = text.unwrap();
    let pair = |section: &str| {
        let (names, modules) = section.split_once('\n').unwrap();
        let (one, other) = modules.split_once("---\n").unwrap_or_else(|| panic!("{names}: one"));
        let names = names.split(' ').map(str::to_owned).collect();
        (names, one.to_owned(), other.to_owned())
    };
    text.split("\n\n# ").skip(1).map(pair).collect()
}

fn query() -> Program {
    let search = vec![support::root().join("datalog")];
    let includes = Directories { search, ..Directories::default() };
    Program::parse("query.dl", QUERY, &includes).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_relation_is_compared_or_exempt() {
    let (seen, exempt) = (every_relation(), exempt());
    let together = together();
    let together: BTreeSet<&str> =
        together.iter().flat_map(|(names, ..)| names.iter().map(String::as_str)).collect();
    let mut wrong = Vec::new();
    for (relation, Seen { told, missed }) in &seen {
        let name = relation.name();
        match exempt.get(relation) {
            Some(_) if *told > 0 && missed.is_empty() => {
                wrong.push(format!("{name} is exempt, but compared"));
            }
            Some(_) => {}
            None if !missed.is_empty() => {
                wrong.push(format!("{name} is not compared:\n  {}", missed.join("\n  ")));
            }
            None if *told == 0 && !together.contains(name) => wrong.push(format!(
                "{name}: no row of it can be another in a function of the corpus or of \
                 tests/strict_equality/more.ll: add one, or a pair to together.txt, or a reason to EXEMPT"
            )),
            None => {}
        }
    }
    if env::var_os("STRICT_EQUALITY").is_none() {
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn what_differs_in_several_rows_is_told_apart() {
    let program = query();
    for (names, one, other) in &together() {
        let [one, other] = [one, other].map(|text| {
            let module = Module::parse(text.as_bytes(), Syntax::Text, "test");
            let module = module.unwrap_or_else(|e| panic!("{names:?}: {e}"));
            module.verify().unwrap_or_else(|e| panic!("{names:?}: {e}"));
            support::facts(&module, &names[0])
        });
        for name in names {
            let relation = Relation::from_name(name).unwrap();
            assert!(one.len(relation) > 0, "{name} has no row");
        }
        let same = equal(&program, &[&one, &one, &other]);
        assert!(!same[0].is_empty(), "{names:?}: a copy differs");
        assert!(same[1].is_empty(), "{names:?}: not told apart");
    }
}
