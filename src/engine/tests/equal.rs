//! Equivalence relations: the rows of their closure, in any rule, in any round, with proofs; and a
//! class of n elements costs n.

use crate::support::random::Random;
use llvm_facts_engine::{
    Database, Directories, ExplainLimits, Options, Program, Proof, Sets, Settings, Why, Width,
};
use std::fmt::Write;

/// Rules over `same` and `alike`, which are equivalences, and others that they depend on.
const RULES: [&str; 20] = [
    "same(a, b) :- edge(a, b), a % 3 = 0.",
    "same(p, q) :- same(x, y), edge(x, p), edge(y, q).",
    "same(p, q) :- alike(x, y), field(x, at, p), field(y, at, q).",
    "alike(p, q) :- same(x, y), field(x, _, p), field(y, _, q).",
    "same(p, q) :- field(p, at, x), same(x, y), field(q, at, y).",
    "alike(p, q) :- alike(x, y), edge(p, x), edge(q, y).",
    "alike(a, b) :- same(a, b), edge(b, a).",
    "alike(a, c) :- same(a, b), same(b, c), edge(a, c).",
    "same(a, b) :- alike(a, b), !absent(a, b).",
    "same(a, a) :- edge(_, a), a > 10.",
    "edge(a, b) :- same(a, b), field(a, _, b).",
    "edge(a, c) :- edge(a, b), alike(b, c), field(a, c, _).",
    "field(a, b, c) :- field(a, b, d), same(c, d), edge(c, _).",
    "one(a) :- same(a, _).",
    "one(a) :- edge(a, b), alike(a, b).",
    "none(a) :- edge(a, b), !same(a, b), !alike(a, _).",
    "many(a, n) :- edge(a, _), n = count : { same(a, _) }.",
    "pair(a, b) :- same(a, b), same(b, a), alike(a, a).",
    "pair(a, c) :- edge(a, b), same(b, x), field(x, _, c), x != a.",
    "many(a, n) :- edge(a, _), n = sum x : { alike(x, a), absent(_, x) }.",
];

/// What an equivalence is, as rules.
fn closure(name: &str) -> String {
    format!(
        "{name}(x, x) :- {name}(x, _).\n{name}(y, x) :- {name}(x, y).\n\
         {name}(x, z) :- {name}(x, y), {name}(y, z).\n"
    )
}

/// The program of that seed, with `eqrel` or with rules in its place.
fn equal(seed: u64, eqrel: bool) -> String {
    let mut random = Random::new(seed);
    let qualifier = if eqrel { "eqrel" } else { "" };
    let mut text = format!(
        ".decl same(x: number, y: number) {qualifier}\n\
         .decl alike(x: number, y: number) {qualifier}\n\
         .decl edge(a: number, b: number)\n.decl field(a: number, at: number, b: number)\n\
         .decl absent(a: number, b: number)\n.decl one(a: number)\n.decl none(a: number)\n\
         .decl many(a: number, n: number)\n.decl pair(a: number, b: number)\n"
    );
    if !eqrel {
        text += &(closure("same") + &closure("alike"));
    }
    let nodes = 3 + random.below(20);
    for _ in 0..3 + random.below(25) {
        let mut node = || random.below(nodes);
        let _ = writeln!(text, "edge({}, {}).", node(), node());
        let _ = writeln!(text, "field({}, {}, {}).", node(), node() % 3, node());
        let _ = writeln!(text, "absent({}, {}).", node(), node());
    }
    for _ in 0..random.below(5) {
        let _ = writeln!(text, "same({}, {}).", random.below(nodes), random.below(nodes));
        let _ = writeln!(text, "alike({}, {}).", random.below(nodes), random.below(nodes));
    }
    for rule in RULES {
        if random.below(3) > 0 {
            let _ = writeln!(text, "{rule}");
        }
    }
    text + ".output same, alike, edge, field, one, none, many, pair\n"
}

fn run(text: &str, options: &Options, width: Width) -> (Program, Database) {
    let settings = Settings { width, ..Settings::default() };
    let program = Program::parse_with("equal.dl", text, &Directories::default(), &settings);
    let program = program.unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let mut database = Database::new(&program);
    program.run(&mut database, options).expect("it runs");
    (program, database)
}

fn answers(text: &str, options: &Options, width: Width) -> Vec<Vec<Vec<Vec<u8>>>> {
    let (program, database) = run(text, options, width);
    let outputs = program.outputs();
    outputs.iter().map(|it| program.texts(&database, &it.name).expect("an output")).collect()
}

#[test]
fn classes_answer_as_their_pairs() {
    let mut rows = 0;
    for seed in 0..300 {
        let text = equal(seed, true);
        let wanted = answers(&equal(seed, false), &Options::default(), Width::Narrow);
        for sets in [Sets::None, Sets::Large, Sets::All] {
            for (threads, width) in [(1, Width::Narrow), (2, Width::Narrow), (1, Width::Wide)] {
                let options = Options { sets, threads, ..Options::default() };
                let found = answers(&text, &options, width);
                assert_eq!(found, wanted, "seed {seed}, {sets:?}, {threads} threads\n{text}");
            }
        }
        rows += wanted.iter().map(Vec::len).sum::<usize>();
    }
    assert!(rows > 30_000, "the programs derive too little: {rows} rows");
}

