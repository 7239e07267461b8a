//! Programs one after the other: what is answered, and what is derived anew for it.

use crate::support::random::{Functors, Random, program};
use llvm_facts_engine::{
    Cancel, Database, Directories, Error, Options, Program, Session, Settings, Statement, Watch,
    Width, statement,
};
use std::collections::BTreeSet;

fn parse(text: &str, width: Width) -> Program {
    let settings = Settings { width, ..Settings::default() };
    Program::parse_with("test.dl", text, &Directories::default(), &settings)
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}\n{text}"))
}

/// All outputs, as sorted texts.
fn answers(program: &Program, database: &Database) -> Vec<(String, Vec<Vec<Vec<u8>>>)> {
    let outputs = program.outputs().into_iter();
    outputs
        .map(|output| {
            let mut rows = program.texts(database, &output.name).expect("an output");
            rows.sort();
            (output.name, rows)
        })
        .collect()
}

/// The relations that a program derives rows of in the session, in the order of their names.
fn derived(session: &mut Session, text: &str) -> Vec<String> {
    let program = parse(text, Width::Narrow);
    let mut database = session.database(&program);
    if program.inputs().iter().any(|input| input.name == "edge")
        && !database.has(&program, "edge").expect("it is declared")
    {
        let rows = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")];
        database.insert(&program, "edge", rows).expect("rows of edge");
    }
    let options = Options { watch: Some(Watch::default()), ..Options::default() };
    let profile = program.run(&mut database, &options).expect("it runs");
    session.keep(&program, database);
    let names: BTreeSet<String> = profile.rules.into_iter().map(|rule| rule.relation).collect();
    names.into_iter().collect()
}

const EDGE: &str = ".decl edge(from: symbol, to: symbol) .input edge\n";
const PATH: &str = ".decl path(from: symbol, to: symbol)
path(from, to) :- edge(from, to).
path(from, to) :- path(from, between), edge(between, to).\n";
const CYCLE: &str = ".decl cycle(node: symbol) cycle(node) :- path(node, node). .output cycle\n";
const SINK: &str = ".decl sink(node: symbol) sink(node) :- edge(_, node), !edge(node, _).\n";

/// What is asked, and which relations are derived for it, in one session from top to bottom.
#[test]
fn only_what_changed_is_derived() {
    let mut session = Session::default();
    let outputs = ".output sink, path\n";
    let renamed = PATH.replace("from", "first").replace("between", "via");
    let symmetric = PATH.replace("edge(between, to)", "path(between, to)");
    for (what, text, expected) in [
        ("all at first", format!("{EDGE}{PATH}{CYCLE}"), &["cycle", "path"][..]),
        ("nothing the second time", format!("{EDGE}{PATH}{CYCLE}"), &[]),
        ("what is new", format!("{EDGE}{PATH}{SINK}{outputs}"), &["sink"]),
        ("nothing that was not asked for", format!("{EDGE}{PATH}{CYCLE}{SINK}"), &[]),
        ("other names of variables and columns", format!("{EDGE}{renamed}{CYCLE}"), &[]),
        (
            "a rule changed, and what depends on it",
            format!("{EDGE}{symmetric}{CYCLE}"),
            &["cycle", "path"],
        ),
        ("what it was before is gone", format!("{EDGE}{PATH}{CYCLE}"), &["cycle", "path"]),
        ("what does not depend on it is there", format!("{EDGE}{SINK}.output sink"), &[]),
        ("a rule more", format!("{EDGE}{PATH}{CYCLE}path(\"d\", \"d\")."), &["cycle", "path"]),
        (
            "a fact of an input",
            format!("{EDGE}{SINK}.output sink edge(\"d\", \"e\")."),
            &["edge", "sink"],
        ),
        ("what counts, and all above it, is never kept", count(""), &["even", "number"]),
        ("as I said", count(""), &["even", "number"]),
    ] {
        assert_eq!(derived(&mut session, &text), expected, "{what}");
    }
}

