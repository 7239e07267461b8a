//! Records as numbers that are the same on all workers: a record belongs to the worker that the hash of its
//! fields says, and its number tells which that is. So two with the same fields are one, and no two others.

use crate::rows::{hash, owner};
use crate::symbols::Texts;

/// The records that belong to a worker.
#[derive(Clone, Debug, Default)]
pub(crate) struct Records(Texts);

impl Records {
    /// The worker of the record with these fields.
    pub fn of_fields(fields: &[u64], peers: usize) -> usize {
        owner(hash(fields), peers)
    }

    /// The worker of the record with this number; none of `nil`, which has no fields.
    pub fn of_number(number: u64, peers: usize) -> Option<usize> {
        Some((number.checked_sub(1)? % peers as u64) as usize)
    }

    /// The number of one of this worker's records; `nil` is 0.
    pub fn number(&mut self, fields: &[u64], me: usize, peers: usize) -> u64 {
        let bytes: smallvec::SmallVec<[u8; 64]> =
            fields.iter().flat_map(|cell| cell.to_le_bytes()).collect();
        1 + self.0.number(&bytes) as u64 * peers as u64 + me as u64
    }

    /// The fields of the record with this number, one of this worker's.
    pub fn fields(&self, number: u64, peers: usize) -> impl Iterator<Item = u64> {
        let at = (number - 1) / peers as u64;
        let (cells, _) = self.0.get(at as usize).as_chunks::<8>();
        cells.iter().map(|cell| u64::from_le_bytes(*cell))
    }

    /// The fields of all records, one after the other, and where those of each end.
    pub fn parts(&self) -> (&[u8], &[usize]) {
        self.0.parts()
    }

    /// The records that [`Self::parts`] told.
    pub fn of_parts(bytes: &[u8], ends: &[usize]) -> Option<Self> {
        let (mut all, mut start) = (Texts::default(), 0);
        for &end in ends {
            all.number(bytes.get(start..end)?);
            start = end;
        }
        Some(Self(all))
    }
}
