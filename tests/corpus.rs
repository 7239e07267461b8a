//! Every module of the corpus comes back from its facts, and so do the facts.

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use facts::store::{DirectoryWriter, Facts, Files, read_dir};
use facts::{self, Index, Relation, RelationSet};
use ir::extract::{self, Options};
use jobs::equal::{self, Comparison};
use jobs::rebuild;
use llvm::{Module, Syntax};
use support::Input;

/// What a test says of each module; all that is wrong, in the order of the corpus.
///
/// One after the other, since tests run side by side already. A thread of rayon's that waits for
/// a part of a module would begin the next module on top of it, as deep as its stack goes.
fn of_each(test: impl Fn(&Input) -> Result<(), String>) {
    let corpus = support::corpus();
    assert!(corpus.len() > 170, "only {} modules in the corpus", corpus.len());
    let wrong: Vec<String> = corpus
        .iter()
        .filter_map(|input| test(input).err().map(|why| format!("{}: {why}", input.name)))
        .collect();
    assert!(wrong.is_empty(), "{} modules:\n{}", wrong.len(), wrong.join("\n"));
}

fn write(facts: &Facts, dir: &Path) {
    let mut writer = DirectoryWriter::create(dir, Files::Tsv, true).unwrap();
    writer.append(facts).unwrap();
    writer.finish().unwrap();
}

/// The bytes of every file of a fact directory.
fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap());
    entries
        .map(|e| (e.file_name().to_str().unwrap().to_owned(), std::fs::read(e.path()).unwrap()))
        .collect()
}

/// The first line that differs, with the relation that it is of.
fn same(a: &Facts, b: &Facts) -> Result<(), String> {
    let (a, b) = (support::rows(a), support::rows(b));
    if a == b {
        return Ok(());
    }
    let line = a.lines().zip(b.lines()).position(|(a, b)| a != b).unwrap_or_default();
    let relation = a.lines().take(line + 1).filter(|line| !line.starts_with('\t')).last();
    let row = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
    Err(format!("{}:\n-{}\n+{}", relation.unwrap_or_default(), row(&a), row(&b)))
}

fn rebuilt(facts: &Facts) -> Result<(Vec<u8>, Module), String> {
    let index = Index::new(facts);
    let errors = index.check();
    if let Some(error) = errors.first() {
        return Err(error.to_string());
    }
    let bitcode = rebuild::verified(&index, facts::Module(0)).map_err(|error| error.to_string())?;
    let unread = index.unread();
    if let Some(row) = unread.wrong.or(unread.left_over.map(|(row, _)| row)) {
        return Err(row.to_string());
    }
    let module = Module::parse(&bitcode, Syntax::Bitcode, "<stdin>")?;
    Ok((bitcode, module))
}

fn difference(bytes: &[u8], name: &str, how: Comparison) -> Result<(), String> {
    match equal::round_trip(bytes, name, how, 1).map_err(|error| error.to_string())? {
        None => Ok(()),
        Some(d) => Err(format!("line {}:\n- {}\n+ {}", d.line, d.original, d.rebuilt)),
    }
}

#[test]
fn a_module_comes_back_byte_for_byte() {
    of_each(|input| difference(&input.bytes, &input.name, Comparison::Text));
}

#[test]
fn bitcode_of_a_module_comes_back_byte_for_byte() {
    of_each(|input| difference(&input.module().bitcode(), &input.name, Comparison::Text));
}

#[test]
fn the_order_of_uses_comes_back() {
    of_each(|input| difference(&input.module().bitcode(), &input.name, Comparison::Strict));
}

/// Its tables are in another order, and so ids: but nothing is more or less, and what is built of these
/// facts is the same file.
#[test]
fn facts_of_a_rebuilt_module_are_the_facts_but_for_ids() {
    of_each(|input| {
        let facts = input.facts();
        let bitcode = rebuilt(&facts)?.0;
        let again = ir::Module::read(&bitcode, false).map_err(|error| error.to_string())?;
        let again = extract::module(&again, 0, Options::default());
        let again = again.map_err(|error| error.to_string())?;
        for relation in Relation::ALL {
            let [before, after] = [&facts, &again].map(|facts| facts.table(relation).cells().len());
            if before != after {
                let name = relation.info().name;
                return Err(format!("{name} has {before} cells and then {after}"));
            }
        }
        match rebuilt(&again)?.0 == bitcode {
            true => Ok(()),
            false => Err("another file is built of its facts".to_owned()),
        }
    });
}

#[test]
fn a_rebuilt_module_passes_the_verifier_and_prints_the_same() {
    of_each(|input| {
        let module = input.module();
        let (_, made) = rebuilt(&input.facts())?;
        let (ours, theirs) = (made.text(), module.text());
        let line = |text: &[u8], at| text.split(|&b| b == b'\n').nth(at).map(<[u8]>::to_vec);
        let at = (0..).find(|&at| {
            let (ours, theirs) = (line(&ours, at), line(&theirs, at));
            ours != theirs || ours.is_none()
        });
        let at = at.unwrap_or_default();
        match (line(&ours, at), line(&theirs, at)) {
            (None, None) => Ok(()),
            (ours, theirs) => {
                let shown = |line: Option<Vec<u8>>| String::from_utf8(line.unwrap_or_default());
                Err(format!("{:?} has become {:?}", shown(theirs), shown(ours)))
            }
        }
    });
}

