//! What constructs write facts through: rows go in, ids come out.

use std::rc::Rc;
use std::sync::Arc;

use super::arguments::LocalArguments;
use super::numbering::{Bases, Numbering};
use super::source::SourceNames;
use crate::error::{Error, Result};
use crate::instr::opcodes::Opcodes;
use crate::layout::Layout;
use crate::resolved::{
    AttributeSetRef, BlockRef, Inst, MetadataRef, Module, TypeRef, ValueClass, ValueRef,
};
use facts::store::Facts;
use facts::{
    AttributeSet, Block, ColumnKind, Comdat, Domain, Entity, Function, Instruction, Metadata,
    RelationInfo, RelationSet, Row, Symbol, Type, Value,
};

/// What to extract. Ids do not depend on which relations are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Arrays of i8 as elements too, not only as strings.
    pub expand_strings: bool,
    /// Rows of other relations are left out.
    pub relations: RelationSet,
    /// How many threads work on the bodies of functions, 0 or 1 for none beside the caller's: the facts
    /// do not depend on it.
    pub threads: usize,
}

impl Options {
    /// Whether metadata must be walked: its relations alone have columns of it.
    pub(crate) fn wants_metadata(&self) -> bool {
        let is_metadata =
            |kind| matches!(kind, ColumnKind::Entity(Domain::Metadata | Domain::NamedMetadata));
        let has_metadata = |info: &RelationInfo| info.columns.iter().any(|c| is_metadata(c.kind));
        self.relations.iter().any(|relation| has_metadata(relation.info()))
    }
}

/// Takes some facts, and leaves them empty.
pub type Sink<'s> = dyn FnMut(&mut Facts) -> Result<()> + 's;

/// Makes a chunk of some facts, which are empty then, on whatever thread.
pub type Make<'s, C> = dyn Fn(&mut Facts) -> C + Sync + 's;

/// Takes one chunk after the other, in their order, on whatever thread.
pub type HandOn<'s, C> = dyn FnMut(C) -> Result<()> + Send + 's;

/// How many rows make a chunk, more or less: as many as stay in a processor's cache until they are
/// written.
const CHUNK_ROWS: usize = 32_000;
/// How many bytes of texts make one.
const CHUNK_TEXT: usize = 4 << 20;

/// One module on its way to facts.
pub struct Extract<'m, 'n> {
    facts: Facts,
    /// Rows put since the last chunk was handed on.
    rows: usize,
    pub module: &'m Module,
    pub numbering: &'n Numbering<'m>,
    bases: Bases,
    /// How many values there are outside of functions.
    outer_values: u32,
    pub options: Options,
    /// The opcodes of the instructions that are wanted; none if all are.
    pub only: Option<Opcodes>,
    /// Ids whose functions are wanted; none if all are.
    bodies: Option<&'n [u32]>,
    kinds: Vec<&'m [u8]>,
    local: Local<'m>,
    /// How the module's types lie in memory, where that is wanted.
    pub layout: Option<Arc<Layout>>,
    pub source: SourceNames<'m>,
    sink: &'n mut Sink<'n>,
}

/// The function at hand.
#[derive(Default)]
struct Local<'m> {
    /// Its first id in facts.
    base: u32,
    /// The first of its own ids.
    first: u32,
    /// How many of them parameters and results take: blocks follow.
    values: u32,
    /// How many of them parameters, results and blocks take: instructions follow.
    count: u32,
    arguments: Rc<LocalArguments<'m>>,
}

/// What contexts start from, each for some of a module's facts.
pub(crate) struct Seed<'m, 'n> {
    module: &'m Module,
    numbering: &'n Numbering<'m>,
    options: Options,
    bodies: Option<&'n [u32]>,
    pub(crate) layout: Option<Arc<Layout>>,
}

impl<'m, 'n> Seed<'m, 'n> {
    /// Of a module whose types' layout is not looked up yet.
    pub(crate) fn new(
        module: &'m Module,
        numbering: &'n Numbering<'m>,
        options: Options,
        bodies: Option<&'n [u32]>,
    ) -> Self {
        Self { module, numbering, options, bodies, layout: None }
    }

