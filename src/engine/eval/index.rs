//! A hash index over some columns of a relation.
//!
//! While a relation grows, the rows of a bucket are chained newest first, so that a search among
//! the rows of the last round stops at the first older one. When it is complete, its rows are laid
//! out bucket after bucket, and a search reads neighbours. Buckets of near values are near each
//! other where the values allow it: rules mostly look for things in the order of their numbers, and
//! find what they need in memory that was just read.

use super::cell::Cell;
use super::ids::Ids;
use rustc_hash::{FxBuildHasher, FxHashSet};

/// Mixes one cell into a hash.
#[inline]
pub(super) fn mix<C: Cell>(hash: u64, cell: C) -> u64 {
    (hash.rotate_left(5) ^ cell.unsigned()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Which slot of `size` a hash falls to: the high bits decide, `size` need not be a power of two.
#[inline]
pub(super) fn slot(hash: u64, size: usize) -> usize {
    ((u128::from(hash) * size as u128) >> 64) as usize
}

/// How a key tells its bucket.
#[derive(Clone, Copy, Debug)]
enum Buckets {
    /// One column of small values: the value is the bucket, so every row of it matches.
    Value,
    /// The hash of all columns tells it.
    Hash,
    /// The value in one column of the key tells it, and as many bits of the hash of the others as
    /// rows have the same value.
    Near { lead: usize, bits: u32, most: u64 },
}

/// A hash index over some columns.
#[derive(Debug)]
pub(crate) struct Index<C> {
    pub columns: Box<[usize]>,
    /// Does a plan that may still run search by it? Others keep their number, and nothing else.
    pub wanted: bool,
    /// Rows before this number are not chained.
    from: usize,
    /// Newest row of each bucket, if the rows are chained.
    heads: Ids,
    /// The next older row of the same bucket, by row.
    next: Ids,
    /// Where each bucket starts, and where the last ends, if the rows are laid out.
    starts: Ids,
    buckets: Buckets,
    /// The rows bucket after bucket, unless the relation itself is in that order.
    packed: Vec<C>,
    /// Is the relation itself in the order of the buckets?
    own: bool,
    covered: usize,
}

impl<C: Cell> Index<C> {
    pub fn new(columns: &[usize]) -> Self {
        Index {
            columns: columns.into(),
            wanted: true,
            buckets: if columns.len() == 1 { Buckets::Value } else { Buckets::Hash },
            from: 0,
            heads: Ids::new(),
            next: Ids::new(),
            starts: Ids::new(),
            packed: Vec::new(),
            own: false,
            covered: 0,
        }
    }

    /// Forgets all rows.
    pub fn renew(&mut self) {
        let wanted = self.wanted;
        *self = Index { wanted, ..Index::new(&self.columns) };
    }

    /// The bucket of a key whose cells are told one by one; too great a number if no row has it.
    #[inline]
    fn bucket(&self, cell: impl Fn(usize) -> C, size: usize) -> usize {
        let hash = |skip: usize| {
            let mut hash = 0;
            for i in 0..self.columns.len() {
                if i != skip {
                    hash = mix(hash, cell(i));
                }
            }
            hash
        };
        match self.buckets {
            Buckets::Value => usize::try_from(cell(0).unsigned()).unwrap_or(usize::MAX),
            Buckets::Hash => slot(hash(usize::MAX), size),
            Buckets::Near { lead, bits, most } => {
                let value = cell(lead).unsigned();
                if value > most {
                    return usize::MAX;
                }
                (value as usize) << bits | (hash(lead) >> 1 >> (63 - bits)) as usize
            }
        }
    }

    #[inline]
    fn bucket_of(&self, row: &[C], size: usize) -> usize {
        self.bucket(|i| row[self.columns[i]], size)
    }

    #[inline]
    fn search(&self, key: &[C], size: usize) -> usize {
        self.bucket(|i| key[i], size)
    }

    /// Is the value the bucket?
    #[inline]
    fn is_direct(&self) -> bool {
        matches!(self.buckets, Buckets::Value)
    }

    /// How many values a column of the key may have: one more than the greatest, if that is at
    /// most `most` and some.
    fn values(&self, rows: &[C], arity: usize, column: usize, most: usize) -> Option<usize> {
        let column = rows.iter().skip(self.columns[column]).step_by(arity);
        let max = column.copied().max().map_or(0, Cell::unsigned);
        (max < (most + 1024) as u64).then(|| max as usize + 1)
    }

    /// The column of the key that has the most values, from a sample.
    fn lead(&self, rows: &[C], arity: usize) -> usize {
        const SAMPLE: usize = 512;
        let step = (rows.len() / arity / SAMPLE).max(1);
        let distinct = |&column: &usize| {
            let values =
                rows.chunks_exact(arity).step_by(step).map(|row| row[self.columns[column]]);
            let mut seen = FxHashSet::with_capacity_and_hasher(2 * SAMPLE, FxBuildHasher);
            seen.extend(values);
            seen.len()
        };
        (0..self.columns.len()).max_by_key(distinct).unwrap_or(0)
    }

    /// Are the rows chained?
    pub fn is_chained(&self) -> bool {
        self.next.len() > 0
    }

    /// How many rows the index knows.
    pub fn len(&self) -> usize {
        self.covered.max(self.from + self.next.len())
    }

    /// How many rows at the beginning are left out of the chains.
    #[inline]
    pub fn left_out(&self) -> usize {
        self.from
    }

    /// Leaves so many rows out of the chains, of which none has been chained yet.
    pub fn leave_out(&mut self, from: usize) {
        debug_assert!(self.from == from || self.next.len() == 0, "rows are chained already");
        self.from = from;
    }

    /// Takes in the rows that came since the last call.
    pub fn chain(&mut self, rows: &[C], arity: usize, len: usize) {
        let from = self.from + self.next.len();
        if from == len {
            return;
        }
        let count = len - self.from;
        if let Buckets::Near { .. } = self.buckets {
            // That was for rows that were complete.
            self.buckets = Buckets::Hash;
        }
        if self.is_direct() {
            // There will be more rows.
            match self.values(&rows[from * arity..], arity, 0, 4 * count) {
                Some(size) => {
                    if size > self.heads.len() {
                        self.heads.lengthen(size.max(self.heads.len() * 33 / 32));
                    }
                    return self.link(rows, arity, len);
                }
                None => {
                    self.buckets = Buckets::Hash;
                    self.heads = Ids::new();
                }
            }
        }
        if count > 2 * self.heads.len() {
            self.heads = Ids::new();
            self.next = Ids::new();
            self.heads = Ids::none(count.max(16), len);
        }
        self.link(rows, arity, len);
    }

    fn link(&mut self, rows: &[C], arity: usize, len: usize) {
        let from = self.from + self.next.len();
        self.heads.widen(len);
        self.next.widen(len);
        let size = self.heads.len();
        for (row, id) in rows[from * arity..len * arity].chunks_exact(arity).zip(from as u32 + 1..)
        {
            let bucket = self.bucket_of(row, size);
            self.next.push(self.heads.replace(bucket, id));
        }
    }

    /// Settles how the rows are shared out among buckets; answers how many are in each, one slot
    /// further.
    fn count(&mut self, rows: &[C], arity: usize, len: usize) -> Vec<u32> {
        let counts = |index: &Self, size: usize| {
            let mut counts = vec![0u32; size + 1];
            for row in rows.chunks_exact(arity) {
                counts[index.bucket_of(row, size) + 1] += 1;
            }
            counts
        };
        if let [_] = *self.columns {
            if let Some(size) = self.values(rows, arity, 0, 2 * len) {
                self.buckets = Buckets::Value;
                return counts(self, size);
            }
        } else {
            let lead = self.lead(rows, arity);
            if let Some(size) = self.values(rows, arity, lead, 2 * len) {
                let bits = (len / size).checked_ilog2().unwrap_or(0);
                self.buckets = Buckets::Near { lead, bits, most: size as u64 - 1 };
                let near = counts(self, size << bits);
                // How many rows will be looked at if each is searched for once; with a good hash,
                // two for each row whose key no other has.
                let looks = |counts: &[u32]| -> u64 {
                    counts.iter().map(|&n| u64::from(n) * u64::from(n)).sum()
                };
                if looks(&near) <= 3 * len as u64 {
                    return near;
                }
                let buckets = std::mem::replace(&mut self.buckets, Buckets::Hash);
                let hashed = counts(self, len + 1);
                if looks(&near) > 2 * looks(&hashed) {
                    return hashed;
                }
                self.buckets = buckets;
                return near;
            }
        }
        self.buckets = Buckets::Hash;
        counts(self, len + 1)
    }

    /// Are the rows in the order of the index's only column?
    fn is_order_of(&self, rows: &[C], arity: usize) -> bool {
        let [column] = *self.columns else { return false };
        rows.iter().skip(column).step_by(arity).is_sorted()
    }

    /// Are the rows laid out already as [`Self::pack`] would do it, for the values of the index's only
    /// column are the buckets?
    pub fn is_laid_out(&self, rows: &[C], arity: usize) -> bool {
        self.is_order_of(rows, arity)
            && self.values(rows, arity, 0, 2 * rows.len() / arity).is_some()
    }

    /// Lays out all rows bucket by bucket. They are returned if the relation is to take them as
    /// its own.
    pub fn pack(&mut self, rows: &[C], arity: usize, len: usize, own: bool) -> Option<Vec<C>> {
        self.covered = len;
        self.next = Ids::new();
        self.heads = Ids::new();
        let mut places = self.count(&rows[..len * arity], arity, len);
        let size = places.len() - 1;
        for i in 1..=size {
            places[i] += places[i - 1];
        }
        if self.is_direct() && self.is_order_of(&rows[..len * arity], arity) {
            self.starts = Ids::of(&places, len);
            self.own = true;
            self.packed = Vec::new();
            return None;
        }
        let mut packed = vec![C::default(); len * arity];
        for row in rows[..len * arity].chunks_exact(arity) {
            let place = &mut places[self.bucket_of(row, size)];
            let at = *place as usize * arity;
            packed[at..at + arity].copy_from_slice(row);
            *place += 1;
        }
        places.copy_within(0..size, 1);
        places[0] = 0;
        self.starts = Ids::of(&places, len);
        self.own = own;
        if own {
            self.packed = Vec::new();
            return Some(packed);
        }
        self.packed = packed;
        None
    }

    /// Are the rows of a bucket laid out side by side?
    #[inline]
    pub fn is_packed(&self) -> bool {
        self.covered > 0
    }

    /// The rows that may have these cells in the index's columns, one after the other; `cells`
    /// are those of the relation.
    #[inline]
    pub fn rows<'a>(&'a self, cells: &'a [C], key: &[C], arity: usize) -> &'a [C] {
        let size = self.starts.len() - 1;
        let bucket = self.search(key, size);
        if bucket >= size {
            return &[];
        }
        let start = |bucket| self.starts.get(bucket).unwrap_or(0) as usize;
        let (from, to) = (start(bucket), start(bucket + 1));
        let packed = if self.own { cells } else { &self.packed };
        &packed[from * arity..to * arity]
    }

    /// The number, plus one, of the newest row that may have these cells in the index's columns;
    /// zero if there is none.
    #[inline]
    pub fn first(&self, key: &[C]) -> u32 {
        let size = self.heads.len();
        if size == 0 { 0 } else { self.heads.get(self.search(key, size)).unwrap_or(0) }
    }

    /// The next older candidate, likewise.
    #[inline]
    pub fn after(&self, id: u32) -> u32 {
        self.next.get(id as usize - 1 - self.from).unwrap_or(0)
    }

    /// Does the row have the key? Candidates of other keys share a bucket.
    #[inline]
    pub fn matches(&self, row: &[C], key: &[C]) -> bool {
        self.is_direct() || self.columns.iter().zip(key).all(|(&c, &k)| row[c] == k)
    }

    pub fn bytes(&self) -> usize {
        self.heads.bytes()
            + self.next.bytes()
            + self.starts.bytes()
            + self.packed.capacity() * size_of::<C>()
    }
}

#[cfg(test)]
mod tests;
