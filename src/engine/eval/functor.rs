//! What the functions compute, cell by cell, exactly as the reference does with 32 bits: integers
//! wrap, shifts count modulo 32, strings are bytes.

use super::super::check::types::Kind;
use super::super::ir::Fun;
use super::values::Symbols;

/// A function of one or two numbers. `None`: division by zero.
pub(in crate::engine) fn numeric(fun: Fun, kind: Kind, a: u32, b: u32) -> Option<u32> {
    Some(match kind {
        Kind::Float => float(fun, f32::from_bits(a), f32::from_bits(b)),
        Kind::Unsigned => return unsigned(fun, a, b),
        _ => return signed(fun, a as i32, b as i32),
    })
}

fn float(fun: Fun, a: f32, b: f32) -> u32 {
    match fun {
        Fun::Neg => -a,
        Fun::Add => a + b,
        Fun::Sub => a - b,
        Fun::Mul => a * b,
        Fun::Div => a / b,
        Fun::Exp => a.powf(b),
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
        _ => a,
    }
    .to_bits()
}

fn unsigned(fun: Fun, a: u32, b: u32) -> Option<u32> {
    Some(match fun {
        Fun::Neg => a.wrapping_neg(),
        Fun::Bnot => !a,
        Fun::Lnot => u32::from(a == 0),
        Fun::Add => a.wrapping_add(b),
        Fun::Sub => a.wrapping_sub(b),
        Fun::Mul => a.wrapping_mul(b),
        Fun::Div => a.checked_div(b)?,
        Fun::Mod => a.checked_rem(b)?,
        Fun::Exp => f64::from(a).powf(f64::from(b)) as i64 as u32,
        Fun::Band => a & b,
        Fun::Bor => a | b,
        Fun::Bxor => a ^ b,
        Fun::Shl => a << (b & 31),
        Fun::Shr | Fun::Shru => a >> (b & 31),
        Fun::Land => u32::from(a != 0 && b != 0),
        Fun::Lor => u32::from(a != 0 || b != 0),
        Fun::Lxor => u32::from((a != 0) != (b != 0)),
        Fun::Min => a.min(b),
        Fun::Max => a.max(b),
        _ => a,
    })
}

fn signed(fun: Fun, a: i32, b: i32) -> Option<u32> {
    Some(match fun {
        Fun::Neg => a.wrapping_neg() as u32,
        Fun::Add => a.wrapping_add(b) as u32,
        Fun::Sub => a.wrapping_sub(b) as u32,
        Fun::Mul => a.wrapping_mul(b) as u32,
        Fun::Div if b == 0 => return None,
        Fun::Mod if b == 0 => return None,
        Fun::Div => a.wrapping_div(b) as u32,
        Fun::Mod => a.wrapping_rem(b) as u32,
        Fun::Exp => truncate(f64::from(a).powf(f64::from(b))) as u32,
        Fun::Shr => (a >> (b & 31)) as u32,
        Fun::Min => a.min(b) as u32,
        Fun::Max => a.max(b) as u32,
        _ => return unsigned(fun, a as u32, b as u32),
    })
}

/// A float to a signed integer; out of range is the smallest one.
fn truncate(value: f64) -> i32 {
    let value = value.trunc();
    if (-2_147_483_648.0..=2_147_483_647.0).contains(&value) { value as i32 } else { i32::MIN }
}

/// Conversions between numbers.
pub(in crate::engine) fn convert(fun: Fun, from: Kind, cell: u32) -> u32 {
    match (from, fun) {
        (Kind::Float, Fun::ToNumber) => truncate(f64::from(f32::from_bits(cell))) as u32,
        (Kind::Float, Fun::ToUnsigned) => f32::from_bits(cell) as i64 as u32,
        (Kind::Unsigned, Fun::ToFloat) => (cell as f32).to_bits(),
        (Kind::Number, Fun::ToFloat) => (cell as i32 as f32).to_bits(),
        _ => cell,
    }
}

/// The text of a number as `to_string` makes it.
pub(in crate::engine) fn to_text(from: Kind, cell: u32) -> String {
    match from {
        Kind::Float => format!("{:.6}", f32::from_bits(cell)),
        Kind::Unsigned => cell.to_string(),
        _ => (cell as i32).to_string(),
    }
}

/// The number at the start of a text; `None` if there is none or it does not fit.
pub(in crate::engine) fn from_text(fun: Fun, text: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(text).ok()?.trim_start();
    if fun == Fun::ToFloat {
        // The longest prefix that is a number.
        return (1..=text.len())
            .rev()
            .filter(|&n| text.is_char_boundary(n))
            .find_map(|n| text[..n].parse::<f32>().ok())
            .map(f32::to_bits);
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
    let value = i64::from_str_radix(&digits[..end], radix).ok()?;
    let value = if negative { -value } else { value };
    match fun {
        Fun::ToUnsigned => u32::try_from(value).ok(),
        _ => i32::try_from(value).ok().map(|v| v as u32),
    }
}

/// The part of a string; empty if the start is outside.
pub(in crate::engine) fn substr(text: &[u8], start: i32, len: i32) -> &[u8] {
    let Some(rest) = usize::try_from(start).ok().and_then(|s| text.get(s..)) else {
        return b"";
    };
    // A negative length is a huge one.
    &rest[..usize::try_from(len).unwrap_or(usize::MAX).min(rest.len())]
}

/// Orders two cells of a kind.
pub(in crate::engine) fn order(
    kind: Kind,
    a: u32,
    b: u32,
    symbols: impl FnOnce(u32, u32) -> std::cmp::Ordering,
) -> Option<std::cmp::Ordering> {
    match kind {
        Kind::Float => f32::from_bits(a).partial_cmp(&f32::from_bits(b)),
        Kind::Unsigned => Some(a.cmp(&b)),
        Kind::Symbol => Some(if a == b { std::cmp::Ordering::Equal } else { symbols(a, b) }),
        _ => Some((a as i32).cmp(&(b as i32))),
    }
}

/// Formats a float as C++ streams do with nine significant digits (`%.9g`).
#[must_use]
pub fn format_float(value: f32) -> String {
    const DIGITS: i32 = 9;
    let value = f64::from(value);
    if value.is_nan() {
        return if value.is_sign_negative() { "-nan".into() } else { "nan".into() };
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf".into() } else { "-inf".into() };
    }
    if value == 0.0 {
        return if value.is_sign_negative() { "-0".into() } else { "0".into() };
    }
    let scientific = format!("{:.*e}", DIGITS as usize - 1, value);
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let strip = |text: &str| -> String {
        if text.contains('.') {
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            text.to_owned()
        }
    };
    if (-4..DIGITS).contains(&exponent) {
        strip(&format!("{:.*}", (DIGITS - 1 - exponent).max(0) as usize, value))
    } else {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", strip(mantissa), exponent.abs())
    }
}

/// The text of a symbol for messages.
pub(in crate::engine) fn shown(symbols: &Symbols, id: u32) -> String {
    String::from_utf8_lossy(symbols.get(id)).into_owned()
}
