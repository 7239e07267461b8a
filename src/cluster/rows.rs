//! Rows of a worker: each once, or by a key.

use hashbrown::HashTable;

/// A hash of cells, the same on all machines: it says which worker has a row.
#[inline]
pub(crate) fn hash(cells: &[u64]) -> u64 {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut hash = 0x2545_F491_4F6C_DD1D_u64;
    for &cell in cells {
        let wide = u128::from(hash ^ cell) * u128::from(FACTOR);
        hash = (wide as u64) ^ ((wide >> 64) as u64) ^ cell.rotate_left(32);
    }
    let wide = u128::from(hash ^ FACTOR) * 0xD6E8_FEB8_6659_FD93_u128;
    (wide as u64) ^ ((wide >> 64) as u64)
}

/// The worker that has what has this hash: the lower half says so, the upper half places rows within a
/// worker.
#[inline]
pub(crate) fn owner(hash: u64, peers: usize) -> usize {
    if peers == 1 { 0 } else { ((u64::from(hash as u32) * peers as u64) >> 32) as usize }
}

/// Whether rows have the same cells: they are few, so that a call for it takes longer.
#[inline]
fn same(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).all(|(one, other)| one == other)
}

/// Different rows of one width, in the order in which they came.
///
/// Most rows that rules derive are there already, and a set of millions is in no cache: so rows are added
/// many at once, whose places are read one after the other before any of them is needed.
#[derive(Clone, Debug)]
pub(crate) struct RowSet {
    pub width: usize,
    cells: Vec<u64>,
    len: usize,
    /// Of each row, somewhere after the place that its tag says, the tag and one more than its number; 0
    /// of no row. Tags ascend but for rows that found their place taken.
    slots: Vec<u64>,
    /// Rows that are to be added, and their hashes.
    pending: Vec<u64>,
    hashes: Vec<u64>,
}

/// So many rows are added at once.
const BATCH: usize = 32;

impl RowSet {
    pub fn new(width: usize) -> Self {
        let (cells, slots, pending, hashes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { width, cells, len: 0, slots, pending, hashes }
    }

    /// How many there are, without those that wait.
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn row(&self, at: usize) -> &[u64] {
        &self.cells[at * self.width..(at + 1) * self.width]
    }

    /// The cells of all rows, one row after the other.
    pub fn cells(&self) -> &[u64] {
        &self.cells
    }

    /// Adds a row that has this hash, now or when [`Self::settle`] is called.
    #[inline]
    pub fn insert(&mut self, hash: u64, row: &[u64]) {
        self.pending.extend_from_slice(row);
        self.hashes.push(hash);
        if self.hashes.len() == BATCH {
            self.settle();
        }
    }

    /// Adds the rows that wait.
    pub fn settle(&mut self) {
        let waiting = self.hashes.len();
        if waiting == 0 {
            return;
        }
        if (self.len + waiting) * 5 > self.slots.len() * 3 {
            self.grow();
        }
        // Neither loop depends on what it reads, so the processor waits for all at once.
        let mut found = [0_u64; BATCH];
        for (found, &hash) in found.iter_mut().zip(&self.hashes) {
            *found = self.slots[place(hash, self.slots.len())];
        }
        let mut near = 0;
        for (&found, &hash) in found.iter().zip(&self.hashes) {
            if found >> 32 == hash >> 32 && found != 0 {
                near ^=
                    self.cells.get((found as u32 as usize - 1) * self.width).map_or(0, |it| *it);
            }
        }
        std::hint::black_box(near);
        let (pending, hashes) =
            (std::mem::take(&mut self.pending), std::mem::take(&mut self.hashes));
        for (at, &hash) in hashes.iter().enumerate() {
            self.add(hash, &pending[at * self.width..(at + 1) * self.width]);
        }
        (self.pending, self.hashes) = (pending, hashes);
        self.pending.clear();
        self.hashes.clear();
    }

    #[inline]
    fn add(&mut self, hash: u64, row: &[u64]) {
        let tag = hash >> 32;
        let mut at = place(hash, self.slots.len());
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            if slot >> 32 == tag && same(self.row(slot as u32 as usize - 1), row) {
                return;
            }
            at = if at + 1 == self.slots.len() { 0 } else { at + 1 };
        }
        self.len += 1;
        self.slots[at] = tag << 32 | self.len as u64;
        self.cells.extend_from_slice(row);
    }

