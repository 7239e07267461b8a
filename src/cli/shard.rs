//! `llvm-facts shard`: many modules in a catalogue, their facts in shards.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::args::{INPUTS, Reading, Verbosity, Work};
use super::console::{DONE, FAILED, print, say};
use super::error::Result;
use super::progress::Progress;
use super::words::{count, size};
use super::work;
use jobs::input;
use shards::{Catalogue, Changed, Manifest, Planned, Ran, State};

/// A command about a catalogue.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts shard plan build/ lib.a --shards 16 -o catalogue/
  llvm-facts shard run catalogue/ --shard 3           what a scheduler starts, on any machine
  llvm-facts shard run catalogue/                     all that are not made yet
  llvm-facts shard status catalogue/
  duckdb -c \"SET file_search_path = 'catalogue'\" -c '.read catalogue/views.sql' ..

Adding modules later (`plan` again) makes new shards and leaves the others as they are. With --update,
modules that have changed take the place of those that had their name.")]
pub struct ShardArgs {
    #[command(subcommand)]
    command: ShardCommand,
}

#[derive(Subcommand, Debug)]
enum ShardCommand {
    /// Add modules to a catalogue, which is made if it is not there
    Plan(PlanArgs),
    /// Make the facts of shards that have none yet
    Run(RunArgs),
    /// Say how far the shards are, and which modules have no facts and why
    Status(StatusArgs),
    /// Remove what runs that were ended have left behind; nothing may run meanwhile
    Gc(GcArgs),
}

#[derive(Args, Debug)]
struct PlanArgs {
    #[arg(value_name = "IN", required = true, help = INPUTS)]
    inputs: Vec<OsString>,
    /// The catalogue
    #[arg(short, long = "output", value_name = "DIR")]
    out: PathBuf,
    /// How many shards the new modules become, of about the same size
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    shards: u32,
    /// What the modules are linked into; without it those of an archive, and those of a
    /// compile_commands.json, are linked with each other, and no others
    #[arg(long, value_name = "NAME")]
    link_unit: Option<String>,
    /// Let inputs with the name of a module that is there, and other bytes, take its place: it keeps its
    /// ids' upper half, and its shard is to be made again; without it they are further modules
    #[arg(long)]
    update: bool,
    #[command(flatten)]
    reading: Reading,
    /// Write strings also element by element, as other arrays
    #[arg(long)]
    expand_strings: bool,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    verbosity: Verbosity,
}

#[derive(Args, Debug)]
struct RunArgs {
    /// The catalogue
    #[arg(value_name = "CATALOGUE")]
    catalogue: PathBuf,
    /// This one (again for more); without it all that are not made yet
    #[arg(long, value_name = "I")]
    shard: Vec<u32>,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    verbosity: Verbosity,
}

#[derive(Args, Debug)]
struct StatusArgs {
    /// The catalogue
    #[arg(value_name = "CATALOGUE")]
    catalogue: PathBuf,
}

#[derive(Args, Debug)]
struct GcArgs {
    /// The catalogue
    #[arg(value_name = "CATALOGUE")]
    catalogue: PathBuf,
}

impl ShardArgs {
    /// What is read, and where it is written.
    pub fn access(&self) -> (&[OsString], Vec<PathBuf>) {
        match &self.command {
            ShardCommand::Plan(args) => (&args.inputs, vec![args.out.clone()]),
            ShardCommand::Run(RunArgs { catalogue, .. })
            | ShardCommand::Status(StatusArgs { catalogue })
            | ShardCommand::Gc(GcArgs { catalogue }) => (&[], vec![catalogue.clone()]),
        }
    }

    /// What is said beside errors; none of commands that say nothing.
    pub fn verbosity(&self) -> Option<Verbosity> {
        match &self.command {
            ShardCommand::Plan(args) => Some(args.verbosity),
            ShardCommand::Run(args) => Some(args.verbosity),
            ShardCommand::Status(_) | ShardCommand::Gc(_) => None,
        }
    }
}

pub fn run(args: &ShardArgs) -> Result<u8> {
    match &args.command {
        ShardCommand::Plan(args) => plan(args),
        ShardCommand::Run(args) => run_shards(args),
        ShardCommand::Status(args) => status(args),
        ShardCommand::Gc(args) => collect(args),
    }
}

