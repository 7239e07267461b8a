//! Facts of shards with ids of 32 bits, as the engine has them.

use std::path::PathBuf;

use facts::store::{self, Facts};
use facts::{ID_LIMIT, Relation};

use crate::catalogue::Catalogue;
use crate::error::{Error, Result};
use crate::run::State;

/// Some shards, whose modules' ids are counted one after the other as if they were extracted together.
#[derive(Debug)]
pub struct Part {
    dirs: Vec<PathBuf>,
    /// The first id of each module, and its ordinal; by both.
    firsts: Vec<(u32, u32)>,
}

impl Catalogue {
    /// The facts of these shards.
    ///
    /// # Errors
    /// When one is not made, or together they have more ids than there are.
    pub fn part(&self, shards: impl IntoIterator<Item = u32>) -> Result<Part> {
        let mut part = Part { dirs: Vec::new(), firsts: Vec::new() };
        let mut before = 0;
        for shard in shards {
            let State::Committed(manifest) = self.state(shard)? else {
                return Err(Error::NotMade { path: self.dir.clone(), shard });
            };
            part.dirs.push(self.shard_dir(shard));
            for (ordinal, first) in manifest.modules {
                let first = u32::try_from(before + u64::from(first)).unwrap_or(ID_LIMIT);
                part.firsts.push((first, ordinal));
            }
            before += u64::from(manifest.ids_end) - 1;
        }
        if before >= u64::from(ID_LIMIT) {
            return Err(Error::TooLarge { path: self.dir.clone(), ids: before });
        }
        Ok(part)
    }
}

impl Part {
    /// The rows of a relation.
    ///
    /// # Errors
    /// When a file is missing or damaged.
    pub fn relation(&self, relation: Relation) -> Result<Facts> {
        let offset = |ordinal: u32| {
            let at = self.firsts.binary_search_by_key(&ordinal, |&(_, ordinal)| ordinal).ok()?;
            Some(i64::from(self.firsts[at].0) - (i64::from(ordinal) << 32))
        };
        let mut all = Facts::new();
        for dir in &self.dirs {
            let facts = store::read_shard_relation(dir, relation, &offset)?;
            if all.is_empty() {
                all = facts;
            } else {
                all.append(&facts);
            }
        }
        Ok(all)
    }

    /// The id of 32 bits that stands for one of 64; none if it is of no module of these.
    pub fn own_id(&self, id: u64) -> Option<u32> {
        let ordinal = u32::try_from(id >> 32).ok()?;
        let at = self.firsts.binary_search_by_key(&ordinal, |&(_, ordinal)| ordinal).ok()?;
        self.firsts[at].0.checked_add(id as u32)
    }

    /// The id of 64 bits that an id of 32 bits stands for; none if it is of no module.
    pub fn whole_id(&self, id: u32) -> Option<u64> {
        let at = self.firsts.partition_point(|&(first, _)| first <= id).checked_sub(1)?;
        let (first, ordinal) = self.firsts[at];
        Some(u64::from(ordinal) << 32 | u64::from(id - first))
    }
}
