//! What all writers of blocks share.

use crate::bits::{Abbreviation, Encoding, char6};

/// The abbreviation of records with a code, whose operands are written so.
pub(crate) fn abbreviation<const N: usize>(code: u32, operands: [Encoding; N]) -> Abbreviation {
    let mut encodings = vec![Encoding::Literal(code.into())];
    encodings.extend(operands);
    Abbreviation::of(encodings)
}

/// How many bits tell `count` numbers apart.
pub(crate) fn bits_for(count: u64) -> u32 {
    u64::BITS - count.saturating_sub(1).leading_zeros()
}

/// How LLVM writes the characters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Characters {
    Six,
    Seven,
    Eight,
}

impl Characters {
    pub(crate) fn of(text: &[u8]) -> Self {
        if char6::fits(text) {
            Self::Six
        } else if text.is_ascii() {
            Self::Seven
        } else {
            Self::Eight
        }
    }

    pub(crate) fn encoding(self) -> Encoding {
        match self {
            Self::Six => Encoding::Char6,
            Self::Seven => Encoding::Fixed(7),
            Self::Eight => Encoding::Fixed(8),
        }
    }
}
