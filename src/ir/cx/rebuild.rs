//! What constructs rebuild through: rows come out of the facts, and what is made is kept by id.

use rustc_hash::FxHashMap;

use super::ids::IdSet;
use crate::error::{Error, Result};
use crate::rebuilt::{self, AttributeSetRef, BlockRef, MetadataRef, Module, TypeRef, ValueRef};
use crate::shared::Shared;
use facts::{
    Block, Comdat, Entity, FactError, Function, Index, Metadata, Row, Symbol, Type, Value,
    VariableName, VariableType,
};

/// How deeply constants and types may nest; LLVM's own recursion ends not far behind.
const DEEPEST: u32 = 20_000;

/// An error about the row of `R` with this id in its first column.
pub fn bad<R: Row>(
    index: &Index<'_>,
    entity: impl Entity,
    message: impl Into<String>,
) -> FactError {
    let line = index.line_of(R::RELATION, entity.id());
    FactError { relation: R::RELATION, line, column: None, message: message.into() }
}

/// What is made and belongs to the module as a whole, by the ids of the facts.
#[derive(Default)]
pub struct Known {
    /// Types; nothing for those that are begun.
    pub types: FxHashMap<u32, Option<TypeRef>>,
    /// Values that all functions may use.
    pub values: FxHashMap<u32, ValueRef>,
    functions: FxHashMap<u32, ValueRef>,
    function_values: FxHashMap<u32, Value>,
    /// Blocks, and the place of the function that one is of.
    blocks: FxHashMap<u32, (BlockRef, u32)>,
    comdats: FxHashMap<u32, rebuilt::Comdat>,
    pub attribute_sets: FxHashMap<u32, AttributeSetRef>,
    /// Metadata that is made or begun, but for what belongs to a function.
    pub metadata: FxHashMap<Metadata, MetadataRef>,
    /// Debug locations of instructions.
    pub locations: FxHashMap<Metadata, bitcode::DebugLocation>,
}

/// One module on its way back from facts.
pub struct Rebuild<'f> {
    pub index: &'f Index<'f>,
    pub module: Module,
    pub id: facts::Module,
    pub(crate) known: Shared<Known>,
    pub(crate) bodies: Vec<(Type, TypeRef)>,
    pub(crate) in_type: bool,
    /// Values of the function at hand, or of the last one.
    pub(crate) locals: FxHashMap<u32, ValueRef>,
    /// Values of all functions so far.
    pub(crate) defined: IdSet,
    /// Placeholders of the function at hand.
    pub(crate) pending: FxHashMap<u32, ValueRef>,
    pub(crate) function: Option<(Function, u32)>,
    depth: u32,
}

impl<'f> Rebuild<'f> {
    /// Nothing is made yet.
    pub(crate) fn new(index: &'f Index<'f>, id: facts::Module, module: Module) -> Self {
        Self {
            index,
            module,
            id,
            known: Shared::default(),
            bodies: Vec::new(),
            in_type: false,
            locals: FxHashMap::default(),
            defined: IdSet::default(),
            pending: FxHashMap::default(),
            function: None,
            depth: 0,
        }
    }

    /// For a thread that fills bodies beside others, of what is made so far: it makes nothing that
    /// belongs to the module. `index` is its own.
    pub(crate) fn lend<'w>(&self, index: &'w Index<'w>) -> Rebuild<'w> {
        Rebuild { known: self.known.lend(), ..Rebuild::new(index, self.id, self.module.lend()) }
    }

    /// The module, which needs nothing of what is known by ids any more.
    pub(crate) fn into_module(self) -> Module {
        self.module
    }

    /// Whether something was asked for that is not made and cannot be made here, since the last time
    /// that this was asked. Whatever was the answer is to be forgotten.
    pub(crate) fn missed(&mut self) -> bool {
        self.known.missed() | self.module.missed()
    }

    /// To remember what is made.
    ///
    /// # Errors
    /// Where nothing is: see [`Self::lend`].
    pub(crate) fn know(&mut self) -> Result<&mut Known> {
        self.known.grow().ok_or(Error::Later)
    }

    /// Forgets the function at hand, or the last one.
    pub(crate) fn abandon(&mut self) {
        self.function = None;
        for (id, _) in self.locals.drain() {
            self.defined.remove(id);
        }
        self.pending.clear();
        self.module.abandon_body();
    }

    /// An error about the row of `R` with this id in its first column.
    pub fn bad<R: Row>(&self, entity: impl Entity, message: impl Into<String>) -> Error {
        bad::<R>(self.index, entity, message).into()
    }

