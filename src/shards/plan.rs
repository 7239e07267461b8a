//! Adding modules to a catalogue.

use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::Path;

use facts::store::catalogue_views;
use jobs::input::{Hash, Input};
use rustc_hash::FxHashMap;
use system::{NewFile, PARTIAL, Staging};

use crate::catalogue::{
    CHANGING, Catalogue, LAYOUT, Module, Plan, Reading, Unread, copy_path, entries, plan_path,
};
use crate::error::{Error, Result};

/// What a plan came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Planned {
    /// New modules.
    pub modules: usize,
    /// Modules that have taken the place of one with their name.
    pub changed: usize,
    /// Inputs that are modules which the catalogue has already, or that came twice.
    pub known: usize,
    /// New shards.
    pub shards: usize,
    /// Inputs that are no modules.
    pub unread: Vec<Unread>,
}

/// What becomes of inputs with the name of a module that the catalogue has, and other bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// They are further modules.
    Added,
    /// They take its place.
    Replaced,
}

/// An input that is a module.
#[derive(Clone, Copy)]
struct Seen {
    hash: Hash,
    bytes: u64,
}

impl Catalogue {
    /// Adds modules to the catalogue in `dir`, which is made if it is not there: those that it has not
    /// yet, in so many new shards of like size. `unit` is what they are linked with; if it is none,
    /// those of an archive or of a build's commands are linked with each other. What is already there
    /// stays as it is, so a plan may be made while shards run, and two at once; unless modules that
    /// `changed` replace what had their name: those keep the ordinal, and their shards are to be made again.
    ///
    /// # Errors
    /// When the catalogue cannot be read or written, or reads its modules in another way. Inputs that
    /// cannot be read are told in the answer.
    pub fn plan(
        dir: &Path,
        inputs: &[Input],
        shards: usize,
        unit: Option<&str>,
        changed: Changed,
        reading: &Reading,
        threads: usize,
    ) -> Result<Planned> {
        let is_new = Self::read(dir)?.plans == 0;
        if is_new && dir.is_dir() && entries(dir)?.iter().any(|path| !is_ours(path)) {
            return Err(Error::Taken { path: dir.to_path_buf() });
        }
        let seen = look(dir, inputs, threads)?;
        let folder = dir.join("plans");
        fs::create_dir_all(&folder).map_err(Error::io(&folder, "be created"))?;
        write_views(dir)?;
        loop {
            let catalogue = Self::read(dir)?;
            if catalogue.plans > 0 && catalogue.reading != *reading {
                let theirs = catalogue.reading.to_string();
                return Err(Error::OtherOptions { path: dir.to_path_buf(), theirs });
            }
            let (plan, planned) = catalogue.add(inputs, &seen, shards, unit, changed, reading)?;
            if catalogue.plans > 0 && plan.modules.is_empty() && plan.also.is_empty() {
                return Ok(planned);
            }
            let path = plan_path(dir, catalogue.plans);
            let failed = || Error::io(&path, "be written");
            let text = serde_json::to_vec(&plan).map_err(|error| failed()(error.into()))?;
            let mut file = NewFile::create(&path).map_err(failed())?;
            file.write_all(&text).map_err(failed())?;
            // If another plan was faster, what it added has its ordinals.
            if file.finish_new().map_err(failed())? {
                return Ok(planned);
            }
        }
    }

    /// What the inputs add.
    fn add(
        &self,
        inputs: &[Input],
        seen: &[std::result::Result<Seen, Unread>],
        shards: usize,
        unit: Option<&str>,
        changed: Changed,
        reading: &Reading,
    ) -> Result<(Plan, Planned)> {
        let mut plan = Plan {
            layout: LAYOUT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            reading: reading.clone(),
            shards: Vec::new(),
            unread: Vec::new(),
            also: Vec::new(),
            modules: Vec::new(),
        };
        let mut planned = Planned::default();
        let there = || self.modules.iter().filter(|module| !module.gone);
        let known = there().map(|module| (module.hash, module.ordinal));
        let mut known: FxHashMap<Hash, u32> = known.collect();
        let mut names: FxHashMap<&str, Vec<&Module>> = FxHashMap::default();
        if changed == Changed::Replaced {
            there().for_each(|module| names.entry(&module.name).or_default().push(module));
        }
        let mut replaced: Vec<Module> = Vec::new();
        let mut units: FxHashMap<u32, Vec<String>> = FxHashMap::default();
        for (ordinal, unit) in self.link_units() {
            units.entry(ordinal).or_default().push(unit.to_owned());
        }
        for (input, seen) in inputs.iter().zip(seen) {
            let Seen { hash, bytes } = match seen {
                Ok(seen) => *seen,
                Err(unread) => {
                    plan.unread.push(unread.clone());
                    continue;
                }
            };
            let unit = unit.or(input.group()).map(str::to_owned);
            // What had its name and is something else: its last place becomes this one's.
            let mut others = names.remove(input.name()).unwrap_or_default();
            others.retain(|other| other.hash != hash);
            let place = others.pop_if(|_| !known.contains_key(&hash));
            for other in others {
                known.remove(&other.hash);
                replaced.push(Module { gone: true, ..other.clone() });
            }
            if let Some(before) = place {
                known.remove(&before.hash);
                known.insert(hash, before.ordinal);
                let unit = unit.or_else(|| before.unit.clone());
                let (name, place) = (input.name().to_owned(), input.place());
                let ordinal = before.ordinal;
                replaced.push(Module { ordinal, hash, name, bytes, unit, place, gone: false });
                continue;
            }
            if let Some(&ordinal) = known.get(&hash) {
                planned.known += 1;
                let units = units.entry(ordinal).or_default();
                if let Some(unit) = unit.filter(|unit| !units.contains(unit)) {
                    units.push(unit.clone());
                    plan.also.push((ordinal, unit));
                }
                continue;
            }
            let ordinal = u32::try_from(self.modules.len() + plan.modules.len()).ok();
            let ordinal = ordinal.filter(|&ordinal| ordinal < facts::ID_LIMIT);
            let ordinal = ordinal.ok_or_else(|| Error::Full { path: self.dir.clone() })?;
            known.insert(hash, ordinal);
            units.entry(ordinal).or_default().extend(unit.clone());
            let (name, place) = (input.name().to_owned(), input.place());
            plan.modules.push(Module { ordinal, hash, name, bytes, unit, place, gone: false });
        }
        plan.shards = split(&plan.modules, shards);
        planned.modules = plan.modules.len();
        planned.shards = plan.shards.len();
        planned.changed = replaced.len();
        if !replaced.is_empty() {
            plan.layout = CHANGING;
            plan.modules.append(&mut replaced);
        }
        planned.unread.clone_from(&plan.unread);
        Ok((plan, planned))
    }
}

