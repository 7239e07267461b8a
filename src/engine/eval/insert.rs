//! Rows that come from outside.

use super::cell::Cell;
use super::relation::Rows;
use super::sink::Choices;
use crate::ir::{Checked, RelId};

/// Adds rows to a relation from outside, as its declaration demands; they are visible at once.
/// `parallel`: on all threads of the pool that it is called from.
pub(crate) fn insert<C: Cell>(
    program: &Checked,
    relation: RelId,
    rows: &mut Rows<C>,
    cells: &[C],
    parallel: bool,
) {
    let decl = &program.relations[relation];
    rows.ensure_set();
    if let Some(classes) = &rows.classes {
        cells.chunks_exact(2).for_each(|row| rows.united.unite(row[0], row[1], classes));
    } else if rows.arity == 0 {
        rows.set.insert(&rows.cells, &[]);
    } else if decl.choices.is_empty() && parallel {
        rows.set.insert_parallel(&rows.cells, cells);
    } else if decl.choices.is_empty() {
        rows.set.insert_all(&rows.cells, cells);
    } else {
        let mut choices = Choices::new(&decl.choices);
        rows.cells.chunks_exact(rows.arity).for_each(|row| {
            choices.take(row);
        });
        for row in cells.chunks_exact(rows.arity) {
            if !rows.set.contains(&rows.cells, row) && choices.take(row) {
                rows.set.insert(&rows.cells, row);
            }
        }
    }
    rows.advance();
    if let Some(classes) = &mut rows.classes {
        classes.number();
    }
}

/// The same for rows that differ from each other and from those that are there.
pub(crate) fn insert_distinct<C: Cell>(
    program: &Checked,
    relation: RelId,
    rows: &mut Rows<C>,
    cells: &[C],
) {
    let decl = &program.relations[relation];
    if decl.eqrel || !decl.choices.is_empty() || rows.arity == 0 {
        insert(program, relation, rows, cells, false);
    } else if !cells.is_empty() {
        rows.append(cells);
    }
}
