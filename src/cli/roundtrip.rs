//! `llvm-facts roundtrip`

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::{Args, ValueEnum};
use serde_json::json;

use super::args::{INPUTS, Verbosity, Work};
use super::console::{DONE, FAILED, print, print_json};
use super::error::{Error, Result};
use super::output::whole;
use super::progress::Progress;
use super::source::no_catalogue;
use super::work;
use jobs::equal::{self, Comparison, Difference};
use jobs::input::{self, Input};
use jobs::pipeline::Observer;

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
    /// Compare the bitcode that LLVM writes of both, too, with the orders of all use-lists
    #[arg(long)]
    pub strict: bool,
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

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextFormat {
    Text,
    Json,
}

/// What came of one module.
enum Trip {
    Identical,
    Different { line: usize, original: String, rebuilt: String },
    Failed(jobs::Error),
}

pub fn run(args: &RoundtripArgs) -> Result<u8> {
    let lists = args.list.iter().map(|list| {
        let mut argument = OsString::from("@");
        argument.push(list);
        argument
    });
    no_catalogue(&args.inputs)?;
    let inputs = input::expand(args.inputs.iter().cloned().chain(lists))?;
    if let Some(keep) = &args.keep {
        fs::create_dir_all(keep).map_err(Error::unwritable(keep))?;
    }
    let progress = Progress::new(&inputs, "trying", args.verbosity);
    let job = Roundtrip { args, inputs: &inputs, progress: &progress };
    let trips = work::run(false, || job.run())?;
    progress.clear();
    report(args, &inputs, &trips)
}

struct Roundtrip<'a> {
    args: &'a RoundtripArgs,
    inputs: &'a [Input],
    progress: &'a Progress<'a>,
}

impl Roundtrip<'_> {
    /// What came of each input.
    fn run(&self) -> Result<Vec<Trip>> {
        let trips: Vec<OnceLock<Trip>> = self.inputs.iter().map(|_| OnceLock::new()).collect();
        let next = AtomicUsize::new(0);
        let some = || -> Result<()> {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(place) = trips.get(index) else { return Ok(()) };
                let trip = self.trip(index)?;
                let is_text = self.args.format == TextFormat::Text;
                let line = line(&self.inputs[index], &trip).filter(|_| is_text);
                self.progress.done(index, line);
                let _ = place.set(trip);
            }
        };
        std::thread::scope(|scope| {
            // This thread works as well, and alone if there can be no others.
            let others = 1..self.args.work.threads().min(trips.len());
            let others: Vec<_> = others.filter_map(|_| stack::spawn(scope, some).ok()).collect();
            let mut result = some();
            for other in others {
                let other = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                result = result.and(other);
            }
            result
        })?;
        Ok(trips.into_iter().filter_map(OnceLock::into_inner).collect())
    }

    fn trip(&self, index: usize) -> Result<Trip> {
        self.progress.started(index);
        let input = &self.inputs[index];
        let how = if self.args.strict { Comparison::Strict } else { Comparison::Text };
        let within = (self.args.work.threads() / self.inputs.len().max(1)).max(1);
        let trip = |bytes: Vec<u8>| equal::round_trip(&bytes, input.name(), how, within);
        let trip = input.read().and_then(trip);
        Ok(match trip {
            Ok(None) => Trip::Identical,
            Ok(Some(difference)) => {
                self.keep(index, &difference)?;
                let Difference { line, original, rebuilt, .. } = difference;
                Trip::Different { line, original, rebuilt }
            }
            Err(error) => Trip::Failed(error),
        })
    }

    /// `0012-f.ll.original.ll` and `0012-f.ll.rebuilt.ll`.
    fn keep(&self, index: usize, difference: &Difference) -> Result<()> {
        let Some(dir) = &self.args.keep else { return Ok(()) };
        let name = self.inputs[index].name();
        let base: String = name.rsplit('/').next().unwrap_or_default().chars().take(100).collect();
        let texts = [("original", &difference.texts.0), ("rebuilt", &difference.texts.1)];
        for (which, text) in texts {
            let path = dir.join(format!("{index:04}-{base}.{which}.ll"));
            whole(&path, |file| file.write_all(text).map_err(Error::unwritable(&path)))?;
        }
        Ok(())
    }
}

/// What is printed of a module that is not identical.
fn line(input: &Input, trip: &Trip) -> Option<String> {
    let name = input.name();
    let on_one_line = |text: String| text.trim_end().replace('\n', " ");
    match trip {
        Trip::Identical => None,
        Trip::Different { line, original, rebuilt } => {
            Some(format!("{name}: differs in line {line}: `{original}` has become `{rebuilt}`"))
        }
        Trip::Failed(error) => Some(on_one_line(error.to_string())),
    }
}

fn report(args: &RoundtripArgs, inputs: &[Input], trips: &[Trip]) -> Result<u8> {
    let count = |which: fn(&Trip) -> bool| trips.iter().filter(|trip| which(trip)).count();
    let identical = count(|trip| matches!(trip, Trip::Identical));
    let different = count(|trip| matches!(trip, Trip::Different { .. }));
    let failed = inputs.len() - identical - different;
    match args.format {
        TextFormat::Text => {
            // The others are printed already.
            let line = format!("{identical} identical, {different} different, {failed} failed\n");
            print(line.as_bytes())?;
        }
        TextFormat::Json => {
            let modules = inputs.iter().zip(trips).filter_map(|(input, trip)| match trip {
                Trip::Identical => None,
                Trip::Different { line, original, rebuilt } => Some(json!({
                    "input": input.name(), "status": "different",
                    "line": line, "original": original, "rebuilt": rebuilt,
                })),
                Trip::Failed(error) => Some(json!({
                    "input": input.name(), "status": "failed", "error": error.to_string(),
                })),
            });
            print_json(&json!({
                "identical": identical,
                "different": different,
                "failed": failed,
                "modules": modules.collect::<Vec<_>>(),
            }))?;
        }
    }
    Ok(if identical == inputs.len() { DONE } else { FAILED })
}
