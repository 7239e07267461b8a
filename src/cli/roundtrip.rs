//! `llvm-facts roundtrip`

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::progress::Progress;
use super::{DONE, FAILED, RoundtripArgs, Talk, TextFormat, named, print, print_json, say};
use ir::error::{Error, Result};
use jobs::equal::{self, Difference};
use jobs::input::{self, Input};
use jobs::isolate::{self, Ended, Reporter, Watch};

/// What came of one module.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Identical,
    Different { line: usize, original: String, rebuilt: String },
    Failed(String),
}

pub fn run(args: &RoundtripArgs) -> Result<u8> {
    let lists = args.list.iter().map(|list| {
        let mut argument = OsString::from("@");
        argument.push(list);
        argument
    });
    let inputs = input::expand(args.inputs.iter().cloned().chain(lists))?;
    if let Some(keep) = &args.keep {
        fs::create_dir_all(keep).map_err(|error| cannot_keep(keep, &error))?;
    }
    let mut trip = Roundtrip { args, inputs: &inputs };
    let outcomes = trip.run()?;
    report(args, &inputs, &outcomes)
}

fn cannot_keep(path: &Path, error: &std::io::Error) -> Error {
    Error::File { path: path.to_path_buf(), message: format!("cannot be written: {error}") }
}

struct Roundtrip<'a> {
    args: &'a RoundtripArgs,
    inputs: &'a [Input],
}

impl Roundtrip<'_> {
    /// The outcome of every input. If LLVM crashes, what was in work is tried again one by one,
    /// and then the rest.
    fn run(&mut self) -> Result<Vec<Outcome>> {
        let mut watch = Watcher::new(self.inputs, self.args);
        loop {
            let todo: Vec<usize> =
                (0..self.inputs.len()).filter(|&i| watch.outcomes[i].is_none()).collect();
            if todo.is_empty() {
                break;
            }
            let Some(crash) = self.attempt(&todo, &mut watch)? else { break };
            let crashed = |how: &str| Outcome::Failed(how.to_owned());
            match &crash.in_work[..] {
                [] => {
                    // Nothing can be said of any of them.
                    for index in todo {
                        watch.settle(index, crashed(&crash.how));
                    }
                }
                [index] => watch.settle(*index, crashed(&crash.how)),
                several => {
                    for &index in several {
                        if let Some(crash) = self.attempt(&[index], &mut watch)? {
                            watch.settle(index, crashed(&crash.how));
                        }
                    }
                }
            }
        }
        watch.progress.clear();
        let lost = || Outcome::Failed("no result".into());
        Ok(watch.outcomes.into_iter().map(|outcome| outcome.unwrap_or_else(lost)).collect())
    }

    /// Tries these inputs in one child. Answers how it crashed, if it did.
    fn attempt(&self, todo: &[usize], watch: &mut Watcher<'_>) -> Result<Option<isolate::Crash>> {
        let ended = isolate::run(self.args.work.isolation.is_wanted(), None, watch, |reporter| {
            self.work(todo, reporter).map_err(|error| error.to_string())
        })?;
        match ended {
            Ended::Done(Ok(())) => Ok(None),
            Ended::Done(Err(message)) => Err(Error::Other(message)),
            Ended::Crashed(crash) => Ok(Some(crash)),
            Ended::Interrupted => Err(Error::Other("interrupted".into())),
        }
    }

    /// In the child: all of `todo`, on several threads.
    fn work(&self, todo: &[usize], reporter: &Reporter<'_, Outcome>) -> Result<()> {
        let next = AtomicUsize::new(0);
        let one = || -> Result<()> {
            while let Some(&index) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                reporter.started(index);
                let outcome = self.one(index)?;
                reporter.finished(index, outcome);
            }
            Ok(())
        };
        let n = self.args.work.threads().min(todo.len());
        std::thread::scope(|scope| {
            let start = || std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, one);
            // This thread works as well, and alone if there can be no others.
            let others: Vec<_> = (1..n).filter_map(|_| start().ok()).collect();
            let mut result = one();
            for other in others {
                let other = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
                result = result.and(other);
            }
            result
        })
    }

    /// An error is one of what is to be kept, and no outcome.
    fn one(&self, index: usize) -> Result<Outcome> {
        let input = &self.inputs[index];
        let bytes = match input.read() {
            Ok(bytes) => bytes,
            Err(error) => return Ok(Outcome::Failed(error.to_string())),
        };
        match equal::round_trip(&bytes, input.name()) {
            Ok(None) => Ok(Outcome::Identical),
            Ok(Some(difference)) => {
                self.keep(index, &difference)?;
                let Difference { line, original, rebuilt, .. } = difference;
                Ok(Outcome::Different { line, original, rebuilt })
            }
            Err(error) => Ok(Outcome::Failed(error.to_string())),
        }
    }

    /// `0012-f.ll.original.ll` and `0012-f.ll.rebuilt.ll`.
    fn keep(&self, index: usize, difference: &Difference) -> Result<()> {
        let Some(dir) = &self.args.keep else { return Ok(()) };
        let name = self.inputs[index].name();
        let base: String = name.rsplit('/').next().unwrap_or_default().chars().take(100).collect();
        let texts = [("original", &difference.texts.0), ("rebuilt", &difference.texts.1)];
        for (which, text) in texts {
            let path = dir.join(format!("{index:04}-{base}.{which}.ll"));
            fs::write(&path, text).map_err(|error| cannot_keep(&path, &error))?;
        }
        Ok(())
    }
}

