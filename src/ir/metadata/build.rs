//! Metadata built again: which pieces come first.
//!
//! This file knows which pieces refer to which; what the fields of a node are called stands in
//! `debuginfo.rs`.

use super::local;
use crate::cx::Rebuild;
use crate::debuginfo::{self, Parts, Shape, shape};
use crate::error::{Error, Result};
use crate::rebuilt::{Made, MetadataRef, NewNode, ValueRef};
use crate::{types, values};
use facts::{
    Metadata, MetadataClass, MetadataClassName, MetadataDistinct, MetadataString, MetadataValue,
    Value, VariableMetadata,
};

/// Builds `root` and all that it refers to, unless that is done already.
///
/// What a node refers to comes before it, as far as there is no circle; distinct nodes come last,
/// as LLVM writes them. Metadata of a function is built where an instruction uses it.
///
/// # Errors
/// When facts are missing, contradict each other, or say what LLVM cannot hold.
pub fn get(root: Metadata, cx: &mut Rebuild<'_>) -> Result<MetadataRef> {
    if let Some(&known) = cx.known.metadata.get(&root) {
        return Ok(known);
    }
    let mut builder = Builder { cx, stack: Vec::new(), later: Vec::new() };
    let built = builder.find(root)?;
    builder.finish()?;
    Ok(built)
}

/// Metadata as an operand, if `v` is that, and whether it is only of the function at hand.
pub fn operand(v: Value, cx: &mut Rebuild<'_>) -> Result<Option<(ValueRef, bool)>> {
    let Some(VariableMetadata { md, .. }) = cx.get(v)? else { return Ok(None) };
    let class = cx.need::<MetadataClass>(md)?.class;
    let node = get(md, cx)?;
    let made = cx.module.metadata_value(node);
    types::check(v, made, cx)?;
    Ok(Some((made, local(class))))
}

/// Where an instruction comes from: what its DILocation says, which need not be a node itself.
///
/// # Errors
/// When it is no DILocation, and as of [`get`].
pub fn location(md: Metadata, cx: &mut Rebuild<'_>) -> Result<bitcode::DebugLocation> {
    if let Some(&known) = cx.known.locations.get(&md) {
        return Ok(known);
    }
    let row: MetadataClass = cx.need(md)?;
    let wrong = |why: &str| cx.index.error(&row, None, format!("metadata {}: {why}", md.0)).into();
    let (MetadataClassName::DILocation, Shape::Node(layout)) = (row.class, shape(row.class)) else {
        return Err(wrong("a debug location must be a DILocation"));
    };
    let parts = debuginfo::rebuild(md, layout, cx)?;
    let (&[scope, inlined_at], &[line, column, implicit_code]) =
        (&parts.operands[..], parts.scalars())
    else {
        return Err(wrong("it lacks fields"));
    };
    let scope = scope.ok_or_else(|| wrong("a DILocation has no scope"))?;
    for inner in [Some(scope), inlined_at].into_iter().flatten() {
        let class = cx.need::<MetadataClass>(inner)?.class;
        if local(class) {
            return Err(wrong("refers to metadata which a function uses"));
        }
    }
    let scope = get(scope, cx)?.in_location();
    let inlined_at = inlined_at.map(|at| get(at, cx)).transpose()?;
    let location = bitcode::DebugLocation {
        line: line as u32,
        column: column as u32,
        scope: Some(scope),
        inlined_at: inlined_at.map(MetadataRef::in_location),
        implicit_code: implicit_code != 0,
    };
    cx.know()?.locations.insert(md, location);
    Ok(location)
}

struct Builder<'b, 'f> {
    cx: &'b mut Rebuild<'f>,
    /// Nodes that are begun, each for the sake of the one before it.
    stack: Vec<Frame>,
    /// Distinct nodes that others refer to and that are not begun.
    later: Vec<Frame>,
}

/// A node that is begun.
struct Frame {
    row: MetadataClass,
    made: MetadataRef,
    parts: Parts,
    operands: Vec<Option<MetadataRef>>,
    distinct: bool,
}

