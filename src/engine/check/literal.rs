//! Numbers as they are written.

use super::types::Kind;
use crate::functor::integer;
use crate::width::Width;

/// The cell of a number as a program or a fact file writes it: decimal, `0x..` or `0b..`.
pub(crate) fn parse_number(text: &str, kind: Kind, width: Width) -> Option<u64> {
    if kind == Kind::Float {
        return match width {
            Width::Narrow => {
                text.parse::<f32>().ok().filter(|f| f.is_finite()).map(|f| f.to_bits().into())
            }
            Width::Wide => text.parse::<f64>().ok().filter(|f| f.is_finite()).map(f64::to_bits),
        };
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    // One sign is enough.
    if digits.starts_with(['-', '+']) {
        return None;
    }
    let value: i128 = if let Some(hex) = digits.strip_prefix("0x") {
        i128::from_str_radix(hex, 16).ok()?
    } else if let Some(binary) = digits.strip_prefix("0b") {
        i128::from_str_radix(binary, 2).ok()?
    } else {
        digits.parse().ok()?
    };
    let value = if negative { -value } else { value };
    integer(value, kind == Kind::Unsigned, width)
}
