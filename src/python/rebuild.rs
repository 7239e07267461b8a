//! Changed facts, and modules of them.

use std::fmt::Write;
use std::sync::Arc;

use facts::store::{self, Facts};
use facts::{Index, Module, ModuleRow, ModuleSourceFilename};
use jobs::rebuild;
use llvm_facts::query::transform;

use crate::answers::{Answered, Rows};
use crate::failure::{Class, Failure};
use crate::given::Cell;
use crate::held::{Held, Memory};

/// A relation, what is done with it, and rows.
pub type Change = (String, String, Vec<Vec<Cell>>);

/// All facts.
fn all(held: &Held) -> Result<Facts, Failure> {
    match held {
        Held::Memory(memory) => Ok(memory.facts.clone()),
        Held::Directory(dir) => Ok(store::read_dir(dir)?),
        Held::Catalogue(_) => {
            let words = "a catalogue is not changed or rebuilt: load the module that is meant";
            Err(Failure::new(Class::Input, words))
        }
    }
}

/// The facts with these changes, of which the store decides what they mean.
///
/// # Errors
/// When a row is none of its relation, is to go and is not there, or is to come and is.
pub fn overlay(held: &Arc<Held>, changes: &[Change]) -> Result<Held, Failure> {
    let mut overlay = store::Overlay::default();
    for (relation, change, rows) in changes {
        let prefix = match change.as_str() {
            "replace" => String::new(),
            other => format!("{other}_"),
        };
        let mut text = Vec::new();
        for row in rows {
            for (at, cell) in row.iter().enumerate() {
                if at > 0 {
                    text.push(b'\t');
                }
                match cell {
                    Cell::Text(bytes) => text.extend_from_slice(bytes),
                    other => text.extend_from_slice(other.to_string().as_bytes()),
                }
            }
            text.push(b'\n');
        }
        overlay.add(&format!("{prefix}{relation}"), text).map_err(wrong)?;
    }
    changed(held, overlay)
}

/// The facts as the answers of a pass change them.
///
/// # Errors
/// When the program changes nothing, or its rows do not go with the facts.
pub fn transform(held: &Held, answered: &Answered) -> Result<Held, Failure> {
    let Answered { program, outputs, rows, .. } = answered;
    let Rows::Engine(database) = rows else {
        let words = "a catalogue is not changed or rebuilt: load the module that is meant";
        return Err(Failure::new(Class::Input, words));
    };
    if !outputs.iter().any(|output| store::Overlay::has(&output.name)) {
        let words = "no pass: none of its outputs is a relation of the schema, with add_ or drop_ before \
                     it or as a whole";
        return Err(Failure::new(Class::Program, words));
    }
    let (overlay, _) = transform::overlay(program, database)?;
    changed(held, overlay)
}

fn changed(held: &Held, overlay: store::Overlay) -> Result<Held, Failure> {
    let mut facts = all(held)?;
    transform::apply(overlay, &mut facts).map_err(wrong)?;
    let (modules, failed) = match held {
        Held::Memory(memory) => (memory.modules.clone(), memory.failed.clone()),
        Held::Directory(_) | Held::Catalogue(_) => (Vec::new(), Vec::new()),
    };
    Ok(Held::Memory(Memory { facts, of_modules: false, modules, failed }))
}

/// The bitcode of a module: of the only one, of that number from 0, or of that source file name. And
/// whether LLVM's verifier has accepted it.
///
/// # Errors
/// When there is no such module, or the facts are of none.
pub fn module(held: &Held, wanted: Option<&str>, verify: bool) -> Result<(Vec<u8>, bool), Failure> {
    let read;
    let facts = match held {
        Held::Memory(memory) => &memory.facts,
        Held::Directory(_) | Held::Catalogue(_) => {
            read = all(held)?;
            &read
        }
    };
    let index = Index::new(facts);
    let errors = index.check();
    if let Some(first) = errors.first() {
        let mut words = first.to_string();
        if errors.len() > 1 {
            let _ = write!(words, " (and {} more)", errors.len() - 1);
        }
        return Err(Failure::new(Class::Input, words));
    }
    let id = choose(&index, wanted)?;
    let bitcode = rebuild::bitcode(&index, id).map_err(wrong)?;
    let verified = verify && rebuild::verify(&bitcode, &index, id).map_err(wrong)?;
    ir::rebuild::nothing_ignored(&index).map_err(wrong)?;
    Ok((bitcode, verified))
}

fn wrong(error: impl std::fmt::Display) -> Failure {
    Failure::new(Class::Input, error.to_string())
}

fn choose(index: &Index<'_>, wanted: Option<&str>) -> Result<Module, Failure> {
    let ids: Vec<Module> = index.rows::<ModuleRow>().map(|row| row.m).collect();
    let source = |id: Module| {
        let row = index.get::<ModuleSourceFilename>(id).ok().flatten();
        row.map(|row| String::from_utf8_lossy(&index.bytes(row.name)).into_owned())
    };
    let found: Vec<Module> = match wanted {
        None => ids.clone(),
        Some(wanted) => {
            let named: Vec<Module> =
                ids.iter().copied().filter(|&id| source(id).as_deref() == Some(wanted)).collect();
            match named.is_empty() {
                false => named,
                true => wanted
                    .parse()
                    .ok()
                    .and_then(|at: usize| ids.get(at).copied())
                    .into_iter()
                    .collect(),
            }
        }
    };
    match (&found[..], wanted) {
        ([id], _) => Ok(*id),
        ([], Some(wanted)) => {
            let words = format!("no module is called {wanted:?}; there are {}", ids.len());
            Err(Failure::new(Class::Input, words))
        }
        ([], None) => Err(Failure::new(Class::Input, "the facts are of no module")),
        (several, _) => {
            let words = format!(
                "there are {} modules: module= says which, by its number from 0 or its source file name",
                several.len()
            );
            Err(Failure::new(Class::Input, words))
        }
    }
}
