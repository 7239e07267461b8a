//! `llvm-facts explain`

use clap::Args;

use super::console::{DONE, print};
use super::error::{Error, Result};
use engine::Code;
use library::suggest;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts explain                    every kind of message, in a line each
  llvm-facts explain ungrounded         what it means; a program that has it, and one put right")]
pub struct ExplainArgs {
    /// What stands in brackets behind `error` or `warning`
    pub code: Option<String>,
}

pub fn run(args: &ExplainArgs) -> Result<u8> {
    let Some(name) = &args.code else {
        let width = Code::ALL.iter().map(|code| code.name().len()).max().unwrap_or_default();
        let line = |code: &Code| format!("{:width$}  {}\n", code.name(), code.title());
        print(Code::ALL.iter().map(line).collect::<String>().as_bytes())?;
        return Ok(DONE);
    };
    let code = Code::of_name(name).ok_or_else(|| Error::NoCode {
        name: name.clone(),
        near: suggest::did_you_mean(name, Code::ALL.iter().map(|code| code.name())),
    })?;
    print(format!("{code}: {}\n\n{}\n", code.title(), code.page()).as_bytes())?;
    Ok(DONE)
}
