//! Transformations: facts that `rebuild --overlay` takes in place of those of the module. The modules
//! that come out are verified, and those of `tests/transform` run beside the originals.

#[path = "support/command.rs"]
mod command;
mod support;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use command::{llvm_facts, run};
use support::root;
use tempfile::TempDir;

/// Phis that are left, of those that need not be: run on a module that was rebuilt, nothing.
const MOVABLE: &str = "
.include \"transform/_phi_slot.dl\"
.decl movable(phi: Instruction)
movable(p) :- _phi_moved(p, _, _, _, _).
.output movable
";

/// The modules below `tests/<dir>`, by path.
fn modules(dir: &str) -> Vec<String> {
    let paths = support::module_paths(&root().join("tests").join(dir));
    assert!(!paths.is_empty());
    paths.iter().map(|path| path.to_str().unwrap().to_owned()).collect()
}

/// How many rows a file of facts has.
fn rows(path: &Path) -> usize {
    fs::read_to_string(path).unwrap().lines().count()
}

/// A directory with `facts` of the modules, and in `out` the modules rebuilt without phis.
fn without_phis(modules: &[String]) -> TempDir {
    changed(modules, &root().join("datalog/transform/phi_to_memory.dl"))
}

/// A directory with `facts` of the modules, and in `out` the modules that a pass makes of them. Rebuild
/// verifies them.
fn changed(modules: &[String], pass: &Path) -> TempDir {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path();
    let mut extract: Vec<&str> = vec!["extract", "-q", "-o", "facts"];
    extract.extend(modules.iter().map(String::as_str));
    llvm_facts(dir, &extract);
    llvm_facts(dir, &["query", "-q", "facts", pass.to_str().unwrap(), "-D", "overlay"]);
    fs::create_dir(dir.join("out")).unwrap();
    llvm_facts(dir, &["rebuild", "facts", "--overlay", "overlay", "-q", "-o", "out"]);
    place
}

/// The modules in `out`.
fn rebuilt(place: &TempDir) -> Vec<String> {
    let mut files: Vec<String> = fs::read_dir(place.path().join("out"))
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    files
}

#[test]
fn no_phi_is_left_in_the_corpus_but_where_no_instruction_may_stand() {
    let modules = modules("corpus");
    let place = without_phis(&modules);
    let files = rebuilt(&place);
    assert_eq!(files.len(), modules.len());
    let before = rows(&place.path().join("facts/instruction_phi.facts"));
    assert!(before > 100, "{before} phis in the corpus are too few to say anything");

    let mut extract: Vec<&str> = vec!["extract", "-q", "-o", "again"];
    extract.extend(files.iter().map(String::as_str));
    llvm_facts(place.path(), &extract);
    fs::write(place.path().join("movable.dl"), MOVABLE).unwrap();
    let library = root().join("datalog");
    let left = llvm_facts(
        place.path(),
        &["query", "again", "movable.dl", "-I", library.to_str().unwrap(), "-D", "-"],
    );
    let left: Vec<&str> =
        left.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).collect();
    assert_eq!(left, [""; 0], "phis that could be memory");
    let after = rows(&place.path().join("again/instruction_phi.facts"));
    assert!(after * 10 < before, "{after} of {before} phis are left");
}

#[test]
fn programs_do_the_same_without_phis() {
    let lli = "lli-15";
    if Command::new(lli).arg("--version").output().is_err() {
        let _ = writeln!(
            std::io::stderr(),
            "SKIPPED: no {lli} on PATH (Debian package llvm-15-runtime)"
        );
        return;
    }
    for module in modules("transform") {
        let place = without_phis(std::slice::from_ref(&module));
        assert!(rows(&place.path().join("facts/instruction_phi.facts")) > 0, "{module}: no phi");
        let files = rebuilt(&place);
        let text = run(place.path(), "llvm-dis-15", &[&files[0], "-o", "-"]).stdout;
        assert!(!String::from_utf8(text).unwrap().contains(" = phi "), "{module}: a phi is left");
        let expected = run(place.path(), lli, &[&module]);
        let answer = run(place.path(), lli, &[&files[0]]);
        assert!(expected.status.code().is_some(), "{module}: {:?}", expected.status);
        assert_eq!(expected.status, answer.status, "{module}");
        assert!(!expected.stdout.is_empty(), "{module} says nothing");
        assert_eq!(expected.stdout, answer.stdout, "{module}");
    }
}

