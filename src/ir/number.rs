//! The first pass over a module: everything that gets an id is met and numbered, nothing written.
//!
//! Ids are dense and laid out in sections, so that rows come out sorted by their first column:
//! module, types, attribute sets, comdats, global values, functions, constants, then function by
//! function its parameters, blocks, instructions and results in walk order, then metadata and
//! named metadata. Within a function an id is its place in the walk, so the second pass finds it
//! by walking again instead of by a table over the whole module.

use rustc_hash::FxHashMap;

use crate::error::{Error, Result};
use facts::{Ids, Metadata, TypeKind};
use llvm::{
    AttributeListRef, AttributeSetRef, BlockRef, Comdat, GlobalKind, Inst, MetadataRef, Module,
    NamedMetadataRef, TypeRef, ValueClass, ValueRef, blocks,
};

/// Things of one sort in the order in which they were met.
pub struct Met<T> {
    place: FxHashMap<usize, u32>,
    pub all: Vec<T>,
}

impl<T: Copy> Met<T> {
    fn new() -> Self {
        Self { place: FxHashMap::default(), all: Vec::new() }
    }

    /// The place of the thing at `address`, and whether it is new.
    #[inline]
    fn meet(&mut self, address: usize, thing: T) -> (u32, bool) {
        let next = self.all.len() as u32;
        match self.place.entry(address) {
            std::collections::hash_map::Entry::Occupied(at) => (*at.get(), false),
            std::collections::hash_map::Entry::Vacant(free) => {
                free.insert(next);
                self.all.push(thing);
                (next, true)
            }
        }
    }

    #[inline]
    pub fn place(&self, address: usize) -> Option<u32> {
        self.place.get(&address).copied()
    }

    fn len(&self) -> u32 {
        self.all.len() as u32
    }
}

/// The first id of each section.
#[derive(Default, Clone, Copy, Debug)]
pub struct Bases {
    pub module: u32,
    pub types: u32,
    pub attribute_sets: u32,
    pub comdats: u32,
    pub globals: u32,
    pub functions: u32,
    pub constants: u32,
    pub locals: u32,
    pub metadata: u32,
    pub named_metadata: u32,
}

/// All that a module holds, met in one walk.
pub struct Numbering<'m> {
    pub types: Met<TypeRef<'m>>,
    pub attribute_sets: Met<AttributeSetRef<'m>>,
    pub comdats: Met<Comdat<'m>>,
    /// Variables, functions, aliases, ifuncs.
    pub globals: Met<ValueRef<'m>>,
    /// Functions again, as functions.
    pub functions: Met<ValueRef<'m>>,
    /// Constants that are no globals, inline assembler, metadata as values.
    pub constants: Met<ValueRef<'m>>,
    /// For each function, how many ids it takes.
    pub local_counts: Vec<u32>,
    pub metadata: Met<MetadataRef<'m>>,
    pub named_metadata: Vec<NamedMetadataRef<'m>>,
    pub bases: Bases,
    /// The places of what each piece of metadata refers to, one after the other: finding them again
    /// in the table is what the second pass would spend most of its time on.
    edges: Vec<u32>,
    edge_counts: Vec<u32>,
    /// The places of the `dbg` attachments of instructions, one after the other.
    pub debug_locs: Vec<u32>,
    /// Functions that have metadata of their own, or blocks as arguments.
    with_local_operands: Vec<bool>,
    /// Blocks whose address is taken: the place of the function, and of the block in it.
    block_places: FxHashMap<usize, (usize, u32)>,
    void: TypeRef<'m>,
    expand_strings: bool,
}

