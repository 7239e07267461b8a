//! What distributes over parts, and what does not: each program is also run on parts.

use std::collections::BTreeSet;

use llvm_facts_engine::{Database, Derived, Directories, Holds, Locality, Options, Program};

/// `node` and `edge` have ids of a part; `colour` a number and a text.
const INPUTS: &str = ".decl node(id: unsigned)\n.input node\n\
    .decl edge(from: unsigned, to: unsigned)\n.input edge\n\
    .decl colour(id: unsigned, name: symbol, size: number)\n.input colour\n\
    .decl tag(name: symbol)\n.input tag\n";

fn is_bound(relation: &str, column: usize) -> bool {
    relation == "node" || relation == "edge" || relation == "colour" && column == 0
}

fn derived(rules: &str) -> Derived {
    let text = format!("{INPUTS}{rules}\n.output r\n");
    let program = Program::parse("test.dl", &text, &Directories::default());
    let program = program.unwrap_or_else(|errors| panic!("{errors}"));
    let all = program.localities(&is_bound);
    all.into_iter().find(|it| it.name == "r").expect("an output")
}

fn locality(rules: &str) -> Locality {
    derived(rules).locality
}

/// What `r` is of parts that have ids from `first` on, each.
fn answers(rules: &str, parts: &[u32]) -> BTreeSet<Vec<Vec<u8>>> {
    let text = format!("{INPUTS}{rules}\n.output r\n");
    let program = Program::parse("test.dl", &text, &Directories::default()).expect("parsed");
    let mut database = Database::new(&program);
    for input in program.inputs() {
        database.load_interned(&program, &input.name, &[]).expect("loaded");
    }
    let mut load = |relation: &str, cells: &[u32]| {
        let names: [&[u8]; 4] = [b"red", b"green", b"blue", b"grey"];
        if program.inputs().iter().any(|input| input.name == relation) {
            let mut name = |cell: u32| names[cell as usize];
            database.load(&program, relation, cells, &mut name).expect("loaded");
        }
    };
    for &first in parts {
        let part = first / 10 % 4;
        load("node", &[first, first + 1, first + 2, first + 3]);
        load("edge", &[first, first + 1, first + 1, first + 2, first + 2, first]);
        load("colour", &[first, 0, 1, first + 1, part, 2, first + 3, part, 3]);
        load("tag", &[part]);
    }
    program.run(&mut database, &Options::default()).expect("it runs");
    let mut rows = BTreeSet::new();
    let mut add = |cells: &[&[u8]]| {
        rows.insert(cells.iter().map(|cell| cell.to_vec()).collect());
        true
    };
    program.visit(&database, "r", &mut add).expect("rows");
    rows
}

