//! Calls: `call`, `invoke` and `callbr`, and their operand bundles.

use super::instruction::{Body, Bundle, CallSite, Instruction, TailKind};
use super::operands::{Out, Scope};
use crate::bits::Writer;
use crate::codes::function as code;
use crate::error::{Error, ErrorKind};
use crate::fields::Fields;
use crate::span::Span;
use crate::types::Type;

/// Bits of a call's second operand.
mod flags {
    pub const TAIL: u32 = 1;
    pub const CONVENTION: u32 = 1;
    pub const CONVENTIONS: u32 = 0x3ff;
    pub const MUST_TAIL: u32 = 1 << 14;
    /// The function's type is there.
    pub const EXPLICIT_TYPE: u32 = 1 << 15;
    pub const NO_TAIL: u32 = 1 << 16;
    /// Flags of floating point follow.
    pub const FAST_MATH: u32 = 1 << 17;
    /// The function's type is there, in an `invoke`.
    pub const INVOKE_EXPLICIT_TYPE: u32 = 1 << 13;
}

/// Reads a bundle, which comes before its call.
pub(super) fn read_bundle(
    fields: &mut Fields<'_>,
    scope: &mut Scope<'_>,
    body: &mut Body,
) -> Result<(), Error> {
    let tag = fields.index("operand bundle", scope.module.bundle_tags.len())?;
    let start = body.operands.len();
    while fields.left() > 0 {
        let (value, _) = scope.typed(fields)?;
        body.operands.push(value);
    }
    body.bundles.push(Bundle { tag, operands: Span::since(start, &body.operands) });
    Ok(())
}

/// Reads a call; answers the type of its result, if it has one. `bundles` says how many there were when
/// the last call was read.
pub(super) fn read(
    code: u32,
    fields: &mut Fields<'_>,
    scope: &mut Scope<'_>,
    body: &mut Body,
    bundles: usize,
) -> Result<Option<u32>, Error> {
    let attributes = fields.optional("attribute list", scope.module.attributes.lists.len())?;
    let bits = fields.u32("what a call is")?;
    let call = body.calls.len() as u32;
    let unknown = |fields: &Fields<'_>| fields.unknown("what a call is", bits.into());
    let (instruction, calling_convention) = match code {
        code::INST_CALL => {
            let tail = match bits & (flags::TAIL | flags::MUST_TAIL | flags::NO_TAIL) {
                0 => TailKind::None,
                flags::TAIL => TailKind::Tail,
                bits if bits == flags::TAIL | flags::MUST_TAIL => TailKind::MustTail,
                flags::NO_TAIL => TailKind::NoTail,
                _ => return Err(unknown(fields)),
            };
            let known = flags::TAIL
                | flags::CONVENTIONS << flags::CONVENTION
                | flags::MUST_TAIL
                | flags::EXPLICIT_TYPE
                | flags::NO_TAIL
                | flags::FAST_MATH;
            if bits & !known != 0 || bits & flags::EXPLICIT_TYPE == 0 {
                return Err(unknown(fields));
            }
            let mut fast_math = 0;
            if bits & flags::FAST_MATH != 0 {
                fast_math = fields.u8("flags")?;
                if fast_math == 0 {
                    return Err(fields.unknown("flags", 0));
                }
            }
            let convention = bits >> flags::CONVENTION & flags::CONVENTIONS;
            (Instruction::Call { call, tail, flags: fast_math }, convention)
        }
        code::INST_INVOKE => {
            let convention = bits & !flags::INVOKE_EXPLICIT_TYPE;
            if bits & flags::INVOKE_EXPLICIT_TYPE == 0 || convention > flags::CONVENTIONS {
                return Err(unknown(fields));
            }
            let normal = scope.block(fields)?;
            (Instruction::Invoke { call, normal, unwind: scope.block(fields)? }, convention)
        }
        code::INST_CALLBR => {
            let convention = (bits & !flags::EXPLICIT_TYPE) >> flags::CONVENTION;
            let known = flags::CONVENTIONS << flags::CONVENTION | flags::EXPLICIT_TYPE;
            if bits & !known != 0 || bits & flags::EXPLICIT_TYPE == 0 {
                return Err(unknown(fields));
            }
            let default = scope.block(fields)?;
            let start = body.operands.len();
            for _ in 0..fields.index("indirect target", u32::MAX as usize)? {
                body.operands.push(scope.block(fields)?);
            }
            let indirect = Span::since(start, &body.operands);
            (Instruction::CallBr { call, default, indirect }, convention)
        }
        other => return Err(fields.unknown_record(other)),
    };
    let function_type = scope.ty(fields)?;
    let wrong = ErrorKind::Type("what is called has no type of a function");
    let function = scope.module.types.function(function_type);
    let (result, parameters, var_args) = function.ok_or_else(|| fields.error(wrong))?;
    let (callee, _) = scope.typed(fields)?;
    let start = body.operands.len();
    for &parameter in parameters {
        let argument = match scope.typing.get(parameter) {
            Some(Type::Metadata) => {
                let distance = fields.u32("the distance of metadata")?;
                let metadata = scope.next().wrapping_sub(distance);
                fields.check("metadata", metadata.into(), scope.metadata)?;
                metadata
            }
            Some(Type::Label) if code == code::INST_CALL => scope.block(fields)?,
            _ => scope.value(fields)?,
        };
        body.operands.push(argument);
    }
    if var_args {
        while fields.left() > 0 {
            let (value, _) = scope.typed(fields)?;
            body.operands.push(value);
        }
    }
    body.calls.push(CallSite {
        attributes,
        calling_convention,
        function_type,
        callee,
        arguments: Span::since(start, &body.operands),
        bundles: Span::since(bundles, &body.bundles),
    });
    let has_result = !matches!(scope.typing.get(result), Some(Type::Void));
    body.instructions.push(instruction);
    Ok(has_result.then_some(result))
}

