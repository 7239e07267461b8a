//! Metadata: strings, values and nodes of every class, as LLVM has them after reading.

mod nodes;

use std::ops::Deref;

use bitcode::metadata as raw;
use bitcode::{NodeKind, WordsOf};
use facts::MetadataClassName as Class;
use smallvec::SmallVec;

use super::handles::{MetadataRef, NamedMetadataRef, ValueRef};
use super::module::{Location, Module, NONE};
pub(super) use nodes::value_number;
use nodes::{class_of, is_distinct, value_class};

/// How many scalars a class has at most.
pub const MAX_SCALARS: usize = 12;

/// What a piece of metadata is made of.
pub struct Node<'m> {
    contents: Contents<'m>,
    operands: SmallVec<[Option<MetadataRef<'m>>; 16]>,
}

/// The same without what it refers to.
pub struct Contents<'m> {
    class: Class,
    distinct: bool,
    scalars: SmallVec<[u64; MAX_SCALARS]>,
    words: SmallVec<[u64; 4]>,
    string: &'m [u8],
    value: Option<ValueRef<'m>>,
}

/// Is told what a node is made of. What it does not take need not be put together.
trait Parts<'m> {
    fn operands(&mut self, all: impl IntoIterator<Item = Option<MetadataRef<'m>>>);
    #[inline]
    fn class(&mut self, _class: Class) {}
    #[inline]
    fn distinct(&mut self, _is: bool) {}
    #[inline]
    fn scalars(&mut self, _all: impl IntoIterator<Item = u64>) {}
    #[inline]
    fn words(&mut self, _all: impl IntoIterator<Item = u64>) {}
    #[inline]
    fn value(&mut self, _value: Option<ValueRef<'m>>) {}
    #[inline]
    fn string(&mut self, _string: &'m [u8]) {}
}

/// All that a node is made of: what it refers to is told to a function.
struct Filling<'f, 'm, F> {
    contents: &'f mut Contents<'m>,
    each: &'f mut F,
}

impl<'m, F: FnMut(Option<MetadataRef<'m>>)> Parts<'m> for Filling<'_, 'm, F> {
    #[inline]
    fn operands(&mut self, all: impl IntoIterator<Item = Option<MetadataRef<'m>>>) {
        all.into_iter().for_each(&mut *self.each);
    }
    #[inline]
    fn class(&mut self, class: Class) {
        self.contents.class = class;
    }
    #[inline]
    fn distinct(&mut self, is: bool) {
        self.contents.distinct = is;
    }
    #[inline]
    fn scalars(&mut self, all: impl IntoIterator<Item = u64>) {
        self.contents.scalars.extend(all);
    }
    #[inline]
    fn words(&mut self, all: impl IntoIterator<Item = u64>) {
        self.contents.words.extend(all);
    }
    #[inline]
    fn value(&mut self, value: Option<ValueRef<'m>>) {
        self.contents.value = value;
    }
    #[inline]
    fn string(&mut self, string: &'m [u8]) {
        self.contents.string = string;
    }
}

/// What a node refers to, told to a function.
struct Operands<'f, 'm, F> {
    f: &'f mut F,
    value: Option<ValueRef<'m>>,
}

impl<'m, F: FnMut(Option<MetadataRef<'m>>)> Parts<'m> for Operands<'_, 'm, F> {
    #[inline]
    fn operands(&mut self, all: impl IntoIterator<Item = Option<MetadataRef<'m>>>) {
        all.into_iter().for_each(&mut *self.f);
    }
    #[inline]
    fn value(&mut self, value: Option<ValueRef<'m>>) {
        self.value = value;
    }
}

impl<'m> Node<'m> {
    /// The operands as LLVM orders them, arguments for a DIArgList.
    pub fn operands(&self) -> &[Option<MetadataRef<'m>>] {
        &self.operands
    }
}

impl<'m> Deref for Node<'m> {
    type Target = Contents<'m>;

    fn deref(&self) -> &Contents<'m> {
        &self.contents
    }
}

impl Contents<'_> {
    /// Nothing yet.
    pub fn new() -> Self {
        Self {
            class: Class::MDString,
            distinct: false,
            scalars: SmallVec::new(),
            words: SmallVec::new(),
            string: &[],
            value: None,
        }
    }
}

