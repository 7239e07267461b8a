//! What is around the blocks of a file: the magic number, and the wrapper of Apple's linkers.

use crate::bits::{BitError, Reader};
use crate::error::{Error, ErrorKind, Place};

/// The number that bitcode begins with: `BC`, 0xC0DE.
pub const MAGIC: [u8; 4] = *b"BC\xc0\xde";
/// The number that a wrapper begins with, in the order of its bytes.
pub const WRAPPER_MAGIC: [u8; 4] = 0x0b17_c0de_u32.to_le_bytes();
/// How long the wrapper is that LLVM writes.
pub const WRAPPER_SIZE: usize = 20;

/// A wrapper around bitcode, as LLVM writes it for Apple's targets. (Where the bitcode begins, and how long it is, it
/// says as well: that follows from the file.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrapper {
    /// Its version, 0.
    pub version: u32,
    /// The processor, as Mach-O numbers them.
    pub cpu: u32,
}

/// The bitcode of a file, without what is around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Container<'d> {
    /// The wrapper, if there is one.
    pub wrapper: Option<Wrapper>,
    /// All of it, the magic number at the start.
    pub bytes: &'d [u8],
    /// Where it begins in the file, in bytes.
    pub base: u64,
}

impl<'d> Container<'d> {
    pub(crate) fn of(file: &'d [u8]) -> Result<Self, Error> {
        let error = |kind| Error::new(Place { block: None, code: None, offset: 0 }, kind);
        let word = |at: usize| {
            let bytes = file.get(at..).and_then(|rest| rest.first_chunk::<4>());
            bytes.map(|bytes| u32::from_le_bytes(*bytes)).ok_or_else(|| error(BitError::End.into()))
        };
        let mut container = Self { wrapper: None, bytes: file, base: 0 };
        if file.starts_with(&WRAPPER_MAGIC) {
            let wrapper = Wrapper { version: word(4)?, cpu: word(16)? };
            let (start, size) = (word(8)? as usize, word(12)? as usize);
            let bytes = file.get(start..).and_then(|rest| rest.get(..size));
            container.bytes = bytes.ok_or_else(|| error(ErrorKind::Wrapper))?;
            container.base = start as u64;
            container.wrapper = Some(wrapper);
        }
        if !container.bytes.starts_with(&MAGIC) {
            return Err(error(ErrorKind::Magic));
        }
        Ok(container)
    }

    /// A reader of the blocks. Its data begin with the magic number, as LLVM counts offsets.
    pub(crate) fn reader(&self) -> Result<Reader<'d>, Error> {
        let mut reader = Reader::new(self.bytes, self.base);
        reader.start_at(32)?;
        Ok(reader)
    }
}
