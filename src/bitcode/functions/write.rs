//! Writing the body of a function.

use std::panic::resume_unwind;
use std::thread::Builder;

use super::operands::Out;
use super::{Body, calls, control, memory, values};
use crate::bits::Writer;
use crate::codes::function as code;
use crate::error::WriteError;
use crate::model::Module;

/// A share of a thread has so many instructions at least: fewer are written before it is started.
const SHARE: usize = 10_000;

/// Functions, and the first bit of the body of each.
type Places = Vec<(u32, u64)>;

/// Writes the bodies of these functions, with so many threads; answers where they are.
pub(crate) fn write_all(
    module: &Module,
    functions: &[u32],
    threads: usize,
    writer: &mut Writer,
) -> Result<Places, WriteError> {
    let bodies = module.bodies.iter().map(Box::as_ref);
    let all: Vec<(u32, &Body)> = functions.iter().copied().zip(bodies).collect();
    let total: usize = all.iter().map(|(_, body)| body.instructions.len()).sum();
    let most = total / threads.max(1);
    if threads < 2 || most < SHARE {
        return write_share(module, &all, writer);
    }
    let mut shares = Vec::new();
    let (mut rest, mut count) = (&all[..], 0);
    for (place, (_, body)) in all.iter().enumerate() {
        count += body.instructions.len();
        if count >= most && shares.len() + 1 < threads {
            let (share, others) = rest.split_at(place + 1 - (all.len() - rest.len()));
            shares.push(share);
            (rest, count) = (others, 0);
        }
    }
    let before = &*writer;
    let written: Vec<Result<(Writer, Places), WriteError>> = std::thread::scope(|scope| {
        let beside = |share| {
            move || {
                let mut part = before.beside();
                write_share(module, share, &mut part).map(|places| (part, places))
            }
        };
        let (last, others) = (beside(rest), shares.into_iter().map(beside));
        // Without a thread it is done here.
        let start = |work| Builder::new().spawn_scoped(scope, work).map_err(|_| work);
        let others: Vec<_> = others.map(start).collect();
        let last = last();
        let others = others.into_iter().map(|other| match other {
            Ok(thread) => thread.join().unwrap_or_else(|why| resume_unwind(why)),
            Err(work) => work(),
        });
        others.chain([last]).collect()
    });
    let mut places = Places::with_capacity(all.len());
    for part in written {
        let (part, more) = part?;
        let base = writer.position();
        places.extend(more.into_iter().map(|(function, place)| (function, base + place)));
        writer.append(part);
    }
    Ok(places)
}

fn write_share(
    module: &Module,
    share: &[(u32, &Body)],
    writer: &mut Writer,
) -> Result<Places, WriteError> {
    let mut places = Vec::with_capacity(share.len());
    for &(function, body) in share {
        places.push((function, writer.position()));
        write(module, function, body, writer)?;
    }
    Ok(places)
}

/// Writes the body of the function that is value `function`.
fn write(
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
