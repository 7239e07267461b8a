//! `llvm-facts stats`

use std::fs;
use std::io;
use std::path::Path;

use clap::{Args, ValueEnum};
use serde_json::json;

use super::console::{DONE, print, print_json};
use super::error::Result;
use super::source::{SourceArgs, on_source};
use super::words::{count, size};
use crate::query::{Modules, Source};
use facts::store::{self, AsRows, Facts, StoreError};
use facts::{Domain, RELATIONS, RelationInfo, RelationSet};
use ir::extract::Options;
use jobs::pipeline::{self, Extraction, Observer, Target};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts stats in.bc
  llvm-facts stats facts/
  llvm-facts stats facts/ --all --format json

Of modules it counts the rows that their facts have; only files have bytes.")]
pub struct StatsArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    /// How to print the counts
    #[arg(long, value_enum, default_value_t = TableFormat::Table)]
    pub format: TableFormat,
    /// Also relations without rows
    #[arg(long)]
    pub all: bool,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    Table,
    Json,
}

/// One relation.
struct Counted {
    info: &'static RelationInfo,
    rows: u64,
    /// Of the file as it is, if there is one.
    bytes: Option<u64>,
}

pub fn run(args: &StatsArgs) -> Result<u8> {
    on_source(&args.source.reading(), |source, observer| {
        let relations = match source {
            Source::Facts(dir) => of_files(dir)?,
            Source::Modules(modules) => of_modules(modules, observer)?,
            Source::Memory(memory) => {
                let rows = |info: &RelationInfo| memory.facts.len(info.relation) as u64;
                let counted = |info| Counted { info, rows: rows(info), bytes: None };
                RELATIONS.iter().map(counted).collect()
            }
        };
        print_stats(args, &relations)
    })
}

/// The rows of a fact directory's files.
fn of_files(dir: &Path) -> Result<Vec<Counted>, StoreError> {
    RELATIONS.iter().map(|info| count_rows(dir, info)).collect()
}

/// The rows that modules have.
fn of_modules(modules: Modules<'_>, observer: &dyn Observer) -> Result<Vec<Counted>> {
    let Modules { inputs, reading, threads, .. } = modules;
    let options = Options { expand_strings: false, relations: RelationSet::all(), threads: 1 };
    let extraction =
        Extraction { inputs, options, reading, keep_going: false, threads, ends: true };
    let mut counter = Counter(Vec::new());
    pipeline::run(&extraction, &mut counter, observer)?;
    let counted = |(info, rows)| Counted { info, rows, bytes: None };
    Ok(RELATIONS.iter().zip(counter.0).map(counted).collect())
}

/// Counts the rows of each relation, and forgets them.
struct Counter(Vec<u64>);

impl Target for Counter {
    type Form = AsRows;
    type Error = jobs::Error;

    fn begin(&mut self) -> jobs::Result<()> {
        self.0 = vec![0; RELATIONS.len()];
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Facts) -> jobs::Result<()> {
        for (rows, info) in self.0.iter_mut().zip(&RELATIONS) {
            *rows += facts.len(info.relation) as u64;
        }
        Ok(())
    }

    fn finish(&mut self) -> jobs::Result<()> {
        Ok(())
    }
}

fn print_stats(args: &StatsArgs, relations: &[Counted]) -> Result<u8> {
    let shown: Vec<&Counted> = relations.iter().filter(|r| args.all || r.rows > 0).collect();
    let rows: u64 = relations.iter().map(|r| r.rows).sum();
    let bytes: Option<u64> = relations.iter().map(|r| r.bytes).sum();
    // Every entity has one row in the relation that declares its kind.
    let entities = Domain::ALL.iter().map(|&domain| {
        let (by, _) = domain.declared_by();
        (domain.name(), relations[by as usize].rows)
    });
    match args.format {
        TableFormat::Json => {
            let relations = shown.iter().map(|r| {
                let mut relation = json!({
                    "name": r.info.name, "group": r.info.group, "view": r.info.view, "rows": r.rows,
                });
                if let Some(bytes) = r.bytes {
                    relation["bytes"] = bytes.into();
                }
                relation
            });
            let entities: serde_json::Map<_, _> =
                entities.map(|(name, n)| (name.to_owned(), n.into())).collect();
            let mut all = json!({
                "rows": rows,
                "entities": entities,
                "relations": relations.collect::<Vec<_>>(),
            });
            if let Some(bytes) = bytes {
                all["bytes"] = bytes.into();
            }
            print_json(&all)?;
        }
        TableFormat::Table => {
            let width = shown.iter().map(|r| r.info.name.len()).max().unwrap_or(0).max(12);
            let column = |bytes: Option<String>| match bytes {
                Some(bytes) => format!(" {bytes:>12}\n"),
                None => "\n".to_owned(),
            };
            let mut text = format!("{:width$} {:>12}", "relation", "rows");
            text += &column(bytes.map(|_| "bytes".to_owned()));
            for r in &shown {
                text += &format!("{:width$} {:>12}", r.info.name, r.rows);
                text += &column(r.bytes.map(|bytes| bytes.to_string()));
            }
            text += &format!("\n{:width$} {:>12}\n", "entity", "number");
            for (name, n) in entities {
                text += &format!("{name:width$} {n:>12}\n");
            }
            let relations = count(shown.len(), "relation");
            let bytes = bytes.map_or_else(String::new, |bytes| format!(", {}", size(bytes)));
            text += &format!("\n{relations}, {}{bytes}\n", count(rows as usize, "row"));
            print(text.as_bytes())?;
        }
    }
    Ok(DONE)
}

/// A row is a line; line breaks inside of texts are escaped.
fn count_rows(dir: &Path, info: &'static RelationInfo) -> Result<Counted, StoreError> {
    let path = store::file_of(dir, info.relation);
    if path.extension().is_some_and(|extension| extension == "parquet") {
        let facts = store::read_relation(dir, info.relation)?;
        let bytes = fs::metadata(&path).map_err(StoreError::io(&path, "be read"))?.len();
        return Ok(Counted { info, rows: facts.len(info.relation) as u64, bytes: Some(bytes) });
    }
    let failed = |source: io::Error| match source.kind() {
        io::ErrorKind::NotFound if dir.is_dir() => StoreError::Missing { path: path.clone() },
        io::ErrorKind::NotFound => StoreError::io(dir, "be read as a fact directory")(source),
        _ => StoreError::io(&path, "be read")(source),
    };
    let bytes = system::read(&path).map_err(failed)?;
    let size = bytes.len() as u64;
    let text = system::unpacked(bytes).map_err(failed)?;
    Ok(Counted { info, rows: lines(&text), bytes: Some(size) })
}

fn lines(text: &[u8]) -> u64 {
    let unfinished = text.last().is_some_and(|&last| last != b'\n');
    memchr::memchr_iter(b'\n', text).count() as u64 + u64::from(unfinished)
}
