//! The rows of flags, written and read: the tables are in `flags.rs`.

use crate::cx::{Extract, Rebuild};
use crate::flags::{Flags, of_instructions, of_operations};
use crate::rebuilt::New;
use facts::*;

macro_rules! rows_of_instructions {
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

of_instructions!(rows_of_instructions);

macro_rules! rows_of_operations {
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

of_operations!(rows_of_operations);

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
