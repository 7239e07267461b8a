//! The columns of relations that have rules and no declaration, by what their rules say.

use super::infer::Infer;
use super::types::{Kind, TypeId, Types};
use super::{Relations, components, declare, functors};
use crate::diagnostic::{Diagnostics, Span};
use crate::settings::Settings;
use crate::syntax::ast::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A relation, with names and types of its columns.
pub(crate) struct Head {
    pub name: Arc<str>,
    pub columns: Vec<(String, String)>,
}

/// What is known of the columns of a relation.
type Columns = Vec<Option<TypeId>>;

/// The relations that have rules and no declaration, in the order of their first rules.
pub(crate) fn undeclared_heads(
    items: Items,
    settings: &Settings,
    diags: &mut Diagnostics,
) -> Vec<Head> {
    let flat = components::flatten(items, diags);
    let types = Arc::new(Types::new(&flat.types, settings, diags));
    let (_, mut known, _) = declare(&flat.relations, &types, diags);
    known.functors = functors::declare(&flat.functors, &types, settings, diags);
    for clause in &flat.clauses {
        for arg in clause.head.args.iter().chain(clause.body.iter().flat_map(Literal::args)) {
            arg.walk(&mut |arg| {
                if let ArgKind::Cast(_, name) = &arg.kind {
                    known.casts.insert(name.text.clone(), types.find(name, diags));
                }
            });
        }
    }
    let mut order: Vec<&Clause> = Vec::new();
    let mut columns: BTreeMap<Arc<str>, Columns> = BTreeMap::new();
    for clause in flat.clauses.iter().filter(|c| known.get(&c.head.name.text).is_none()) {
        let name = &clause.head.name.text;
        columns.entry(name.clone()).or_insert_with(|| {
            order.push(clause);
            vec![None; clause.head.args.len()]
        });
    }
    let rules: Vec<&Clause> =
        flat.clauses.iter().filter(|c| columns.contains_key(&c.head.name.text)).collect();
    // Each round knows more columns, or makes the type of one wider.
    let rounds = columns.values().map(Vec::len).sum::<usize>() * types.names().count().min(8) + 2;
    for round in 0..rounds {
        let mut changed = false;
        for clause in &rules {
            let found = column_types(clause, &types, &known, round > 0);
            let name = &clause.head.name.text;
            let Some(own) = columns.get_mut(name).filter(|own| own.len() == found.len()) else {
                continue;
            };
            for (own, found) in own.iter_mut().zip(found) {
                let both = match (*own, found) {
                    (Some(a), Some(b)) => Some(common(&types, a, b)),
                    (a, b) => a.or(b),
                };
                changed |= both != *own;
                *own = both;
            }
        }
        for (name, own) in &columns {
            if let Some(own) = own.iter().copied().collect::<Option<Vec<TypeId>>>() {
                know(&mut known, name, own);
            }
        }
        if !changed && round > 0 {
            break;
        }
    }
    let head = |clause: &&Clause| {
        let name = clause.head.name.text.clone();
        let number = super::types::NUMBER;
        let own = columns.get(&name).into_iter().flatten();
        let own = own.map(|ty| types.name(ty.unwrap_or(number)).to_owned());
        Head { columns: names(clause).into_iter().zip(own).collect(), name }
    };
    order.iter().map(head).collect()
}

/// From now on the relation has these columns.
fn know(known: &mut Relations, name: &Arc<str>, columns: Vec<TypeId>) {
    match known.ids.get(name) {
        Some(&id) => known.columns[id] = columns,
        None => {
            known.ids.insert(name.clone(), known.columns.len());
            known.places.push((Span::default(), vec![Span::default(); columns.len()]));
            known.columns.push(columns);
        }
    }
}

/// The types that a rule gives the columns of its head. Numbers without a type of their own are
/// known only if there is nothing better to come.
fn column_types(clause: &Clause, types: &Types, known: &Relations, all: bool) -> Columns {
    let mut clause = clause.clone();
    // What the head is declared to have is what is looked for.
    clause.head.name.text = "".into();
    super::scope::localise(&mut clause);
    let mut infer = Infer::new(types, known);
    infer.clause(&clause, &mut Diagnostics::default());
    let of = |arg: &Arg| {
        let kind = infer.kind_of(arg);
        let found = match &arg.kind {
            ArgKind::Var(variable) => {
                let list = infer.types_of(variable);
                let narrow = |&a: &TypeId| list.iter().all(|&b| types.is_subtype(a, b));
                list.iter().copied().find(narrow).or(list.first().copied())
            }
            ArgKind::Cast(_, name) => known.type_of(name),
            _ => None,
        };
        let number = matches!(arg.kind, ArgKind::Number(_)).then_some(Kind::Number);
        found.or_else(|| kind.or(number.filter(|_| all)).map(of_kind))
    };
    clause.head.args.iter().map(of).collect()
}

/// The widest type of a kind.
fn of_kind(kind: Kind) -> TypeId {
    match kind {
        Kind::Number => super::types::NUMBER,
        Kind::Unsigned => super::types::UNSIGNED,
        Kind::Float => super::types::FLOAT,
        Kind::Symbol => super::types::SYMBOL,
        Kind::Record(id) | Kind::Adt(id) => id,
    }
}

/// The narrowest of the two and the type of their kind that has the values of both.
fn common(types: &Types, a: TypeId, b: TypeId) -> TypeId {
    if types.is_subtype(a, b) {
        b
    } else if types.is_subtype(b, a) || types.kind(a) != types.kind(b) {
        a
    } else {
        of_kind(types.kind(a))
    }
}

/// Names for the columns: those of the variables, as far as they are.
fn names(clause: &Clause) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (at, arg) in clause.head.args.iter().enumerate() {
        let written = match &arg.kind {
            ArgKind::Var(variable) => {
                variable.name.trim_start_matches(['_', '?']).replace('?', "_")
            }
            _ => String::new(),
        };
        let starts = written.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_new = starts && !names.contains(&written);
        names.push(if is_new { written } else { format!("x{}", at + 1) });
    }
    names
}