    /// More places: which it is the tag alone says, so no row is read.
    fn grow(&mut self) {
        let is_numbered = u32::try_from(self.len + BATCH).is_ok();
        assert!(is_numbered, "a worker has 2^32 rows of a relation: spread them over more workers");
        let size = (self.slots.len() * 2).max(4 * BATCH);
        let mut slots = vec![0; size];
        for &slot in self.slots.iter().filter(|&&slot| slot != 0) {
            let mut at = place(slot, size);
            while slots[at] != 0 {
                at = if at + 1 == size { 0 } else { at + 1 };
            }
            slots[at] = slot;
        }
        self.slots = slots;
    }
}

/// Where a row with that tag is looked for first.
#[inline]
fn place(hash: u64, size: usize) -> usize {
    (((hash >> 32) * size as u64) >> 32) as usize
}

/// No further row.
const NONE: u32 = u32::MAX;

/// Rows by their first cells.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    key: usize,
    width: usize,
    cells: Vec<u64>,
    /// Of each row another with the same key.
    next: Vec<u32>,
    /// For each key a row.
    heads: HashTable<u32>,
    /// The rows, if they might come twice.
    seen: Option<HashTable<u32>>,
}

impl Index {
    /// Rows of `width` cells, the first `key` of which are searched by; `distinct` if rows come twice.
    pub fn new(key: usize, width: usize, distinct: bool) -> Self {
        let seen = (distinct && key < width).then(HashTable::new);
        let (cells, next, heads) = (Vec::new(), Vec::new(), HashTable::new());
        Self { key, width, cells, next, heads, seen }
    }

    /// Adds a row; answers whether it is new.
    pub fn insert(&mut self, row: &[u64]) -> bool {
        let Self { key, width, cells, next, heads, seen } = self;
        let (key, width) = (*key, *width);
        let at = next.len() as u32;
        if let Some(seen) = seen {
            let own = |at: u32| &cells[at as usize * width..(at as usize + 1) * width];
            let entry = seen.entry(hash(row), |&at| own(at) == row, |&at| hash(own(at)));
            let hashbrown::hash_table::Entry::Vacant(entry) = entry else { return false };
            entry.insert(at);
        }
        let own = |at: u32| &cells[at as usize * width..at as usize * width + key];
        let found = hash(&row[..key]);
        match heads.entry(found, |&at| own(at) == &row[..key], |&at| hash(own(at))) {
            hashbrown::hash_table::Entry::Occupied(_) if key == width => return false,
            hashbrown::hash_table::Entry::Occupied(mut entry) => {
                next.push(std::mem::replace(entry.get_mut(), at));
            }
            hashbrown::hash_table::Entry::Vacant(entry) => {
                entry.insert(at);
                next.push(NONE);
            }
        }
        cells.extend_from_slice(row);
        true
    }

    /// The last row that came with this key, whose hash this is.
    #[inline]
    pub fn first(&self, hash: u64, key: &[u64]) -> Option<u32> {
        let own = |at: u32| &self.cells[at as usize * self.width..][..self.key];
        self.heads.find(hash, |&at| own(at) == key).copied()
    }

    /// The one before.
    #[inline]
    pub fn next(&self, at: u32) -> Option<u32> {
        let next = self.next[at as usize];
        (next != NONE).then_some(next)
    }

