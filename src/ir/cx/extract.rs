//! What constructs write facts through: rows go in, ids of what the first pass has met come out.

use std::sync::Arc;

use super::names::MangledNames;
use super::numbering::{Bases, Locals, Numbering};
use super::source::SourceNames;
use crate::error::{Error, Result};
use crate::layout::Layout;
use crate::resolved::{
    AttributeSetRef, BlockRef, MetadataRef, Module, TypeRef, ValueClass, ValueRef,
};
use facts::store::Facts;
use facts::{
    AttributeSet, Block, ColumnKind, Comdat, Domain, Entity, Function, Metadata, RelationInfo,
    RelationSet, Row, Symbol, Type, Value,
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

/// Takes a chunk of facts, and leaves the facts empty.
pub type Sink<'s> = dyn FnMut(&mut Facts) -> Result<()> + 's;

/// How many rows make a chunk, more or less: as many as stay in a processor's cache until they are
/// written.
const CHUNK_ROWS: usize = 50_000;
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
    pub options: Options,
    /// Ids whose functions are wanted; none if all are.
    bodies: Option<&'n [u32]>,
    kinds: Vec<&'m [u8]>,
    locals: Locals<'m>,
    local_base: u32,
    /// How many `dbg` attachments have been written.
    debug_locs: usize,
    /// How the module's types lie in memory, where that is wanted.
    pub layout: Option<Arc<Layout>>,
    pub source: SourceNames<'m>,
    pub names: MangledNames,
    sink: &'n mut Sink<'n>,
}

/// What a context for some of a module's functions starts from.
pub(crate) struct Seed<'m, 'n> {
    module: &'m Module,
    numbering: &'n Numbering<'m>,
    options: Options,
    bodies: Option<&'n [u32]>,
    layout: Option<Arc<Layout>>,
}

impl<'m> Seed<'m, '_> {
    /// A context whose facts go into a sink of its own.
    pub(crate) fn context<'s>(&'s self, sink: &'s mut Sink<'s>) -> Extract<'m, 's> {
        let layout = self.layout.clone();
        let new = Extract::new(self.module, self.numbering, self.options, self.bodies, sink);
        Extract { layout, ..new }
    }
}

impl<'m, 'n> Extract<'m, 'n> {
    /// What contexts on other threads start from.
    pub(crate) fn seed(&self) -> Seed<'m, 'n> {
        Seed {
            module: self.module,
            numbering: self.numbering,
            options: self.options,
            bodies: self.bodies,
            layout: self.layout.clone(),
        }
    }

    /// Hands on facts that another context has put.
    pub(crate) fn hand_on(&mut self, facts: &mut Facts) -> Result<()> {
        (self.sink)(facts)
    }

