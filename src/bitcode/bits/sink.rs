//! Writing bits, the mirror of [`super::Cursor`].

/// Bytes that are written bit by bit, the lowest bit of a byte first.
#[derive(Clone, Debug, Default)]
pub struct Sink {
    bytes: Vec<u8>,
    /// Bits that do not make a whole word of 32 yet.
    pending: u64,
    count: u32,
}

impl Sink {
    /// The number of the next bit.
    pub fn position(&self) -> u64 {
        self.bytes.len() as u64 * 8 + u64::from(self.count)
    }

    /// The `width` lowest bits of `value`, at most 64. Higher ones must not be set.
    #[inline]
    pub fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width >= 64 || value >> width == 0, "{value} has more than {width} bits");
        if width > 32 {
            self.fixed(value & 0xffff_ffff, 32);
            self.fixed(value >> 32, width - 32);
            return;
        }
        self.pending |= value << self.count;
        self.count += width;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.count -= 32;
        }
    }

    /// A number in pieces of `width` bits.
    #[inline]
    pub fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    /// Zeros up to the next multiple of 32 bits.
    pub fn align32(&mut self) {
        if self.count > 0 {
            self.fixed(0, 32 - self.count);
        }
    }

    /// Bytes as they are, from a byte's first bit.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.count == 0 {
            let whole = bytes.len() / 4 * 4;
            self.bytes.extend_from_slice(&bytes[..whole]);
            bytes[whole..].iter().for_each(|&byte| self.fixed(u64::from(byte), 8));
        } else {
            bytes.iter().for_each(|&byte| self.fixed(u64::from(byte), 8));
        }
    }

    /// Puts the 32 bits of `value` in the place of zeros that were written at the bit `position`.
    pub fn patch32(&mut self, position: u64, value: u32) {
        let shift = position % 8;
        let mut bits = u64::from(value) << shift;
        let mut at = (position / 8) as usize;
        while bits != 0 {
            match self.bytes.get_mut(at) {
                Some(byte) => *byte |= bits as u8,
                None => self.pending |= (bits & 0xff) << (8 * (at - self.bytes.len())),
            }
            bits >>= 8;
            at += 1;
        }
    }

    /// The whole words that were written.
    pub fn written(&self) -> &[u8] {
        &self.bytes
    }

    /// What was written, filled up to a whole word.
    pub fn finish(mut self) -> Vec<u8> {
        self.align32();
        self.bytes
    }
}
