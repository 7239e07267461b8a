//! Equal functions merged: what is merged into what, as the programs of `tests/merge` say in their
//! heads, and that they do the same as before, with as many instructions less as is promised.

#[path = "support/command.rs"]
mod command;
mod support;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use command::{llvm_facts, run};
use support::root;

/// The actions by name, and how many instructions each saves.
const ACTIONS: &str = "
.include \"transform/merge_functions.dl\"
.decl action(kept: symbol, removed: symbol, how: symbol, n: number)
action(k, r, how, n) :-
    merge_action(f, g, how), merge_saved(f, g, n), function_name(f, k), function_name(g, r).
.output action
";

/// The modules of `tests/merge`.
fn programs() -> Vec<String> {
    let paths = support::module_paths(&root().join("tests/merge"));
    assert!(paths.len() >= 5);
    paths.iter().map(|path| path.to_str().unwrap().to_owned()).collect()
}

/// What the head of a program says: kept, removed, how, in order.
fn expected(module: &str) -> Vec<[String; 3]> {
    let text = fs::read_to_string(module).unwrap();
    let lines = text.lines().filter_map(|line| line.strip_prefix("; MERGE "));
    let mut actions: Vec<[String; 3]> = lines
        .map(|line| {
            let words: Vec<String> =
                line.split(' ').map(|word| word.trim_start_matches('@').to_owned()).collect();
            words.try_into().unwrap()
        })
        .collect();
    actions.sort();
    actions
}

/// How many instructions the facts in `name` have.
fn instructions(dir: &Path, name: &str) -> i64 {
    let path = dir.join(name).join("instruction_opcode.facts");
    i64::try_from(fs::read_to_string(path).unwrap().lines().count()).unwrap()
}

/// Merges the functions of a module into `merged.bc`: the actions, and the instructions saved.
fn merge(dir: &Path, module: &str) -> (Vec<[String; 3]>, i64) {
    llvm_facts(dir, &["extract", "-q", "-o", "facts", module]);
    let library = root().join("datalog");
    let transform = library.join("transform/merge_functions.dl");
    llvm_facts(dir, &["query", "-q", "facts", transform.to_str().unwrap(), "-D", "overlay"]);
    llvm_facts(dir, &["rebuild", "-q", "facts", "--overlay", "overlay", "-o", "merged.bc"]);
    fs::write(dir.join("actions.dl"), ACTIONS).unwrap();
    let library = library.to_str().unwrap();
    let rows = llvm_facts(
        dir,
        &["query", "-q", "facts", "actions.dl", "-I", library, "--relation", "action"],
    );
    let (mut actions, mut saved) = (Vec::new(), 0);
    for row in rows.lines().filter(|row| row.contains('\t')) {
        let cells: Vec<&str> = row.split('\t').collect();
        actions.push([cells[0], cells[1], cells[2]].map(str::to_owned));
        saved += cells[3].parse::<i64>().unwrap();
    }
    actions.sort();
    (actions, saved)
}

#[test]
fn merged_programs_do_the_same_and_are_smaller_by_what_is_promised() {
    let mut how = std::collections::BTreeSet::new();
    let lli = Command::new("lli-15").arg("--version").output().is_ok();
    if !lli {
        let _ = writeln!(
            std::io::stderr(),
            "SKIPPED in part: no lli-15 on PATH (Debian package llvm-15-runtime)"
        );
    }
    for module in programs() {
        let place = tempfile::tempdir().unwrap();
        let dir = place.path();
        let (actions, saved) = merge(dir, &module);
        assert_eq!(actions, expected(&module), "{module}");
        let verified = run(dir, "opt-15", &["-passes=verify", "-disable-output", "merged.bc"]);
        assert!(verified.status.success(), "{module}: {verified:?}");
        llvm_facts(dir, &["extract", "-q", "-o", "again", "merged.bc"]);
        let (before, after) = (instructions(dir, "facts"), instructions(dir, "again"));
        assert_eq!(before - after, saved, "{module}");
        assert_eq!(saved > 0, !actions.is_empty(), "{module}");
        how.extend(actions.into_iter().map(|[_, _, how]| how));
        if lli {
            let (before, after) =
                (run(dir, "lli-15", &[&module]), run(dir, "lli-15", &["merged.bc"]));
            assert!(before.status.code().is_some(), "{module}: {:?}", before.status);
            assert!(!before.stdout.is_empty(), "{module} says nothing");
            assert_eq!(before.status, after.status, "{module}");
            assert_eq!(before.stdout, after.stdout, "{module}");
        }
    }
    let all: Vec<&str> = how.iter().map(String::as_str).collect();
    assert_eq!(all, ["alias", "callers", "deleted", "thunk"], "the programs leave something out");
}

/// What stands for a removed function, in the text of the merged module.
#[test]
fn what_is_left_of_a_removed_function_is_what_the_action_says() {
    let place = tempfile::tempdir().unwrap();
    let dir = place.path();
    let module = root().join("tests/merge/seen.ll");
    let (actions, _) = merge(dir, module.to_str().unwrap());
    let text =
        String::from_utf8(run(dir, "llvm-dis-15", &["merged.bc", "-o", "-"]).stdout).unwrap();
    for [kept, removed, how] in actions {
        let alias = text.lines().any(|line| {
            line.starts_with(&format!("@{removed} = ")) && line.ends_with(&format!("ptr @{kept}"))
        });
        let head =
            |line: &&str| line.starts_with("define") && line.contains(&format!("@{removed}("));
        let body = text.lines().skip_while(|line| !head(line));
        let body: Vec<&str> = body.take_while(|line| *line != "}").collect();
        // Head, call and return.
        let thunk = body.len() == 3 + usize::from(body.get(1).is_some_and(|l| l.ends_with(':')));
        let calls_kept = body.iter().any(|line| line.contains(&format!("@{kept}(")));
        let called = text
            .lines()
            .any(|line| line.contains("call ") && line.contains(&format!("@{removed}(")));
        let left = match (alias, body.is_empty(), thunk && calls_kept) {
            (true, true, _) => "alias",
            (false, true, _) => "deleted",
            (false, false, true) => "thunk",
            _ => "callers",
        };
        assert_eq!(left, how, "{removed}: {body:?}");
        assert!(!called, "{removed} is still called by name");
    }
    // The one that is kept is aligned as much as any of them.
    assert!(text.contains("@large(double %a, double %b) align 64 {"), "{text}");
}
