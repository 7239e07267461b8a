//! What was found, as the page knows it.

use rustc_hash::FxHashMap;
use serde_json::{Value as Json, json};

use super::Collector;
use crate::query::findings::{Finding, Report, Step};

impl Collector<'_> {
    /// The findings in the order of their places: rule, message, the instruction's place, and the
    /// ways there, each a list of steps: what happens, and where. A place is the function by its
    /// place in the index, the instruction, file and line.
    pub(super) fn findings(&self, report: &Report, functions: &FxHashMap<u32, usize>) -> Vec<Json> {
        let place = |inst: u32| {
            let function = self.function_of(inst).and_then(|function| functions.get(&function));
            let source = self.places.get(&inst);
            let file = source.map(|row| self.text(row.file)).unwrap_or_default();
            json!([function, inst, file, source.map_or(0, |row| row.line)])
        };
        let step = |step: &Step| json!([step.note, place(step.inst)]);
        let path = |path: &Vec<Step>| path.iter().map(step).collect::<Json>();
        let finding = |it: &Finding| {
            let paths: Vec<Json> = it.paths.iter().map(path).collect();
            json!([it.rule, it.message, place(it.inst), paths])
        };
        report.findings.iter().map(finding).collect()
    }
}
