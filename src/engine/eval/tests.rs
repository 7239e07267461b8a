use super::ids::Ids;
use super::index::{Index, mix, slot};
use super::limits::{Shared, Stop};
use super::options::Cancel;
use super::records::Records;
use super::relation::Rows;
use super::rowset::RowSet;
use super::rowset::list::List;
use super::sink::Sink;
use super::values::Symbols;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

const ROWS: usize = 1 << 14;

/// Three columns: all different, seven values, one value.
fn cells() -> Vec<u32> {
    (0..ROWS as u32).flat_map(|n| [n, n % 7, 5]).collect()
}

fn rows() -> Rows<u32> {
    let mut rows = Rows::new(3);
    rows.append(&cells());
    rows
}

#[track_caller]
fn about(told: usize, least: usize) {
    assert!((least..=least * 5 / 4).contains(&told), "{told} for {least}");
}

/// A limit of memory is kept by what things say that they take.
#[test]
fn memory_is_told_about_right() {
    assert_eq!(Ids::none(ROWS, ROWS).bytes(), 3 * ROWS);
    assert_eq!(Ids::none(ROWS, 1 << 24).bytes(), 4 * ROWS);
    let mut symbols = Symbols::default();
    (0..ROWS).for_each(|n| {
        symbols.intern(format!("{n:032}").as_bytes());
    });
    // The text, the end of each, and two places in the table.
    about(symbols.bytes(), ROWS * (32 + 8 + 2 * 4));
    let records = Records::<u64>::default();
    (0..ROWS as u64).for_each(|n| {
        records.pack(&[n, n]);
    });
    // Two places in the table of now, and as many in those before.
    about(records.bytes(), ROWS * (2 * 8 + 8 + 4 * 4));
    let mut set = RowSet::<u32>::new(3);
    set.insert_all(&[], &cells());
    about(set.bytes(), 4 * set.fresh.capacity());
    // The rows, and at least seven slots for six of them, once one does not follow the others.
    set.insert(&[], &[0, 0, 0]);
    set.insert(&[], &cells()[..3]);
    let fresh = 4 * set.fresh.capacity();
    let slots = 4 * ROWS * 7 / 6;
    assert!(fresh >= 4 * 3 * ROWS && (fresh + slots..fresh + 4 * slots).contains(&set.bytes()));
    let mut packed = Index::<u32>::new(&[0]);
    assert!(packed.adopt(&cells(), 3, false));
    // The rows are in its order.
    about(packed.bytes(), ROWS * 3);
    let backwards: Vec<u32> = cells().chunks(3).rev().flatten().copied().collect();
    packed.pack(&backwards, 3, false, false);
    about(packed.bytes(), ROWS * (3 + 3 * 4));
    let mut chained = Index::<u32>::new(&[0]);
    chained.chain(&cells(), 3, ROWS);
    about(chained.bytes(), ROWS * (3 + 3));
    let mut rows = rows();
    rows.cells.shrink_to_fit();
    about(rows.bytes(), ROWS * 3 * 4);
    rows.index(&[0]);
    rows.index(&[1]);
    rows.rounds.push(0);
    rows.update_indexes(false);
    about(rows.bytes(), ROWS * (3 * 4 + 3 + 3 * 4));
    let mut wide = Rows::<u64>::new(1);
    wide.append(&vec![7; ROWS]);
    wide.cells.shrink_to_fit();
    about(wide.bytes(), ROWS * 8);
    rows.ensure_set();
    about(rows.bytes() - rows.set.bytes(), ROWS * (3 * 4 + 3 + 3 * 4));
}

#[test]
fn sinks_tell_their_memory_and_rows() {
    let (present, rows) = (RowSet::<u32>::new(3), Rows::new(3));
    let mut own = RowSet::new(3);
    own.insert_all(&[], &cells());
    let own_bytes = own.bytes();
    let mut out = Vec::with_capacity(300);
    out.extend([1, 2, 3, 4, 5, 6]);
    let (own, asks, seen) = (Some(own), true, 0);
    let (out, set) = (List::from(out), &present);
    let buffer = Sink::Buffer { set, rows: &rows, out, own, asks, seen };
    assert_eq!((buffer.bytes(), buffer.rows()), (300 * 4 + own_bytes, 2 + ROWS));
    let mut set = RowSet::new(3);
    set.insert_all(&[], &cells());
    let set_bytes = set.bytes();
    let insert = Sink::Insert { set: &mut set, rows: &rows };
    assert_eq!((insert.bytes(), insert.rows()), (set_bytes, ROWS));
    for collect in [Sink::Collect(Vec::<u64>::with_capacity(10)), Sink::First(vec![0; 10], 20)] {
        assert_eq!((collect.bytes(), collect.rows()), (80, 0));
    }
}

