//! Tables that threads read together.

use std::ops::Deref;
use std::sync::Arc;

/// A table that any number of threads read, and one adds to while no other reads.
#[derive(Default)]
pub struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    pub fn new(table: T) -> Self {
        Self(Arc::new(table))
    }

    /// The same table for another reader.
    pub fn lend(&self) -> Self {
        Self(Arc::clone(&self.0))
    }

    /// To add to it, or to change it; none while others read it.
    pub fn grow(&mut self) -> Option<&mut T> {
        Arc::get_mut(&mut self.0)
    }
}

impl<T: Default> Shared<T> {
    /// What is in it, which nobody reads any more.
    pub fn take(&mut self) -> T {
        std::mem::take(self).into_inner()
    }

    fn into_inner(self) -> T {
        Arc::try_unwrap(self.0).unwrap_or_default()
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
