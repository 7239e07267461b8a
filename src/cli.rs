//! The command line: what it says, and where each command goes. Help, completions and the manual
//! page come from the definition below.

// Below every command, in layers: each uses only what stands before it.
mod exit;
mod words;

mod error;

mod console;

mod confine;

mod args;
mod lookup;
mod output;
mod preset;
mod programs;
mod progress;
mod warnings;

mod work;

mod source;
mod watch;

// The commands. None uses another, but `shell`, which goes by parts of `query` and `view`, and
// `transform`, by parts of `query`.
mod bitcode;
mod check;
mod diff;
mod docs;
mod doctor;
mod explain;
mod export;
mod extract;
mod import;
mod library;
mod lsp;
mod query;
mod rebuild;
mod roundtrip;
mod schema;
mod shard;
mod shell;
mod stats;
mod transform;
mod view;

use std::ffi::OsString;
use std::path::Path;

use clap::{ArgMatches, ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};

use ::library::suggest;
use clap::error::ErrorKind;

use self::args::{Limits, Verbosity};
use self::bitcode::BitcodeArgs;
use self::check::CheckArgs;
use self::confine::Access;
use self::diff::DiffArgs;
use self::doctor::DoctorArgs;
use self::explain::ExplainArgs;
use self::export::ExportArgs;
use self::extract::ExtractArgs;
use self::import::ImportArgs;
use self::library::LibraryArgs;
use self::lsp::LspArgs;
use self::query::args::{QueryArgs, SouffleCommandArgs};
use self::rebuild::RebuildArgs;
use self::roundtrip::RoundtripArgs;
use self::schema::SchemaArgs;
use self::shard::ShardArgs;
use self::shell::ShellArgs;
use self::stats::StatsArgs;
use self::transform::TransformArgs;
use self::view::ViewArgs;

