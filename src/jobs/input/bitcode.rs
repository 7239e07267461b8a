//! As much of the bitstream as it takes to find modules and the version of their writer.
//! <https://llvm.org/docs/BitCodeFormat.html>
//!
//! Nothing is checked here, for LLVM reads the bytes afterwards: what makes no sense counts as one
//! module.

use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;

use super::Pieces;

/// `BC`, 0xC0DE.
const MAGIC: u32 = 0xDEC0_4342;
const WRAPPER: u32 = 0x0B17_C0DE;

const MODULE: u32 = 8;
const IDENTIFICATION: u32 = 13;
const STRTAB: u32 = 23;

/// The modules of a stream, each with the string table that they share, are at most so many times
/// as large as the stream: a forged one has modules of a few bytes and a long table.
const SHARED: u64 = 256;

/// How many operands the abbreviation of an identification may have; LLVM's have three.
const OPERANDS: u64 = 16;

/// Whether bitcode starts so, bare or in a wrapper.
pub fn is_bitcode(head: &[u8]) -> bool {
    word(head, 0).is_some_and(|magic| magic == MAGIC || magic == WRAPPER)
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes(bytes.try_into().ok()?))
}

/// A block at the top.
struct Block {
    id: u32,
    range: Range<u64>,
}

/// Bytes from one magic to the next.
struct Stream {
    range: Range<u64>,
    blocks: Vec<Block>,
    /// Bytes that the last block has too few.
    missing: u64,
}

/// The modules that `range` holds, each as the pieces that are bitcode of this module alone.
/// `All` stands for the whole range.
pub fn modules(from: &mut (impl Read + Seek), range: Range<u64>) -> io::Result<Vec<Pieces>> {
    let streams = streams(from, range.clone(), true)?;
    let mut modules = Vec::new();
    for stream in streams {
        let places: Vec<usize> =
            (0..stream.blocks.len()).filter(|&i| stream.blocks[i].id == MODULE).collect();
        let apart = places.into_iter().map(|place| one_of_many(&stream, place));
        let apart: Vec<Vec<Range<u64>>> = match stream.missing {
            0 => apart.collect(),
            _ => Vec::new(),
        };
        let size = |range: &Range<u64>| range.end - range.start;
        let all: u64 = apart.iter().flatten().map(size).sum();
        if apart.len() < 2 || all > SHARED.saturating_mul(size(&stream.range)) {
            modules.push(Pieces::These(vec![stream.range]));
            continue;
        }
        modules.extend(apart.into_iter().map(Pieces::These));
    }
    match &modules[..] {
        [] => Ok(vec![Pieces::These(vec![range])]),
        _ => Ok(modules),
    }
}

/// A module needs the magic, the identification before it, itself, and the next string table. What
/// it says of offsets counts from the identification.
fn one_of_many(stream: &Stream, place: usize) -> Vec<Range<u64>> {
    let blocks = &stream.blocks;
    let before = place.checked_sub(1).map(|i| &blocks[i]).filter(|b| b.id == IDENTIFICATION);
    let start = before.map_or(blocks[place].range.start, |block| block.range.start);
    let magic = blocks[0].range.start - 4;
    let mut pieces = vec![magic..magic + 4, start..blocks[place].range.end];
    let table = blocks[place..].iter().find(|block| block.id == STRTAB);
    pieces.extend(table.map(|table| table.range.clone()));
    pieces
}

/// `wrapped`: whether there may be wrappers, which are not in one another.
fn streams(
    from: &mut (impl Read + Seek),
    range: Range<u64>,
    wrapped: bool,
) -> io::Result<Vec<Stream>> {
    let mut streams = Vec::new();
    let mut at = range.start;
    while at + 4 <= range.end {
        match read_word(from, at)? {
            WRAPPER if wrapped && at + 20 <= range.end => {
                let inside = u64::from(read_word(from, at + 8)?) + at;
                let end = inside + u64::from(read_word(from, at + 12)?);
                if end > range.end || inside < at + 20 {
                    break;
                }
                streams.extend(self::streams(from, inside..end, false)?);
                at = end;
            }
            MAGIC => {
                let stream = stream(from, at, range.end)?;
                at = stream.range.end;
                streams.push(stream);
            }
            0 => at += 4, // padding
            _ => break,
        }
    }
    // What follows belongs to the last one: LLVM says what it thinks of it.
    if let Some(last) = streams.last_mut().filter(|_| at + 4 <= range.end) {
        last.range.end = range.end;
    }
    Ok(streams)
}

