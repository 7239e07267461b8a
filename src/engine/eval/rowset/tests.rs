use super::list::List;
use super::sets::Sets;
use super::sort::sort;
use super::{FIRST, RowSet, SHARDS, hash_row};
use crate::eval::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;

fn row(n: u32) -> [u32; 3] {
    [n % 7, n % 11, n % 13]
}

fn advance(rows: &mut Vec<u32>, set: &mut RowSet<u32>) {
    rows.append(&mut set.fresh);
    set.fresh_len = 0;
}

#[test]
fn lists_of_several_workers_become_one_set() {
    let mut rows: Vec<u32> = Vec::new();
    let mut set = RowSet::<u32>::new(3);
    (0..200).for_each(|n| {
        set.insert(&rows, &row(n));
    });
    advance(&mut rows, &mut set);
    let lists: Vec<List<u32>> = (0..3)
        .map(|worker| {
            let mut out = List::default();
            for n in worker * 300..worker * 300 + 600 {
                set.list(&rows, &row(n), true, &mut out);
            }
            out
        })
        .collect();
    set.insert_lists(&rows, lists);
    advance(&mut rows, &mut set);
    let all: BTreeSet<[u32; 3]> = (0..1200).map(row).collect();
    assert_eq!(rows.len(), 3 * all.len());
    for n in 0..1200 {
        assert!(set.contains(&rows, &row(n)));
        assert!(!set.insert(&rows, &row(n)));
    }
    assert!(!set.contains(&rows, &[8, 0, 0]));
}

#[test]
fn every_way_in_gives_the_same_set() {
    let cells: Vec<u32> = (0..50_000).flat_map(|n: u32| [n * n % 9973, n % 251]).collect();
    let all: BTreeSet<&[u32]> = cells.chunks_exact(2).collect();
    let mut one = RowSet::<u32>::new(2);
    one.insert_all(&[], &cells);
    let mut many = RowSet::<u32>::new(2);
    many.insert_parallel(&[], &cells);
    let built = RowSet::build(&one.fresh, 2, true);
    assert_eq!((one.fresh_len, many.fresh_len), (all.len(), all.len()));
    assert!(many.fresh.chunks_exact(2).eq(all.iter().copied()));
    for n in 0..9973 {
        for (m, row) in [[n, n % 251], [n, 251]].iter().enumerate() {
            let expected = m == 0 && all.contains(&row[..]);
            assert_eq!(one.contains(&[], row), expected, "{row:?}");
            assert_eq!(many.contains(&[], row), expected, "{row:?}");
            assert_eq!(built.contains(&one.fresh, row), expected, "{row:?}");
        }
    }
}

/// Rows of every number of columns, with equal ones, and values that differ in their high bits only.
#[test]
fn sorted_rows_are_each_there_once() {
    fn check<C: Cell + std::fmt::Debug>(arity: usize, value: fn(u64) -> C) {
        let mut random = fastrand::Rng::with_seed(1);
        let mut cells: Vec<C> = (0..600 * arity).map(|_| value(random.u64(..3))).collect();
        let all: BTreeSet<Vec<C>> = cells.chunks_exact(arity).map(<[C]>::to_vec).collect();
        sort(&mut cells, arity, arity.is_multiple_of(2));
        assert_eq!(cells, all.into_iter().flatten().collect::<Vec<C>>(), "{arity} columns");
    }
    for arity in 1..=6 {
        check::<u32>(arity, |n| n as u32);
        check::<u64>(arity, |n| n << 40);
    }
}

