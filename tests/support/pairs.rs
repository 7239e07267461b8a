//! Pairs of functions that differ in one thing: `tests/datalog/functions_pairs.txt`.
#![allow(dead_code)] // every program uses its own part

use std::collections::BTreeMap;
use std::fs;

use crate::support;

/// What every function takes.
pub const PARAMETERS: &str = "i32 %a, i32 %b, i64 %n, ptr %p, ptr %q, float %x, float %y, \
                          <4 x i32> %u, <4 x i32> %w, i1 %c";

fn function(name: &str, attributes: &str, body: &str) -> String {
    let body = body.replace(" / ", "\n  ");
    format!(
        "define i32 @{name}({PARAMETERS}) unnamed_addr {attributes} {{\nentry:\n  {body}\n  \
         ret i32 7\n}}\n"
    )
}

/// A pair of `functions_pairs.txt`.
#[derive(Default)]
pub struct Pair {
    pub name: String,
    pub lines: BTreeMap<String, String>,
}

/// All pairs.
pub fn pairs() -> Vec<Pair> {
    let path = support::root().join("tests/datalog/functions_pairs.txt");
    let text = fs::read_to_string(path).unwrap();
    let mut pairs: Vec<Pair> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("# ") {
            pairs.push(Pair { name: name.to_owned(), ..Pair::default() });
        } else if let (Some(pair), Some((key, value))) = (pairs.last_mut(), line.split_once(':')) {
            pair.lines.insert(key.to_owned(), value.trim_start().to_owned());
        }
    }
    pairs
}

/// What the bodies refer to.
pub fn common() -> String {
    fs::read_to_string(support::root().join("tests/datalog/functions_pairs.ll")).unwrap()
}

/// A module of all pairs: `f.N` and `g.N` for each.
pub fn module(pairs: &[Pair]) -> String {
    let mut module = common();
    for (n, pair) in pairs.iter().enumerate() {
        for side in ["f", "g"] {
            let own = |text: &str| {
                ["f", "g"].iter().fold(text.to_owned(), |text, s| {
                    let text = text.replace(&format!("@{s}("), &format!("@{s}.{n}("));
                    text.replace(&format!("@{s},"), &format!("@{s}.{n},"))
                })
            };
            let none = String::new();
            let attributes = pair.lines.get(&format!("{side} attributes")).unwrap_or(&none);
            module += &function(&format!("{side}.{n}"), attributes, &own(&pair.lines[side]));
        }
    }
    module
}
