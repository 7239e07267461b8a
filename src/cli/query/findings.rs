//! Answers as findings: each row of a relation with an Instruction says something about a place.

use std::collections::BTreeMap;

use serde_json::to_string_pretty;

use super::args::{AnswerFormat, FindingsFormat, QueryArgs};
use super::output::{self, Answers, Column, Shown};
use crate::cli::console::{DONE, FOUND, print, say};
use crate::cli::error::{Error, QuestionError, Result};
use crate::query::findings::{self, Baseline, Finding, Report, Step};
use crate::query::{self, Source};
use engine::Program;
use facts::Domain;

/// `finding(rule, inst, message)`: what a rule says itself.
const FINDING: &str = "finding";
/// `finding_path(rule, inst, from, i, step, note)`: how it comes to a finding.
const PATH: &str = "finding_path";
/// `finding_rule(rule, description)`: what a rule looks for.
const RULE: &str = "finding_rule";

const OF_FINDINGS: [&str; 3] = [FINDING, PATH, RULE];

/// Of a finding, the steps of each path by number, by the path's first instruction.
type Paths = BTreeMap<u32, BTreeMap<u32, Step>>;

/// The relations to ask for: where findings are printed, those of the program and `finding`, if it
/// has one, unless relations are named.
pub fn wanted(args: &QueryArgs, program: &Program) -> Result<Vec<String>> {
    let named = &args.question.relation;
    let is_known = |name: &&str| program.relations().iter().any(|relation| relation.name == *name);
    if !named.is_empty() || format(args)?.is_none() || !is_known(&FINDING) {
        return Ok(named.clone());
    }
    let mut wanted: Vec<String> = program.outputs().into_iter().map(|it| it.name).collect();
    wanted.extend(OF_FINDINGS.into_iter().filter(is_known).map(str::to_owned));
    wanted.sort();
    wanted.dedup();
    Ok(wanted)
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
    let mut report = collect(args, answers, relations, (source, firsts))?;
    report.places = query::places(source, firsts, &report.instructions())?;
    report.sort();
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
fn collect(
    args: &QueryArgs,
    answers: &dyn Answers,
    relations: &[Shown],
    (source, firsts): (Source<'_>, &[u32]),
) -> Result<Report> {
    let ids = output::shown_ids(answers, relations)?;
    let labels = query::labels(source, firsts, &ids)?;
    let mut report = Report::default();
    let states = relations.iter().any(|it| it.name == FINDING);
    // A program that states its findings means its other answers for something else.
    let is_silent = states && args.question.relation.is_empty() && answers.len(FINDING)? > 0;
    let mut paths: BTreeMap<(String, u32), Paths> = BTreeMap::new();
    for relation in relations {
        let name = relation.name.as_str();
        let at = |domain| relation.columns.iter().position(|it: &Column| it.is(domain));
        let width = relation.columns.len();
        match (name, at(Domain::Instruction), width) {
            (RULE, None, 2) => output::each_row(answers, relation, &mut |cells| {
                report.rules.insert(text(cells[0]), text(cells[1]));
            })?,
            (PATH, Some(1), 6) => output::each_row(answers, relation, &mut |cells| {
                let number = |at: usize| text(cells[at]).parse().unwrap_or_default();
                let step = Step { inst: number(4), note: text(cells[5]) };
                let path = paths.entry((text(cells[0]), number(1))).or_default();
                path.entry(number(2)).or_default().insert(number(3), step);
            })?,
            (FINDING, Some(1), 3) => output::each_row(answers, relation, &mut |cells| {
                report.findings.push(Finding {
                    rule: text(cells[0]),
                    inst: text(cells[1]).parse().unwrap_or_default(),
                    message: text(cells[2]),
                    paths: Vec::new(),
                });
            })?,
            _ if is_silent => {}
            (_, Some(at), _) => {
                let title = &relation.heading.title;
                report.rules.insert(name.to_owned(), title.clone());
                output::each_row(answers, relation, &mut |cells| {
                    let cell = |(column, cell): (&Column, &&[u8])| {
                        let id = text(cell).parse().ok().filter(|_| !column.domains.is_empty());
                        let label = id.and_then(|id: u32| labels.get(&id).cloned());
                        (column.name.clone(), label.unwrap_or_else(|| text(cell)))
                    };
                    let row: Vec<(String, String)> =
                        relation.columns.iter().zip(cells).map(cell).collect();
                    report.findings.push(Finding {
                        rule: name.to_owned(),
                        inst: text(cells[at]).parse().unwrap_or_default(),
                        message: message(&row, at),
                        paths: Vec::new(),
                    });
                })?;
            }
            (_, None, _) if args.verbosity.quiet || states => {}
            (_, None, _) => say(&format!(
                "warning: `{name}` has no column of instructions: its rows are no findings"
            )),
        }
    }
    for finding in &mut report.findings {
        let own = paths.get(&(finding.rule.clone(), finding.inst)).into_iter().flatten();
        finding.paths = own.map(|(_, steps)| steps.values().cloned().collect()).collect();
    }
    Ok(report)
}

/// What a row says of its instruction: the other columns; the instruction itself, if there are none.
fn message(row: &[(String, String)], at: usize) -> String {
    if let [(_, label)] = row {
        return label.clone();
    }
    let others = row.iter().enumerate().filter(|(i, _)| *i != at);
    let words: Vec<String> = others.map(|(_, (name, cell))| format!("{name} = {cell}")).collect();
    words.join(", ")
}

fn text(cell: &[u8]) -> String {
    String::from_utf8_lossy(cell).into_owned()
}