fn count(more: &str) -> String {
    format!(
        "{EDGE}.decl number(n: number, node: symbol) number($, node) :- edge(node, _).
        .decl even(node: symbol) even(node) :- number(n, node), n % 2 = 0. .output even {more}"
    )
}

#[test]
fn records_and_branches_are_told_apart_by_what_they_are() {
    let text = |ty: &str| {
        format!(
            ".type Shape = {ty} .decl shape(s: Shape) shape($Round(1)).
            .decl some(n: number) some(n) :- shape($Round(n)). .output some"
        )
    };
    let mut session = Session::default();
    let narrow = text("Round {r: number}");
    assert_eq!(derived(&mut session, &narrow), ["shape", "some"]);
    assert!(derived(&mut session, &narrow).is_empty());
    let other = text("Round {r: number} | Flat {}");
    assert_eq!(derived(&mut session, &other), ["shape", "some"]);
}

#[test]
fn a_run_that_was_stopped_leaves_what_is_whole() {
    let text = format!("{EDGE}{PATH}{CYCLE}");
    let program = parse(&text, Width::Narrow);
    let mut session = Session::default();
    let mut database = session.database(&program);
    database.insert(&program, "edge", [("a", "b"), ("b", "a")]).expect("rows of edge");
    let cancel = Cancel::default();
    cancel.cancel();
    let options = Options { cancel: Some(cancel), ..Options::default() };
    let stopped = program.run(&mut database, &options);
    assert!(matches!(stopped, Err(Error::Cancelled)), "{stopped:?}");
    session.keep(&program, database);
    let mut database = session.database(&program);
    assert!(database.has(&program, "edge").expect("it is declared"));
    assert!(!database.has(&program, "path").expect("it is declared"));
    program.run(&mut database, &Options::default()).expect("it runs");
    assert_eq!(program.len(&database, "cycle").expect("it is declared"), 2);
}

/// Rows of other programs count for the limit of memory, and can be given up.
#[test]
fn what_is_kept_counts_until_it_is_given_up() {
    let [first, second] = ["first", "second"].map(|name| {
        let text =
            format!(".decl {name}(n: number) {name}(n) :- n = range(0, 300000). .output {name}");
        parse(&text, Width::Narrow)
    });
    let run = |program: &Program, database: &mut Database, limit: usize| {
        let options = Options { memory_limit: Some(limit), ..Options::default() };
        program.run(database, &options).map(|_| ())
    };
    // What one program takes at least.
    let fits = |limit: &usize| run(&first, &mut Database::new(&first), *limit).is_ok();
    let limit = (1..200).map(|n| n << 18).find(fits).expect("50 MB are enough") + (1 << 18);
    let mut session = Session::default();
    let mut database = session.database(&first);
    run(&first, &mut database, limit).expect("it fits");
    session.keep(&first, database);
    let mut database = session.database(&second);
    let stopped = run(&second, &mut database, limit);
    assert!(matches!(stopped, Err(Error::Memory(_))), "{stopped:?}");
    session.keep(&second, database);
    let mut database = session.database(&second);
    assert!(database.give_up() && !database.give_up());
    run(&second, &mut database, limit).expect("it fits alone");
    assert_eq!(second.len(&database, "second").expect("it is declared"), 300_000);
}

