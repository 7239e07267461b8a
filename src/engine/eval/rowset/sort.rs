//! Sorts rows, and merges sorted ones.

use super::row::same;
use crate::eval::cell::Cell;
use rayon::prelude::*;
use std::cmp::Ordering;

/// Rows below which threads do not share a merge.
const SHARED: usize = 1 << 15;
/// Of rows that are merged with at most so many times as many, all are looked at.
const DENSE: usize = 8;

/// Sorts rows by their cells, on all threads of the pool if that is told, and leaves one of equal ones.
pub(super) fn sort<C: Cell>(cells: &mut Vec<C>, arity: usize, parallel: bool) {
    order(cells, arity, parallel);
    let mut kept = 0;
    for at in (0..cells.len()).step_by(arity) {
        if kept == 0 || !same(&cells[kept - arity..kept], &cells[at..at + arity]) {
            cells.copy_within(at..at + arity, kept);
            kept += arity;
        }
    }
    cells.truncate(kept);
}

/// Sorts rows by their cells, on all threads of the pool if that is told.
pub(in crate::eval) fn order<C: Cell>(cells: &mut [C], arity: usize, parallel: bool) {
    fn by_key<T: Send, K: Ord>(rows: &mut [T], parallel: bool, key: impl Fn(&T) -> K + Sync) {
        match parallel {
            true => rows.par_sort_unstable_by_key(key),
            false => rows.sort_unstable_by_key(key),
        }
    }
    fn columns<C: Cell, const N: usize, K: Ord>(
        cells: &mut [C],
        parallel: bool,
        key: impl Fn(&[C; N]) -> K + Sync,
    ) {
        let rows = cells.as_chunks_mut::<N>().0;
        // What rules find often has the order of what they began with in its first column.
        if rows.is_sorted() {
            // Nothing is to be done.
        } else if rows.is_sorted_by_key(|row| row[0]) {
            let groups = rows.chunk_by_mut(|a, b| a[0] == b[0]);
            groups.for_each(|rows| rows.sort_unstable_by_key(&key));
        } else {
            by_key(rows, parallel, key);
        }
    }
    match arity {
        1 => columns(cells, parallel, |row: &[C; 1]| *row),
        // One comparison in place of two.
        2 => columns(cells, parallel, |&[a, b]| C::pair(a, b)),
        3 => columns(cells, parallel, |row: &[C; 3]| *row),
        4 => columns(cells, parallel, |row: &[C; 4]| *row),
        _ => {
            let mut rows: Vec<&[C]> = cells.chunks_exact(arity).collect();
            by_key(&mut rows, parallel, |row| *row);
            let sorted = rows.concat();
            cells.copy_from_slice(&sorted);
        }
    }
}

/// Sorts lists of rows and makes one of them, without those that are `known` and sorted, on all threads of
/// the pool; each row is there once.
pub(super) fn sort_lists<C: Cell>(lists: Vec<Vec<C>>, known: &[C], arity: usize) -> Vec<C> {
    let sorted = lists.into_par_iter().map(|mut list| {
        sort(&mut list, arity, true);
        remove(&mut list, known, arity);
        list
    });
    sorted.reduce(Vec::new, |one, other| {
        let (mut all, mut few) = if one.len() < other.len() { (other, one) } else { (one, other) };
        add(&mut all, &mut few, arity, rayon::current_num_threads());
        all
    })
}

/// Adds the rows that are not there yet; all are sorted, and each row is there once. So many threads of
/// the pool share that.
pub(super) fn add<C: Cell>(all: &mut Vec<C>, rows: &mut Vec<C>, arity: usize, threads: usize) {
    if all.is_empty() {
        std::mem::swap(all, rows);
        return;
    }
    remove(rows, all, arity);
    let before = all.len();
    all.resize(before + rows.len(), C::default());
    merge(all, before, rows, arity, threads);
}

/// Removes the rows that are in `known`; both are sorted, and each row is there once.
pub(super) fn remove<C: Cell>(rows: &mut Vec<C>, known: &[C], arity: usize) {
    let is_dense = rows.len() > known.len() / DENSE;
    let kept = match arity {
        1 if is_dense => remove_dense::<C, 1>(rows, known),
        2 if is_dense => remove_dense::<C, 2>(rows, known),
        3 if is_dense => remove_dense::<C, 3>(rows, known),
        4 if is_dense => remove_dense::<C, 4>(rows, known),
        _ => remove_few(rows, known, arity),
    };
    rows.truncate(kept);
}

