//! Flags: the build makes the type out of `enum LfFlags` of `shim_flags.h`.

include!(concat!(env!("OUT_DIR"), "/flags.rs"));

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
