//! Inline assembler. <https://llvm.org/docs/LangRef.html#inline-assembler-expressions>

use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use crate::rebuilt::{TypeRef, ValueRef};
use crate::resolved;
use crate::types;
use facts::*;

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

/// `own` is the type of the value, a pointer.
pub fn rebuild(v: Value, own: TypeRef, cx: &mut Rebuild<'_>) -> Result<ValueRef> {
    let ty: VariableInlineAsmType = cx.need(v)?;
    let text: VariableInlineAsmText = cx.need(v)?;
    let constraints: VariableInlineAsmConstraints = cx.need(v)?;
    let ty = types::get(ty.ty, cx)?;
    let flags = [
        cx.has::<VariableInlineAsmSideEffect>(v),
        cx.has::<VariableInlineAsmAlignStack>(v),
        cx.has::<VariableInlineAsmIntelDialect>(v),
        cx.has::<VariableInlineAsmUnwind>(v),
    ];
    let flags = (0..).zip(flags).fold(0, |all, (bit, on)| all | u8::from(on) << bit);
    let (text, constraints) = (cx.bytes(text.text), cx.bytes(constraints.constraints));
    let made = cx.module.inline_asm(own, ty, &text, &constraints, flags);
    made.map_err(|why| cx.bad::<VariableInlineAsmText>(v, why))
}
