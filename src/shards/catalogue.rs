//! The catalogue: all plans together.

use std::fmt;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use jobs::input::{DataSets, Hash, Input, Place};
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};

/// How catalogues are laid out; another number is another layout.
pub(crate) const LAYOUT: u32 = 1;

/// The same of plans that change modules of earlier ones.
pub(crate) const CHANGING: u32 = 2;

/// A catalogue as its plans tell it.
#[derive(Clone, Debug)]
pub struct Catalogue {
    pub(crate) dir: PathBuf,
    pub(crate) plans: usize,
    pub(crate) reading: Reading,
    pub(crate) modules: Vec<Module>,
    /// Modules of a link unit, beside those that name it themselves: the same bytes came again.
    pub(crate) also: Vec<(u32, String)>,
    pub(crate) shards: Vec<Range<u32>>,
    pub(crate) unread: Vec<Unread>,
}

/// How all modules of a catalogue are read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// LLVM's verifier is asked.
    #[serde(default)]
    pub verify: bool,
    /// Passes that change each module first, as `opt -passes` has them.
    #[serde(default)]
    pub passes: Option<String>,
    /// Strings also element by element.
    #[serde(default)]
    pub expand_strings: bool,
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verify = self.verify.then(|| "--verify".to_owned());
        let passes = self.passes.as_ref().map(|passes| format!("--passes={passes}"));
        let strings = self.expand_strings.then(|| "--expand-strings".to_owned());
        let all: Vec<String> = verify.into_iter().chain(passes).chain(strings).collect();
        f.write_str(if all.is_empty() { "none" } else { "" })?;
        f.write_str(&all.join(" "))
    }
}

/// A module of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Module {
    /// Its place in the catalogue, the upper half of its ids.
    pub ordinal: u32,
    /// What it is.
    pub hash: Hash,
    /// How it was called when it was planned first.
    pub name: String,
    /// How long it is.
    pub bytes: u64,
    /// What it is linked with: an archive, commands of a build, or what the plan says; none if that
    /// is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// Where it is; none if the catalogue has a copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// It is no module of the catalogue any more: what had its name changed, and is another that the
    /// catalogue has.
    #[serde(default, skip_serializing_if = "is_false")]
    pub gone: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
fn is_false(gone: &bool) -> bool {
    !gone
}

/// What was planned and is no module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unread {
    /// What it was called, and why it could not be read.
    pub why: String,
}

/// What one plan added.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub layout: u32,
    pub version: String,
    pub reading: Reading,
    pub shards: Vec<Range<u32>>,
    #[serde(default)]
    pub unread: Vec<Unread>,
    #[serde(default)]
    pub also: Vec<(u32, String)>,
    /// New modules, and what became of modules of earlier plans, which have their ordinals.
    pub modules: Vec<Module>,
}

/// What was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Collected {
    /// Files and directories.
    pub things: usize,
}

impl Catalogue {
    /// The catalogue in this directory.
    ///
    /// # Errors
    /// When there is none, or a plan cannot be read.
    pub fn open(dir: &Path) -> Result<Self> {
        let this = Self::read(dir)?;
        match this.plans {
            0 => Err(Error::NoCatalogue { path: dir.to_path_buf() }),
            _ => Ok(this),
        }
    }

    /// Whether the directory has plans.
    pub fn is_one(dir: &Path) -> bool {
        plan_path(dir, 0).is_file()
    }

    /// The catalogue, which may have no plan yet.
    pub(crate) fn read(dir: &Path) -> Result<Self> {
        let mut this = Self {
            dir: dir.to_path_buf(),
            plans: 0,
            reading: Reading::default(),
            modules: Vec::new(),
            also: Vec::new(),
            shards: Vec::new(),
            unread: Vec::new(),
        };
        loop {
            let path = plan_path(dir, this.plans);
            let bytes = match fs::read(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(this),
                read => read.map_err(Error::io(&path, "be read"))?,
            };
            let damaged = |source| Error::Damaged { path: path.clone(), source };
            let plan: Plan = serde_json::from_slice(&bytes).map_err(damaged)?;
            if ![LAYOUT, CHANGING].contains(&plan.layout) {
                return Err(Error::Layout { path, version: plan.version });
            }
            this.plans += 1;
            this.reading = plan.reading;
            for module in plan.modules {
                match this.modules.get_mut(module.ordinal as usize) {
                    Some(before) => *before = module,
                    None => this.modules.push(module),
                }
            }
            this.also.extend(plan.also);
            this.shards.extend(plan.shards);
            this.unread.extend(plan.unread);
        }
    }

