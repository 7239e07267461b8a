//! Rules at a prompt, and the programs that they are completed to.
//!
//! `support/complete.txt` has the parts, each followed by the program; `BLESS=1` writes them, to be
//! read before they are committed.

use crate::support::{check_cases, colours};
use llvm_facts_engine::{Includes, Offer, Program, complete};
use std::sync::LazyLock;

/// Between the parts of a question, and between them and the program.
const AND: &str = "\n  and\n";
const IS: &str = "\n  is\n";

/// A library of one file.
struct Graph;

impl Includes for Graph {
    fn read(&self, _from: &str, path: &str) -> Option<(String, String)> {
        let text = ".once\n.type Node <: unsigned\n.type Leaf <: Node\n.type Tree <: unsigned\n\
            .decl link(from: Node, to: Node)\n.input link\n\
            .decl leaf(node: Leaf, name: symbol)\n.input leaf\n\
            .decl tree(root: Tree)\n.input tree\n\
            .functor least(a: number, b: number): number\n";
        (path == "graph.dl").then(|| (path.to_owned(), text.to_owned()))
    }

    fn offers(&self) -> &[Offer] {
        static OFFERS: LazyLock<Vec<Offer>> = LazyLock::new(|| {
            let names = [("Node", None), ("Leaf", None), ("Tree", None), ("@least", None)];
            let names =
                names.into_iter().chain([("link", Some(2)), ("leaf", Some(2)), ("tree", Some(1))]);
            let offer = |(name, columns): (&str, _)| Offer {
                name: name.to_owned(),
                columns,
                file: "graph.dl".to_owned(),
            };
            names.map(offer).collect()
        });
        &OFFERS
    }
}

#[test]
fn rules_at_a_prompt_become_programs() {
    check_cases("complete.txt", |case| {
        let text = case.split(IS).next().unwrap_or_default();
        let parts: Vec<&str> = text.split(AND).collect();
        let shown = match complete("-e", &parts, &Graph, &colours()) {
            Err(errors) => errors.to_string(),
            Ok(text) => {
                // What is completed needs nothing more, unless it is wrong.
                let found = match Program::parse_with("-e", &text, &Graph, &colours()) {
                    Ok(program) => program.warnings().to_string(),
                    Err(errors) => errors.to_string(),
                };
                format!("{text}{found}")
            }
        };
        format!("{text}{IS}{}", shown.trim_end())
    });
}
