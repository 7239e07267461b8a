//! The workflows, and the job for GitLab.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::forge::{Forge, Texts, one, yaml};
use crate::support::root;
use crate::{PROGRAM, path, project, sarif};

/// A repository as `examples/ci/README.md` has it, whose findings are known.
fn with_baseline() -> Option<tempfile::TempDir> {
    if Command::new("cmake").arg("--version").output().is_err() {
        eprintln!("SKIPPED: workflows in full want cmake");
        return None;
    }
    let project = project();
    let place = project.path();
    fs::create_dir(place.join("checks")).unwrap();
    fs::copy(root().join("examples/ci/checks.dl"), place.join("checks/checks.dl")).unwrap();
    let output = Command::new("llvm-facts")
        .args(["query", "compile_commands.json", "checks/checks.dl", "--format", "sarif"])
        .env("PATH", path())
        .current_dir(place)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    fs::write(place.join("checks/baseline.sarif"), output.stdout).unwrap();
    Some(project)
}

fn with_one_more(place: &Path) {
    let more = "char *name = getenv(\"NAME\"); system(name); return 0;";
    fs::write(place.join("main.c"), PROGRAM.replace("return 0;", more)).unwrap();
}

#[test]
fn the_one_to_copy_fails_for_what_is_new() {
    let Some(workflow) = one("examples/ci/check.yml") else { return };
    let Some(project) = with_baseline() else { return };
    let place = project.path();
    for (expected, found) in [(true, vec![]), (false, vec!["command-injection"])] {
        if !expected {
            with_one_more(place);
        }
        let mut forge = Forge::new(place);
        forge.workflow(&workflow, &Texts::new());
        assert_eq!(forge.succeeded, expected, "{}", forge.said);
        assert!(forge.told.contains("cmake g++"), "{}", forge.told);
        // It goes up, whether it fails or not.
        let (last, with) = forge.used.last().unwrap();
        assert_eq!(last, "github/codeql-action/upload-sarif");
        assert_eq!(sarif::found(&sarif::read(&place.join(&with["sarif_file"]))), [found]);
    }
}

#[test]
fn the_one_to_call_checks_a_repository() {
    let Some(workflow) = one(".github/workflows/check.yml") else { return };
    let Some(project) = with_baseline() else { return };
    let place = project.path();
    with_one_more(place);
    let given = [("repository", "OWNER/llvm-facts"), ("ref", "REF"), ("packages", "cmake")];
    let given: Texts = given.map(|(a, b)| (a.to_owned(), b.to_owned())).into();
    let mut more = given.clone();
    more.insert("baseline".to_owned(), "checks/baseline.sarif".to_owned());
    more.insert("fail-on-findings".to_owned(), "false".to_owned());
    for (given, succeeds, findings) in [(more, true, "1"), (given, false, "3")] {
        let mut forge = Forge::new(place);
        let outputs = forge.workflow(&workflow, &given);
        assert_eq!(
            (forge.succeeded, &*outputs["findings"]),
            (succeeds, findings),
            "{}",
            forge.said
        );
        let used: Vec<&str> = forge.used.iter().map(|(name, _)| &**name).collect();
        let upload = ["github/codeql-action/upload-sarif", "actions/upload-artifact"];
        assert_eq!(used, [&["actions/checkout"; 2][..], &upload].concat());
        assert_eq!(forge.used[1].1["repository"], "OWNER/llvm-facts");
        fs::remove_file(place.join(".llvm-facts")).unwrap();
    }

    // What does not build is said, and nothing goes up.
    fs::remove_file(place.join("llvm-facts.sarif")).unwrap();
    let mut wrong = Texts::from([("configure".to_owned(), "false | true\necho no".to_owned())]);
    wrong.extend([("repository", "it"), ("ref", "it")].map(|(a, b)| (a.to_owned(), b.to_owned())));
    let mut forge = Forge::new(place);
    forge.workflow(&workflow, &wrong);
    assert!(!forge.succeeded && forge.used.len() == 2 && forge.said.is_empty(), "{}", forge.said);
}

