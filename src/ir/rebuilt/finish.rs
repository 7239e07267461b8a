//! Final numbers, and the bitcode that has them.
//!
//! Constants that globals or metadata refer to are the module's, all others are those of the
//! functions that use them, once in each, as LLVM's `ValueEnumerator` has it. Within a block,
//! constants of one type stand together.

mod bodies;

use bitcode::{Attribute, Constants, GlobalKind, Named, Node, NodeKind, Span, UseLists};
use facts::ConstantKind;
use rustc_hash::{FxHashMap, FxHashSet};

use super::handles::ValueRef;
use super::made::{LATER, Made};
use super::module::{Item, Module};
use super::numbers::{Space, number};
use crate::resolved::ConstantParts;

/// Stands for a constant that has no number yet.
const NONE: u32 = u32::MAX;

/// Which constants a block of bitcode has.
struct Chosen {
    /// By their places among all constants, their numbers in the block; [`NONE`] of others.
    numbers: Vec<u32>,
    /// The constants of the block.
    all: Vec<u32>,
}

impl Chosen {
    /// None yet.
    fn of(module: &Module) -> Self {
        Self { numbers: vec![NONE; module.constants.len()], all: Vec::new() }
    }

    /// Those of the block at hand give way to those of another.
    fn clear(&mut self) {
        for place in self.all.drain(..) {
            self.numbers[place as usize] = NONE;
        }
    }

    /// Adds a constant and what its record refers to, unless others have them.
    fn add(&mut self, place: u32, outer: Option<&Self>, module: &mut Module) {
        let mut left = vec![place];
        while let Some(place) = left.pop() {
            let known = outer.is_some_and(|outer| outer.numbers[place as usize] != NONE);
            if known || self.numbers[place as usize] != NONE {
                continue;
            }
            self.numbers[place as usize] = 0;
            self.all.push(place);
            module.operands_of_record(place, |inner| left.push(inner));
        }
    }

    /// Orders them, and numbers them from 0.
    fn number(&mut self, module: &Module) {
        self.all.sort_by_key(|&place| module.constants[place as usize].ty);
        for (number, &place) in (0..).zip(&self.all) {
            self.numbers[place as usize] = number;
        }
    }

    /// Their records.
    fn records(&self, module: &mut Module) -> Made<Constants> {
        let mut block = Constants::default();
        for &place in &self.all {
            module.write_constant(place, &mut block)?;
        }
        Ok(block)
    }
}

/// What is known of the module when its bodies get their numbers.
struct Around<'a> {
    outer: &'a Chosen,
    bases: Bases,
    /// The final numbers of metadata.
    metadata: &'a [u32],
    /// Blocks whose address the module takes outside of functions.
    addresses: FxHashSet<(u32, u32)>,
}

/// What final numbers begin with.
struct Bases {
    globals: u32,
    /// Globals and constants of the module.
    values: u32,
    /// Types without an identity.
    types: u32,
    metadata: u32,
}

impl Module {
    /// The module as bitcode, made by so many threads.
    ///
    /// # Errors
    /// When it is too large.
    pub fn finish(mut self, threads: usize) -> Made<bitcode::Module> {
        self.give_expressions_to_functions()?;
        let null_operand = self.null_operand()?;
        let mut outer = Chosen::of(&self);
        let mut roots: Vec<u32> = self.raw.globals.iter().flat_map(|it| it.constants()).collect();
        let mut values: Vec<u32> = self.metadata.constants().collect();
        values.sort_unstable();
        roots.append(&mut values);
        roots.extend(self.uses.iter().map(|(value, _)| *value).chain(null_operand));
        for root in roots {
            if let (Space::Constant, place) = number(root) {
                outer.add(place, None, &mut self);
            }
        }
        outer.number(&self);
        let mut constants = outer.records(&mut self)?;
        let globals = self.raw.globals.len() as u32;
        // All types are there: what is made from here on is of known ones.
        let first_struct = self.types.count();
        let values = globals + outer.all.len() as u32;
        let outer_number = |id: u32| match number(id) {
            (Space::Constant, place) => globals + outer.numbers[place as usize],
            (Space::Struct, place) => first_struct + place,
            _ => id,
        };
        let metadata = self.metadata.take().ok_or(LATER)?;
        let value_type = |value| outer_number(self.type_of_constant(value).map_or(0, |ty| ty.0));
        let mut metadata = metadata.finish(|value| (value_type(value), outer_number(value.0)))?;
        let bases = Bases { globals, values, types: first_struct, metadata: metadata.count() };

        constants.each_number(&mut |id| *id = outer_number(*id));
        for global in &mut self.raw.globals {
            global.value_type = outer_number(global.value_type);
            let numbers: &mut [&mut Option<u32>] = match &mut global.kind {
                GlobalKind::Variable(it) => &mut [&mut it.initializer],
                GlobalKind::Function(it) => {
                    &mut [&mut it.prefix, &mut it.prologue, &mut it.personality]
                }
                GlobalKind::Alias(id) | GlobalKind::Ifunc(id) => {
                    *id = outer_number(*id);
                    &mut []
                }
            };
            for id in numbers.iter_mut().filter_map(|id| id.as_mut()) {
                *id = outer_number(*id);
            }
        }
        let mut attributes = self.attributes.take().ok_or(LATER)?.raw;
        for attribute in &mut attributes.all {
            if let Attribute::Type(_, Some(ty)) = attribute {
                *ty = outer_number(*ty);
            }
        }
        let metadata_number = |id: &mut u32| {
            if let (Space::Metadata, place) = number(*id) {
                *id = metadata.numbers[place as usize];
            }
        };
        let raw = &mut self.raw.metadata;
        raw.named.iter_mut().flat_map(|named| &mut named.nodes).for_each(metadata_number);
        raw.attachments.iter_mut().for_each(|attached| metadata_number(&mut attached.node));

        let uses = std::mem::take(&mut self.uses).into_iter();
        by_number(uses.map(|(value, order)| (outer_number(value), order)), &mut self.raw.use_lists);

        let addresses = self.taken_addresses(&outer);
        for filled in &self.filled {
            for (number, &place) in (bases.metadata..).zip(&filled.expressions) {
                metadata.numbers[place as usize] = number;
            }
        }
        let all = Around { outer: &outer, bases, metadata: &metadata.numbers, addresses };
        self.raw.bodies = self.finish_bodies(threads, &all)?;
        metadata.fill(&mut self.raw.metadata);
        self.raw.attributes = attributes;
        let [kinds, tags, scopes] = self.tables.take().ok_or(LATER)?;
        (self.raw.metadata_kinds, self.raw.bundle_tags, self.raw.sync_scopes) =
            (kinds, tags, scopes);
        self.raw.constants = constants;
        self.raw.types = std::mem::take(&mut self.types).finish()?;
        self.finish_summary(values);
        Ok(self.raw)
    }

