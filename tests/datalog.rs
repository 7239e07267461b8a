//! The Datalog library as a whole: how its files include each other, that all of it goes together, that
//! it says what it means, and that the corpus keeps the rules of the language reference. What each
//! analysis derives, cases show (`tests/cases.rs`).

#[path = "support/case/mod.rs"]
mod case;
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use case::answer::{by_engine, compare, program, text};
use facts::{Domain, RelationSet};
use llvm_facts::query::label::Labels;
use support::Input;

/// The rules of the language reference; `tests/datalog/langref` has facts that break them.
#[test]
fn the_corpus_keeps_the_language_reference() {
    let query = ".include \"sanity/langref.dl\"\n.output langref_violation\n";
    let program = program("langref", query).unwrap_or_else(|errors| panic!("{errors}"));
    let answer = by_engine(&program, &support::corpus()).unwrap_or_else(|error| panic!("{error}"));
    assert!(answer["langref_violation"].is_empty(), "{:#?}", answer["langref_violation"]);
}

fn library() -> PathBuf {
    support::root().join("datalog")
}

/// The library's folders, by name.
fn folders() -> Vec<String> {
    let dirs = fs::read_dir(library()).unwrap().map(|entry| entry.unwrap().path());
    let name = |dir: PathBuf| dir.file_name().unwrap().to_str().unwrap().to_owned();
    let mut names: Vec<String> = dirs.filter(|path| path.is_dir()).map(name).collect();
    names.sort();
    names
}

/// An analysis has an entry of its own name. The other folders have programs on top of the analyses:
/// these include any entry, and are included by none.
fn is_analysis(folder: &str) -> bool {
    library().join(folder).join(format!("{folder}.dl")).exists()
}

/// A library's file: its folder, its name, its text.
struct Source {
    folder: String,
    name: String,
    text: String,
}

impl Source {
    fn is_entry(&self) -> bool {
        !self.name.starts_with('_')
    }

    fn is_of_analysis(&self) -> bool {
        is_analysis(&self.folder)
    }

    fn path(&self) -> String {
        format!("{}/{}", self.folder, self.name)
    }

    /// What it includes, as paths below the library's root.
    fn includes(&self) -> impl Iterator<Item = String> {
        let rest = self.text.lines().filter_map(|line| line.strip_prefix(".include "));
        rest.map(|included| {
            let included = included.trim().trim_matches('"');
            match included.strip_prefix("../") {
                Some(outside) => outside.to_owned(),
                // Programs are looked up from the root, too.
                None if included.contains('/') => included.to_owned(),
                None => format!("{}/{included}", self.folder),
            }
        })
    }
}

