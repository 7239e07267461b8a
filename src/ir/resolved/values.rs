//! Values.

use bitcode::{Named, Span};
use indexmap::IndexSet;

use super::constants::{Constant, Expr, InlineAsm};
use super::handles::{BlockRef, Global, MetadataRef, TypeRef, ValueRef};
use super::module::{Module, NONE};

/// Which sort of value it is, as far as ids care.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValueClass {
    /// A constant other than a global value.
    Constant,
    /// A global variable, function, alias or ifunc.
    Global,
    /// An argument or the result of an instruction.
    Local,
    /// A block.
    Block,
    /// Metadata as an operand.
    Metadata,
    /// Inline assembler.
    InlineAsm,
}

impl<'m> ValueRef<'m> {
    pub(super) fn new(module: &'m Module, id: u32, body: u32) -> Self {
        Self { module, id, body }
    }

    /// What tells it from other values of its module.
    #[inline]
    pub fn id(self) -> u32 {
        self.id
    }

    /// The module that it is of.
    pub fn module(self) -> &'m Module {
        self.module
    }

    /// Which sort of value it is.
    #[inline]
    pub fn class(self) -> ValueClass {
        let module = self.module;
        if self.id < module.first_constant() {
            ValueClass::Global
        } else if self.id < module.first_metadata_value() {
            if self.inline_asm().is_some() { ValueClass::InlineAsm } else { ValueClass::Constant }
        } else if self.id < module.first_local() {
            ValueClass::Metadata
        } else if self.as_block().is_some() {
            ValueClass::Block
        } else {
            ValueClass::Local
        }
    }

    /// Whether it is metadata as an operand.
    #[inline]
    pub fn is_metadata(self) -> bool {
        (self.module.first_metadata_value()..self.module.first_local()).contains(&self.id)
    }

    /// The block that it is, if it is one.
    pub fn as_block(self) -> Option<BlockRef<'m>> {
        let place = self.module.bodies.get(self.body as usize)?;
        let index = self.id.checked_sub(place.first + place.params + place.results)?;
        Some(BlockRef { module: self.module, body: self.body, index })
    }

    /// Its type.
    ///
    /// Metadata and blocks have types that modules with such values have in their table, since a
    /// function takes them.
    pub fn ty(self) -> Option<TypeRef<'m>> {
        let module = self.module;
        match self.class() {
            ValueClass::Global => {
                let global = &module.raw.globals[self.id as usize];
                module.pointer_type(global.value_type, global.address_space)
            }
            ValueClass::Constant | ValueClass::InlineAsm => {
                Some(module.ty(module.constants.get(self.id).ty))
            }
            ValueClass::Metadata => module.metadata_type(),
            ValueClass::Block => module.label_type(),
            ValueClass::Local => {
                let body = &module.bodies[self.body as usize];
                let place = self.id - body.first;
                let number = match place.checked_sub(body.params) {
                    None => {
                        let function = &module.raw.globals[body.function as usize];
                        let (_, params, _) = module.raw.types.function(function.value_type)?;
                        params[place as usize]
                    }
                    Some(result) => module.raw_body(self.body).types[result as usize],
                };
                Some(module.ty(number))
            }
        }
    }

    /// The name, without sigil; empty if there is none.
    pub fn name(self) -> &'m [u8] {
        match self.module.bodies.get(self.body as usize) {
            Some(body) => {
                let names = body.names.get_or_init(|| self.module.names(self.body));
                let name = names.get((self.id - body.first) as usize).copied();
                name.unwrap_or_default().of(&self.module.raw_body(self.body).names.texts)
            }
            None => match self.module.raw.globals.get(self.id as usize) {
                Some(global) => self.module.raw.name(global.name),
                None => &[],
            },
        }
    }

    /// Its place among the functions of the module, if it is one.
    #[inline]
    pub fn function_place(self) -> Option<u32> {
        self.module.body_of.get(self.id as usize).copied().flatten()
    }

    /// The ids of what is in a function: its parameters, then what its instructions yield, then its
    /// blocks.
    pub fn local_ids(self) -> std::ops::Range<u32> {
        self.function_place().map_or(0..0, |place| {
            let body = &self.module.bodies[place as usize];
            body.first..body.first + body.count
        })
    }

    /// How many instructions a function has.
    pub fn instruction_count(self) -> u32 {
        let body = self.function_place().map(|place| self.module.raw_body(place));
        body.map_or(0, |body| body.instructions.len() as u32)
    }

    /// Metadata that is or lists values of the function, as arguments of its calls: each once, and their
    /// ids follow each other.
    pub fn local_metadata(self) -> impl ExactSizeIterator<Item = ValueRef<'m>> {
        let (module, place) = (self.module, self.function_place().unwrap_or(NONE));
        let body = module.bodies.get(place as usize);
        let places = body.map_or(0..0, |body| body.local_metadata.clone());
        let first = module.first_local_metadata_value();
        places.map(move |at| ValueRef::new(module, first + at, place))
    }

    /// The blocks of the function that are arguments of its calls, each once.
    pub fn label_arguments(self) -> Vec<BlockRef<'m>> {
        let module = self.module;
        let Some(body) = self.function_place() else { return Vec::new() };
        let mut found = IndexSet::<u32>::new();
        if module.bodies[body as usize].passes_blocks {
            let types = &module.raw.types;
            let arguments = module.raw_body(body).arguments(types);
            let labels =
                arguments.filter(|(ty, _)| matches!(types.get(*ty), Some(bitcode::Type::Label)));
            found.extend(labels.map(|(_, index)| index));
        }
        found.into_iter().map(|index| BlockRef { module, body, index }).collect()
    }

    /// Orders of uses that a function states, but for those of blocks: what is used, and the place
    /// of each use.
    pub fn use_orders(self) -> Vec<(ValueRef<'m>, &'m [u32])> {
        let module = self.module;
        let Some(&Some(body)) = module.body_of.get(self.id as usize) else { return Vec::new() };
        let lists = &module.raw_body(body).use_lists;
        let value = |number: u32| {
            let id = module.value_id(body, number);
            ValueRef::new(module, id, if id < module.first_local() { NONE } else { body })
        };
        module.orders(lists, value)
    }

    /// The parameters of a function.
    pub fn params(self) -> impl Iterator<Item = ValueRef<'m>> {
        let (module, place) = (self.module, self.function_place());
        let range = place.map_or(0..0, |place| {
            let body = &module.bodies[place as usize];
            body.first..body.first + body.params
        });
        range.map(move |id| ValueRef::new(module, id, place.unwrap_or(NONE)))
    }

    /// The blocks of a function.
    pub fn blocks(self) -> impl Iterator<Item = BlockRef<'m>> {
        let (module, place) = (self.module, self.function_place());
        let count = place.map_or(0, |place| module.raw_body(place).block_ends.len());
        (0..count as u32).map(move |index| BlockRef { module, body: place.unwrap_or(NONE), index })
    }

    /// What is special to a global value; none of other values.
    pub fn global(self) -> Option<Global<'m>> {
        let raw = self.module.raw.globals.get(self.id as usize)?;
        Some(Global { module: self.module, raw })
    }

    /// What is special to a constant other than a global; none of other values, and of inline
    /// assembler.
    pub fn constant(self) -> Option<&'m Constant> {
        let first = self.module.first_constant();
        if !(first..self.module.first_metadata_value()).contains(&self.id) {
            return None;
        }
        Some(self.module.constants.get(self.id)).filter(|constant| constant.inline_asm().is_none())
    }

    /// What is special to inline assembler; none of other values.
    pub fn inline_asm(self) -> Option<&'m InlineAsm> {
        let first = self.module.first_constant();
        if !(first..self.module.first_metadata_value()).contains(&self.id) {
            return None;
        }
        self.module.constants.inline_asm(self.id)
    }

    /// The metadata that a value is, the operand of a call; none of other values.
    pub fn as_metadata(self) -> Option<MetadataRef<'m>> {
        let module = self.module;
        match self.id.checked_sub(module.first_local_metadata_value()) {
            Some(_) => self.as_local_metadata(),
            None => {
                let place = self.id.checked_sub(module.first_metadata_value())?;
                let &id = module.metadata_values.outer.get(place as usize)?;
                Some(MetadataRef { module, id })
            }
        }
    }

    /// The metadata that a value is, if it is or lists values of the function that uses it.
    pub fn as_local_metadata(self) -> Option<MetadataRef<'m>> {
        let place = self.id.checked_sub(self.module.first_local_metadata_value())?;
        let &id = self.module.metadata_values.local.get(place as usize)?;
        Some(MetadataRef { module: self.module, id })
    }

    /// Attachments of a global, by kind.
    pub fn attachments(self) -> Vec<(u32, MetadataRef<'m>)> {
        let module = self.module;
        let outer = &module.raw.metadata;
        match module.body_of.get(self.id as usize) {
            Some(&Some(place)) if module.bodies[place as usize].raw.is_some() => {
                let attached = &module.raw_body(place).attachments;
                module.attached(attached.function.of(&attached.all), place)
            }
            Some(_) => {
                let globals = &module.attached_globals;
                let first = globals.partition_point(|(id, _)| *id < self.id);
                let found = globals[first..].iter().take_while(|(id, _)| *id == self.id);
                let all = found.flat_map(|(_, span)| span.of(&outer.attachments));
                module.attached(all, NONE)
            }
            None => Vec::new(),
        }
    }
}

