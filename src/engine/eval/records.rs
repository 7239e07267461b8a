//! Records as cells.
//!
//! Many threads look into records all the time, and each adds some now and then. What is there does not
//! change, so none waits to look: the fields of all are in parts of memory that stay where they are, and
//! what tells where a record's are is written last. Numbers that change with each record that is added are
//! apart from what every look reads, or each look of another thread would fetch that anew.

use super::cell::{AtomicCell, Cell};
use super::rowset::row::hash_row;
use crossbeam_utils::CachePadded;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Tables that records are shared out among, by hash: a power of two, and so many that threads that add some
/// seldom meet, and that none is long at making its table larger.
const TABLES: usize = 256;

/// Slots of a table at first, and how often they may become twice as many.
const LEAST: usize = 16;
const SIZES: usize = 28;

/// Items of the first part of an [`Arena`], and how many parts there are until there are twice as many
/// items: powers of two.
const FIRST: usize = 64;
const EACH: usize = 8;
/// Parts of an arena: enough for 2^40 items.
const PARTS: usize = EACH * (40 - FIRST.ilog2() as usize);

/// The bits of a record's place that say how many fields it has.
const COUNT: u32 = 20;

/// The fields of a record.
pub(crate) type Fields<C> = SmallVec<[C; 8]>;

/// Items that do not move, in parts that are made when they are wanted.
#[derive(Debug)]
struct Arena<A> {
    parts: Box<[OnceLock<Box<[A]>>]>,
    /// Items of the parts that were made.
    made: CachePadded<AtomicUsize>,
}

impl<A> Default for Arena<A> {
    fn default() -> Self {
        Arena {
            parts: (0..PARTS).map(|_| OnceLock::new()).collect(),
            made: CachePadded::new(AtomicUsize::new(0)),
        }
    }
}

impl<A: Default> Arena<A> {
    /// The part of an item, where it is in it, and how many items the part has.
    #[inline]
    fn locate(item: usize) -> (usize, usize, usize) {
        let item = item + FIRST;
        let power = item.ilog2();
        let size = (1 << power) / EACH;
        let part = (power - FIRST.ilog2()) as usize * EACH + item / size % EACH;
        (part, item % size, size)
    }

    /// Where so many items have place side by side, from this one on.
    fn room(mut item: usize, count: usize) -> usize {
        loop {
            let (_, at, size) = Self::locate(item);
            if at + count <= size {
                return item;
            }
            item += size - at;
        }
    }

    /// Items side by side, which have been made.
    #[inline]
    fn get(&self, item: usize, count: usize) -> &[A] {
        let (part, at, _) = Self::locate(item);
        self.parts[part].get().map_or(&[], |part| &part[at..at + count])
    }

    /// The same; makes them if they are not there.
    fn make(&self, item: usize, count: usize) -> &[A] {
        let (part, at, size) = Self::locate(item);
        let made = self.parts[part].get_or_init(|| {
            self.made.fetch_add(size, Ordering::Relaxed);
            (0..size).map(|_| A::default()).collect()
        });
        &made[at..at + count]
    }

    fn bytes(&self) -> usize {
        self.made.load(Ordering::Relaxed) * size_of::<A>()
    }
}

/// Numbers of records by the hash of their fields.
///
/// Who looks takes no lock: slots are written once, and when there are too few, twice as many are made
/// beside them. Who does not find a record there looks again behind the lock, where all are.
#[derive(Debug, Default)]
struct Table {
    /// A number plus one; zero is empty. Each has twice as many as the one before.
    slots: [OnceLock<Box<[AtomicU32]>>; SIZES],
    /// How many of those there are.
    sizes: AtomicUsize,
    /// How many records there are.
    count: CachePadded<Mutex<usize>>,
}

impl Table {
    /// The slots of now: a power of two, or none.
    #[inline]
    fn slots(&self) -> &[AtomicU32] {
        let last = self.sizes.load(Ordering::Acquire).checked_sub(1);
        last.and_then(|last| self.slots[last].get()).map_or(&[], |slots| slots)
    }
}

/// Records, each once; nil is 0.
#[derive(Debug)]
pub(crate) struct Records<C: Cell> {
    cells: Arena<C::Atomic>,
    /// By record, where its fields begin, above how many they are.
    places: Arena<AtomicU64>,
    /// Made when there is a record: most programs have none.
    tables: OnceLock<Box<[Table]>>,
    /// Slots of all tables.
    slots: AtomicUsize,
    /// How many records there are, and where the cells of the next one begin.
    count: CachePadded<AtomicUsize>,
    end: CachePadded<AtomicUsize>,
}

impl<C: Cell> Default for Records<C> {
    fn default() -> Self {
        Records {
            cells: Arena::default(),
            places: Arena::default(),
            tables: OnceLock::new(),
            slots: AtomicUsize::new(0),
            count: CachePadded::new(AtomicUsize::new(0)),
            // No record begins at 0.
            end: CachePadded::new(AtomicUsize::new(1)),
        }
    }
}

