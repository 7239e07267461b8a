//! What Soufflé has written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::cli::error::{Result, SouffleError};
use crate::cli::query::output::{Answers, compare};
use engine::{Kind, Program};

/// Rows by relation, in the engine's order.
pub struct Files {
    relations: BTreeMap<String, Vec<Vec<Vec<u8>>>>,
    sizes: BTreeMap<String, usize>,
}

impl Files {
    pub fn read(dir: &Path, program: Option<&Program>) -> Result<Self> {
        let mut files = Self { relations: BTreeMap::new(), sizes: BTreeMap::new() };
        let known = program.map(Program::relations).unwrap_or_default();
        for entry in fs::read_dir(dir).map_err(SouffleError::System)?.flatten() {
            let path = entry.path();
            let Some(name) = path.file_stem().map(|s| s.to_string_lossy().into_owned()) else {
                continue;
            };
            let text = fs::read(&path).map_err(SouffleError::System)?;
            let kinds: Option<Vec<Kind>> = known
                .iter()
                .find(|relation| relation.name == name)
                .map(|relation| relation.columns.iter().map(|(_, kind)| *kind).collect());
            let cells = |line: &[u8]| -> Vec<Vec<u8>> {
                match &kinds {
                    Some(kinds) if kinds.is_empty() => Vec::new(),
                    _ => line.split(|&byte| byte == b'\t').map(<[u8]>::to_vec).collect(),
                }
            };
            let lines = text.strip_suffix(b"\n").map(|text| text.split(|&byte| byte == b'\n'));
            let mut rows: Vec<Vec<Vec<u8>>> = lines.into_iter().flatten().map(cells).collect();
            if let Some(kinds) = &kinds {
                rows.sort_by(|a, b| {
                    let orders = kinds.iter().zip(a.iter().zip(b));
                    orders
                        .map(|(&kind, (a, b))| compare(kind, a, b))
                        .fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
                });
            }
            files.relations.insert(name, rows);
        }
        Ok(files)
    }

    /// The numbers of rows that `.printsize` has printed.
    pub fn take_sizes(&mut self, said: &[u8]) {
        for line in String::from_utf8_lossy(said).lines() {
            if let Some((name, size)) = line.split_once('\t')
                && let Ok(size) = size.parse()
            {
                self.sizes.insert(name.to_owned(), size);
            }
        }
    }
}

impl Answers for Files {
    fn visit(&self, relation: &str, visit: &mut dyn FnMut(&[&[u8]]) -> bool) -> Result<()> {
        let Some(rows) = self.relations.get(relation) else {
            return Err(SouffleError::NotWritten(relation.to_owned()).into());
        };
        for row in rows {
            let cells: Vec<&[u8]> = row.iter().map(Vec::as_slice).collect();
            if !visit(&cells) {
                break;
            }
        }
        Ok(())
    }

    fn len(&self, relation: &str) -> Result<usize> {
        let size = self.sizes.get(relation).copied();
        Ok(size.or_else(|| self.relations.get(relation).map(Vec::len)).unwrap_or_default())
    }
}
