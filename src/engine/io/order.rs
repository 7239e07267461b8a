//! The order in which rows are put out.
//!
//! What comes first in two rows mostly tells them apart. So the first two columns become numbers
//! that are in the order of the values, and rows are sorted by them; whole rows are only compared
//! where these are equal.

use crate::check::types::Kind;
use crate::error::{Error, Result};
use crate::eval::Tables;
use crate::eval::cell::Cell;
use crate::eval::number::order;
use crate::eval::relation::Rows;
use crate::eval::values::Symbols;
use crate::ir::{Checked, RelId};
use rayon::prelude::*;
use std::cmp::Ordering;

/// Fewer rows are compared as they are.
const FEW: usize = 1 << 10;

/// Can the rows of a relation be put into an order? An equivalence has more than there are numbers
/// for when a class has some 65,000 elements.
pub(crate) fn check_count<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
) -> Result<()> {
    let rows = tables.rows[relation].len;
    let relation = || program.relations[relation].name.to_string();
    u32::try_from(rows)
        .map_or_else(|_| Err(Error::TooMany { relation: relation(), rows }), |_| Ok(()))
}

/// Row numbers in output order: that of their values (numbers by value, strings by text) if
/// `sorted`, or that of derivation.
pub(crate) fn row_order<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
    sorted: bool,
) -> Vec<u32> {
    let rows = &tables.rows[relation];
    let kinds = program.kinds(relation);
    if !sorted || kinds.is_empty() {
        return (0..rows.len as u32).collect();
    }
    let compare = |a: u32, b: u32| compare(rows, &tables.symbols, &kinds, a, b);
    if rows.len < FEW {
        let mut ids: Vec<u32> = (0..rows.len as u32).collect();
        ids.sort_unstable_by(|&a, &b| compare(a, b));
        return ids;
    }
    let first = Places::of(rows, 0, kinds[0], &tables.symbols);
    let second = match (&first, kinds.get(1)) {
        (Places::Unknown, _) | (_, None) => Places::Unknown,
        (_, Some(&kind)) => Places::of(rows, 1, kind, &tables.symbols),
    };
    let mut keys: Vec<(C::Pair, u32)> = (0..rows.len as u32)
        .map(|id| {
            let row = rows.see(id as usize);
            let second = row.get(1).map_or(C::default(), |&cell| second.place(cell));
            (C::pair(first.place(row[0]), second), id)
        })
        .collect();
    let by_key =
        |a: &(C::Pair, u32), b: &(C::Pair, u32)| a.0.cmp(&b.0).then_with(|| compare(a.1, b.1));
    match tables.pool() {
        Some(pool) => pool.install(|| keys.par_sort_unstable_by(by_key)),
        None => keys.sort_unstable_by(by_key),
    }
    keys.into_iter().map(|(_, id)| id).collect()
}

/// Compares two rows, column after column.
fn compare<C: Cell>(rows: &Rows<C>, symbols: &Symbols, kinds: &[Kind], a: u32, b: u32) -> Ordering {
    let (x, y) = (rows.see(a as usize), rows.see(b as usize));
    let texts = |a: C, b: C| symbols.get(a.id()).cmp(symbols.get(b.id()));
    x.iter()
        .zip(y.iter())
        .zip(kinds)
        .map(|((&x, &y), &kind)| order(kind, x, y, texts).unwrap_or_else(|| x.cmp(&y)))
        .find(|o| o.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// Which places the values of a column have among each other.
enum Places {
    /// That of the cell as an unsigned number.
    Unsigned,
    /// That of the cell as a signed number.
    Signed,
    /// By the number of a string.
    Ranks(Vec<u32>),
    /// One place for all.
    Unknown,
}

impl Places {
    fn of<C: Cell>(rows: &Rows<C>, column: usize, kind: Kind, symbols: &Symbols) -> Self {
        match kind {
            Kind::Symbol => {
                let ids = (0..rows.len).map(|id| rows.see(id)[column].id());
                Self::Ranks(ranks(ids, symbols))
            }
            Kind::Unsigned => Self::Unsigned,
            // Floats are not in the order of their bits, and some are in none.
            Kind::Float => Self::Unknown,
            Kind::Number | Kind::Record(_) | Kind::Adt(_) => Self::Signed,
        }
    }

    #[inline]
    fn place<C: Cell>(&self, cell: C) -> C {
        match self {
            Self::Unsigned => cell,
            Self::Signed => C::cut(cell.unsigned() ^ 1 << (C::BITS - 1)),
            Self::Ranks(ranks) => {
                C::cut(ranks.get(cell.id() as usize).copied().unwrap_or(0).into())
            }
            Self::Unknown => C::default(),
        }
    }
}

/// The places of these strings in the order of their texts, by their numbers.
fn ranks(ids: impl Iterator<Item = u32>, symbols: &Symbols) -> Vec<u32> {
    let mut ranks = vec![0; symbols.len()];
    let mut seen = Vec::new();
    for id in ids {
        if let Some(rank) = ranks.get_mut(id as usize)
            && *rank == 0
        {
            *rank = 1;
            let text = symbols.get(id);
            let mut start = [0; 8];
            let length = text.len().min(8);
            start[..length].copy_from_slice(&text[..length]);
            seen.push((u64::from_be_bytes(start), id));
        }
    }
    seen.sort_unstable_by(|a, b| {
        a.0.cmp(&b.0).then_with(|| symbols.get(a.1).cmp(symbols.get(b.1)))
    });
    // Zero is left to a number that is no string's, which reads as an empty one.
    for (rank, (_, id)) in (1..).zip(seen) {
        ranks[id as usize] = rank;
    }
    ranks
}
