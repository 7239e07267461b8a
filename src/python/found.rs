//! What answers say about places.

use llvm_facts::query::Place;
use llvm_facts::query::findings::{self, Answer, Finding};

use crate::answers::{Answered, Rows};
use crate::columns::Column;
use crate::failure::{Class, Failure};

/// Where an instruction stands: file, line, column, function, the instruction itself; empty and 0
/// where that is not known.
type Where = (String, u32, u32, String, String);

/// Rule, message, instruction, where it is, and the ways there: what happens, and where.
pub type Found = (String, String, u32, Where, Vec<Vec<(String, Where)>>);

/// The findings among the answers, or among those that are named; and the same as SARIF.
///
/// # Errors
/// Of a catalogue; or when a relation that is named says nothing of instructions.
pub fn all(answered: &Answered, named: &[String]) -> Result<(Vec<Found>, String), Failure> {
    let Answered { program, outputs, rows, held, .. } = answered;
    let source = held.source("findings")?;
    let Rows::Engine(database) = rows else {
        return Err(Failure::new(Class::Input, "findings: not of a catalogue"));
    };
    let wanted = |name: &str| named.is_empty() || named.iter().any(|it| it == name);
    let answers: Vec<Answer> = outputs
        .iter()
        .filter(|relation| wanted(&relation.name))
        .map(|relation| {
            let columns = Column::of_program(program, relation);
            let columns = columns.into_iter().map(|column| (column.name, column.domains)).collect();
            Answer { name: relation.name.clone(), title: String::new(), columns }
        })
        .collect();
    let (report, left_out) =
        findings::report(&answers, named.is_empty(), (source, &[]), |at, each| {
            program.visit(database, &answers[at].name, &mut |cells| {
                each(cells);
                true
            })?;
            Ok::<_, llvm_facts::Error>(())
        })?;
    if let Some(name) = left_out.first().filter(|_| !named.is_empty()) {
        let words = format!("{name} has no column of instructions: its rows are no findings");
        return Err(Failure::new(Class::Program, words));
    }
    let place = |inst: u32| match report.places.get(&inst) {
        Some(Place { function, label, source, .. }) => {
            let (file, line, column) = match source {
                Some(source) => (source.file.clone(), source.line, source.column),
                None => Default::default(),
            };
            let (function, label) = (function.clone(), label.clone());
            (file, line, column, function.unwrap_or_default(), label.unwrap_or_default())
        }
        None => Where::default(),
    };
    let found = |finding: &Finding| {
        let step = |step: &findings::Step| (step.note.clone(), place(step.inst));
        let paths = finding.paths.iter().map(|path| path.iter().map(step).collect()).collect();
        let (rule, message) = (finding.rule.clone(), finding.message.clone());
        (rule, message, finding.inst, place(finding.inst), paths)
    };
    let sarif = findings::sarif(&report, env!("CARGO_PKG_VERSION"), false);
    Ok((report.findings.iter().map(found).collect(), sarif.to_string()))
}