/// All of them, by path.
fn sources() -> Vec<Source> {
    let mut all = Vec::new();
    for folder in folders() {
        for entry in fs::read_dir(library().join(&folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            // Functors for Soufflé are in C.
            if !name.ends_with(".dl") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            all.push(Source { folder: folder.clone(), name, text });
        }
    }
    all.sort_by_key(Source::path);
    all
}

#[test]
fn includes_point_at_entries_of_analyses_and_never_in_a_circle() {
    let sources = sources();
    let (mut wrong, mut uses) = (Vec::new(), BTreeMap::<&str, BTreeSet<String>>::new());
    for source in &sources {
        for included in source.includes() {
            let own = included.starts_with(&format!("{}/", source.folder));
            let exists = library().join(&included).exists();
            let fine = exists
                && match included.split_once('/') {
                    None => included == "facts.dl",
                    // One program of a folder does not include another, but what passes are written in.
                    Some((_, file)) if own => {
                        source.is_of_analysis()
                            || file.starts_with('_')
                            || included == "transform/edit.dl"
                    }
                    Some((other, file)) => is_analysis(other) && !file.starts_with('_'),
                };
            if !fine {
                wrong.push(format!("{}: includes {included}", source.path()));
            }
            if let Some((other, _)) = included.split_once('/').filter(|_| !own) {
                uses.entry(&source.folder).or_default().insert(other.to_owned());
            }
        }
        if source.is_of_analysis() && !source.text.lines().any(|line| line == ".once") {
            wrong.push(format!("{}: no .once", source.path()));
        }
        if source.is_of_analysis() && source.text.lines().any(|line| line.starts_with(".output")) {
            wrong.push(format!("{}: .output in an analysis", source.path()));
        }
    }
    // What uses nothing but what is gone goes, until nothing is left but circles.
    let mut left: BTreeSet<String> = folders().into_iter().collect();
    loop {
        let used = |folder: &String| uses.get(folder.as_str()).into_iter().flatten();
        let free = |folder: &&String| !used(folder).any(|other| left.contains(other));
        let Some(free) = left.iter().find(free).cloned() else { break };
        left.remove(&free);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(left.is_empty(), "in a circle, or on top of one: {left:?}");
}

/// All entries at once, and a little of each. A transformation goes with them too, but two do not go
/// together: both would write the same files. Soufflé takes it too, but needs a minute or more to
/// read it, so the embedded engine alone is asked.
#[test]
fn everything_can_be_included_in_one_program() {
    let sources = sources();
    let include = |source: &Source| format!(".include \"{}\"\n", source.path());
    let (plain, with_output): (Vec<&Source>, Vec<&Source>) = sources
        .iter()
        .filter(|source| source.is_entry())
        .partition(|s| !s.text.contains(".output") && !s.path().starts_with("transform/"));
    assert!(plain.len() > 15 && with_output.len() > 3);
    let place = support::root().join("tests/datalog/everything");
    let some = fs::read_to_string(place.join("program.dl")).unwrap();
    let all: String = plain.into_iter().map(include).collect();
    for source in with_output {
        let parsed = program(&source.path(), &(include(source) + &all));
        assert!(parsed.is_ok(), "{}: {}", source.path(), parsed.err().unwrap());
    }
    let all = program("everything", &(all + &some)).unwrap_or_else(|errors| panic!("{errors}"));
    let module = Input::read(&place.join("all.ll")).unwrap();
    let answer = by_engine(&all, &[module]).unwrap_or_else(|error| panic!("{error}"));
    let answer = text(&BTreeMap::from([(String::new(), answer)]));
    compare(&place.join("all.expected"), &answer).unwrap_or_else(|error| panic!("{error}"));
}

/// Labels as rules derive them; what answers show is shorter or longer, but no other. The head of
/// `datalog/base/_label.dl` says in what they differ.
const LABELS: &str = "
.include \"base/base.dl\"
.output type_label, function_label, global_label, block_label, value_label
";

/// Without the quotes that LLVM puts around names of other characters, and their escape.
fn bare(label: &str) -> String {
    label.replace("\\22", "").replace('"', "")
}

/// Whether a label ends in the decimals of the floating-point number with these bits.
fn is_number(label: &str, bits: &str) -> bool {
    let (Some(digits), Some(number)) = (bits.strip_prefix("0x"), label.split(' ').next_back())
    else {
        return false;
    };
    let spelled = match digits.len() {
        8 => number.parse().map(|number: f32| format!("{:08X}", number.to_bits())),
        16 => number.parse().map(|number: f64| format!("{:016X}", number.to_bits())),
        _ => return false,
    };
    spelled.is_ok_and(|spelled| spelled.eq_ignore_ascii_case(digits))
}

#[test]
fn labels_by_rules_are_those_of_answers() {
    let program = program("labels", LABELS).unwrap_or_else(|errors| panic!("{errors}"));
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for input in support::corpus() {
        let facts = support::facts_of(std::slice::from_ref(&input), RelationSet::default());
        let labels = Labels::new(&facts);
        let answer = by_engine(&program, std::slice::from_ref(&input)).unwrap();
        for (relation, rows) in &answer {
            let domain = match relation.as_str() {
                "type_label" => Domain::Type,
                "function_label" => Domain::Function,
                "block_label" => Domain::Block,
                _ => Domain::Value,
            };
            for row in rows {
                let (id, rule) = row.split_once('\t').unwrap();
                let shown = labels.of(domain, id.parse().unwrap()).unwrap_or_default();
                // What is deep is cut in answers, and of some constants rules have the kind.
                if shown.contains("...") || rule.starts_with("<") {
                    continue;
                }
                let (rule, shown) = (bare(rule), bare(&shown));
                // An answer has a local value's function before it, and a constant's type.
                let same = match domain {
                    Domain::Type | Domain::Function => shown == rule,
                    _ => {
                        shown
                            .strip_suffix(rule.as_str())
                            .is_some_and(|rest| rest.is_empty() || rest.ends_with([':', ' ']))
                            || is_number(&shown, &rule)
                    }
                };
                compared += 1;
                if !same {
                    wrong.push(format!("{}: {relation}: {rule}, not {shown}", input.name));
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
    assert!(
        wrong.is_empty(),
        "{} of {compared}: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(40)]
    );
}

/// What points to what, heap aside: where wrappers allocate, the modes have other objects.
const POINTS: &str = "
.decl points(v: Value, o: Object)
points(v, o) :- points_to(v, l), location(l, o, _), object(o, kind, _), kind != \"heap\".
.decl calls(call: Instruction, fn: Function)
calls(call, fn) :- pointer_call(call, fn, _).
.output points, calls
";

/// Unification tells less apart than subsets do, and never more.
#[test]
fn fast_points_to_is_never_more_exact() {
    let [usual, fast] = ["pointsto/pointsto.dl", "pointsto/fast.dl"].map(|file| {
        let text = format!(".include \"{file}\"\n{POINTS}");
        program(file, &text).unwrap_or_else(|errors| panic!("{errors}"))
    });
    let mut compared = 0;
    let cases = ["pointsto", "taint", "lifetime", "memory"];
    let folders = cases.map(|name| support::root().join("tests/datalog").join(name));
    for path in folders.iter().flat_map(|folder| support::module_paths(folder)) {
        let module = [Input::read(&path).unwrap_or_else(|error| panic!("{error}"))];
        let [usual, fast] = [&usual, &fast].map(|program| by_engine(program, &module).unwrap());
        for (relation, rows) in usual {
            let missing: Vec<_> = rows.difference(&fast[&relation]).collect();
            assert!(missing.is_empty(), "{}: {relation}: {missing:?}", path.display());
            compared += rows.len();
        }
    }
    assert!(compared > 500, "{compared}");
}

/// With contexts and the order of stores, values point nowhere else than without.
#[test]
fn points_to_in_order_is_never_less_exact() {
    let files = ["pointsto/pointsto.dl", "pointsto/flow.dl", "pointsto/context.dl"];
    let [usual, exact @ ..] = files.map(|file| {
        let text = format!(".include \"{file}\"\n{POINTS}");
        program(file, &text).unwrap_or_else(|errors| panic!("{errors}"))
    });
    let (mut compared, mut fewer) = (0, 0);
    let cases = ["pointsto", "pointsto_flow", "pointsto_context", "taint", "lifetime", "memory"];
    let folders = cases.map(|name| support::root().join("tests/datalog").join(name));
    for path in folders.iter().flat_map(|folder| support::module_paths(folder)) {
        let module = [Input::read(&path).unwrap_or_else(|error| panic!("{error}"))];
        let usual = by_engine(&usual, &module).unwrap();
        for exact in &exact {
            for (relation, rows) in by_engine(exact, &module).unwrap() {
                let more: Vec<_> = rows.difference(&usual[&relation]).collect();
                assert!(more.is_empty(), "{}: {relation}: {more:?}", path.display());
                compared += rows.len();
                fewer += usual[&relation].len() - rows.len();
            }
        }
    }
    assert!(compared > 1000 && fewer > 50, "{compared}, {fewer} fewer");
}

#[test]
fn every_relation_says_what_it_means() {
    let mut wrong = Vec::new();
    for source in sources() {
        let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
        for pair in lines.windows(2) {
            let said = pair[0].starts_with("///") || pair[0].starts_with("//@");
            if pair[1].starts_with(".decl ") && !said {
                wrong.push(format!("{}: {}", source.path(), pair[1]));
            }
        }
    }
    assert!(wrong.is_empty(), "undocumented:\n{}", wrong.join("\n"));
}
