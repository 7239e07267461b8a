//! `--check`: do the facts keep the schema, and the rules of the language? By the rules of `sanity/`.

use std::path::Path;

use crate::cli::console::say;
use crate::cli::error::Result;
use crate::query::{self, Source};
use engine::{Database, Options, Program};
use facts::Relation;
use facts::store;
use jobs::pipeline::Observer;
use library::Search;

const RULES: &str = ".include \"sanity/schema.dl\"\n.output schema_violation\n\
    .include \"sanity/langref.dl\"\n.output langref_violation\n";

/// Whether they do; what is wrong is said.
pub fn passes(source: Source<'_>, options: &Options, observer: &dyn Observer) -> Result<bool> {
    let violations = violations(source, options, observer)?;
    violations.iter().for_each(|violation| say(&format!("error: {violation}")));
    Ok(violations.is_empty())
}

/// The violations, each as a line: file and row, what is wrong. The language is asked only of facts
/// that keep the schema: of others its rules say little.
fn violations(
    source: Source<'_>,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Vec<String>> {
    let program =
        Program::parse("--check", RULES, &Search::default()).map_err(crate::Error::from)?;
    let mut database = Database::new(&program);
    database.use_threads(options.threads);
    database.forget_unused();
    query::load(&program, source, &mut database, observer)?;
    program.run(&mut database, options)?;
    let mut found = Vec::new();
    let mut each = |cells: &[&[u8]]| {
        let text = |i: usize| cells.get(i).map(|cell| String::from_utf8_lossy(cell).into_owned());
        if let (Some(relation), Some(rule), Some(id)) = (text(0), text(1), text(2)) {
            found.push((relation, rule, id));
        }
        true
    };
    program.visit(&database, "schema_violation", &mut each)?;
    if found.is_empty() {
        let mut broken = Vec::new();
        let mut each = |cells: &[&[u8]]| {
            let text = |i: usize| cells.get(i).map(|cell| String::from_utf8_lossy(cell));
            if let (Some(rule), Some(id)) = (text(0), text(1)) {
                broken.push(format!("{id} breaks the language reference: {rule}"));
            }
            true
        };
        program.visit(&database, "langref_violation", &mut each)?;
        return Ok(broken);
    }
    drop(database);
    let line = |(relation, rule, id): &(String, String, String)| {
        let place = match source {
            Source::Facts(dir) => row(dir, relation, rule, id),
            Source::Modules(_) | Source::Memory(_) => None,
        };
        let what = match rule.strip_prefix("reference(").and_then(|r| r.strip_suffix(')')) {
            Some(column) => format!("column {column}: {id} is nothing that the facts declare"),
            None => format!("{id} breaks {rule}"),
        };
        format!("{}: {what}", place.unwrap_or_else(|| format!("{relation}.facts")))
    };
    Ok(found.iter().map(line).collect())
}

/// The file and the line of a row that is meant, if one can be told.
fn row(dir: &Path, relation: &str, rule: &str, id: &str) -> Option<String> {
    let info = Relation::from_name(relation)?.info();
    let path = store::file_of(dir, info.relation);
    let id: u32 = id.parse().ok()?;
    let facts = store::read_relation(dir, info.relation).ok()?;
    let named = rule.strip_prefix("reference(").and_then(|r| r.strip_suffix(')'));
    let column = match named {
        Some(name) => info.columns.iter().position(|column| column.name == name)?,
        None => info.subject(),
    };
    let mut rows = facts.table(info.relation).rows(info.width());
    let line = rows.position(|row| row.get(column) == Some(&id))? + 1;
    Some(format!("{}:{line}", path.display()))
}
