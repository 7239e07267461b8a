//! `freeze`. <https://llvm.org/docs/LangRef.html#freeze-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionFreeze { inst });
    let var = s.value(0, cx)?;
    cx.put(InstructionFreezeVar { inst, var });
    cx.put(InstructionFreezeRes { inst, res: s.result()? });
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionFreezeVar { var, .. } = cx.need(inst)?;
    let InstructionFreezeRes { res, .. } = cx.need(inst)?;
    new.operand(values::get(var, cx)?);
    Ok(Some(res))
}
