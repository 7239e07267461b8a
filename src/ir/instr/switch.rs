//! `switch`. <https://llvm.org/docs/LangRef.html#switch-instruction>

use super::shape::*;
use crate::types::counted;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionSwitch { inst });
    let v = s.value(0, cx)?;
    cx.put(InstructionSwitchVar { inst, v });
    let l = s.block(1, cx)?;
    cx.put(InstructionSwitchDefault { sw_inst: inst, l });
    // After condition and default, operands are pairs of a value and a block.
    let n = (s.inst.operands().len() / 2).saturating_sub(1);
    cx.put(InstructionSwitchNcases { sw_inst: inst, n: n as u32 });
    for i in 0..n {
        let cval = s.value(2 + 2 * i, cx)?;
        cx.put(InstructionSwitchCaseVal { sw_inst: inst, i: i as u32, cval });
        let l = s.block(3 + 2 * i, cx)?;
        cx.put(InstructionSwitchCaseGoto { sw_inst: inst, i: i as u32, l });
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionSwitchVar { v, .. } = cx.need(inst)?;
    let InstructionSwitchDefault { l, .. } = cx.need(inst)?;
    let InstructionSwitchNcases { n, .. } = cx.need(inst)?;
    new.operand(values::get(v, cx)?).block(cx.block(l)?);
    for InstructionSwitchCaseVal { cval, .. } in counted(n, inst, cx)? {
        new.operand(values::get(cval, cx)?);
    }
    for InstructionSwitchCaseGoto { l, .. } in counted(n, inst, cx)? {
        new.block(cx.block(l)?);
    }
    Ok(None)
}
