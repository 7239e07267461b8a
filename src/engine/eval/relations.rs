//! The rows of all relations.

use super::cell::Cell;
use super::relation::Rows;
use crate::ir::RelId;
use crate::plan::{Sizes, Wanted};
use std::ops::{Index, IndexMut};

/// The place of a relation that is among the others.
const BESIDE: u32 = u32::MAX;

/// The rows of all relations, by relation: those that may change, its own, and others beside them, which
/// may not.
pub(super) struct Relations<'a, C> {
    own: Vec<Rows<C>>,
    /// By relation, where it is among its own: all are there in their order if this is empty.
    places: Vec<u32>,
    beside: &'a [Rows<C>],
}

impl<'a, C: Cell> Relations<'a, C> {
    /// All may change.
    pub fn all(rows: Vec<Rows<C>>) -> Self {
        Relations { own: rows, places: Vec::new(), beside: &[] }
    }

    /// What [`Self::some`] is to know of some relations, of so many.
    pub fn places(relations: &[RelId], count: usize) -> Vec<u32> {
        let mut places = vec![BESIDE; count];
        (0..).zip(relations).for_each(|(at, &r)| places[r] = at);
        places
    }

    /// Some may change, which have these places; their rows are in that order.
    pub fn some(own: Vec<Rows<C>>, places: Vec<u32>, beside: &'a [Rows<C>]) -> Self {
        Relations { own, places, beside }
    }

    /// Its own, and their places.
    pub fn into_own(self) -> (Vec<Rows<C>>, Vec<u32>) {
        (self.own, self.places)
    }

    pub fn own(&self) -> &[Rows<C>] {
        &self.own
    }

    pub fn own_mut(&mut self) -> &mut [Rows<C>] {
        &mut self.own
    }

    /// The number of an index, made if there is none yet: all relations may change where plans are made.
    pub fn index(&mut self, wanted: &Wanted) -> usize {
        match wanted {
            Wanted::Columns(relation, columns) => self[*relation].index(columns),
            &Wanted::Alike { relation, column, classes } => {
                let (of, two) = (classes, self.own.get_disjoint_mut([relation, classes]));
                let [rows, classes] = two.expect("an equivalence and a relation that is none");
                let classes = classes.classes.as_ref();
                classes.map_or(0, |classes| rows.index_alike(column, of, classes))
            }
        }
    }

    /// May it change?
    pub fn is_own(&self, relation: RelId) -> bool {
        self.places.get(relation) != Some(&BESIDE)
    }
}

impl<C> Index<RelId> for Relations<'_, C> {
    type Output = Rows<C>;

    #[inline]
    fn index(&self, relation: RelId) -> &Rows<C> {
        match self.places.get(relation) {
            None => &self.own[relation],
            Some(&BESIDE) => &self.beside[relation],
            Some(&at) => &self.own[at as usize],
        }
    }
}

impl<C> IndexMut<RelId> for Relations<'_, C> {
    /// # Panics
    ///
    /// If it may not change.
    #[inline]
    fn index_mut(&mut self, relation: RelId) -> &mut Rows<C> {
        let at = self.places.get(relation).map_or(relation, |&at| at as usize);
        &mut self.own[at]
    }
}

impl<C: Cell> Sizes for Relations<'_, C> {
    fn len(&self, relation: RelId) -> usize {
        self[relation].len
    }

    fn distinct(&self, relation: RelId, columns: &[usize]) -> f64 {
        self[relation].distinct(columns)
    }

    fn keeps_sets(&self, relation: RelId) -> bool {
        self[relation].keeps_sets()
    }

    fn grouped(&self, relation: RelId) -> usize {
        let rows = &self[relation];
        if rows.keeps_sets() { rows.arity - 1 } else { 0 }
    }

    fn classes(&self, relation: RelId) -> Option<usize> {
        self[relation].classes.as_ref().map(|classes| classes.count())
    }
}
