//! Metadata built again: which pieces come first, and how circles close.
//!
//! This file knows which pieces refer to which; what the fields of a node are called stands in
//! `debuginfo.rs`.

use rustc_hash::FxHashSet;

use super::local;
use crate::cx::Rebuild;
use crate::cx::rebuild::State;
use crate::debuginfo::{self, Parts, Shape, shape};
use crate::error::{Error, Result};
use crate::{types, values};
use facts::{
    Metadata, MetadataClass, MetadataClassName, MetadataDistinct, MetadataString, MetadataValue,
    Value, VariableMetadata,
};
use llvm::{Made, MetadataRef, Module, NewNode, ValueRef};

/// Builds `root` and all that it refers to, unless that is done already.
///
/// Distinct nodes are made at once and filled later; uniqued ones come after what they refer to.
/// A circle of uniqued nodes is closed by a temporary one. Metadata of a function is built for the
/// values that the function has now, so where an instruction uses it.
///
/// # Errors
/// When facts are missing, contradict each other, or say what LLVM cannot hold.
pub fn get<'f>(root: Metadata, cx: &mut Rebuild<'f>) -> Result<MetadataRef<'f>> {
    if let Some(State::Built(done)) = cx.metadata.built.get(&root) {
        return Ok(*done);
    }
    let mut builder =
        Builder { cx, stack: Vec::new(), hollow: Vec::new(), open: Circles::default() };
    let built = builder.finish(root);
    if built.is_err() {
        // LLVM must not be left with nodes that wait for ever.
        for temporary in builder.stack.into_iter().filter_map(|frame| frame.temporary) {
            let _ = temporary.drop_temporary();
        }
    }
    built
}

/// That LLVM survives to verify and print what was built.
///
/// # Errors
/// About the first node that it would not.
pub fn check_all(cx: &Rebuild<'_>) -> Result<()> {
    let wrong = cx.metadata.built.iter().filter_map(|(&md, state)| match state {
        State::Built(built) => built.check().err().map(|why| (md, why)),
        State::Begun(_) => None,
    });
    match wrong.min_by_key(|(md, _)| *md) {
        Some((md, why)) => Err(cx.bad::<MetadataClass>(md, why)),
        None => Ok(()),
    }
}

/// Metadata as an operand, if `v` is that, and whether it is only of the function at hand.
pub fn operand<'f>(v: Value, cx: &mut Rebuild<'f>) -> Result<Option<(ValueRef<'f>, bool)>> {
    let Some(VariableMetadata { md, .. }) = cx.get(v)? else { return Ok(None) };
    let node = get(md, cx)?;
    let made = cx.module.metadata_value(node).map_err(|why| cx.bad::<VariableMetadata>(v, why))?;
    types::check(v, made, cx)?;
    let is_local = node.read().is_some_and(|node| local(node.class()));
    Ok(Some((made, is_local)))
}

struct Builder<'b, 'f> {
    cx: &'b mut Rebuild<'f>,
    /// Uniqued nodes that are begun, each for the sake of the one before it.
    stack: Vec<Frame<'f>>,
    /// Distinct nodes that are not filled yet.
    hollow: Vec<Hollow<'f>>,
    open: Circles<'f>,
}

/// A distinct node, and the operands that it lacks.
struct Hollow<'f> {
    id: Metadata,
    node: MetadataRef<'f>,
    lacking: Vec<(usize, Metadata)>,
}

/// A uniqued node that is begun.
struct Frame<'f> {
    row: MetadataClass,
    parts: Parts,
    operands: Vec<Option<MetadataRef<'f>>>,
    next: usize,
    /// Which operands are temporary, and whose place on the stack each stands for.
    waits: Vec<(usize, usize)>,
    /// What stands for it in nodes that it refers to, and where.
    temporary: Option<MetadataRef<'f>>,
    users: Vec<(MetadataRef<'f>, usize)>,
}

/// Circles of uniqued nodes that are not closed.
#[derive(Default)]
struct Circles<'f> {
    temporaries: usize,
    /// Nodes whose temporary is replaced, but which lead to other temporary ones.
    waiting: Vec<MetadataRef<'f>>,
    /// Nodes that lead to temporary ones.
    unresolved: FxHashSet<MetadataRef<'f>>,
}

/// What there is of a piece of metadata.
enum Found<'f> {
    Done(MetadataRef<'f>),
    /// It is begun, at this place of the stack.
    Begun(usize),
    /// It was begun just now.
    New,
}