/// The views by which DuckDB reads all shards.
fn write_views(dir: &Path) -> Result<()> {
    whole(&dir.join("views.sql"), catalogue_views().as_bytes())
}

/// Writes a file.
fn whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let write = || {
        let mut file = NewFile::create(path)?;
        file.write_all(bytes)?;
        file.finish()
    };
    write().map_err(Error::io(path, "be written"))
}

/// What inputs are; those that are nowhere are copied.
fn look(
    dir: &Path,
    inputs: &[Input],
    threads: usize,
) -> Result<Vec<std::result::Result<Seen, Unread>>> {
    let folder = dir.join("bitcode");
    let is_copied = |input: &Input| input.place().is_none();
    let staging = match inputs.iter().any(is_copied) {
        true => {
            fs::create_dir_all(&folder).map_err(Error::io(&folder, "be created"))?;
            Some(Staging::new_in(&folder).map_err(Error::io(&folder, "be written"))?)
        }
        false => None,
    };
    let look = |at: usize| {
        let bytes = match inputs[at].read() {
            Ok(bytes) => bytes,
            Err(error) => return Ok(Err(Unread { why: error.to_string() })),
        };
        let hash = Hash::of(&bytes);
        if let Some(staging) = staging.as_ref().filter(|_| is_copied(&inputs[at])) {
            let (new, path) = (staging.path().join(at.to_string()), copy_path(dir, hash));
            let write = || fs::write(&new, &bytes).and_then(|()| fs::rename(&new, &path));
            write().map_err(Error::io(&path, "be written"))?;
        }
        Ok(Ok(Seen { hash, bytes: bytes.len() as u64 }))
    };
    let seen = system::map(threads, inputs.len(), look).into_iter().collect::<Result<_>>()?;
    if staging.is_some() {
        // A plan names what is there, after a loss of power, too.
        system::sync_all(&folder).map_err(Error::io(&folder, "be written"))?;
    }
    Ok(seen)
}

/// Whether a plan that was ended may have left this in a catalogue without plans.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    ["plans", "bitcode", "views.sql"].contains(&&*name) || name.starts_with(PARTIAL)
}

/// Modules one after the other in so many shards of about as many bytes each, or fewer.
fn split(modules: &[Module], shards: usize) -> Vec<Range<u32>> {
    let total: u64 = modules.iter().map(|module| module.bytes).sum();
    let (mut ranges, mut before) = (Vec::<Range<u32>>::new(), 0);
    let mut shard = None;
    for Module { ordinal, bytes, .. } in modules {
        // The shard in which the middle of the module lies.
        let middle = u128::from(before + bytes / 2) * shards as u128;
        let own = Some(middle / u128::from(total.max(1)));
        before += bytes;
        match ranges.last_mut() {
            Some(last) if own == shard => last.end = ordinal + 1,
            _ => ranges.push(*ordinal..ordinal + 1),
        }
        shard = own;
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_of_like_size() {
        let module = |(ordinal, bytes): (u32, u64)| Module {
            ordinal,
            hash: Hash::of(b""),
            name: String::new(),
            bytes,
            unit: None,
            place: None,
            gone: false,
        };
        let split = |sizes: &[u64], shards| {
            let modules: Vec<Module> = (10..).zip(sizes.iter().copied()).map(module).collect();
            super::split(&modules, shards)
        };
        assert_eq!(split(&[1, 1, 1, 1], 2), [10..12, 12..14]);
        assert_eq!(split(&[1, 1, 1, 1], 1), std::iter::once(10..14).collect::<Vec<_>>());
        assert_eq!(split(&[1, 1], 5), [10..11, 11..12]);
        assert_eq!(split(&[100, 1, 1, 1, 97], 2), [10..11, 11..15]);
        assert_eq!(split(&[], 3), []);
        assert_eq!(split(&[0, 0], 3).len(), 1);
    }
}
