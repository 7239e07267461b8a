//! C++: what `datalog/cxx` derives from the programs of `tests/cxx`, compiled in many ways.
//!
//! Each program has an `.expected` file with the rows of all relations of `query.dl`. A row holds in
//! every variant of the program, unless variants stand behind it in brackets: `[O2*]`, all at -O2;
//! `[not O0-vfe]`, all but that one. So the file says what an optimiser or an option changes.
//!
//!     BLESS=1 cargo test --test cxx      writes them anew; read the difference before you commit
//!
//! Needs clang++-15, opt-15 and llvm-link-15 (`scripts/setup.sh`). The second engine is Soufflé:
//! `souffle` on PATH, or what the variable SOUFFLE names.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const PROGRAM: &str = env!("CARGO_BIN_EXE_llvm-facts");

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn here() -> PathBuf {
    root().join("tests/cxx")
}

/// A test program and what its first lines say.
struct Source {
    name: String,
    /// `//! flags:` options of every variant.
    flags: Vec<String>,
    /// `//! variant:` more options, with a name.
    variants: Vec<(String, Vec<String>)>,
    /// `//! passes:` passes of opt, with a name.
    passes: Vec<(String, Vec<String>)>,
    /// `//! second:` another source of the same program.
    second: Option<String>,
}

impl Source {
    fn read(name: &str) -> Self {
        let text = fs::read_to_string(here().join(format!("{name}.cpp"))).unwrap();
        let mut source = Self {
            name: name.to_owned(),
            flags: Vec::new(),
            variants: Vec::new(),
            passes: Vec::new(),
            second: None,
        };
        for line in text.lines().filter_map(|line| line.strip_prefix("//! ")) {
            let (what, words) = line.split_once(": ").unwrap();
            let mut words = words.split_whitespace().map(str::to_owned);
            match what {
                "flags" => source.flags = words.collect(),
                "variant" => source.variants.push((words.next().unwrap(), words.collect())),
                "passes" => source.passes.push((words.next().unwrap(), words.collect())),
                "second" => source.second = words.next(),
                _ => panic!("{name}: {line}"),
            }
        }
        source
    }

    fn expected(&self) -> PathBuf {
        here().join(format!("{}.expected", self.name))
    }

    /// Compiles every variant into `dir`: its name and its modules.
    fn compile(&self, dir: &Path) -> Vec<(String, Vec<PathBuf>)> {
        let mut made = Vec::new();
        for level in ["O0", "O2"] {
            let mut ways = vec![(level.to_owned(), Vec::new())];
            let typed = ["-Xclang", "-no-opaque-pointers"].map(str::to_owned);
            ways.push((format!("{level}-typed"), typed.to_vec()));
            for (name, flags) in &self.variants {
                ways.push((format!("{level}-{name}"), flags.clone()));
            }
            for (name, flags) in ways {
                let file = format!("{}.cpp", self.name);
                let module = self.clang(dir, &name, level, &flags, &file);
                if let Some(second) = &self.second {
                    let other = self.clang(dir, &format!("{name}.2"), level, &flags, second);
                    let linked = dir.join(format!("{}.{name}.linked.bc", self.name));
                    let mut link = Command::new("llvm-link-15");
                    if name.ends_with("-typed") {
                        link.arg("-opaque-pointers=0");
                    }
                    run(link.arg(&module).arg(&other).arg("-o").arg(&linked));
                    made.push((format!("{name}-linked"), vec![linked]));
                    made.push((name, vec![module, other]));
                    continue;
                }
                if name == level {
                    for (pass, words) in &self.passes {
                        let to = dir.join(format!("{}.{level}-{pass}.bc", self.name));
                        let mut opt = Command::new("opt-15");
                        opt.arg(format!("-passes={}", words[0])).args(&words[1..]);
                        run(opt.arg(&module).arg("-o").arg(&to));
                        made.push((format!("{level}-{pass}"), vec![to]));
                    }
                }
                made.push((name, vec![module]));
            }
        }
        made
    }

