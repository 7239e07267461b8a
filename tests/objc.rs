//! Objective-C: what `datalog/objc` says of messages agrees with the notes that clang attaches to them
//! for GNU run-time libraries. The programs are the cases of `tests/objc`.

#[path = "support/case/mod.rs"]
mod case;
mod support;

use std::collections::BTreeSet;
use std::fs;

use case::answer::{Answer, program, runs, skipped};
use rayon::prelude::*;
use support::root;

/// The rows of a relation, with their columns.
fn rows<'a>(answer: &'a Answer, relation: &str) -> Vec<Vec<&'a str>> {
    answer[relation].iter().map(|row| row.split('\t').collect()).collect()
}

/// What differs, in a module for a GNU library, from the notes that clang attaches to messages; and how many
/// notes there are.
fn against_notes(answer: &Answer, by_hand: bool) -> (Vec<String>, usize) {
    let mut wrong = Vec::new();
    let looks: BTreeSet<&str> = rows(answer, "looks").iter().map(|row| row[0]).collect();
    let open: BTreeSet<&str> = rows(answer, "open").iter().map(|row| row[0]).collect();
    let of = |relation, inst| -> Vec<Vec<&str>> {
        let all = rows(answer, relation);
        all.into_iter().filter(|row| row[0] == inst).map(|row| row[1..].to_vec()).collect()
    };
    let notes: Vec<_> =
        rows(answer, "note").into_iter().filter(|row| !looks.contains(row[0])).collect();
    for note in &notes {
        let [inst, selector, class, bit] = note[..] else { panic!("{note:?}") };
        if of("send", inst).is_empty() || of("selector", inst) != [[selector]] {
            wrong.push(format!("{inst}: {selector}, not {:?}", of("selector", inst)));
        }
        let kind = if bit == "0" { "instance" } else { "class" };
        let found = of("class", inst);
        if !class.is_empty()
            && !open.contains(inst)
            && !matches!(&found[..], [one] if one[..2] == [class, kind])
        {
            wrong.push(format!("{inst}: {class} {kind}, not {found:?}"));
        }
    }
    for send in rows(answer, "send") {
        if !by_hand && !notes.iter().any(|note| note[0] == send[0]) {
            wrong.push(format!("{send:?}: no note"));
        }
    }
    (wrong, notes.len())
}

#[test]
fn clangs_notes_of_messages_agree() {
    if !runs("clang-15") {
        return skipped("no clang-15 on PATH: no Objective-C program is compiled");
    }
    let query = root().join("tests/datalog/agree_objc.dl");
    let program = program("agree_objc.dl", &fs::read_to_string(query).unwrap());
    let program = program.unwrap_or_else(|errors| panic!("{errors}"));
    let cases = case::all().unwrap_or_else(|error| panic!("{error}"));
    let compiled = cases.iter().filter(|case| case.is_in("tests/objc") && case.is_compiled());
    let has_notes =
        |name: &str| name.split('-').any(|part| ["gcc", "gnustep1", "gnustep2"].contains(&part));
    let notes = compiled.collect::<Vec<_>>().into_par_iter().map(|case| {
        let mut notes = 0;
        for build in case.builds().unwrap().iter().filter(|build| has_notes(&build.name)) {
            let answer = case.answer(&program, build).unwrap_or_else(|error| panic!("{error}"));
            // Where one call is made of several, the note goes; and what looks methods up by hand
            // has none.
            let by_hand = build.name.starts_with("O2") || case.name() == "objc/lookups";
            let (wrong, found) = against_notes(&answer, by_hand);
            assert!(wrong.is_empty(), "{} {}: {wrong:#?}", case.name(), build.name);
            notes += found;
        }
        notes
    });
    assert!(notes.sum::<usize>() > 1000);
}
