//! What the shapes of instructions share; each begins with `use super::shape::*`.

pub use crate::cx::{Extract, Rebuild};
pub use crate::error::{Error, Result};
pub use crate::rebuilt::New;
pub use crate::resolved::{Inst, ValueClass, ValueRef};
pub(crate) use crate::{types, values};
pub use facts::*;

/// An instruction to write: what LLVM says of it, its ids.
pub struct Source<'i, 'm> {
    pub op: Opcode,
    pub inst: &'i Inst<'m>,
    pub id: Instruction,
    /// None if it is void.
    pub result: Option<Value>,
}

impl<'m> Source<'_, 'm> {
    /// The value that it yields.
    pub fn result(&self) -> Result<Value> {
        self.result.ok_or_else(|| Error::unsupported("no result", self.op.text()))
    }

    pub fn operand(&self, i: usize) -> Result<ValueRef<'m>> {
        let operand = self.inst.operands().get(i);
        operand.ok_or_else(|| Error::unsupported("a missing operand", self.op.text()))
    }

    pub fn value(&self, i: usize, cx: &Extract<'m, '_>) -> Result<Value> {
        cx.value(self.operand(i)?)
    }

    pub fn block(&self, i: usize, cx: &Extract<'m, '_>) -> Result<Block> {
        cx.block_operand(self.inst.operands().get(i))
    }

    /// The type of operands that are types: allocated, of a call.
    pub fn aux_type(&self, cx: &Extract<'m, '_>) -> Result<Type> {
        match self.inst.aux_type() {
            Some(ty) => cx.ty(ty),
            None => Err(Error::unsupported("a missing type", self.op.text())),
        }
    }
}

/// Whether an opcode calls something, and so can have metadata as operands.
pub fn is_call(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Call | Opcode::Invoke | Opcode::Callbr)
}

/// Synchronization scopes by name: `syncscope("agent")`. The system's has no row.
pub fn scope_number(name: Option<Symbol>, cx: &mut Rebuild<'_>) -> u32 {
    let name = name.map(|name| cx.bytes(name)).unwrap_or_default();
    cx.module.syncscope_id(&name)
}
