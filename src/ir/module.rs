//! The module itself. <https://llvm.org/docs/LangRef.html#module-structure>

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::metadata::build;
use crate::rebuilt::{self, METADATA_KINDS};
use facts::*;

pub fn extract(cx: &mut Extract<'_, '_>) -> Result<()> {
    let m = cx.module_id();
    let module = cx.module;
    cx.put(ModuleRow { m });
    let name = cx.text(module.source_filename());
    cx.put(ModuleSourceFilename { m, name });
    if let Some(pipeline) = module.passes() {
        let pipeline = cx.text(pipeline.as_bytes());
        cx.put(ModulePasses { m, pipeline });
    }
    if !module.data_layout().is_empty() {
        let layout = cx.text(module.data_layout());
        cx.put(ModuleDataLayout { m, layout });
    }
    if !module.target_triple().is_empty() {
        let triple = cx.text(module.target_triple());
        cx.put(ModuleTargetTriple { m, triple });
    }
    // Every line ends with a newline; LLVM adds the last one itself.
    for (i, line) in (0..).zip(module.inline_asm().split_inclusive(|&byte| byte == b'\n')) {
        let line = cx.text(line.strip_suffix(b"\n").unwrap_or(line));
        cx.put(ModuleInlineAsmLine { m, i, line });
    }
    if let Some(opaque) = module.opaque_pointers() {
        let mode = if opaque { PointerMode::Opaque } else { PointerMode::Typed };
        cx.put(ModulePointerMode { m, mode });
    }
    let kinds = module.metadata_kinds();
    for (i, kind) in (0..).zip(&kinds[METADATA_KINDS.len().min(kinds.len())..]) {
        let kind = cx.text(kind);
        cx.put(ModuleMetadataKind { m, i, kind });
    }
    Ok(())
}

/// The module with its header; `Rebuild` fills it.
pub fn begin(index: &Index<'_>, m: Module) -> Result<rebuilt::Module> {
    index.need::<ModuleRow>(m)?;
    let name = index.need::<ModuleSourceFilename>(m)?;
    let mut module = rebuilt::Module::new(&index.bytes(name.name));
    if let Some(row) = index.get::<ModuleDataLayout>(m)? {
        module
            .set_data_layout(&index.bytes(row.layout))
            .map_err(|why| Error::from(FactError::missing(Relation::ModuleDataLayout, why)))?;
    }
    if let Some(row) = index.get::<ModuleTargetTriple>(m)? {
        module.set_target_triple(&index.bytes(row.triple));
    }
    let mut asm = Vec::new();
    for row in index.list::<ModuleInlineAsmLine>(m)? {
        asm.extend_from_slice(&index.bytes(row.line));
        asm.push(b'\n');
    }
    if !asm.is_empty() {
        module.set_inline_asm(asm);
    }
    if let Some(row) = index.get::<ModulePointerMode>(m)? {
        module.set_pointer_mode(row.mode);
    }
    for row in index.list::<ModuleMetadataKind>(m)? {
        module
            .metadata_kind(&index.bytes(row.kind))
            .map_err(|why| index.error(&row, Some(2), why))?;
    }
    Ok(module)
}

pub fn extract_named_metadata(cx: &mut Extract<'_, '_>) -> Result<()> {
    let (module, m) = (cx.module, cx.module_id());
    for (i, node) in (0..).zip(module.named_metadata()) {
        let nmd = NamedMetadata(cx.bases().named_metadata + i);
        cx.put(ModuleNamedMetadata { m, i, nmd });
        let name = cx.text(node.name());
        cx.put(NamedMetadataName { nmd, name });
        for (i, operand) in (0..).zip(node.operands()) {
            let md = cx.metadata(operand)?;
            cx.put(NamedMetadataOperand { nmd, i, md });
        }
    }
    Ok(())
}

pub fn rebuild_named_metadata(cx: &mut Rebuild<'_>) -> Result<()> {
    for ModuleNamedMetadata { nmd, .. } in cx.list(cx.id)? {
        let name: NamedMetadataName = cx.need(nmd)?;
        let mut operands = Vec::new();
        for NamedMetadataOperand { md, .. } in cx.list(nmd)? {
            operands.push(build::get(md, cx)?);
        }
        let name = cx.bytes(name.name);
        let added = cx.module.add_named_metadata(&name, &operands);
        added.map_err(|why| cx.bad::<NamedMetadataName>(nmd, why))?;
    }
    Ok(())
}
