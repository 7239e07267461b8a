//! Instructions that end blocks, and those of exceptions.

use super::abbreviations::{RETURN, RETURN_VOID, UNREACHABLE};
use super::instruction::{Body, Instruction};
use super::operands::{Out, Scope};
use crate::codes::function as code;
use crate::error::Error;
use crate::fields::Fields;
use crate::span::Span;
use crate::types::Type;

/// A block that may be left out at a record's end.
fn last_block(fields: &mut Fields<'_>, scope: &Scope<'_>) -> Result<Option<u32>, Error> {
    if fields.left() == 0 { Ok(None) } else { scope.block(fields).map(Some) }
}

/// Reads an instruction; answers the type of its result, if it has one.
pub(super) fn read(
    code: u32,
    fields: &mut Fields<'_>,
    scope: &mut Scope<'_>,
    body: &mut Body,
) -> Result<Option<u32>, Error> {
    let start = body.operands.len();
    let token = |fields: &Fields<'_>, scope: &Scope<'_>| {
        scope.typing.find(Type::Token).map(Some).map_err(|kind| fields.error(kind))
    };
    let instruction = match code {
        code::INST_RET => {
            let value = if fields.left() == 0 { None } else { Some(scope.typed(fields)?.0) };
            Instruction::Return { value }
        }
        code::INST_BR => {
            let if_true = scope.block(fields)?;
            if fields.left() == 0 {
                Instruction::Branch { target: if_true }
            } else {
                let if_false = scope.block(fields)?;
                let condition = scope.value(fields)?;
                Instruction::ConditionalBranch { condition, if_true, if_false }
            }
        }
        code::INST_SWITCH => {
            let ty = scope.ty(fields)?;
            let condition = scope.value(fields)?;
            let default = scope.block(fields)?;
            while fields.left() > 0 {
                let value = scope.absolute_value(fields)?;
                if scope.type_of(value) != Some(ty) {
                    return Err(fields.unknown("the type of a case", value.into()));
                }
                body.operands.extend([value, scope.block(fields)?]);
            }
            let cases = Span::since(start, &body.operands);
            Instruction::Switch { ty, condition, default, cases }
        }
        code::INST_INDIRECTBR => {
            let ty = scope.ty(fields)?;
            let address = scope.value(fields)?;
            while fields.left() > 0 {
                body.operands.push(scope.block(fields)?);
            }
            let targets = Span::since(start, &body.operands);
            Instruction::IndirectBranch { ty, address, targets }
        }
        code::INST_RESUME => Instruction::Resume { value: scope.typed(fields)?.0 },
        code::INST_UNREACHABLE => Instruction::Unreachable,
        code::INST_CLEANUPRET => {
            let pad = scope.value(fields)?;
            Instruction::CleanupReturn { pad, unwind: last_block(fields, scope)? }
        }
        code::INST_CATCHRET => {
            let pad = scope.value(fields)?;
            Instruction::CatchReturn { pad, target: scope.block(fields)? }
        }
        code::INST_LANDINGPAD => {
            let ty = scope.ty(fields)?;
            let cleanup = fields.flag("cleanup")?;
            for _ in 0..fields.index("clause", u32::MAX as usize)? {
                let filter = fields.flag("the kind of a clause")?;
                let (value, _) = scope.typed(fields)?;
                body.operands.extend([u32::from(filter), value]);
            }
            let clauses = Span::since(start, &body.operands);
            body.instructions.push(Instruction::LandingPad { ty, cleanup, clauses });
            return Ok(Some(ty));
        }
        code::INST_CLEANUPPAD | code::INST_CATCHPAD => {
            let parent = scope.value(fields)?;
            for _ in 0..fields.index("argument", u32::MAX as usize)? {
                let (value, _) = scope.typed(fields)?;
                body.operands.push(value);
            }
            let arguments = Span::since(start, &body.operands);
            let pad = match code {
                code::INST_CATCHPAD => Instruction::CatchPad { parent, arguments },
                _ => Instruction::CleanupPad { parent, arguments },
            };
            body.instructions.push(pad);
            return token(fields, scope);
        }
        code::INST_CATCHSWITCH => {
            let parent = scope.value(fields)?;
            for _ in 0..fields.index("handler", u32::MAX as usize)? {
                body.operands.push(scope.block(fields)?);
            }
            let handlers = Span::since(start, &body.operands);
            let unwind = last_block(fields, scope)?;
            body.instructions.push(Instruction::CatchSwitch { parent, handlers, unwind });
            return token(fields, scope);
        }
        other => return Err(fields.unknown_record(other)),
    };
    body.instructions.push(instruction);
    Ok(None)
}

/// Writes an instruction's operands, if it is one of these: its code and abbreviation.
pub(super) fn write(instruction: &Instruction, out: &mut Out<'_>) -> Option<(u32, Option<u32>)> {
    let body = out.body;
    let lists = &body.operands;
    Some(match *instruction {
        Instruction::Return { value: None } => (code::INST_RET, Some(RETURN_VOID)),
        Instruction::Return { value: Some(value) } => {
            (code::INST_RET, Some(RETURN).filter(|_| out.typed(value)))
        }
        Instruction::Branch { target } => {
            out.push(target);
            (code::INST_BR, None)
        }
        Instruction::ConditionalBranch { condition, if_true, if_false } => {
            out.extend(&[if_true, if_false]);
            out.value(condition);
            (code::INST_BR, None)
        }
        Instruction::Switch { ty, condition, default, cases } => {
            out.push(ty);
            out.value(condition);
            out.push(default);
            out.extend(cases.of(lists));
            (code::INST_SWITCH, None)
        }
        Instruction::IndirectBranch { ty, address, targets } => {
            out.push(ty);
            out.value(address);
            out.extend(targets.of(lists));
            (code::INST_INDIRECTBR, None)
        }
        Instruction::Resume { value } => {
            out.typed(value);
            (code::INST_RESUME, None)
        }
        Instruction::Unreachable => (code::INST_UNREACHABLE, Some(UNREACHABLE)),
        Instruction::CleanupReturn { pad, unwind } => {
            out.value(pad);
            out.extend(unwind.as_slice());
            (code::INST_CLEANUPRET, None)
        }
        Instruction::CatchReturn { pad, target } => {
            out.value(pad);
            out.push(target);
            (code::INST_CATCHRET, None)
        }
        Instruction::LandingPad { ty, cleanup, clauses } => {
            out.push(ty);
            out.push(cleanup);
            out.push(clauses.len / 2);
            for clause in clauses.of(lists).chunks_exact(2) {
                out.push(clause[0]);
                out.typed(clause[1]);
            }
            (code::INST_LANDINGPAD, None)
        }
        Instruction::CleanupPad { parent, arguments }
        | Instruction::CatchPad { parent, arguments } => {
            out.value(parent);
            out.push(arguments.len);
            for &argument in arguments.of(lists) {
                out.typed(argument);
            }
            let is_catch = matches!(instruction, Instruction::CatchPad { .. });
            (if is_catch { code::INST_CATCHPAD } else { code::INST_CLEANUPPAD }, None)
        }
        Instruction::CatchSwitch { parent, handlers, unwind } => {
            out.value(parent);
            out.push(handlers.len);
            out.extend(handlers.of(lists));
            out.extend(unwind.as_slice());
            (code::INST_CATCHSWITCH, None)
        }
        _ => return None,
    })
}