/// A phi in the block of a catchswitch, which has no place for a load, beside one that can move.
const KEPT: &str = "
declare i32 @__CxxFrameHandler3(...)
declare void @g(i32)
define void @f(i1 %c) personality ptr @__CxxFrameHandler3 {
entry:
  br i1 %c, label %left, label %right
left:
  invoke void @g(i32 1) to label %done unwind label %dispatch
right:
  invoke void @g(i32 2) to label %done unwind label %dispatch
dispatch:
  %which = phi i32 [ 1, %left ], [ 2, %right ]
  %cs = catchswitch within none [label %handler] unwind to caller
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @g(i32 %which) [ \"funclet\"(token %cp) ]
  catchret from %cp to label %done
done:
  %v = phi i32 [ 1, %left ], [ 2, %right ], [ %which, %handler ]
  call void @g(i32 %v)
  ret void
}
";

#[test]
fn a_phi_where_no_instruction_may_stand_is_kept() {
    let place = tempfile::tempdir().unwrap();
    let module = place.path().join("kept.ll");
    fs::write(&module, KEPT).unwrap();
    let place = without_phis(&[module.to_str().unwrap().to_owned()]);
    let files = rebuilt(&place);
    llvm_facts(place.path(), &["extract", "-q", "-o", "again", &files[0]]);
    assert_eq!(rows(&place.path().join("facts/instruction_phi.facts")), 2);
    assert_eq!(rows(&place.path().join("again/instruction_phi.facts")), 1);
}

#[test]
fn passes_over_the_corpus_make_modules_that_llvm_accepts() {
    let modules = modules("corpus");
    let everywhere = root().join("tests/transform/everywhere.dl");
    let library = |name: &str| root().join("datalog/transform").join(name);
    // Each with the least number of rows that it brings here.
    for (pass, least) in [
        (everywhere, 10_000),
        (library("trace_entries.dl"), 2_000),
        (library("log_values.dl"), 10_000),
        (library("log_numbers.dl"), 2_000),
        (library("check_bounds.dl"), 50),
        (library("remove_dead_stores.dl"), 20),
    ] {
        let place = changed(&modules, &pass);
        assert_eq!(rebuilt(&place).len(), modules.len());
        let files = fs::read_dir(place.path().join("overlay")).unwrap();
        let changes: usize = files.map(|file| rows(&file.unwrap().path())).sum();
        assert!(changes >= least, "{}: {changes} rows", pass.display());
    }
}

/// Runs a program that a pass has changed: what it prints, what it says, and how it ends.
fn run_changed(dir: &Path, build: &[&str], pass: &[&str], argument: &str) -> (String, String, i32) {
    let source = root().join("tests/transform/passes");
    let [program, hooks] = ["program.c", "hooks.c"].map(|name| source.join(name));
    let mut clang = vec!["-c", "-emit-llvm", program.to_str().unwrap(), "-o", "in.bc"];
    clang.extend(build);
    run(dir, "clang-15", &clang);
    let mut transform = vec!["transform", "-q", "in.bc", "-o", "out.bc"];
    transform.extend(pass);
    llvm_facts(dir, &transform);
    run(dir, "clang-15", &["out.bc", hooks.to_str().unwrap(), "-o", "program"]);
    let done = Command::new(dir.join("program")).arg(argument).output().unwrap();
    let [printed, said] = [done.stdout, done.stderr].map(|text| String::from_utf8(text).unwrap());
    (printed, said, done.status.code().unwrap())
}

#[test]
fn programs_do_what_passes_say() {
    let place = tempfile::tempdir().unwrap();
    let printed = "1 2 0 0\n13 5\nabc\n";
    let replace = ["replace_callee", "-M", "FROM=\"malloc\"", "-M", "TO=\"counted_malloc\""];
    let entered = "> main\n> sum\n> end\n> copied\n";
    let builds: [&[&str]; 4] = [
        &["-O0"],
        &["-O0", "-g", "-Xclang", "-no-opaque-pointers"],
        &["-O1", "-g", "-fno-inline"],
        &["-O2", "-fno-inline", "-Xclang", "-no-opaque-pointers"],
    ];
    for build in builds {
        let run = |pass: &[&str], argument| run_changed(place.path(), build, pass, argument);
        let ok = |said: &str| (printed.to_owned(), said.to_owned(), 0);
        assert_eq!(run(&["trace_entries"], "1"), ok(entered), "{build:?}");
        assert_eq!(run(&["remove_dead_stores", "remove_dead_stores"], "1"), ok(""), "{build:?}");
        assert_eq!(run(&replace, "1"), ok("malloc 4\n"), "{build:?}");
        assert_eq!(run(&["check_bounds"], "1"), ok(""), "{build:?}");
        // The array has four elements, and its end has an address.
        let (_, said, code) = run(&["check_bounds"], "4");
        assert!(said.starts_with("index 4 of ") && code == 7, "{build:?}: {said}");
        let (_, said, code) = run(&["check_bounds", "trace_entries"], "-1");
        assert!(said.starts_with("> main\n") && said.contains("index -1 of "), "{build:?}: {said}");
        assert_eq!(code, 7);
    }
}

#[test]
fn a_hook_of_the_module_is_called_as_it_wants_to_be() {
    let place = tempfile::tempdir().unwrap();
    let module = "
        define fastcc void @h(ptr %p) readnone { ret void }
        define i32 @f(ptr %p) readonly \"key\"=\"value\" align 8 {
          %v = load i32, ptr %p
          %w = call i32 @f(ptr %p) readonly
          ret i32 %v
        }";
    fs::write(place.path().join("in.ll"), module).unwrap();
    let pass = "
        .include \"transform/edit.dl\"
        hook(\"h\", \"void\").
        hook_parameter(\"h\", 0, \"ptr\").
        insert_call(load, 0, \"h\") :- instruction_load(load).
        call_argument(load, 0, \"h\", 0, $AsIs(address)) :- instruction_load_addr(load, address).";
    fs::write(place.path().join("pass.dl"), pass).unwrap();
    llvm_facts(place.path(), &["transform", "-q", "in.ll", "pass.dl", "-o", "out.ll"]);
    let text = fs::read_to_string(place.path().join("out.ll")).unwrap();
    assert!(text.contains("call fastcc void @h(ptr %p)\n  %v = load"), "{text}");
    // What calls something that may do anything leaves nothing alone.
    assert!(!text.contains("readonly") && text.contains("{ \"key\"=\"value\" }"), "{text}");
    assert!(text.contains("%w = call i32 @f(ptr %p)\n"), "{text}");
}

#[test]
fn a_pass_says_what_it_cannot_do() {
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("in.ll"), REFUSING).unwrap();
    for (rules, expected) in [
        ("insert_call(i, 0, \"none\") :- instruction_load(i).", "and no hook has this name"),
        ("insert_call(i, 0, \"h\") :- instruction_phi(i).", "no call can stand before a phi"),
        (
            "insert_call(i, 0, \"h\") :- instruction_opcode(i, \"landingpad\").",
            "before an exception pad",
        ),
        ("insert_call(i, 0, \"f\") :- instruction_load(i).", "the module has a f of another type"),
        (
            "insert_call(i, 0, \"p\") :- instruction_load(i).",
            "nothing that fits is given to parameter 0",
        ),
        (
            "insert_call(i, 0, \"p\") :- instruction_load(i).
             call_argument(i, 0, \"p\", 0, $Number(1)) :- instruction_load(i).
             call_argument(i, 0, \"p\", 0, $Number(2)) :- instruction_load(i).",
            "more than one thing is given to parameter 0",
        ),
        ("remove_instruction(i) :- instruction_opcode(i, \"ret\").", "it ends its basic block"),
        ("remove_instruction(i) :- instruction_load(i).", "its value is used by what stays"),
        (
            "replace_callee(i, \"h\") :- instruction_call_dynamic(i, _).",
            "it calls nothing by its name that h could replace",
        ),
        ("replace_callee(i, \"g\") :- instruction_call_static(i, _).", "g is of another type"),
        (
            "replace_callee(i, name) :- instruction_call_static(i, _), (name = \"x\" ; name = \"y\").",
            "it is to call two functions",
        ),
    ] {
        let program = format!(
            ".include \"transform/edit.dl\"\nhook(\"h\", \"void\").\nhook(\"f\", \"void\").\n\
             hook(\"p\", \"void\").\nhook_parameter(\"p\", 0, \"i32\").\n{rules}\n"
        );
        fs::write(place.path().join("pass.dl"), program).unwrap();
        let done = Command::new(env!("CARGO_BIN_EXE_llvm-facts"))
            .args(["transform", "in.ll", "pass.dl", "-o", "out.bc"])
            .current_dir(place.path())
            .output()
            .unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(done.status.success() && said.contains(expected), "{rules}\n{said}");
        // Nothing has changed.
        let texts = ["in.ll", "out.bc"].map(|file| {
            let args = if file == "in.ll" {
                "llvm-as-15 < in.ll | llvm-dis-15"
            } else {
                "llvm-dis-15 < out.bc"
            };
            run(place.path(), "sh", &["-c", args]).stdout
        });
        assert_eq!(texts[0], texts[1], "{rules}");
    }
}

/// Of everything a pass may not do there is one.
const REFUSING: &str = "
declare i32 @__gxx_personality_v0(...)
declare i32 @g(i32)
define i32 @f(ptr %p, ptr %callee, i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  %v = load i32, ptr %p
  br i1 %c, label %one, label %two
one:
  call void %callee()
  br label %two
two:
  %x = phi i32 [ %v, %entry ], [ 1, %one ]
  %y = call i32 @f(ptr %p, ptr %callee, i1 %c)
  %z = invoke i32 @g(i32 %x) to label %end unwind label %pad
end:
  ret i32 %z
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
";
