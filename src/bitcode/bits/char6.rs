//! The 64 characters that most names are made of, in six bits each.

const CHARACTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The character of a code; only its six lowest bits count.
#[inline]
pub fn decode(code: u64) -> u8 {
    CHARACTERS[(code & 63) as usize]
}

/// The code of a character, if it has one.
pub fn encode(character: u8) -> Option<u64> {
    let code = match character {
        b'a'..=b'z' => character - b'a',
        b'A'..=b'Z' => character - b'A' + 26,
        b'0'..=b'9' => character - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u64::from(code))
}

/// Whether all of a text has codes.
pub fn fits(text: &[u8]) -> bool {
    text.iter().all(|&character| encode(character).is_some())
}