    pub fn need<R: Row>(&self, key: impl Entity) -> Result<R> {
        Ok(self.index.need(key)?)
    }
    pub fn get<R: Row>(&self, key: impl Entity) -> Result<Option<R>> {
        Ok(self.index.get(key)?)
    }
    pub fn has<R: Row>(&self, key: impl Entity) -> bool {
        self.index.has::<R>(key)
    }
    pub fn list<R: Row>(&self, key: impl Entity) -> Result<Vec<R>> {
        Ok(self.index.list(key)?)
    }
    pub fn bytes(&self, symbol: Symbol) -> std::borrow::Cow<'f, [u8]> {
        self.index.bytes(symbol)
    }

    /// A number that a symbol spells; `R` and `entity` name the row for the error.
    pub fn number<R: Row>(&self, symbol: Symbol, entity: impl Entity) -> Result<u64> {
        let bytes = self.bytes(symbol);
        let digits =
            std::str::from_utf8(&bytes).ok().filter(|s| s.bytes().all(|b| b.is_ascii_digit()));
        digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            self.bad::<R>(entity, format!("`{text}` is no number below 2^64"))
        })
    }

    /// Goes one level deeper into what nests: what one takes on the stack depends on what it is, and on how
    /// this was compiled.
    pub fn deeper<T>(
        &mut self,
        too_deep: impl FnOnce(&Self) -> Error,
        work: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        if self.depth >= DEEPEST || !stack::has_room() {
            return Err(too_deep(self));
        }
        self.depth += 1;
        let result = work(self);
        self.depth -= 1;
        result
    }

    /// An identified struct gets its body when the type that led to it is there: that may be a
    /// part of the body.
    pub fn body_later(&mut self, ty: Type, made: TypeRef) {
        self.bodies.push((ty, made));
    }

    /// Makes a global value known.
    pub fn bind_global(&mut self, value: Value, made: ValueRef) -> Result<()> {
        if self.know()?.values.insert(value.id(), made).is_some() {
            return Err(self.bad::<VariableType>(value, "this value is defined twice"));
        }
        Ok(())
    }

    pub fn bind_function(&mut self, function: Function, made: ValueRef) -> Result<()> {
        self.know()?.functions.insert(function.id(), made);
        Ok(())
    }

    /// Which value a function is; `variable_func` starts with the value.
    pub fn function_value(&mut self, function: Function) -> Result<Option<Value>> {
        if self.known.function_values.is_empty() {
            let blocks = self.index.facts().len(facts::Relation::FunctionBasicblock);
            self.know()?.blocks.reserve(blocks);
            let rows = self.index.rows::<facts::VariableFunc>();
            self.know()?.function_values = rows.map(|row| (row.m.id(), row.v)).collect();
        }
        match self.known.function_values.get(&function.id()) {
            Some(&value) => Ok(self.get::<facts::VariableFunc>(value)?.map(|row| row.v)),
            None => Ok(None),
        }
    }

    /// A function as a value.
    pub fn function(&self, function: Function) -> Result<ValueRef> {
        self.known.functions.get(&function.id()).copied().ok_or_else(|| {
            self.bad::<facts::FunctionType>(
                function,
                format!("function {} is not of this module", function.id()),
            )
        })
    }

    pub fn bind_block(&mut self, block: Block, made: BlockRef, place: u32) -> Result<()> {
        if self.know()?.blocks.insert(block.id(), (made, place)).is_some() {
            return Err(FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is listed twice", block.id()),
            )
            .into());
        }
        Ok(())
    }

    /// A block of the function at hand.
    pub fn block(&self, block: Block) -> Result<BlockRef> {
        match (self.known.blocks.get(&block.id()), self.function) {
            (Some(&(made, owner)), Some((_, place))) if owner == place => Ok(made),
            _ => Err(FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is not of the function that goes there", block.id()),
            )
            .into()),
        }
    }

    /// A block of whatever function of the module.
    pub fn any_block(&self, block: Block) -> Result<BlockRef> {
        self.known.blocks.get(&block.id()).map(|(made, _)| *made).ok_or_else(|| {
            FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is of no function of this module", block.id()),
            )
            .into()
        })
    }

    pub fn bind_comdat(&mut self, comdat: Comdat, made: rebuilt::Comdat) -> Result<()> {
        self.know()?.comdats.insert(comdat.id(), made);
        Ok(())
    }

    pub fn comdat(&self, comdat: Comdat) -> Result<rebuilt::Comdat> {
        self.known.comdats.get(&comdat.id()).copied().ok_or_else(|| {
            self.bad::<facts::ComdatName>(
                comdat,
                format!("comdat {} is not of this module", comdat.id()),
            )
        })
    }

    /// Starts on the function at this place of the module's list.
    pub fn enter(&mut self, function: Function, place: u32) {
        self.locals.clear();
        self.function = Some((function, place));
    }

    /// Ends a function: nothing may be left that it uses and does not define.
    pub fn leave(&mut self) -> Result<()> {
        self.function = None;
        let mut left: Vec<u32> = self.pending.drain().map(|(id, _)| id).collect();
        left.sort_unstable();
        match left.first() {
            None => Ok(()),
            Some(&id) if self.defined.contains(id) => Err(self.bad::<VariableType>(
                Value::new(id),
                format!("value {id} belongs to another function than the one that uses it"),
            )),
            Some(&id) => Err(self.bad::<VariableType>(
                Value::new(id),
                format!("value {id} is used, but no constant, parameter or instruction of the function is it"),
            )),
        }
    }

    /// After the last function no value is one's own.
    pub(crate) fn leave_all(&mut self) {
        self.locals = FxHashMap::default();
        self.defined = IdSet::default();
    }

    /// Makes a parameter or result of the function at hand known, and gives it its name.
    pub fn bind_local(&mut self, value: Value, made: ValueRef) -> Result<()> {
        if !self.defined.insert(value.id()) || self.known.values.contains_key(&value.id()) {
            return Err(self.bad::<VariableType>(value, "this value is defined twice"));
        }
        self.locals.insert(value.id(), made);
        if let Some(row) = self.get::<VariableName>(value)? {
            let name = self.bytes(row.name);
            let named = self.module.set_name(made, &name);
            named.map_err(|why| self.bad::<VariableName>(value, why))?;
        }
        if let Some(placeholder) = self.pending.remove(&value.id()) {
            let replaced = self.module.replace_placeholder(placeholder, made);
            replaced.map_err(|why| self.bad::<VariableType>(value, why))?;
        }
        Ok(())
    }
}
