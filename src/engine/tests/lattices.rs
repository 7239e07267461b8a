//! Functors of the host, and lattices: what programs answer, to be compared with Soufflé's.
//!
//! `support/lattices.txt` has the programs, each followed by its answers; all begin with
//! `support/lattices.dl`. `BLESS=1` writes the answers, to be read before they are committed.

use crate::support::functors::functors;
use crate::support::{Answer, cases, check_cases, run_with, souffle};
use llvm_facts_engine::{
    Database, Directories, ExplainLimits, Locality, Operand, Options, Program, Session, Settings,
    Sort, UserFunctor, Watch, Width,
};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Between a program and what it answers.
const ANSWERS: &str = "\n  answers";

const PRELUDE: &str = include_str!("support/lattices.dl");

fn settings(width: Width) -> Settings {
    Settings { width, functors: functors(), ..Settings::default() }
}

fn run(text: &str, threads: usize, width: Width) -> Result<Answer, String> {
    run_with(text, threads, &settings(width))
}

fn whole(case: &str) -> String {
    let text = case.split(ANSWERS).next().unwrap_or_default();
    format!("{PRELUDE}{text}\n")
}

fn show(answer: &Answer) -> String {
    let mut out = String::new();
    for (name, lines) in answer {
        let _ = write!(out, "\n{name}");
        for line in lines {
            let _ = write!(out, "\n  {line}");
        }
    }
    out
}

#[test]
fn programs_answer_what_stands_beside_them() {
    check_cases("lattices.txt", |case| {
        let text = case.split(ANSWERS).next().unwrap_or_default();
        let answer = run(&whole(case), 1, Width::Narrow).unwrap_or_else(|error| panic!("{error}"));
        format!("{text}{ANSWERS}{}", show(&answer))
    });
}

#[test]
fn width_and_threads_change_nothing() {
    for case in cases("lattices.txt") {
        let text = whole(&case);
        let one = run(&text, 1, Width::Narrow).expect("it runs");
        assert_eq!(one, run(&text, 4, Width::Narrow).expect("it runs"), "{text}");
        assert_eq!(one, run(&text, 1, Width::Wide).expect("it runs"), "{text}");
        let all = format!("{text}.pragma \"magic-transform\" \"*\"\n");
        assert_eq!(one, run(&all, 1, Width::Narrow).expect("it runs"), "{text}");
    }
}

#[test]
fn souffle_answers_the_same() {
    let Some(souffle) = souffle() else { return };
    let dir = tempfile::tempdir().expect("a directory");
    let Some(args) = library(souffle.path(), dir.path()) else { return };
    for case in cases("lattices.txt") {
        let text = whole(&case);
        let own = run(&text, 1, Width::Narrow).expect("it runs");
        assert_eq!(own, souffle.run_with(&text, &args), "{text}");
    }
}

/// What makes Soufflé load the functors, compiled into the directory. `None`, which is told, if its
/// headers are not there.
fn library(souffle: &Path, dir: &Path) -> Option<Vec<String>> {
    let own = souffle.parent().and_then(Path::parent).map(|dir| dir.join("include"));
    let named = std::env::var_os("SOUFFLE_INCLUDE").map(Into::into);
    let usual = ["/usr/include", "/usr/local/include"].map(Into::into);
    let include = named.into_iter().chain(own).chain(usual);
    let Some(include) = include.into_iter().find(|dir| dir.join("souffle/RecordTable.h").is_file())
    else {
        use std::io::Write;
        let _ = writeln!(std::io::stderr(), "SKIPPED: no headers of souffle: set SOUFFLE_INCLUDE");
        return None;
    };
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/functors.cpp");
    let made = Command::new("c++")
        .args(["-std=c++17", "-shared", "-fPIC", "-o"])
        .args([&dir.join("libfunctors.so"), &source])
        .arg("-I")
        .arg(include)
        .output()
        .expect("a compiler");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    Some(vec![format!("-L{}", dir.display()), "-lfunctors".to_owned()])
}