/// What a proof says that cannot be: a leaf that is no fact.
fn lost(proof: &Proof) -> Option<&Proof> {
    match proof.why {
        Why::Lost(_) => Some(proof),
        _ => proof.children.iter().find_map(lost),
    }
}

#[test]
fn pairs_have_proofs() {
    let mut proved = 0;
    for seed in 0..60 {
        let text = equal(seed, true);
        let (program, mut database) = run(&text, &Options::default(), Width::Narrow);
        let limits = ExplainLimits { rows: 30, facts: 2000, depth: 1000 };
        for fact in ["same(_, _)", "alike(_, _)", "edge(_, _)", "pair(_, _)"] {
            for proof in program.explain(&mut database, fact, limits).expect("an atom") {
                assert_eq!(lost(&proof).map(|it| &it.fact), None, "seed {seed}\n{text}");
                proved += 1;
            }
        }
    }
    assert!(proved > 2_000, "too little is proved: {proved}");
}

/// A hundred thousand elements in one class stand for ten billion rows.
#[test]
fn a_large_class_takes_little() {
    let text = ".decl next(a: number, b: number)\nnext(x, x + 1) :- x = range(0, 99999).\n\
         .decl same(a: number, b: number) eqrel\nsame(a, b) :- next(a, b).\n\
         .decl with(a: number)\nwith(a) :- same(a, 7), same(99999, a), next(_, a).\n\
         .decl size(n: number)\nsize(n) :- n = count : { with(_) }.\n\
         .output size\n.printsize same\n";
    let options = Options { memory_limit: Some(64 << 20), ..Options::default() };
    let (program, database) = run(text, &options, Width::Narrow);
    assert_eq!(program.texts(&database, "size").expect("an output"), [[b"99999"]]);
    assert_eq!(program.len(&database, "same").expect("a relation"), 10_000_000_000);
    let error = program.texts(&database, "same").expect_err("more rows than numbers of rows");
    assert!(error.to_string().contains("same"), "{error}");
}

/// Congruence closure: a list of lists whose ends are equal folds up from its ends.
#[test]
fn a_congruence_takes_a_step_for_each_key() {
    let text = ".decl next(a: number, b: number)\nnext(x, x - 2) :- x = range(2, 60000).\n\
         .decl same(a: number, b: number) eqrel\nsame(59998, 59999). same(0, 0). same(1, 1).\n\
         same(b, c) :- same(x, y), next(x, b), next(y, c).\n\
         .decl ends(a: number, b: number)\nends(0, 1) :- same(0, 1).\n.output ends\n";
    let options = Options { memory_limit: Some(64 << 20), ..Options::default() };
    assert_eq!(answers(text, &options, Width::Narrow), [[[b"0", b"1"]]]);
    let star = ".decl to(a: number, b: number)\nto(x, x + 100000) :- x = range(0, 100000).\n\
         .decl same(a: number, b: number) eqrel\nsame(0, x) :- to(x, _).\n\
         same(b, c) :- same(x, y), to(x, b), to(y, c).\n\
         .decl ends(a: number, b: number)\nends(a, b) :- a = 100000, b = 199999, same(a, b).\n\
         .output ends\n";
    assert_eq!(answers(star, &options, Width::Narrow), [[[b"100000", b"199999"]]]);
}

/// Rows that are joined through a class are found without its other members.
#[test]
fn joins_through_a_class_skip_its_members() {
    let text = ".decl same(a: number, b: number) eqrel\nsame(x % 2, x) :- x = range(0, 60000).\n\
         .decl label(x: number, text: symbol)\nlabel(1, \"odd\"). label(3, \"three\"). label(4, \"even\").\n\
         .decl labelled(x: number, text: symbol)\n\
         labelled(x, text) :- x = range(0, 60000), same(x, y), label(y, text).\n\
         .decl many(text: symbol, n: number)\n\
         many(text, n) :- label(_, text), n = count : { labelled(_, text) }.\n\
         .decl both(n: number)\nboth(n) :- n = count : { same(7, y), label(y, _) }.\n\
         .output many, both\n";
    let wanted = [vec![["even", "30000"], ["odd", "30000"], ["three", "30000"]], vec![]];
    let [ref many, ref both] = answers(text, &Options::default(), Width::Narrow)[..] else {
        panic!("two outputs")
    };
    let texts = |row: &Vec<Vec<u8>>| {
        row.iter().map(|cell| String::from_utf8_lossy(cell).into_owned()).collect::<Vec<_>>()
    };
    assert_eq!(many.iter().map(texts).collect::<Vec<_>>(), wanted[0]);
    assert_eq!(both, &[[b"2"]]);
}

/// A class that grows by one element a round has few new pairs for a rule that asks for few.
#[test]
fn a_growing_class_is_not_gone_through() {
    let text = ".decl same(a: number, b: number) eqrel\nsame(0, x) :- x = range(1, 30000).\n\
         .decl wants(x: number)\nwants(0).\n\
         wants(y) :- wants(x), same(x, y), y = x + 1, y < 3000.\n\
         same(x, x + 30000) :- wants(x).\n\
         .decl size(n: number)\nsize(n) :- n = count : { wants(_) }.\n.output size\n.printsize same\n";
    assert_eq!(answers(text, &Options::default(), Width::Narrow), [[[b"3000"]]]);
}
