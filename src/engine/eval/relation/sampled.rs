//! How many values columns have: what a plan starts from.

use crate::eval::cell::Cell;
use crate::eval::index::mix;
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many different values columns were found to have together: rules ask again and again.
#[derive(Debug, Default)]
pub(super) struct Samples(Mutex<Vec<Sampled>>);

#[derive(Debug)]
struct Sampled {
    columns: Box<[usize]>,
    /// When there were so many rows.
    len: usize,
    values: f64,
}

impl Samples {
    /// About how many different values the columns have together, from a sample of these rows.
    pub fn distinct<C: Cell>(&self, cells: &[C], arity: usize, columns: &[usize]) -> f64 {
        let len = cells.len() / arity;
        let is_known = |it: &&mut Sampled| *it.columns == *columns;
        if let Some(known) = self.all().iter_mut().find(is_known).filter(|it| it.len == len) {
            return known.values;
        }
        // Nobody waits meanwhile: at worst two threads look at the same rows.
        let values = sample(cells, arity, columns);
        let mut all = self.all();
        match all.iter_mut().find(is_known) {
            Some(known) => (known.len, known.values) = (len, values),
            None => all.push(Sampled { columns: columns.into(), len, values }),
        }
        values
    }

    fn all(&self) -> MutexGuard<'_, Vec<Sampled>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn sample<C: Cell>(cells: &[C], arity: usize, columns: &[usize]) -> f64 {
    const SAMPLE: usize = 2048;
    let len = cells.len() / arity;
    let step = (len / SAMPLE).max(1);
    let mut seen = FxHashSet::with_capacity_and_hasher(len.min(2 * SAMPLE), FxBuildHasher);
    let mut count = 0usize;
    for row in cells.chunks_exact(arity).step_by(step) {
        seen.insert(columns.iter().fold(0, |hash, &column| mix(hash, row[column])));
        count += 1;
    }
    let found = seen.len() as f64;
    let share = found / count as f64;
    // Few different values in the sample: these are all. Else they go on like that.
    if share < 0.3 { found } else { share * len as f64 }
}
