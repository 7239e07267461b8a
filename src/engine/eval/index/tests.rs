use super::*;
use rustc_hash::FxHashMap;

/// Makes a row of two columns from its number.
type Pair<'a> = &'a dyn Fn(u32) -> [u32; 2];

/// The same for three columns.
type Shape = Box<dyn FnMut(u32) -> [u32; 3]>;

/// A search in a packed index finds what looking through all rows finds: with values that are
/// small, great, all different, all alike, and one that most rows have.
#[test]
fn packed_rows_are_those_with_the_key() {
    let mut any = fastrand::Rng::with_seed(7);
    let shapes: [(&str, Shape); 6] = [
        ("small", Box::new(|i| [i / 3, i % 3, i])),
        ("great", Box::new(move |i| [any.u32(..1 << 31), i % 5, u32::MAX - i])),
        ("alike", Box::new(|_| [4, 4, 4])),
        ("few", Box::new(|i| [i % 2, i % 3, i % 7])),
        ("skewed", Box::new(|i| [if i % 4 == 0 { i } else { 0 }, i % 64, i])),
        ("last", Box::new(|i| [0, 1, i / 2])),
    ];
    for (shape, mut row) in shapes {
        let rows: Vec<u32> = (0..3000).flat_map(&mut row).collect();
        for columns in [&[0][..], &[1], &[0, 1], &[1, 0], &[1, 2], &[0, 1, 2]] {
            let mut index = Index::new(columns);
            index.pack(&rows, 3, false, false);
            // A search meets few rows of other keys, and there are not too many buckets.
            let key = |row: &[u32]| -> Vec<u32> { columns.iter().map(|&c| row[c]).collect() };
            let mut met = 0;
            let mut counts: FxHashMap<Vec<u32>, usize> = FxHashMap::default();
            for row in rows.chunks_exact(3) {
                met += index.rows(&rows, &key(row), 3).len() / 3;
                *counts.entry(key(row)).or_default() += 1;
            }
            let wanted: usize = counts.values().map(|n| n * n).sum();
            assert!(met <= 2 * wanted + 3000, "{shape}: {columns:?} meets {met} for {wanted}");
            assert!(index.starts.len() <= 2 * 3000 + 1025, "{shape}: {columns:?}");
            let mut keys: Vec<Vec<u32>> = rows
                .chunks_exact(3)
                .step_by(50)
                .map(|row| columns.iter().map(|&c| row[c]).collect())
                .collect();
            keys.push(vec![u32::MAX; columns.len()]);
            keys.push(vec![3001; columns.len()]);
            for key in keys {
                let is = |row: &&[u32]| columns.iter().zip(&key).all(|(&c, &k)| row[c] == k);
                let found: Vec<_> = index
                    .rows(&rows, &key, 3)
                    .chunks_exact(3)
                    .filter(|row| index.matches(row, &key))
                    .collect();
                let all: Vec<_> = rows.chunks_exact(3).filter(is).collect();
                assert_eq!(found, all, "{shape}: {columns:?} = {key:?}");
            }
        }
    }
}

/// Several threads lay rows out as one does, whatever tells their buckets.
#[test]
fn threads_lay_rows_out_as_one_does() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().expect("there are threads");
    for arity in 1..=5 {
        let mut random = fastrand::Rng::with_seed(arity as u64);
        for range in [3, 1 << 10, 1 << 16, u32::MAX] {
            let rows: Vec<u32> = (0..40_000 * arity).map(|_| random.u32(..range)).collect();
            for columns in [vec![0], vec![arity - 1], (0..arity).collect()] {
                for own in [false, true] {
                    let (mut one, mut many) = (Index::new(&columns), Index::new(&columns));
                    let alone = one.pack(&rows, arity, own, false);
                    let together = pool.install(|| many.pack(&rows, arity, own, true));
                    assert_eq!(alone, together, "{columns:?} of {arity} below {range}");
                    assert_eq!(one.packed, many.packed, "{columns:?} of {arity} below {range}");
                    let starts = |index: &Index<u32>| -> Vec<_> {
                        (0..index.starts.len()).map(|at| index.starts.get(at)).collect()
                    };
                    assert_eq!(starts(&one), starts(&many), "{columns:?} of {arity} below {range}");
                }
            }
        }
    }
}

