//! Objective-C: what `datalog/objc` derives from the programs of `tests/objc`, compiled in many ways.
//!
//! Each program (`NAME.m`, `NAME.mm`, or written by hand `NAME.ll`) has an `.expected` file with the
//! rows of all relations of `query.dl`. A row holds in every variant of the program, unless variants
//! stand behind it in brackets: `[gcc*]`, all for GCC's run-time library; `[not O2*]`, all but those
//! at -O2. So the file says what a run-time library, an optimiser or an option changes.
//!
//!     BLESS=1 cargo test --test objc      writes them anew; read the difference before you commit
//!
//! The first lines of a program may say more (`;!` in a `.ll`):
//! - `//! flags:` options of every variant
//! - `//! ways:` the ways to compile it, of `WAYS`; without, all. A `.ll` may have `O2`: after `opt -O2` too
//! - `//! second:` another source of the same program: the two are asked together, and linked to one
//!
//! Needs clang-15 and llvm-link-15 (`scripts/setup.sh`); no SDK. The second engine is Soufflé:
//! `souffle` on PATH, or what the variable SOUFFLE names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

#[path = "support/compiled.rs"]
mod compiled;

use compiled::{
    Answer, Scratch, Variant, by_engine, by_souffle, each, link, root, run, runs, skipped, souffle,
};

/// A target and a run-time library, with the options that ask for them.
const WAYS: [(&str, &[&str]); 7] = [
    ("apple", &["-target", "x86_64-apple-macosx11", "-fobjc-runtime=macosx-11"]),
    ("arm64", &["-target", "arm64-apple-macosx11", "-fobjc-runtime=macosx-11"]),
    ("fragile", &["-target", "i386-apple-macosx10.5", "-fobjc-runtime=macosx-fragile-10.5"]),
    ("gcc", &["-target", "x86_64-linux-gnu", "-fobjc-runtime=gcc"]),
    ("gnustep1", &["-target", "x86_64-linux-gnu", "-fobjc-runtime=gnustep-1.9"]),
    ("gnustep2", &["-target", "x86_64-linux-gnu", "-fobjc-runtime=gnustep-2.0"]),
    ("windows", &["-target", "x86_64-pc-windows-msvc", "-fobjc-runtime=gnustep-2.0"]),
];

/// With typed pointers too.
const TYPED: [&str; 4] = ["apple", "fragile", "gcc", "gnustep2"];

fn here() -> PathBuf {
    root().join("tests/objc")
}

/// A test program and what its first lines say.
struct Source {
    name: String,
    file: PathBuf,
    flags: Vec<String>,
    ways: Vec<String>,
    second: Option<PathBuf>,
}

impl Source {
    fn read(name: &str) -> Self {
        let file = ["m", "mm", "ll"].map(|ending| here().join(format!("{name}.{ending}")));
        let file = file.into_iter().find(|file| file.exists()).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let mut source = Self {
            name: name.to_owned(),
            file,
            flags: Vec::new(),
            ways: WAYS.map(|(way, _)| way.to_owned()).to_vec(),
            second: None,
        };
        let said = |line| str::strip_prefix(line, "//! ").or(str::strip_prefix(line, ";! "));
        for line in text.lines().filter_map(said) {
            let (what, words) = line.split_once(": ").unwrap();
            let mut words = words.split_whitespace().map(str::to_owned);
            match what {
                "flags" => source.flags = words.collect(),
                "ways" => source.ways = words.collect(),
                "second" => source.second = words.next().map(|file| here().join(file)),
                _ => panic!("{name}: {line}"),
            }
        }
        source
    }

    /// Compiles every variant into `dir`.
    fn compile(&self, dir: &Path) -> Vec<Variant> {
        let sources: Vec<&PathBuf> = [&self.file].into_iter().chain(&self.second).collect();
        if self.file.extension().is_some_and(|ending| ending == "ll") {
            let modules: Vec<PathBuf> = sources.into_iter().cloned().collect();
            let mut made = Vec::new();
            if self.ways.iter().any(|way| way == "O2") {
                let to = dir.join(format!("{}.O2.bc", self.name));
                run(Command::new("opt-15").arg("-O2").arg(&self.file).arg("-o").arg(&to));
                made.push(Variant { name: "O2".to_owned(), modules: vec![to] });
            }
            made.push(Variant { name: "written".to_owned(), modules });
            return made;
        }
        let mut made = Vec::new();
        for (way, target) in WAYS.iter().filter(|(way, _)| self.ways.iter().any(|w| w == way)) {
            for level in ["O0", "O2"] {
                for typed in [false, true] {
                    if typed && !TYPED.contains(way) {
                        continue;
                    }
                    let name = format!("{level}-{way}{}", if typed { "-typed" } else { "" });
                    let modules: Vec<PathBuf> = (0..sources.len())
                        .map(|i| dir.join(format!("{}.{name}.{i}.bc", self.name)))
                        .collect();
                    for (source, module) in sources.iter().zip(&modules) {
                        let mut clang = Command::new("clang-15");
                        // Line tables have names of functions that are the same for all libraries.
                        clang.args(["-c", "-emit-llvm", "-w", "-gline-tables-only"]);
                        clang.args(*target).arg(format!("-{level}")).args(&self.flags);
                        if typed {
                            clang.args(["-Xclang", "-no-opaque-pointers"]);
                        }
                        run(clang.arg(source).arg("-o").arg(module));
                    }
                    if modules.len() > 1 {
                        let linked = dir.join(format!("{}.{name}.linked.bc", self.name));
                        link(&modules, typed, &linked);
                        let modules = vec![linked];
                        made.push(Variant { name: format!("{name}-linked"), modules });
                    }
                    made.push(Variant { name, modules });
                }
            }
        }
        made
    }
}

