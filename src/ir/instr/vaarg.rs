//! `va_arg`. <https://llvm.org/docs/LangRef.html#va-arg-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionVaarg { inst });
    let (res, list) = (s.result()?, s.value(0, cx)?);
    cx.put(InstructionVaargExpr { inst, res, list });
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionVaargExpr { res, list, .. } = cx.need(inst)?;
    new.operand(values::get(list, cx)?);
    Ok(Some(res))
}
