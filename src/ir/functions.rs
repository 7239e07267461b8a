//! Functions. <https://llvm.org/docs/LangRef.html#functions>

use std::ops::Range;

use crate::attributes::{self, Place};
use crate::bodies::Outline;
use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::metadata::{self, build};
use crate::rebuilt::{NewConstants, NewGlobal};
use crate::resolved::{GlobalKind, Results, ValueRef};
use crate::{blocks, globals, source, types, use_lists, values};
use facts::*;

pub fn id<'m>(value: ValueRef<'m>, cx: &Extract<'m, '_>) -> Result<Function> {
    cx.function_of(value)
        .ok_or_else(|| Error::unsupported("a function of another module", "the function list"))
}

/// The function as a global value; its parameters and blocks come with the bodies.
pub fn extract<'m>(value: ValueRef<'m>, r#fn: Function, cx: &mut Extract<'m, '_>) -> Result<()> {
    let global = globals::global(value)?;
    let v = cx.value(value)?;
    cx.put(VariableFunc { v, m: r#fn });
    globals::extract_common(value, &global, v, cx)?;
    let ty = cx.ty(global.value_type())?;
    cx.put(FunctionType { r#fn, ty });
    cx.put(FunctionLinkage { r#fn, link: global.linkage() });
    if !global.name().is_empty() {
        let name = cx.text(global.name());
        cx.put(FunctionName { r#fn, name });
    }
    if global.calling_convention() != 0 {
        cx.put(FunctionCallingConvention { r#fn, cc: global.calling_convention() });
    }
    if global.align() != 0 {
        let align = cx.number(global.align());
        cx.put(FunctionAlign { r#fn, align });
    }
    if let Some(gc) = global.gc() {
        let gc = cx.text(gc);
        cx.put(FunctionGc { r#fn, gc });
    }
    if let Some(personality) = global.personality() {
        let personality = cx.value(personality)?;
        cx.put(FunctionPersonality { r#fn, personality });
    }
    if let Some(data) = global.prefix_data() {
        let data = cx.value(data)?;
        cx.put(FunctionPrefixData { r#fn, data });
    }
    if let Some(data) = global.prologue_data() {
        let data = cx.value(data)?;
        cx.put(FunctionPrologueData { r#fn, data });
    }
    attributes::extract_list(global.attribute_list(), cx, |place, s, cx| match place {
        Place::Function => cx.put(FunctionAttributes { r#fn, s }),
        Place::Return => cx.put(FunctionReturnAttributes { r#fn, s }),
        Place::Param(i) => cx.put(FunctionParamAttributes { r#fn, i, s }),
    })?;
    for (i, (kind, node)) in (0..).zip(value.attachments()) {
        let (kind, md) = (cx.kind(kind), cx.metadata(node)?);
        cx.put(FunctionMetadata { r#fn, i, kind, md });
        source::extract_function(node, r#fn, cx);
    }
    Ok(())
}

/// Declares a function and creates its blocks: constants may take their addresses.
pub fn rebuild(r#fn: Function, place: u32, cx: &mut Rebuild<'_>) -> Result<()> {
    let index = cx.index;
    let Some(v) = cx.function_value(r#fn)? else {
        return Err(cx.bad::<FunctionType>(r#fn, "no row of variable_func says its value"));
    };
    let ty: FunctionType = cx.need(r#fn)?;
    let name = cx.get::<FunctionName>(r#fn)?.map(|row| cx.bytes(row.name)).unwrap_or_default();
    let gc = cx.get::<FunctionGc>(r#fn)?.map(|row| cx.bytes(row.gc));
    let mut sets = Vec::new();
    sets.extend(cx.get::<FunctionAttributes>(r#fn)?.map(|row| (Place::Function, row.s)));
    sets.extend(cx.get::<FunctionReturnAttributes>(r#fn)?.map(|row| (Place::Return, row.s)));
    let params = index.all::<FunctionParamAttributes>(r#fn);
    sets.extend(params.map(|row| (Place::Param(row.i), row.s)));
    let value_type = types::get(ty.ty, cx)?;
    let n_params = cx.module.types.contained(value_type).len().saturating_sub(1);
    let linkage = cx.need::<FunctionLinkage>(r#fn)?.link;
    let mut new = NewGlobal {
        name: &name,
        gc: gc.as_deref(),
        attribute_list: attributes::rebuild_list(sets, n_params, cx)?,
        ..NewGlobal::new(GlobalKind::Function, value_type, linkage)
    };
    if let Some(row) = cx.get::<FunctionCallingConvention>(r#fn)? {
        if row.cc > 1023 {
            return Err(cx.bad::<FunctionCallingConvention>(r#fn, "conventions end at 1023"));
        }
        new.calling_convention = row.cc;
    }
    if let Some(row) = cx.get::<FunctionAlign>(r#fn)? {
        new.align = cx.number::<FunctionAlign>(row.align, r#fn)?;
    }
    let made = globals::rebuild_common::<FunctionType>(v, new, cx)?;
    cx.bind_function(r#fn, made)?;
    for FunctionBasicblock { bb, .. } in cx.list(r#fn)? {
        blocks::declare(bb, place, made, cx)?;
    }
    Ok(())
}

/// Personality, prefix and prologue data.
pub fn rebuild_constants(r#fn: Function, cx: &mut Rebuild<'_>) -> Result<()> {
    let mut constants = NewConstants::default();
    if let Some(row) = cx.get::<FunctionPersonality>(r#fn)? {
        constants.personality = Some(values::get(row.personality, cx)?);
    }
    if let Some(row) = cx.get::<FunctionPrefixData>(r#fn)? {
        constants.prefix_data = Some(values::get(row.data, cx)?);
    }
    if let Some(row) = cx.get::<FunctionPrologueData>(r#fn)? {
        constants.prologue_data = Some(values::get(row.data, cx)?);
    }
    let made = cx.function(r#fn)?;
    let finished = cx.module.finish_global(made, &constants);
    finished.map_err(|why| cx.bad::<FunctionType>(r#fn, why))
}

/// Parameters, blocks and instructions of some functions, by their places.
pub fn extract_bodies(places: Range<usize>, cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    for place in places {
        let (function, ids) = (numbering.functions[place], numbering.locals(place));
        if cx.wants_body(ids.clone()) {
            cx.enter(function, ids.start);
            extract_body(function, id(function, cx)?, cx)?;
            cx.pause()?;
        }
    }
    cx.leave();
    Ok(())
}

fn extract_body<'m>(
    function: ValueRef<'m>,
    r#fn: Function,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let mut n = 0;
    for param in function.params() {
        let arg = cx.value(param)?;
        cx.put(FunctionParam { r#fn, i: n, arg });
        n += 1;
        let ty = cx.type_of(param)?;
        cx.put(VariableType { v: arg, ty });
        if !param.name().is_empty() {
            let name = cx.text(param.name());
            cx.put(VariableName { v: arg, name });
        }
    }
    cx.put(FunctionNparams { r#fn, n });
    let (mut entry, mut results) = (None, Results::default());
    for (i, block) in (0..).zip(function.blocks()) {
        let bb = cx.block(block)?;
        entry = entry.or(Some(bb));
        blocks::extract(block, bb, (r#fn, i), &mut results, cx)?;
    }
    blocks::extract_labels(cx)?;
    extract_views(function, r#fn, entry, cx);
    use_lists::extract_function(function, r#fn, cx)?;
    metadata::extract_local(cx)
}

/// Fills the body of the function at this place of the module's list. All that it refers to is there,
/// or made on demand.
pub fn rebuild_body(
    r#fn: Function,
    place: usize,
    outline: &Outline,
    cx: &mut Rebuild<'_>,
) -> Result<()> {
    cx.enter(r#fn, place as u32);
    let made = cx.function(r#fn)?;
    let params: Vec<FunctionParam> = cx.list(r#fn)?;
    let parameters = cx.module.begin_body(made);
    if params.len() != parameters.len() {
        let message = format!("it has {} parameters by its type", parameters.len());
        return Err(cx.bad::<FunctionParam>(r#fn, message));
    }
    for (row, param) in params.into_iter().zip(parameters) {
        if types::of(row.arg, cx)? != cx.module.type_of(param) {
            return Err(cx.bad::<VariableType>(
                row.arg,
                "the parameter has another type than the type of its function says",
            ));
        }
        cx.bind_local(row.arg, param)?;
    }
    blocks::rebuild_all(place, outline, cx)?;
    use_lists::rebuild_function(r#fn, cx)?;
    cx.leave()?;
    cx.module.end_body().map_err(|why| cx.bad::<FunctionType>(r#fn, why))
}

pub fn rebuild_attachments(cx: &mut Rebuild<'_>) -> Result<()> {
    for ModuleFunction { r#fn, .. } in cx.list(cx.id)? {
        let mut all = Vec::new();
        for row in cx.list::<FunctionMetadata>(r#fn)? {
            let kind = cx.bytes(row.kind);
            let kind = cx.module.metadata_kind(&kind);
            let kind = kind.map_err(|why| cx.bad::<FunctionMetadata>(r#fn, why))?;
            all.push((kind, build::get(row.md, cx)?));
        }
        let made = cx.function(r#fn)?;
        let attached = cx.module.attach_to_global(made, &all);
        attached.map_err(|why| cx.bad::<FunctionMetadata>(r#fn, why))?;
    }
    Ok(())
}

/// What the function is by other relations: derivable, for the reader's convenience.
fn extract_views(
    value: ValueRef<'_>,
    r#fn: Function,
    entry: Option<Block>,
    cx: &mut Extract<'_, '_>,
) {
    match entry {
        Some(bb) => {
            cx.put(FunctionEntry { r#fn, bb });
            if value.name() == b"main" {
                cx.put(MainFunction { r#fn });
            }
        }
        None => cx.put(FunctionExtern { r#fn }),
    }
}
