//! Relations by what is said of them: names, columns and descriptions, in words and their kin.
//!
//! ```
//! let found = llvm_facts_library::search::search("who calls a function", 5);
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

/// What the schema writes short, and what else is another word for the same there.
const SHORT: &[(&str, &[&str])] = &[
    ("addr", &["address"]),
    ("aliases", &["alias"]),
    ("arg", &["argument"]),
    ("basicblock", &["block"]),
    ("bb", &["block"]),
    ("br", &["branch"]),
    ("cls", &["class"]),
    ("cond", &["conditional"]),
    ("const", &["constant"]),
    ("def", &["defined"]),
    ("definition", &["defined"]),
    ("div", &["division"]),
    ("fcmp", &["compare", "float"]),
    ("fn", &["function"]),
    ("fptr", &["function", "pointer"]),
    ("func", &["function"]),
    ("icmp", &["compare", "integer"]),
    ("inst", &["instruction"]),
    ("int", &["integer"]),
    ("invk", &["invoke"]),
    ("mul", &["multiplication"]),
    ("nargs", &["number", "argument"]),
    ("nparams", &["number", "parameter"]),
    ("op", &["operation"]),
    ("param", &["parameter"]),
    ("ptr", &["pointer"]),
    ("res", &["result"]),
    ("ret", &["return"]),
    ("sub", &["subtraction"]),
    ("var", &["value"]),
    ("variable", &["value"]),
    ("variables", &["value"]),
];

/// Words that mean nearly the same to whoever asks; people do not know yet which one the schema has.
const KIN: &[&[&str]] = &[
    &["call", "calls", "invoke", "callee", "caller", "callsite"],
    &["function", "method", "procedure", "subroutine"],
    &["instruction", "statement"],
    &["branch", "jump", "goto", "successor"],
    &["goto", "target", "destination"],
    &["conditional", "condition"],
    &["loop", "cycle", "iteration", "header", "latch"],
    &["dominator", "dominate", "idom", "postdominate"],
    &["unused", "dead", "unreachable", "uncalled", "reachable", "reaches"],
    &["pointer", "address", "reference", "point"],
    &["memory", "allocate", "alloca", "heap", "stack"],
    &["integer", "number"],
    &["number", "count"],
    &["constant", "literal"],
    &["string", "text", "characters"],
    &["size", "width", "length", "bits", "bytes"],
    &["line", "source", "location", "debug", "file", "column"],
    &["layout", "offset"],
    &["name", "label", "called", "symbol", "identifier"],
    &["cast", "convert", "conversion", "bitcast"],
    &["exception", "throw", "thrown", "catch", "landingpad", "unwind", "cleanup"],
    &["throw", "thrown", "raise"],
    &["virtual", "vtable", "dispatch", "slot"],
    &["class", "struct", "record", "type"],
    &["base", "parent", "superclass", "inherit", "derive", "subclass"],
    &["field", "member", "ivar", "element"],
    &["argument", "parameter", "formal", "actual"],
    &["return", "result"],
    &["compare", "comparison"],
    &["operand", "use", "user"],
    &["import", "external", "declare", "declared", "undefined", "extern", "elsewhere"],
    &["export", "exported", "linkage", "visibility", "public"],
    &["indirect", "dynamic"],
    &["add", "plus", "sum", "arithmetic", "addition"],
    &["subtraction", "minus", "difference"],
    &["multiplication", "times", "product"],
    &["divide", "division", "sdiv", "udiv"],
    &["same", "equal", "equivalent", "identical", "duplicate"],
    &["store", "write", "assign", "mutate"],
    &["load", "read", "dereference"],
    &["volatile", "atomic", "ordering", "shared"],
    &["recursion", "recursive", "itself", "cycle"],
];

/// What a field counts: a name says more than a description.
const NAME: f64 = 4.0;
const COLUMN: f64 = 1.5;
const DESCRIPTION: f64 = 1.5;
/// What a word counts that means the same.
const RELATED: f64 = 0.5;
/// What it counts that a name says nothing else, and that rules name a relation often.
const ALONE: f64 = 1.2;
const USE: f64 = 0.12;

/// What the index has of a relation.
struct Said {
    /// The stems of what is said of it, each with the weight of its best place.
    stems: BTreeMap<String, f64>,
    /// Those of its name.
    name: BTreeSet<String>,
    /// What it is worth before anything is asked: rules name most what most people need.
    popularity: f64,
}