/// Variants as they stand behind a row: those that have a part of their name in common, then others one
/// by one; or, if that is shorter, those that it does not hold in.
fn brackets(with: &[&str], without: &[&str], all: &[&str]) -> String {
    let (with, without) = (words(with, all), words(without, all));
    match without.len() < with.len() {
        true => format!("not {}", without.join(" ")),
        false => with.join(" "),
    }
}

/// `some` of the variants `all`, in few words: `gcc*` are all that have `gcc` in their name.
fn words(some: &[&str], all: &[&str]) -> Vec<String> {
    let mut rest: BTreeSet<&str> = some.iter().copied().collect();
    let mut words = Vec::new();
    loop {
        let parts: BTreeSet<&str> = rest.iter().flat_map(|variant| variant.split('-')).collect();
        let mut best = (1, "");
        for part in parts {
            let mut of = all.iter().filter(|variant| variant.split('-').any(|p| p == part));
            let gain = of.clone().filter(|variant| rest.contains(*variant)).count();
            if gain > best.0 && of.all(|variant| some.contains(variant)) {
                best = (gain, part);
            }
        }
        if best.0 == 1 {
            break;
        }
        rest.retain(|variant| variant.split('-').all(|p| p != best.1));
        words.push(format!("{}*", best.1));
    }
    words.sort();
    words.extend(rest.into_iter().map(str::to_owned));
    words
}

fn names() -> Vec<String> {
    compiled::names(&here(), &["m", "mm", "ll"])
}

/// Whether there is a compiler.
fn can_compile() -> bool {
    let can = runs(&"clang-15".into());
    if !can {
        skipped("no clang-15 on PATH: the Objective-C programs are not tested");
    }
    can
}

#[test]
fn every_program_has_its_answer_in_every_variant() {
    if can_compile() {
        let variants = |name: &str, dir: &Path| Source::read(name).compile(dir);
        compiled::compare(&here(), &names(), &here().join("query.dl"), variants, brackets);
    }
}

/// The rows of a relation, with their columns.
fn rows<'a>(answer: &'a Answer, relation: &str) -> Vec<Vec<&'a str>> {
    let cells = answer.iter().map(|row| row.split('\t').collect::<Vec<_>>());
    cells.filter(|row| row[0] == relation).map(|row| row[1..].to_vec()).collect()
}

/// What differs, in a module for a GNU library, from the notes that clang attaches to messages; and how many
/// notes there are.
fn against_notes(answer: &Answer, by_hand: bool) -> (Vec<String>, usize) {
    let mut wrong = Vec::new();
    let looks: BTreeSet<&str> = rows(answer, "looks").iter().map(|row| row[0]).collect();
    let open: BTreeSet<&str> = rows(answer, "open").iter().map(|row| row[0]).collect();
    let of = |relation, inst| -> Vec<Vec<&str>> {
        let all = rows(answer, relation);
        all.into_iter().filter(|row| row[0] == inst).map(|row| row[1..].to_vec()).collect()
    };
    let notes: Vec<_> =
        rows(answer, "note").into_iter().filter(|row| !looks.contains(row[0])).collect();
    for note in &notes {
        let [inst, selector, class, meta] = note[..] else { panic!("{note:?}") };
        if of("send", inst).is_empty() || of("selector", inst) != [[selector]] {
            wrong.push(format!("{inst}: {selector}, not {:?}", of("selector", inst)));
        }
        let meta = if meta == "0" { "0" } else { "1" };
        let found = of("class", inst);
        if !class.is_empty()
            && !open.contains(inst)
            && !matches!(&found[..], [one] if one[..2] == [class, meta])
        {
            wrong.push(format!("{inst}: {class} {meta}, not {found:?}"));
        }
    }
    for send in rows(answer, "send") {
        if !by_hand && !notes.iter().any(|note| note[0] == send[0]) {
            wrong.push(format!("{send:?}: no note"));
        }
    }
    (wrong, notes.len())
}