    /// A context whose facts, in the room of others, go into a sink of its own.
    pub(crate) fn context<'s>(&'s self, room: Facts, sink: &'s mut Sink<'s>) -> Extract<'m, 's> {
        let layout = self.layout.clone();
        let Self { module, numbering, options, bodies, .. } = *self;
        let new = Extract::new(module, numbering, options, bodies, room, sink);
        Extract { layout, ..new }
    }
}

impl<'m, 'n> Extract<'m, 'n> {
    /// No row yet. It uses the room of `facts`, which are empty.
    fn new(
        module: &'m Module,
        numbering: &'n Numbering<'m>,
        options: Options,
        bodies: Option<&'n [u32]>,
        facts: Facts,
        sink: &'n mut Sink<'n>,
    ) -> Self {
        Self {
            facts,
            rows: 0,
            module,
            numbering,
            bases: numbering.bases,
            outer_values: module.first_local_metadata_value(),
            options,
            only: Opcodes::of(options.relations),
            bodies,
            kinds: module.metadata_kinds(),
            local: Local::default(),
            layout: None,
            source: SourceNames::default(),
            sink,
        }
    }

    /// Adds a row, if its relation is wanted.
    #[inline]
    pub fn put<R: Row>(&mut self, row: R) {
        // Rows that are left out count: texts were made for them.
        self.rows += 1;
        if self.wants::<R>() {
            self.facts.put(row);
        }
    }

    /// Whether rows of this relation are wanted: what costs more than a look is not done for
    /// nothing.
    #[inline]
    pub fn wants<R: Row>(&self) -> bool {
        self.options.relations.contains(R::RELATION)
    }

    /// Whether the body of a function with these local ids is wanted.
    pub fn wants_body(&self, ids: std::ops::Range<u32>) -> bool {
        self.bodies.is_none_or(|wanted| {
            let next = wanted.partition_point(|&id| id < ids.start);
            wanted.get(next).is_some_and(|id| ids.contains(id))
        })
    }

    #[inline]
    pub fn text(&mut self, bytes: &[u8]) -> Symbol {
        self.facts.text(bytes)
    }
    #[inline]
    pub fn number(&mut self, n: u64) -> Symbol {
        self.facts.number(n)
    }
    #[inline]
    pub fn signed(&mut self, n: i64) -> Symbol {
        self.facts.signed(n)
    }

    /// The name of a kind of metadata attachments.
    pub fn kind(&mut self, kind: u32) -> Symbol {
        let name = self.kinds.get(kind as usize).copied().unwrap_or_default();
        self.facts.text(name)
    }

    /// Hands the rows on if there are many. Symbols made before it are void after it.
    pub fn pause(&mut self) -> Result<()> {
        let enough = self.rows >= CHUNK_ROWS || self.facts.text_bytes() >= CHUNK_TEXT;
        if enough { self.flush() } else { Ok(()) }
    }

    pub(crate) fn flush(&mut self) -> Result<()> {
        self.rows = 0;
        self.source.next_facts();
        (self.sink)(&mut self.facts)
    }

    /// The room for other facts.
    pub(crate) fn into_room(self) -> Facts {
        let mut facts = self.facts;
        facts.clear();
        facts
    }

    pub fn module_id(&self) -> facts::Module {
        facts::Module(self.bases.module)
    }

    /// The id of a thing that has one.
    #[inline]
    fn id_of<E: Entity>(&self, base: u32, place: Option<u32>) -> Result<E> {
        match place {
            Some(place) => Ok(E::new(base + place)),
            None => Err(Error::unsupported(
                format!("a {} that nothing else in the module leads to", E::DOMAIN),
                "an operand",
            )),
        }
    }

    /// The type of a value.
    #[inline]
    pub fn type_of(&self, value: ValueRef<'m>) -> Result<Type> {
        match value.ty() {
            Some(ty) => self.ty(ty),
            None => Err(Error::unsupported("no type", "a value")),
        }
    }

    #[inline]
    pub fn ty(&self, ty: TypeRef<'m>) -> Result<Type> {
        self.id_of(self.bases.types, self.numbering.type_place(ty))
    }

