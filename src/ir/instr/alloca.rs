//! `alloca`. <https://llvm.org/docs/LangRef.html#alloca-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionAlloca { inst });
    cx.put(InstructionAllocaRes { inst, res: s.result()? });
    let ty = s.aux_type(cx)?;
    cx.put(InstructionAllocaType { inst, ty });
    let n = s.value(0, cx)?;
    cx.put(InstructionAllocaSize { inst, n });
    let align = cx.number(s.inst.align());
    cx.put(InstructionAllocaAlign { inst, align });
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionAllocaRes { res, .. } = cx.need(inst)?;
    let InstructionAllocaType { ty, .. } = cx.need(inst)?;
    let InstructionAllocaSize { n, .. } = cx.need(inst)?;
    let InstructionAllocaAlign { align, .. } = cx.need(inst)?;
    new.aux_type(types::get(ty, cx)?).operand(values::get(n, cx)?);
    new.align(cx.number::<InstructionAllocaAlign>(align, inst)?);
    Ok(Some(res))
}
