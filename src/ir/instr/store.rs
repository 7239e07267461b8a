//! `store`. <https://llvm.org/docs/LangRef.html#store-instruction>

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionStore { inst });
    let v = s.value(0, cx)?;
    cx.put(InstructionStoreVar { inst, v });
    let ptr = s.value(1, cx)?;
    cx.put(InstructionStoreAddr { inst, ptr });
    let align = cx.number(s.inst.align());
    cx.put(InstructionStoreAlign { inst, align });
    if let Some(ordering) = s.inst.ordering() {
        cx.put(InstructionStoreOrdering { inst, ordering });
    }
    if let Some(scope) = s.inst.syncscope() {
        let scope = cx.text(scope);
        cx.put(InstructionStoreSyncscope { inst, scope });
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionStoreVar { v, .. } = cx.need(inst)?;
    let InstructionStoreAddr { ptr, .. } = cx.need(inst)?;
    let InstructionStoreAlign { align, .. } = cx.need(inst)?;
    new.operand(values::get(v, cx)?).operand(values::get(ptr, cx)?);
    new.align(cx.number::<InstructionStoreAlign>(align, inst)?);
    if let Some(row) = cx.get::<InstructionStoreOrdering>(inst)? {
        new.ordering(row.ordering);
    }
    let scope = cx.get::<InstructionStoreSyncscope>(inst)?.map(|row| row.scope);
    new.syncscope(scope_number(scope, cx));
    Ok(None)
}
