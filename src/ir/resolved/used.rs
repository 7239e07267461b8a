//! What of its tables a module uses: facts have no ids for the rest.
//!
//! Bitcode has constants, with their types, that a module in memory has not: the masks of
//! `shufflevector` as vectors of numbers, and a null pointer in place of each of personality, prefix
//! and prologue data that a function lacks if it has another of them. What else nothing uses in tables
//! that LLVM has not written has rows, which are left over when the module is built again.

use std::convert::Infallible;

use bitcode::{GlobalKind, Instruction, NodeKind, Type};
use facts::ConstantKind;
use rustc_hash::FxHashSet;

use super::attributes::AttributeRef;
use super::blocks::Results;
use super::constants::Kind;
use super::handles::Inst;
use super::metadata::value_number;
use super::module::Module;
use super::values::ValueClass;

/// Constants that perhaps nothing uses.
struct Doubted<'m> {
    module: &'m Module,
    ids: FxHashSet<u32>,
}

impl Doubted<'_> {
    fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// Adds a constant, and what it consists of.
    fn add(&mut self, id: u32) {
        let mut next = vec![id];
        while let Some(id) = next.pop() {
            if self.module.is_constant(id) && self.ids.insert(id) {
                next.extend(self.module.constants.get(id).operands());
            }
        }
    }

    /// Something uses a value.
    fn used(&mut self, id: u32) {
        let mut next = vec![id];
        while let Some(id) = next.pop() {
            if self.ids.remove(&id) {
                next.extend(self.module.constants.get(id).operands());
            }
        }
    }
}

impl Module {
    fn is_constant(&self, id: u32) -> bool {
        (self.first_constant()..self.first_metadata_value()).contains(&id)
    }

    /// The ids of constants that nothing uses.
    pub fn unused_constants(&self) -> FxHashSet<u32> {
        let mut doubted = Doubted { module: self, ids: FxHashSet::default() };
        self.doubt_constants(&mut doubted);
        if !doubted.is_empty() {
            self.use_constants(&mut doubted);
        }
        doubted.ids
    }

    fn doubt_constants(&self, doubted: &mut Doubted<'_>) {
        self.constants.masks().iter().for_each(|&id| doubted.add(id));
        // Without vectors nothing shuffles any.
        let is_vector = |ty: &Type| matches!(ty, Type::Vector { .. });
        let has_vectors = self.raw.types.all.iter().any(is_vector);
        for (place, body) in (0..).zip(&self.bodies).filter(|_| has_vectors) {
            for inst in &self.raw_body(place).instructions {
                if let Instruction::ShuffleVector { mask, .. } = *inst {
                    doubted.add(body.value_id(&self.values, mask));
                }
            }
        }
        let lacks_some = |global: &bitcode::Global| {
            matches!(global.kind, GlobalKind::Function(_))
                && (1..3).contains(&global.constants().count())
        };
        if self.raw.globals.iter().any(lacks_some) {
            for &id in &self.values {
                if self.is_constant(id)
                    && self.constants.get(id).kind == Kind::Plain(ConstantKind::PtrNull)
                {
                    doubted.add(id);
                }
            }
        }
    }

    fn use_constants(&self, doubted: &mut Doubted<'_>) {
        for id in self.first_constant()..self.first_metadata_value() {
            if !doubted.ids.contains(&id) {
                self.constants.get(id).operands().iter().for_each(|&id| doubted.used(id));
            }
        }
        for number in self.raw.globals.iter().flat_map(bitcode::Global::constants) {
            doubted.used(self.values[number as usize]);
        }
        let is_value = |node: &&bitcode::Node| node.kind == NodeKind::Value;
        let outer = &self.raw.metadata;
        for node in outer.nodes.iter().filter(is_value) {
            doubted.used(self.values[value_number(outer.words(node)) as usize]);
        }
        for (place, body) in (0..).zip(&self.bodies) {
            let inner = &self.raw_body(place).metadata;
            for node in inner.nodes.iter().filter(is_value) {
                doubted.used(body.value_id(&self.values, value_number(inner.words(node))));
            }
        }
        let functions = self.functions();
        let orders = functions.iter().flat_map(|function| function.use_orders());
        for (value, _) in orders.chain(self.use_orders()) {
            if value.class() == ValueClass::Constant {
                doubted.used(value.id());
            }
        }
        for function in &functions {
            let mut results = Results::default();
            for block in function.blocks() {
                if doubted.is_empty() {
                    return;
                }
                let use_all = |inst: &Inst<'_>| {
                    inst.operands().iter().for_each(|operand| doubted.used(operand.id()));
                    Ok::<_, Infallible>(())
                };
                let Ok(()) = block.each_inst(&mut results, |_| true, use_all);
            }
        }
    }

    /// For each number of a type, whether something in a function has it.
    pub(super) fn types_of_bodies(&self) -> Vec<bool> {
        let mut used = vec![false; self.raw.types.all.len()];
        let mut mark = |number: u32| used[number as usize] = true;
        for body in &self.raw.bodies {
            body.types.iter().copied().for_each(&mut mark);
            body.calls.iter().for_each(|call| mark(call.function_type));
            for inst in &body.instructions {
                match *inst {
                    Instruction::Alloca { ty, .. } => mark(ty),
                    Instruction::GetElementPtr { source, .. } => mark(source),
                    _ => {}
                }
            }
        }
        used
    }

    /// The types that something has, given the constants that nothing uses and the attribute sets that
    /// something does.
    pub fn used_types(
        &self,
        unused_constants: &FxHashSet<u32>,
        attribute_sets: &[u32],
    ) -> impl Iterator<Item = u32> {
        let all = &self.raw.types;
        let mut used = vec![false; all.all.len()];
        let mut next: Vec<u32> = Vec::new();
        let mut mark = |number: u32| {
            next.push(self.types[number as usize]);
            while let Some(id) = next.pop() {
                if !std::mem::replace(&mut used[id as usize], true) {
                    let contained = all.contained(&all.all[id as usize]);
                    next.extend(contained.map(|number| self.types[number as usize]));
                }
            }
        };
        for global in &self.raw.globals {
            mark(global.value_type);
            let pointer = self.pointer_type(global.value_type, global.address_space);
            pointer.into_iter().for_each(|ty| mark(ty.id()));
        }
        for id in self.first_constant()..self.first_metadata_value() {
            if !unused_constants.contains(&id) {
                let constant = self.constants.get(id);
                mark(constant.ty);
                match &constant.kind {
                    Kind::Expr(expr) => expr.source.into_iter().for_each(&mut mark),
                    Kind::InlineAsm(asm) => mark(asm.function_type),
                    _ => {}
                }
            }
        }
        let in_bodies = (0..).zip(&self.types_in_bodies).filter(|(_, used)| **used);
        in_bodies.for_each(|(number, _)| mark(number));
        for &set in attribute_sets {
            for attribute in self.attribute_set_at(set).attributes() {
                if let AttributeRef::Type(_, Some(ty)) = attribute {
                    mark(ty.id());
                }
            }
        }
        (0..).zip(used).filter(|(_, used)| *used).map(|(id, _)| id)
    }
}
