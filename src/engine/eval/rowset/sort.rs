//! Sorts rows, and merges sorted ones.

use super::radix::by_digits;
use super::row::same;
use super::threads;
use crate::eval::cell::Cell;
use rayon::prelude::*;
use std::cmp::Ordering;

/// Rows below which threads do not share a merge.
const SHARED: usize = 1 << 15;
/// Parts into which lists are merged, for each thread, and how many rows of each tell where they begin.
const PARTS: usize = 4;
const SAMPLES: usize = 64;
/// Of rows that are merged with at most so many times as many, all are looked at.
const DENSE: usize = 8;

/// Sorts rows by their cells, on all threads of the pool if that is told, and leaves one of equal ones.
pub(super) fn sort<C: Cell>(cells: &mut Vec<C>, arity: usize, parallel: bool) {
    let kept = each_once(cells, arity, |cells| order(cells, arity, parallel));
    cells.truncate(kept);
}

/// Puts rows in order, unless they are, and leaves one of equal ones; answers how many cells these are.
fn each_once<C: Cell>(cells: &mut [C], arity: usize, order: impl FnOnce(&mut [C])) -> usize {
    fn rows<C: Cell, const N: usize>(cells: &mut [C], order: impl FnOnce(&mut [C])) -> usize {
        if cells.as_chunks::<N>().0.is_sorted_by(is_before) {
            return cells.len();
        }
        order(cells);
        distinct::<C, N>(cells)
    }
    match arity {
        1 => rows::<C, 1>(cells, order),
        2 => rows::<C, 2>(cells, order),
        3 => rows::<C, 3>(cells, order),
        4 => rows::<C, 4>(cells, order),
        _ => {
            order(cells);
            distinct_rows(cells, arity)
        }
    }
}

/// Moves one of equal neighbours each to the front; answers how many cells these are.
fn distinct<C: Cell, const N: usize>(cells: &mut [C]) -> usize {
    let rows = cells.as_chunks_mut::<N>().0;
    let mut kept = rows.len().min(1);
    for at in 1..rows.len() {
        let row = rows[at];
        if !same(&row, &rows[kept - 1]) {
            rows[kept] = row;
            kept += 1;
        }
    }
    kept * N
}

fn distinct_rows<C: Cell>(cells: &mut [C], arity: usize) -> usize {
    let mut kept = 0;
    for at in (0..cells.len()).step_by(arity) {
        if kept == 0 || !same(&cells[kept - arity..kept], &cells[at..at + arity]) {
            cells.copy_within(at..at + arity, kept);
            kept += arity;
        }
    }
    kept
}

/// Sorts rows by their cells, on all threads of the pool if that is told.
pub(in crate::eval) fn order<C: Cell>(cells: &mut [C], arity: usize, parallel: bool) {
    fn short<C: Cell, const N: usize>(cells: &mut [C], parallel: bool) {
        let rows = cells.as_chunks_mut::<N>().0;
        // What rules find often has the order of what they began with in its first columns.
        let count = in_order(rows);
        let is_group = |a: &[C; N], b: &[C; N]| a[..count] == b[..count];
        match count {
            _ if count == N => {}
            0 => by_parts(rows, threads(parallel)),
            _ if parallel => {
                let groups = rows.par_chunk_by_mut(is_group);
                groups.for_each(|rows| by_parts(rows, threads(rows.len() > SHARED)));
            }
            _ => rows.chunk_by_mut(is_group).for_each(|rows| by_parts(rows, 1)),
        }
    }
    match arity {
        1 => short::<C, 1>(cells, parallel),
        2 => short::<C, 2>(cells, parallel),
        3 => short::<C, 3>(cells, parallel),
        4 => short::<C, 4>(cells, parallel),
        _ => {
            let mut rows: Vec<&[C]> = cells.chunks_exact(arity).collect();
            match parallel {
                true => rows.par_sort_unstable(),
                false => rows.sort_unstable(),
            }
            let sorted = rows.concat();
            cells.copy_from_slice(&sorted);
        }
    }
}

