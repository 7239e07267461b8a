//! The command line: what it says, and where each command goes. Help, completions and the manual
//! page come from the definition below.

mod docs;
mod extract;
mod progress;
mod query;
mod rebuild;
mod roundtrip;
mod schema;
mod stats;
mod warnings;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use crate::error::{Error, Result};

/// Done.
pub const DONE: u8 = 0;
/// An input could not be processed.
pub const FAILED: u8 = 1;

/// LLVM 15 modules as Soufflé facts, and the modules back from their facts
///
/// Reads LLVM modules, bitcode or text, and writes one tab-separated fact file for every relation
/// of the schema, as Soufflé reads them. The facts hold all that is in the module: `rebuild` makes
/// the same module from them again.
#[derive(Parser)]
#[command(
    name = "llvm-facts",
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    arg_required_else_help = true,
    max_term_width = 100,
    after_help = "\
Examples:
  llvm-facts in.bc -o facts/            the facts of a module
  llvm-facts build/ -o facts/           of every module below a directory
  clang-15 -c -emit-llvm -o - f.c | llvm-facts - -o facts/
  llvm-facts roundtrip in.bc            do the facts hold the whole module?
  llvm-facts rebuild facts/ -o out.bc   the module again
  llvm-facts schema                     the relations, with what they mean

Exit codes: 0 done, 1 an input could not be processed, 2 the command line is wrong."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    extract: ExtractArgs,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Write the facts of modules into a directory (what happens without a command, too)
    Extract(ExtractArgs),
    /// Build modules again from a fact directory
    Rebuild(RebuildArgs),
    /// Extract modules, rebuild them, and compare: is everything in the facts?
    Roundtrip(RoundtripArgs),
    /// Ask a Datalog program about modules or a fact directory
    Query(QueryArgs),
    /// List or write out the Datalog library that queries can include
    Library(LibraryArgs),
    /// Print the relations there are
    Schema(SchemaArgs),
    /// Count the rows of a fact directory
    Stats(StatsArgs),
    /// Print a completion script for a shell
    #[command(after_help = "\
Examples:
  llvm-facts completions bash > ~/.local/share/bash-completion/completions/llvm-facts
  llvm-facts completions fish > ~/.config/fish/completions/llvm-facts.fish")]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(after_help = "\
Examples:
  llvm-facts man > llvm-facts.1
  llvm-facts man rebuild | man -l -")]
    Man {
        /// The page of this command, instead of that of the program
        command: Option<String>,
    },
}

impl Command {
    fn is_quiet(&self) -> bool {
        match self {
            Self::Extract(ExtractArgs { talk, .. })
            | Self::Rebuild(RebuildArgs { talk, .. })
            | Self::Roundtrip(RoundtripArgs { talk, .. }) => talk.quiet,
            Self::Query(QueryArgs { talk, .. }) => talk.quiet,
            Self::Library(_)
            | Self::Schema(_)
            | Self::Stats(_)
            | Self::Completions { .. }
            | Self::Man { .. } => false,
        }
    }
}

