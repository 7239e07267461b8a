//! `br`. <https://llvm.org/docs/LangRef.html#br-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionBr { inst });
    if s.inst.operands().len() == 1 {
        cx.put(InstructionBrUncond { inst });
        let l = s.block(0, cx)?;
        cx.put(InstructionBrUncondGoto { br_inst: inst, l });
        return Ok(());
    }
    cx.put(InstructionBrCond { inst });
    let v = s.value(0, cx)?;
    cx.put(InstructionBrCondVar { br_inst: inst, v });
    // LLVM keeps the destination for true last.
    let l = s.block(2, cx)?;
    cx.put(InstructionBrCondIftrue { br_inst: inst, l });
    let l = s.block(1, cx)?;
    cx.put(InstructionBrCondIffalse { br_inst: inst, l });
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    if let Some(InstructionBrUncondGoto { l, .. }) = cx.get(inst)? {
        if cx.has::<InstructionBrCondVar>(inst) {
            return Err(cx.bad::<InstructionBrCondVar>(inst, "an unconditional br tests nothing"));
        }
        new.block(cx.block(l)?);
        return Ok(None);
    }
    let InstructionBrCondVar { v, .. } = cx.need(inst)?;
    let InstructionBrCondIftrue { l: iftrue, .. } = cx.need(inst)?;
    let InstructionBrCondIffalse { l: iffalse, .. } = cx.need(inst)?;
    new.operand(values::get(v, cx)?).block(cx.block(iftrue)?).block(cx.block(iffalse)?);
    Ok(None)
}
