use super::{Arena, EACH, FIRST, Records};
use std::collections::BTreeSet;

#[test]
fn items_have_places_of_their_own() {
    let mut before = (0, 0);
    let mut sizes = Vec::new();
    for item in 0..100_000 {
        let (part, at, size) = Arena::<u8>::locate(item);
        assert!(at < size, "item {item}");
        assert!(
            item == 0 || (part, at) == (before.0, before.1 + 1) || (part, at) == (before.0 + 1, 0)
        );
        if at == 0 {
            sizes.push(size);
        }
        before = (part, at);
    }
    assert_eq!(sizes[..=EACH], [vec![FIRST / EACH; EACH], vec![2 * FIRST / EACH]].concat());
}

#[test]
fn what_lies_side_by_side_is_in_one_part() {
    for count in 1..50 {
        let mut item = 1;
        for _ in 0..200 {
            let from = Arena::<u8>::room(item, count);
            let (first, last) = (Arena::<u8>::locate(from), Arena::<u8>::locate(from + count - 1));
            assert!(from >= item && first.0 == last.0, "{count} items from {item}");
            item = from + count;
        }
    }
}

/// Records of many lengths; they have numbers from 1 on, in their order, each once.
#[test]
fn records_are_found_again() {
    let records = Records::<u32>::default();
    let record = |n: u32| -> Vec<u32> { (0..n % 60).map(|field| n + field).collect() };
    for again in 0..2 {
        let mut numbers = BTreeSet::new();
        for n in 1..3000 {
            let number = records.pack(&record(n));
            numbers.insert(number);
            assert_eq!(records.get(number).as_deref(), Some(&record(n)[..]), "{n}, {again}");
        }
        // Those without fields are one.
        let empty = (1..3000).filter(|n| n % 60 == 0).count() as u32;
        assert_eq!(numbers.into_iter().collect::<Vec<_>>(), (1..3001 - empty).collect::<Vec<_>>());
    }
    assert_eq!(records.get(0), None);
    assert_eq!(records.get(3000), None);
    assert_eq!(records.get(u32::MAX), None);
}

#[test]
fn threads_agree_about_numbers() {
    let records = Records::<u64>::default();
    let pack = |from: u64| {
        let numbers = (0..20_000).map(|n| records.pack(&[(n + from) % 20_000, 1]));
        let mut numbers: Vec<(u64, u32)> =
            (0..20_000).map(|n| (n + from) % 20_000).zip(numbers).collect();
        numbers.sort_unstable();
        numbers
    };
    let pack = &pack;
    let found: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|n| scope.spawn(move || pack(n * 3000))).collect();
        threads.into_iter().map(|thread| thread.join().expect("it ends")).collect()
    });
    assert!(found.iter().all(|it| *it == found[0]));
    for &(n, number) in &found[0] {
        assert_eq!(records.get(number).as_deref(), Some(&[n, 1][..]));
    }
    let numbers: BTreeSet<u32> = found[0].iter().map(|it| it.1).collect();
    assert_eq!(numbers, (1..20_001).collect());
}
