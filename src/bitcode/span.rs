//! Parts of lists.

/// A part of a list: where it starts, and how long it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The first item.
    pub start: u32,
    /// How many there are.
    pub len: u32,
}

impl Span {
    /// The part of a list that it stands for; nothing where it lies outside.
    #[inline]
    pub fn of<T>(self, list: &[T]) -> &[T] {
        list.get(self.start as usize..)
            .and_then(|rest| rest.get(..self.len as usize))
            .unwrap_or(&[])
    }

    /// Adds items to a list; where they are. Lists have fewer than 2^32 items.
    #[inline]
    pub fn push<T>(list: &mut Vec<T>, items: impl IntoIterator<Item = T>) -> Self {
        let start = list.len();
        list.extend(items);
        Self { start: start as u32, len: (list.len() - start) as u32 }
    }

    /// What was added to a list since it had `start` items.
    #[inline]
    pub(crate) fn since<T>(start: usize, list: &[T]) -> Self {
        Self { start: start as u32, len: (list.len() - start) as u32 }
    }
}