/// The ids of one function, relative to its first.
#[derive(Default)]
pub struct Locals<'m> {
    /// Values by address; a block stands here too if it is an argument.
    places: FxHashMap<usize, u32>,
    blocks: FxHashMap<usize, u32>,
    /// Blocks as arguments.
    pub labels: Vec<(BlockRef<'m>, u32)>,
    /// Metadata that refers to values of the function.
    pub metadata: Vec<(MetadataRef<'m>, u32)>,
    /// The same as operands of calls.
    pub metadata_values: Vec<(ValueRef<'m>, MetadataRef<'m>, u32)>,
    metadata_places: FxHashMap<usize, u32>,
    count: u32,
}

impl<'m> Locals<'m> {
    fn clear(&mut self) {
        self.places.clear();
        self.blocks.clear();
        self.labels.clear();
        self.metadata.clear();
        self.metadata_values.clear();
        self.metadata_places.clear();
        self.count = 0;
    }

    fn next(&mut self) -> u32 {
        self.count += 1;
        self.count - 1
    }

    #[inline]
    pub fn place(&self, value: ValueRef<'m>) -> Option<u32> {
        self.places.get(&value.address()).copied()
    }

    #[inline]
    pub fn block_place(&self, block: ValueRef<'m>) -> Option<u32> {
        self.blocks.get(&block.address()).copied()
    }

    pub fn metadata_place(&self, md: MetadataRef<'m>) -> Option<u32> {
        self.metadata_places.get(&md.address()).copied()
    }

    /// A block as an argument.
    fn meet_label(&mut self, block: BlockRef<'m>) {
        let address = block.value().address();
        if !self.places.contains_key(&address) {
            let place = self.next();
            self.places.insert(address, place);
            self.labels.push((block, place));
        }
    }

    fn meet_metadata(&mut self, md: MetadataRef<'m>) {
        if !self.metadata_places.contains_key(&md.address()) {
            let place = self.next();
            self.metadata_places.insert(md.address(), place);
            self.metadata.push((md, place));
        }
    }

    /// Metadata as an operand, if it can refer to values of the function.
    fn meet_metadata_value(&mut self, value: ValueRef<'m>, md: MetadataRef<'m>) {
        let address = value.address();
        if self.places.contains_key(&address) {
            return;
        }
        crate::metadata::children(md, &mut |child| {
            if crate::metadata::is_function_local(child) {
                self.meet_metadata(child);
            }
        });
        self.meet_metadata(md);
        let place = self.next();
        self.places.insert(address, place);
        self.metadata_values.push((value, md, place));
    }

    /// Numbers all of a function again, in the order of the first pass.
    pub fn number(&mut self, function: ValueRef<'m>, numbering: &Numbering<'m>) {
        self.clear();
        for param in function.params() {
            let place = self.next();
            self.places.insert(param.address(), place);
        }
        for block in blocks(function) {
            let place = self.next();
            self.blocks.insert(block.value().address(), place);
            for (inst, ty) in block.inst_types() {
                self.next();
                if !numbering.is_void(ty) {
                    let place = self.next();
                    self.places.insert(inst.address(), place);
                }
            }
        }
        let place = numbering.functions.place(function.address());
        if place.is_none_or(|place| !numbering.with_local_operands[place as usize]) {
            return;
        }
        for block in blocks(function) {
            for inst in block.insts().filter(is_call) {
                for operand in inst.operands().slice(0..inst.n_args()).iter() {
                    if let Some(label) = operand.as_block() {
                        self.meet_label(label);
                    } else if let Some(md) = function_local(operand) {
                        self.meet_metadata_value(operand, md);
                    }
                }
            }
        }
    }
}

/// Stands for a null operand among places.
const NULL: u32 = u32::MAX;

/// What each piece of metadata refers to, one piece after the other.
pub struct MetadataOperands<'n> {
    edges: &'n [u32],
    counts: &'n [u32],
    base: u32,
    ids: Vec<Option<Metadata>>,
}

impl MetadataOperands<'_> {
    /// Of the next piece.
    pub fn take_next(&mut self) -> &[Option<Metadata>] {
        let count = self.counts.split_off_first().copied().unwrap_or(0) as usize;
        let edges = self.edges.split_off(..count).unwrap_or_default();
        self.ids.clear();
        let id = |&place: &u32| (place != NULL).then(|| Metadata(self.base + place));
        self.ids.extend(edges.iter().map(id));
        &self.ids
    }
}

/// Only calls have metadata and blocks as arguments.
fn is_call(inst: &Inst<'_>) -> bool {
    crate::instr::is_call(inst.opcode())
}

/// The metadata that `operand` is, if it can refer to values of the function.
fn function_local<'m>(operand: ValueRef<'m>) -> Option<MetadataRef<'m>> {
    if operand.class() != ValueClass::Metadata {
        return None;
    }
    operand.as_metadata().filter(|md| crate::metadata::is_function_local(*md))
}

impl<'m> Numbering<'m> {
    /// Meets everything. Ids are given by [`Self::place_at`]. `expand_strings` says whether the
    /// elements of strings get ids too.
    pub fn of(module: &'m Module, expand_strings: bool) -> Result<Self> {
        let void = module.simple_type(TypeKind::Void as u32, 0).map_err(Error::Llvm)?;
        let mut it = Self {
            types: Met::new(),
            attribute_sets: Met::new(),
            comdats: Met::new(),
            globals: Met::new(),
            functions: Met::new(),
            constants: Met::new(),
            local_counts: Vec::new(),
            metadata: Met::new(),
            named_metadata: Vec::new(),
            bases: Bases::default(),
            edges: Vec::new(),
            edge_counts: Vec::new(),
            debug_locs: Vec::new(),
            with_local_operands: Vec::new(),
            block_places: FxHashMap::default(),
            void,
            expand_strings,
        };
        it.walk(module)?;
        Ok(it)
    }

