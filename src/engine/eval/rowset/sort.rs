//! Lists of rows become sorted ones with each row once.

use super::order::{DENSE, PARTS, SHARED, compare, in_order, is_before, merge, order};
use super::radix::by_digits;
use super::row::same;
use crate::eval::cell::Cell;
use crate::eval::team::each;
use std::cmp::Ordering;

/// How many rows of each list tell where its parts begin.
const SAMPLES: usize = 64;

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

/// Sorts lists of rows and makes one of them, without those that are `known` and sorted, on all threads of
/// the pool; each row is there once.
pub(super) fn sort_lists<C: Cell>(mut lists: Vec<Vec<C>>, known: &[C], arity: usize) -> Vec<C> {
    each(lists.iter_mut().collect(), |list| {
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
    let filled = each(parts.iter().zip(places).collect(), |(part, place)| join(part, place, arity));
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
    if threads > 1 && rows.len() > SHARED * arity {
        // Half of the rows each.
        let half = rows.len() / arity / 2 * arity;
        let (one, other) = rows.split_at_mut(half);
        let (before, after) = all.split_at(first_from(all, &other[..arity], arity));
        let parts = vec![(one, before), (other, after)];
        let kept = each(parts, |(rows, known)| without(rows, known, arity));
        rows.copy_within(half..half + kept[1], kept[0]);
        rows.truncate(kept[0] + kept[1]);
    } else {
        remove(rows, all, arity);
    }
    let before = all.len();
    all.resize(before + rows.len(), C::default());
    merge(all, before, rows, arity, threads);
}

/// Removes the rows that are in `known`; both are sorted, and each row is there once.
pub(super) fn remove<C: Cell>(rows: &mut Vec<C>, known: &[C], arity: usize) {
    let kept = without(rows, known, arity);
    rows.truncate(kept);
}

/// Moves the rows to the front that are not in `known`; answers how many cells these are.
fn without<C: Cell>(rows: &mut [C], known: &[C], arity: usize) -> usize {
    if known.is_empty() {
        return rows.len();
    }
    let is_dense = rows.len() > known.len() / DENSE;
    match arity {
        1 if is_dense => remove_dense::<C, 1>(rows, known),
        2 if is_dense => remove_dense::<C, 2>(rows, known),
        3 if is_dense => remove_dense::<C, 3>(rows, known),
        4 if is_dense => remove_dense::<C, 4>(rows, known),
        _ => remove_few(rows, known, arity),
    }
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
