//! Statements from standard input that is no terminal: a script.

use std::io::{BufRead, stdin};

use super::ask::Shell;
use super::commands::{Flow, command, execute, interrupted};
use crate::cli::error::{Result, ShellError};
use engine::Statement;

/// Does what stands there, until something cannot be done.
///
/// # Errors
/// The first thing that cannot be done.
pub fn run(shell: &mut Shell<'_>) -> Result<()> {
    let mut text = String::new();
    for line in stdin().lock().lines() {
        let line = line.map_err(|error| ShellError::Input(error.to_string()))?;
        text.push_str(&line);
        text.push('\n');
        let is_command = command(&text).is_some() || interrupted(&text).is_some();
        if !is_command && engine::statement(&text, &shell.rules) == Statement::Unfinished {
            continue;
        }
        if execute(shell, &std::mem::take(&mut text))? == Flow::Quit {
            return Ok(());
        }
    }
    // What does not end is wrong, and how is said.
    execute(shell, &text).map(drop)
}
