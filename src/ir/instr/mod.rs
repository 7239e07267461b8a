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
pub(crate) mod opcodes;
mod operation;
mod pads;
mod phi;
mod ret;
mod select;
pub mod shape;
mod store;
mod switch;
mod unwind;
mod vaarg;

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::metadata::build;
use crate::rebuilt::New;
use crate::resolved::{Inst, ValueClass, ValueRef};
use crate::{flag_rows, source, types};
use facts::*;
use shape::{Source, is_call};

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

        fn rebuild_shape(
            op: Opcode,
            id: Instruction,
            new: &mut New,
            cx: &mut Rebuild<'_>,
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

/// An instruction and all that any has.
pub fn extract<'m>(inst: &Inst<'m>, id: Instruction, cx: &mut Extract<'m, '_>) -> Result<()> {
    let op = inst.opcode();
    cx.put(InstructionOpcode { inst: id, op });
    let result = inst.result().map(|result| extract_result(inst, result, cx)).transpose()?;
    extract_shape(&Source { op, inst, id, result }, cx)?;
    flag_rows::extract_instruction(op, inst.flags(), id, cx);
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
        let md = cx.metadata(location)?;
        cx.put(InstructionDebugLoc { inst: id, md });
        if cx.wants::<InstructionLocation>() {
            source::extract_location(location, id, cx);
        }
    }
    for (kind, node) in inst.attachments() {
        let (kind, md) = (cx.kind(kind), cx.metadata(node)?);
        cx.put(InstructionMetadata { inst: id, kind, md });
    }
    Ok(())
}

/// What an instruction yields.
fn extract_result<'m>(
    inst: &Inst<'m>,
    result: ValueRef<'m>,
    cx: &mut Extract<'m, '_>,
) -> Result<Value> {
    let v = cx.value(result)?;
    let ty = inst.ty().ok_or_else(|| Error::unsupported("no type", inst.opcode().text()))?;
    let ty = cx.ty(ty)?;
    cx.put(VariableType { v, ty });
    let name = result.name();
    if !name.is_empty() {
        let name = cx.text(name);
        cx.put(VariableName { v, name });
    }
    Ok(v)
}

/// Adds the instruction to the block at hand.
pub fn rebuild(id: Instruction, cx: &mut Rebuild<'_>) -> Result<()> {
    let InstructionOpcode { op, .. } = cx.need(id)?;
    let mut new = New::of(op);
    let result = rebuild_shape(op, id, &mut new, cx)?;
    flag_rows::rebuild_instruction(op, id, &mut new, cx);
    make(id, &mut new, result, cx)?;
    if let Some(InstructionDebugLoc { md, .. }) = cx.get(id)? {
        let location = build::location(md, cx)?;
        cx.module.set_location(location);
    }
    let index = cx.index;
    let mut attached = Vec::new();
    for row in index.all::<InstructionMetadata>(id) {
        let kind = cx.bytes(row.kind);
        if *kind == *b"dbg" {
            return Err(cx.bad::<InstructionMetadata>(id, "`dbg` is instruction_debug_loc's"));
        }
        let kind = cx.module.metadata_kind(&kind);
        let kind = kind.map_err(|why| cx.bad::<InstructionMetadata>(id, why))?;
        attached.push((kind, build::get(row.md, cx)?));
    }
    let attached = cx.module.attach_to_instruction(&attached);
    attached.map_err(|why| cx.bad::<InstructionMetadata>(id, why))
}

/// Makes the attributes of a call site before it, whatever arguments it has.
pub fn make_attributes(inst: Instruction, cx: &mut Rebuild<'_>) -> Result<()> {
    callsite::rebuild_attributes(inst, usize::MAX, cx).map(drop)
}

/// Makes the instruction that `new` describes. Its result, if it has one, is `result`.
fn make(
    inst: Instruction,
    new: &mut New,
    result: Option<Value>,
    cx: &mut Rebuild<'_>,
) -> Result<()> {
    if let Some(result) = result {
        new.ty(types::of(result, cx)?);
    }
    let made = cx.module.add(new).map_err(|why| cx.bad::<InstructionOpcode>(inst, why))?;
    match (result, made) {
        (Some(result), Some(made)) => cx.bind_local(result, made),
        (None, Some(_)) => Err(cx.bad::<InstructionOpcode>(
            inst,
            "the instruction has a result, but no row says which value it is",
        )),
        (Some(_), None) => Err(cx
            .bad::<InstructionOpcode>(inst, "its result has another type than variable_type says")),
        (None, None) => Ok(()),
    }
}
