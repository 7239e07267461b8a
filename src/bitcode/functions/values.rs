//! Instructions that only compute: arithmetic, conversions, comparisons, vectors, aggregates.

use super::abbreviations::{BINARY, BINARY_FLAGS, CAST, GEP, UNARY, UNARY_FLAGS};
use super::instruction::{Body, Instruction};
use super::operands::{Out, Scope};
use crate::codes::function as code;
use crate::error::Error;
use crate::fields::Fields;
use crate::span::Span;

/// Flags that follow if there are some.
fn flags(fields: &mut Fields<'_>) -> Result<u8, Error> {
    if fields.left() == 0 {
        return Ok(0);
    }
    match fields.u8("flags")? {
        0 => Err(fields.unknown("flags", 0)),
        flags => Ok(flags),
    }
}

/// Indices into an aggregate, and the type of what they lead to.
fn part(
    fields: &mut Fields<'_>,
    scope: &Scope<'_>,
    aggregate: u32,
    operands: &mut Vec<u32>,
) -> Result<(Span, u32), Error> {
    let start = operands.len();
    let mut ty = aggregate;
    while fields.left() > 0 {
        let index = fields.u32("an index")?;
        ty = scope.typing.part(ty, index.into()).map_err(|kind| fields.error(kind))?;
        operands.push(index);
    }
    Ok((Span::since(start, operands), ty))
}

/// Reads an instruction; answers the type of its result.
pub(super) fn read(
    code: u32,
    fields: &mut Fields<'_>,
    scope: &mut Scope<'_>,
    body: &mut Body,
) -> Result<u32, Error> {
    let typing = scope.typing;
    let wrong = |fields: &Fields<'_>, kind| fields.error(kind);
    Ok(match code {
        code::INST_BINOP => {
            let (lhs, ty) = scope.typed(fields)?;
            let rhs = scope.value(fields)?;
            let op = fields.kind()?;
            body.instructions.push(Instruction::Binary { op, lhs, rhs, flags: flags(fields)? });
            ty
        }
        code::INST_UNOP => {
            let (value, ty) = scope.typed(fields)?;
            let op = fields.kind()?;
            body.instructions.push(Instruction::Unary { op, value, flags: flags(fields)? });
            ty
        }
        code::INST_CAST => {
            let (value, _) = scope.typed(fields)?;
            let ty = scope.ty(fields)?;
            body.instructions.push(Instruction::Cast { op: fields.kind()?, value, ty });
            ty
        }
        code::INST_GEP => {
            let in_bounds = fields.flag("inbounds")?;
            let source = scope.ty(fields)?;
            let start = body.operands.len();
            let mut pairs = std::mem::take(&mut scope.pairs);
            pairs.clear();
            while fields.left() > 0 {
                let pair = scope.typed(fields)?;
                body.operands.push(pair.0);
                pairs.push(pair);
            }
            let operands = Span::since(start, &body.operands);
            let constant = |value| scope.integer(value, body);
            let ty = typing.element_pointer(source, &pairs, constant);
            scope.pairs = pairs;
            let ty = ty.map_err(|kind| wrong(fields, kind))?;
            body.instructions.push(Instruction::GetElementPtr { in_bounds, source, operands });
            ty
        }
        code::INST_VSELECT => {
            let (if_true, ty) = scope.typed(fields)?;
            let if_false = scope.value(fields)?;
            let (condition, _) = scope.typed(fields)?;
            let flags = flags(fields)?;
            body.instructions.push(Instruction::Select { flags, condition, if_true, if_false });
            ty
        }
        code::INST_EXTRACTELT => {
            let (vector, ty) = scope.typed(fields)?;
            let (index, _) = scope.typed(fields)?;
            let element = typing.element(ty).map_err(|kind| wrong(fields, kind))?;
            body.instructions.push(Instruction::ExtractElement { vector, index });
            element
        }
        code::INST_INSERTELT => {
            let (vector, ty) = scope.typed(fields)?;
            let element = scope.value(fields)?;
            let (index, _) = scope.typed(fields)?;
            body.instructions.push(Instruction::InsertElement { vector, element, index });
            ty
        }
        code::INST_SHUFFLEVEC => {
            let (first, ty) = scope.typed(fields)?;
            let second = scope.value(fields)?;
            let (mask, mask_type) = scope.typed(fields)?;
            let ty = typing.shuffle(ty, mask_type).map_err(|kind| wrong(fields, kind))?;
            body.instructions.push(Instruction::ShuffleVector { first, second, mask });
            ty
        }
        code::INST_CMP2 => {
            let (lhs, ty) = scope.typed(fields)?;
            let rhs = scope.value(fields)?;
            let predicate = fields.kind()?;
            let flags = flags(fields)?;
            let ty = typing.comparison(ty).map_err(|kind| wrong(fields, kind))?;
            body.instructions.push(Instruction::Compare { predicate, flags, lhs, rhs });
            ty
        }
        code::INST_EXTRACTVAL => {
            let (aggregate, ty) = scope.typed(fields)?;
            let (indices, ty) = part(fields, scope, ty, &mut body.operands)?;
            body.instructions.push(Instruction::ExtractValue { aggregate, indices });
            ty
        }
        code::INST_INSERTVAL => {
            let (aggregate, ty) = scope.typed(fields)?;
            let (element, _) = scope.typed(fields)?;
            let (indices, _) = part(fields, scope, ty, &mut body.operands)?;
            body.instructions.push(Instruction::InsertValue { aggregate, element, indices });
            ty
        }
        code::INST_FREEZE => {
            let (value, ty) = scope.typed(fields)?;
            body.instructions.push(Instruction::Freeze { value });
            ty
        }
        code::INST_PHI => {
            let ty = scope.ty(fields)?;
            let start = body.operands.len();
            while fields.left() > 1 {
                let value = scope.signed_value(fields)?;
                body.operands.extend([value, scope.block(fields)?]);
            }
            let incoming = Span::since(start, &body.operands);
            body.instructions.push(Instruction::Phi { ty, incoming, flags: flags(fields)? });
            ty
        }
        other => return Err(fields.unknown_record(other)),
    })
}

