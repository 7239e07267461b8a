//! Relations kept as sets: the same rows, rounds and proofs as row by row; and rows that are sorted while
//! their relation grows.

use crate::support::random::{Functors, Random, program};
use llvm_facts_engine::{
    Database, Directories, ExplainLimits, Options, Program, RuleProfile, Sets, Settings, Watch,
    Width,
};
use std::fmt::Write;

/// Rules that pass last columns through, and others over the same relations: what reads single
/// rows, existence, keys alone, bodies with several recursive atoms, records as keys.
const RULES: [&str; 16] = [
    "one(to, x) :- edge(from, to), one(from, x).",
    "one(key, x) :- edge(key, _), none(x).",
    "one(to, x) :- edge(from, to), two(from, to, x).",
    "two(a, b, x) :- edge(a, b), one(a, x), !absent(a, b).",
    "two(a, c, x) :- two(a, b, x), edge(b, c).",
    "two(b, a, x) :- two(a, b, x).",
    "none(x) :- one(key, x), key % 3 = 0.",
    "none(x) :- two(_, _, x), x % 2 = 0.",
    "none(x) :- one(x, _), x < 20.",
    "pairs([key, key], x) :- one(key, x).",
    "pairs([b, a], x) :- pairs([a, b], x), edge(a, b).",
    "one(a, x) :- pairs([a, b], x), edge(b, _).",
    "one(a, (x + 1) % 40) :- one(a, x), two(a, _, x).",
    "edge(a, b) :- one(a, b), one(b, a), a < b.",
    "two(a, b, x) :- one(a, x), one(b, x), edge(a, b).",
    "one(to, x) :- one(from, to), one(from, _), one(to, x), edge(from, to).",
];

/// Rules that run once, some of which pass on the sets of relations that are complete, and of each other.
const ONCE: [&str; 10] = [
    "after(to, x) :- edge(from, to), one(from, x).",
    "after(b, x) :- edge(a, b), pairs([a, b], x), !none(b).",
    "after(a, x) :- two(a, _, x).",
    "after(x % 5, x + 100) :- one(_, x).",
    "later(b, x) :- edge(a, b), after(a, x).",
    "later(a, x) :- absent(a, b), short(b, x).",
    "later(b, x) :- edge(_, b), one(b, x), !after(b, x).",
    "later(b, n) :- edge(b, _), n = count : { after(b, _) }.",
    "short(a % 4, b) :- edge(a, b).",
    "latest(a, b, x) :- edge(a, b), later(b, x), after(a, _).",
];

/// The program of that seed: some of the rules over random edges.
fn passing(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut text = String::from(
        ".type Pair = [a: number, b: number]\n.decl edge(a: number, b: number)\n\
         .decl absent(a: number, b: number)\n.decl none(x: number)\n\
         .decl one(a: number, x: number)\n.decl two(a: number, b: number, x: number)\n\
         .decl pairs(p: Pair, x: number)\n.decl after(a: number, x: number)\n\
         .decl later(a: number, x: number)\n.decl short(a: number, x: number)\n\
         .decl latest(a: number, b: number, x: number)\n",
    );
    let nodes = 3 + random.below(30);
    for _ in 0..5 + random.below(60) {
        let _ = writeln!(text, "edge({}, {}).", random.below(nodes), random.below(nodes));
    }
    for _ in 0..1 + random.below(60) {
        let _ = writeln!(text, "one({}, {}).", random.below(nodes), random.below(200));
        let _ = writeln!(text, "absent({}, {}).", random.below(nodes), random.below(nodes));
    }
    for rule in RULES.iter().chain(&ONCE) {
        if random.below(3) > 0 {
            let _ = writeln!(text, "{rule}");
        }
    }
    text + ".output one, two, none, pairs, edge, after, later, latest\n"
}

/// The rows of all outputs, and how many rules passed sets on.
fn answers(text: &str, sets: Sets, threads: usize, width: Width) -> (Vec<Vec<String>>, usize) {
    answers_with(text, Options { sets, threads, ..Options::default() }, width)
}