fn plan(args: &PlanArgs) -> Result<u8> {
    let inputs = input::expand(&args.inputs)?;
    let reading = args.reading.of_modules();
    let reading = shards::Reading {
        verify: reading.verify,
        passes: reading.passes.map(str::to_owned),
        expand_strings: args.expand_strings,
    };
    let (count_of, unit) = (args.shards as usize, args.link_unit.as_deref());
    let threads = args.work.threads();
    let changed = if args.update { Changed::Replaced } else { Changed::Added };
    let planned = work::run(true, || {
        Ok(Catalogue::plan(&args.out, &inputs, count_of, unit, changed, &reading, threads)?)
    })?;
    let Planned { modules, changed, known, shards, unread } = planned;
    for unread in &unread {
        say(&format!("error: {}", unread.why));
    }
    if !args.verbosity.quiet {
        let known = match known {
            0 => String::new(),
            known => format!("; {} known already", count(known, "input")),
        };
        let changed = match changed {
            0 => String::new(),
            changed => format!("; {} changed", count(changed, "module")),
        };
        let (modules, shards) = (count(modules, "new module"), count(shards, "new shard"));
        say(&format!("{}: {modules} in {shards}{changed}{known}", input::display(&args.out)));
    }
    Ok(if unread.is_empty() { DONE } else { FAILED })
}

fn run_shards(args: &RunArgs) -> Result<u8> {
    let catalogue = Catalogue::open(&args.catalogue)?;
    let shards = match &args.shard[..] {
        [] => (0..catalogue.shards() as u32).collect(),
        some => some.to_vec(),
    };
    let mut code = DONE;
    for shard in shards {
        let inputs = catalogue.inputs_of(shard)?;
        let progress = Progress::new(&inputs, "reading", args.verbosity);
        let threads = args.work.threads();
        let ran = work::run(true, || Ok(catalogue.run(shard, threads, &progress)?))?;
        progress.clear();
        let Manifest { modules, failed, rows, bytes, .. } = ran.manifest();
        for failed in failed {
            say(&format!("error: {}", failed.why));
            code = FAILED;
        }
        if !args.verbosity.quiet {
            let before = match ran {
                Ran::Before(_) => "there already: ",
                Ran::Now(_) => "",
            };
            let left_out = match failed.len() {
                0 => String::new(),
                some => format!(", {some} left out"),
            };
            let (modules, rows) = (count(modules.len(), "module"), count(*rows as usize, "row"));
            let size = size(*bytes);
            say(&format!("shard {shard}: {before}{modules}{left_out}, {rows}, {size}"));
        }
    }
    Ok(code)
}

fn status(args: &StatusArgs) -> Result<u8> {
    let catalogue = Catalogue::open(&args.catalogue)?;
    let mut text = String::new();
    let mut code = DONE;
    let mut add = |line: String| text += &(line + "\n");
    for shard in 0..catalogue.shards() as u32 {
        let modules = catalogue.modules_of(shard)?;
        let planned = count(modules.len(), "module");
        match catalogue.state(shard)? {
            State::Committed(Manifest { failed, rows, bytes, .. }) => {
                let (rows, size) = (count(rows as usize, "row"), size(bytes));
                add(format!("shard {shard}: {planned}, {rows}, {size}"));
                for failed in failed {
                    add(format!("  no facts: {}", failed.why));
                }
            }
            State::Missing => {
                code = FAILED;
                add(format!("shard {shard}: {planned}, not made yet"));
            }
            State::Stale => {
                code = FAILED;
                add(format!(
                    "shard {shard}: {planned}, made of other modules or by another version: run it again"
                ));
            }
        }
    }
    for unread in catalogue.unread() {
        add(format!("no module: {}", unread.why));
    }
    print(text.as_bytes())?;
    Ok(code)
}

fn collect(args: &GcArgs) -> Result<u8> {
    let removed = Catalogue::open(&args.catalogue)?.collect()?;
    say(&format!("{} removed", count(removed.things, "thing")));
    Ok(DONE)
}
