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

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "support/compiled.rs"]
mod compiled;

use compiled::{
    Scratch, Variant, by_engine, by_souffle, each, link, root, run, runs, skipped, souffle,
};

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

    /// Compiles every variant into `dir`.
    fn compile(&self, dir: &Path) -> Vec<Variant> {
        let mut made = Vec::new();
        let mut add = |name: String, modules| made.push(Variant { name, modules });
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
                    let modules = vec![module, other];
                    link(&modules, name.ends_with("-typed"), &linked);
                    add(format!("{name}-linked"), vec![linked]);
                    add(name, modules);
                    continue;
                }
                if name == level {
                    for (pass, words) in &self.passes {
                        let to = dir.join(format!("{}.{level}-{pass}.bc", self.name));
                        let mut opt = Command::new("opt-15");
                        opt.arg(format!("-passes={}", words[0])).args(&words[1..]);
                        run(opt.arg(&module).arg("-o").arg(&to));
                        add(format!("{level}-{pass}"), vec![to]);
                    }
                }
                add(name, vec![module]);
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

/// Variants as they stand behind a row: all of a level, or one by one.
fn brackets(with: &[&str], without: &[&str], all: &[&str]) -> String {
    let level = |l: &str| all.iter().filter(|v| v.starts_with(l)).eq(with.iter());
    if level("O0") {
        "O0*".to_owned()
    } else if level("O2") {
        "O2*".to_owned()
    } else if without.len() < with.len() {
        format!("not {}", without.join(" "))
    } else {
        with.join(" ")
    }
}

fn names() -> Vec<String> {
    compiled::names(&here(), &["cpp"])
}

#[test]
fn every_program_has_its_answer_in_every_variant() {
    if !runs(&"clang++-15".into()) {
        return skipped("no clang++-15 on PATH: the C++ programs are not tested");
    }
    let variants = |name: &str, dir: &Path| Source::read(name).compile(dir);
    compiled::compare(&here(), &names(), &here().join("query.dl"), variants, brackets);
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
    let Some(souffle) = souffle() else {
        return skipped("no souffle on PATH");
    };
    if !runs(&"clang++-15".into()) {
        return skipped("no clang++-15 on PATH: the C++ programs are not tested");
    }
    each(&names(), |name| {
        let source = Source::read(name);
        let scratch = Scratch::new(&format!("souffle-{name}"));
        for Variant { name: variant, modules } in source.compile(&scratch.0) {
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
