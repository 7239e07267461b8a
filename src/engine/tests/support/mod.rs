//! Running programs, by the engine and by Soufflé.

pub mod functors;
pub mod random;

use llvm_facts_engine::{
    Database, Destination, Directories, Options, Program, Settings, Vocabulary, Width, WriteOptions,
};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Between two cases of a file of cases.
const NEXT: &str = "\n--------\n";

/// The cases of a file in this directory.
pub fn cases(file: &str) -> Vec<String> {
    let text = fs::read_to_string(path(file)).expect("a file of cases");
    text.trim_end().split(NEXT).map(str::to_owned).collect()
}

/// Each case of a file must come out as it stands there. `BLESS=1` writes what came out, to be read
/// before it is committed.
pub fn check_cases(file: &str, case: impl Fn(&str) -> String) {
    let wanted = cases(file);
    let made: Vec<String> = wanted.iter().map(|wanted| case(wanted)).collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(path(file), made.join(NEXT) + "\n").expect("written");
        return;
    }
    for (made, wanted) in made.iter().zip(&wanted) {
        assert_eq!(made, wanted);
    }
}

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support").join(file)
}

/// The sorted lines of every output.
pub type Answer = BTreeMap<String, Vec<String>>;

/// The sorted lines of every file in the directory.
pub fn answer(dir: &Path) -> Answer {
    let mut found = Answer::new();
    for entry in fs::read_dir(dir).expect("a directory") {
        let path = entry.expect("an entry").path();
        let text = fs::read(&path).expect("a file");
        let text = String::from_utf8_lossy(&text);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        found.insert(name, lines);
    }
    found
}

/// What a program without inputs answers; the error is its message.
pub fn run(text: &str, threads: usize, width: Width) -> Result<Answer, String> {
    run_with(text, threads, &Settings { width, ..Settings::default() })
}

/// The same with other settings.
pub fn run_with(text: &str, threads: usize, settings: &Settings) -> Result<Answer, String> {
    let dir = tempfile::tempdir().expect("a directory");
    let program = Program::parse_with("test.dl", text, &Directories::default(), settings)
        .map_err(|diagnostics| diagnostics.to_string())?;
    let mut database = Database::new(&program);
    database.use_threads(threads);
    let options = Options { threads, ..Options::default() };
    program.run(&mut database, &options).map_err(|error| error.to_string())?;
    let to = Destination::Directory(dir.path().to_owned());
    let write = WriteOptions { to, sorted: true };
    program.write(&database, &write, &mut std::io::sink()).map_err(|error| error.to_string())?;
    Ok(answer(dir.path()))
}

/// The Soufflé on PATH, if it has numbers of 32 bits as the recorded answers do.
pub struct Souffle(PathBuf);

/// `None` is told on standard error.
pub fn souffle() -> Option<Souffle> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let file = std::env::split_paths(&path).map(|dir| dir.join("souffle")).find(|f| f.is_file());
    let Some(file) = file else {
        let _ = writeln!(std::io::stderr(), "SKIPPED: no souffle on PATH");
        return None;
    };
    let said = Command::new(&file).arg("--version").output().expect("souffle runs").stdout;
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("Word size: "), "{said}");
    if said.contains("Word size: 64") {
        let _ = writeln!(std::io::stderr(), "SKIPPED: this souffle has numbers of 64 bits");
        return None;
    }
    Some(Souffle(file))
}

impl Souffle {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// What it answers to a program without inputs.
    pub fn run(&self, text: &str) -> Answer {
        self.run_with(text, &[])
    }

    /// The same with more arguments.
    pub fn run_with(&self, text: &str, args: &[String]) -> Answer {
        let dir = tempfile::tempdir().expect("a directory");
        let (file, out) = (dir.path().join("test.dl"), dir.path().join("out"));
        fs::write(&file, text).expect("written");
        fs::create_dir(&out).expect("made");
        let run = Command::new(&self.0)
            .args(["--no-preprocessor", "-w", "-D"])
            .args([&out, &file])
            .args(args)
            .output()
            .expect("souffle runs");
        let message = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "souffle refuses this: {message}\n{text}");
        answer(&out)
    }
}

/// The settings of programs with a type `Colour`, which has known words, and with functors.
pub fn colours() -> Settings {
    let words = ["red", "green", "blue"].map(str::to_owned).to_vec();
    let colours = Vocabulary { type_name: "Colour".to_owned(), words };
    Settings { vocabularies: vec![colours], functors: functors::functors(), ..Settings::default() }
}
