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
            self.grow(wanted);
        }
        &mut self.space[self.end..wanted]
    }

    /// More space, of so many bytes at least. It is another one: new memory is zero already, and takes no time
    /// before it is used.
    #[cold]
    fn grow(&mut self, wanted: usize) {
        let mut space = vec![0; wanted.max(2 * self.space.len())];
        space[..self.end].copy_from_slice(self.bytes());
        self.space = space;
    }

    /// Makes space for so many bytes in all.
    pub(in crate::store) fn reserve(&mut self, count: usize) {
        if self.space.len() < count {
            self.grow(count);
        }
    }

    /// So much of the room after the bytes belongs to them.
    #[inline]
    pub(super) fn advance(&mut self, count: usize) {
        self.end += count;
    }

    #[inline]
    pub(in crate::store) fn push(&mut self, bytes: &[u8]) {
        match self.space.get_mut(self.end..self.end + bytes.len()) {
            Some(room) => room.copy_from_slice(bytes),
            None => {
                self.space.truncate(self.end);
                self.space.extend_from_slice(bytes);
            }
        }
        self.advance(bytes.len());
    }

    /// Forgets the first bytes, and gives memory back if there is more than so much.
    pub(super) fn forget_first(&mut self, count: usize, most: usize) {
        self.space.copy_within(count..self.end, 0);
        self.end -= count;
        if self.space.len() > most {
            self.space.truncate(self.end.max(most));
            self.space.shrink_to_fit();
        }
    }
}
