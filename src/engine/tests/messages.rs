//! What the engine says of programs that are wrong, word by word and place by place.
//!
//! `support/messages.txt` has the programs, each followed by its messages; `BLESS=1` writes them,
//! to be read before they are committed.

use crate::support::{cases, check_cases, colours};
use llvm_facts_engine::{Diagnostic, Diagnostics, Directories, Includes, Offer, Program};
use std::sync::LazyLock;

/// Between two programs, and between a program and what is said of it.
const SAID: &str = "\n  says\n";

/// Files that programs include.
struct Files;

impl Includes for Files {
    fn read(&self, _from: &str, path: &str) -> Option<(String, String)> {
        let text = match path {
            "itself.dl" => ".include \"itself.dl\"\n",
            "wrong.dl" => ".decl p(x:number)\n\np(y).\n",
            "graph.dl" => {
                ".type Node <: symbol\n.decl link(a: Node, b: Node)\n.input link\n.decl reaches(a: Node, b: Node)\nreaches(a, b) :- link(a, b).\n"
            }
            "open.dl" => "#ifdef A\n",
            _ => return None,
        };
        Some((path.to_owned(), text.to_owned()))
    }

    fn offers(&self) -> &[Offer] {
        static OFFERS: LazyLock<Vec<Offer>> = LazyLock::new(|| {
            let offer = |name: &str, columns| Offer {
                name: name.to_owned(),
                columns,
                file: "graph.dl".to_owned(),
            };
            vec![offer("Node", None), offer("link", Some(2)), offer("reaches", Some(2))]
        });
        &OFFERS
    }
}

fn said(text: &str) -> Diagnostics {
    match Program::parse_with("test.dl", text, &Files, &colours()) {
        Err(diagnostics) => diagnostics,
        Ok(program) => program.warnings().clone(),
    }
}

/// What is suggested makes its finding go away, and a program right that has no other.
#[test]
fn suggestions_help() {
    let mut helped = 0;
    for part in cases("messages.txt") {
        let text = part.split(SAID).next().unwrap_or_default();
        let before = said(text);
        for found in &before.list {
            for suggestion in &found.suggestions {
                let (_, text) = suggestion.apply(&before.sources).expect("it changes the program");
                let after = said(&text);
                let same = |f: &&Diagnostic| f.code == found.code && f.message == found.message;
                let count = |all: &Diagnostics| all.list.iter().filter(same).count();
                assert!(count(&after) < count(&before), "{}: {text}\n{after}", suggestion.message);
                let is_alone = before.list.len() == 1;
                assert!(
                    !is_alone || !after.has_errors(),
                    "{}: {text}\n{after}",
                    suggestion.message
                );
                helped += 1;
            }
        }
    }
    assert!(helped > 10, "{helped} suggestions");
}

#[test]
fn wrong_programs_are_told_what_is_wrong_and_where() {
    check_cases("messages.txt", |case| {
        let text = case.split(SAID).next().unwrap_or_default();
        let said = said(text).to_string();
        let said = if said.is_empty() { "nothing" } else { said.trim_end() };
        format!("{text}{SAID}{said}")
    });
}

#[test]
fn a_file_that_is_missing_is_named() {
    let text = ".include \"nowhere.dl\"\n";
    let said = Program::parse("test.dl", text, &Directories::default()).expect_err("missing");
    assert!(said.to_string().contains("cannot find include file \"nowhere.dl\""), "{said}");
}
