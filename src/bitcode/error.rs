//! What is wrong with bitcode, and where.

use std::fmt;

use crate::bits::{AbbreviationError, BitError, Unwritable};
use crate::codes;

/// A place in a file of bitcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the block; none outside of blocks.
    pub block: Option<u32>,
    /// The code of the record, if it is about one.
    pub code: Option<u32>,
    /// Where the entry begins, in bits from the start of the file.
    pub offset: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.block, self.code) {
            (None, _) => write!(f, "outside of blocks")?,
            (Some(block), None) => write!(f, "{}", codes::block_label(block))?,
            (Some(block), Some(code)) => {
                write!(f, "{}, {}", codes::block_label(block), codes::record_label(block, code))?;
            }
        }
        write!(f, " at byte {}, bit {}", self.offset / 8, self.offset % 8)
    }
}

/// Why bitcode was not read: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", .0.place, .0.kind)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    place: Place,
    kind: ErrorKind,
}

impl Error {
    /// An error of what begins at a place.
    #[cold]
    pub fn new(place: Place, kind: impl Into<ErrorKind>) -> Self {
        Self(Box::new(Inner { place, kind: kind.into() }))
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        self.0.place
    }

    /// What it is.
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }
}

/// What is wrong with bitcode.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Bits are missing or wrong.
    #[error(transparent)]
    Bits(#[from] BitError),
    /// An abbreviation is none.
    #[error("an abbreviation is wrong: {0}")]
    Abbreviation(#[from] AbbreviationError),
    /// A record is written by an abbreviation that the block does not have.
    #[error("there is no abbreviation {0} in this block")]
    UnknownAbbreviation(u64),
    /// Entries of a block would be announced by too few or too many bits.
    #[error("entries of a block are announced by 2 to 32 bits, not {0}")]
    Width(u64),
    /// A block is longer than the one around it, or ends elsewhere than it says.
    #[error("the length of a block is wrong")]
    BlockLength,
    /// The end of a block outside of all blocks.
    #[error("a block ends where none began")]
    NoBlock,
    /// `BLOCKINFO` defines an abbreviation before it says for which block.
    #[error("an abbreviation is defined for no block")]
    NoDescribedBlock,
    /// More of something than the reader takes.
    #[error("there are too many {0}")]
    TooMany(&'static str),
    /// The file does not begin like bitcode.
    #[error("this is no bitcode: it does not begin with 'BC' C0DE")]
    Magic,
    /// The wrapper around bitcode does not describe it.
    #[error("the wrapper's offset and size do not lie in the file")]
    Wrapper,
    /// A block that LLVM 15 does not write here.
    #[error("block {} is unknown here", codes::block_label_wide(*.0))]
    UnknownBlock(u64),
    /// A record that LLVM 15 does not write here.
    #[error("a record of code {0} is unknown here")]
    UnknownRecord(u64),
    /// A block or record where LLVM 15 writes none, or a second one.
    #[error("{0}")]
    Misplaced(&'static str),
    /// Something that must be there is not.
    #[error("there is no {0}")]
    Missing(&'static str),
    /// A record is too short.
    #[error("operand {0} is missing")]
    MissingOperand(usize),
    /// A record is too long.
    #[error("there are {found} operands, where {expected} are known")]
    ExtraOperands {
        /// How many LLVM 15 writes.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An operand refers to something that is not there.
    #[error("operand {operand} is {what} {index}, but there are {count}")]
    OutOfRange {
        /// The operand, from 0; after the last one if it is about the record as a whole.
        operand: usize,
        /// What it refers to.
        what: &'static str,
        /// Its value.
        index: u64,
        /// How many of these there are.
        count: u64,
    },
    /// An operand has a value that LLVM 15 does not write.
    #[error("operand {operand}, {what}, is {value}, which is unknown")]
    UnknownValue {
        /// The operand, from 0.
        operand: usize,
        /// What it means.
        what: &'static str,
        /// Its value.
        value: u64,
    },
    /// An operand has a type that the record cannot have.
    #[error("{0}")]
    Type(&'static str),
    /// Something contains itself.
    #[error("a {0} contains itself")]
    Cycle(&'static str),
    /// The model would take much more memory than the file.
    #[error("it would take more than {0} bytes, out of proportion to the file")]
    Memory(u64),
}

/// Why a module was not written: it refers to what is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// A record has an operand that does not fit.
    #[error(transparent)]
    Record(#[from] Unwritable),
    /// An instruction refers to a value, a call, a location or a type that is not there.
    #[error("instruction {instruction} of the function that is value {function} cannot be written")]
    Instruction {
        /// The function.
        function: u32,
        /// The instruction's place in its body.
        instruction: u32,
    },
    /// There are more or fewer bodies than functions with a body.
    #[error("{bodies} bodies are there for {functions} functions")]
    Bodies {
        /// How many functions have a body.
        functions: usize,
        /// How many bodies there are.
        bodies: usize,
    },
}
