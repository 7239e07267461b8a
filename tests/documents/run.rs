//! Commands as documents show them, and what they print.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

/// A command and what the document says that it prints.
pub struct Shown<'t> {
    pub command: String,
    pub expected: Vec<&'t str>,
}

/// The commands of a block; a line goes on with one whose quotes are open, so that all of it can be
/// pasted.
pub fn shown<'t>(block: &[&'t str]) -> Option<Vec<Shown<'t>>> {
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
pub fn run(command: &str, place: &Path) -> Result<(String, bool), String> {
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
pub fn agrees(expected: &[&str], printed: &[&str]) -> bool {
    match (expected, printed) {
        ([], []) => true,
        (["...", rest @ ..], _) => (0..=printed.len()).any(|i| agrees(rest, &printed[i..])),
        ([line, expected @ ..], [found, printed @ ..]) => {
            line.trim_end() == *found && agrees(expected, printed)
        }
        _ => false,
    }
}