const INPUTS: &str = "\
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
struct ExtractArgs {
    #[arg(value_name = "IN", required = true, help = INPUTS)]
    inputs: Vec<OsString>,
    /// The fact directory; made whole or not at all, and replaced if llvm-facts wrote it
    #[arg(short, long = "output", value_name = "DIR")]
    out: PathBuf,
    /// How many modules are read at once [default: one per processor]; the facts do not depend on it
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Replace DIR and all it holds even if llvm-facts did not write it
    #[arg(long)]
    force: bool,
    /// Compress the files with gzip, which Soufflé reads as well
    #[arg(long)]
    compress: bool,
    /// Take modules that LLVM's verifier rejects
    #[arg(long)]
    no_verify: bool,
    /// Leave out modules that cannot be read, and list them at the end (exit code 1)
    #[arg(short, long)]
    keep_going: bool,
    /// Work in this process; then a crash of LLVM's is one of llvm-facts
    #[arg(long)]
    no_isolate: bool,
    /// Write strings also element by element, as other arrays
    #[arg(long)]
    expand_strings: bool,
    #[command(flatten)]
    talk: Talk,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts rebuild facts/ -o out.bc
  llvm-facts rebuild facts/ -o - | llvm-dis-15
  llvm-facts rebuild facts/ -o out.ll --module main.c
  llvm-facts rebuild facts/ -o modules/              one file for each module
  llvm-facts rebuild facts/ --overlay new/ -o out.bc with relations that rules have changed")]
struct RebuildArgs {
    /// The fact directory
    dir: PathBuf,
    /// A .bc or .ll file, `-` for bitcode on standard output, or a directory if there are several
    /// modules
    #[arg(short, long = "output", value_name = "OUT")]
    out: PathBuf,
    /// Only this module: its number, from 0, or its source file name
    #[arg(short, long, value_name = "N|NAME")]
    module: Option<String>,
    /// Relations with a file here (.facts or .csv) replace those of DIR
    #[arg(long, value_name = "DIR2")]
    overlay: Option<PathBuf>,
    /// Write modules even if LLVM's verifier rejects them
    #[arg(long)]
    no_verify: bool,
    /// Work in this process; then a crash of LLVM's is one of llvm-facts
    #[arg(long)]
    no_isolate: bool,
    #[command(flatten)]
    talk: Talk,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts roundtrip in.bc
  llvm-facts roundtrip --list files.txt -j 2 --format json
  llvm-facts roundtrip build/ --keep differing/

The texts that LLVM prints of both modules must be the same, byte for byte.
Exit code 0 if all are identical, else 1.")]
struct RoundtripArgs {
    #[arg(value_name = "IN", required_unless_present = "list", help = INPUTS)]
    inputs: Vec<OsString>,
    /// Read the names of more inputs from FILE, one a line, as @FILE does
    #[arg(long, value_name = "FILE")]
    list: Vec<PathBuf>,
    /// How to print the result
    #[arg(long, value_enum, default_value_t = TextFormat::Text)]
    format: TextFormat,
    /// Keep both texts of every module that differs in this directory
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// How many modules are tried at once [default: one per processor]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Work in this process; then a crash of LLVM's is one of llvm-facts
    #[arg(long)]
    no_isolate: bool,
    #[command(flatten)]
    talk: Talk,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts query in.bc analysis.dl
  llvm-facts query facts/ analysis.dl -D answers/
  llvm-facts query in.bc -e '.decl f(n: symbol) f(n) :- function_name(_, n).'
  llvm-facts query a.bc b.bc analysis.dl --format json --relation reachable

Exit code 3: a limit was reached; nothing is written.")]
struct QueryArgs {
    /// Modules, or one fact directory; then, without -e, the program
    #[arg(value_name = "SOURCE... PROGRAM", required = true)]
    arguments: Vec<OsString>,
    /// The rules themselves; `facts.dl` is included, and the last relation is the answer
    #[arg(short = 'e', value_name = "RULES")]
    rules: Option<String>,
    /// Write each output into a file of this directory, `-` all to standard output, as Soufflé does
    #[arg(short = 'D', long = "output-dir", value_name = "DIR")]
    out: Option<PathBuf>,
    /// Look here for what the program includes, before the library
    #[arg(short = 'I', long = "include", value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Define a macro of the preprocessor
    #[arg(short = 'M', long = "macro", value_name = "NAME=VALUE")]
    define: Vec<String>,
    /// Files of inputs that are no relation of the schema, when the source is modules
    #[arg(short = 'F', long, value_name = "DIR")]
    facts: Option<PathBuf>,
    /// Threads of the evaluation [default: one per processor]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// What evaluates the program; auto is the embedded engine
    #[arg(long, value_enum, default_value_t = QueryEngine::Auto)]
    engine: QueryEngine,
    /// Print these relations instead of the outputs
    #[arg(long, value_name = "NAME")]
    relation: Vec<String>,
    /// How to print rows
    #[arg(long, value_enum, default_value_t = RowFormat::Tsv)]
    format: RowFormat,
    /// Print so many rows of each relation at most
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<f64>,
    /// Stop when the relations take so many megabytes
    #[arg(long, value_name = "MB")]
    memory_limit: Option<usize>,
    /// Print time and rows of each rule to standard error
    #[arg(long)]
    profile: bool,
    /// Take modules that LLVM's verifier rejects
    #[arg(long)]
    no_verify: bool,
    /// Work in this process; then a crash of LLVM's is one of llvm-facts
    #[arg(long)]
    no_isolate: bool,
    #[command(flatten)]
    talk: Talk,
}

/// A positive number of seconds.
fn seconds(text: &str) -> std::result::Result<f64, String> {
    text.parse()
        .ok()
        .filter(|s| *s > 0.0 && *s < 1e9)
        .ok_or_else(|| "not a number of seconds".into())
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts library
  llvm-facts library --extract rules/ && souffle -I rules/datalog -F facts analysis.dl")]
struct LibraryArgs {
    /// Write the library below this directory, for use with Soufflé
    #[arg(long, value_name = "DIR")]
    extract: Option<PathBuf>,
    /// Print the names of what can be included (what happens anyway)
    #[arg(long, conflicts_with = "extract")]
    list: bool,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum QueryEngine {
    Auto,
    Embedded,
    Souffle,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum RowFormat {
    Table,
    Tsv,
    Csv,
    Json,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts schema > schema.dl
  llvm-facts schema --format json | jq '.[] | select(.group == \"memory\").name'")]
struct SchemaArgs {
    /// Soufflé's declarations, the reference in Markdown, or an array of relations
    #[arg(long, value_enum, default_value_t = SchemaFormat::Dl)]
    format: SchemaFormat,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts stats facts/
  llvm-facts stats facts/ --all --format json")]
struct StatsArgs {
    /// The fact directory
    dir: PathBuf,
    /// How to print the counts
    #[arg(long, value_enum, default_value_t = TableFormat::Table)]
    format: TableFormat,
    /// Also relations without rows
    #[arg(long)]
    all: bool,
}

/// What is said on standard error beside errors.
#[derive(Args, Debug, Clone, Copy)]
struct Talk {
    /// Say nothing but errors
    #[arg(short, long)]
    quiet: bool,
    /// Say what is being read
    #[arg(short, long, conflicts_with = "quiet")]
    verbose: bool,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum TextFormat {
    Text,
    Json,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum TableFormat {
    Table,
    Json,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum SchemaFormat {
    Dl,
    Md,
    Json,
}

/// Does what the arguments say, and answers the exit code. Wrong arguments end the process with
/// exit code 2, `--help` and `--version` with 0.
///
/// # Errors
/// What could not be done, and why: to be printed as one message.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<u8> {
    crate::llvm::process::one_arena();
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    // Asking LLVM for its version takes longer than all of the rest.
    let asked = arguments.iter().any(|a| a == "-V" || a == "--version");
    let version = if asked { docs::version() } else { "" };
    let matches = Cli::command().version(version).get_matches_from(arguments);
    let command = command(&matches).unwrap_or_else(|error| error.exit());
    if !command.is_quiet() {
        warnings::print();
    }
    match command {
        Command::Extract(args) => extract::run(&args),
        Command::Rebuild(args) => rebuild::run(&args),
        Command::Roundtrip(args) => roundtrip::run(&args),
        Command::Query(args) => query::run(&args),
        Command::Library(args) => query::library(&args),
        Command::Schema(args) => schema::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Completions { shell } => docs::completions(shell),
        Command::Man { command } => docs::man(command.as_deref()),
    }
}

/// Without a command it is `extract`.
fn command(matches: &ArgMatches) -> clap::error::Result<Command> {
    match matches.subcommand() {
        None => ExtractArgs::from_arg_matches(matches).map(Command::Extract),
        Some(_) => Command::from_arg_matches(matches),
    }
}

/// Says something on standard error. Who closed it does not want to know.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "llvm-facts: {line}");
}

/// Writes to standard output. A reader that has seen enough is no error.
fn print(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Error::Other(format!("standard output: cannot be written: {error}")))
        }
        _ => Ok(()),
    }
}

fn print_json(value: &impl serde::Serialize) -> Result<()> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| Error::Other(format!("cannot be written as JSON: {error}")))?;
    print((text + "\n").as_bytes())
}

/// How many threads to start.
fn threads(jobs: Option<u16>) -> usize {
    match jobs {
        Some(jobs) => usize::from(jobs),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// A message that names its input, once.
fn named(name: &str, message: &str) -> String {
    if message.starts_with(name) { message.to_owned() } else { format!("{name}: {message}") }
}

/// `1 module`, `2 modules`.
fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// A number of bytes for people.
fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn extract_needs_no_name() {
        let arguments = ["a.bc", "-o", "f", "-j", "3"];
        let parse = |with: &[&str]| {
            let all = with.iter().chain(&arguments);
            format!("{:?}", command(&Cli::command().get_matches_from(all)).unwrap())
        };
        assert_eq!(parse(&["llvm-facts"]), parse(&["llvm-facts", "extract"]));
    }
}
