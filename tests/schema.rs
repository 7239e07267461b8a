//! The schema as a table: what holds for every relation, whichever come later.

mod support;

use std::collections::BTreeSet;

use facts::store::Facts;
use facts::{Cell, ColumnKind, RELATIONS, Relation, RelationInfo, RelationSet, Symbol};
use ir::extract::{self, Options};
use jobs::read::{self, Reading};
use llvm::{Module, Syntax};

/// Relations that no legal IR fills, and why.
const NEVER: [(Relation, &str); 2] = [
    (Relation::InstructionAtomicrmwBad, "no operation has this number"),
    (Relation::ModulePasses, "what LLVM does first is asked for with --passes"),
];

/// Relations of which no valid example can be written down, and why.
const WITHOUT_EXAMPLE: [(Relation, &str); 8] = [
    NEVER[0],
    NEVER[1],
    (Relation::ModuleHash, "LLVM does not keep it when it reads text"),
    (Relation::SummaryEntryCount, "LLVM's text does not have it"),
    (Relation::SummaryCallFrequency, "LLVM writes it if an option says so, and not from text"),
    (Relation::ModuleCfiFunctionDef, "LLVM's text does not have it"),
    (Relation::ModuleCfiFunctionDecl, "LLVM's text does not have it"),
    (Relation::InstructionCallbrStatic, "the verifier lets callbr call inline assembler only"),
];

fn is_in(relation: Relation, list: &[(Relation, &str)]) -> bool {
    list.iter().any(|(other, _)| *other == relation)
}

/// The relations that the schema document named, with two spellings corrected.
fn seed() -> impl Iterator<Item = &'static str> {
    include_str!("seed_relations.txt").lines()
}

#[test]
fn every_relation_of_the_seed_is_there() {
    assert_eq!(seed().count(), 278);
    let missing: Vec<&str> = seed().filter(|name| Relation::from_name(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn names_are_unique_and_lead_back_to_their_relation() {
    let names: BTreeSet<&str> = RELATIONS.iter().map(|info| info.name).collect();
    assert_eq!(names.len(), RELATIONS.len());
    for info in &RELATIONS {
        assert_eq!(Relation::from_name(info.name), Some(info.relation));
        assert_eq!(info.relation.info().name, info.name);
        assert!(!info.columns.is_empty(), "{}", info.name);
    }
}

#[test]
fn every_relation_is_explained() {
    for info in &RELATIONS {
        assert!(info.doc.trim().len() > 10, "{} has no doc comment", info.name);
        assert!(!info.doc.contains("TODO"), "{}", info.name);
        let exempt = is_in(info.relation, &WITHOUT_EXAMPLE);
        assert!(info.example.is_some() || exempt, "{} has no example", info.name);
    }
}

#[test]
fn keys_and_lists_name_columns() {
    for info in &RELATIONS {
        for key in info.keys {
            assert!(!key.is_empty() && key.iter().all(|&c| c < info.width()), "{}", info.name);
        }
        if let Some((owner, ordinal)) = info.list {
            assert!(owner != ordinal && owner.max(ordinal) < info.width(), "{}", info.name);
        }
    }
}

fn facts_of_example(info: &RelationInfo, example: &str) -> Result<Facts, String> {
    let text = support::whole(example);
    let parsed = Module::parse(text.as_bytes(), Syntax::Text, info.name)
        .map_err(|why| format!("does not parse: {why}\n{text}"))?;
    parsed.verify().map_err(|why| format!("is no valid module: {why}\n{text}"))?;
    // What is said of other modules alone is no module: LLVM in this process would drop it.
    let read = read::to_extract(text.as_bytes(), info.name, Reading::default(), false);
    let read = read.map_err(|why| why.to_string())?;
    extract::module(&read.module, 0, Options::default()).map_err(|why| why.to_string())
}

#[test]
fn every_example_yields_a_row_of_its_relation() {
    let mut wrong = Vec::new();
    for info in &RELATIONS {
        let Some(example) = info.example else { continue };
        match facts_of_example(info, example) {
            Err(why) => wrong.push(format!("{}: the example {why}", info.name)),
            Ok(facts) if facts.len(info.relation) == 0 => {
                wrong.push(format!(
                    "{}: the example has none:\n{}",
                    info.name,
                    support::whole(example)
                ));
            }
            Ok(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{} examples:\n{}", wrong.len(), wrong.join("\n"));
}

/// The rows of a relation, texts as texts.
fn rows(facts: &Facts, info: &RelationInfo) -> Vec<Vec<String>> {
    let cell = |(column, &cell): (&facts::ColumnInfo, &u32)| match column.kind {
        ColumnKind::Symbol => {
            String::from_utf8_lossy(&facts.bytes(Symbol::of_cell(cell))).into_owned()
        }
        _ => cell.to_string(),
    };
    let table = facts.table(info.relation);
    table.rows(info.width()).map(|row| info.columns.iter().zip(row).map(cell).collect()).collect()
}

#[test]
fn a_relation_alone_has_the_rows_that_it_has_among_all() {
    let mut wrong = Vec::new();
    let everything = support::root().join("tests/corpus/everything.ll");
    let text = std::fs::read(everything).unwrap();
    let read = read::to_extract(&text, "everything", Reading::default(), false).unwrap();
    let extract = |options| extract::module(&read.module, 0, options).unwrap();
    let all = extract(Options::default());
    for info in &RELATIONS {
        let mut relations = RelationSet::none();
        relations.insert(info.relation);
        let alone = extract(Options { relations, ..Options::default() });
        if rows(&alone, info) != rows(&all, info) {
            wrong.push(info.name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn the_corpus_fills_every_relation_that_legal_ir_can() {
    let mut filled = [false; RELATIONS.len()];
    for input in support::everything().iter().filter(|input| !input.is_compiled()) {
        let facts = input.facts();
        for relation in Relation::ALL {
            filled[relation as usize] |= facts.len(relation) > 0;
        }
    }
    for (info, filled) in RELATIONS.iter().zip(filled) {
        let never = is_in(info.relation, &NEVER);
        assert!(filled || never, "no module that is written by hand fills {}", info.name);
        assert!(!(filled && never), "{} is filled, against what NEVER says", info.name);
    }
}
