//! Parquet data sets whose rows are modules.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::{llvm_facts, passes};

/// Modules of one function each, by its name.
fn modules(place: &Path, names: &[&str]) -> Vec<Vec<u8>> {
    let module = |name: &&str| {
        let text = format!("define i32 @{name}(i32 %x) {{\n  ret i32 %x\n}}\n");
        fs::write(place.join("one.ll"), text).unwrap();
        passes(place, &["extract", "one.ll", "-o", "one", "-q", "--force"]);
        passes(place, &["rebuild", "one", "-o", &format!("{name}.bc"), "-q"]);
        fs::read(place.join(format!("{name}.bc"))).unwrap()
    };
    names.iter().map(module).collect()
}

/// A data set with numbers and these rows, `group` of them in a row group.
fn data_set(path: &Path, rows: &[Option<&[u8]>], group: usize, compression: Compression) {
    let column = |name, physical, repetition| {
        let column = Type::primitive_type_builder(name, physical).with_repetition(repetition);
        Arc::new(column.build().unwrap())
    };
    let fields = vec![
        column("number", Physical::INT32, Repetition::REQUIRED),
        column("bitcode", Physical::BYTE_ARRAY, Repetition::OPTIONAL),
    ];
    let schema = Type::group_type_builder("rows").with_fields(fields).build().unwrap();
    let properties = WriterProperties::builder()
        .set_compression(compression)
        .set_data_page_row_count_limit(3)
        .set_write_batch_size(1)
        .build();
    let file = fs::File::create(path).unwrap();
    let mut file = SerializedFileWriter::new(file, schema.into(), properties.into()).unwrap();
    for rows in rows.chunks(group) {
        let mut out = file.next_row_group().unwrap();
        let numbers: Vec<i32> = (0..rows.len() as i32).collect();
        let mut column = out.next_column().unwrap().unwrap();
        column.typed::<Int32Type>().write_batch(&numbers, None, None).unwrap();
        column.close().unwrap();
        let levels: Vec<i16> = rows.iter().map(|row| i16::from(row.is_some())).collect();
        let values: Vec<ByteArray> =
            rows.iter().flatten().map(|row| ByteArray::from(row.to_vec())).collect();
        let mut column = out.next_column().unwrap().unwrap();
        column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None).unwrap();
        column.close().unwrap();
        out.close().unwrap();
    }
    file.close().unwrap();
}

const NAMES: &str = "function_name(_, n)";

#[test]
fn rows_of_a_data_set_are_modules() {
    let place = tempfile::tempdir().unwrap();
    let place = place.path();
    let all = modules(place, &["a", "b", "c"]);
    let whole: Vec<Option<&[u8]>> = all.iter().map(|it| Some(&**it)).collect();
    data_set(&place.join("whole.parquet"), &whole, 2, Compression::SNAPPY);
    let of_files = passes(place, &["query", "a.bc", "b.bc", "c.bc", "-e", NAMES]);
    assert_eq!(of_files, "a\nb\nc\n");
    assert_eq!(passes(place, &["query", "whole.parquet#bitcode", "-e", NAMES]), of_files);
    passes(place, &["extract", "whole.parquet#bitcode", "-o", "facts", "-q"]);
    passes(place, &["extract", "a.bc", "b.bc", "c.bc", "-o", "files", "-q"]);
    for relation in ["function_name", "instruction_ret"] {
        let text = |dir: &str| fs::read(place.join(format!("{dir}/{relation}.facts"))).unwrap();
        assert!(text("facts") == text("files"), "{relation}");
    }
    // A directory of them, and a file whose name has the sign in it.
    fs::create_dir(place.join("all")).unwrap();
    data_set(&place.join("all/2.parquet"), &whole[2..], 2, Compression::UNCOMPRESSED);
    data_set(&place.join("all/1.parquet"), &whole[..2], 2, Compression::UNCOMPRESSED);
    assert_eq!(passes(place, &["query", "all#bitcode", "-e", NAMES]), of_files);
    fs::copy(place.join("a.bc"), place.join("a#b.bc")).unwrap();
    assert_eq!(passes(place, &["query", "a#b.bc", "-e", NAMES]), "a\n");
}

