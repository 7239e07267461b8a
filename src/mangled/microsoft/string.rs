//! Literals: their names hold their beginnings.

use super::{Read, Reader};

/// How many bytes a name holds at most; the compiler writes 32, others were wrong.
const BYTES: usize = 128;

impl Reader<'_> {
    /// What follows `??_C`: the literal as it is in a program, with dots if there is more of it.
    pub fn string(&mut self) -> Read<Vec<u8>> {
        self.need("@_")?;
        let wide = self.eat("1");
        if !wide {
            self.need("0")?;
        }
        let length = self.unsigned()?;
        if length < if wide { 2 } else { 1 } {
            return self.wrong();
        }
        // A checksum.
        self.until_at()?;
        if self.rest().is_empty() {
            return self.wrong();
        }
        let (prefix, units, truncated) =
            if wide { self.wide(length)? } else { self.narrow(length)? };
        let mut text = format!("{prefix}\"").into_bytes();
        units.iter().for_each(|&unit| escape(unit, &mut text));
        text.extend_from_slice(if truncated { b"\"..." } else { b"\"" });
        Ok(text)
    }

    /// Two bytes each, the higher one first.
    fn wide(&mut self, mut length: u64) -> Read<(&'static str, Vec<u32>, bool)> {
        let truncated = length > 64;
        let mut units = Vec::new();
        while !self.eat("@") {
            if self.rest().len() < 2 {
                return self.wrong();
            }
            let high = self.byte()?;
            if self.rest().is_empty() {
                return self.wrong();
            }
            let unit = u32::from(high) << 8 | u32::from(self.byte()?);
            if length != 2 || truncated {
                units.push(unit);
            }
            length = length.wrapping_sub(2);
        }
        Ok(("L", units, truncated))
    }

    /// One, two or four bytes each, which the name does not tell, the lowest first.
    fn narrow(&mut self, length: u64) -> Read<(&'static str, Vec<u32>, bool)> {
        let mut bytes = Vec::new();
        while !self.eat("@") {
            if self.rest().is_empty() || bytes.len() >= BYTES {
                return self.wrong();
            }
            bytes.push(self.byte()?);
        }
        let truncated = length > bytes.len() as u64;
        let size = unit_size(&bytes, length);
        let unit =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |unit, &byte| unit << 8 | u32::from(byte));
        let mut units: Vec<u32> = bytes.chunks_exact(size).map(unit).collect();
        if !truncated {
            // The end of the string.
            units.pop();
        }
        let prefix = match size {
            1 => "",
            2 => "u",
            _ => "U",
        };
        Ok((prefix, units, truncated))
    }

    /// A byte as it is, or after `?`: two digits, a sign, or a letter with its highest bit set.
    fn byte(&mut self) -> Read<u8> {
        if !self.eat("?") {
            return Ok(self.next());
        }
        match self.next() {
            b'$' => match [self.next(), self.next()] {
                [high @ b'A'..=b'P', low @ b'A'..=b'P'] => Ok((high - b'A') << 4 | (low - b'A')),
                _ => self.wrong(),
            },
            digit @ b'0'..=b'9' => Ok(b",/\\:. \n\t'-"[usize::from(digit - b'0')]),
            letter if letter.is_ascii_alphabetic() => Ok(letter | 0x80),
            _ => self.wrong(),
        }
    }
}

/// How many bytes a unit of a string has: what its zeros tell of it.
fn unit_size(bytes: &[u8], length: u64) -> usize {
    if !length.is_multiple_of(2) {
        return 1;
    }
    let (most, some) = if length < 32 {
        // The end of the string is there.
        let zeros = bytes.iter().rev().take_while(|&&byte| byte == 0).count();
        (zeros >= 4, zeros >= 2)
    } else {
        let zeros = bytes.iter().filter(|&&byte| byte == 0).count();
        (zeros >= 2 * bytes.len() / 3, zeros >= bytes.len() / 3)
    };
    match (most && length.is_multiple_of(4), some) {
        (true, _) => 4,
        (_, true) => 2,
        _ => 1,
    }
}

fn escape(unit: u32, text: &mut Vec<u8>) {
    let letter = match unit {
        0 => b'0',
        7 => b'a',
        8 => b'b',
        9 => b't',
        10 => b'n',
        11 => b'v',
        12 => b'f',
        13 => b'r',
        0x22 | 0x27 | 0x5c => unit as u8,
        0x20..0x7f => return text.push(unit as u8),
        _ => {
            let digits = format!("{unit:X}");
            let zero = if digits.len() % 2 == 1 { "0" } else { "" };
            return text.extend_from_slice(format!("\\x{zero}{digits}").as_bytes());
        }
    };
    text.extend_from_slice(&[b'\\', letter]);
}
