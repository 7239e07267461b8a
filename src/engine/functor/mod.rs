//! The functors of the dialect: `table` has a row for each, which the parser, the checks, the
//! evaluation and the generator of random programs all go by; `compute` is the arithmetic that
//! more than one row needs.

mod compute;
mod table;

pub(crate) use compute::{Output, Value, greatest, integer, least, truncate, truncate_unsigned};
pub use table::FUNCTORS;

use crate::check::types::Kind;
use crate::width::Width;
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// A functor: what makes a value of other values.
///
/// An operator such as `+` is one too. `-x` and `x - y` are two functors of one name.
#[derive(Debug)]
pub struct Functor {
    pub(crate) name: &'static str,
    pub(crate) meaning: &'static str,
    pub(crate) notation: Notation,
    pub(crate) arity: RangeInclusive<usize>,
    pub(crate) overloads: &'static [Overload],
}

/// How a program writes a functor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `x op y`, from left to right; the higher of two levels binds first.
    Infix(u8),
    /// `x ^ y`: binds before everything else, and from right to left.
    Power,
    /// `op x`.
    Prefix,
    /// `name(x, ..)`.
    Call,
}

/// A functor for arguments of certain kinds.
#[derive(Debug)]
pub struct Overload {
    /// What the arguments are; of the last one there may be more.
    pub(crate) params: &'static [Param],
    pub(crate) result: Kind,
    pub(crate) compute: Compute,
}

/// What an argument of a functor must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Param {
    /// Of that kind.
    Is(Kind),
    /// Of any kind, records and branches as well.
    Any,
}

/// How the result comes about. Integers of 32 bits are computed with 64 and cut. A `Partial` has
/// no result for some arguments, which stops the program; that of integers is a division by zero.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Compute {
    /// The argument, read as the result's kind.
    Same,
    /// Of signed and of unsigned integers by their bits.
    Bits(fn(u64) -> u64),
    Float(fn(f64) -> f64),
    /// A float cut to an integer; out of range is the smallest one.
    FloatToSigned,
    FloatToUnsigned,
    SignedToFloat,
    UnsignedToFloat,
    /// Of two arguments, or of the first two and so on from left to right.
    SignedFold(fn(i64, i64, Width) -> i64),
    BitsFold(fn(u64, u64, Width) -> u64),
    FloatFold(fn(f64, f64, Width) -> f64),
    SignedPartial(fn(i64, i64) -> Option<i64>),
    UnsignedPartial(fn(u64, u64) -> Option<u64>),
    /// The text that compares so with every other, the first of equal ones.
    Select(Ordering),
    /// Of all arguments at once.
    General(fn(&[Value<'_>]) -> Output),
    /// The same; the error says why there is no result.
    GeneralPartial(fn(&[Value<'_>], Width) -> Result<Output, String>),
    /// No value but a loop over values.
    Range,
}

impl Functor {
    /// What programs call it.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What it computes, in a sentence.
    #[must_use]
    pub fn meaning(&self) -> &'static str {
        self.meaning
    }

    /// How programs write it.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// How many arguments it takes.
    #[must_use]
    pub fn arity(&self) -> RangeInclusive<usize> {
        self.arity.clone()
    }

    /// The kinds of arguments that it takes, and of its results.
    #[must_use]
    pub fn overloads(&self) -> &'static [Overload] {
        self.overloads
    }

    /// Does it stand for several values, one after the other?
    #[must_use]
    pub fn is_loop(&self) -> bool {
        self.overloads.iter().all(|o| matches!(o.compute, Compute::Range))
    }

    /// Is every overload of one kind, arguments and result, and are there several? Then what is
    /// known of one of them is known of all.
    pub(crate) fn is_uniform(&self) -> bool {
        let uniform = |o: &Overload| o.params.iter().all(|&p| p == Param::Is(o.result));
        self.overloads.len() > 1 && self.overloads.iter().all(uniform)
    }

    /// The kind of its result, if that is the same for all arguments.
    pub(crate) fn result(&self) -> Option<Kind> {
        let first = self.overloads[0].result;
        self.overloads.iter().all(|o| o.result == first).then_some(first)
    }

    /// The kind of that argument, if it is the same for all overloads.
    pub(crate) fn param(&self, at: usize) -> Option<Kind> {
        let mut kinds = self.overloads.iter().map(|o| o.param(at));
        let Some(Param::Is(first)) = kinds.next() else { return None };
        kinds.all(|p| p == Param::Is(first)).then_some(first)
    }

    /// The functor written `name(..)`.
    pub(crate) fn call(name: &str) -> Option<&'static Functor> {
        FUNCTORS.iter().find(|f| f.notation == Notation::Call && f.name == name)
    }

    /// The functor written before its argument.
    pub(crate) fn prefix(name: &str) -> Option<&'static Functor> {
        FUNCTORS.iter().find(|f| f.notation == Notation::Prefix && f.name == name)
    }

    /// The functor written between its arguments, and how strongly it binds.
    pub(crate) fn infix(name: &str) -> Option<(&'static Functor, u8)> {
        FUNCTORS.iter().find_map(|f| match f.notation {
            Notation::Infix(level) if f.name == name => Some((f, level)),
            _ => None,
        })
    }

    /// The functor written between its arguments, which binds to the right.
    pub(crate) fn power(name: &str) -> Option<&'static Functor> {
        FUNCTORS.iter().find(|f| f.notation == Notation::Power && f.name == name)
    }
}

impl Overload {
    /// Its functor, and which of that one's overloads it is.
    pub(crate) fn place(&'static self) -> Option<(&'static str, Notation, usize)> {
        FUNCTORS.iter().find_map(|functor| {
            let at = functor.overloads.iter().position(|own| std::ptr::eq(own, self));
            Some((functor.name, functor.notation, at?))
        })
    }

    /// What the argument at that place is.
    #[must_use]
    pub fn param(&self, at: usize) -> Param {
        self.params[at.min(self.params.len() - 1)]
    }

    /// The kind of the result.
    #[must_use]
    pub fn result(&self) -> Kind {
        self.result
    }

    /// May there be arguments for which it has no result?
    #[must_use]
    pub fn is_partial(&self) -> bool {
        match self.compute {
            Compute::SignedPartial(_)
            | Compute::UnsignedPartial(_)
            | Compute::GeneralPartial(_) => true,
            Compute::Same
            | Compute::Bits(_)
            | Compute::Float(_)
            | Compute::FloatToSigned
            | Compute::FloatToUnsigned
            | Compute::SignedToFloat
            | Compute::UnsignedToFloat
            | Compute::SignedFold(_)
            | Compute::BitsFold(_)
            | Compute::FloatFold(_)
            | Compute::Select(_)
            | Compute::General(_)
            | Compute::Range => false,
        }
    }
}
