//! From facts to the module again, through LLVM's raw constructors: nothing is folded, nothing is
//! printed and parsed.
//!
//! Types, constants and metadata are made when something asks for them, so only what a module
//! reaches is built, and facts of several modules can lie in one directory. Values of a function
//! that are used before they are defined are placeholders until then.

use rustc_hash::FxHashMap;

use crate::error::{Error, Result};
use crate::phase::Phase;
use facts::{
    self, AttributeSet, Block, Comdat, Entity, Function, Instruction, Row, Symbol, Type, Value,
    VariableName, VariableType,
};
use facts::{FactError, Index};
use llvm::{
    self, AttributeSetRef, BlockRef, GlobalKind, MetadataRef, Module, New, TypeRef, ValueRef,
};

/// How deeply constants and types may nest; LLVM's own recursion ends not far behind.
const DEEPEST: u32 = 20_000;

/// Builds the module `id` of the facts again, and has LLVM verify it if asked to.
///
/// # Errors
/// Facts that are no module, with the file, the row and what is wrong.
pub fn module(index: &Index<'_>, id: facts::Module, verify: bool) -> Result<Module> {
    let build = || {
        let module = crate::module::begin(index, id)?;
        run(index, id, &module)?;
        if verify {
            verify_all(index, id, &module)?;
        }
        Ok(module)
    };
    llvm::with_deep_stack(build)
}

