//! Integers of any width as signed decimals, and back. By hand: two loops over words, for which
//! num-bigint and the two crates behind it would be more to know than these are.

/// The largest power of ten in a word, and its number of digits.
const CHUNK: (u64, usize) = (10_000_000_000_000_000_000, 19);

/// The signed decimal of a two's complement number of `bits` bits, lowest word first.
pub fn signed(words: &[u64], bits: u32) -> String {
    if bits == 0 || words.is_empty() {
        return "0".to_owned();
    }
    if let (1..=64, Some(&word)) = (bits, words.first()) {
        let unused = 64 - bits;
        return (((word << unused).cast_signed()) >> unused).to_string();
    }
    let mut rest = words.to_vec();
    let negative = is_negative(&rest, bits);
    if negative {
        negate(&mut rest, bits);
    }
    let mut chunks = Vec::new();
    while rest.iter().any(|&word| word != 0) {
        let mut remainder = 0u128;
        for word in rest.iter_mut().rev() {
            let part = remainder << 64 | u128::from(*word);
            *word = (part / u128::from(CHUNK.0)) as u64;
            remainder = part % u128::from(CHUNK.0);
        }
        while rest.last() == Some(&0) {
            rest.pop();
        }
        chunks.push(remainder as u64);
    }
    let mut text = String::from(if negative { "-" } else { "" });
    match chunks.split_last() {
        None => text.push('0'),
        Some((first, others)) => {
            text.push_str(&first.to_string());
            for chunk in others.iter().rev() {
                text.push_str(&format!("{chunk:0width$}", width = CHUNK.1));
            }
        }
    }
    text
}

/// The two's complement number of `bits` bits, lowest word first, that a signed decimal spells;
/// none if it spells no number or one that needs more bits.
pub fn words(text: &[u8], bits: u32) -> Option<Vec<u64>> {
    let (negative, digits) = match text.strip_prefix(b"-") {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let mut words = vec![0u64; (bits as usize).div_ceil(64)];
    for chunk in digits.chunks(CHUNK.1) {
        let mut carry = 0u64;
        let mut scale = 1u64;
        for digit in chunk {
            carry = carry * 10 + u64::from(digit - b'0');
            scale *= 10;
        }
        for word in &mut words {
            let part = u128::from(*word) * u128::from(scale) + u128::from(carry);
            *word = part as u64;
            carry = (part >> 64) as u64;
        }
        if carry != 0 {
            return None;
        }
    }
    let zero = words.iter().all(|&word| word == 0);
    if has_bits_from(&words, bits) {
        return None;
    }
    if negative {
        negate(&mut words, bits);
    }
    // A number whose sign is not the one that was spelt did not fit.
    (zero || is_negative(&words, bits) == negative).then_some(words)
}

fn is_negative(words: &[u64], bits: u32) -> bool {
    let Some(top) = bits.checked_sub(1) else { return false };
    words.get(top as usize / 64).is_some_and(|word| word >> (top % 64) & 1 == 1)
}

/// Whether a bit of place `bits` or above is set.
fn has_bits_from(words: &[u64], bits: u32) -> bool {
    !bits.is_multiple_of(64) && words.last().is_some_and(|word| word >> (bits % 64) != 0)
}

fn negate(words: &mut [u64], bits: u32) {
    let mut carry = true;
    for word in words.iter_mut() {
        (*word, carry) = (!*word).overflowing_add(carry.into());
    }
    if let (Some(word), 1..) = (words.last_mut(), bits % 64) {
        *word &= (1 << (bits % 64)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_at_every_width() {
        let samples =
            ["0", "1", "-1", "127", "-128", "9223372036854775807", "-9223372036854775808"];
        let wide = [
            "18446744073709551616",
            "-170141183460469231731687303715884105728",
            "170141183460469231731687303715884105727",
            "100000000000000000000000000000000000000",
            "-10000000000000000000000000000000000000",
        ];
        for text in samples {
            for bits in [64, 65, 128, 129, 1000] {
                let number = words(text.as_bytes(), bits).expect(text);
                assert_eq!(signed(&number, bits), text, "{bits} bits");
            }
        }
        for text in wide {
            for bits in [128, 129, 191, 192, 1000] {
                let number = words(text.as_bytes(), bits).expect(text);
                assert_eq!(signed(&number, bits), text, "{bits} bits");
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_no_number() {
        assert_eq!(words(b"-1", 1), Some(vec![1]));
        assert_eq!(words(b"0", 0), Some(vec![]));
        assert_eq!(signed(&[], 0), "0");
        assert_eq!(signed(&[1], 1), "-1");
        for (text, bits) in
            [("1", 1), ("1", 0), ("128", 8), ("-129", 8), ("255", 8), ("9223372036854775808", 64)]
        {
            assert_eq!(words(text.as_bytes(), bits), None, "{text} in {bits} bits");
        }
        for text in ["", "-", "+1", " 1", "1a", "--1"] {
            assert_eq!(words(text.as_bytes(), 64), None, "{text:?}");
        }
        let too_wide = "9".repeat(500);
        assert_eq!(words(too_wide.as_bytes(), 128), None);
    }
}