/// Rows in the order of a column are found where they are, if its values can be buckets.
#[test]
fn rows_in_order_are_adopted() {
    let cases: [(&str, Pair<'_>, bool); 5] = [
        ("all", &|i| [i, 7], true),
        ("gaps", &|i| [i / 5 * 9, i], true),
        ("alike", &|_| [4, 4], true),
        ("great", &|i| [3 * i, i], false),
        ("disorder", &|i| [if i == 2_999 { 0 } else { i }, i], false),
    ];
    for (name, row, is_adopted) in cases {
        let rows: Vec<u32> = (0..3000).flat_map(row).collect();
        let mut index = Index::new(&[0]);
        assert_eq!(index.adopt(&rows, 2, false), is_adopted, "{name}");
        assert_eq!((index.len() == 3000, index.own), (is_adopted, is_adopted), "{name}");
        if is_adopted {
            let mut packed = Index::new(&[0]);
            packed.pack(&rows, 2, false, false);
            for key in (0..6200).chain([u32::MAX]) {
                assert_eq!(index.rows(&rows, &[key], 2), packed.rows(&rows, &[key], 2), "{name}");
            }
        }
    }
    assert!(!Index::new(&[0]).adopt(&[u64::MAX], 1, false));
}

/// Where the rows of each value begin, with gaps and with halves that share a value; two threads tell it as
/// one does.
#[test]
fn rows_in_order_begin_at_the_first_of_their_value() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("there are threads");
    let cases: [&[u32]; 9] = [
        &[],
        &[0],
        &[3],
        &[0, 0],
        &[2, 2, 2, 2],
        &[0, 1, 1, 1, 4],
        &[1, 5, 5, 9],
        &[0, 0, 7, 7],
        &[0, 1, 2, 3],
    ];
    for values in cases {
        let rows: Vec<u32> = values.iter().flat_map(|&value| [7, value]).collect();
        let greatest = values.last().map_or(-1, |&last| i64::from(last));
        let before = |value| values.iter().filter(|&&it| i64::from(it) < value).count();
        let wanted: Vec<u32> = (0..=greatest + 1).map(|value| before(value) as u32).collect();
        for parallel in [false, true] {
            let found = pool.install(|| starts(&rows, 2, 1, parallel));
            let found: Vec<u32> = (0..found.len()).filter_map(|at| found.get(at)).collect();
            assert_eq!(found, wanted, "{values:?}");
        }
    }
}

/// Rows in the order of several columns are found in it by all of them; threads find them as one does.
#[test]
fn rows_in_order_of_several_columns_are_adopted() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("there are threads");
    let mut random = fastrand::Rng::with_seed(5);
    for (count, values) in [(1usize, 1), (300, 2), (3000, 40), (40_000, 3), (40_000, 300)] {
        for columns in [&[0, 1][..], &[1, 0], &[2, 0], &[0, 1, 2]] {
            let shape = format!("{count} rows, {values} values, {columns:?}");
            let key = |row: &[u32; 3]| columns.iter().map(|&c| row[c]).collect::<Vec<u32>>();
            let row = |_| [random.u32(..values), random.u32(..values), random.u32(..values)];
            let mut rows: Vec<[u32; 3]> = (0..count).map(row).collect();
            rows.sort_by_key(key);
            let cells = rows.as_flattened();
            let (mut one, mut many) = (Index::new(columns), Index::new(columns));
            // Else there are too many with the same first value.
            let is_adopted = count / values as usize <= 256;
            assert_eq!(one.adopt(cells, 3, false), is_adopted, "{shape}");
            assert_eq!(pool.install(|| many.adopt(cells, 3, true)), is_adopted, "{shape}");
            if !is_adopted {
                continue;
            }
            let keys = rows.iter().step_by(count.div_ceil(50)).map(key);
            for key in keys.chain([vec![0; columns.len()], vec![values; columns.len()]]) {
                let is = |row: &&[u32; 3]| columns.iter().zip(&key).all(|(&c, &k)| row[c] == k);
                let wanted: Vec<u32> = rows.iter().filter(is).flatten().copied().collect();
                assert_eq!(one.rows(cells, &key, 3), wanted, "{shape}: {key:?}");
                assert_eq!(many.rows(cells, &key, 3), wanted, "{shape}: {key:?}");
            }
            rows.swap(0, count - 1);
            let differ = key(&rows[0]) != key(&rows[count - 1]);
            assert_eq!(one.adopt(rows.as_flattened(), 3, false), !differ, "{shape}");
        }
    }
}

