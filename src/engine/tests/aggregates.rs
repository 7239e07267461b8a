//! What aggregates range over: which variables are their own, and what `_` counts for.

use crate::support::{run, souffle};
use llvm_facts_engine::{Directories, Program, Width};

const FACTS: &str = "
.decl few(x: number)
few(1). few(2).
.decl pair(y: number, x: number)
pair(10, 1). pair(11, 1). pair(12, 2).
.decl outer(x: number)
outer(0). outer(1). outer(5).
.decl answer(x: number, value: number)
.output answer
";

/// A range that steps down ends above its end, and one that steps nowhere has its start alone, unless
/// that is its end.
#[test]
fn ranges_end_before_their_ends() {
    let cases: [(&str, &[&str]); 6] = [
        ("range(5, 5, -1)", &[]),
        ("range(5, 4, -1)", &["5"]),
        ("range(5, 3)", &["4", "5"]),
        ("range(3, 5)", &["3", "4"]),
        ("range(5, 5, 0)", &[]),
        ("range(5, 6, 0)", &["5"]),
    ];
    for (range, wanted) in cases {
        let text = format!(".decl r(x: number)\nr(x) :- x = {range}.\n.output r");
        let answer = run(&text, 1, Width::Narrow).expect("it runs");
        assert_eq!(answer["r"], wanted, "{range}");
    }
}

