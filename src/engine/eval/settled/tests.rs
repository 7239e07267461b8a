use super::Settled;
use std::collections::BTreeSet;

#[test]
fn rows_are_taken_in_part_after_part() {
    for (arity, range) in [(2, 600), (2, 20), (3, 70), (4, 20), (5, 9)] {
        let mut random = fastrand::Rng::with_seed(u64::from(range));
        let (mut cells, mut all) = (Vec::new(), BTreeSet::new());
        let mut settled = Settled::default();
        for part in [3000, 1, 0, 40, 60_000, 90_000] {
            for _ in 0..part {
                let row: Vec<u32> = (0..arity).map(|_| random.u32(0..range)).collect();
                if all.insert(row.clone()) {
                    cells.extend(row);
                }
            }
            // The last rows are of the last round.
            let last: Vec<u32> = vec![range; arity];
            let len = cells.len() / arity;
            cells.extend(&last);
            assert!(settled.take(&mut cells, arity, len, false, part % 3 == 0));
            assert_eq!(cells.split_off(len * arity), last);
            assert_eq!(settled.len(), all.len());
            assert!(cells.chunks_exact(arity).eq(all.iter().map(|row| &row[..])));
            let asked: Vec<u32> = (0..500 * arity).map(|_| random.u32(0..range + 2)).collect();
            let absent = asked.chunks_exact(arity).filter(|row| !all.contains(*row));
            let absent: Vec<u32> = absent.flatten().copied().collect();
            assert_eq!(settled.without(&cells, arity, &asked), absent);
            for row in asked.chunks_exact(arity) {
                assert_eq!(settled.contains(&cells, row), all.contains(row));
                let alike = all.iter().filter(|other| other[0] == row[0]).flatten();
                assert!(settled.rows(&cells, arity, row[0]).iter().eq(alike));
            }
        }
    }
}

#[test]
fn great_values_are_refused() {
    let mut settled = Settled::default();
    let mut cells = vec![3, 0, 1, 0, 2, 7];
    assert!(settled.take(&mut cells, 2, 3, false, false));
    assert_eq!((settled.len(), &cells[..]), (3, &[1, 0, 2, 7, 3, 0][..]));
    cells.extend([4 * 4, 0]);
    assert!(!settled.take(&mut cells, 2, 4, false, false));
    assert!(settled.len() == 3 && settled.contains(&cells, &[2, 7]));
    assert!(!settled.contains(&cells, &[u32::MAX, 0]));
}
