//! What findings are.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use super::baseline::Baseline;
use crate::query::Place;

/// What the fingerprints are called that [`Report::fingerprints`] makes.
pub const FINGERPRINT: &str = "llvmFactsFinding/v1";

/// What a rule says about an instruction.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The rule, by a name that stays.
    pub rule: String,
    /// The instruction.
    pub inst: u32,
    /// What is wrong with it.
    pub message: String,
    /// How it comes to that, each way from its first step on; the last is the instruction.
    pub paths: Vec<Vec<Step>>,
}

/// A step on the way to a finding.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    /// Where it is.
    pub inst: u32,
    /// What happens there.
    pub note: String,
}

/// Findings, and what is needed to tell them.
#[derive(Debug, Default)]
pub struct Report {
    /// The findings, in the order of their places.
    pub findings: Vec<Finding>,
    /// What each rule looks for, as far as it says.
    pub rules: BTreeMap<String, String>,
    /// Where instructions stand.
    pub places: FxHashMap<u32, Place>,
}

impl Report {
    /// Puts the findings in the order of their places: file, line, column; then what has none. Of
    /// ways that read alike, as those through the copies of a loop's body, one is left.
    pub fn sort(&mut self) {
        let Self { findings, places, .. } = self;
        let read = |step: &Step| {
            let source = places.get(&step.inst).and_then(|it| it.source.as_ref());
            let source = source.map(|it| (it.file.clone(), it.line, it.column));
            (source.is_none().then_some(step.inst), source, step.note.clone())
        };
        for finding in findings.iter_mut() {
            let mut seen = BTreeSet::new();
            finding.paths.retain(|path| seen.insert(path.iter().map(read).collect::<Vec<_>>()));
        }
        let place = |finding: &Finding| {
            let source = places.get(&finding.inst).and_then(|it| it.source.as_ref());
            let source = source.map(|it| (it.file.clone(), it.line, it.column));
            (source.is_none(), source, finding.clone())
        };
        findings.sort_by_cached_key(place);
    }

    /// Takes what another report has.
    pub fn append(&mut self, other: Self) {
        self.findings.extend(other.findings);
        self.rules.extend(other.rules);
        self.places.extend(other.places);
        self.sort();
    }

    /// For each finding a text that stays when lines move: of the rule, the function, the message
    /// without its numbers, and how many of these stand before it.
    pub fn fingerprints(&self) -> Vec<String> {
        let mut seen: FxHashMap<String, usize> = FxHashMap::default();
        let print = |finding: &Finding| {
            let place = self.places.get(&finding.inst);
            let function = place.and_then(|it| it.function.as_deref()).unwrap_or_default();
            let file = place.and_then(|it| it.source.as_ref()).map(|it| it.file.as_str());
            let message = without_numbers(&finding.message);
            let rule = &finding.rule;
            let file = file.unwrap_or_default();
            let key = format!("{rule}\0{file}\0{function}\0{message}");
            let before = seen.entry(key.clone()).or_default();
            let hash = blake3::hash(format!("{key}\0{before}").as_bytes());
            *before += 1;
            hash.to_hex()[..32].to_owned()
        };
        self.findings.iter().map(print).collect()
    }

    /// Leaves out what the baseline has; answers how many that were.
    pub fn forget(&mut self, baseline: &Baseline) -> usize {
        let prints = self.fingerprints();
        let before = self.findings.len();
        let mut known = prints.iter().map(|print| baseline.has(print));
        self.findings.retain(|_| !known.next().unwrap_or(false));
        before - self.findings.len()
    }

    /// The instructions of all findings and steps, in ascending order.
    pub fn instructions(&self) -> Vec<u32> {
        let steps = self.findings.iter().flat_map(|it| it.paths.iter().flatten());
        let mut all: Vec<u32> =
            self.findings.iter().map(|it| it.inst).chain(steps.map(|it| it.inst)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Digits that follow each other become one `#`: lines and numbers of values move.
fn without_numbers(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(c),
        }
    }
    out
}
