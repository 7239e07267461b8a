//! Inline assembler. <https://llvm.org/docs/LangRef.html#inline-assembler-expressions>

use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use crate::resolved;
use crate::types;
use facts::*;
use llvm::{InlineAsm, ValueRef};

pub fn extract<'m>(asm: &'m resolved::InlineAsm, v: Value, cx: &mut Extract<'m, '_>) -> Result<()> {
    cx.put(VariableInlineAsm { v });
    let ty = cx.ty(cx.module.asm_type(asm))?;
    cx.put(VariableInlineAsmType { v, ty });
    let text = cx.text(&asm.text);
    cx.put(VariableInlineAsmText { v, text });
    let constraints = cx.text(&asm.constraints);
    cx.put(VariableInlineAsmConstraints { v, constraints });
    if asm.side_effect() {
        cx.put(VariableInlineAsmSideEffect { v });
    }
    if asm.align_stack() {
        cx.put(VariableInlineAsmAlignStack { v });
    }
    if asm.intel() {
        cx.put(VariableInlineAsmIntelDialect { v });
    }
    if asm.unwind() {
        cx.put(VariableInlineAsmUnwind { v });
    }
    Ok(())
}

pub fn rebuild<'f>(v: Value, cx: &mut Rebuild<'f>) -> Result<ValueRef<'f>> {
    let ty: VariableInlineAsmType = cx.need(v)?;
    let text: VariableInlineAsmText = cx.need(v)?;
    let constraints: VariableInlineAsmConstraints = cx.need(v)?;
    let ty = types::get(ty.ty, cx)?;
    let asm = InlineAsm {
        ty,
        text: &cx.bytes(text.text),
        constraints: &cx.bytes(constraints.constraints),
        side_effect: cx.has::<VariableInlineAsmSideEffect>(v),
        align_stack: cx.has::<VariableInlineAsmAlignStack>(v),
        intel: cx.has::<VariableInlineAsmIntelDialect>(v),
        unwind: cx.has::<VariableInlineAsmUnwind>(v),
    };
    ValueRef::new_inline_asm(ty, &asm).map_err(|why| cx.bad::<VariableInlineAsmText>(v, why))
}
