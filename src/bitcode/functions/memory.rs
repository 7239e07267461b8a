//! Instructions that use memory.

use super::abbreviations::LOAD;
use super::instruction::{Access, Instruction};
use super::operands::{Out, Scope};
use crate::codes::function as code;
use crate::error::Error;
use crate::fields::Fields;
use crate::kinds::Ordering;

/// Bits of an `alloca`'s last operand but one.
mod packed {
    /// The five lowest bits of the alignment; three more are in the bits from 8 on.
    pub const ALIGN: u32 = 31;
    pub const IN_ALLOCA: u32 = 1 << 5;
    /// The type is that of what is allocated, not of its address.
    pub const EXPLICIT_TYPE: u32 = 1 << 6;
    pub const SWIFT_ERROR: u32 = 1 << 7;
    pub const HIGH_ALIGN: u32 = 7 << 8;
}

fn align(fields: &mut Fields<'_>) -> Result<u8, Error> {
    let align = fields.u8("an alignment")?;
    if align > 33 { Err(fields.unknown("an alignment", align.into())) } else { Ok(align) }
}

/// Alignment and volatility, and if it is atomic, ordering and scope.
fn access(atomic: bool, fields: &mut Fields<'_>, scope: &Scope<'_>) -> Result<Access, Error> {
    let mut access = Access {
        align: align(fields)?,
        volatile: fields.flag("volatile")?,
        ordering: Ordering::NotAtomic,
        scope: 0,
    };
    if atomic {
        access.ordering = ordering(fields)?;
        access.scope = scope.sync_scope(fields)?;
    }
    Ok(access)
}

fn ordering(fields: &mut Fields<'_>) -> Result<Ordering, Error> {
    match fields.kind()? {
        Ordering::NotAtomic => Err(fields.unknown("the ordering", 0)),
        ordering => Ok(ordering),
    }
}

/// Reads an instruction; answers the type of its result, if it has one.
pub(super) fn read(
    code: u32,
    fields: &mut Fields<'_>,
    scope: &mut Scope<'_>,
    all: &mut Vec<Instruction>,
) -> Result<Option<u32>, Error> {
    let typing = scope.typing;
    match code {
        code::INST_LOAD | code::INST_LOADATOMIC => {
            let (pointer, _) = scope.typed(fields)?;
            let ty = scope.ty(fields)?;
            let access = access(code == code::INST_LOADATOMIC, fields, scope)?;
            all.push(Instruction::Load { pointer, ty, access });
            Ok(Some(ty))
        }
        code::INST_STORE | code::INST_STOREATOMIC => {
            let (pointer, _) = scope.typed(fields)?;
            let (value, _) = scope.typed(fields)?;
            let access = access(code == code::INST_STOREATOMIC, fields, scope)?;
            all.push(Instruction::Store { pointer, value, access });
            Ok(None)
        }
        code::INST_ALLOCA => {
            let ty = scope.ty(fields)?;
            let count_type = scope.ty(fields)?;
            let count = scope.any_value(fields)?;
            let bits = fields.u32("what an alloca is")?;
            let known = packed::ALIGN
                | packed::IN_ALLOCA
                | packed::EXPLICIT_TYPE
                | packed::SWIFT_ERROR
                | packed::HIGH_ALIGN;
            let align = (bits & packed::ALIGN | (bits & packed::HIGH_ALIGN) >> 3) as u8;
            if bits & !known != 0 || bits & packed::EXPLICIT_TYPE == 0 || align > 33 {
                return Err(fields.unknown("what an alloca is", bits.into()));
            }
            let address_space =
                if fields.left() > 0 { Some(fields.u32("an address space")?) } else { None };
            let space = address_space.unwrap_or(typing.alloca_address_space);
            let pointer = typing.pointer_to(ty, space).map_err(|kind| fields.error(kind))?;
            all.push(Instruction::Alloca {
                ty,
                count_type,
                count,
                align,
                in_alloca: bits & packed::IN_ALLOCA != 0,
                swift_error: bits & packed::SWIFT_ERROR != 0,
                address_space,
            });
            Ok(Some(pointer))
        }
        code::INST_FENCE => {
            let ordering = ordering(fields)?;
            all.push(Instruction::Fence { ordering, scope: scope.sync_scope(fields)? });
            Ok(None)
        }
        code::INST_CMPXCHG => {
            let (pointer, _) = scope.typed(fields)?;
            let (expected, ty) = scope.typed(fields)?;
            let new = scope.value(fields)?;
            let volatile = fields.flag("volatile")?;
            let ordering = ordering(fields)?;
            let sync = scope.sync_scope(fields)?;
            let failure = self::ordering(fields)?;
            let weak = fields.flag("weak")?;
            let access = Access { align: align(fields)?, volatile, ordering, scope: sync };
            let ty = typing.exchanged(ty).map_err(|kind| fields.error(kind))?;
            let exchange =
                Instruction::CompareExchange { pointer, expected, new, access, failure, weak };
            all.push(exchange);
            Ok(Some(ty))
        }
        code::INST_ATOMICRMW => {
            let (pointer, _) = scope.typed(fields)?;
            let (value, ty) = scope.typed(fields)?;
            let op = fields.kind()?;
            let volatile = fields.flag("volatile")?;
            let ordering = ordering(fields)?;
            let sync = scope.sync_scope(fields)?;
            let access = Access { align: align(fields)?, volatile, ordering, scope: sync };
            all.push(Instruction::AtomicRmw { op, pointer, value, access });
            Ok(Some(ty))
        }
        code::INST_VAARG => {
            let list_type = scope.ty(fields)?;
            let list = scope.value(fields)?;
            let ty = scope.ty(fields)?;
            all.push(Instruction::VaArg { list_type, list, ty });
            Ok(Some(ty))
        }
        other => Err(fields.unknown_record(other)),
    }
}

