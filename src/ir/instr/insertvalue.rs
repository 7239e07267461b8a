//! `insertvalue`. <https://llvm.org/docs/LangRef.html#insertvalue-instruction>

use super::shape::*;
use crate::types::counted;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionInsertvalue { inst });
    cx.put(InstructionInsertvalueRes { inst, res: s.result()? });
    let base = s.value(0, cx)?;
    cx.put(InstructionInsertvalueBase { inst, base });
    let elem = s.value(1, cx)?;
    cx.put(InstructionInsertvalueElem { inst, elem });
    cx.put(InstructionInsertvalueNindices { inst, n: s.inst.indices().len() as u32 });
    for (i, &id) in (0..).zip(s.inst.indices()) {
        cx.put(InstructionInsertvalueIndex { inst, i, id });
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionInsertvalueRes { res, .. } = cx.need(inst)?;
    let InstructionInsertvalueBase { base, .. } = cx.need(inst)?;
    let InstructionInsertvalueElem { elem, .. } = cx.need(inst)?;
    new.operand(values::get(base, cx)?).operand(values::get(elem, cx)?);
    let InstructionInsertvalueNindices { n, .. } = cx.need(inst)?;
    for InstructionInsertvalueIndex { id, .. } in counted(n, inst, cx)? {
        new.index(id);
    }
    Ok(Some(res))
}