#[test]
fn clangs_notes_of_messages_agree() {
    if !can_compile() {
        return;
    }
    let notes = AtomicUsize::new(0);
    each(&names(), |name| {
        let mut source = Source::read(name);
        if source.file.extension().is_some_and(|ending| ending == "ll") {
            return;
        }
        source.ways.retain(|way| ["gcc", "gnustep1", "gnustep2"].contains(&way.as_str()));
        let scratch = Scratch::new(&format!("notes-{name}"));
        for variant in source.compile(&scratch.0) {
            let query = root().join("tests/datalog/agree_objc.dl");
            let answer =
                by_engine(&variant.modules, &query, &scratch.0.join(&variant.name).join("out"));
            // Where one call is made of several, the note goes; and what looks methods up by hand has none.
            let by_hand = variant.name.starts_with("O2") || name == "lookups";
            let (wrong, found) = against_notes(&answer, by_hand);
            assert!(wrong.is_empty(), "{name} {}: {wrong:#?}", variant.name);
            notes.fetch_add(found, Ordering::Relaxed);
        }
    });
    assert!(notes.into_inner() > 1000);
}

/// The name of the global variable that `line` defines, the text before its initialiser, that, and the
/// text after it. Only for structures and arrays that are spelled out.
fn definition(line: &str) -> Option<(&str, &str, &str, &str)> {
    let name = line.strip_prefix('@')?.split(" = ").next()?.trim_matches('"');
    let keyword = [" global ", " constant "].iter().find_map(|k| Some(line.find(k)? + k.len()))?;
    // Where the brackets that are open at `from` are closed, or a word ends.
    let end = |from: usize| {
        let mut depth = 0;
        line[from..].char_indices().find_map(|(at, c)| {
            if depth == 0 && (c == ' ' || c == ',') {
                return Some(from + at);
            }
            depth += i32::from("{[".contains(c)) - i32::from("}]".contains(c));
            None
        })
    };
    let start = end(keyword)? + 1;
    let stop = end(start)?;
    let spelled = line[start..].starts_with(['{', '[']);
    spelled.then_some((name, &line[..start], &line[start..stop], &line[stop..]))
}

/// Whether what this global variable holds means something to a run-time library.
fn is_read(name: &str, value: &str) -> bool {
    // Tables of no consequence here, and lists that are empty anyway.
    let unread = ["llvm.", ".ivar.offsets", ".objc_init"];
    !unread.iter().any(|start| name.starts_with(start))
        && !name.contains("PROTOCOL_METHOD_TYPES")
        && !value.contains("[0 x ")
}

#[test]
fn damaged_structures_are_survived_and_said_to_be_unreadable() {
    if !can_compile() {
        return;
    }
    let scratch = Scratch::new("damaged");
    let mut cases = Vec::new();
    for (way, target) in
        WAYS.iter().filter(|(way, _)| ["apple", "fragile", "gcc", "gnustep2"].contains(way))
    {
        let ll = scratch.0.join(format!("{way}.ll"));
        let mut clang = Command::new("clang-15");
        clang.args(["-S", "-emit-llvm", "-w", "-O0"]).args(*target);
        run(clang.arg(here().join("everything.m")).arg("-o").arg(&ll));
        let text = fs::read_to_string(&ll).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let Some((name, before, value, after)) = definition(line) else { continue };
            if !is_read(name, value) {
                continue;
            }
            for to in ["zeroinitializer", "undef", "poison"] {
                let number = cases.len();
                let damaged = format!("{before}{to}{after}");
                let mut module = format!("source_filename = \"{number}\"\n");
                for (j, line) in lines.iter().enumerate() {
                    if !line.starts_with("source_filename") {
                        module.push_str(if i == j { &damaged } else { line });
                        module.push('\n');
                    }
                }
                let file = scratch.0.join(format!("{number}.ll"));
                fs::write(&file, module).unwrap();
                let row = format!("{number}\t{}", name.replace("\\01", "\u{1}"));
                cases.push((file, row, format!("{way}, {name}: {to}")));
            }
        }
    }
    assert!(cases.len() > 300, "{}", cases.len());
    let groups: Vec<_> = cases.chunks(40).enumerate().collect();
    each(&groups, |(group, cases)| {
        let modules: Vec<PathBuf> = cases.iter().map(|case| case.0.clone()).collect();
        let out = scratch.0.join(format!("group{group}"));
        let answer = by_engine(&modules, &here().join("damaged.dl"), &out);
        let silent: Vec<&String> = cases
            .iter()
            .filter(|(_, row, _)| !answer.contains(&format!("said\t{row}")))
            .map(|(_, _, case)| case)
            .collect();
        assert!(silent.is_empty(), "not said to be unreadable: {silent:#?}");
    });
}

#[test]
fn souffle_answers_as_the_embedded_engine() {
    let Some(souffle) = souffle() else {
        return skipped("no souffle on PATH");
    };
    if !can_compile() {
        return;
    }
    each(&names(), |name| {
        let scratch = Scratch::new(&format!("souffle-{name}"));
        for variant in Source::read(name).compile(&scratch.0) {
            // Each takes seconds: with typed pointers one is enough, in the place of its twin.
            let apple = variant.name.contains("-apple");
            if apple != variant.name.contains("-typed") || variant.name.starts_with("O2-apple") {
                continue;
            }
            let dir = scratch.0.join(&variant.name);
            let query = here().join("query.dl");
            let one = by_engine(&variant.modules, &query, &dir.join("engine"));
            let other = by_souffle(&souffle, &variant.modules, &query, &dir);
            assert_eq!(one, other, "{name} {}", variant.name);
        }
    });
}