    fn walk(&mut self, module: &'m Module) -> Result<()> {
        let kinds =
            [GlobalKind::Variable, GlobalKind::Function, GlobalKind::Alias, GlobalKind::Ifunc];
        for kind in kinds {
            for value in module.globals(kind) {
                self.globals.meet(value.address(), value);
                if kind == GlobalKind::Function {
                    self.functions.meet(value.address(), value);
                }
            }
        }
        for i in 0..self.globals.all.len() {
            self.global(self.globals.all[i])?;
        }
        let mut locals = Locals::default();
        for i in 0..self.functions.all.len() {
            let count = self.body(self.functions.all[i], &mut locals)?;
            self.local_counts.push(count);
            self.with_local_operands.push(!locals.places.is_empty());
        }
        for node in module.named_metadata() {
            self.named_metadata.push(node);
            for operand in node.operands() {
                self.metadata(operand);
            }
        }
        self.close()
    }

    fn global(&mut self, value: ValueRef<'m>) -> Result<()> {
        let global = value.global();
        self.ty(value.ty())?;
        self.ty(global.value_type())?;
        if let Some(comdat) = global.comdat() {
            self.comdats.meet(comdat.address(), comdat);
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
        for param in function.params() {
            self.ty(param.ty())?;
            locals.next();
        }
        for block in blocks(function) {
            self.block(block, locals)?;
        }
        Ok(locals.count)
    }

    fn block(&mut self, block: BlockRef<'m>, locals: &mut Locals<'m>) -> Result<()> {
        locals.next();
        for inst in block.insts() {
            locals.next();
            if !self.is_void(inst.ty()) {
                self.ty(inst.ty())?;
                locals.next();
            }
            if let Some(ty) = inst.aux_type() {
                self.ty(ty)?;
            }
            if let Some(list) = inst.attribute_list() {
                self.attribute_list(list)?;
            }
            let n_args = if is_call(&inst) { inst.n_args() } else { 0 };
            for (i, operand) in inst.operands().iter().enumerate() {
                match operand.class() {
                    ValueClass::Local | ValueClass::Global => {}
                    ValueClass::Block => {
                        if let Some(label) = operand.as_block().filter(|_| i < n_args) {
                            self.ty(operand.ty())?;
                            locals.meet_label(label);
                        }
                    }
                    ValueClass::Metadata if i < n_args => match function_local(operand) {
                        Some(md) => {
                            self.ty(operand.ty())?;
                            locals.meet_metadata_value(operand, md);
                            crate::metadata::children(md, &mut |child| {
                                if !crate::metadata::is_function_local(child) {
                                    self.metadata(child);
                                }
                            });
                        }
                        None => self.operand(operand)?,
                    },
                    _ => self.operand(operand)?,
                }
            }
            if let Some(location) = inst.debug_loc() {
                let place = self.metadata(location);
                self.debug_locs.push(place);
            }
            if inst.has_metadata() {
                for (_, node) in inst.value.attachments() {
                    self.metadata(node);
                }
            }
        }
        Ok(())
    }

    /// A constant, inline assembler or metadata, as an operand.
    fn operand(&mut self, value: ValueRef<'m>) -> Result<()> {
        if value.class() == ValueClass::Global {
            return Ok(());
        }
        let (_, new) = self.constants.meet(value.address(), value);
        if new {
            self.ty(value.ty())?;
        }
        Ok(())
    }

    /// What constants and metadata refer to in turn, without recursion: they nest deeply.
    fn close(&mut self) -> Result<()> {
        let (mut constants, mut nodes) = (0, 0);
        loop {
            if let Some(&value) = self.constants.all.get(constants) {
                constants += 1;
                self.constant(value)?;
            } else if let Some(&md) = self.metadata.all.get(nodes) {
                nodes += 1;
                let before = self.edges.len();
                let value = crate::metadata::each_operand(md, &mut |operand| {
                    let place = operand.map_or(NULL, |md| self.metadata(md));
                    self.edges.push(place);
                });
                self.edge_counts.push((self.edges.len() - before) as u32);
                if let Some(value) = value {
                    self.operand(value)?;
                }
            } else {
                return Ok(());
            }
        }
    }

    fn constant(&mut self, value: ValueRef<'m>) -> Result<()> {
        if let Some(md) = value.as_metadata() {
            self.metadata(md);
        } else if let Some(asm) = value.inline_asm() {
            self.ty(asm.ty)?;
        } else if let Some(constant) = value.constant() {
            for operand in constant.operands().iter() {
                self.operand(operand)?;
            }
            if let Some(block) = constant.block() {
                self.address_taken(block)?;
            }
            if self.expand_strings || !crate::constants::is_string(&constant) {
                for element in constant.data_elements() {
                    self.operand(element)?;
                }
            }
            if let Some(ty) = constant.source_type() {
                self.ty(ty)?;
            }
        } else {
            return Err(Error::unsupported("a value that is no constant", "a constant operand"));
        }
        Ok(())
    }

    fn address_taken(&mut self, block: BlockRef<'m>) -> Result<()> {
        let function = block.function();
        let place = self.functions.place(function.address());
        let Some(place) = place.filter(|_| !self.block_places.contains_key(&block.address()))
        else {
            return Ok(());
        };
        let mut at = function.params().count() as u32;
        for block in blocks(function) {
            self.block_places.insert(block.address(), (place as usize, at));
            at += 1;
            for (_, ty) in block.inst_types() {
                at += 1 + u32::from(!self.is_void(ty));
            }
        }
        Ok(())
    }

    /// The id of a block whose address is taken.
    pub fn address_taken_block(&self, block: BlockRef<'m>) -> Option<u32> {
        let &(function, place) = self.block_places.get(&block.address())?;
        let before: u32 = self.local_counts.iter().take(function).sum();
        Some(self.bases.locals + before + place)
    }

    #[inline]
    fn metadata(&mut self, md: MetadataRef<'m>) -> u32 {
        self.metadata.meet(md.address(), md).0
    }

    /// What each piece of metadata refers to, in the order of `metadata`.
    pub fn metadata_operands(&self) -> MetadataOperands<'_> {
        MetadataOperands {
            edges: &self.edges,
            counts: &self.edge_counts,
            base: self.bases.metadata,
            ids: Vec::new(),
        }
    }