    /// No row yet.
    pub(crate) fn new(
        module: &'m Module,
        numbering: &'n Numbering<'m>,
        options: Options,
        bodies: Option<&'n [u32]>,
        sink: &'n mut Sink<'n>,
    ) -> Self {
        Self {
            facts: Facts::new(),
            rows: 0,
            module,
            numbering,
            bases: numbering.bases,
            options,
            bodies,
            kinds: module.metadata_kinds(),
            locals: Locals::default(),
            local_base: 0,
            debug_locs: 0,
            layout: None,
            source: SourceNames::default(),
            names: MangledNames::default(),
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

    /// The id of the next instruction's `dbg` attachment, which the first pass has found.
    pub fn next_debug_loc(&mut self) -> Result<Metadata> {
        let place = self.numbering.debug_locs.get(self.debug_locs).copied();
        self.debug_locs += 1;
        self.met(self.bases.metadata, place)
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

    pub fn module_id(&self) -> facts::Module {
        facts::Module(self.bases.module)
    }

    /// The id of a thing that the first pass has met.
    #[inline]
    fn met<E: Entity>(&self, base: u32, place: Option<u32>) -> Result<E> {
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
        self.met(self.bases.types, self.numbering.types.place(ty.id()))
    }

    /// The place of a type among all that the first pass has met.
    pub fn type_place(&self, ty: TypeRef<'m>) -> Option<u32> {
        self.numbering.types.place(ty.id())
    }

    pub fn attribute_set(&self, set: AttributeSetRef<'m>) -> Result<AttributeSet> {
        self.met(self.bases.attribute_sets, self.numbering.attribute_sets.place(set.id()))
    }

    pub fn comdat(&self, comdat: crate::resolved::Comdat<'m>) -> Result<Comdat> {
        self.met(self.bases.comdats, self.numbering.comdats.place(comdat.id()))
    }

    /// What constants consist of, by the values' own ids.
    pub fn values(&self, ids: &[u32]) -> Result<Vec<Value>> {
        ids.iter().map(|&id| self.value(self.module.value(id))).collect()
    }

    /// A value: of the function at hand, a global, or another constant.
    #[inline]
    pub fn value(&self, value: ValueRef<'m>) -> Result<Value> {
        if let Some(place) = self.locals.place(value) {
            return Ok(Value(self.local_base + place));
        }
        if let Some(place) = self.numbering.constants.place(value.id()) {
            return Ok(Value(self.bases.constants + place));
        }
        self.met(self.bases.globals, self.numbering.globals.place(value.id()))
    }

    /// The function that a value is, if it is one.
    #[inline]
    pub fn function_of(&self, value: ValueRef<'m>) -> Option<Function> {
        let place = self.numbering.functions.place(value.id())?;
        Some(Function(self.bases.functions + place))
    }

    /// A block of the function at hand.
    #[inline]
    pub fn block(&self, block: BlockRef<'m>) -> Result<Block> {
        self.met(self.local_base, self.locals.block_place(block.value()))
    }

    /// A block whose address is taken, of whatever function.
    pub fn address_taken_block(&self, block: BlockRef<'m>) -> Result<Block> {
        self.met(0, self.numbering.address_taken_block(block))
    }

    /// A block as an operand.
    #[inline]
    pub fn block_operand(&self, value: Option<ValueRef<'m>>) -> Result<Block> {
        match value.filter(|value| value.class() == ValueClass::Block) {
            Some(value) => self.met(self.local_base, self.locals.block_place(value)),
            None => Err(Error::unsupported("a destination that is no block", "a terminator")),
        }
    }

    #[inline]
    pub fn metadata(&self, md: MetadataRef<'m>) -> Result<Metadata> {
        if let Some(place) = self.locals.metadata_place(md) {
            return Ok(Metadata(self.local_base + place));
        }
        self.met(self.bases.metadata, self.numbering.metadata.place(md.id()))
    }

    /// Starts on a function by its place, whose ids begin at `base`: its values have none yet.
    pub fn enter(&mut self, place: usize, base: u32) -> &mut Locals<'m> {
        self.local_base = base;
        self.debug_locs = self.numbering.debug_loc_starts[place] as usize;
        self.source.next_function();
        &mut self.locals
    }

    /// No function is at hand any more.
    pub fn leave(&mut self) {
        self.locals = Locals::default();
    }

    /// The place-th id of the function at hand.
    #[inline]
    pub fn local<E: Entity>(&self, place: u32) -> E {
        E::new(self.local_base + place)
    }

    /// Metadata of the function at hand: nodes, and the same as operands.
    pub fn local_metadata(&self) -> (Vec<(MetadataRef<'m>, u32)>, LocalOperands<'m>) {
        (self.locals.metadata.clone(), self.locals.metadata_values.clone())
    }

    /// Blocks as arguments in the function at hand.
    pub fn labels(&self) -> Vec<(BlockRef<'m>, u32)> {
        self.locals.labels.clone()
    }

    pub fn bases(&self) -> Bases {
        self.bases
    }
}

/// Metadata as an operand: the value, what it is, and its place among the ids of the function.
pub type LocalOperands<'m> = Vec<(ValueRef<'m>, MetadataRef<'m>, u32)>;
