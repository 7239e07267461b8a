//! How cells compare, what is computed of them, and the texts of floats.

use super::cell::Cell;
use super::values::Symbols;
use crate::check::types::{Kind, Numeric};
use crate::functor::{Compute, greatest, least, truncate, truncate_unsigned};

/// Orders two cells of a kind.
pub(crate) fn order<C: Cell>(
    kind: Kind,
    a: C,
    b: C,
    symbols: impl FnOnce(C, C) -> std::cmp::Ordering,
) -> Option<std::cmp::Ordering> {
    match kind {
        Kind::Float => a.float().partial_cmp(&b.float()),
        Kind::Unsigned => Some(a.cmp(&b)),
        Kind::Symbol => Some(if a == b { std::cmp::Ordering::Equal } else { symbols(a, b) }),
        Kind::Number | Kind::Record(_) | Kind::Adt(_) => Some(a.signed().cmp(&b.signed())),
    }
}

/// Computes of numbers, where there are several from left to right; none where that divides by zero, and
/// where it takes more than numbers.
#[inline]
pub(crate) fn apply<C: Cell>(compute: Compute, cells: &[C]) -> Option<C> {
    let (&first, others) = cells.split_first()?;
    let left = |f: &dyn Fn(C, C) -> Option<C>| others.iter().try_fold(first, |a, &b| f(a, b));
    match compute {
        Compute::Same => Some(first),
        Compute::Bits(f) => Some(C::cut(f(first.unsigned()))),
        Compute::Float(f) => Some(C::of_float(f(first.float()))),
        Compute::FloatToSigned => Some(C::of(truncate(first.float(), C::WIDTH))),
        Compute::FloatToUnsigned => Some(C::cut(truncate_unsigned(first.float()))),
        Compute::SignedToFloat => Some(C::of_float(first.signed() as f64)),
        Compute::UnsignedToFloat => Some(C::of_float(first.unsigned() as f64)),
        Compute::SignedFold(f) => left(&|a, b| Some(C::of(f(a.signed(), b.signed(), C::WIDTH)))),
        Compute::BitsFold(f) => left(&|a, b| Some(C::cut(f(a.unsigned(), b.unsigned(), C::WIDTH)))),
        Compute::FloatFold(f) => left(&|a, b| Some(C::of_float(f(a.float(), b.float(), C::WIDTH)))),
        Compute::SignedPartial(f) => left(&|a, b| f(a.signed(), b.signed()).map(C::of)),
        Compute::UnsignedPartial(f) => left(&|a, b| f(a.unsigned(), b.unsigned()).map(C::cut)),
        Compute::Select(_) | Compute::General(_) | Compute::GeneralPartial(_) | Compute::Range => {
            None
        }
    }
}

/// The sum of two.
pub(crate) fn sum<C: Cell>(kind: Numeric, a: C, b: C) -> C {
    match kind {
        Numeric::Number | Numeric::Unsigned => C::cut(a.unsigned().wrapping_add(b.unsigned())),
        Numeric::Float => C::of_float(a.float() + b.float()),
    }
}

/// The lesser of two.
pub(crate) fn min<C: Cell>(kind: Numeric, a: C, b: C) -> C {
    match kind {
        Numeric::Number => C::of(a.signed().min(b.signed())),
        Numeric::Unsigned => a.min(b),
        Numeric::Float => C::of_float(least(a.float(), b.float())),
    }
}

/// The greater of two.
pub(crate) fn max<C: Cell>(kind: Numeric, a: C, b: C) -> C {
    match kind {
        Numeric::Number => C::of(a.signed().max(b.signed())),
        Numeric::Unsigned => a.max(b),
        Numeric::Float => C::of_float(greatest(a.float(), b.float())),
    }
}

/// Formats a float as C++ streams do with all the digits that its width needs (`%.9g`, `%.17g`).
pub(crate) fn format_float<C: Cell>(cell: C) -> String {
    let digits = C::DIGITS as i32;
    let value = cell.float();
    if value.is_nan() {
        return if value.is_sign_negative() { "-nan".into() } else { "nan".into() };
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf".into() } else { "-inf".into() };
    }
    if value == 0.0 {
        return if value.is_sign_negative() { "-0".into() } else { "0".into() };
    }
    let scientific = format!("{:.*e}", C::DIGITS - 1, value);
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let strip = |text: &str| -> String {
        if text.contains('.') {
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            text.to_owned()
        }
    };
    if (-4..digits).contains(&exponent) {
        strip(&format!("{:.*}", (digits - 1 - exponent).max(0) as usize, value))
    } else {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", strip(mantissa), exponent.abs())
    }
}

/// The text of a symbol for messages.
pub(crate) fn shown(symbols: &Symbols, id: u32) -> String {
    String::from_utf8_lossy(symbols.get(id)).into_owned()
}
