//! The operands of a record, one after the other, each checked.

use crate::bits::{Entry, Reader, Record};
use crate::error::{Error, ErrorKind, Place};
use crate::kinds::Kind;
use crate::span::Span;

/// A record whose operands are taken from the front.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'r> {
    operands: &'r [u64],
    next: usize,
    place: Place,
}

impl<'r> Fields<'r> {
    #[inline]
    pub(crate) fn new(record: &Record<'r>) -> Self {
        Self { operands: record.operands, next: 0, place: record.place }
    }

    /// How many operands there are in all.
    pub(crate) fn count(&self) -> usize {
        self.operands.len()
    }

    /// How many operands were not taken yet.
    #[inline]
    pub(crate) fn left(&self) -> usize {
        self.operands.len() - self.next
    }

    /// An error of the record.
    #[cold]
    pub(crate) fn error(&self, kind: impl Into<ErrorKind>) -> Error {
        Error::new(self.place, kind)
    }

    /// An error of the operand that was taken last.
    #[cold]
    pub(crate) fn unknown(&self, what: &'static str, value: u64) -> Error {
        let operand = self.next.saturating_sub(1);
        self.error(ErrorKind::UnknownValue { operand, what, value })
    }

    #[cold]
    fn missing(&self) -> Error {
        self.error(ErrorKind::MissingOperand(self.next))
    }

    /// A number.
    #[inline]
    pub(crate) fn u64(&mut self) -> Result<u64, Error> {
        let value = *self.operands.get(self.next).ok_or_else(|| self.missing())?;
        self.next += 1;
        Ok(value)
    }

    /// A number of 32 bits.
    #[inline]
    pub(crate) fn u32(&mut self, what: &'static str) -> Result<u32, Error> {
        let value = self.u64()?;
        u32::try_from(value).map_err(|_| self.unknown(what, value))
    }

    /// A number of eight bits.
    #[inline]
    pub(crate) fn u8(&mut self, what: &'static str) -> Result<u8, Error> {
        let value = self.u64()?;
        u8::try_from(value).map_err(|_| self.unknown(what, value))
    }

    /// Yes or no.
    #[inline]
    pub(crate) fn flag(&mut self, what: &'static str) -> Result<bool, Error> {
        match self.u64()? {
            0 => Ok(false),
            1 => Ok(true),
            value => Err(self.unknown(what, value)),
        }
    }

    /// One of a closed set.
    #[inline]
    pub(crate) fn kind<K: Kind>(&mut self) -> Result<K, Error> {
        let code = self.u64()?;
        K::read(code).ok_or_else(|| self.unknown(K::WHAT, code))
    }

    /// The number of one of `count` things.
    #[inline]
    pub(crate) fn index(&mut self, what: &'static str, count: usize) -> Result<u32, Error> {
        let index = self.u64()?;
        self.check(what, index, count)?;
        Ok(index as u32)
    }

    /// The same plus one, or zero for none.
    #[inline]
    pub(crate) fn optional(
        &mut self,
        what: &'static str,
        count: usize,
    ) -> Result<Option<u32>, Error> {
        match self.u64()?.checked_sub(1) {
            None => Ok(None),
            Some(index) => {
                self.check(what, index, count)?;
                Ok(Some(index as u32))
            }
        }
    }

    #[inline]
    pub(crate) fn check(&self, what: &'static str, index: u64, count: usize) -> Result<(), Error> {
        if index < count as u64 { Ok(()) } else { Err(self.range(what, index, count)) }
    }

    #[cold]
    fn range(&self, what: &'static str, index: u64, count: usize) -> Error {
        let (operand, count) = (self.next.saturating_sub(1), count as u64);
        self.error(ErrorKind::OutOfRange { operand, what, index, count })
    }

    /// All operands that are left.
    #[inline]
    pub(crate) fn rest(&mut self) -> &'r [u64] {
        let rest = &self.operands[self.next..];
        self.next = self.operands.len();
        rest
    }

    /// The next `count` operands.
    pub(crate) fn take(&mut self, count: u64) -> Result<&'r [u64], Error> {
        if count > self.left() as u64 {
            return Err(self.error(ErrorKind::MissingOperand(self.operands.len())));
        }
        let taken = &self.operands[self.next..self.next + count as usize];
        self.next += count as usize;
        Ok(taken)
    }

    /// All operands that are left, as bytes.
    pub(crate) fn text(&mut self) -> Result<Vec<u8>, Error> {
        let mut text = Vec::new();
        self.text_into(&mut text)?;
        Ok(text)
    }

    /// The same, added to other texts.
    pub(crate) fn text_into(&mut self, texts: &mut Vec<u8>) -> Result<Span, Error> {
        let count = self.left() as u64;
        self.bytes_into(count, texts)
    }

    /// The next `count` operands as bytes, added to other texts. LLVM writes some texts as signed
    /// characters.
    pub(crate) fn bytes_into(&mut self, count: u64, texts: &mut Vec<u8>) -> Result<Span, Error> {
        let start = texts.len();
        let characters = self.take(count)?;
        texts.reserve(characters.len());
        for &character in characters {
            let byte = character as u8;
            let signed = i64::from(byte as i8);
            let known = [u64::from(byte), signed as u64, u64::from(signed as u32)];
            if !known.contains(&character) {
                return Err(self.unknown("a character", character));
            }
            texts.push(byte);
        }
        Ok(Span::since(start, texts))
    }

    /// Nothing must be left.
    #[inline]
    pub(crate) fn end(&self) -> Result<(), Error> {
        if self.next == self.operands.len() { Ok(()) } else { Err(self.extra()) }
    }

    #[cold]
    fn extra(&self) -> Error {
        let (expected, found) = (self.next, self.operands.len());
        self.error(ErrorKind::ExtraOperands { expected, found })
    }

    /// The record is of a kind that LLVM 15 does not write here.
    #[cold]
    pub(crate) fn unknown_record(&self, code: u32) -> Error {
        self.error(ErrorKind::UnknownRecord(code.into()))
    }
}

/// The characters of a text as LLVM writes them in the records that it fills from `char` by way of
/// `unsigned`: the high ones with their sign, cut to 32 bits.
pub(crate) fn signed32(text: &[u8]) -> impl Iterator<Item = u64> {
    text.iter().map(|&byte| u64::from(i32::from(byte as i8) as u32))
}

/// The same by way of `uint64_t`.
pub(crate) fn signed64(text: &[u8]) -> impl Iterator<Item = u64> {
    text.iter().map(|&byte| i64::from(byte as i8) as u64)
}

/// The characters of a text as they are.
pub(crate) fn unsigned(text: &[u8]) -> impl Iterator<Item = u64> {
    text.iter().map(|&byte| byte.into())
}

/// Gives each record of a block that has nothing else; all of its operands must be taken.
pub(crate) fn records(
    reader: &mut Reader<'_>,
    mut each: impl FnMut(u32, &mut Fields<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    loop {
        match reader.advance()? {
            Entry::End => return Ok(()),
            Entry::Definition => {}
            Entry::Block(block) => {
                return Err(reader.error(ErrorKind::UnknownBlock(block.id.into())));
            }
            Entry::Record => {
                let record = reader.record();
                let mut fields = Fields::new(&record);
                each(record.code, &mut fields)?;
                fields.end()?;
            }
        }
    }
}
