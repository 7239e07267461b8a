//! A hash index over some columns of a relation.
//!
//! While a relation grows, the rows of a bucket are chained newest first, so that a search among
//! the rows of the last round stops at the first older one. When it is complete, its rows are laid
//! out bucket after bucket, and a search reads neighbours.

use super::cell::Cell;

/// Numbers of rows plus one, zero for none: of three bytes each while they fit.
#[derive(Debug)]
enum Ids {
    Short(Vec<[u8; 3]>),
    Long(Vec<u32>),
}

impl Ids {
    /// The first number that is not short.
    const LONG: usize = 1 << 24;

    const fn new() -> Self {
        Self::Short(Vec::new())
    }

    /// None, so many times, with room for numbers up to `most`.
    fn none(count: usize, most: usize) -> Self {
        if most < Self::LONG {
            Self::Short(vec![[0; 3]; count])
        } else {
            Self::Long(vec![0; count])
        }
    }

    /// These numbers, which go up to `most`.
    fn of(ids: &[u32], most: usize) -> Self {
        match most < Self::LONG {
            true => Self::Short(ids.iter().map(|&id| short(id)).collect()),
            false => Self::Long(ids.to_vec()),
        }
    }

    /// Makes room for numbers up to `most`.
    fn widen(&mut self, most: usize) {
        if let Self::Short(ids) = self
            && most >= Self::LONG
        {
            *self = Self::Long(ids.iter().map(long).collect());
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::Short(ids) => ids.len(),
            Self::Long(ids) => ids.len(),
        }
    }

    #[inline]
    fn get(&self, at: usize) -> Option<u32> {
        match self {
            Self::Short(ids) => ids.get(at).map(long),
            Self::Long(ids) => ids.get(at).copied(),
        }
    }

    /// Puts the number there; answers what was there.
    #[inline]
    fn replace(&mut self, at: usize, id: u32) -> u32 {
        match self {
            Self::Short(ids) => long(&std::mem::replace(&mut ids[at], short(id))),
            Self::Long(ids) => std::mem::replace(&mut ids[at], id),
        }
    }

    #[inline]
    fn push(&mut self, id: u32) {
        match self {
            Self::Short(ids) => ids.push(short(id)),
            Self::Long(ids) => ids.push(id),
        }
    }

    /// Appends none until there are so many.
    fn lengthen(&mut self, count: usize) {
        match self {
            Self::Short(ids) => {
                ids.reserve_exact(count - ids.len());
                ids.resize(count, [0; 3]);
            }
            Self::Long(ids) => {
                ids.reserve_exact(count - ids.len());
                ids.resize(count, 0);
            }
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Short(ids) => ids.capacity() * 3,
            Self::Long(ids) => ids.capacity() * 4,
        }
    }
}

#[inline]
fn long(&[a, b, c]: &[u8; 3]) -> u32 {
    u32::from_le_bytes([a, b, c, 0])
}

#[inline]
fn short(id: u32) -> [u8; 3] {
    let [a, b, c, _] = id.to_le_bytes();
    [a, b, c]
}

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

/// A hash index over some columns.
#[derive(Debug)]
pub(in crate::engine) struct Index<C> {
    pub columns: Box<[usize]>,
    /// Newest row of each bucket, if the rows are chained.
    heads: Ids,
    /// The next older row of the same bucket, by row.
    next: Ids,
    /// Where each bucket starts, and where the last ends, if the rows are laid out.
    starts: Ids,
    /// One column of small values: the value is the bucket, so every row of it matches.
    direct: bool,
    /// The rows bucket after bucket, unless the relation itself is in that order.
    packed: Vec<C>,
    /// Is the relation itself in the order of the buckets?
    own: bool,
    covered: usize,
}

impl<C: Cell> Index<C> {
    pub fn new(columns: &[usize]) -> Self {
        let direct = columns.len() == 1;
        Index {
            columns: columns.into(),
            heads: Ids::new(),
            next: Ids::new(),
            starts: Ids::new(),
            direct,
            packed: Vec::new(),
            own: false,
            covered: 0,
        }
    }