impl<C: Cell> Records<C> {
    /// The number of the record with these fields.
    pub fn pack(&self, fields: &[C]) -> u32 {
        let hash = hash_row(fields);
        let tables = || (0..TABLES).map(|_| Table::default()).collect();
        let table = &self.tables.get_or_init(tables)[(hash >> (64 - TABLES.ilog2())) as usize];
        self.find(table.slots(), hash, fields).unwrap_or_else(|_| self.add(table, hash, fields)) + 1
    }

    /// Where the probing for a hash starts.
    fn start(hash: u64, slots: usize) -> usize {
        (hash >> 20) as usize & (slots - 1)
    }

    /// The number of the record, from 0; or else the slot where it belongs, if there are some.
    #[inline]
    fn find(&self, slots: &[AtomicU32], hash: u64, fields: &[C]) -> Result<u32, Option<usize>> {
        if slots.is_empty() {
            return Err(None);
        }
        let mut at = Self::start(hash, slots.len());
        loop {
            let Some(id) = slots[at].load(Ordering::Acquire).checked_sub(1) else {
                return Err(Some(at));
            };
            let known = self.at(id);
            if known.len() == fields.len() && known.iter().zip(fields).all(|(a, b)| a.get() == *b) {
                return Ok(id);
            }
            at = (at + 1) & (slots.len() - 1);
        }
    }

    /// Adds a record unless another thread has done so meanwhile; answers its number, from 0.
    fn add(&self, table: &Table, hash: u64, fields: &[C]) -> u32 {
        let mut count = table.count.lock().unwrap_or_else(PoisonError::into_inner);
        let slots = table.slots();
        self.find(slots, hash, fields).unwrap_or_else(|slot| {
            let id = self.append(fields);
            match slot {
                Some(slot) if *count * 3 < slots.len() * 2 => {
                    slots[slot].store(id + 1, Ordering::Release);
                }
                _ => self.grow(table, hash, id),
            }
            *count += 1;
            id
        })
    }

    /// Makes room in a table whose lock is held, and puts a record into it.
    #[cold]
    fn grow(&self, table: &Table, hash: u64, id: u32) {
        let known = table.slots();
        let size = (known.len() * 2).max(LEAST);
        let mut slots = vec![0; size];
        let mut put = |hash, id| {
            let mut at = Self::start(hash, size);
            while slots[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            slots[at] = id + 1;
        };
        for known in known {
            let Some(id) = known.load(Ordering::Relaxed).checked_sub(1) else { continue };
            let fields: Fields<C> = self.at(id).iter().map(AtomicCell::get).collect();
            put(hash_row(&fields), id);
        }
        put(hash, id);
        self.slots.fetch_add(size, Ordering::Relaxed);
        let number = (size / LEAST).ilog2() as usize;
        table.slots[number].get_or_init(|| slots.into_iter().map(AtomicU32::new).collect());
        table.sizes.store(number + 1, Ordering::Release);
    }

    /// Appends a record; answers its number, from 0.
    fn append(&self, fields: &[C]) -> u32 {
        let room = |end| Arena::<C::Atomic>::room(end, fields.len());
        let next = |end| Some(room(end) + fields.len());
        let end = self.end.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        let from = room(end.unwrap_or_else(|end| end));
        for (cell, &field) in self.cells.make(from, fields.len()).iter().zip(fields) {
            cell.set(field);
        }
        let id = self.count.fetch_add(1, Ordering::Relaxed);
        let place = (from as u64) << COUNT | fields.len() as u64;
        self.places.make(id, 1)[0].store(place, Ordering::Release);
        id as u32
    }

    #[inline]
    fn at(&self, id: u32) -> &[C::Atomic] {
        self.fields(id + 1).unwrap_or(&[])
    }

    /// The fields of a record where they are; `None` for nil, and for a number that no record has.
    #[inline]
    pub fn fields(&self, number: u32) -> Option<&[C::Atomic]> {
        let place = self.places.get(number.checked_sub(1)? as usize, 1).first()?;
        let place = place.load(Ordering::Acquire);
        let count = (place & ((1 << COUNT) - 1)) as usize;
        (place != 0).then(|| self.cells.get((place >> COUNT) as usize, count))
    }

    /// The fields of a record; `None` for nil.
    pub fn get(&self, number: u32) -> Option<Fields<C>> {
        Some(self.fields(number)?.iter().map(AtomicCell::get).collect())
    }

    pub fn bytes(&self) -> usize {
        self.cells.bytes() + self.places.bytes() + self.slots.load(Ordering::Relaxed) * 4
    }
}

#[cfg(test)]
mod tests;