const LOCAL: [&str; 28] = [
    ".decl r(a: unsigned) r(a) :- node(a).",
    ".decl r(a: unsigned, b: unsigned) r(a, b) :- edge(a, b). r(a, c) :- r(a, b), edge(b, c).",
    ".decl r(a: unsigned) r(a) :- node(a), !edge(a, _).",
    ".decl r(a: unsigned, n: number) r(a, n) :- node(a), n = count : { edge(a, _) }.",
    ".decl r(a: unsigned, n: symbol) r(a, n) :- colour(a, n, _), n = \"red\".",
    ".decl r(a: unsigned, b: unsigned) r(a, b) :- node(a), b = min c : { edge(a, c) }.",
    // The least is what the other literal hangs on.
    ".decl r(a: unsigned, b: unsigned) r(a, b) :- node(a), b = min c : { edge(a, c) }, node(b).",
    ".decl r(a: unsigned, b: unsigned) r(a, b) :- node(a), colour(c, _, _), edge(c, b), a = b.",
    ".type P = [x: unsigned, y: number]\n.decl p(p: P) p([a, 1]) :- node(a).\n\
     .decl r(a: P) r(p) :- p(p).",
    ".decl k(n: symbol) k(\"red\"). k(\"blue\").\n.decl r(a: unsigned) r(a) :- colour(a, n, _), k(n).",
    ".decl k(n: symbol) k(\"red\").\n.decl r(a: unsigned) r(a) :- colour(a, n, _), !k(n).",
    ".decl r(a: unsigned, n: number) r(a, n) :- colour(a, _, s), n = sum t : { edge(a, b),\
     colour(b, _, t) } + s.",
    ".decl s(a: unsigned, b: unsigned) eqrel s(a, b) :- edge(a, b).\n\
     .decl r(a: unsigned, b: unsigned) r(a, b) :- s(a, b).",
    ".decl r(a: unsigned, n: symbol) r(a, n) :- node(a), colour(b, n, _), edge(a, b).",
    ".decl s(a: unsigned, n: number) s(a, s) :- colour(a, _, s).\n\
     .decl r(a: unsigned, n: number) r(a, n) :- s(a, n). r(a, n) <= r(a, m) :- n <= m.",
    ".decl s(a: unsigned, b: unsigned) s(a, b) :- edge(a, b). s(b, a) :- s(a, b).\n\
     .decl r(a: unsigned) r(a) :- node(a), !s(a, _), c = count : { colour(a, _, _) }, c < 2.",
    ".decl r(a: unsigned, b: unsigned) r(a, b) :- edge(a, b), node(b), a < b.",
    // What a part says of a text it has there.
    ".decl s(n: symbol) s(n) :- colour(_, n, _). s(n) :- tag(n).\n\
     .decl r(a: unsigned) r(a) :- colour(a, n, _), s(n).",
    ".decl g(n: symbol) g(n) :- tag(n). g(n) :- colour(_, n, _).\n\
     .decl s(n: symbol, l: number) s(n, strlen(n)) :- g(n), n != \"red\". s(n, 2) :- g(n), n = \"blue\".\n\
     .decl r(a: unsigned, l: number) r(a, l) :- colour(a, n, _), s(n, l).",
    ".decl g(n: symbol) g(n) :- tag(n). g(n) :- colour(_, n, _).\n\
     .decl s(l: number, n: symbol) s(strlen(n), n) :- g(n), n != \"red\".\n\
     .decl r(a: unsigned) r(a) :- colour(a, n, _), !s(_, n).",
    ".decl g(n: symbol, s: number) g(n, s) :- colour(_, n, s). g(n, 3) :- tag(n).\n\
     .decl s(s: number, n: symbol) s(s, n) :- g(n, s), s > 1.\n\
     .decl r(a: unsigned) r(a) :- colour(a, n, l), s(l, n).",
    ".decl g(n: symbol) g(n) :- colour(_, n, _).\n.decl h(n: symbol) h(n) :- g(n), strlen(n) > 3.\n\
     .decl s(n: symbol) s(n) :- h(n), n != \"grey\".\n\
     .decl r(a: unsigned) r(a) :- edge(a, b), colour(b, n, _), s(n).",
    ".decl l(a: unsigned, n: symbol) l(a, n) :- colour(a, n, _), n != \"red\".\n\
     .decl s(n: symbol) s(n) :- l(_, n). s(n) :- tag(n).\n\
     .decl r(a: unsigned) r(a) :- l(a, n), s(n).",
    ".decl l(a: unsigned, k: symbol, n: symbol) l(a, \"x\", n) :- colour(a, n, _).\n\
     l(a, \"y\", n) :- colour(a, n, 2).\n\
     .decl s(n: symbol) s(n) :- l(_, k, n), k != \"y\". s(n) :- tag(n).\n\
     .decl r(a: unsigned) r(a) :- l(a, \"x\", n), s(n).",
    // Step by step, with what the program has of its own.
    ".decl g(n: symbol) g(n) :- tag(n). g(n) :- colour(_, n, _).\n\
     .decl s(n: symbol, l: number) s(n, 0) :- g(n). s(n, l + 1) :- s(n, l), l < strlen(n).\n\
     .decl r(a: unsigned, l: number) r(a, l) :- colour(a, n, _), s(n, l).",
    ".decl k(c: symbol, v: number) k(\"r\", 7). k(\"e\", 5).\n\
     .decl g(n: symbol) g(n) :- tag(n). g(n) :- colour(_, n, _).\n\
     .decl s(n: symbol, l: number, v: number) s(n, 0, 1) :- g(n).\n\
     s(n, l + 1, v * 3 + w) :- s(n, l, v), l < strlen(n), k(substr(n, l, 1), w).\n\
     s(n, l + 1, v * 3) :- s(n, l, v), l < strlen(n), !k(substr(n, l, 1), _).\n\
     .decl t(n: symbol, v: number) t(n, v) :- s(n, strlen(n), v).\n\
     .decl r(a: unsigned, v: number) r(a, v) :- colour(a, n, _), t(n, v).",
    ".decl g(n: symbol) g(n) :- tag(n). g(n) :- colour(_, n, _).\n\
     .decl s(n: symbol, l: number) s(n, l) :- g(n), l = range(0, 3). s(n, l + 5) :- s(n, l), l < 20.\n\
     .decl r(a: unsigned) r(a) :- colour(a, n, l), !s(n, l).",
    // Also where they depend on each other.
    ".decl g(n: symbol) g(n) :- r(_, n).\n\
     .decl s(n: symbol, m: symbol) s(n, cat(\"x\", n)) :- g(n), strlen(n) < 7.\n\
     .decl r(a: unsigned, n: symbol) r(a, n) :- colour(a, n, _). r(a, m) :- r(a, n), s(n, m).",
];

