//! How text stands in a fact file. Nothing else in the program knows.
//!
//! Soufflé's format has no escapes, so a tab or a line break within a text would break the row.
//! Tab, newline, carriage return, backslash and every byte that is not part of valid UTF-8 are
//! written as a backslash and two uppercase hexadecimal digits, as LLVM does. All else, NUL
//! included, stands as it is.

use std::borrow::Cow;

/// Appends the escaped form of `bytes`.
#[inline]
pub fn escape(bytes: &[u8], out: &mut Vec<u8>) {
    if stands_as_it_is(bytes) {
        out.extend_from_slice(bytes);
    } else {
        escape_slowly(bytes, out);
    }
}

/// The escaped form of `bytes`.
#[inline]
pub fn escaped(bytes: &[u8]) -> Cow<'_, [u8]> {
    if stands_as_it_is(bytes) {
        return Cow::Borrowed(bytes);
    }
    let mut out = Vec::new();
    escape_slowly(bytes, &mut out);
    Cow::Owned(out)
}

#[inline]
fn stands_as_it_is(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| byte.is_ascii() && !is_special(byte))
}

#[inline]
fn is_special(byte: u8) -> bool {
    // One comparison tells most bytes from tab, newline and carriage return.
    (byte < 0x0E && matches!(byte, b'\t' | b'\n' | b'\r')) || byte == b'\\'
}

#[cold]
fn escape_slowly(bytes: &[u8], out: &mut Vec<u8>) {
    for chunk in bytes.utf8_chunks() {
        for &byte in chunk.valid().as_bytes() {
            if is_special(byte) {
                push_hex(byte, out);
            } else {
                out.push(byte);
            }
        }
        for &byte in chunk.invalid() {
            push_hex(byte, out);
        }
    }
}

fn push_hex(byte: u8, out: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.extend_from_slice(&[b'\\', DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
}

/// A text that `escape` does not write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadEscape {
    /// A backslash without two hexadecimal digits after it.
    #[error("a backslash needs two hexadecimal digits after it; a backslash itself is \\5C")]
    Digits,
    /// A character that must be escaped.
    #[error("a carriage return is written \\0D; were the line ends converted?")]
    Raw,
}

/// Appends the bytes that the escaped `text` stands for. Digits of either case are read.
///
/// # Errors
/// When `text` has a bad escape, or a carriage return as it is.
#[inline]
pub fn unescape(text: &[u8], out: &mut Vec<u8>) -> Result<(), BadEscape> {
    let mut rest = text;
    while let Some(at) = memchr::memchr2(b'\\', b'\r', rest) {
        out.extend_from_slice(&rest[..at]);
        let (digits, after) = match &rest[at..] {
            [b'\\', high, low, after @ ..] => ((hex(*high), hex(*low)), after),
            [b'\\', ..] => return Err(BadEscape::Digits),
            _ => return Err(BadEscape::Raw),
        };
        let (Some(high), Some(low)) = digits else { return Err(BadEscape::Digits) };
        out.push(high << 4 | low);
        rest = after;
    }
    out.extend_from_slice(rest);
    Ok(())
}

fn hex(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn escaped(bytes: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        escape(bytes, &mut out);
        out
    }

    fn unescaped(text: &[u8]) -> Result<Vec<u8>, BadEscape> {
        let mut out = Vec::new();
        unescape(text, &mut out).map(|()| out)
    }

    #[test]
    fn only_what_would_break_a_row_is_escaped() {
        for (bytes, text) in [
            (&b""[..], &b""[..]),
            (b"main", b"main"),
            (b"a\tb\nc\rd\\e", b"a\\09b\\0Ac\\0Dd\\5Ce"),
            (b"nul\0 quote\" \x0B\x0C\x01\x7F", b"nul\0 quote\" \x0B\x0C\x01\x7F"),
            ("Grüße\t".as_bytes(), "Grüße\\09".as_bytes()),
            (b"\xFF\xC3", b"\\FF\\C3"),
            (b"\xED\xA0\x80", b"\\ED\\A0\\80"),
        ] {
            assert_eq!(escaped(bytes), text);
            assert_eq!(unescaped(text).as_deref(), Ok(bytes));
        }
    }

    #[test]
    fn a_bad_escape_is_an_error() {
        for text in [&b"\\"[..], b"\\4", b"a\\4g", b"\\\\", b"\\xFF"] {
            assert_eq!(unescaped(text), Err(BadEscape::Digits));
        }
        assert_eq!(unescaped(b"line\r"), Err(BadEscape::Raw));
        assert_eq!(unescaped(b"\\c3"), Ok(vec![0xC3]));
    }

    proptest! {
        #[test]
        fn every_text_comes_back(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let text = escaped(&bytes);
            prop_assert!(!text.iter().any(|b| matches!(b, b'\t' | b'\n' | b'\r')));
            prop_assert!(std::str::from_utf8(&text).is_ok());
            prop_assert_eq!(unescaped(&text), Ok(bytes));
        }

        #[test]
        fn texts_of_special_characters_come_back(text in "[\\\\\t\n\r0-9A-Fé]{0,40}") {
            prop_assert_eq!(unescaped(&escaped(text.as_bytes())), Ok(text.into_bytes()));
        }

        #[test]
        fn no_text_crashes_unescape(text in prop::collection::vec(any::<u8>(), 0..50)) {
            let _ = unescaped(&text);
        }
    }
}
