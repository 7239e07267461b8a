//! The bits themselves.

bitflags::bitflags! {
    /// What holds of an instruction or a constant expression.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Flags: u32 {
        /// An unsigned operation that wraps is poison.
        const NUW = 1 << 0;
        /// A signed operation that wraps is poison.
        const NSW = 1 << 1;
        /// A division or shift with a rest is poison.
        const EXACT = 1 << 2;
        /// An address outside of its object is poison.
        const INBOUNDS = 1 << 3;
        /// The access is neither dropped nor moved over another.
        const VOLATILE = 1 << 4;
        /// A compare-and-exchange may fail without reason.
        const WEAK = 1 << 5;
        /// The memory is an argument of a call.
        const INALLOCA = 1 << 6;
        /// The memory is Swift's error register.
        const SWIFTERROR = 1 << 7;
        /// A landing pad that is entered whatever is thrown.
        const CLEANUP = 1 << 8;
        /// Seven bits, in the order of the schema's FastMathFlag.
        const FAST_MATH = 127 << 9;
    }
}

impl Flags {
    /// A fast-math flag, by its place in the schema's FastMathFlag.
    pub fn fast_math(place: u32) -> Self {
        let first = Self::FAST_MATH.bits().trailing_zeros();
        Self::from_bits_truncate(1 << (first + place)) & Self::FAST_MATH
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use facts::FastMathFlag;

    #[test]
    fn every_fast_math_flag_has_a_bit_of_its_own() {
        let all = FastMathFlag::ALL.iter().map(|&flag| Flags::fast_math(flag as u32));
        assert_eq!(all.clone().map(|flag| flag.bits().count_ones()).sum::<u32>(), 7);
        assert_eq!(all.collect::<Flags>(), Flags::FAST_MATH);
    }
}