/// The blocks from the magic at `start` to the next magic or whatever is no block.
fn stream(from: &mut (impl Read + Seek), start: u64, end: u64) -> io::Result<Stream> {
    let mut blocks = Vec::new();
    let mut at = start + 4;
    let mut missing = 0;
    while at + 8 <= end {
        let head = read_word(from, at)?;
        // Two bits say that a block begins, eight which; its length in words stands in the next.
        if head & 3 != 1 {
            break;
        }
        let next = at + 8 + 4 * u64::from(read_word(from, at + 4)?);
        missing = next.saturating_sub(end);
        blocks.push(Block { id: head >> 2 & 0xFF, range: at..next.min(end) });
        at = next.min(end);
    }
    Ok(Stream { range: start..at, blocks, missing })
}

fn read_word(from: &mut (impl Read + Seek), at: u64) -> io::Result<u32> {
    let mut word = [0; 4];
    from.seek(SeekFrom::Start(at))?;
    from.read_exact(&mut word)?;
    Ok(u32::from_le_bytes(word))
}

/// How many bytes are missing at the end, if it is known that some are.
pub fn missing(bytes: &[u8]) -> Option<u64> {
    if word(bytes, 0) == Some(WRAPPER) {
        let end = u64::from(word(bytes, 8)?) + u64::from(word(bytes, 12)?);
        return end.checked_sub(bytes.len() as u64).filter(|&n| n > 0);
    }
    let streams = streams(&mut io::Cursor::new(bytes), 0..bytes.len() as u64, true).ok()?;
    streams.last().map(|stream| stream.missing).filter(|&n| n > 0)
}

/// Who wrote the first module, as `LLVM15.0.6`.
pub fn producer(bytes: &[u8]) -> Option<String> {
    let start = match word(bytes, 0)? {
        WRAPPER => word(bytes, 8)? as usize,
        _ => 0,
    };
    let head = word(bytes, start + 4)?;
    if word(bytes, start)? != MAGIC || head & 3 != 1 || head >> 2 & 0xFF != IDENTIFICATION {
        return None;
    }
    let width = head >> 10 & 0xF;
    let words = word(bytes, start + 8)? as usize;
    let body = bytes.get(start + 12..)?;
    identification(&mut Bits { bytes: &body[..body.len().min(words * 4)], at: 0 }, width)
}

/// How an operand is written.
#[derive(Clone, Copy)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Array,
    Char6,
    Blob,
}

/// The string record, number 1, of an identification block.
fn identification(bits: &mut Bits<'_>, width: u32) -> Option<String> {
    let mut abbreviations: Vec<Vec<Encoding>> = Vec::new();
    loop {
        let record = match bits.fixed(width)? {
            0 | 1 => return None, // the end, or a block where there is none
            2 => {
                abbreviations.push(abbreviation(bits)?);
                continue;
            }
            3 => {
                let code = bits.vbr(6)?;
                let n = bits.vbr(6)?;
                let mut record = vec![code];
                for _ in 0..n {
                    record.push(bits.vbr(6)?);
                }
                record
            }
            id => abbreviated(bits, abbreviations.get(usize::try_from(id - 4).ok()?)?)?,
        };
        if let [1, text @ ..] = &record[..] {
            let text: Option<Vec<u8>> = text.iter().map(|&c| u8::try_from(c).ok()).collect();
            return String::from_utf8(text?).ok();
        }
    }
}

