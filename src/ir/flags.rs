//! Flags of instructions and operations: bits that an opcode can have.
//!
//! A row of a table says which bit of [`Flags`] it is, which opcodes can have it, and which relation
//! holds them. `flag_rows.rs` expands the tables in both directions, so a flag that is added here is
//! written and built.

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

/// Flags of instructions: `Opcode BIT => Relation`, and the relation of those that lack it.
macro_rules! of_instructions {
    ($expand:ident) => {
        $expand! {
            Alloca INALLOCA => InstructionAllocaInalloca,
            Alloca SWIFTERROR => InstructionAllocaSwifterror,
            Load VOLATILE => InstructionLoadVolatile,
            Store VOLATILE => InstructionStoreVolatile,
            Cmpxchg VOLATILE => InstructionCmpxchgVolatile,
            Cmpxchg WEAK => InstructionCmpxchgWeak else InstructionCmpxchgStrong,
            Atomicrmw VOLATILE => InstructionAtomicrmwVolatile,
            Landingpad CLEANUP => InstructionLandingpadCleanup else InstructionLandingpadNocleanup,
        }
    };
}

/// Flags of operations, be they instructions or constant expressions.
macro_rules! of_operations {
    ($expand:ident) => {
        $expand! {
            Add | Sub | Mul | Shl NUW => OperationNuw,
            Add | Sub | Mul | Shl NSW => OperationNsw,
            Udiv | Sdiv | Lshr | Ashr EXACT => OperationExact,
            Getelementptr INBOUNDS => OperationGepInbounds,
        }
    };
}

pub(crate) use {of_instructions, of_operations};

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
