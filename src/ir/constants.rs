//! Constants. <https://llvm.org/docs/LangRef.html#constants>

use std::ops::Range;

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::operations::{self, Parts};
use crate::rebuilt::{Made, New, TypeRef, ValueRef};
use crate::resolved::{self, Constant, ConstantParts};
use crate::types::counted;
use crate::{decimal, inline_asm, types, values};
use facts::*;

/// Constants that are no globals, inline assembler and metadata as values, by their own ids.
pub fn extract_all(ids: Range<u32>, cx: &mut Extract<'_, '_>) -> Result<()> {
    for id in ids {
        if cx.numbering.value_place(id).is_none() {
            continue;
        }
        let value = cx.module.value(id);
        let v = cx.value(value)?;
        let ty = cx.type_of(value)?;
        cx.put(VariableType { v, ty });
        if let Some(node) = value.as_metadata() {
            let md = cx.metadata(node)?;
            cx.put(VariableMetadata { v, md });
        } else if let Some(asm) = value.inline_asm() {
            inline_asm::extract(asm, v, cx)?;
        } else if let Some(constant) = value.constant() {
            extract(value, constant, v, cx)?;
        }
        cx.pause()?;
    }
    Ok(())
}

fn extract<'m>(
    value: resolved::ValueRef<'m>,
    constant: &'m Constant,
    v: Value,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let kind =
        constant.kind().ok_or_else(|| Error::unsupported("a kind of constant", "a constant"))?;
    cx.put(VariableConstKind { v, kind });
    match &constant.kind {
        ConstantParts::Int(bits, words) => {
            let c = match (words.all(), *bits) {
                (&[word], bits @ 1..=64) => {
                    let shift = 64 - bits;
                    cx.signed((word << shift).cast_signed() >> shift)
                }
                (words, bits) => cx.text(decimal::signed(words, bits).as_bytes()),
            };
            cx.put(VariableConstInt { v, c });
        }
        ConstantParts::Float(format, words) => {
            let c = cx.text(fp_text(words, *format).as_bytes());
            cx.put(VariableConstFp { v, c });
        }
        ConstantParts::Plain(_) => match kind {
            ConstantKind::PtrNull => cx.put(VariableConstPtrNull { v }),
            ConstantKind::TokenNone => cx.put(VariableConstTokenNone { v }),
            ConstantKind::Aggzero => cx.put(VariableConstAggzero { v }),
            ConstantKind::Undef => cx.put(VariableUndef { v }),
            ConstantKind::Poison => cx.put(VariableUndefPoison { v }),
            other => return Err(Error::unsupported(other.text(), "a constant without parts")),
        },
        ConstantParts::Aggregate(_, elements) => {
            let elements = cx.values(elements)?;
            aggregate(kind, v, &elements, cx)?;
        }
        ConstantParts::String(text, elements) => {
            cx.put(VariableConstArray { v });
            let len = cx.number(text.len() as u64);
            cx.put(VariableConstArrayLen { v, len });
            let bytes = cx.text(text);
            cx.put(VariableConstString { v, bytes });
            for (i, elem) in (0..).zip(cx.values(elements)?) {
                cx.put(VariableConstArrayElem { v, i, elem });
            }
        }
        ConstantParts::BlockAddress(function, block) => {
            let Some(block) = cx.module.block(*function, *block) else {
                return Err(Error::unsupported("a blockaddress without a block", "a constant"));
            };
            let b = cx.address_taken_block(block)?;
            cx.put(VariableBlockaddr { v, b });
        }
        ConstantParts::Of(_, _) => {
            let target = cx.values(constant.operands())?[0];
            if kind == ConstantKind::NoCfi {
                cx.put(VariableNoCfi { v, target });
            } else {
                cx.put(VariableDsoLocalEquivalent { v, target });
            }
        }
        ConstantParts::Expr(expr) => {
            cx.put(VariableConstexpr { v });
            let op = expr.op;
            cx.put(VariableConstexprOpcode { v, op });
            if op == Opcode::Select {
                let mut operands = [v; 3];
                for (into, operand) in operands.iter_mut().zip(cx.values(&expr.operands)?) {
                    *into = operand;
                }
                let [cond, true_v, false_v] = operands;
                cx.put(VariableConstexprSelect { v, cond, true_v, false_v });
            } else {
                let ty = value.ty().ok_or_else(|| Error::unsupported("no type", op.text()))?;
                operations::extract(&Parts::of_constant(constant, expr, ty, cx), v, cx)?;
            }
        }
        ConstantParts::InlineAsm(_) => {}
    }
    Ok(())
}

