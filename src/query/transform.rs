//! Facts that a program changes: what its outputs `add_R`, `drop_R` and `R` hold, for relations `R` of
//! the schema.

use crate::Result;
use engine::{Database, Program};
use facts::Relation;
use facts::store::{Changed, Facts, Overlay, StoreError, Table};

/// The relation of the library's passes that has what they cannot do.
const REFUSED: &str = "edit_refused";

/// Has a pass answer what it cannot do, whether it thinks of that or not.
///
/// # Errors
/// Those of the engine.
pub fn answer_refused(program: &mut Program) -> engine::Result<()> {
    let mut outputs: Vec<String> = program.outputs().into_iter().map(|it| it.name).collect();
    let has_it = program.relations().iter().any(|relation| relation.name == REFUSED);
    if !has_it || outputs.iter().any(|name| name == REFUSED) {
        return Ok(());
    }
    outputs.push(REFUSED.to_owned());
    program.select(&outputs)
}

/// What a program that was evaluated changes, and the names of its outputs that change nothing.
///
/// # Errors
/// When rows are not of their relation, or two outputs do not go together.
pub fn overlay(program: &Program, database: &Database) -> Result<(Overlay, Vec<String>)> {
    let (mut overlay, mut others) = (Overlay::default(), Vec::new());
    for output in program.outputs() {
        if !Overlay::has(&output.name) {
            others.push(output.name);
            continue;
        }
        let mut text = Vec::new();
        program.visit(database, &output.name, &mut |cells| {
            text.extend_from_slice(&cells.join(&b'\t'));
            text.push(b'\n');
            true
        })?;
        overlay.add(&output.name, text)?;
    }
    Ok((overlay, others))
}

/// Changes facts of modules, which are then no longer those that were compiled.
///
/// # Errors
/// When a row that is to go is not there, or one that is to come is. The facts are unchanged.
pub fn apply(overlay: Overlay, facts: &mut Facts) -> std::result::Result<Changed, StoreError> {
    let changed = overlay.apply(facts)?;
    // A linker takes what it has compiled before for a module that has its hash.
    *facts.table_mut(Relation::ModuleHash) = Table::default();
    Ok(changed)
}
