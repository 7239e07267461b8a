//! Names of metadata kinds, operand bundles and synchronization scopes.

use crate::bits::{Reader, Writer};
use crate::codes::{metadata_kind, operand_bundle_tags, sync_scope_names};
use crate::error::Error;
use crate::fields::{records, signed64};

/// Names by their numbers.
pub type NameTable = Vec<Vec<u8>>;

/// Reads the block of metadata kinds: they are numbered in order.
pub(crate) fn read_kinds(reader: &mut Reader<'_>) -> Result<NameTable, Error> {
    let mut names = NameTable::new();
    records(reader, |code, fields| {
        if code != metadata_kind::KIND {
            return Err(fields.unknown_record(code));
        }
        let id = fields.u64()?;
        if id != names.len() as u64 {
            return Err(fields.unknown("the number of a metadata kind", id));
        }
        names.push(fields.text()?);
        Ok(())
    })?;
    Ok(names)
}

/// Reads a block that has one name in each record.
pub(crate) fn read(reader: &mut Reader<'_>) -> Result<NameTable, Error> {
    let mut names = NameTable::new();
    records(reader, |code, fields| {
        if code != operand_bundle_tags::TAG {
            return Err(fields.unknown_record(code));
        }
        names.push(fields.text()?);
        Ok(())
    })?;
    Ok(names)
}

const _: () = assert!(operand_bundle_tags::TAG == sync_scope_names::NAME);

/// Writes the block of metadata kinds.
pub(crate) fn write_kinds(names: &NameTable, writer: &mut Writer) {
    if names.is_empty() {
        return;
    }
    writer.enter(metadata_kind::BLOCK, 3);
    for (id, name) in names.iter().enumerate() {
        let operands: Vec<u64> = [id as u64].into_iter().chain(signed64(name)).collect();
        writer.record(metadata_kind::KIND, &operands);
    }
    writer.leave();
}

/// Writes a block that has one name in each record.
pub(crate) fn write(names: &NameTable, block: u32, width: u32, writer: &mut Writer) {
    if names.is_empty() {
        return;
    }
    writer.enter(block, width);
    for name in names {
        let operands: Vec<u64> = signed64(name).collect();
        writer.record(operand_bundle_tags::TAG, &operands);
    }
    writer.leave();
}
