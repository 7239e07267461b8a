//! Summaries for link-time optimisation: what their numbers of values stand for.

use bitcode::SummaryEntry;
use md5::{Digest, Md5};

use super::handles::ValueRef;
use super::module::{Module, NONE};
use crate::cx::numbering::SummaryCounts;

/// The summary of a module.
pub struct SummaryRef<'m> {
    /// As it was read.
    pub raw: &'m bitcode::Summary,
    module: &'m Module,
    /// Numbers and GUIDs of what is not of this module, sorted.
    guids: Vec<(u32, u64)>,
}

/// A global value as summaries refer to it.
pub enum ValueInfo<'m> {
    /// One of the module.
    Value(ValueRef<'m>),
    /// The GUID of another.
    Guid(u64),
}

impl Module {
    /// What link-time optimisation knows of the module, if it has a summary.
    pub fn summary(&self) -> Option<SummaryRef<'_>> {
        let raw = self.raw.summary.as_ref()?;
        let mut guids = raw.guids.clone();
        guids.sort_unstable();
        Some(SummaryRef { raw, module: self, guids })
    }

    /// The GUID of a global value, by which other modules refer to it: `GlobalValue::getGUID`.
    pub fn guid(&self, value: ValueRef<'_>) -> Option<u64> {
        let global = self.raw.globals.get(value.id as usize)?;
        let name = self.raw.name(global.name);
        let plain = name.strip_prefix(&[1]).unwrap_or(name);
        let mut hasher = Md5::new();
        if matches!(global.linkage, bitcode::Linkage::Internal | bitcode::Linkage::Private) {
            let source = self.source_filename();
            hasher.update(if source.is_empty() { b"<unknown>" } else { source });
            hasher.update(b":");
        }
        hasher.update(plain);
        let hash = hasher.finalize();
        let low = hash.first_chunk::<8>().filter(|_| !name.is_empty());
        low.map(|low| u64::from_le_bytes(*low))
    }
}

impl<'m> SummaryRef<'m> {
    /// The global values of the module that it can speak of; none in an index.
    fn globals(&self) -> u32 {
        if self.raw.combined { 0 } else { self.module.raw.globals.len() as u32 }
    }

    /// How much there is of what has ids.
    pub(crate) fn counts(&self) -> SummaryCounts {
        let is_global = |entry: &&SummaryEntry| {
            matches!(
                entry,
                SummaryEntry::Function { .. }
                    | SummaryEntry::Variable { .. }
                    | SummaryEntry::Alias { .. }
            )
        };
        let is_type_id = |entry: &&SummaryEntry| matches!(entry, SummaryEntry::TypeId(_));
        let entries = &self.raw.entries;
        SummaryCounts {
            value_infos: self.globals() + self.guids.len() as u32,
            global_summaries: entries.iter().filter(is_global).count() as u32,
            type_ids: entries.iter().filter(is_type_id).count() as u32,
        }
    }

    /// All global values that it can speak of: those of the module, then others.
    pub fn values(&self) -> impl Iterator<Item = ValueInfo<'m>> {
        let module = self.module;
        let own = (0..self.globals()).map(move |id| ValueRef::new(module, id, NONE));
        own.map(ValueInfo::Value).chain(self.guids.iter().map(|&(_, guid)| ValueInfo::Guid(guid)))
    }

    /// The place of a value among these, by its number.
    pub fn place(&self, number: u64) -> Option<u32> {
        let number = u32::try_from(number).ok()?;
        if number < self.globals() {
            return Some(number);
        }
        let place = self.guids.binary_search_by_key(&number, |&(number, _)| number).ok()?;
        Some(self.globals() + place as u32)
    }
}
