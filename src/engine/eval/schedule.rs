//! Which strata may begin, and how long rows are needed.

use crate::ir::{Checked, Lit, RelId, Stratum};
use crate::syntax::ast::DirectiveKind;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// All relations that a body reads.
pub(super) fn read_by(body: &[Lit], see: &mut impl FnMut(RelId)) {
    for lit in body {
        match lit {
            Lit::Atom(r, _) | Lit::Not(r, _) => see(*r),
            Lit::Aggregate(_, _, _, _, inner) => read_by(inner, see),
            _ => {}
        }
    }
}

/// The strata that are left, by what they wait for: those whose rules read what it makes wait for a
/// stratum.
pub(super) struct Schedule {
    /// Per stratum, how many others have to end first.
    waits: Vec<usize>,
    /// Per stratum, which ones wait for it.
    waiting: Vec<Vec<usize>>,
    /// Those that wait for none.
    ready: BinaryHeap<Reverse<usize>>,
    /// How many have ended.
    pub ended: usize,
}

impl Schedule {
    pub fn new(program: &Checked) -> Self {
        let strata = &program.strata;
        let mut maker = vec![None; program.relations.len()];
        for (number, stratum) in strata.iter().enumerate() {
            stratum.relations.iter().for_each(|&r| maker[r] = Some(number));
        }
        let mut waiting = vec![Vec::new(); strata.len()];
        let wait = |(number, stratum): (usize, &Stratum)| {
            let mut others = Vec::new();
            for &rule in &stratum.rules {
                read_by(&program.rules[rule].body, &mut |r| others.extend(maker[r]));
            }
            others.sort_unstable();
            others.dedup();
            others.retain(|&other| other != number);
            others.iter().for_each(|&other| waiting[other].push(number));
            others.len()
        };
        let waits: Vec<usize> = strata.iter().enumerate().map(wait).collect();
        let ready = (0..strata.len()).filter(|&it| waits[it] == 0).map(Reverse).collect();
        Schedule { waits, waiting, ready, ended: 0 }
    }

    /// The first stratum that may begin, if there is one now. It is not told again.
    pub fn next(&mut self) -> Option<usize> {
        self.ready.pop().map(|Reverse(number)| number)
    }

    /// The stratum has ended.
    pub fn end(&mut self, number: usize) {
        self.ended += 1;
        for other in std::mem::take(&mut self.waiting[number]) {
            self.waits[other] -= 1;
            if self.waits[other] == 0 {
                self.ready.push(Reverse(other));
            }
        }
    }
}

/// How many strata still use the rows of each relation, and what is asked of it after the run.
pub(super) struct Uses {
    left: Vec<usize>,
    asked: Vec<Asked>,
}

/// What is asked of a relation after the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Asked {
    Nothing,
    /// How many rows there are.
    Number,
    Rows,
}

/// What a stratum uses: what only its rules that run once read, and what is used until it ends.
pub(super) struct Used {
    pub once: Vec<RelId>,
    pub later: Vec<RelId>,
}

impl Used {
    pub fn by(program: &Checked, stratum: &Stratum) -> Self {
        let mut used = Used { once: Vec::new(), later: stratum.relations.clone() };
        for &rule in &stratum.rules {
            let it = &program.rules[rule];
            let reads_own =
                |lit: &Lit| matches!(lit, Lit::Atom(r, _) if stratum.relations.contains(r));
            let again = it.subsumes || it.body.iter().any(reads_own);
            let list = if again { &mut used.later } else { &mut used.once };
            read_by(&it.body, &mut |r| list.push(r));
        }
        for list in [&mut used.once, &mut used.later] {
            list.sort_unstable();
            list.dedup();
        }
        used.once.retain(|r| used.later.binary_search(r).is_err());
        used
    }
}

impl Uses {
    pub fn of(program: &Checked) -> Self {
        let mut left = vec![0; program.relations.len()];
        for stratum in &program.strata {
            let Used { once, later } = Used::by(program, stratum);
            once.into_iter().chain(later).for_each(|r| left[r] += 1);
        }
        let mut asked = vec![Asked::Nothing; program.relations.len()];
        for io in &program.io {
            let of = match io.kind {
                DirectiveKind::Input | DirectiveKind::Limitsize => Asked::Nothing,
                DirectiveKind::Printsize => Asked::Number,
                DirectiveKind::Output => Asked::Rows,
            };
            asked[io.relation] = asked[io.relation].max(of);
        }
        Uses { left, asked }
    }

    /// Is its own stratum, which is being evaluated, the last to use the rows of the relation?
    pub fn is_last(&self, relation: RelId) -> bool {
        self.left[relation] == 1 && self.asked[relation] < Asked::Rows
    }

    /// Of these relations one use each is over. Answers those that no stratum uses any more, and what is
    /// asked of them.
    pub fn end(&mut self, relations: &[RelId]) -> impl Iterator<Item = (RelId, Asked)> {
        let Uses { left, asked } = self;
        relations.iter().copied().filter_map(move |r| {
            left[r] -= 1;
            (left[r] == 0).then_some((r, asked[r]))
        })
    }
}