const SHARED: [&str; 4] = [
    ".decl r(n: symbol) r(n) :- colour(_, n, _).",
    ".decl s(n: symbol) s(n) :- colour(_, n, _).\n.decl r(n: symbol) r(cat(n, \"x\")) :- s(n).",
    ".decl r(a: unsigned) r(1). r(a) :- node(a).",
    ".decl r(n: symbol) r(n) :- tag(n).",
];

const GLOBAL: [(&str, &str); 31] = [
    (".decl r(a: unsigned, b: unsigned) r(a, b) :- node(a), node(b).", "node and node share no"),
    (".decl r(n: number) r(n) :- n = count : { node(_) }.", "no literal says which module"),
    (
        ".decl r(a: unsigned, b: unsigned) r(a, b) :- colour(a, n, _), colour(b, n, _).",
        "colour and colour share no variable with ids of a module",
    ),
    (".decl r(a: unsigned) r(a) :- node(a), a = min b : { node(b) }.", "node and node share no"),
    (".decl r(a: unsigned) r(a) :- a = min b : { node(b) }, node(a).", "node and node share no"),
    (".decl r(a: unsigned) r(a) :- a = min b : { node(b) }.", "no literal says which module"),
    (
        ".decl s(n: symbol) s(n) :- colour(_, n, _), n != \"red\".\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, _), s(n).",
        "s has no ids of a module, and is joined with others here",
    ),
    (
        ".decl l(a: unsigned, k: symbol, n: symbol) l(a, \"x\", n) :- colour(a, n, _).\n\
         l(a, \"y\", n) :- colour(a, n, 2).\n\
         .decl s(n: symbol) s(n) :- l(_, k, n), k != \"y\".\n\
         .decl r(a: unsigned) r(a) :- l(a, \"y\", n), s(n).",
        "s has no ids of a module, and is joined",
    ),
    (
        ".decl l(a: unsigned, k: symbol, n: symbol) l(a, \"x\", n) :- colour(a, n, _).\n\
         .decl s(n: symbol) s(n) :- l(_, k, n), k = \"x\".\n\
         .decl r(a: unsigned) r(a) :- l(a, _, n), s(n).",
        "s has no ids of a module, and is joined",
    ),
    // A row that one part takes away is there in another.
    (
        ".decl l(a: unsigned, n: symbol, s: number, t: number)\n\
         l(a, n, s, t) :- colour(a, n, s), t = s * s - s.\n\
         .decl g(n: symbol, s: number) g(n, s) :- l(_, n, s, _). g(n, t) :- l(_, n, _, t).\n\
         g(n, s) <= g(n, t) :- l(_, n, s, t), s < t.\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, s), g(n, s).",
        "g is global",
    ),
    // A step leads to another text, or asks for another one, or for what another part says.
    (
        ".decl g(n: symbol) g(n) :- colour(_, n, _).\n\
         .decl s(n: symbol, l: number) s(n, 0) :- g(n).\n\
         s(m, l + 1) :- s(n, l), l < 2, m = substr(n, 0, 2).\n\
         .decl r(a: unsigned, l: number) r(a, l) :- colour(a, n, _), s(n, l).",
        "s has no ids of a module, and is joined",
    ),
    (
        ".decl g(n: symbol) g(n) :- colour(_, n, _).\n\
         .decl s(n: symbol, l: number) s(n, 0) :- g(n).\n\
         s(n, l + 1) :- s(n, l), s(\"red\", l), l < 2.\n\
         .decl r(a: unsigned, l: number) r(a, l) :- colour(a, n, _), s(n, l).",
        "s is global",
    ),
    (
        ".decl g(n: symbol) g(n) :- colour(_, n, _).\n\
         .decl s(n: symbol, l: number) s(n, 0) :- g(n). s(n, l + 1) :- s(n, l), l < 2, tag(n).\n\
         .decl r(a: unsigned, l: number) r(a, l) :- colour(a, n, _), s(n, l).",
        "is global",
    ),
    // Which part has the text is not said, or not of all texts of the part, or of another column.
    (
        ".decl s(n: symbol) s(n) :- colour(_, n, _).\n.decl r(a: unsigned) r(a) :- node(a), s(_).",
        "s has no ids of a module, and is joined",
    ),
    (
        ".decl s(n: symbol) s(n) :- colour(_, n, 2).\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, _), s(n).",
        "s has no ids of a module, and is joined",
    ),
    (
        ".decl g(n: symbol) g(n) :- colour(_, n, _).\n\
         .decl s(l: number) s(strlen(n)) :- g(n).\n\
         .decl r(a: unsigned) r(a) :- colour(a, _, s), s(s).",
        "s has no ids of a module, and is joined",
    ),
    (
        ".decl g(n: symbol) g(n) :- colour(_, n, _).\n.decl h(n: symbol) h(n) :- tag(n).\n\
         .decl s(n: symbol, l: number) s(n, 1) :- g(n). s(n, 2) :- h(n).\n\
         .decl r(a: unsigned, l: number) r(a, l) :- colour(a, n, _), s(n, l).",
        "s has no ids of a module, and is joined",
    ),
    (
        ".decl g(n: symbol, m: symbol) g(n, m) :- edge(a, b), colour(a, n, _), colour(b, m, _).\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, _), g(n, _).",
        "g has no ids of a module, and is joined",
    ),
    (
        ".decl g(n: symbol) g(n) :- colour(_, n, _).\n\
         .decl s(n: symbol, m: symbol) s(n, m) :- g(n), g(m).\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, _), s(n, _).",
        "s is global",
    ),
    (
        ".decl g(n: symbol, s: number) g(n, s) :- colour(_, n, s).\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, _), g(n, _).",
        "g has no ids of a module, and is joined",
    ),
    (
        ".decl s(n: symbol) s(n) :- colour(_, n, 1).\n\
         .decl r(a: unsigned) r(a) :- colour(a, n, _), !s(n).",
        "s has no ids of a module, and is negated here",
    ),
    (
        ".decl s(n: symbol) s(n) :- colour(_, n, _).\n\
         .decl r(n: number) r(n) :- n = count : { s(_) }.",
        "s has no ids of a module, and is aggregated here",
    ),
    (".decl r(a: unsigned) r(a) :- colour(a, n, _), !tag(n).", "tag has no ids of a module"),
    (
        ".decl r(a: unsigned) r(a) :- node(a), n = count : { colour(_, _, _) }, n > 3.",
        "node and colour share no variable",
    ),
    (".decl r(a: unsigned) r(a) :- node(a), !edge(_, _).", "node and edge share no variable"),
    (
        ".decl s(n: symbol, m: symbol) eqrel s(n, m) :- edge(a, b), colour(a, n, _),\
         colour(b, m, _).\n.decl r(n: symbol, m: symbol) r(n, m) :- s(n, m).",
        "s is global",
    ),
    (
        ".decl r(n: symbol, s: number) choice-domain n\n r(n, s) :- colour(_, n, s).",
        "r has a choice-domain without ids of a module",
    ),
    (".decl r(a: unsigned) r(a) :- node(a). .limitsize r(n=2)", "r has a .limitsize"),
    (".decl r(a: unsigned, n: number) r(a, $) :- node(a).", "$ is a number that depends on the"),
    (
        ".decl r(n: symbol, s: number) r(n, s) :- colour(_, n, s).\n\
         r(n, s) <= r(n, t) :- s <= t.",
        "r has no ids of a module, and is joined with others",
    ),
    (
        ".decl r(n: symbol, m: symbol) r(n, m) :- colour(_, n, _), tag(m).",
        "tag has no ids of a module, and is joined",
    ),
];

