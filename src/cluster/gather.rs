//! Rows on their way: of what is given to their homes, of answers to the first worker.

use crate::parcel::{Mail, Parcel};
use crate::phase::Work;
use crate::rows::{RowSet, hash, owner};

/// Brings given rows home.
pub(crate) struct Giving {
    given: Vec<(usize, Vec<u64>)>,
    next: (usize, usize),
    homes: Vec<RowSet>,
}

/// So many rows are sent before parcels of others are looked at.
const PART: usize = 1 << 14;

impl Giving {
    /// Rows of relations, and of all relations how many columns they have.
    pub fn new(given: Vec<(usize, Vec<u64>)>, widths: &[usize]) -> Self {
        let homes = widths.iter().map(|&width| RowSet::new(width)).collect();
        Self { given, next: (0, 0), homes }
    }

    pub fn end(mut self) -> Vec<RowSet> {
        self.homes.iter_mut().for_each(RowSet::settle);
        self.homes
    }
}

impl Work for Giving {
    fn take(&mut self, parcel: Parcel, _: &mut Mail) {
        let rows = &mut self.homes[parcel.stage as usize];
        let width = rows.width;
        for row in parcel.cells.chunks_exact(width.max(1)) {
            rows.insert(hash(&row[..width]), &row[..width]);
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        let mut budget = PART;
        while let Some((relation, cells)) = self.given.get_mut(self.next.0) {
            let width = self.homes[*relation].width;
            // Rows without cells come as one cell each.
            for row in cells[self.next.1..].chunks_exact(width.max(1)).take(budget) {
                budget -= 1;
                self.next.1 += row.len();
                let found = hash(&row[..width]);
                let to = owner(found, mail.peers);
                match to == mail.me {
                    true => self.homes[*relation].insert(found, &row[..width]),
                    false => mail.send(to, *relation as u32, row, &[]),
                }
            }
            if budget == 0 {
                return true;
            }
            *cells = Vec::new();
            self.next = (self.next.0 + 1, 0);
        }
        false
    }
}

/// Rows that a part of what was asked has answered by itself: the part, the output, of each cell where it
/// ends in the bytes, and these.
#[derive(Clone, Debug, Default)]
pub(crate) struct PartRows {
    pub part: u32,
    pub output: u32,
    pub ends: Vec<u64>,
    pub bytes: Vec<u8>,
}

/// Brings answers to the first worker.
pub(crate) struct Gathering {
    homes: Vec<RowSet>,
    outputs: Vec<usize>,
    next: (usize, usize),
    /// What has come: the cells of each output.
    rows: Vec<Vec<u64>>,
    parts: Vec<PartRows>,
    arrived: Vec<PartRows>,
}

impl Gathering {
    pub fn new(homes: Vec<RowSet>, outputs: &[usize], parts: Vec<PartRows>) -> Self {
        let rows = outputs.iter().map(|_| Vec::new()).collect();
        let outputs = outputs.to_vec();
        Self { homes, outputs, next: (0, 0), rows, parts, arrived: Vec::new() }
    }

    /// The cells of each output, rows without cells as one each, and what parts have answered.
    pub fn end(mut self) -> (Vec<Vec<u64>>, Vec<PartRows>) {
        self.arrived.sort_by_key(|it| (it.part, it.output));
        (self.rows, self.arrived)
    }
}

impl Work for Gathering {
    fn take(&mut self, mut parcel: Parcel, _: &mut Mail) {
        if let Some(rows) = self.rows.get_mut(parcel.stage as usize) {
            rows.append(&mut parcel.cells);
            return;
        }
        let mut cells = parcel.cells.iter().copied();
        let mut start = 0;
        while let (Some(part), Some(output), Some(count)) =
            (cells.next(), cells.next(), cells.next())
        {
            let ends: Vec<u64> = cells.by_ref().take(count as usize).collect();
            let end = start + ends.last().copied().unwrap_or_default() as usize;
            let bytes = parcel.bytes[start..end].to_vec();
            start = end;
            self.arrived.push(PartRows { part: part as u32, output: output as u32, ends, bytes });
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        if let Some(rows) = self.parts.pop() {
            let mut cells = vec![rows.part.into(), rows.output.into(), rows.ends.len() as u64];
            cells.extend(&rows.ends);
            mail.send(0, self.outputs.len() as u32, &cells, &rows.bytes);
            return true;
        }
        let mut budget = PART;
        while let Some(&output) = self.outputs.get(self.next.0) {
            let rows = &mut self.homes[output];
            let end = rows.len().min(self.next.1 + budget);
            for at in self.next.1..end {
                match rows.width {
                    0 => mail.send(0, self.next.0 as u32, &[0], &[]),
                    _ => mail.send(0, self.next.0 as u32, rows.row(at), &[]),
                }
            }
            budget -= end - self.next.1;
            if end < rows.len() {
                self.next.1 = end;
                return true;
            }
            *rows = RowSet::new(rows.width);
            self.next = (self.next.0 + 1, 0);
            if budget == 0 {
                return true;
            }
        }
        false
    }
}
