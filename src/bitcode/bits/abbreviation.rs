//! Abbreviations: the shapes of records that are written in fewer bits.

use super::cursor::Ahead;
use super::{BitError, Cursor, Sink, char6};

/// How one operand of a record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Not at all: it is always this number.
    Literal(u64),
    /// In so many bits, at most 32. In none it is zero.
    Fixed(u32),
    /// In pieces of so many bits, 2 to 32. (In pieces of none it is zero.)
    Vbr(u32),
    /// As one of the 64 characters of names.
    Char6,
    /// All operands that are left, their number first; each as the encoding that follows says.
    Array,
    /// Bytes, their number first.
    Blob,
}

/// Why an abbreviation is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AbbreviationError {
    /// It does not even say the code.
    #[error("it has no operands")]
    Empty,
    /// LLVM knows the encodings 1 to 5.
    #[error("encoding {0} is unknown")]
    Unknown(u64),
    /// A field is wider than any number.
    #[error("a field has {0} bits")]
    Width(u64),
    /// An array is followed by one encoding, and nothing follows a blob.
    #[error("an array or a blob is in the wrong place")]
    Misplaced,
    /// The code of the record is in an array or a blob.
    #[error("the code is in an array or a blob")]
    Code,
}

/// The encodings of a record's code and operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbreviation {
    encodings: Vec<Encoding>,
    /// Whether operands can be there without taking bits.
    pub(super) expands: bool,
}

impl Abbreviation {
    /// The abbreviation with these encodings, the code's first.
    ///
    /// # Errors
    /// When no record can be written so.
    pub fn new(encodings: Vec<Encoding>) -> Result<Self, AbbreviationError> {
        let last = encodings.len().checked_sub(1).ok_or(AbbreviationError::Empty)?;
        for (i, encoding) in encodings.iter().enumerate() {
            let width = match *encoding {
                Encoding::Fixed(width) | Encoding::Vbr(width) => width,
                Encoding::Array => {
                    if i + 1 != last {
                        return Err(AbbreviationError::Misplaced);
                    }
                    continue;
                }
                Encoding::Blob => {
                    if i != last || i > 0 && encodings[i - 1] == Encoding::Array {
                        return Err(AbbreviationError::Misplaced);
                    }
                    continue;
                }
                Encoding::Literal(_) | Encoding::Char6 => continue,
            };
            if width > 32 || *encoding == Encoding::Vbr(1) {
                return Err(AbbreviationError::Width(width.into()));
            }
        }
        if matches!(encodings[0], Encoding::Array | Encoding::Blob) {
            return Err(AbbreviationError::Code);
        }
        Ok(Self::of(encodings))
    }

    /// The same of encodings that are known to be right.
    pub(crate) fn of(encodings: Vec<Encoding>) -> Self {
        let free = |encoding: &Encoding| {
            matches!(encoding, Encoding::Literal(_) | Encoding::Fixed(0) | Encoding::Vbr(0))
        };
        let expands = encodings.iter().skip(1).any(free);
        Self { encodings, expands }
    }

    /// The encodings, the code's first.
    pub fn encodings(&self) -> &[Encoding] {
        &self.encodings
    }

    /// Reads a definition, after the number that announces it.
    pub(super) fn read(
        cursor: &mut Cursor<'_>,
    ) -> Result<Result<Self, AbbreviationError>, BitError> {
        let count = cursor.vbr(5)?;
        // Each takes nine bits at least, or four without data.
        if count > cursor.left() / 4 {
            return Err(BitError::End);
        }
        let mut encodings = Vec::new();
        for _ in 0..count {
            if cursor.fixed(1)? == 1 {
                encodings.push(Encoding::Literal(cursor.vbr(8)?));
                continue;
            }
            let encoding = cursor.fixed(3)?;
            encodings.push(match encoding {
                1 | 2 => {
                    let width = cursor.vbr(5)?;
                    let Ok(bits) = u32::try_from(width) else {
                        return Ok(Err(AbbreviationError::Width(width)));
                    };
                    if encoding == 1 { Encoding::Fixed(bits) } else { Encoding::Vbr(bits) }
                }
                3 => Encoding::Array,
                4 => Encoding::Char6,
                5 => Encoding::Blob,
                _ => return Ok(Err(AbbreviationError::Unknown(encoding))),
            });
        }
        Ok(Self::new(encodings))
    }

    /// Writes the definition, after the number that announces it.
    pub(super) fn write(&self, sink: &mut Sink) {
        sink.vbr(self.encodings.len() as u64, 5);
        for encoding in &self.encodings {
            let (code, width) = match *encoding {
                Encoding::Literal(value) => {
                    sink.fixed(1, 1);
                    sink.vbr(value, 8);
                    continue;
                }
                Encoding::Fixed(width) => (1, Some(width)),
                Encoding::Vbr(width) => (2, Some(width)),
                Encoding::Array => (3, None),
                Encoding::Char6 => (4, None),
                Encoding::Blob => (5, None),
            };
            sink.fixed(code << 1, 4);
            if let Some(width) = width {
                sink.vbr(width.into(), 5);
            }
        }
    }
}

impl Encoding {
    /// Reads one operand. Arrays and blobs are none.
    #[inline(always)]
    pub(super) fn read(self, ahead: &mut Ahead<'_, '_>) -> Result<u64, BitError> {
        match self {
            Self::Literal(value) => Ok(value),
            Self::Fixed(width) => ahead.fixed(width),
            Self::Vbr(6) => ahead.vbr6(),
            Self::Vbr(0) | Self::Array | Self::Blob => Ok(0),
            Self::Vbr(width) => ahead.vbr(width),
            Self::Char6 => ahead.cursor().char6().map(u64::from),
        }
    }

    /// The least number of bits that an operand takes.
    pub(super) fn least(self) -> u64 {
        match self {
            Self::Literal(_) => 0,
            Self::Fixed(width) | Self::Vbr(width) => width.into(),
            Self::Char6 | Self::Array | Self::Blob => 6,
        }
    }

    /// Writes one operand; whether it could be.
    pub(super) fn write(self, value: u64, sink: &mut Sink) -> bool {
        match self {
            Self::Literal(literal) => return literal == value,
            Self::Vbr(0) => return value == 0,
            Self::Fixed(width) => {
                if width < 64 && value >> width != 0 {
                    return false;
                }
                sink.fixed(value, width);
            }
            Self::Vbr(width) => sink.vbr(value, width),
            Self::Char6 => match u8::try_from(value).ok().and_then(char6::encode) {
                Some(code) => sink.fixed(code, 6),
                None => return false,
            },
            Self::Array | Self::Blob => return false,
        }
        true
    }
}
