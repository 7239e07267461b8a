//! What a command is told and says: standard input and output, standard error, the exit code.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, IsTerminal, Read, Write};

use serde::Serialize;
use system::{Visible, visible_lines};

use super::error::{Error, Result};

pub use super::exit::{DONE, FAILED, FOUND, STOPPED};

/// What messages call a file that is named on the command line.
pub fn name_of(file: &OsStr) -> &OsStr {
    if file == "-" { OsStr::new("standard input") } else { file }
}

/// The bytes of a file that is named on the command line; `-` is standard input.
///
/// # Errors
/// When it cannot be read.
pub fn bytes_of(file: &OsStr) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = match file == "-" {
        true => io::stdin().read_to_end(&mut bytes).map(|_| bytes),
        false => fs::read(file),
    };
    read.map_err(Error::file(name_of(file)))
}

/// The text of a file that is named on the command line; `-` is standard input.
///
/// # Errors
/// When it cannot be read, or is not UTF-8: where it stops being that.
pub fn text_of(file: &OsStr) -> Result<String> {
    String::from_utf8(bytes_of(file)?).map_err(|wrong| {
        let at = wrong.utf8_error().valid_up_to();
        let why = format!("no text: byte {at} is not UTF-8");
        Error::file(name_of(file))(io::Error::new(io::ErrorKind::InvalidData, why))
    })
}

/// Says something on standard error. Who closed it does not want to know.
pub fn say(line: &str) {
    say_as_it_is(&format!("llvm-facts: {}\n", visible_lines(line)));
}

/// Says lines that do not begin with the name of the program.
pub fn say_as_it_is(lines: &str) {
    let _ = io::stderr().write_all(lines.as_bytes());
}

/// From now on messages have colours, or have none.
pub fn use_colours(choice: clap::ColorChoice) {
    let choice = match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// Says what is wrong with a program.
pub fn say_findings(findings: &engine::Diagnostics) {
    let _ = anstream::stderr().write_all(findings.render(true).as_bytes());
}

/// Says that an output is not among the findings, and why.
pub fn no_findings(output: &str) {
    say(&format!("warning: `{output}` has no column of instructions: its rows are no findings"));
}

/// Standard output. What a module or a program calls things is data for other programs, and no
/// command for a terminal.
pub fn out() -> Box<dyn Write> {
    let out = io::stdout().lock();
    if out.is_terminal() { Box::new(Visible::new(out)) } else { Box::new(out) }
}

/// Writes to standard output.
pub fn print(bytes: &[u8]) -> Result<()> {
    let mut out = out();
    printed(out.write_all(bytes).and_then(|()| out.flush()))
}

/// Writes JSON to standard output.
pub fn print_json(value: &impl Serialize) -> Result<()> {
    let text =
        serde_json::to_string_pretty(value).map_err(|error| Error::Json(error.to_string()))?;
    print((text + "\n").as_bytes())
}

/// What came of writing to standard output. A reader that has seen enough is no error.
pub fn printed(result: io::Result<()>) -> Result<()> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::Stdout(error)),
        _ => Ok(()),
    }
}