#[test]
fn rules_that_hang_together_are_local() {
    for rules in LOCAL {
        assert_eq!(locality(rules), Locality::Local, "{rules}");
    }
    for rules in SHARED {
        assert_eq!(locality(rules), Locality::Shared, "{rules}");
    }
    assert_eq!(locality(".decl r(n: number) r(1). r(n + 1) :- r(n), n < 4."), Locality::Constant);
}

#[test]
fn others_say_why_they_are_global() {
    for (rules, wanted) in GLOBAL {
        match locality(rules) {
            Locality::Global { why, .. } => assert!(why.contains(wanted), "{rules}: {why}"),
            other => panic!("{rules}: {other:?}"),
        }
    }
}

#[test]
fn columns_say_whether_they_have_ids() {
    use Holds::{Ids, MadeOfIds, Values};
    let cases: [(&str, &[Holds]); 9] = [
        (".decl r(a: unsigned, n: symbol) r(a, n) :- colour(a, n, _).", &[Ids, Values]),
        (".decl r(a: unsigned) r(1). r(a) :- node(a).", &[MadeOfIds]),
        (".decl r(a: unsigned, b: unsigned) r(a, a + 1) :- node(a).", &[Ids, MadeOfIds]),
        (".decl r(a: symbol) r(cat(\"n\", to_string(a))) :- node(a).", &[MadeOfIds]),
        (
            ".decl s(a: unsigned) s(b) :- node(a), b = a * 2.\n\
             .decl r(a: unsigned, n: number) r(b + 1, n) :- s(b), n = count : { s(_) }.",
            &[MadeOfIds, Values],
        ),
        (
            ".decl r(a: unsigned, b: unsigned) r(a, b) :- node(a), b = sum c : { edge(a, c) }.",
            &[Ids, MadeOfIds],
        ),
        (".decl r(n: number) r(s) :- colour(_, _, s).", &[Values]),
        (
            ".decl r(a: unsigned, n: number) r(a, n) :- node(a), n = count : { edge(a, _) }.",
            &[Ids, Values],
        ),
        (".type P = [x: unsigned]\n.decl r(p: P) r([a]) :- node(a).", &[Ids]),
    ];
    for (rules, wanted) in cases {
        assert_eq!(derived(rules).columns, wanted, "{rules}");
    }
}

