//! Summaries for link-time optimisation come back: as llvm-dis prints them, and in their records.

#[path = "support/command.rs"]
mod command;

use std::fs;
use std::path::Path;

use bitcode::{File, Hash, Module, Span, Summary, SummaryEntry};
use command::{llvm_facts, run};

const CALLS: &str = r#"
extern void sink(char *p);
int counter; static int local; extern int outside; const int fixed = 7;
static void fill(char *p, int n) { for (int i = 0; i < n; i++) p[i] = 0; }
void third(char *p) { p[3] = 1; }
void pass(char *p) { third(p + 4); }
int target(void) { return local++ + outside + fixed; }
int other(void) __attribute__((alias("target")));
__attribute__((cold)) int rare(void) { char b[16]; fill(b, 16); pass(b); sink(b); return b[0]; }
int main(int c, char **v) { counter = c; if (__builtin_expect(c > 3, 0)) rare(); return other(); }
"#;

const CLASSES: &str = r#"
struct A { virtual int f(int); virtual int g() const { return 1; } virtual ~A() {} };
struct B : A { int f(int x) override { return x + 2; } int g() const override { return 2; } };
struct C : A { int f(int x) override { return x * 3; } int g() const override { return 3; } };
int A::f(int x) { return x; }
int use(A *a) { return a->f(42) + a->g(); }
A *make(bool b) { if (b) return new B; return new C; }
"#;

const PROFILE: &str = "\
define i32 @main() !prof !0 {
  call void @other()
  call void @f()
  ret i32 0
}
define void @f() !prof !0 {
  ret void
}
declare void @other()
!0 = !{!\"function_entry_count\", i64 9}
";

/// A module that is made by these commands of LLVM 15 in a directory with `calls.c`, `classes.cpp`,
/// `profile.ll` and `empty.ll`; what must be somewhere in its records.
struct Case {
    name: &'static str,
    commands: &'static [&'static str],
    has: &'static [&'static str],
}

const CASES: [Case; 12] = [
    Case {
        name: "ThinLTO",
        commands: &["clang-15 -O2 -flto=thin -c calls.c -o out.bc"],
        has: &["Function", "Variable", "Alias", "Known"],
    },
    Case {
        name: "ThinLTO with debug information",
        commands: &["clang-15 -O0 -g -flto=thin -c calls.c -o out.bc"],
        has: &["Function", "Known"],
    },
    Case {
        name: "full LTO",
        commands: &["clang-15 -O2 -flto -c calls.c -o out.bc"],
        has: &["full_lto: true"],
    },
    Case {
        name: "opt -module-summary",
        commands: &[
            "clang-15 -O1 -emit-llvm -c calls.c -o in.bc",
            "opt-15 -module-summary -module-hash in.bc -o out.bc",
        ],
        has: &["Function", "Known"],
    },
    Case {
        name: "opt -thinlto-bc",
        commands: &[
            "clang-15 -O1 -emit-llvm -c calls.c -o in.bc",
            "opt-15 -thinlto-bc in.bc -o out.bc",
        ],
        has: &["Function"],
    },
    Case {
        name: "frequencies",
        commands: &[
            "clang-15 -O1 -emit-llvm -c calls.c -o in.bc",
            "opt-15 -module-summary -write-relbf-to-summary in.bc -o out.bc",
        ],
        has: &["edges: Frequency"],
    },
    Case {
        name: "a profile",
        commands: &["opt-15 -module-summary profile.ll -o out.bc"],
        has: &["edges: Hotness"],
    },
    Case {
        name: "stack safety",
        commands: &[
            "clang-15 -O1 --target=aarch64-linux-gnu -march=armv8.5-a+memtag -fsanitize=memtag \
             -flto=thin -c calls.c -o out.bc",
        ],
        has: &["ParameterAccesses"],
    },
    Case {
        name: "virtual tables",
        commands: &["clang-15 -O2 -flto=thin -fwhole-program-vtables -fvisibility=hidden \
             -fno-split-lto-unit -c classes.cpp -o out.bc"],
        has: &["AssumedC", "TypeIdTables", "virtual_functions: Some"],
    },
    Case {
        name: "virtual tables for full LTO",
        commands: &[
            "clang-15 -O0 -flto -fwhole-program-vtables -fvisibility=hidden -c classes.cpp -o out.bc",
        ],
        has: &["full_lto: true"],
    },
    Case {
        name: "an index",
        commands: &[
            "clang-15 -O2 -flto=thin -c calls.c -o a.bc",
            "clang-15 -O2 -flto=thin -fwhole-program-vtables -fvisibility=hidden \
             -fno-split-lto-unit -c classes.cpp -o b.bc",
            "llvm-lto-15 -thinlto-action=thinlink a.bc b.bc -o out.bc",
        ],
        has: &["combined: true", "OriginalName"],
    },
    Case {
        name: "nothing but a flag",
        commands: &["llvm-as-15 empty.ll -o out.bc"],
        has: &["flags: 1"],
    },
];

