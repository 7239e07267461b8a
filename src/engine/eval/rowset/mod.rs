//! A set of whole rows, and the rows of the current round that are not visible yet.
//!
//! The set holds no cells, but the numbers of rows in open addressing. What a number leaves of its
//! slot's 32 bits is a tag, a part of the row's hash, so that hardly ever a row is looked at that is
//! not the one. Rows are looked up many at a time, so that the waits for memory overlap.
//!
//! As long as rows come in ascending order, as those of facts and of many rules do, there are no slots: each
//! need only be compared with the last one.
//!
//! Rows that nobody asks for before all are there may wait, and are sorted then: [`gather`].
//!
//! Instead of slots, a relation whose rows share few keys may have [`Sets`].
//!
//! The slots are shared out among shards by hash, which several threads can fill at once.

mod ascending;
mod by_sets;
mod fill;
mod gather;
mod keys;
pub(super) mod list;
pub(super) mod order;
mod radix;
pub(super) mod row;
pub(super) mod sets;
mod shards;
mod sort;
pub(super) mod words;

use super::cell::Cell;
use super::team::each;
use fill::{EACH, Waiting, range_of};
use gather::Gathered;
use list::List;
use row::{hash_row, row_of, same};
use sets::Sets;
use shards::{FIRST, SHARDS, most, shard_of, shares, shares_parallel, size_for, sum};
use sort::{sort, sort_lists};

/// Rows that are looked up together.
const TOGETHER: usize = 64;
/// Rows below which threads are not worth their start.
const SMALL: usize = 1 << 14;

/// Which slot of `size` a hash falls to inside its shard.
#[inline]
fn place(hash: u64, size: usize) -> usize {
    ((u128::from(hash << 4) * size as u128) >> 64) as usize
}

/// A set of whole rows, and the rows of the current round that are not visible yet.
#[derive(Debug)]
pub(crate) struct RowSet<C> {
    arity: usize,
    /// How many visible rows at the beginning are of no concern: whoever asks knows about them. Numbers
    /// count those after them.
    from: usize,
    /// The shards, one after the other: a tag and the number of a row plus one; zero is empty.
    slots: Vec<u32>,
    /// The slots that are taken, by shard; one at least never is.
    filled: [u32; SHARDS],
    /// The bits of a slot that are the number.
    number: u32,
    /// Of a relation without columns: is its one row there?
    holds: bool,
    /// Given up to save memory; to be built again before it is asked.
    dropped: bool,
    /// Are there no slots, since all rows, the fresh ones last, are in ascending order?
    ascending: bool,
    /// Rows that wait until they are sorted, while all others ascend.
    gathered: Option<Box<Gathered<C>>>,
    /// In place of the slots and the fresh rows, if it is kept so.
    sets: Option<Box<Sets<C>>>,
    /// Are there only sets, and rows counted but not kept?
    pub(super) is_rowless: bool,
    pub fresh: Vec<C>,
    pub fresh_len: usize,
}

impl<C> Default for RowSet<C> {
    fn default() -> Self {
        RowSet {
            arity: 0,
            from: 0,
            slots: Vec::new(),
            filled: [0; SHARDS],
            number: 0,
            holds: false,
            dropped: false,
            ascending: false,
            gathered: None,
            sets: None,
            is_rowless: false,
            fresh: Vec::new(),
            fresh_len: 0,
        }
    }
}

impl<C: Cell> RowSet<C> {
    pub fn new(arity: usize) -> Self {
        RowSet { ascending: arity > 0, ..RowSet::hashed(arity) }
    }

    /// A set that has slots, in whatever order its rows come.
    fn hashed(arity: usize) -> Self {
        RowSet { arity, ..RowSet::default() }
    }

    /// A set that has to be built again before it is asked.
    pub fn dropped(arity: usize) -> Self {
        RowSet { dropped: true, ..RowSet::hashed(arity) }
    }

    /// No rows yet, after so many visible ones that are of no concern.
    pub fn after(arity: usize, from: usize) -> Self {
        RowSet { from, ..RowSet::new(arity) }
    }

    pub fn is_dropped(&self) -> bool {
        self.dropped
    }

    /// Are rows found by their order?
    pub fn ascends(&self) -> bool {
        self.ascending
    }

