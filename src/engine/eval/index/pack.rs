//! Lays rows out bucket after bucket.
//!
//! Several threads count shares of the rows, and then each puts the rows of some buckets to their places.

use super::{Buckets, Index};
use crate::eval::cell::Cell;
use crate::eval::ids::{Ids, Slots};
use crate::eval::team::each;
use rustc_hash::{FxBuildHasher, FxHashSet};

/// Rows below which threads do not share them.
const SHARED: usize = 1 << 13;

/// How many values that are buckets a column may have, for so many rows.
pub(super) fn most_values(rows: usize) -> u64 {
    (2 * rows + 1024) as u64
}

/// Rows of a bucket, at most, among which a search for the other columns is as soon done as one for the hash of
/// all: where a row is, on average.
const AMONG: u64 = 256;

/// Rows that are held before they are put to their places.
const HELD: usize = 1 << 6;

/// Neighbouring buckets.
struct Part<'p, C> {
    first: usize,
    /// Where the next row of each goes.
    places: &'p mut [u32],
    /// Where their rows go, and the place of the first one.
    packed: &'p mut [C],
    start: u32,
}

impl<C: Cell> Index<C> {
    /// How many values a column of the key may have: one more than the greatest, if that is at
    /// most `most`.
    pub(super) fn values(
        &self,
        rows: &[C],
        arity: usize,
        column: usize,
        most: u64,
        parallel: bool,
    ) -> Option<usize> {
        let column = self.columns[column];
        let max = |rows: &[C]| rows.chunks_exact(arity).map(|row| row[column]).max();
        let max = match parallel {
            true => each(rows.chunks(SHARED * arity).collect(), max).into_iter().flatten().max(),
            false => max(rows),
        };
        let max = max.map_or(0, Cell::unsigned);
        (max < most).then(|| max as usize + 1)
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

    /// How many of the rows are in each bucket, one slot further.
    fn counts(&self, rows: &[C], arity: usize, size: usize, parallel: bool) -> Vec<u32> {
        let of = |rows: &[C]| {
            let mut counts = vec![0u32; size + 1];
            let rows = rows.chunks_exact(arity);
            match self.value() {
                Some(column) => {
                    rows.for_each(|row| counts[row[column].unsigned() as usize + 1] += 1)
                }
                None => rows.for_each(|row| counts[self.bucket_of(row, size) + 1] += 1),
            }
            counts
        };
        if !parallel {
            return of(rows);
        }
        let share = (rows.len() / arity).div_ceil(rayon::current_num_threads()) * arity;
        let mut counts = each(rows.chunks(share).collect(), of).into_iter();
        let mut all = counts.next().unwrap_or_else(|| vec![0; size + 1]);
        for more in counts {
            each(all.chunks_mut(SHARED).zip(more.chunks(SHARED)).collect(), |(all, more)| {
                all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
            });
        }
        all
    }

    /// Settles how the rows are shared out among buckets; answers how many are in each, one slot
    /// further.
    fn count(&mut self, rows: &[C], arity: usize, parallel: bool) -> Vec<u32> {
        let len = rows.len() / arity;
        if let [_] = *self.columns {
            if let Some(size) = self.values(rows, arity, 0, most_values(len), parallel) {
                self.buckets = Buckets::Value;
                return self.counts(rows, arity, size, parallel);
            }
        } else {
            let lead = self.lead(rows, arity);
            if let Some(size) = self.values(rows, arity, lead, most_values(len), parallel) {
                let bits = (len / size).checked_ilog2().unwrap_or(0);
                self.buckets = Buckets::Near { lead, bits, most: size as u64 - 1 };
                let near = self.counts(rows, arity, size << bits, parallel);
                // How many rows will be looked at if each is searched for once; with a good hash,
                // two for each row whose key no other has.
                let looks = |counts: &[u32]| -> u64 {
                    counts.iter().map(|&n| u64::from(n) * u64::from(n)).sum()
                };
                if looks(&near) <= 3 * len as u64 {
                    return near;
                }
                let buckets = std::mem::replace(&mut self.buckets, Buckets::Hash);
                let hashed = self.counts(rows, arity, len + 1, parallel);
                if looks(&near) > 2 * looks(&hashed) {
                    return hashed;
                }
                self.buckets = buckets;
                return near;
            }
        }
        self.buckets = Buckets::Hash;
        self.counts(rows, arity, len + 1, parallel)
    }

    /// Finds rows where they are, if they are in the order of the index's columns: by the values of the first
    /// one, which are the buckets, and not too large if there are other columns. On all threads of the pool if
    /// that is told and they are many.
    pub fn adopt(&mut self, rows: &[C], arity: usize, parallel: bool) -> bool {
        let len = rows.len() / arity;
        let last =
            rows.len().checked_sub(arity).map_or(0, |at| rows[at + self.columns[0]].unsigned());
        let parallel = parallel && len > SHARED;
        if last >= most_values(len) || !self.is_order_of(rows, arity, parallel) {
            return false;
        }
        let starts = starts(rows, arity, self.columns[0], parallel);
        let ends = || (0..starts.len()).filter_map(|at| starts.get(at)).map(u64::from);
        let all: u64 = ends().zip(ends().skip(1)).map(|(from, to)| (to - from) * (to - from)).sum();
        if self.columns.len() > 1 && all > AMONG * len as u64 {
            return false;
        }
        *self = Index {
            wanted: self.wanted,
            buckets: Buckets::Value,
            starts,
            own: true,
            covered: len,
            ..Index::new(&self.columns)
        };
        true
    }

    /// Are the rows in the order of the index's columns?
    fn is_order_of(&self, rows: &[C], arity: usize, parallel: bool) -> bool {
        let is_in_order = |(row, next): (&[C], &[C])| {
            let differs = self.columns.iter().find(|&&column| row[column] != next[column]);
            differs.is_none_or(|&column| row[column] < next[column])
        };
        let next = rows.get(arity..).unwrap_or_default();
        let are_in_order = |(rows, next): (&[C], &[C])| {
            rows.chunks_exact(arity).zip(next.chunks_exact(arity)).all(is_in_order)
        };
        let size = if parallel { SHARED * arity } else { rows.len().max(1) };
        let mut parts = rows.chunks(size).zip(next.chunks(size));
        // Most often rows that are in no order show it soon.
        parts.next().is_none_or(are_in_order)
            && (!parallel || each(parts.collect(), are_in_order).into_iter().all(|it| it))
    }

    /// Lays out all rows bucket by bucket, on all threads of the pool if that is told and they are many.
    /// They are returned if the relation is to take them as its `own`.
    pub fn pack(&mut self, rows: &[C], arity: usize, own: bool, parallel: bool) -> Option<Vec<C>> {
        let len = rows.len() / arity;
        let parallel = parallel && len > SHARED;
        self.covered = len;
        self.next = Ids::new();
        self.heads = Ids::new();
        let mut places = self.count(rows, arity, parallel);
        let size = places.len() - 1;
        for i in 1..=size {
            places[i] += places[i - 1];
        }
        self.starts = Ids::of(&places, len, parallel);
        let mut packed = vec![C::default(); rows.len()];
        let threads = if parallel { rayon::current_num_threads() } else { 1 };
        let parts = parts(&mut places[..size], &mut packed, arity, threads);
        each(parts, |part| self.put(rows, arity, size, part));
        self.own = own;
        if own {
            self.packed = Vec::new();
            return Some(packed);
        }
        self.packed = packed;
        None
    }

    /// The column whose values are the buckets, while rows are laid out.
    fn value(&self) -> Option<usize> {
        if self.is_direct() { self.columns.first().copied() } else { None }
    }

    /// Puts the rows that are of these buckets to their places.
    fn put(&self, rows: &[C], arity: usize, size: usize, part: Part<'_, C>) {
        match arity {
            1 => self.put_rows::<1>(rows, size, part),
            2 => self.put_rows::<2>(rows, size, part),
            3 => self.put_rows::<3>(rows, size, part),
            4 => self.put_rows::<4>(rows, size, part),
            _ => {
                for row in rows.chunks_exact(arity) {
                    let bucket = self.bucket_of(row, size).wrapping_sub(part.first);
                    if let Some(place) = part.places.get_mut(bucket) {
                        let at = (*place - part.start) as usize * arity;
                        part.packed[at..at + arity].copy_from_slice(row);
                        *place += 1;
                    }
                }
            }
        }
    }

    fn put_rows<const N: usize>(&self, rows: &[C], size: usize, part: Part<'_, C>) {
        let rows = rows.as_chunks::<N>().0.iter();
        match self.value() {
            Some(column) => part.put(rows, |row| row[column].unsigned() as usize),
            None => part.put(rows, |row| self.bucket_of(row, size)),
        }
    }
}

impl<C: Cell> Part<'_, C> {
    /// Puts the rows whose buckets are among these to their places.
    #[inline(always)]
    fn put<'r, const N: usize>(
        self,
        rows: impl Iterator<Item = &'r [C; N]>,
        bucket: impl Fn(&[C; N]) -> usize,
    ) {
        let (count, none) = (self.places.len(), [C::default(); N]);
        let packed = self.packed.as_chunks_mut::<N>().0;
        let mut put = |held: &[(usize, &[C; N])]| {
            for &(bucket, row) in held {
                let place = &mut self.places[bucket];
                packed[(*place - self.start) as usize] = *row;
                *place += 1;
            }
        };
        // Which rows are these buckets' no processor can foresee: all are held, and those of others overwritten.
        let (mut held, mut len) = ([(0, &none); HELD], 0);
        for row in rows {
            let bucket = bucket(row).wrapping_sub(self.first);
            held[len % HELD] = (bucket, row);
            len += usize::from(bucket < count);
            if len == HELD {
                put(&held);
                len = 0;
            }
        }
        put(&held[..len]);
    }
}

