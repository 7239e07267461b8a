//! Why a row is there, with labels for ids.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

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
        let columns: FxHashMap<String, Vec<Vec<Domain>>> = program
            .relations()
            .into_iter()
            .map(|r| (r.name, r.types.iter().map(|ty| domains(program, ty)).collect()))
            .collect();
        let mut ids = BTreeMap::new();
        each_fact(&mut proof, &mut |fact| {
            for (id, domains) in ids_of(fact, &columns) {
                ids.insert(id, domains);
            }
        });
        let labels = labels(source, firsts, &ids)?;
        each_fact(&mut proof, &mut |fact| *fact = labelled(fact, &columns, &labels));
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
    let (mut depth, mut quoted, mut start) = (0_i32, false, 0);
    let mut arguments = Vec::new();
    for (at, c) in rest.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '[' | '(' if !quoted => depth += 1,
            ']' | ')' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                arguments.push(rest[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments.push(rest[start..].trim());
    Some((name, arguments))
}

type Columns = FxHashMap<String, Vec<Vec<Domain>>>;

/// The ids in a fact, and what they may be.
fn ids_of(fact: &str, columns: &Columns) -> Vec<(u32, Vec<Domain>)> {
    let Some((name, arguments)) = arguments(fact) else { return Vec::new() };
    // A negated fact has a `!` before it.
    let Some(columns) = columns.get(name.trim_start_matches('!')) else { return Vec::new() };
    let ids = arguments.iter().zip(columns).filter(|(_, domains)| !domains.is_empty());
    ids.filter_map(|(text, domains)| Some((text.parse().ok()?, domains.clone()))).collect()
}

/// The fact with labels in the place of ids.
fn labelled(fact: &str, columns: &Columns, labels: &FxHashMap<u32, String>) -> String {
    let Some((name, arguments)) = arguments(fact) else { return fact.to_owned() };
    let Some(columns) = columns.get(name.trim_start_matches('!')) else { return fact.to_owned() };
    let label = |(text, domains): (&&str, &Vec<Domain>)| {
        let id = text.parse::<u32>().ok().filter(|_| !domains.is_empty());
        id.and_then(|id| labels.get(&id).cloned()).unwrap_or_else(|| (*text).to_owned())
    };
    let shown: Vec<String> = arguments.iter().zip(columns).map(label).collect();
    format!("{name}({})", shown.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_end_at_commas_outside_quotes_and_brackets() {
        let fact = "r(1, \"a, b\", [2, 3], $C(4, 5))";
        let expected = ("r", vec!["1", "\"a, b\"", "[2, 3]", "$C(4, 5)"]);
        assert_eq!(arguments(fact), Some(expected));
        assert_eq!(arguments("r"), None);
    }

    #[test]
    fn ids_are_replaced_where_the_column_has_ids() {
        let columns: Columns =
            [("r".to_owned(), vec![vec![Domain::Function], vec![]])].into_iter().collect();
        let labels = [(7, "@f".to_owned())].into_iter().collect();
        assert_eq!(labelled("r(7, 7)", &columns, &labels), "r(@f, 7)");
        assert_eq!(labelled("!r(7, 8)", &columns, &labels), "!r(@f, 8)");
        assert_eq!(labelled("s(7, 8)", &columns, &labels), "s(7, 8)");
        assert_eq!(ids_of("r(7, 9)", &columns), [(7, vec![Domain::Function])]);
    }
}
