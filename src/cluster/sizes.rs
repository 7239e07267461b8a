//! How many rows relations have on all workers together: all plan alike, since all know the same.

use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

use crate::parcel::{Mail, Parcel};
use crate::phase::Work;
use crate::rows::RowSet;

/// What is known of relations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sizes {
    widths: Vec<usize>,
    rows: Vec<u64>,
    /// About how many different values each column has.
    distinct: Vec<Vec<f64>>,
}

/// So many rows of a worker tell how many different values a column has.
const SAMPLE: usize = 1 << 11;

impl Sizes {
    pub fn width(&self, relation: usize) -> usize {
        self.widths[relation]
    }

    pub fn rows(&self, relation: usize) -> u64 {
        self.rows[relation]
    }

    /// About how many rows have the same values in these columns.
    pub fn matches(&self, relation: usize, columns: &[usize]) -> f64 {
        let rows = self.rows[relation] as f64;
        let values: f64 = columns.iter().map(|&it| self.distinct[relation][it].max(1.0)).product();
        rows / values.clamp(1.0, rows.max(1.0))
    }
}

/// Tells all workers of what this one has.
pub(crate) struct Counting {
    homes: Vec<RowSet>,
    told: bool,
    sizes: Sizes,
    /// Of how many sampled rows how many values are different, by column.
    sampled: Vec<Vec<(u64, u64, u64)>>,
}

impl Counting {
    pub fn new(homes: Vec<RowSet>) -> Self {
        let widths: Vec<usize> = homes.iter().map(|it| it.width).collect();
        let sampled = widths.iter().map(|&width| vec![(0, 0, 0); width]).collect();
        let sizes = Sizes { rows: vec![0; widths.len()], distinct: Vec::new(), widths };
        Self { homes, told: false, sizes, sampled }
    }

    pub fn end(mut self) -> (Vec<RowSet>, Sizes) {
        let rows = self.sizes.rows.clone();
        let guess = |rows: u64, &(sample, different, most): &(u64, u64, u64)| {
            // Where nearly all are different there are more of them among more rows.
            match different * 2 > sample {
                true => rows as f64 * different as f64 / sample.max(1) as f64,
                false => most as f64,
            }
        };
        let of = |(columns, &rows): (&Vec<(u64, u64, u64)>, &u64)| -> Vec<f64> {
            columns.iter().map(|it| guess(rows, it)).collect()
        };
        self.sizes.distinct = self.sampled.iter().zip(&rows).map(of).collect();
        (self.homes, self.sizes)
    }
}

impl Work for Counting {
    fn take(&mut self, parcel: Parcel, _: &mut Mail) {
        let mut cells = parcel.cells.into_iter();
        let mut next = || cells.next().unwrap_or_default();
        for (relation, columns) in self.sampled.iter_mut().enumerate() {
            self.sizes.rows[relation] += next();
            let sample = next();
            for column in columns {
                let different = next();
                *column = (column.0 + sample, column.1 + different, column.2.max(different));
            }
        }
    }

    fn go_on(&mut self, mail: &mut Mail) -> bool {
        if std::mem::replace(&mut self.told, true) {
            return false;
        }
        let mut cells = Vec::new();
        for rows in &self.homes {
            let sample = rows.len().min(SAMPLE);
            cells.extend([rows.len() as u64, sample as u64]);
            for column in 0..rows.width {
                let values = (0..sample).map(|at| rows.row(at)[column]);
                let different: HashSet<u64, FxBuildHasher> = values.collect();
                cells.push(different.len() as u64);
            }
        }
        mail.whole(&cells);
        false
    }
}
