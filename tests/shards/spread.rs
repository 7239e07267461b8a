//! Many workers answer byte for byte what the engine answers, or say what they cannot do.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::iter;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::split::{catalogues, programs};
use crate::{SOME, command, including, llvm_facts, passes, place, some_of};

/// The files of answers.
type Files = BTreeMap<String, Vec<u8>>;

fn files(dir: &Path) -> Files {
    let entries = fs::read_dir(dir).into_iter().flatten().map(|entry| entry.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    entries.map(|path| (name(&path), fs::read(&path).unwrap())).collect()
}

/// Whether the engine answers within seconds: random programs may join everything with everything.
fn is_quick(place: &Path, question: &[&str]) -> bool {
    let ran = llvm_facts(
        place,
        &[&["query"], question, &["-q", "-D", "joint", "--timeout", "5"]].concat(),
    );
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success() || said.contains("--timeout"), "{said}");
    ran.status.success()
}

/// What the engine answers.
fn engine(place: &Path, question: &[&str]) -> Files {
    let _ = fs::remove_dir_all(place.join("joint"));
    passes(place, &[&["query"], question, &["-q", "-D", "joint"]].concat());
    files(&place.join("joint"))
}

/// Addresses that nobody else has, one for each process. Their ports are not among those that the system
/// hands out, which another connection may have by the time of listening, and are taken in turns.
fn hosts(place: &Path, processes: usize) {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let own = std::process::id() % 100 * 100;
    let mut ports = iter::repeat_with(|| {
        let turn = own + NEXT.fetch_add(1, Ordering::Relaxed);
        TcpListener::bind(("127.0.0.1", 20_000 + (turn % 12_000) as u16))
    });
    let listeners: Vec<TcpListener> =
        ports.by_ref().take(12_000).filter_map(Result::ok).take(processes).collect();
    assert_eq!(listeners.len(), processes, "no port is free");
    let line = |it: &TcpListener| format!("{}\n", it.local_addr().unwrap());
    fs::write(place.join("hosts"), listeners.iter().map(line).collect::<String>()).unwrap();
}

/// The processes of a question, each with so many threads.
fn start(place: &Path, question: &[&str], processes: usize, threads: usize) -> Vec<Child> {
    hosts(place, processes);
    let _ = fs::remove_dir_all(place.join("spread"));
    let threads = threads.to_string();
    let one = |process: usize| {
        let process = process.to_string();
        let all = ["--hosts", "hosts", "--process", &process];
        let all = if processes == 1 { &[][..] } else { &all };
        let own = ["-q", "-D", "spread", "--workers", &threads];
        let mut command = command(place, &[&["query"], question, &own, all].concat());
        command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    };
    (0..processes).map(one).collect()
}

/// What the workers answer, or what all processes say that they cannot do.
#[track_caller]
fn workers(
    place: &Path,
    question: &[&str],
    processes: usize,
    threads: usize,
) -> Result<Files, String> {
    let children = start(place, question, processes, threads);
    let ended: Vec<(bool, String)> = children
        .into_iter()
        .map(|child| {
            let ended = child.wait_with_output().unwrap();
            (ended.status.success(), String::from_utf8(ended.stderr).unwrap())
        })
        .collect();
    assert!(ended.iter().all(|it| *it == ended[0]), "{ended:?}");
    match ended[0].0 {
        true => Ok(files(&place.join("spread"))),
        false => Err(ended[0].1.clone()),
    }
}

fn is_all() -> bool {
    std::env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all")
}

/// Processes, and threads of each.
const LAYOUTS: [(usize, usize); 4] = [(1, 1), (1, 3), (2, 1), (4, 1)];

/// 500 programs with each of three catalogues and four layouts with LLVM_FACTS_TESTS=all.
#[test]
fn random_programs_answer_with_many_workers_as_with_the_engine() {
    let place = place(&SOME);
    let place = place.path();
    let catalogues = catalogues(place);
    let wanted = if is_all() { 500 } else { 24 };
    let (mut ran, mut refused, mut rows, mut slow) = (0, 0, 0, 0);
    for (number, _) in programs(place, 12).take(wanted).enumerate() {
        if !is_quick(place, &[&catalogues[0], "q.dl"]) {
            slow += 1;
            continue;
        }
        let combinations = catalogues.iter().flat_map(|it| LAYOUTS.map(|layout| (it, layout)));
        for (at, (catalogue, (processes, threads))) in combinations.enumerate() {
            if !is_all() && at != number * 5 % 12 {
                continue;
            }
            let question = [catalogue, "q.dl"];
            let joint = engine(place, &question);
            match workers(place, &question, processes, threads) {
                Ok(spread) => {
                    let text = || fs::read_to_string(place.join("q.dl")).unwrap();
                    assert!(joint == spread, "{catalogue} {processes}: {}", text());
                    rows += joint.values().flatten().filter(|&&byte| byte == b'\n').count();
                    ran += 1;
                }
                Err(said) => {
                    assert!(said.ends_with("so ask without --workers\n"), "{said}");
                    refused += 1;
                }
            }
        }
    }
    println!("{ran} runs with {rows} rows, {refused} refused, {slow} programs take too long");
    assert!(slow * 10 < wanted, "{slow} of {wanted} programs take too long");
    assert!(ran > refused * 10 && rows > ran, "{ran} runs with {rows} rows, {refused} refused");
}

