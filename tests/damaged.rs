//! Damaged tables of C++ and structures of Objective-C are survived, and said to be unreadable: each
//! global variable that means something to a run-time library is damaged in turn, in three ways.

#[path = "support/case/mod.rs"]
mod case;
mod support;

use std::fs;
use std::process::Command;

use case::answer::{by_engine, program, runs, skipped};
use rayon::prelude::*;
use support::{Input, root};

/// The text of a program in one of its builds.
fn text(case: &str, build: &str) -> String {
    let cases = case::all().unwrap();
    let case = cases.iter().find(|found| found.name() == case).unwrap();
    let builds = case.builds().unwrap();
    let build = builds.iter().find(|found| found.name == build).unwrap();
    let file = case.files(build).unwrap().remove(0);
    let output = Command::new("llvm-dis-15").arg(file).args(["-o", "-"]).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The name of the global variable that `line` defines, the text before its initialiser, that, and
/// the text after it. Only for structures and arrays that are spelled out.
fn definition(line: &str) -> Option<(&str, &str, &str, &str)> {
    let name = line.strip_prefix('@')?.split(" = ").next()?.trim_matches('"');
    let keyword = [" global ", " constant "].iter().find_map(|k| Some(line.find(k)? + k.len()))?;
    // Where the brackets that are open at `from` are closed, or a word ends.
    let end = |from: usize| {
        let mut depth = 0;
        line[from..].char_indices().find_map(|(at, c)| {
            if depth == 0 && (c == ' ' || c == ',') {
                return Some(from + at);
            }
            depth += i32::from("{[".contains(c)) - i32::from("}]".contains(c));
            None
        })
    };
    let start = end(keyword)? + 1;
    let stop = end(start)?;
    let spelled = line[start..].starts_with(['{', '[']);
    spelled.then_some((name, &line[..start], &line[start..stop], &line[stop..]))
}

/// A module with one damaged variable, and what must be said of it.
struct Damaged {
    module: Input,
    row: String,
    what: String,
}

/// `text` with each variable damaged that `is_read`; the modules are called by numbers from `first`.
fn damaged(
    text: &str,
    name: &str,
    first: usize,
    is_read: impl Fn(&str, &str) -> bool,
) -> Vec<Damaged> {
    let lines: Vec<&str> = text.lines().collect();
    let mut all = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let Some((global, before, value, after)) = definition(line) else { continue };
        if !is_read(global, value) {
            continue;
        }
        for to in ["zeroinitializer", "undef", "poison"] {
            let number = first + all.len();
            let changed = format!("{before}{to}{after}");
            let mut module = format!("source_filename = \"{number}\"\n");
            for (j, line) in lines.iter().enumerate() {
                if !line.starts_with("source_filename") {
                    module.push_str(if i == j { &changed } else { line });
                    module.push('\n');
                }
            }
            let module = Input { name: format!("{name}-{number}.ll"), bytes: module.into_bytes() };
            let row = format!("{number}\t{}", global.replace("\\01", "\u{1}"));
            all.push(Damaged { module, row, what: format!("{name}, {global}: {to}") });
        }
    }
    all
}

/// Asks `query` of all, some at a time.
fn each_is_said_to_be_unreadable(query: &str, all: Vec<Damaged>) {
    let query = root().join(query);
    let program = program(&query.display().to_string(), &fs::read_to_string(&query).unwrap());
    let program = program.unwrap_or_else(|errors| panic!("{errors}"));
    let groups: Vec<&[Damaged]> = all.chunks(40).collect();
    let ask = |group: &&[Damaged]| -> Vec<String> {
        let modules: Vec<Input> = group.iter().map(|damaged| damaged.module.clone()).collect();
        let answer = by_engine(&program, &modules).unwrap_or_else(|error| panic!("{error}"));
        let silent = group.iter().filter(|damaged| !answer["said"].contains(&damaged.row));
        silent.map(|damaged| damaged.what.clone()).collect()
    };
    let silent: Vec<String> = groups.par_iter().flat_map_iter(ask).collect();
    assert!(silent.is_empty(), "not said to be unreadable: {silent:#?}");
}

#[test]
fn damaged_tables_of_cxx_are_survived_and_said_to_be_unreadable() {
    if !runs("clang++-15") {
        return skipped("no clang++-15 on PATH: no C++ program is damaged");
    }
    let mut all = Vec::new();
    for name in ["diamond", "multiple", "abstract"] {
        let is_read = |global: &str, _: &str| {
            ["_ZTV", "_ZTI", "_ZTC"].iter().any(|start| global.starts_with(start))
        };
        all.extend(damaged(&text(&format!("cxx/{name}"), "O0"), name, all.len(), is_read));
    }
    assert!(all.len() > 50, "{}", all.len());
    each_is_said_to_be_unreadable("tests/cxx/damaged.dl", all);
}

#[test]
fn damaged_structures_of_objc_are_survived_and_said_to_be_unreadable() {
    if !runs("clang-15") {
        return skipped("no clang-15 on PATH: no Objective-C program is damaged");
    }
    // Tables of no consequence here, and lists that are empty anyway.
    let unread = ["llvm.", ".ivar.offsets", ".objc_init"];
    let is_read = |global: &str, value: &str| {
        !unread.iter().any(|start| global.starts_with(start))
            && !global.contains("PROTOCOL_METHOD_TYPES")
            && !value.contains("[0 x ")
    };
    let mut all = Vec::new();
    for library in ["apple", "fragile", "gcc", "gnustep2"] {
        let text = text("objc/everything", &format!("O0-{library}"));
        all.extend(damaged(&text, library, all.len(), is_read));
    }
    assert!(all.len() > 300, "{}", all.len());
    each_is_said_to_be_unreadable("tests/objc/damaged.dl", all);
}