/// All modules in one directory, with ids that continue: as a directory has a file for every
/// relation, one for each module would take minutes.
#[test]
fn facts_come_back_from_their_files() {
    let all = support::facts_of_all(|_| true);
    let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    write(&all, first.path());
    let read = read_dir(first.path()).unwrap();
    same(&all, &read).unwrap();
    write(&read, second.path());
    assert!(files(first.path()) == files(second.path()));
    assert!(Index::new(&read).check().is_empty());
}

/// What is read from files is as good as what extract made.
#[test]
fn every_module_of_a_directory_comes_back() {
    let all = support::facts_of_all(|input| !input.is_compiled());
    let dir = tempfile::tempdir().unwrap();
    write(&all, dir.path());
    let read = read_dir(dir.path()).unwrap();
    let index = Index::new(&read);
    let modules: Vec<facts::ModuleRow> = read.rows().collect();
    let inputs: Vec<Input> =
        support::corpus().into_iter().filter(|input| !input.is_compiled()).collect();
    assert_eq!(modules.len(), inputs.len());
    for (row, input) in modules.iter().zip(&inputs) {
        let made = rebuild::verified(&index, row.m).unwrap_or_else(|e| panic!("{e}"));
        let made = Module::parse(&made, Syntax::Bitcode, "<stdin>").unwrap();
        assert!(made.text() == input.module().text(), "{}", input.name);
    }
    ir::rebuild::nothing_ignored(&index).unwrap();
    assert!(index.unread().left_over.is_none());
}

#[test]
fn what_the_verifier_rejects_comes_back_too() {
    let inputs = support::unverified();
    assert!(!inputs.is_empty());
    for input in inputs {
        let difference = equal::round_trip(&input.bytes, &input.name, Comparison::Text, 1);
        assert!(difference.unwrap_or_else(|e| panic!("{}: {e}", input.name)).is_none());
        assert!(input.module().verify().is_err(), "{}", input.name);
    }
}

#[test]
fn the_same_module_gives_the_same_bytes() {
    of_each(|input| same(&input.facts(), &input.facts()));
}

#[test]
fn ids_are_those_from_zero_moved_by_the_base() {
    for input in support::corpus().iter().filter(|input| !input.is_compiled()) {
        let module = input.module();
        let moved = support::facts_from(&module, 1000, Options::default()).unwrap();
        let facts = support::facts(&module, &input.name);
        for relation in Relation::ALL {
            let entity = |column: usize| {
                matches!(relation.info().columns[column].kind, facts::ColumnKind::Entity(_))
            };
            let width = relation.info().width();
            let rows = facts.table(relation).rows(width).zip(moved.table(relation).rows(width));
            for (a, b) in rows {
                for column in (0..width).filter(|&c| entity(c)) {
                    assert_eq!(a[column] + 1000, b[column], "{}: {relation:?}", input.name);
                }
            }
            assert_eq!(facts.len(relation), moved.len(relation));
        }
    }
}

/// Each relation once, of the first module that has rows of it: nothing that it needs is left out
/// because it is asked for alone.
#[test]
fn a_relation_alone_is_as_among_all() {
    let mut left: RelationSet = Relation::ALL.into_iter().collect();
    for input in support::everything() {
        let all = input.facts();
        for relation in left.iter().filter(|&relation| all.len(relation) > 0) {
            let relations = RelationSet::from_iter([relation]);
            let options = Options { relations, ..Options::default() };
            let alone = input.facts_from(0, options);
            let rows = |facts: &Facts| support::fields(facts, relation);
            assert!(rows(&alone) == rows(&all), "{}: {relation:?}", input.name);
        }
        left = left.iter().filter(|&relation| all.len(relation) == 0).collect();
    }
    // LLVM's parsers know no such operation.
    assert!(left.iter().eq([Relation::ModulePasses, Relation::InstructionAtomicrmwBad]));
}

#[test]
fn elements_of_strings_are_there_when_asked_for() {
    let inputs = support::corpus();
    let input = inputs.iter().find(|input| input.name == "constants/strings.ll").unwrap();
    let options = Options { expand_strings: true, ..Options::default() };
    let expanded = support::facts_from(&input.module(), 0, options).unwrap();
    assert!(expanded.len(Relation::VariableConstString) > 0);
    let elements = |facts: &Facts| facts.len(Relation::VariableConstArrayElem);
    assert!(elements(&expanded) > elements(&input.facts()));
    assert_eq!(Index::new(&expanded).check().len(), 0);
    let made = rebuilt(&expanded).unwrap();
    assert_eq!(
        made.1.text().split(|&b| b == b'\n').skip(1).collect::<Vec<_>>(),
        input.module().text().split(|&b| b == b'\n').skip(1).collect::<Vec<_>>()
    );
}