/// Each public relation of each analysis, of one, three and seven shards, by the layouts in turn; without
/// LLVM_FACTS_TESTS=all some of them, of one.
#[test]
fn the_library_answers_with_many_workers_as_with_the_engine() {
    let place = place(&SOME[..5]);
    let place = place.path();
    let catalogues = catalogues(place);
    let (mut answered, mut refused) = (BTreeSet::new(), BTreeSet::new());
    let mut relations = BTreeMap::new();
    for entry in library::entries().iter().filter(|it| *it != "facts.dl") {
        let analysis = entry.trim_end_matches(".dl");
        // What queries fill, and what changes modules, is not asked of many.
        if ["findings", "sanity", "transform"].contains(&analysis) {
            continue;
        }
        let own = library::reference::analysis(analysis).unwrap().relations;
        let is_own = |name: &str| own.iter().any(|it| it.name == name);
        for (name, is_global) in some_of(&including(analysis), &is_own) {
            relations.insert(name, (analysis.to_owned(), is_global));
        }
    }
    for (number, (name, (analysis, is_global))) in relations.into_iter().enumerate() {
        if !is_all() && number % 16 != 0 {
            continue;
        }
        fs::write(place.join("q.dl"), including(&analysis)).unwrap();
        for (at, catalogue) in catalogues.iter().enumerate() {
            if !is_all() && at != number / 16 % 3 {
                continue;
            }
            let question = [catalogue, "q.dl", "--relation", &name];
            let joint = engine(place, &question);
            let (processes, threads) = LAYOUTS[(number / if is_all() { 1 } else { 16 } + at) % 4];
            match workers(place, &question, processes, threads) {
                Ok(spread) => {
                    assert!(joint == spread, "{name} of {catalogue} by {processes}, {threads}");
                    answered.insert(name.clone());
                }
                Err(said) => {
                    assert!(
                        is_global && said.ends_with("so ask without --workers\n"),
                        "{name}: {said}"
                    );
                    refused.insert(name.clone());
                }
            }
        }
    }
    let list = |all: &BTreeSet<String>| all.iter().cloned().collect::<Vec<_>>().join(", ");
    println!("answered: {}\nrefused: {}", list(&answered), list(&refused));
    assert!(answered.len() >= if is_all() { 100 } else { 4 }, "{answered:?}");
}

/// A closure that takes minutes.
const LONG: &str = ".include \"facts.dl\"
.decl step(name: symbol, n: number)
step(name, n) :- function_name(_, name), function_name(_, _), n = range(0, 40000).
.decl far(name: symbol, n: number, other: symbol)
far(name, n, other) :- step(name, n), step(other, n), name != other.
.decl farther(name: symbol, n: number, other: symbol)
farther(x, n, z) :- far(x, n, y), far(y, _, z).
.output farther
";

#[test]
fn a_process_that_is_killed_ends_the_others() {
    let place = place(&SOME);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "--shards", "3", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    fs::write(place.join("q.dl"), LONG).unwrap();
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..if is_all() { 50 } else { 4 } {
        let mut children = start(place, &["c", "q.dl", "--memory-limit", "2000"], 4, 1);
        std::thread::sleep(Duration::from_millis(random.u64(300..1500)));
        let killed = random.usize(..4);
        children[killed].kill().unwrap();
        let start = Instant::now();
        for (process, child) in children.into_iter().enumerate() {
            let ended = child.wait_with_output().unwrap();
            if process != killed {
                let said = String::from_utf8(ended.stderr).unwrap();
                assert_eq!(ended.status.code(), Some(1), "{said}");
                assert!(
                    said.contains(" has ended before all was done; nothing was written"),
                    "{said}"
                );
                assert_eq!(said.lines().count(), 1, "{said}");
            }
        }
        assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
        assert!(!place.join("spread").exists());
    }
}

/// Three strata, the last of which takes a while.
const STEPS: &str = ".include \"facts.dl\"
.decl same(name: symbol, f: unsigned, g: unsigned)
same(name, f, g) :- function_name(f, name), function_name(g, name), f != g.
.decl once(f: unsigned, name: symbol)
once(f, name) :- function_name(f, name), !same(_, f, _).
.decl step(f: unsigned, n: number)
step(f, n) :- once(f, _), once(_, _), n = range(0, 1000).
.decl most(n: number, f: unsigned)
most(n, f) :- step(f, n), f >= max g : { once(g, _) }.
most(n, f) :- most(n - 1, f), step(f, n).
.output same, once, most
";