/// Every row stands where it is looked for, and neither too many slots are taken nor too few.
#[track_caller]
fn sound(set: &RowSet<u32>, rows: &[u32]) {
    let size = set.size();
    assert_eq!(set.fresh.len(), set.fresh_len * set.arity);
    assert_eq!((set.slots.len(), size >= FIRST), (size * SHARDS, true));
    let filled: Vec<usize> = set.filled.iter().map(|&n| n as usize).collect();
    let taken = |shard: &[u32]| shard.iter().filter(|&&slot| slot != 0).count();
    assert!(set.slots.chunks(size).map(taken).eq(filled.iter().copied()));
    let greatest = filled.iter().copied().max().unwrap_or(0);
    assert!(greatest <= size * 6 / 7 && size <= 2 * greatest + 8, "{greatest} of {size}");
    // As few bits for the number as will do: the rest are the tag.
    assert_eq!(set.number, (set.slots.len() as u32 + 1).next_power_of_two() - 1);
    let all = rows.chunks_exact(set.arity).chain(set.fresh.chunks_exact(set.arity));
    let mut steps = 0;
    for (id, row) in all.enumerate() {
        let hash = hash_row(row);
        let at = set.find(rows, row, hash).expect("the row is found");
        assert_eq!(set.slots[at] & set.number, id as u32 + 1);
        assert_eq!(set.slots[at] & !set.number, hash as u32 & !set.number);
        assert_eq!(at / size, (hash >> 60) as usize);
        steps += (at + size - set.start(hash)) % size;
    }
    let count = (rows.len() + set.fresh.len()) / set.arity;
    assert!(steps <= 8 * count, "{steps} steps to {count} rows");
    if count > 10_000 {
        let least = filled.iter().copied().min().unwrap_or(0);
        assert!(greatest * 4 < least * 5, "{least} to {greatest} rows of a shard");
    }
}

#[test]
fn every_row_stands_where_it_is_looked_for() {
    let cells =
        |from: u32, to: u32| -> Vec<u32> { (from..to).flat_map(|n| [n / 3, n % 3]).collect() };
    let mut one = RowSet::hashed(2);
    for n in 0..300 {
        assert!(one.insert(&[], &[n / 3, n % 3]));
        sound(&one, &[]);
    }
    for many in [10, 1000, 16_384, 16_385, 40_000] {
        let mut all = RowSet::hashed(2);
        all.insert_all(&[], &cells(0, many));
        sound(&all, &[]);
        let mut parallel = RowSet::hashed(2);
        parallel.insert_parallel(&[], &cells(0, many));
        sound(&parallel, &[]);
        let mut rows = std::mem::take(&mut parallel.fresh);
        parallel.fresh_len = 0;
        sound(&parallel, &rows);
        // Half of them are known, and two workers found the same.
        let mut absent = Vec::new();
        parallel.absent(&rows, &cells(many / 2, 2 * many), &mut absent);
        assert_eq!(absent, cells(many, 2 * many));
        parallel.insert_lists(&rows, vec![absent.clone().into(), absent.into()]);
        assert_eq!(parallel.fresh_len, many as usize);
        sound(&parallel, &rows);
        rows.append(&mut parallel.fresh);
        parallel.fresh_len = 0;
        parallel.insert_lists(&rows, vec![cells(2 * many, 2 * many + 1).into()]);
        sound(&parallel, &rows);
        sound(&RowSet::build(&rows, 2, false), &rows);
    }
    sound(&RowSet::build(&[], 2, false), &[]);
}

/// Rows that ascend have no slots, and are found by their order.
#[test]
fn rows_in_order_are_found_by_it() {
    let cells =
        |from: u32, to: u32| -> Vec<u32> { (from..to).flat_map(|n| [n / 3, n % 3]).collect() };
    for many in [0, 1, 2, 3, 64, 65, 1000, 40_000] {
        let mut one = RowSet::new(2);
        for n in 0..many {
            let row = [n / 3, n % 3];
            assert_eq!([one.insert(&[], &row), one.insert(&[], &row)], [true, false]);
        }
        let mut parallel = RowSet::new(2);
        parallel.insert_parallel(&[], &cells(0, many));
        for set in [one, parallel] {
            let mut set = set;
            assert!(set.ascends() && set.slots.is_empty());
            assert_eq!((set.fresh_len, &set.fresh), (many as usize, &cells(0, many)));
            // Some of them are visible.
            let rows = cells(0, many / 2);
            set.fresh.drain(..rows.len());
            set.fresh_len -= rows.len() / 2;
            for n in 0..many {
                let row = [n / 3, n % 3];
                assert_eq!(
                    (set.contains(&rows, &row), set.shows(&rows, &row)),
                    (true, n < many / 2)
                );
            }
            for row in [[0, 3], [many, 0], [u32::MAX, 0]] {
                assert!(!set.contains(&rows, &row) && !set.shows(&rows, &row), "{row:?}");
            }
            let mut absent = Vec::new();
            set.absent(&rows, &cells(many / 3, many + 5), &mut absent);
            assert_eq!(absent, cells(many, many + 5));
            // What was there comes again, and then what goes on.
            set.insert_all(&rows, &cells(many.saturating_sub(1), many + 5));
            assert_eq!(set.fresh_len, (many - many / 2 + 5) as usize);
            assert!(set.ascends());
            // Another row has them looked up.
            let lists = vec![vec![0, 3].into(); 1 + many as usize % 2];
            set.insert_lists(&rows, lists);
            assert!(!set.ascends() && set.contains(&rows, &[0, 3]));
            sound(&set, &rows);
            set.insert_all(&rows, &cells(0, many + 6));
            assert_eq!(set.fresh_len, (many - many / 2 + 7) as usize);
            sound(&set, &rows);
        }
    }
}