/// The parts of a struct, array or vector.
fn aggregate(
    kind: ConstantKind,
    v: Value,
    parts: &[Value],
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    match kind {
        ConstantKind::Struct => {
            cx.put(VariableConstStruct { v });
            cx.put(VariableConstStructNfields { v, n: parts.len() as u32 });
            for (i, &sub) in (0..).zip(parts) {
                cx.put(VariableConstStructField { v, i, sub });
            }
        }
        ConstantKind::Array => {
            cx.put(VariableConstArray { v });
            let len = cx.number(parts.len() as u64);
            cx.put(VariableConstArrayLen { v, len });
            for (i, &elem) in (0..).zip(parts) {
                cx.put(VariableConstArrayElem { v, i, elem });
            }
        }
        ConstantKind::Vector => {
            cx.put(VariableConstVector { v });
            let len = cx.number(parts.len() as u64);
            cx.put(VariableConstVectorLen { v, len });
            for (i, &elem) in (0..).zip(parts) {
                cx.put(VariableConstVectorElem { v, i, elem });
            }
        }
        other => return Err(Error::unsupported(other.text(), "a constant of parts")),
    }
    Ok(())
}

/// Whether facts say that `v` is a constant other than a global value, or inline assembler.
pub fn is_constant(v: Value, cx: &Rebuild<'_>) -> bool {
    cx.has::<VariableConstKind>(v) || cx.has::<VariableInlineAsmType>(v)
}

pub fn rebuild(v: Value, cx: &mut Rebuild<'_>) -> Result<ValueRef> {
    let ty = types::of(v, cx)?;
    let Some(VariableConstKind { kind, .. }) = cx.get(v)? else {
        return inline_asm::rebuild(v, ty, cx);
    };
    let made = match kind {
        ConstantKind::Int => {
            let c = cx.need::<VariableConstInt>(v)?.c;
            let digits = cx.bytes(c);
            cx.module.int(ty, &digits)
        }
        ConstantKind::Fp => {
            let c = cx.need::<VariableConstFp>(v)?.c;
            let words = fp_words(&cx.bytes(c), cx.module.types.float_kind(ty));
            words.and_then(|words| cx.module.fp(ty, words))
        }
        ConstantKind::PtrNull
        | ConstantKind::TokenNone
        | ConstantKind::Aggzero
        | ConstantKind::Undef
        | ConstantKind::Poison => cx.module.simple_constant(ty, kind),
        ConstantKind::Struct => {
            let mut fields = Vec::new();
            let VariableConstStructNfields { n, .. } = cx.need(v)?;
            for VariableConstStructField { sub, .. } in counted(n, v, cx)? {
                fields.push(values::get(sub, cx)?);
            }
            cx.module.aggregate(ty, &fields)
        }
        ConstantKind::Array => array(v, ty, cx)?,
        ConstantKind::String => {
            let bytes = cx.bytes(cx.need::<VariableConstString>(v)?.bytes);
            let made = cx.module.bytes(ty, &bytes);
            if array_len(v, cx)? as usize != bytes.len() {
                let message = format!("the string has {} bytes", bytes.len());
                return Err(cx.bad::<VariableConstArrayLen>(v, message));
            }
            // --expand-strings says it twice.
            if cx.has::<VariableConstArrayElem>(v) && array(v, ty, cx)? != made {
                let message = "these elements are not the bytes of variable_const_string";
                return Err(cx.bad::<VariableConstArrayElem>(v, message));
            }
            made
        }
        ConstantKind::Vector => {
            let mut elements = Vec::new();
            let len = cx.need::<VariableConstVectorLen>(v)?.len;
            let n = cx.number::<VariableConstVectorLen>(len, v)?;
            for VariableConstVectorElem { elem, .. } in
                counted(u32::try_from(n).unwrap_or(u32::MAX), v, cx)?
            {
                elements.push(values::get(elem, cx)?);
            }
            cx.module.aggregate(ty, &elements)
        }
        ConstantKind::Blockaddr => {
            let VariableBlockaddr { b, .. } = cx.need(v)?;
            let block = cx.any_block(b)?;
            cx.module.block_address(ty, block)
        }
        ConstantKind::DsoLocalEquivalent => {
            let VariableDsoLocalEquivalent { target, .. } = cx.need(v)?;
            let target = values::get(target, cx)?;
            cx.module.equivalent(kind, target)
        }
        ConstantKind::NoCfi => {
            let VariableNoCfi { target, .. } = cx.need(v)?;
            let target = values::get(target, cx)?;
            cx.module.equivalent(kind, target)
        }
        ConstantKind::Constexpr => {
            let VariableConstexprOpcode { op, .. } = cx.need(v)?;
            if op == Opcode::Select {
                let row: VariableConstexprSelect = cx.need(v)?;
                let mut new = New::of(op);
                for operand in [row.cond, row.true_v, row.false_v] {
                    new.operand(values::get(operand, cx)?);
                }
                cx.module.expression(&new, ty)
            } else {
                let new = operations::rebuild(op, v, cx)?;
                cx.module.expression(&new, ty)
            }
        }
    };
    let made = made.map_err(|why| cx.bad::<VariableConstKind>(v, why))?;
    if cx.module.type_of(made) != ty {
        return Err(cx.bad::<VariableType>(v, "the constant has another type than this"));
    }
    Ok(made)
}