fn read(path: &Path) -> Module {
    let mut file = File::read(&fs::read(path).unwrap()).unwrap();
    assert_eq!(file.modules.len(), 1, "{}", path.display());
    file.modules.remove(0)
}

/// A summary with numbers that do not depend on what else the module has: those of other modules'
/// values follow its own. Its names, which are elsewhere in the string table.
fn normal(module: &Module) -> (Option<Summary>, Vec<Vec<u8>>) {
    let Some(mut summary) = module.summary.clone() else { return (None, Vec::new()) };
    let globals = module.globals.len() as u64;
    let mut numbers: Vec<u64> = summary.guids.iter().map(|&(number, _)| number.into()).collect();
    numbers.sort_unstable();
    let fix = |number: &mut u64| {
        if let Ok(place) = numbers.binary_search(number) {
            *number = globals + place as u64;
        }
    };
    summary.each_value(&mut |number| fix(number));
    for (number, _) in &mut summary.guids {
        let mut wide = u64::from(*number);
        fix(&mut wide);
        *number = wide as u32;
    }
    let mut names = Vec::new();
    let mut name = |span: &mut Span| {
        names.push(module.name(*span).to_vec());
        *span = Span::default();
    };
    for entry in &mut summary.entries {
        match entry {
            SummaryEntry::TypeId(type_id) => {
                name(&mut type_id.name);
                type_id.devirtualizations.iter_mut().for_each(|it| name(&mut it.implementation));
            }
            SummaryEntry::TypeIdTables { name: span, .. } => name(span),
            _ => {}
        }
    }
    (Some(summary), names)
}

#[test]
fn summaries_come_back_in_text_and_records() {
    for Case { name, commands, has } in &CASES {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path();
        fs::write(dir.join("calls.c"), CALLS).unwrap();
        fs::write(dir.join("classes.cpp"), CLASSES).unwrap();
        fs::write(dir.join("profile.ll"), PROFILE).unwrap();
        fs::write(dir.join("empty.ll"), "^0 = flags: 1\n").unwrap();
        for command in *commands {
            let words: Vec<&str> = command.split_whitespace().collect();
            let output = run(dir, words[0], &words[1..]);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{name}: {command}: {said}");
        }
        let before = read(&dir.join("out.bc"));
        let said = format!("{:?} {:?}", before.summary, before.hash);
        for part in *has {
            assert!(said.contains(part), "{name}: no {part} in {said}");
        }
        llvm_facts(dir, &["roundtrip", "out.bc"]);
        llvm_facts(dir, &["extract", "out.bc", "-o", "facts"]);
        llvm_facts(dir, &["rebuild", "facts", "-o", "again.bc"]);
        let after = read(&dir.join("again.bc"));
        assert_eq!(normal(&before), normal(&after), "{name}");
        assert_eq!(before.hash, after.hash, "{name}");
        assert_eq!(before.paths, after.paths, "{name}");
        let print = |file: &str| run(dir, "llvm-dis-15", &[file, "-o", "-"]).stdout;
        let lines = |file: &str| -> Vec<String> {
            let text = String::from_utf8(print(file)).unwrap();
            let lines = text.lines().filter(|line| line.starts_with('^'));
            lines.map(|line| line.replace(file, "out.bc")).collect()
        };
        assert!(!lines("out.bc").is_empty(), "{name}");
        assert_eq!(lines("out.bc"), lines("again.bc"), "{name}");
    }
}

/// A linker knows a module by its hash: one that an overlay changes must not be taken for it.
#[test]
fn a_module_that_an_overlay_changes_has_no_hash() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    fs::write(dir.join("calls.c"), CALLS).unwrap();
    run(dir, "clang-15", &["-O1", "-flto=thin", "-c", "calls.c", "-o", "out.bc"]);
    llvm_facts(dir, &["extract", "out.bc", "-o", "facts"]);
    fs::create_dir(dir.join("overlay")).unwrap();
    fs::write(dir.join("overlay/module_target_triple.facts"), "1\taarch64-linux-gnu\n").unwrap();
    llvm_facts(dir, &["rebuild", "facts", "--overlay", "overlay", "-o", "again.bc"]);
    assert!(matches!(read(&dir.join("out.bc")).hash, Some(Hash::Known(_))));
    assert_eq!(read(&dir.join("again.bc")).hash, None);
    assert!(read(&dir.join("again.bc")).summary.is_some());
}

/// A relation, what is done to its file, and what the error says.
type Fault = (&'static str, fn(&str) -> String, &'static str);

