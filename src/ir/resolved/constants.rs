//! Constants, each once.

mod interned;

use crate::flags::Flags;
use bitcode::kinds::BinaryOp;
use bitcode::{Type, Types};
use facts::{ConstantKind, FloatKind, Opcode};

use super::codes::{fast_math, float_kind};
pub(super) use interned::Interned;

/// A constant that is no global, or inline assembler.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Constant {
    /// The number of its type.
    pub(crate) ty: u32,
    /// What it is.
    pub kind: Kind,
}

/// What a constant is. Operands are ids of values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Bits and words, the lowest first; bits above are zero.
    Int(u32, Words),
    /// Format, and words as of an integer.
    Float(FloatKind, [u64; 2]),
    /// Null pointers, tokens of none, zeros of aggregates, undefined values.
    Plain(ConstantKind),
    /// Structs, arrays and vectors of any values.
    Aggregate(ConstantKind, Box<[u32]>),
    /// An array of bytes, and its elements if they are asked for.
    String(Box<[u8]>, Box<[u32]>),
    /// The function, and the number of the block in it.
    BlockAddress(u32, u32),
    /// `dso_local_equivalent` or `no_cfi` of a global.
    Of(ConstantKind, u32),
    /// A constant expression.
    Expr(Box<Expr>),
    /// Inline assembler.
    InlineAsm(Box<InlineAsm>),
}

/// Words of an integer; nearly all have one.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Words {
    /// One word.
    One(u64),
    /// Several.
    Many(Box<[u64]>),
}

impl Words {
    /// The lowest first.
    pub fn all(&self) -> &[u64] {
        match self {
            Self::One(word) => std::slice::from_ref(word),
            Self::Many(words) => words,
        }
    }
}

/// A constant expression.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Expr {
    /// What it computes.
    pub op: Opcode,
    /// Bits of [`Flags`].
    pub(crate) flags: u32,
    /// LLVM's number of a comparison.
    pub predicate: u32,
    /// The number of the source type of a getelementptr.
    pub(crate) source: Option<u32>,
    /// Which index of a getelementptr is in range.
    pub in_range: Option<u32>,
    /// Of a shufflevector.
    pub mask: Box<[i32]>,
    /// Ids of values.
    pub operands: Box<[u32]>,
}

impl Expr {
    /// What holds of it.
    pub fn flags(&self) -> Flags {
        Flags::from_bits_retain(self.flags)
    }
}

/// Inline assembler.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The number of the type of the function that it is.
    pub(crate) function_type: u32,
    /// The assembler.
    pub text: Box<[u8]>,
    /// What it takes and gives.
    pub constraints: Box<[u8]>,
    /// Bits: side effects, alignstack, Intel's syntax, unwind.
    pub(crate) flags: u8,
}

impl InlineAsm {
    /// Whether it does more than yield its result.
    pub fn side_effect(&self) -> bool {
        self.flags & 1 != 0
    }
    /// Whether the stack must be aligned.
    pub fn align_stack(&self) -> bool {
        self.flags & 2 != 0
    }
    /// Whether it is in Intel's syntax.
    pub fn intel(&self) -> bool {
        self.flags & 4 != 0
    }
    /// Whether it may unwind.
    pub fn unwind(&self) -> bool {
        self.flags & 8 != 0
    }
}

impl Constant {
    /// What sort of constant it is; none of inline assembler.
    pub fn kind(&self) -> Option<ConstantKind> {
        Some(match &self.kind {
            Kind::Int(..) => ConstantKind::Int,
            Kind::Float(..) => ConstantKind::Fp,
            Kind::Plain(kind) | Kind::Aggregate(kind, _) | Kind::Of(kind, _) => *kind,
            Kind::String(..) => ConstantKind::String,
            Kind::BlockAddress(..) => ConstantKind::Blockaddr,
            Kind::Expr(_) => ConstantKind::Constexpr,
            Kind::InlineAsm(_) => return None,
        })
    }

    /// The ids of its operands and elements.
    pub fn operands(&self) -> &[u32] {
        match &self.kind {
            Kind::Aggregate(_, operands) | Kind::String(_, operands) => operands,
            Kind::Expr(expr) => &expr.operands,
            Kind::Of(_, global) => std::slice::from_ref(global),
            Kind::Int(..)
            | Kind::Float(..)
            | Kind::Plain(_)
            | Kind::BlockAddress(..)
            | Kind::InlineAsm(_) => &[],
        }
    }

    pub(super) fn inline_asm(&self) -> Option<&InlineAsm> {
        if let Kind::InlineAsm(asm) = &self.kind { Some(asm) } else { None }
    }
}

/// Whether a type is one of floating-point numbers, or of vectors of them.
pub(super) fn is_float(types: &Types, ty: u32) -> bool {
    match &types.all[ty as usize] {
        Type::Vector { element, .. } | Type::Array { element, .. } => is_float(types, *element),
        other => float_kind(other).is_some(),
    }
}

/// The flags of an operation with two operands.
pub(super) fn binary_flags(op: BinaryOp, flags: u8, float: bool) -> Flags {
    if float {
        return fast_math(flags);
    }
    let bit = |bit: u8, flag| if flags & bit != 0 { flag } else { Flags::empty() };
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            bit(1, Flags::NUW) | bit(2, Flags::NSW)
        }
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => bit(1, Flags::EXACT),
        BinaryOp::URem | BinaryOp::SRem | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
            Flags::empty()
        }
    }
}
