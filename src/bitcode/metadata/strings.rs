//! The strings of metadata: one record, whose blob holds their lengths and then their bytes.

use crate::bits::{Cursor, Encoding, Record, Sink, Writer};
use crate::codes::metadata::STRINGS;
use crate::error::{Error, ErrorKind};
use crate::writing::abbreviation;

/// Texts, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strings {
    bytes: Vec<u8>,
    ends: Vec<u32>,
}

impl Strings {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The text with a number.
    pub fn get(&self, index: usize) -> Option<&[u8]> {
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.bytes[start..end])
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// Adds a text; its number. All texts together must be shorter than 4 GiB.
    pub fn push(&mut self, text: &[u8]) -> u32 {
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as u32);
        self.ends.len() as u32 - 1
    }

    pub(crate) fn read(record: &Record<'_>) -> Result<Self, Error> {
        let error = |kind: ErrorKind| Error::new(record.place, kind);
        let &[count, start] = record.operands else {
            return Err(error(ErrorKind::ExtraOperands {
                expected: 2,
                found: record.operands.len(),
            }));
        };
        let blob = record.blob.ok_or_else(|| error(ErrorKind::Missing("blob")))?;
        let lost = || error(ErrorKind::Missing("text of a string"));
        let start = usize::try_from(start).ok().filter(|&start| start <= blob.len());
        let (lengths, texts) = blob.split_at(start.ok_or_else(lost)?);
        // Each length takes six bits at least.
        if count > lengths.len() as u64 * 8 / 6 || texts.len() > u32::MAX as usize {
            return Err(error(ErrorKind::TooMany("strings")));
        }
        let mut cursor = Cursor::new(lengths);
        let mut end = 0;
        let mut ends = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let length = cursor.vbr(6).map_err(|kind| error(kind.into()))?;
            end = length
                .checked_add(end)
                .filter(|&end| end <= texts.len() as u64)
                .ok_or_else(lost)?;
            ends.push(end as u32);
        }
        if end != texts.len() as u64 {
            return Err(error(ErrorKind::Misplaced("there is text that belongs to no string")));
        }
        Ok(Self { bytes: texts.to_vec(), ends })
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        if self.is_empty() {
            return;
        }
        let mut lengths = Sink::default();
        self.iter().for_each(|text| lengths.vbr(text.len() as u64, 6));
        let mut blob = lengths.finish();
        let start = blob.len() as u64;
        blob.extend_from_slice(&self.bytes);
        let (number, offset) = (Encoding::Vbr(6), Encoding::Vbr(6));
        let id = writer.define(abbreviation(STRINGS, [number, offset, Encoding::Blob]));
        writer.abbreviated(id, STRINGS, &[self.len() as u64, start], &blob);
    }
}