/// The shortest ways in a graph where many are found and many again: rows that grow no more go.
#[test]
fn many_values_grow_often() {
    const NODES: usize = 400;
    let mut random = fastrand::Rng::with_seed(7);
    let mut edges: Vec<(i32, i32, i32)> = Vec::new();
    for from in 0..NODES as i32 {
        edges.push((from, (from + 1) % NODES as i32, 1));
        // Far and dear: each way is found dear first.
        edges.extend((0..4).map(|_| (from, random.i32(0..NODES as i32), random.i32(300..400))));
    }
    let rules = "
        .decl edge(from: number, to: number, cost: number)
        .input edge
        .decl way(from: number, to: number, cost: Cost<>)
        way(x, x, 0) :- edge(x, _, _).
        way(x, z, as(a + b, Cost)) :- way(x, y, a), edge(y, z, b).
        .output way
        .decl dear(n: number)
        dear(n) :- n = count : { way(_, _, cost), cost > 390 }.
        .output dear";
    let text = format!("{PRELUDE}{rules}");
    let settings = settings(Width::Narrow);
    let program = Program::parse_with("way.dl", &text, &Directories::default(), &settings);
    let program = program.expect("it is right");
    let mut answers = Vec::new();
    for threads in [1, 4] {
        let mut database = Database::new(&program);
        database.insert(&program, "edge", edges.iter().copied()).expect("edges");
        let watch = Watch::default();
        let watched = Some(watch.clone());
        let options = Options { threads, watch: watched, ..Options::default() };
        let profile = program.run(&mut database, &options).expect("it ends");
        let grown: usize = profile.rules.iter().map(|rule| rule.rows).sum();
        assert!(grown > 3 * NODES * NODES, "values grow {grown} times");
        let rows = program.rows::<(i32, i32, i32)>(&database, "way").expect("rows");
        let mut rows: Vec<_> = rows.collect::<Result<_, _>>().expect("rows");
        rows.sort_unstable();
        assert_eq!(rows.len(), NODES * NODES);
        answers.push(rows);
    }
    assert_eq!(answers[0], answers[1]);
    // Bellman and Ford, from one node.
    let mut best = vec![i32::MAX / 2; NODES];
    best[0] = 0;
    for _ in 0..NODES {
        for &(from, to, cost) in &edges {
            best[to as usize] = best[to as usize].min(best[from as usize] + cost);
        }
    }
    let own: Vec<i32> = answers[0][..NODES].iter().map(|row| row.2).collect();
    assert_eq!(own, best);
}