fn answers_with(text: &str, options: Options, width: Width) -> (Vec<Vec<String>>, usize) {
    let settings = Settings { width, ..Settings::default() };
    let program = Program::parse_with("sets.dl", text, &Directories::default(), &settings);
    let program = program.unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let mut database = Database::new(&program);
    database.forget_unused();
    let options = Options { watch: Some(Watch::default()), ..options };
    let profile = program.run(&mut database, &options).expect("it runs");
    let rows = program.outputs().into_iter().map(|output| {
        let rows = program.texts(&database, &output.name).expect("an output");
        let line = |row: &Vec<Vec<u8>>| String::from_utf8_lossy(&row.join(&b'\t')).into_owned();
        let mut lines: Vec<String> = rows.iter().map(line).collect();
        lines.sort();
        lines
    });
    (rows.collect(), profile.rules.iter().filter(|rule| rule.by_sets).count())
}

/// What a run leaves, and of each rule, in the order of their places, its rows and how often it ran.
fn watched(
    program: &Program,
    sets: Sets,
    threads: usize,
) -> (Database, Vec<(String, usize, usize)>) {
    let mut database = Database::new(program);
    let watch = Some(Watch::default());
    let options = Options { sets, threads, watch, ..Options::default() };
    let profile = program.run(&mut database, &options).expect("it runs");
    let of = |rule: RuleProfile| (rule.place, rule.rows, rule.runs);
    let mut rules: Vec<_> = profile.rules.into_iter().map(of).collect();
    rules.sort();
    (database, rules)
}

#[test]
fn sets_and_rows_answer_alike() {
    let (mut rows, mut by_sets) = (0, 0);
    for seed in 0..200 {
        let text = passing(seed);
        let (wanted, none) = answers(&text, Sets::None, 1, Width::Narrow);
        assert_eq!(none, 0);
        for (threads, width) in [(1, Width::Narrow), (2, Width::Narrow), (1, Width::Wide)] {
            let (found, some) = answers(&text, Sets::All, threads, width);
            assert_eq!(found, wanted, "seed {seed}, {threads} threads\n{text}");
            by_sets += some;
        }
        rows += wanted.iter().map(Vec::len).sum::<usize>();
    }
    assert!(rows > 20_000, "the programs derive too little: {rows} rows");
    assert!(by_sets > 2_000, "too little is passed on by sets: {by_sets} rules");
}

#[test]
fn random_programs_answer_alike_with_sets() {
    for seed in 0..150 {
        let text = program(seed, Functors::All);
        let (wanted, _) = answers(&text, Sets::None, 1, Width::Narrow);
        assert_eq!(answers(&text, Sets::All, 1, Width::Narrow).0, wanted, "seed {seed}\n{text}");
    }
}

/// Whenever older rows are sorted, and whoever asks for them.
#[test]
fn sorted_rows_answer_alike() {
    for seed in 0..200 {
        let text = if seed % 2 == 0 { passing(seed) } else { program(seed, Functors::OfAnyWidth) };
        let (wanted, _) = answers(&text, Sets::None, 1, Width::Narrow);
        for (settle_from, threads, width) in
            [(0, 1, Width::Narrow), (7, 2, Width::Narrow), (20, 1, Width::Wide)]
        {
            let options = Options { settle_from, threads, sets: Sets::None, ..Options::default() };
            let found = answers_with(&text, options, width).0;
            assert_eq!(found, wanted, "seed {seed}, from {settle_from} rows\n{text}");
        }
    }
}

