//! Demand (magic sets): the same answers from fewer rows.

use crate::support::random::{Functors, Random, program};
use llvm_facts_engine::{Database, Directories, ExplainLimits, Options, Program, Settings, Value};
use std::fmt::Write;

fn parse(text: &str, demand: bool) -> Program {
    let settings = Settings { demand, ..Settings::default() };
    let program = Program::parse_with("demand.dl", text, &Directories::default(), &settings);
    program.unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}

/// The rows of a relation as texts, and how many rows all relations have.
fn run(program: &Program, relation: &str) -> (Vec<Vec<Vec<u8>>>, usize) {
    let mut database = Database::new(program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let mut rows = program.texts(&database, relation).expect("a relation");
    rows.sort();
    let names = program.relations().into_iter().map(|it| it.name);
    let all = names.map(|name| program.len(&database, &name).expect("a relation")).sum();
    (rows, all)
}

/// A program of a seed without its outputs, and its relations with their numbers of columns.
fn silent(seed: u64) -> (String, Vec<(String, usize)>) {
    let text = program(seed, Functors::All);
    let lines = text.lines().filter(|line| !line.starts_with(".output"));
    let relations = text.lines().filter_map(|line| {
        let (name, columns) = line.strip_prefix(".decl ")?.split_once('(')?;
        Some((name.to_owned(), columns.matches(':').count()))
    });
    (lines.fold(String::new(), |text, line| text + line + "\n"), relations.collect())
}

/// Rules over graphs with ways to ask: both ends, either, through others, mutual, with records.
const RULES: [&str; 12] = [
    "path(a, b) :- edge(a, b).",
    "path(a, c) :- path(a, b), path(b, c).",
    "path(a, c) :- edge(a, b), path(b, c).",
    "odd(a, b) :- edge(a, b).",
    "odd(a, c) :- edge(a, b), even(b, c).",
    "even(a, c) :- odd(a, b), edge(b, c).",
    "same(a, a) :- edge(a, _).",
    "same(a, b) :- edge(x, a), same(x, y), edge(y, b).",
    "way(a, [b, w]) :- way(b, w), edge(a, b), a < b.",
    "way(a, nil) :- edge(a, _).",
    "path(a, b) :- way(a, [b, _]).",
    "even(a, b) :- same(a, b), !edge(a, b), path(b, a).",
];

/// Questions; `#` is a number.
const QUESTIONS: [&str; 8] = [
    "path(#, x), y = x",
    "path(y, #), x = y",
    "path(#, #), x = 0, y = 0",
    "same(#, x), odd(x, y)",
    "even(#, x), edge(x, y)",
    "way(#, [x, [y, _]])",
    "edge(x, y), x < #, path(y, x)",
    "path(#, x), y = count : { path(x, _) }",
];

fn graph(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut text = String::from(
        ".type Way = [node: number, rest: Way]\n.decl edge(a: number, b: number)\n\
         .decl path(a: number, b: number)\n.decl odd(a: number, b: number)\n\
         .decl even(a: number, b: number)\n.decl same(a: number, b: number)\n\
         .decl way(a: number, w: Way)\n",
    );
    let nodes = 4 + random.below(10);
    for _ in 0..3 + random.below(16) {
        let _ = writeln!(text, "edge({}, {}).", random.below(nodes), random.below(nodes));
    }
    for rule in RULES {
        if random.below(4) > 0 {
            let _ = writeln!(text, "{rule}");
        }
    }
    text
}

#[test]
fn answers_are_the_same() {
    let (mut fewer, mut rows) = (0, 0);
    for seed in 0..150 {
        let text = graph(seed);
        for question in QUESTIONS {
            let question = question.replace('#', &(seed % 5).to_string());
            let text = format!(
                "{text}.decl answer(x: number, y: number)\nanswer(x, y) :- {question}.\n.output answer\n"
            );
            let (wanted, all) = run(&parse(&text, false), "answer");
            let (found, some) = run(&parse(&text, true), "answer");
            assert_eq!(found, wanted, "seed {seed}\n{text}");
            assert!(some <= all, "seed {seed}: {some} of {all} rows\n{text}");
            fewer += usize::from(some < all);
            rows += wanted.len();
        }
    }
    assert!(fewer > 500, "only {fewer} of 1,200 questions were restricted");
    assert!(rows > 2_000, "the questions have few answers: {rows}");
}

#[test]
fn random_programs_answer_the_same() {
    for seed in 0..150 {
        let (text, relations) = silent(seed);
        for (name, columns) in relations {
            let args: Vec<String> = (0..columns).map(|at| format!("c{at}")).collect();
            let own = format!("{text}.output {name}\n");
            let program = parse(&own, false);
            let (wanted, _) = run(&program, &name);
            assert_eq!(run(&parse(&own, true), &name).0, wanted, "seed {seed}\n{own}");
            // Ask for the rows that have a number of some row.
            let mut database = Database::new(&program);
            program.run(&mut database, &Options::default()).expect("it runs");
            let mut first = None;
            for column in 0..columns {
                program
                    .column(&database, &name, column, &mut |value| {
                        if let Value::Number(number) = value {
                            first.get_or_insert((column, number));
                        }
                    })
                    .expect("a column");
            }
            let Some((column, number)) = first else { continue };
            let mut asked = args.clone();
            asked[column] = number.to_string();
            let mut asking = parse(&own, false);
            asking.restrict(Some(&format!("{name}({})", asked.join(", ")))).expect("an atom");
            let (found, _) = run(&asking, &name);
            let is_asked = |row: &&Vec<Vec<u8>>| row[column] == number.to_string().as_bytes();
            let left: Vec<_> = found.iter().filter(is_asked).collect();
            let right: Vec<_> = wanted.iter().filter(is_asked).collect();
            assert_eq!(left, right, "seed {seed}: {name}({})\n{own}", asked.join(", "));
        }
    }
}

/// Proofs are those of the rules that are written.
#[test]
fn proofs_do_not_show_what_is_asked() {
    let text = ".decl edge(a: number, b: number)\nedge(1, 2). edge(2, 3). edge(3, 4). edge(7, 8).\n\
         .decl path(a: number, b: number)\npath(a, b) :- edge(a, b).\n\
         path(a, c) :- edge(a, b), path(b, c).\n.output path\n";
    let prove = |program: &Program| {
        let mut database = Database::new(program);
        program.run(&mut database, &Options::default()).expect("it runs");
        let fact = "path(1, 4)";
        let proofs = program.explain(&mut database, fact, ExplainLimits::default());
        let rows = program.len(&database, "path").expect("a relation");
        (proofs.expect("an atom")[0].to_string(), rows)
    };
    let mut program = parse(text, false);
    let (whole, all) = prove(&program);
    program.restrict(Some("path(1, 4)")).expect("an atom");
    let (asked, some) = prove(&program);
    assert_eq!(asked, whole);
    assert_eq!((all, some), (7, 3));
    assert!(!program.relations().iter().any(|it| it.name.contains("asked")));
}

#[test]
fn pragmas_and_qualifiers_choose_relations() {
    let rules = "edge(x, x + 1) :- x = range(0, 100).\n\
         path(a, b) :- edge(a, b).\npath(a, c) :- edge(a, b), path(b, c).\n\
         .decl answer(x: number)\nanswer(x) :- path(95, x).\n.output answer\n";
    let rows = |head: &str, qualifier: &str| {
        let text = format!(
            "{head}\n.decl edge(a: number, b: number)\n\
             .decl path(a: number, b: number) {qualifier}\n{rules}"
        );
        run(&parse(&text, false), "answer").1
    };
    let (whole, asked) = (rows("", ""), rows("", "magic"));
    assert!(asked < 200 && whole > 5000, "{asked}, {whole}");
    for (head, qualifier, wanted) in [
        (".pragma \"magic-transform\" \"*\"", "", asked),
        (".pragma \"magic-transform\" \"path\"", "", asked),
        (".pragma \"magic-transform\" \"edge\"", "", whole),
        (".pragma \"magic-transform\" \"*\"", "no_magic", whole),
        (
            ".pragma \"magic-transform\" \"*\"\n.pragma \"magic-transform-exclude\" \"path\"",
            "",
            whole,
        ),
    ] {
        assert_eq!(rows(head, qualifier), wanted, "{head} {qualifier}");
    }
}
