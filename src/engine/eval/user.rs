//! Functors of the host.

use super::cell::Cell;
use super::limits::{Shared, read, write};
use crate::user::{Store, UserCall};
use smallvec::SmallVec;

impl<C: Cell> Store for Shared<C> {
    fn text(&self, number: u32) -> Vec<u8> {
        read(&self.symbols).get(number).to_vec()
    }

    fn intern(&self, text: &[u8]) -> u32 {
        let known = read(&self.symbols).find(text);
        known.unwrap_or_else(|| write(&self.symbols).intern(text))
    }

    fn fields(&self, number: u32) -> Option<SmallVec<[u64; 4]>> {
        self.records.get(number).map(|fields| fields.iter().map(|cell| cell.unsigned()).collect())
    }

    fn pack(&self, fields: &[u64]) -> u32 {
        let fields: SmallVec<[C; 4]> = fields.iter().map(|&cell| C::cut(cell)).collect();
        self.records.pack(&fields)
    }
}

/// What the functor answers for these cells.
pub(super) fn call<C: Cell>(
    shared: &Shared<C>,
    functor: &UserCall,
    cells: &[C],
) -> Result<C, String> {
    let cells: SmallVec<[u64; 4]> = cells.iter().map(|cell| cell.unsigned()).collect();
    functor.call(shared, &cells).map(C::cut)
}
