//! What all workers have derived, on the first of them.

use std::cmp::Ordering;

use engine::{Flow, Kind};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::gather::PartRows;

/// The rows of outputs.
#[derive(Debug)]
pub struct Answers {
    kinds: Vec<Vec<Kind>>,
    /// The cells of each output; of strings the place among `texts`.
    rows: Vec<Vec<u64>>,
    /// In their order.
    texts: Vec<Box<[u8]>>,
    parts: Vec<PartRows>,
}

impl Answers {
    /// The numbers of the strings in these rows.
    pub(crate) fn symbols(flow: &Flow, rows: &[Vec<u64>]) -> Vec<u64> {
        let mut found = FxHashSet::default();
        for (&output, cells) in flow.outputs.iter().zip(rows) {
            let kinds = &flow.relations[output].kinds;
            for (column, kind) in kinds.iter().enumerate() {
                if *kind == Kind::Symbol {
                    found.extend(cells.iter().skip(column).step_by(kinds.len()));
                }
            }
        }
        found.into_iter().collect()
    }

    pub(crate) fn new(
        flow: &Flow,
        mut rows: Vec<Vec<u64>>,
        texts: FxHashMap<u64, Box<[u8]>>,
        parts: Vec<PartRows>,
    ) -> Self {
        let kinds: Vec<Vec<Kind>> =
            flow.outputs.iter().map(|&it| flow.relations[it].kinds.clone()).collect();
        let mut texts: Vec<(u64, Box<[u8]>)> = texts.into_iter().collect();
        texts.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
        let numbers = texts.iter().enumerate().map(|(place, (number, _))| (*number, place as u64));
        let places: FxHashMap<u64, u64> = numbers.collect();
        for (cells, kinds) in rows.iter_mut().zip(&kinds) {
            for (column, _) in kinds.iter().enumerate().filter(|(_, kind)| **kind == Kind::Symbol) {
                let cells = cells.iter_mut().skip(column).step_by(kinds.len());
                cells.for_each(|cell| *cell = places[cell]);
            }
        }
        let texts = texts.into_iter().map(|(_, text)| text).collect();
        Self { kinds, rows, texts, parts }
    }

    /// Shows the rows that parts answered by themselves, those of the first part first: the output as the
    /// source named it, and the texts of the cells; of rows without cells one that is empty.
    ///
    /// # Errors
    /// What `visit` fails with.
    pub fn of_parts<E>(
        &self,
        widths: impl Fn(u32) -> usize,
        mut visit: impl FnMut(u32, &[&[u8]]) -> Result<(), E>,
    ) -> Result<(), E> {
        for rows in &self.parts {
            let (mut start, mut cells) = (0, Vec::new());
            let width = widths(rows.output);
            for ends in rows.ends.chunks_exact(width.max(1)) {
                cells.clear();
                for &end in &ends[..width] {
                    cells.push(&rows.bytes[start..end as usize]);
                    start = end as usize;
                }
                visit(rows.output, &cells)?;
            }
        }
        Ok(())
    }

    /// Shows the rows of an output of the flow, by its place, in the order of their values.
    ///
    /// # Errors
    /// What `visit` fails with.
    pub fn visit<E>(
        &self,
        output: usize,
        mut visit: impl FnMut(&[&[u8]]) -> Result<(), E>,
    ) -> Result<(), E> {
        let kinds = &self.kinds[output];
        let width = kinds.len();
        let mut rows: Vec<&[u64]> = self.rows[output].chunks_exact(width.max(1)).collect();
        match kinds.iter().all(|kind| matches!(kind, Kind::Symbol | Kind::Unsigned)) {
            true => rows.sort_unstable(),
            false => rows.sort_unstable_by(|a, b| compare(kinds, a, b)),
        }
        let mut texts: Vec<String> = vec![String::new(); width];
        for row in rows {
            for ((text, &cell), &kind) in texts.iter_mut().zip(row).zip(kinds) {
                if kind != Kind::Symbol {
                    text.clear();
                    engine::show(kind, cell, text);
                }
            }
            let cells = texts.iter().zip(row).zip(kinds).map(|((text, &cell), kind)| match kind {
                Kind::Symbol => &*self.texts[cell as usize],
                _ => text.as_bytes(),
            });
            visit(&cells.collect::<Cells<'_>>())?;
        }
        Ok(())
    }
}

type Cells<'a> = smallvec::SmallVec<[&'a [u8]; 8]>;

fn compare(kinds: &[Kind], a: &[u64], b: &[u64]) -> Ordering {
    for ((&kind, &a), &b) in kinds.iter().zip(a).zip(b) {
        let order = match kind {
            _ if a == b => continue,
            Kind::Symbol => a.cmp(&b),
            kind => engine::order(kind, a, b).unwrap_or_else(|| a.cmp(&b)),
        };
        if order.is_ne() {
            return order;
        }
    }
    Ordering::Equal
}