/// Relations by stems; and in how many relations each stem is.
struct Index {
    relations: Vec<Said>,
    frequency: BTreeMap<String, usize>,
    /// Groups of stems that mean the same, each with the number of relations that speak of one.
    kin: Vec<(BTreeSet<String>, usize)>,
}

/// The relations that say most about the words of a text, best first. Words of which nothing says
/// anything do not count.
pub fn search(text: &str, limit: usize) -> Vec<&'static Entry> {
    static INDEX: LazyLock<Index> = LazyLock::new(Index::new);
    let asked: BTreeSet<String> = stems(text).collect();
    let mut found: Vec<(f64, usize)> = (0..INDEX.relations.len())
        .map(|at| (INDEX.score(at, &asked), at))
        .filter(|(score, _)| *score > 0.0)
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    found.into_iter().take(limit).map(|(_, at)| &all()[at]).collect()
}

impl Index {
    fn new() -> Self {
        let uses = uses();
        let said = |entry: &Entry| Said {
            stems: weights(&entry.relation),
            name: stems(&entry.relation.name).collect(),
            popularity: 1.0
                + USE * (1.0 + uses.get(&entry.relation.name).copied().unwrap_or_default()).ln(),
        };
        let relations: Vec<Said> = all().iter().map(said).collect();
        let mut frequency = BTreeMap::new();
        for stem in relations.iter().flat_map(|it| it.stems.keys()) {
            *frequency.entry(stem.clone()).or_default() += 1;
        }
        let group = |words: &&[&str]| {
            let group: BTreeSet<String> = words.iter().flat_map(|word| stems(word)).collect();
            let speaks = |it: &&Said| group.iter().any(|stem| it.stems.contains_key(stem));
            let count = relations.iter().filter(speaks).count();
            (group, count)
        };
        let kin = KIN.iter().map(group).collect();
        Self { relations, frequency, kin }
    }

    /// What few relations speak of says more.
    fn rarity(&self, relations: usize) -> f64 {
        (self.relations.len() as f64 / (1 + relations) as f64).ln().max(0.1)
    }

    fn score(&self, at: usize, asked: &BTreeSet<String>) -> f64 {
        let Said { stems, name, popularity } = &self.relations[at];
        let (mut sum, mut spoken, mut all, mut named) = (0.0, 0.0, 0.0, BTreeSet::new());
        for stem in asked {
            let rarity = self.frequency.get(stem).map_or(0.0, |&count| self.rarity(count));
            let mut most = rarity;
            let mut best = stems.get(stem).map_or(0.0, |weight| weight * rarity);
            named.extend(name.get(stem));
            for (group, count) in self.kin.iter().filter(|(group, _)| group.contains(stem)) {
                let rarity = self.rarity(*count);
                most = most.max(rarity);
                for kin in group {
                    let weight = stems.get(kin).copied().unwrap_or_default();
                    best = best.max(weight * rarity * RELATED);
                    named.extend(name.get(kin));
                }
            }
            sum += best;
            all += most;
            spoken += if best > 0.0 { most } else { 0.0 };
        }
        // One relation that speaks of all words is better than of one word often, and one whose
        // name says nothing else is better than one that is about more.
        let alone = named.len() as f64 / name.len().max(1) as f64;
        sum * spoken / f64::max(all, 1.0) * (1.0 + ALONE * alone) * popularity
    }
}

