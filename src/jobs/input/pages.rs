//! The file of a Parquet data set, which may be anybody's: what its pages say that they become is looked
//! at before they are unpacked. <https://parquet.apache.org/docs/file-format/data-pages/>

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use parquet::errors::Result;
use parquet::file::reader::{ChunkReader, Length};

/// A file whose pages are looked at.
#[derive(Clone)]
pub struct Pages {
    file: Arc<File>,
    /// What is at the end of the file is read, and pages are all that comes.
    checks: Arc<AtomicBool>,
}

impl Pages {
    pub fn new(file: File) -> Self {
        Self { file: Arc::new(file), checks: Arc::default() }
    }

    /// From now on what is read is the head of a page.
    pub fn check(&self) {
        self.checks.store(true, Ordering::Relaxed);
    }
}

impl Length for Pages {
    fn len(&self) -> u64 {
        Length::len(&*self.file)
    }
}

impl ChunkReader for Pages {
    type T = Head;

    fn get_read(&self, start: u64) -> Result<Head> {
        let file = self.file.get_read(start)?;
        Ok(Head { file, start, is_checked: !self.checks.load(Ordering::Relaxed) })
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        self.file.get_bytes(start, length)
    }
}

/// The head of a page, which is checked when it is read.
pub struct Head {
    file: BufReader<File>,
    start: u64,
    is_checked: bool,
}

impl Read for Head {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if !self.is_checked {
            self.is_checked = true;
            let (plain, packed) = sizes(&mut self.file)?;
            self.file.seek(SeekFrom::Start(self.start))?;
            if plain > system::most_unpacked(packed) {
                return Err(wrong("a page unpacks to more than --max-expansion allows"));
            }
        }
        self.file.read(into)
    }
}

fn wrong(why: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, why)
}

/// How many bytes a page has when it is unpacked, and how many it has, as its head says: a structure in
/// Thrift's compact protocol. Of what stands twice the worse counts.
/// <https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md>
fn sizes(from: &mut impl Read) -> io::Result<(u64, u64)> {
    let (mut plain, mut packed) = (0, u64::MAX);
    let mut id = 0;
    loop {
        let head = byte(from)?;
        if head == 0 {
            break;
        }
        id = match head >> 4 {
            0 => signed(varint(from)?),
            step => id + i64::from(step),
        };
        match (id, head & 0xF) {
            (2, 4..=6) => plain = plain.max(size(signed(varint(from)?))),
            (3, 4..=6) => packed = packed.min(size(signed(varint(from)?))),
            (_, kind) => skip(from, kind, DEEPEST)?,
        }
    }
    Ok((plain, if packed == u64::MAX { 0 } else { packed }))
}

/// Structures are not in one another deeper than this.
const DEEPEST: u32 = 8;

fn size(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

fn byte(from: &mut impl Read) -> io::Result<u8> {
    let mut byte = [0];
    from.read_exact(&mut byte)?;
    Ok(byte[0])
}

fn varint(from: &mut impl Read) -> io::Result<u64> {
    let mut number = 0;
    for place in 0..10 {
        let next = byte(from)?;
        number |= u64::from(next & 0x7F) << (7 * place);
        if next & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(wrong("a number of more than 64 bits"))
}

/// Zigzag: the sign is the last bit.
fn signed(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

fn skip(from: &mut impl Read, kind: u8, depth: u32) -> io::Result<()> {
    let depth = depth.checked_sub(1).ok_or_else(|| wrong("structures without end"))?;
    match kind {
        // A truth has no bytes: it is in the kind.
        1 | 2 => Ok(()),
        3 => byte(from).map(drop),
        4..=6 => varint(from).map(drop),
        7 => copied(from, 8),
        8 => {
            let length = varint(from)?;
            copied(from, length)
        }
        9 | 10 => {
            let head = byte(from)?;
            let count = if head >> 4 == 15 { varint(from)? } else { u64::from(head >> 4) };
            // In lists truths are bytes.
            let kind = if matches!(head & 0xF, 1 | 2) { 3 } else { head & 0xF };
            (0..count).try_for_each(|_| skip(from, kind, depth))
        }
        12 => loop {
            let head = byte(from)?;
            if head == 0 {
                return Ok(());
            }
            if head >> 4 == 0 {
                varint(from)?;
            }
            skip(from, head & 0xF, depth)?;
        },
        _ => Err(wrong("the head of a page is damaged")),
    }
}

fn copied(from: &mut impl Read, length: u64) -> io::Result<()> {
    let copied = io::copy(&mut from.take(length), &mut io::sink())?;
    if copied == length { Ok(()) } else { Err(ErrorKind::UnexpectedEof.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_found_wherever_they_stand() {
        // A page with a structure, a list and a text between.
        let head = [
            0x15, 0x00, 0x15, 0x90, 0x01, 0x15, 0x20, 0x2C, 0x15, 0x02, 0x18, 0x01, b'x', 0x00,
            0x19, 0x21, 0x01, 0x02, 0x00,
        ];
        assert_eq!(sizes(&mut &head[..]).unwrap(), (72, 16));
        // One that says it again in the long form.
        let again = [0x15, 0x00, 0x15, 0x02, 0x15, 0x02, 0x05, 0x04, 0xFE, 0xFF, 0xFF, 0x0F, 0x00];
        assert_eq!(sizes(&mut &again[..]).unwrap(), (0xFF_FFFF, 1));
        for end in 0..head.len() - 1 {
            assert!(sizes(&mut &head[..end]).is_err(), "{end}");
        }
    }
}
