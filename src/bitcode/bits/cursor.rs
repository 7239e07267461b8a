//! Reading bits: fields of a fixed width, of a variable one, words and bytes.

use super::char6;

/// Why bits could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BitError {
    /// The data, or the block, ends before the field does.
    #[error("it ends early")]
    End,
    /// A field of variable width has more than 64 bits.
    #[error("a number has more than 64 bits")]
    TooLong,
    /// Padding up to a word has a bit that is set.
    #[error("the padding is not zero")]
    Padding,
}

/// The highest bits of nine pieces of six bits each.
const MORE: u64 = 0o404_040_404_040_404_040;

/// The number that is in pieces of six bits, so many bits in all.
#[inline]
fn pieces(mut word: u64, width: u64) -> u64 {
    let mut value = word & 31;
    for piece in 1..width / 6 {
        word >>= 6;
        value |= (word & 31) << (5 * piece);
    }
    value
}

/// A place in bytes that are read bit by bit, the lowest bit of a byte first.
#[derive(Clone, Debug)]
pub struct Cursor<'d> {
    bytes: &'d [u8],
    at: u64,
    end: u64,
}

impl<'d> Cursor<'d> {
    /// At the first bit of `bytes`.
    pub fn new(bytes: &'d [u8]) -> Self {
        Self { bytes, at: 0, end: bytes.len() as u64 * 8 }
    }

    /// All that can be read, also before the cursor.
    pub fn data(&self) -> &'d [u8] {
        self.bytes
    }

    /// The number of the next bit.
    #[inline]
    pub fn position(&self) -> u64 {
        self.at
    }

    /// The bit after the last one that may be read.
    pub fn end(&self) -> u64 {
        self.end
    }

    /// How many bits are left.
    #[inline]
    pub fn left(&self) -> u64 {
        self.end - self.at
    }

    /// Allows reading up to the bit `end`, which must lie in the data.
    ///
    /// # Errors
    /// When it lies before the place of the cursor or beyond the data.
    pub fn limit(&mut self, end: u64) -> Result<(), BitError> {
        if end < self.at || end > self.bytes.len() as u64 * 8 {
            return Err(BitError::End);
        }
        self.end = end;
        Ok(())
    }

    /// Goes on reading at the bit `position`.
    ///
    /// # Errors
    /// When it lies beyond what may be read.
    pub fn seek(&mut self, position: u64) -> Result<(), BitError> {
        if position > self.end {
            return Err(BitError::End);
        }
        self.at = position;
        Ok(())
    }

    /// The next bits, at least 57 of them; those beyond the data are zero.
    #[inline(always)]
    fn peek(&self) -> u64 {
        let rest = self.bytes.get((self.at >> 3) as usize..).unwrap_or_default();
        let word = match rest.first_chunk::<8>() {
            Some(word) => u64::from_le_bytes(*word),
            None => rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
        };
        word >> (self.at & 7)
    }

    /// A field of `width` bits; one of no bits is zero.
    ///
    /// # Errors
    /// When fewer are left.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> Result<u64, BitError> {
        if u64::from(width) > self.left() {
            return Err(BitError::End);
        }
        if width <= 57 {
            let value = self.peek() & low(width);
            self.at += u64::from(width);
            return Ok(value);
        }
        let first = self.peek() & low(32);
        self.at += 32;
        let second = self.peek() & low(width - 32);
        self.at += u64::from(width - 32);
        Ok(first | second << 32)
    }

    /// A number in pieces of `width` bits, the highest of which says whether another follows.
    ///
    /// # Errors
    /// When the data ends first, or the number has more than 64 bits.
    #[inline]
    pub fn vbr(&mut self, width: u32) -> Result<u64, BitError> {
        let more = 1 << (width - 1);
        let piece = self.fixed(width)?;
        if piece & more == 0 { Ok(piece) } else { self.vbr_rest(width, piece & (more - 1)) }
    }

    /// A number in pieces of six bits, as most are.
    ///
    /// # Errors
    /// As of [`Self::vbr`].
    #[inline(always)]
    pub fn vbr6(&mut self) -> Result<u64, BitError> {
        let word = self.peek();
        if word & 32 == 0 && self.left() >= 6 {
            self.at += 6;
            return Ok(word & 31);
        }
        self.vbr6_rest(word)
    }

    /// So many numbers in pieces of six bits: as many at a time as the next bits hold.
    ///
    /// # Errors
    /// As of [`Self::vbr`].
    pub fn vbr6_list(&mut self, mut count: u64, list: &mut Vec<u64>) -> Result<(), BitError> {
        while count > 0 {
            let (mut word, all) = (self.peek(), self.left().min(57));
            let mut bits = all;
            while count > 0 {
                // The highest bit of a number's last piece is the first of these that is not set.
                let width = u64::from((!word & MORE).trailing_zeros()) + 1;
                if width > bits {
                    break;
                }
                list.push(pieces(word, width));
                word >>= width;
                bits -= width;
                count -= 1;
            }
            self.at += all - bits;
            if bits == all {
                list.push(self.vbr(6)?);
                count -= 1;
            }
        }
        Ok(())
    }

    fn vbr6_rest(&mut self, word: u64) -> Result<u64, BitError> {
        let width = u64::from((!word & MORE).trailing_zeros()) + 1;
        if width > self.left().min(57) {
            return self.vbr(6);
        }
        self.at += width;
        Ok(pieces(word, width))
    }

    /// Reads the fields of a record.
    #[inline]
    pub(super) fn ahead(&mut self) -> Ahead<'_, 'd> {
        Ahead { cursor: self, word: 0, bits: 0 }
    }

    fn vbr_rest(&mut self, width: u32, mut value: u64) -> Result<u64, BitError> {
        let more = 1 << (width - 1);
        let mut shift = width - 1;
        loop {
            let piece = self.fixed(width)?;
            let bits = piece & (more - 1);
            if shift >= 64 && bits != 0 || shift < 64 && bits << shift >> shift != bits {
                return Err(BitError::TooLong);
            }
            if shift < 64 {
                value |= bits << shift;
            }
            if piece & more == 0 {
                return Ok(value);
            }
            shift += width - 1;
            if shift > 128 {
                return Err(BitError::TooLong);
            }
        }
    }

    /// A character of the 64 that names are made of.
    ///
    /// # Errors
    /// When fewer than six bits are left.
    #[inline]
    pub fn char6(&mut self) -> Result<u8, BitError> {
        Ok(char6::decode(self.fixed(6)?))
    }

    /// Goes on at the next multiple of 32 bits.
    ///
    /// # Errors
    /// When a bit up to there is set, or is not there.
    pub fn align32(&mut self) -> Result<(), BitError> {
        let padding = (32 - self.at % 32) % 32;
        if self.fixed(padding as u32)? != 0 {
            return Err(BitError::Padding);
        }
        Ok(())
    }

    /// The next `length` bytes. The cursor is at a byte's first bit.
    ///
    /// # Errors
    /// When fewer are left.
    pub fn bytes(&mut self, length: u64) -> Result<&'d [u8], BitError> {
        if length > self.left() / 8 {
            return Err(BitError::End);
        }
        let start = (self.at / 8) as usize;
        let bytes = self.bytes.get(start..start + length as usize).ok_or(BitError::End)?;
        self.at += length * 8;
        Ok(bytes)
    }
}

