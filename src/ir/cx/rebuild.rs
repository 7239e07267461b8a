//! What constructs rebuild through: rows come out of the facts, and what is made is kept by id.

use rustc_hash::FxHashMap;

use crate::error::{Error, Result};
use crate::rebuilt::{self, AttributeSetRef, BlockRef, MetadataRef, Module, TypeRef, ValueRef};
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

/// One module on its way back from facts.
pub struct Rebuild<'f> {
    pub index: &'f Index<'f>,
    pub module: Module,
    pub id: facts::Module,
    pub(crate) types: FxHashMap<u32, Option<TypeRef>>,
    pub(crate) bodies: Vec<(Type, TypeRef)>,
    pub(crate) in_type: bool,
    /// Values by id, and the place of the function that one belongs to; none of those that all
    /// functions may use.
    pub(crate) values: FxHashMap<u32, (ValueRef, Option<u32>)>,
    functions: FxHashMap<u32, ValueRef>,
    function_values: FxHashMap<u32, Value>,
    /// Blocks by id, and the place of the function that one is of.
    blocks: FxHashMap<u32, (BlockRef, u32)>,
    comdats: FxHashMap<u32, rebuilt::Comdat>,
    pub(crate) attribute_sets: FxHashMap<u32, AttributeSetRef>,
    /// Metadata that is made or begun, but for what belongs to a function.
    pub(crate) metadata: FxHashMap<Metadata, MetadataRef>,
    /// Debug locations of instructions.
    pub(crate) locations: FxHashMap<Metadata, bitcode::DebugLocation>,
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
            types: FxHashMap::default(),
            bodies: Vec::new(),
            in_type: false,
            values: FxHashMap::default(),
            functions: FxHashMap::default(),
            function_values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            comdats: FxHashMap::default(),
            attribute_sets: FxHashMap::default(),
            metadata: FxHashMap::default(),
            locations: FxHashMap::default(),
            pending: FxHashMap::default(),
            function: None,
            depth: 0,
        }
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

    /// Goes one level deeper into what nests.
    pub fn deeper<T>(
        &mut self,
        too_deep: impl FnOnce(&Self) -> Error,
        work: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        if self.depth >= DEEPEST {
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
        if self.values.insert(value.id(), (made, None)).is_some() {
            return Err(self.bad::<VariableType>(value, "this value is defined twice"));
        }
        Ok(())
    }

    pub fn bind_function(&mut self, function: Function, made: ValueRef) {
        self.functions.insert(function.id(), made);
    }

    /// Which value a function is; `variable_func` starts with the value.
    pub fn function_value(&mut self, function: Function) -> Result<Option<Value>> {
        if self.function_values.is_empty() {
            let rows = self.index.rows::<facts::VariableFunc>();
            self.function_values = rows.map(|row| (row.m.id(), row.v)).collect();
        }
        match self.function_values.get(&function.id()) {
            Some(&value) => Ok(self.get::<facts::VariableFunc>(value)?.map(|row| row.v)),
            None => Ok(None),
        }
    }

    /// A function as a value.
    pub fn function(&self, function: Function) -> Result<ValueRef> {
        self.functions.get(&function.id()).copied().ok_or_else(|| {
            self.bad::<facts::FunctionType>(
                function,
                format!("function {} is not of this module", function.id()),
            )
        })
    }

    pub fn bind_block(&mut self, block: Block, made: BlockRef, place: u32) -> Result<()> {
        if self.blocks.insert(block.id(), (made, place)).is_some() {
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
        match (self.blocks.get(&block.id()), self.function) {
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
        self.blocks.get(&block.id()).map(|(made, _)| *made).ok_or_else(|| {
            FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is of no function of this module", block.id()),
            )
            .into()
        })
    }

    pub fn bind_comdat(&mut self, comdat: Comdat, made: rebuilt::Comdat) {
        self.comdats.insert(comdat.id(), made);
    }

    pub fn comdat(&self, comdat: Comdat) -> Result<rebuilt::Comdat> {
        self.comdats.get(&comdat.id()).copied().ok_or_else(|| {
            self.bad::<facts::ComdatName>(
                comdat,
                format!("comdat {} is not of this module", comdat.id()),
            )
        })
    }

    /// Starts on the function at this place of the module's list.
    pub fn enter(&mut self, function: Function, place: u32) {
        self.function = Some((function, place));
    }

    /// Ends a function: nothing may be left that it uses and does not define.
    pub fn leave(&mut self) -> Result<()> {
        self.function = None;
        let pending = std::mem::take(&mut self.pending);
        let mut left: Vec<u32> = pending.keys().copied().collect();
        left.sort_unstable();
        match left.first() {
            None => Ok(()),
            Some(&id) => Err(self.bad::<VariableType>(
                Value::new(id),
                format!("value {id} is used, but no constant, parameter or instruction of the function is it"),
            )),
        }
    }

    /// Makes a parameter or result of the function at hand known, and gives it its name.
    pub fn bind_local(&mut self, value: Value, made: ValueRef) -> Result<()> {
        let owner = self.function.map(|(_, place)| place);
        if self.values.insert(value.id(), (made, owner)).is_some() {
            return Err(self.bad::<VariableType>(value, "this value is defined twice"));
        }
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
