//! Readable labels of entities, from facts: `@main:%7 = load i32, ptr %p` instead of 1734.
//!
//! They are close to LLVM's own text and shorter: no alignments, no attachments, no contents of
//! long constants. Facts may be anybody's, and of some relations only: where something is missing
//! the label is shorter still, or there is none.

mod constant;
mod instruction;
mod metadata;
mod relations;
mod types;

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use rustc_hash::FxHashMap;

use facts::store::Facts;
use facts::store::escape::escape;
use facts::*;

pub use relations::relations;

/// Texts that a label quotes are cut after so many bytes.
const QUOTED: usize = 40;
/// Types, constants and metadata within each other are spelled out so deep.
const DEPTH: usize = 8;

/// Labels of the entities of these facts.
pub struct Labels<'a> {
    index: Index<'a>,
    /// The numbers of what has no name in a function, by id.
    slots: RefCell<FxHashMap<u32, Rc<FxHashMap<u32, u32>>>>,
    /// The numbers of global values without a name.
    global_slots: OnceCell<FxHashMap<u32, u32>>,
    /// The function that a parameter is of.
    params: OnceCell<FxHashMap<u32, Function>>,
    /// The instruction that yields a value.
    results: OnceCell<FxHashMap<u32, Instruction>>,
}

impl<'a> Labels<'a> {
    /// Labels from these facts.
    pub fn new(facts: &'a Facts) -> Self {
        Self {
            index: Index::new(facts),
            slots: RefCell::default(),
            global_slots: OnceCell::new(),
            params: OnceCell::new(),
            results: OnceCell::new(),
        }
    }

    /// The label of the entity of this id, if the facts have one of this domain.
    pub fn of(&self, domain: Domain, id: u32) -> Option<String> {
        match domain {
            Domain::Module => {
                let row: ModuleSourceFilename = self.get(Module(id))?;
                Some(self.text(row.name))
            }
            Domain::Type => self.ty(Type(id), DEPTH),
            Domain::Value => self.value(Value(id)),
            Domain::Function => self.function(Function(id)),
            Domain::Block => self.block(Block(id)),
            Domain::Instruction => self.instruction(Instruction(id)),
            Domain::Metadata => self.metadata(Metadata(id), 2),
            Domain::NamedMetadata => {
                let row: NamedMetadataName = self.get(NamedMetadata(id))?;
                Some(format!("!{}", self.text(row.name)))
            }
            Domain::Comdat => {
                let row: ComdatName = self.get(Comdat(id))?;
                Some(self.name('$', row.name))
            }
            Domain::AttributeSet => self.attributes(AttributeSet(id)),
            Domain::ValueInfo => self.value_info(ValueInfo(id)),
            Domain::GlobalValueSummary => {
                let row: SummaryValue = self.get(GlobalValueSummary(id))?;
                Some(format!("summary of {}", self.value_info(row.vi)?))
            }
            Domain::TypeIdSummary => {
                let row: TypeIdName = self.get(TypeIdSummary(id))?;
                Some(self.text(row.name))
            }
        }
    }

    /// A global value of the module, or the GUID of another.
    fn value_info(&self, vi: ValueInfo) -> Option<String> {
        match self.get::<ValueInfoValue>(vi) {
            Some(row) => self.value(row.v),
            None => Some(self.text(self.get::<ValueInfoGuid>(vi)?.guid)),
        }
    }

    /// The row of this subject. Facts with two of them have no such row.
    fn get<R: Row>(&self, key: impl Entity) -> Option<R> {
        self.index.get(key).ok().flatten()
    }

    fn has<R: Row>(&self, key: impl Entity) -> bool {
        self.index.has::<R>(key)
    }

