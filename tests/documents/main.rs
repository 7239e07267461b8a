//! What documents show is what happens: the commands of every document are run, and print what
//! stands below them; their links lead somewhere; and the site that is made of them is whole.
//!
//!     cargo test --test documents                 all
//!     cargo test --test documents tutorial        those with this in their names
//!     BLESS=1 cargo test --test documents         writes what they print anew; read the difference
//!
//! A block that begins with ```` ```console ```` has commands, each after `$ `, and what they print
//! on a terminal. A line `...` stands for any lines. Commands of a block with ```` ```console fails
//! ```` end with an error. A block whose first line names a language and a file, ```` ```datalog
//! query.dl ````, is written as that file. A document runs from top to bottom in a directory of its
//! own, in which `examples`, `datalog` and `schema` are the project's. What is not run says why:
//! `blocks` has the reasons, and names the test of what runs elsewhere.

mod blocks;
mod heads;
mod help;
mod links;
mod run;
mod site;
#[path = "../support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use blocks::Block;
use libtest_mimic::{Arguments, Failed, Trial};
use run::{Shown, agrees, run, shown};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let documents = documents();
    let trial = |name: &str, test: fn() -> Result<(), String>| {
        Trial::test(name, move || test().map_err(Failed::from))
    };
    let mut trials = vec![
        trial("blocks", || blocks::check(&self::documents())),
        trial("links", || links::check(&self::documents())),
        trial("comments of the library", heads::check),
        trial("examples of help", help::check),
        trial("site", site::check),
    ];
    for document in documents {
        let has_commands = document.blocks().is_ok_and(|all| all.iter().any(Block::is_console));
        if has_commands {
            let name = document.name.clone();
            trials.push(Trial::test(name, move || check(&document).map_err(Failed::from)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A file of Markdown of the project.
pub struct Document {
    /// Its path from the top of the repository.
    pub name: String,
    pub path: PathBuf,
    pub text: String,
}

impl Document {
    fn blocks(&self) -> Result<Vec<Block<'_>>, String> {
        blocks::of(&self.text).map_err(|error| format!("{}:{error}", self.name))
    }
}

/// All of them, but those that are made of what others say.
pub fn documents() -> Vec<Document> {
    const NOT_OURS: [&str; 5] = ["target", "node_modules", ".git", "__pycache__", ".pytest_cache"];
    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            if is_folder && !NOT_OURS.iter().any(|it| *it == name) {
                below(&path, found);
            } else if !is_folder && path.extension().is_some_and(|it| it == "md") {
                found.push(path);
            }
        }
    }
    let root = support::root();
    let mut paths = Vec::new();
    below(root, &mut paths);
    paths.sort();
    let document = |path: PathBuf| Document {
        name: path.strip_prefix(root).unwrap_or(&path).display().to_string(),
        text: fs::read_to_string(&path).unwrap_or_default(),
        path,
    };
    paths.into_iter().map(document).collect()
}

/// A directory in which the commands of a document run.
pub fn place() -> Result<tempfile::TempDir, String> {
    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    for folder in ["examples", "datalog", "schema"] {
        let to = support::root().join(folder);
        std::os::unix::fs::symlink(to, place.path().join(folder)).map_err(|it| it.to_string())?;
    }
    Ok(place)
}

fn check(document: &Document) -> Result<(), String> {
    let place = place()?;
    let bless = env::var_os("BLESS").is_some_and(|it| it == "1");
    let mut lines: Vec<String> = document.text.lines().map(str::to_owned).collect();
    // From the last block on, so that what is written anew moves no line that is still needed.
    let mut written = Vec::new();
    for block in document.blocks()? {
        if let Some(file) = block.file() {
            fs::write(place.path().join(file), block.lines.join("\n") + "\n")
                .map_err(|error| format!("{file}: {error}"))?;
        }
        if block.is_console() {
            written.push((block.line, block.lines.len(), commands(&block, place.path(), bless)?));
        }
    }
    if bless {
        for (line, count, block) in written.into_iter().rev() {
            lines.splice(line..line + count, block);
        }
        let text = lines.join("\n") + "\n";
        if text != document.text {
            fs::write(&document.path, text).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// Runs the commands of a block; what it looks like with what they print.
fn commands(block: &Block<'_>, place: &Path, bless: bool) -> Result<Vec<String>, String> {
    let at = block.line;
    let fails = match block.info[1..] {
        [] => false,
        ["fails"] => true,
        ref how => return Err(format!("line {at}: console {how:?}")),
    };
    let mut written = Vec::new();
    let all = shown(&block.lines).ok_or_else(|| format!("line {at}: a block without a command"))?;
    for Shown { command, expected } in all {
        let (printed, succeeded) = run(&command, place)?;
        if succeeded == fails {
            let how = if fails { "does not fail" } else { "fails" };
            return Err(format!("line {at}: {command}\n{how}:\n{printed}"));
        }
        let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
        let as_said = agrees(&expected, &printed);
        if !as_said && !bless {
            let printed = printed.join("\n");
            return Err(format!("line {at}: {command}\nprints\n{printed}"));
        }
        written.extend(format!("$ {command}").lines().map(str::to_owned));
        let lines = if as_said { expected } else { printed };
        written.extend(lines.into_iter().map(str::to_owned));
    }
    Ok(written)
}
