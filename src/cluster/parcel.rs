//! What workers send each other.

use timely::Accountable;
use timely::bytes::arc::Bytes;
use timely::communication::Push;
use timely::dataflow::channels::pushers::exchange::Distributor;
use timely::dataflow::channels::{ContainerBytes, Message};
use timely::progress::Stamp;

/// Rows for one worker, all for the same purpose.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parcel {
    /// For whom.
    pub to: u32,
    /// What for: the number has a meaning within a phase.
    pub stage: u32,
    /// The cells of rows, one row after the other.
    pub cells: Vec<u64>,
    /// Texts that cells tell the lengths of.
    pub bytes: Vec<u8>,
}

/// Eight bytes for worker and stage, and as many for either length.
const HEADER: usize = 24;

impl Accountable for Parcel {
    fn record_count(&self) -> i64 {
        i64::from(!self.cells.is_empty())
    }
}

impl ContainerBytes for Parcel {
    fn from_bytes(bytes: Bytes) -> Self {
        let word = |at: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[at * 8..at * 8 + 8]);
            u64::from_le_bytes(word)
        };
        let (whom, cells, texts) = (word(0), word(1) as usize, word(2) as usize);
        let start = HEADER + cells * 8;
        Self {
            to: (whom >> 32) as u32,
            stage: whom as u32,
            cells: (0..cells).map(|at| word(3 + at)).collect(),
            bytes: bytes[start..start + texts].to_vec(),
        }
    }

    fn length_in_bytes(&self) -> usize {
        HEADER + self.cells.len() * 8 + self.bytes.len().next_multiple_of(8)
    }

    fn into_bytes<W: std::io::Write>(&self, writer: &mut W) {
        let whom = u64::from(self.to) << 32 | u64::from(self.stage);
        let head = [whom, self.cells.len() as u64, self.bytes.len() as u64];
        let padding = self.bytes.len().next_multiple_of(8) - self.bytes.len();
        let mut all = Vec::with_capacity(self.length_in_bytes());
        all.extend(head.iter().chain(&self.cells).flat_map(|word| word.to_le_bytes()));
        all.extend_from_slice(&self.bytes);
        all.extend_from_slice(&[0; 8][..padding]);
        // The writer is memory that has the room that was asked for.
        let _ = writer.write_all(&all);
    }
}

/// Takes each parcel to its worker.
pub(crate) struct ToWorker;

impl Distributor<Parcel> for ToWorker {
    fn partition<T: Clone, P: Push<Message<T, Parcel>>>(
        &mut self,
        parcel: &mut Parcel,
        stamp: &Stamp<T>,
        pushers: &mut [P],
    ) {
        let to = parcel.to as usize;
        Message::push_at(parcel, stamp.clone(), &mut pushers[to]);
    }

    fn flush<T: Clone, P: Push<Message<T, Parcel>>>(&mut self, _: &Stamp<T>, _: &mut [P]) {}
}

/// Parcels on their way out of a worker.
#[derive(Debug)]
pub(crate) struct Mail {
    /// Which worker this is.
    pub me: usize,
    /// How many workers there are.
    pub peers: usize,
    /// What is being filled, by worker and stage.
    open: Vec<Vec<Parcel>>,
    /// What is full.
    ready: Vec<Parcel>,
    /// How many bytes went to others.
    pub sent: u64,
}

/// A parcel with so many cells is full.
const FULL: usize = 1 << 13;

/// And one with so many bytes.
const FULL_BYTES: usize = 1 << 16;

impl Mail {
    pub fn new(me: usize, peers: usize) -> Self {
        Self { me, peers, open: vec![Vec::new(); peers], ready: Vec::new(), sent: 0 }
    }

    /// Sends a row, and a text with it.
    pub fn send(&mut self, to: usize, stage: u32, row: &[u64], text: &[u8]) {
        let open = &mut self.open[to];
        if open.len() <= stage as usize {
            open.resize_with(stage as usize + 1, Parcel::default);
        }
        let parcel = &mut open[stage as usize];
        parcel.cells.extend_from_slice(row);
        parcel.bytes.extend_from_slice(text);
        if parcel.cells.len() >= FULL || parcel.bytes.len() >= FULL_BYTES {
            parcel.to = to as u32;
            parcel.stage = stage;
            self.ready.push(std::mem::take(parcel));
        }
    }

    /// Sends all workers one parcel with these cells.
    pub fn whole(&mut self, cells: &[u64]) {
        for to in 0..self.peers {
            let (to, cells) = (to as u32, cells.to_vec());
            self.ready.push(Parcel { to, stage: 0, cells, bytes: Vec::new() });
        }
    }

    /// What there is to be taken away; with what is not full, if `all`.
    pub fn take(&mut self, all: bool) -> Vec<Parcel> {
        if all {
            for (to, open) in self.open.iter_mut().enumerate() {
                for (stage, parcel) in open.iter_mut().enumerate() {
                    if !parcel.cells.is_empty() {
                        parcel.to = to as u32;
                        parcel.stage = stage as u32;
                        self.ready.push(std::mem::take(parcel));
                    }
                }
            }
        }
        for parcel in self.ready.iter().filter(|parcel| parcel.to as usize != self.me) {
            self.sent += parcel.length_in_bytes() as u64;
        }
        std::mem::take(&mut self.ready)
    }
}
