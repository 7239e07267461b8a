//! One row per functor: its name, what it computes, how it is written, how many arguments it
//! takes, and for each kind of them the function.
//!
//! What they compute is what Soufflé computes where that is defined: integers wrap, shifts count
//! modulo the width, strings are bytes, truth is 1 or 0. `tests/support/expressions.tsv` has the
//! answers.

use super::compute::*;
use super::{Compute, Functor, Notation, Overload, Param};
use crate::check::types::Kind;
use crate::width::Width;
use Compute::*;
use Notation::{Call, Infix, Power, Prefix};
use std::cmp::Ordering;

const NUMBER: &[Param] = &[Param::Is(Kind::Number)];
const UNSIGNED: &[Param] = &[Param::Is(Kind::Unsigned)];
const FLOAT: &[Param] = &[Param::Is(Kind::Float)];
const SYMBOL: &[Param] = &[Param::Is(Kind::Symbol)];

const fn overload(params: &'static [Param], result: Kind, compute: Compute) -> Overload {
    Overload { params, result, compute }
}

const fn signed(compute: Compute) -> Overload {
    overload(NUMBER, Kind::Number, compute)
}

const fn unsigned(compute: Compute) -> Overload {
    overload(UNSIGNED, Kind::Unsigned, compute)
}

const fn float(compute: Compute) -> Overload {
    overload(FLOAT, Kind::Float, compute)
}

const fn symbol(compute: Compute) -> Overload {
    overload(SYMBOL, Kind::Symbol, compute)
}

/// For both kinds of integers.
const fn bits(f: fn(u64, u64, Width) -> u64) -> [Overload; 2] {
    [signed(BitsFold(f)), unsigned(BitsFold(f))]
}

/// For signed integers, unsigned ones and floats.
const fn numbers(of_signed: Compute, of_unsigned: Compute, of_float: Compute) -> [Overload; 3] {
    [signed(of_signed), unsigned(of_unsigned), float(of_float)]
}

macro_rules! functors {
    ($($name:literal, $meaning:literal, $notation:expr, $arity:expr, $overloads:expr;)*) => {
        /// Every functor of the dialect.
        pub static FUNCTORS: &[Functor] = &[$(Functor {
            name: $name,
            meaning: $meaning,
            notation: $notation,
            arity: $arity,
            overloads: &$overloads,
        }),*];
    };
}