impl Builder<'_, '_> {
    /// Makes all nodes that are begun.
    fn finish(&mut self) -> Result<()> {
        loop {
            if self.stack.is_empty() {
                match self.later.pop() {
                    Some(frame) => self.stack.push(frame),
                    None => return Ok(()),
                }
            }
            let Some(top) = self.stack.last_mut() else { return Ok(()) };
            let next = top.operands.len();
            let Some(&child) = top.parts.operands.get(next) else {
                self.close()?;
                continue;
            };
            let (row, distinct) = (top.row, top.distinct);
            let operand = match child {
                Some(child) if child == row.md && !distinct => {
                    return Err(self.error(&row, "refers to itself, but is not distinct"));
                }
                Some(child) => Some(self.find_in(&row, child)?),
                None => None,
            };
            // What was begun for it is on top now, and this one goes on when that is made.
            let place = self.stack.iter().rposition(|frame| frame.row.md == row.md);
            if let Some(frame) = place.and_then(|place| self.stack.get_mut(place)) {
                frame.operands.push(operand);
            }
        }
    }

    /// Makes the node on top of the stack, all operands of which are there.
    fn close(&mut self) -> Result<()> {
        let Some(frame) = self.stack.pop() else { return Ok(()) };
        let made = self.cx.module.metadata_node(
            frame.made,
            &NewNode {
                class: frame.row.class,
                distinct: frame.distinct,
                operands: &frame.operands,
                scalars: frame.parts.scalars(),
                words: &frame.parts.words,
            },
        );
        self.made(&frame.row, made)
    }

    /// Finds a piece of metadata; begins it if it is a node.
    fn find(&mut self, id: Metadata) -> Result<MetadataRef> {
        if let Some(&known) = self.cx.known.metadata.get(&id) {
            return Ok(known);
        }
        let row: MetadataClass = self.cx.index.need(id)?;
        let layout = match shape(row.class) {
            Shape::String => return self.string(&row),
            Shape::Value => return self.value(&row),
            Shape::Node(layout) => layout,
        };
        let parts = debuginfo::rebuild(id, layout, self.cx)?;
        if row.class == MetadataClassName::DIArgList {
            return self.list(&row, &parts);
        }
        let made = self.cx.module.promised_node();
        let made = self.made(&row, made)?;
        self.cx.know()?.metadata.insert(id, made);
        let distinct = self.cx.index.has::<MetadataDistinct>(id);
        let operands = Vec::with_capacity(parts.operands.len());
        let frame = Frame { row, made, parts, operands, distinct };
        match distinct && !self.stack.is_empty() {
            true => self.later.push(frame),
            false => self.stack.push(frame),
        }
        Ok(made)
    }

    /// Finds what the node of `row` refers to.
    fn find_in(&mut self, row: &MetadataClass, child: Metadata) -> Result<MetadataRef> {
        if !self.cx.known.metadata.contains_key(&child) {
            let child: MetadataClass = self.cx.index.need(child)?;
            if local(child.class) {
                let message = format!("refers to metadata {}, which a function uses", child.md.0);
                return Err(self.error(row, message));
            }
        }
        self.find(child)
    }

    fn string(&mut self, row: &MetadataClass) -> Result<MetadataRef> {
        let MetadataString { text, .. } = self.cx.index.need(row.md)?;
        let text = self.cx.index.bytes(text);
        let string = self.cx.module.metadata_string(&text);
        let string = self.made(row, string)?;
        self.cx.know()?.metadata.insert(row.md, string);
        Ok(string)
    }

    fn value(&mut self, row: &MetadataClass) -> Result<MetadataRef> {
        let MetadataValue { v, .. } = self.cx.index.need(row.md)?;
        let value = values::get(v, self.cx)?;
        let constant = self.cx.module.is_constant(value);
        if constant != (row.class == MetadataClassName::ConstantAsMetadata) {
            let message = format!("value {} is no such metadata", v.0);
            return Err(self.error(row, message));
        }
        let made = self.cx.module.value_metadata(value);
        self.made(row, made)
    }

    /// A list of values.
    fn list(&mut self, row: &MetadataClass, parts: &Parts) -> Result<MetadataRef> {
        let mut operands = Vec::with_capacity(parts.operands.len());
        for id in &parts.operands {
            let Some(id) = *id else { return Err(self.error(row, "lists null")) };
            let child: MetadataClass = self.cx.index.need(id)?;
            let Shape::Value = shape(child.class) else {
                return Err(self.error(row, "lists something that is no value"));
            };
            operands.push(self.value(&child)?);
        }
        let made = self.cx.module.argument_list(&operands);
        self.made(row, made)
    }

    fn made<T>(&self, row: &MetadataClass, made: Made<T>) -> Result<T> {
        made.map_err(|message| self.error(row, message))
    }

    fn error(&self, row: &MetadataClass, message: impl Into<String>) -> Error {
        let message = format!("metadata {}: {}", row.md.0, message.into());
        self.cx.index.error(row, None, message).into()
    }
}