fn abbreviation(bits: &mut Bits<'_>) -> Option<Vec<Encoding>> {
    // Without a bound every record could stand for as many operands as there are bits.
    let n = bits.vbr(5).filter(|&n| n <= OPERANDS)?;
    let mut encodings = Vec::new();
    for _ in 0..n {
        encodings.push(if bits.fixed(1)? == 1 {
            Encoding::Literal(bits.vbr(8)?)
        } else {
            match bits.fixed(3)? {
                1 => Encoding::Fixed(u32::try_from(bits.vbr(5)?).ok()?),
                2 => Encoding::Vbr(u32::try_from(bits.vbr(5)?).ok()?),
                3 => Encoding::Array,
                4 => Encoding::Char6,
                5 => Encoding::Blob,
                _ => return None,
            }
        });
    }
    Some(encodings)
}

fn abbreviated(bits: &mut Bits<'_>, encodings: &[Encoding]) -> Option<Vec<u64>> {
    let mut record = Vec::new();
    let mut encodings = encodings.iter();
    while let Some(&encoding) = encodings.next() {
        match encoding {
            Encoding::Blob => return None,
            Encoding::Array => {
                let element = *encodings.next()?;
                // Elements that take no bits would have no end.
                if matches!(element, Encoding::Literal(_) | Encoding::Fixed(0)) {
                    return None;
                }
                for _ in 0..bits.vbr(6)? {
                    record.push(bits.scalar(element)?);
                }
            }
            scalar => record.push(bits.scalar(scalar)?),
        }
    }
    Some(record)
}

