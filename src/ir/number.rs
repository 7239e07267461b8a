//! The first pass over a module: everything that gets an id is met and numbered, nothing written.
//!
//! What it fills are the tables of `cx/numbering.rs`, where the order of ids is told.

mod threads;

use std::convert::Infallible;

pub use crate::cx::numbering::Numbering;

use crate::cx::numbering::{Locals, NULL};
use crate::error::{Error, Result};
use crate::instr::shape;
use crate::resolved::{
    AttributeListRef, AttributeSetRef, BlockRef, ConstantParts, GlobalKind, Inst, MetadataRef,
    Module, TypeRef, ValueClass, ValueRef,
};
use crate::walk::{Step, walk};
use crate::{attributes, metadata};

/// Numbers all of a function again, in the order of the first pass.
pub(crate) fn again<'m>(
    function: ValueRef<'m>,
    numbering: &Numbering<'m>,
    locals: &mut Locals<'m>,
) {
    locals.clear();
    locals.expect(function.local_ids());
    let walked = walk(function, |step: Step<'_, 'm, Option<ValueRef<'m>>>| {
        match step {
            Step::Param { param, place } => locals.meet_value(param.id(), place),
            Step::Block { block, place } => locals.meet_block(block, place),
            Step::Inst { inst: Some(result), result: Some(place), .. } => {
                locals.meet_value(result.id(), place);
            }
            Step::Inst { .. } => {}
        }
        Ok::<(), Infallible>(())
    });
    let Ok(count) = walked;
    locals.walked(count);
    let place = numbering.functions.place(function.id());
    if place.is_none_or(|place| !numbering.with_local_operands[place as usize]) {
        return;
    }
    for block in function.blocks() {
        for inst in block.insts().filter(is_call) {
            for operand in inst.operands().slice(0..inst.n_args()).iter() {
                if let Some(label) = operand.as_block() {
                    locals.meet_label(label);
                } else if let Some(md) = operand.as_local_metadata() {
                    local_operand(operand, md, locals);
                }
            }
        }
    }
}

/// Metadata as an operand, if it can refer to values of the function.
fn local_operand<'m>(value: ValueRef<'m>, md: MetadataRef<'m>, locals: &mut Locals<'m>) {
    if locals.place(value).is_some() {
        return;
    }
    metadata::children(md, &mut |child| {
        if child.is_function_local() {
            locals.meet_metadata(child);
        }
    });
    locals.meet_metadata(md);
    locals.meet_metadata_value(value, md);
}

/// Only calls have metadata and blocks as arguments.
fn is_call(inst: &Inst<'_>) -> bool {
    shape::is_call(inst.opcode())
}

/// A value whose type is not in the module's table.
fn no_type(what: &str) -> Error {
    Error::unsupported("no type", what)
}

impl<'m> Numbering<'m> {
    /// Meets everything, on so many threads; 0 is one. Ids are given by [`Self::place_at`], and do
    /// not depend on the threads.
    ///
    /// # Errors
    /// When the module holds something that no relation covers.
    pub fn of(module: &'m Module, threads: usize) -> Result<Self> {
        let mut it = Self::new();
        it.meet_all(module, threads)?;
        Ok(it)
    }

    fn meet_all(&mut self, module: &'m Module, threads: usize) -> Result<()> {
        let kinds =
            [GlobalKind::Variable, GlobalKind::Function, GlobalKind::Alias, GlobalKind::Ifunc];
        for kind in kinds {
            for value in module.globals(kind) {
                self.globals.meet(value);
                if kind == GlobalKind::Function {
                    self.functions.meet(value);
                }
            }
        }
        for i in 0..self.globals.all.len() {
            self.global(self.globals.all[i])?;
        }
        self.all_bodies(threads)?;
        for node in module.named_metadata() {
            self.named_metadata.push(node);
            for operand in node.operands() {
                self.metadata(operand);
            }
        }
        if let Some(summary) = module.summary() {
            self.summary = summary.counts();
        }
        let done = self.close(module, (0, 0))?;
        self.ordered(module)?;
        self.close(module, done).map(drop)
    }

    /// Constants of whose uses an order is said, and which nothing else leads to: parts of the masks that
    /// bitcode has for a shufflevector, which are numbers in facts, and the null pointer that a function
    /// with some of personality, prefix and prologue uses in place of each other one.
    fn ordered(&mut self, module: &'m Module) -> Result<()> {
        let functions = self.functions.all.clone().into_iter();
        let all = functions.flat_map(ValueRef::use_orders).chain(module.use_orders());
        for (value, _) in all {
            if value.class() == ValueClass::Constant {
                self.operand(value)?;
            }
        }
        Ok(())
    }

    fn global(&mut self, value: ValueRef<'m>) -> Result<()> {
        let global = value.global().ok_or_else(|| no_type("a global value"))?;
        self.value_type(value)?;
        self.ty(global.value_type())?;
        if let Some(comdat) = global.comdat() {
            self.comdats.meet(comdat);
        }
        if let Some(set) = global.attribute_set() {
            self.attribute_set(set)?;
        }
        if let Some(list) = global.attribute_list() {
            self.attribute_list(list)?;
        }
        let constants =
            [global.target(), global.personality(), global.prefix_data(), global.prologue_data()];
        for constant in constants.into_iter().flatten() {
            self.operand(constant)?;
        }
        for (_, node) in value.attachments() {
            self.metadata(node);
        }
        Ok(())
    }

