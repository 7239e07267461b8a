//! `llvm-facts stats`

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use flate2::read::MultiGzDecoder;
use serde_json::json;

use super::console::{DONE, print, print_json};
use super::error::Result;
use super::words::{count, size};
use super::work;
use facts::store::{self, StoreError};
use facts::{Domain, RELATIONS, RelationInfo};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts stats facts/
  llvm-facts stats facts/ --all --format json")]
pub struct StatsArgs {
    /// The fact directory
    pub dir: PathBuf,
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

/// One relation's file.
struct Counted {
    info: &'static RelationInfo,
    rows: u64,
    /// Of the file as it is.
    bytes: u64,
}

pub fn run(args: &StatsArgs) -> Result<u8> {
    work::run(false, || print_stats(args))
}

fn print_stats(args: &StatsArgs) -> Result<u8> {
    let relations: Vec<Counted> = RELATIONS
        .iter()
        .map(|info| count_rows(&args.dir, info))
        .collect::<Result<_, StoreError>>()?;
    let shown: Vec<&Counted> = relations.iter().filter(|r| args.all || r.rows > 0).collect();
    let rows: u64 = relations.iter().map(|r| r.rows).sum();
    let bytes: u64 = relations.iter().map(|r| r.bytes).sum();
    // Every entity has one row in the relation that declares its kind.
    let entities = Domain::ALL.iter().map(|&domain| {
        let (by, _) = domain.declared_by();
        (domain.name(), relations[by as usize].rows)
    });
    match args.format {
        TableFormat::Json => {
            let relations = shown.iter().map(|r| {
                json!({
                    "name": r.info.name, "group": r.info.group, "view": r.info.view,
                    "rows": r.rows, "bytes": r.bytes,
                })
            });
            let entities: serde_json::Map<_, _> =
                entities.map(|(name, n)| (name.to_owned(), n.into())).collect();
            print_json(&json!({
                "rows": rows,
                "bytes": bytes,
                "entities": entities,
                "relations": relations.collect::<Vec<_>>(),
            }))?;
        }
        TableFormat::Table => {
            let width = shown.iter().map(|r| r.info.name.len()).max().unwrap_or(0).max(12);
            let mut text = format!("{:width$} {:>12} {:>12}\n", "relation", "rows", "bytes");
            for r in &shown {
                text += &format!("{:width$} {:>12} {:>12}\n", r.info.name, r.rows, r.bytes);
            }
            text += &format!("\n{:width$} {:>12}\n", "entity", "number");
            for (name, n) in entities {
                text += &format!("{name:width$} {n:>12}\n");
            }
            let relations = count(shown.len(), "relation");
            text += &format!("\n{relations}, {}, {}\n", count(rows as usize, "row"), size(bytes));
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
        return Ok(Counted { info, rows: facts.len(info.relation) as u64, bytes });
    }
    let failed = |source: io::Error| match source.kind() {
        io::ErrorKind::NotFound if dir.is_dir() => StoreError::Missing { path: path.clone() },
        io::ErrorKind::NotFound => StoreError::io(dir, "be read as a fact directory")(source),
        _ => StoreError::io(&path, "be read")(source),
    };
    let bytes = fs::read(&path).map_err(failed)?;
    let rows = if bytes.starts_with(&[0x1F, 0x8B]) {
        let mut text = Vec::new();
        MultiGzDecoder::new(&bytes[..]).read_to_end(&mut text).map_err(failed)?;
        lines(&text)
    } else {
        lines(&bytes)
    };
    Ok(Counted { info, rows, bytes: bytes.len() as u64 })
}

fn lines(text: &[u8]) -> u64 {
    let unfinished = text.last().is_some_and(|&last| last != b'\n');
    memchr::memchr_iter(b'\n', text).count() as u64 + u64::from(unfinished)
}