/// What is called local is the same of all parts at once and of each.
#[test]
fn parts_have_what_the_whole_has() {
    for rules in LOCAL.iter().chain(&SHARED) {
        let parts = [[10], [20], [30], [40]];
        let apart: BTreeSet<_> = parts.iter().flat_map(|part| answers(rules, part)).collect();
        assert_eq!(apart, answers(rules, &parts.concat()), "{rules}");
        assert!(!apart.is_empty(), "{rules}");
    }
    // The test can see a difference.
    let differs = |rules: &&(&str, &str)| {
        let parts = [[10], [20], [30], [40]];
        let apart: BTreeSet<_> = parts.iter().flat_map(|part| answers(rules.0, part)).collect();
        apart != answers(rules.0, &parts.concat())
    };
    let differing = GLOBAL.iter().filter(differs).count();
    assert!(differing > 10, "{differing} of {}", GLOBAL.len());
}

fn all() -> bool {
    std::env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all")
}

/// Rules at random over the inputs and each other: those that are called local keep the promise. 10,000 with
/// LLVM_FACTS_TESTS=all.
#[test]
fn random_rules_that_are_local_distribute() {
    let mut random = fastrand::Rng::with_seed(5);
    let (mut kept, mut differing, mut global) = (0, 0, 0);
    for _ in 0..if all() { 10_000 } else { 1400 } {
        let rules = random_rules(&mut random);
        let text = format!("{INPUTS}{rules}\n.output r\n");
        // Not all that is made so is a program.
        if Program::parse("test.dl", &text, &Directories::default()).is_err() {
            continue;
        }
        let parts = [[10], [20], [30], [40]];
        let apart: BTreeSet<_> = parts.iter().flat_map(|part| answers(&rules, part)).collect();
        let is_same = apart == answers(&rules, &parts.concat());
        match locality(&rules) {
            Locality::Global { .. } => {
                global += 1;
                differing += usize::from(!is_same);
            }
            _ => {
                assert!(is_same, "{rules}");
                kept += usize::from(!apart.is_empty());
            }
        }
    }
    assert!(kept > 50 && differing > 50, "{kept} kept, {differing} of {global} differ");
}

