//! What `diff` says of two modules.

use serde_json::Value;

use crate::{Place, Ran, bitcode};

const OLD: &str = r#"
target triple = "x86_64-pc-linux-gnu"
%pair = type { i32, ptr }
@counter = internal global i32 7
@greeting = private unnamed_addr constant [3 x i8] c"hi\00"
@table = constant [2 x ptr] [ptr @same, ptr @helper]
declare void @prints(ptr)
define void @gone() {
  ret void
}
define internal i32 @helper(i32 %a) {
  %sum = add i32 %a, 1
  ret i32 %sum
}
define i32 @same(i32 %n) {
entry:
  call void @prints(ptr @greeting)
  %value = load i32, ptr @counter
  %helped = call i32 @helper(i32 %value)
  ret i32 %helped
}
"#;

/// Runs `diff --format tsv` on two texts.
fn diff(place: &Place, old: &str, new: &str) -> Ran {
    place.write("old.ll", old);
    place.write("new.ll", new);
    place.run(&["diff", "old.ll", "new.ll", "--format", "tsv"])
}

/// The rows without places.
fn rows(ran: &Ran) -> Vec<String> {
    let text = String::from_utf8_lossy(&ran.out);
    let row = |line: &str| line.split('\t').take(4).collect::<Vec<_>>().join(" ");
    let mut rows: Vec<String> = text.lines().map(row).collect();
    rows.dedup();
    rows
}

