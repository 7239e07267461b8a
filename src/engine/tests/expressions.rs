//! What every functor, aggregate, comparison and literal answers, by `support/expressions.tsv`.

use crate::support::{Answer, run, souffle};
use llvm_facts_engine::{FUNCTORS, Kind, Notation, Param, Width};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What the expressions of the table name.
const PRELUDE: &str = include_str!("support/expressions.dl");

/// The kinds of values: each is the type of the answers of a relation.
const KINDS: [&str; 8] =
    ["number", "unsigned", "float", "symbol", "Pair", "List", "Tree", "Colour"];

struct Case {
    kind: &'static str,
    about: &'static str,
    expression: &'static str,
    narrow: &'static str,
    wide: &'static str,
    by_souffle: bool,
}

impl Case {
    fn answer(&self, width: Width) -> &'static str {
        match width {
            Width::Narrow => self.narrow,
            Width::Wide => self.wide,
        }
    }
}

fn cases() -> Vec<Case> {
    let lines = include_str!("support/expressions.tsv").lines();
    let case = |line: &'static str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [kind, about, expression, narrow, wide, whence] = cells[..] else {
            panic!("six columns: {line}");
        };
        assert!(matches!(whence, "souffle" | "documented"), "{line}");
        Case { kind, about, expression, narrow, wide, by_souffle: whence == "souffle" }
    };
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(case).collect()
}

/// A program that answers these cases, by their numbers.
fn program<'a>(cases: impl IntoIterator<Item = (usize, &'a Case)>) -> String {
    let mut text = PRELUDE.to_owned();
    for kind in KINDS {
        let _ = writeln!(text, ".decl {kind}_is(case: number, x: {kind})\n.output {kind}_is");
    }
    text.push_str(".decl holds(case: number)\n.output holds\n");
    for (number, case) in cases {
        let (kind, expression) = (case.kind, case.expression);
        let _ = match kind {
            "holds" => writeln!(text, "holds({number}) :- {expression}."),
            _ => writeln!(text, "{kind}_is({number}, x) :- x = {expression}."),
        };
    }
    text
}

/// The answers to each case, as the table has them.
fn answers(answer: &Answer) -> BTreeMap<usize, Vec<String>> {
    let mut found: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (relation, lines) in answer {
        for line in lines {
            let (number, value) = line.split_once('\t').unwrap_or((line, "yes"));
            let value = match &**relation {
                "symbol_is" => format!("\"{value}\""),
                _ => value.to_owned(),
            };
            found.entry(number.parse().expect("a number")).or_default().push(value);
        }
    }
    found.values_mut().for_each(|values| values.sort());
    found
}

fn compare(cases: &[(usize, &Case)], found: &BTreeMap<usize, Vec<String>>, width: Width) {
    let mut wrong = String::new();
    for (number, case) in cases {
        let mut wanted: Vec<&str> = match case.answer(width) {
            "no" | "none" => Vec::new(),
            // Only a range has several values.
            values if case.about == "range" => values.split(", ").collect(),
            value => vec![value],
        };
        wanted.sort_unstable();
        let answer: Vec<&str> = found.get(number).into_iter().flatten().map(|v| &**v).collect();
        if answer != wanted {
            let (kind, expression) = (case.kind, case.expression);
            let _ = writeln!(wrong, "{kind} {expression}: {answer:?}, not {wanted:?}");
        }
    }
    assert!(wrong.is_empty(), "{width:?}\n{wrong}");
}

fn check(width: Width) {
    let all = cases();
    assert!(all.len() > 800, "{} cases", all.len());
    let numbered = all.iter().enumerate().filter(|(_, case)| case.answer(width) != "~");
    let (fail, work): (Vec<_>, Vec<_>) =
        numbered.partition(|(_, case)| case.answer(width).starts_with('!'));
    let text = program(work.iter().copied());
    let answer = run(&text, 1, width).unwrap_or_else(|error| panic!("{error}\n{text}"));
    compare(&work, &answers(&answer), width);
    assert!(fail.len() > 15, "{} cases without an answer", fail.len());
    for case in fail {
        let failed = run(&program([case]), 1, width).expect_err(case.1.expression);
        let message = case.1.answer(width).trim_start_matches('!');
        assert!(failed.contains(message), "{}: {failed}", case.1.expression);
    }
}

#[test]
fn expressions_of_32_bits() {
    check(Width::Narrow);
}

#[test]
fn expressions_of_64_bits() {
    check(Width::Wide);
}

#[test]
fn souffle_answers_expressions_alike() {
    let Some(souffle) = souffle() else { return };
    let all = cases();
    let numbered = all.iter().enumerate().filter(|(_, case)| case.by_souffle);
    let asked: Vec<(usize, &Case)> = numbered.filter(|c| !c.1.narrow.starts_with('!')).collect();
    let answer = souffle.run(&program(asked.iter().copied()));
    compare(&asked, &answers(&answer), Width::Narrow);
}

/// A functor without cases would be one that no test asks for.
#[test]
fn every_functor_has_cases_for_each_kind() {
    let name = |kind| match kind {
        Kind::Number => "number",
        Kind::Unsigned => "unsigned",
        Kind::Float => "float",
        Kind::Symbol => "symbol",
        Kind::Record(_) | Kind::Adt(_) => "record",
    };
    let all = cases();
    let told: BTreeSet<(&str, String)> =
        all.iter().map(|case| (case.kind, case.about.to_owned())).collect();
    for functor in FUNCTORS {
        let about = match functor.notation() {
            Notation::Prefix => format!("prefix {}", functor.name()),
            Notation::Infix(_) | Notation::Power | Notation::Call => functor.name().to_owned(),
        };
        for overload in functor.overloads() {
            let kind = name(overload.result());
            let missing = format!("no case of `{about}` that yields {kind}");
            assert!(told.contains(&(kind, about.clone())), "{missing}");
        }
        // Of overloads with one result, the argument tells: a literal, or one with its suffix.
        let params: BTreeSet<&str> = functor
            .overloads()
            .iter()
            .map(|overload| match overload.param(0) {
                Param::Is(kind) => name(kind),
                Param::Any => "record",
            })
            .collect();
        let cases = all.iter().filter(|case| case.about == about).count();
        assert!(cases >= 3 * params.len(), "{cases} cases of `{about}`");
    }
    for word in ["count", "sum", "min", "max", "mean"] {
        assert!(all.iter().any(|c| c.about == word && c.expression.contains(" : {")), "{word}");
    }
    for op in ["=", "!=", "<", "<=", ">", ">="] {
        for kind in ["number", "unsigned", "float", "symbol"] {
            assert!(told.contains(&("holds", format!("{op} {kind}"))), "{op} {kind}");
        }
    }
}