    /// Meets what a function uses; how many ids it takes itself.
    fn body(&mut self, function: ValueRef<'m>, locals: &mut Locals<'m>) -> Result<u32> {
        locals.clear();
        let walked = walk(function, |step: Step<'_, 'm, Inst<'m>>| match step {
            Step::Param { param, .. } => self.value_type(param),
            Step::Block { .. } => Ok(()),
            Step::Inst { inst, .. } => self.inst(inst, locals),
        })?;
        Ok(walked + locals.count())
    }

    /// An instruction with all that it uses.
    fn inst(&mut self, inst: &Inst<'m>, locals: &mut Locals<'m>) -> Result<()> {
        if let Some(ty) = inst.ty() {
            self.ty(ty)?;
        }
        if let Some(ty) = inst.aux_type() {
            self.ty(ty)?;
        }
        if let Some(list) = inst.attribute_list() {
            self.attribute_list(list)?;
        }
        let n_args = if is_call(inst) { inst.n_args() } else { 0 };
        for (i, operand) in inst.operands().iter().enumerate() {
            match operand.class() {
                ValueClass::Local | ValueClass::Global => {}
                ValueClass::Block => {
                    if let Some(label) = operand.as_block().filter(|_| i < n_args) {
                        self.value_type(operand)?;
                        locals.meet_label(label);
                    }
                }
                ValueClass::Metadata if i < n_args => match operand.as_local_metadata() {
                    Some(md) => {
                        self.value_type(operand)?;
                        local_operand(operand, md, locals);
                        metadata::children(md, &mut |child| {
                            if !child.is_function_local() {
                                self.metadata(child);
                            }
                        });
                    }
                    None => self.operand(operand)?,
                },
                ValueClass::Constant | ValueClass::InlineAsm | ValueClass::Metadata => {
                    self.operand(operand)?
                }
            }
        }
        if let Some(location) = inst.debug_loc() {
            let place = self.metadata(location);
            self.debug_locs.push(place);
        }
        for (_, node) in inst.attachments() {
            self.metadata(node);
        }
        Ok(())
    }

    /// A constant, inline assembler or metadata, as an operand.
    fn operand(&mut self, value: ValueRef<'m>) -> Result<()> {
        if value.class() == ValueClass::Global {
            return Ok(());
        }
        let (_, new) = self.constants.meet(value);
        if new { self.value_type(value) } else { Ok(()) }
    }

    /// The type of a value.
    fn value_type(&mut self, value: ValueRef<'m>) -> Result<()> {
        self.ty(value.ty().ok_or_else(|| no_type("a value"))?)
    }

    /// What constants and metadata refer to in turn, without recursion: they nest deeply. So many of
    /// both are done, and then.
    fn close(
        &mut self,
        module: &'m Module,
        (mut constants, mut nodes): (usize, usize),
    ) -> Result<(usize, usize)> {
        loop {
            if let Some(&value) = self.constants.all.get(constants) {
                constants += 1;
                self.constant(value)?;
            } else if let Some(&md) = self.metadata.all.get(nodes) {
                let md = module.metadata(md);
                nodes += 1;
                let before = self.edges.len();
                let value = md.each_operand(&mut |operand| {
                    let place = operand.map_or(NULL, |md| self.metadata(md));
                    self.edges.push(place);
                });
                self.edge_counts.push((self.edges.len() - before) as u32);
                if let Some(value) = value {
                    self.operand(value)?;
                }
            } else {
                return Ok((constants, nodes));
            }
        }
    }

    fn constant(&mut self, value: ValueRef<'m>) -> Result<()> {
        if let Some(md) = value.as_metadata() {
            self.metadata(md);
        } else if let Some(asm) = value.inline_asm() {
            self.ty(value.module().asm_type(asm))?;
        } else if let Some(constant) = value.constant() {
            let module = value.module();
            for operand in module.operands(constant).iter() {
                self.operand(operand)?;
            }
            match &constant.kind {
                ConstantParts::BlockAddress(function, block) => {
                    if let Some(block) = module.block(*function, *block) {
                        self.address_taken(block)?;
                    }
                }
                ConstantParts::Expr(expr) => {
                    if let Some(ty) = module.source_type(expr) {
                        self.ty(ty)?;
                    }
                }
                _ => {}
            }
        } else {
            return Err(Error::unsupported("a value that is no constant", "a constant operand"));
        }
        Ok(())
    }

    fn address_taken(&mut self, block: BlockRef<'m>) -> Result<()> {
        let function = block.function();
        let place = self.functions.place(function.id());
        let Some(place) = place.filter(|_| !self.block_places.contains_key(&block.id())) else {
            return Ok(());
        };
        let places = &mut self.block_places;
        let walked = walk(function, |step: Step<'_, 'm, Option<ValueRef<'m>>>| {
            if let Step::Block { block, place: at } = step {
                places.insert(block.id(), (place as usize, at));
            }
            Ok::<(), Infallible>(())
        });
        let Ok(_) = walked;
        Ok(())
    }

    #[inline]
    fn metadata(&mut self, md: MetadataRef<'m>) -> u32 {
        self.metadata.meet(md.id()).0
    }

    #[inline]
    fn ty(&mut self, ty: TypeRef<'m>) -> Result<()> {
        let (place, new) = self.types.meet(ty);
        if new {
            self.new_type(place)?;
        }
        Ok(())
    }

    fn new_type(&mut self, first: u32) -> Result<()> {
        let mut next = first as usize;
        while let Some(&ty) = self.types.all.get(next) {
            for inner in ty.contained() {
                self.types.meet(inner);
            }
            next += 1;
        }
        Ok(())
    }

    fn attribute_list(&mut self, list: AttributeListRef<'m>) -> Result<()> {
        for (_, set) in list.sets() {
            self.attribute_set(set)?;
        }
        Ok(())
    }

    fn attribute_set(&mut self, set: AttributeSetRef<'m>) -> Result<()> {
        let (_, new) = self.attribute_sets.meet(set);
        if new {
            for ty in attributes::types(set) {
                self.ty(ty)?;
            }
        }
        Ok(())
    }
}
