use super::RowSet;
use super::sort::sort;
use crate::eval::cell::Cell;
use std::collections::BTreeSet;

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
    let lists: Vec<Vec<u32>> = (0..3)
        .map(|worker| {
            let mut out = Vec::new();
            for n in worker * 300..worker * 300 + 600 {
                set.absent(&rows, &row(n), &mut out);
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
    let built = RowSet::build(&one.fresh, 2);
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
        sort(&mut cells, arity);
        assert_eq!(cells, all.into_iter().flatten().collect::<Vec<C>>(), "{arity} columns");
    }
    for arity in 1..=6 {
        check::<u32>(arity, |n| n as u32);
        check::<u64>(arity, |n| n << 40);
    }
}
