//! Strings as numbers that are the same on all workers.
//!
//! A string belongs to the worker that its hash says, which numbers what it has; so no table of strings
//! is on all machines, and no two strings are taken for one.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::parcel::{Mail, Parcel};
use crate::phase::Work;
use crate::rows::owner;

/// Different strings, numbered as they came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Texts {
    bytes: Vec<u8>,
    ends: Vec<usize>,
    table: HashTable<u32>,
}

/// Which worker has a string.
fn whose(text: &[u8], peers: usize) -> usize {
    let mut word = [0; 8];
    word.copy_from_slice(&blake3::hash(text).as_bytes()[..8]);
    owner(u64::from_le_bytes(word), peers)
}

fn mix(text: &[u8]) -> u64 {
    FxBuildHasher.hash_one(text)
}

impl Texts {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, at: usize) -> &[u8] {
        Self::of(&self.bytes, &self.ends, at)
    }

    fn of<'a>(bytes: &'a [u8], ends: &[usize], at: usize) -> &'a [u8] {
        let start = at.checked_sub(1).map_or(0, |before| ends[before]);
        &bytes[start..ends[at]]
    }

    /// All bytes, and where in them each string ends.
    pub fn parts(&self) -> (&[u8], &[usize]) {
        (&self.bytes, &self.ends)
    }

    /// Strings that are only read.
    pub fn of_parts(bytes: Vec<u8>, ends: Vec<usize>) -> Self {
        Self { bytes, ends, table: HashTable::new() }
    }

    pub fn number(&mut self, text: &[u8]) -> usize {
        let Self { bytes, ends, table } = self;
        let entry = table.entry(
            mix(text),
            |&at| Self::of(bytes, ends, at as usize) == text,
            |&at| mix(Self::of(bytes, ends, at as usize)),
        );
        match entry {
            hashbrown::hash_table::Entry::Occupied(entry) => *entry.get() as usize,
            hashbrown::hash_table::Entry::Vacant(entry) => {
                entry.insert(ends.len() as u32);
                bytes.extend_from_slice(text);
                ends.push(bytes.len());
                ends.len() - 1
            }
        }
    }
}

/// Asks for the numbers of all strings of this worker.
pub(crate) struct Numbering {
    own: Texts,
    /// The numbers of these.
    numbers: Vec<u64>,
    next: usize,
    /// The strings that belong to this worker.
    kept: Texts,
}

const ASK: u32 = 0;
const ANSWER: u32 = 1;

/// So many strings are asked for before parcels of others are looked at.
const PART: usize = 1 << 12;

impl Numbering {
    pub fn new(own: Texts) -> Self {
        let numbers = vec![0; own.len()];
        Self { own, numbers, next: 0, kept: Texts::default() }
    }

    /// The numbers, and the strings that are kept here.
    pub fn end(self) -> (Vec<u64>, Texts) {
        (self.numbers, self.kept)
    }
}

impl Work for Numbering {
    fn take(&mut self, parcel: Parcel, mail: &mut Mail) {
        if parcel.stage == ANSWER {
            for pair in parcel.cells.chunks_exact(2) {
                self.numbers[pair[0] as usize] = pair[1];
            }
            return;
        }
        let mut start = 0;
        for asked in parcel.cells.chunks_exact(3) {
            let end = start + asked[2] as usize;
            let number = self.kept.number(&parcel.bytes[start..end]);
            start = end;
            let whole = number as u64 * mail.peers as u64 + mail.me as u64;
            mail.send(asked[0] as usize, ANSWER, &[asked[1], whole], &[]);
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        let end = self.own.len().min(self.next + PART);
        for at in self.next..end {
            let text = self.own.get(at);
            let to = whose(text, mail.peers);
            mail.send(to, ASK, &[mail.me as u64, at as u64, text.len() as u64], text);
        }
        self.next = end;
        end < self.own.len()
    }
}

/// Asks for the strings that numbers stand for.
pub(crate) struct Reading {
    kept: Texts,
    wanted: Vec<u64>,
    next: usize,
    texts: FxHashMap<u64, Box<[u8]>>,
}

impl Reading {
    pub fn new(kept: Texts, wanted: Vec<u64>) -> Self {
        Self { kept, wanted, next: 0, texts: FxHashMap::default() }
    }

    pub fn end(self) -> FxHashMap<u64, Box<[u8]>> {
        self.texts
    }
}

impl Work for Reading {
    fn take(&mut self, parcel: Parcel, mail: &mut Mail) {
        let mut start = 0;
        for pair in parcel.cells.chunks_exact(2) {
            if parcel.stage == ASK {
                let text = self.kept.get(pair[1] as usize / mail.peers);
                mail.send(pair[0] as usize, ANSWER, &[pair[1], text.len() as u64], text);
            } else {
                let end = start + pair[1] as usize;
                self.texts.insert(pair[0], parcel.bytes[start..end].into());
                start = end;
            }
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        let end = self.wanted.len().min(self.next + PART);
        for &number in &self.wanted[self.next..end] {
            let to = number % mail.peers as u64;
            mail.send(to as usize, ASK, &[mail.me as u64, number], &[]);
        }
        self.next = end;
        end < self.wanted.len()
    }
}
