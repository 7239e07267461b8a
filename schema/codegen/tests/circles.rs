//! The files of a crate stand in layers: no circle of `use` goes through more than five of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module by its path in the crate; the root has none.
type Module = Vec<String>;

/// Crates by their root folder, and folders in it that are no part of them.
const CRATES: [(&str, &[&str]); 14] = [
    ("src/bitcode", &["tests", "examples"]),
    ("src/cluster", &["tests"]),
    ("src/engine", &["tests", "examples", "benches"]),
    ("src/facts", &[]),
    ("src/ir", &[]),
    ("src/jobs", &[]),
    ("src/library", &[]),
    ("src/llvm", &[]),
    ("src/mangled", &["tests", "examples"]),
    ("src/python", &["python", "tests"]),
    ("src/shards", &[]),
    ("src/stack", &[]),
    ("schema/codegen/src", &[]),
    (
        "src",
        &[
            "bitcode", "cluster", "engine", "facts", "ir", "jobs", "library", "llvm", "mangled",
            "python", "shards", "stack",
        ],
    ),
];

const MOST: usize = 5;

#[test]
fn no_circle_goes_through_more_than_five_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (folder, others) in CRATES {
        let files = files(&root.join(folder), others);
        assert!(files.contains_key(&Module::new()), "{folder}: has no root");
        for circle in circles(&uses(&files)) {
            let names: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
            assert!(circle.len() <= MOST, "{folder}: a circle of {names:?}");
        }
    }
}

#[test]
fn circles_are_found() {
    let module = |name: &str| -> Module { vec![name.to_owned()] };
    let files: BTreeMap<Module, String> = [
        // A name that the root only passes on leads to the file that it comes from.
        (Module::new(), "mod a; mod b; mod c; pub use b::{B, self as other};".to_owned()),
        (module("a"), "use crate::{B, c};".to_owned()),
        (module("b"), "fn f() { 1 }".to_owned()),
        (module("c"), "use super::a::A; // use crate::b;".to_owned()),
    ]
    .into();
    assert_eq!(circles(&uses(&files)), [[module("a"), module("c")]]);
}

/// The modules of a crate, with their text.
fn files(root: &Path, others: &[&str]) -> BTreeMap<Module, String> {
    let mut found = BTreeMap::new();
    let mut left = vec![root.to_path_buf()];
    while let Some(dir) = left.pop() {
        let entries = fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().path());
        for path in entries.collect::<Vec<PathBuf>>() {
            let below = path.strip_prefix(root).unwrap();
            if path.is_dir() {
                if !others.iter().any(|other| below == Path::new(other)) {
                    left.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let parts = below.with_extension("");
                let parts = parts.iter().map(|part| part.to_str().unwrap().to_owned());
                let mut module: Module = parts.collect();
                if ["mod", "lib", "main"].contains(&module.last().unwrap().as_str()) {
                    module.pop();
                }
                let text = fs::read_to_string(&path).unwrap();
                found.entry(module).or_insert_with(String::new).push_str(&text);
            }
        }
    }
    found
}

/// Which modules each module uses.
fn uses(files: &BTreeMap<Module, String>) -> BTreeMap<Module, BTreeSet<Module>> {
    let named: BTreeMap<&Module, Vec<Module>> =
        files.iter().map(|(module, text)| (module, paths(module, text, files))).collect();
    let leads = |(&module, paths): (&&Module, &Vec<Module>)| {
        let leads = paths.iter().map(|path| resolve(path, &named, 0));
        (module.clone(), leads.filter(|used| used != module).collect())
    };
    named.iter().map(leads).collect()
}

