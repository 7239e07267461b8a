//! Tables that threads read together.

use std::ops::Deref;
use std::sync::Arc;

/// A table that any number of threads read, and one adds to while no other reads.
#[derive(Default)]
pub struct Shared<T> {
    table: Arc<T>,
    /// Whether something was to be added while others read.
    missed: bool,
}

impl<T> Shared<T> {
    pub fn new(table: T) -> Self {
        Self { table: Arc::new(table), missed: false }
    }

    /// The same table for another reader.
    pub fn lend(&self) -> Self {
        Self { table: Arc::clone(&self.table), missed: false }
    }

    /// To add to it, or to change it; none while others read it, which is kept in mind.
    pub fn grow(&mut self) -> Option<&mut T> {
        let table = Arc::get_mut(&mut self.table);
        self.missed |= table.is_none();
        table
    }

    /// Whether somebody wanted to add to it and could not, since the last time that this was asked.
    pub fn missed(&mut self) -> bool {
        std::mem::take(&mut self.missed)
    }
}

impl<T: Default> Shared<T> {
    /// What is in it; none while others read it.
    pub fn take(&mut self) -> Option<T> {
        self.grow().map(std::mem::take)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.table
    }
}

#[cfg(test)]
mod tests {
    use super::Shared;

    #[test]
    fn nobody_adds_to_what_others_read() {
        let mut table = Shared::new(vec![1]);
        table.grow().unwrap().push(2);
        let mut reader = table.lend();
        assert_eq!(*reader, [1, 2]);
        assert!(!reader.missed());
        assert!(reader.grow().is_none() && table.grow().is_none() && table.take().is_none());
        assert!(reader.missed() && !reader.missed());
        drop(reader);
        assert_eq!(
            (table.missed(), table.take(), table.take()),
            (true, Some(vec![1, 2]), Some(vec![]))
        );
    }
}