pub use self::console::say;
pub use self::error::{Error, QuestionError, RebuildError, Result, ShellError, SouffleError};
pub use self::exit::{DONE, FAILED, FOUND, MISUSED, STOPPED};

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
    after_help = format!("\
Examples:
  llvm-facts in.bc -o facts/            the facts of a module
  llvm-facts build/ -o facts/           of every module below a directory
  clang-15 -c -emit-llvm -o - f.c | llvm-facts - -o facts/
  llvm-facts roundtrip in.bc            do the facts hold the whole module?
  llvm-facts rebuild facts/ -o out.bc   the module again
  llvm-facts schema                     the relations, with what they mean
  llvm-facts query in.bc rules.dl       what Datalog rules derive from the facts
  llvm-facts diff old.bc new.bc         what differs between two modules
  llvm-facts shell in.bc                questions at a prompt

{}", exit::exit_codes())
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    extract: ExtractArgs,
    /// Colours in messages; auto is on a terminal, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", global = true, value_enum, default_value_t)]
    color: ColorChoice,
    #[command(flatten)]
    limits: Limits,
    /// Do not wait until outputs are on the disk: faster, but after a loss of power they may be
    /// incomplete
    #[arg(long, global = true)]
    no_sync: bool,
    /// Do not give up sockets, writing elsewhere than the outputs and reading elsewhere than the inputs
    /// before anything is read
    #[arg(long, global = true)]
    no_sandbox: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Write the facts of modules into a directory (what happens without a command, too)
    Extract(ExtractArgs),
    /// Build modules again from a fact directory
    Rebuild(RebuildArgs),
    /// Change a module by rules: the facts, a pass over them, and the module again
    Transform(TransformArgs),
    /// Extract modules, rebuild them, and compare: is everything in the facts?
    Roundtrip(RoundtripArgs),
    /// Say what differs between two modules: functions, global variables, types
    Diff(DiffArgs),
    /// Ask a Datalog program about modules or a fact directory
    Query(Box<QueryArgs>),
    /// Ask question after question at a prompt, with rules that stay
    Shell(ShellArgs),
    /// Say what is wrong with Datalog programs, without asking them
    Check(CheckArgs),
    /// Say what a kind of message about a Datalog program means, with examples
    Explain(ExplainArgs),
    /// Write a graph of modules or facts for graph databases and drawing programs
    Export(ExportArgs),
    /// Write a page that shows functions, their control flow and their facts
    View(ViewArgs),
    /// Turn other tools' settings of tainted data into a program: PhASAR's, Joern's
    Import(ImportArgs),
    /// Print the commands with which Soufflé itself answers a query
    #[command(name = "souffle-command")]
    Souffle(SouffleCommandArgs),
    /// List, describe or write out the Datalog library that queries can include
    Library(LibraryArgs),
    /// Help an editor with Datalog programs, by the Language Server Protocol
    Lsp(LspArgs),
    /// Print the relations there are
    Schema(SchemaArgs),
    /// Count the facts of modules or of a fact directory
    Stats(StatsArgs),
    /// Keep the facts of many modules in shards: plan them, make them, look how far they are
    Shard(ShardArgs),
    /// Say what is installed, and what that allows
    Doctor(DoctorArgs),
    /// Print what a file of bitcode consists of: blocks, records and their sizes
    Bitcode(BitcodeArgs),
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
    /// What an interrupt says.
    fn interrupted(&self) -> &'static str {
        match self {
            Self::Extract(_) | Self::Rebuild(_) | Self::Transform(_) => work::NOTHING_WRITTEN,
            Self::Query(args) if args.watch => work::SILENT,
            Self::View(args) if args.watch => work::SILENT,
            _ => work::INTERRUPTED,
        }
    }

    /// What it reads and writes of those that read what others have made and write where they are
    /// told; none of those that a person directs, or that read nothing.
    fn access(&self) -> Option<Access<'_>> {
        let one = |out: &Path| vec![out.to_path_buf()];
        let nothing = || Some(Vec::new());
        let (inputs, outputs, reads) = match self {
            Self::Extract(args) => (&args.inputs[..], one(&args.out), nothing()),
            Self::Rebuild(args) => (&[][..], one(&args.out), Some(args.reads())),
            Self::Transform(args) => (args.source(), one(&args.out), Some(args.reads())),
            Self::Roundtrip(args) => {
                let keep = args.keep.iter().cloned().collect();
                (&args.inputs[..], keep, nothing().filter(|_| args.list.is_empty()))
            }
            Self::Query(args) => (&args.question.arguments[..], args.outputs(), args.reads()),
            Self::Export(args) => (&args.source.sources[..], one(&args.out), nothing()),
            // The text of sources lies where debug information says.
            Self::View(args) => (&args.source.sources[..], one(&args.page()), None),
            Self::Stats(args) => (&args.source.sources[..], Vec::new(), nothing()),
            Self::Diff(args) => (&args.source.sources[..], Vec::new(), nothing()),
            Self::Import(args) => (&args.files[..], args.outputs(), nothing()),
            // Catalogues name modules.
            Self::Shard(args) => {
                let (inputs, outputs) = args.access();
                (inputs, outputs, None)
            }
            Self::Shell(_)
            | Self::Check(_)
            | Self::Explain(_)
            | Self::Souffle(_)
            | Self::Library(_)
            | Self::Lsp(_)
            | Self::Schema(_)
            | Self::Doctor(_)
            | Self::Bitcode(_)
            | Self::Completions { .. }
            | Self::Man { .. } => return None,
        };
        let speaks = matches!(self, Self::Query(args) if args.speaks());
        Some(Access { inputs, outputs, reads, speaks })
    }

    /// What is said beside errors; none of commands that say nothing.
    fn verbosity(&self) -> Option<Verbosity> {
        match self {
            Self::Extract(args) => Some(args.verbosity),
            Self::Rebuild(args) => Some(args.verbosity),
            Self::Transform(args) => Some(args.verbosity),
            Self::Roundtrip(args) => Some(args.verbosity),
            Self::Query(args) => Some(args.verbosity),
            Self::Shell(args) => Some(args.source.verbosity),
            Self::Export(args) => Some(args.source.verbosity),
            Self::View(args) => Some(args.source.verbosity),
            Self::Shard(args) => args.verbosity(),
            Self::Stats(args) => Some(args.source.verbosity),
            Self::Diff(args) => Some(args.source.verbosity),
            Self::Check(_)
            | Self::Explain(_)
            | Self::Import(_)
            | Self::Souffle(_)
            | Self::Library(_)
            | Self::Lsp(_)
            | Self::Schema(_)
            | Self::Doctor(_)
            | Self::Bitcode(_)
            | Self::Completions { .. }
            | Self::Man { .. } => None,
        }
    }
}

