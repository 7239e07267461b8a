//! Facts, as `tests/goldens` has them: the name of a relation, with its columns in parentheses, and
//! below it its rows, a line each, indented by a tab. What is read is written to a directory and
//! read again; what keeps the schema is rebuilt or refused, and what was rebuilt has facts that stay
//! the same from then on. Run by `scripts/fuzz.sh`.

#![no_main]

use std::path::Path;

use facts::store::{DirectoryWriter, Facts, Files, Format, Overlay, read_relation};
use facts::{Cell, ColumnKind, Index, Module, Relation, RelationSet, Symbol};
use ir::extract::{self, Options};
use libfuzzer_sys::fuzz_target;

/// What the bytes say.
fn read(bytes: &[u8]) -> Option<Facts> {
    let mut files: Vec<(&str, Vec<u8>)> = Vec::new();
    for line in bytes.split(|&byte| byte == b'\n') {
        match line.strip_prefix(b"\t") {
            Some(row) => {
                let (_, rows) = files.last_mut()?;
                rows.extend_from_slice(row);
                rows.push(b'\n');
            }
            None if line.is_empty() => {}
            None => {
                let name = line.split(|&byte| byte == b'(').next()?;
                files.push((std::str::from_utf8(name).ok()?, Vec::new()));
            }
        }
    }
    let mut overlay = Overlay::default();
    for (name, rows) in files {
        overlay.add(name, rows).ok()?;
    }
    let mut facts = Facts::new();
    overlay.apply(&mut facts).ok()?;
    Some(facts)
}

/// The rows of a relation, with texts in place of symbols.
fn rows(facts: &Facts, relation: Relation) -> Vec<Vec<Result<u32, Vec<u8>>>> {
    let columns = relation.info().columns;
    let rows = facts.table(relation).rows(columns.len());
    let cell = |cell: u32, kind| match kind {
        ColumnKind::Symbol => Err(facts.bytes(Symbol::of_cell(cell)).into_owned()),
        _ => Ok(cell),
    };
    rows.map(|row| row.iter().zip(columns).map(|(&it, info)| cell(it, info.kind)).collect())
        .collect()
}

/// That a directory keeps all that facts say.
fn keep(facts: &Facts, dir: &Path, files: Files) {
    let filled: RelationSet = Relation::ALL.into_iter().filter(|it| facts.len(*it) > 0).collect();
    let format = Format { files, relations: filled, ..Format::default() };
    let mut writer = DirectoryWriter::with_format(dir, format).expect("a directory");
    writer.append(facts).expect("written");
    writer.finish().expect("put into place");
    for relation in filled.iter() {
        let kept = read_relation(dir, relation).expect("what was written is read");
        let same = rows(facts, relation) == rows(&kept, relation);
        assert!(same, "{} has other rows in the directory", relation.name());
    }
}

/// The facts of bitcode that was rebuilt, unless LLVM changes it before.
fn facts_of(bitcode: &[u8]) -> Option<Facts> {
    let raw = ir::Module::raw(bitcode).expect("what rebuild writes is read");
    if ir::upgrade::needs_llvm(&raw).is_some() {
        return None;
    }
    let module = ir::Module::new(raw, false).ok()?;
    extract::module(&module, 0, Options::default()).ok()
}

/// The bitcode of the module of the facts, if they are one.
fn rebuilt(facts: &Facts) -> Option<Vec<u8>> {
    let index = Index::new(facts);
    if !index.check().is_empty() {
        return None;
    }
    let module = ir::rebuild::module(&index, Module(0), 1).ok()?;
    let file = bitcode::File { modules: vec![module], ..bitcode::File::default() };
    file.write().ok()
}

fn run(bytes: &[u8]) {
    let Some(facts) = read(bytes) else { return };
    // Files take most of the time, so that few inputs have some; of which kind, their sizes say.
    if let Some(&files) = [Files::Tsv, Files::Gzip, Files::Parquet].get(bytes.len() % 16) {
        let dir = tempfile::tempdir().expect("a directory");
        keep(&facts, &dir.path().join("facts"), files);
    }
    let Some(written) = rebuilt(&facts) else { return };
    let Some(again) = facts_of(&written) else { return };
    let broken = Index::new(&again).check();
    assert!(broken.is_empty(), "what was rebuilt breaks the schema: {}", broken[0]);
    let more = rebuilt(&again).expect("facts of a module that was rebuilt are rebuilt");
    let more = facts_of(&more).expect("and have facts again");
    for relation in Relation::ALL {
        let same = rows(&again, relation) == rows(&more, relation);
        assert!(same, "{} has other rows after another round", relation.name());
    }
}

fuzz_target!(|bytes: &[u8]| system::with_deep_stack(|| run(bytes)));