impl Module {
    /// The names of what is in a function; none if nothing has one.
    fn names(&self, place: u32) -> Vec<Span> {
        let (body, raw) = (&self.bodies[place as usize], self.raw_body(place));
        if raw.names.all.is_empty() {
            return Vec::new();
        }
        let mut names = vec![Span::default(); body.count as usize];
        let (outside, constants) = (self.values.len() as u32, raw.constants.all.len() as u32);
        for &(named, text) in &raw.names.all {
            let place = match named {
                Named::Value(number) => match number.checked_sub(outside) {
                    Some(inside) if inside < body.params => inside,
                    Some(inside) if inside >= body.params + constants => inside - constants,
                    _ => continue,
                },
                Named::Block(block) => body.params + body.results + block,
            };
            if let Some(name) = names.get_mut(place as usize) {
                *name = text;
            }
        }
        names
    }

    /// Orders of uses that the module states, but for those of blocks: what is used, and the place of
    /// each use.
    pub fn use_orders(&self) -> Vec<(ValueRef<'_>, &[u32])> {
        let value = |number: u32| ValueRef::new(self, self.values[number as usize], NONE);
        self.orders(&self.raw.use_lists, value)
    }

    fn orders<'m>(
        &'m self,
        lists: &'m bitcode::UseLists,
        value: impl Fn(u32) -> ValueRef<'m>,
    ) -> Vec<(ValueRef<'m>, &'m [u32])> {
        let of_values = lists.all.iter().filter_map(|&(used, order)| match used {
            bitcode::Named::Value(number) => Some((value(number), order.of(&lists.indexes))),
            bitcode::Named::Block(_) => None,
        });
        of_values.collect()
    }

    /// The value outside of functions with this id.
    pub fn value(&self, id: u32) -> ValueRef<'_> {
        ValueRef::new(self, id, NONE)
    }

    /// The type of the function that inline assembler is.
    pub fn asm_type(&self, asm: &InlineAsm) -> TypeRef<'_> {
        self.ty(asm.function_type)
    }

    /// The source type of a getelementptr.
    pub fn source_type(&self, expr: &Expr) -> Option<TypeRef<'_>> {
        expr.source.map(|ty| self.ty(ty))
    }

    /// A block of a function, if there is one with this number.
    pub fn block(&self, function: u32, index: u32) -> Option<BlockRef<'_>> {
        let body = self.body_of.get(function as usize).copied().flatten()?;
        let is_there = (index as usize) < self.raw_body(body).block_ends.len();
        is_there.then_some(BlockRef { module: self, body, index })
    }

    /// The type of addresses of things of a type.
    pub(super) fn pointer_type(&self, pointee: u32, address_space: u32) -> Option<TypeRef<'_>> {
        let (typed, opaque) = &self.types_of_pointers;
        let place = match opaque.get(&address_space) {
            Some(&place) => Some(place),
            None => typed.get(&(self.types[pointee as usize], address_space)).copied(),
        };
        place.map(|place| self.ty(place))
    }

    /// Attachments by kind, those of one kind in the order of the file.
    pub(super) fn attached<'m>(
        &'m self,
        all: impl IntoIterator<Item = &'m bitcode::Attachment>,
        body: u32,
    ) -> Vec<(u32, MetadataRef<'m>)> {
        let node = |id| MetadataRef { module: self, id: self.metadata_id(body, id) };
        let mut found: Vec<_> = all.into_iter().map(|a| (a.kind, node(a.node))).collect();
        found.sort_by_key(|(kind, _)| *kind);
        found
    }
}