    /// What a row has besides its key.
    #[inline]
    pub fn rest(&self, at: u32) -> &[u64] {
        let start = at as usize * self.width;
        &self.cells[start + self.key..start + self.width]
    }

    /// Puts rows with the same key side by side: for many questions after the last row.
    pub fn settle(&mut self) {
        let (mut cells, mut next) = (Vec::with_capacity(self.cells.len()), Vec::new());
        for head in &mut self.heads {
            let mut at = Some(*head);
            *head = next.len() as u32;
            while let Some(row) = at {
                let start = row as usize * self.width;
                cells.extend_from_slice(&self.cells[start..start + self.width]);
                at = (self.next[row as usize] != NONE).then(|| self.next[row as usize]);
                let following = next.len() as u32 + 1;
                next.push(if at.is_some() { following } else { NONE });
            }
        }
        (self.cells, self.next, self.seen) = (cells, next, None);
    }
}

#[cfg(test)]
mod tests {
    use super::{Index, RowSet, hash, owner};

    #[test]
    fn a_row_is_kept_once() {
        let mut rows = RowSet::new(2);
        for row in [[1, 2], [2, 1], [1, 2]] {
            rows.insert(hash(&row), &row);
        }
        assert_eq!(rows.len(), 0);
        rows.settle();
        assert_eq!((rows.len(), rows.row(1)), (2, &[2, 1][..]));
        let mut none = RowSet::new(0);
        none.insert(hash(&[]), &[]);
        none.insert(hash(&[]), &[]);
        none.settle();
        assert_eq!(none.len(), 1);
    }

    /// Also of rows whose hashes agree, in part or in all.
    #[test]
    fn many_rows_are_kept_once_whatever_their_hashes() {
        for shift in [0, 20, 40, 64_u32] {
            let mut random = fastrand::Rng::with_seed(7);
            let (mut rows, mut wanted) = (RowSet::new(2), Vec::new());
            for _ in 0..3000 {
                let row = [random.u64(..40), random.u64(..40) << 32];
                rows.insert(hash(&row).checked_shl(shift).unwrap_or(u64::MAX), &row);
                if !wanted.contains(&row) {
                    wanted.push(row);
                }
            }
            rows.settle();
            let found: Vec<&[u64]> = (0..rows.len()).map(|at| rows.row(at)).collect();
            assert_eq!(found, wanted);
        }
    }

    #[test]
    fn rows_are_found_by_their_key_before_and_after_they_are_settled() {
        for distinct in [false, true] {
            let mut random = fastrand::Rng::with_seed(1);
            let mut rows: Vec<[u64; 3]> =
                (0..3000).map(|_| [random.u64(..40), random.u64(..5), random.u64(..9)]).collect();
            if !distinct {
                rows.sort_unstable();
                rows.dedup();
            }
            let mut index = Index::new(2, 3, distinct);
            for row in &rows {
                index.insert(row);
            }
            rows.sort_unstable();
            rows.dedup();
            for _ in 0..2 {
                for key in (0..41).flat_map(|a| [[a, 0], [a, 4]]) {
                    let mut found = Vec::new();
                    let mut at = index.first(hash(&key), &key);
                    while let Some(row) = at {
                        found.push(index.rest(row)[0]);
                        at = index.next(row);
                    }
                    found.sort_unstable();
                    let own = rows.iter().filter(|row| row[..2] == key);
                    assert_eq!(found, own.map(|row| row[2]).collect::<Vec<_>>());
                }
                index.settle();
            }
        }
    }

    #[test]
    fn workers_have_about_as_many_rows_each() {
        for peers in [1, 2, 3, 7] {
            let mut counts = vec![0; peers];
            (0..7000_u64).for_each(|id| counts[owner(hash(&[id << 32 | 5, 1]), peers)] += 1);
            let fair = 7000 / peers;
            assert!(
                counts.iter().all(|&it| it * 10 > fair * 9 && it * 10 < fair * 11),
                "{counts:?}"
            );
        }
    }
}
