//! Why a row is there, with labels for ids.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::shapes::{self, Shapes, between_commas};
use super::{Source, domains, labels};
use engine::{Database, ExplainLimits, Program, Proof};
use facts::Domain;

/// Why there is no proof.
#[derive(Debug, thiserror::Error)]
pub enum Unexplained {
    /// What is to be explained is no fact of the program.
    #[error("{0}")]
    NoFact(#[source] engine::Error),
    /// There is no such row.
    #[error("no row matches {0}")]
    NoProof(String),
    /// The source, which has the labels.
    #[error(transparent)]
    Source(#[from] crate::Error),
}

impl From<engine::Error> for Unexplained {
    fn from(error: engine::Error) -> Self {
        Self::Source(error.into())
    }
}

type Result<T> = std::result::Result<T, Unexplained>;

/// The relation of a fact.
pub fn relation(fact: &str) -> String {
    fact.split('(').next().unwrap_or_default().trim().to_owned()
}

/// The proof of the first row that matches.
///
/// # Errors
/// When `fact` is no fact of the program, or no row matches.
pub fn proof(
    program: &Program,
    database: &mut Database,
    fact: &str,
    raw: bool,
    (source, firsts): (Source<'_>, &[u32]),
) -> Result<String> {
    let fact = &with_ids(program, database, fact, (source, firsts))?;
    let proofs =
        program.explain(database, fact, ExplainLimits::default()).map_err(Unexplained::NoFact)?;
    let Some(mut proof) = proofs.into_iter().next() else {
        return Err(Unexplained::NoProof(fact.to_owned()));
    };
    if !raw {
        let columns = Columns::of(program);
        let mut ids: BTreeMap<u32, Vec<Domain>> = BTreeMap::new();
        each_fact(&mut proof, &mut |fact| {
            columns.each_id(fact, &mut |id, domains| {
                shapes::add_id(&mut ids, id, domains);
            });
        });
        let labels = labels(source, firsts, &ids)?;
        each_fact(&mut proof, &mut |fact| *fact = columns.labelled(fact, &labels));
    }
    Ok(system::visible_lines(&proof.to_string()).into_owned())
}

/// The fact with ids in the place of labels, such as `@main`, as answers show them: those of rows
/// that the relation has.
fn with_ids(
    program: &Program,
    database: &Database,
    fact: &str,
    (source, firsts): (Source<'_>, &[u32]),
) -> Result<String> {
    let is_label = |argument: &str| argument.starts_with(['@', '%']);
    let Some((name, mut arguments)) = arguments(fact) else { return Ok(fact.to_owned()) };
    let Some(relation) = program.relations().into_iter().find(|r| r.name == name.trim()) else {
        return Ok(fact.to_owned());
    };
    let mut found = Vec::new();
    for (at, ty) in relation.types.iter().enumerate() {
        let domains = domains(program, ty);
        let Some(label) = arguments.get(at).copied().filter(|label| is_label(label)) else {
            continue;
        };
        let mut ids = BTreeMap::new();
        program.visit(database, &relation.name, &mut |cells| {
            let text = cells.get(at).and_then(|cell| std::str::from_utf8(cell).ok());
            if let Some(id) = text.and_then(|text| text.parse().ok()) {
                ids.insert(id, domains.clone());
            }
            true
        })?;
        let labels = labels(source, firsts, &ids)?;
        let id = ids.keys().find(|id| labels.get(id).is_some_and(|own| own == label));
        let Some(id) = id else { return Err(Unexplained::NoProof(fact.to_owned())) };
        found.push((at, id.to_string()));
    }
    for (at, id) in &found {
        arguments[*at] = id;
    }
    Ok(format!("{name}({})", arguments.join(", ")))
}

fn each_fact(proof: &mut Proof, each: &mut dyn FnMut(&mut String)) {
    each(&mut proof.fact);
    proof.children.iter_mut().for_each(|child| each_fact(child, each));
}

/// The arguments of a fact: what stands between commas, but for those in quotes and brackets.
pub fn arguments(fact: &str) -> Option<(&str, Vec<&str>)> {
    let (name, rest) = fact.split_once('(')?;
    let rest = rest.trim_end().trim_end_matches('.').trim_end().strip_suffix(')')?;
    Some((name, between_commas(rest)))
}

/// The types of relations' columns.
struct Columns {
    types: FxHashMap<String, Vec<String>>,
    shapes: Shapes,
}

impl Columns {
    fn of(program: &Program) -> Self {
        let types: FxHashMap<String, Vec<String>> =
            program.relations().into_iter().map(|it| (it.name, it.types)).collect();
        let shapes = Shapes::of(program, types.values().flatten().map(String::as_str));
        Self { types, shapes }
    }

    /// The relation, the types of its columns, and the arguments of a fact.
    fn arguments<'f>(&self, fact: &'f str) -> Option<(&'f str, &[String], Vec<&'f str>)> {
        let (name, arguments) = arguments(fact)?;
        // A negated fact has a `!` before it.
        Some((name, self.types.get(name.trim_start_matches('!'))?, arguments))
    }

    /// Shows the ids in a fact, and what they may be.
    fn each_id(&self, fact: &str, each: &mut dyn FnMut(u32, &[Domain])) {
        if let Some((_, types, arguments)) = self.arguments(fact) {
            let pairs = types.iter().zip(arguments);
            pairs.for_each(|(ty, text)| self.shapes.each_id(ty, text, each));
        }
    }

    /// The fact with labels in the place of ids.
    fn labelled(&self, fact: &str, labels: &FxHashMap<u32, String>) -> String {
        let Some((name, types, arguments)) = self.arguments(fact) else { return fact.to_owned() };
        let shown: Vec<_> = types
            .iter()
            .zip(arguments)
            .map(|(ty, text)| self.shapes.labelled(ty, text, labels))
            .collect();
        format!("{name}({})", shown.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Settings;

    #[test]
    fn arguments_end_at_commas_outside_quotes_and_brackets() {
        let fact = "r(1, \"a, b\", [2, 3], $C(4, 5))";
        let expected = ("r", vec!["1", "\"a, b\"", "[2, 3]", "$C(4, 5)"]);
        assert_eq!(arguments(fact), Some(expected));
        assert_eq!(arguments("r"), None);
    }

    #[test]
    fn ids_are_replaced_where_the_column_has_ids() {
        let text = ".include \"facts.dl\"\n.decl r(f: Function, n: number)\nr(7, 7).\n.output r";
        let search = library::Search::default();
        let program = Program::parse_with("p", text, &search, &Settings::default()).unwrap();
        let columns = Columns::of(&program);
        let labels = [(7, "@f".to_owned())].into_iter().collect();
        assert_eq!(columns.labelled("r(7, 7)", &labels), "r(@f, 7)");
        assert_eq!(columns.labelled("!r(7, 8)", &labels), "!r(@f, 8)");
        assert_eq!(columns.labelled("s(7, 8)", &labels), "s(7, 8)");
        let mut ids = Vec::new();
        columns.each_id("r(7, 9)", &mut |id, domains| ids.push((id, domains.to_vec())));
        assert_eq!(ids, [(7, vec![Domain::Function])]);
    }
}
