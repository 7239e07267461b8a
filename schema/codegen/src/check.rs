//! What must hold across declarations.

use std::collections::{HashMap, HashSet};

use crate::model::{Base, Place, Schema, camel};
use crate::parse::{SchemaError, is_identifier};

/// Soufflé's interpreter takes no more columns before 2.5.
const MAX_COLUMNS: usize = 20;

/// Adds to `errors` what is wrong between the declarations of `schema`.
pub fn check(schema: &Schema, errors: &mut Vec<SchemaError>) {
    let mut error = |place: &Place, message: String| {
        errors.push(SchemaError { place: place.clone(), message });
    };

    let mut types: HashMap<&str, &Place> = HashMap::new();
    for t in &schema.types {
        if Base::from_name(&t.name).is_some() {
            error(&t.place, format!("{} is one of Soufflé's own types", t.name));
        } else if let Some(first) = types.insert(&t.name, &t.place) {
            error(
                &t.place,
                format!("type {} stands in {}:{} already", t.name, first.file, first.line),
            );
        }
        let mut variants = HashSet::new();
        for word in &t.words {
            if !is_identifier(word) {
                error(&t.place, format!("`{word}` in the vocabulary of {} is no word", t.name));
            } else if !variants.insert(camel(word)) {
                error(&t.place, format!("{word} occurs twice in the vocabulary of {}", t.name));
            }
        }
        if let Some(name) = &t.declared {
            match schema.relation(name) {
                None => error(&t.place, format!("declared({name}): there is no such relation")),
                Some(r) if !r.columns.iter().any(|c| c.type_name == t.name) => error(
                    &t.place,
                    format!("declared({name}): {name} has no column of type {}", t.name),
                ),
                Some(r) if r.view => {
                    error(&t.place, format!("declared({name}): a view declares nothing"));
                }
                Some(_) => {}
            }
        }
    }

    let mut relations: HashMap<String, &Place> = HashMap::new();
    for r in &schema.relations {
        if let Some(first) = relations.insert(camel(&r.name), &r.place) {
            error(
                &r.place,
                format!("relation {} stands in {}:{} already", r.name, first.file, first.line),
            );
        }
        if r.columns.is_empty() || r.columns.len() > MAX_COLUMNS {
            error(&r.place, format!("{} must have 1 to {MAX_COLUMNS} columns", r.name));
        }
        for column in &r.columns {
            let name = column.type_name.as_str();
            if !types.contains_key(name) && Base::from_name(name).is_none() {
                error(&r.place, format!("column {}: undefined type {name}", column.name));
            }
        }
        if let Some((owner, ordinal)) = r.list {
            let entity = |c: usize| {
                schema.type_decl(&r.columns[c].type_name).is_some_and(|t| t.declared.is_some())
            };
            let unsigned = |c: usize| {
                let name = r.columns[c].type_name.as_str();
                let base = schema.type_decl(name).map(|t| t.base).or(Base::from_name(name));
                base == Some(Base::Unsigned)
            };
            if !entity(owner) || entity(ordinal) || !unsigned(ordinal) {
                error(
                    &r.place,
                    "list(owner, i): the owner is an entity, i an unsigned ordinal".to_owned(),
                );
            }
        }
    }
}