#[test]
fn a_relation_without_columns_has_one_row() {
    let mut set = RowSet::<u32>::new(0);
    assert!(!set.contains(&[], &[]));
    assert!(set.insert(&[], &[]));
    assert!(set.contains(&[], &[]) && !set.insert(&[], &[]));
    assert_eq!((set.fresh_len, set.is_dropped()), (1, false));
    let mut absent = Vec::new();
    set.insert_all(&[], &[]);
    set.insert_parallel(&[], &[]);
    set.absent(&[], &[], &mut absent);
    assert!(absent.is_empty() && set.contains(&[], &[]));
    assert!(RowSet::<u32>::dropped(2).is_dropped());
}

/// The high bits of a hash tell shard and place, the low ones the tag; both know all bits of a cell.
#[test]
fn both_ends_of_a_hash_depend_on_all_of_a_row() {
    for shift in [0, 16, 32, 48] {
        let hashes = || (0..1 << 14).map(|n: u64| hash_row(&[n << shift, 1]));
        let high: BTreeSet<u64> = hashes().map(|hash| hash >> 32).collect();
        let low: BTreeSet<u64> = hashes().map(|hash| hash & 0xffff_ffff).collect();
        assert!(high.len() > 16_000 && low.len() > 16_000, "{shift}: {} {}", high.len(), low.len());
    }
}

/// Lists of rows become one in ascending order with each row once, whether they go on where others end,
/// overlap or are alike, and whether in order of no, some or all of their columns.
#[test]
fn sorted_lists_become_one() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("there are threads");
    for arity in 1..=5 {
        let mut random = fastrand::Rng::with_seed(arity as u64);
        let lists = [(1, 100, 50), (7, 0, 9), (2, 40_000, 300), (40, 3_000, 400), (9, 40_000, 30)];
        for (count, len, range) in lists {
            for order in 0..=arity {
                let list = |_| -> Vec<u32> {
                    let rows = (0..len).map(|_| (0..arity).map(|_| random.u32(..range)).collect());
                    let mut rows: Vec<Vec<u32>> = rows.collect();
                    rows.sort_by(|a, b| a[..order].cmp(&b[..order]));
                    rows.concat()
                };
                let mut lists: Vec<Vec<u32>> = (0..count).map(list).collect();
                if order == arity && count == 40 {
                    let all = sorted(&lists.concat(), arity);
                    lists = all.chunks(arity * 1000).map(<[u32]>::to_vec).collect();
                }
                let mut known = sorted(&lists.concat(), arity);
                let wanted: Vec<u32> = known.chunks(arity).skip(3).flatten().copied().collect();
                known.truncate(3 * arity);
                let mut listed = lists.clone();
                listed.push(Vec::new());
                let found = pool.install(|| super::sort::sort_lists(listed, &known, arity));
                assert!(
                    found == wanted,
                    "{count} lists of {len}, {arity} columns, {order} in order"
                );
            }
        }
    }
}

fn sorted(cells: &[u32], arity: usize) -> Vec<u32> {
    let rows: BTreeSet<&[u32]> = cells.chunks(arity).collect();
    rows.into_iter().flatten().copied().collect()
}

