//! The schema's words for numbers of bitcode.

use crate::flags::Flags;
use bitcode::Type;
use bitcode::kinds::{BinaryOp, CastOp, UnaryOp};
use facts::{FloatKind, Opcode};

/// LLVM's `FastMathMap`, which has an old flag for all of them, in the order of the schema.
pub(super) fn fast_math(coded: u8) -> Flags {
    if coded & 1 != 0 {
        return Flags::FAST_MATH;
    }
    let mut flags = Flags::empty();
    for (place, bit) in (0..).zip([7, 1, 2, 3, 4, 5, 6]) {
        flags.set(Flags::fast_math(place), coded >> bit & 1 != 0);
    }
    flags
}

pub(super) fn unary_opcode(op: UnaryOp) -> Opcode {
    match op {
        UnaryOp::FNeg => Opcode::Fneg,
    }
}

pub(super) fn binary_opcode(op: BinaryOp, float: bool) -> Opcode {
    match (op, float) {
        (BinaryOp::Add, false) => Opcode::Add,
        (BinaryOp::Add, true) => Opcode::Fadd,
        (BinaryOp::Sub, false) => Opcode::Sub,
        (BinaryOp::Sub, true) => Opcode::Fsub,
        (BinaryOp::Mul, false) => Opcode::Mul,
        (BinaryOp::Mul, true) => Opcode::Fmul,
        (BinaryOp::UDiv, _) => Opcode::Udiv,
        (BinaryOp::SDiv, false) => Opcode::Sdiv,
        (BinaryOp::SDiv, true) => Opcode::Fdiv,
        (BinaryOp::URem, _) => Opcode::Urem,
        (BinaryOp::SRem, false) => Opcode::Srem,
        (BinaryOp::SRem, true) => Opcode::Frem,
        (BinaryOp::Shl, _) => Opcode::Shl,
        (BinaryOp::LShr, _) => Opcode::Lshr,
        (BinaryOp::AShr, _) => Opcode::Ashr,
        (BinaryOp::And, _) => Opcode::And,
        (BinaryOp::Or, _) => Opcode::Or,
        (BinaryOp::Xor, _) => Opcode::Xor,
    }
}

pub(super) fn cast_opcode(op: CastOp) -> Opcode {
    match op {
        CastOp::Trunc => Opcode::Trunc,
        CastOp::ZExt => Opcode::Zext,
        CastOp::SExt => Opcode::Sext,
        CastOp::FPToUI => Opcode::Fptoui,
        CastOp::FPToSI => Opcode::Fptosi,
        CastOp::UIToFP => Opcode::Uitofp,
        CastOp::SIToFP => Opcode::Sitofp,
        CastOp::FPTrunc => Opcode::Fptrunc,
        CastOp::FPExt => Opcode::Fpext,
        CastOp::PtrToInt => Opcode::Ptrtoint,
        CastOp::IntToPtr => Opcode::Inttoptr,
        CastOp::BitCast => Opcode::Bitcast,
        CastOp::AddrSpaceCast => Opcode::Addrspacecast,
    }
}

/// The format of a floating-point type; none of other types.
pub fn float_kind(ty: &Type) -> Option<FloatKind> {
    Some(match ty {
        Type::Half => FloatKind::Half,
        Type::BFloat => FloatKind::Bfloat,
        Type::Float => FloatKind::Float,
        Type::Double => FloatKind::Double,
        Type::X86Fp80 => FloatKind::X86Fp80,
        Type::Fp128 => FloatKind::Fp128,
        Type::PpcFp128 => FloatKind::PpcFp128,
        _ => return None,
    })
}
