use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::*;
use crate::store::{Facts, StoreError};
use crate::*;

/// Some row of every relation, with every kind of text.
fn some_of_everything() -> Facts {
    let mut facts = Facts::new();
    for info in &RELATIONS {
        for row in 0..3_u32 {
            for (column, c) in info.columns.iter().enumerate() {
                let n = row * 1000 + column as u32 * 7;
                let cell = match c.kind {
                    ColumnKind::Entity(_) => n,
                    ColumnKind::Unsigned => n.wrapping_sub(1),
                    ColumnKind::Signed => (n as i32 - 1000).to_cell(),
                    ColumnKind::Enum(words) => n % words.len() as u32,
                    ColumnKind::Symbol => {
                        let texts: [&[u8]; 4] = [b"a\tb\n\\", b"", b"\xFF\0", b"42"];
                        facts.text(texts[n as usize % 4]).to_cell()
                    }
                };
                facts.table_mut(info.relation).cells.push(cell);
            }
        }
    }
    facts
}

/// The cells of every row with symbols as bytes, so that facts compare whatever their arenas.
fn contents(facts: &Facts) -> Vec<String> {
    let mut out = Vec::new();
    for info in &RELATIONS {
        for row in facts.table(info.relation).rows(info.width()) {
            let cells = row.iter().zip(info.columns).map(|(&cell, c)| match c.kind {
                ColumnKind::Symbol => facts.bytes(Symbol::of_cell(cell)).escape_ascii().to_string(),
                _ => cell.to_string(),
            });
            out.push(format!("{}: {}", info.name, cells.collect::<Vec<_>>().join(" | ")));
        }
    }
    out
}

fn write(dir: &Path, facts: &Facts, files: Files) {
    let mut writer = DirectoryWriter::create(dir, files, false).unwrap();
    writer.append(facts).unwrap();
    writer.finish().unwrap();
}

fn empty_dir() -> (TempDir, PathBuf) {
    let temp = tempfile::tempdir().unwrap();
    let dir = temp.path().join("facts");
    (temp, dir)
}

fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).unwrap();
    let mut names: Vec<String> =
        entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn facts_come_back_as_they_were_written() {
    let facts = some_of_everything();
    for files in [Files::Tsv, Files::Gzip, Files::Parquet] {
        let (_temp, dir) = empty_dir();
        write(&dir, &facts, files);
        assert_eq!(contents(&read_dir(&dir).unwrap()), contents(&facts));
        let beside = if files == Files::Parquet { 2 } else { 1 };
        assert_eq!(names(&dir).len(), RELATION_COUNT + beside);
        let file = fs::read(file_of(&dir, Relation::Module)).unwrap();
        assert_eq!(file.starts_with(&[0x1F, 0x8B]), files == Files::Gzip);
        assert_eq!(file.starts_with(b"PAR1"), files == Files::Parquet);
    }
}

#[test]
fn parts_come_one_after_the_other_and_long_files_whole() {
    let (_temp, dir) = empty_dir();
    let mut writer = DirectoryWriter::create(&dir, Files::Tsv, false).unwrap();
    let mut expected = Facts::new();
    let mut part = Facts::new();
    for n in 0..5 {
        part.clear();
        for id in 0..20_000 {
            let inst = Instruction(n * 20_000 + id);
            part.put(InstructionLoadAddr { inst, ptr: Value(id) });
            let name = part.text(format!("text {id}").as_bytes());
            part.put(InstructionLoadSyncscope { inst, scope: name });
        }
        writer.append(&part).unwrap();
        expected.append(&part);
    }
    let summary = writer.finish().unwrap();
    assert_eq!(summary.rows, 200_000);
    let bytes: u64 = ["instruction_load_addr.facts", "instruction_load_syncscope.facts"]
        .iter()
        .map(|name| fs::metadata(dir.join(name)).unwrap().len())
        .sum();
    assert_eq!(summary.bytes, bytes);
    assert_eq!(contents(&read_dir(&dir).unwrap()), contents(&expected));
}