fn remove_dense<C: Cell, const N: usize>(rows: &mut [C], known: &[C]) -> usize {
    let (rows, known) = (rows.as_chunks_mut::<N>().0, known.as_chunks::<N>().0);
    let (mut at, mut kept) = (0, 0);
    for place in 0..rows.len() {
        let row = rows[place];
        while known.get(at).is_some_and(|known| *known < row) {
            at += 1;
        }
        if known.get(at) != Some(&row) {
            rows[kept] = row;
            kept += 1;
        }
    }
    kept * N
}

fn remove_few<C: Cell>(rows: &mut [C], known: &[C], arity: usize) -> usize {
    let len = known.len() / arity;
    let (mut at, mut kept) = (0, 0);
    for place in (0..rows.len()).step_by(arity) {
        let row = &rows[place..place + arity];
        // The steps double where many are passed over.
        let mut step = 1;
        while at + step <= len && &known[(at + step - 1) * arity..(at + step) * arity] < row {
            at += step;
            step *= 2;
        }
        let mut end = len.min(at + step);
        let mut is_known = false;
        while at < end {
            let middle = at + (end - at) / 2;
            match known[middle * arity..(middle + 1) * arity].cmp(row) {
                Ordering::Less => at = middle + 1,
                Ordering::Greater => end = middle,
                Ordering::Equal => {
                    (at, is_known) = (middle, true);
                    break;
                }
            }
        }
        if !is_known {
            rows.copy_within(place..place + arity, kept);
            kept += arity;
        }
    }
    kept
}

/// Merges sorted rows into the first cells of `all`, `len` of them, which are sorted rows, too, and
/// others; there is room for all. So many threads of the pool share that.
pub(in crate::eval) fn merge<C: Cell>(
    all: &mut [C],
    len: usize,
    rows: &[C],
    arity: usize,
    threads: usize,
) {
    debug_assert_eq!(all.len(), len + rows.len());
    if threads > 1 && all.len() > SHARED * arity && !rows.is_empty() {
        // Half of the rows each, and what comes after them in `all`, which makes room for the first half.
        let half = rows.len() / arity / 2 * arity;
        let (few, more) = rows.split_at(half);
        let at = first_after(&all[..len], &more[..arity], arity);
        all.copy_within(at..len, at + half);
        let (left, right) = all.split_at_mut(at + half);
        let each = threads.div_ceil(2);
        rayon::join(
            || merge(left, at, few, arity, each),
            || merge(right, len - at, more, arity, each),
        );
        return;
    }
    let is_dense = rows.len() > len / DENSE;
    match arity {
        1 if is_dense => merge_dense::<C, 1>(all, len, rows),
        2 if is_dense => merge_dense::<C, 2>(all, len, rows),
        3 if is_dense => merge_dense::<C, 3>(all, len, rows),
        4 if is_dense => merge_dense::<C, 4>(all, len, rows),
        _ => merge_few(all, len, rows, arity),
    }
}

fn merge_dense<C: Cell, const N: usize>(all: &mut [C], len: usize, rows: &[C]) {
    let (all, rows) = (all.as_chunks_mut::<N>().0, rows.as_chunks::<N>().0);
    let (mut from, mut to) = (len / N, all.len());
    // From the end, so that each row moves once.
    for row in rows.iter().rev() {
        while from > 0 && all[from - 1] > *row {
            (from, to) = (from - 1, to - 1);
            all[to] = all[from];
        }
        to -= 1;
        all[to] = *row;
    }
}

fn merge_few<C: Cell>(all: &mut [C], len: usize, rows: &[C], arity: usize) {
    let (mut from, mut to) = (len, all.len());
    for row in rows.chunks_exact(arity).rev() {
        let start = first_after(&all[..from], row, arity);
        let count = from - start;
        all.copy_within(start..from, to - count);
        (from, to) = (start, to - count - arity);
        all[to..to + arity].copy_from_slice(row);
    }
}

/// Where the rows at the end begin that come after `row`; they are few, more often than not.
fn first_after<C: Cell>(rows: &[C], row: &[C], arity: usize) -> usize {
    let at = |id: usize| &rows[id * arity..(id + 1) * arity];
    let (mut to, mut step) = (rows.len() / arity, 1);
    while to >= step && at(to - step) > row {
        to -= step;
        step *= 2;
    }
    let mut from = to.saturating_sub(step);
    while from < to {
        let middle = from + (to - from) / 2;
        if at(middle) > row { to = middle } else { from = middle + 1 }
    }
    to * arity
}