fn push_access(access: &Access, out: &mut Out<'_>) {
    out.push(access.align);
    out.push(access.volatile);
    if access.ordering != Ordering::NotAtomic {
        out.push(access.ordering.code());
        out.push(access.scope);
    }
}

/// Writes an instruction's operands, if it is one of these: its code and abbreviation.
pub(super) fn write(instruction: &Instruction, out: &mut Out<'_>) -> Option<(u32, Option<u32>)> {
    let is_atomic = |access: &Access| access.ordering != Ordering::NotAtomic;
    Some(match *instruction {
        Instruction::Load { pointer, ty, access } => {
            let before = out.typed(pointer);
            out.push(ty);
            push_access(&access, out);
            match is_atomic(&access) {
                true => (code::INST_LOADATOMIC, None),
                false => (code::INST_LOAD, Some(LOAD).filter(|_| before)),
            }
        }
        Instruction::Store { pointer, value, access } => {
            out.typed(pointer);
            out.typed(value);
            push_access(&access, out);
            (if is_atomic(&access) { code::INST_STOREATOMIC } else { code::INST_STORE }, None)
        }
        Instruction::Alloca {
            ty,
            count_type,
            count,
            align,
            in_alloca,
            swift_error,
            address_space,
        } => {
            let align = u32::from(align);
            let mut bits = align & packed::ALIGN | (align & !packed::ALIGN) << 3;
            bits |= packed::EXPLICIT_TYPE;
            bits |= if in_alloca { packed::IN_ALLOCA } else { 0 };
            bits |= if swift_error { packed::SWIFT_ERROR } else { 0 };
            out.extend(&[ty, count_type, count, bits]);
            out.extend(address_space.as_slice());
            (code::INST_ALLOCA, None)
        }
        Instruction::Fence { ordering, scope } => {
            out.push(ordering.code());
            out.push(scope);
            (code::INST_FENCE, None)
        }
        Instruction::CompareExchange { pointer, expected, new, access, failure, weak } => {
            out.typed(pointer);
            out.typed(expected);
            out.value(new);
            out.push(access.volatile);
            out.push(access.ordering.code());
            out.push(access.scope);
            out.push(failure.code());
            out.push(weak);
            out.push(access.align);
            (code::INST_CMPXCHG, None)
        }
        Instruction::AtomicRmw { op, pointer, value, access } => {
            out.typed(pointer);
            out.typed(value);
            out.push(op.code());
            out.push(access.volatile);
            out.push(access.ordering.code());
            out.push(access.scope);
            out.push(access.align);
            (code::INST_ATOMICRMW, None)
        }
        Instruction::VaArg { list_type, list, ty } => {
            out.push(list_type);
            out.value(list);
            out.push(ty);
            (code::INST_VAARG, None)
        }
        _ => return None,
    })
}
