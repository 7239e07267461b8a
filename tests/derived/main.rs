//! Every relation of the library, those that only its own rules see included, on sets of modules:
//! how many rows it has, and a checksum of them, are recorded in `figures/`. So a rule that derives
//! something else is noticed, whether or not a case asks for it; what is right, cases say.
//!
//!     cargo test --test derived
//!     SETS=objc cargo test --test derived  sets whose names begin so
//!     BLESS=1 cargo test --test derived    records the figures anew; read the difference
//!
//! `sets.txt` names the sets. A rule that derives no row on any of them is not tested here:
//! `silent.txt` counts those, by relation, and may only shrink, unless it says why. Soufflé is not
//! asked: it needs minutes to read all of the library; cases compare it.

#[path = "../support/case/mod.rs"]
mod case;
mod library;
#[path = "../rule_mutants/rules.rs"]
mod rules;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write;
use std::fs;
use std::time::Duration;

use engine::{Options, Program, Watch};
use facts::store::Facts;
use library::{Figures, Root, Set};
use rayon::prelude::*;

/// A root, and its program, which puts out what is compared: of the roots after the first, which is
/// the library, what only they have.
struct Asked {
    root: Root,
    program: Program,
}

fn asked() -> Vec<Asked> {
    let mut library = Vec::new();
    let ask = |root: Root| {
        let parsed = root.parse(&library::directories());
        let mut program = parsed.unwrap_or_else(|errors| panic!("{}: {errors}", root.file));
        let mut relations = library::derived(&program);
        // What checks find is another thing in each.
        let is_own = |relation: &String| relation.starts_with("finding");
        relations.retain(|relation| !library.contains(relation) || is_own(relation));
        if root.has_entries() {
            library.extend_from_slice(&relations);
        }
        program.select(&relations).unwrap();
        Asked { root, program }
    };
    library::roots().into_iter().map(ask).collect()
}

/// A root that takes longer on a set, on a machine with other work, never ends.
const PATIENCE: Duration = Duration::from_secs(120);

/// These take from the other entries what types of accesses tell, or all of it; `tests/datalog` has
/// their cases, `pointsto_untyped`, `pointsto_fast` and `pointsto_fields`.
const OTHER_MODES: [&str; 3] = ["pointsto/untyped.dl", "pointsto/fast.dl", "pointsto/crowd.dl"];

/// Rules of a generated file are its generator's to test.
const GENERATED: [&str; 1] = ["sanity/schema.dl"];

/// A rule: its file below the library, and its text.
type Rule = (String, String);

/// What a set has, and where the rules are that derived some of it: `file:line:column`.
fn derive(asked: &[Asked], facts: &Facts) -> (Figures, BTreeSet<String>) {
    let (mut all, mut places) = (Figures::new(), BTreeSet::new());
    let options =
        Options { watch: Some(Watch::default()), timeout: Some(PATIENCE), ..Options::default() };
    for Asked { root, program } in asked {
        let derived = library::figures(root, program, facts, &options);
        let (figures, profile) = derived.unwrap_or_else(|error| panic!("{}: {error}", root.file));
        all.extend(figures);
        places
            .extend(profile.rules.into_iter().filter(|rule| rule.rows > 0).map(|rule| rule.place));
    }
    (all, places)
}

/// How figures differ from those that are recorded, and what shows the rows.
fn difference(set: &Set, asked: &[Asked], found: &Figures) -> String {
    let recorded = set.recorded();
    let mut out = String::new();
    let names: BTreeSet<&String> = recorded.keys().chain(found.keys()).collect();
    for name in names {
        let [before, now] = [recorded.get(name), found.get(name)];
        if before == now {
            continue;
        }
        let [before, now] = [before, now].map(|figure| figure.map_or(0, |figure| figure.rows));
        let how = match now.cmp(&before) {
            std::cmp::Ordering::Less => format!("{} rows fewer than the", before - now),
            std::cmp::Ordering::Equal => "other rows, as many as the".to_owned(),
            std::cmp::Ordering::Greater => format!("{} rows more than the", now - before),
        };
        let _ = writeln!(out, "{}: {name}: {how} {before} recorded", set.name);
        let outputs = asked.iter().flat_map(|asked| {
            let outputs = asked.program.outputs().into_iter();
            outputs.map(|relation| (&asked.root, relation.name))
        });
        let mut named = outputs.filter(|(root, relation)| root.key(relation) == *name);
        if let Some((Root { file, .. }, relation)) = named.next() {
            let modules = set.arguments();
            let shown = format!("{modules} {file} --relation {relation}");
            let _ = writeln!(out, "    llvm-facts query -I datalog {shown}");
        }
    }
    out
}

