//! The head of each analysis says how it goes over a catalogue. With BLESS=1 it is written there.

use std::fs;

use crate::{including, some_of, support};

const BEGIN: &str = "// Over a catalogue: ";

/// `a`, `a and b`, `a, b and c`.
fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// What the head of an analysis is to say.
fn told(analysis: &str) -> String {
    let own = library::reference::analysis(analysis).unwrap().relations;
    let own: Vec<&str> = own.iter().map(|it| it.name.as_str()).collect();
    let found = some_of(&including(analysis), &|name| own.contains(&name));
    let of = |is_global: bool| -> Vec<&str> {
        let own = own.iter().filter(|name| found.contains(&((**name).to_owned(), is_global)));
        own.copied().collect()
    };
    let (apart, joint) = (of(false), of(true));
    let few = 12;
    let mut text = match (apart.len(), joint.len()) {
        (0, 0) => return format!("{BEGIN}nothing of it can be asked."),
        (_, 0) => "each module by itself".to_owned(),
        (0, _) => "all modules at once".to_owned(),
        (_, joined) if joined <= few => {
            format!("each module by itself, but all at once for {}", list(&joint))
        }
        (by_itself, _) if by_itself <= few => {
            format!("all modules at once, but each by itself for {}", list(&apart))
        }
        (by_itself, joined) => format!(
            "each module by itself for {by_itself} of its relations, all at once for {joined} \
             (`query --explain-plan` tells which)"
        ),
    };
    let left: Vec<&str> = own
        .iter()
        .copied()
        .filter(|name| ![&apart, &joint].iter().any(|it| it.contains(name)))
        .collect();
    if !left.is_empty() {
        let verb = if left.len() == 1 { "is" } else { "are" };
        text += &format!("; {} {verb} made of ids or records, and cannot be asked", list(&left));
    }
    wrapped(&format!("{BEGIN}{text}."))
}

/// In lines of at most 100 characters, each a comment.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().unwrap();
        if last.len() + word.len() >= 100 {
            lines.push(format!("// {word}"));
        } else {
            *last += if last.is_empty() { "" } else { " " };
            *last += word;
        }
    }
    lines.join("\n")
}

#[test]
fn each_analysis_says_how_it_goes_over_a_catalogue() {
    let is_blessed = std::env::var_os("BLESS").is_some();
    for entry in library::entries().iter().filter(|it| *it != "facts.dl") {
        let name = entry.trim_end_matches(".dl");
        // What queries fill, and what changes modules, is not asked of many.
        if ["findings", "sanity", "transform"].contains(&name) {
            continue;
        }
        let path = support::root().join(format!("datalog/{name}/{name}.dl"));
        let text = fs::read_to_string(&path).unwrap();
        let (head, rest) = text.split_once("\n\n").unwrap();
        let before = head.split(&format!("\n{BEGIN}")).next().unwrap();
        let wanted = format!("{before}\n{}\n\n{rest}", told(name));
        if is_blessed {
            fs::write(&path, &wanted).unwrap();
        }
        assert!(
            is_blessed || text == wanted,
            "{}: its head is to say\n{}\n(BLESS=1 writes it)",
            path.display(),
            told(name)
        );
    }
}
