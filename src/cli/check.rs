//! `llvm-facts check`

use std::path::PathBuf;

use clap::Args;

use super::args;
use super::console::{DONE, FAILED, say, say_findings};
use super::error::Result;
use super::programs;
use super::words::count;
use engine::Severity;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts check analysis.dl
  llvm-facts check rules/*.dl -I include/ --warnings-as-errors
  llvm-facts check pass.dl -M 'NAME=\"main\"'

No module is read: what is wrong with a program is found before it is asked of one. Exit code 1 if
something is.")]
pub struct CheckArgs {
    /// The programs
    #[arg(value_name = "PROGRAM", required = true)]
    pub programs: Vec<PathBuf>,
    #[command(flatten)]
    pub including: args::Including,
    /// Fail for warnings, too
    #[arg(long)]
    pub warnings_as_errors: bool,
    /// Say nothing if nothing is wrong
    #[arg(short, long)]
    pub quiet: bool,
}

pub fn run(args: &CheckArgs) -> Result<u8> {
    let search = args.including.search();
    let (mut errors, mut warnings) = (0, 0);
    for path in &args.programs {
        let text = programs::read(path)?;
        let name = path.display().to_string();
        let parsed = programs::parse(&name, &text, &search);
        let found = match &parsed {
            Ok(program) => program.warnings(),
            Err(wrong) => wrong,
        };
        if !found.list.is_empty() {
            say_findings(found);
        }
        let is_error = |it: &&engine::Diagnostic| it.severity == Severity::Error;
        let n = found.list.iter().filter(is_error).count();
        errors += n;
        warnings += found.list.len() - n;
    }
    let fails = errors > 0 || args.warnings_as_errors && warnings > 0;
    if fails || !args.quiet {
        say(&format!(
            "{}: {}, {}",
            count(args.programs.len(), "program"),
            count(errors, "error"),
            count(warnings, "warning")
        ));
    }
    Ok(if fails { FAILED } else { DONE })
}
