//! Instructions, one file per shape. <https://llvm.org/docs/LangRef.html#instruction-reference>
//!
//! One table maps every opcode to its shape and expands to both directions. There is no arm for
//! the rest: an opcode that is missing does not compile.

mod alloca;
mod atomic;
mod br;
mod call;
mod callsite;
mod freeze;
mod indirectbr;
mod insertvalue;
mod landingpad;
mod load;
mod operation;
mod pads;
mod phi;
mod ret;
mod select;
mod store;
mod switch;
mod unwind;
mod vaarg;

use crate::error::{Error, Result};
use crate::extract::Extract;
use crate::rebuild::Rebuild;
use crate::source;
use facts::*;
use llvm::{BlockRef, Inst, New, ValueClass, ValueRef};

/// An instruction to write: what LLVM says of it, its ids.
pub struct Source<'i, 'm> {
    pub op: Opcode,
    pub inst: &'i Inst<'m>,
    pub id: Instruction,
    /// None if it is void.
    result: Option<Value>,
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

macro_rules! opcodes {
    (
        terminators: { $($end:ident => $end_shape:path,)* }
        others: { $($($op:ident)|+ => $shape:path,)* }
    ) => {
        /// Whether an opcode ends a block, and so can have blocks as destinations.
        fn is_terminator(op: Opcode) -> bool {
            match op {
                $(Opcode::$end)|* => true,
                $($(Opcode::$op)|+)|* => false,
            }
        }

        fn extract_shape<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
            use $crate::instr as shapes;
            match s.op {
                $(Opcode::$end => { use $end_shape as shape; shape::extract(s, cx) })*
                $($(Opcode::$op)|+ => { use $shape as shape; shape::extract(s, cx) })*
            }
        }

        fn rebuild_shape<'f>(
            op: Opcode,
            id: Instruction,
            new: &mut New<'f>,
            cx: &mut Rebuild<'f>,
        ) -> Result<Option<Value>> {
            use $crate::instr as shapes;
            match op {
                $(Opcode::$end => { use $end_shape as shape; shape::rebuild(id, new, cx) })*
                $($(Opcode::$op)|+ => { use $shape as shape; shape::rebuild(id, new, cx) })*
            }
        }
    };
}

opcodes! {
    terminators: {
        Ret => shapes::ret,
        Br => shapes::br,
        Switch => shapes::switch,
        Indirectbr => shapes::indirectbr,
        Invoke => shapes::call::invoke,
        Resume => shapes::unwind::resume,
        Unreachable => shapes::unwind::unreachable,
        Cleanupret => shapes::unwind::cleanupret,
        Catchret => shapes::unwind::catchret,
        Catchswitch => shapes::pads::catchswitch,
        Callbr => shapes::call::callbr,
    }
    others: {
        Fneg | Add | Fadd | Sub | Fsub | Mul | Fmul | Udiv | Sdiv | Fdiv | Urem | Srem | Frem
            | Shl | Lshr | Ashr | And | Or | Xor | Getelementptr | Trunc | Zext | Sext | Fptoui
            | Fptosi | Uitofp | Sitofp | Fptrunc | Fpext | Ptrtoint | Inttoptr | Bitcast
            | Addrspacecast | Icmp | Fcmp | Extractelement | Insertelement | Shufflevector
            | Extractvalue
            => shapes::operation,
        Alloca => shapes::alloca,
        Load => shapes::load,
        Store => shapes::store,
        Fence => shapes::atomic::fence,
        Cmpxchg => shapes::atomic::cmpxchg,
        Atomicrmw => shapes::atomic::atomicrmw,
        Cleanuppad => shapes::pads::cleanuppad,
        Catchpad => shapes::pads::catchpad,
        Phi => shapes::phi,
        Call => shapes::call::call,
        Select => shapes::select,
        VaArg => shapes::vaarg,
        Insertvalue => shapes::insertvalue,
        Landingpad => shapes::landingpad,
        Freeze => shapes::freeze,
    }
}

