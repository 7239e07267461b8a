//! Reading blocks and records. (One file: what walks and what decodes share the state of a block.)

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::entry::{BLOCK, DEFINITION, END, FIRST_ABBREVIATION, UNABBREVIATED};
use super::{Abbreviation, BLOCKINFO, BitError, Cursor, Encoding, SETBID, TOP_WIDTH};
use crate::error::{Error, ErrorKind, Place};

/// How many abbreviations a block may have; LLVM's have 10 at most.
const MOST_ABBREVIATIONS: usize = 1024;
/// How many operands that take no bits a file may have, beyond one for each of its bytes.
const FREE_OPERANDS: u64 = 1 << 20;

/// Abbreviations of all blocks with a certain number, as `BLOCKINFO` blocks tell them.
#[derive(Clone, Debug, Default)]
pub struct BlockInfo {
    abbreviations: FxHashMap<u32, Arc<Vec<Abbreviation>>>,
}

/// The head of a block that was met. It is entered or skipped next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockStart {
    /// The block's number.
    pub id: u32,
    /// The width of what announces entries in it.
    pub width: u32,
    /// Where what announces it begins, in bits from the start of the data.
    pub start: u64,
    /// Where its first entry begins, in bits.
    pub body: u64,
    /// Its length from there, in words of 32 bits.
    pub words: u32,
}

impl BlockStart {
    /// The bit after the block.
    pub fn end(&self) -> u64 {
        self.body + u64::from(self.words) * 32
    }
}

/// What comes next in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A block; [`Reader::enter`] or [`Reader::skip`] goes on.
    Block(BlockStart),
    /// The end of the block that was entered last.
    End,
    /// An abbreviation was defined; the reader keeps it.
    Definition,
    /// A record, [`Reader::record`].
    Record,
}

/// A record: a code and operands.
#[derive(Clone, Copy, Debug)]
pub struct Record<'r> {
    /// What kind of record it is, among those of its block.
    pub code: u32,
    /// Its operands but for a blob.
    pub operands: &'r [u64],
    /// The bytes at its end, if it was written with some.
    pub blob: Option<&'r [u8]>,
    /// The number of the abbreviation that it was written by, if one was.
    pub abbreviation: Option<u32>,
    /// The block and the bit where it begins.
    pub place: Place,
}

#[derive(Debug)]
struct Scope {
    block: Option<u32>,
    width: u32,
    end: u64,
    shared: Option<Arc<Vec<Abbreviation>>>,
    own: Vec<Abbreviation>,
    /// In `BLOCKINFO`: the block that definitions are for.
    described: Option<u32>,
}

impl Scope {
    fn abbreviation(&self, index: usize) -> Option<&Abbreviation> {
        let shared = self.shared.as_deref().map_or(&[][..], Vec::as_slice);
        shared.get(index).or_else(|| self.own.get(index - shared.len()))
    }
}

/// Walks over blocks and records, one after the other.
///
/// Nothing is read beyond the block that it lies in, a block must be as long as it says, and what
/// takes no bits in the file is counted, so that memory stays within a factor of the data.
#[derive(Debug)]
pub struct Reader<'d> {
    cursor: Cursor<'d>,
    /// Shared with the readers that were forked from this one.
    info: Arc<BlockInfo>,
    scope: Scope,
    outer: Vec<Scope>,
    operands: Vec<u64>,
    blob: Option<&'d [u8]>,
    code: u32,
    abbreviation: Option<u32>,
    start: u64,
    free: u64,
    /// Where the data begins in the file that errors speak of, in bits.
    base: u64,
}

impl<'d> Reader<'d> {
    /// A reader of data that lie `base` bytes into a file, at their first bit.
    pub fn new(bytes: &'d [u8], base: u64) -> Self {
        let cursor = Cursor::new(bytes);
        let scope = Scope {
            block: None,
            width: TOP_WIDTH,
            end: cursor.end(),
            shared: None,
            own: Vec::new(),
            described: None,
        };
        Self {
            scope,
            free: FREE_OPERANDS + bytes.len() as u64,
            cursor,
            info: Arc::default(),
            outer: Vec::new(),
            operands: Vec::new(),
            blob: None,
            code: 0,
            abbreviation: None,
            start: 0,
            base: base * 8,
        }
    }

    /// A reader of the same data that knows the same abbreviations, in no block.
    pub fn fork(&self) -> Self {
        let mut reader = Self::new(self.cursor.data(), self.base / 8);
        reader.info = self.info.clone();
        reader
    }

    /// A reader of one block of the data, which was met and skipped before; it is entered.
    ///
    /// # Errors
    /// When the block does not lie in the data.
    pub fn at_block(&self, block: BlockStart) -> Result<Self, Error> {
        let mut reader = self.fork();
        reader.start = block.start;
        reader.free = FREE_OPERANDS.min(u64::from(block.words) * 4);
        reader.enter(block)?;
        Ok(reader)
    }

