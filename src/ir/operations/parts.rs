//! What the shapes of operations read, and what they share.

pub use crate::cx::{Extract, Rebuild};
pub use crate::error::{Error, Result};
pub use crate::flags::Flags;
pub use crate::rebuilt::New;
pub use crate::resolved::{Constant, ConstantParts, Expr, Inst, Operands, TypeRef, ValueRef};
pub use facts::*;

/// An operation taken apart, be it an instruction or a constant expression.
pub struct Parts<'p, 'm> {
    pub op: Opcode,
    pub operands: Operands<'p, 'm>,
    pub flags: Flags,
    /// LLVM's number.
    pub predicate: u32,
    /// Of a getelementptr.
    pub source_type: Option<TypeRef<'m>>,
    pub inrange: Option<u32>,
    pub mask: Box<[i32]>,
    pub indices: &'m [u32],
    /// Of the result.
    pub ty: Option<TypeRef<'m>>,
}

impl<'p, 'm> Parts<'p, 'm> {
    pub fn of_inst(inst: &'p Inst<'m>) -> Self {
        Self {
            op: inst.opcode(),
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

    pub fn value(&self, i: usize, cx: &Extract<'m, '_>) -> Result<Value> {
        match self.operands.get(i) {
            Some(operand) => cx.value(operand),
            None => Err(Error::unsupported("a missing operand", self.op.text())),
        }
    }

    pub fn operand_type(&self, i: usize, cx: &Extract<'m, '_>) -> Result<Type> {
        match self.operands.get(i) {
            Some(operand) => cx.type_of(operand),
            None => Err(Error::unsupported("a missing operand", self.op.text())),
        }
    }

    pub fn result_type(&self, cx: &Extract<'m, '_>) -> Result<Type> {
        match self.ty {
            Some(ty) => cx.ty(ty),
            None => Err(Error::unsupported("no result", self.op.text())),
        }
    }
}

impl<'m> Parts<'m, 'm> {
    pub fn of_constant(
        constant: &'m Constant,
        expr: &'m Expr,
        ty: TypeRef<'m>,
        cx: &Extract<'m, '_>,
    ) -> Self {
        Self {
            op: expr.op,
            operands: cx.module.operands(constant),
            flags: expr.flags(),
            predicate: expr.predicate,
            source_type: cx.module.source_type(expr),
            inrange: expr.in_range,
            mask: expr.mask.clone(),
            indices: &[],
            ty: Some(ty),
        }
    }
}
