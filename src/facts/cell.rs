//! Cells: every column of a row is one `u32`.

use super::generated::{Domain, Relation};

/// Ids, and numbers that a symbol holds without a text, are below this.
pub const ID_LIMIT: u32 = 1 << 31;

/// A value that is one cell of a row.
pub trait Cell: Copy {
    /// The cell that stands for it.
    fn to_cell(self) -> u32;
    /// The value that `cell` stands for. Cells of a [`crate::store::Facts`] are always valid,
    /// whoever wrote them; a word's cell that is none reads as the last word of its vocabulary.
    fn of_cell(cell: u32) -> Self;
}

impl Cell for u32 {
    #[inline]
    fn to_cell(self) -> u32 {
        self
    }

    #[inline]
    fn of_cell(cell: u32) -> Self {
        cell
    }
}

impl Cell for i32 {
    #[inline]
    fn to_cell(self) -> u32 {
        self.cast_unsigned()
    }

    #[inline]
    fn of_cell(cell: u32) -> Self {
        cell.cast_signed()
    }
}

/// A type of the schema whose values are ids.
pub trait Entity: Copy {
    /// Its name in the schema.
    const DOMAIN: &'static str;
    /// The same as a value.
    const KIND: Domain;
    /// The entity of this id.
    fn new(id: u32) -> Self;
    /// Its id.
    fn id(self) -> u32;
}

impl<E: Entity> Cell for E {
    #[inline]
    fn to_cell(self) -> u32 {
        self.id()
    }

    #[inline]
    fn of_cell(cell: u32) -> Self {
        E::new(cell)
    }
}

/// A row of a relation.
pub trait Row: Copy {
    /// The relation of such rows.
    const RELATION: Relation;
    /// How many columns, hence cells, a row has.
    const WIDTH: usize;
    /// Appends the cells of the row.
    fn encode(self, out: &mut Vec<u32>);
    /// The row of these `WIDTH` cells. See [`Cell::of_cell`] for invalid ones.
    fn decode(cells: &[u32]) -> Self;
}

/// A text. It means something only together with the [`crate::store::Facts`] that made it.
///
/// Below 2^31 it is the canonical decimal spelling of the number itself, which needs no text at
/// all; from there on it is 2^31 plus the place of a text in the arena of its `Facts`. One text
/// may occur there many times: `==` on symbols compares places, and texts compare by bytes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symbol(u32);

impl Symbol {
    /// The decimal spelling of `n`, if `n` is below 2^31.
    #[inline]
    pub fn number(n: u32) -> Option<Self> {
        (n < ID_LIMIT).then_some(Self(n))
    }

    /// The text at this place of an arena; the place is below 2^31.
    #[inline]
    pub(crate) fn at(place: u32) -> Self {
        Self(place | ID_LIMIT)
    }

    /// The number whose spelling it is, if it is held as a number.
    #[inline]
    pub fn as_number(self) -> Option<u32> {
        (self.0 < ID_LIMIT).then_some(self.0)
    }

    /// Its place in the arena, if it is not held as a number.
    #[inline]
    pub(crate) fn place(self) -> Option<usize> {
        (self.0 >= ID_LIMIT).then_some((self.0 & !ID_LIMIT) as usize)
    }
}

impl Cell for Symbol {
    #[inline]
    fn to_cell(self) -> u32 {
        self.0
    }

    #[inline]
    fn of_cell(cell: u32) -> Self {
        Self(cell)
    }
}