/// Reads short fields, several out of one word of the data.
pub(super) struct Ahead<'c, 'd> {
    cursor: &'c mut Cursor<'d>,
    /// The bits at the cursor, the next one lowest.
    word: u64,
    /// How many of them were looked at.
    bits: u64,
}

impl<'d> Ahead<'_, 'd> {
    /// A field of at most 57 bits.
    ///
    /// # Errors
    /// When fewer are left.
    #[inline(always)]
    pub(super) fn fixed(&mut self, width: u32) -> Result<u64, BitError> {
        let width = u64::from(width);
        if width > self.bits {
            (self.word, self.bits) = (self.cursor.peek(), self.cursor.left().min(57));
            if width > self.bits {
                return Err(BitError::End);
            }
        }
        let value = self.word & ((1 << width) - 1);
        self.skip(width);
        Ok(value)
    }

    #[inline(always)]
    fn skip(&mut self, width: u64) {
        self.word >>= width;
        self.bits -= width;
        self.cursor.at += width;
    }

    /// As [`Cursor::vbr`], in pieces of two to 32 bits.
    ///
    /// # Errors
    /// As of that.
    #[inline(always)]
    pub(super) fn vbr(&mut self, width: u32) -> Result<u64, BitError> {
        let more = 1 << (width - 1);
        let piece = self.fixed(width)?;
        match piece & more {
            0 => Ok(piece),
            _ => self.cursor().vbr_rest(width, piece & (more - 1)),
        }
    }

    /// As [`Cursor::vbr6`].
    ///
    /// # Errors
    /// As of that.
    #[inline(always)]
    pub(super) fn vbr6(&mut self) -> Result<u64, BitError> {
        let width = u64::from((!self.word & MORE).trailing_zeros()) + 1;
        if width > self.bits {
            return self.cursor().vbr6();
        }
        let value = pieces(self.word, width);
        self.skip(width);
        Ok(value)
    }

    /// What may be read otherwise.
    #[inline(always)]
    pub(super) fn cursor(&mut self) -> &mut Cursor<'d> {
        self.bits = 0;
        self.cursor
    }
}

/// A word with the `width` lowest bits set.
#[inline]
fn low(width: u32) -> u64 {
    u64::MAX.checked_shr(64 - width).unwrap_or(0)
}
