//! `llvm-facts extract`, and what to do when LLVM crashes on one of many modules.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::progress::Progress;
use super::{DONE, ExtractArgs, FAILED, Talk, count, named, say, size};
use facts::RelationSet;
use facts::store::Format;
use ir::error::{Error, Result};
use ir::extract::{self, Options};
use ir::number::Numbering;
use jobs::input::{self, Input};
use jobs::isolate::{self, Crash, Ended, Reporter, Watch};
use jobs::pipeline::{self, Directory, Job, Observer};
use jobs::read;

/// What the child says at the end.
#[derive(Serialize, Deserialize)]
struct Written {
    modules: usize,
    rows: u64,
    bytes: u64,
    failed: Vec<(usize, String)>,
}

/// What happened to one input: none if it is extracted.
type Item = Option<String>;

pub fn run(args: &ExtractArgs) -> Result<u8> {
    let inputs = input::expand(&args.inputs)?;
    let mut extraction = Extraction { args, inputs: &inputs, bad: BTreeMap::new(), crashes: 0 };
    let written = extraction.run()?;
    Ok(extraction.report(&written))
}

struct Extraction<'a> {
    args: &'a ExtractArgs,
    inputs: &'a [Input],
    /// Inputs that crash LLVM, and how.
    bad: BTreeMap<usize, String>,
    crashes: u32,
}

impl Extraction<'_> {
    /// Tries until no input is left that crashes LLVM.
    fn run(&mut self) -> Result<Written> {
        loop {
            let skip: BTreeSet<usize> = self.bad.keys().copied().collect();
            let mut watch = Watcher::new(self.inputs, self.args.talk);
            let ended = isolate::run(
                self.args.work.isolation.is_wanted(),
                Some(&self.args.out),
                &mut watch,
                |reporter| self.attempt(&skip, reporter).map_err(|error| error.to_string()),
            )?;
            watch.progress.clear();
            match ended {
                Ended::Done(Ok(written)) => return Ok(written),
                Ended::Done(Err(message)) => {
                    // Some errors say where in the module they are, but not which module.
                    let message = match watch.failed {
                        Some((index, words)) if words == message => {
                            named(self.inputs[index].name(), &message)
                        }
                        _ => message,
                    };
                    return Err(Error::Other(message));
                }
                Ended::Interrupted => return Err(interrupted()),
                Ended::Crashed(crash) => self.find_culprits(&crash, &watch.good)?,
            }
        }
    }

    /// In the child.
    fn attempt(&self, skip: &BTreeSet<usize>, reporter: &Reporter<'_, Item>) -> Result<Written> {
        let args = self.args;
        let job = Job {
            inputs: self.inputs,
            options: self.options(),
            verify: !args.no_verify,
            keep_going: args.keep_going,
            threads: args.work.threads(),
            skip,
        };
        let (compress, force, relations) = (args.compress, args.force, job.options.relations);
        let mut target = Directory::new(&args.out, Format { compress, force, relations });
        let done = pipeline::run(&job, &mut target, &Observed(reporter))?;
        let failed = done.failed.iter().map(|(index, error)| (*index, error.to_string()));
        Ok(Written {
            modules: done.modules,
            rows: target.summary().rows,
            bytes: target.summary().bytes,
            failed: failed.collect(),
        })
    }

    fn options(&self) -> Options {
        let relations = match &self.args.relations[..] {
            [] => RelationSet::all(),
            some => some.iter().copied().collect(),
        };
        Options { expand_strings: self.args.expand_strings, relations }
    }

    /// Which input was it? Each one that may be is read alone, in a child of its own.
    fn find_culprits(&mut self, crash: &Crash, good: &BTreeSet<usize>) -> Result<()> {
        self.crashes += 1;
        let mut found = Vec::new();
        if let ([index], 1) = (&crash.in_work[..], self.crashes) {
            found.push((*index, crash.how.clone()));
        } else {
            // At the first crash one of those in work. Who crashes again has bad modules
            // galore, so all are looked at that are not known to be good.
            let suspects: Vec<usize> = match self.crashes {
                1 => crash.in_work.clone(),
                _ => (0..self.inputs.len())
                    .filter(|i| !good.contains(i) && !self.bad.contains_key(i))
                    .collect(),
            };
            for index in suspects {
                if let Some(how) = self.probe(index)? {
                    found.push((index, how));
                }
            }
        }
        if found.is_empty() {
            // It does not crash alone, so all in work are left out.
            found = crash.in_work.iter().map(|&index| (index, crash.how.clone())).collect();
        }
        if found.is_empty() {
            return Err(Error::Other(Crash::with_advice(&crash.how, "nothing was written")));
        }
        if !self.args.keep_going {
            let messages = found.iter().map(|(index, how)| self.crash_message(*index, how));
            return Err(Error::Other(messages.collect::<Vec<_>>().join("\n")));
        }
        self.bad.extend(found);
        Ok(())
    }

    /// How LLVM crashes on this input, if it does.
    fn probe(&self, index: usize) -> Result<Option<String>> {
        let input = &self.inputs[index];
        let mut watch = Watcher::new(self.inputs, Talk { quiet: true, verbose: false });
        let ended = isolate::run(true, None, &mut watch, |_: &Reporter<'_, Item>| {
            // What fails without a crash fails again when its turn comes.
            let _ = read_all_of(input, !self.args.no_verify, self.options());
        })?;
        match ended {
            Ended::Done(()) => Ok(None),
            Ended::Crashed(crash) => Ok(Some(crash.how)),
            Ended::Interrupted => Err(interrupted()),
        }
    }

    fn crash_message(&self, index: usize, how: &str) -> String {
        let input = &self.inputs[index];
        let newer = input.read().ok().and_then(|bytes| input::newer(&bytes));
        // What LLVM's reader says of a broken module with debug information.
        let broken = how.contains("Broken module found") && !self.args.no_verify;
        let advice = match newer {
            Some(newer) => newer,
            None if broken => {
                "the module is broken; --no-verify extracts it nevertheless".to_owned()
            }
            None if self.args.keep_going => "the module is broken, or LLVM 15 is".to_owned(),
            None => "the module is broken, or LLVM 15 is; nothing was written; \
                     --keep-going leaves such modules out"
                .to_owned(),
        };
        named(input.name(), &Crash::with_advice(how, &advice))
    }

    /// Says what came of it, and answers the exit code.
    fn report(&self, written: &Written) -> u8 {
        let mut failed: BTreeMap<usize, String> = written.failed.iter().cloned().collect();
        for (index, message) in &mut failed {
            *message = named(self.inputs[*index].name(), message);
        }
        for (&index, how) in &self.bad {
            failed.insert(index, self.crash_message(index, how));
        }
        for message in failed.values() {
            say(&format!("error: {message}"));
        }
        if !failed.is_empty() {
            say(&format!(
                "error: {} of {} left out, {} in {}",
                failed.len(),
                count(self.inputs.len(), "module"),
                written.modules,
                input::display(&self.args.out)
            ));
            return FAILED;
        }
        if !self.args.talk.quiet {
            say(&format!(
                "{}: {}, {}, {}",
                input::display(&self.args.out),
                count(written.modules, "module"),
                count(written.rows as usize, "row"),
                size(written.bytes)
            ));
        }
        DONE
    }
}

