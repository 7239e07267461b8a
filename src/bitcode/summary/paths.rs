//! The modules of an index, and hashes of modules.

use crate::bits::{Encoding, Reader, Writer};
use crate::codes::module_strtab as paths;
use crate::error::Error;
use crate::fields::{Fields, records, unsigned};
use crate::writing::{Characters, abbreviation};

/// A module of an index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModulePath {
    /// Its number.
    pub id: u64,
    /// Where it is.
    pub path: Vec<u8>,
    /// Its hash, if it has one.
    pub hash: Option<[u32; 5]>,
}

/// Five words of a hash.
pub(crate) fn hash(fields: &mut Fields<'_>) -> Result<[u32; 5], Error> {
    let mut hash = [0; 5];
    for word in &mut hash {
        *word = fields.u32("a word of a hash")?;
    }
    Ok(hash)
}

/// Reads the paths of an index's modules.
pub(crate) fn read_paths(reader: &mut Reader<'_>) -> Result<Vec<ModulePath>, Error> {
    let mut modules: Vec<ModulePath> = Vec::new();
    records(reader, |code, fields| {
        match code {
            paths::ENTRY => {
                let id = fields.u64()?;
                modules.push(ModulePath { id, path: fields.text()?, hash: None });
            }
            paths::HASH => {
                let hash = hash(fields)?;
                let missing = crate::ErrorKind::Missing("module before this");
                let module = modules.last_mut().ok_or_else(|| fields.error(missing))?;
                module.hash = Some(hash);
            }
            other => return Err(fields.unknown_record(other)),
        }
        Ok(())
    })?;
    Ok(modules)
}

/// Writes the paths of an index's modules.
pub(crate) fn write_paths(modules: &[ModulePath], writer: &mut Writer) {
    use Encoding::{Array, Fixed, Vbr};
    writer.enter(paths::BLOCK, 3);
    let mut define = |characters: Characters| {
        let entry = [Vbr(8), Array, characters.encoding()];
        writer.define(abbreviation(paths::ENTRY, entry))
    };
    let eight = define(Characters::Eight);
    let seven = define(Characters::Seven);
    let six = define(Characters::Six);
    let hash = writer.define(abbreviation(paths::HASH, [Fixed(32); 5]));
    for module in modules {
        let by = match Characters::of(&module.path) {
            Characters::Six => six,
            Characters::Seven => seven,
            Characters::Eight => eight,
        };
        let operands: Vec<u64> = [module.id].into_iter().chain(unsigned(&module.path)).collect();
        writer.abbreviated(by, paths::ENTRY, &operands, &[]);
        if let Some(words) = module.hash {
            writer.abbreviated(hash, paths::HASH, &words.map(u64::from), &[]);
        }
    }
    writer.leave();
}
