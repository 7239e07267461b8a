//! Findings out of answers: each row of a relation with an Instruction says something about a place.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::finding::{Finding, Report, Step};
use crate::query::{self, Source};
use engine::Program;
use facts::Domain;

/// `finding(rule, inst, message)`: what a rule says itself.
const FINDING: &str = "finding";
/// `finding_path(rule, inst, message, from, i, step, note)`: how it comes to a finding.
const PATH: &str = "finding_path";
/// `finding_rule(rule, description)`: what a rule looks for.
const RULE: &str = "finding_rule";

const OF_FINDINGS: [&str; 3] = [FINDING, PATH, RULE];

/// Of a finding, the steps of each path by number, by the path's first instruction.
type Paths = BTreeMap<u32, BTreeMap<u32, Step>>;

/// The relations that findings are made of: those of the program and `finding`, if it has one. None
/// if the program's own are all.
pub fn wanted(program: &Program) -> Vec<String> {
    let is_known = |name: &&str| program.relations().iter().any(|relation| relation.name == *name);
    if !is_known(&FINDING) {
        return Vec::new();
    }
    let mut wanted: Vec<String> = program.outputs().into_iter().map(|it| it.name).collect();
    wanted.extend(OF_FINDINGS.into_iter().filter(is_known).map(str::to_owned));
    wanted.sort();
    wanted.dedup();
    wanted
}

/// A relation that was answered.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Its name.
    pub name: String,
    /// What its rows say.
    pub title: String,
    /// Its columns, and what ids in them stand for; nothing in columns without ids.
    pub columns: Vec<(String, Vec<Domain>)>,
}

/// What is done with a row: the texts of its cells.
pub type EachRow<'a> = &'a mut dyn FnMut(&[&[u8]]);

/// The findings among the answers, in the order of their places, and the names of relations whose
/// rows are none for want of an instruction. `rows` shows the rows of an answer. Where a program
/// states its findings, its other answers are none, unless somebody named them: `is_open` says that
/// nobody did. `firsts` is what [`load`](query::load) answered.
///
/// # Errors
/// Those of `rows`, and when the source cannot be read any more.
pub fn report<E: From<crate::Error>>(
    answers: &[Answer],
    is_open: bool,
    (source, firsts): (Source<'_>, &[u32]),
    mut rows: impl FnMut(usize, EachRow<'_>) -> Result<(), E>,
) -> Result<(Report, Vec<String>), E> {
    let mut ids: BTreeMap<u32, Vec<Domain>> = BTreeMap::new();
    for (at, answer) in answers.iter().enumerate() {
        rows(at, &mut |cells| {
            for ((_, domains), cell) in answer.columns.iter().zip(cells) {
                if let Some(id) = id(domains, cell) {
                    let known = ids.entry(id).or_default();
                    let new = domains.iter().copied().filter(|domain| !known.contains(domain));
                    known.extend(new.collect::<Vec<_>>());
                }
            }
        })?;
    }
    let labels = query::labels(source, firsts, &ids)?;
    let (mut report, left_out) = collect(answers, is_open, &labels, rows)?;
    report.places = query::places(source, firsts, &report.instructions())?;
    report.sort();
    Ok((report, left_out))
}

/// The id that a cell is, if its column has ids.
fn id(domains: &[Domain], cell: &[u8]) -> Option<u32> {
    std::str::from_utf8(cell).ok()?.parse().ok().filter(|_| !domains.is_empty())
}

/// The same without places and order, with these labels of what rows name.
fn collect<E>(
    answers: &[Answer],
    is_open: bool,
    labels: &FxHashMap<u32, String>,
    mut rows: impl FnMut(usize, EachRow<'_>) -> Result<(), E>,
) -> Result<(Report, Vec<String>), E> {
    let (mut report, mut left_out) = (Report::default(), Vec::new());
    let states = answers.iter().any(|it| it.name == FINDING);
    let mut stated = 0;
    for (at, _) in answers.iter().enumerate().filter(|(_, it)| it.name == FINDING) {
        rows(at, &mut |_| stated += 1)?;
    }
    let is_silent = is_open && stated > 0;
    let mut paths: BTreeMap<(String, u32, String), Paths> = BTreeMap::new();
    for (number, answer) in answers.iter().enumerate() {
        let name = answer.name.as_str();
        let at = answer.columns.iter().position(|(_, it)| *it == [Domain::Instruction]);
        match (name, at, answer.columns.len()) {
            (RULE, None, 2) => rows(number, &mut |cells| {
                report.rules.insert(text(cells[0]), text(cells[1]));
            })?,
            (PATH, Some(1), 7) => rows(number, &mut |cells| {
                let number = |at: usize| text(cells[at]).parse().unwrap_or_default();
                let step = Step { inst: number(5), note: text(cells[6]) };
                let path = paths.entry((text(cells[0]), number(1), text(cells[2]))).or_default();
                path.entry(number(3)).or_default().insert(number(4), step);
            })?,
            (FINDING, Some(1), 3) => rows(number, &mut |cells| {
                report.findings.push(Finding {
                    rule: text(cells[0]),
                    inst: text(cells[1]).parse().unwrap_or_default(),
                    message: text(cells[2]),
                    paths: Vec::new(),
                });
            })?,
            _ if is_silent => {}
            (_, Some(at), _) => {
                report.rules.insert(name.to_owned(), answer.title.clone());
                rows(number, &mut |cells| {
                    let cell = |((name, domains), cell): (&(String, Vec<Domain>), &&[u8])| {
                        let label = id(domains, cell).and_then(|id| labels.get(&id).cloned());
                        (name.clone(), label.unwrap_or_else(|| text(cell)))
                    };
                    let row: Vec<(String, String)> =
                        answer.columns.iter().zip(cells).map(cell).collect();
                    report.findings.push(Finding {
                        rule: name.to_owned(),
                        inst: text(cells[at]).parse().unwrap_or_default(),
                        message: message(&row, at),
                        paths: Vec::new(),
                    });
                })?;
            }
            (_, None, _) if states => {}
            (_, None, _) => left_out.push(name.to_owned()),
        }
    }
    for finding in &mut report.findings {
        let key = (finding.rule.clone(), finding.inst, finding.message.clone());
        let own = paths.get(&key).into_iter().flatten();
        finding.paths = own.map(|(_, steps)| steps.values().cloned().collect()).collect();
    }
    Ok((report, left_out))
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
