//! Answers as findings: each row of a relation with an Instruction says something about a place.

use serde_json::to_string_pretty;

use super::args::{AnswerFormat, FindingsFormat, QueryArgs};
use super::output::{self, Answers, Shown};
use crate::cli::console::{DONE, FOUND, no_findings, print, say};
use crate::cli::error::{Error, QuestionError, Result};
use crate::query::Source;
use crate::query::findings::{self, Answer, Baseline, Report};
use engine::Program;

/// The relations to ask for: where findings are printed, those that findings are made of, unless
/// relations are named.
pub fn wanted(args: &QueryArgs, program: &Program) -> Result<Vec<String>> {
    let named = &args.question.relation;
    match !named.is_empty() || format(args)?.is_none() {
        true => Ok(named.clone()),
        false => Ok(findings::wanted(program)),
    }
}

/// The format of findings, if it is one that is wanted: what is asked about findings wants one.
pub fn format(args: &QueryArgs) -> Result<Option<FindingsFormat>> {
    let about =
        [("--baseline", args.baseline.is_some()), ("--fail-on-findings", args.fail_on_findings)];
    let about = about.into_iter().find_map(|(option, is_given)| is_given.then_some(option));
    match (args.format.map(AnswerFormat::of_rows), about) {
        (Some(Err(format)), _) => Ok(Some(format)),
        (Some(Ok(_)), Some(option)) => Err(QuestionError::OnlyOfFindings { option }.into()),
        (None, Some(_)) => Ok(Some(FindingsFormat::Text)),
        (_, None) => Ok(None),
    }
}

/// Prints the findings among the answers, and says how the command ends.
///
/// # Errors
/// When rows cannot be had, the source cannot be read any more, or the baseline is none.
pub fn print_all(
    args: &QueryArgs,
    format: FindingsFormat,
    answers: &dyn Answers,
    relations: &[Shown],
    (source, firsts): (Source<'_>, &[u32]),
) -> Result<u8> {
    let mut report = report(args, answers, relations, (source, firsts))?;
    let baseline = args.baseline.as_deref().map(Baseline::read).transpose()?;
    if let Some(baseline) = &baseline {
        let known = report.forget(baseline);
        if known > 0 && !args.verbosity.quiet {
            let words = crate::cli::words::count(known, "finding");
            say(&format!("{words} of the baseline left out"));
        }
    }
    match format {
        FindingsFormat::Text => print(findings::text(&report).as_bytes())?,
        FindingsFormat::Sarif => {
            let log = findings::sarif(&report, env!("CARGO_PKG_VERSION"), baseline.is_some());
            let text = to_string_pretty(&log).map_err(|error| Error::Json(error.to_string()))?;
            print((text + "\n").as_bytes())?;
        }
    }
    let fails = args.fail_on_findings && !report.findings.is_empty();
    Ok(if fails { FOUND } else { DONE })
}

/// The findings of all relations.
fn report(
    args: &QueryArgs,
    answers: &dyn Answers,
    relations: &[Shown],
    (source, firsts): (Source<'_>, &[u32]),
) -> Result<Report> {
    let answer = |relation: &Shown| Answer {
        name: relation.name.clone(),
        title: relation.heading.title.clone(),
        columns: relation.columns.iter().map(|it| (it.name.clone(), it.domains.clone())).collect(),
    };
    let all: Vec<Answer> = relations.iter().map(answer).collect();
    let is_open = args.question.relation.is_empty();
    let (report, left_out) = findings::report(&all, is_open, (source, firsts), |at, each| {
        output::each_row(answers, &relations[at], each)
    })?;
    if !args.verbosity.quiet {
        left_out.iter().for_each(|name| no_findings(name));
    }
    Ok(report)
}
