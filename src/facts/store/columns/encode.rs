//! Values as Parquet has them in its pages.
//! <https://parquet.apache.org/docs/file-format/data-pages/encodings/>

/// Steps from value to value that are told together, and those of them that have as many bits.
const BLOCK: usize = 128;
const MINIBLOCK: usize = 32;

/// Whole numbers, of which each can be said as the step from the one before.
pub(super) trait Whole: Copy {
    /// The step, which wraps as the numbers do.
    fn step(self, before: Self) -> i64;
    /// The number itself.
    fn wide(self) -> i64;
}

impl Whole for i32 {
    fn step(self, before: Self) -> i64 {
        self.wrapping_sub(before).into()
    }

    fn wide(self) -> i64 {
        self.into()
    }
}

impl Whole for i64 {
    fn step(self, before: Self) -> i64 {
        self.wrapping_sub(before)
    }

    fn wide(self) -> i64 {
        self
    }
}

/// `DELTA_BINARY_PACKED`: how much each step is above the least of its block, in as many bits as the
/// greatest of 32 needs.
pub(super) fn steps<T: Whole>(values: &[T], to: &mut Vec<u8>) {
    varint(BLOCK as u64, to);
    varint((BLOCK / MINIBLOCK) as u64, to);
    varint(values.len() as u64, to);
    let Some((&first, others)) = values.split_first() else { return varint(0, to) };
    zigzag(first.wide(), to);
    let mut before = first;
    let mut block = [0; BLOCK];
    for values in others.chunks(BLOCK) {
        let block = &mut block[..values.len()];
        for (step, &value) in block.iter_mut().zip(values) {
            *step = value.step(before);
            before = value;
        }
        let least = block.iter().copied().min().unwrap_or_default();
        zigzag(least, to);
        let widths = to.len();
        to.extend([0; BLOCK / MINIBLOCK]);
        for (at, steps) in block.chunks(MINIBLOCK).enumerate() {
            let mut above = [0_u64; MINIBLOCK];
            let mut all = 0;
            for (above, step) in above.iter_mut().zip(steps) {
                *above = step.wrapping_sub(least).cast_unsigned();
                all |= *above;
            }
            let width = u64::BITS - all.leading_zeros();
            to[widths + at] = width as u8;
            pack(&above, width, to);
        }
    }
}

/// `RLE_DICTIONARY`: places in a dictionary of so many values, the same ones in a row once with their
/// number, the others in as many bits as the greatest needs, by eights.
pub(super) fn places(values: &[u32], dictionary: usize, to: &mut Vec<u8>) {
    let width = usize::BITS - dictionary.saturating_sub(1).leading_zeros();
    to.push(width as u8);
    let (mut start, mut at) = (0, 0);
    while let Some(value) = values.get(at) {
        let same = values[at..].iter().take_while(|it| *it == value).count();
        // What comes before must be whole eights.
        let before = (at - start).next_multiple_of(8);
        match (start + before, at + same) {
            (from, end) if end >= from + 8 => {
                alone(&values[start..from], width, to);
                varint(((end - from) as u64) << 1, to);
                to.extend_from_slice(&value.to_le_bytes()[..width.div_ceil(8) as usize]);
                (start, at) = (end, end);
            }
            (_, end) => at = end,
        }
    }
    alone(&values[start..], width, to);
}

/// Places that have no others like them beside.
fn alone(values: &[u32], width: u32, to: &mut Vec<u8>) {
    if values.is_empty() {
        return;
    }
    varint((values.len().div_ceil(8) as u64) << 1 | 1, to);
    for eight in values.chunks(8) {
        let mut whole = [0; 8];
        for (whole, &value) in whole.iter_mut().zip(eight) {
            *whole = value.into();
        }
        pack(&whole, width, to);
    }
}

/// `DELTA_LENGTH_BYTE_ARRAY`: the lengths of texts, then all texts. Each ends where `ends` says.
pub(super) fn texts(bytes: &[u8], ends: &[usize], start: usize, to: &mut Vec<u8>) {
    let mut before = start;
    let length = |&end: &usize| {
        let length = end - before;
        before = end;
        length as i32
    };
    let lengths: Vec<i32> = ends.iter().map(length).collect();
    steps(&lengths, to);
    to.extend_from_slice(&bytes[start..before]);
}

/// `PLAIN`: a text after its length.
pub(super) fn text(text: &[u8], to: &mut Vec<u8>) {
    to.extend_from_slice(&(text.len() as u32).to_le_bytes());
    to.extend_from_slice(text);
}

/// Values of so many bits, the lowest first, one after the other; a multiple of eight of them.
fn pack(values: &[u64], width: u32, to: &mut Vec<u8>) {
    let (mut held, mut bits) = (0_u64, 0);
    for &value in values {
        held |= value << bits;
        bits += width;
        if bits >= u64::BITS {
            to.extend_from_slice(&held.to_le_bytes());
            bits -= u64::BITS;
            // What did not fit.
            held = if bits == 0 { 0 } else { value >> (width - bits) };
        }
    }
    to.extend_from_slice(&held.to_le_bytes()[..bits.div_ceil(8) as usize]);
}

fn varint(mut value: u64, to: &mut Vec<u8>) {
    while value >= 1 << 7 {
        to.push(value as u8 | 1 << 7);
        value >>= 7;
    }
    to.push(value as u8);
}

fn zigzag(value: i64, to: &mut Vec<u8>) {
    varint((value << 1 ^ value >> 63).cast_unsigned(), to);
}