impl<'m> Contents<'m> {
    /// LLVM's class.
    pub fn class(&self) -> Class {
        self.class
    }
    /// Whether it equals no other node, whatever its contents.
    pub fn distinct(&self) -> bool {
        self.distinct
    }
    /// The scalars in the order of `debuginfo.rs`.
    pub fn scalars(&self) -> &[u64] {
        &self.scalars
    }
    /// DIExpression: elements; DIEnumerator: value, lowest word first.
    pub fn words(&self) -> &[u64] {
        &self.words
    }
    /// The bytes of a string; empty for others.
    pub fn string(&self) -> &'m [u8] {
        self.string
    }
    /// The value that it is, if it is one.
    pub fn value(&self) -> Option<ValueRef<'m>> {
        self.value
    }
}

impl<'m> NamedMetadataRef<'m> {
    /// Its name.
    pub fn name(self) -> &'m [u8] {
        &self.node.name
    }
    /// Its operands.
    pub fn operands(self) -> impl Iterator<Item = MetadataRef<'m>> {
        self.node.nodes.iter().map(move |&id| MetadataRef { module: self.module, id })
    }
}

/// A string or node as it was read, and the body that it is in.
enum Found<'m> {
    String(&'m [u8]),
    Node(&'m raw::Node, WordsOf<'m>, u32),
    Location(&'m Location),
}

impl Module {
    /// The metadata with an id of its own.
    pub fn metadata(&self, id: u32) -> MetadataRef<'_> {
        MetadataRef { module: self, id }
    }

    /// How many pieces of metadata have ids of their own.
    pub fn metadata_count(&self) -> usize {
        self.first_location as usize + self.locations.len()
    }

    /// The metadata that belongs to no function: that of the module's block, then what functions have in
    /// theirs for themselves, then debug locations. Once what several functions say.
    pub fn listed_metadata(&self) -> Vec<u32> {
        let mut listed: Vec<u32> = (0..self.raw.metadata.count() as u32).collect();
        listed.reserve(self.metadata_count() - listed.len());
        for (place, body) in (0..).zip(&self.bodies) {
            let raw = &self.raw_body(place).metadata;
            let first_node = body.metadata + raw.strings.len() as u32;
            for (id, &same) in (body.metadata..).zip(&body.same_metadata) {
                let node = id.checked_sub(first_node).and_then(|at| raw.nodes.get(at as usize));
                let may_be_local =
                    node.is_some_and(|n| matches!(n.kind, NodeKind::Value | NodeKind::ArgList));
                if id == same && !(may_be_local && self.is_local_metadata(id)) {
                    listed.push(id);
                }
            }
        }
        listed.extend(self.first_location..self.metadata_count() as u32);
        listed
    }

    fn find(&self, id: u32) -> Option<Found<'_>> {
        let outer = &self.raw.metadata;
        let (metadata, number, body) = if (id as usize) < outer.count() {
            (outer, id, NONE)
        } else {
            if let Some(place) = id.checked_sub(self.first_location) {
                return Some(Found::Location(self.locations.get_index(place as usize)?));
            }
            let place = *self.body_of_metadata.get(id as usize - outer.count())?;
            let metadata = &self.raw_body(place).metadata;
            (metadata, id - self.bodies[place as usize].metadata, place)
        };
        let strings = metadata.strings.len() as u32;
        match number.checked_sub(strings) {
            None => Some(Found::String(metadata.strings.get(number as usize)?)),
            Some(place) => {
                let node = metadata.nodes.get(place as usize)?;
                Some(Found::Node(node, metadata.words(node), body))
            }
        }
    }

    /// What a node says, if it is a debug location that equals others of its content.
    pub(super) fn location_node(
        &self,
        node: &raw::Node,
        words: WordsOf<'_>,
        body: u32,
    ) -> Option<Location> {
        if node.kind != NodeKind::Location || is_distinct(node.kind, words) {
            return None;
        }
        self.location_of(words, body)
    }

    /// What LLVM looks at after a link of a chain: the scope of a block, the place of inlining of a location.
    pub(super) fn link(&self, id: u32) -> Option<u32> {
        let Found::Node(node, words, body) = self.find(id)? else { return None };
        let next = match node.kind {
            NodeKind::LexicalBlock => raw::LexicalBlock::of(words)?.scope,
            NodeKind::LexicalBlockFile => raw::LexicalBlockFile::of(words)?.scope,
            NodeKind::Location => raw::Location::of(words)?.inlined_at,
            _ => None,
        };
        next.map(|id| self.metadata_id(body, id))
    }

    fn location_of(&self, words: WordsOf<'_>, body: u32) -> Option<Location> {
        let location = raw::Location::of(words)?;
        Some(Location {
            line: location.line as u32,
            column: location.column as u32,
            scope: self.metadata_id(body, location.scope.0),
            inlined_at: location.inlined_at.map(|id| self.metadata_id(body, id)),
            implicit_code: location.implicit_code,
        })
    }
}