/// What is alike in most bits has other hashes, and these fall to all slots.
#[test]
fn hashes_tell_rows_apart() {
    let hashes: BTreeSet<u64> =
        (0..256 * 256).map(|n: u32| mix(mix(0, n / 256), n % 256)).collect();
    assert_eq!(hashes.len(), 256 * 256);
    let slots: BTreeSet<usize> = hashes.iter().map(|&hash| slot(hash, 1000)).collect();
    assert!(slots.iter().eq(&(0..1000).collect::<Vec<_>>()));
}

#[test]
fn the_number_of_different_values_is_estimated_from_a_sample() {
    let rows = rows();
    let all = ROWS as f64;
    assert_eq!(rows.distinct(&[0]), all);
    assert_eq!(rows.distinct(&[1]), 7.0);
    assert_eq!(rows.distinct(&[2]), 1.0);
    assert_eq!(rows.distinct(&[2, 1]), 7.0);
    assert_eq!(rows.distinct(&[1, 0]), all);
    assert_eq!(Rows::<u32>::new(1).distinct(&[0]), 1.0);
    let of = |count: u32, value: fn(u32) -> u32| {
        let mut rows = Rows::<u32>::new(1);
        rows.append(&(0..count).map(value).collect::<Vec<_>>());
        rows.distinct(&[0])
    };
    // Every second row is looked at: 750 values of 2,500 are a share of 0.3, which goes on.
    assert_eq!(of(5000, |n| n / 2 * 3 / 10), 1500.0);
    assert_eq!(of(5000, |n| n / 2 / 4), 625.0);
    assert_eq!(of(5000, |n| n / 2 / 2), 2500.0);
    assert_eq!(of(2000, |n| n / 2), 1000.0);
}

#[test]
fn indexes_tell_how_much_they_have_to_take_in() {
    let mut rows = Rows::<u32>::new(1);
    rows.append(&(0..4096).collect::<Vec<_>>());
    rows.index(&[0]);
    assert_eq!(rows.behind(), 4096);
    rows.append(&[4096]);
    assert_eq!(rows.behind(), 4097);
    assert!(!rows.is_for_threads(4097));
    rows.update_indexes(false);
    assert_eq!(rows.behind(), 0);
    rows.index(&[]);
    assert_eq!(rows.behind(), 4097);
    assert!(rows.is_for_threads(4097) && !rows.is_for_threads(4096));
}

/// What a plan holds counts with what is there already, up to the limit and not beyond.
#[test]
fn limits_are_reached_by_what_is_there_and_what_is_new() {
    let mut symbols = Symbols::default();
    symbols.intern(&[b'a'; 1000]);
    let values = symbols.bytes();
    let mut shared = Shared::<u32>::new(symbols, Records::default());
    let told = |shared: &Shared<u32>, bytes, rows| match shared.reached(bytes, rows) {
        None => "",
        Some(Stop::Time) => "time",
        Some(Stop::Memory) => "memory",
        Some(Stop::Rows) => "rows",
        Some(Stop::Cancelled) => "cancelled",
        Some(Stop::Fault(_)) => "fault",
    };
    assert_eq!(told(&shared, usize::MAX / 2, usize::MAX / 2), "");
    *shared.rows.get_mut() = 6;
    shared.row_limit = Some(10);
    assert_eq!((told(&shared, 0, 4), told(&shared, 0, 5)), ("", "rows"));
    *shared.memory.get_mut() = 100;
    shared.memory_limit = Some(values + 150);
    assert_eq!((told(&shared, 50, 0), told(&shared, 51, 0)), ("", "memory"));
    shared.deadline = Some(Instant::now() + Duration::from_secs(1000));
    assert_eq!(told(&shared, 50, 4), "");
    shared.deadline = Some(Instant::now());
    std::thread::sleep(Duration::from_millis(2));
    assert_eq!(told(&shared, 51, 5), "time");
    let cancel = Cancel::default();
    shared.cancel = Some(cancel.clone());
    assert_eq!(told(&shared, 0, 0), "time");
    cancel.cancel();
    assert_eq!(told(&shared, 0, 0), "cancelled");
    shared.cancel = None;
    shared.deadline = None;
    *shared.stop.get_mut() = true;
    assert_eq!(told(&shared, 0, 0), "time");
}