/// A rule for `answer`, its rows, and whether Soufflé 2.5 has the same.
type Case = (&'static str, &'static [&'static str], bool);

/// Over several atoms, or one beside an aggregate or a range, Soufflé counts each combination of the
/// variables that have a name; over a single atom, each row. The engine does as it does: the
/// answer must not depend on which of the two runs a program.
const UNNAMED: &[Case] = &[
    ("answer(0, n) :- n = count : { pair(_, x) }.", &["0\t3"], true),
    ("answer(0, n) :- n = count : { pair(_, _) }.", &["0\t3"], true),
    ("answer(0, n) :- n = count : { pair(_, x), x > 0 }.", &["0\t3"], true),
    ("answer(0, n) :- n = count : { few(x), pair(_, x) }.", &["0\t2"], true),
    ("answer(0, n) :- n = count : { few(x), pair(y, x) }.", &["0\t3"], true),
    ("answer(0, n) :- n = count : { few(_), pair(_, _) }.", &["0\t1"], true),
    ("answer(0, n) :- n = count : { few(_), pair(y, x) }.", &["0\t3"], true),
    ("answer(0, n) :- n = sum x : { few(x), pair(_, x) }.", &["0\t3"], true),
    ("answer(0, n) :- n = sum x : { few(x), pair(y, x) }.", &["0\t4"], true),
    ("answer(0, n) :- n = sum x : { pair(_, x) }.", &["0\t4"], true),
    ("answer(0, n) :- n = sum 1 : { few(x), pair(_, x) }.", &["0\t2"], true),
    ("answer(0, n) :- n = max x : { few(x), pair(_, x) }.", &["0\t2"], true),
    ("answer(0, n) :- n = count : { pair(_, x), 3 = sum y : { few(y) } }.", &["0\t2"], true),
    (
        "answer(x, n) :- outer(x), n = count : { few(x), pair(_, x) }.",
        &["0\t0", "1\t1", "5\t0"],
        true,
    ),
];

/// What the target names is the aggregate's own; what else the clause around it grounds is the same
/// inside.
const SCOPES: &[Case] = &[
    ("answer(x, n) :- outer(x), n = sum x : { few(x) }.", &["0\t3", "1\t3", "5\t3"], true),
    ("answer(x, n) :- outer(x), n = sum y : { pair(y, x) }.", &["0\t0", "1\t21", "5\t0"], true),
    ("answer(x, n) :- outer(x), n = sum y + y : { pair(y, x) }.", &["0\t0", "1\t42", "5\t0"], true),
    ("answer(x, n) :- outer(x), n = sum y : { few(y), y < x }.", &["0\t0", "1\t0", "5\t3"], true),
    ("answer(x, n) :- outer(x), n = x + sum y : { few(y) }.", &["0\t3", "1\t4", "5\t8"], true),
    ("answer(x, n) :- outer(x), n = sum 1 : { pair(_, x) }.", &["0\t0", "1\t2", "5\t0"], true),
    ("answer(0, n) :- n = sum y + x : { pair(y, x) }.", &["0\t37"], true),
    ("answer(x, n) :- outer(x), n = max x : { few(x) }.", &["0\t2", "1\t2", "5\t2"], true),
    // An assertion of Soufflé's fails: the value of `z` does not reach the aggregate.
    (
        "answer(x, n) :- outer(x), n = sum z : { few(y), z = y + x }.",
        &["0\t3", "1\t5", "5\t13"],
        false,
    ),
    (
        "answer(x, n) :- outer(x), n = sum y + z : { few(y), z = x }.",
        &["0\t3", "1\t5", "5\t13"],
        false,
    ),
];

/// A variable of the body that stands outside as well: of the rows that have the value.
const WITNESSES: &[Case] = &[
    ("answer(x, n) :- n = max y : { pair(y, x) }.", &["2\t12"], true),
    ("answer(x, n) :- n = max z : { pair(z, y), y = x + 1, few(x) }.", &["1\t12"], true),
    (
        "answer(x, n) :- n = max y : { pair(y, x), x < as(as(y, unsigned), number) }.",
        &["2\t12"],
        true,
    ),
    // An assertion of Soufflé's fails.
    ("answer(x, n) :- n = max z : { pair(y, x), z = y * 2 }.", &["2\t24"], false),
    (
        "answer(x, n) :- n = min z : { pair(y, x), z = as(as(y, unsigned), number) }.",
        &["1\t10"],
        false,
    ),
];

/// All rows of a relation, of each kind: what holds, not what is kept.
#[test]
fn a_count_of_all_rows_is_told_by_the_relation() {
    let text = ".decl few(x: number)\nfew(x) :- x = range(3, 8).\n\
        .decl no(x: number)\nno(x) :- few(x), x > 9.\n\
        .decl some()\nsome() :- few(_).\n.decl none()\nnone() :- no(_).\n\
        .decl same(x: number, y: number) eqrel\nsame(x, x % 2) :- few(x).\n\
        .decl least(x: number, y: number)\nleast(x % 2, x) :- few(x).\n\
        least(x, y) <= least(x, z) :- z < y.\n\
        .decl answer(name: symbol, n: number)\n\
        answer(\"few\", n) :- n = count : { few(_) }.\n\
        answer(\"no\", n) :- n = count : { no(_) }.\n\
        answer(\"some\", n) :- n = count : { some() }.\n\
        answer(\"none\", n) :- n = count : { none() }.\n\
        answer(\"same\", n) :- n = count : { same(_, _) }.\n\
        answer(\"alike\", n) :- n = count : { same(x, x) }.\n\
        answer(\"named\", n) :- n = count : { same(x, y) }.\n\
        answer(\"least\", n) :- n = count : { least(_, _) }.\n.output answer\n";
    let wanted =
        ["alike\t7", "few\t5", "least\t2", "named\t25", "no\t0", "none\t0", "same\t25", "some\t1"];
    for threads in [1, 2] {
        let answer = run(text, threads, Width::Narrow).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(answer["answer"], wanted);
    }
    if let Some(souffle) = souffle() {
        assert_eq!(souffle.run(text)["answer"], wanted);
    }
}

#[test]
fn aggregates_have_souffles_answers() {
    let souffle = souffle();
    for &(rule, rows, by_souffle) in UNNAMED.iter().chain(SCOPES).chain(WITNESSES) {
        let text = format!("{FACTS}{rule}\n");
        for width in [Width::Narrow, Width::Wide] {
            let answer = run(&text, 1, width).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(answer["answer"], rows, "{rule}");
        }
        if let Some(souffle) = souffle.as_ref().filter(|_| by_souffle) {
            assert_eq!(souffle.run(&text)["answer"], rows, "{rule}");
        }
    }
}

/// Soufflé says the first of most of these as well; of `y + x` with an `x` in the body, it takes the
/// sum for the `x`.
#[test]
fn the_target_takes_nothing_from_around_the_aggregate() {
    let no_value = "ungrounded variable x";
    let two = "x stands in a target and around the aggregate";
    let cases = [
        ("n = sum y + x : { few(y) }", no_value),
        ("n = max y + x : { few(y) }", no_value),
        ("n = sum x : { few(_) }", no_value),
        ("n = sum x : { few(y), y < x }", no_value),
        ("n = sum y + x : { pair(y, x) }", two),
        ("n = min x + 1 : { few(x) }", two),
        ("n = sum y + x : { pair(y, z), z = x, few(x) }", two),
    ];
    for (aggregate, wanted) in cases {
        let text = format!("{FACTS}answer(x, n) :- outer(x), {aggregate}.\n");
        let said = Program::parse("test.dl", &text, &Directories::default());
        let said =
            said.map(|_| String::new()).unwrap_or_else(|diagnostics| diagnostics.to_string());
        assert!(said.contains(wanted), "{aggregate}: {said}");
        assert_eq!(said.matches("error[").count(), 1, "{aggregate}: {said}");
    }
}