    #[inline]
    fn ty(&mut self, ty: TypeRef<'m>) -> Result<()> {
        let (place, new) = self.types.meet(ty.address(), ty);
        if new {
            self.new_type(place)?;
        }
        Ok(())
    }

    fn new_type(&mut self, first: u32) -> Result<()> {
        let mut next = first as usize;
        while let Some(&ty) = self.types.all.get(next) {
            let info = ty.info();
            if info.kind() == u32::MAX {
                return Err(Error::unsupported("a type of a GPU code generator", "a value's type"));
            }
            for &inner in info.contained() {
                self.types.meet(inner.address(), inner);
            }
            next += 1;
        }
        Ok(())
    }

    #[inline]
    pub fn is_void(&self, ty: TypeRef<'m>) -> bool {
        self.void == ty
    }

    fn attribute_list(&mut self, list: AttributeListRef<'m>) -> Result<()> {
        for (_, set) in list.sets() {
            self.attribute_set(set)?;
        }
        Ok(())
    }

    fn attribute_set(&mut self, set: AttributeSetRef<'m>) -> Result<()> {
        let (_, new) = self.attribute_sets.meet(set.address(), set);
        if new {
            for ty in crate::attributes::types(set) {
                self.ty(ty)?;
            }
        }
        Ok(())
    }

    /// How many ids the module takes.
    ///
    /// # Errors
    /// When there are not that many.
    pub fn count(&self) -> Result<u32> {
        let mut ids = Ids::new(0);
        self.lay_out(&mut ids)?;
        Ok(ids.next())
    }

    /// Gives ids from `base` on.
    ///
    /// # Errors
    /// When there are not enough.
    pub fn place_at(&mut self, base: u32) -> Result<()> {
        self.bases = self.lay_out(&mut Ids::new(base))?;
        Ok(())
    }

    fn lay_out(&self, ids: &mut Ids) -> Result<Bases> {
        let locals: u64 = self.local_counts.iter().map(|&n| u64::from(n)).sum();
        Ok(Bases {
            module: ids.reserve(1)?,
            types: ids.reserve(self.types.len())?,
            attribute_sets: ids.reserve(self.attribute_sets.len())?,
            comdats: ids.reserve(self.comdats.len())?,
            globals: ids.reserve(self.globals.len())?,
            functions: ids.reserve(self.functions.len())?,
            constants: ids.reserve(self.constants.len())?,
            locals: ids.reserve(u32::try_from(locals).unwrap_or(u32::MAX))?,
            metadata: ids.reserve(self.metadata.len())?,
            named_metadata: ids.reserve(self.named_metadata.len() as u32)?,
        })
    }
}
