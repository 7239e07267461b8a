//! What functions use, met on several threads in the order of one.

use crate::cx::numbering::Locals;
use crate::error::Result;
use crate::number::Numbering;
use crate::resolved::ValueRef;

impl<'m> Numbering<'m> {
    /// Meets what all functions use. What other threads have met is met again here, in the order of
    /// the functions: what is new then is what would have been new without them.
    pub(super) fn all_bodies(&mut self, threads: usize) -> Result<()> {
        let functions = self.functions.all.clone();
        let mut parts = parts(&functions, threads).into_iter();
        let own = parts.next().unwrap_or_default();
        std::thread::scope(|scope| {
            let others: Vec<_> = parts
                .map(|part| {
                    let meet = move || -> Result<Self> {
                        let mut it = Self::new();
                        it.bodies(part)?;
                        Ok(it)
                    };
                    // Without another thread this one does its share, in its turn.
                    (part, system::spawn_deep(scope, meet).ok())
                })
                .collect();
            self.bodies(own)?;
            for (part, thread) in others {
                match thread.map(|thread| thread.join()) {
                    Some(Ok(met)) => self.add(&met?),
                    Some(Err(panic)) => std::panic::resume_unwind(panic),
                    None => self.bodies(part)?,
                }
            }
            Ok(())
        })
    }

    /// Meets what some functions use.
    fn bodies(&mut self, functions: &[ValueRef<'m>]) -> Result<()> {
        let mut locals = Locals::default();
        for &function in functions {
            self.debug_loc_starts.push(self.debug_locs.len() as u32);
            let count = self.body(function, &mut locals)?;
            self.local_counts.push(count);
            self.with_local_operands.push(locals.has_operands());
        }
        Ok(())
    }

    /// Meets what functions use that follow those that are met.
    fn add(&mut self, next: &Self) {
        self.types.meet_again(&next.types);
        self.attribute_sets.meet_again(&next.attribute_sets);
        self.constants.meet_again(&next.constants);
        let places = self.metadata.meet_again(&next.metadata);
        let first = self.debug_locs.len() as u32;
        self.debug_locs.extend(next.debug_locs.iter().map(|&place| places[place as usize]));
        self.debug_loc_starts.extend(next.debug_loc_starts.iter().map(|start| first + start));
        self.local_counts.extend(&next.local_counts);
        self.with_local_operands.extend(&next.with_local_operands);
    }
}

/// How many ids of functions are worth a thread of their own, more or less.
const PART: usize = 20_000;

/// The functions in their order, shared out to threads.
fn parts<'f, 'm>(functions: &'f [ValueRef<'m>], threads: usize) -> Vec<&'f [ValueRef<'m>]> {
    let size = |function: &ValueRef<'m>| function.local_ids().len();
    let all: usize = functions.iter().map(size).sum();
    let share = all / threads.clamp(1, all / PART + 1);
    let mut taken = 0;
    let mut shares = 0;
    let chunks = functions.chunk_by(|before, _| {
        taken += size(before);
        let is_full = taken > (shares + 1) * share;
        shares += usize::from(is_full);
        !is_full
    });
    chunks.collect()
}
