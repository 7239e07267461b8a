//! What the functions compute, cell by cell, exactly as the reference does: integers wrap, shifts
//! count modulo the width, strings are bytes.
//!
//! Integers are computed with 64 bits and cut; sums, products and quotients of narrow floats are
//! computed with `f64` and rounded, which yields the same as rounding once.

use super::cell::Cell;
use super::values::Symbols;
use crate::check::types::Kind;
use crate::ir::Fun;

/// A function of one or two numbers. `None`: division by zero.
pub(crate) fn numeric<C: Cell>(fun: Fun, kind: Kind, a: C, b: C) -> Option<C> {
    match kind {
        Kind::Float => Some(float(fun, a, b)),
        Kind::Unsigned => unsigned::<C>(fun, a.unsigned(), b.unsigned()).map(C::cut),
        _ => signed::<C>(fun, a, b).map(C::of),
    }
}

fn float<C: Cell>(fun: Fun, x: C, y: C) -> C {
    let (a, b) = (x.float(), y.float());
    C::of_float(match fun {
        Fun::Neg => -a,
        Fun::Add => a + b,
        Fun::Sub => a - b,
        Fun::Mul => a * b,
        Fun::Div => a / b,
        Fun::Exp => return x.power(y),
        // As std::min and std::max: the first of equals, and of what does not compare.
        Fun::Min => {
            if b < a {
                b
            } else {
                a
            }
        }
        Fun::Max => {
            if a < b {
                b
            } else {
                a
            }
        }
        _ => return x,
    })
}

fn unsigned<C: Cell>(fun: Fun, a: u64, b: u64) -> Option<u64> {
    let shift = b & u64::from(C::BITS - 1);
    Some(match fun {
        Fun::Neg => a.wrapping_neg(),
        Fun::Bnot => !a,
        Fun::Lnot => u64::from(a == 0),
        Fun::Add => a.wrapping_add(b),
        Fun::Sub => a.wrapping_sub(b),
        Fun::Mul => a.wrapping_mul(b),
        Fun::Div => a.checked_div(b)?,
        Fun::Mod => a.checked_rem(b)?,
        Fun::Exp => truncate_unsigned((a as f64).powf(b as f64)),
        Fun::Band => a & b,
        Fun::Bor => a | b,
        Fun::Bxor => a ^ b,
        Fun::Shl => a << shift,
        Fun::Shr | Fun::Shru => a >> shift,
        Fun::Land => u64::from(a != 0 && b != 0),
        Fun::Lor => u64::from(a != 0 || b != 0),
        Fun::Lxor => u64::from((a != 0) != (b != 0)),
        Fun::Min => a.min(b),
        Fun::Max => a.max(b),
        _ => a,
    })
}

fn signed<C: Cell>(fun: Fun, x: C, y: C) -> Option<i64> {
    let (a, b) = (x.signed(), y.signed());
    Some(match fun {
        Fun::Neg => a.wrapping_neg(),
        Fun::Add => a.wrapping_add(b),
        Fun::Sub => a.wrapping_sub(b),
        Fun::Mul => a.wrapping_mul(b),
        Fun::Div | Fun::Mod if b == 0 => return None,
        Fun::Div => a.wrapping_div(b),
        Fun::Mod => a.wrapping_rem(b),
        Fun::Exp => truncate::<C>((a as f64).powf(b as f64)),
        Fun::Shr => a >> (b & i64::from(C::BITS - 1)),
        Fun::Min => a.min(b),
        Fun::Max => a.max(b),
        _ => return unsigned::<C>(fun, x.unsigned(), y.unsigned()).map(|v| v as i64),
    })
}

/// A float to a signed integer; out of range is the smallest one.
fn truncate<C: Cell>(value: f64) -> i64 {
    let least = -(2f64.powi(C::BITS as i32 - 1));
    let value = value.trunc();
    if (least..-least).contains(&value) { value as i64 } else { least as i64 }
}

/// A float to an unsigned integer, by way of a signed one of 64 bits.
fn truncate_unsigned(value: f64) -> u64 {
    const HALF: f64 = 9_223_372_036_854_775_808.0;
    if value < HALF {
        truncate::<u64>(value) as u64
    } else {
        truncate::<u64>(value - HALF) as u64 ^ (1 << 63)
    }
}

/// Conversions between numbers.
pub(crate) fn convert<C: Cell>(fun: Fun, from: Kind, cell: C) -> C {
    match (from, fun) {
        (Kind::Float, Fun::ToNumber) => C::of(truncate::<C>(cell.float())),
        (Kind::Float, Fun::ToUnsigned) => C::cut(truncate_unsigned(cell.float())),
        (Kind::Unsigned, Fun::ToFloat) => C::of_float(cell.unsigned() as f64),
        (Kind::Number, Fun::ToFloat) => C::of_float(cell.signed() as f64),
        _ => cell,
    }
}

/// The text of a number as `to_string` makes it.
pub(crate) fn to_text<C: Cell>(from: Kind, cell: C) -> String {
    match from {
        Kind::Float => format!("{:.6}", cell.float()),
        Kind::Unsigned => cell.unsigned().to_string(),
        _ => cell.signed().to_string(),
    }
}

/// The number at the start of a text; `None` if there is none or it does not fit.
pub(crate) fn from_text<C: Cell>(fun: Fun, text: &[u8]) -> Option<C> {
    let text = std::str::from_utf8(text).ok()?.trim_start();
    if fun == Fun::ToFloat {
        // The longest prefix that is a number.
        return (1..=text.len())
            .rev()
            .filter(|&n| text.is_char_boundary(n))
            .find_map(|n| C::parse_float(&text[..n]));
    }
    let (negative, rest) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let (radix, digits) = if let Some(hex) = rest.strip_prefix("0x") {
        (16, hex)
    } else if let Some(binary) = rest.strip_prefix("0b") {
        (2, binary)
    } else {
        (10, rest)
    };
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let value = i128::from_str_radix(&digits[..end], radix).ok()?;
    let value = if negative { -value } else { value };
    integer(value, fun == Fun::ToUnsigned, C::BITS).map(C::cut)
}

/// The bits of an integer, if it has so many.
pub(crate) fn integer(value: i128, unsigned: bool, bits: u32) -> Option<u64> {
    let least = if unsigned { 0 } else { -(1i128 << (bits - 1)) };
    (least..least + (1i128 << bits)).contains(&value).then_some(value as u64)
}

/// The part of a string; empty if the start is outside.
pub(crate) fn substr(text: &[u8], start: i64, len: i64) -> &[u8] {
    let Some(rest) = usize::try_from(start).ok().and_then(|s| text.get(s..)) else {
        return b"";
    };
    // A negative length is a huge one.
    &rest[..usize::try_from(len).unwrap_or(usize::MAX).min(rest.len())]
}

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
        _ => Some(a.signed().cmp(&b.signed())),
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