    fn clang(&self, dir: &Path, name: &str, level: &str, flags: &[String], file: &str) -> PathBuf {
        let to = dir.join(format!("{}.{name}.bc", self.name));
        let mut clang = Command::new("clang++-15");
        clang.args(["-c", "-emit-llvm", "-w", "-std=c++14", &format!("-{level}")]);
        // The linker of -flto is not asked; the option only says that a program is whole.
        clang.args(&self.flags).args(flags);
        run(clang.current_dir(here()).arg(file).arg("-o").arg(&to));
        to
    }
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Whether `program` runs at all.
fn runs(program: &OsString) -> bool {
    let ran = Command::new(program).arg("--version").output();
    ran.is_ok_and(|output| output.status.success())
}

/// Says what is missing past the capture of the test runner, which would hide it.
fn skipped(why: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {why}");
}

/// A directory that goes away with the value.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("llvm-facts-cxx-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Rows, each with its relation.
type Answer = BTreeSet<String>;

fn answer(dir: &Path) -> Answer {
    let mut rows = Answer::new();
    for file in fs::read_dir(dir).unwrap() {
        let path = file.unwrap().path();
        let relation = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        rows.extend(text.lines().map(|line| format!("{relation}\t{line}")));
    }
    rows
}

fn by_engine(modules: &[PathBuf], query: &Path, dir: &Path) -> Answer {
    let mut command = Command::new(PROGRAM);
    command.arg("query").arg("-q").args(modules).arg(query).arg("-D").arg(dir);
    run(command.arg("-I").arg(root().join("datalog")));
    answer(dir)
}

fn by_souffle(souffle: &OsString, modules: &[PathBuf], query: &Path, dir: &Path) -> Answer {
    let (facts, out) = (dir.join("facts"), dir.join("out"));
    fs::create_dir_all(&out).unwrap();
    run(Command::new(PROGRAM).arg("-q").args(modules).arg("-o").arg(&facts));
    let mut command = Command::new(souffle);
    command.args(["--no-preprocessor", "-w", "-I"]).arg(root().join("datalog"));
    run(command.arg("-F").arg(&facts).arg("-D").arg(&out).arg(query));
    answer(&out)
}

/// The rows of all variants, each with those that it does not hold in.
fn text(answers: &BTreeMap<String, Answer>) -> String {
    let all: BTreeSet<&String> = answers.values().flatten().collect();
    let mut out = String::new();
    for row in all {
        let (with, without): (Vec<_>, Vec<_>) =
            answers.keys().partition(|v| answers[*v].contains(row));
        let level = |l: &str| answers.keys().filter(|v| v.starts_with(l)).eq(with.iter().copied());
        let names =
            |list: &[&String]| list.iter().map(|v| v.as_str()).collect::<Vec<_>>().join(" ");
        out.push_str(row);
        if level("O0") {
            out.push_str("\t[O0*]");
        } else if level("O2") {
            out.push_str("\t[O2*]");
        } else if !without.is_empty() && without.len() < with.len() {
            out.push_str(&format!("\t[not {}]", names(&without)));
        } else if !without.is_empty() {
            out.push_str(&format!("\t[{}]", names(&with)));
        }
        out.push('\n');
    }
    out
}

fn names() -> Vec<String> {
    let mut names = Vec::new();
    for file in fs::read_dir(here()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if let Some(name) = name.strip_suffix(".cpp")
            && !name.contains('.')
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    assert!(!names.is_empty());
    names
}

/// Does `work` for every item, two at a time.
fn each<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = Mutex::new(items.iter());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let item = next.lock().unwrap().next();
                    let Some(item) = item else { break };
                    work(item);
                }
            });
        }
    });
}

