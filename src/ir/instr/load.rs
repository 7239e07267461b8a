//! `load`. <https://llvm.org/docs/LangRef.html#load-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionLoad { inst });
    cx.put(InstructionLoadRes { inst, res: s.result()? });
    let ptr = s.value(0, cx)?;
    cx.put(InstructionLoadAddr { inst, ptr });
    let align = cx.number(s.inst.align());
    cx.put(InstructionLoadAlign { inst, align });
    if let Some(ordering) = s.inst.ordering() {
        cx.put(InstructionLoadOrdering { inst, ordering });
    }
    if let Some(scope) = s.inst.syncscope() {
        let scope = cx.text(scope);
        cx.put(InstructionLoadSyncscope { inst, scope });
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionLoadRes { res, .. } = cx.need(inst)?;
    let InstructionLoadAddr { ptr, .. } = cx.need(inst)?;
    let InstructionLoadAlign { align, .. } = cx.need(inst)?;
    new.operand(values::get(ptr, cx)?).align(cx.number::<InstructionLoadAlign>(align, inst)?);
    if let Some(row) = cx.get::<InstructionLoadOrdering>(inst)? {
        new.ordering(row.ordering);
    }
    let scope = cx.get::<InstructionLoadSyncscope>(inst)?.map(|row| row.scope);
    new.syncscope(scope_number(scope, cx));
    Ok(Some(res))
}
