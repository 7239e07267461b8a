//! Atomics: `fence`, `cmpxchg`, `atomicrmw`.
//! <https://llvm.org/docs/LangRef.html#atomic-memory-ordering-constraints>

use super::shape::*;

fn must_order(ordering: Option<Ordering>, s: &Source<'_, '_>) -> Result<Ordering> {
    ordering.ok_or_else(|| Error::unsupported("no ordering", s.op.text()))
}

pub mod fence {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        let inst = s.id;
        cx.put(InstructionFence { inst });
        let ordering = must_order(s.inst.ordering(), s)?;
        cx.put(InstructionFenceOrdering { inst, ordering });
        if let Some(scope) = s.inst.syncscope() {
            let scope = cx.text(scope);
            cx.put(InstructionFenceSyncscope { inst, scope });
        }
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionFenceOrdering { ordering, .. } = cx.need(inst)?;
        new.ordering(ordering);
        let scope = cx.get::<InstructionFenceSyncscope>(inst)?.map(|row| row.scope);
        new.syncscope(scope_number(scope, cx));
        Ok(None)
    }
}

pub mod cmpxchg {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        let inst = s.id;
        cx.put(InstructionCmpxchg { inst });
        cx.put(InstructionCmpxchgRes { inst, res: s.result()? });
        let ptr = s.value(0, cx)?;
        cx.put(InstructionCmpxchgAddr { inst, ptr });
        let var = s.value(1, cx)?;
        cx.put(InstructionCmpxchgCmp { inst, var });
        let new = s.value(2, cx)?;
        cx.put(InstructionCmpxchgNew { inst, new });
        let align = cx.number(s.inst.align());
        cx.put(InstructionCmpxchgAlign { inst, align });
        let ordering = must_order(s.inst.ordering(), s)?;
        cx.put(InstructionCmpxchgSuccOrdering { inst, ordering });
        let ordering = must_order(s.inst.failure_ordering(), s)?;
        cx.put(InstructionCmpxchgFailOrdering { inst, ordering });
        if let Some(scope) = s.inst.syncscope() {
            let scope = cx.text(scope);
            cx.put(InstructionCmpxchgSyncscope { inst, scope });
        }
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionCmpxchgRes { res, .. } = cx.need(inst)?;
        let InstructionCmpxchgAddr { ptr, .. } = cx.need(inst)?;
        let InstructionCmpxchgCmp { var, .. } = cx.need(inst)?;
        let InstructionCmpxchgNew { new: replacement, .. } = cx.need(inst)?;
        let InstructionCmpxchgAlign { align, .. } = cx.need(inst)?;
        let InstructionCmpxchgSuccOrdering { ordering: success, .. } = cx.need(inst)?;
        let InstructionCmpxchgFailOrdering { ordering: failure, .. } = cx.need(inst)?;
        new.operand(values::get(ptr, cx)?)
            .operand(values::get(var, cx)?)
            .operand(values::get(replacement, cx)?);
        new.align(cx.number::<InstructionCmpxchgAlign>(align, inst)?);
        new.ordering(success).failure_ordering(failure);
        let scope = cx.get::<InstructionCmpxchgSyncscope>(inst)?.map(|row| row.scope);
        new.syncscope(scope_number(scope, cx));
        Ok(Some(res))
    }
}

pub mod atomicrmw {
    use super::*;

    pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
        let inst = s.id;
        cx.put(InstructionAtomicrmw { inst });
        cx.put(InstructionAtomicrmwRes { inst, res: s.result()? });
        let (addr, val) = (s.value(0, cx)?, s.value(1, cx)?);
        extract_operation(s, addr, val, cx)?;
        let align = cx.number(s.inst.align());
        cx.put(InstructionAtomicrmwAlign { inst, align });
        let ordering = must_order(s.inst.ordering(), s)?;
        cx.put(InstructionAtomicrmwOrdering { inst, ordering });
        if let Some(scope) = s.inst.syncscope() {
            let scope = cx.text(scope);
            cx.put(InstructionAtomicrmwSyncscope { inst, scope });
        }
        Ok(())
    }

    pub fn rebuild(
        inst: Instruction,
        new: &mut New,
        cx: &mut Rebuild<'_>,
    ) -> Result<Option<Value>> {
        let InstructionAtomicrmwRes { res, .. } = cx.need(inst)?;
        let (number, addr, val) = rebuild_operation(inst, cx)?;
        let InstructionAtomicrmwAlign { align, .. } = cx.need(inst)?;
        let InstructionAtomicrmwOrdering { ordering, .. } = cx.need(inst)?;
        new.rmw_operation(number).operand(values::get(addr, cx)?).operand(values::get(val, cx)?);
        new.align(cx.number::<InstructionAtomicrmwAlign>(align, inst)?);
        new.ordering(ordering);
        let scope = cx.get::<InstructionAtomicrmwSyncscope>(inst)?.map(|row| row.scope);
        new.syncscope(scope_number(scope, cx));
        Ok(Some(res))
    }

    /// The relation is the operation; numbers are LLVM's.
    macro_rules! operations {
        ($($number:literal => $row:ident,)*) => {
            fn extract_operation(
                s: &Source<'_, '_>,
                addr: Value,
                val: Value,
                cx: &mut Extract<'_, '_>,
            ) -> Result<()> {
                let inst = s.id;
                match s.inst.rmw_operation() {
                    $($number => cx.put($row { inst, addr, val }),)*
                    other => {
                        return Err(Error::unsupported(format!("operation {other}"), s.op.text()));
                    }
                }
                Ok(())
            }

            fn rebuild_operation(
                inst: Instruction,
                cx: &Rebuild<'_>,
            ) -> Result<(u32, Value, Value)> {
                $(if let Some($row { addr, val, .. }) = cx.get(inst)? {
                    return Ok(($number, addr, val));
                })*
                let message = "no instruction_atomicrmw_ relation says its operation";
                Err(cx.bad::<InstructionAtomicrmwRes>(inst, message))
            }
        };
    }

    operations! {
        0 => InstructionAtomicrmwXchg,
        1 => InstructionAtomicrmwAdd,
        2 => InstructionAtomicrmwSub,
        3 => InstructionAtomicrmwAnd,
        4 => InstructionAtomicrmwNand,
        5 => InstructionAtomicrmwOr,
        6 => InstructionAtomicrmwXor,
        7 => InstructionAtomicrmwMax,
        8 => InstructionAtomicrmwMin,
        9 => InstructionAtomicrmwUmax,
        10 => InstructionAtomicrmwUmin,
        11 => InstructionAtomicrmwFadd,
        12 => InstructionAtomicrmwFsub,
        13 => InstructionAtomicrmwFmax,
        14 => InstructionAtomicrmwFmin,
        15 => InstructionAtomicrmwBad,
    }
}
