//! What the shapes of operations read, and what they share.

pub use crate::cx::{Extract, Rebuild};
pub use crate::error::{Error, Result};
pub use facts::*;
pub use llvm::{Constant, Flags, Inst, New, Operands, TypeRef};

/// An operation taken apart, be it an instruction or a constant expression.
pub struct Parts<'m> {
    pub op: Opcode,
    pub operands: Operands<'m>,
    pub flags: Flags,
    /// LLVM's number.
    pub predicate: u32,
    /// Of a getelementptr.
    pub source_type: Option<TypeRef<'m>>,
    pub inrange: Option<u32>,
    pub mask: &'m [i32],
    pub indices: &'m [u32],
    /// Of the result.
    pub ty: TypeRef<'m>,
}

impl<'m> Parts<'m> {
    pub fn of_inst(op: Opcode, inst: &Inst<'m>) -> Self {
        Self {
            op,
            operands: inst.operands(),
            flags: inst.flags(),
            predicate: inst.predicate(),
            source_type: inst.aux_type(),
            inrange: None,
            mask: inst.mask(),
            indices: inst.indices(),
            ty: inst.ty(),
        }
    }

    pub fn of_constant(op: Opcode, constant: &Constant<'m>, ty: TypeRef<'m>) -> Self {
        Self {
            op,
            operands: constant.operands(),
            flags: constant.flags(),
            predicate: constant.predicate(),
            source_type: constant.source_type(),
            inrange: constant.inrange(),
            mask: constant.mask(),
            indices: &[],
            ty,
        }
    }

    pub fn value(&self, i: usize, cx: &Extract<'m, '_>) -> Result<Value> {
        match self.operands.get(i) {
            Some(operand) => cx.value(operand),
            None => Err(Error::unsupported("a missing operand", self.op.text())),
        }
    }

    pub fn operand_type(&self, i: usize, cx: &Extract<'m, '_>) -> Result<Type> {
        match self.operands.get(i) {
            Some(operand) => cx.ty(operand.ty()),
            None => Err(Error::unsupported("a missing operand", self.op.text())),
        }
    }
}
