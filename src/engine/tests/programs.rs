//! Programs that nobody wrote: random ones, which Soufflé answered alike when their answers were
//! recorded, and mutated ones, which must not crash the parser, the checker or the evaluation.
//!
//! `recorded.txt` holds what Soufflé answered. Where it is on PATH it is asked again, and must not
//! answer otherwise; then `BLESS=1` writes what it answers, for `PROGRAMS=n` seeds from 0.
//!
//! `PROGRAMS=n` sets how many other random programs run (150), `FUZZ=n` how many mutated ones
//! (2,000), `SEED=n` where either begins, `CORPUS=dir` whose programs are mutated too.

use crate::support::random::{Functors, program};
use crate::support::{Answer, run, souffle};
use fastrand::Rng;
use llvm_facts_engine::{
    Database, Destination, Directories, Options, Program, Width, WriteOptions,
};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// The programs by hand whose answers are recorded.
const WRITTEN: [(&str, &str); 5] = [
    ("components", include_str!("support/components.dl")),
    ("dialect", include_str!("support/dialect.dl")),
    ("floats", include_str!("support/floats.dl")),
    ("inline", include_str!("support/inline.dl")),
    ("rules", include_str!("support/rules.dl")),
];

/// The program of that name, or of that seed.
fn text(name: &str) -> String {
    match WRITTEN.iter().find(|written| written.0 == name) {
        Some((_, text)) => (*text).to_owned(),
        None => program(name.parse().expect("a seed"), Functors::All),
    }
}

fn recorded_file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/recorded.txt")
}

/// Tells one text from another (FNV-1a).
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// An answer as it is recorded: a line names the program, with its hash, then its rows follow.
fn record(name: &str, answer: &Answer) -> String {
    let mut out = format!("program {name} {:016x}\n", hash(&text(name)));
    for (relation, rows) in answer {
        for row in rows {
            let _ = writeln!(out, "{relation}\t{row}");
        }
    }
    out
}

/// What is recorded, by program.
fn recorded() -> BTreeMap<String, String> {
    let all = fs::read_to_string(recorded_file()).unwrap_or_default();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in all.lines() {
        if let Some(head) = line.strip_prefix("program ") {
            name = head.split(' ').next().unwrap_or_default().to_owned();
        }
        let record = found.entry(name.clone()).or_default();
        let _ = writeln!(record, "{line}");
    }
    found
}

#[test]
fn programs_have_the_recorded_answers() {
    let mut recorded = recorded();
    if let Some(souffle) = souffle() {
        let bless = std::env::var_os("BLESS").is_some();
        let names: Vec<String> = match bless {
            true => (0..number("PROGRAMS", 150))
                .map(|seed| seed.to_string())
                .chain(WRITTEN.map(|written| written.0.to_owned()))
                .collect(),
            false => recorded.keys().cloned().collect(),
        };
        let mut renewed: BTreeMap<String, String> = BTreeMap::new();
        for name in names {
            let record = record(&name, &souffle.run(&text(&name)));
            renewed.insert(name, record);
        }
        if bless {
            let all: String = renewed.values().map(|record| &**record).collect();
            fs::write(recorded_file(), all).expect("written");
            recorded = renewed;
        } else {
            for (name, record) in renewed {
                let help = "souffle answers otherwise than recorded; BLESS=1 records its answers";
                assert_eq!(recorded[&name], record, "{name}: {help}\n{}", text(&name));
            }
        }
    } else {
        assert!(std::env::var_os("BLESS").is_none(), "BLESS=1 records what a souffle answers");
    }
    assert!(recorded.len() > 100, "{} programs are recorded", recorded.len());
    assert!(WRITTEN.iter().all(|written| recorded.contains_key(written.0)));
    for (name, wanted) in recorded {
        let text = text(&name);
        for threads in [1, 2] {
            let answer = run(&text, threads, Width::Narrow);
            let answer = answer.unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(wanted, record(&name, &answer), "{name}\n{text}");
        }
    }
}

#[test]
fn souffle_answers_other_random_programs_alike() {
    let Some(souffle) = souffle() else { return };
    // Beyond those that are recorded.
    let first = number("SEED", 150);
    for seed in first..first + number("PROGRAMS", 30) {
        let text = program(seed, Functors::All);
        let answer = run(&text, 1, Width::Narrow).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(souffle.run(&text), answer, "seed {seed}\n{text}");
    }
}

