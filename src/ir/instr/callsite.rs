//! What `call`, `invoke` and `callbr` share. <https://llvm.org/docs/LangRef.html#call-instruction>

use super::shape::*;
use crate::attributes::{self, Place};
use crate::{flag_rows, rebuilt, source};

/// Function type, convention, attributes, bundles.
pub fn extract<'m>(s: &Source<'_, 'm>, cx: &mut Extract<'m, '_>) -> Result<()> {
    let inst = s.id;
    let ty = s.aux_type(cx)?;
    cx.put(CallsiteFunctionType { inst, ty });
    if s.inst.calling_convention() != 0 {
        cx.put(CallsiteCallingConvention { inst, cc: s.inst.calling_convention() });
    }
    attributes::extract_list(s.inst.attribute_list(), cx, |place, s, cx| match place {
        Place::Function => cx.put(CallsiteAttributes { inst, s }),
        Place::Return => cx.put(CallsiteReturnAttributes { inst, s }),
        Place::Param(i) => cx.put(CallsiteParamAttributes { inst, i, s }),
    })?;
    for (i, (tag, first, n)) in (0..).zip(s.inst.bundles()) {
        let tag = cx.text(tag);
        cx.put(CallsiteBundle { inst, i, tag });
        for j in 0..n {
            let v = s.value(first + j, cx)?;
            cx.put(CallsiteBundleOperand { inst, i, j: j as u32, v });
        }
    }
    if let Some(res) = s.result {
        flag_rows::extract_fast_math(s.inst.flags(), res, cx);
    }
    source::extract_call(s.inst.operands(), cx)
}

/// Arguments first, then the operands of the bundles, then the callee.
pub fn rebuild(
    inst: Instruction,
    args: &[Value],
    callee: rebuilt::ValueRef,
    result: Option<Value>,
    new: &mut New,
    cx: &mut Rebuild<'_>,
) -> Result<()> {
    new.n_args(args.len());
    for &arg in args {
        new.operand(values::get(arg, cx)?);
    }
    let index = cx.index;
    for CallsiteBundle { i, tag, .. } in cx.list(inst)? {
        let mut operands: Vec<CallsiteBundleOperand> =
            index.all(inst).filter(|row: &CallsiteBundleOperand| row.i == i).collect();
        operands.sort_by_key(|row| row.j);
        if !operands.iter().map(|row| row.j).eq(0..operands.len() as u32) {
            let message = format!("operands of bundle {i} are missing or come twice");
            return Err(cx.bad::<CallsiteBundleOperand>(inst, message));
        }
        let tag = cx.bytes(tag);
        new.bundle(cx.module.bundle_tag(&tag), operands.len());
        for row in operands {
            new.operand(values::get(row.v, cx)?);
        }
    }
    new.operand(callee);
    let CallsiteFunctionType { ty, .. } = cx.need(inst)?;
    new.aux_type(types::get(ty, cx)?);
    if let Some(row) = cx.get::<CallsiteCallingConvention>(inst)? {
        if row.cc > 1023 {
            return Err(cx.bad::<CallsiteCallingConvention>(inst, "conventions end at 1023"));
        }
        new.calling_convention(row.cc);
    }
    if let Some(list) = rebuild_attributes(inst, args.len(), cx)? {
        new.attributes(list);
    }
    if let Some(res) = result {
        flag_rows::rebuild_fast_math(res, new, cx);
    }
    Ok(())
}

/// The attributes of a call site with so many arguments.
pub fn rebuild_attributes(
    inst: Instruction,
    n_args: usize,
    cx: &mut Rebuild<'_>,
) -> Result<Option<rebuilt::AttributeListRef>> {
    let index = cx.index;
    let mut sets = Vec::new();
    sets.extend(cx.get::<CallsiteAttributes>(inst)?.map(|row| (Place::Function, row.s)));
    sets.extend(cx.get::<CallsiteReturnAttributes>(inst)?.map(|row| (Place::Return, row.s)));
    let params = index.all::<CallsiteParamAttributes>(inst);
    sets.extend(params.map(|row| (Place::Param(row.i), row.s)));
    attributes::rebuild_list(sets, n_args, cx)
}
