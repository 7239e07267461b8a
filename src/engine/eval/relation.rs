//! Rows of a relation: appended to one flat vector, found again through a hash set over whole
//! rows and through hash indexes over some columns.
//!
//! A row never moves, so the rows of the last round (the delta) are a range of row numbers. An
//! index chains the rows of a bucket newest first, so a search in the delta stops at the first
//! older row.

use super::pairs::PairSet;

/// No row.
const NONE: u32 = u32::MAX;

/// Mixes one cell into a hash.
#[inline]
fn mix(hash: u64, cell: u32) -> u64 {
    (hash.rotate_left(5) ^ u64::from(cell)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[inline]
fn hash_row(row: &[u32]) -> u64 {
    let mut h = 0;
    for &cell in row {
        h = mix(h, cell);
    }
    h
}

/// Which slot of `size` a hash falls to: the high bits decide, `size` need not be a power of two.
#[inline]
fn slot(hash: u64, size: usize) -> usize {
    ((u128::from(hash) * size as u128) >> 64) as usize
}

/// A set of whole rows, and the rows of the current round that are not visible yet.
#[derive(Debug, Default)]
pub(in crate::engine) struct RowSet {
    arity: usize,
    /// Row number plus one; zero is empty. Linear probing. For two columns see `pairs`.
    ids: Vec<u32>,
    /// In place of `ids` for relations of two columns.
    pairs: PairSet,
    filled: usize,
    /// Given up to save memory; to be built again before it is asked.
    dropped: bool,
    pub fresh: Vec<u32>,
    pub fresh_len: usize,
}

impl RowSet {
    fn new(arity: usize) -> RowSet {
        RowSet { arity, ..RowSet::default() }
    }

    /// Is the row present, among `rows` or the fresh ones?
    #[inline]
    pub fn contains(&self, rows: &[u32], row: &[u32]) -> bool {
        match self.arity {
            0 => self.filled > 0,
            2 => self.pairs.contains(row),
            _ => {
                if self.ids.is_empty() {
                    return false;
                }
                let mut at = slot(hash_row(row), self.ids.len());
                loop {
                    let id = self.ids[at];
                    if id == 0 {
                        return false;
                    }
                    if self.row(rows, id - 1) == row {
                        return true;
                    }
                    at += 1;
                    if at == self.ids.len() {
                        at = 0;
                    }
                }
            }
        }
    }

    #[inline]
    fn row<'a>(&'a self, rows: &'a [u32], id: u32) -> &'a [u32] {
        let at = id as usize * self.arity;
        if at < rows.len() {
            &rows[at..at + self.arity]
        } else {
            let at = at - rows.len();
            &self.fresh[at..at + self.arity]
        }
    }

    /// Adds a row to the fresh ones unless it is present; true if it was added.
    #[inline]
    pub fn insert(&mut self, rows: &[u32], row: &[u32]) -> bool {
        match self.arity {
            0 => {
                if self.filled > 0 {
                    return false;
                }
                self.filled = 1;
            }
            2 if !self.pairs.insert(row) => return false,
            2 => {}
            _ => {
                if self.filled * 5 >= self.ids.len() * 4 {
                    self.grow_ids(rows);
                }
                let mut at = slot(hash_row(row), self.ids.len());
                loop {
                    let id = self.ids[at];
                    if id == 0 {
                        break;
                    }
                    if self.row(rows, id - 1) == row {
                        return false;
                    }
                    at += 1;
                    if at == self.ids.len() {
                        at = 0;
                    }
                }
                self.ids[at] = (rows.len() / self.arity + self.fresh_len + 1) as u32;
                self.filled += 1;
            }
        }
        self.fresh.extend_from_slice(row);
        self.fresh_len += 1;
        true
    }

    /// Inserts many rows.
    pub fn insert_all(&mut self, rows: &[u32], cells: &[u32]) {
        match self.arity {
            0 => {}
            2 => self.fresh_len += self.pairs.insert_all(cells, &mut self.fresh),
            n => cells.chunks_exact(n).for_each(|row| {
                self.insert(rows, row);
            }),
        }
    }

    /// Inserts what workers found, each a list per shard.
    pub fn insert_lists(&mut self, rows: &[u32], lists: &[Vec<Vec<u32>>]) {
        if self.arity == 2 {
            self.fresh_len += self.pairs.insert_parallel(lists, &mut self.fresh);
        } else {
            lists.iter().flatten().for_each(|list| self.insert_all(rows, list));
        }
    }

    /// Puts the rows that are not present into the list of their shard.
    pub fn absent(&self, rows: &[u32], cells: &[u32], out: &mut [Vec<u32>]) {
        if self.arity == 2 {
            return self.pairs.absent(cells, out);
        }
        for row in cells.chunks_exact(self.arity) {
            if !self.contains(rows, row) {
                out[0].extend_from_slice(row);
            }
        }
    }

    fn grow_ids(&mut self, rows: &[u32]) {
        let size = (self.ids.len() / 5 * 8).max(16);
        let old = std::mem::replace(&mut self.ids, vec![0; size]);
        for id in old {
            if id != 0 {
                self.place_id(rows, id);
            }
        }
    }

    fn place_id(&mut self, rows: &[u32], id: u32) {
        let mut at = slot(hash_row(self.row(rows, id - 1)), self.ids.len());
        while self.ids[at] != 0 {
            at += 1;
            if at == self.ids.len() {
                at = 0;
            }
        }
        self.ids[at] = id;
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.ids.capacity() * 4 + self.pairs.bytes() + self.fresh.capacity() * 4
    }
}

/// A hash index over some columns.
#[derive(Debug)]
pub(in crate::engine) struct Index {
    pub columns: Box<[usize]>,
    /// Newest row of each bucket.
    heads: Vec<u32>,
    /// The next older row of the same bucket, by row.
    next: Vec<u32>,
    /// One column of small values: the value is the bucket, so every row of it matches.
    direct: bool,
    /// The rows themselves, bucket after bucket, for a relation that does not grow any more;
    /// `heads` then holds where each bucket starts.
    packed: Vec<u32>,
    covered: usize,
}

impl Index {
    fn new(columns: &[usize]) -> Index {
        let direct = columns.len() == 1;
        Index {
            columns: columns.into(),
            heads: Vec::new(),
            next: Vec::new(),
            direct,
            packed: Vec::new(),
            covered: 0,
        }
    }

    #[inline]
    fn bucket(&self, row: &[u32]) -> usize {
        if self.direct {
            return row[self.columns[0]] as usize;
        }
        let mut h = 0;
        for &c in &self.columns {
            h = mix(h, row[c]);
        }
        slot(h, self.heads.len())
    }

    /// Takes in the rows that came since the last call.
    fn update(&mut self, rows: &[u32], arity: usize, len: usize) {
        let from = self.next.len();
        if from == len {
            return;
        }
        if self.direct {
            let column = self.columns[0];
            let max = rows[from * arity..].iter().skip(column).step_by(arity).copied().max();
            let size = max.unwrap_or(0) as usize + 1;
            if size <= 4 * len + 1024 {
                if size > self.heads.len() {
                    let room = size.max(self.heads.len() + self.heads.len() / 2);
                    self.heads.resize(room, NONE);
                }
                self.chain(rows, arity, len);
                return;
            }
            self.direct = false;
            self.heads.clear();
        }
        if len > self.heads.len() {
            self.heads = vec![NONE; (len + len / 2).max(16)];
            self.next.clear();
        }
        self.chain(rows, arity, len);
    }

    fn chain(&mut self, rows: &[u32], arity: usize, len: usize) {
        let from = self.next.len();
        self.next.reserve(len - from);
        for (row, id) in rows[from * arity..len * arity].chunks_exact(arity).zip(from as u32..) {
            let bucket = self.bucket(row);
            self.next.push(std::mem::replace(&mut self.heads[bucket], id));
        }
    }

    /// Lays out all rows bucket by bucket.
    fn pack(&mut self, rows: &[u32], arity: usize, len: usize) {
        self.covered = len;
        let mut size = len + 1;
        if self.direct {
            let column = self.columns[0];
            let max = rows.iter().skip(column).step_by(arity).copied().max().unwrap_or(0) as usize;
            if max < 4 * len + 1024 {
                size = max + 1;
            } else {
                self.direct = false;
            }
        }
        // One more slot ends the last bucket; while rows are placed, a slot holds the next place.
        self.heads = vec![0; size];
        let mut counts = vec![0u32; size + 1];
        for row in rows[..len * arity].chunks_exact(arity) {
            counts[self.bucket(row) + 1] += 1;
        }
        for i in 1..=size {
            counts[i] += counts[i - 1];
        }
        self.packed = vec![0; len * arity];
        let mut next = counts.clone();
        for row in rows[..len * arity].chunks_exact(arity) {
            let place = &mut next[self.bucket(row)];
            let at = *place as usize * arity;
            self.packed[at..at + arity].copy_from_slice(row);
            *place += 1;
        }
        self.heads = counts;
    }

    /// Are the rows of a bucket laid out side by side?
    #[inline]
    pub fn is_packed(&self) -> bool {
        self.covered > 0
    }

    /// The rows that may have these cells in the index's columns, one after the other.
    #[inline]
    pub fn rows(&self, key: &[u32], arity: usize) -> &[u32] {
        let size = self.heads.len() - 1;
        let bucket = if self.direct {
            key[0] as usize
        } else {
            let mut h = 0;
            for &cell in key {
                h = mix(h, cell);
            }
            slot(h, size)
        };
        if bucket >= size {
            return &[];
        }
        let (from, to) = (self.heads[bucket] as usize, self.heads[bucket + 1] as usize);
        &self.packed[from * arity..to * arity]
    }

    /// The newest row that may have these cells in the index's columns.
    #[inline]
    pub fn first(&self, key: &[u32]) -> u32 {
        if self.heads.is_empty() {
            return NONE;
        }
        if self.direct {
            return self.heads.get(key[0] as usize).copied().unwrap_or(NONE);
        }
        let mut h = 0;
        for &cell in key {
            h = mix(h, cell);
        }
        self.heads[slot(h, self.heads.len())]
    }

    /// The next older candidate.
    #[inline]
    pub fn after(&self, id: u32) -> u32 {
        self.next[id as usize]
    }

    /// Does the row have the key? Candidates of other keys share a bucket.
    #[inline]
    pub fn matches(&self, row: &[u32], key: &[u32]) -> bool {
        self.direct || self.columns.iter().zip(key).all(|(&c, &k)| row[c] == k)
    }

    fn bytes(&self) -> usize {
        (self.heads.capacity() + self.next.capacity() + self.packed.capacity()) * 4
    }
}

/// The end of a chain.
#[inline]
pub(in crate::engine) fn is_end(id: u32) -> bool {
    id == NONE
}

/// All rows of a relation.
#[derive(Debug, Default)]
pub(in crate::engine) struct Rows {
    pub arity: usize,
    /// The visible rows, one after the other.
    pub cells: Vec<u32>,
    /// How many rows are visible.
    pub len: usize,
    /// The first row of the last round.
    pub delta: usize,
    /// Is its stratum being evaluated?
    pub growing: bool,
    pub set: RowSet,
    pub indexes: Vec<Index>,
}

impl Rows {
    pub fn new(arity: usize) -> Rows {
        Rows { arity, set: RowSet::new(arity), ..Rows::default() }
    }

    #[inline]
    pub fn row(&self, id: usize) -> &[u32] {
        &self.cells[id * self.arity..(id + 1) * self.arity]
    }

    /// The number of the index over these columns, made if there is none yet.
    pub fn index(&mut self, columns: &[usize]) -> usize {
        if let Some(at) = self.indexes.iter().position(|i| *i.columns == *columns) {
            return at;
        }
        self.indexes.push(Index::new(columns));
        self.indexes.len() - 1
    }

    /// Makes the fresh rows visible as the new delta.
    pub fn advance(&mut self) {
        self.delta = self.len;
        if self.cells.is_empty() {
            self.cells = std::mem::take(&mut self.set.fresh);
        } else {
            self.cells.extend_from_slice(&self.set.fresh);
            self.set.fresh.clear();
        }
        self.len += self.set.fresh_len;
        self.set.fresh_len = 0;
    }

    /// Gives up the set of a relation that is complete.
    pub fn drop_set(&mut self) {
        const SMALL: usize = 4096;
        if self.len > SMALL && self.set.fresh_len == 0 {
            self.set = RowSet { dropped: true, ..RowSet::new(self.arity) };
        }
    }

    /// Builds the set again if it was given up.
    pub fn ensure_set(&mut self) {
        if !self.set.dropped {
            return;
        }
        self.set = RowSet::new(self.arity);
        if self.arity == 2 {
            self.set.pairs.insert_all(&self.cells, &mut Vec::new());
            self.set.filled = self.len;
        } else {
            for id in 1..=self.len as u32 {
                if self.set.filled * 5 >= self.set.ids.len() * 4 {
                    self.set.grow_ids(&self.cells);
                }
                self.set.place_id(&self.cells, id);
                self.set.filled += 1;
            }
        }
    }

    pub fn update_indexes(&mut self) {
        for index in &mut self.indexes {
            let started = !index.next.is_empty();
            if self.growing || started {
                index.update(&self.cells, self.arity, self.len);
            } else if index.covered < self.len {
                index.pack(&self.cells, self.arity, self.len);
            }
        }
    }

    /// Removes the rows that are marked.
    pub fn remove(&mut self, dead: &[bool]) {
        let mut delta = 0;
        let old = std::mem::take(&mut self.cells);
        let mut kept = Rows::new(self.arity);
        for (id, row) in old.chunks_exact(self.arity.max(1)).enumerate() {
            if !dead[id] {
                delta += usize::from(id < self.delta);
                kept.set.insert(&kept.cells, row);
            }
        }
        kept.advance();
        kept.delta = delta;
        kept.growing = self.growing;
        kept.indexes = self.indexes.iter().map(|i| Index::new(&i.columns)).collect();
        *self = kept;
        self.update_indexes();
    }

    /// About how many different values the columns have together, from a sample.
    pub fn distinct(&self, columns: &[usize]) -> f64 {
        const SAMPLE: usize = 2048;
        if self.len == 0 {
            return 1.0;
        }
        let step = (self.len / SAMPLE).max(1);
        let mut seen = rustc_hash::FxHashSet::default();
        let mut count = 0usize;
        for id in (0..self.len).step_by(step) {
            let row = self.row(id);
            let mut h = 0;
            for &c in columns {
                h = mix(h, row[c]);
            }
            seen.insert(h);
            count += 1;
        }
        let found = seen.len() as f64;
        let share = found / count as f64;
        // Few different values in the sample: these are all. Else they go on like that.
        if share < 0.3 { found } else { share * self.len as f64 }
    }

    pub fn bytes(&self) -> usize {
        self.cells.capacity() * 4
            + self.set.bytes()
            + self.indexes.iter().map(Index::bytes).sum::<usize>()
    }
}