/// Reads bits, the lowest of a byte first.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn fixed(&mut self, width: u32) -> Option<u64> {
        if width > 64 {
            return None;
        }
        let mut value = 0;
        for i in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            value |= u64::from(byte >> (self.at % 8) & 1) << i;
            self.at += 1;
        }
        Some(value)
    }

    fn vbr(&mut self, width: u32) -> Option<u64> {
        let more = 1u64.checked_shl(width.checked_sub(1)?)?;
        let (mut value, mut shift) = (0, 0);
        loop {
            let chunk = self.fixed(width)?;
            value |= (chunk & (more - 1)).checked_shl(shift)?;
            if chunk & more == 0 {
                return Some(value);
            }
            shift += width - 1;
        }
    }

    fn scalar(&mut self, encoding: Encoding) -> Option<u64> {
        const CHAR6: &[u8; 64] =
            b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
        match encoding {
            Encoding::Literal(value) => Some(value),
            Encoding::Fixed(width) => self.fixed(width),
            Encoding::Vbr(width) => self.vbr(width),
            Encoding::Char6 => Some(u64::from(CHAR6[self.fixed(6)? as usize])),
            Encoding::Array | Encoding::Blob => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bitcode::bits::Sink;
    use llvm::{Module, Syntax};

    /// Bitcode of an empty module.
    fn empty(source: &str) -> Vec<u8> {
        let text = format!("source_filename = \"{source}\"\n");
        Module::parse(text.as_bytes(), Syntax::Text, "").unwrap().bitcode()
    }

    fn modules_of(bytes: &[u8]) -> Vec<Vec<u8>> {
        let mut cursor = io::Cursor::new(bytes);
        let modules = modules(&mut cursor, 0..bytes.len() as u64).unwrap();
        let bytes = modules.iter().map(|pieces| match pieces {
            Pieces::All => bytes.to_vec(),
            Pieces::These(pieces) => super::super::gather(&mut cursor, pieces).unwrap(),
        });
        bytes.collect()
    }

    #[test]
    fn streams_that_follow_each_other_are_modules() {
        let (a, b) = (empty("a"), empty("a longer name"));
        assert_eq!(modules_of(&a), [&a[..]]);
        assert_eq!(modules_of(&[&a[..], &b].concat()), [&a[..], &b]);
        assert_eq!(modules_of(&[&a[..], &[0; 8], &b].concat()), [&a[..], &b]);
        assert_eq!(modules_of(b"BC\xC0\xDEgarbage"), [b"BC\xC0\xDEgarbage"]);
    }

    #[test]
    fn a_wrapper_is_taken_off() {
        let a = empty("a");
        let mut wrapped = Vec::new();
        for field in [WRAPPER, 0, 20, a.len() as u32, 7] {
            wrapped.extend_from_slice(&field.to_le_bytes());
        }
        wrapped.extend_from_slice(&a);
        assert_eq!(modules_of(&wrapped), [&a[..]]);
        assert_eq!(producer(&wrapped), producer(&a));
        assert_eq!(missing(&wrapped), None);
        assert_eq!(missing(&wrapped[..wrapped.len() - 4]), Some(4));
    }

    #[test]
    fn modules_that_share_a_long_table_are_not_told_apart() {
        let block = |id: u32, words: u32| {
            let head = [1 | id << 2 | 3 << 10, words].map(u32::to_le_bytes).concat();
            [head, vec![0; 4 * words as usize]].concat()
        };
        let stream = |modules: usize, table: u32| {
            let magic = MAGIC.to_le_bytes().to_vec();
            [magic, block(MODULE, 1).repeat(modules), block(STRTAB, table)].concat()
        };
        assert_eq!(modules_of(&stream(200, 1000)).len(), 200);
        let forged = stream(5000, 20_000);
        assert_eq!(modules_of(&forged), [&forged[..]]);
    }

    /// An identification with an abbreviation of these operands, and a record that is written so.
    fn identified(abbreviation: &[Encoding], record: impl Fn(&mut Sink)) -> Vec<u8> {
        let mut bits = Sink::default();
        bits.fixed(2, 3);
        bits.vbr(abbreviation.len() as u64, 5);
        for encoding in abbreviation {
            let (kind, width) = match *encoding {
                Encoding::Literal(value) => {
                    bits.fixed(1, 1);
                    bits.vbr(value, 8);
                    continue;
                }
                Encoding::Fixed(width) => (1, Some(width)),
                Encoding::Vbr(width) => (2, Some(width)),
                Encoding::Array => (3, None),
                Encoding::Char6 => (4, None),
                Encoding::Blob => (5, None),
            };
            bits.fixed(0, 1);
            bits.fixed(kind, 3);
            if let Some(width) = width {
                bits.vbr(width.into(), 5);
            }
        }
        record(&mut bits);
        bits.align32();
        let body = bits.finish();
        let head = [MAGIC, 1 | IDENTIFICATION << 2 | 3 << 10, body.len() as u32 / 4];
        [head.map(u32::to_le_bytes).concat(), body].concat()
    }

    #[test]
    fn an_identification_stands_for_no_more_than_its_bits() {
        let text = [Encoding::Literal(1), Encoding::Array, Encoding::Fixed(8)];
        let llvm = identified(&text, |bits| {
            bits.fixed(4, 3);
            bits.vbr(4, 6);
            b"LLVM".iter().for_each(|&byte| bits.fixed(byte.into(), 8));
        });
        assert_eq!(producer(&llvm).as_deref(), Some("LLVM"));
        for nothing in [Encoding::Literal(65), Encoding::Fixed(0)] {
            let endless = [Encoding::Literal(1), Encoding::Array, nothing];
            let forged = identified(&endless, |bits| {
                bits.fixed(4, 3);
                bits.vbr(1 << 40, 6);
            });
            assert_eq!(producer(&forged), None);
        }
        // Each record of three bits stands for all of these.
        let long = identified(&[Encoding::Literal(2); 100_000], |bits| {
            (0..1_000_000).for_each(|_| bits.fixed(4, 3));
        });
        assert_eq!(producer(&long), None);
    }

    #[test]
    fn whatever_is_cut_off_lacks_something_and_breaks_nothing() {
        let whole = empty("a");
        assert_eq!(missing(&whole), None);
        assert!(missing(&whole[..whole.len() - 4]).is_some_and(|n| n >= 4));
        for end in 0..whole.len() {
            let _ = (producer(&whole[..end]), missing(&whole[..end]), modules_of(&whole[..end]));
        }
    }
}