/// The paths from the root that the text of a module names.
fn paths(module: &Module, text: &str, files: &BTreeMap<Module, String>) -> Vec<Module> {
    // A module inside of the file that uses all of it is no other file.
    let lines = text.lines();
    let lines = lines.filter(|line| !(line.starts_with(' ') && line.trim() == "use super::*;"));
    let code: Vec<&str> = lines.map(|line| line.split("//").next().unwrap_or(line)).collect();
    let code = code.join("\n");
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut add = |path: Module| {
        let mut from = module.clone();
        let mut rest = path.as_slice();
        match rest.first().map(String::as_str) {
            Some("crate") => {
                from.clear();
                rest = &rest[1..];
            }
            Some("self") => rest = &rest[1..],
            Some("super") => {}
            Some(first) => {
                let child = [&from[..], &[first.to_owned()]].concat();
                if !files.contains_key(&child) {
                    return;
                }
            }
            None => return,
        }
        while rest.first().is_some_and(|part| part == "super") {
            from.pop();
            rest = &rest[1..];
        }
        from.extend_from_slice(rest);
        found.push(from);
    };
    for statement in code.split("use ").skip(1) {
        let tree = statement.split(';').next().unwrap_or_default();
        expand(tree, &[], &mut add);
    }
    for start in ["crate::", "super::"] {
        for (at, _) in code.match_indices(start) {
            let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let end = code[at..].find(|c| !is_path(c)).map_or(code.len(), |end| at + end);
            // The branches of a tree were added one by one; who may see a name is no use of it.
            if code[..end].ends_with("::") || code[..at].ends_with("pub(in ") {
                continue;
            }
            add(code[at..end].split("::").filter(|p| !p.is_empty()).map(str::to_owned).collect());
        }
    }
    found
}

/// The paths of `a::{b, c::d}`.
fn expand(tree: &str, before: &[String], add: &mut impl FnMut(Module)) {
    let mut depth = 0;
    let branches = tree.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    for branch in branches.map(str::trim).filter(|branch| !branch.is_empty()) {
        let (path, inner) = match branch.split_once('{') {
            Some((path, inner)) => (path, inner.rsplit_once('}').map(|(inner, _)| inner)),
            None => (branch.split(" as ").next().unwrap_or(branch), None),
        };
        let parts = path.split("::").map(str::trim).filter(|part| !part.is_empty());
        let path: Module = before.iter().cloned().chain(parts.map(str::to_owned)).collect();
        match inner {
            Some(inner) => expand(inner, &path, add),
            None => add(path),
        }
    }
}

/// The module that a path leads to: names that a module only passes on are followed.
fn resolve(path: &[String], named: &BTreeMap<&Module, Vec<Module>>, depth: usize) -> Module {
    let known = (0..=path.len()).rev().find(|&n| named.contains_key(&path[..n].to_vec()));
    let (module, rest) = path.split_at(known.unwrap_or_default());
    let module = module.to_vec();
    let Some(name) = rest.first().filter(|name| *name != "*" && depth < 8) else { return module };
    let passes_on = |other: &&Module| other.last() == Some(name) && other.as_slice() != path;
    let all = |other: &&Module| other.last().is_some_and(|last| last == "*");
    let others = &named[&module];
    if let Some(other) = others.iter().find(passes_on) {
        return resolve(&[&other[..], &rest[1..]].concat(), named, depth + 1);
    }
    match others.iter().find(all) {
        Some(other) => resolve(&other[..other.len() - 1], named, depth + 1),
        None => module,
    }
}

/// Sets of modules each of which leads to all others of its set.
fn circles(uses: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<Vec<Module>> {
    let reached: BTreeMap<&Module, BTreeSet<&Module>> = uses
        .keys()
        .map(|from| {
            let mut reached = BTreeSet::new();
            let mut left: Vec<&Module> = uses[from].iter().collect();
            while let Some(module) = left.pop() {
                if reached.insert(module) {
                    left.extend(uses.get(module).into_iter().flatten());
                }
            }
            (from, reached)
        })
        .collect();
    let mut circles: Vec<Vec<Module>> = Vec::new();
    for (&module, there) in &reached {
        let circle = there.iter().filter(|other| reached[**other].contains(module));
        let circle: Vec<Module> = circle.map(|&other| other.clone()).collect();
        if circle.len() > 1 && !circles.contains(&circle) {
            circles.push(circle);
        }
    }
    circles
}