/// Asked when the wanted modules are built: do the facts say anything of them that rebuild does
/// not know how to build?
///
/// # Errors
/// The first row about an entity of theirs that cannot have it.
pub fn nothing_ignored(index: &Index<'_>) -> Result<()> {
    match index.unread().wrong {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

fn run(index: &Index<'_>, id: facts::Module, module: &Module) -> Result<()> {
    let mut cx = Rebuild {
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
        metadata: crate::metadata::MetadataMap::new(true),
        pending: FxHashMap::default(),
        function: None,
        depth: 0,
    };
    for phase in Phase::ALL {
        match phase {
            Phase::Module | Phase::Types | Phase::Attributes => {} // made on demand
            Phase::Comdats => crate::comdats::rebuild_all(&mut cx)?,
            Phase::Globals => crate::globals::rebuild_all(&mut cx)?,
            Phase::Constants => crate::globals::rebuild_constants(&mut cx)?,
            Phase::Bodies => crate::functions::rebuild_bodies(&mut cx)?,
            Phase::Metadata => crate::metadata_uses::rebuild_all(&mut cx)?,
        }
    }
    Ok(())
}

/// The verifier's words, against the function that they are about if it is one.
fn verify_all(index: &Index<'_>, id: facts::Module, module: &Module) -> Result<()> {
    let Err(words) = module.verify() else { return Ok(()) };
    let rows: Vec<facts::ModuleFunction> = index.list(id)?;
    for (row, function) in rows.iter().zip(module.globals(GlobalKind::Function)) {
        if let Err(words) = function.verify_function() {
            let mut error = bad(index, facts::FunctionType::key(row.r#fn), words);
            error.message = format!("LLVM's verifier rejects the function: {}", error.message);
            return Err(error.into());
        }
    }
    let mut error = bad(index, facts::ModuleRow::key(id), words);
    error.message = format!("LLVM's verifier rejects the module: {}", error.message);
    Err(error.into())
}

/// Which row an error is about: of a relation, the first with this id in its first column.
pub struct Key {
    relation: facts::Relation,
    id: u32,
}

/// Rows named by the id in their first column.
pub trait Keyed: Row {
    fn key(entity: impl Entity) -> Key {
        Key { relation: Self::RELATION, id: entity.id() }
    }
}
impl<R: Row> Keyed for R {}

fn bad(index: &Index<'_>, key: Key, message: String) -> FactError {
    FactError {
        relation: key.relation,
        line: index.line_of(key.relation, key.id),
        column: None,
        message,
    }
}

/// One module on its way back from facts.
pub struct Rebuild<'f> {
    pub index: &'f Index<'f>,
    pub module: &'f Module,
    pub id: facts::Module,
    types: FxHashMap<u32, Option<TypeRef<'f>>>,
    bodies: Vec<(Type, TypeRef<'f>)>,
    in_type: bool,
    /// Values by id, and for those of a function its place plus one; 0 is all others.
    values: FxHashMap<u32, (ValueRef<'f>, u32)>,
    functions: FxHashMap<u32, ValueRef<'f>>,
    function_values: FxHashMap<u32, Value>,
    blocks: FxHashMap<u32, (BlockRef<'f>, u32)>,
    comdats: FxHashMap<u32, llvm::Comdat<'f>>,
    attribute_sets: FxHashMap<u32, AttributeSetRef<'f>>,
    pub metadata: crate::metadata::MetadataMap<'f>,
    /// Placeholders of the function at hand.
    pending: FxHashMap<u32, ValueRef<'f>>,
    function: Option<(Function, u32)>,
    depth: u32,
}

impl<'f> Rebuild<'f> {
    /// An error about the row of `R` with this id in its first column.
    pub fn bad<R: Row>(&self, entity: impl Entity, message: impl Into<String>) -> Error {
        bad(self.index, R::key(entity), message.into()).into()
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

    pub fn ty(&mut self, ty: Type) -> Result<TypeRef<'f>> {
        match self.types.get(&ty.id()) {
            Some(Some(made)) => return Ok(*made),
            Some(None) => {
                return Err(self.bad::<facts::TypeKindRow>(
                    ty,
                    "the type contains itself; only through an identified struct can it",
                ));
            }
            None => {}
        }
        self.types.insert(ty.id(), None);
        let outermost = !std::mem::replace(&mut self.in_type, true);
        let made = self.deeper(
            |cx| cx.bad::<facts::TypeKindRow>(ty, "types nest too deeply"),
            |cx| crate::types::rebuild(ty, cx),
        )?;
        self.types.insert(ty.id(), Some(made));
        if outermost {
            while let Some((ty, made)) = self.bodies.pop() {
                crate::types::rebuild_body(ty, made, self)?;
            }
            self.in_type = false;
        }
        Ok(made)
    }

    /// An identified struct gets its body when the type that led to it is there: that may be a
    /// part of the body.
    pub fn body_later(&mut self, ty: Type, made: TypeRef<'f>) {
        self.bodies.push((ty, made));
    }

    /// The type of a value, by `variable_type`.
    pub fn type_of(&mut self, value: Value) -> Result<TypeRef<'f>> {
        let row: VariableType = self.need(value)?;
        self.ty(row.ty)
    }

    /// Checks that what was made of a value has the type that the facts say.
    pub fn has_type(&mut self, value: Value, made: ValueRef<'f>) -> Result<()> {
        if self.type_of(value)? == made.ty() {
            return Ok(());
        }
        Err(self.bad::<VariableType>(value, format!("value {} is of another type", value.id())))
    }

    /// A value: made before, a constant, or one that the function at hand defines later.
    pub fn value(&mut self, value: Value) -> Result<ValueRef<'f>> {
        if let Some(&(made, owner)) = self.values.get(&value.id()) {
            if owner == 0 || self.function.is_some_and(|(_, place)| place + 1 == owner) {
                return Ok(made);
            }
            return Err(self.bad::<VariableType>(
                value,
                format!(
                    "value {} belongs to another function than the one that uses it",
                    value.id()
                ),
            ));
        }
        if let Some(&placeholder) = self.pending.get(&value.id()) {
            return Ok(placeholder);
        }
        if crate::constants::is_constant(value, self) {
            let made = self.deeper(
                |cx| {
                    cx.bad::<VariableType>(
                        value,
                        "constants nest too deeply, or one contains itself",
                    )
                },
                |cx| crate::constants::rebuild(value, cx),
            )?;
            self.values.insert(value.id(), (made, 0));
            return Ok(made);
        }
        if let Some((md, local)) = crate::metadata_uses::operand(value, self)? {
            if !local {
                self.values.insert(value.id(), (md, 0));
            }
            return Ok(md);
        }
        if let Some(label) = self.get::<facts::VariableLabel>(value)? {
            let made = self.block(label.b)?.value();
            self.has_type(value, made)?;
            return Ok(made);
        }
        if self.function.is_none() {
            return Err(self.bad::<VariableType>(
                value,
                format!("value {} is no constant, but something constant uses it", value.id()),
            ));
        }
        let ty = self.type_of(value)?;
        let placeholder =
            ValueRef::placeholder(ty).map_err(|why| self.bad::<VariableType>(value, why))?;
        self.pending.insert(value.id(), placeholder);
        Ok(placeholder)
    }

    /// Makes a global value known.
    pub fn bind_global(&mut self, value: Value, made: ValueRef<'f>) -> Result<()> {
        if self.values.insert(value.id(), (made, 0)).is_some() {
            return Err(self.bad::<VariableType>(value, "this value is defined twice"));
        }
        Ok(())
    }

    pub fn bind_function(&mut self, function: Function, made: ValueRef<'f>) {
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
    pub fn function(&self, function: Function) -> Result<ValueRef<'f>> {
        self.functions.get(&function.id()).copied().ok_or_else(|| {
            self.bad::<facts::FunctionType>(
                function,
                format!("function {} is not of this module", function.id()),
            )
        })
    }

    pub fn bind_block(&mut self, block: Block, made: BlockRef<'f>, place: u32) -> Result<()> {
        if self.blocks.insert(block.id(), (made, place + 1)).is_some() {
            return Err(FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is listed twice", block.id()),
            )
            .into());
        }
        Ok(())
    }

    /// A block of the function at hand.
    pub fn block(&self, block: Block) -> Result<BlockRef<'f>> {
        match (self.blocks.get(&block.id()), self.function) {
            (Some(&(made, owner)), Some((_, place))) if owner == place + 1 => Ok(made),
            _ => Err(FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is not of the function that goes there", block.id()),
            )
            .into()),
        }
    }

    /// A block of whatever function of the module.
    pub fn any_block(&self, block: Block) -> Result<BlockRef<'f>> {
        self.blocks.get(&block.id()).map(|(made, _)| *made).ok_or_else(|| {
            FactError::missing(
                facts::Relation::FunctionBasicblock,
                format!("basic block {} is of no function of this module", block.id()),
            )
            .into()
        })
    }

    pub fn bind_comdat(&mut self, comdat: Comdat, made: llvm::Comdat<'f>) {
        self.comdats.insert(comdat.id(), made);
    }

    pub fn comdat(&self, comdat: Comdat) -> Result<llvm::Comdat<'f>> {
        self.comdats.get(&comdat.id()).copied().ok_or_else(|| {
            self.bad::<facts::ComdatName>(
                comdat,
                format!("comdat {} is not of this module", comdat.id()),
            )
        })
    }

    /// None for a set without attributes.
    pub fn attribute_set(&mut self, set: AttributeSet) -> Result<Option<AttributeSetRef<'f>>> {
        if let Some(&made) = self.attribute_sets.get(&set.id()) {
            return Ok(Some(made));
        }
        let made = crate::attributes::rebuild(set, self)?;
        if let Some(made) = made {
            self.attribute_sets.insert(set.id(), made);
        }
        Ok(made)
    }

    pub fn node(&mut self, md: facts::Metadata) -> Result<MetadataRef<'f>> {
        crate::metadata::rebuild(md, self)
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
        for placeholder in pending.into_values() {
            placeholder.replace_placeholder(None).map_err(Error::Llvm)?;
        }
        match left.first() {
            None => Ok(()),
            Some(&id) => Err(self.bad::<VariableType>(
                Value::new(id),
                format!("value {id} is used, but no constant, parameter or instruction of the function is it"),
            )),
        }
    }

    /// Makes a parameter or result of the function at hand known, and gives it its name.
    pub fn bind_local(&mut self, value: Value, made: ValueRef<'f>) -> Result<()> {
        let owner = self.function.map_or(0, |(_, place)| place + 1);
        if self.values.insert(value.id(), (made, owner)).is_some() {
            return Err(self.bad::<VariableType>(value, "this value is defined twice"));
        }
        if let Some(row) = self.get::<VariableName>(value)? {
            let name = self.bytes(row.name);
            made.set_name(&name).map_err(|why| self.bad::<VariableName>(value, why))?;
        }
        if let Some(placeholder) = self.pending.remove(&value.id()) {
            placeholder
                .replace_placeholder(Some(made))
                .map_err(|why| self.bad::<VariableType>(value, why))?;
        }
        Ok(())
    }

    /// Makes the instruction that `new` describes at the end of `block`. Its result, if it has
    /// one, is `result`.
    pub fn instruction(
        &mut self,
        inst: Instruction,
        new: &mut New<'f>,
        result: Option<Value>,
        block: BlockRef<'f>,
    ) -> Result<ValueRef<'f>> {
        if let Some(result) = result {
            new.ty(self.type_of(result)?);
        }
        let made = new
            .instruction(block)
            .map_err(|why| self.bad::<facts::InstructionOpcode>(inst, why))?;
        match result {
            Some(result) => self.bind_local(result, made)?,
            None if !crate::types::is_void(&made.ty().info()) => {
                return Err(self.bad::<facts::InstructionOpcode>(
                    inst,
                    "the instruction has a result, but no row says which value it is",
                ));
            }
            None => {}
        }
        Ok(made)
    }
}