/// A search among chained rows meets those with the key, newest first, and few others, however
/// many rounds they came in.
#[test]
fn chained_rows_are_met_newest_first() {
    let mut random = fastrand::Rng::with_seed(3);
    let any: Vec<u32> = (0..3000).map(|_| random.u32(..1 << 31)).collect();
    let shapes: [(&str, Pair<'_>); 4] = [
        ("small", &|i| [i % 500, i % 3]),
        ("growing", &|i| [i, i / 7]),
        ("great", &|i| [any[i as usize], i % 5]),
        // What was small at first is not in the end.
        ("both", &|i| [if i < 1000 { i } else { any[i as usize] }, i % 9]),
    ];
    for (shape, row) in shapes {
        let rows: Vec<u32> = (0..3000).flat_map(row).collect();
        for columns in [&[0][..], &[1], &[0, 1], &[1, 0]] {
            let mut index = Index::new(columns);
            for len in [1, 2, 10, 17, 100, 101, 1500, 3000, 3000] {
                index.chain(&rows[..2 * len], 2, len);
                assert_eq!((index.len(), index.is_chained()), (len, true));
                let (mut wanted, mut met) = (0, 0);
                for row in rows[..2 * len].chunks_exact(2).step_by(len / 50 + 1) {
                    let key: Vec<u32> = columns.iter().map(|&c| row[c]).collect();
                    let is = |id: &usize| columns.iter().all(|&c| rows[2 * id + c] == row[c]);
                    let all: Vec<usize> = (0..len).rev().filter(is).collect();
                    let mut found = Vec::new();
                    let mut at = index.first(&key);
                    while at != 0 {
                        let id = at as usize - 1;
                        if index.matches(&rows[2 * id..2 * id + 2], &key) {
                            found.push(id);
                        }
                        met += 1;
                        at = index.after(at);
                    }
                    assert_eq!(found, all, "{shape}: {columns:?} = {key:?} of {len}");
                    wanted += all.len();
                }
                assert!(met <= 4 * wanted + 16, "{shape}: {met} rows met for {wanted}");
                let none = vec![u32::MAX; columns.len()];
                assert!(!index.is_direct() || index.first(&none) == 0);
            }
        }
    }
    assert_eq!(Index::<u32>::new(&[0]).first(&[1]), 0);
}

/// One value that most rows have does not make a search for it and another column long, though
/// its column has the most values.
#[test]
fn a_value_of_most_rows_is_hashed() {
    let row = |i| [if i < 9_000 { i } else { 5 }, i % 40];
    let rows: Vec<u32> = (0..20_000).flat_map(row).collect();
    let mut index = Index::new(&[0, 1]);
    index.pack(&rows, 2, false, false);
    assert!(matches!(index.buckets, Buckets::Hash));
    assert!(index.rows(&rows, &[5, 39], 2).len() / 2 < 300);
    // Where each value is rare, its column leads.
    let rows: Vec<u32> = (0..20_000).flat_map(|i| [i / 2, i % 2]).collect();
    index.pack(&rows, 2, false, false);
    assert!(matches!(index.buckets, Buckets::Near { lead: 0, bits: 1, most: 9_999 }));
    let rows: Vec<u32> = (0..20_000).flat_map(|i| [i % 3, i / 7]).collect();
    index.pack(&rows, 2, false, false);
    assert!(matches!(index.buckets, Buckets::Near { lead: 1, bits: 2, most: 2_857 }));
}

/// Values are buckets as long as there are not twice as many of them as rows, and some.
#[test]
fn values_that_lie_far_apart_are_hashed() {
    for (apart, near) in [(1, true), (2, true), (3, false)] {
        let rows: Vec<u32> = (0..20_000).map(|i| i * apart).collect();
        let mut index = Index::new(&[0]);
        index.pack(&rows, 1, false, false);
        assert_eq!(matches!(index.buckets, Buckets::Value), near, "{apart}");
        let pairs: Vec<u32> = rows.iter().flat_map(|&n| [n, 1]).collect();
        let mut index = Index::new(&[0, 1]);
        index.pack(&pairs, 2, false, false);
        assert_eq!(matches!(index.buckets, Buckets::Near { lead: 0, .. }), near, "{apart}");
    }
}
