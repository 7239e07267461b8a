use super::draft::{Draft, Wanted};
use super::order::{Context, Lead, Sizes, atoms, plan};
use super::{Op, Part, Plan};
use crate::check::check;
use crate::diagnostic::Diagnostics;
use crate::eval::values::Symbols;
use crate::ir::{Checked, RelId};
use crate::settings::Settings;
use crate::syntax::{Directories, parse};
use crossbeam_utils::sync::ShardedLock;

/// Relations of a size, whose columns have so many values each and are independent; and by how many columns
/// their rows are grouped.
struct Given(Vec<(usize, f64)>, usize);

impl Sizes for Given {
    fn len(&self, relation: RelId) -> usize {
        self.0[relation].0
    }

    fn distinct(&self, relation: RelId, columns: &[usize]) -> f64 {
        self.0[relation].1.powi(columns.len() as i32)
    }

    fn keeps_sets(&self, _: RelId) -> bool {
        false
    }

    fn grouped(&self, _: RelId) -> usize {
        self.1
    }

    fn classes(&self, _: RelId) -> Option<usize> {
        None
    }
}

const RELATIONS: &str = "
.decl small(x: number, y: number)
.input small
.decl middle(x: number, y: number)
.input middle
.decl large(x: number, y: number)
.input large
.decl wide(x: number, y: number, z: number)
.input wide
.decl answer(x: number, y: number)
.output answer
";

/// Rows, and values of a column, by relation.
const GIVEN: [(usize, f64); 5] =
    [(10, 10.0), (1000, 100.0), (1_000_000, 1000.0), (50_000, 50_000.0), (20_000, 100.0)];

fn checked(rule: &str) -> Checked {
    let mut diags = Diagnostics::default();
    let text = format!("{RELATIONS}{rule}\n");
    let items = parse("test.dl", &text, &Directories::default(), &mut diags);
    let checked = check(items, &Settings::default(), &Directories::default(), &mut diags);
    assert!(!diags.has_errors(), "{diags}");
    checked
}

/// The plan of the only rule, with that atom reading the delta.
fn planned(program: &Checked, delta: Option<usize>, growing: &[RelId]) -> Plan {
    planned_from(program, delta, growing, Lead::Delta)
}

fn planned_from(program: &Checked, delta: Option<usize>, growing: &[RelId], lead: Lead) -> Plan {
    draft(program, delta, growing, lead).numbered(|_| 0)
}

fn draft(program: &Checked, delta: Option<usize>, growing: &[RelId], lead: Lead) -> Draft {
    let sizes = Given(GIVEN.to_vec(), 0);
    let symbols = ShardedLock::new(Symbols::default());
    let context = Context { sizes: &sizes, symbols: &symbols, growing, before: false, lead };
    plan(0, &program.rules[0], delta, 0, None, context).expect("an order")
}