#[test]
fn random_programs_have_one_answer_with_threads_and_with_wide_numbers() {
    let first = number("SEED", 0);
    let mut rows = 0;
    for seed in first..first + number("PROGRAMS", 150) {
        let text = program(seed, Functors::OfAnyWidth);
        let one = run(&text, 1, Width::Narrow).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(Ok(&one), run(&text, 2, Width::Narrow).as_ref(), "threads, {seed}\n{text}");
        assert_eq!(Ok(&one), run(&text, 1, Width::Wide).as_ref(), "64 bits, {seed}\n{text}");
        rows += one.values().map(Vec::len).sum::<usize>();
    }
    assert!(rows > 1000, "the programs derive too little to say anything: {rows} rows");
}

/// What an output needs is found, and given up when nothing needs it any more.
#[test]
fn each_relation_alone_has_the_same_rows() {
    for seed in 0..30 {
        let text = program(seed, Functors::All);
        let all = run(&text, 1, Width::Narrow).unwrap_or_else(|e| panic!("{e}\n{text}"));
        for (name, wanted) in &all {
            let program = Program::parse("test.dl", &text, &Directories::default());
            let mut program = program.unwrap_or_else(|e| panic!("{e}\n{text}"));
            program.select(std::slice::from_ref(name)).expect("a relation");
            let mut database = Database::new(&program);
            database.forget_unused();
            program.run(&mut database, &Options::default()).expect("it runs");
            for other in all.keys().filter(|other| *other != name) {
                assert_eq!(program.len(&database, other).expect("there"), 0, "{other}\n{text}");
            }
            let rows = program.texts(&database, name).expect("there");
            let line = |row: &Vec<Vec<u8>>| String::from_utf8_lossy(&row.join(&b'\t')).into_owned();
            let mut lines: Vec<String> = rows.iter().map(line).collect();
            lines.sort();
            assert_eq!(&lines, wanted, "{name} of {seed}\n{text}");
        }
    }
}

