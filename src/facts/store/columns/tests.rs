//! What is written as Parquet is read back by a reader that is not ours.

use std::fs::File;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;

use super::ROW_GROUP;
use crate::store::answers::{AnswerColumn, AnswerFile, AnswerType};

/// Numbers with runs, small and large steps, and those that wrap.
fn numbers(random: &mut fastrand::Rng, count: usize) -> Vec<i64> {
    let mut last = 0_i64;
    let mut all = Vec::with_capacity(count);
    while all.len() < count {
        let run = if random.u8(..4) == 0 { random.usize(1..40) } else { 1 };
        last = match random.u8(..9) {
            0 => i64::MAX,
            1 => i64::MIN,
            2 => random.i64(..),
            3 => i64::from(random.i32(..)),
            4 => last,
            _ => last.wrapping_add(random.i64(..200) - 50),
        };
        all.extend(std::iter::repeat_n(last, run));
    }
    all.truncate(count);
    all
}

#[test]
fn all_values_come_back() {
    let mut random = fastrand::Rng::with_seed(7);
    let columns: Vec<AnswerColumn> = [
        ("narrow", AnswerType::Signed { wide: false }),
        ("wide", AnswerType::Signed { wide: true }),
        ("id", AnswerType::Unsigned { wide: false }),
        ("float", AnswerType::Float { wide: false }),
        ("few", AnswerType::Text),
        ("many", AnswerType::Text),
    ]
    .into_iter()
    .map(|(name, holds)| AnswerColumn { name: name.into(), holds, declared: "number".into() })
    .collect();
    let dir = tempfile::tempdir().unwrap();
    // Nothing, one row, fewer and more than a block, a page and a group of rows.
    for count in [0, 1, 2, 33, 129, 1_023, 1_024, 40_000, 140_000] {
        let path = dir.path().join(count.to_string());
        let mut file = AnswerFile::new(File::create(&path).unwrap(), "r", &columns).unwrap();
        let wide = numbers(&mut random, count);
        let kinds = random.usize(1..300);
        let row = |at: usize| {
            let value = wide[at];
            let few = match kinds {
                1 => String::new(),
                _ => format!("word {}", value.rem_euclid(kinds as i64)),
            };
            let many = "x".repeat(at % 50) + &at.to_string();
            (value as i32, value, value as u32, value as f32, few, many)
        };
        for at in 0..count {
            let (narrow, wide, id, float, few, many) = row(at);
            let cells = [
                narrow.to_string(),
                wide.to_string(),
                id.to_string(),
                float.to_string(),
                few,
                many,
            ];
            file.row(&cells.each_ref().map(String::as_bytes)).unwrap();
        }
        file.finish().unwrap();
        let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
        let mut read = 0;
        for (at, found) in reader.get_row_iter(None).unwrap().enumerate() {
            let found = found.unwrap();
            let own = (
                found.get_int(0).unwrap(),
                found.get_long(1).unwrap(),
                found.get_uint(2).unwrap(),
                found.get_float(3).unwrap(),
                found.get_string(4).unwrap().clone(),
                found.get_string(5).unwrap().clone(),
            );
            assert!(own == row(at), "row {at} of {count}: {own:?}");
            read += 1;
        }
        assert_eq!(read, count);
        for group in reader.metadata().row_groups() {
            let rows = group.num_rows() as usize;
            let from = if rows == 1 << 17 { 0 } else { count - rows };
            let own: Vec<i64> = wide[from..from + rows].to_vec();
            let ranges = group.column(1).statistics().unwrap();
            let least = ranges.min_bytes_opt().map(<[u8]>::to_vec);
            let greatest = ranges.max_bytes_opt().map(<[u8]>::to_vec);
            assert_eq!(least, own.iter().min().map(|it| it.to_le_bytes().to_vec()));
            assert_eq!(greatest, own.iter().max().map(|it| it.to_le_bytes().to_vec()));
            let ids = group.column(2).statistics().unwrap().max_bytes_opt().map(<[u8]>::to_vec);
            assert_eq!(
                ids,
                own.iter().map(|it| *it as u32).max().map(|it| it.to_le_bytes().into())
            );
        }
    }
}

#[test]
fn truths_and_long_texts_come_back() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("holds");
    let mut file = AnswerFile::new(File::create(&path).unwrap(), "holds", &[]).unwrap();
    file.row(&[]).unwrap();
    file.finish().unwrap();
    let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    let rows: Vec<bool> =
        reader.get_row_iter(None).unwrap().map(|row| row.unwrap().get_bool(0).unwrap()).collect();
    assert_eq!(rows, [true]);

    let path = dir.path().join("texts");
    let column =
        AnswerColumn { name: "t".into(), holds: AnswerType::Text, declared: "symbol".into() };
    let mut file = AnswerFile::new(File::create(&path).unwrap(), "texts", &[column]).unwrap();
    let texts: Vec<String> = (0..40).map(|at| format!("{at}").repeat(1 << 17)).collect();
    texts.iter().for_each(|text| file.row(&[text.as_bytes()]).unwrap());
    file.finish().unwrap();
    let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    let rows = reader.get_row_iter(None).unwrap();
    let read: Vec<String> = rows.map(|row| row.unwrap().get_string(0).unwrap().clone()).collect();
    assert!(read == texts);
}

#[test]
fn files_do_not_depend_on_how_facts_come_in_parts_nor_on_threads() {
    use crate::store::{DirectoryWriter, Facts, Files, Format};
    use crate::{Function, FunctionName, Instruction, InstructionNext, Relation};

    let dir = tempfile::tempdir().unwrap();
    let rows = ROW_GROUP as u32 * 2 + 77;
    let write = |name: &str, files, part: u32, threads| {
        let path = dir.path().join(name);
        let format = Format { files, threads, ..Format::default() };
        let mut writer = DirectoryWriter::with_format(&path, format).unwrap();
        let mut facts = Facts::new();
        let all: Vec<u32> = (1..=rows).collect();
        for these in all.chunks(part as usize) {
            facts.clear();
            for &row in these {
                let name = facts.text(format!("f{}", row % 1000).as_bytes());
                facts.put(FunctionName { r#fn: Function(row), name });
                let (inst, next) = (Instruction(row), Instruction(row + 1));
                facts.put(InstructionNext { inst, next });
            }
            writer.append(&facts).unwrap();
        }
        let summary = writer.finish().unwrap();
        let read =
            |relation: Relation| std::fs::read(path.join(files.name_of(relation.info()))).unwrap();
        (summary, read(Relation::FunctionName), read(Relation::InstructionNext))
    };
    for files in [Files::Parquet, Files::Tsv] {
        let whole = write("whole", files, rows, 1);
        assert_eq!(whole.0.rows, u64::from(rows) * 2);
        for (part, threads) in [(1_000, 1), (ROW_GROUP as u32, 2), (ROW_GROUP as u32 + 1, 3)] {
            assert!(write("parts", files, part, threads) == whole, "{files:?} {part} {threads}");
        }
    }
}
