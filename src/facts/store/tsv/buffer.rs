//! Bytes of lines, one after the other.

/// A buffer that numbers can be written into before it is known how long they are: there is room after its
/// bytes, which has values of no meaning.
#[derive(Default)]
pub(in crate::store) struct LineBuffer {
    space: Vec<u8>,
    /// Where its bytes end.
    end: usize,
}

impl LineBuffer {
    pub(in crate::store) fn bytes(&self) -> &[u8] {
        &self.space[..self.end]
    }

    pub(in crate::store) fn len(&self) -> usize {
        self.end
    }

    /// Forgets the bytes and keeps their memory.
    pub(in crate::store) fn clear(&mut self) {
        self.end = 0;
    }

    /// So much room after the bytes.
    #[inline]
    pub(super) fn room(&mut self, count: usize) -> &mut [u8] {
        let wanted = self.end + count;
        if self.space.len() < wanted {
            self.space.resize(wanted, 0);
        }
        &mut self.space[self.end..wanted]
    }

    /// So much of the room after the bytes belongs to them.
    #[inline]
    pub(super) fn advance(&mut self, count: usize) {
        self.end += count;
    }

    #[inline]
    pub(in crate::store) fn push(&mut self, bytes: &[u8]) {
        self.room(bytes.len()).copy_from_slice(bytes);
        self.advance(bytes.len());
    }

    /// Forgets the first bytes, and gives memory back if there is more than so much.
    pub(super) fn forget_first(&mut self, count: usize, most: usize) {
        self.space.copy_within(count..self.end, 0);
        self.end -= count;
        if self.space.capacity() > most {
            self.space.truncate(self.end);
            self.space.shrink_to(most);
        }
    }
}
