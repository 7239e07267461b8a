//! Rust values in and out, limits, and the examples.

use crate::proofs::CYCLE;
use llvm_facts_engine::{
    Cancel, Database, Directories, Error, FromValue, Options, Program, Settings, Value, Watch,
    Width,
};
use std::borrow::Cow;
use std::time::Duration;

#[path = "../examples/embed.rs"]
mod embed;
#[path = "../examples/explain.rs"]
mod explain;
#[path = "../examples/limits.rs"]
mod limits;

#[test]
fn the_examples_run() {
    embed::main().expect("embed");
    explain::main().expect("explain");
    limits::main().expect("limits");
}

const KINDS: &str = "
.type Pair = [left: number, right: symbol]
.decl given(signed: number, unsigned: unsigned, float: float, text: symbol)
.input given
.decl same(signed: number, unsigned: unsigned, float: float, text: symbol)
same(signed, unsigned, float, text) :- given(signed, unsigned, float, text).
.decl pair(pair: Pair)
pair([signed, text]) :- given(signed, _, _, text).
.decl nothing()
nothing() :- given(_, _, _, _).
.output same, pair, nothing
";

fn program(width: Width) -> Program {
    let settings = Settings { width, ..Settings::default() };
    let program = Program::parse_with("kinds.dl", KINDS, &Directories::default(), &settings);
    program.unwrap_or_else(|findings| panic!("{findings}"))
}

#[test]
fn values_of_every_kind_go_in_and_come_out() {
    for width in [Width::Narrow, Width::Wide] {
        let program = program(width);
        let mut database = Database::new(&program);
        let rows = [(-1i64, 0xffff_ffffu64, 0.5, "a\u{e9}"), (i32::MIN.into(), 0, -0.25, "")];
        database.insert(&program, "given", rows).expect("rows");
        database.insert(&program, "given", rows).expect("the same rows are one");
        let text = Value::Symbol(Cow::Borrowed(b""));
        let row = [Value::Number(i32::MIN.into()), Value::Unsigned(0), Value::Float(-0.25), text];
        database.insert(&program, "given", [&row[..]]).expect("a row of values");
        program.run(&mut database, &Options::default()).expect("a run");
        let mut found: Vec<(i64, u64, f64, String)> =
            program.rows(&database, "same").and_then(Iterator::collect).expect("rows");
        found.sort_by_key(|row| std::cmp::Reverse(row.0));
        assert_eq!(found, rows.map(|(a, b, c, d)| (a, b, c, d.to_owned())));
        let mut pairs: Vec<(Value<'_>,)> =
            program.rows(&database, "pair").and_then(Iterator::collect).expect("rows");
        pairs.sort_by_key(|pair| format!("{pair:?}").len());
        assert_eq!(pairs[1], (Value::Term(b"[-2147483648, ]".into()),), "{pairs:?}");
        let none: Vec<Vec<Value<'_>>> =
            program.rows(&database, "nothing").and_then(Iterator::collect).expect("rows");
        assert_eq!(none, vec![Vec::new()]);
    }
}

#[test]
fn a_row_that_does_not_fit_names_relation_column_and_type() {
    let narrow = program(Width::Narrow);
    let mut database = Database::new(&narrow);
    let mut insert = |row: Vec<Value<'_>>| {
        let error = database.insert(&narrow, "given", [row]).expect_err("a row that does not fit");
        assert!(matches!(error, Error::Row(_)));
        error.to_string()
    };
    let text = || Value::Symbol(b"text".into());
    assert_eq!(insert(vec![text()]), "given has 4 columns, not 1");
    assert_eq!(
        insert(vec![text(), Value::Unsigned(1), Value::Float(1.0), text()]),
        "given: column signed is number, not symbol"
    );
    assert_eq!(
        insert(vec![Value::Number(1 << 31), Value::Unsigned(1), Value::Float(1.0), text()]),
        "given: column signed is number, not 2147483648, which takes more than 32 bits"
    );
    assert_eq!(narrow.len(&database, "given").expect("a relation"), 0);
    let missing = database.insert(&narrow, "missing", [(1,)]).expect_err("no relation");
    assert_eq!(missing.to_string(), "the program has no relation missing");
}

#[test]
fn rows_that_are_read_otherwise_are_errors() {
    let program = program(Width::Wide);
    let mut database = Database::new(&program);
    let row = [(1i64 << 40, 1u64, 1.5, "text")];
    database.insert(&program, "given", row).expect("a row");
    let columns = program.rows::<(i64,)>(&database, "given").map(Iterator::count);
    assert_eq!(columns.expect_err("columns").to_string(), "given has 4 columns, not 1");
    let first = |error: Option<Result<(), Error>>| match error {
        Some(Err(error)) => error.to_string(),
        other => panic!("{other:?}"),
    };
    let rows = program.rows::<(i32, u64, f64, &str)>(&database, "given").expect("rows");
    let narrow = first(rows.map(|row| row.map(|_| ())).next());
    assert_eq!(narrow, "given: column signed is number, not i32");
    let rows = program.rows::<(i64, u64, &str, &str)>(&database, "given").expect("rows");
    let text = first(rows.map(|row| row.map(|_| ())).next());
    assert_eq!(text, "given: column float is float, not a string of UTF-8");
}