fn described(program: &Checked, ops: &[Op]) -> String {
    let name = |relation: &RelId| program.relations[*relation].name.to_string();
    let part = |part: &Part| match part {
        Part::All => "",
        Part::Delta => " delta",
        Part::Old => " old",
    };
    let once = |once: &bool| if *once { " once" } else { "" };
    let words = ops.iter().map(|op| match op {
        Op::Scan { relation, part: p, once: o, .. } => {
            format!("scan {}{}{}", name(relation), part(p), once(o))
        }
        Op::Lookup { relation, key, part: p, once: o, .. } => {
            format!("find {} by {}{}{}", name(relation), key.len(), part(p), once(o))
        }
        Op::Exists { relation, negated, .. } => {
            format!("{} {}", if *negated { "not" } else { "has" }, name(relation))
        }
        Op::Any { relation, key, negated, .. } => {
            format!(
                "{} {} by {}",
                if *negated { "none" } else { "some" },
                name(relation),
                key.len()
            )
        }
        Op::Guard { columns, ops } => format!("guard {columns} ({})", described(program, ops)),
        Op::Empty { relation } => format!("empty {}", name(relation)),
        Op::Filter { .. } => "filter".to_owned(),
        Op::Assign { .. } => "assign".to_owned(),
        Op::Unpack { .. } => "unpack".to_owned(),
        Op::Range { once: o, .. } => format!("range{}", once(o)),
        Op::Aggregate { body, .. } => format!("aggregate ({})", described(program, body)),
        Op::Fail => "fail".to_owned(),
        Op::Skip => "skip".to_owned(),
        Op::Emit => "emit".to_owned(),
        Op::Keys { relation, .. } => format!("keys {}", name(relation)),
        Op::Alike { relation, .. } => format!("alike {}", name(relation)),
        Op::Unite { relation, part: p, .. } => format!("unite {}{}", name(relation), part(p)),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// What is cheap comes first, whatever the order in the source.
#[test]
fn the_literal_with_the_fewest_matches_comes_next() {
    let cases = [
        ("large(x, y), small(x, y)", "scan small, has large, emit"),
        // No more of `middle` than of `large`, but each would meet each row before.
        (
            "small(x, _), middle(y, _), large(x, z), wide(z, y, _)",
            "scan small, find large by 1, find wide by 1, skip, find middle by 1 once, emit",
        ),
        // Ten rows that meet each row before are fewer than a thousand that are joined.
        ("small(x, _), small(y, _), large(x, y)", "scan small, scan small, has large, emit"),
        (
            "large(x, z), middle(z, y), small(x, _)",
            "scan small, find large by 1, find middle by 1, emit",
        ),
        // Ten rows of `middle` have the value, a thousand of `large`.
        (
            "small(x, z), large(z, _), middle(z, y)",
            "scan small, find middle by 1, skip, find large by 1 once, emit",
        ),
        // One row of `wide` has it, for its values are all different.
        (
            "small(x, z), middle(z, y), wide(z, y, _)",
            "scan small, find wide by 1, has middle, emit",
        ),
        ("small(x, y), !middle(x, y), x < y", "scan small, not middle, filter, emit"),
        (
            "small(x, y), !middle(x, _), !large(_, _)",
            "empty large, scan small, none middle by 1, emit",
        ),
        ("y = x + 1, small(x, _)", "scan small, assign, emit"),
        (
            "small(x, _), y = count : { large(z, _), middle(z, x) }",
            "scan small, aggregate (find middle by 1, find large by 1, emit), assign, emit",
        ),
    ];
    for (body, wanted) in cases {
        let program = checked(&format!("answer(x, y) :- {body}."));
        let plan = planned(&program, None, &[]);
        assert_eq!(described(&program, &plan.ops), wanted, "{body}");
    }
}

/// `.plan` counts atoms from 1.
#[test]
fn a_plan_of_the_program_is_kept() {
    let program =
        checked("answer(x, y) :- answer(x, y), large(x, y), middle(x, _).\n.plan 0: (2, 3, 1)");
    let answer = program.rules[0].head;
    let wanted = "scan large, skip, find middle by 1 once, find answer by 2 delta once, emit";
    assert_eq!(described(&program, &planned(&program, Some(0), &[answer]).ops), wanted);
}

/// The delta comes first; atoms before it read all rows, atoms after it those before the delta.
#[test]
fn a_recursive_rule_begins_with_the_delta() {
    let program = checked("answer(x, y) :- answer(x, z), answer(z, w), large(w, y).");
    let answer = program.rules[0].head;
    let of = |delta| described(&program, &planned(&program, Some(delta), &[answer]).ops);
    assert_eq!(of(0), "scan answer delta, find answer by 1 old, find large by 1, emit");
    assert_eq!(of(1), "scan answer delta, find answer by 1, find large by 1, emit");
    let plan = planned(&program, Some(1), &[answer]);
    assert_eq!((plan.delta, plan.sets), (Some(answer), vec![answer]));
    assert_eq!(atoms(&program.rules[0].body).count(), 3);
}

/// Where another atom leads, the delta is looked up by what that has.
#[test]
fn another_atom_may_lead_to_the_delta() {
    let cases = [
        (
            "answer(x, z), answer(z, w), large(w, y)",
            0,
            1,
            "scan answer old, find answer by 1 delta",
        ),
        ("answer(x, z), answer(z, w), large(w, y)", 1, 0, "scan answer, find answer by 1 delta"),
        // Nothing joins the two.
        ("answer(x, _), answer(_, y)", 0, 1, "scan answer old, scan answer delta"),
    ];
    for (body, delta, lead, wanted) in cases {
        let program = checked(&format!("answer(x, y) :- {body}."));
        let answer = program.rules[0].head;
        let plan = planned_from(&program, Some(delta), &[answer], Lead::Atom(lead));
        let found = described(&program, &plan.ops);
        assert!(found.starts_with(wanted), "{body}: {found}");
        assert_eq!(plan.finds_delta(), wanted.contains("find"), "{body}");
        assert_eq!(plan.order[..2], [lead, delta], "{body}");
        let first = planned(&program, Some(delta), &[answer]);
        assert!(!first.finds_delta(), "{body}");
        assert_eq!(first.order[..2], [delta, lead], "{body}");
    }
}

/// A relation that grows is taken for larger than it is: ten times, and 100,000 rows at least, of
/// which the share that the columns leave over match.
#[test]
fn a_relation_that_grows_is_taken_for_large() {
    let cases = [
        // 200,000 rows at the end against a million, and 50,000.
        ("answer(x, z), large(z, y)", "scan answer, find large by 1, emit"),
        ("answer(x, z), wide(z, y, _)", "scan wide, find answer by 1, emit"),
        // Of 200,000 rows 447 have one of two columns, more than the ten of `middle`.
        (
            "small(x, z), answer(z, w), middle(z, y)",
            "scan small, find middle by 1, skip, find answer by 1 once, emit",
        ),
        // A thousand rows of `large` have it.
        (
            "small(x, z), large(z, w), answer(z, y)",
            "scan small, find answer by 1, skip, find large by 1 once, emit",
        ),
    ];
    for (body, wanted) in cases {
        let program = checked(&format!("answer(x, y) :- {body}."));
        let answer = program.rules[0].head;
        let plan = planned(&program, None, &[answer]);
        assert_eq!(described(&program, &plan.ops), wanted, "{body}");
    }
}

/// What the head does not need stops at its first success, unless each instance counts.
#[test]
fn loops_that_bind_nothing_for_the_head_stop_early() {
    let cases = [
        (
            "answer(x, y) :- small(x, y), large(_, y).",
            "scan small, skip, find large by 1 once, emit",
        ),
        (
            "answer(x, x) :- small(x, y), middle(y, z), large(z, _).",
            "scan small, skip, find middle by 1 once, find large by 1 once, emit",
        ),
        ("answer(1, 2) :- large(_, _).", "skip, scan large once, emit"),
        (
            "answer(x, x) :- small(x, y), z = range(0, y), z > 3.",
            "scan small, skip, range once, assign, filter, emit",
        ),
        ("answer(x, autoinc()) :- small(x, y), large(_, y).", "scan small, find large by 1, emit"),
        (
            "answer(x, autoinc() + 1) :- small(x, y), large(_, y).",
            "scan small, find large by 1, emit",
        ),
        (
            "answer(x, z) :- small(x, y), large(_, y), z = autoinc() + y.",
            "scan small, assign, find large by 1, emit",
        ),
        (
            "answer(x, x) :- small(x, y), large(_, y), autoinc() < 9.",
            "filter, scan small, find large by 1, emit",
        ),
        (
            "answer(x, x) :- small(x, y), large(_, y), 9 > autoinc().",
            "filter, scan small, find large by 1, emit",
        ),
        ("answer(x, y) :- small(x, y).", "scan small, emit"),
        (
            "answer(x, x) :- small(x, y), 3 = count : { large(y, _) }.",
            "scan small, skip, aggregate (find large by 1, emit), filter, emit",
        ),
    ];
    for (rule, wanted) in cases {
        let program = checked(rule);
        assert_eq!(described(&program, &planned(&program, None, &[]).ops), wanted, "{rule}");
    }
}

/// What the first column decides of rows that are grouped by it is asked first; what is searched with it is
/// there, too, whatever is searched before.
#[test]
fn what_keys_decide_is_asked_once_for_each() {
    let cases = [
        (
            "middle(x, y), large(x, z), z != y",
            "scan middle, guard 1 (some large by 1), skip, find large by 1 once, filter, emit",
        ),
        ("middle(x, y), !small(x, x)", "scan middle, guard 1 (not small), emit"),
        ("middle(x, y), !large(x, _)", "scan middle, guard 1 (none large by 1), emit"),
        ("middle(x, y), x < 10, y < 10", "scan middle, guard 1 (filter), filter, emit"),
        ("middle(x, y), !small(x, y)", "scan middle, not small, emit"),
        ("middle(x, y), x + 1 < 10", "scan middle, filter, emit"),
    ];
    for (body, wanted) in cases {
        let program = checked(&format!("answer(x, y) :- {body}."));
        let symbols = ShardedLock::new(Symbols::default());
        let sizes = Given(GIVEN.to_vec(), 1);
        let (growing, before, lead) = (&[][..], false, Lead::Delta);
        let context = Context { sizes: &sizes, symbols: &symbols, growing, before, lead };
        let plan = plan(0, &program.rules[0], None, 0, None, context).expect("an order");
        assert_eq!(described(&program, &plan.numbered(|_| 0).ops), wanted, "{body}");
    }
}

/// Each operation has the number of the index over its relation, in an aggregate, too; an index that several
/// ask for is asked for once.
#[test]
fn indexes_get_the_numbers_that_they_are_given() {
    fn uses(ops: &[Op], out: &mut Vec<(RelId, usize)>) {
        for op in ops {
            match op {
                Op::Lookup { relation, index, .. } | Op::Any { relation, index, .. } => {
                    out.push((*relation, *index));
                }
                Op::Aggregate { body, .. } => uses(body, out),
                _ => {}
            }
        }
    }
    let program = checked(
        "answer(x, n) :- small(x, y), middle(y, z), middle(z, w), !large(w, _), \
         n = count : { wide(x, _, _) }.",
    );
    let mut wanted = Vec::new();
    let plan = draft(&program, None, &[], Lead::Delta).numbered(|index| {
        wanted.push(index.clone());
        10 * wanted.len()
    });
    let mut found = Vec::new();
    uses(&plan.ops, &mut found);
    assert_eq!((found.len(), wanted.len()), (4, 3), "{found:?} {wanted:?}");
    for (relation, index) in found {
        let Wanted::Columns(of, columns) = &wanted[index / 10 - 1] else { panic!("{wanted:?}") };
        assert_eq!((*of, &columns[..]), (relation, &[0][..]));
    }
}
