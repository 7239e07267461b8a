//! Facts, wherever they are.

use std::path::PathBuf;

use facts::store::Facts;
use llvm_facts::query::{self, Source};

use crate::failure::{Class, Failure};

/// Facts, wherever they are.
pub enum Held {
    /// A fact directory.
    Directory(PathBuf),
    /// A catalogue of many modules.
    Catalogue(PathBuf),
    /// Facts in memory.
    Memory(Memory),
}

/// Facts in memory.
pub struct Memory {
    /// The facts.
    pub facts: Facts,
    /// Whether they are as they were extracted, so that nothing is there twice.
    pub of_modules: bool,
    /// What each module was read from, and its id.
    pub modules: Vec<(String, u32)>,
    /// What was left out, and why.
    pub failed: Vec<(String, String)>,
}

impl Held {
    /// As a query reads it.
    ///
    /// # Errors
    /// Of a catalogue, of which `what` cannot be had.
    pub fn source(&self, what: &str) -> Result<Source<'_>, Failure> {
        match self {
            Self::Directory(dir) => Ok(Source::Facts(dir)),
            Self::Memory(Memory { facts, of_modules, .. }) => {
                Ok(Source::Memory(query::Memory { facts, of_modules: *of_modules, files: None }))
            }
            Self::Catalogue(_) => {
                let words = format!("{what}: not of a catalogue; load some of its modules instead");
                Err(Failure::new(Class::Input, words))
            }
        }
    }
}