    /// Goes to a bit of the data; blocks that were entered stay so.
    ///
    /// # Errors
    /// When it lies outside of the block.
    pub fn start_at(&mut self, position: u64) -> Result<(), Error> {
        self.cursor.seek(position).map_err(|error| self.error(error))
    }

    /// The number of the next bit in the data.
    pub fn position(&self) -> u64 {
        self.cursor.position()
    }

    /// How many bits are left in the block.
    pub fn left(&self) -> u64 {
        self.cursor.left()
    }

    /// The width of what announces the next entry.
    pub fn width(&self) -> u32 {
        self.scope.width
    }

    /// Which operand of the record that was read last begins an array of its abbreviation.
    pub fn array(&self) -> Option<usize> {
        let index = (self.abbreviation? as u64).checked_sub(FIRST_ABBREVIATION)? as usize;
        let encodings = self.scope.abbreviation(index)?.encodings();
        encodings[1..].iter().position(|&encoding| encoding == Encoding::Array)
    }

    /// How many blocks were entered and not left.
    pub fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Where the last entry begins.
    pub fn place(&self) -> Place {
        Place { block: self.scope.block, code: None, offset: self.base + self.start }
    }

    /// An error at the last entry.
    pub fn error(&self, kind: impl Into<ErrorKind>) -> Error {
        Error::new(self.place(), kind)
    }

    /// Reads what comes next. At the end of the data outside of blocks there is nothing.
    ///
    /// # Errors
    /// When the data are cut, or no bitstream.
    #[inline]
    pub fn advance(&mut self) -> Result<Entry, Error> {
        self.start = self.cursor.position();
        let id = self.cursor.fixed(self.scope.width).map_err(|error| self.error(error))?;
        if id >= FIRST_ABBREVIATION {
            self.abbreviated(id).map_err(|error| self.error(error))?;
            return Ok(Entry::Record);
        }
        if id == UNABBREVIATED {
            self.unabbreviated().map_err(|error| self.error(error))?;
            self.describe()?;
            return Ok(Entry::Record);
        }
        self.structure(id)
    }

    fn structure(&mut self, id: u64) -> Result<Entry, Error> {
        match id {
            END => {
                self.leave()?;
                Ok(Entry::End)
            }
            BLOCK => Ok(Entry::Block(self.head().map_err(|error| self.error(error))?)),
            DEFINITION => {
                self.define()?;
                Ok(Entry::Definition)
            }
            _ => Err(self.error(ErrorKind::UnknownAbbreviation(id))),
        }
    }