impl<'m> MetadataRef<'m> {
    /// What tells it from other metadata of its module.
    #[inline]
    pub fn id(self) -> u32 {
        self.id
    }

    /// The class of a piece of metadata.
    pub fn class(self) -> Option<Class> {
        match self.module.find(self.id)? {
            Found::String(_) => Some(Class::MDString),
            Found::Location(_) => Some(Class::DILocation),
            Found::Node(node, words, body) => Some(match node.kind {
                NodeKind::Value => value_class(self.module.node_value(words, body)),
                kind => class_of(kind),
            }),
        }
    }

    /// Whether it is, or lists, values of the function that uses it.
    pub fn is_function_local(self) -> bool {
        self.module.is_local_metadata(self.id)
    }

    /// The id of the value that it is as an argument of a call, if it is one.
    pub fn value_id(self) -> Option<u32> {
        Some(self.module.metadata_value(self.id)).filter(|&id| id != NONE)
    }

    /// The value that it is, if it is one.
    pub fn value(self) -> Option<ValueRef<'m>> {
        match self.module.find(self.id)? {
            Found::Node(node, words, body) if node.kind == NodeKind::Value => {
                self.module.node_value(words, body)
            }
            _ => None,
        }
    }

    /// Line, column and scope of a DILocation.
    pub fn location(self) -> Option<(u32, u32, MetadataRef<'m>)> {
        let module = self.module;
        let location = match module.find(self.id)? {
            Found::Location(location) => *location,
            Found::Node(node, words, body) if node.kind == NodeKind::Location => {
                module.location_of(words, body)?
            }
            Found::Node(..) | Found::String(_) => return None,
        };
        Some((location.line, location.column, MetadataRef { module, id: location.scope }))
    }

    /// What it is made of.
    pub fn read(self) -> Option<Node<'m>> {
        let (mut contents, mut operands) = (Contents::new(), SmallVec::new());
        self.fill(&mut contents, &mut |operand| operands.push(operand))?;
        Some(Node { contents, operands })
    }

    /// The same into contents and operands at hand: they are large to move.
    pub fn fill(
        self,
        contents: &mut Contents<'m>,
        each: &mut impl FnMut(Option<MetadataRef<'m>>),
    ) -> Option<()> {
        self.tell(&mut Filling { contents, each })
    }

    #[inline]
    fn tell(self, it: &mut impl Parts<'m>) -> Option<()> {
        let module = self.module;
        match module.find(self.id)? {
            Found::String(string) => it.string(string),
            Found::Location(location) => {
                it.class(Class::DILocation);
                let scalars = [location.line, location.column, location.implicit_code.into()];
                it.scalars(scalars.map(u64::from));
                let operands = [Some(location.scope), location.inlined_at];
                it.operands(operands.map(|id| Some(MetadataRef { module, id: id? })));
            }
            Found::Node(node, words, body) => module.node(node, words, body, it)?,
        }
        Some(())
    }

    /// All that it refers to in LLVM's order, perhaps more than once, or null. Then the value that it
    /// is, if it is one; none of a node that cannot be read.
    #[inline]
    pub fn each_operand(self, f: &mut impl FnMut(Option<MetadataRef<'m>>)) -> Option<ValueRef<'m>> {
        let mut operands = Operands { f, value: None };
        self.tell(&mut operands)?;
        operands.value
    }
}
