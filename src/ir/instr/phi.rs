//! `phi`. <https://llvm.org/docs/LangRef.html#phi-instruction>

use super::shape::*;
use crate::flag_rows;
use crate::types::counted;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let (inst, res) = (s.id, s.result()?);
    cx.put(InstructionPhi { inst });
    cx.put(InstructionPhiRes { inst, res });
    cx.put(InstructionPhiNpairs { inst, n: s.inst.operands().len() as u32 });
    for (i, (value, block)) in (0..).zip(s.inst.operands().iter().zip(s.inst.incoming())) {
        let (var, l) = (cx.value(value)?, cx.block(block)?);
        cx.put(InstructionPhiPair { inst, i, var, l });
    }
    flag_rows::extract_fast_math(s.inst.flags(), res, cx);
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionPhiRes { res, .. } = cx.need(inst)?;
    let InstructionPhiNpairs { n, .. } = cx.need(inst)?;
    for InstructionPhiPair { var, l, .. } in counted(n, inst, cx)? {
        new.operand(values::get(var, cx)?).block(cx.block(l)?);
    }
    flag_rows::rebuild_fast_math(res, new, cx);
    Ok(Some(res))
}
