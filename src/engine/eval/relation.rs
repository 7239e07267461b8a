//! Rows of a relation: appended to one flat vector, found again through a hash set over whole
//! rows and through hash indexes over some columns.
//!
//! A row never moves, so the rows of the last round (the delta) are a range of row numbers. An
//! index chains the rows of a bucket newest first, so a search in the delta stops at the first
//! older row.

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
    /// For relations of two columns the cells themselves, so that a search touches no row; all
    /// ones is empty, and that one row has a flag of its own.
    pairs: Vec<u64>,
    all_ones: bool,
    filled: usize,
    pub fresh: Vec<u32>,
    pub fresh_len: usize,
}

const EMPTY: u64 = u64::MAX;

#[inline]
fn pair(row: &[u32]) -> u64 {
    u64::from(row[0]) << 32 | u64::from(row[1])
}

#[inline]
fn hash_pair(key: u64) -> u64 {
    let h = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (h ^ (h >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
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
            2 => {
                if self.pairs.is_empty() {
                    return false;
                }
                let key = pair(row);
                if key == EMPTY {
                    return self.all_ones;
                }
                let mut at = slot(hash_pair(key), self.pairs.len());
                loop {
                    let found = self.pairs[at];
                    if found == key {
                        return true;
                    }
                    if found == EMPTY {
                        return false;
                    }
                    at += 1;
                    if at == self.pairs.len() {
                        at = 0;
                    }
                }
            }
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
            2 => {
                if self.filled * 5 >= self.pairs.len() * 4 {
                    self.grow_pairs();
                }
                let key = pair(row);
                if key == EMPTY {
                    if std::mem::replace(&mut self.all_ones, true) {
                        return false;
                    }
                } else {
                    let mut at = slot(hash_pair(key), self.pairs.len());
                    loop {
                        let found = self.pairs[at];
                        if found == key {
                            return false;
                        }
                        if found == EMPTY {
                            break;
                        }
                        at += 1;
                        if at == self.pairs.len() {
                            at = 0;
                        }
                    }
                    self.pairs[at] = key;
                    self.filled += 1;
                }
            }
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

    fn grow_pairs(&mut self) {
        let size = (self.pairs.len() / 5 * 8).max(16);
        let old = std::mem::replace(&mut self.pairs, vec![EMPTY; size]);
        for key in old {
            if key != EMPTY {
                self.place_pair(key);
            }
        }
    }

    fn place_pair(&mut self, key: u64) {
        let mut at = slot(hash_pair(key), self.pairs.len());
        while self.pairs[at] != EMPTY {
            at += 1;
            if at == self.pairs.len() {
                at = 0;
            }
        }
        self.pairs[at] = key;
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
        self.ids.capacity() * 4 + self.pairs.capacity() * 8 + self.fresh.capacity() * 4
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
}

impl Index {
    fn new(columns: &[usize]) -> Index {
        let direct = columns.len() == 1;
        Index { columns: columns.into(), heads: Vec::new(), next: Vec::new(), direct }
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
        (self.heads.capacity() + self.next.capacity()) * 4
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

    pub fn update_indexes(&mut self) {
        for index in &mut self.indexes {
            index.update(&self.cells, self.arity, self.len);
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
