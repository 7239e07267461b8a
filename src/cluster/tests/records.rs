//! Records that are made on many workers are the same ones, and fall into their fields again.

use std::sync::Arc;

use engine::{Database, Directories, Options, Program};
use llvm_facts_cluster::{Given, Layout, Source, run};

/// All rows come from the programs themselves.
struct Nothing;

impl Source for Nothing {
    fn read(&self, _: usize, _: usize, _: &mut Given<'_>) -> Result<(), String> {
        Ok(())
    }
}

const EDGES: &str = ".decl edge(from: number, to: number)
edge(1, 2). edge(2, 3). edge(3, 4). edge(3, 1). edge(4, 5). edge(5, 5). edge(2, 6).
";

/// `r` is the output of each.
const PROGRAMS: [&str; 9] = [
    // Made and taken apart, within one rule and over several.
    ".type P = [a: number, b: number] .decl p(p: P) p([x, y]) :- edge(x, y).
     .decl r(x: number, y: number) r(y, x) :- p([x, y]).",
    ".type P = [a: number, b: number] .decl p(n: number, p: P) p(x + y, [x, y]) :- edge(x, y).
     .decl r(n: number, x: number) r(n, y) :- p(n, p), q = [y, z], p = q, z < 4.",
    // Lists that grow, with nil.
    ".type L = [head: number, tail: L] .decl way(at: number, l: L, n: number)
     way(1, [1, nil], 1). way(y, [y, l], n + 1) :- way(x, l, n), edge(x, y), n < 6.
     .decl r(x: number, y: number, n: number) r(x, y, n) :- way(_, [x, [y, _]], n).
     r(x, 0, n) :- way(_, [x, nil], n). r(0, n, c) :- n = range(1, 7), c = count : { way(_, _, n) }.",
    // Records of records; the same one made by two rules.
    ".type P = [a: number, b: number] .type Q = [p: P, q: P] .decl q(q: Q)
     q([[x, y], [y, z]]) :- edge(x, y), edge(y, z). q([[x, y], [x, y]]) :- edge(x, y).
     .decl r(x: number, y: number, z: number) r(x, y, z) :- q([p, [y, z]]), p = [x, _].
     r(x, y, 0) :- q([p, p]), p = [x, y].",
    // What is absent, and what is another one.
    ".type P = [a: number, b: number] .decl p(p: P) p([x, y]) :- edge(x, y), x < 4.
     .decl r(x: number, y: number) r(x, y) :- edge(x, y), !p([x, y]).
     r(x, z) :- p(p), p(q), p != q, p = [x, _], q = [_, z].",
    // Branches of a sum, some without fields.
    ".type T = Leaf { n: number } | Node { l: T, r: T } | None {}
     .decl t(t: T, n: number) t($Leaf(x), 1) :- edge(x, _). t($None(), 1).
     t($Node(a, b), n + m) :- t(a, n), t(b, m), n + m < 4.
     .decl r(n: number, x: number, y: number) r(n, x, y) :- t($Node($Leaf(x), $Leaf(y)), n).
     r(n, x, 0) :- t($Node($Leaf(x), $None()), n). r(c, 0, 0) :- c = count : { t(_, _) }.",
    // Keys of joins in a recursion.
    ".type P = [a: number, b: number] .decl reach(p: P) reach([x, y]) :- edge(x, y).
     reach([x, z]) :- reach([x, y]), reach([y, z]).
     .decl r(x: number, y: number) r(x, y) :- reach([x, y]), !reach([y, x]).",
    // Strings and what is computed as fields.
    ".type P = [a: symbol, b: unsigned] .decl p(p: P, n: number) p([\"one\", 1], 1). p([\"two\", 2], 2).
     p([a, b + 1], n + 1) :- p([a, b], n), n < 5.
     .decl r(a: symbol, b: unsigned, n: number) r(a, b, n) :- p([a, b], n). r(a, 0, n) :- p(p, n), p = [a, 2].",
    // Equivalences of records.
    ".type P = [a: number, b: number] .decl same(p: P, q: P) eqrel
     same([x, y], [y, z]) :- edge(x, y), edge(y, z), x < 3.
     .decl r(x: number, y: number) r(x, y) :- same([x, _], [y, _]).",
];

#[test]
fn records_answer_as_in_the_engine() {
    for rules in PROGRAMS {
        let text = format!("{EDGES}{rules}\n.output r\n");
        let program = Program::parse("test.dl", &text, &Directories::default());
        let program = program.unwrap_or_else(|error| panic!("{error}"));
        let mut database = Database::new(&program);
        program.run(&mut database, &Options::default()).unwrap();
        let mut wanted: Vec<Vec<Vec<u8>>> = Vec::new();
        let mut take = |cells: &[&[u8]]| {
            wanted.push(cells.iter().map(|cell| cell.to_vec()).collect());
            true
        };
        program.visit(&database, "r", &mut take).unwrap();
        assert!(!wanted.is_empty(), "{rules}");
        let flow = program.flow(&|_, _| false).unwrap_or_else(|why| panic!("{why}\n{rules}"));
        let flow = Arc::new(flow);
        for threads in [1, 2, 3, 5] {
            let layout = Layout { threads, hosts: None, checkpoint: None };
            let lost = |_: usize, _: &str| -> ! { unreachable!("there is one process") };
            let (answers, _) =
                run(flow.clone(), Arc::new(Nothing), &layout, &[0; 32], lost).unwrap();
            let mut found: Vec<Vec<Vec<u8>>> = Vec::new();
            let take = |cells: &[&[u8]]| -> Result<(), String> {
                found.push(cells.iter().map(|cell| cell.to_vec()).collect());
                Ok(())
            };
            answers.expect("this is the first process").visit(0, take).unwrap();
            assert!(found == wanted, "{threads} workers: {found:?} for {wanted:?}\n{rules}");
        }
    }
}

#[test]
fn what_is_made_of_records_and_cannot_be_said_elsewhere_is_refused() {
    for (rules, what) in [
        (
            ".type P = [a: number] .decl r(p: P) r([x]) :- edge(x, _).",
            "r is put out, and has records",
        ),
        (
            ".type P = [a: number] .decl p(p: P) p([x]) :- edge(x, _).
             .decl r(n: number) r(n) :- n = count : { p([1]) }.",
            "makes a record within an aggregate",
        ),
        (
            ".type P = [a: number] .decl p(p: P) p([x]) :- edge(x, _).
             .decl r(n: number) r(ord(p)) :- p(p).",
            "takes a string or a record for a number",
        ),
        (
            ".type P = [a: number] .type Q = [n: number] .decl p(p: P) p([x]) :- edge(x, _).
             .decl q(q: Q) q([ord(p)]) :- p(p). .decl r(n: number) r(n) :- q([n]).",
            "takes a string or a record for a number",
        ),
    ] {
        let text = format!("{EDGES}{rules}\n.output r\n");
        let program = Program::parse("test.dl", &text, &Directories::default());
        let program = program.unwrap_or_else(|error| panic!("{error}"));
        let refused = program.flow(&|_, _| false).unwrap_err();
        assert_eq!(refused.what, what, "{rules}");
    }
}
