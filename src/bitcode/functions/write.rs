//! Writing the body of a function.

use super::operands::Out;
use super::{Body, calls, control, memory, values};
use crate::bits::Writer;
use crate::codes::function as code;
use crate::error::WriteError;
use crate::model::Module;

/// Writes the body of the function that is value `function`.
pub(crate) fn write(
    module: &Module,
    function: u32,
    body: &Body,
    writer: &mut Writer,
) -> Result<(), WriteError> {
    writer.enter(code::BLOCK, 4);
    writer.record(code::DECLAREBLOCKS, &[body.block_ends.len() as u64]);
    body.constants.write(writer, None);
    body.metadata.write_function(writer);
    let ty = module.globals.get(function as usize).map(|global| global.value_type);
    let parameters = ty.and_then(|ty| module.types.function(ty)).map_or(0, |(_, all, _)| all.len());
    let first = (module.values() + parameters + body.constants.all.len()) as u32;
    let mut out = Out { body, operands: Vec::new(), next: first, first, untyped: None };
    let mut last_location = None;
    for (place, instruction) in body.instructions.iter().enumerate() {
        out.operands.clear();
        let written = values::write(instruction, &mut out)
            .or_else(|| memory::write(instruction, &mut out))
            .or_else(|| control::write(instruction, &mut out))
            .or_else(|| calls::write(instruction, &mut out, &module.types, writer));
        let wrong = WriteError::Instruction { function, instruction: place as u32 };
        let (code, by) = written.filter(|_| out.untyped.is_none()).ok_or(wrong)?;
        writer.record_by(by, code, &out.operands);
        out.next += u32::from(body.has_result(instruction, &module.types));
        let Some(location) = body.locations.get(place).copied().flatten() else { continue };
        if last_location == Some(location) {
            writer.record(code::DEBUG_LOC_AGAIN, &[]);
            continue;
        }
        last_location = Some(location);
        let wrong = WriteError::Instruction { function, instruction: place as u32 };
        let location = body.debug_locations.get(location as usize).ok_or(wrong)?;
        let optional = |id: Option<u32>| id.map_or(0, |id| u64::from(id) + 1);
        let operands = [
            location.line.into(),
            location.column.into(),
            optional(location.scope),
            optional(location.inlined_at),
            location.implicit_code.into(),
        ];
        writer.record(code::DEBUG_LOC, &operands);
    }
    if !body.block_address_users.is_empty() {
        let users: Vec<u64> = body.block_address_users.iter().map(|&user| user.into()).collect();
        writer.record(code::BLOCKADDR_USERS, &users);
    }
    body.names.write(writer);
    body.attachments.write(writer);
    body.use_lists.write(writer);
    writer.leave();
    Ok(())
}
