//! A hash index over some columns of a relation.
//!
//! While a relation grows, the rows of a bucket are chained newest first, so that a search among
//! the rows of the last round stops at the first older one. When it is complete, its rows are laid
//! out bucket after bucket, and a search reads neighbours. Buckets of near values are near each
//! other where the values allow it: rules mostly look for things in the order of their numbers, and
//! find what they need in memory that was just read.

mod pack;

use self::pack::most_values;
pub(super) use self::pack::starts;
use super::cell::Cell;
use super::ids::Ids;

/// Rows that are looked at one after the other.
const FEW: usize = 8;

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
    /// The small value in the first column is the bucket. Its rows are in the order of the other columns, so
    /// that every row that is found matches.
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
        if self.columns.len() > 1 {
            // Others are for rows that are complete.
            self.buckets = Buckets::Hash;
        }
        if self.is_direct() {
            // There will be more rows.
            match self.values(&rows[from * arity..], arity, 0, most_values(2 * count), false) {
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
        let rows = &packed[from * arity..to * arity];
        if self.columns.len() > 1 && self.is_direct() { self.among(rows, key, arity) } else { rows }
    }

    /// Those of a bucket's rows, in the order of the index's columns, that have the key.
    fn among<'a>(&self, mut rows: &'a [C], key: &[C], arity: usize) -> &'a [C] {
        for (&column, &cell) in self.columns.iter().zip(key).skip(1) {
            let is_before = |row: usize| rows[row * arity + column] < cell;
            let is_after = |row: usize| rows[row * arity + column] > cell;
            let (mut from, mut to) = (0, rows.len() / arity);
            while to - from > FEW {
                let middle = from + (to - from) / 2;
                if is_before(middle) { from = middle + 1 } else { to = middle }
            }
            while from < to && is_before(from) {
                from += 1;
            }
            // Most often few follow.
            let (mut end, len) = (from, rows.len() / arity);
            let mut step = 1;
            while end + step <= len && !is_after(end + step - 1) {
                end += step;
                step *= 2;
            }
            let mut most = len.min(end + step);
            while end < most {
                let middle = end + (most - end) / 2;
                if is_after(middle) { most = middle } else { end = middle + 1 }
            }
            rows = &rows[from * arity..end * arity];
        }
        rows
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