/// LLVM's reader and printer recurse over what nests.
const STACK: usize = 1 << 28;

fn report(args: &RoundtripArgs, inputs: &[Input], outcomes: &[Outcome]) -> Result<u8> {
    let count = |which: fn(&Outcome) -> bool| outcomes.iter().filter(|o| which(o)).count();
    let identical = count(|o| matches!(o, Outcome::Identical));
    let different = count(|o| matches!(o, Outcome::Different { .. }));
    let failed = count(|o| matches!(o, Outcome::Failed(_)));
    match args.format {
        TextFormat::Text => {
            // The others are printed already.
            let line = format!("{identical} identical, {different} different, {failed} failed\n");
            print(line.as_bytes())?;
        }
        TextFormat::Json => {
            let modules = inputs.iter().zip(outcomes).filter_map(|(input, outcome)| {
                let input = input.name();
                match outcome {
                    Outcome::Identical => None,
                    Outcome::Different { line, original, rebuilt } => Some(json!({
                        "input": input, "status": "different",
                        "line": line, "original": original, "rebuilt": rebuilt,
                    })),
                    Outcome::Failed(error) => {
                        Some(json!({"input": input, "status": "failed", "error": error}))
                    }
                }
            });
            print_json(&json!({
                "identical": identical,
                "different": different,
                "failed": failed,
                "modules": modules.collect::<Vec<_>>(),
            }))?;
        }
    }
    Ok(if identical == outcomes.len() { DONE } else { FAILED })
}

/// Collects outcomes, and prints what is not identical in the order of the inputs.
struct Watcher<'a> {
    inputs: &'a [Input],
    talk: Talk,
    print: bool,
    outcomes: Vec<Option<Outcome>>,
    /// How many outcomes from the first on are there, and printed.
    printed: usize,
    progress: Progress,
}

impl<'a> Watcher<'a> {
    fn new(inputs: &'a [Input], args: &RoundtripArgs) -> Self {
        Self {
            inputs,
            talk: args.talk,
            print: args.format == TextFormat::Text,
            outcomes: vec![None; inputs.len()],
            printed: 0,
            progress: Progress::new(inputs.len(), args.talk),
        }
    }

    fn settle(&mut self, index: usize, outcome: Outcome) {
        self.outcomes[index] = Some(outcome);
        while let Some(Some(outcome)) = self.outcomes.get(self.printed) {
            let name = self.inputs[self.printed].name();
            let line = match outcome {
                Outcome::Identical => None,
                Outcome::Different { line, original, rebuilt } => Some(format!(
                    "{name}: differs in line {line}: `{original}` has become `{rebuilt}`\n"
                )),
                Outcome::Failed(error) => {
                    let error = error.trim_end().replace('\n', " ");
                    Some(format!("{}\n", named(name, &error)))
                }
            };
            if let Some(line) = line.filter(|_| self.print) {
                self.progress.aside(|| {
                    // Standard output that is full is noticed at the summary.
                    let _ = print(line.as_bytes());
                });
            }
            self.printed += 1;
        }
        self.progress.advance();
    }
}

impl Watch<Outcome> for Watcher<'_> {
    fn started(&mut self, index: usize) {
        if self.talk.verbose {
            say(&format!("trying {}", self.inputs[index].name()));
        }
    }

    fn finished(&mut self, index: usize, outcome: Outcome) {
        self.settle(index, outcome);
    }

    fn tick(&mut self) {
        self.progress.tick();
    }
}