/// A literal over one of the relations, with some of these variables.
fn literal(random: &mut fastrand::Rng, relations: &[&str], ids: &[&str], names: &[&str]) -> String {
    let mut one = |some: &[&str]| match random.u8(0..8) {
        0 => "_".to_owned(),
        _ => some[random.usize(..some.len())].to_owned(),
    };
    let (id, other, name) = (one(ids), one(ids), one(names));
    match relations[random.usize(..relations.len())] {
        "node" => format!("node({id})"),
        relation @ ("edge" | "t") => format!("{relation}({id}, {other})"),
        "colour" => format!("colour({id}, {name}, _)"),
        relation @ ("tag" | "word") => format!("{relation}({name})"),
        "size" => format!("size({name}, _)"),
        relation => format!("{relation}({id}, {name})"),
    }
}

/// Rules of `s`, `t` and `r`, each of a few literals with variables of two kinds.
fn random_rules(random: &mut fastrand::Rng) -> String {
    const IDS: [&str; 3] = ["a", "b", "c"];
    const NAMES: [&str; 2] = ["n", "m"];
    let mut rules = String::from(
        ".decl s(x: unsigned, n: symbol)\n.decl t(x: unsigned, y: unsigned)\n\
         .decl r(x: unsigned, n: symbol)\n",
    );
    // What is said of texts wherever they come from, or only of some.
    rules += ".decl word(n: symbol)\n.decl size(n: symbol, size: number)\n";
    const WORDS: [&str; 5] = [
        "word(n) :- colour(_, n, _).",
        "word(n) :- tag(n).",
        "word(n) :- colour(_, n, 2).",
        "word(n) :- s(_, n).",
        "word(n) :- colour(x, n, _), node(x).",
    ];
    const SIZES: [&str; 5] = [
        "size(n, strlen(n)) :- word(n).",
        "size(n, 1) :- word(n), n != \"red\".",
        "size(n, 2) :- tag(n).",
        "size(n, s) :- colour(_, n, s).",
        "size(cat(n, \"x\"), 0) :- word(n), strlen(n) < 6.",
    ];
    for some in [WORDS, SIZES] {
        for _ in 0..random.usize(1..3) {
            // The first more often than others.
            let at = random.usize(..some.len()).min(random.usize(..some.len()));
            rules += &format!("{}\n", some[at]);
        }
    }
    let inputs = ["node", "edge", "colour", "tag", "word", "size"];
    for (head, more) in [("s", &[][..]), ("t", &["s"]), ("r", &["s", "t", "r"])] {
        let all = [&inputs[..], more].concat();
        let others: Vec<&str> = all.iter().copied().filter(|it| *it != "r").collect();
        for _ in 0..random.usize(1..3) {
            let mut body: Vec<String> =
                (0..random.usize(1..4)).map(|_| literal(random, &all, &IDS, &NAMES)).collect();
            let is_there = |variable: &&&str| {
                let end = [format!("{variable},"), format!("{variable})")];
                body.iter().any(|it| end.iter().any(|end| it.contains(end)))
            };
            let ids: Vec<&str> = IDS.iter().filter(is_there).copied().collect();
            let mut names: Vec<&str> = NAMES.iter().filter(is_there).copied().collect();
            let Some(&first) = ids.first() else { continue };
            names.push("\"red\"");
            match random.u8(0..8) {
                0 | 1 => body.push(format!("!{}", literal(random, &others, &ids, &names))),
                2 => {
                    let inner = literal(random, &others, &["e", first], &names);
                    body.push(format!("{first} = min e : {{ node(e), {inner} }}"));
                }
                3 => {
                    let inner = literal(random, &others, &["e", first], &names);
                    body.push(format!("1 < count : {{ {inner} }}"));
                }
                4 => body.push(format!("{first} = {}", ids[ids.len() - 1])),
                _ => {}
            }
            let x = ids[random.usize(..ids.len())];
            let second = match head {
                "t" => ids[random.usize(..ids.len())],
                _ => names[random.usize(..names.len())],
            };
            rules += &format!("{head}({x}, {second}) :- {}.\n", body.join(", "));
        }
    }
    rules
}
