//! Which rows of a relation.

/// Which rows of a relation an atom reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    All,
    /// Those of the last round.
    Delta,
    /// Those before the last round.
    Old,
}
