//! The arguments of each command, as help, completions and the manual pages show them.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use facts::Relation;
use library::suggest;

pub const INPUTS: &str = "\
What to read: bitcode or text (.bc, .ll), `-` for standard input, a directory with all modules \
below it, an object file, archive or executable with embedded bitcode, or @FILE for a list with \
one of these a line. What a file is, its bytes say and not its name";

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
    /// Compress the files with gzip, which Soufflé reads as well
    #[arg(long)]
    pub compress: bool,
    #[command(flatten)]
    pub verify: Verify,
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

/// A relation of the schema by its name.
fn relation(name: &str) -> Result<Relation, String> {
    Relation::from_name(name).ok_or_else(|| {
        let names = Relation::ALL.iter().map(|relation| relation.name());
        format!("no relation has this name{}", suggest::did_you_mean(name, names))
    })
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts rebuild facts/ -o out.bc
  llvm-facts rebuild facts/ -o - | llvm-dis-15
  llvm-facts rebuild facts/ -o out.ll --module main.c
  llvm-facts rebuild facts/ -o modules/              one file for each module
  llvm-facts rebuild facts/ --overlay new/ -o out.bc with relations that rules have changed")]
pub struct RebuildArgs {
    /// The fact directory
    pub dir: PathBuf,
    /// A .bc or .ll file, `-` for bitcode on standard output, or a directory if there are several
    /// modules
    #[arg(short, long = "output", value_name = "OUT")]
    pub out: PathBuf,
    /// Only this module: its number, from 0, or its source file name
    #[arg(short, long, value_name = "N|NAME")]
    pub module: Option<String>,
    /// Changes the facts by the files here: the rows of drop_R.facts go and those of add_R.facts come,
    /// or those of R.facts replace all of relation R; .csv does, too
    #[arg(long, value_name = "DIR2")]
    pub overlay: Option<PathBuf>,
    /// Write modules even if LLVM's verifier rejects them
    #[arg(long)]
    pub no_verify: bool,
    #[command(flatten)]
    pub isolation: Isolation,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts roundtrip in.bc
  llvm-facts roundtrip --list files.txt -j 2 --format json
  llvm-facts roundtrip build/ --keep differing/

The texts that LLVM prints of both modules must be the same, byte for byte.
Exit code 0 if all are identical, else 1.")]
pub struct RoundtripArgs {
    #[arg(value_name = "IN", required_unless_present = "list", help = INPUTS)]
    pub inputs: Vec<OsString>,
    /// Read the names of more inputs from FILE, one a line, as @FILE does
    #[arg(long, value_name = "FILE")]
    pub list: Vec<PathBuf>,
    /// How to print the result
    #[arg(long, value_enum, default_value_t = TextFormat::Text)]
    pub format: TextFormat,
    /// Keep both texts of every module that differs in this directory
    #[arg(long, value_name = "DIR")]
    pub keep: Option<PathBuf>,
    #[command(flatten)]
    pub work: Work,
    #[command(flatten)]
    pub verbosity: Verbosity,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts schema > schema.dl
  llvm-facts schema --format json | jq '.[] | select(.group == \"memory\").name'")]
pub struct SchemaArgs {
    /// Soufflé's declarations, the reference in Markdown, or an array of relations
    #[arg(long, value_enum, default_value_t = SchemaFormat::Dl)]
    pub format: SchemaFormat,
}

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

/// What LLVM's verifier has to say.
#[derive(Args, Debug, Clone, Copy)]
pub struct Verify {
    /// Take modules that LLVM's verifier rejects
    #[arg(long)]
    no_verify: bool,
}

impl Verify {
    /// Whether modules that it rejects are refused.
    pub fn is_wanted(self) -> bool {
        !self.no_verify
    }
}

/// How much is done at once, and where.
#[derive(Args, Debug, Clone, Copy)]
pub struct Work {
    /// Do so much at once [default: one per processor]; the result does not depend on it
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    pub isolation: Isolation,
}

impl Work {
    /// How many threads to start.
    pub fn threads(self) -> usize {
        match self.jobs {
            Some(jobs) => usize::from(jobs),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

/// Where LLVM works.
#[derive(Args, Debug, Clone, Copy)]
pub struct Isolation {
    /// Work in this process; then a crash of LLVM's is one of llvm-facts
    #[arg(long)]
    no_isolate: bool,
}

impl Isolation {
    /// Whether in a process of its own.
    pub fn is_wanted(self) -> bool {
        !self.no_isolate
    }
}

/// What is said on standard error beside errors.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct Verbosity {
    /// Say nothing but errors
    #[arg(short, long)]
    pub quiet: bool,
    /// Say what is being read
    #[arg(short, long, conflicts_with = "quiet")]
    pub verbose: bool,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextFormat {
    Text,
    Json,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    Table,
    Json,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SchemaFormat {
    Dl,
    Md,
    Json,
}
