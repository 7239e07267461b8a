//! LLVM's bitstream container: bits, abbreviations, blocks and records, whatever they mean.
//!
//! A file is a magic number and blocks. A block is a number, a length and what is in it: blocks,
//! records, and definitions of abbreviations that its records, or (in block 0, `BLOCKINFO`) those
//! of blocks with a certain number, are written by. A record is a code and operands.

mod abbreviation;
pub mod char6;
mod cursor;
mod reader;
mod sink;
mod writer;

pub use abbreviation::{Abbreviation, AbbreviationError, Encoding};
pub use cursor::{BitError, Cursor};
pub use reader::{BlockInfo, BlockStart, Entry, Reader, Record};
pub use sink::Sink;
pub use writer::{Unwritable, Writer};

/// The block that tells abbreviations of other blocks.
pub const BLOCKINFO: u32 = 0;
/// The width of what announces an entry outside of blocks.
pub const TOP_WIDTH: u32 = 2;

/// What announces entries of a block: numbers from 4 on are abbreviations.
mod entry {
    pub const END: u64 = 0;
    pub const BLOCK: u64 = 1;
    pub const DEFINITION: u64 = 2;
    pub const UNABBREVIATED: u64 = 3;
    pub const FIRST_ABBREVIATION: u64 = 4;
}

/// The record of `BLOCKINFO` that says of which block the definitions after it are.
const SETBID: u32 = 1;
