//! `llvm-facts extract`

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};

use super::args::{INPUTS, Verbosity, Verify, Work};
use super::console::{DONE, FAILED, say};
use super::error::{Advice, Crashed, Error, Result};
use super::progress::Progress;
use super::words::{count, size};
use super::work;
use facts::store::{Format, Summary};
use facts::{Relation, RelationSet};
use ir::extract::Options;
use jobs::input::{self, Input};
use jobs::pipeline::{self, Directory, Extraction};
use jobs::{Crash, Isolation, Job, Outcome, Reporter, Runner};
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

/// What the child says at the end.
#[derive(Serialize, Deserialize)]
struct Written {
    modules: usize,
    rows: u64,
    bytes: u64,
    failed: Vec<(usize, jobs::Error)>,
}

pub fn run(args: &ExtractArgs) -> Result<u8> {
    let inputs = input::expand(&args.inputs)?;
    let job = Extract { args, inputs: &inputs };
    let runner = Runner {
        isolation: Isolation {
            is_wanted: args.work.isolation.is_wanted(),
            facts: Some(&args.out),
            all_or_nothing: true,
        },
        inputs: inputs.len(),
        keep_going: args.keep_going,
    };
    let progress = Progress::new(&inputs, "reading", args.verbosity);
    let ran = work::run(&job, &runner, progress, |index, crash| job.crashed(index, crash))?;
    let failed = ran.done.failed.iter().map(|(index, error)| (*index, error.to_string()));
    let mut failed: BTreeMap<usize, String> = failed.collect();
    for (index, outcome) in ran.outcomes {
        if let Outcome::Crashed(crash) = outcome {
            failed.insert(index, job.crashed(Some(index), crash).to_string());
        }
    }
    Ok(job.report(&ran.done, &failed))
}

struct Extract<'a> {
    args: &'a ExtractArgs,
    inputs: &'a [Input],
}

impl Job for Extract<'_> {
    type Item = ();
    type Done = Written;
    type Error = Error;
    const MAKES_ONE_OUTPUT: bool = true;

    fn work(&self, left_out: &BTreeSet<usize>, reporter: &Reporter<'_, ()>) -> Result<Written> {
        let args = self.args;
        let extraction = Extraction {
            inputs: self.inputs,
            options: self.options(),
            verify: args.verify.is_wanted(),
            keep_going: args.keep_going,
            threads: args.work.threads(),
            skip: left_out,
        };
        let relations = extraction.options.relations;
        let format = Format { compress: args.compress, force: args.force, relations };
        let mut target = Directory::new(&args.out, format);
        let done = pipeline::run(&extraction, &mut target, reporter)?;
        let Summary { rows, bytes, .. } = target.summary();
        Ok(Written { modules: done.modules, rows, bytes, failed: done.failed })
    }

    fn probe(&self, index: usize, _reporter: &Reporter<'_, ()>) -> Result<()> {
        // What fails without a crash fails again when its turn comes.
        let verify = self.args.verify.is_wanted();
        let _ = pipeline::probe(&self.inputs[index], verify, self.options());
        Ok(())
    }
}

impl Extract<'_> {
    fn options(&self) -> Options {
        let relations = match &self.args.relations[..] {
            [] => RelationSet::all(),
            some => some.iter().copied().collect(),
        };
        Options { expand_strings: self.args.expand_strings, relations }
    }

    fn crashed(&self, index: Option<usize>, crash: Crash) -> Crashed {
        let Some(input) = index.map(|index| &self.inputs[index]) else {
            return Crashed { subject: None, crash, advice: Advice::Unwritten };
        };
        let bytes = input.read().ok();
        let known = Advice::about(&crash, bytes.as_deref(), self.args.verify.is_wanted());
        let advice = known.unwrap_or(match self.args.keep_going {
            true => Advice::Module,
            false => Advice::KeepGoing,
        });
        Crashed { subject: Some(input.name().to_owned()), crash, advice }
    }

    /// Says what came of it, and answers the exit code.
    fn report(&self, written: &Written, failed: &BTreeMap<usize, String>) -> u8 {
        let out = input::display(&self.args.out);
        for message in failed.values() {
            say(&format!("error: {message}"));
        }
        if !failed.is_empty() {
            say(&format!(
                "error: {} of {} left out, {} in {out}",
                failed.len(),
                count(self.inputs.len(), "module"),
                written.modules,
            ));
            return FAILED;
        }
        if !self.args.verbosity.quiet {
            let modules = count(written.modules, "module");
            let rows = count(written.rows as usize, "row");
            say(&format!("{out}: {modules}, {rows}, {}", size(written.bytes)));
        }
        DONE
    }
}
