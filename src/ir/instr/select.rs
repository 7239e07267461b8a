//! `select`. <https://llvm.org/docs/LangRef.html#select-instruction>

use super::shape::*;
use crate::flag_rows;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let (inst, res) = (s.id, s.result()?);
    cx.put(InstructionSelect { inst });
    let (cond, true_v, false_v) = (s.value(0, cx)?, s.value(1, cx)?, s.value(2, cx)?);
    cx.put(InstructionSelectExpr { inst, res, cond, true_v, false_v });
    flag_rows::extract_fast_math(s.inst.flags(), res, cx);
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionSelectExpr { res, cond, true_v, false_v, .. } = cx.need(inst)?;
    new.operand(values::get(cond, cx)?)
        .operand(values::get(true_v, cx)?)
        .operand(values::get(false_v, cx)?);
    flag_rows::rebuild_fast_math(res, new, cx);
    Ok(Some(res))
}
