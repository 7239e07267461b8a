//! `llvm-facts extract`

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::args::{INPUTS, Reading, Verbosity, Work};
use super::console::{DONE, FAILED, say};
use super::error::Result;
use super::progress::Progress;
use super::source::no_catalogue;
use super::words::{count, size};
use super::work;
use facts::store::{Files, Format, Summary};
use facts::{Relation, RelationSet};
use ir::extract::Options;
use jobs::input::{self, Input};
use jobs::pipeline::{self, Directory, Done, Extraction};
use library::suggest;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts extract in.bc -o facts/
  llvm-facts extract a.bc b.ll lib.a build/ @more.txt -o facts/ -j 4
  llvm-facts extract build/ -o facts/ --keep-going   leave out what cannot be read
  souffle -F facts/ -D - analysis.dl                 with `.include \"facts.dl\"` in it")]
pub struct ExtractArgs {
    #[arg(value_name = "IN", required = true, help = INPUTS)]
    pub inputs: Vec<OsString>,
    /// The fact directory; made whole or not at all, and replaced if llvm-facts wrote it
    #[arg(short, long = "output", value_name = "DIR")]
    pub out: PathBuf,
    /// Replace DIR and all it holds even if llvm-facts did not write it
    #[arg(long)]
    pub force: bool,
    /// What the files are: every command reads both
    #[arg(long, value_enum, default_value_t)]
    pub format: FileFormat,
    /// Compress text with gzip, which Soufflé reads as well
    #[arg(long, conflicts_with = "format")]
    pub compress: bool,
    #[command(flatten)]
    pub reading: Reading,
    /// Leave out modules that cannot be read, and list them at the end (exit code 1)
    #[arg(short, long)]
    pub keep_going: bool,
    #[command(flatten)]
    pub work: Work,
    /// Write strings also element by element, as other arrays
    #[arg(long)]
    pub expand_strings: bool,
    /// Write these relations only; such facts are for Datalog, and cannot be rebuilt
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', value_parser = relation)]
    pub relations: Vec<Relation>,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

/// What the files of a fact directory are.
#[derive(ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileFormat {
    /// Tab-separated text, as Soufflé reads it
    #[default]
    Tsv,
    /// Apache Parquet, for DuckDB, polars, pyarrow and Spark; a sixth of the size
    Parquet,
}

impl ExtractArgs {
    fn files(&self) -> Files {
        match (self.format, self.compress) {
            (FileFormat::Parquet, _) => Files::Parquet,
            (FileFormat::Tsv, true) => Files::Gzip,
            (FileFormat::Tsv, false) => Files::Tsv,
        }
    }
}

/// A relation of the schema by its name.
fn relation(name: &str) -> Result<Relation, String> {
    Relation::from_name(name).ok_or_else(|| {
        let names = Relation::ALL.iter().map(|relation| relation.name());
        format!("no relation has this name{}", suggest::did_you_mean(name, names))
    })
}

pub fn run(args: &ExtractArgs) -> Result<u8> {
    no_catalogue(&args.inputs)?;
    let inputs = input::expand(&args.inputs)?;
    let relations = match &args.relations[..] {
        [] => RelationSet::all(),
        some => some.iter().copied().collect(),
    };
    let extraction = Extraction {
        inputs: &inputs,
        options: Options { expand_strings: args.expand_strings, relations, threads: 1 },
        reading: args.reading.of_modules(),
        keep_going: args.keep_going,
        threads: args.work.threads(),
        ends: true,
    };
    let format = Format {
        files: args.files(),
        force: args.force,
        relations,
        threads: args.work.threads(),
        ..Format::default()
    };
    let progress = Progress::new(&inputs, "reading", args.verbosity);
    let (done, summary) = work::run(true, || {
        let mut target = Directory::new(&args.out, format);
        let done = pipeline::run(&extraction, &mut target, &progress)?;
        Ok((done, target.summary()))
    })?;
    progress.clear();
    Ok(report(args, &inputs, &done, summary))
}

/// Says what came of it, and answers the exit code.
fn report(args: &ExtractArgs, inputs: &[Input], done: &Done, summary: Summary) -> u8 {
    let out = input::display(&args.out);
    for (_, error) in &done.failed {
        say(&format!("error: {error}"));
    }
    if !done.failed.is_empty() {
        say(&format!(
            "error: {} of {} left out, {} in {out}",
            done.failed.len(),
            count(inputs.len(), "module"),
            done.modules,
        ));
        return FAILED;
    }
    if !args.verbosity.quiet {
        let modules = count(done.modules, "module");
        let rows = count(summary.rows as usize, "row");
        say(&format!("{out}: {modules}, {rows}, {}", size(summary.bytes)));
    }
    DONE
}
