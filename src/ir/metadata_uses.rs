//! Where metadata is used: by other metadata, as operands of calls, by name, attached to global
//! values. Instructions attach theirs themselves.

use super::{globals, metadata, module};
use crate::error::Result;
use crate::extract::Extract;
use crate::rebuild::Rebuild;
use facts::*;
use llvm::ValueRef;

/// All metadata that belongs to no function, then the named nodes.
pub fn extract_all(cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    let base = cx.bases().metadata;
    let mut operands = numbering.metadata_operands();
    for (place, &md) in (0..).zip(&numbering.metadata.all) {
        metadata::extract(md, Metadata(base + place), operands.take_next(), cx)?;
        cx.pause()?;
    }
    module::extract_named_metadata(cx)
}

/// Named nodes, and what is attached to global values. All other metadata was built when an
/// instruction asked for it.
pub fn rebuild_all(cx: &mut Rebuild<'_>) -> Result<()> {
    globals::rebuild_attachments(cx)?;
    module::rebuild_named_metadata(cx)?;
    metadata::check_all(cx)?;
    for ModuleFunction { r#fn, .. } in cx.list(cx.id)? {
        cx.function(r#fn)?.check_intrinsic().map_err(|why| cx.bad::<FunctionType>(r#fn, why))?;
    }
    Ok(())
}

/// Metadata of the function at hand, and metadata as operands of its calls.
pub fn extract_local(cx: &mut Extract<'_, '_>) -> Result<()> {
    let (nodes, operands) = cx.local_metadata();
    for (md, place) in nodes {
        let mut operands = Vec::new();
        metadata::each_operand(md, &mut |operand| operands.push(operand));
        let operands: Result<Vec<_>> =
            operands.into_iter().map(|md| md.map(|md| cx.metadata(md)).transpose()).collect();
        metadata::extract(md, cx.local(place), &operands?, cx)?;
    }
    for (value, node, place) in operands {
        let v = cx.local(place);
        let ty = cx.ty(value.ty())?;
        cx.put(VariableType { v, ty });
        let md = cx.metadata(node)?;
        cx.put(VariableMetadata { v, md });
    }
    Ok(())
}

/// Metadata as an operand, if `v` is that, and whether it is only of the function at hand.
pub fn operand<'f>(v: Value, cx: &mut Rebuild<'f>) -> Result<Option<(ValueRef<'f>, bool)>> {
    let Some(VariableMetadata { md, .. }) = cx.get(v)? else { return Ok(None) };
    let node = metadata::rebuild(md, cx)?;
    let made = cx.module.metadata_value(node).map_err(|why| cx.bad::<VariableMetadata>(v, why))?;
    cx.has_type(v, made)?;
    Ok(Some((made, metadata::is_function_local(node))))
}
