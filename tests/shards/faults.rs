//! Whatever happens to a plan, a run or a query, nothing is half there, and the next one has the results
//! of one to which nothing happened.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use shards::{Catalogue, State};

use crate::{SOME, command, passes, place};

/// Two local outputs and one whose rows shards share.
const PROGRAM: &str = ".include \"facts.dl\"
.decl named(f: Function, n: symbol) named(f, n) :- function_name(f, n). .output named
.decl blocks(i: Instruction, b: Block) blocks(i, b) :- instruction_basicblock(i, b). .output blocks
.decl names(n: symbol) names(n) :- function_name(_, n). .output names
";

const PLAN: [&str; 9] = ["shard", "plan", "in", "--shards", "2", "-o", "c", "-q", "-j1"];
const RUN: [&str; 5] = ["shard", "run", "c", "-q", "-j1"];
const QUERY: [&str; 9] =
    ["query", "c", "q.dl", "-D", "answers", "--format", "parquet", "-q", "-j1"];
const STEPS: [(&[&str], &str); 3] = [(&PLAN, "c/plans"), (&RUN, "c/shards"), (&QUERY, "answers")];

/// What is in the making has this in its name.
const PARTIAL: &str = ".llvm-facts-partial-";

/// The files below a directory that are not in the making.
fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut waiting = vec![dir.to_path_buf()];
    while let Some(next) = waiting.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(dir).unwrap().display().to_string();
            match path.is_dir() {
                _ if name.contains(PARTIAL) => {}
                true => waiting.push(path),
                // Plans say where modules are, and disks are elsewhere.
                false if name.ends_with(".json") => {
                    let text = fs::read_to_string(&path).unwrap();
                    let text = text.replace("/disk/in/", "/in/").replace("/after/in/", "/in/");
                    all.insert(name, text.into_bytes());
                }
                false => drop(all.insert(name, fs::read(&path).unwrap())),
            }
        }
    }
    all
}

/// What each step leaves to which nothing happens.
struct Wanted {
    after: Vec<BTreeMap<String, Vec<u8>>>,
    time: Vec<Duration>,
}

impl Wanted {
    fn of(place: &Path) -> Self {
        fs::write(place.join("q.dl"), PROGRAM).unwrap();
        let (mut after, mut time) = (Vec::new(), Vec::new());
        for (step, output) in STEPS {
            let start = Instant::now();
            passes(place, step);
            time.push(start.elapsed());
            after.push(files(&place.join(output)));
        }
        assert_eq!(after[2].len(), 3);
        clear(place);
        Self { after, time }
    }

    /// What is there of a step is whole: plans, each shard, all answers.
    fn is_whole(&self, place: &Path, step: usize, what: &str) {
        let now = files(&place.join(STEPS[step].1));
        for (name, bytes) in &now {
            assert!(self.after[step].get(name) == Some(bytes), "{what}: {name}");
        }
        let is_whole = match step {
            1 => ["000000/", "000001/"].iter().all(|shard| {
                let count = |all: &BTreeMap<String, Vec<u8>>| {
                    all.keys().filter(|name| name.starts_with(shard)).count()
                };
                [0, count(&self.after[1])].contains(&count(&now))
            }),
            _ => [0, self.after[step].len()].contains(&now.len()),
        };
        assert!(is_whole, "{what}: {:?}", now.keys());
        if let Ok(catalogue) = Catalogue::open(&place.join("c")) {
            for shard in 0..catalogue.shards() as u32 {
                assert!(!matches!(catalogue.state(shard).unwrap(), State::Stale), "{what}");
            }
        }
    }

    /// The next one has it all.
    fn completes(&self, place: &Path, step: usize, what: &str) {
        passes(place, STEPS[step].0);
        assert!(files(&place.join(STEPS[step].1)) == self.after[step], "{what}; then");
    }
}

fn clear(place: &Path) {
    for name in ["c", "answers"] {
        let _ = fs::remove_dir_all(place.join(name));
    }
}

