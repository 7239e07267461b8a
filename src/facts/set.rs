//! Sets of relations: which of them to extract.

use super::generated::{RELATION_COUNT, Relation};

const WORDS: usize = RELATION_COUNT.div_ceil(64);

/// Some of the relations of the schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelationSet([u64; WORDS]);

impl Default for RelationSet {
    fn default() -> Self {
        Self::all()
    }
}

impl RelationSet {
    /// Every relation.
    pub const fn all() -> Self {
        let mut words = [0; WORDS];
        let mut at = 0;
        while at < RELATION_COUNT {
            words[at / 64] |= 1 << (at % 64);
            at += 1;
        }
        Self(words)
    }

    /// No relation.
    pub const fn none() -> Self {
        Self([0; WORDS])
    }

    /// With this relation.
    pub fn insert(&mut self, relation: Relation) {
        let at = relation as usize;
        self.0[at / 64] |= 1 << (at % 64);
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(&self, relation: Relation) -> bool {
        let at = relation as usize;
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    /// Whether every relation is.
    pub fn is_all(&self) -> bool {
        *self == Self::all()
    }

    /// Those in the set, in the order of the schema.
    pub fn iter(self) -> impl Iterator<Item = Relation> {
        Relation::ALL.iter().copied().filter(move |&relation| self.contains(relation))
    }
}

impl FromIterator<Relation> for RelationSet {
    fn from_iter<I: IntoIterator<Item = Relation>>(relations: I) -> Self {
        let mut set = Self::none();
        relations.into_iter().for_each(|relation| set.insert(relation));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        assert_eq!(RelationSet::all().iter().count(), RELATION_COUNT);
        assert_eq!(RelationSet::none().iter().count(), 0);
        let some = [Relation::ALL[3], Relation::ALL[RELATION_COUNT - 1]];
        let set: RelationSet = some.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), some);
        assert!(!set.is_all() && Relation::ALL.into_iter().collect::<RelationSet>().is_all());
    }
}
