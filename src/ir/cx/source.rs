//! What the views of debug information remember from row to row.

use rustc_hash::{FxHashMap, FxHashSet};

use facts::Symbol;

/// Names of files and variables that have been looked up before.
#[derive(Default)]
pub struct SourceNames<'m> {
    /// The scope of the last instruction, and the symbol of its file's name.
    pub(crate) last: Option<(u32, Symbol)>,
    /// File names by scope.
    pub(crate) files: FxHashMap<u32, &'m [u8]>,
    /// Symbols of file names, of the facts at hand.
    pub(crate) symbols: FxHashMap<usize, Symbol>,
    /// Variables that have a row, of the function at hand.
    pub(crate) seen: FxHashSet<(u32, usize)>,
}

impl SourceNames<'_> {
    /// The facts at hand are others now.
    pub fn next_facts(&mut self) {
        self.symbols.clear();
        self.last = None;
    }

    /// The function at hand is another now.
    pub fn next_function(&mut self) {
        self.seen.clear();
    }
}