functors! {
    "lor", "1 if one of the two is not 0, else 0", Infix(0), 2..=2,
        bits(|a, b, _| truth(a != 0 || b != 0));
    "lxor", "1 if just one of the two is not 0, else 0", Infix(1), 2..=2,
        bits(|a, b, _| truth((a != 0) != (b != 0)));
    "land", "1 if neither of the two is 0, else 0", Infix(2), 2..=2,
        bits(|a, b, _| truth(a != 0 && b != 0));
    "bor", "the bits that one of the two has", Infix(3), 2..=2, bits(|a, b, _| a | b);
    "bxor", "the bits that just one of the two has", Infix(4), 2..=2, bits(|a, b, _| a ^ b);
    "band", "the bits that both have", Infix(5), 2..=2, bits(|a, b, _| a & b);
    "bshl", "the bits shifted up, modulo the width", Infix(6), 2..=2,
        bits(|a, b, width| a << shift(b, width));
    "bshr", "the bits shifted down, modulo the width; a number keeps its sign", Infix(6), 2..=2, [
        signed(SignedFold(|a, b, width| a >> shift(b as u64, width))),
        unsigned(BitsFold(|a, b, width| a >> shift(b, width))),
    ];
    "bshru", "the bits shifted down, modulo the width, zeros above", Infix(6), 2..=2,
        bits(|a, b, width| a >> shift(b, width));
    "+", "the sum, or one text after the other", Infix(7), 2..=2, [
        signed(BitsFold(|a, b, _| a.wrapping_add(b))),
        unsigned(BitsFold(|a, b, _| a.wrapping_add(b))),
        float(FloatFold(|a, b, _| a + b)),
        symbol(General(concatenation)),
    ];
    "-", "the difference", Infix(7), 2..=2, numbers(
        BitsFold(|a, b, _| a.wrapping_sub(b)),
        BitsFold(|a, b, _| a.wrapping_sub(b)),
        FloatFold(|a, b, _| a - b),
    );
    "*", "the product", Infix(8), 2..=2, numbers(
        BitsFold(|a, b, _| a.wrapping_mul(b)),
        BitsFold(|a, b, _| a.wrapping_mul(b)),
        FloatFold(|a, b, _| a * b),
    );
    "/", "the quotient, of integers cut toward 0", Infix(8), 2..=2, numbers(
        SignedPartial(|a, b| (b != 0).then(|| a.wrapping_div(b))),
        UnsignedPartial(u64::checked_div),
        FloatFold(|a, b, _| a / b),
    );
    "%", "the rest of the division, with the sign of the first", Infix(8), 2..=2, [
        signed(SignedPartial(|a, b| (b != 0).then(|| a.wrapping_rem(b)))),
        unsigned(UnsignedPartial(u64::checked_rem)),
    ];
    "^", "the power, by way of floats of 64 bits for integers", Power, 2..=2, numbers(
        SignedFold(|a, b, width| truncate((a as f64).powf(b as f64), width)),
        BitsFold(|a, b, _| truncate_unsigned((a as f64).powf(b as f64))),
        FloatFold(power),
    );
    "-", "the negative", Prefix, 1..=1,
        numbers(Bits(u64::wrapping_neg), Bits(u64::wrapping_neg), Float(|a| -a));
    "bnot", "the bits that it does not have", Prefix, 1..=1,
        [signed(Bits(|a| !a)), unsigned(Bits(|a| !a))];
    "lnot", "1 if it is 0, else 0", Prefix, 1..=1,
        [signed(Bits(|a| truth(a == 0))), unsigned(Bits(|a| truth(a == 0)))];
    "min", "the least; texts by their bytes", Call, 1..=usize::MAX, [
        signed(SignedFold(|a, b, _| a.min(b))),
        unsigned(BitsFold(|a, b, _| a.min(b))),
        float(FloatFold(|a, b, _| least(a, b))),
        symbol(Select(Ordering::Less)),
    ];
    "max", "the greatest; texts by their bytes", Call, 1..=usize::MAX, [
        signed(SignedFold(|a, b, _| a.max(b))),
        unsigned(BitsFold(|a, b, _| a.max(b))),
        float(FloatFold(|a, b, _| greatest(a, b))),
        symbol(Select(Ordering::Greater)),
    ];
    "cat", "one text after the other", Call, 1..=usize::MAX, [symbol(General(concatenation))];
    "strlen", "how many bytes the text has", Call, 1..=1,
        [overload(SYMBOL, Kind::Number, General(length))];
    "substr", "the text from that byte on, so many bytes at most; of a start outside, none",
        Call, 3..=3,
        [overload(
            &[Param::Is(Kind::Symbol), Param::Is(Kind::Number), Param::Is(Kind::Number)],
            Kind::Symbol,
            General(part),
        )];
    "ord", "the number by which the engine knows a value", Call, 1..=1,
        [overload(&[Param::Any], Kind::Number, Same)];
    "range", "each number from the first on to before the second, in steps of the third or of 1",
        Call, 2..=3, numbers(Range, Range, Range);
    "to_number", "as a number: a float is cut, a text read", Call, 1..=1, [
        signed(Same),
        overload(UNSIGNED, Kind::Number, Same),
        overload(FLOAT, Kind::Number, FloatToSigned),
        overload(SYMBOL, Kind::Number, GeneralPartial(read_number)),
    ];
    "to_unsigned", "as an unsigned: a float is cut, a text read", Call, 1..=1, [
        overload(NUMBER, Kind::Unsigned, Same),
        unsigned(Same),
        overload(FLOAT, Kind::Unsigned, FloatToUnsigned),
        overload(SYMBOL, Kind::Unsigned, GeneralPartial(read_unsigned)),
    ];
    "to_float", "as a float: an integer is rounded, a text read", Call, 1..=1, [
        overload(NUMBER, Kind::Float, SignedToFloat),
        overload(UNSIGNED, Kind::Float, UnsignedToFloat),
        float(Same),
        overload(SYMBOL, Kind::Float, GeneralPartial(read_float)),
    ];
    "to_string", "as a text; of a float, six digits after the point", Call, 1..=1, [
        overload(NUMBER, Kind::Symbol, General(show)),
        overload(UNSIGNED, Kind::Symbol, General(show)),
        overload(FLOAT, Kind::Symbol, General(show)),
        symbol(Same),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_one_functor_in_each_notation() {
        let kind = |notation| match notation {
            Infix(_) => 0,
            Power => 1,
            Prefix => 2,
            Call => 3,
        };
        for (i, a) in FUNCTORS.iter().enumerate() {
            for b in &FUNCTORS[..i] {
                assert!(a.name != b.name || kind(a.notation) != kind(b.notation), "{}", a.name);
            }
        }
    }

    #[test]
    fn every_overload_takes_other_arguments() {
        for functor in FUNCTORS {
            assert!(!functor.overloads.is_empty(), "{}", functor.name);
            for (i, a) in functor.overloads.iter().enumerate() {
                assert!(!a.params.is_empty() && a.params.len() <= *functor.arity.end());
                assert!(functor.overloads[..i].iter().all(|b| a.params != b.params));
            }
        }
    }
}
