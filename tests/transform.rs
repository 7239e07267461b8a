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

/// A directory with `facts` of the modules, and in `out` the modules rebuilt without phis. Rebuild
/// verifies them.
fn without_phis(modules: &[String]) -> TempDir {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path();
    let mut extract: Vec<&str> = vec!["extract", "-q", "-o", "facts"];
    extract.extend(modules.iter().map(String::as_str));
    llvm_facts(dir, &extract);
    let program = root().join("datalog/transform/phi_to_memory.dl");
    llvm_facts(dir, &["query", "facts", program.to_str().unwrap(), "-D", "overlay"]);
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
