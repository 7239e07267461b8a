//! A forge, as far as the action and the workflows need one: steps, expressions, files in which a step
//! leaves its outputs. What it does not know it refuses.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Map, Value};

use crate::path;
use crate::support::{python, root};

/// Texts by names: inputs, or outputs.
pub type Texts = BTreeMap<String, String>;

/// Files of YAML as JSON, read by a library for YAML; none if there is no such library.
pub fn yaml(files: &[PathBuf]) -> Option<Vec<Value>> {
    let program = "import json, sys, yaml\n\
        for file in sys.argv[1:]: print(json.dumps(yaml.safe_load(open(file))))";
    let output = Command::new(python("yaml")?).args(["-c", program]).args(files).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// One of them, by its path from the top of the repository.
pub fn one(file: &str) -> Option<Value> {
    yaml(&[root().join(file)]).and_then(|mut all| all.pop())
}

/// What steps are run with, and what came of them.
pub struct Forge {
    place: PathBuf,
    stubs: PathBuf,
    pub succeeded: bool,
    pub said: String,
    pub summary: String,
    /// What stand-ins were told.
    pub told: String,
    /// What others' actions were given.
    pub used: Vec<(String, Texts)>,
}

impl Forge {
    /// One that runs in a repository, with stand-ins for what installs.
    pub fn new(place: &Path) -> Self {
        let stubs = place.join(".stubs");
        fs::create_dir_all(&stubs).unwrap();
        for name in ["apt-get", "cargo", "curl", "sudo"] {
            let file = stubs.join(name);
            // `sudo` does what it is told; what is fetched is there.
            let more = match name {
                "sudo" => "exec \"$@\"",
                "curl" => "while [ $# -gt 1 ]; do [ \"$1\" = --output ] && : >\"$2\"; shift; done",
                _ => "",
            };
            let log = stubs.join("told").display().to_string();
            let text = format!("#!/bin/bash\necho \"{name} $*\" >>'{log}'\n{more}\nexit 0\n");
            fs::write(&file, text).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        for name in ["told", "summary"] {
            fs::write(stubs.join(name), "").unwrap();
        }
        Self {
            place: place.to_owned(),
            stubs,
            succeeded: true,
            said: String::new(),
            summary: String::new(),
            told: String::new(),
            used: Vec::new(),
        }
    }

    /// Runs an action with these inputs; its outputs.
    pub fn action(&mut self, folder: &Path, given: &Texts) -> Texts {
        let file = folder.join("action.yml");
        let action = yaml(&[file]).unwrap().remove(0);
        assert_eq!(action["runs"]["using"], "composite");
        let inputs = inputs(&action["inputs"], given);
        let steps = self.steps(&action["runs"]["steps"], &inputs, Some(folder));
        outputs(&action["outputs"], |text| value(text, &inputs, &steps))
    }

    /// Runs the jobs of a workflow with these inputs; their outputs.
    pub fn workflow(&mut self, workflow: &Value, given: &Texts) -> Texts {
        // `on` is a word for true in YAML 1.1.
        let inputs = inputs(&workflow["true"]["workflow_call"]["inputs"], given);
        let mut all = Texts::new();
        for (_, job) in workflow["jobs"].as_object().unwrap() {
            let steps = self.steps(&job["steps"], &inputs, None);
            all.extend(outputs(&job["outputs"], |text| value(text, &inputs, &steps)));
        }
        all
    }

    /// Runs commands as GitLab does.
    pub fn script(&mut self, lines: &Value, env: &[(&str, &str)]) {
        let lines: Vec<&str> =
            lines.as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        let env =
            env.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self.bash("set -eo pipefail", &lines.join("\n"), &env, None);
    }

    /// Runs steps; their outputs, by `STEP.NAME`.
    fn steps(&mut self, steps: &Value, inputs: &Texts, action: Option<&Path>) -> Texts {
        let mut known = Texts::new();
        for step in steps.as_array().unwrap() {
            let condition = step["if"].as_str();
            if !condition.map_or(self.succeeded, |it| self.holds(it)) {
                continue;
            }
            let texts = |of: &Value| -> Texts {
                let given = of.as_object().into_iter().flatten();
                let text = |it: &Value| it.as_str().map_or_else(|| it.to_string(), str::to_owned);
                given.map(|(name, it)| (name.clone(), value(&text(it), inputs, &known))).collect()
            };
            let made = match (step["run"].as_str(), step["uses"].as_str()) {
                (Some(run), None) => {
                    let how = match step["shell"].as_str() {
                        Some("bash") => "set -eo pipefail",
                        None if action.is_none() => "set -e",
                        other => panic!("a step with the shell {other:?}"),
                    };
                    // What is put into commands is read by bash: inputs never are.
                    assert!(!run.contains("${{"), "{run}");
                    self.bash(how, run, &texts(&step["env"]), action)
                }
                (None, Some(uses)) => self.uses(uses, texts(&step["with"])),
                _ => panic!("a step runs or uses something: {step}"),
            };
            if let Some(id) = step["id"].as_str() {
                known.extend(made.into_iter().map(|(name, it)| (format!("{id}.{name}"), it)));
            }
        }
        known
    }

    fn uses(&mut self, uses: &str, with: Texts) -> Texts {
        if let Some(path) = uses.strip_prefix("./") {
            return self.action(&self.place.join(path), &with);
        }
        let (name, _) = uses.split_once('@').unwrap_or_else(|| panic!("{uses} of which commit?"));
        if let Some(path) = name.strip_prefix("OWNER/llvm-facts/") {
            return self.action(&root().join(path), &with);
        }
        match (name, with.get("path")) {
            ("actions/checkout", Some(path)) => {
                symlink(root(), self.place.join(path)).unwrap();
            }
            ("actions/checkout" | "actions/upload-artifact", _) => {}
            ("github/codeql-action/upload-sarif", _) => {
                crate::sarif::read(&self.place.join(&with["sarif_file"]));
            }
            _ => panic!("{uses} is not known here"),
        }
        self.used.push((name.to_owned(), with));
        Texts::new()
    }

    fn holds(&self, condition: &str) -> bool {
        let file = condition
            .strip_prefix("${{ !cancelled() && hashFiles('")
            .and_then(|it| it.strip_suffix("') != '' }}"))
            .unwrap_or_else(|| panic!("{condition}: not known here"));
        self.place.join(file).is_file()
    }

    fn bash(&mut self, how: &str, run: &str, env: &Texts, action: Option<&Path>) -> Texts {
        let [output, summary, told] = ["output", "summary", "told"].map(|it| self.stubs.join(it));
        fs::write(&output, "").unwrap();
        let mut path_there = self.stubs.clone().into_os_string();
        path_there.push(":");
        path_there.push(path());
        let mut bash = Command::new("bash");
        bash.args(["--noprofile", "--norc", "-c", &format!("{how}\n{run}")]);
        bash.current_dir(&self.place).env("PATH", path_there).envs(env);
        bash.env("XDG_CACHE_HOME", self.place.join(".stubs/cache"));
        bash.env("GITHUB_OUTPUT", &output).env("GITHUB_STEP_SUMMARY", &summary);
        bash.envs(action.map(|it| ("GITHUB_ACTION_PATH", it)));
        let Output { status, stdout, stderr } = bash.output().unwrap();
        self.said += &String::from_utf8_lossy(&stdout);
        self.said += &String::from_utf8_lossy(&stderr);
        self.succeeded &= status.success();
        self.summary = fs::read_to_string(&summary).unwrap();
        self.told = fs::read_to_string(&told).unwrap();
        let text = fs::read_to_string(&output).unwrap();
        let pair = |line: &str| line.split_once('=').map(|(a, b)| (a.to_owned(), b.to_owned()));
        text.lines().map(|line| pair(line).unwrap()).collect()
    }
}

/// What is given, and for the rest what stands for it.
fn inputs(declared: &Value, given: &Texts) -> Texts {
    let none = Map::new();
    let declared = declared.as_object().unwrap_or(&none);
    for name in given.keys() {
        assert!(declared.contains_key(name), "there is no input {name}");
    }
    let one = |(name, input): (&String, &Value)| {
        assert!(!input["description"].as_str().unwrap_or_default().is_empty(), "{name}");
        let text = given.get(name).cloned().or_else(|| {
            let default = input.get("default")?;
            Some(default.as_str().map_or_else(|| default.to_string(), str::to_owned))
        });
        (name.clone(), text.unwrap_or_else(|| panic!("the input {name} is missing")))
    };
    declared.iter().map(one).collect()
}

/// Outputs, each a text or the `value` of something with a description.
fn outputs(declared: &Value, value: impl Fn(&str) -> String) -> Texts {
    let declared = declared.as_object().into_iter().flatten();
    let text = |it: &Value| it.as_str().or_else(|| it["value"].as_str()).unwrap().to_owned();
    declared.map(|(name, it)| (name.clone(), value(&text(it)))).collect()
}

/// A text with values where its expressions stand.
fn value(text: &str, inputs: &Texts, steps: &Texts) -> String {
    let mut parts = text.split("${{ ");
    let mut out = parts.next().unwrap().to_owned();
    for part in parts {
        let (expression, rest) = part.split_once(" }}").unwrap();
        let words: Vec<&str> = expression.split('.').collect();
        out += match words[..] {
            ["inputs", name] => inputs.get(name).unwrap_or_else(|| panic!("{text}: no such input")),
            // What a step has not said is empty.
            ["steps", step, "outputs", name] => {
                steps.get(&format!("{step}.{name}")).map_or("", String::as_str)
            }
            _ => panic!("{text}: not known here"),
        };
        out += rest;
    }
    out
}
