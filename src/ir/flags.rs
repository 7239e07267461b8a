//! Flags of instructions and operations: bits that an opcode can have.
//!
//! A row of a table says which bit of [`Flags`] it is, which opcodes can have it, and which relation
//! holds them. Both directions expand the tables, so a flag that is added here is written and built.

use crate::cx::{Extract, Rebuild};
use crate::rebuilt::New;
use facts::*;

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

macro_rules! of_instructions {
    ($($op:ident $flag:ident => $row:ident $(else $other:ident)?,)*) => {
        /// Writes the flags of an instruction.
        pub fn extract_instruction(
            op: Opcode,
            flags: Flags,
            inst: Instruction,
            cx: &mut Extract<'_, '_>,
        ) {
            $(if op == Opcode::$op {
                if flags.contains(Flags::$flag) {
                    cx.put($row { inst });
                } $(else {
                    cx.put($other { inst });
                })?
            })*
        }

        /// Reads those that the opcode can have: a row that nobody asks for is an error.
        pub fn rebuild_instruction(
            op: Opcode,
            inst: Instruction,
            new: &mut New,
            cx: &Rebuild<'_>,
        ) {
            $(if op == Opcode::$op {
                new.flag(Flags::$flag, cx.has::<$row>(inst));
            })*
        }
    };
}

of_instructions! {
    Alloca INALLOCA => InstructionAllocaInalloca,
    Alloca SWIFTERROR => InstructionAllocaSwifterror,
    Load VOLATILE => InstructionLoadVolatile,
    Store VOLATILE => InstructionStoreVolatile,
    Cmpxchg VOLATILE => InstructionCmpxchgVolatile,
    Cmpxchg WEAK => InstructionCmpxchgWeak else InstructionCmpxchgStrong,
    Atomicrmw VOLATILE => InstructionAtomicrmwVolatile,
    Landingpad CLEANUP => InstructionLandingpadCleanup else InstructionLandingpadNocleanup,
}

macro_rules! of_operations {
    ($($($op:ident)|+ $flag:ident => $row:ident,)*) => {
        /// Writes the flags of an operation, be it an instruction or a constant expression.
        pub fn extract_operation(flags: Flags, res: Value, cx: &mut Extract<'_, '_>) {
            if flags.is_empty() {
                return;
            }
            $(if flags.contains(Flags::$flag) {
                cx.put($row { res });
            })*
            extract_fast_math(flags, res, cx);
        }

        /// Reads those that the opcode can have: a row that nobody asks for is an error.
        pub fn rebuild_operation(op: Opcode, res: Value, new: &mut New, cx: &Rebuild<'_>) {
            $(if matches!(op, $(Opcode::$op)|+) {
                new.flag(Flags::$flag, cx.has::<$row>(res));
            })*
            rebuild_fast_math(res, new, cx);
        }
    };
}

of_operations! {
    Add | Sub | Mul | Shl NUW => OperationNuw,
    Add | Sub | Mul | Shl NSW => OperationNsw,
    Udiv | Sdiv | Lshr | Ashr EXACT => OperationExact,
    Getelementptr INBOUNDS => OperationGepInbounds,
}

/// Fast-math flags, which phi, select and call have too.
pub fn extract_fast_math(flags: Flags, res: Value, cx: &mut Extract<'_, '_>) {
    if !flags.intersects(Flags::FAST_MATH) {
        return;
    }
    for &flag in FastMathFlag::ALL {
        if flags.contains(Flags::fast_math(flag as u32)) {
            cx.put(OperationFastMath { res, flag });
        }
    }
}

/// Reads them.
pub fn rebuild_fast_math(res: Value, new: &mut New, cx: &Rebuild<'_>) {
    for row in cx.index.all::<OperationFastMath>(res) {
        new.flag(Flags::fast_math(row.flag as u32), true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fast_math_flag_has_a_bit_of_its_own() {
        let all = FastMathFlag::ALL.iter().map(|&flag| Flags::fast_math(flag as u32));
        assert_eq!(all.clone().map(|flag| flag.bits().count_ones()).sum::<u32>(), 7);
        assert_eq!(all.collect::<Flags>(), Flags::FAST_MATH);
    }
}