#[test]
fn rows_that_are_kept_can_be_explained() {
    let text = format!("{EDGE}{PATH}{CYCLE}");
    let mut session = Session::default();
    derived(&mut session, &text);
    let program = parse(&text, Width::Narrow);
    let mut database = session.database(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let limits = Default::default();
    let proofs = program.explain(&mut database, "cycle(\"a\")", limits).expect("a fact");
    let proof = proofs[0].to_string();
    assert!(proof.contains("edge(\"c\", \"a\")  (input)"), "{proof}");
    assert!(program.why_not(&mut database, "cycle(\"d\")").expect("a fact").is_some());
}

/// Some of the clauses and outputs of a program; the declarations stay.
fn some(random: &mut Random, text: &str) -> String {
    let mut some = String::new();
    for line in text.lines() {
        let percent = match () {
            () if line.starts_with(".output") => 60,
            () if line.starts_with('.') => 100,
            () => 80,
        };
        if random.chance(percent) {
            some.push_str(line);
            some.push('\n');
        }
    }
    some
}

/// Whatever of a program was asked before: the answers are those of a database of its own.
#[test]
fn random_programs_answer_in_a_session_as_alone() {
    let mut asked = 0;
    for seed in 0..120 {
        let mut random = Random::new(seed ^ 0x5e55);
        let whole = program(seed, Functors::OfAnyWidth);
        let width = if seed % 3 == 0 { Width::Wide } else { Width::Narrow };
        let options = Options { threads: 1 + seed as usize % 2, ..Options::default() };
        let mut session = Session::default();
        for step in 0..6 {
            let text = some(&mut random, &whole);
            let settings = Settings { width, ..Settings::default() };
            let Ok(program) =
                Program::parse_with("test.dl", &text, &Directories::default(), &settings)
            else {
                continue;
            };
            let mut own = Database::new(&program);
            let mut kept = session.database(&program);
            let alone = program.run(&mut own, &options).map(drop).map_err(|it| it.to_string());
            let ran = program.run(&mut kept, &options).map(drop).map_err(|it| it.to_string());
            assert_eq!(ran, alone, "seed {seed}, step {step}:\n{text}");
            if alone.is_ok() {
                let expected = answers(&program, &own);
                assert_eq!(answers(&program, &kept), expected, "seed {seed}, step {step}:\n{text}");
                asked += 1;
            }
            session.keep(&program, kept);
        }
    }
    assert!(asked > 400, "{asked} programs ran");
}

#[test]
fn texts_at_a_prompt_are_told_apart() {
    use Statement::{Nothing, Question, Unfinished, Wrong};
    let rules = |heads: &[&str], outputs: &[&str], defines| Statement::Rules {
        heads: heads.iter().map(|it| (*it).to_owned()).collect(),
        outputs: outputs.iter().map(|it| (*it).to_owned()).collect(),
        defines,
    };
    for (text, expected) in [
        ("", Nothing),
        ("  // only words", Nothing),
        ("a(x)", Question),
        ("a(x).", Question),
        ("a(x), x != 2", Question),
        ("a(_).", Question),
        ("a(x),", Unfinished),
        ("a(x), x !=", Unfinished),
        ("a(x), // and\n", Unfinished),
        ("a(", Unfinished),
        ("n = count : { a(_)", Unfinished),
        ("a(1).", rules(&["a"], &[], true)),
        ("a(1)", Question),
        ("a(x) :- b(x)", Unfinished),
        ("a(x) :-", Unfinished),
        ("a(x) :- b(x).", rules(&["a"], &[], true)),
        ("a(x) :- b(x). c(x) :- a(x).", rules(&["a", "c"], &[], true)),
        ("a(x) :- b(x). c(x) :-", Unfinished),
        (".decl a(x: number)", rules(&["a"], &[], true)),
        (".decl a(x: number", Unfinished),
        (".comp C {", Unfinished),
        (".comp C { .decl a(x: number) }", rules(&[], &[], true)),
        (".type T <: number", rules(&[], &[], true)),
        (".output a", rules(&[], &["a"], false)),
        (".printsize a", rules(&[], &["a"], false)),
        (".output a a(1).", rules(&["a"], &["a"], true)),
        ("#define N 2", rules(&[], &[], true)),
        ("/* a", Unfinished),
        ("a(\"x", Wrong),
        ("a(x :- b(x).", Wrong),
        ("a(x) :- b(x).. c(x)", Wrong),
        (".include \"nowhere.dl\"", Wrong),
    ] {
        assert_eq!(statement(text, &Directories::default()), expected, "{text}");
    }
}
