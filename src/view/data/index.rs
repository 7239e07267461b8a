//! What a page knows before a function is chosen.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use serde_json::{Value as Json, json};

use super::{Collector, Known, number, rows};
use engine::Result;
use facts::*;

impl Collector<'_> {
    /// The index of the program: its functions with the places of their bodies, calls, strings, and
    /// what relations mean.
    pub(super) fn index(
        &self,
        order: &[u32],
        pieces: &FxHashMap<u32, (usize, usize)>,
    ) -> Result<Json> {
        let Known { program, database, report, title, .. } = self.known;
        let place: FxHashMap<u32, usize> = order.iter().zip(0..).map(|(&f, i)| (f, i)).collect();
        let mut names: FxHashMap<u32, (String, String)> = FxHashMap::default();
        for row in rows(program, database, "view_name")? {
            if let [function, name, signature] = &row[..] {
                names.insert(number(function), (name.clone(), signature.clone()));
            }
        }
        let functions = order.iter().map(|function| {
            let blocks = self.blocks.get(function).map_or(&[][..], |blocks| blocks);
            let insts: usize = blocks.iter().map(|row| self.instructions(row.bb.0).len()).sum();
            let label = self.labels.of(Domain::Function, *function).unwrap_or_default();
            let (name, signature) = names.get(function).cloned().unwrap_or_default();
            let (file, line) = self.starts.get(function).cloned().unwrap_or_default();
            let (piece, at) = pieces.get(function).copied().unwrap_or_default();
            json!([label, name, signature, blocks.len(), insts, file, line, piece, at])
        });
        let mut calls: Vec<(usize, usize, String)> = Vec::new();
        for row in rows(program, database, "view_call")? {
            if let [from, to, how] = &row[..]
                && let (Some(&from), Some(&to)) = (place.get(&number(from)), place.get(&number(to)))
            {
                calls.push((from, to, how.clone()));
            }
        }
        calls.sort();
        let places = |name| -> Result<Vec<usize>> {
            let rows = rows(program, database, name)?;
            let of_row = |row: &Vec<String>| place.get(&number(&row[0])).copied();
            let found: BTreeSet<usize> = rows.iter().filter_map(of_row).collect();
            Ok(found.into_iter().collect())
        };
        let mut entries: Vec<(usize, String)> = Vec::new();
        for row in rows(program, database, "view_entry")? {
            if let Some(&function) = place.get(&number(&row[0])) {
                entries.push((function, row[1].clone()));
            }
        }
        entries.sort();
        let relations = Relation::ALL.map(|relation| {
            let info = relation.info();
            let column = |column: &ColumnInfo| {
                let kind = match column.kind {
                    ColumnKind::Entity(_) => "e",
                    ColumnKind::Unsigned | ColumnKind::Signed => "n",
                    ColumnKind::Enum(_) | ColumnKind::Symbol => "s",
                };
                json!([column.name, kind])
            };
            json!([info.name, info.columns.iter().map(column).collect::<Vec<_>>(), info.doc])
        });
        Ok(json!({
            "title": title,
            "functions": functions.collect::<Vec<_>>(),
            "calls": calls,
            "unknown": places("view_unknown")?,
            "intrinsics": places("view_intrinsic")?,
            "entries": entries,
            "strings": self.strings(&place)?,
            "relations": relations.into_iter().collect::<Vec<_>>(),
            "findings": report.map(|report| self.findings(report, &place)),
            "rules": report.map(|report| &report.rules),
        }))
    }

    /// Constant strings: label, text, and the places of functions that name them.
    fn strings(&self, place: &FxHashMap<u32, usize>) -> Result<Vec<Json>> {
        let Known { program, database, .. } = self.known;
        let mut users: FxHashMap<u32, BTreeSet<usize>> = FxHashMap::default();
        for row in rows(program, database, "view_string_use")? {
            if let Some(&function) = place.get(&number(&row[1])) {
                users.entry(number(&row[0])).or_default().insert(function);
            }
        }
        let mut strings = BTreeMap::new();
        for row in rows(program, database, "view_string")? {
            let variable = number(&row[0]);
            let label = self.labels.of(Domain::Value, variable).unwrap_or_default();
            let users = users.remove(&variable).unwrap_or_default();
            strings.insert(variable, json!([label, row[1], users]));
        }
        Ok(strings.into_values().collect())
    }
}
