//! Datalog over modules or a fact directory, with the embedded engine.
//!
//! Only the relations that the program reads are loaded, chunk by chunk as they are extracted, so
//! the facts of a module are never in memory as a whole.

use std::path::Path;

use rustc_hash::FxHashMap;

use crate::engine::{Database, Program};
use crate::error::{Error, Result};
use crate::extract::{self, Options};
use crate::facts::{Cell, ColumnKind, Ids, Relation, Symbol};
use crate::input::Input;
use crate::number::Numbering;
use crate::read;
use crate::store::{self, Facts};

/// What a program is asked about.
pub enum Source<'a> {
    /// A fact directory.
    Facts(&'a Path),
    Modules(&'a [Input]),
}

/// The relations of the schema that the program reads.
fn wanted(program: &Program) -> Vec<Relation> {
    program.inputs().iter().filter_map(|input| Relation::from_name(&input.name)).collect()
}

/// Fills the database with what the program reads. Inputs that are no relation of the schema are
/// read from the fact directory, or from `files` if the source is modules.
///
/// # Errors
/// When the source cannot be read, or a relation of the program has another shape in the schema.
pub fn load(
    program: &Program,
    source: &Source<'_>,
    files: Option<&Path>,
    verify: bool,
    database: &mut Database,
) -> Result<()> {
    check_shapes(program)?;
    let relations = wanted(program);
    match source {
        Source::Facts(dir) => {
            for &relation in &relations {
                let facts = store::read_relation(dir, relation)?;
                add(program, relation, &facts, database)?;
            }
        }
        Source::Modules(inputs) => {
            // A relation without rows is loaded as well: there is no file to read it from.
            for &relation in &relations {
                add(program, relation, &Facts::new(), database)?;
            }
            let mut ids = Ids::new(1);
            for input in *inputs {
                let bytes = input.read()?;
                let module = read::module(&bytes, input.name(), verify)?;
                drop(bytes);
                let mut numbering = Numbering::of(&module, false)?;
                numbering.place_at(ids.reserve(numbering.count()?)?)?;
                extract::numbered(&module, &numbering, Options::default(), &mut |facts| {
                    for &relation in &relations {
                        add(program, relation, facts, database)?;
                    }
                    facts.clear();
                    Ok(())
                })?;
            }
        }
    }
    let dir = match source {
        Source::Facts(dir) => Some(*dir),
        Source::Modules(_) => files,
    };
    let missing = program.inputs().into_iter().find(|r| Relation::from_name(&r.name).is_none());
    match (dir, missing) {
        (Some(dir), Some(_)) => {
            database.read_inputs(program, dir).map_err(|e| Error::Other(e.to_string()))
        }
        (None, Some(relation)) => Err(Error::Other(format!(
            "the program reads `{}`, which no module has; --facts DIR says where its file is",
            relation.name
        ))),
        (_, None) => Ok(()),
    }
}

/// That the program declares relations of the schema as the schema does.
fn check_shapes(program: &Program) -> Result<()> {
    for input in program.inputs() {
        let Some(relation) = Relation::from_name(&input.name) else { continue };
        let info = relation.info();
        if info.width() != input.columns.len() {
            return Err(Error::Other(format!(
                "the program declares `{}` with {} columns, the schema with {}; \
                 include \"facts.dl\" instead",
                input.name,
                input.columns.len(),
                info.width()
            )));
        }
    }
    Ok(())
}

/// Adds the rows of a relation.
fn add(
    program: &Program,
    relation: Relation,
    facts: &Facts,
    database: &mut Database,
) -> Result<()> {
    let info = relation.info();
    let mut cells = facts.table(relation).cells().to_vec();
    let mut known: FxHashMap<u32, u32> = FxHashMap::default();
    for (column, described) in info.columns.iter().enumerate() {
        let own = cells.iter_mut().skip(column).step_by(info.width());
        match described.kind {
            ColumnKind::Entity(_) | ColumnKind::Unsigned | ColumnKind::Signed => {}
            ColumnKind::Enum(words) => {
                let words: Vec<u32> = words.iter().map(|w| database.intern(w.as_bytes())).collect();
                for cell in own {
                    *cell = words.get(*cell as usize).copied().unwrap_or_default();
                }
            }
            ColumnKind::Symbol => {
                for cell in own {
                    let symbol = *cell;
                    *cell = *known
                        .entry(symbol)
                        .or_insert_with(|| database.intern(&facts.bytes(Symbol::of_cell(symbol))));
                }
            }
        }
    }
    database
        .load_interned(program, info.name, &cells)
        .map_err(|error| Error::Other(error.to_string()))
}
