//! Summaries for link-time optimisation.

use bitcode::{ModulePath, Span, Summary};

use super::handles::ValueRef;
use super::made::{Made, wrong};
use super::module::Module;
use super::numbers::{Space, number};

impl Module {
    /// How many global values there are.
    pub fn global_count(&self) -> u32 {
        self.raw.globals.len() as u32
    }

    /// The number of a global value.
    pub fn global_number(&self, value: ValueRef) -> Option<u32> {
        match number(value.0) {
            (Space::Final, place) => Some(place).filter(|&place| place < self.global_count()),
            _ => None,
        }
    }

    /// A text that the summary refers to.
    pub fn summary_string(&mut self, text: &[u8]) -> Span {
        self.string(text)
    }

    /// The hash by which a linker knows the module again.
    pub fn set_hash(&mut self, hash: [u32; 5]) {
        self.raw.hash = Some(bitcode::Hash::Known(hash));
    }

    /// Adds the summary; of an index, its modules.
    ///
    /// # Errors
    /// When LLVM could not read the module with it.
    pub fn add_summary(&mut self, summary: Summary, paths: Option<Vec<ModulePath>>) -> Made<()> {
        let raw = &self.raw;
        if paths.is_none() {
            if raw.source_name.as_ref().is_none_or(Vec::is_empty) {
                return wrong("a module with a summary has a source_filename");
            }
        } else if raw.hash.is_some()
            || ![&raw.triple, &raw.data_layout, &raw.assembly].iter().all(|text| text.is_empty())
            || !(raw.globals.is_empty() && raw.metadata.named.is_empty())
        {
            return wrong("an index of modules has nothing else");
        }
        self.raw.paths = paths;
        self.summary = Some(summary);
        Ok(())
    }

    /// The summary with final numbers: those of global values of other modules, which stand after
    /// the module's own, go behind all its values.
    pub(super) fn finish_summary(&mut self, values: u32) {
        let Some(mut summary) = self.summary.take() else { return };
        let globals = self.global_count();
        // LLVM counts from one after that.
        let fix = |value: u64| match value.checked_sub(globals.into()) {
            Some(place) => u64::from(values) + 1 + place,
            None => value,
        };
        summary.each_value(&mut |value| *value = fix(*value));
        for (value, _) in &mut summary.guids {
            *value = fix((*value).into()) as u32;
        }
        summary.guids.sort_by_key(|&(_, guid)| guid);
        self.raw.summary = Some(summary);
        if self.raw.paths.is_some() {
            self.raw = bitcode::Module {
                paths: self.raw.paths.take(),
                summary: self.raw.summary.take(),
                strings: std::mem::take(&mut self.raw.strings),
                ..bitcode::Module::default()
            };
        }
    }
}