    /// How modules are read.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// All modules, by ordinal, and those that are gone.
    pub fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// What was planned and is no module.
    pub fn unread(&self) -> &[Unread] {
        &self.unread
    }

    /// How many shards there are.
    pub fn shards(&self) -> usize {
        self.shards.len()
    }

    /// Modules with the link units that they belong to.
    pub fn link_units(&self) -> impl Iterator<Item = (u32, &str)> {
        let is_there = |ordinal: u32| !self.modules[ordinal as usize].gone;
        let own = self.modules.iter().filter_map(|it| Some((it.ordinal, it.unit.as_deref()?)));
        let also = self.also.iter().map(|(ordinal, unit)| (*ordinal, unit.as_str()));
        own.chain(also).filter(move |(ordinal, _)| is_there(*ordinal))
    }

    /// The modules of a shard.
    ///
    /// # Errors
    /// When there is no such shard.
    pub fn modules_of(&self, shard: u32) -> Result<Vec<Module>> {
        let modules = self.shards.get(shard as usize);
        let modules = modules.and_then(|it| self.modules.get(it.start as usize..it.end as usize));
        let modules = modules.ok_or_else(|| Error::NoShard {
            path: self.dir.clone(),
            shard,
            count: self.shards.len(),
        })?;
        Ok(modules.iter().filter(|module| !module.gone).cloned().collect())
    }

    /// Where the facts of a shard are.
    pub fn shard_dir(&self, shard: u32) -> PathBuf {
        self.dir.join("shards").join(format!("{shard:06}"))
    }

    /// The module as an input.
    pub(crate) fn input(&self, module: &Module, sets: &mut DataSets) -> Input {
        let path = || copy_path(&self.dir, module.hash);
        let copy = || Place { path: path(), ranges: Vec::new(), row: None };
        let place = module.place.clone().unwrap_or_else(copy);
        Input::at(&module.name, place, module.hash, sets)
    }

    /// Removes what runs and plans that were ended have left behind, shards of no plan, and copies of
    /// no module. Nothing may run meanwhile.
    ///
    /// # Errors
    /// When something cannot be removed.
    pub fn collect(&self) -> Result<Collected> {
        let copies: FxHashSet<String> = self.modules.iter().map(|it| it.hash.to_string()).collect();
        let shards = 0..self.shards.len() as u32;
        let shards: FxHashSet<PathBuf> = shards.map(|shard| self.shard_dir(shard)).collect();
        let plans: FxHashSet<PathBuf> = (0..self.plans).map(|n| plan_path(&self.dir, n)).collect();
        let mut collected = Collected::default();
        for folder in ["plans", "bitcode", "shards"] {
            for path in entries(&self.dir.join(folder))? {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let is_kept = match folder {
                    "plans" => plans.contains(&path),
                    "bitcode" => copies.contains(&*name),
                    _ => shards.contains(&path),
                };
                if !is_kept {
                    let removed = match path.is_dir() {
                        true => fs::remove_dir_all(&path),
                        false => fs::remove_file(&path),
                    };
                    removed.map_err(Error::io(&path, "be removed"))?;
                    collected.things += 1;
                }
            }
        }
        Ok(collected)
    }
}

/// What is in a directory; nothing if it is not there.
pub(crate) fn entries(dir: &Path) -> Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(Error::io(dir, "be listed"))?,
    };
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    paths.collect::<io::Result<_>>().map_err(Error::io(dir, "be listed"))
}

pub(crate) fn plan_path(dir: &Path, number: usize) -> PathBuf {
    dir.join("plans").join(format!("{number:06}.json"))
}

pub(crate) fn copy_path(dir: &Path, hash: Hash) -> PathBuf {
    dir.join("bitcode").join(hash.to_string())
}
