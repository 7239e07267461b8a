//! Mutants against the figures of `tests/derived`.
//!
//! A rule can change other relations only through the one that it derives, so that relation alone is
//! derived, with what it needs; if it has the rows that are recorded, everything else has.

use std::collections::BTreeSet;
use std::time::Duration;

use engine::{Options, Program};
use facts::store::Facts;

use crate::derived::{self, Figures, Root, Set};
use crate::mutants::Mutant;
use crate::{Overlaid, Verdict};

/// Mutants that take longer than this never end: no root takes a tenth of it on any set.
const PATIENCE: Duration = Duration::from_secs(30);

/// A root, and what there is in it.
struct Part {
    root: Root,
    /// The files of the library that it includes.
    includes: BTreeSet<String>,
    /// The relations that it has figures of: those that the first root, the library, does not have.
    relations: BTreeSet<String>,
    inline: BTreeSet<String>,
}

pub struct Recorded {
    parts: Vec<Part>,
    sets: Vec<(Set, Facts, Figures)>,
}

impl Recorded {
    pub fn new() -> Self {
        let mut library = BTreeSet::new();
        let part = |root: Root| {
            let includes = Overlaid::new();
            let program = root.parse(&includes).unwrap_or_else(|errors| panic!("{errors}"));
            let mut relations: BTreeSet<String> = derived::derived(&program).into_iter().collect();
            relations.retain(|relation| !library.contains(relation));
            if library.is_empty() {
                library.clone_from(&relations);
            }
            let inline = program.relations().into_iter().filter(|relation| relation.inline);
            let inline = inline.map(|relation| relation.name).collect();
            Part { root, includes: includes.read.into_inner().unwrap(), relations, inline }
        };
        let parts = derived::roots().into_iter().map(part).collect();
        let set = |set: Set| {
            let (facts, recorded) = (set.facts(), set.recorded());
            (set, facts, recorded)
        };
        Self { parts, sets: derived::sets().into_iter().map(set).collect() }
    }

    pub fn verdict(&self, mutant: &Mutant, text: &str) -> Verdict {
        for part in self.parts.iter().filter(|part| part.includes.contains(&mutant.file)) {
            let Ok(mut program) = part.root.parse(&Overlaid::with(mutant, text)) else {
                return Verdict::Refused;
            };
            let outputs = part.changed(&mutant.relation);
            if outputs.is_empty() {
                continue;
            }
            // A negation in a circle shows when rules are put in order.
            if program.select(&outputs).is_err() {
                return Verdict::Refused;
            }
            if self.is_caught(&part.root, &program, &outputs) {
                return Verdict::Caught;
            }
        }
        Verdict::Survived
    }

    fn is_caught(&self, root: &Root, program: &Program, outputs: &[String]) -> bool {
        let keys: Vec<String> = outputs.iter().map(|name| root.key(name)).collect();
        // First where there is something to derive, and not too much of it.
        let rows = |(_, _, recorded): &&(Set, Facts, Figures)| {
            let rows = keys.iter().filter_map(|key| recorded.get(key));
            let rows: usize = rows.map(|figure| figure.rows).sum();
            (rows == 0, rows)
        };
        let mut sets: Vec<_> = self.sets.iter().collect();
        sets.sort_by_key(rows);
        sets.into_iter().any(|(_, facts, recorded)| {
            let options = Options { timeout: Some(PATIENCE), ..Options::default() };
            let Ok((figures, _)) = derived::figures(root, program, facts, &options) else {
                return true;
            };
            keys.iter().any(|key| figures.get(key) != recorded.get(key))
        })
    }
}

impl Part {
    /// The relations that a rule for `relation` changes first: of a component, those of all
    /// instances; if it is inline, any.
    fn changed(&self, relation: &str) -> Vec<String> {
        if self.inline.contains(relation) {
            return self.relations.iter().cloned().collect();
        }
        let last = |name: &str| name.rsplit('.').next().unwrap_or(name).to_owned();
        let same = self.relations.iter().filter(|name| last(name) == last(relation));
        same.cloned().collect()
    }
}