#[test]
fn lines_are_what_souffle_reads() {
    let (_temp, dir) = empty_dir();
    let mut facts = Facts::new();
    facts.put(InstructionOpcode { inst: Instruction(7), op: Opcode::Load });
    facts.put(OperationShufflevectorMask { res: Value(1), i: 0, elem: -1 });
    let name = facts.text("Grüße\t\\".as_bytes());
    facts.put(FunctionName { r#fn: Function(3), name });
    write(&dir, &facts, Files::Tsv);
    let text = |name: &str| fs::read_to_string(dir.join(name)).unwrap();
    assert_eq!(text("instruction_opcode.facts"), "7\tload\n");
    assert_eq!(text("operation_shufflevector_mask.facts"), "1\t0\t-1\n");
    assert_eq!(text("function_name.facts"), "3\tGrüße\\09\\5C\n");
    assert_eq!(text("module.facts"), "");
}

#[test]
fn equal_facts_make_equal_directories() {
    let facts = some_of_everything();
    let ((_a, a), (_b, b)) = (empty_dir(), empty_dir());
    write(&a, &facts, Files::Gzip);
    write(&b, &facts, Files::Gzip);
    for name in names(&a) {
        assert_eq!(fs::read(a.join(&name)).unwrap(), fs::read(b.join(&name)).unwrap(), "{name}");
    }
}

#[test]
fn an_unfinished_writer_leaves_nothing_behind() {
    let (temp, dir) = empty_dir();
    write(&dir, &Facts::new(), Files::Tsv);
    let mut writer = DirectoryWriter::create(&dir, Files::Tsv, false).unwrap();
    writer.append(&some_of_everything()).unwrap();
    assert!(writer.staging().exists());
    drop(writer);
    assert_eq!(names(temp.path()), ["facts"]);
    assert!(read_dir(&dir).unwrap().is_empty());
}

#[test]
fn only_an_own_or_empty_directory_is_replaced_unless_forced() {
    let (temp, dir) = empty_dir();
    fs::create_dir(&dir).unwrap();
    write(&dir, &Facts::new(), Files::Tsv);
    write(&dir, &some_of_everything(), Files::Tsv);
    assert!(!read_dir(&dir).unwrap().is_empty());

    let foreign = temp.path().join("foreign");
    fs::create_dir(&foreign).unwrap();
    fs::write(foreign.join("thesis.txt"), "years of work").unwrap();
    let error = DirectoryWriter::create(&foreign, Files::Tsv, false).err().unwrap();
    assert!(matches!(error, StoreError::Refused { .. }) && error.to_string().contains("--force"));
    assert_eq!(names(&foreign), ["thesis.txt"]);
    DirectoryWriter::create(&foreign, Files::Tsv, true).unwrap().finish().unwrap();
    assert_eq!(names(&foreign).len(), RELATION_COUNT + 1);

    let file = temp.path().join("file");
    fs::write(&file, "").unwrap();
    let error = DirectoryWriter::create(&file, Files::Tsv, true).err().unwrap();
    assert!(error.to_string().contains("is a file"), "{error}");
    assert_eq!(names(temp.path()), ["facts", "file", "foreign"]);
}

#[test]
fn a_file_that_is_missing_or_of_no_relation_is_named() {
    let (_temp, dir) = empty_dir();
    write(&dir, &Facts::new(), Files::Tsv);
    fs::write(dir.join("answers.csv"), "1\t2\n").unwrap();
    assert!(read_dir(&dir).is_ok());
    fs::write(dir.join("instruction_lode.facts"), "").unwrap();
    let error = read_dir(&dir).err().unwrap().to_string();
    assert!(error.contains("instruction_lode.facts: no relation"), "{error}");
    fs::remove_file(dir.join("instruction_lode.facts")).unwrap();
    fs::remove_file(dir.join("label.facts")).unwrap();
    let error = read_dir(&dir).err().unwrap().to_string();
    assert!(error.contains("label.facts: missing"), "{error}");
    let error = read_dir(&dir.join("nowhere")).err().unwrap().to_string();
    assert!(error.contains("nowhere: cannot be listed"), "{error}");
}

#[test]
fn a_relation_that_nobody_asked_for_is_not_just_missing() {
    let (_temp, dir) = empty_dir();
    let asked = RelationSet::from_iter([Relation::Module]);
    let format = Format { relations: asked, ..Format::default() };
    DirectoryWriter::with_format(&dir, format).unwrap().finish().unwrap();
    assert!(read_relation(&dir, Relation::Module).is_ok());
    let why = |relation| read_relation(&dir, relation).err().unwrap();
    assert!(matches!(why(Relation::FunctionName), StoreError::Partial { .. }));
    let error = read_dir(&dir).err().unwrap().to_string();
    assert!(error.contains("all but 1 of"), "{error}");
    write(&dir, &Facts::new(), Files::Tsv);
    fs::remove_file(dir.join("function_name.facts")).unwrap();
    assert!(matches!(why(Relation::FunctionName), StoreError::Missing { .. }));
}

/// A writer of the same number may have left its directory, or is still at work.
#[test]
fn writers_of_one_target_have_directories_of_their_own() {
    let (temp, dir) = empty_dir();
    let first = DirectoryWriter::create(&dir, Files::Tsv, false).unwrap();
    let mut second = DirectoryWriter::create(&dir, Files::Tsv, false).unwrap();
    assert_ne!(first.staging(), second.staging());
    second.append(&some_of_everything()).unwrap();
    second.finish().unwrap();
    drop(first);
    assert_eq!(names(temp.path()), ["facts"]);
    assert!(!read_dir(&dir).unwrap().is_empty());
    let below = dir.join("module.facts").join("facts");
    assert!(matches!(
        DirectoryWriter::create(&below, Files::Tsv, false),
        Err(StoreError::Io { .. })
    ));
}

#[test]
fn facts_of_another_schema_are_refused() {
    let (_temp, dir) = empty_dir();
    write(&dir, &Facts::new(), Files::Tsv);
    let marker = fs::read_to_string(dir.join(MARKER)).unwrap();
    assert!(marker.contains(SCHEMA_HASH));
    fs::write(dir.join(MARKER), marker.replace(SCHEMA_HASH, "0")).unwrap();
    for read in [read_dir(&dir), read_relation(&dir, Relation::Module)] {
        let error = read.err().unwrap().to_string();
        assert!(error.contains("another schema"), "{error}");
    }
}

#[test]
fn a_bad_row_is_an_error_with_its_place() {
    let (_temp, dir) = empty_dir();
    fs::create_dir(&dir).unwrap();
    for (relation, text, expected) in [
        ("instruction_load_addr", "1\t2\n3\n", ":2: fewer than the 2 columns"),
        ("instruction_load_addr", "1\t2\t3\n", ":1: more than the 2 columns"),
        ("module", "1\t2\n", ":1: more than the column of module(m)"),
        ("module", "1\n\n", ":2: column 1 (m): `` is not an id"),
        ("module", "2147483648\n", ":1: column 1 (m): `2147483648` is not an id"),
        ("module", "-1\n", ":1: column 1 (m): `-1` is not an id"),
        ("module", "1\r\n", ":1: column 1 (m): `1\\r` is not an id"),
        ("module", "99999999999999999999999\n", "is not an id"),
        ("integer_type_width", "1\t4294967296\n", ":1: column 2 (bits): `4294967296` is not a"),
        ("instruction_opcode", "1\tload\n2\tlode\n", ":2: column 2 (op): `lode` is not one of ret"),
        ("operation_shufflevector_mask", "1\t0\t+1\n", ":1: column 3 (elem): `+1` is not a signed"),
        ("operation_shufflevector_mask", "1\t0\t\n", ":1: column 3 (elem): `` is not a signed"),
        ("function_name", "1\ta\\zz\n", ":1: column 2 (name): a backslash needs two"),
        ("function_name", "1\tmain\r\n", ":1: column 2 (name): a carriage return"),
    ] {
        fs::write(dir.join(format!("{relation}.facts")), text).unwrap();
        let relation = Relation::from_name(relation).unwrap();
        let error = read_relation(&dir, relation).err().unwrap().to_string();
        assert!(error.contains(expected), "{error}\n  lacks {expected}");
    }
    fs::write(dir.join("module.facts"), "7").unwrap();
    assert_eq!(read_relation(&dir, Relation::Module).unwrap().len(Relation::Module), 1);
    fs::write(dir.join("integer_type_width.facts"), "1\t4294967295\n").unwrap();
    assert!(read_relation(&dir, Relation::IntegerTypeWidth).is_ok());
}

/// The relations that the overlay in a directory changes.
fn overlay(facts: &mut Facts, dir: &Path) -> Result<Vec<Relation>, StoreError> {
    Ok(Overlay::read(dir)?.apply(facts)?.relations)
}

#[test]
fn an_overlay_replaces_whole_relations() {
    let (temp, dir) = empty_dir();
    fs::create_dir(&dir).unwrap();
    fs::write(dir.join("function_name.csv"), "5\tmalloc\n").unwrap();
    let mut facts = some_of_everything();
    let modules = facts.len(Relation::Module);
    assert_eq!(overlay(&mut facts, &dir).unwrap(), [Relation::FunctionName]);
    assert_eq!(facts.len(Relation::FunctionName), 1);
    assert_eq!(facts.len(Relation::Module), modules);
    let row = facts.rows::<FunctionName>().next().unwrap();
    assert_eq!(&*facts.bytes(row.name), b"malloc");

    fs::write(dir.join("function_name.facts"), "").unwrap();
    assert!(matches!(overlay(&mut facts, &dir), Err(StoreError::Twice { .. })));
    fs::remove_file(dir.join("function_name.facts")).unwrap();
    fs::write(dir.join("notes.txt"), "").unwrap();
    assert!(matches!(overlay(&mut facts, &dir), Err(StoreError::Unknown { .. })));
    drop(temp);
}

#[test]
fn an_overlay_drops_and_adds_rows() {
    let (_temp, dir) = empty_dir();
    fs::create_dir(&dir).unwrap();
    let mut facts = Facts::new();
    for (id, name) in [(3, "main"), (5, "free"), (7, "12")] {
        let name = facts.text(name.as_bytes());
        facts.put(FunctionName { r#fn: Function(id), name });
    }
    let names = |facts: &Facts| -> Vec<(u32, String)> {
        let text = |name| String::from_utf8(facts.bytes(name).to_vec()).unwrap();
        facts.rows::<FunctionName>().map(|row| (row.r#fn.0, text(row.name))).collect()
    };
    fs::write(dir.join("drop_function_name.csv"), "7\t12\n3\tmain\n").unwrap();
    fs::write(dir.join("add_function_name.facts"), "3\tstart\n9\t8\n").unwrap();
    let mut changed = facts.clone();
    assert_eq!(overlay(&mut changed, &dir).unwrap(), [Relation::FunctionName]);
    let expected = [(5, "free"), (3, "start"), (9, "8")].map(|(id, name)| (id, name.to_owned()));
    assert_eq!(names(&changed), expected);

    for (file, text, message) in [
        ("drop_function_name.csv", "3\tmain\n3\tmain\n", "csv:2: the row stands there twice"),
        ("drop_function_name.csv", "3\tmain\n4\tmain\n", "csv:2: the facts have no such row"),
        ("drop_function_name.csv", "3\tmane\n", "drop_function_name.csv:1: the facts have no"),
        ("drop_function_name.csv", "3\n", "csv:1: fewer than the 2 columns of function_name"),
        ("add_function_name.facts", "1\tx\n5\tfree\n", ".facts:2: the facts have this row"),
        ("add_function_name.csv", "", "add_function_name.facts: its relation has another file"),
        ("function_name.csv", "", "its relation has another file"),
        ("add_function_nmae.csv", "", "add_function_nmae.csv: no relation has this name"),
    ] {
        let before = fs::read(dir.join(file)).ok();
        fs::write(dir.join(file), text).unwrap();
        let mut changed = facts.clone();
        let error = overlay(&mut changed, &dir).unwrap_err().to_string();
        assert!(error.contains(message), "{error}\n  lacks {message}");
        assert_eq!(names(&changed), names(&facts));
        match before {
            Some(before) => fs::write(dir.join(file), before).unwrap(),
            None => fs::remove_file(dir.join(file)).unwrap(),
        }
    }
}

#[test]
fn a_full_disk_is_an_error_that_says_so() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    let (temp, dir) = empty_dir();
    let mut writer = DirectoryWriter::create(&dir, Files::Tsv, false).unwrap();
    writer.wait_for_files().unwrap();
    let file = writer.staging().join("module.facts");
    fs::remove_file(&file).unwrap();
    std::os::unix::fs::symlink("/dev/full", &file).unwrap();
    writer.append(&some_of_everything()).unwrap();
    let error = writer.finish().err().unwrap().to_string();
    assert!(error.contains("module.facts: cannot be written"), "{error}");
    assert!(error.contains("the disk is full"), "{error}");
    assert_eq!(names(temp.path()), [""; 0]);
}

#[test]
fn writers_of_one_directory_stage_apart() {
    let (temp, dir) = empty_dir();
    let writers = [(); 3].map(|()| DirectoryWriter::create(&dir, Files::Tsv, false).unwrap());
    assert_eq!(names(temp.path()).len(), 3);
    drop(writers);
    assert_eq!(names(temp.path()), [""; 0]);
}

/// The path of a relation's Parquet file, in a directory that has rows of everything.
fn columns_of(temp: &TempDir, relation: Relation) -> (PathBuf, PathBuf) {
    let dir = temp.path().join("facts");
    write(&dir, &some_of_everything(), Files::Parquet);
    let path = dir.join(Files::Parquet.name_of(relation.info()));
    (dir, path)
}

#[test]
fn parquet_has_a_file_with_its_columns_for_every_relation() {
    let temp = TempDir::new().unwrap();
    let dir = temp.path().join("facts");
    write(&dir, &Facts::new(), Files::Parquet);
    for relation in Relation::ALL {
        let path = file_of(&dir, relation);
        assert!(path.ends_with(format!("{}.parquet", relation.name())), "{}", path.display());
        assert!(read_relation(&dir, relation).unwrap().is_empty(), "{}", relation.name());
    }
    assert_eq!(marker(&dir).unwrap().format.as_deref(), Some("parquet"));
    assert_eq!(fs::read_dir(&dir).unwrap().count(), RELATION_COUNT + 2);
}

#[test]
fn parquet_of_many_rows_comes_in_several_groups() {
    let temp = TempDir::new().unwrap();
    let dir = temp.path().join("facts");
    let mut facts = Facts::new();
    for id in 0..300_000 {
        let name = facts.text(format!("f{}\n{}", id % 7, id).as_bytes());
        facts.put(FunctionName { r#fn: Function(id), name });
        facts.put(OperationShufflevectorMask { res: Value(id), i: id, elem: -(id as i32) });
    }
    write(&dir, &facts, Files::Parquet);
    let read = read_relation(&dir, Relation::FunctionName).unwrap();
    let names = read.rows::<FunctionName>().zip(facts.rows::<FunctionName>());
    for (found, known) in names {
        assert_eq!((found.r#fn, read.bytes(found.name)), (known.r#fn, facts.bytes(known.name)));
    }
    let read = read_relation(&dir, Relation::OperationShufflevectorMask).unwrap();
    let relation = Relation::OperationShufflevectorMask;
    assert_eq!(read.table(relation).cells(), facts.table(relation).cells());
}

/// A Parquet file that is cut, changed or of another relation is an error that names it.
#[test]
fn parquet_that_is_wrong_is_named() {
    let temp = TempDir::new().unwrap();
    let relation = Relation::InstructionOpcode;
    let (dir, path) = columns_of(&temp, relation);
    let whole = fs::read(&path).unwrap();
    let said = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let read = read_relation(&dir, relation);
        read.err().map(|error| error.to_string()).unwrap_or_default()
    };
    for cut in [0, 3, whole.len() / 2, whole.len() - 1] {
        let said = said(&whole[..cut]);
        assert!(said.contains("instruction_opcode.parquet"), "{cut}: {said}");
    }
    let other = fs::read(dir.join("function_name.parquet")).unwrap();
    assert!(said(&other).contains("other columns than instruction_opcode(inst, op)"));
    // A bit anywhere: another value of the same kind, or an error, never a panic.
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        let said = said(&bytes);
        assert!(said.is_empty() || said.contains("instruction_opcode.parquet"), "{at}: {said}");
    }
}
