//! Pure operations: what they compute stands in `operations.rs`, which constant expressions share.
//! <https://llvm.org/docs/LangRef.html#binary-operations>

use super::shape::*;
use crate::operations::{self, Parts};

pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let res = s.result()?;
    cx.put(InstructionOp { inst: s.id });
    cx.put(InstructionOpRes { inst: s.id, res });
    operations::extract(&Parts::of_inst(s.inst), res, cx)
}

pub fn rebuild(inst: Instruction, new: &mut New, cx: &mut Rebuild<'_>) -> Result<Option<Value>> {
    let InstructionOpcode { op, .. } = cx.need(inst)?;
    let InstructionOpRes { res, .. } = cx.need(inst)?;
    *new = operations::rebuild(op, res, cx)?;
    Ok(Some(res))
}
