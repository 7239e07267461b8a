//! Facts out of modules.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::Cancel;
use facts::ModuleRow;
use facts::store::{AsRows, Facts};
use jobs::input::{self, Input};
use jobs::pipeline::{self, Extraction, Observer, Target};
use jobs::read::Reading;

use pyo3::FromPyObject;
use pyo3::pybacked::PyBackedBytes;
use shards::Catalogue;

use crate::failure::{Class, Failure};
use crate::held::{Held, Memory};

/// Where modules or facts are.
#[derive(Debug, FromPyObject)]
pub enum Argument {
    /// The bytes of one module.
    Bytes(PyBackedBytes),
    /// What the command line takes.
    Path(PathBuf),
}

/// How modules are read.
#[derive(Clone, Debug)]
pub struct How {
    /// Refuse what LLVM's verifier rejects.
    pub verify: bool,
    /// What LLVM does with each module first.
    pub passes: Option<String>,
    /// How many are read at once.
    pub threads: usize,
    /// Leave out what cannot be read.
    pub keep_going: bool,
}

/// How far it has come.
#[derive(Debug, Default)]
pub struct Progress {
    /// Modules that are done.
    pub done: AtomicUsize,
    /// Modules.
    pub all: AtomicUsize,
}

impl Observer for Progress {
    fn finished(&self, _index: usize) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

/// Reads what the arguments name: facts of modules come into memory, those on the disk stay there.
///
/// # Errors
/// When something cannot be read, or facts are among modules.
pub fn load(
    arguments: &[Argument],
    how: &How,
    progress: &Arc<Progress>,
    cancel: &Cancel,
) -> Result<Held, Failure> {
    let on_disk = |argument: &Argument| match argument {
        Argument::Path(dir) if Catalogue::is_one(dir) => Some(Held::Catalogue(dir.clone())),
        Argument::Path(dir) if input::is_fact_directory(dir) => Some(Held::Directory(dir.clone())),
        Argument::Path(_) | Argument::Bytes(_) => None,
    };
    let found: Vec<Held> = arguments.iter().filter_map(on_disk).collect();
    match (found.into_iter().next(), arguments.len()) {
        (Some(held), 1) => {
            if let Held::Catalogue(dir) = &held {
                Catalogue::open(dir)?;
            }
            return Ok(held);
        }
        (Some(_), _) => {
            let words = "a fact directory or catalogue is asked by itself, not with others: \
                         extract the modules together, or plan a catalogue of them";
            return Err(Failure::new(Class::Input, words));
        }
        (None, _) => {}
    }
    let mut inputs: Vec<Input> = Vec::new();
    let mut paths: Vec<OsString> = Vec::new();
    for argument in arguments {
        match argument {
            Argument::Path(path) => paths.push(path.clone().into()),
            Argument::Bytes(bytes) => {
                if !paths.is_empty() {
                    inputs.extend(input::expand(paths.drain(..))?);
                }
                let name = format!("<bytes {}>", inputs.len());
                inputs.push(Input::from_bytes(name, bytes.to_vec()));
            }
        }
    }
    if !paths.is_empty() || inputs.is_empty() {
        inputs.extend(input::expand(paths)?);
    }
    progress.all.store(inputs.len(), Ordering::Relaxed);
    let extraction = Extraction {
        inputs: &inputs,
        options: ir::extract::Options { expand_strings: false, ..Default::default() },
        reading: Reading {
            verify: how.verify,
            passes: how.passes.as_deref(),
            threads: 1,
            ahead: None,
        },
        keep_going: how.keep_going,
        threads: how.threads,
        ends: false,
    };
    let mut collected = Collected { facts: Facts::new(), cancel };
    let done = pipeline::run(&extraction, &mut collected, &**progress)?;
    let failed: Vec<(String, String)> = done
        .failed
        .iter()
        .map(|(at, why)| (inputs[*at].name().to_owned(), why.to_string()))
        .collect();
    let left_out = |at: &usize| done.failed.iter().any(|(failed, _)| failed == at);
    let names = (0..inputs.len()).filter(|at| !left_out(at)).map(|at| inputs[at].name());
    let firsts = collected.facts.rows::<ModuleRow>().map(|row| row.m.0);
    let modules = names.map(str::to_owned).zip(firsts).collect();
    Ok(Held::Memory(Memory { facts: collected.facts, of_modules: true, modules, failed }))
}

/// Facts in memory as the target of extraction, which ends when nobody wants them any more.
struct Collected<'a> {
    facts: Facts,
    cancel: &'a Cancel,
}

impl Target for Collected<'_> {
    type Form = AsRows;
    type Error = Failure;

    fn begin(&mut self) -> Result<(), Failure> {
        self.facts = Facts::new();
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Facts) -> Result<(), Failure> {
        if self.cancel.is_cancelled() {
            return Err(Failure::new(Class::Error, "interrupted"));
        }
        self.facts.append(facts);
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Failure> {
        Ok(())
    }
}
