//! `ret`. <https://llvm.org/docs/LangRef.html#ret-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionRet { inst });
    match s.inst.operands().get(0) {
        Some(value) => {
            let v = cx.value(value)?;
            cx.put(InstructionRetVar { inst, v });
        }
        None => cx.put(InstructionRetVoid { inst }),
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    if let Some(InstructionRetVar { v, .. }) = cx.get(inst)? {
        new.operand(values::get(v, cx)?);
    }
    Ok(None)
}
