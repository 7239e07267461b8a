//! What others use in their CI: the action, run as GitHub runs it, and the hooks for pre-commit.

#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use support::root;
use tempfile::TempDir;

/// A program with two findings, and its build.
const PROGRAM: &str = "
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char line[100];
    if (fgets(line, sizeof line, stdin))
        system(line);
    char *text = malloc(4);
    free(text);
    free(text);
    return 0;
}
";

fn project() -> TempDir {
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("main.c"), PROGRAM).unwrap();
    let dir = place.path().display();
    let commands =
        format!(r#"[{{"directory": "{dir}", "file": "main.c", "command": "cc -g -c main.c"}}]"#);
    fs::write(place.path().join("compile_commands.json"), commands).unwrap();
    place
}

/// A Python that has a module; else the test says so.
fn python(module: &str) -> Option<PathBuf> {
    let own = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let own = own.join(".local/share/llvm-facts/venv/bin/python");
    let has = |python: &PathBuf| {
        let output = Command::new(python).args(["-c", &format!("import {module}")]).output();
        output.is_ok_and(|it| it.status.success())
    };
    let found = [own, "python3".into()].into_iter().find(has);
    if found.is_none() {
        eprintln!("SKIPPED: no Python has {module}; scripts/setup.sh graphs installs what misses");
    }
    found
}

/// The path of what `cargo` has built before all others.
fn path() -> std::ffi::OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_llvm-facts")).parent().unwrap();
    let mut path = program.as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    path
}