#[test]
fn every_program_has_its_answer_in_every_variant() {
    if !runs(&"clang++-15".into()) {
        return skipped("no clang++-15 on PATH: the C++ programs are not tested");
    }
    let bless = std::env::var_os("BLESS").is_some();
    let wrong = Mutex::new(Vec::new());
    each(&names(), |name| {
        let source = Source::read(name);
        let scratch = Scratch::new(name);
        let mut answers = BTreeMap::new();
        for (variant, modules) in source.compile(&scratch.0) {
            let out = scratch.0.join(&variant);
            answers.insert(variant, by_engine(&modules, &here().join("query.dl"), &out));
        }
        let text = text(&answers);
        if bless {
            fs::write(source.expected(), text).unwrap();
            return;
        }
        let expected = fs::read_to_string(source.expected()).unwrap_or_default();
        let extra: Vec<&str> =
            text.lines().filter(|l| !expected.lines().any(|e| e == *l)).collect();
        let lost: Vec<&str> = expected.lines().filter(|l| !text.lines().any(|e| e == *l)).collect();
        if text != expected {
            wrong.lock().unwrap().push(format!("{name}: too much {extra:#?}, missing {lost:#?}"));
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `text` with `to` in place of the initialiser of the global in line `i`.
fn damaged(text: &str, i: usize, to: &str) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let line = &lines[i];
    // The type of the constant, a struct, ends where its bracket is closed.
    let open = line.find(" constant ")? + " constant ".len();
    let mut depth = 0;
    let end = line[open..].char_indices().find_map(|(at, c)| {
        depth += i32::from(c == '{' || c == '[') - i32::from(c == '}' || c == ']');
        (depth == 0).then_some(open + at + 1)
    })?;
    let rest = line[end..].rfind(", align").map(|at| &line[end + at..])?;
    lines[i] = format!("{} {to}{rest}", &line[..end]);
    Some(lines.join("\n"))
}

#[test]
fn damaged_tables_are_survived_and_said_to_be_unreadable() {
    if !runs(&"clang++-15".into()) {
        return skipped("no clang++-15 on PATH: the C++ programs are not tested");
    }
    let scratch = Scratch::new("damaged");
    let mut cases = Vec::new();
    for name in ["diamond", "multiple", "abstract"] {
        let ll = scratch.0.join(format!("{name}.ll"));
        let mut clang = Command::new("clang++-15");
        clang.args(["-S", "-emit-llvm", "-w", "-O0"]).arg(here().join(format!("{name}.cpp")));
        run(clang.arg("-o").arg(&ll));
        let text = fs::read_to_string(&ll).unwrap();
        for (i, line) in text.lines().enumerate() {
            let Some(global) = line.strip_prefix('@').and_then(|l| l.split(' ').next()) else {
                continue;
            };
            if !["_ZTV", "_ZTI", "_ZTC"].iter().any(|p| global.starts_with(p)) {
                continue;
            }
            for to in ["zeroinitializer", "undef", "poison"] {
                if let Some(module) = damaged(&text, i, to) {
                    cases.push((format!("{name}-{i}-{to}"), global.to_owned(), module));
                }
            }
        }
    }
    assert!(cases.len() > 50, "{}", cases.len());
    each(&cases, |(case, global, module)| {
        let file = scratch.0.join(format!("{case}.ll"));
        fs::write(&file, module).unwrap();
        let out = scratch.0.join(case);
        let answer = by_engine(&[file], &here().join("query.dl"), &out);
        let said = answer.iter().any(|row| row.starts_with(&format!("unreadable\t{global}\t")));
        assert!(said, "{case}: {global} is not said to be unreadable");
    });
}

#[test]
fn souffle_answers_as_the_embedded_engine() {
    let souffle = std::env::var_os("SOUFFLE").unwrap_or_else(|| "souffle".into());
    if !runs(&souffle) {
        return skipped("no souffle on PATH");
    }
    if !runs(&"clang++-15".into()) {
        return skipped("no clang++-15 on PATH: the C++ programs are not tested");
    }
    each(&names(), |name| {
        let source = Source::read(name);
        let scratch = Scratch::new(&format!("souffle-{name}"));
        for (variant, modules) in source.compile(&scratch.0) {
            // The plain variants differ least; of those, one is enough.
            if variant == "O2" || variant == "O0-typed" {
                continue;
            }
            let dir = scratch.0.join(&variant);
            let query = here().join("query.dl");
            let one = by_engine(&modules, &query, &dir.join("engine"));
            let other = by_souffle(&souffle, &modules, &query, &dir);
            assert_eq!(one, other, "{name} {variant}");
        }
    });
}