#[test]
fn a_catalogue_knows_the_rows_again() {
    let place = tempfile::tempdir().unwrap();
    let place = place.path();
    let names: Vec<String> = (0..150).map(|at| format!("f{at:03}")).collect();
    let few = modules(place, &["f000", "f001"]);
    // One module is like another but for the name of its function.
    let module = |name: &String| {
        let at = few[0].windows(4).position(|it| it == b"f000").unwrap();
        let mut bytes = few[0].clone();
        bytes[at..at + 4].copy_from_slice(name.as_bytes());
        bytes
    };
    let all: Vec<Vec<u8>> = names.iter().map(module).collect();
    let mut rows: Vec<Option<&[u8]>> = all.iter().map(|it| Some(&**it)).collect();
    rows[7] = None;
    rows[70] = Some(b"this is no module");
    rows[149] = rows[3];
    let set = place.join("corpus.parquet");
    let zstd = Compression::ZSTD(Default::default());
    data_set(&set, &rows, 40, zstd);
    let plan = ["shard", "plan", "corpus.parquet#bitcode", "--shards", "3", "-o", "c", "-j2"];
    let ran = llvm_facts(place, &plan);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(ran.status.code(), Some(1), "{said}");
    assert!(said.contains("corpus.parquet#bitcode[7]: the row has no value"), "{said}");
    assert!(said.contains("corpus.parquet#bitcode[70]: the row is no bitcode"), "{said}");
    assert!(said.contains("147 new modules in 3 new shards; 1 input known already"), "{said}");
    assert_eq!(fs::read_dir(place.join("c/bitcode")).map_or(0, Iterator::count), 0, "no copies");
    passes(place, &["shard", "run", "c", "-q", "-j2"]);
    let found = passes(place, &["query", "c", "-e", NAMES]);
    let mut found: Vec<&str> = found.lines().collect();
    found.sort_unstable();
    let wanted: Vec<&String> = names
        .iter()
        .enumerate()
        .filter(|(at, _)| ![7, 70, 149].contains(at))
        .map(|it| it.1)
        .collect();
    assert!(found == wanted, "{found:?}");
    // What is another module than when it was planned has no facts.
    rows.swap(10, 11);
    data_set(&set, &rows, 40, zstd);
    let mut plan = fs::read_to_string(place.join("c/plans/000000.json")).unwrap();
    assert!(plan.contains("\"row\":[\"bitcode\",10]"), "{plan}");
    fs::remove_dir_all(place.join("c/shards")).unwrap();
    let ran = llvm_facts(place, &["shard", "run", "c", "-q"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("corpus.parquet#bitcode[10]: it is another module than when"), "{said}");
    // Nor what is not there any more.
    plan = plan.replace("\"bitcode\",10]", "\"bitcode\",1000]");
    fs::write(place.join("c/plans/000000.json"), plan).unwrap();
    fs::remove_dir_all(place.join("c/shards")).unwrap();
    let ran = llvm_facts(place, &["shard", "run", "c", "-q"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("there is no row 1000"), "{said}");
}

#[test]
fn what_is_no_data_set_is_told() {
    let place = tempfile::tempdir().unwrap();
    let place = place.path();
    let all = modules(place, &["a"]);
    let set = place.join("one.parquet");
    data_set(&set, &[Some(&*all[0])], 1, Compression::UNCOMPRESSED);
    fs::write(place.join("text.parquet"), "no parquet").unwrap();
    for (argument, wanted) in [
        ("one.parquet", "one.parquet: a Parquet data set: FILE#COLUMN names the column"),
        ("one.parquet#code", "no column of bytes `code` in it: it has number, bitcode"),
        ("one.parquet#number", "no column of bytes `number`"),
        ("text.parquet#bitcode", "text.parquet#bitcode: no data set with bitcode: "),
        ("none.parquet#bitcode", "none.parquet#bitcode: there is no such file"),
    ] {
        let ran = llvm_facts(place, &["extract", argument, "-o", "facts"]);
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(1), "{argument}: {said}");
        assert!(said.contains(wanted), "{argument}: {said}");
    }
    // A row that unpacks to a thousand times its size.
    let zeros = vec![0; 100 << 20];
    data_set(&set, &[Some(&zeros)], 1, Compression::ZSTD(Default::default()));
    let ran = llvm_facts(place, &["extract", "one.parquet#bitcode", "-o", "facts"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("more than --max-expansion allows"), "{said}");
    let more = ["one.parquet#bitcode", "-o", "facts", "--max-expansion", "1000000"];
    let ran = llvm_facts(place, &[&["extract"], &more[..]].concat());
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("[0]: the row is no bitcode"), "{said}");
    // More rows than bytes can have.
    let nulls = vec![None; 100_000];
    data_set(&set, &nulls, 100_000, Compression::UNCOMPRESSED);
    let ran = llvm_facts(place, &["extract", "one.parquet#bitcode", "-o", "facts"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("100000 rows are more than ") || said.contains("has no value"), "{said}");
}

#[test]
fn a_damaged_data_set_is_an_error_or_a_module() {
    let place = tempfile::tempdir().unwrap();
    let place = place.path();
    let all = modules(place, &["a", "b"]);
    let rows: Vec<Option<&[u8]>> = all.iter().map(|it| Some(&**it)).collect();
    let set = place.join("set.parquet");
    data_set(&set, &rows, 1, Compression::SNAPPY);
    let whole = fs::read(&set).unwrap();
    let mut random = fastrand::Rng::with_seed(3);
    let all = std::env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    let rounds = if all { 1000 } else { 60 };
    for round in 0..rounds {
        let mut bytes = whole.clone();
        match round % 3 {
            0 => bytes.truncate(random.usize(..bytes.len())),
            // The end says where everything is.
            1 => {
                let at = bytes.len() - 1 - random.usize(..bytes.len().min(700));
                bytes[at] = random.u8(..);
            }
            _ => {
                let at = random.usize(..bytes.len());
                bytes[at] ^= 1 << random.u8(..8);
            }
        }
        fs::write(&set, &bytes).unwrap();
        let ran = llvm_facts(place, &["extract", "set.parquet#bitcode", "-o", "facts", "--force"]);
        let said = String::from_utf8_lossy(&ran.stderr);
        let is_told = ran.status.code() == Some(1) && said.contains("set.parquet");
        assert!(is_told || ran.status.success(), "round {round}: {:?}: {said}", ran.status);
        assert!(!said.contains("panicked") && !said.contains("internal error"), "{round}: {said}");
    }
}