/// Writes an instruction's operands, if it is one of these: its code and abbreviation.
pub(super) fn write(instruction: &Instruction, out: &mut Out<'_>) -> Option<(u32, Option<u32>)> {
    let body = out.body;
    Some(match *instruction {
        Instruction::Binary { op, flags, lhs, rhs } => {
            let before = out.typed(lhs);
            out.value(rhs);
            out.push(op.code());
            out.flags(flags);
            let by = if flags == 0 { BINARY } else { BINARY_FLAGS };
            (code::INST_BINOP, Some(by).filter(|_| before))
        }
        Instruction::Unary { op, flags, value } => {
            let before = out.typed(value);
            out.push(op.code());
            out.flags(flags);
            let by = if flags == 0 { UNARY } else { UNARY_FLAGS };
            (code::INST_UNOP, Some(by).filter(|_| before))
        }
        Instruction::Cast { op, value, ty } => {
            let before = out.typed(value);
            out.push(ty);
            out.push(op.code());
            (code::INST_CAST, Some(CAST).filter(|_| before))
        }
        Instruction::GetElementPtr { in_bounds, source, operands } => {
            out.push(in_bounds);
            out.push(source);
            for &operand in operands.of(&body.operands) {
                out.typed(operand);
            }
            (code::INST_GEP, Some(GEP))
        }
        Instruction::Select { flags, condition, if_true, if_false } => {
            out.typed(if_true);
            out.value(if_false);
            out.typed(condition);
            out.flags(flags);
            (code::INST_VSELECT, None)
        }
        Instruction::ExtractElement { vector, index } => {
            out.typed(vector);
            out.typed(index);
            (code::INST_EXTRACTELT, None)
        }
        Instruction::InsertElement { vector, element, index } => {
            out.typed(vector);
            out.value(element);
            out.typed(index);
            (code::INST_INSERTELT, None)
        }
        Instruction::ShuffleVector { first, second, mask } => {
            out.typed(first);
            out.value(second);
            // LLVM does not say its type: it is a constant, which comes before.
            out.value(mask);
            (code::INST_SHUFFLEVEC, None)
        }
        Instruction::Compare { predicate, flags, lhs, rhs } => {
            out.typed(lhs);
            out.value(rhs);
            out.push(predicate.code());
            out.flags(flags);
            (code::INST_CMP2, None)
        }
        Instruction::ExtractValue { aggregate, indices } => {
            out.typed(aggregate);
            out.extend(indices.of(&body.operands));
            (code::INST_EXTRACTVAL, None)
        }
        Instruction::InsertValue { aggregate, element, indices } => {
            out.typed(aggregate);
            out.typed(element);
            out.extend(indices.of(&body.operands));
            (code::INST_INSERTVAL, None)
        }
        Instruction::Freeze { value } => {
            out.typed(value);
            (code::INST_FREEZE, None)
        }
        Instruction::Phi { flags, ty, incoming } => {
            out.push(ty);
            for pair in incoming.of(&body.operands).chunks_exact(2) {
                out.signed_value(pair[0]);
                out.push(pair[1]);
            }
            out.flags(flags);
            (code::INST_PHI, None)
        }
        _ => return None,
    })
}
