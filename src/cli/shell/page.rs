//! Answers longer than the screen, page by page.

use std::io::{ErrorKind, IsTerminal, Write, stdout};
use std::process::{Command, Stdio};

use terminal_size::{Height, terminal_size};

use crate::cli::console::print;
use crate::cli::error::{Result, ShellError};

/// Shows a text: as it is, or by the program that PAGER names if it does not fit on the screen.
///
/// # Errors
/// When it cannot be shown.
pub fn show(text: &str) -> Result<()> {
    match pager().filter(|_| is_long(text)) {
        Some(program) => page(&program, text),
        None => print(text.as_bytes()),
    }
}

/// Whether it is more than a screen has lines.
fn is_long(text: &str) -> bool {
    let lines = text.lines().count();
    stdout().is_terminal()
        && terminal_size().is_some_and(|(_, Height(height))| lines >= usize::from(height))
}

/// The program to show pages with; none on a terminal that cannot turn them.
fn pager() -> Option<String> {
    if std::env::var_os("TERM").is_none_or(|term| term == "dumb") {
        return None;
    }
    let named = std::env::var("PAGER").unwrap_or_else(|_| "less".to_owned());
    Some(named).filter(|named| !named.trim().is_empty() && named != "cat")
}

fn page(program: &str, text: &str) -> Result<()> {
    let failed = |source| ShellError::Pager { program: program.to_owned(), source };
    let mut command = Command::new("sh");
    command.args(["-c", program]).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        // Lines are not folded, and what was shown stays on the screen.
        command.env("LESS", "FRSX");
    }
    system::dies_with_parent(&mut command);
    let mut child = command.spawn().map_err(failed)?;
    if let Some(mut input) = child.stdin.take() {
        match input.write_all(system::visible_lines(text).as_bytes()) {
            // Whoever has seen enough leaves before the end.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
            written => written.map_err(failed)?,
        }
    }
    let status = child.wait().map_err(failed)?;
    // As the shell says that there is no such program.
    match status.code() {
        Some(127) => print(text.as_bytes()),
        _ => Ok(()),
    }
}