/// The action as JSON, read by a library for YAML.
fn action(python: &Path) -> Value {
    let program =
        "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)";
    let file = root().join(".github/actions/check/action.yml");
    let output = Command::new(python).args(["-c", program]).arg(file).output().unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

/// What came of the action's steps.
struct Ran {
    succeeded: bool,
    said: String,
    outputs: BTreeMap<String, String>,
    summary: String,
}

/// Runs the steps of the action with these inputs, as far as they succeed.
fn run(action: &Value, place: &Path, inputs: &[(&str, &str)]) -> Ran {
    let declared = action["inputs"].as_object().unwrap();
    for (name, _) in inputs {
        assert!(declared.contains_key(*name), "no input {name}");
    }
    let value = |text: &str| -> String {
        let Some(expression) = text.strip_prefix("${{ inputs.") else {
            assert!(!text.contains("${{"), "{text}: not known here");
            return text.to_owned();
        };
        let name = expression.strip_suffix(" }}").unwrap();
        let given = inputs.iter().find(|(input, _)| *input == name).map(|(_, value)| *value);
        given.unwrap_or_else(|| declared[name]["default"].as_str().unwrap()).to_owned()
    };
    let [output, summary] = ["output.txt", "summary.md"].map(|name| place.join(name));
    let _ = (fs::remove_file(&output), fs::remove_file(&summary));
    let (mut succeeded, mut said) = (true, String::new());
    for step in action["runs"]["steps"].as_array().unwrap() {
        assert_eq!(step["shell"], "bash");
        let mut bash = Command::new("bash");
        bash.args(["--noprofile", "--norc", "-eo", "pipefail", "-c"]);
        bash.arg(step["run"].as_str().unwrap()).current_dir(place).env("PATH", path());
        bash.env("XDG_CACHE_HOME", place.join("cache"));
        bash.env("GITHUB_ACTION_PATH", root().join(".github/actions/check"));
        bash.env("GITHUB_OUTPUT", &output).env("GITHUB_STEP_SUMMARY", &summary);
        for (name, text) in step["env"].as_object().unwrap() {
            bash.env(name, value(text.as_str().unwrap()));
        }
        let Output { status, stdout, stderr } = bash.output().unwrap();
        said += &String::from_utf8_lossy(&stdout);
        said += &String::from_utf8_lossy(&stderr);
        if !status.success() {
            succeeded = false;
            break;
        }
    }
    let text = fs::read_to_string(&output).unwrap_or_default();
    let pair = |line: &str| line.split_once('=').map(|(a, b)| (a.to_owned(), b.to_owned()));
    Ran {
        succeeded,
        said,
        outputs: text.lines().filter_map(pair).collect(),
        summary: fs::read_to_string(&summary).unwrap_or_default(),
    }
}

#[test]
fn the_action_writes_what_it_finds_and_fails_after_that() {
    let Some(python) = python("yaml") else { return };
    let (action, project) = (action(&python), project());
    let place = project.path();
    let checks = "double-free\n\ncommand-injection\n";
    let always = [("install", "path"), ("checks", checks)];
    let ran = run(&action, place, &always);
    assert!(!ran.succeeded && ran.said.contains("::error::2 findings"), "{}", ran.said);
    assert_eq!(ran.outputs["findings"], "2");
    assert_eq!(ran.outputs["sarif"], "llvm-facts.sarif");
    assert!(ran.summary.contains("| double-free | `main.c:10` |"), "{}", ran.summary);
    assert!(ran.summary.contains("| command-injection | `main.c:7` |"), "{}", ran.summary);
    let log: Value =
        serde_json::from_slice(&fs::read(place.join("llvm-facts.sarif")).unwrap()).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let runs = log["runs"].as_array().unwrap();
    assert_eq!(runs.len(), 2);
    for run in runs {
        assert_eq!(run["tool"]["driver"]["name"], "llvm-facts");
        assert_eq!(run["results"].as_array().unwrap().len(), 1);
        let result = &run["results"][0];
        assert!(result["message"]["text"].is_string() && result["ruleId"].is_string());
        let ours = format!("llvm-facts/{}", result["ruleId"].as_str().unwrap());
        assert_eq!(run["automationDetails"]["id"], *ours);
    }

    // What is known is no finding.
    fs::rename(place.join("llvm-facts.sarif"), place.join("known.sarif")).unwrap();
    let known = [("baseline", "known.sarif"), ("sarif", "out/new.sarif")];
    let ran = run(&action, place, &[&always[..], &known].concat());
    assert!(ran.succeeded, "{}", ran.said);
    assert_eq!((&*ran.outputs["findings"], &*ran.outputs["sarif"]), ("0", "out/new.sarif"));
    assert!(place.join("out/new.sarif").is_file());

    // One more is.
    let more =
        PROGRAM.replace("return 0;", "char *name = getenv(\"NAME\"); system(name); return 0;");
    fs::write(place.join("main.c"), more).unwrap();
    let known = [("baseline", "known.sarif"), ("fail-on-findings", "false")];
    let ran = run(&action, place, &[&always[..], &known].concat());
    assert!(ran.succeeded, "{}", ran.said);
    assert_eq!(ran.outputs["findings"], "1", "{}", ran.summary);

    // A program of one's own is a check.
    fs::write(
        place.join("own.dl"),
        ".include \"facts.dl\"\n.decl returns(inst: Instruction)\n\
        returns(inst) :- instruction_opcode(inst, \"ret\").\n.output returns\n",
    )
    .unwrap();
    let ran = run(&action, place, &[("install", "path"), ("checks", "own.dl")]);
    assert!(!ran.succeeded && ran.summary.contains("| returns | `main.c:"), "{}", ran.summary);
}

#[test]
fn what_the_action_cannot_do_is_one_message() {
    let Some(python) = python("yaml") else { return };
    let (action, project) = (action(&python), project());
    for (inputs, expected) in [
        ([("source", "none.json"), ("checks", "double-free")], "there is no none.json; CMake"),
        ([("baseline", "none.sarif"), ("checks", "double-free")], "there is no none.sarif"),
        ([("fail-on-findings", "yes"), ("checks", "double-free")], "`true` or `false`, not `yes`"),
        ([("timeout", "600"), ("checks", "double-fre")], "double-fre could not be asked"),
        ([("timeout", "600"), ("checks", "\n \n")], "checks: none is named"),
        ([("install", "pip"), ("checks", "double-free")], "`path`, `cargo` or a .deb, not `pip`"),
        ([("install", "none.deb"), ("checks", "double-free")], "there is no file none.deb"),
    ] {
        let mut inputs = inputs.to_vec();
        if inputs[0].0 != "install" {
            inputs.push(("install", "path"));
        }
        let ran = run(&action, project.path(), &inputs);
        let errors: Vec<&str> = ran.said.lines().filter(|it| it.starts_with("::error::")).collect();
        assert!(!ran.succeeded && errors.len() == 1, "{inputs:?}: {}", ran.said);
        assert!(errors[0].contains(expected), "{errors:?}");
        assert!(!project.path().join("llvm-facts.sarif").exists());
    }
}

#[test]
fn hooks_format_and_check_programs() {
    let Some(python) = python("pre_commit") else { return };
    let place = tempfile::tempdir().unwrap();
    let git = |arguments: &[&str]| {
        let output =
            Command::new("git").args(arguments).current_dir(place.path()).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
    };
    git(&["init", "-q"]);
    // Hooks come from a repository of their own.
    let hooks = tempfile::tempdir().unwrap();
    fs::copy(root().join(".pre-commit-hooks.yaml"), hooks.path().join(".pre-commit-hooks.yaml"))
        .unwrap();
    for arguments in [
        &["init", "-q"][..],
        &["add", "."],
        &["-c", "user.name=t", "-c", "user.email=t@localhost", "commit", "-qm", "hooks"],
    ] {
        let output =
            Command::new("git").args(arguments).current_dir(hooks.path()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    let try_repo = || {
        let output = Command::new(&python)
            .args(["-m", "pre_commit", "try-repo"])
            .arg(hooks.path())
            .args(["--all-files", "--color", "never"])
            .current_dir(place.path())
            .env("PATH", path())
            .env("PRE_COMMIT_HOME", place.path().join(".git/pre-commit"))
            .output()
            .unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let good = ".include \"facts.dl\"\n\n.decl called(function: Function)\n\
        called(function) :- instruction_call_static(_, function).\n";
    fs::write(place.path().join("a.dl"), good).unwrap();
    git(&["add", "."]);
    let (succeeded, said) = try_repo();
    assert!(succeeded && said.matches("Passed").count() == 2, "{said}");
    fs::write(place.path().join("a.dl"), good.replace(":- ", ":-    ")).unwrap();
    git(&["add", "."]);
    let (succeeded, said) = try_repo();
    assert!(!succeeded && said.contains("files were modified by this hook"), "{said}");
    assert_eq!(fs::read_to_string(place.path().join("a.dl")).unwrap(), good);
    fs::write(place.path().join("a.dl"), good.replace("call_static", "call_statik")).unwrap();
    git(&["add", "."]);
    let (succeeded, said) = try_repo();
    assert!(!succeeded && said.contains("instruction_call_statik"), "{said}");
}

#[test]
fn workflows_are_read_and_what_they_use_is_there() {
    let Some(python) = python("yaml") else { return };
    let program = "import json, sys, yaml\nfor file in sys.argv[1:]:\n  \
        print(json.dumps([file, yaml.safe_load(open(file))]))";
    let below = |folder: &str| {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|it| it.unwrap().path());
        entries.filter(|it| it.extension().is_some_and(|it| it == "yml")).collect::<Vec<_>>()
    };
    let files = [below(".github/workflows"), below("examples/ci")].concat();
    assert!(files.len() >= 2);
    let output = Command::new(python).args(["-c", program]).args(&files).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), files.len());
    for line in text.lines() {
        let read: Value = serde_json::from_str(line).unwrap();
        for (_, job) in read[1]["jobs"].as_object().unwrap() {
            for step in job["steps"].as_array().into_iter().flatten() {
                assert!(step["run"].is_string() != step["uses"].is_string(), "{line}");
                let uses = step["uses"].as_str().unwrap_or_default();
                if let Some(path) = uses.strip_prefix("OWNER/llvm-facts/") {
                    let (path, _) = path.split_once('@').unwrap();
                    assert!(root().join(path).join("action.yml").is_file(), "{uses}");
                }
            }
        }
    }
}