/// Does what the arguments say, and answers the exit code. Wrong arguments end the process with
/// exit code 2, `--help` and `--version` with 0.
///
/// # Errors
/// What could not be done, and why: to be printed as one message.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<u8> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let mut definition = Cli::command().version(docs::VERSION);
    if let Some(message) = mistyped(&definition, &arguments) {
        definition.error(ErrorKind::InvalidSubcommand, message).exit();
    }
    let matches = definition.get_matches_from(arguments);
    let of_command = matches.subcommand().map_or(&matches, |(_, matches)| matches);
    console::use_colours(of_command.get_one("color").copied().unwrap_or_default());
    let command = command(&matches).unwrap_or_else(|error| error.exit());
    if !command.verbosity().is_some_and(|verbosity| verbosity.quiet) {
        warnings::print();
    }
    if of_command.get_flag("no_sync") {
        system::do_not_sync();
    }
    if let Some(access) = command.access().filter(|_| !of_command.get_flag("no_sandbox")) {
        confine::enter(&access, command.verbosity().is_some_and(|it| it.verbose));
    }
    work::end_on_interrupt(command.interrupted());
    let limits = Limits::from_arg_matches(of_command).unwrap_or_else(|error| error.exit());
    if let Some(times) = limits.max_expansion {
        system::limit_expansion(times);
    }
    half::limit(limits.of_llvm());
    match command {
        // These go on: each answer has its limits.
        Command::Shell(_) => {}
        Command::Query(ref args) if args.watch => {}
        _ => work::end_at_limits(limits),
    }
    match command {
        Command::Extract(args) => extract::run(&args),
        Command::Rebuild(args) => rebuild::run(&args),
        Command::Transform(args) => transform::run(&TransformArgs { limits, ..args }),
        Command::Roundtrip(args) => roundtrip::run(&args),
        Command::Diff(args) => diff::run(&args),
        Command::Query(args) => query::run(&QueryArgs { limits, ..*args }),
        Command::Shell(args) => shell::run(&args, limits),
        Command::Check(args) => check::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Export(args) => export::run(&args),
        Command::View(args) => view::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Souffle(args) => query::souffle_command(&args),
        Command::Library(args) => library::run(&args),
        Command::Lsp(args) => lsp::run(&args),
        Command::Schema(args) => schema::run(&args),
        Command::Shard(args) => shard::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Bitcode(args) => bitcode::run(&args),
        Command::Completions { shell } => docs::completions(Cli::command(), shell),
        Command::Man { command } => docs::man(Cli::command(), command.as_deref()),
    }
}

/// An error as it is told.
pub fn words(error: &Error) -> String {
    let words = format!("error: {error}");
    // The system says no more.
    match confine::reads_are_confined() && words.contains("Permission denied") {
        true => format!(
            "{words}\n  inputs and includes are read and nothing else, wherever links lead: name it as an input, or \
             see --no-sandbox"
        ),
        false => words,
    }
}

/// What is wrong with a first argument that is no input and nearly a command. Without a command it
/// would be taken for the name of a module.
fn mistyped(definition: &clap::Command, arguments: &[OsString]) -> Option<String> {
    let first = arguments.get(1)?.to_str()?;
    let names = || definition.get_subcommands().map(clap::Command::get_name);
    let is_word = first.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    if !is_word || first == "help" || first.starts_with('-') || names().any(|name| name == first) {
        return None;
    }
    let near = suggest::nearest(first, names()).filter(|_| !Path::new(first).exists())?;
    Some(format!("there is no command `{first}`, and no file; did you mean `{near}`?"))
}

/// Without a command it is `extract`.
fn command(matches: &ArgMatches) -> clap::error::Result<Command> {
    match matches.subcommand() {
        None => ExtractArgs::from_arg_matches(matches).map(Command::Extract),
        Some(_) => Command::from_arg_matches(matches),
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