/// Whether an opcode calls something, and so can have metadata as operands.
pub fn is_call(opcode: u32) -> bool {
    [Opcode::Call, Opcode::Invoke, Opcode::Callbr].iter().any(|&op| op as u32 == opcode)
}

/// An instruction and all that any has.
pub fn extract<'m>(
    inst: &Inst<'m>,
    id: Instruction,
    result: Option<Value>,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let op = Opcode::from_index(inst.opcode())
        .ok_or_else(|| Error::unsupported("an opcode", "an instruction"))?;
    cx.put(InstructionOpcode { inst: id, op });
    if let Some(v) = result {
        let ty = cx.ty(inst.ty())?;
        cx.put(VariableType { v, ty });
        let name = inst.value.name();
        if !name.is_empty() {
            let name = cx.text(name);
            cx.put(VariableName { v, name });
        }
    }
    extract_shape(&Source { op, inst, id, result }, cx)?;
    let n_args = if is_call(inst.opcode()) { inst.n_args() as u32 } else { 0 };
    let operands = cx.wants::<InstructionOperand>().then(|| inst.operands());
    for (i, operand) in (0..).zip(operands.iter().flat_map(|operands| operands.iter())) {
        // A block is a value only as an argument.
        if !is_terminator(op) || i < n_args || operand.class() != ValueClass::Block {
            let v = cx.value(operand)?;
            cx.put(InstructionOperand { inst: id, i, v });
        }
    }
    if let Some(location) = inst.debug_loc() {
        let md = cx.next_debug_loc()?;
        cx.put(InstructionDebugLoc { inst: id, md });
        if cx.wants::<InstructionLocation>() {
            source::extract_location(location, id, cx);
        }
    }
    if inst.has_metadata() {
        for (kind, node) in inst.value.attachments() {
            let (kind, md) = (cx.kind(kind), cx.metadata(node)?);
            cx.put(InstructionMetadata { inst: id, kind, md });
        }
    }
    Ok(())
}

pub fn rebuild<'f>(id: Instruction, block: BlockRef<'f>, cx: &mut Rebuild<'f>) -> Result<()> {
    let InstructionOpcode { op, .. } = cx.need(id)?;
    let mut new = New::of(op as u32);
    let result = rebuild_shape(op, id, &mut new, cx)?;
    let made = cx.instruction(id, &mut new, result, block)?;
    if let Some(InstructionDebugLoc { md, .. }) = cx.get(id)? {
        let location = cx.node(md)?;
        made.set_debug_loc(location).map_err(|why| cx.bad::<InstructionDebugLoc>(id, why))?;
    }
    let index = cx.index;
    for row in index.all::<InstructionMetadata>(id) {
        let kind = cx.bytes(row.kind);
        if *kind == *b"dbg" {
            return Err(cx.bad::<InstructionMetadata>(id, "`dbg` is instruction_debug_loc's"));
        }
        let kind =
            cx.module.metadata_kind(&kind).map_err(|why| cx.bad::<InstructionMetadata>(id, why))?;
        let node = cx.node(row.md)?;
        made.attach(kind, node).map_err(|why| cx.bad::<InstructionMetadata>(id, why))?;
    }
    Ok(())
}

/// An ordering, if the access is atomic; the number is the schema's word plus one.
fn ordering(number: u32) -> Option<Ordering> {
    Ordering::from_index(number.wrapping_sub(1))
}

/// The number of an ordering again.
fn ordering_number(ordering: Ordering) -> u32 {
    ordering as u32 + 1
}

/// Synchronisation scopes by name: `syncscope("agent")`. The system's has no row.
const SYSTEM_SCOPE: u32 = 1;

fn scope<'m>(inst: &Inst<'m>, cx: &Extract<'m, '_>) -> Option<&'m [u8]> {
    (inst.syncscope() != SYSTEM_SCOPE).then(|| cx.module.syncscope(inst.syncscope()))
}

fn scope_number(name: Option<Symbol>, cx: &Rebuild<'_>) -> u32 {
    name.map_or(SYSTEM_SCOPE, |name| cx.module.syncscope_id(&cx.bytes(name)))
}