#[test]
fn each_kind_of_change_is_a_row_and_no_other_is() {
    let place = Place::empty();
    // What is changed how, and the only rows that come of it.
    let table: &[(&str, &str, &[&str])] = &[
        ("", "", &[]),
        // What does not count: names of local values, and of string literals.
        ("%sum", "%total", &[]),
        ("@greeting", "@farewell", &[]),
        ("entry:", "start:", &[]),
        // Bodies.
        ("add i32 %a, 1", "sub i32 %a, 1", &["changed function @helper opcode"]),
        ("add i32 %a, 1", "add i32 %a, 2", &["changed function @helper constant"]),
        ("add i32 %a, 1", "add nsw i32 %a, 1", &["changed function @helper flags"]),
        ("add i32 %a, 1", "add i32 %a, %a", &["changed function @helper operand"]),
        (
            "load i32, ptr @counter",
            "load volatile i32, ptr @counter",
            &["changed function @same volatile"],
        ),
        ("load i32, ptr @counter", "load i32, ptr @table", &["changed function @same reference"]),
        // Heads.
        (
            "define internal i32 @helper",
            "define i32 @helper",
            &["changed function @helper dso_local", "changed function @helper linkage"],
        ),
        (
            "define i32 @same",
            "define hidden i32 @same",
            &["changed function @same dso_local", "changed function @same visibility"],
        ),
        (
            "void @prints(ptr)",
            "void @prints(ptr) nounwind",
            &["changed function @prints attributes"],
        ),
        // Variables, types, the module.
        ("global i32 7", "global i32 8", &["changed variable @counter initializer"]),
        (
            "ptr @same, ptr @helper",
            "ptr @helper, ptr @same",
            &["changed variable @table initializer"],
        ),
        (
            "internal global i32 7",
            "internal global i32 7, align 16",
            &["changed variable @counter align"],
        ),
        ("c\"hi", "c\"ho", &["changed variable @greeting initializer"]),
        ("linux-gnu", "linux-musl", &["changed module  target triple"]),
        // What comes and goes.
        ("define void @gone() {\n  ret void\n}\n", "", &["removed function @gone "]),
        (
            "declare void @prints(ptr)",
            "declare void @prints(ptr)\ndefine void @b() {\n  ret void\n}",
            &["added function @b "],
        ),
        (
            "void @gone() {\n  ret void\n}",
            "void @went() {\n  ret void\n}",
            &["removed function @gone ", "added function @went "],
        ),
    ];
    let mut wrong = String::new();
    for (from, to, expected) in table {
        // A name has to change wherever it stands.
        let is_name = from.starts_with(['%', '@']);
        let new = if is_name { OLD.replace(from, to) } else { OLD.replacen(from, to, 1) };
        assert!(from == to || new != OLD, "{from} is not there");
        let ran = diff(&place, OLD, &new);
        let code = if expected.is_empty() { 0 } else { 1 };
        if rows(&ran) != *expected || ran.code != Some(code) {
            let (rows, code) = (rows(&ran), ran.code);
            wrong += &format!("{from} -> {to}: {rows:?}, {code:?} {}\n", ran.err);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn structs_of_one_name_are_compared_by_their_members() {
    let place = Place::empty();
    let old = "%pair = type { i32, ptr }\n@p = global %pair zeroinitializer\n";
    let ran = diff(&place, old, &old.replace("i32, ptr", "i64, ptr"));
    let rows = rows(&ran);
    assert!(rows.contains(&"changed type %pair members".to_owned()), "{rows:?}");
    assert!(rows.contains(&"changed variable @p type".to_owned()), "{rows:?}");
    let renamed = self::rows(&diff(&place, old, &old.replace("%pair", "%couple")));
    assert_eq!(renamed, ["added type %couple ", "removed type %pair "]);
}

#[test]
fn people_see_the_places_within_eighty_columns() {
    let place = Place::empty();
    place.write("old.bc", bitcode(OLD));
    let new = OLD.replace("add i32 %a, 1", "sub i32 %a, 1").replace("@gone", "@went");
    place.write("new.bc", bitcode(&new));
    let ran = place.run(&["diff", "old.bc", "new.bc"]);
    let text = String::from_utf8_lossy(&ran.out);
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    let expected = "- function @gone\n\
        ~ function @helper\n    \
            opcode\n      \
              - %sum = add i32 %a, 1\n      \
              + %sum = sub i32 %a, 1\n\
        + function @went\n\
        1 added, 1 removed, 1 changed, 0 unknown, 5 equal\n";
    assert_eq!(text, expected);
    // The same of a fact directory, and as JSON.
    place.ok(&["old.bc", "new.bc", "-o", "facts"]);
    assert_eq!(String::from_utf8_lossy(&place.run(&["diff", "facts"]).out), expected);
    let json: Value =
        serde_json::from_slice(&place.run(&["diff", "facts", "--format", "json"]).out)
            .expect("JSON");
    let differences = json["differences"].as_array().expect("differences");
    assert_eq!(differences.len(), 3);
    assert_eq!((&json["equal"]["function"], &json["equal"]["variable"]), (&2.into(), &3.into()));
    let long = "x".repeat(200);
    let wide = |name: &str| OLD.replace("%sum", &format!("%{name}")).replace("@gone", "@went");
    place.write("wide.ll", wide(&long).replace("add i32 %a, 1", "mul i32 %a, 3"));
    let ran = place.run(&["diff", "old.bc", "wide.ll"]);
    let text = String::from_utf8_lossy(&ran.out);
    assert!(text.lines().all(|line| line.chars().count() <= 80) && text.contains('…'), "{text}");
}

#[test]
fn every_module_of_the_corpus_equals_itself() {
    let place = Place::empty();
    for dir in ["compiled", "globals", "functions", "constants"] {
        let corpus =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(dir);
        let mut compared = 0;
        for entry in std::fs::read_dir(corpus).expect("a corpus").flatten().take(12) {
            let path = entry.path().display().to_string();
            let ran = place.run(&["diff", &path, &path, "--format", "tsv", "-j", "1"]);
            let rows = rows(&ran);
            // Of some nothing is known, which is said.
            assert!(rows.iter().all(|row| row.starts_with("unknown ")), "{path}: {rows:?}");
            assert_eq!(ran.code, Some(if rows.is_empty() { 0 } else { 1 }), "{path}: {}", ran.err);
            compared += 1;
        }
        assert!(compared > 3, "{dir}");
    }
}

/// `-g` is no change: neither the calls of `llvm.dbg.*` count nor that they are there.
#[test]
fn debug_information_is_no_difference() {
    let place = Place::empty();
    let bank = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bank.c");
    let build = |to: &str, options: &[&str], source: &std::path::Path| {
        let mut clang = crate::llvm_tool("clang");
        clang.args(options).args(["-c", "-emit-llvm", "-o"]).arg(place.path(to)).arg(source);
        assert!(clang.status().expect("clang").success(), "{options:?}");
    };
    for level in ["-O0", "-O1", "-O2"] {
        build("without.bc", &[level], &bank);
        build("with.bc", &[level, "-g"], &bank);
        for (old, new) in [("without.bc", "with.bc"), ("with.bc", "without.bc")] {
            let ran = place.run(&["diff", old, new, "--format", "tsv"]);
            assert_eq!((ran.code, rows(&ran)), (Some(0), Vec::new()), "{level}: {}", ran.err);
        }
    }
    // What follows such a call is still compared.
    build("other.bc", &["-O1", "-g", "-Dcalloc=aligned_alloc"], &bank);
    build("with.bc", &["-O1", "-g"], &bank);
    let ran = place.run(&["diff", "with.bc", "other.bc", "--format", "tsv"]);
    assert!(rows(&ran).iter().any(|row| row.starts_with("changed function @")), "{:?}", rows(&ran));
    // A loop that only says where it stands says nothing.
    place.write("loop.c", "void g(void); void f(void) { while (1) g(); }");
    let endless = place.path("loop.c");
    build("without.bc", &["-O0"], &endless);
    build("with.bc", &["-O0", "-g"], &endless);
    place.ok(&["diff", "without.bc", "with.bc"]);
}

#[test]
fn what_cannot_be_compared_is_no_difference() {
    let place = Place::with_facts();
    for arguments in [
        &["diff", "base.ll"][..],
        &["diff", "base.ll", "base.ll", "base.ll"],
        &["diff", "base.ll", "none.bc"],
        &["diff", "facts"],
        &["diff"],
    ] {
        let ran = place.run(arguments);
        assert_eq!((ran.code, ran.out.len()), (Some(2), 0), "{arguments:?}: {}", ran.err);
    }
    place.refuses(&["diff", "base.ll"], &["diff compares two modules, and there is 1"]);
}
