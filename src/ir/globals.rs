//! Global values: variables, aliases, ifuncs, and what functions share with them.
//! <https://llvm.org/docs/LangRef.html#global-variables>

use std::borrow::Cow;

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::metadata::build;
use crate::rebuilt::{NewConstants, NewGlobal, ValueRef};
use crate::resolved::{self, Global, GlobalKind};
use crate::{attributes, functions, source, types, values};
use facts::*;

pub fn extract_all(cx: &mut Extract<'_, '_>) -> Result<()> {
    let (module, m) = (cx.module, cx.module_id());
    for (i, value) in (0..).zip(module.globals(GlobalKind::Variable)) {
        let v = cx.value(value)?;
        cx.put(ModuleGlobal { m, i, v });
        extract_variable(value, v, cx)?;
        cx.pause()?;
    }
    for (i, value) in (0..).zip(module.globals(GlobalKind::Function)) {
        let r#fn = functions::id(value, cx)?;
        cx.put(ModuleFunction { m, i, r#fn });
        functions::extract(value, r#fn, cx)?;
        cx.pause()?;
    }
    for (i, value) in (0..).zip(module.globals(GlobalKind::Alias)) {
        let v = cx.value(value)?;
        cx.put(ModuleAlias { m, i, v });
        extract_alias(value, v, cx)?;
        cx.pause()?;
    }
    for (i, value) in (0..).zip(module.globals(GlobalKind::Ifunc)) {
        let v = cx.value(value)?;
        cx.put(ModuleIfunc { m, i, v });
        extract_ifunc(value, v, cx)?;
        cx.pause()?;
    }
    Ok(())
}

/// Declares all global values, so that constants can refer to them.
pub fn rebuild_all(cx: &mut Rebuild<'_>) -> Result<()> {
    for ModuleGlobal { v, .. } in cx.list(cx.id)? {
        rebuild_variable(v, cx)?;
    }
    for (place, ModuleFunction { r#fn, .. }) in (0..).zip(cx.list(cx.id)?) {
        functions::rebuild(r#fn, place, cx)?;
    }
    for ModuleAlias { v, .. } in cx.list(cx.id)? {
        rebuild_alias(v, cx)?;
    }
    for ModuleIfunc { v, .. } in cx.list(cx.id)? {
        rebuild_ifunc(v, cx)?;
    }
    Ok(())
}

/// Gives global values the constants that they refer to.
pub fn rebuild_constants(cx: &mut Rebuild<'_>) -> Result<()> {
    for ModuleGlobal { v, .. } in cx.list(cx.id)? {
        if let Some(VariableGlobalInit { init_val, .. }) = cx.get(v)? {
            let target = Some(values::get(init_val, cx)?);
            finish::<VariableGlobalInit>(v, NewConstants { target, ..Default::default() }, cx)?;
        }
    }
    for ModuleFunction { r#fn, .. } in cx.list(cx.id)? {
        functions::rebuild_constants(r#fn, cx)?;
    }
    for ModuleAlias { v, .. } in cx.list(cx.id)? {
        let VariableAliasAliasee { aliasee, .. } = cx.need(v)?;
        let target = Some(values::get(aliasee, cx)?);
        finish::<VariableAliasAliasee>(v, NewConstants { target, ..Default::default() }, cx)?;
        let alias = values::get(v, cx)?;
        let checked = cx.module.check_alias(alias);
        checked.map_err(|why| cx.bad::<VariableAliasAliasee>(v, why))?;
    }
    for ModuleIfunc { v, .. } in cx.list(cx.id)? {
        let VariableIfuncResolver { resolver, .. } = cx.need(v)?;
        let target = Some(values::get(resolver, cx)?);
        finish::<VariableIfuncResolver>(v, NewConstants { target, ..Default::default() }, cx)?;
        let resolver = values::get(resolver, cx)?;
        let checked = cx.module.check_resolver(resolver);
        checked.map_err(|why| cx.bad::<VariableIfuncResolver>(v, why))?;
    }
    Ok(())
}

fn finish<R: Row>(v: Value, constants: NewConstants, cx: &mut Rebuild<'_>) -> Result<()> {
    let value = values::get(v, cx)?;
    cx.module.finish_global(value, &constants).map_err(|why| cx.bad::<R>(v, why))
}

/// What is special to a global value.
pub fn global(value: resolved::ValueRef<'_>) -> Result<Global<'_>> {
    value.global().ok_or_else(|| Error::unsupported("what is no global value", "a list of them"))
}

fn extract_variable<'m>(
    value: resolved::ValueRef<'m>,
    v: Value,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let global = global(value)?;
    cx.put(VariableGlobal { v });
    let ty = cx.ty(global.value_type())?;
    cx.put(VariableGlobalType { v, ty });
    cx.put(VariableGlobalLinkage { v, link: global.linkage() });
    extract_name(&global, v, cx);
    extract_common(value, &global, v, cx)?;
    if global.align() != 0 {
        let align = cx.number(global.align());
        cx.put(VariableGlobalAlign { v, align });
    }
    if let Some(init) = global.target() {
        let init_val = cx.value(init)?;
        cx.put(VariableGlobalInit { v, init_val });
    }
    if global.is_constant() {
        cx.put(VariableGlobalConstant { v });
    }
    if global.is_externally_initialized() {
        cx.put(VariableGlobalExternallyInitialized { v });
    }
    if let Some(set) = global.attribute_set() {
        let s = cx.attribute_set(set)?;
        cx.put(VariableGlobalAttributes { v, s });
    }
    for &flag in SanitizerFlag::ALL {
        if global.sanitizer() & 1 << flag as u32 != 0 {
            cx.put(VariableGlobalSanitizer { v, flag });
        }
    }
    let attachments = value.attachments();
    for (i, &(kind, node)) in (0..).zip(&attachments) {
        let (kind, md) = (cx.kind(kind), cx.metadata(node)?);
        cx.put(VariableGlobalMetadata { v, i, kind, md });
    }
    source::extract_global(&attachments, v, cx);
    Ok(())
}

fn rebuild_variable(v: Value, cx: &mut Rebuild<'_>) -> Result<()> {
    let name = name(v, cx)?;
    let ty: VariableGlobalType = cx.need(v)?;
    let align = cx.get::<VariableGlobalAlign>(v)?;
    let attributes = cx.get::<VariableGlobalAttributes>(v)?;
    let index = cx.index;
    let value_type = types::get(ty.ty, cx)?;
    let linkage = cx.need::<VariableGlobalLinkage>(v)?.link;
    let mut new = NewGlobal {
        name: &name,
        constant: cx.has::<VariableGlobalConstant>(v),
        externally_initialized: cx.has::<VariableGlobalExternallyInitialized>(v),
        ..NewGlobal::new(GlobalKind::Variable, value_type, linkage)
    };
    if let Some(row) = align {
        new.align = cx.number::<VariableGlobalAlign>(row.align, v)?;
    }
    if let Some(row) = attributes {
        new.attribute_set = attributes::get(row.s, cx)?;
    }
    for row in index.all::<VariableGlobalSanitizer>(v) {
        new.sanitizer |= 1 << row.flag as u8;
    }
    rebuild_common::<VariableGlobalType>(v, new, cx)?;
    Ok(())
}

fn extract_alias<'m>(
    value: resolved::ValueRef<'m>,
    v: Value,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let global = global(value)?;
    cx.put(VariableAlias { v });
    let ty = cx.ty(global.value_type())?;
    cx.put(VariableAliasType { v, ty });
    cx.put(VariableAliasLinkage { v, link: global.linkage() });
    extract_name(&global, v, cx);
    extract_common(value, &global, v, cx)?;
    if let Some(target) = global.target() {
        let aliasee = cx.value(target)?;
        cx.put(VariableAliasAliasee { v, aliasee });
    }
    Ok(())
}

fn rebuild_alias(v: Value, cx: &mut Rebuild<'_>) -> Result<()> {
    let name = name(v, cx)?;
    let ty: VariableAliasType = cx.need(v)?;
    let value_type = types::get(ty.ty, cx)?;
    let linkage = cx.need::<VariableAliasLinkage>(v)?.link;
    let new = NewGlobal { name: &name, ..NewGlobal::new(GlobalKind::Alias, value_type, linkage) };
    rebuild_common::<VariableAliasType>(v, new, cx)?;
    Ok(())
}

fn extract_ifunc<'m>(
    value: resolved::ValueRef<'m>,
    v: Value,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let global = global(value)?;
    cx.put(VariableIfunc { v });
    let ty = cx.ty(global.value_type())?;
    cx.put(VariableIfuncType { v, ty });
    cx.put(VariableIfuncLinkage { v, link: global.linkage() });
    extract_name(&global, v, cx);
    extract_common(value, &global, v, cx)?;
    if let Some(target) = global.target() {
        let resolver = cx.value(target)?;
        cx.put(VariableIfuncResolver { v, resolver });
    }
    Ok(())
}

fn rebuild_ifunc(v: Value, cx: &mut Rebuild<'_>) -> Result<()> {
    let name = name(v, cx)?;
    let ty: VariableIfuncType = cx.need(v)?;
    let value_type = types::get(ty.ty, cx)?;
    let linkage = cx.need::<VariableIfuncLinkage>(v)?.link;
    let new = NewGlobal { name: &name, ..NewGlobal::new(GlobalKind::Ifunc, value_type, linkage) };
    rebuild_common::<VariableIfuncType>(v, new, cx)?;
    Ok(())
}

fn extract_name(global: &Global<'_>, v: Value, cx: &mut Extract<'_, '_>) {
    if !global.name().is_empty() {
        let name = cx.text(global.name());
        cx.put(VariableName { v, name });
    }
}

fn name<'f>(v: Value, cx: &Rebuild<'f>) -> Result<Cow<'f, [u8]>> {
    Ok(cx.get::<VariableName>(v)?.map(|row| cx.bytes(row.name)).unwrap_or_default())
}

/// What any global value has.
pub fn extract_common<'m>(
    value: resolved::ValueRef<'m>,
    global: &Global<'m>,
    v: Value,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let ty = cx.type_of(value)?;
    cx.put(VariableType { v, ty });
    // These are numbered from the first that is not the default.
    let word = |n: u32| n.wrapping_sub(1);
    if let Some(visibility) = Visibility::from_index(word(global.visibility())) {
        cx.put(GlobalValueVisibility { v, visibility });
    }
    if let Some(class) = DllStorageClass::from_index(word(global.dll_storage_class())) {
        cx.put(GlobalValueDllStorageClass { v, class });
    }
    if let Some(mode) = ThreadLocalMode::from_index(word(global.thread_local())) {
        cx.put(GlobalValueThreadLocal { v, mode });
    }
    if let Some(kind) = UnnamedAddr::from_index(word(global.unnamed_addr())) {
        cx.put(GlobalValueUnnamedAddr { v, kind });
    }
    if global.is_dso_local() {
        cx.put(GlobalValueDsoLocal { v });
    }
    if !global.partition().is_empty() {
        let partition = cx.text(global.partition());
        cx.put(GlobalValuePartition { v, partition });
    }
    if !global.section().is_empty() {
        let section = cx.text(global.section());
        cx.put(GlobalValueSection { v, section });
    }
    if let Some(comdat) = global.comdat() {
        let c = cx.comdat(comdat)?;
        cx.put(GlobalValueComdat { v, c });
    }
    Ok(())
}

/// Makes the global value that `new` describes, after adding what any has. `R` names it in errors.
pub fn rebuild_common<R: Row>(
    v: Value,
    mut new: NewGlobal<'_>,
    cx: &mut Rebuild<'_>,
) -> Result<ValueRef> {
    let ty = types::of(v, cx)?;
    if !cx.module.types.points_to(ty, new.value_type) {
        return Err(cx.bad::<VariableType>(v, "a global value is a pointer to its value type"));
    }
    new.visibility = cx.get::<GlobalValueVisibility>(v)?.map(|row| row.visibility);
    new.dll_storage_class = cx.get::<GlobalValueDllStorageClass>(v)?.map(|row| row.class);
    new.thread_local = cx.get::<GlobalValueThreadLocal>(v)?.map(|row| row.mode);
    new.unnamed_addr = cx.get::<GlobalValueUnnamedAddr>(v)?.map(|row| row.kind);
    new.dso_local = cx.has::<GlobalValueDsoLocal>(v);
    let partition = cx.get::<GlobalValuePartition>(v)?.map(|row| cx.bytes(row.partition));
    let section = cx.get::<GlobalValueSection>(v)?.map(|row| cx.bytes(row.section));
    if let Some(row) = cx.get::<GlobalValueComdat>(v)? {
        new.comdat = Some(cx.comdat(row.c)?);
    }
    let new = NewGlobal {
        partition: partition.as_deref().unwrap_or_default(),
        section: section.as_deref().unwrap_or_default(),
        ..new
    };
    let made = cx.module.add_global(&new, ty).map_err(|why| cx.bad::<R>(v, why))?;
    cx.bind_global(v, made)?;
    Ok(made)
}

/// Attachments of variables, once metadata can be built.
pub fn rebuild_attachments(cx: &mut Rebuild<'_>) -> Result<()> {
    for ModuleGlobal { v, .. } in cx.list(cx.id)? {
        let mut all = Vec::new();
        for row in cx.list::<VariableGlobalMetadata>(v)? {
            let kind = cx.bytes(row.kind);
            let kind = cx.module.metadata_kind(&kind);
            let kind = kind.map_err(|why| cx.bad::<VariableGlobalMetadata>(v, why))?;
            all.push((kind, build::get(row.md, cx)?));
        }
        let value = values::get(v, cx)?;
        let attached = cx.module.attach_to_global(value, &all);
        attached.map_err(|why| cx.bad::<VariableGlobalMetadata>(v, why))?;
    }
    functions::rebuild_attachments(cx)
}
