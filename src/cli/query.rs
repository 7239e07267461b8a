//! `llvm-facts query`, and the commands around it.

// In layers: each uses only what stands before it.
pub mod args;

pub(super) mod output;
mod question;

mod includes;

mod check;
mod files;
mod findings;
mod report;

pub(super) mod embedded;
mod souffle;

mod workers;

mod catalogue;

use self::args::{Engine, QueryArgs};
use self::question::Question;
use super::console::{DONE, print};
use super::error::{QuestionError, Result};
use super::preset;
use super::watch::watch;

pub use self::souffle::command as souffle_command;

pub fn run(args: &QueryArgs) -> Result<u8> {
    files::check_format(args)?;
    if args.watch {
        let (out, quiet) = (args.out.as_deref(), args.verbosity.quiet);
        let files = || includes::files(&args.question);
        return watch(&args.question.arguments, out, quiet, files, || answer(args));
    }
    answer(args)
}

/// Answers the question once.
fn answer(args: &QueryArgs) -> Result<u8> {
    if args.question.preset.as_deref() == Some("list") {
        print(preset::list().as_bytes())?;
        return Ok(DONE);
    }
    let question = Question::new(&args.question)?;
    if args.explain_plan {
        let mut program = embedded::parse(args, &question)?;
        question::select(&mut program, &args.question.relation)?;
        return catalogue::plan(&program);
    }
    if let Some(dir) = question.catalogue() {
        return match args.engine {
            Engine::Souffle => {
                Err(QuestionError::NotOfCatalogue { option: "--engine souffle" }.into())
            }
            Engine::Auto | Engine::Embedded => catalogue::run(args, &question, dir),
        };
    }
    if args.checkpoint.is_some() {
        return Err(QuestionError::OfCatalogue { option: "--checkpoint" }.into());
    }
    #[cfg(feature = "cluster")]
    if args.spread.is_wanted() {
        return Err(QuestionError::OfCatalogue { option: "--workers" }.into());
    }
    match args.engine {
        Engine::Souffle => souffle::run(args, &question),
        Engine::Auto | Engine::Embedded => embedded::run(args, &question),
    }
}