/// Rounds of many rows and of few, rows with three columns, negation, what is known already.
const LARGE: &str = "
.decl edge(x: number, y: number)
edge(x, (x * 5 + 3) % 283) :- x = range(0, 283).
edge(x, x + 1) :- x = range(0, 282), x % 3 = 0.
edge(x, x + 1) :- x = range(300, 400).
.decl path(x: number, y: number)
path(x, y) :- edge(x, y).
path(x, z) :- path(x, y), edge(y, z).
path(y, x) :- path(x, y), edge(y, x), x % 7 = 0.
.decl square(x: number, y: number, z: number)
square(x, x, y) :- edge(x, y), x < 60.
square(x, y, z) :- square(x, y, w), edge(w, z), z % 2 = 0.
square(x, z, w) :- square(x, y, w), edge(y, z), z < 150, !edge(w, z).
.decl far(x: number, y: number)
far(x, z) :- path(x, y), edge(y, z), !edge(x, z).
.decl seen(x: number, y: number)
seen(y, x) :- edge(x, y).
seen(z, y) :- seen(y, x), edge(z, x).
.decl joined(x: number, y: number)
joined(x % 50, y % 60) :- path(x, y).
joined(y, x) :- joined(x, y), edge(x, _).
.output path, square, far, seen, joined
";

#[test]
fn large_relations_are_sorted() {
    let never = Options { settle_from: usize::MAX, sets: Sets::None, ..Options::default() };
    let (wanted, _) = answers_with(LARGE, never.clone(), Width::Narrow);
    let sizes: Vec<usize> = wanted.iter().map(Vec::len).collect();
    assert!(sizes.iter().filter(|&&rows| rows > 1 << 16).count() >= 3, "too few rows: {sizes:?}");
    let plain = Options::default();
    for (settle_from, threads, sets) in [
        (plain.settle_from, 1, Sets::None),
        (plain.settle_from, 2, Sets::None),
        (1000, 1, Sets::Large),
        (1000, 2, Sets::None),
    ] {
        let options = Options { settle_from, threads, sets, ..never.clone() };
        let found = answers_with(LARGE, options, Width::Narrow).0;
        assert!(found == wanted, "from {settle_from} rows, {threads} threads");
    }
}

/// Rounds are the same, so proofs are: each step of a proof came before what it is a step of.
#[test]
fn rows_of_sets_have_proofs() {
    for seed in 0..40 {
        let text = passing(seed);
        let program = Program::parse("sets.dl", &text, &Directories::default()).expect("valid");
        let proofs = |sets: Sets| {
            let mut database = Database::new(&program);
            program.run(&mut database, &Options { sets, ..Options::default() }).expect("it runs");
            let limits = ExplainLimits { rows: 5, facts: 1000, depth: 1000 };
            ["one(_, _)", "two(_, _, _)", "none(_)", "pairs(_, _)"].map(|fact| {
                match program.explain(&mut database, fact, limits) {
                    Ok(proofs) => proofs.len(),
                    Err(_) => 0,
                }
            })
        };
        assert_eq!(proofs(Sets::All), proofs(Sets::None), "seed {seed}\n{text}");
    }
}

/// A counter counts rows, wherever it stands: such rules are evaluated row by row.
#[test]
fn rules_with_counters_count_rows() {
    let bodies =
        ["n(autoinc(), x) :- key(a), s(a, x).", "n(i, x) :- i = autoinc(), key(a), s(a, x)."];
    for rule in bodies {
        let text = format!(
            ".decl key(a: number)\nkey(0). key(1). key(2).\n.decl s(a: number, x: number)\n\
             s(0, x) :- x = range(0, 9).\ns(1, x) :- s(0, x).\n\
             .decl n(a: number, x: number)\n{rule}\ns(2, x) :- n(_, x).\n\
             .decl total(n: number)\ntotal(n) :- n = count : {{ n(_, _) }}.\n.output total"
        );
        let by_rows = answers(&text, Sets::None, 1, Width::Narrow).0;
        assert_eq!(answers(&text, Sets::All, 1, Width::Narrow).0, by_rows, "{text}");
    }
}

