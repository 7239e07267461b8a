//! How cells compare, and the texts of floats.

use super::cell::Cell;
use super::values::Symbols;
use crate::check::types::Kind;

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
