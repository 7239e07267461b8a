//! What documents show is what happens: the commands of README, tutorial and cookbook are run, and
//! print what stands below them.
//!
//!     cargo test --test documents                 all
//!     cargo test --test documents tutorial        those with this in their names
//!     BLESS=1 cargo test --test documents         writes what they print anew; read the difference
//!
//! A block that begins with ```` ```console ```` has commands, each after `$ `, and what they print on a
//! terminal. A
//! line `...` stands for any lines. Commands of a block with ```` ```console fails ```` end with an
//! error. A block whose first line names a language and a file, ```` ```datalog query.dl ````, is
//! written as that file. A document runs from top to bottom in a directory of its own, in which
//! `examples` and `datalog` are the project's.

#[path = "../support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs};

use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = &support::root();
    let mut documents = vec![root.join("README.md")];
    for folder in ["examples/tutorial", "examples/cookbook"] {
        let entries = fs::read_dir(root.join(folder)).into_iter().flatten().flatten();
        documents
            .extend(entries.map(|it| it.path()).filter(|it| it.extension().is_some_and(is_md)));
    }
    documents.sort();
    let trial = |path: PathBuf| {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        Trial::test(name, move || check(&path).map_err(Failed::from))
    };
    libtest_mimic::run(&arguments, documents.into_iter().map(trial).collect()).exit_code()
}

fn is_md(extension: &std::ffi::OsStr) -> bool {
    extension == "md"
}

/// A command and what the document says that it prints.
struct Shown<'t> {
    command: String,
    expected: Vec<&'t str>,
}

fn check(path: &Path) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    for folder in ["examples", "datalog"] {
        let to = support::root().join(folder);
        std::os::unix::fs::symlink(to, place.path().join(folder)).map_err(|it| it.to_string())?;
    }
    let bless = env::var_os("BLESS").is_some_and(|it| it == "1");
    let mut written = String::new();
    let mut lines = text.lines().enumerate();
    let mut commands = 0;
    while let Some((at, line)) = lines.next() {
        written += line;
        written.push('\n');
        let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let mut block = Vec::new();
        loop {
            match lines.next() {
                Some((_, "```")) => break,
                Some((_, line)) => block.push(line),
                None => return Err(format!("line {}: the block does not end", at + 1)),
            }
        }
        match info.split_whitespace().collect::<Vec<_>>()[..] {
            ["console", ref how @ ..] => {
                let fails = match how {
                    [] => false,
                    ["fails"] => true,
                    _ => return Err(format!("line {}: console {how:?}", at + 1)),
                };
                for Shown { command, expected } in shown(&block)
                    .ok_or_else(|| format!("line {}: a block without a command", at + 1))?
                {
                    commands += 1;
                    let (printed, succeeded) = run(&command, place.path())?;
                    if succeeded == fails {
                        let how = if fails { "does not fail" } else { "fails" };
                        return Err(format!("line {}: {command}\n{how}:\n{printed}", at + 1));
                    }
                    let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
                    let as_said = agrees(&expected, &printed);
                    if !as_said && !bless {
                        let printed = printed.join("\n");
                        return Err(format!("line {}: {command}\nprints\n{printed}", at + 1));
                    }
                    written += &format!("$ {}\n", command);
                    let lines = if as_said { expected } else { printed };
                    lines.iter().for_each(|line| written += &format!("{line}\n"));
                }
            }
            [_, file] => {
                fs::write(place.path().join(file), block.join("\n") + "\n")
                    .map_err(|error| format!("{file}: {error}"))?;
                block.iter().for_each(|line| written += &format!("{line}\n"));
            }
            _ => block.iter().for_each(|line| written += &format!("{line}\n")),
        }
        written += "```\n";
    }
    if commands == 0 {
        return Err("it shows no command".to_owned());
    }
    if bless && written != text {
        fs::write(path, written).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The commands of a block; a line goes on with one whose quotes are open, so that all of it can be
/// pasted.
fn shown<'t>(block: &[&'t str]) -> Option<Vec<Shown<'t>>> {
    let mut all: Vec<Shown<'t>> = Vec::new();
    for line in block {
        if let Some(command) = line.strip_prefix("$ ") {
            all.push(Shown { command: command.to_owned(), expected: Vec::new() });
            continue;
        }
        let last = all.last_mut()?;
        if last.command.matches('\'').count() % 2 == 1 {
            last.command += &format!("\n{line}");
        } else {
            last.expected.push(line);
        }
    }
    Some(all)
}

/// What a command prints on a terminal of 100 columns, errors among it, and whether it succeeds.
fn run(command: &str, place: &Path) -> Result<(String, bool), String> {
    let program = Path::new(env!("CARGO_BIN_EXE_llvm-facts"));
    let mut path = program.parent().unwrap_or(Path::new("")).as_os_str().to_owned();
    path.push(":");
    path.push(env::var_os("PATH").unwrap_or_default());
    let ran = Command::new("script")
        .args(["-qefc", &format!("stty cols 100 rows 50; {command}"), "/dev/null"])
        .current_dir(place)
        .stdin(Stdio::null())
        .env("PATH", path)
        .env("SHELL", "/bin/sh")
        .env("NO_COLOR", "1")
        .env("TERM", "dumb")
        .env("XDG_CACHE_HOME", place.join(".cache"))
        .output()
        .map_err(|error| format!("script (Debian: bsdutils): {error}"))?;
    let printed = String::from_utf8_lossy(&ran.stdout).replace("\r\n", "\n");
    Ok((printed, ran.status.success()))
}

/// Whether the lines are as expected, where `...` stands for any lines.
fn agrees(expected: &[&str], printed: &[&str]) -> bool {
    match (expected, printed) {
        ([], []) => true,
        (["...", rest @ ..], _) => (0..=printed.len()).any(|i| agrees(rest, &printed[i..])),
        ([line, expected @ ..], [found, printed @ ..]) => {
            line.trim_end() == *found && agrees(expected, printed)
        }
        _ => false,
    }
}
