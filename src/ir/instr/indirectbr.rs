//! `indirectbr`. <https://llvm.org/docs/LangRef.html#indirectbr-instruction>

use super::shape::*;
use crate::types::counted;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionIndirectbr { inst });
    let p = s.value(0, cx)?;
    cx.put(InstructionIndirectbrAddr { inst, p });
    let n = s.inst.operands().len() - 1;
    cx.put(InstructionIndirectbrNlabels { inst, n: n as u32 });
    for i in 0..n {
        let l = s.block(1 + i, cx)?;
        cx.put(InstructionIndirectbrLabel { inst, i: i as u32, l });
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionIndirectbrAddr { p, .. } = cx.need(inst)?;
    let InstructionIndirectbrNlabels { n, .. } = cx.need(inst)?;
    new.operand(values::get(p, cx)?);
    for InstructionIndirectbrLabel { l, .. } in counted(n, inst, cx)? {
        new.block(cx.block(l)?);
    }
    Ok(None)
}