#[test]
fn rows_that_nothing_needs_are_given_up_if_asked() {
    let program = Program::parse("test.dl", CYCLE, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    database.forget_unused();
    program.run(&mut database, &Options::default()).expect("it runs");
    assert_eq!(program.len(&database, "r").expect("r exists"), 4);
    assert_eq!(program.len(&database, "e").expect("e exists"), 0);
}

/// Every type that a column can be read as, at the ends of what it holds and beyond.
#[test]
fn values_are_read_as_narrower_types_if_they_fit() {
    fn read<'a, T: FromValue<'a>>(value: Value<'a>) -> Option<T> {
        T::from_value(value)
    }
    let number = Value::Number;
    assert_eq!(read(number(i32::MIN.into())), Some(i32::MIN));
    assert_eq!(read(number(i32::MAX.into())), Some(i32::MAX));
    assert_eq!(read::<i32>(number(i64::from(i32::MAX) + 1)), None);
    assert_eq!(read(number(i64::MIN)), Some(i64::MIN));
    assert_eq!(read::<u64>(number(1)), None);
    let unsigned = Value::Unsigned;
    assert_eq!(read(unsigned(u32::MAX.into())), Some(u32::MAX));
    assert_eq!(read::<u32>(unsigned(1 << 32)), None);
    assert_eq!(read(unsigned(u64::MAX)), Some(u64::MAX));
    assert_eq!(read::<i64>(unsigned(1)), None);
    assert_eq!(read(Value::Float(0.1)), Some(0.1f32));
    assert_eq!(read(Value::Float(0.1)), Some(0.1f64));
    assert_eq!(read::<f32>(number(1)), None);
    let text = || Value::Symbol(Cow::Borrowed("text\u{e9}".as_bytes()));
    let owned = || Value::Symbol(Cow::Owned("text\u{e9}".as_bytes().to_vec()));
    let bytes = || Value::Symbol(Cow::Borrowed(b"\xff"));
    assert_eq!(read(text()), Some("text\u{e9}"));
    assert_eq!(read(text()), Some("text\u{e9}".to_owned()));
    assert_eq!(read(owned()), Some("text\u{e9}".to_owned()));
    assert_eq!(read(text()), Some(Cow::Borrowed("text\u{e9}")));
    assert_eq!(read(owned()), Some(Cow::Borrowed("text\u{e9}")));
    assert_eq!(read(text()), Some("text\u{e9}".as_bytes().to_vec()));
    assert_eq!(read(bytes()), Some(vec![0xff]));
    assert_eq!(read::<&str>(bytes()), None);
    assert_eq!(read::<String>(bytes()), None);
    assert_eq!(read::<String>(number(1)), None);
    assert_eq!(read::<Vec<u8>>(number(1)), None);
    assert_eq!(read::<Value<'_>>(number(1)), Some(number(1)));
}

/// A profile has each rule that ran: its relation, new rows and how often it ran.
#[test]
fn a_profile_tells_of_the_rules_that_ran() {
    let text = ".decl edge(x: number, y: number)\nedge(1, 2). edge(2, 3). edge(3, 4).\n\
        .decl path(x: number, y: number)\npath(x, y) :- edge(x, y).\n\
        path(x, z) :- path(x, y), edge(y, z).\n\
        .decl unused(x: number)\nunused(x) :- edge(x, _).\n.output path";
    let program = Program::parse("path.dl", text, &Directories::default()).expect("valid");
    let run = |watch: Option<Watch>| {
        let options = Options { watch, ..Options::default() };
        let profile = program.run(&mut Database::new(&program), &options).expect("it runs");
        let rules = profile.rules.into_iter();
        let mut rules: Vec<_> =
            rules.map(|rule| (rule.place, rule.relation, rule.rows, rule.runs)).collect();
        rules.sort();
        rules
    };
    let rule = |place: &str, relation: &str, rows, runs| {
        (format!("path.dl:{place}"), relation.to_owned(), rows, runs)
    };
    let wanted = [
        rule("2:1", "edge", 1, 1),
        rule("2:13", "edge", 1, 1),
        rule("2:25", "edge", 1, 1),
        rule("4:1", "path", 3, 1),
        rule("5:1", "path", 3, 3),
    ];
    assert_eq!(run(Some(Watch::default())), wanted);
    assert_eq!(run(None), []);
}

/// Limits stop a run when they are reached, and only then.
#[test]
fn limits_that_are_not_reached_change_nothing() {
    let text = ".decl edge(x: number, y: number)\nedge(x, x + 1) :- x = range(0, 200).\n\
        .decl path(x: number, y: number)\npath(x, y) :- edge(x, y).\n\
        path(x, z) :- path(x, y), edge(y, z).\n.output path";
    let program = Program::parse("path.dl", text, &Directories::default()).expect("valid");
    let run = |options: &Options| {
        let mut database = Database::new(&program);
        let done = program.run(&mut database, options);
        done.and_then(|_| program.len(&database, "path"))
    };
    let cancel = Cancel::default();
    let mut options = Options {
        timeout: Some(Duration::from_secs(1000)),
        memory_limit: Some(1 << 30),
        row_limit: Some(1_000_000),
        cancel: Some(cancel.clone()),
        ..Options::default()
    };
    for threads in [1, 2] {
        options.threads = threads;
        assert_eq!(run(&options).expect("no limit is reached"), 200 * 201 / 2);
    }
    let few = Options { row_limit: Some(5000), ..options.clone() };
    assert!(matches!(run(&few), Err(Error::Rows(5000))));
    let small = Options { memory_limit: Some(1 << 17), ..options.clone() };
    assert!(matches!(run(&small), Err(Error::Memory(_))));
    let short = Options { timeout: Some(Duration::ZERO), ..options.clone() };
    assert!(matches!(run(&short), Err(Error::Timeout(_))));
    cancel.cancel();
    assert!(matches!(run(&options), Err(Error::Cancelled)));
}

/// A single rule that would run for days looks at the limits in each kind of loop.
#[test]
fn every_loop_looks_at_the_limits() {
    const NUMBERS: &str = ".decl n(x: number)\nn(x) :- x = range(0, 3000).\n\
        .decl pair(x: number, y: number)\npair(x % 2, x) :- n(x).\n\
        .decl r(x: number, y: number, z: number)\n.output r\n";
    let endless = [
        "r(1, 1, 1) :- n(x), n(y), n(z), n(w), x + y + z + w < 0.",
        "r(1, 1, 1) :- x = range(0, 2000000000), y = range(0, 2000000000), x + y < 0.",
        "r(1, 1, 1) :- x = range(0.0, 2000000000.0), y = range(0.0, 20000000.0), x + y < 0.0.",
        "r(1, 1, 1) :- pair(a, b), pair(a, c), pair(a, d), pair(a, e), b + c + d + e < 0.",
        "r(1, 1, 1) :- 0 < count : { n(x), n(y), n(z), n(w), x + y + z + w < 0 }.",
        "r(x, y, z) :- r(x, _, _), r(_, y, _), r(_, _, z), n(a), n(b), a + b < 0.\n\
         r(x, x, x) :- n(x).",
    ];
    for rule in endless {
        let text = format!("{NUMBERS}{rule}");
        let program = Program::parse("n.dl", &text, &Directories::default()).expect("valid");
        for threads in [1, 2] {
            let timeout = Some(Duration::from_millis(50));
            let options = Options { threads, timeout, ..Options::default() };
            let done = program.run(&mut Database::new(&program), &options);
            assert!(matches!(done, Err(Error::Timeout(_))), "{rule}");
        }
    }
    let many = [
        "r(x, y, z) :- n(x), n(y), n(z).",
        "r(x, y, z) :- x = range(0, 3000), y = range(0, 3000), z = range(0, 3000).",
        "r(b, c, d) :- pair(a, b), pair(a, c), pair(a, d).",
    ];
    for rule in many {
        let text = format!("{NUMBERS}{rule}");
        let program = Program::parse("n.dl", &text, &Directories::default()).expect("valid");
        for threads in [1, 2] {
            let mut database = Database::new(&program);
            let limits = Options { threads, row_limit: Some(50_000), ..Options::default() };
            let done = program.run(&mut database, &limits);
            assert!(matches!(done, Err(Error::Rows(50_000))), "{rule}");
            let limits = Options { threads, memory_limit: Some(2 << 20), ..Options::default() };
            let done = program.run(&mut Database::new(&program), &limits);
            assert!(matches!(done, Err(Error::Memory(2))), "{rule}");
        }
    }
}

/// A program runs again on its own answers: classes and choices go on from there.
#[test]
fn a_second_run_goes_on_from_the_first() {
    let text = ".decl given(x: number, y: number)\n.input given\n\
        .decl many(x: number)\n.input many\n\
        .decl same(x: number, y: number) eqrel\nsame(x, y) :- given(x, y).\n\
        .decl chosen(x: number, y: number) choice-domain x\n\
        chosen(x, x + 1) :- many(x).\nchosen(x, y + 9) :- given(x, y).\n.output same, chosen";
    let program = Program::parse("again.dl", text, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    database.insert(&program, "given", (0..70).map(|n| (0, n))).expect("rows");
    database.insert(&program, "many", (0..5000).map(|n| (n,))).expect("rows");
    let mut run = |rows: &[(i32, i32)]| {
        database.insert(&program, "given", rows).expect("rows");
        program.run(&mut database, &Options::default()).expect("it runs");
        let len = |name| program.len(&database, name).expect("there");
        (len("same"), len("chosen"))
    };
    assert_eq!(run(&[]), (70 * 70, 5000));
    assert_eq!(run(&[]), (70 * 70, 5000));
    assert_eq!(run(&[(69, 70)]), (71 * 71, 5000));
    assert_eq!(run(&[(5000, 5001)]), (71 * 71 + 4, 5001));
}
