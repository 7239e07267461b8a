//! Values, made when something asks for them: constants, metadata as an operand, blocks as
//! arguments, and placeholders for what the function at hand defines later.

use crate::cx::Rebuild;
use crate::error::Result;
use crate::metadata::build;
use crate::rebuilt::ValueRef;
use crate::{constants, types};
use facts::{Entity, Value, VariableLabel, VariableType};

/// A value: made before, a constant, or one that the function at hand defines later.
///
/// # Errors
/// When the facts describe no such value.
pub fn get(value: Value, cx: &mut Rebuild<'_>) -> Result<ValueRef> {
    if let Some(&made) = cx.locals.get(&value.id()).or_else(|| cx.known.values.get(&value.id())) {
        return Ok(made);
    }
    if let Some(&placeholder) = cx.pending.get(&value.id()) {
        return Ok(placeholder);
    }
    if constants::is_constant(value, cx) {
        let made = cx.deeper(
            |cx| cx.bad::<VariableType>(value, "constants nest too deeply, or one contains itself"),
            |cx| constants::rebuild(value, cx),
        )?;
        cx.know()?.values.insert(value.id(), made);
        return Ok(made);
    }
    if let Some((md, local)) = build::operand(value, cx)? {
        if !local {
            cx.know()?.values.insert(value.id(), md);
        }
        return Ok(md);
    }
    if let Some(label) = cx.get::<VariableLabel>(value)? {
        let block = cx.block(label.b)?;
        let made = cx.module.block_value(block);
        types::check(value, made, cx)?;
        return Ok(made);
    }
    if cx.function.is_none() {
        return Err(cx.bad::<VariableType>(
            value,
            format!("value {} is no constant, but something constant uses it", value.id()),
        ));
    }
    let ty = types::of(value, cx)?;
    let placeholder = cx.module.placeholder(ty);
    let placeholder = placeholder.map_err(|why| cx.bad::<VariableType>(value, why))?;
    cx.pending.insert(value.id(), placeholder);
    Ok(placeholder)
}