    fn text(&self, symbol: Symbol) -> String {
        let mut text = Vec::new();
        escape(&self.index.bytes(symbol), &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// A text in quotes, cut if it is long.
    fn quoted(&self, symbol: Symbol) -> String {
        let bytes = self.index.bytes(symbol);
        let cut = &bytes[..bytes.len().min(QUOTED)];
        let mut text = Vec::new();
        escape(cut, &mut text);
        let dots = if cut.len() < bytes.len() { "..." } else { "" };
        format!("\"{}{dots}\"", String::from_utf8_lossy(&text))
    }

    /// A name as LLVM writes it: in quotes if it is not of letters, digits, `-`, `.` and `_`.
    fn name(&self, sigil: char, symbol: Symbol) -> String {
        let name = self.text(symbol);
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
        if name.chars().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit()) {
            format!("{sigil}{name}")
        } else {
            format!("{sigil}\"{}\"", name.replace('"', "\\22"))
        }
    }

    fn function(&self, r#fn: Function) -> Option<String> {
        if let Some(row) = self.get::<FunctionName>(r#fn) {
            return Some(self.name('@', row.name));
        }
        // It has a number as a value; `variable_func` leads from the value to the function.
        let own = |row: &VariableFunc| row.m.0 == r#fn.0;
        let value = self.index.rows::<VariableFunc>().find(own)?.v;
        Some(format!("@{}", self.global_slots().get(&value.0)?))
    }

    /// A global value: `@name` or its number.
    fn global(&self, v: Value) -> Option<String> {
        if let Some(row) = self.get::<VariableFunc>(v) {
            return self.function(row.m);
        }
        if self.has::<VariableGlobal>(v)
            || self.has::<VariableAlias>(v)
            || self.has::<VariableIfunc>(v)
        {
            return match self.get::<VariableName>(v) {
                Some(row) => Some(self.name('@', row.name)),
                None => Some(format!("@{}", self.global_slots().get(&v.0)?)),
            };
        }
        None
    }

    /// LLVM numbers global values without a name: variables, functions, aliases, ifuncs.
    fn global_slots(&self) -> &FxHashMap<u32, u32> {
        self.global_slots.get_or_init(|| {
            let mut slots = FxHashMap::default();
            let values: FxHashMap<u32, u32> =
                self.index.rows::<VariableFunc>().map(|row| (row.m.0, row.v.0)).collect();
            for ModuleRow { m } in self.index.rows() {
                let mut next = 0;
                let mut number = |v: u32, has_name: bool| {
                    if !has_name {
                        slots.insert(v, next);
                        next += 1;
                    }
                };
                for row in self.index.all::<ModuleGlobal>(m) {
                    number(row.v.0, self.has::<VariableName>(row.v));
                }
                for row in self.index.all::<ModuleFunction>(m) {
                    if let Some(&v) = values.get(&row.r#fn.0) {
                        number(v, self.has::<FunctionName>(row.r#fn));
                    }
                }
                for row in self.index.all::<ModuleAlias>(m) {
                    number(row.v.0, self.has::<VariableName>(row.v));
                }
                for row in self.index.all::<ModuleIfunc>(m) {
                    number(row.v.0, self.has::<VariableName>(row.v));
                }
            }
            slots
        })
    }

    /// `@main:%entry`
    fn block(&self, bb: Block) -> Option<String> {
        let BasicblockFunction { r#fn, .. } = self.get(bb)?;
        Some(format!("{}:{}", self.function(r#fn)?, self.local_block(bb)))
    }

    /// A block within its function.
    fn local_block(&self, bb: Block) -> String {
        if let Some(row) = self.get::<BasicblockName>(bb) {
            return self.name('%', row.name);
        }
        let r#fn = self.get::<BasicblockFunction>(bb).map(|row| row.r#fn);
        self.slot(r#fn, bb.0)
    }

    /// A parameter or result within its function.
    fn local(&self, v: Value) -> Option<String> {
        let r#fn = self.owner(v)?;
        match self.get::<VariableName>(v) {
            Some(row) => Some(self.name('%', row.name)),
            None => Some(self.slot(Some(r#fn), v.0)),
        }
    }

    /// The function that a parameter or result belongs to.
    fn owner(&self, v: Value) -> Option<Function> {
        let params = self.params.get_or_init(|| {
            self.index.rows::<FunctionParam>().map(|row| (row.arg.0, row.r#fn)).collect()
        });
        if let Some(&r#fn) = params.get(&v.0) {
            return Some(r#fn);
        }
        let results = self.results.get_or_init(|| {
            let opcodes = self.index.rows::<InstructionOpcode>();
            let yields = |row: InstructionOpcode| Some((self.result(row.inst)?.0, row.inst));
            opcodes.filter_map(yields).collect()
        });
        self.function_of(*results.get(&v.0)?)
    }

    fn function_of(&self, inst: Instruction) -> Option<Function> {
        let InstructionBasicblock { bb, .. } = self.get(inst)?;
        Some(self.get::<BasicblockFunction>(bb)?.r#fn)
    }

    /// The number of what has no name, or `%?`.
    fn slot(&self, r#fn: Option<Function>, id: u32) -> String {
        let slot = r#fn.and_then(|r#fn| self.slots_of(r#fn).get(&id).copied());
        slot.map_or_else(|| "%?".to_owned(), |slot| format!("%{slot}"))
    }

    /// LLVM numbers what has no name in the order of the text: parameters, then each block and its
    /// instructions.
    fn slots_of(&self, r#fn: Function) -> Rc<FxHashMap<u32, u32>> {
        if let Some(known) = self.slots.borrow().get(&r#fn.0) {
            return Rc::clone(known);
        }
        let mut slots = FxHashMap::default();
        let mut number = |id: u32| {
            let next = slots.len() as u32;
            slots.insert(id, next);
        };
        for FunctionParam { arg, .. } in self.index.all(r#fn) {
            if !self.has::<VariableName>(arg) {
                number(arg.0);
            }
        }
        // A cycle, in facts that are wrong, ends here.
        let mut left = self.index.facts().len(Relation::InstructionOpcode);
        for FunctionBasicblock { bb, .. } in self.index.all(r#fn) {
            if !self.has::<BasicblockName>(bb) {
                number(bb.0);
            }
            let mut next = self.get::<BasicblockEntry>(bb).map(|row| row.entry_inst);
            while let Some(inst) = next.filter(|_| left > 0) {
                left -= 1;
                if let Some(v) = self.result(inst)
                    && !self.has::<VariableName>(v)
                {
                    number(v.0);
                }
                next = self.get::<InstructionNext>(inst).map(|row| row.next);
            }
        }
        let slots = Rc::new(slots);
        self.slots.borrow_mut().insert(r#fn.0, Rc::clone(&slots));
        slots
    }

    /// A value for itself: `@main:%7`, `@global`, `i32 7`.
    fn value(&self, v: Value) -> Option<String> {
        if let Some(label) = self.global(v) {
            return Some(label);
        }
        if let Some(label) = self.constant(v, DEPTH) {
            let VariableType { ty, .. } = self.get(v)?;
            return Some(format!("{} {label}", self.ty(ty, DEPTH)?));
        }
        if let Some(row) = self.get::<VariableLabel>(v) {
            return self.block(row.b);
        }
        if let Some(row) = self.get::<VariableMetadata>(v) {
            return self.metadata(row.md, 2);
        }
        Some(format!("{}:{}", self.function(self.owner(v)?)?, self.local(v)?))
    }

    /// A value as an operand, without its type.
    fn operand(&self, v: Value, depth: usize) -> String {
        if let Some(label) = self.global(v).or_else(|| self.constant(v, depth)) {
            return label;
        }
        if let Some(row) = self.get::<VariableLabel>(v) {
            return self.local_block(row.b);
        }
        if let Some(row) = self.get::<VariableMetadata>(v) {
            return self.metadata(row.md, 1).unwrap_or_else(|| "!?".to_owned());
        }
        self.local(v).unwrap_or_else(|| "%?".to_owned())
    }

    /// A value as an operand, after its type.
    fn typed(&self, v: Value, depth: usize) -> String {
        let ty = self.get::<VariableType>(v).and_then(|row| self.ty(row.ty, depth));
        format!("{} {}", ty.unwrap_or_else(|| "?".to_owned()), self.operand(v, depth))
    }

    fn attributes(&self, s: AttributeSet) -> Option<String> {
        self.get::<AttributeSetRow>(s)?;
        let index = &self.index;
        let mut all: Vec<String> = Vec::new();
        all.extend(index.all::<AttributeEnum>(s).map(|row| self.text(row.kind)));
        all.extend(
            index
                .all::<AttributeInt>(s)
                .map(|row| format!("{}({})", self.text(row.kind), self.text(row.value))),
        );
        all.extend(index.all::<AttributeType>(s).map(|row| {
            let ty = self.ty(row.ty, DEPTH).unwrap_or_default();
            format!("{}({ty})", self.text(row.kind))
        }));
        all.extend(
            index
                .all::<AttributeString>(s)
                .map(|row| format!("{}={}", self.quoted(row.key), self.quoted(row.value))),
        );
        Some(format!("{{ {} }}", all.join(" ")))
    }
}