/// Large relations with many rows for each key become sets by themselves, others do not.
#[test]
fn what_is_large_becomes_sets() {
    let closure = |edges: &str| {
        format!(
            ".decl edge(a: number, b: number)\n{edges}\n.decl path(a: number, b: number)\n\
             path(a, b) :- edge(a, b).\npath(a, c) :- edge(a, b), path(b, c).\n.output path\n"
        )
    };
    let dense = closure("edge(x, (x * 7 + k) % 600) :- x = range(0, 600), k = range(1, 3).");
    let sparse = closure("edge(x, x + 1) :- x = range(0, 90000), x % 2 = 0.");
    let small = closure("edge(x, x + 1) :- x = range(0, 60).");
    for (text, wanted) in [(dense, 1), (sparse, 0), (small, 0)] {
        let (by_rows, _) = answers(&text, Sets::None, 1, Width::Narrow);
        let (rows, by_sets) = answers(&text, Sets::Large, 1, Width::Narrow);
        assert_eq!((rows == by_rows, by_sets), (true, wanted), "{text}");
    }
}

/// What is passed on of a complete relation is passed on as sets, and what of that is; few rows beside it, too.
#[test]
fn sets_are_passed_on_when_their_relation_is_complete() {
    let text = "
        .decl edge(a: number, b: number)
        edge(x, (x * 7 + k) % 600) :- x = range(0, 600), k = range(1, 3).
        .decl path(a: number, b: number)
        path(a, b) :- edge(a, b).
        path(a, c) :- edge(a, b), path(b, c).
        .decl named(name: symbol, a: number)
        named(cat(\"n\", to_string(x)), x) :- x = range(0, 600).
        .decl group(a: number, b: number)
        group(x % 3, x + 1000) :- x = range(0, 30).
        .decl leads(name: symbol, b: number)
        leads(name, b) :- named(name, a), path(a, b).
        leads(name, b) :- named(name, a), group(a, b).
        leads(name, a) :- named(name, a).
        .decl last(name: symbol, b: number)
        last(cat(name, \"!\"), b) :- named(name, a), a % 2 = 0, leads(name, b), path(b, _).
        last(name, b) :- named(name, a), a < 3, leads(name, b).
        .output leads, last, path";
    let (by_rows, none) = answers(text, Sets::None, 1, Width::Narrow);
    assert_eq!(none, 0);
    for (sets, threads) in [(Sets::Large, 1), (Sets::Large, 2), (Sets::All, 1), (Sets::All, 3)] {
        let (rows, by_sets) = answers(text, sets, threads, Width::Narrow);
        assert!(rows == by_rows, "{sets:?} {threads}");
        // `path`, two of `leads`, one of `last`.
        assert_eq!(by_sets, 4, "{sets:?} {threads}");
    }
}

/// Threads share what is passed on: the same rows, each found by the same rule in the same round, and
/// in the same order each time.
#[test]
fn threads_pass_on_the_same() {
    let text = ".decl edge(a: number, b: number)\n\
         edge(a, a / 20 * 20 + (a * 3 + k) % 20) :- a = range(0, 6000), k = range(1, 4).\n\
         .decl path(a: number, b: number)\npath(a, b) :- edge(a, b).\n\
         path(a, c) :- edge(a, b), path(b, c).\npath(b, c) :- step(a, b, c), a % 2 = 0.\n\
         .decl step(a: number, b: number, c: number)\nstep(a, b, c) :- edge(a, b), path(b, c).\n\
         .decl end(b: number)\nend(b) :- path(_, b).\nend(c) :- step(_, _, c).\n\
         path(a, 7) :- end(a), path(a, 19).\n.output path, step, end\n";
    let program = Program::parse("sets.dl", text, &Directories::default()).expect("valid");
    let run = |sets: Sets, threads: usize| {
        let (mut database, rules) = watched(&program, sets, threads);
        let rows =
            ["path", "step", "end"].map(|name| program.texts(&database, name).expect("an output"));
        let limits = ExplainLimits { rows: 1, facts: 1000, depth: 1000 };
        let proofs = program.explain(&mut database, "path(5999, 7)", limits).expect("a row");
        (rules, rows, format!("{proofs:?}"))
    };
    let (rules, rows, _) = run(Sets::None, 1);
    let sorted = |rows: &[Vec<Vec<Vec<u8>>>; 3]| {
        let mut rows = rows.clone();
        rows.iter_mut().for_each(|rows| rows.sort());
        rows
    };
    assert!(rows[0].len() > 100_000 && rows[1].len() > 300_000, "too little for threads");
    let first = run(Sets::All, 2);
    for threads in [1, 2, 3] {
        let again = run(Sets::All, threads);
        assert_eq!(sorted(&again.1), sorted(&rows), "{threads} threads");
        assert_eq!(again.0, rules, "{threads} threads");
        assert!(!again.2.contains("Lost"), "{}", again.2);
        let is_same = (&again.1, &again.2) == (&first.1, &first.2);
        assert!(threads == 1 || is_same, "{threads} threads: another order");
    }
}

/// A round of many heads, each a part of its work: one thread fills most of them, others are asked meanwhile
/// for whole rows or sets. The same rows, found by the same rules, and with two threads or three in the
/// same order each time.
#[test]
fn heads_that_threads_fill_have_the_same_rows() {
    const HEADS: usize = 12;
    for seed in 0..2 {
        let mut random = Random::new(seed);
        let mut text = String::from(
            ".decl edge(a: number, b: number)\n\
             edge(a, (a * 7 + k) % 300) :- a = range(0, 300), k = range(0, 2).\n",
        );
        let mut outputs = Vec::new();
        for head in 0..HEADS {
            let _ = writeln!(text, ".decl head{head}(a: number, b: number)");
            let _ = writeln!(text, "head{head}(a, a + {head}) :- edge(a, {}).", random.below(300));
            outputs.push(format!("head{head}"));
        }
        for head in 0..HEADS {
            let [one, two] = [0; 2].map(|_| random.below(HEADS));
            let body = match random.below(5) {
                0 => format!("(c, b) :- head{one}(a, b), edge(a, c), c % 3 != {}", random.below(3)),
                1 => format!("(a, (b + c) % 400) :- head{one}(a, b), edge(b, c)"),
                2 => format!("(a, c) :- head{one}(a, b), edge(b, c), head{two}(a, c)"),
                3 => format!("(b % 300, a) :- head{one}(a, b), a % 5 < {}", 1 + random.below(5)),
                _ => format!("(a, c) :- head{one}(a, b), head{two}(b, c), c % 7 < 2"),
            };
            let _ = writeln!(text, "head{head}{body}.");
            // All of them depend on each other.
            let next = (head + 1) % HEADS;
            let _ =
                writeln!(text, "head{next}(b, c) :- head{head}(a, c), edge(a, b), c % 11 != 4.");
        }
        let _ = writeln!(text, ".output {}", outputs.join(", "));
        let program = Program::parse("sets.dl", &text, &Directories::default());
        let program = program.unwrap_or_else(|errors| panic!("{errors}\n{text}"));
        let run = |sets: Sets, threads: usize| {
            let (database, rules) = watched(&program, sets, threads);
            let rows: Vec<_> = outputs
                .iter()
                .map(|name| program.texts(&database, name).expect("an output"))
                .collect();
            (rules, rows)
        };
        let sorted = |rows: &Vec<Vec<Vec<Vec<u8>>>>| {
            let mut rows = rows.clone();
            rows.iter_mut().for_each(|rows| rows.sort());
            rows
        };
        let (rules, rows) = run(Sets::None, 1);
        let all = sorted(&rows);
        assert!(
            all.iter().map(Vec::len).sum::<usize>() > 100_000,
            "too little for threads: {text}"
        );
        for (sets, threads) in [(Sets::None, 2), (Sets::Large, 3), (Sets::All, 2)] {
            let first = run(sets, threads);
            assert!(sorted(&first.1) == all, "{threads} threads\n{text}");
            assert!(run(sets, threads) == first, "{threads} threads, again\n{text}");
            if sets == Sets::None {
                assert_eq!(first.0, rules, "{threads} threads\n{text}");
            }
        }
    }
}