    #[inline]
    fn bucket(&self, row: &[C], size: usize) -> usize {
        if self.direct {
            return row[self.columns[0]].unsigned() as usize;
        }
        let mut h = 0;
        for &c in &self.columns {
            h = mix(h, row[c]);
        }
        slot(h, size)
    }

    /// The number of buckets if values are buckets: one more than the greatest, if that is at most
    /// `most` and some.
    fn values(&self, rows: &[C], arity: usize, most: usize) -> Option<usize> {
        let column = rows.iter().skip(self.columns[0]).step_by(arity);
        let max = column.copied().max().map_or(0, Cell::unsigned);
        (max < (most + 1024) as u64).then(|| max as usize + 1)
    }

    /// Are the rows chained?
    pub fn is_chained(&self) -> bool {
        self.next.len() > 0
    }

    /// How many rows the index knows.
    pub fn len(&self) -> usize {
        self.covered.max(self.next.len())
    }

    /// Takes in the rows that came since the last call.
    pub fn chain(&mut self, rows: &[C], arity: usize, len: usize) {
        let from = self.next.len();
        if from == len {
            return;
        }
        if self.direct {
            // There will be more rows.
            match self.values(&rows[from * arity..], arity, 4 * len) {
                Some(size) => {
                    if size > self.heads.len() {
                        self.heads.lengthen(size.max(self.heads.len() * 33 / 32));
                    }
                    return self.link(rows, arity, len);
                }
                None => {
                    self.direct = false;
                    self.heads = Ids::new();
                }
            }
        }
        if len > 2 * self.heads.len() {
            self.heads = Ids::new();
            self.next = Ids::new();
            self.heads = Ids::none(len.max(16), len);
        }
        self.link(rows, arity, len);
    }

    fn link(&mut self, rows: &[C], arity: usize, len: usize) {
        let from = self.next.len();
        self.heads.widen(len);
        self.next.widen(len);
        let size = self.heads.len();
        for (row, id) in rows[from * arity..len * arity].chunks_exact(arity).zip(from as u32 + 1..)
        {
            let bucket = self.bucket(row, size);
            self.next.push(self.heads.replace(bucket, id));
        }
    }

    /// Lays out all rows bucket by bucket. They are returned if the relation is to take them as
    /// its own.
    pub fn pack(&mut self, rows: &[C], arity: usize, len: usize, own: bool) -> Option<Vec<C>> {
        self.covered = len;
        self.next = Ids::new();
        self.heads = Ids::new();
        let mut size = len + 1;
        if self.direct {
            match self.values(rows, arity, 2 * len) {
                Some(values) => size = values,
                None => self.direct = false,
            }
        }
        // While rows are placed, a slot holds the next place of its bucket; in the end that is
        // where the bucket ends, so the starts are one slot further.
        let mut places = vec![0u32; size + 1];
        for row in rows[..len * arity].chunks_exact(arity) {
            places[self.bucket(row, size) + 1] += 1;
        }
        for i in 1..=size {
            places[i] += places[i - 1];
        }
        let mut packed = vec![C::default(); len * arity];
        for row in rows[..len * arity].chunks_exact(arity) {
            let place = &mut places[self.bucket(row, size)];
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

    #[inline]
    fn search(&self, key: &[C], size: usize) -> usize {
        if self.direct {
            return usize::try_from(key[0].unsigned()).unwrap_or(usize::MAX);
        }
        let mut h = 0;
        for &cell in key {
            h = mix(h, cell);
        }
        slot(h, size)
    }

    /// The next older candidate, likewise.
    #[inline]
    pub fn after(&self, id: u32) -> u32 {
        self.next.get(id as usize - 1).unwrap_or(0)
    }

    /// Does the row have the key? Candidates of other keys share a bucket.
    #[inline]
    pub fn matches(&self, row: &[C], key: &[C]) -> bool {
        self.direct || self.columns.iter().zip(key).all(|(&c, &k)| row[c] == k)
    }

    pub fn bytes(&self) -> usize {
        self.heads.bytes()
            + self.next.bytes()
            + self.starts.bytes()
            + self.packed.capacity() * size_of::<C>()
    }
}