#[test]
fn what_is_killed_leaves_nothing_half_made() {
    let place = place(&SOME);
    let place = place.path();
    let wanted = Wanted::of(place);
    let mut random = fastrand::Rng::with_seed(7);
    let mut ended = [0; 3];
    // 51 moments of three commands.
    for round in 0..17 {
        clear(place);
        for (step, (arguments, _)) in STEPS.iter().enumerate() {
            let what = format!("round {round}: {arguments:?}");
            // Every third run has another one of the same shards beside it.
            let is_double = step == 1 && round % 3 == 0;
            let other = is_double.then(|| command(place, arguments).spawn().unwrap());
            let mut child = command(place, arguments).stderr(Stdio::null()).spawn().unwrap();
            let most = wanted.time[step].as_micros() as u64 * 9 / 10;
            thread::sleep(Duration::from_micros(random.u64(0..most)));
            child.kill().unwrap();
            ended[step] += usize::from(child.wait().unwrap().code().is_none());
            match other {
                Some(mut other) => assert!(other.wait().unwrap().success(), "{what}"),
                None => wanted.is_whole(place, step, &what),
            }
            wanted.completes(place, step, &what);
        }
        passes(place, &["shard", "gc", "c"]);
        for (after, (_, output)) in wanted.after.iter().zip(STEPS) {
            assert!(files(&place.join(output)) == *after, "round {round}: {output} after gc");
        }
    }
    println!("killed: {ended:?} of 17 each");
    assert!(ended.iter().all(|&count| count >= 6), "{ended:?} were killed");
}

#[test]
fn two_queries_at_once_agree() {
    let place = place(&SOME);
    let place = place.path();
    let wanted = Wanted::of(place);
    passes(place, &PLAN);
    passes(place, &RUN);
    for _ in 0..6 {
        let _ = fs::remove_dir_all(place.join("answers"));
        let both = [0, 1].map(|_| command(place, &QUERY).spawn().unwrap());
        for mut child in both {
            assert!(child.wait().unwrap().success());
        }
        assert!(files(&place.join("answers")) == wanted.after[2]);
    }
}

/// The script that works on a disk of some KB: in a name space of its own, so that nothing stays mounted.
/// What is on the disk when the command ends is copied to `after`, and how it ended is printed.
const DISK: &str = r#"
set -e
mkdir disk
mount -t tmpfs -o size=$1k none disk
cp -a in q.dl disk
for kept in c answers; do if [ -e $kept ]; then cp -a $kept disk; fi; done
shift
cd disk
code=0
"$@" 2>../said || code=$?
cp -a . ../after
echo $code
"#;

#[test]
fn a_full_disk_leaves_nothing_half_made() {
    let mount = ["-m", "sh", "-c", "mount -t tmpfs none /mnt"];
    let tried = Command::new("unshare").args(mount).stderr(Stdio::null()).status();
    if !tried.is_ok_and(|status| status.success()) {
        eprintln!("SKIPPED: nothing may be mounted here: no disk is full");
        return;
    }
    let place = place(&SOME);
    let place = place.path();
    let wanted = Wanted::of(place);
    // A disk has pages of 4 KB.
    let pages = |name: &str| {
        files(&place.join(name)).into_values().map(|it| it.len().div_ceil(4096) as u64 * 4)
    };
    let used = || ["in", "c", "answers"].iter().flat_map(|name| pages(name)).sum::<u64>();
    let mut full = [0; 3];
    for (step, (arguments, output)) in STEPS.iter().enumerate() {
        let before = 8 + used();
        passes(place, arguments);
        let own = 32 + used() - before;
        let made = if step == 0 { "c" } else { output };
        fs::remove_dir_all(place.join(made)).unwrap();
        for part in 0..10 {
            let size = before + own * part / 9;
            for name in ["disk", "after", "said"] {
                let _ = fs::remove_dir_all(place.join(name));
            }
            let ran = Command::new("unshare")
                .args(["-m", "sh", "-c", DISK, "disk", &size.to_string()])
                .arg(env!("CARGO_BIN_EXE_llvm-facts"))
                .args(*arguments)
                .current_dir(place)
                .output()
                .unwrap();
            let said = fs::read_to_string(place.join("said")).unwrap_or_default();
            let what = format!("{size} KB: {arguments:?}: {said}");
            let code = String::from_utf8_lossy(&ran.stdout);
            let after = place.join("after");
            match code.trim() {
                "0" => assert!(files(&after.join(output)) == wanted.after[step], "{what}"),
                "1" => {
                    full[step] += 1;
                    assert!(said.contains("llvm-facts: error: "), "{what}");
                    assert!(!said.contains("panicked") && !said.contains("internal"), "{what}");
                    wanted.is_whole(&after, step, &what);
                    wanted.completes(&after, step, &what);
                }
                other => panic!("{what}: {other}: {}", String::from_utf8_lossy(&ran.stderr)),
            }
        }
        passes(place, arguments);
    }
    println!("full: {full:?} of 10 each");
    assert!(full.iter().all(|&count| count >= 2), "{full:?} were full");
}