    /// The place of a type among all that have ids.
    pub fn type_place(&self, ty: TypeRef<'m>) -> Option<u32> {
        self.numbering.type_place(ty)
    }

    pub fn attribute_set(&self, set: AttributeSetRef<'m>) -> Result<AttributeSet> {
        self.id_of(self.bases.attribute_sets, self.numbering.attribute_set_place(set))
    }

    pub fn comdat(&self, comdat: crate::resolved::Comdat<'m>) -> Result<Comdat> {
        self.id_of(self.bases.comdats, self.numbering.comdat_place(comdat))
    }

    /// What constants consist of, by the values' own ids.
    pub fn values(&self, ids: &[u32]) -> Result<Vec<Value>> {
        ids.iter().map(|&id| self.value(self.module.value(id))).collect()
    }

    /// A value: of the function at hand, a global, or another constant.
    #[inline(always)]
    pub fn value(&self, value: ValueRef<'m>) -> Result<Value> {
        // A block has another id as a value.
        match value.id().checked_sub(self.local.first) {
            Some(place) if place < self.local.values => Ok(Value(self.local.base + place)),
            _ => self.other_value(value),
        }
    }

    /// The same of one that is no parameter or result of the function at hand.
    #[inline(never)]
    fn other_value(&self, value: ValueRef<'m>) -> Result<Value> {
        let id = value.id();
        if id < self.outer_values {
            return self.id_of(self.bases.values, self.numbering.value_place(id));
        }
        self.id_of(self.local.base, self.local.arguments.value_id(value))
    }

    /// The id of a parameter, result or block of the function at hand.
    #[inline]
    fn own(&self, id: u32) -> Option<u32> {
        let place = id.checked_sub(self.local.first)?;
        (place < self.local.count).then(|| self.local.base + place)
    }

    /// The function that a value is, if it is one.
    #[inline]
    pub fn function_of(&self, value: ValueRef<'m>) -> Option<Function> {
        Some(Function(self.bases.functions + value.function_place()?))
    }

    /// A block of the function at hand.
    #[inline]
    pub fn block(&self, block: BlockRef<'m>) -> Result<Block> {
        self.id_of(0, self.own(block.id()))
    }

    /// A block whose address is taken, of whatever function.
    pub fn address_taken_block(&self, block: BlockRef<'m>) -> Result<Block> {
        self.id_of(0, self.numbering.block(block))
    }

    /// A block as an operand.
    #[inline]
    pub fn block_operand(&self, value: Option<ValueRef<'m>>) -> Result<Block> {
        match value.filter(|value| value.class() == ValueClass::Block) {
            Some(value) => self.id_of(0, self.own(value.id())),
            None => Err(Error::unsupported("a destination that is no block", "a terminator")),
        }
    }

    #[inline]
    pub fn metadata(&self, md: MetadataRef<'m>) -> Result<Metadata> {
        match self.local.arguments.metadata_id(md) {
            Some(place) => Ok(Metadata(self.local.base + place)),
            None => self.id_of(self.bases.metadata, self.numbering.metadata_place(md.id())),
        }
    }

    /// Starts on a function whose ids begin at `base`.
    pub fn enter(&mut self, function: ValueRef<'m>, base: u32) {
        let own = function.local_ids();
        let count = own.len() as u32;
        let first = count + function.instruction_count();
        let arguments = Rc::new(LocalArguments::of(function, first));
        let values = count - function.blocks().count() as u32;
        self.local = Local { base, first: own.start, values, count, arguments };
        self.source.next_function();
    }

    /// No function is at hand any more.
    pub fn leave(&mut self) {
        self.local = Local::default();
    }

    /// An instruction of the function at hand.
    #[inline]
    pub fn inst(&self, inst: &Inst<'m>) -> Instruction {
        Instruction(self.local.base + self.local.count + inst.place())
    }

    /// The place-th id of the function at hand.
    #[inline]
    pub fn local<E: Entity>(&self, place: u32) -> E {
        E::new(self.local.base + place)
    }

    /// What only the function at hand has as arguments of calls.
    pub fn arguments(&self) -> Rc<LocalArguments<'m>> {
        self.local.arguments.clone()
    }

    pub fn bases(&self) -> Bases {
        self.bases
    }
}
