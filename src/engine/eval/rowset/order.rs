//! Puts rows in order, and merges rows that are.

use super::radix::by_digits;
use crate::eval::cell::Cell;
use crate::eval::team;
use std::cmp::Ordering;

/// Rows below which threads do not share a merge.
pub(super) const SHARED: usize = 1 << 13;
/// Parts into which rows are sorted, or lists merged, for each thread.
pub(super) const PARTS: usize = 4;
/// Of rows that are merged with at most so many times as many, all are looked at.
pub(super) const DENSE: usize = 8;

/// Sorts rows by their cells, on all threads of the pool if that is told.
pub(in crate::eval) fn order<C: Cell>(cells: &mut [C], arity: usize, parallel: bool) {
    if parallel && cells.len() > SHARED * arity {
        return shared(cells, arity);
    }
    fn short<C: Cell, const N: usize>(cells: &mut [C]) {
        let rows = cells.as_chunks_mut::<N>().0;
        // What rules find often has the order of what they began with in its first columns.
        let count = in_order(rows);
        match count {
            _ if count == N => {}
            0 => alone::<C, N>(rows),
            _ => rows.chunk_by_mut(|a, b| a[..count] == b[..count]).for_each(alone::<C, N>),
        }
    }
    match arity {
        1 => short::<C, 1>(cells),
        2 => short::<C, 2>(cells),
        3 => short::<C, 3>(cells),
        4 => short::<C, 4>(cells),
        _ => {
            let mut rows: Vec<&[C]> = cells.chunks_exact(arity).collect();
            rows.sort_unstable();
            let sorted = rows.concat();
            cells.copy_from_slice(&sorted);
        }
    }
}

fn alone<C: Cell, const N: usize>(rows: &mut [[C; N]]) {
    if !by_digits(rows) {
        by_cells(rows);
    }
}

/// Sorts many rows on all threads of the pool: those that differ in the columns that are in order in parts of
/// their own, or else in any parts, which are merged then. One piece of code for rows of all lengths.
fn shared<C: Cell>(cells: &mut [C], arity: usize) {
    let columns = match arity {
        1 => in_order(cells.as_chunks::<1>().0),
        2 => in_order(cells.as_chunks::<2>().0),
        3 => in_order(cells.as_chunks::<3>().0),
        4 => in_order(cells.as_chunks::<4>().0),
        _ => 0,
    };
    if columns == arity {
        return;
    }
    let threads = rayon::current_num_threads();
    let parts =
        if columns > 0 { between(cells, arity, columns, PARTS * threads) } else { Vec::new() };
    match parts.len() {
        0 | 1 => by_parts(cells, arity, threads),
        count => {
            let share = cells.len() / count;
            let mut rest = cells;
            let mut each = Vec::new();
            for len in parts {
                let (part, after) = rest.split_at_mut(len);
                each.push(part);
                rest = after;
            }
            team::each(each, |part| match part.len() > 2 * share {
                true => by_parts(part, arity, threads),
                false => order(part, arity, false),
            });
        }
    }
}

/// How many cells some parts of the rows have, about so many parts, none of which has rows with the same first
/// columns as another one.
fn between<C: Cell>(cells: &[C], arity: usize, columns: usize, parts: usize) -> Vec<usize> {
    let size = (cells.len() / arity / parts).max(1) * arity;
    let (mut lens, mut from) = (Vec::new(), 0);
    while from < cells.len() {
        let mut to = (from + size).min(cells.len());
        let last = &cells[to - arity..][..columns];
        to += cells[to..].chunks_exact(arity).take_while(|row| row[..columns] == *last).count()
            * arity;
        lens.push(to - from);
        from = to;
    }
    lens
}

/// Sorts rows on so many threads of the pool: parts by themselves, which are merged then.
fn by_parts<C: Cell>(cells: &mut [C], arity: usize, threads: usize) {
    if threads < 2 || cells.len() < SHARED * arity {
        return order(cells, arity, false);
    }
    let half = cells.len() / arity / 2 * arity;
    let (left, right) = cells.split_at_mut(half);
    let each = threads.div_ceil(2);
    team::both(|| by_parts(left, arity, each), || by_parts(right, arity, each));
    let right = right.to_vec();
    merge(cells, half, &right, arity, threads);
}

/// Sorts rows by comparing them.
fn by_cells<C: Cell, const N: usize>(rows: &mut [[C; N]]) {
    // One comparison in place of two.
    let pair = |row: &[C; N], at: usize| C::pair(row[at], row[at + 1]);
    match N {
        2 => rows.sort_unstable_by_key(|row| pair(row, 0)),
        3 => rows.sort_unstable_by_key(|row| (pair(row, 0), row[2])),
        4 => rows.sort_unstable_by_key(|row| (pair(row, 0), pair(row, 2))),
        _ => rows.sort_unstable(),
    }
}

/// By how many of their first columns the rows are in order.
pub(super) fn in_order<C: Cell, const N: usize>(rows: &[[C; N]]) -> usize {
    let mut count = N;
    for pair in rows.windows(2) {
        let [a, b] = pair else { continue };
        if let Some(column) = (0..count).find(|&column| a[column] != b[column])
            && a[column] > b[column]
        {
            count = column;
            if count == 0 {
                break;
            }
        }
    }
    count
}

/// Rows are short: no call.
#[inline(always)]
pub(super) fn compare<C: Cell, const N: usize>(a: &[C; N], b: &[C; N]) -> Ordering {
    for column in 0..N {
        if a[column] != b[column] {
            return a[column].cmp(&b[column]);
        }
    }
    Ordering::Equal
}

#[inline(always)]
pub(super) fn is_before<C: Cell, const N: usize>(a: &[C; N], b: &[C; N]) -> bool {
    compare(a, b).is_lt()
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
        team::both(
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
        while from > 0 && is_before(row, &all[from - 1]) {
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
