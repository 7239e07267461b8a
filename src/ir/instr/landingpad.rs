//! `landingpad`. <https://llvm.org/docs/LangRef.html#landingpad-instruction>
//!
//! A clause of array type is a filter, any other a catch: LLVM itself tells them apart so.

use super::shape::*;

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    cx.put(InstructionLandingpad { inst });
    cx.put(InstructionLandingpadRes { inst, res: s.result()? });
    cx.put(InstructionLandingpadNclses { inst, n: s.inst.operands().len() as u32 });
    for (i, clause) in (0..).zip(s.inst.operands().iter()) {
        let v = cx.value(clause)?;
        if clause.ty().is_some_and(|ty| ty.kind() == TypeKind::Array) {
            cx.put(InstructionLandingpadClsFilter { inst, i, c: v });
        } else {
            cx.put(InstructionLandingpadClsCatch { inst, i, v });
        }
    }
    Ok(())
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionLandingpadRes { res, .. } = cx.need(inst)?;
    let InstructionLandingpadNclses { n, .. } = cx.need(inst)?;
    let index = cx.index;
    let catches = index.all::<InstructionLandingpadClsCatch>(inst).map(|r| (r.i, r.v, false));
    let filters = index.all::<InstructionLandingpadClsFilter>(inst).map(|r| (r.i, r.c, true));
    let mut clauses: Vec<(u32, Value, bool)> = catches.chain(filters).collect();
    clauses.sort_unstable_by_key(|&(i, ..)| i);
    if !clauses.iter().map(|&(i, ..)| i).eq(0..n) {
        let message = format!("its catches and filters are not numbered 0 to {n}, each once");
        return Err(cx.bad::<InstructionLandingpadNclses>(inst, message));
    }
    for (_, clause, filter) in clauses {
        let clause = values::get(clause, cx)?;
        let ty = cx.module.type_of(clause);
        if cx.module.types.is_array(ty) != filter {
            return Err(if filter {
                cx.bad::<InstructionLandingpadClsFilter>(inst, "a filter is an array")
            } else {
                cx.bad::<InstructionLandingpadClsCatch>(inst, "a catch is no array")
            });
        }
        new.operand(clause);
    }
    Ok(Some(res))
}
