//! The reference of the language, `LANGUAGE.md`, has all functors, as the table of the engine has them.
//!
//! `BLESS=1` writes that part of it. Its programs are run by the project's `tests/documents`.

use llvm_facts_engine::{FUNCTORS, Functor, Kind, Notation, Param};
use std::fmt::Write;
use std::{env, fs};

const START: &str = "<!-- functors: BLESS=1 cargo test -p llvm-facts-engine language -->\n";
const END: &str = "<!-- end of functors -->\n";

fn written(functor: &Functor) -> String {
    let name = functor.name();
    match functor.notation() {
        Notation::Infix(_) | Notation::Power => format!("x {name} y"),
        Notation::Prefix if name.starts_with(char::is_alphabetic) => format!("{name} x"),
        Notation::Prefix => format!("{name}x"),
        Notation::Call => {
            let (least, most) = (*functor.arity().start(), *functor.arity().end());
            let names = ["x", "y", "z"];
            let list = match most {
                usize::MAX => "x, ..".to_owned(),
                most => names[..least].join(", ") + if most > least { "[, z]" } else { "" },
            };
            format!("{name}({list})")
        }
    }
}

fn binds(functor: &Functor) -> String {
    match functor.notation() {
        Notation::Infix(level) => (level + 1).to_string(),
        Notation::Prefix => "10".to_owned(),
        Notation::Power => "11".to_owned(),
        Notation::Call => String::new(),
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "number",
        Kind::Unsigned => "unsigned",
        Kind::Float => "float",
        Kind::Symbol => "symbol",
        Kind::Record(_) | Kind::Adt(_) => "any",
    }
}

fn row(functor: &Functor) -> String {
    let mut takes: Vec<&str> = Vec::new();
    let mut gives: Vec<&str> = Vec::new();
    for overload in functor.overloads() {
        match overload.param(0) {
            Param::Is(it) => takes.push(kind(it)),
            Param::Any => takes.push("any"),
        }
        gives.push(kind(overload.result()));
    }
    let same = takes == gives;
    gives.dedup();
    let gives = if same { "the same".to_owned() } else { gives.join(", ") };
    let (takes, meaning) = (takes.join(", "), functor.meaning());
    let (written, binds) = (written(functor), binds(functor));
    format!("| `{written}` | {binds} | {takes} | {gives} | {meaning} |\n")
}

#[test]
fn the_language_reference_has_every_functor() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/LANGUAGE.md");
    let text = fs::read_to_string(path).expect("the reference");
    let (before, rest) = text.split_once(START).expect("a place for functors");
    let (_, after) = rest.split_once(END).expect("an end of functors");
    let mut table =
        String::from("\n| written | binds | of | gives | what |\n|---|---|---|---|---|\n");
    for functor in FUNCTORS {
        table += &row(functor);
    }
    table.push('\n');
    let mut wanted = String::new();
    let _ = write!(wanted, "{before}{START}{table}{END}{after}");
    if env::var_os("BLESS").is_some_and(|it| it == "1") {
        fs::write(path, wanted).expect("written");
    } else {
        assert!(text == wanted, "the functors of LANGUAGE.md are others: BLESS=1 writes them");
    }
}
