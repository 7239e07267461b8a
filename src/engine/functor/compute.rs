//! Arithmetic of the functors.
//!
//! Sums, products and quotients of narrow floats are computed with `f64` and rounded, which
//! yields the same as rounding once; powers are not.

use crate::width::Width;

/// An argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    Number(i64),
    Unsigned(u64),
    Float(f64),
    Symbol(&'a [u8]),
}

/// A result.
#[derive(Debug)]
pub(crate) enum Output {
    Number(i64),
    Unsigned(u64),
    Float(f64),
    Symbol(Vec<u8>),
}

impl<'a> Value<'a> {
    /// The bytes of a text; a number has none.
    fn bytes(self) -> &'a [u8] {
        match self {
            Value::Symbol(bytes) => bytes,
            Value::Number(_) | Value::Unsigned(_) | Value::Float(_) => b"",
        }
    }
}

pub(super) fn truth(holds: bool) -> u64 {
    u64::from(holds)
}

/// By how many bits a shift goes.
pub(super) fn shift(by: u64, width: Width) -> u32 {
    by as u32 & (width.bits() - 1)
}

pub(super) fn power(a: f64, b: f64, width: Width) -> f64 {
    match width {
        Width::Narrow => (a as f32).powf(b as f32).into(),
        Width::Wide => a.powf(b),
    }
}

/// As `std::min`: the first of equals, and of what does not compare.
pub(crate) fn least(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}

/// As `std::max`: the first of equals, and of what does not compare.
pub(crate) fn greatest(a: f64, b: f64) -> f64 {
    if a < b { b } else { a }
}

/// A float to a signed integer; out of range is the smallest one.
pub(crate) fn truncate(value: f64, width: Width) -> i64 {
    let least = -(2f64.powi(width.bits() as i32 - 1));
    let value = value.trunc();
    if (least..-least).contains(&value) { value as i64 } else { least as i64 }
}

/// A float to an unsigned integer, by way of a signed one of 64 bits.
pub(crate) fn truncate_unsigned(value: f64) -> u64 {
    const HALF: f64 = 9_223_372_036_854_775_808.0;
    if value < HALF {
        truncate(value, Width::Wide) as u64
    } else {
        truncate(value - HALF, Width::Wide) as u64 ^ (1 << 63)
    }
}

/// The bits of an integer, if it has so many.
pub(crate) fn integer(value: i128, unsigned: bool, width: Width) -> Option<u64> {
    let bits = width.bits();
    let least = if unsigned { 0 } else { -(1i128 << (bits - 1)) };
    (least..least + (1i128 << bits)).contains(&value).then_some(value as u64)
}

pub(super) fn concatenation(texts: &[Value<'_>]) -> Output {
    Output::Symbol(texts.iter().flat_map(|text| text.bytes()).copied().collect())
}

pub(super) fn length(text: &[Value<'_>]) -> Output {
    Output::Number(text[0].bytes().len() as i64)
}

/// The part of a text; empty if the start is outside. A negative length is a huge one.
pub(super) fn part(args: &[Value<'_>]) -> Output {
    let [Value::Symbol(text), Value::Number(start), Value::Number(len)] = *args else {
        return Output::Symbol(Vec::new());
    };
    let rest = usize::try_from(start).ok().and_then(|s| text.get(s..)).unwrap_or(b"");
    let len = usize::try_from(len).unwrap_or(usize::MAX).min(rest.len());
    Output::Symbol(rest[..len].to_vec())
}

pub(super) fn show(number: &[Value<'_>]) -> Output {
    Output::Symbol(match number[0] {
        Value::Number(n) => n.to_string().into_bytes(),
        Value::Unsigned(n) => n.to_string().into_bytes(),
        Value::Float(n) if n.is_nan() && n.is_sign_negative() => b"-nan".to_vec(),
        Value::Float(n) if n.is_nan() => b"nan".to_vec(),
        Value::Float(n) => format!("{n:.6}").into_bytes(),
        Value::Symbol(text) => text.to_vec(),
    })
}

pub(super) fn read_number(text: &[Value<'_>], width: Width) -> Result<Output, String> {
    read_integer(text[0].bytes(), false, width).map(|bits| Output::Number(bits as i64))
}

pub(super) fn read_unsigned(text: &[Value<'_>], width: Width) -> Result<Output, String> {
    read_integer(text[0].bytes(), true, width).map(Output::Unsigned)
}

fn no_number(text: &[u8]) -> String {
    format!("{:?} is not a number", String::from_utf8_lossy(text))
}

/// The integer at the start of a text, if it fits.
fn read_integer(bytes: &[u8], unsigned: bool, width: Width) -> Result<u64, String> {
    let read = || {
        let text = std::str::from_utf8(bytes).ok()?.trim_start();
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (radix, digits) = match (rest.strip_prefix("0x"), rest.strip_prefix("0b")) {
            (Some(hex), _) => (16, hex),
            (None, Some(binary)) => (2, binary),
            (None, None) => (10, rest),
        };
        let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
        let value = i128::from_str_radix(&digits[..end], radix).ok()?;
        integer(if negative { -value } else { value }, unsigned, width)
    };
    read().ok_or_else(|| no_number(bytes))
}

/// The float that the longest such start of a text says.
pub(super) fn read_float(text: &[Value<'_>], width: Width) -> Result<Output, String> {
    let bytes = text[0].bytes();
    let read = || {
        let text = std::str::from_utf8(bytes).ok()?.trim_start();
        let parse = |text: &str| match width {
            Width::Narrow => text.parse::<f32>().map(f64::from),
            Width::Wide => text.parse::<f64>(),
        };
        let starts = (1..=text.len()).rev().filter(|&n| text.is_char_boundary(n));
        starts.into_iter().find_map(|n| parse(&text[..n]).ok())
    };
    read().map(Output::Float).ok_or_else(|| no_number(bytes))
}