/// Writes the bundles of a call as records of their own, and the call's operands: its code.
pub(super) fn write(
    instruction: &Instruction,
    out: &mut Out<'_>,
    types: &crate::Types,
    writer: &mut Writer,
) -> Option<(u32, Option<u32>)> {
    let (Instruction::Call { call, .. }
    | Instruction::Invoke { call, .. }
    | Instruction::CallBr { call, .. }) = *instruction
    else {
        return None;
    };
    let body = out.body;
    let site = body.calls.get(call as usize)?;
    for bundle in site.bundles.of(&body.bundles) {
        out.operands.clear();
        out.push(bundle.tag);
        for &operand in bundle.operands.of(&body.operands) {
            out.typed(operand);
        }
        writer.record(code::OPERAND_BUNDLE, &out.operands);
    }
    out.operands.clear();
    out.push(site.attributes.map_or(0, |list| u64::from(list) + 1));
    let convention = site.calling_convention;
    let code = match *instruction {
        Instruction::Call { tail, flags: fast_math, .. } => {
            let tail = match tail {
                TailKind::None => 0,
                TailKind::Tail => flags::TAIL,
                TailKind::MustTail => flags::TAIL | flags::MUST_TAIL,
                TailKind::NoTail => flags::NO_TAIL,
            };
            let mut bits = convention << flags::CONVENTION | flags::EXPLICIT_TYPE | tail;
            if fast_math != 0 {
                bits |= flags::FAST_MATH;
            }
            out.push(bits);
            out.flags(fast_math);
            code::INST_CALL
        }
        Instruction::Invoke { normal, unwind, .. } => {
            out.extend(&[convention | flags::INVOKE_EXPLICIT_TYPE, normal, unwind]);
            code::INST_INVOKE
        }
        Instruction::CallBr { default, indirect, .. } => {
            let bits = convention << flags::CONVENTION | flags::EXPLICIT_TYPE;
            out.extend(&[bits, default, indirect.len]);
            out.extend(indirect.of(&body.operands));
            code::INST_CALLBR
        }
        _ => return None,
    };
    out.push(site.function_type);
    out.typed(site.callee);
    let (_, parameters, _) = types.function(site.function_type)?;
    let arguments = site.arguments.of(&body.operands);
    for (i, &argument) in arguments.iter().enumerate() {
        match parameters.get(i).map(|&parameter| types.get(parameter)) {
            Some(Some(Type::Label)) if code == code::INST_CALL => out.push(argument),
            Some(_) => out.value(argument),
            None => {
                out.typed(argument);
            }
        }
    }
    Some((code, None))
}