/// The inputs of the one to call are those of the action, with the same words.
#[test]
fn the_one_to_call_has_the_actions_inputs() {
    let Some(workflow) = one(".github/workflows/check.yml") else { return };
    let action = one(".github/actions/check/action.yml").unwrap();
    let (ours, theirs) = (&workflow["true"]["workflow_call"]["inputs"], &action["inputs"]);
    let text = |it: &Value| it.as_str().map_or_else(|| it.to_string(), str::to_owned);
    for (name, input) in theirs.as_object().unwrap() {
        match &**name {
            // It has one name, and uploads look for it.
            "sarif" => assert_eq!(input["default"], "llvm-facts.sarif"),
            // A checkout is always there, and CMake writes below `build`.
            "source" => assert_eq!(ours["source"]["description"], input["description"]),
            _ => assert_eq!(text(&ours[name]["default"]), text(&input["default"]), "{name}"),
        }
    }
    let readme = fs::read_to_string(root().join("examples/ci/README.md")).unwrap();
    for name in theirs.as_object().unwrap().keys() {
        assert!(readme.contains(&format!("| `{name}` | ")), "{name}");
    }
    for name in ours.as_object().unwrap().keys() {
        assert!(readme.contains(&format!("`{name}`")) || readme.contains(&format!(" {name}: ")));
    }
}

#[test]
fn the_job_for_gitlab_fails_for_what_is_new() {
    let Some(jobs) = one("examples/ci/gitlab-ci.yml") else { return };
    let Some(project) = with_baseline() else { return };
    let place = project.path();
    let job = &jobs["llvm-facts"];
    let env = [("LLVM_FACTS_DEB", "https://localhost/llvm-facts_1_amd64.deb")];
    for (expected, found) in [(true, vec![]), (false, vec!["command-injection"])] {
        if !expected {
            with_one_more(place);
        }
        let mut forge = Forge::new(place);
        forge.script(&job["before_script"], &env);
        assert!(forge.succeeded && forge.told.contains(env[0].1), "{}{}", forge.said, forge.told);
        forge.script(&job["script"], &env);
        assert_eq!(forge.succeeded, expected, "{}", forge.said);
        assert_eq!(forge.said.contains("main.c:11:"), !expected);
        let file = place.join(job["artifacts"]["paths"][0].as_str().unwrap());
        let log: Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
        assert_eq!(sarif::found(&log), [found]);
    }
}

#[test]
fn what_workflows_use_is_there() {
    let below = |folder: &str| -> Vec<PathBuf> {
        let entries = fs::read_dir(root().join(folder)).unwrap().map(|it| it.unwrap().path());
        entries.filter(|it| it.extension().is_some_and(|it| it == "yml")).collect()
    };
    let files = [below(".github/workflows"), below("examples/ci")].concat();
    let Some(read) = yaml(&files) else { return };
    let mut used = BTreeSet::new();
    for (file, workflow) in files.iter().zip(&read).filter(|(_, it)| it["jobs"].is_object()) {
        assert!(!workflow["true"].is_null() && workflow["name"].is_string(), "{file:?}");
        for (_, job) in workflow["jobs"].as_object().unwrap() {
            assert!(job["runs-on"].is_string(), "{file:?}");
            for step in job["steps"].as_array().unwrap() {
                assert!(step["run"].is_string() != step["uses"].is_string(), "{step}");
                used.extend(step["uses"].as_str());
            }
        }
    }
    // The document shows a call of the workflow, with inputs that it has.
    let readme = fs::read_to_string(root().join("examples/ci/README.md")).unwrap();
    let (_, rest) = readme.split_once("```yaml llvm-facts.yml\n").unwrap();
    let place = tempfile::tempdir().unwrap();
    let call = place.path().join("call.yml");
    fs::write(&call, rest.split_once("```").unwrap().0).unwrap();
    let call = yaml(&[call]).unwrap().remove(0);
    let called = &read[files.iter().position(|it| it.ends_with("workflows/check.yml")).unwrap()];
    for (name, _) in call["jobs"]["check"]["with"].as_object().unwrap() {
        assert!(called["true"]["workflow_call"]["inputs"][name].is_object(), "{name}");
    }
    used.extend(call["jobs"]["check"]["uses"].as_str());

    let mut ours = 0;
    for uses in used {
        let (name, at) = uses.split_once('@').unwrap_or((uses, "-"));
        let path = name.strip_prefix("OWNER/llvm-facts/");
        let Some(path) = path.or_else(|| name.strip_prefix("./.llvm-facts/")) else {
            assert!(
                name.split('/').count() >= 2 && !at.is_empty() && !name.starts_with('.'),
                "{uses}"
            );
            continue;
        };
        let path = root().join(path);
        assert!(path.join("action.yml").is_file() || path.is_file(), "{uses}");
        ours += 1;
    }
    assert_eq!(ours, 3);
}
