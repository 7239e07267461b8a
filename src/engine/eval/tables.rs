//! The rows of a database.

use super::cell::Cell;
use super::records::Records;
use super::relation::Rows;
use super::values::Symbols;
use crate::definition::Definition;
use crate::ir::Checked;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The rows of all relations, and the strings and records that they name.
#[derive(Debug)]
pub(crate) struct Tables<C: Cell> {
    pub rows: Vec<Rows<C>>,
    pub symbols: Symbols,
    pub records: Records<C>,
    /// For reading and writing; a run says for itself.
    pub threads: usize,
    /// Are rows given up when no rule and no output needs them any more?
    pub forget: bool,
    /// Which relations are known to their end, so that a run leaves them alone. Only a session says
    /// so: elsewhere this is empty, and a run derives everything.
    pub done: Vec<bool>,
    /// What a session keeps of other programs, by the definitions.
    kept: FxHashMap<Definition, Kept<C>>,
}

/// The rows of a relation of another program.
#[derive(Debug)]
struct Kept<C> {
    name: Arc<str>,
    rows: Rows<C>,
}

impl<C: Cell> Tables<C> {
    pub fn empty() -> Self {
        Tables {
            rows: Vec::new(),
            symbols: Symbols::default(),
            records: Records::default(),
            threads: 1,
            forget: false,
            done: Vec::new(),
            kept: FxHashMap::default(),
        }
    }

    /// Makes these the tables of a program: what is kept under its definitions is
    /// known, all else is empty.
    pub fn take_kept(&mut self, program: &Checked, definitions: &[Option<Definition>]) {
        for text in program.texts() {
            self.symbols.intern(text.as_bytes());
        }
        self.done = vec![false; program.relations.len()];
        self.rows = program.relations.iter().map(Rows::of).collect();
        for stratum in &program.strata {
            let known = |&id: &usize| definitions[id].filter(|it| self.kept.contains_key(it));
            // Relations that depend on each other are known together, or made together.
            let Some(all) = stratum.relations.iter().map(known).collect::<Option<Vec<_>>>() else {
                continue;
            };
            for (&id, definition) in stratum.relations.iter().zip(all) {
                if let Some(kept) = self.kept.remove(&definition) {
                    self.rows[id] = kept.rows;
                    self.done[id] = true;
                }
            }
        }
    }

    /// How many bytes are kept of other programs.
    pub fn beside(&self) -> usize {
        self.kept.values().map(|kept| kept.rows.bytes()).sum()
    }

    /// Gives up what is kept of other programs, and says whether there was something.
    pub fn give_up(&mut self) -> bool {
        let is_some = !self.kept.is_empty();
        self.kept = FxHashMap::default();
        is_some
    }

    /// Keeps what is whole, and gives up what had the name of a relation of the program and was
    /// defined otherwise. `loaded` says what was filled from outside.
    pub fn keep(&mut self, program: &Checked, definitions: &[Option<Definition>], loaded: &[bool]) {
        let mut has_rules = vec![false; program.relations.len()];
        program.rules.iter().for_each(|rule| has_rules[rule.head] = true);
        let names: FxHashMap<&str, usize> =
            program.relations.iter().enumerate().map(|(id, it)| (&*it.name, id)).collect();
        let is_other =
            |kept: &Kept<C>| names.get(&*kept.name).is_none_or(|&id| definitions[id].is_none());
        self.kept.retain(|_, kept| is_other(kept));
        for (id, rows) in std::mem::take(&mut self.rows).into_iter().enumerate() {
            let is_whole = self.done[id] || loaded[id] && !has_rules[id];
            if let Some(definition) = definitions[id].filter(|_| is_whole) {
                let name = program.relations[id].name.clone();
                self.kept.insert(definition, Kept { name, rows });
            }
        }
        self.done.clear();
    }

    /// Threads, if there is to be more than one.
    pub fn pool(&self) -> Option<rayon::ThreadPool> {
        pool(self.threads)
    }
}

/// So many threads, if there is to be more than one.
pub(super) fn pool(threads: usize) -> Option<rayon::ThreadPool> {
    let with_room = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(stack::DEEP);
    (threads > 1).then(|| with_room.start_handler(|_| stack::begin()).build().ok())?
}