    /// The visible rows that are of concern.
    #[inline]
    fn own<'r>(&self, rows: &'r [C]) -> &'r [C] {
        &rows[self.from * self.arity..]
    }

    /// Slots of a shard.
    #[inline]
    fn size(&self) -> usize {
        self.slots.len() / SHARDS
    }

    /// How many they become when there are too few: twice as many while that is little memory.
    fn next_size(&self) -> usize {
        if self.slots.len() < SMALL * SHARDS { self.size() * 2 } else { self.size() * 4 / 3 }
    }

    /// Where the probing for a hash starts.
    #[inline]
    fn start(&self, hash: u64) -> usize {
        shard_of(hash) * self.size() + place(hash, self.size())
    }

    #[inline]
    fn tag(&self, hash: u64) -> u32 {
        hash as u32 & !self.number
    }

    /// The slot of the row, or else the empty one where it belongs.
    #[inline]
    fn find(&self, rows: &[C], row: &[C], hash: u64) -> Result<usize, usize> {
        let tag = self.tag(hash);
        let size = self.size();
        let from = shard_of(hash) * size;
        let shard = &self.slots[from..from + size];
        let mut at = place(hash, size);
        loop {
            let slot = shard[at];
            if slot == 0 {
                return Err(from + at);
            }
            if slot & !self.number == tag {
                let id = (slot & self.number) - 1;
                if same(row_of(rows, &self.fresh, self.arity, id), row) {
                    return Ok(from + at);
                }
            }
            at += 1;
            if at == size {
                at = 0;
            }
        }
    }

    #[inline]
    fn has(&self, rows: &[C], row: &[C], hash: u64) -> bool {
        match self.ascending {
            true => self.search(rows, row).is_some(),
            false => !self.slots.is_empty() && self.find(rows, row, hash).is_ok(),
        }
    }

    /// Is the row present, among `rows` or the fresh ones?
    #[inline]
    pub fn contains(&self, rows: &[C], row: &[C]) -> bool {
        match &self.sets {
            Some(sets) => sets.contains(row),
            None if self.arity == 0 => self.holds,
            None => self.has(self.own(rows), row, hash_row(row)),
        }
    }

    /// Is the row present among `rows`, as it was when the round began? What comes later is derived
    /// from that alone, so that proofs go down to earlier rounds.
    #[inline]
    pub fn shows(&self, rows: &[C], row: &[C]) -> bool {
        let rows = self.own(rows);
        match &self.sets {
            Some(sets) => sets.shows(row),
            None if self.arity == 0 => self.holds && self.fresh_len == 0,
            None if self.ascending => {
                let found = self.search(rows, row);
                found.is_some_and(|id| (id as usize * self.arity) < rows.len())
            }
            None if self.slots.is_empty() => false,
            None => self.find(rows, row, hash_row(row)).is_ok_and(|slot| {
                let id = (self.slots[slot] & self.number) - 1;
                (id as usize * self.arity) < rows.len()
            }),
        }
    }

    /// Adds a row to the fresh ones unless it is present; true if it was added.
    #[inline]
    pub fn insert(&mut self, rows: &[C], row: &[C]) -> bool {
        if self.arity == 0 {
            self.fresh_len += usize::from(!self.holds);
            return !std::mem::replace(&mut self.holds, true);
        }
        if let Some(sets) = &mut self.sets {
            let is_new = sets.insert(row);
            self.fresh_len += usize::from(is_new);
            return is_new;
        }
        let (rows, before) = (self.own(rows), self.fresh_len);
        if self.insert_ascending(rows, row).is_empty() {
            return self.fresh_len > before;
        }
        self.insert_hashed(rows, row, hash_row(row))
    }

    /// The sets, if it is kept so.
    pub(super) fn sets(&self) -> Option<&Sets<C>> {
        self.sets.as_deref()
    }

    #[inline]
    fn insert_hashed(&mut self, rows: &[C], row: &[C], hash: u64) -> bool {
        if self.filled[shard_of(hash)] as usize >= most(self.size()) {
            self.grow(rows, self.next_size(), false);
        }
        let Err(at) = self.find(rows, row, hash) else { return false };
        let id = (rows.len() / self.arity + self.fresh_len + 1) as u32;
        self.slots[at] = self.tag(hash) | id;
        self.filled[shard_of(hash)] += 1;
        self.fresh.extend_from_slice(row);
        self.fresh_len += 1;
        true
    }

    /// Calls `unknown` with each row that is not found at the first try, and its hash.
    #[inline(always)]
    fn look(set: &mut impl AsSet<C>, rows: &[C], cells: &[C], arity: usize) {
        for part in cells.chunks(TOGETHER * arity) {
            let mut hashes = [0; TOGETHER];
            let mut slots = [0; TOGETHER];
            let mut known = [false; TOGETHER];
            let own = set.set();
            // The loads of a loop do not wait for each other; what they fetch is at hand below.
            for ((row, hash), slot) in part.chunks_exact(arity).zip(&mut hashes).zip(&mut slots) {
                *hash = hash_row(row);
                *slot = own.slots.get(own.start(*hash)).copied().unwrap_or(0);
            }
            for (i, row) in part.chunks_exact(arity).enumerate() {
                let slot = slots[i];
                known[i] = slot != 0 && slot & !own.number == own.tag(hashes[i]) && {
                    let id = (slot & own.number) - 1;
                    same(row_of(rows, &own.fresh, arity, id), row)
                };
            }
            for (i, row) in part.chunks_exact(arity).enumerate() {
                if !known[i] {
                    set.unknown(rows, row, hashes[i]);
                }
            }
        }
    }

    /// Inserts many rows.
    pub fn insert_all(&mut self, rows: &[C], cells: &[C]) {
        let arity = self.arity;
        if let Some(sets) = &mut self.sets {
            self.fresh_len += sets.insert_all(cells);
        } else if arity > 0 {
            let rows = self.own(rows);
            let rest = self.insert_ascending(rows, cells);
            Self::look(&mut Inserting(self), rows, rest, arity);
        }
    }

    /// Appends the rows that are not present to `out`; of rows that are gathered, all.
    pub fn absent(&self, rows: &[C], cells: &[C], out: &mut Vec<C>) {
        let rows = self.own(rows);
        if let Some(sets) = &self.sets {
            sets.absent(cells, out);
        } else if self.gathers() {
            out.extend_from_slice(cells);
        } else if self.ascending {
            for row in cells.chunks_exact(self.arity) {
                if self.search(rows, row).is_none() {
                    out.extend_from_slice(row);
                }
            }
        } else if self.arity > 0 {
            Self::look(&mut Absent(self, out), rows, cells, self.arity);
        }
    }

    /// Appends rows to a list for this set: those that are not present, if that is asked.
    pub fn list(&self, rows: &[C], cells: &[C], asks: bool, out: &mut List<C>) {
        match &self.sets {
            Some(sets) => sets.list(cells, asks, out),
            None if asks => self.absent(rows, cells, &mut out.cells),
            None => out.cells.extend_from_slice(cells),
        }
    }

    /// Inserts many rows on all threads of the pool.
    pub fn insert_parallel(&mut self, rows: &[C], cells: &[C]) {
        if self.arity == 0 || cells.len() <= SMALL * self.arity {
            return self.insert_all(rows, cells);
        }
        let present = &*self;
        let absent = |part: &[C]| {
            let mut out = List::default();
            present.list(rows, part, true, &mut out);
            out
        };
        let lists = each(cells.chunks(SMALL * self.arity).collect(), absent);
        self.insert_lists(rows, lists);
    }

    /// Sorts a list of what a worker found absent, as it is best taken in.
    pub fn order(&self, list: &mut List<C>) {
        if self.sets.is_none() && self.arity > 0 {
            sort(&mut list.cells, self.arity, false);
        }
    }

    /// Inserts what workers found absent, on all threads of the pool. The new rows come in the order
    /// of their cells: in another, the searches of the next round would go all over the indexes.
    pub fn insert_lists(&mut self, rows: &[C], lists: Vec<List<C>>) {
        if let Some(sets) = &mut self.sets {
            self.fresh_len += sets.insert_lists(lists);
            return;
        }
        let lists: Vec<Vec<C>> = lists.into_iter().map(|list| list.cells).collect();
        let rows = self.own(rows);
        if self.gathers() {
            return self.gather_lists(rows, lists);
        }
        let mut found = sort_lists(lists, &[], self.arity);
        if self.ascending && self.fresh.is_empty() && self.last(rows) < found.get(..self.arity) {
            // They go on ascending, all of them.
            self.fresh_len = found.len() / self.arity;
            self.fresh = found;
            return;
        }
        let taken = found.len() - self.insert_ascending(rows, &found).len();
        found.drain(..taken);
        if found.is_empty() {
            return;
        }
        let arity = self.arity;
        let count = found.len() / arity;
        let filled = sum(self.filled, shares_parallel(&found, arity));
        let size = size_for(&filled);
        if size > self.size() {
            self.grow(rows, size.max(self.next_size()), true);
        }
        let first = rows.len() / arity + self.fresh_len;
        self.filled = filled;
        self.put(&found, first, count > SMALL);
        self.fresh.append(&mut found);
        self.fresh_len += count;
    }

    /// Makes room: so many slots for each shard. The slots are made anew from the rows, in their
    /// order; the old ones are gone before.
    #[cold]
    fn grow(&mut self, rows: &[C], size: usize, parallel: bool) {
        self.slots = Vec::new();
        let slots = size.max(FIRST) * SHARDS;
        self.slots.resize(slots, 0);
        // The number of a row is less than that of the slots.
        self.number = u32::MAX >> (slots as u32).leading_zeros();
        self.put(rows, 0, parallel);
        let fresh = std::mem::take(&mut self.fresh);
        self.put(&fresh, rows.len() / self.arity, parallel);
        self.fresh = fresh;
    }

    /// Puts rows that are absent into their slots, which there are; they are numbered from `first`.
    fn put(&mut self, cells: &[C], first: usize, parallel: bool) {
        let (arity, size, number) = (self.arity, self.size(), self.number);
        let group = if parallel { SHARDS.div_ceil(rayon::current_num_threads()) } else { SHARDS };
        let fill = |(index, part): (usize, &mut [u32])| {
            let first_range = index * group * EACH;
            let mut waiting = Waiting::new(part, size, cells.len() / arity);
            let mut own = [(0, 0, 0); TOGETHER];
            let mut ids = first as u32 + 1..;
            for part in cells.chunks(TOGETHER * arity) {
                // Whose a row is cannot be foreseen, so nothing is decided by it.
                let mut count = 0;
                for (row, id) in part.chunks_exact(arity).zip(&mut ids) {
                    let hash = hash_row(row);
                    let range = range_of(hash).wrapping_sub(first_range);
                    own[count] = (range, hash, id);
                    count += usize::from(range < waiting.len());
                }
                for &(range, hash, id) in &own[..count] {
                    waiting.add(range, place(hash, size), hash as u32 & !number | id);
                }
            }
            waiting.finish();
        };
        each(self.slots.chunks_mut(group * size).enumerate().collect(), fill);
    }

    /// Builds the set of a relation's rows, which are all different; on all threads of the pool if
    /// they are told and there are many.
    pub fn build(rows: &[C], arity: usize, parallel: bool) -> Self {
        let mut set = RowSet::hashed(arity);
        if arity > 0 {
            let parallel = parallel && rows.len() > SMALL * arity;
            set.filled = if parallel { shares_parallel(rows, arity) } else { shares(rows, arity) };
            set.grow(rows, size_for(&set.filled), parallel);
        }
        set
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let sets = self.sets.as_ref().map_or(0, |sets| sets.bytes());
        let gathered = self.gathered.as_ref().map_or(0, |gathered| gathered.bytes());
        self.slots.capacity() * 4 + self.fresh.capacity() * size_of::<C>() + sets + gathered
    }
}

/// How many threads there are, in the pool that this is called from or alone.
pub(super) fn threads(parallel: bool) -> usize {
    if parallel { rayon::current_num_threads() } else { 1 }
}

/// What becomes of rows that are not known.
trait AsSet<C> {
    fn set(&self) -> &RowSet<C>;
    /// The row may be present all the same.
    fn unknown(&mut self, rows: &[C], row: &[C], hash: u64);
}

struct Inserting<'s, C>(&'s mut RowSet<C>);

impl<C: Cell> AsSet<C> for Inserting<'_, C> {
    fn set(&self) -> &RowSet<C> {
        self.0
    }

    #[inline]
    fn unknown(&mut self, rows: &[C], row: &[C], hash: u64) {
        self.0.insert_hashed(rows, row, hash);
    }
}

struct Absent<'s, C>(&'s RowSet<C>, &'s mut Vec<C>);

impl<C: Cell> AsSet<C> for Absent<'_, C> {
    fn set(&self) -> &RowSet<C> {
        self.0
    }

    #[inline]
    fn unknown(&mut self, rows: &[C], row: &[C], hash: u64) {
        if !self.0.has(rows, row, hash) {
            self.1.extend_from_slice(row);
        }
    }
}

#[cfg(test)]
mod tests;
