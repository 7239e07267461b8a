//! What is made from the definition of the command line.

use clap::Command;

use super::console::{DONE, print};
use super::error::{Error, Result};

/// With the LLVM whose modules these are.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (LLVM 15)");

/// The completion script of this definition for a shell.
pub fn completions(mut definition: Command, shell: clap_complete::Shell) -> Result<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut definition, "llvm-facts", &mut script);
    print(&script)?;
    Ok(DONE)
}

/// The manual page of the program or of one command.
pub fn man(definition: Command, command: Option<&str>) -> Result<u8> {
    let mut whole = definition.version(VERSION);
    whole.build();
    let page = match command {
        None => whole,
        Some(name) => one(&whole, name)?,
    };
    let mut out = Vec::new();
    clap_mangen::Man::new(page).render(&mut out).map_err(Error::Manual)?;
    print(&out)?;
    Ok(DONE)
}

fn one(whole: &Command, name: &str) -> Result<Command> {
    let commands = || whole.get_subcommands().filter(|command| command.get_name() != "help");
    match commands().find(|command| command.get_name() == name) {
        Some(command) => {
            let title: &str = format!("llvm-facts-{name}").leak();
            Ok(command.clone().name(title).version(VERSION))
        }
        None => {
            let known = commands().map(|command| command.get_name().to_owned()).collect();
            Err(Error::NoCommand { name: name.to_owned(), known })
        }
    }
}