/// Of a relation whose size alone is asked for, the number outlives the rows; outputs keep theirs.
#[test]
fn a_number_of_rows_is_kept_without_them() {
    let text = "
        .decl given(x: number)
        given(x) :- x = range(0, 1000).
        .decl pair(x: number, y: number)
        pair(x, x + 1) :- given(x).
        .decl path(x: number, y: number)
        path(x, y) :- pair(x, y), x < 10.
        path(x, z) :- path(x, y), pair(y, z), z < 10.
        .decl back(y: number, x: number)
        back(y, x) :- path(x, y).
        .decl same(x: number, y: number) eqrel
        same(x, y) :- back(y, x).
        .printsize given, pair, same
        .output path, back, back(filename=\"again.csv\")
        .printsize back
    ";
    for threads in [1, 2] {
        let program = Program::parse("sizes.dl", text, &Directories::default()).expect("a program");
        let mut database = Database::new(&program);
        database.forget_unused();
        program.run(&mut database, &Options { threads, ..Options::default() }).expect("it runs");
        let found = ["given", "pair", "same", "path", "back"].map(|name| {
            let rows = program.texts(&database, name).expect("there");
            let same = program.rows::<(i64, i64)>(&database, name).map(Iterator::count);
            (program.len(&database, name).expect("there"), rows.len(), same.unwrap_or(0))
        });
        let wanted = [(1000, 0, 0), (1000, 0, 0), (121, 0, 0), (46, 46, 46), (46, 46, 46)];
        assert_eq!(found, wanted, "{threads} threads");
    }
}

/// Rules over so many rows that threads share them: new rows, known ones, the same row from many
/// threads, all parts of a recursive relation, and heads that are no plain sets.
const MANY: &str = "
.decl number(x: number)
number(x) :- x = range(0, 20000).
.decl edge(x: number, y: number)
edge(x, (x * 7 + 3) % 20000) :- number(x).
edge(x, x / 2) :- number(x), x % 2 = 0.
.decl two(x: number, z: number)
two(x, z) :- edge(x, y), edge(y, z), x < z.
.decl reached(x: number)
reached(x) :- number(x), x < 10.
reached(y) :- reached(x), edge(x, y).
reached(x) :- reached(y), edge(x, y), x % 3 = 0.
.decl path(x: number, y: number)
path(x % 90, x / 90 % 90) :- number(x), x % 11 = 0.
path(x, z) :- path(x, y), path(y, z).
.decl few(x: number, y: number)
few(x % 3, y % 7) :- number(x), edge(x, y).
.decl some()
some() :- number(x), x > 19000.
.decl chosen(key: number, x: number) choice-domain key
chosen(x % 10, x) :- number(x), x > 5000.
.decl same(x: number, y: number) eqrel
same(x % 20, x % 30 + 100) :- number(x), x % 4 = 0.
.decl name(x: symbol)
name(cat(\"n\", to_string(x % 5000))) :- number(x).
.decl counted(key: number, rows: number)
counted(key, rows) :- key = range(0, 5), rows = count : { edge(x, y), x % 5 = key, y > x }.
.decl copy(x: number, y: number)
copy(x % 700, (x * 13 + 5) % 700) :- number(x), x % 9 = 0.
copy(x, y) :- meets(x, y), shared(y).
.decl load(x: number, y: number)
load(x % 700, (x * 17 + 1) % 700) :- number(x), x % 31 = 0.
.decl store(x: number, y: number)
store(x % 700, (x * 19 + 2) % 700) :- number(x), x % 37 = 0.
.decl points(x: number, o: number)
points(x % 700, x % 151) :- number(x), x % 61 = 0.
points(x, o) :- copy(x, y), points(y, o).
points(x, o) :- load(x, y), points(y, p), holds(p, o).
.decl holds(p: number, o: number)
holds(p, o) :- store(x, y), points(x, p), points(y, o).
.decl meets(x: number, y: number)
meets(x, y) :- points(x, o), points(y, o), x < y, y < 60.
.decl shared(o: number)
shared(o) :- points(x, o), holds(o, _), !few(x, o).
.decl last(o: number, x: number) eqrel
last(o, x + 1000) :- points(x, o), shared(o), x % 50 = 0.
.output two, reached, path, few, some, chosen, same, name, counted
.output copy, points, holds, meets, shared, last
";

#[test]
fn large_programs_have_one_answer_with_threads() {
    let one = run(MANY, 1, Width::Narrow).expect("it runs");
    assert!(
        ["two", "path", "name", "points", "holds"].iter().all(|name| one[*name].len() >= 5000),
        "too few rows"
    );
    for (threads, width) in [(2, Width::Narrow), (3, Width::Wide)] {
        let more = run(MANY, threads, width).expect("it runs");
        for (name, rows) in &one {
            assert!(more[name] == *rows, "{name} with {threads} threads");
        }
    }
}

/// Strata that threads evaluate side by side: some of many small rounds, some of much work at once or in
/// rounds, with heads of all kinds, and some that wait for others. All depend on the number.
const WEB: &str = "
.decl edge#(x: number, y: number)
edge#(x, (x * 7 + #) % (30 + #)) :- number(x), x < 30 + #.
edge#(x, (x * x + #) % (30 + #)) :- number(x), x < 30 + #.
.decl path#(x: number, y: number)
path#(x, y) :- edge#(x, y).
path#(x, z) :- path#(x, y), path#(y, z).
.decl chain#(x: number)
chain#(#).
chain#(x + 1) :- chain#(x), x < 900 + 10 * #.
.decl wide#(x: number, z: number)
wide#(x % 50, (x * y + #) % 900) :- number(x), # % 5 = 0, number(y), y < 40, x < 9000.
.decl far#(x: number, z: number)
far#(x, z) :- path#(x, y), wide#(y, z), !edge#(x, y).
.decl chosen#(key: number, x: number) choice-domain key
chosen#(x % 10, z) :- far#(x, z) ; path#(x, z).
.decl same#(x: number, y: number) eqrel
same#(x, y + 100) :- edge#(x, y), x % 3 = 0.
same#(x, z) :- same#(x, y), edge#(y, z), z < 5.
.decl least#(x: number, y: number)
least#(x, y) :- path#(x, y).
least#(x, y) <= least#(x, z) :- z < y.
.decl counted#(x: number, rows: number)
counted#(x, rows) :- edge#(x, _), rows = count : { path#(x, y), chain#(y + #) }.
.decl pair#(p: Pair)
pair#([x, y]) :- least#(x, y).
pair#([y, x]) :- pair#([x, y]), path#(y, x).
.output path#, chain#, wide#, far#, chosen#, same#, least#, counted#, pair#
";

#[test]
fn strata_side_by_side_have_one_answer() {
    let mut text = String::from(
        ".type Pair = [x: number, y: number]\n.decl number(x: number)\nnumber(x) :- x = range(0, 9000).\n",
    );
    for n in 0..24 {
        text += &WEB.replace('#', &n.to_string());
        if n > 0 && n % 4 == 0 {
            // What one makes goes on in another.
            let before = n - 3;
            let _ = writeln!(text, "edge{n}(x, y % 31) :- far{before}(x, y), same{before}(x, _).");
        }
    }
    let one = run(&text, 1, Width::Narrow).expect("it runs");
    let rows: usize = one.values().map(Vec::len).sum();
    assert!(rows > 100_000, "too few rows: {rows}");
    for (threads, width) in [(2, Width::Narrow), (5, Width::Wide)] {
        let more = run(&text, threads, width).expect("it runs");
        for (name, rows) in &one {
            assert!(more[name] == *rows, "{name} with {threads} threads");
        }
    }
}

/// Words that a mutation puts anywhere.
const WORDS: [&str; 40] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ".",
    "!",
    ":-",
    "=",
    "_",
    "nil",
    "count : {",
    "min x : ",
    "$",
    "-",
    "range(1,3)",
    "as(",
    "x",
    "0",
    "\"s\"",
    " <= ",
    ";",
    "$A(",
    "1.5",
    "2u",
    ".decl ",
    ".type ",
    ".comp ",
    ".init ",
    "inline",
    "eqrel",
    "|",
    "<:",
    "choice-domain",
    "mean x : ",
    ".plan 0:(1)",
    "9999999999",
    "\0",
];

/// Programs to start from: random ones, those below `CORPUS`, and one with all that there is.
fn corpus() -> Vec<String> {
    let mut dirs: Vec<PathBuf> =
        std::env::var_os("CORPUS").map(PathBuf::from).into_iter().collect();
    let mut found: Vec<String> = (0..50).map(|seed| program(seed, Functors::All)).collect();
    while let Some(dir) = dirs.pop() {
        for path in fs::read_dir(dir).expect("a directory").flatten().map(|e| e.path()) {
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == "dl") {
                let text = fs::read_to_string(&path).expect("UTF-8");
                // What it includes is missing here, and the program would fail for that.
                if !text.contains(".include") {
                    found.push(text);
                }
            }
        }
    }
    found.retain(|text| text.len() < 6000);
    found.sort();
    // The most often, for it has most.
    found.extend(std::iter::repeat_n(include_str!("support/dialect.dl").to_owned(), 50));
    found
}

fn mutated(random: &mut Rng, corpus: &[String]) -> String {
    let pick = |random: &mut Rng| corpus[random.usize(..corpus.len())].clone().into_bytes();
    let mut text = pick(random);
    for _ in 0..random.usize(1..=3) {
        if text.is_empty() {
            break;
        }
        let (from, len) = (random.usize(..text.len()), random.usize(..40));
        let to = (from + len).min(text.len());
        match random.usize(..10) {
            // A word for another of the program: often it stays valid.
            6.. => {
                let word = |at: usize| {
                    let part = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
                    let start = text[..at].iter().rposition(|b| !part(b)).map_or(0, |at| at + 1);
                    let len = text[start..].iter().position(|b| !part(b));
                    start..len.map_or(text.len(), |len| start + len)
                };
                let (old, new) = (word(from), word(random.usize(..text.len())));
                let new = text[new].to_vec();
                text.splice(old, new);
            }
            0 => drop(text.drain(from..to)),
            1 => {
                let part = text[from..to].to_vec();
                let at = random.usize(..text.len());
                text.splice(at..at, part);
            }
            2 => text[from] = random.u8(..),
            3 => drop(text.splice(from..from, WORDS[random.usize(..WORDS.len())].bytes())),
            4 => {
                let other = pick(random);
                let start = random.usize(..other.len());
                let end = (start + random.usize(..200)).min(other.len());
                text.splice(from..from, other[start..end].iter().copied());
            }
            _ => {
                let at = random.usize(..text.len());
                text.swap(from, at);
            }
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Runs what is valid, for a moment.
fn attempt(text: &str) -> bool {
    let program = match Program::parse("fuzz.dl", text, &Directories::default()) {
        Ok(program) => program,
        Err(diagnostics) => {
            assert!(diagnostics.has_errors() && !diagnostics.to_string().is_empty());
            return false;
        }
    };
    let mut database = Database::new(&program);
    for input in program.inputs() {
        let cells: Vec<u32> = (0..input.columns.len() as u32 * 5).map(|n| n % 7).collect();
        let loaded = database.load(&program, &input.name, &cells, &mut |_| b"abc");
        assert!(loaded.is_ok());
    }
    let timeout = Some(Duration::from_millis(100));
    let options = Options { timeout, memory_limit: Some(200 << 20), ..Options::default() };
    if program.run(&mut database, &options).is_ok() {
        let write = WriteOptions { to: Destination::Stdout, sorted: true };
        // An output may have parameters that are not supported.
        let _ = program.write(&database, &write, &mut std::io::sink());
    }
    true
}

#[test]
fn mutated_programs_do_not_crash_the_engine() {
    let corpus = corpus();
    let count = number("FUZZ", 2000);
    let mut random = Rng::with_seed(number("SEED", 1));
    assert!(attempt(include_str!("support/dialect.dl")));
    let mut valid = 0;
    for at in 0..count {
        let text = mutated(&mut random, &corpus);
        let result = std::panic::catch_unwind(|| attempt(&text));
        match result {
            Ok(ran) => valid += u64::from(ran),
            Err(_) => panic!("input {at} crashed the engine:\n{text}"),
        }
    }
    let _ = writeln!(std::io::stderr(), "{count} mutated programs, {valid} of them valid");
    assert!(valid > 0);
}
