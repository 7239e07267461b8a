//! A cell of a row: 32 bits, or 64 for a program with wide numbers.
//!
//! The engine is compiled for both; only the arithmetic here knows the width.
//! Symbols and records are numbered with 32 bits in either.

use crate::width::Width;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// What a column of a row holds.
pub(crate) trait Cell:
    Copy + Eq + Ord + Hash + Default + Debug + Send + Sync + 'static
{
    /// How many bits.
    const BITS: u32 = Self::WIDTH.bits();
    /// The same, as programs choose it.
    const WIDTH: Width;
    /// Decimal digits that tell all floats apart.
    const DIGITS: usize;

    /// A cell that threads share.
    type Atomic: AtomicCell<Cell = Self>;

    /// Two cells as one number.
    type Pair: Copy + Ord + Send;

    /// Two cells as one number, the first above the second.
    fn pair(first: Self, second: Self) -> Self::Pair;

    /// The low bits.
    fn cut(bits: u64) -> Self;

    /// The cell as an unsigned number.
    fn unsigned(self) -> u64;

    /// The cell as a signed number.
    fn signed(self) -> i64;

    /// The cell as a floating-point number.
    fn float(self) -> f64;

    /// The cell of a floating-point number, rounded to the width.
    fn of_float(value: f64) -> Self;

    /// As a number of a symbol, a record or a branch.
    fn id(self) -> u32 {
        self.unsigned() as u32
    }

    /// The cell of a signed number that fits.
    fn of(value: i64) -> Self {
        Self::cut(value as u64)
    }
}

/// A cell that is written once, before what tells other threads about it.
pub(crate) trait AtomicCell: Default + Debug + Send + Sync {
    type Cell;

    fn get(&self) -> Self::Cell;

    fn set(&self, cell: Self::Cell);
}

macro_rules! cell {
    ($unsigned:ty, $atomic:ty, $signed:ty, $float:ty, $pair:ty, $width:expr, $digits:literal) => {
        impl Cell for $unsigned {
            const WIDTH: Width = $width;
            const DIGITS: usize = $digits;

            type Atomic = $atomic;
            type Pair = $pair;

            #[inline(always)]
            fn pair(first: Self, second: Self) -> $pair {
                <$pair>::from(first) << <$unsigned>::BITS | <$pair>::from(second)
            }

            #[inline(always)]
            fn cut(bits: u64) -> Self {
                bits as $unsigned
            }

            #[inline(always)]
            fn unsigned(self) -> u64 {
                self as u64
            }

            #[inline(always)]
            fn signed(self) -> i64 {
                self as $signed as i64
            }

            fn float(self) -> f64 {
                <$float>::from_bits(self) as f64
            }

            fn of_float(value: f64) -> Self {
                (value as $float).to_bits()
            }
        }

        impl AtomicCell for $atomic {
            type Cell = $unsigned;

            #[inline(always)]
            fn get(&self) -> $unsigned {
                self.load(Ordering::Relaxed)
            }

            #[inline(always)]
            fn set(&self, cell: $unsigned) {
                self.store(cell, Ordering::Relaxed);
            }
        }
    };
}

cell!(u32, AtomicU32, i32, f32, u64, Width::Narrow, 9);
cell!(u64, AtomicU64, i64, f64, u128, Width::Wide, 17);

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn a_narrow_cell_keeps_its_sign() {
        assert_eq!(u32::of(-1).signed(), -1);
        assert_eq!(u32::of(-1).unsigned(), 0xffff_ffff);
        assert_eq!(u64::of(-1).unsigned(), u64::MAX);
    }

    #[test]
    fn a_float_is_rounded_to_the_width() {
        assert_eq!(u32::of_float(0.1).float(), f64::from(0.1f32));
        assert_eq!(u64::of_float(0.1).float(), 0.1);
    }
}