/// The text with another last column in the row of this place.
fn with_last(text: &str, row: usize, column: &str) -> String {
    let change = |(place, line): (usize, &str)| match line.rsplit_once('\t') {
        Some((rest, _)) if place == row => format!("{rest}\t{column}\n"),
        _ => format!("{line}\n"),
    };
    text.lines().enumerate().map(change).collect()
}

/// The last column of the first row.
fn first(text: &str) -> &str {
    text.lines().next().and_then(|line| line.rsplit('\t').next()).unwrap_or_default()
}

const FAULTS: [Fault; 9] = [
    ("value_info_value", |text| with_last(text, 1, first(text)), "another ValueInfo"),
    ("summary_instruction_count", |text| with_last(text, 0, "many"), "`many` is no number"),
    ("summary_instruction_count", |text| with_last(text, 0, "4294967296"), "number up to 42949672"),
    ("module_hash", |text| with_last(text, 0, "12"), "40 hexadecimal digits"),
    ("summary_reference_access", |text| text.replace("\t1\t", "\t7\t"), "are the last ones"),
    ("module_source_filename", |text| with_last(text, 0, ""), "has a source_filename"),
    ("summary_value", |text| text.lines().skip(1).map(|it| format!("{it}\n")).collect(), "no row"),
    ("summary_kind", |text| with_last(text, 0, "alias"), "summary_aliasee.facts: no row"),
    ("module_summary", |text| with_last(text, 0, "combined"), "is no global value"),
];

const FAULTS_OF_INDEXES: [Fault; 1] = [(
    "summary_call_weight",
    |text| with_last(text, 0, "relative_block_frequency"),
    "summary_call_weight.facts:1: column 2 (weight): the index of several modules has no record",
)];

/// What a row of a summary says is checked, and the error names the row.
#[test]
fn a_row_of_a_summary_that_is_wrong_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    fs::write(dir.join("calls.c"), CALLS).unwrap();
    run(dir, "clang-15", &["-O1", "-flto=thin", "-c", "calls.c", "-o", "out.bc"]);
    llvm_facts(dir, &["extract", "out.bc", "-o", "facts"]);
    FAULTS.iter().for_each(|fault| is_named(dir, fault));
    let index = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/summaries/index.ll");
    run(dir, "llvm-as-15", &[index.to_str().unwrap(), "-o", "out.bc"]);
    llvm_facts(dir, &["extract", "out.bc", "-o", "facts"]);
    FAULTS_OF_INDEXES.iter().for_each(|fault| is_named(dir, fault));
}

/// That rebuild says of facts, with one of their files changed, what is wrong.
fn is_named(dir: &Path, &(relation, change, message): &Fault) {
    let path = dir.join("facts").join(format!("{relation}.facts"));
    let whole = fs::read_to_string(&path).unwrap();
    let changed = change(&whole);
    assert_ne!(changed, whole, "{relation}");
    fs::write(&path, changed).unwrap();
    let program = env!("CARGO_BIN_EXE_llvm-facts");
    let output = run(dir, program, &["rebuild", "facts", "-o", "again.bc"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{relation}: {said}");
    assert!(said.contains(message), "{relation}: {message} is not in: {said}");
    fs::write(&path, whole).unwrap();
}

/// What is wrong in an index that LLVM may read, and what extraction says.
type Contradiction = (fn(&mut Module), &'static str);

const CONTRADICTIONS: [Contradiction; 3] = [
    (|index| paths(index).iter_mut().for_each(|it| it.id += 70), "module that a summary is of"),
    (|index| paths(index).extend_from_within(0..1), "two modules of one number"),
    (|index| index.summary = None, "a list of modules"),
];

fn paths(index: &mut Module) -> &mut Vec<bitcode::ModulePath> {
    index.paths.as_mut().unwrap()
}

#[test]
fn an_index_that_contradicts_itself_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    fs::write(dir.join("calls.c"), CALLS).unwrap();
    fs::write(dir.join("classes.cpp"), CLASSES).unwrap();
    run(dir, "clang-15", &["-O1", "-flto=thin", "-c", "calls.c", "-o", "a.bc"]);
    run(dir, "clang-15", &["-O1", "-flto=thin", "-c", "classes.cpp", "-o", "b.bc"]);
    run(dir, "llvm-lto-15", &["-thinlto-action=thinlink", "a.bc", "b.bc", "-o", "index.bc"]);
    let whole = fs::read(dir.join("index.bc")).unwrap();
    for (change, message) in CONTRADICTIONS {
        let mut file = File::read(&whole).unwrap();
        change(&mut file.modules[0]);
        fs::write(dir.join("wrong.bc"), file.write().unwrap()).unwrap();
        let program = env!("CARGO_BIN_EXE_llvm-facts");
        let output = run(dir, program, &["extract", "wrong.bc", "-o", "facts"]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{message}: {said}");
        assert!(said.contains(message), "{message} is not in: {said}");
    }
}