fn array_len(v: Value, cx: &mut Rebuild<'_>) -> Result<u32> {
    let len = cx.need::<VariableConstArrayLen>(v)?.len;
    let n = cx.number::<VariableConstArrayLen>(len, v)?;
    Ok(u32::try_from(n).unwrap_or(u32::MAX))
}

/// An array of its elements.
fn array(v: Value, ty: TypeRef, cx: &mut Rebuild<'_>) -> Result<Made<ValueRef>> {
    let n = array_len(v, cx)?;
    let mut elements = Vec::new();
    for VariableConstArrayElem { elem, .. } in counted(n, v, cx)? {
        elements.push(values::get(elem, cx)?);
    }
    Ok(cx.module.aggregate(ty, &elements))
}

/// LLVM's letter of a format.
fn letter(format: FloatKind) -> &'static str {
    match format {
        FloatKind::Float | FloatKind::Double => "",
        FloatKind::Half => "H",
        FloatKind::Bfloat => "R",
        FloatKind::X86Fp80 => "K",
        FloatKind::Fp128 => "L",
        FloatKind::PpcFp128 => "M",
    }
}

/// How many hexadecimal digits a number of a format has.
fn digits(format: FloatKind) -> usize {
    match format {
        FloatKind::Half | FloatKind::Bfloat => 4,
        FloatKind::Float => 8,
        FloatKind::Double => 16,
        FloatKind::X86Fp80 => 20,
        FloatKind::Fp128 | FloatKind::PpcFp128 => 32,
    }
}

/// All bits of a floating-point number, as `variable_const_fp` spells them.
fn fp_text(words: &[u64], format: FloatKind) -> String {
    let value = words.iter().rev().fold(0u128, |value, &word| value << 64 | u128::from(word));
    let digits = digits(format);
    format!("0x{}{value:0digits$X}", letter(format))
}

/// The same bits again, least significant word first.
fn fp_words(text: &[u8], format: Option<FloatKind>) -> Result<[u64; 2], String> {
    let wrong = || "this is not how a number of this format is spelt".to_owned();
    let format = format.ok_or_else(wrong)?;
    let digits = digits(format);
    let text = std::str::from_utf8(text).map_err(|_| wrong())?;
    let hex = text.strip_prefix("0x").and_then(|text| text.strip_prefix(letter(format)));
    let hex = hex.filter(|hex| hex.len() == digits && hex.bytes().all(|b| b.is_ascii_hexdigit()));
    let value = u128::from_str_radix(hex.ok_or_else(wrong)?, 16).map_err(|_| wrong())?;
    Ok([value as u64, (value >> 64) as u64])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floating_point_bits_come_back() {
        for (words, format, text) in [
            ([0x3C00, 0], FloatKind::Half, "0xH3C00"),
            ([0x7FA0_0001, 0], FloatKind::Float, "0x7FA00001"),
            ([1, 0x3FFF], FloatKind::X86Fp80, "0xK3FFF0000000000000001"),
            ([u64::MAX, 1], FloatKind::PpcFp128, "0xM0000000000000001FFFFFFFFFFFFFFFF"),
        ] {
            assert_eq!(fp_text(&words, format), text);
            assert_eq!(fp_words(text.as_bytes(), Some(format)), Ok(words));
        }
        for wrong in ["", "0x", "0xH3C0", "0x3C00", "0xH3C0G", "0xH+3C0", "3C00"] {
            assert!(fp_words(wrong.as_bytes(), Some(FloatKind::Half)).is_err(), "{wrong}");
        }
    }
}
