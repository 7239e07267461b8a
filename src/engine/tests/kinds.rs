//! What tells of which kind a variable is: `to_string` takes any and shows which one it was.

use crate::support::{run, souffle};
use llvm_facts_engine::Width;

const FACTS: &str = "
.type Pair = [first: unsigned, second: float]
.type Tree = Leaf {} | Node { left: Tree, value: unsigned }
.decl one(x: number)
one(1).
.decl most(x: unsigned)
most(4294967295).
.decl half(x: float)
half(0.5).
.decl pair(x: Pair)
pair([4294967295, 0.5]).
.decl tree(x: Tree)
tree($Node($Leaf(), 4294967295)).
.decl answer(x: symbol)
.output answer
";

/// A body, what `to_string(x)` is after it, and whether Soufflé 2.5 has the same. It ends where a
/// literal turns out to be an unsigned above the greatest number, or `as` reads a negative one, and
/// refuses a counter by itself.
const BODIES: &[(&str, &str, bool)] = &[
    // By relations.
    ("most(x)", "4294967295", true),
    ("half(x)", "0.500000", true),
    ("pair([x, _])", "4294967295", true),
    ("pair([_, x])", "0.500000", true),
    ("pair(p), p = [x, _]", "4294967295", true),
    ("pair(p), [_, x] = p", "0.500000", true),
    ("x = 4294967295, most(x)", "4294967295", true),
    ("x = 4294967295, !most(x - 1)", "4294967295", false),
    ("tree($Node(_, x))", "4294967295", true),
    ("tree(t), t = $Node(_, x)", "4294967295", true),
    ("tree(t), $Node($Leaf(), x) = t", "4294967295", true),
    // By literals.
    ("x = 7", "7", true),
    ("x = 4294967295u", "4294967295", true),
    ("x = 0.5", "0.500000", true),
    ("x = \"text\"", "text", true),
    ("x = 1 + 2", "3", true),
    ("x = -(1)", "-1", true),
    ("x = max(1, 2)", "2", true),
    ("x = 3 - 4u", "4294967295", true),
    ("x = 1 + 0.5", "1.500000", true),
    ("x = y, y = 7", "7", true),
    ("x = y, y = 0u - 1u", "4294967295", true),
    ("y = z, x = y, z = 0.5", "0.500000", true),
    ("1 + 2 = x", "3", true),
    ("x = y + 1, y = 1", "2", true),
    ("most(y), x = y - 0", "4294967295", true),
    ("half(y), x = y * 2", "1.000000", true),
    // By functors.
    ("x = strlen(\"text\")", "4", true),
    ("x = cat(\"a\", \"b\")", "ab", true),
    ("x = to_unsigned(-1)", "4294967295", true),
    ("x = to_float(y), y = 1", "1.000000", true),
    ("x = substr(\"text\", y, z), y = 0, z = 1", "t", true),
    ("x = as(y, unsigned), y = -1", "4294967295", false),
    ("x = range(0, 2), x > 0", "1", true),
    ("x = range(0.5, 1.0)", "0.500000", true),
    ("x = autoinc()", "0", false),
    ("x = cat(y, \"b\"), y = \"a\", match(y, \"a\")", "ab", true),
    // By aggregates.
    ("x = count : { one(_) }", "1", true),
    ("x = sum 1 : { one(_) }", "1", true),
    ("x = sum 1 + 1 : { one(_) }", "2", true),
    ("x = sum y : { most(y) }", "4294967295", true),
    ("x = max y : { half(y) }", "0.500000", true),
    ("x = min y + 1 : { half(y) }", "1.500000", true),
    ("x = mean y : { half(y) }", "0.500000", true),
    ("x = sum y : { one(_), y = 2 }", "2", true),
    ("x = sum y : { one(z), y = z }", "1", true),
    ("one(y), x = sum 1 : { one(_), z = 1 + 1, z > y }", "1", true),
    ("most(y), y = x + 0, x = 4294967295", "4294967295", false),
];

#[test]
fn a_kind_is_told_by_what_a_variable_stands_in() {
    let souffle = souffle();
    for &(body, wanted, by_souffle) in BODIES {
        let text = format!("{FACTS}answer(to_string(x)) :- {body}.\n");
        let answer = run(&text, 1, Width::Narrow).unwrap_or_else(|error| panic!("{body}: {error}"));
        assert_eq!(answer["answer"], [wanted], "{body}");
        if let Some(souffle) = souffle.as_ref().filter(|_| by_souffle) {
            assert_eq!(souffle.run(&text)["answer"], [wanted], "{body}");
        }
    }
}

/// A zero and its negative are equal in a comparison, and not the same in a relation; in whatever
/// order a plan takes them. The rows of `equal`, and whether Soufflé 2.5 has them: of two variables
/// of atoms it makes one.
const ZEROS: &[(&str, &[&str], bool)] = &[
    ("equal(1) :- zero(x), minus(x).", &[], true),
    ("equal(1) :- zero(x), !minus(x).", &["1"], true),
    ("equal(1) :- zero(x), minus(y), x = y.", &["1"], false),
    ("equal(1) :- minus(y), y = x, zero(x).", &["1"], false),
    ("equal(1) :- zero(x), minus(y), x != y.", &[], true),
    ("equal(1) :- zero(x), minus(y), x <= y, y <= x.", &["1"], true),
    ("equal(n) :- zero(x), n = count : { minus(x) }.", &["0"], true),
    ("equal(n) :- zero(x), n = count : { minus(y), x = y }.", &["1"], true),
    ("equal(n) :- zero(x), n = count : { minus(y), y = x + 0.0 }.", &["1"], true),
];

#[test]
fn zeros_are_equal_by_value_and_found_by_their_bits() {
    const ZERO: &str = ".decl zero(x: float)\nzero(0.0).\n.decl minus(x: float)\nminus(-0.0).\n\
        .decl equal(x: number)\n.output equal\n";
    let souffle = souffle();
    for &(rule, wanted, by_souffle) in ZEROS {
        let text = format!("{ZERO}{rule}\n");
        for width in [Width::Narrow, Width::Wide] {
            assert_eq!(run(&text, 1, width).expect("it runs")["equal"], wanted, "{rule}");
        }
        if let Some(souffle) = souffle.as_ref().filter(|_| by_souffle) {
            assert_eq!(souffle.run(&text)["equal"], wanted, "{rule}");
        }
    }
}
