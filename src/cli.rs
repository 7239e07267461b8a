//! The command line: what it says, and where each command goes. Help, completions and the manual
//! page come from the definition below.

mod args;
mod docs;
mod error;
mod export;
mod extract;
mod library;
mod output;
mod progress;
mod query;
mod rebuild;
mod roundtrip;

mod schema;
mod stats;
mod view;
mod warnings;
mod work;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use self::args::{ExtractArgs, RebuildArgs, RoundtripArgs, SchemaArgs, StatsArgs};
use self::export::ExportArgs;
use self::query::args::{LibraryArgs, QueryArgs, SouffleCommandArgs};
use self::view::ViewArgs;

pub use self::error::{Advice, Crashed, Error, Result};

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
  llvm-facts query in.bc rules.dl       what Datalog rules derive from the facts

Exit codes: 0 done, 1 an input could not be processed, 2 the command line is wrong, 3 a query
reached a limit."
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
    /// Write a graph of modules or facts for graph databases and drawing programs
    Export(ExportArgs),
    /// Write a page that shows functions, their control flow and their facts
    View(ViewArgs),
    /// Print the commands with which Soufflé itself answers a query
    #[command(name = "souffle-command")]
    Souffle(SouffleCommandArgs),
    /// List, describe or write out the Datalog library that queries can include
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
            Self::Extract(ExtractArgs { verbosity, .. })
            | Self::Rebuild(RebuildArgs { verbosity, .. })
            | Self::Roundtrip(RoundtripArgs { verbosity, .. }) => verbosity.quiet,
            Self::Query(QueryArgs { verbosity, .. }) => verbosity.quiet,
            Self::Export(ExportArgs { verbosity, .. }) => verbosity.quiet,
            Self::View(ViewArgs { verbosity, .. }) => verbosity.quiet,
            Self::Souffle(_)
            | Self::Library(_)
            | Self::Schema(_)
            | Self::Stats(_)
            | Self::Completions { .. }
            | Self::Man { .. } => false,
        }
    }
}

/// Does what the arguments say, and answers the exit code. Wrong arguments end the process with
/// exit code 2, `--help` and `--version` with 0.
///
/// # Errors
/// What could not be done, and why: to be printed as one message.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<u8> {
    llvm::process::one_arena();
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
        Command::Export(args) => export::run(&args),
        Command::View(args) => view::run(&args),
        Command::Souffle(args) => query::souffle_command(&args),
        Command::Library(args) => library::run(&args),
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
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::Stdout(error)),
        _ => Ok(()),
    }
}

fn print_json(value: &impl serde::Serialize) -> Result<()> {
    let text =
        serde_json::to_string_pretty(value).map_err(|error| Error::Json(error.to_string()))?;
    print((text + "\n").as_bytes())
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