/// Rules of the library by `file:line:column`, as the engine says where they are.
fn rules() -> BTreeMap<String, Rule> {
    let mut rules = BTreeMap::new();
    for dir in fs::read_dir(library::library()).unwrap().map(|entry| entry.unwrap().path()) {
        for path in fs::read_dir(&dir).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            let name = path.strip_prefix(library::library()).unwrap().display().to_string();
            if GENERATED.contains(&name.as_str()) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let file = rules::File::new(&text);
            for clause in file.clauses.iter().filter(|clause| clause.body.is_some()) {
                let before = &text[..file.tokens[clause.all.start].start];
                let line = before.matches('\n').count() + 1;
                let column = before.len() - before.rfind('\n').map_or(0, |end| end + 1) + 1;
                let place = format!("{}:{line}:{column}", path.display());
                rules.insert(place, (name.clone(), file.words(&clause.all)));
            }
        }
    }
    rules
}

/// Compares the rules that are silent with how many `silent.txt` has of each relation, or takes out
/// of it what derives rows by now. None is added: who adds one says why.
fn compare_silent(silent: &BTreeMap<String, Vec<&Rule>>) -> String {
    let path = library::here().join("silent.txt");
    let text = fs::read_to_string(&path).unwrap();
    let (mut kept, mut known, mut wrong) = (String::new(), BTreeMap::new(), String::new());
    // The head, then lines `FILE: RELATION COUNT` with a reason below, indented.
    let mut keep = true;
    for line in text.lines() {
        if line.starts_with(['#', ' ']) {
            let _ = if keep { writeln!(kept, "{line}") } else { Ok(()) };
            continue;
        }
        let entry = line.rsplit_once(' ').and_then(|(name, n)| Some((name, n.parse().ok()?)));
        let (name, count): (&str, usize) = entry.unwrap_or_else(|| panic!("silent.txt: {line}"));
        let now = silent.get(name).map_or(0, Vec::len).min(count);
        if now < count {
            let _ = writeln!(wrong, "silent.txt: {line}: only {now}, or rules are gone");
        }
        keep = now > 0;
        let _ = if keep { writeln!(kept, "{name} {now}") } else { Ok(()) };
        known.insert(name.to_owned(), count);
    }
    if env::var_os("BLESS").is_some() && !wrong.is_empty() {
        fs::write(&path, kept).unwrap();
        wrong.clear();
    }
    for (name, rules) in silent {
        let count = known.get(name).copied().unwrap_or(0);
        if rules.len() > count {
            let _ =
                writeln!(wrong, "{name} {}: derive no row on any set, not {count}:", rules.len());
            rules.iter().for_each(|(_, rule)| wrong += &format!("    {rule}\n"));
        }
    }
    wrong
}

#[test]
fn relations_are_derived_as_recorded() {
    let (asked, mut sets) = (asked(), library::sets());
    let wanted = env::var("SETS").unwrap_or_default();
    sets.retain(|set| set.name.starts_with(&wanted));
    assert!(!sets.is_empty(), "no set's name begins with {wanted}");
    let bless = env::var_os("BLESS").is_some();
    let results: Vec<(String, BTreeSet<String>)> = sets
        .par_iter()
        .map(|set| {
            let (figures, places) = derive(&asked, &set.facts());
            if bless {
                set.record(&figures);
            }
            (difference(set, &asked, &figures), places)
        })
        .collect();
    let mut wrong: String = results.iter().map(|(wrong, _)| wrong.as_str()).collect();
    if !wanted.is_empty() {
        return assert!(wrong.is_empty(), "{wrong}");
    }
    let fired: BTreeSet<&String> = results.iter().flat_map(|(_, places)| places).collect();
    let rules = rules();
    let mut silent = BTreeMap::<String, Vec<&Rule>>::new();
    for (_, rule) in rules.iter().filter(|(place, _)| !fired.contains(place)) {
        let relation = rule.1.split('(').next().unwrap_or_default();
        silent.entry(format!("{}: {relation}", rule.0)).or_default().push(rule);
    }
    wrong += &compare_silent(&silent);
    for orphan in Set::orphans(&sets) {
        let _ = writeln!(wrong, "{}: of no set", orphan.display());
    }
    assert!(wrong.is_empty(), "not as recorded; BLESS=1 records it anew:\n{wrong}");
}

#[test]
fn all_entries_are_compared() {
    let texts = library::ENTRIES
        .map(|name| fs::read_to_string(library::here().join(name).with_extension("dl")).unwrap());
    let mut missing = Vec::new();
    for (file, _) in rules().into_values() {
        let (folder, name) = file.split_once('/').unwrap();
        let stands_alone = ["presets", "transform"].contains(&folder);
        if !name.starts_with('_')
            && !stands_alone
            && !OTHER_MODES.contains(&&*file)
            && !texts.iter().any(|text| text.contains(&format!("\"{file}\"")))
        {
            missing.push(file);
        }
    }
    missing.dedup();
    assert!(missing.is_empty(), "tests/derived/{:?} lack {missing:?}", library::ENTRIES);
}
