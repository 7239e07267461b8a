//! The hooks for pre-commit.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::path;
use crate::support::{python, root};

fn git(place: &Path, arguments: &[&str]) {
    let output = Command::new("git").args(arguments).current_dir(place).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {output:?}");
}

/// A repository that has the hooks, and one that tries them.
struct Tried {
    python: PathBuf,
    hooks: TempDir,
    place: TempDir,
}

impl Tried {
    fn new() -> Option<Self> {
        let python = python("pre_commit")?;
        let [hooks, place] = [0; 2].map(|_| tempfile::tempdir().unwrap());
        let file = ".pre-commit-hooks.yaml";
        fs::copy(root().join(file), hooks.path().join(file)).unwrap();
        git(hooks.path(), &["init", "-q"]);
        git(hooks.path(), &["add", "."]);
        let who = ["-c", "user.name=t", "-c", "user.email=t@localhost"];
        git(hooks.path(), &[&who[..], &["commit", "-qm", "hooks"]].concat());
        git(place.path(), &["init", "-q"]);
        Some(Self { python, hooks, place })
    }

    /// Tries one on this program: whether it succeeds, what is said, and the program after that.
    fn try_one(&self, hook: &str, program: &str) -> (bool, String, String) {
        let file = self.place.path().join("a.dl");
        fs::write(&file, program).unwrap();
        // No program, and what is wrong in it is nobody's concern.
        fs::write(self.place.path().join("notes.txt"), "called(").unwrap();
        git(self.place.path(), &["add", "."]);
        let output = Command::new(&self.python)
            .args(["-m", "pre_commit", "try-repo"])
            .arg(self.hooks.path())
            .args([hook, "--all-files", "--color", "never"])
            .current_dir(self.place.path())
            .env("PATH", path())
            .env("PRE_COMMIT_HOME", self.place.path().join(".git/pre-commit"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        (output.status.success(), said, fs::read_to_string(file).unwrap())
    }
}

#[test]
fn hooks_format_and_check_programs() {
    let Some(tried) = Tried::new() else { return };
    let good = ".include \"facts.dl\"\n\n.decl called(function: Function)\n\
        called(function) :- instruction_call_static(_, function).\n";
    let [format, names, check] =
        ["llvm-facts-format", "llvm-facts-format-check", "llvm-facts-check"];
    for hook in [format, names, check] {
        let (succeeded, said, after) = tried.try_one(hook, good);
        assert!(succeeded && said.contains("Passed") && after == good, "{said}");
    }

    let loose = good.replace(":- ", ":-    ");
    let (succeeded, said, after) = tried.try_one(format, &loose);
    assert!(!succeeded && said.contains("files were modified by this hook"), "{said}");
    assert_eq!(after, good);
    let (succeeded, said, after) = tried.try_one(names, &loose);
    assert!(!succeeded && said.contains("a.dl") && after == loose, "{said}");
    assert!(!said.contains("files were modified"), "{said}");
    assert!(tried.try_one(check, &loose).0);

    let wrong = good.replace("call_static", "call_statik");
    let (succeeded, said, after) = tried.try_one(check, &wrong);
    assert!(!succeeded && said.contains("instruction_call_statik") && after == wrong, "{said}");
}
