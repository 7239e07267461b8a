//! Bitcode's names and numbers for the schema's words: the twin of `resolved`'s.

use bitcode::kinds::{BinaryOp, CastOp, Predicate, UnaryOp};
use facts::Opcode;

use super::made::Made;
use crate::flags::Flags;

/// The bitcode's name of an operation with one operand.
pub(super) fn unary_op(op: Opcode) -> Option<UnaryOp> {
    (op == Opcode::Fneg).then_some(UnaryOp::FNeg)
}

/// The bitcode's name of an operation with two operands.
pub(super) fn binary_op(op: Opcode) -> Option<BinaryOp> {
    Some(match op {
        Opcode::Add | Opcode::Fadd => BinaryOp::Add,
        Opcode::Sub | Opcode::Fsub => BinaryOp::Sub,
        Opcode::Mul | Opcode::Fmul => BinaryOp::Mul,
        Opcode::Udiv => BinaryOp::UDiv,
        Opcode::Sdiv | Opcode::Fdiv => BinaryOp::SDiv,
        Opcode::Urem => BinaryOp::URem,
        Opcode::Srem | Opcode::Frem => BinaryOp::SRem,
        Opcode::Shl => BinaryOp::Shl,
        Opcode::Lshr => BinaryOp::LShr,
        Opcode::Ashr => BinaryOp::AShr,
        Opcode::And => BinaryOp::And,
        Opcode::Or => BinaryOp::Or,
        Opcode::Xor => BinaryOp::Xor,
        _ => return None,
    })
}

/// The bitcode's name of a conversion.
pub(super) fn cast_op(op: Opcode) -> Option<CastOp> {
    Some(match op {
        Opcode::Trunc => CastOp::Trunc,
        Opcode::Zext => CastOp::ZExt,
        Opcode::Sext => CastOp::SExt,
        Opcode::Fptoui => CastOp::FPToUI,
        Opcode::Fptosi => CastOp::FPToSI,
        Opcode::Uitofp => CastOp::UIToFP,
        Opcode::Sitofp => CastOp::SIToFP,
        Opcode::Fptrunc => CastOp::FPTrunc,
        Opcode::Fpext => CastOp::FPExt,
        Opcode::Ptrtoint => CastOp::PtrToInt,
        Opcode::Inttoptr => CastOp::IntToPtr,
        Opcode::Bitcast => CastOp::BitCast,
        Opcode::Addrspacecast => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

/// The bitcode's name of a comparison.
pub(super) fn predicate(number: u32) -> Made<Predicate> {
    Predicate::from_code(number.into()).ok_or_else(|| "LLVM has no such comparison".to_owned())
}

/// Fast-math flags as LLVM's `FastMathMap` has them.
pub(super) fn fast_math(flags: Flags) -> u8 {
    let bits = (0..).zip([7, 1, 2, 3, 4, 5, 6]);
    let set = bits.filter(|&(place, _)| flags.contains(Flags::fast_math(place)));
    set.fold(0, |coded, (_, bit)| coded | 1 << bit)
}

/// The flags of an operation as its record has them.
pub(super) fn coded_flags(op: Opcode, flags: Flags) -> u8 {
    let bit = |flag: Flags, bit: u8| if flags.contains(flag) { bit } else { 0 };
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => {
            bit(Flags::NUW, 1) | bit(Flags::NSW, 2)
        }
        Opcode::Udiv | Opcode::Sdiv | Opcode::Lshr | Opcode::Ashr => bit(Flags::EXACT, 1),
        _ => fast_math(flags),
    }
}