/// How often rules name each relation.
fn uses() -> BTreeMap<String, f64> {
    let mut uses: BTreeMap<String, f64> = BTreeMap::new();
    for (_, text) in super::files() {
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            for word in words.filter(|word| word.contains('_')) {
                *uses.entry(word.to_owned()).or_default() += 1.0;
            }
        }
    }
    uses
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
    const SILENT: [&str; 42] = [
        "a", "all", "an", "and", "are", "as", "at", "be", "by", "do", "does", "can", "find", "for",
        "here", "may", "might", "not", "numbers", "from", "get", "has", "have", "how", "i", "in",
        "is", "it", "its", "list", "of", "on", "or", "that", "the", "there", "to", "what", "where",
        "which", "who", "with",
    ];
    let stemmer = Stemmer::create(Algorithm::English);
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let long = |word: String| match SHORT.binary_search_by(|(short, _)| (*short).cmp(&word)) {
        Ok(at) => SHORT[at].1.iter().map(|word| (*word).to_owned()).collect(),
        Err(_) => vec![word],
    };
    words
        .into_iter()
        .filter(|word| !SILENT.contains(&&**word))
        .flat_map(long)
        .map(move |word| stemmer.stem(&word).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever does not know the schema asks in their own words; a relation that answers is among the
    /// first three.
    #[test]
    fn questions_of_newcomers_find_their_relations() {
        let mut wrong = Vec::new();
        for (question, relations) in [
            ("load instructions", "instruction_load"),
            ("names of functions", "function_name"),
            ("who calls a function", "function_calls call_edge callsite_target"),
            ("callers of malloc", "function_calls call_edge callsite_target"),
            (
                "which functions does main call",
                "reachable_from_main function_calls call_edge callsite_target",
            ),
            (
                "function pointers that are called",
                "instruction_call_dynamic callsite_pointer pointer_call",
            ),
            ("indirect calls", "indirect_call_type instruction_call_dynamic pointer_call"),
            ("jump targets", "instruction_br_uncond_goto block_edge block_successor"),
            ("branches", "instruction_br instruction_br_cond instruction_br_uncond"),
            ("conditional branches", "instruction_br_cond"),
            ("switch cases", "instruction_switch_case_val instruction_switch_case_goto"),
            ("loop headers", "loop_header"),
            ("loops", "loop_header loop_block"),
            ("nested loops", "loop_depth loop_parent"),
            ("how deep is a loop", "loop_depth"),
            ("dominators", "dominates immediate_dominator"),
            ("which functions are recursive", "call_cycle same_cycle"),
            ("recursion", "call_cycle same_cycle"),
            ("source line of an instruction", "instruction_location instruction_source"),
            ("line numbers", "instruction_location instruction_source instruction_debug_loc"),
            ("name of a local variable", "variable_source_name local_value source_variable"),
            ("parameters of a function", "function_param function_nparams"),
            ("argument of a call", "callsite_argument instruction_call_arg"),
            ("returned values", "instruction_ret_var"),
            ("volatile loads", "instruction_load_volatile"),
            ("what does a store write", "instruction_store_var instruction_store"),
            ("virtual calls", "cxx_virtual_call cxx_call_target"),
            ("virtual call targets", "cxx_call_target cxx_virtual_call"),
            ("vtables", "cxx_vtable cxx_vtable_slot"),
            ("base classes", "cxx_base cxx_ancestor"),
            ("methods of a class", "cxx_method objc_method"),
            ("exceptions that are thrown", "cxx_throw objc_throw"),
            ("bytes of a string", "variable_const_string"),
            ("string constants", "variable_const_string"),
            ("integer constants", "variable_const_int"),
            ("global variables", "variable_global"),
            ("thread local variables", "global_value_thread_local"),
            ("size of a stack variable", "instruction_alloca_size instruction_alloca"),
            ("size of an array", "array_type_size"),
            ("size of a type in bytes", "type_bytes type_alloc_size type_size_bits"),
            ("struct layout", "struct_type_field_offset struct_type_field"),
            ("field of a struct", "struct_type_field variable_const_struct_field field_access"),
            ("where does a pointer point", "points_to"),
            ("points to", "points_to"),
            ("aliases of a pointer", "may_alias"),
            ("type of a value", "variable_type"),
            ("uses of a value", "value_use"),
            ("where is a value defined", "def_use instruction_result"),
            ("comparison of integers", "operation_icmp_eq operation_icmp_ne operation_icmp_slt"),
            ("addition", "operation_binary_add instruction_atomicrmw_add"),
            ("basic blocks of a function", "function_basicblock basicblock_function"),
            ("entry block", "basicblock_entry function_entry"),
            ("successors of a block", "block_successor block_edge"),
            ("unreachable blocks", "reachable_block"),
            ("dead functions", "reachable_from_main function_reaches"),
            ("exported functions", "function_linkage entry_point"),
            ("undefined functions", "function_extern call_external"),
            ("external functions", "function_extern call_external"),
            ("inline assembly", "variable_inline_asm variable_inline_asm_text call_asm"),
            ("attributes of a function", "function_attributes"),
            ("phi nodes", "instruction_phi"),
            ("data flow from a source to a sink", "taint_flow"),
            ("slice", "slice"),
            ("what does a value depend on", "data_dependent slice"),
            ("casts from integers to pointers", "operation_cast_inttoptr"),
            ("functions with the same body", "function_equal near_duplicate function_equal_strict"),
            ("demangled names", "variable_demangled_name function_demangled_name"),
            ("objective-c messages", "objc_message objc_send_target"),
            ("position of an instruction in its block", "instruction_position"),
        ] {
            let found: Vec<&str> =
                search(question, 5).iter().map(|entry| &*entry.relation.name).collect();
            if !relations.split(' ').any(|it| found.iter().take(3).any(|name| *name == it)) {
                wrong.push(format!("{question}: {found:?}"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