#[test]
fn a_run_that_was_killed_goes_on_where_it_was() {
    let place = place(&SOME);
    let place = place.path();
    catalogues(place);
    fs::write(place.join("q.dl"), STEPS).unwrap();
    let joint = engine(place, &["c3", "q.dl"]);
    let question = ["c3", "q.dl", "--checkpoint", "kept"];
    let mut random = fastrand::Rng::with_seed(5);
    let mut resumed = 0;
    for _ in 0..if is_all() { 50 } else { 4 } {
        let _ = fs::remove_dir_all(place.join("kept"));
        let mut children = start(place, &question, 2, 1);
        std::thread::sleep(Duration::from_millis(random.u64(50..700)));
        children.iter_mut().for_each(|child| child.kill().unwrap());
        for child in &mut children {
            child.wait().unwrap();
        }
        resumed += usize::from(place.join("kept/worker-0-of-2/given").exists());
        assert!(workers(place, &question, 2, 1).as_ref() == Ok(&joint));
    }
    assert!(resumed > 0, "none was killed late enough");
    // What is finished is there at once; another question, and other workers, begin anew.
    let said = |query: &[&str]| passes(place, &[&["query", "-v", "-D", "again"], query].concat());
    let _ = fs::remove_dir_all(place.join("kept"));
    let two = [&question[..], &["--workers", "2"]].concat();
    assert!(!said(&two).contains("of an earlier run"));
    assert!(
        said(&two).contains(" with 2 workers, after 5 steps of an earlier run: "),
        "{}",
        said(&two)
    );
    assert!(files(&place.join("again")) == joint);
    assert!(!said(&[&question[..], &["--workers", "3"]].concat()).contains("of an earlier run"));
    let other = STEPS.replace("f != g", "f < g");
    fs::write(place.join("q.dl"), other).unwrap();
    assert!(!said(&two).contains("of an earlier run"));
    // What is damaged is said.
    fs::write(place.join("q.dl"), STEPS).unwrap();
    said(&two);
    let path = place.join("kept/worker-1-of-2/given");
    let mut bytes = fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&path, bytes).unwrap();
    let ran = llvm_facts(place, &[&["query", "-D", "again"], &two[..]].concat());
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("kept/worker-1-of-2/given: is damaged; remove it"), "{said}");
}

#[test]
fn what_many_workers_cannot_do_is_said() {
    let place = place(&SOME[..1]);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    fs::write(place.join("hosts"), "# Two.\n127.0.0.1:7\n127.0.0.1:7\n").unwrap();
    fs::write(place.join("far"), "192.0.2.7:2101\n").unwrap();
    fs::write(place.join("wrong"), "here\n").unwrap();
    fs::write(
        place.join("q.dl"),
        ".include \"facts.dl\"\n.decl r(n: symbol)\nr(cat(n, m)) :- function_name(_, n), \
         function_name(_, m).\n.output r\n",
    )
    .unwrap();
    fs::write(
        place.join("zero.dl"),
        ".include \"facts.dl\"\n.decl r(n: number)\nr(1 / (n - n)) :- n = count : \
         { function_name(_, x), function_name(_, x) }.\n.output r\n",
    )
    .unwrap();
    let module = "in/program.O0-g.ll";
    for (arguments, words) in [
        (
            &["c", "q.dl", "--workers", "2"][..],
            "q.dl:3:1: computes with strings; the engine evaluates that, so ask without --workers",
        ),
        (&["c", "zero.dl", "--workers", "2"], "zero.dl:3:1: division by zero"),
        (&["c", "q.dl", "--workers", "0"], "invalid value '0' for '--workers <N>'"),
        (&["c", "q.dl", "--workers", "2", "-j", "1"], "cannot be used with '--jobs"),
        (&["c", "q.dl", "--workers", "2", "--watch"], "cannot be used with '--watch'"),
        (&[module, "q.dl", "--workers", "2"], "--workers: only of a catalogue"),
        (&["c", "q.dl", "--process", "0"], "--hosts <FILE>"),
        (&["c", "q.dl", "--hosts", "hosts"], "--process <I>"),
        (&["c", "q.dl", "--hosts", "hosts", "--process", "0"], "hosts: 127.0.0.1:7 is there twice"),
        (
            &["c", "q.dl", "--hosts", "far", "--process", "0"],
            "far: 192.0.2.7:2101 is another machine",
        ),
        (&["c", "q.dl", "--hosts", "wrong", "--process", "0"], "wrong: here is no `host:port`"),
        (
            &["c", "q.dl", "--hosts", "far", "--process", "1", "--allow-network"],
            "far: has 1 addresses, and none for process 1",
        ),
        (&["c", "q.dl", "--hosts", "none", "--process", "0"], "none: No such file or directory"),
    ] {
        let ran = llvm_facts(place, &[&["query", "-D", "answers"], arguments].concat());
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(!ran.status.success() && said.contains(words), "{arguments:?}: {said}");
        assert!(!place.join("answers").exists(), "{arguments:?}");
    }
}

#[test]
fn processes_that_are_asked_other_things_say_so() {
    let place = place(&SOME[..1]);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    hosts(place, 2);
    let ask = |process: &str, rules: &str| {
        let all = ["query", "c", "-e", rules, "--hosts", "hosts", "--process", process];
        command(place, &all).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    };
    let children = [ask("0", "function_name(f, n)"), ask("1", "function_name(f, \"main\")")];
    for child in children {
        let ended = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(!ended.status.success() && said.contains("asks something else"), "{said}");
    }
}
