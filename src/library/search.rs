//! Relations by what is said of them: names, columns and descriptions, in words and their kin.
//!
//! ```
//! let found = llvm_facts_library::search::search("who calls free", 5);
//! assert!(found.iter().any(|entry| entry.relation.name.contains("call")));
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use rust_stemmers::{Algorithm, Stemmer};

use crate::reference::{self, Public};

/// A relation, and where it is.
#[derive(Debug)]
pub struct Entry {
    /// The file that a program includes to have it.
    pub file: String,
    /// What it is.
    pub relation: Public,
}

/// All relations that queries may use: those of the schema, and those of every analysis.
pub fn all() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(reference::all);
    &ALL
}

/// Words that mean the same to whoever asks; people do not know yet which one the schema has.
const KIN: &[&[&str]] = &[
    &["call", "calls", "invoke", "callee", "caller", "callsite"],
    &["function", "method", "procedure", "subroutine", "func"],
    &["block", "basicblock", "bb"],
    &["instruction", "inst", "statement"],
    &["branch", "jump", "goto", "br", "conditional"],
    &["loop", "cycle", "iteration", "header", "latch"],
    &["dominator", "dominate", "idom", "postdominate"],
    &["unused", "dead", "unreachable", "uncalled"],
    &["pointer", "ptr", "address", "addr", "reference"],
    &["memory", "allocate", "alloca", "malloc", "heap", "stack"],
    &["integer", "int", "number", "constant", "literal"],
    &["string", "text", "characters"],
    &["size", "width", "length", "bits", "bytes"],
    &["line", "source", "location", "debug", "file", "column"],
    &["name", "label", "called", "symbol", "identifier"],
    &["cast", "convert", "conversion", "bitcast"],
    &["exception", "throw", "catch", "landingpad", "unwind", "cleanup"],
    &["virtual", "vtable", "dispatch", "slot"],
    &["class", "struct", "record", "type"],
    &["base", "parent", "superclass", "inherit", "derive", "subclass"],
    &["field", "member", "ivar", "element"],
    &["argument", "parameter", "param", "arg", "formal", "actual"],
    &["return", "ret", "result"],
    &["compare", "comparison", "cmp", "icmp", "fcmp", "equal"],
    &["variable", "global", "local", "value"],
    &["operand", "use", "user", "definition", "def"],
    &["import", "external", "declare", "undefined", "extern"],
    &["export", "linkage", "visibility", "public"],
    &["indirect", "dynamic", "fptr"],
    &["add", "plus", "sum", "arithmetic"],
    &["store", "write", "assign", "mutate"],
    &["load", "read", "dereference"],
    &["volatile", "atomic", "ordering", "shared"],
    &["recursion", "recursive", "itself"],
    &["duplicate", "equal", "same", "identical"],
];

/// What a field counts: a name says more than a description.
const NAME: f64 = 4.0;
const COLUMN: f64 = 1.5;
const DESCRIPTION: f64 = 1.0;
/// What a word counts that means the same.
const RELATED: f64 = 0.4;

/// Stems by relation, with their weight; and in how many relations each is.
struct Index {
    stems: Vec<BTreeMap<String, f64>>,
    frequency: BTreeMap<String, usize>,
    /// Groups of stems that mean the same.
    kin: Vec<BTreeSet<String>>,
}

/// The relations that say most about the words of a text, best first. Words of which nothing says
/// anything do not count.
pub fn search(text: &str, limit: usize) -> Vec<&'static Entry> {
    static INDEX: LazyLock<Index> = LazyLock::new(Index::new);
    let asked: BTreeSet<String> = stems(text).collect();
    let mut found: Vec<(f64, usize)> = (0..INDEX.stems.len())
        .map(|at| (INDEX.score(at, &asked), at))
        .filter(|(score, _)| *score > 0.0)
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    found.into_iter().take(limit).map(|(_, at)| &all()[at]).collect()
}

impl Index {
    fn new() -> Self {
        let stems: Vec<_> = all().iter().map(|entry| weights(&entry.relation)).collect();
        let mut frequency = BTreeMap::new();
        for stem in stems.iter().flat_map(BTreeMap::keys) {
            *frequency.entry(stem.clone()).or_default() += 1;
        }
        let kin = KIN.iter().map(|words| words.iter().flat_map(|w| self::stems(w)).collect());
        Self { stems, frequency, kin: kin.collect() }
    }

    fn score(&self, at: usize, asked: &BTreeSet<String>) -> f64 {
        let own = |stem: &String| {
            let weight = self.stems[at].get(stem).copied().unwrap_or_default();
            // What few relations speak of says more.
            let rare =
                self.stems.len() as f64 / (1 + self.frequency.get(stem).unwrap_or(&0)) as f64;
            weight * rare.ln().max(0.1)
        };
        let related = |stem: &String| {
            let groups = self.kin.iter().filter(|group| group.contains(stem));
            groups.flatten().map(own).fold(0.0, f64::max) * RELATED
        };
        let scores = asked.iter().map(|stem| own(stem).max(related(stem)));
        let (sum, hits) = scores
            .fold((0.0, 0), |(sum, hits), score| (sum + score, hits + usize::from(score > 0.0)));
        // One relation that speaks of all words is better than of one word often.
        sum * hits as f64
    }
}

/// The stems of all that is said of a relation, with the weight of the best place of each.
fn weights(relation: &Public) -> BTreeMap<String, f64> {
    let mut weights: BTreeMap<String, f64> = BTreeMap::new();
    let doc = relation.doc.join(" ");
    for (text, weight) in [(&relation.name, NAME), (&relation.columns, COLUMN), (&doc, DESCRIPTION)]
    {
        for stem in stems(text) {
            let own = weights.entry(stem).or_default();
            *own = own.max(weight);
        }
    }
    weights
}

/// The stems of the words of a text, small letters; words that say nothing are left out.
fn stems(text: &str) -> impl Iterator<Item = String> {
    const SILENT: [&str; 36] = [
        "a", "all", "an", "and", "are", "as", "at", "be", "by", "do", "does", "find", "for",
        "from", "get", "has", "have", "how", "i", "in", "is", "it", "its", "list", "of", "on",
        "or", "that", "the", "there", "to", "what", "where", "which", "who", "with",
    ];
    let stemmer = Stemmer::create(Algorithm::English);
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    words
        .into_iter()
        .filter(|word| !SILENT.contains(&&**word))
        .map(move |word| stemmer.stem(&word).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever does not know the schema asks in their own words; the relation that answers is among
    /// the first.
    #[test]
    fn questions_of_newcomers_find_their_relations() {
        for (question, relation) in [
            ("load instructions", "instruction_load"),
            ("names of functions", "function_name"),
            ("who calls a function", "call_edge"),
            ("function pointers that are called", "instruction_call_dynamic"),
            ("jump targets", "instruction_br_uncond_goto"),
            ("loop headers", "loop_header"),
            ("dominators", "dominates"),
            ("source line of an instruction", "instruction_location"),
            ("parameters of a function", "function_param"),
            ("returned values", "instruction_ret_var"),
            ("volatile loads", "instruction_load_volatile"),
            ("virtual calls", "cxx_virtual_call"),
            ("base classes", "cxx_base"),
            ("bytes of a string", "variable_const_string"),
            ("size of a stack variable", "instruction_alloca_size"),
            ("basic blocks of a function", "function_basicblock"),
        ] {
            let found: Vec<&str> =
                search(question, 12).iter().map(|entry| &*entry.relation.name).collect();
            assert!(found.contains(&relation), "{question}: {relation} is not among {found:?}");
        }
    }
}
