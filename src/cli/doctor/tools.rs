//! Programs of others, as they are found on PATH.

use std::env;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Part, State};
use jobs::input;

/// What tests of exports, Parquet and the page import, and readers of facts in Python may want.
const MODULES: &str = "networkx kuzu playwright google.protobuf duckdb polars pyarrow";

/// A program of somebody else.
struct Tool {
    name: &'static str,
    /// What it may be called on PATH, the best first.
    programs: &'static [&'static str],
    /// Has it say its version.
    asked: &'static str,
    allows: &'static str,
    advice: &'static str,
}

const SOUFFLE: Tool = Tool {
    name: "Soufflé",
    programs: &["souffle"],
    asked: "--version",
    allows: "query --engine souffle, and what souffle-command prints",
    advice: "install Soufflé 2.4 or newer, https://souffle-lang.github.io/install,\n\
        or do without: the embedded engine needs nothing",
};
const CLANG: Tool = Tool {
    name: "clang 15",
    programs: &["clang-15"],
    asked: "--version",
    allows: "compile_commands.json as an input, and bitcode of your own",
    advice: "install it (Debian: clang-15)",
};
const GRAPHVIZ: Tool = Tool {
    name: "Graphviz",
    programs: &["dot"],
    asked: "-V",
    allows: "export --format svg, and drawings of --format dot",
    advice: "install it (Debian: graphviz)",
};
const CHROMIUM: Tool = Tool {
    name: "Chromium",
    programs: &["chromium", "chromium-browser", "google-chrome"],
    asked: "--version",
    allows: "tests of the page that view writes; any browser shows it",
    advice: "scripts/setup.sh graphs installs it (Debian: chromium)",
};

pub fn all() -> [Part; 5] {
    let clang = input::clang(false);
    [
        CLANG.part(clang),
        SOUFFLE.part(SOUFFLE.on_path()),
        GRAPHVIZ.part(GRAPHVIZ.on_path()),
        python(),
        CHROMIUM.part(CHROMIUM.on_path()),
    ]
}

impl Tool {
    fn on_path(&self) -> Option<PathBuf> {
        self.programs.iter().find_map(|program| on_path(program))
    }

    fn part(&self, path: Option<PathBuf>) -> Part {
        let said = path.as_ref().map(|path| output(path, &[self.asked]));
        let version = said.iter().flatten().find_map(|said| version(said));
        let state = match said {
            None => State::Missing { advice: self.advice.to_owned() },
            Some(Ok(_)) => State::There,
            Some(Err(why)) => State::Broken { why },
        };
        Part { name: self.name, state, version, path, allows: self.allows, is_own: false }
    }
}

/// The first program of this name on PATH that may be started.
fn on_path(program: &str) -> Option<PathBuf> {
    let is_program = |path: &PathBuf| {
        path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
    };
    let paths = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&paths).map(|dir| dir.join(program)).find(is_program)
}

/// What a program says, on standard output first, or why it fails.
fn output(program: &Path, arguments: &[&str]) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    let ran = command.output().map_err(|error| format!("it does not start: {error}"))?;
    let said = [ran.stdout, ran.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    match ran.status.success() {
        true => Ok(said.concat()),
        false => Err(format!("it fails ({}): {}", ran.status, said[1].trim_end())),
    }
}

/// The first word that may be one.
fn version(said: &str) -> Option<String> {
    let is_version =
        |word: &&str| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.');
    said.split_whitespace().find(is_version).map(str::to_owned)
}

/// The Python that lacks the fewest modules.
fn python() -> Part {
    let named = env::var_os("LLVM_FACTS_PYTHON").map(PathBuf::from);
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let own = home.join(".local/share/llvm-facts/venv/bin/python");
    let all = named.into_iter().chain([own]).chain(on_path("python3"));
    let mut best: Option<(PathBuf, Vec<String>)> = None;
    for python in all.filter(|path| path.is_file()) {
        let Some(lacks) = lacking(&python) else { continue };
        if best.as_ref().is_none_or(|(_, fewest)| lacks.len() < fewest.len()) {
            best = Some((python, lacks));
        }
    }
    let setup = "scripts/setup.sh graphs installs what is missing";
    let (path, state) = match best {
        None => (None, State::Missing { advice: format!("install Python 3; {setup}") }),
        Some((path, lacks)) if lacks.is_empty() => (Some(path), State::There),
        Some((path, lacks)) => {
            let advice = format!("it lacks {};\n{setup}", lacks.join(", "));
            (Some(path), State::Missing { advice })
        }
    };
    let version = path.as_ref().and_then(|path| version(&output(path, &["--version"]).ok()?));
    let allows = "tests of exports, Parquet and the page, and the scripts";
    Part { name: "Python", state, version, path, allows, is_own: false }
}

/// The modules that a Python lacks; none if it does not work.
fn lacking(python: &Path) -> Option<Vec<String>> {
    let script = format!(
        "import importlib.util as u\n\
         def has(m):\n\
         \x20   try: return u.find_spec(m) is not None\n\
         \x20   except ImportError: return False\n\
         print(*[m for m in '{MODULES}'.split() if not has(m)])\n"
    );
    let said = output(python, &["-c", &script]).ok()?;
    Some(said.split_whitespace().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_found_in_what_programs_say() {
        for (said, is) in [
            ("Debian clang version 15.0.6\nTarget: x86_64", Some("15.0.6")),
            ("dot - graphviz version 2.43.0 (0)", Some("2.43.0")),
            ("Version: 2.5\nWord size: 32 bits", Some("2.5")),
            ("Version: \nCopyright (c) 2016-25", None),
        ] {
            assert_eq!(version(said).as_deref(), is, "{said}");
        }
    }
}