    /// The record that was read last.
    #[inline]
    pub fn record(&self) -> Record<'_> {
        let place = Place {
            block: self.scope.block,
            code: Some(self.code),
            offset: self.base + self.start,
        };
        Record {
            code: self.code,
            operands: &self.operands,
            blob: self.blob,
            abbreviation: self.abbreviation,
            place,
        }
    }

    /// Goes into a block. `BLOCKINFO` takes the place of what one before it said.
    ///
    /// # Errors
    /// When it does not fit into the one around it.
    pub fn enter(&mut self, block: BlockStart) -> Result<(), Error> {
        let scope = Scope {
            block: Some(block.id),
            width: block.width,
            end: block.end(),
            shared: self.info.abbreviations.get(&block.id).cloned(),
            own: Vec::new(),
            described: None,
        };
        let moved = self.cursor.seek(block.body).and_then(|()| self.cursor.limit(scope.end));
        moved.map_err(|_| self.error(ErrorKind::BlockLength))?;
        if block.id == BLOCKINFO {
            // As LLVM does: each such block says all. (A file has one in each of its modules.)
            self.info = Arc::default();
        }
        self.outer.push(std::mem::replace(&mut self.scope, scope));
        Ok(())
    }

    /// Goes on after a block.
    ///
    /// # Errors
    /// When it does not fit into the one around it.
    pub fn skip(&mut self, block: BlockStart) -> Result<(), Error> {
        self.cursor.seek(block.end()).map_err(|_| self.error(ErrorKind::BlockLength))
    }

    fn head(&mut self) -> Result<BlockStart, ErrorKind> {
        let start = self.start;
        let id = self.cursor.vbr(8)?;
        let id = u32::try_from(id).map_err(|_| ErrorKind::UnknownBlock(id))?;
        let width = self.cursor.vbr(4)?;
        if !(2..=32).contains(&width) {
            return Err(ErrorKind::Width(width));
        }
        self.cursor.align32()?;
        let words = self.cursor.fixed(32)? as u32;
        let body = self.cursor.position();
        Ok(BlockStart { id, width: width as u32, start, body, words })
    }

    fn leave(&mut self) -> Result<(), Error> {
        self.cursor.align32().map_err(|error| self.error(error))?;
        if self.cursor.position() != self.scope.end {
            return Err(self.error(ErrorKind::BlockLength));
        }
        let Some(outer) = self.outer.pop() else { return Err(self.error(ErrorKind::NoBlock)) };
        self.cursor.limit(outer.end).map_err(|error| self.error(error))?;
        self.scope = outer;
        Ok(())
    }

    fn define(&mut self) -> Result<(), Error> {
        let read = Abbreviation::read(&mut self.cursor).map_err(|error| self.error(error))?;
        let abbreviation = read.map_err(|error| self.error(error))?;
        let count = if self.scope.block == Some(BLOCKINFO) {
            let described = self.scope.described;
            let block = described.ok_or_else(|| self.error(ErrorKind::NoDescribedBlock))?;
            let all = Arc::make_mut(&mut self.info).abbreviations.entry(block).or_default();
            let all = Arc::make_mut(all);
            all.push(abbreviation);
            all.len()
        } else {
            self.scope.own.push(abbreviation);
            self.scope.own.len()
        };
        if count > MOST_ABBREVIATIONS {
            return Err(self.error(ErrorKind::TooMany("abbreviations")));
        }
        Ok(())
    }

    /// Keeps which block the definitions in `BLOCKINFO` are for.
    #[inline]
    fn describe(&mut self) -> Result<(), Error> {
        if self.scope.block == Some(BLOCKINFO) && self.code == SETBID {
            let id = self.operands.first().and_then(|&id| u32::try_from(id).ok());
            self.scope.described = Some(id.ok_or_else(|| self.error(ErrorKind::NoDescribedBlock))?);
        }
        Ok(())
    }

    fn unabbreviated(&mut self) -> Result<(), ErrorKind> {
        self.abbreviation = None;
        self.blob = None;
        self.operands.clear();
        self.code = code(self.cursor.vbr6()?)?;
        let count = self.cursor.vbr6()?;
        if count > self.cursor.left() / 6 {
            return Err(BitError::End.into());
        }
        self.operands.reserve(count as usize);
        self.cursor.vbr6_list(count, &mut self.operands)?;
        Ok(())
    }

    fn abbreviated(&mut self, id: u64) -> Result<(), ErrorKind> {
        self.blob = None;
        self.operands.clear();
        let index = (id - FIRST_ABBREVIATION) as usize;
        let Some(abbreviation) = self.scope.abbreviation(index) else {
            return Err(ErrorKind::UnknownAbbreviation(id));
        };
        self.abbreviation = Some(id as u32);
        let mut ahead = self.cursor.ahead();
        let encodings = abbreviation.encodings();
        self.code = code(encodings[0].read(&mut ahead)?)?;
        if abbreviation.expands {
            let spent = encodings.len() as u64;
            self.free = self.free.checked_sub(spent).ok_or(ErrorKind::TooMany("free operands"))?;
        }
        let mut rest = encodings[1..].iter();
        while let Some(&encoding) = rest.next() {
            match encoding {
                Encoding::Array => {
                    let Some(&element) = rest.next() else { break };
                    let count = ahead.vbr6()?;
                    let cursor = ahead.cursor();
                    if let Some(most) = cursor.left().checked_div(element.least()) {
                        if count > most {
                            return Err(BitError::End.into());
                        }
                    } else {
                        let left = self.free.checked_sub(count);
                        self.free = left.ok_or(ErrorKind::TooMany("free operands"))?;
                    }
                    match element {
                        Encoding::Char6 => {
                            for _ in 0..count {
                                self.operands.push(cursor.char6()?.into());
                            }
                        }
                        Encoding::Fixed(width) => {
                            for _ in 0..count {
                                self.operands.push(cursor.fixed(width)?);
                            }
                        }
                        Encoding::Vbr(6) => cursor.vbr6_list(count, &mut self.operands)?,
                        _ => {
                            for _ in 0..count {
                                self.operands.push(element.read(&mut ahead)?);
                            }
                        }
                    }
                }
                Encoding::Blob => {
                    let cursor = ahead.cursor();
                    let length = cursor.vbr(6)?;
                    cursor.align32()?;
                    self.blob = Some(cursor.bytes(length)?);
                    cursor.align32()?;
                }
                scalar => self.operands.push(scalar.read(&mut ahead)?),
            }
        }
        Ok(())
    }
}

fn code(code: u64) -> Result<u32, ErrorKind> {
    u32::try_from(code).map_err(|_| ErrorKind::UnknownRecord(code))
}