impl<'f> Builder<'_, 'f> {
    /// Builds `root` and fills all distinct nodes that came up.
    fn finish(&mut self, root: Metadata) -> Result<MetadataRef<'f>> {
        let built = self.build(root)?;
        while let Some(Hollow { id, node, lacking }) = self.hollow.pop() {
            for (place, child) in lacking {
                let child = self.build(child)?;
                let set = node.set_operand(place as u32, child);
                set.map_err(|message| self.error_at(id, message))?;
            }
        }
        Ok(built)
    }

    /// Builds `root`, with distinct nodes still hollow.
    fn build(&mut self, root: Metadata) -> Result<MetadataRef<'f>> {
        match self.find(root)? {
            Found::Done(done) => return Ok(done),
            Found::Begun(_) => return Err(self.error_at(root, "an earlier error cut it short")),
            Found::New => {}
        }
        loop {
            let depth = self.stack.len();
            let Some(top) = self.stack.last_mut() else {
                return Err(self.error_at(root, "it was not built"));
            };
            let Some(place) =
                (top.next..top.parts.operands.len()).find(|&i| top.parts.operands[i].is_some())
            else {
                let built = self.close()?;
                if self.stack.is_empty() {
                    return Ok(built);
                }
                continue;
            };
            top.next = place;
            let Some(child) = top.parts.operands[place] else { continue };
            let row = top.row;
            let operand = match self.find_in(&row, child)? {
                Found::New => continue,
                Found::Done(done) => done,
                Found::Begun(at) if at + 1 == depth => {
                    return Err(self.error(&row, "refers to itself, but is not distinct"));
                }
                Found::Begun(at) => {
                    let temporary = self.temporary(at, &row)?;
                    if let Some(top) = self.stack.last_mut() {
                        top.waits.push((place, at));
                    }
                    temporary
                }
            };
            if let Some(top) = self.stack.last_mut() {
                top.operands[place] = Some(operand);
                top.next = place + 1;
            }
        }
    }

    /// What stands for the node that is begun at this place of the stack.
    fn temporary(&mut self, at: usize, row: &MetadataClass) -> Result<MetadataRef<'f>> {
        let module = self.cx.module;
        let temporary = match self.stack.get(at) {
            Some(Frame { temporary: Some(temporary), .. }) => return Ok(*temporary),
            Some(_) => self.made(row, module.temporary_metadata())?,
            None => return Err(self.error(row, "an earlier error cut this short")),
        };
        self.stack[at].temporary = Some(temporary);
        self.open.temporaries += 1;
        Ok(temporary)
    }

    /// Makes the node on top of the stack, all operands of which are there.
    fn close(&mut self) -> Result<MetadataRef<'f>> {
        let module = self.cx.module;
        let Some(top) = self.stack.last() else {
            return Err(Error::unsupported("a metadata node that is not begun", "metadata"));
        };
        let row = top.row;
        let built = self.made(&row, node(module, &row, false, &top.operands, &top.parts))?;
        if self.open.temporaries > 0 && !built.is_resolved() && !self.open.unresolved.insert(built)
        {
            return Err(
                self.error(&row, "another node has the same contents; one must be distinct")
            );
        }
        let Some(frame) = self.stack.pop() else { return Ok(built) };
        self.cx.metadata.built.insert(row.md, State::Built(built));
        for (place, at) in frame.waits {
            if let Some(awaited) = self.stack.get_mut(at) {
                awaited.users.push((built, place));
            }
        }
        if let Some(temporary) = frame.temporary {
            for (user, place) in frame.users {
                self.made(&row, user.set_operand(place as u32, built))?;
            }
            self.made(&row, temporary.drop_temporary())?;
            self.open.temporaries -= 1;
            self.open.waiting.push(built);
            if self.open.temporaries == 0 {
                self.open.unresolved.clear();
                for node in std::mem::take(&mut self.open.waiting) {
                    self.made(&row, node.resolve_cycles())?;
                }
            }
        }
        Ok(built)
    }

    /// Finds a piece of metadata; begins it if it is a uniqued node.
    fn find(&mut self, id: Metadata) -> Result<Found<'f>> {
        match self.cx.metadata.built.get(&id) {
            Some(State::Built(done)) => return Ok(Found::Done(*done)),
            Some(State::Begun(at)) => return Ok(Found::Begun(*at)),
            None => {}
        }
        let row: MetadataClass = self.cx.index.need(id)?;
        let layout = match shape(row.class) {
            Shape::String => return self.string(&row).map(Found::Done),
            Shape::Value => return self.value(&row).map(Found::Done),
            Shape::Node(layout) => layout,
        };
        let mut parts = debuginfo::rebuild(id, layout, self.cx)?;
        if row.class == MetadataClassName::DIObjCProperty && self.cx.metadata.bitcode {
            debuginfo::exchange_accessors(&mut parts);
        }
        let distinct = self.cx.index.has::<MetadataDistinct>(id);
        if row.class == MetadataClassName::DIArgList {
            return self.list(&row, distinct, &parts).map(Found::Done);
        }
        if distinct {
            return self.hollow(&row, parts).map(Found::Done);
        }
        self.cx.metadata.built.insert(id, State::Begun(self.stack.len()));
        let operands = vec![None; parts.operands.len()];
        let (waits, users) = (Vec::new(), Vec::new());
        self.stack.push(Frame { row, parts, operands, next: 0, waits, temporary: None, users });
        Ok(Found::New)
    }

    /// Finds what the node of `row` refers to.
    fn find_in(&mut self, row: &MetadataClass, child: Metadata) -> Result<Found<'f>> {
        if !self.cx.metadata.built.contains_key(&child) {
            let child: MetadataClass = self.cx.index.need(child)?;
            self.global(row, &child)?;
        }
        self.find(child)
    }

    /// That a node does not refer to metadata of a function.
    fn global(&self, row: &MetadataClass, child: &MetadataClass) -> Result<()> {
        if local(child.class) {
            let message = format!("refers to metadata {}, which a function uses", child.md.0);
            return Err(self.error(row, message));
        }
        Ok(())
    }

    fn string(&mut self, row: &MetadataClass) -> Result<MetadataRef<'f>> {
        let MetadataString { text, .. } = self.cx.index.need(row.md)?;
        let string = self.cx.module.metadata_string(&self.cx.index.bytes(text));
        let string = self.made(row, string)?;
        self.cx.metadata.built.insert(row.md, State::Built(string));
        Ok(string)
    }

    fn value(&mut self, row: &MetadataClass) -> Result<MetadataRef<'f>> {
        let MetadataValue { v, .. } = self.cx.index.need(row.md)?;
        let value = values::get(v, self.cx)?;
        let md = self.made(row, value.to_metadata())?;
        if md.read().is_none_or(|node| node.class() != row.class) {
            let message = format!("value {} is no such metadata", v.0);
            return Err(self.error(row, message));
        }
        Ok(md)
    }

    /// A list of values. A distinct one is remembered, any other one found again by LLVM.
    fn list(
        &mut self,
        row: &MetadataClass,
        distinct: bool,
        parts: &Parts,
    ) -> Result<MetadataRef<'f>> {
        let mut operands = Vec::with_capacity(parts.operands.len());
        for id in &parts.operands {
            let Some(id) = *id else { return Err(self.error(row, "lists null")) };
            let child: MetadataClass = self.cx.index.need(id)?;
            let Shape::Value = shape(child.class) else {
                return Err(self.error(row, "lists something that is no value"));
            };
            operands.push(Some(self.value(&child)?));
        }
        let made = node(self.cx.module, row, distinct, &operands, parts);
        let list = self.made(row, made)?;
        if distinct {
            self.cx.metadata.built.insert(row.md, State::Built(list));
        }
        Ok(list)
    }

    /// A distinct node that refers to strings, values and what is built, and to the empty string
    /// where it will refer to something else: LLVM drops null operands at the end of some nodes.
    fn hollow(&mut self, row: &MetadataClass, parts: Parts) -> Result<MetadataRef<'f>> {
        let mut operands = vec![None; parts.operands.len()];
        let mut lacking = Vec::new();
        for (place, id) in parts.operands.iter().enumerate() {
            let Some(id) = *id else { continue };
            operands[place] = Some(match self.cx.metadata.built.get(&id) {
                Some(State::Built(done)) => *done,
                Some(State::Begun(_)) | None => {
                    let child: MetadataClass = self.cx.index.need(id)?;
                    self.global(row, &child)?;
                    match shape(child.class) {
                        Shape::String => self.string(&child)?,
                        Shape::Value => self.value(&child)?,
                        Shape::Node(_) => {
                            lacking.push((place, id));
                            self.made(row, self.cx.module.metadata_string(b""))?
                        }
                    }
                }
            });
        }
        let made = node(self.cx.module, row, true, &operands, &parts);
        let built = self.made(row, made)?;
        self.cx.metadata.built.insert(row.md, State::Built(built));
        if !lacking.is_empty() {
            self.hollow.push(Hollow { id: row.md, node: built, lacking });
        }
        Ok(built)
    }

    fn made<T>(&self, row: &MetadataClass, made: Made<T>) -> Result<T> {
        made.map_err(|message| self.error(row, message))
    }

    fn error(&self, row: &MetadataClass, message: impl Into<String>) -> Error {
        let message = format!("metadata {}: {}", row.md.0, message.into());
        self.cx.index.error(row, None, message).into()
    }

    fn error_at(&self, id: Metadata, message: impl Into<String>) -> Error {
        match self.cx.index.need::<MetadataClass>(id) {
            Ok(row) => self.error(&row, message),
            Err(missing) => missing.into(),
        }
    }
}

fn node<'f>(
    module: &'f Module,
    row: &MetadataClass,
    distinct: bool,
    operands: &[Option<MetadataRef<'f>>],
    parts: &Parts,
) -> Made<MetadataRef<'f>> {
    let (scalars, words) = (parts.scalars(), &parts.words);
    module.metadata_node(&NewNode { class: row.class, distinct, operands, scalars, words })
}