    /// The null pointer that functions use which have some of personality, prefix and prologue, in
    /// place of each other one, where orders of uses are stated. LLVM's writer has it among the
    /// constants of the module; without any, its reader comes to the orders before a function uses
    /// its personality.
    fn null_operand(&mut self) -> Made<Option<u32>> {
        let lacks_some = |global: &bitcode::Global| match global.kind {
            GlobalKind::Function(it) => {
                let operands = [it.prefix, it.prologue, it.personality];
                operands.iter().any(Option::is_some) && operands.iter().any(Option::is_none)
            }
            _ => false,
        };
        if self.uses.is_empty() || !self.raw.globals.iter().any(lacks_some) {
            return Ok(None);
        }
        let pointee = (!self.types.is_opaque()).then(|| self.types.bit());
        let ty = self.types.pointer(pointee, 0)?;
        Ok(Some(self.simple_constant(ty, ConstantKind::PtrNull)?.0))
    }

    /// Constants with operands that are metadata of the calls of one function alone become metadata
    /// of that function, as LLVM's `ValueEnumerator` has it. A reader makes them when it comes to
    /// the metadata, and where they stand among the uses of their operands follows from that.
    fn give_expressions_to_functions(&mut self) -> Made<()> {
        let has_operands = |value: &ValueRef| match number(value.0) {
            (Space::Constant, place) => !self.constants[place as usize].operands().is_empty(),
            _ => false,
        };
        let mut owners: FxHashMap<u32, Option<usize>> = FxHashMap::default();
        for (value, &place) in &self.metadata.values {
            if has_operands(value) {
                owners.insert(place, None);
            }
        }
        for operand in self.metadata.operands.iter().flatten() {
            owners.remove(&number(operand.0).1);
        }
        if owners.is_empty() {
            return Ok(());
        }
        for (at, filled) in self.filled.iter_mut().enumerate() {
            let mut found = Vec::new();
            filled.body.each_number(&mut |id| found.push(*id));
            let lists = &filled.body.metadata;
            for node in lists.nodes.iter().filter(|node| node.kind == NodeKind::ArgList) {
                found.extend(lists.words(node).iter().map(|word| word as u32));
            }
            for (space, place) in found.into_iter().map(number) {
                if space != Space::Metadata {
                    continue;
                }
                match owners.get_mut(&place) {
                    Some(owner @ None) => {
                        *owner = Some(at);
                        filled.expressions.push(place);
                    }
                    Some(Some(owner)) if *owner != at => {
                        owners.remove(&place);
                    }
                    _ => {}
                }
            }
        }
        let is_owned = |place: &u32| matches!(owners.get(place), Some(Some(_)));
        self.metadata.grow().ok_or(LATER)?.order.retain(|place| !is_owned(place));
        for at in 0..self.filled.len() {
            let mut expressions = std::mem::take(&mut self.filled[at].expressions);
            expressions.retain(is_owned);
            let values = expressions.iter().filter_map(|&place| {
                let Item::Value(value) = self.metadata.all[place as usize] else { return None };
                let ty = self.type_of_constant(value).map_or(0, |ty| ty.0);
                Some([u64::from(ty), value.0.into()])
            });
            let values: Vec<_> = values.collect();
            let filled = &mut self.filled[at];
            let metadata = &mut filled.body.metadata;
            let nodes = values
                .into_iter()
                .map(|words| Node { kind: NodeKind::Value, words: metadata.words.push_all(words) });
            metadata.nodes.splice(0..0, nodes.collect::<Vec<_>>());
            filled.expressions = expressions;
        }
        Ok(())
    }

    /// Blocks whose address the module takes, outside of functions.
    fn taken_addresses(&self, outer: &Chosen) -> FxHashSet<(u32, u32)> {
        let address = |&place: &u32| match self.constants[place as usize].kind {
            ConstantParts::BlockAddress(function, block) => Some((function, block)),
            _ => None,
        };
        outer.all.iter().filter_map(address).collect()
    }
}

/// Adds the orders of the uses of values by their numbers: facts have them by their ids, which say
/// nothing.
fn by_number(orders: impl Iterator<Item = (u32, Vec<u32>)>, lists: &mut UseLists) {
    let mut orders: Vec<_> = orders.collect();
    orders.sort_by_key(|(number, _)| *number);
    for (number, order) in orders {
        let order = Span::push(&mut lists.indexes, order);
        lists.all.push((Named::Value(number), order));
    }
}
