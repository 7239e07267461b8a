//! `llvm-facts shell`: questions one after the other. It goes by the parts of `query`.

// In layers: each uses only what stands before it.
mod page;
mod rules;

mod ask;

mod files;
mod proofs;

mod commands;

mod complete;
mod piped;
mod terminal;

use std::io::{IsTerminal, stdin};
use std::path::PathBuf;
use std::sync::PoisonError;
use std::time::Instant;

use clap::Args;

use self::ask::{Shell, Show};
use self::rules::Rules;
use super::args::{Including, Limits};
use super::console::{DONE, say};
use super::error::{Result, ShellError};
use super::query::args::Format;
use super::source::{SourceArgs, fact_directory, on_source};
use super::work;
use crate::query::{self, Memory};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts shell in.bc                  questions at a prompt; .help says more
  llvm-facts shell facts/ -I rules/
  echo 'instruction_load(i)' | llvm-facts shell in.bc

Facts are read once. A question is the body of a rule; rules stay, and later answers derive only
what changed. Standard input that is no terminal is a script: answers go to standard output, and
the first error ends it.

Exit codes: 0 done, 1 a source cannot be read, or something in a script cannot be done.")]
pub struct ShellArgs {
    #[command(flatten)]
    pub source: SourceArgs,
    #[command(flatten)]
    including: Including,
    /// Files of inputs that are no relation of the schema, when the source is modules
    #[arg(short = 'F', long, value_name = "DIR")]
    facts: Option<PathBuf>,
    /// How to print rows [default: table on a terminal, tsv elsewhere]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Print ids of entities as they are, in tables and JSON as well
    #[arg(long)]
    raw: bool,
    /// Print labels instead of ids, in TSV and CSV as well; so it is on a terminal
    #[arg(long, conflicts_with = "raw")]
    labels: bool,
    /// Print the names of the columns before the rows of TSV and CSV
    #[arg(long)]
    header: bool,
    /// Print so many rows of each relation at most [default: 1000 of a table at a prompt]
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
}

/// Each answer has the limits.
pub fn run(args: &ShellArgs, limits: Limits) -> Result<u8> {
    let sources = &args.source.sources;
    if sources.iter().any(|source| source == "-") {
        return Err(ShellError::InputTaken.into());
    }
    let is_prompt = stdin().is_terminal();
    let start = Instant::now();
    let mut facts = None;
    on_source(&args.source.reading(), |source, observer| {
        facts = Some(query::read(source, observer)?);
        Ok(DONE)
    })?;
    let facts = facts.unwrap_or_default();
    let directory = fact_directory(sources)?;
    let files = directory.as_deref().or(args.facts.as_deref());
    let memory = Memory { facts: &facts, of_modules: directory.is_none(), files };
    let search = args.including.search();
    let show = Show {
        format: args.format,
        raw: args.raw,
        labels: args.labels,
        header: args.header,
        limit: args.limit,
        is_prompt,
    };
    if args.source.verbosity.verbose {
        say(&format!("{:.2?} to read the facts", start.elapsed()));
    }
    let threads = args.source.options().threads;
    let options = engine::Options { threads, ..limits.options() };
    work::run(false, || {
        let mut shell = Shell::new(memory, Rules::new(search), show, options);
        shell.quiet = args.source.verbosity.quiet;
        if is_prompt {
            if !shell.quiet {
                say(".help says what can be asked, .quit ends");
            }
            let running = shell.running.clone();
            // At the prompt Ctrl-C is a key.
            system::on_interrupt(move || {
                let running = running.lock().unwrap_or_else(PoisonError::into_inner);
                running.iter().for_each(engine::Cancel::cancel);
            });
            terminal::run(&mut shell)?;
        } else {
            piped::run(&mut shell)?;
        }
        Ok(DONE)
    })
}