/// Sorts rows on so many threads of the pool: parts by themselves, which are merged then.
fn by_parts<C: Cell, const N: usize>(rows: &mut [[C; N]], threads: usize) {
    if threads < 2 || rows.len() < SHARED {
        if !by_digits(rows) {
            by_cells(rows);
        }
        return;
    }
    let half = rows.len() / 2;
    let (left, right) = rows.split_at_mut(half);
    let each = threads.div_ceil(2);
    rayon::join(|| by_parts(left, each), || by_parts(right, each));
    let right = right.as_flattened().to_vec();
    merge(rows.as_flattened_mut(), half * N, &right, N, threads);
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
fn in_order<C: Cell, const N: usize>(rows: &[[C; N]]) -> usize {
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

/// Sorts lists of rows and makes one of them, without those that are `known` and sorted, on all threads of
/// the pool; each row is there once.
pub(super) fn sort_lists<C: Cell>(mut lists: Vec<Vec<C>>, known: &[C], arity: usize) -> Vec<C> {
    lists.par_iter_mut().with_max_len(1).for_each(|list| {
        sort(list, arity, true);
        remove(list, known, arity);
    });
    lists.retain(|list| !list.is_empty());
    if lists.len() < 2 {
        return lists.pop().unwrap_or_default();
    }
    // Threads merge what lies between some rows, each at its own place.
    let mut rest: Vec<&[C]> = lists.iter().map(Vec::as_slice).collect();
    let mut parts: Vec<Vec<&[C]>> = Vec::new();
    for row in bounds(&lists, arity) {
        let part = rest.iter_mut().map(|list| {
            let (before, after) = list.split_at(first_from(list, row, arity));
            *list = after;
            before
        });
        parts.push(part.collect());
    }
    parts.push(rest);
    let len = |part: &Vec<&[C]>| part.iter().map(|list| list.len()).sum::<usize>();
    let mut all = vec![C::default(); lists.iter().map(Vec::len).sum()];
    let (mut places, mut left) = (Vec::new(), &mut all[..]);
    for part in &parts {
        let (place, after) = left.split_at_mut(len(part));
        places.push(place);
        left = after;
    }
    let filled =
        parts.par_iter().with_max_len(1).zip(places).map(|(part, place)| join(part, place, arity));
    let filled: Vec<usize> = filled.collect();
    let (mut from, mut to) = (0, 0);
    for (part, kept) in parts.iter().zip(filled) {
        if from > to {
            all.copy_within(from..from + kept, to);
        }
        (from, to) = (from + len(part), to + kept);
    }
    all.truncate(to);
    all
}

/// Rows between which there are about as many of the sorted lists each, for some parts per thread.
fn bounds<C: Cell>(lists: &[Vec<C>], arity: usize) -> Vec<&[C]> {
    let rows = lists.iter().map(Vec::len).sum::<usize>() / arity;
    let parts = (PARTS * rayon::current_num_threads()).min(rows / SHARED + 1);
    let step = rows.div_ceil(SAMPLES * parts);
    let samples = lists.iter().flat_map(|list| list.chunks_exact(arity).step_by(step));
    let mut samples: Vec<&[C]> = samples.collect();
    samples.sort_unstable();
    (1..parts).map(|part| samples[samples.len() * part / parts]).collect()
}

/// Puts sorted lists into their place, and leaves one of equal rows; answers how many cells these are.
fn join<C: Cell>(lists: &[&[C]], place: &mut [C], arity: usize) -> usize {
    let mut lists: Vec<&[C]> = lists.iter().copied().filter(|list| !list.is_empty()).collect();
    lists.sort_unstable_by_key(|list| &list[..arity]);
    // Most often each goes on where another one has ended.
    let (mut one, mut other): (Vec<&[C]>, Vec<&[C]>) = Default::default();
    for &list in &lists {
        let ends = |row: &Vec<&[C]>| {
            row.last().is_none_or(|last| last[last.len() - arity..] < list[..arity])
        };
        match (ends(&one), ends(&other)) {
            (true, _) => one.push(list),
            (false, true) => other.push(list),
            _ => return sorted(&lists, place, arity),
        }
    }
    match arity {
        1 => zip::<C, 1>(&one, &other, place),
        2 => zip::<C, 2>(&one, &other, place),
        3 => zip::<C, 3>(&one, &other, place),
        4 => zip::<C, 4>(&one, &other, place),
        _ if other.is_empty() => concat(&one, place),
        _ => sorted(&lists, place, arity),
    }
}

/// Puts lists into their place, one after the other; answers how many cells these are.
fn concat<C: Cell>(lists: &[&[C]], place: &mut [C]) -> usize {
    let mut at = 0;
    for list in lists {
        place[at..at + list.len()].copy_from_slice(list);
        at += list.len();
    }
    at
}

/// Puts lists into their place, sorts them there, and leaves one of equal rows.
fn sorted<C: Cell>(lists: &[&[C]], place: &mut [C], arity: usize) -> usize {
    concat(lists, place);
    each_once(place, arity, |cells| match arity {
        1 => order_runs::<C, 1>(cells),
        2 => order_runs::<C, 2>(cells),
        3 => order_runs::<C, 3>(cells),
        4 => order_runs::<C, 4>(cells),
        _ => order(cells, arity, false),
    })
}

/// Merges what two rows of lists have, in each of which one list goes on where another ends; leaves one of
/// equal rows, and answers how many cells these are.
fn zip<C: Cell, const N: usize>(one: &[&[C]], other: &[&[C]], place: &mut [C]) -> usize {
    let mut ones = one.iter().map(|list| list.as_chunks::<N>().0);
    let mut others = other.iter().map(|list| list.as_chunks::<N>().0);
    let (mut left, mut right): (&[[C; N]], &[[C; N]]) = (&[], &[]);
    let place = place.as_chunks_mut::<N>().0;
    let mut at = 0;
    loop {
        if left.is_empty() {
            left = ones.next().unwrap_or_default();
        }
        if right.is_empty() {
            right = others.next().unwrap_or_default();
        }
        let (Some(a), Some(b)) = (left.first(), right.first()) else {
            // One has ended: what is left of the other follows.
            let rest = if left.is_empty() { right } else { left };
            if rest.is_empty() {
                return at * N;
            }
            place[at..at + rest.len()].copy_from_slice(rest);
            at += rest.len();
            (left, right) = (&[], &[]);
            continue;
        };
        let order = compare(a, b);
        place[at] = if order.is_gt() { *b } else { *a };
        at += 1;
        left = &left[usize::from(order.is_le())..];
        right = &right[usize::from(order.is_ge())..];
    }
}

/// Sorts rows of which long stretches are sorted.
fn order_runs<C: Cell, const N: usize>(cells: &mut [C]) {
    let rows = cells.as_chunks_mut::<N>().0;
    match in_order(rows) {
        0 if by_digits(rows) => {}
        0 => rows.sort_by(compare),
        // Where one has ended the next one goes on, with rows that are alike in some columns.
        _ => order(cells, N, false),
    }
}

/// Rows are short: no call.
#[inline(always)]
fn compare<C: Cell, const N: usize>(a: &[C; N], b: &[C; N]) -> Ordering {
    for column in 0..N {
        if a[column] != b[column] {
            return a[column].cmp(&b[column]);
        }
    }
    Ordering::Equal
}

#[inline(always)]
fn is_before<C: Cell, const N: usize>(a: &[C; N], b: &[C; N]) -> bool {
    compare(a, b).is_lt()
}

/// Where the sorted rows begin that do not come before `row`.
fn first_from<C: Cell>(rows: &[C], row: &[C], arity: usize) -> usize {
    let (mut from, mut to) = (0, rows.len() / arity);
    while from < to {
        let middle = from + (to - from) / 2;
        match &rows[middle * arity..(middle + 1) * arity] < row {
            true => from = middle + 1,
            false => to = middle,
        }
    }
    from * arity
}

/// Adds the rows that are not there yet; all are sorted, and each row is there once. So many threads of
/// the pool share that.
pub(super) fn add<C: Cell>(all: &mut Vec<C>, rows: &mut Vec<C>, arity: usize, threads: usize) {
    if all.is_empty() {
        std::mem::swap(all, rows);
        return;
    }
    if rows.is_empty() || all[all.len() - arity..] < rows[..arity] {
        all.append(rows);
        return;
    }
    remove(rows, all, arity);
    let before = all.len();
    all.resize(before + rows.len(), C::default());
    merge(all, before, rows, arity, threads);
}

/// Removes the rows that are in `known`; both are sorted, and each row is there once.
pub(super) fn remove<C: Cell>(rows: &mut Vec<C>, known: &[C], arity: usize) {
    if known.is_empty() {
        return;
    }
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
    let mut at =
        rows.first().map_or(0, |first| known.partition_point(|known| is_before(known, first)));
    let mut kept = 0;
    for place in 0..rows.len() {
        let row = rows[place];
        while known.get(at).is_some_and(|known| is_before(known, &row)) {
            at += 1;
        }
        if !known.get(at).is_some_and(|known| same(known, &row)) {
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