/// Rows that come from outside are joined, with each other and with what rules give.
#[test]
fn given_rows_are_joined() {
    let text = format!(
        "{PRELUDE}
        .decl r(k: symbol, cost: Cost<>)
        .input r
        r(\"a\", 5). r(\"b\", 5).
        .output r"
    );
    let settings = settings(Width::Narrow);
    let program = Program::parse_with("r.dl", &text, &Directories::default(), &settings);
    let program = program.expect("it is right");
    let mut database = Database::new(&program);
    let given = [("a", 7), ("a", 9), ("b", 3), ("c", 2), ("c", 1)];
    database.insert(&program, "r", given).expect("rows");
    program.run(&mut database, &Options::default()).expect("it runs");
    let mut rows = program.texts(&database, "r").expect("rows");
    rows.sort();
    assert_eq!(rows, [["a", "5"], ["b", "3"], ["c", "1"]].map(|row| row.map(str::as_bytes)));
    // A program runs again on its own answers.
    program.run(&mut database, &Options::default()).expect("it runs");
    assert_eq!(program.texts(&database, "r").expect("rows").len(), 3);
}

#[test]
fn what_fails_is_told_by_the_rule() {
    let fails = |rule: &str| {
        let text = format!(
            "{PRELUDE}.functor broken(x: number): number .functor wrong(x: number): Interval\n\
             .decl r(k: number, i: Interval, c: Cost<>)\n.output r\n{rule}\n"
        );
        run(&text, 1, Width::Narrow).expect_err(rule)
    };
    for (rule, wanted) in [
        ("r(0, nil, @broken(0)).", "@broken: symbol where number is declared"),
        ("r(0, nil, @broken(1)).", "@broken: one is too much"),
        ("r(0, @wrong(0), 0).", "@wrong: Interval has 2 fields, not 0"),
        ("r(0, @wrong(1), 0).", "@wrong: there is no branch Nothing"),
        ("r(0, @wrong(2), 0).", "@wrong: there is no type Nothing"),
        ("r(0, @wrong(3), 0).", "@wrong: Parity where Interval is declared"),
        ("r(0, @wrong(4), 0).", "@wrong: Parity is no record type"),
        ("r(0, @hull(nil, nil), 0).", "@hull: nil is no interval"),
        ("r(@broken(@broken(1)), nil, 0).", "@broken: one is too much"),
    ] {
        let error = fails(rule);
        assert!(error.contains(wanted) && error.contains("test.dl:"), "{rule}: {error}");
    }
}

/// What joins values may fail, on one thread and on several.
#[test]
fn a_join_that_fails_ends_the_program() {
    let text = "
        .type Cost <: number
        .functor least(a: number, b: number): number
        .lattice Cost<> { Lub -> @least(_, _) }
        .decl n(n: number)
        n(n) :- n = range(0, 10000).
        .decl r(k: number, c: Cost<>)
        r(n % 10, as(n, Cost)) :- n(n).
        .output r";
    let mut settings = settings(Width::Narrow);
    settings.functors.retain(|it| it.name() != "least");
    let number = Sort::Number;
    settings.functors.push(UserFunctor::new(
        "least",
        &[number, number],
        number,
        |_, args| match args {
            [Operand::Number(a), _] if *a > 5000 => Err("too much".to_owned()),
            _ => Ok(args[0].clone()),
        },
    ));
    for threads in [1, 4] {
        let error = run_with(text, threads, &settings).expect_err("it fails");
        assert!(error.contains("@least: too much"), "{error}");
    }
}

/// Without an end to its values a program goes on until a limit.
#[test]
fn limits_end_a_chain_without_end() {
    let text = format!(
        "{PRELUDE}.decl r(k: number, i: Interval<>)\n.output r\nr(0, [0, 0]).\n\
         r(k, @shift(i, 1)) :- r(k, i).\n"
    );
    let settings = settings(Width::Wide);
    let program = Program::parse_with("r.dl", &text, &Directories::default(), &settings);
    let program = program.expect("it is right");
    let mut database = Database::new(&program);
    let timeout = Some(std::time::Duration::from_millis(50));
    let options = Options { timeout, ..Options::default() };
    let error = program.run(&mut database, &options).expect_err("no end").to_string();
    assert!(error.contains("0.05"), "{error}");
    let limited = format!("{text}.limitsize r(n=1)\n");
    assert_eq!(run(&limited, 1, Width::Narrow).expect("it ends")["r"].len(), 1);
}

#[test]
fn proofs_show_what_a_value_is_joined_of() {
    let text = format!(
        "{PRELUDE}.decl given(k: symbol, low: number, high: number)\n.input given\n\
         .decl r(k: symbol, i: Interval<>)\n\
         r(k, [low, high]) :- given(k, low, high).\n\
         r(k, @shift(i, 2)) :- r(k, i), i = [_, high], high < 10.\n\
         .decl above(k: symbol)\nabove(k) :- r(k, _).\n.output above\n"
    );
    let settings = settings(Width::Narrow);
    let program = Program::parse_with("r.dl", &text, &Directories::default(), &settings);
    let program = program.expect("it is right");
    let mut database = Database::new(&program);
    let given = [("a", 1, 2), ("a", 5, 6), ("b", 20, 30)];
    database.insert(&program, "given", given).expect("rows");
    program.run(&mut database, &Options::default()).expect("it runs");
    let mut explain = |fact: &str| {
        let proofs = program.explain(&mut database, fact, ExplainLimits::default());
        let lines = proofs.expect("a proof")[0].to_string();
        // Without the places.
        let parts = lines.split("  [r.dl:").enumerate();
        let rest = |(at, part): (usize, &str)| match at {
            0 => part.to_owned(),
            _ => part.split_once(']').map_or("", |(_, rest)| rest).to_owned(),
        };
        parts.map(rest).collect::<String>()
    };
    assert_eq!(
        explain("above(\"b\")"),
        "above(\"b\")\n  by above(k) :- r(k, _).\n  r(\"b\", [20, 30])\n    by r(k, [low, high]) :- \
         given(k, low, high).\n    given(\"b\", 20, 30)  (input)\n"
    );
    assert_eq!(
        explain("r(\"a\", _)"),
        "r(\"a\", [1, 10])  (the join of these)\n  r(\"a\", [1, 2])\n    by r(k, [low, high]) :- \
         given(k, low, high).\n    given(\"a\", 1, 2)  (input)\n  r(\"a\", [5, 6])\n    by r(k, [low, \
         high]) :- given(k, low, high).\n    given(\"a\", 5, 6)  (input)\n"
    );
    let why = program.why_not(&mut database, "r(\"c\", _)").expect("a reason").expect("no row");
    assert_eq!(why.rules[0].literal, "given(k, low, high)");
}

fn parse(rules: &str) -> Program {
    let text = format!("{PRELUDE}{rules}");
    let settings = settings(Width::Narrow);
    let program = Program::parse_with("test.dl", &text, &Directories::default(), &settings);
    program.unwrap_or_else(|errors| panic!("{errors}"))
}

#[test]
fn other_evaluators_are_told_what_they_do_not_have() {
    for (rules, wanted) in [
        (".decl r(k: number, c: Cost<>)\nr(1, 2).\n.output r", "r joins rows by a lattice"),
        (".decl r(n: number)\nr(@least(1, 2)).\n.output r", "calls the functor @least of the host"),
    ] {
        let refused = parse(rules).flow(&|_, _| false).expect_err(rules);
        assert_eq!(refused.what, wanted);
    }
}

/// Rows with one key may be of several parts, unless the key has ids.
#[test]
fn keys_without_ids_are_of_all_parts() {
    const INPUT: &str = ".decl part(id: unsigned, n: number)\n.input part\n";
    let locality = |rules: &str| {
        let all = parse(&format!("{INPUT}{rules}\n.output r\n"))
            .localities(&|name, column| name == "part" && column == 0);
        all.into_iter().find(|it| it.name == "r").expect("an output").locality
    };
    let own = ".decl r(id: unsigned, c: Cost<>)\nr(id, as(n, Cost)) :- part(id, n).";
    assert_eq!(locality(own), Locality::Local);
    let all = ".decl r(k: number, c: Cost<>)\nr(0, as(n, Cost)) :- part(_, n).";
    match locality(all) {
        Locality::Global { why, .. } => assert!(why.contains("by a lattice"), "{why}"),
        other => panic!("{other:?}"),
    }
}

/// A session has joined rows for the next program, and joins them anew where `Lub` is another.
#[test]
fn a_session_keeps_what_is_joined() {
    let rules = |lub: &str, question: &str| {
        let rules = format!(
            ".type Way <: number\n.lattice Way<> {{ Lub -> @{lub}(_, _) }}\n\
             .decl given(k: symbol, n: number)\n.input given\n\
             .decl r(k: symbol, w: Way<>)\nr(k, as(n, Way)) :- given(k, n).\n\
             .decl a(n: number)\na(n) :- r(\"{question}\", n).\n.output a\n"
        );
        parse(&rules)
    };
    let mut session = Session::default();
    let mut seen = Vec::new();
    for (lub, question) in [("least", "x"), ("least", "y"), ("greatest", "y")] {
        let program = rules(lub, question);
        let mut database = session.database(&program);
        if !database.has(&program, "given").expect("it is declared") {
            let rows = [("x", 3), ("x", 2), ("y", 7), ("y", 9)];
            database.insert(&program, "given", rows).expect("rows");
        }
        let options = Options { watch: Some(Watch::default()), ..Options::default() };
        let ran = program.run(&mut database, &options).expect("it runs").rules.len();
        let answer = program.rows::<(i32,)>(&database, "a").expect("rows").next();
        seen.push((answer.expect("a row").expect("a number").0, ran));
        session.keep(&program, database);
    }
    assert_eq!(seen, [(2, 2), (7, 1), (9, 2)]);
}
