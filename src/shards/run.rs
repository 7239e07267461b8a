//! Making the facts of a shard.

use std::fs;
use std::io;
use std::path::Path;

use facts::store::{AsRows, DirectoryWriter, Facts, Files, Format, IdSpace};
use facts::{ModuleRow, RelationSet};
use ir::extract::Options;
use jobs::input::{DataSets, Input};
use jobs::pipeline::{self, Extraction, Observer, Target};

use crate::catalogue::{Catalogue, Module};
use crate::error::{Error, Result};
use crate::manifest::{Failed, MANIFEST, Manifest, key};

/// What came of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ran {
    /// The facts were there already.
    Before(Manifest),
    /// They are there now.
    Now(Manifest),
}

impl Ran {
    /// What the shard holds.
    pub fn manifest(&self) -> &Manifest {
        match self {
            Self::Before(manifest) | Self::Now(manifest) => manifest,
        }
    }
}

/// How far a shard is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It has not been run to its end.
    Missing,
    /// Its facts are those of another version of the program.
    Stale,
    /// It has all its facts.
    Committed(Manifest),
}

impl Catalogue {
    /// How far a shard is.
    ///
    /// # Errors
    /// When there is no such shard, or its manifest cannot be read.
    pub fn state(&self, shard: u32) -> Result<State> {
        let key = key(&self.reading, &self.modules_of(shard)?);
        let path = self.shard_dir(shard).join(MANIFEST);
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(State::Missing),
            read => read.map_err(Error::io(&path, "be read"))?,
        };
        let damaged = |source| Error::Damaged { path, source };
        let manifest: Manifest = serde_json::from_slice(&bytes).map_err(damaged)?;
        Ok(if manifest.key == key { State::Committed(manifest) } else { State::Stale })
    }

    /// The modules of a shard as inputs, by ordinal.
    ///
    /// # Errors
    /// When there is no such shard.
    pub fn inputs_of(&self, shard: u32) -> Result<Vec<Input>> {
        let mut sets = DataSets::default();
        let modules = self.modules_of(shard)?;
        Ok(modules.iter().map(|module| self.input(module, &mut sets)).collect())
    }

    /// Makes the facts of a shard, unless they are there. Modules that are none, or are not to be read,
    /// are left out and told in the manifest. The observer counts modules from the shard's first.
    ///
    /// # Errors
    /// When there is no such shard, its facts cannot be written, or the system fails to read a module:
    /// another try may read it.
    pub fn run(&self, shard: u32, threads: usize, observer: &dyn Observer) -> Result<Ran> {
        if let State::Committed(manifest) = self.state(shard)? {
            // Who died may have done so when all was done.
            if let Some(shards) = self.shard_dir(shard).parent() {
                system::remove_left(shards);
            }
            return Ok(Ran::Before(manifest));
        }
        let modules = self.modules_of(shard)?;
        let inputs = self.inputs_of(shard)?;
        let extraction = Extraction {
            inputs: &inputs,
            options: Options {
                expand_strings: self.reading.expand_strings,
                relations: RelationSet::all(),
                threads: 1,
            },
            reading: jobs::read::Reading {
                verify: self.reading.verify,
                passes: self.reading.passes.as_deref(),
                threads: 1,
                ahead: None,
            },
            keep_going: true,
            threads,
            ends: false,
        };
        let dir = self.shard_dir(shard);
        let format =
            Format { files: Files::Parquet, space: IdSpace::Modules, threads, ..Format::default() };
        let mut target =
            Shard { dir: &dir, modules: &modules, format, writer: None, firsts: Vec::new() };
        let mut done = pipeline::run(&extraction, &mut target, observer)?;
        // Who leaves a module out for good must know that it is the module's fault.
        if let Some(at) = done.failed.iter().position(|(_, error)| error.may_pass()) {
            return Err(Error::Jobs(done.failed.swap_remove(at).1));
        }
        let Shard { writer, firsts, .. } = target;
        let Some(writer) = writer else {
            return Err(Error::Jobs(jobs::Error::NotBegun { path: dir }));
        };
        let failed = done.failed.iter().map(|(index, error)| Failed {
            ordinal: modules[*index].ordinal,
            why: error.to_string(),
        });
        let mut manifest = Manifest {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            key: key(&self.reading, &modules),
            modules: firsts,
            ids_end: done.ids_end,
            failed: failed.collect(),
            rows: 0,
            bytes: 0,
        };
        let finished = writer.finish_with(|summary| {
            (manifest.rows, manifest.bytes) = (summary.rows, summary.bytes);
            let text = serde_json::to_vec(&manifest).map_err(io::Error::from)?;
            Ok(vec![(MANIFEST, text)])
        });
        match finished {
            Ok(_) => Ok(Ran::Now(manifest)),
            // Another run of the same shard may have been faster.
            Err(error) => match self.state(shard) {
                Ok(State::Committed(manifest)) => Ok(Ran::Before(manifest)),
                _ => Err(error.into()),
            },
        }
    }
}

/// The directory of a shard as a target.
struct Shard<'a> {
    dir: &'a Path,
    modules: &'a [Module],
    format: Format,
    writer: Option<DirectoryWriter>,
    /// The ordinals of those that have facts, and the first id of each in memory.
    firsts: Vec<(u32, u32)>,
}

impl Target for Shard<'_> {
    type Form = AsRows;
    type Error = Error;

    fn may_be_empty(&self) -> bool {
        true
    }

    fn begin(&mut self) -> Result<()> {
        // What is half written goes first.
        self.writer = None;
        self.firsts.clear();
        self.writer = Some(DirectoryWriter::with_format(self.dir, self.format)?);
        Ok(())
    }

    fn append(&mut self, input: usize, facts: &Facts) -> Result<()> {
        let ordinal = self.modules[input].ordinal;
        // The first facts of a module are about itself.
        if let Some(ModuleRow { m: module }) = facts.rows::<ModuleRow>().next() {
            self.firsts.push((ordinal, module.0));
        }
        let (Some(writer), Some(&(_, first))) = (&mut self.writer, self.firsts.last()) else {
            return Err(Error::Jobs(jobs::Error::NotBegun { path: self.dir.to_path_buf() }));
        };
        writer.append_of(facts, (i64::from(ordinal) << 32) - i64::from(first))?;
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        Ok(())
    }
}