fn interrupted() -> Error {
    Error::Other("interrupted; nothing was written".into())
}

/// All that extraction does with a module, without writing.
fn read_all_of(input: &Input, verify: bool, options: Options) -> Result<()> {
    let module = read::module(&input.read()?, input.name(), verify)?;
    let mut numbering = Numbering::of(&module, options.expand_strings)?;
    numbering.place_at(1)?;
    extract::numbered(&module, &numbering, options, None, &mut |facts| {
        facts.clear();
        Ok(())
    })
}

/// The pipeline's observer, in the child.
struct Observed<'r, 'w>(&'r Reporter<'w, Item>);

impl Observer for Observed<'_, '_> {
    fn staging(&self, path: &Path) {
        self.0.staging(path);
    }
    fn started(&self, index: usize) {
        self.0.started(index);
    }
    fn finished(&self, index: usize, error: Option<&Error>) {
        self.0.finished(index, error.map(ToString::to_string));
    }
}

/// Sees the work go on, in the parent.
struct Watcher<'a> {
    inputs: &'a [Input],
    talk: Talk,
    progress: Progress,
    good: BTreeSet<usize>,
    /// The last input that could not be extracted.
    failed: Option<(usize, String)>,
}

impl<'a> Watcher<'a> {
    fn new(inputs: &'a [Input], talk: Talk) -> Self {
        let progress = Progress::new(inputs.len(), talk);
        Self { inputs, talk, progress, good: BTreeSet::new(), failed: None }
    }
}

impl Watch<Item> for Watcher<'_> {
    fn started(&mut self, index: usize) {
        if self.talk.verbose {
            say(&format!("reading {}", self.inputs[index].name()));
        }
    }

    fn finished(&mut self, index: usize, item: Item) {
        match item {
            None => {
                self.good.insert(index);
            }
            Some(words) => self.failed = Some((index, words)),
        }
        self.progress.advance();
    }

    fn tick(&mut self) {
        self.progress.tick();
    }
}