/// Rows that wait are each there once in the end, in ascending order: whether few of them are new or all,
/// and whether others come sorted between them.
#[test]
fn gathered_rows_are_sorted_in_the_end() {
    for (arity, range) in [(1, 1 << 20), (1, 1000), (2, 1000), (3, 70), (3, 10), (4, 40), (5, 20)] {
        let mut random = fastrand::Rng::with_seed(arity as u64);
        let mut set = RowSet::<u32>::new(arity);
        set.gather(0);
        let mut all = BTreeSet::new();
        for part in 0..20 {
            let cells: Vec<u32> = (0..20_000 * arity).map(|_| random.u32(0..range)).collect();
            all.extend(cells.chunks_exact(arity).map(<[u32]>::to_vec));
            match part % 5 {
                3 => set.insert_lists(&[], vec![cells.into()]),
                4 => {
                    set.insert_all(&[], &cells);
                    set.sort_loose(&[], part % 2 == 0);
                }
                _ => set.insert_all(&[], &cells),
            }
        }
        let waited = set.waits();
        set.settle(&[], false);
        assert!(set.fresh_len == all.len() && !set.waits(), "{arity} columns, {waited}");
        let mut rows: Vec<Vec<u32>> = set.fresh.chunks_exact(arity).map(<[u32]>::to_vec).collect();
        assert_eq!(set.ascends(), rows.is_sorted(), "{arity} columns below {range}");
        rows.sort_unstable();
        assert!(rows.into_iter().eq(all.iter().cloned()), "{arity} columns below {range}");
        let absent = vec![range; arity];
        assert!(all.iter().all(|row| set.contains(&[], row)) && !set.contains(&[], &absent));
    }
}

/// A few rows find their places among many, at the ends and between.
#[test]
fn few_rows_are_merged_with_many() {
    for arity in 1..=5u32 {
        let row = |n: u32| (0..arity).map(move |column| if column == 0 { n / 3 } else { n });
        let mut set = RowSet::<u32>::new(arity as usize);
        set.gather(0);
        let many: Vec<u32> = (1000..9000).filter(|n| n % 3 == 0).flat_map(row).collect();
        set.insert_lists(&[], vec![many.into()]);
        let few = [8998, 10, 1000, 999, 5000, 5001, 8997, 10, 9001, 3333];
        set.insert_all(&[], &few.into_iter().flat_map(row).collect::<Vec<_>>());
        set.settle(&[], false);
        let all: BTreeSet<Vec<u32>> =
            (1000..9000).filter(|n| n % 3 == 0).chain(few).map(|n| row(n).collect()).collect();
        let rows = set.fresh.chunks_exact(arity as usize);
        assert!(rows.eq(all.iter().map(|row| &row[..])), "{arity} columns");
    }
}

/// Lists for sets have numbers in place of rows; what has none yet comes as it is, or waits.
#[test]
fn sets_take_in_numbers() {
    let values = Arc::default();
    let rows: Vec<u32> = (0..3000).flat_map(|n| [n % 50, n % 70]).collect();
    let all: BTreeSet<&[u32]> = rows.chunks_exact(2).collect();
    let rows: Vec<u32> = all.iter().copied().flatten().copied().collect();
    let mut set = RowSet::<u32>::new(2);
    set.keep_as(Sets::of(&rows, 2, rows.len() / 2, &values, false));
    // One that is there, two that are not, one of another key, and one with a value without a number.
    let some = [0, 0, 0, 1, 1, 2, 90, 3, 4, 1000];
    let mut list = List::default();
    set.list(&rows, &some, true, &mut list);
    assert_eq!((list.pairs.len(), &list.cells[..]), (2, &[90, 3, 4, 1000][..]));
    assert_eq!(list.rows(2), 4);
    let mut unasked = List::default();
    set.list(&rows, &some, false, &mut unasked);
    assert_eq!(unasked.pairs.len(), 3);
    // As many lists as threads share.
    let many: Vec<u32> = (0..20_000).flat_map(|n| [n % 50, n % 70]).collect();
    let mut known = List::default();
    set.list(&rows, &many, false, &mut known);
    set.defer(true);
    set.insert_all(&rows, &[5, 6, 5, 2000, 91, 3]);
    assert_eq!((set.take_deferred(), set.take_deferred()), (vec![5, 2000], Vec::new()));
    set.defer(false);
    set.insert_lists(&rows, vec![list, unasked, known]);
    set.insert_all(&rows, &[5, 2000]);
    for row in [[0, 1], [1, 2], [90, 3], [4, 1000], [5, 6], [5, 2000], [91, 3]] {
        assert!(set.contains(&rows, &row) && set.shows(&rows, &row) == all.contains(&row[..]));
    }
    let new = many.chunks_exact(2).chain(some.chunks_exact(2)).chain([&[5, 6][..], &[91, 3]]);
    let new: BTreeSet<&[u32]> = new.filter(|row| !all.contains(row)).collect();
    assert_eq!(set.fresh_len, new.len() + 1);
    let mut visible = rows.clone();
    set.advance_sets(&mut visible, true);
    assert_eq!(visible.len() / 2, all.len() + new.len() + 1);
}
