//! Ids are handed out here and nowhere else.

use super::cell::ID_LIMIT;

/// Hands out ids in increasing order, one space for all entities.
#[derive(Debug, Clone)]
pub struct Ids {
    next: u32,
}

/// The facts need more ids than there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "more than 2^31 entities: ids are 31-bit, so that every Soufflé can read them; \
     extract fewer modules into one directory"
)]
pub struct IdsExhausted;

impl Ids {
    /// Ids from `base` on.
    pub fn new(base: u32) -> Self {
        Self { next: base }
    }

    /// The first of `n` consecutive ids.
    ///
    /// # Errors
    /// When one of them would be 2^31 or more; nothing is handed out then.
    #[inline]
    pub fn reserve(&mut self, n: u32) -> Result<u32, IdsExhausted> {
        let first = self.next;
        match first.checked_add(n) {
            Some(end) if end <= ID_LIMIT => {
                self.next = end;
                Ok(first)
            }
            _ => Err(IdsExhausted),
        }
    }

    /// The id that is handed out next, so also the base for what continues the count.
    #[inline]
    pub fn next(&self) -> u32 {
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_consecutive() {
        let mut ids = Ids::new(7);
        assert_eq!(ids.reserve(3), Ok(7));
        assert_eq!(ids.reserve(0), Ok(10));
        assert_eq!(ids.reserve(1), Ok(10));
        assert_eq!(ids.next(), 11);
    }

    #[test]
    fn the_last_id_is_below_two_to_the_31() {
        let mut ids = Ids::new(ID_LIMIT - 2);
        assert_eq!(ids.reserve(3), Err(IdsExhausted));
        assert_eq!(ids.reserve(2), Ok(ID_LIMIT - 2));
        assert_eq!(ids.reserve(1), Err(IdsExhausted));
        assert_eq!(Ids::new(u32::MAX).reserve(1), Err(IdsExhausted));
    }
}