/// Parts with about as many rows each: `places` says where the rows of each bucket begin in `packed`.
fn parts<'p, C>(
    mut places: &'p mut [u32],
    mut packed: &'p mut [C],
    arity: usize,
    count: usize,
) -> Vec<Part<'p, C>> {
    let len = packed.len() / arity;
    let (mut first, mut start) = (0, 0);
    let mut parts = Vec::with_capacity(count);
    for number in 1..=count {
        let until = len * number / count;
        let buckets = match number == count {
            true => places.len(),
            false => places.partition_point(|&place| (place as usize) < until),
        };
        let end = places.get(buckets).map_or(len, |&place| place as usize);
        let (own, rest) = places.split_at_mut(buckets);
        let (rows, others) = packed.split_at_mut((end - start) * arity);
        parts.push(Part { first, places: own, packed: rows, start: start as u32 });
        (places, packed) = (rest, others);
        (first, start) = (first + buckets, end);
    }
    parts
}

/// Where the rows of each value in a column begin, and where the last ones end: they are in the order of that
/// column.
pub(in crate::eval) fn starts<C: Cell>(
    rows: &[C],
    arity: usize,
    column: usize,
    parallel: bool,
) -> Ids {
    let value = |row: &[C]| row[column].unsigned() as usize;
    let after = |rows: &[C]| rows.rchunks_exact(arity).next().map_or(0, |last| value(last) + 1);
    let len = rows.len() / arity;
    let half = if parallel { len / 2 } else { 0 };
    let (left, right) = rows.split_at(half * arity);
    let (middle, end) = (after(left), after(rows));
    let mut starts = Ids::none(end + 1, len);
    let (of_left, of_right) = starts.split_at_mut(middle);
    let fill = |(mut slots, rows, first, least): (Slots<'_>, &[C], usize, usize)| {
        let mut next = 0;
        for (id, row) in (first as u32..).zip(rows.chunks_exact(arity)) {
            // A value of both halves begins in the left one.
            if let Some(value) = value(row).checked_sub(least)
                && value >= next
            {
                slots.fill(next..value + 1, id);
                next = value + 1;
            }
        }
    };
    let halves = vec![(of_left, left, 0, 0), (of_right, right, half, middle)];
    match parallel {
        true => drop(each(halves, fill)),
        false => halves.into_iter().for_each(fill),
    }
    starts.replace(end, len as u32);
    starts
}
