//! The program as users run it: every command, and every way in which input can be bad.

mod bad_facts;
mod bad_modules;
mod codes;
mod commands;
mod compiled;
mod confined;
mod diff;
mod doctor;
mod faults;
mod findings;
mod hostile;
mod inputs;
mod isolation;
mod limits;
mod lsp;
mod outcomes;
mod prompt;
mod query;
mod query_souffle;
mod shell;
mod watch;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use assert_cmd::Command;
use tempfile::TempDir;

/// Functions, a global, a type: something to spoil.
pub const BASE: &str = include_str!("base.ll");

/// A directory to work in, and the program started there.
pub struct Place {
    dir: TempDir,
}

/// How a run ended.
pub struct Ran {
    pub code: Option<i32>,
    pub out: Vec<u8>,
    pub err: String,
}

impl Place {
    pub fn empty() -> Self {
        // In memory where that is possible: a fact directory has 400 files.
        let dir = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        Self { dir: dir.unwrap() }
    }

    /// With a file `base.ll`.
    pub fn with_base() -> Self {
        let place = Self::empty();
        place.write("base.ll", BASE);
        place
    }

    /// With the facts of it in `facts`.
    pub fn with_facts() -> Self {
        let place = Self::with_base();
        place.ok(&["base.ll", "-o", "facts"]);
        place
    }

    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.dir.path().join(name)
    }

    pub fn write(&self, name: impl AsRef<Path>, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(name), bytes).unwrap();
    }

    pub fn read(&self, name: impl AsRef<Path>) -> String {
        let path = self.path(name);
        fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
        command.current_dir(self.dir.path()).args(arguments).timeout(Duration::from_secs(120));
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Ran {
        self.run_command(self.command(arguments))
    }

    pub fn run_command(&self, mut command: Command) -> Ran {
        let output = command.output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!err.contains("panicked") && !err.contains("RUST_BACKTRACE"), "{err}");
        assert_eq!(self.unfinished(), [""; 0], "left behind; {err}");
        Ran { code: output.status.code(), out: output.stdout, err }
    }

    /// Runs what must succeed, and answers standard output.
    pub fn ok(&self, arguments: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!(ran.code, Some(0), "{arguments:?}: {}", ran.err);
        String::from_utf8(ran.out).unwrap()
    }

    /// Runs what must end with exit code 1 and a message with all these words.
    #[track_caller]
    pub fn fails(&self, arguments: &[&str], words: &[&str]) {
        self.run(arguments).failed(words);
    }

    /// Runs what must end with exit code 2, and a message with all these words.
    #[track_caller]
    pub fn refuses(&self, arguments: &[&str], words: &[&str]) {
        let Ran { code, err, .. } = self.run(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {err}");
        assert!(words.iter().all(|word| err.contains(word)), "{words:?} in: {err}");
    }

    /// What is left of outputs that were not finished.
    pub fn unfinished(&self) -> Vec<String> {
        let mut names = self.names("");
        names.retain(|name| name.starts_with(".llvm-facts-partial-"));
        names
    }

    /// The names in a directory, sorted.
    pub fn names(&self, dir: &str) -> Vec<String> {
        let entries = fs::read_dir(self.path(dir)).unwrap();
        let name = |e: std::io::Result<fs::DirEntry>| e.unwrap().file_name();
        let mut names: Vec<String> =
            entries.map(|e| name(e).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Names and contents of a directory's files.
    pub fn contents(&self, dir: &str) -> Vec<(String, Vec<u8>)> {
        let read = |name: String| {
            let bytes = fs::read(self.path(dir).join(&name)).unwrap();
            (name, bytes)
        };
        self.names(dir).into_iter().map(read).collect()
    }
}

impl Ran {
    /// Exit code 1, a message of this program's, and these words in it.
    #[track_caller]
    pub fn failed(&self, words: &[&str]) {
        assert_eq!(self.code, Some(1), "{}", self.err);
        assert!(self.err.starts_with("llvm-facts: error: "), "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "no `{word}` in: {}", self.err);
        }
    }
}

/// A module's bitcode, from its text.
pub fn bitcode(text: &str) -> Vec<u8> {
    use llvm::{Module, Syntax};
    Module::parse(text.as_bytes(), Syntax::Text, "<stdin>").unwrap().bitcode()
}

/// A tool of LLVM 15.
pub fn llvm_tool(name: &str) -> std::process::Command {
    let prefix = std::env::var("LLVM_SYS_150_PREFIX").unwrap_or("/usr/lib/llvm-15".into());
    std::process::Command::new(Path::new(&prefix).join("bin").join(name))
}
