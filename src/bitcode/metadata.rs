//! Metadata: strings, nodes, names, and what they are attached to.

mod nodes;
mod strings;
mod words;

pub use nodes::*;
pub use strings::Strings;
pub use words::{Words, WordsOf};

use crate::bits::{Encoding, Entry, Reader, Writer};
use crate::codes::{metadata as code, metadata_attachment};
use crate::error::{Error, ErrorKind};
use crate::fields::{Fields, records, unsigned};
use crate::span::Span;
use crate::types::Types;
use crate::writing::abbreviation;

/// A node: what kind it is, and the operands of its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// What kind of metadata it is.
    pub kind: NodeKind,
    /// Its operands, in [`Metadata::words`]; the structs of [`nodes`](crate::metadata) name them.
    pub words: Span,
}

impl Node {
    /// Whether it is distinct from others of equal content.
    pub fn is_distinct(&self, words: &Words) -> bool {
        let head = self.kind.shape().head.and_then(|_| words.part(self.words).get(0));
        self.kind == NodeKind::DistinctTuple || head.is_some_and(|head| head & 1 == 1)
    }
}

/// Metadata of a kind, attached to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The place of its kind in [`crate::Module::metadata_kinds`].
    pub kind: u32,
    /// Which metadata.
    pub node: u32,
}

/// Metadata that is found by a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedNode {
    /// The name.
    pub name: Vec<u8>,
    /// The nodes.
    pub nodes: Vec<u32>,
}

/// Metadata of a module, or of a function. Strings come first, then nodes; those of a function are
/// numbered after the module's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The strings.
    pub strings: Strings,
    /// The nodes.
    pub nodes: Vec<Node>,
    /// Operands, which nodes have parts of.
    pub words: Words,
    /// Metadata with names; in modules only.
    pub named: Vec<NamedNode>,
    /// Variables, and functions without a body, and what is attached to them: parts of
    /// [`Self::attachments`]; in modules only.
    pub globals: Vec<(u32, Span)>,
    /// What is attached.
    pub attachments: Vec<Attachment>,
}

/// How many there are of what metadata refers to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits<'m> {
    pub types: &'m Types,
    /// Metadata of the module; zero while that is read.
    pub outer: usize,
    /// Kinds of metadata.
    pub kinds: usize,
}

impl Metadata {
    /// How many numbers its strings and nodes take.
    pub fn count(&self) -> usize {
        self.strings.len() + self.nodes.len()
    }

    /// Whether nothing is there.
    pub fn is_empty(&self) -> bool {
        self.count() == 0 && self.named.is_empty() && self.globals.is_empty()
    }

    /// The operands of a node's record.
    pub fn words(&self, node: &Node) -> WordsOf<'_> {
        self.words.part(node.words)
    }

    /// The bytes that it takes in memory.
    pub(crate) fn memory(&self) -> u64 {
        (self.nodes.len() * size_of::<Node>() + self.words.bytes() + self.attachments.len() * 8)
            as u64
    }

    /// Reads a block. What it refers to within metadata is checked, but not values.
    pub(crate) fn read(reader: &mut Reader<'_>, limits: Limits<'_>) -> Result<Self, Error> {
        let mut metadata = Self::default();
        let mut name = None;
        let mut largest: Option<(u64, Error)> = None;
        loop {
            match reader.advance()? {
                Entry::End => break,
                Entry::Definition => continue,
                Entry::Block(block) => {
                    return Err(reader.error(ErrorKind::UnknownBlock(block.id.into())));
                }
                Entry::Record => {}
            }
            let record = reader.record();
            let mut fields = Fields::new(&record);
            if name.is_some() && record.code != code::NAMED_NODE {
                return Err(fields.error(ErrorKind::Missing("node for a name")));
            }
            match record.code {
                code::STRINGS => {
                    if metadata.count() > 0 {
                        return Err(fields.error(ErrorKind::Misplaced("strings come first")));
                    }
                    metadata.strings = Strings::read(&record)?;
                    continue;
                }
                // Where nodes are in the file, which says nothing of them.
                code::INDEX_OFFSET | code::INDEX => continue,
                code::NAME => name = Some(fields.text()?),
                code::NAMED_NODE => {
                    let name = name.take();
                    let name = name.ok_or_else(|| fields.error(ErrorKind::Missing("name")))?;
                    let count = metadata.count();
                    let mut nodes = Vec::new();
                    while fields.left() > 0 {
                        nodes.push(fields.index("metadata", count)?);
                    }
                    metadata.named.push(NamedNode { name, nodes });
                }
                code::GLOBAL_DECL_ATTACHMENT => {
                    let global = fields.index("value", u32::MAX as usize)?;
                    let count = metadata.count();
                    let list = &mut metadata.attachments;
                    let attached = attachments(&mut fields, limits.kinds, count, list)?;
                    metadata.globals.push((global, attached));
                }
                other => {
                    let kind = NodeKind::from_code(other);
                    let kind = kind.ok_or_else(|| fields.unknown_record(other))?;
                    let largest_here = metadata.node(kind, &mut fields, limits)?;
                    if largest_here > largest.as_ref().map_or(0, |(largest, _)| *largest) {
                        let error =
                            fields.error(ErrorKind::Missing("metadata that is referred to"));
                        largest = Some((largest_here, error));
                    }
                }
            }
            fields.end()?;
        }
        let count = (limits.outer + metadata.count()) as u64;
        match largest.filter(|(largest, _)| *largest > count) {
            Some((_, error)) => Err(error),
            None => Ok(metadata),
        }
    }

    /// Reads a node; the largest number of metadata that it refers to, plus one.
    fn node(
        &mut self,
        kind: NodeKind,
        fields: &mut Fields<'_>,
        limits: Limits<'_>,
    ) -> Result<u64, Error> {
        let shape = kind.shape();
        let start = self.words.len();
        let mut largest = 0;
        if let Some((fixed, free)) = shape.head {
            let head = fields.u64()?;
            if head & !(free | 1) != fixed {
                return Err(fields.unknown("the version of the record", head));
            }
            self.words.push(head);
        }
        let mut one = |sort: Sort, fields: &mut Fields<'_>| -> Result<u64, Error> {
            let word = fields.u64()?;
            match sort {
                Sort::Number => {}
                Sort::Flag if word > 1 => return Err(fields.unknown("a flag", word)),
                Sort::Flag => {}
                Sort::Ref => largest = largest.max(word),
                Sort::Id => largest = largest.max(word.saturating_add(1)),
                Sort::Type => fields.check("type", word, limits.types.all.len())?,
                Sort::Value => fields.check("value", word, u32::MAX as usize)?,
            }
            Ok(word)
        };
        for &(_, sort) in shape.fields {
            self.words.push(one(sort, fields)?);
        }
        if let Some(sort) = shape.tail {
            // LLVM would take what lies behind the record.
            if kind == NodeKind::Enumerator && fields.left() == 0 {
                return Err(fields.error(ErrorKind::Missing("value of an enumerator")));
            }
            for _ in 0..fields.left().min(shape.most) {
                self.words.push(one(sort, fields)?);
            }
        }
        self.nodes.push(Node { kind, words: self.words.since(start) });
        Ok(largest)
    }

    /// Writes the block of a module, if it has metadata.
    pub(crate) fn write_module(&self, writer: &mut Writer) {
        use Encoding::{Array, Fixed, Vbr};
        if self.is_empty() {
            return;
        }
        writer.enter(code::BLOCK, 4);
        let mut shapes = Shapes::default();
        shapes.define(NodeKind::Location, writer);
        shapes.define(NodeKind::GenericDebug, writer);
        let offset = writer.define(abbreviation(code::INDEX_OFFSET, [Fixed(32), Fixed(32)]));
        let index = writer.define(abbreviation(code::INDEX, [Array, Vbr(6)]));
        self.strings.write(writer);
        let indexed = self.nodes.len() > INDEXED_FROM;
        if indexed {
            writer.abbreviated(offset, code::INDEX_OFFSET, &[0, 0], &[]);
        }
        let start = writer.position();
        let mut places = Vec::with_capacity(self.nodes.len());
        let mut before = start;
        for node in &self.nodes {
            let here = writer.position();
            places.push(here - before);
            before = here;
            shapes.write(node, self.words(node), writer);
        }
        if indexed {
            let length = writer.position() - start;
            writer.patch32(start - 64, length as u32);
            writer.patch32(start - 32, (length >> 32) as u32);
            writer.abbreviated(index, code::INDEX, &places, &[]);
        }
        self.write_named(writer);
        let mut operands: Vec<u64> = Vec::new();
        for &(global, attached) in &self.globals {
            operands.clear();
            operands.push(global.into());
            push_attachments(&mut operands, attached.of(&self.attachments));
            writer.record(code::GLOBAL_DECL_ATTACHMENT, &operands);
        }
        writer.leave();
    }

    fn write_named(&self, writer: &mut Writer) {
        if self.named.is_empty() {
            return;
        }
        let shape = abbreviation(code::NAME, [Encoding::Array, Encoding::Fixed(8)]);
        let shape = writer.define(shape);
        for named in &self.named {
            let name: Vec<u64> = unsigned(&named.name).collect();
            writer.abbreviated(shape, code::NAME, &name, &[]);
            let nodes: Vec<u64> = named.nodes.iter().map(|&node| node.into()).collect();
            writer.record(code::NAMED_NODE, &nodes);
        }
    }

    /// Writes the block of a function, if it has metadata.
    pub(crate) fn write_function(&self, writer: &mut Writer) {
        if self.is_empty() {
            return;
        }
        writer.enter(code::BLOCK, 3);
        self.strings.write(writer);
        let mut shapes = Shapes::default();
        for node in &self.nodes {
            shapes.write(node, self.words(node), writer);
        }
        writer.leave();
    }
}

/// From more nodes than these on, LLVM writes where each is.
const INDEXED_FROM: usize = 25;

/// The abbreviations of nodes, where they are defined.
#[derive(Default)]
struct Shapes {
    location: Option<u32>,
    generic: Option<u32>,
    /// Those of the record at hand.
    operands: Vec<u64>,
}

impl Shapes {
    fn define(&mut self, kind: NodeKind, writer: &mut Writer) -> Option<u32> {
        use Encoding::{Array, Fixed, Vbr};
        match kind {
            NodeKind::Location => Some(*self.location.get_or_insert_with(|| {
                let operands = [Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1)];
                writer.define(abbreviation(code::LOCATION, operands))
            })),
            NodeKind::GenericDebug => Some(*self.generic.get_or_insert_with(|| {
                let operands = [Fixed(1), Vbr(6), Fixed(1), Vbr(6), Array, Vbr(6)];
                writer.define(abbreviation(code::GENERIC_DEBUG, operands))
            })),
            _ => None,
        }
    }

    fn write(&mut self, node: &Node, words: WordsOf<'_>, writer: &mut Writer) {
        let by = self.define(node.kind, writer);
        self.operands.clear();
        self.operands.extend(words.iter());
        writer.record_by(by, node.kind.code(), &self.operands);
    }
}

/// Reads pairs of kind and node.
fn attachments(
    fields: &mut Fields<'_>,
    kinds: usize,
    count: usize,
    list: &mut Vec<Attachment>,
) -> Result<Span, Error> {
    let start = list.len();
    while fields.left() > 0 {
        let kind = fields.index("metadata kind", kinds)?;
        list.push(Attachment { kind, node: fields.index("metadata", count)? });
    }
    Ok(Span::since(start, list))
}

fn push_attachments(operands: &mut Vec<u64>, attached: &[Attachment]) {
    for attachment in attached {
        operands.extend([u64::from(attachment.kind), attachment.node.into()]);
    }
}

/// What is attached to a function with a body and to its instructions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attachments {
    /// What is attached to the function, in [`Self::all`].
    pub function: Span,
    /// Instructions, by their places in the function in ascending order, and what is attached to
    /// them.
    pub instructions: Vec<(u32, Span)>,
    /// What is attached.
    pub all: Vec<Attachment>,
}

impl Attachments {
    pub(crate) fn read(
        reader: &mut Reader<'_>,
        instructions: usize,
        kinds: usize,
        count: usize,
    ) -> Result<Self, Error> {
        let mut read = Self::default();
        records(reader, |code, fields| {
            if code != metadata_attachment::ATTACHMENT {
                return Err(fields.unknown_record(code));
            }
            if fields.count() < 2 {
                return Err(fields.error(ErrorKind::MissingOperand(fields.count())));
            }
            if fields.count() % 2 == 0 {
                if !read.all.is_empty() {
                    let twice = ErrorKind::Misplaced("a function's metadata is not there first");
                    return Err(fields.error(twice));
                }
                read.function = attachments(fields, kinds, count, &mut read.all)?;
            } else {
                let instruction = fields.index("instruction", instructions)?;
                if read.instructions.last().is_some_and(|&(last, _)| last >= instruction) {
                    let order = "metadata is not in the order of the instructions";
                    return Err(fields.error(ErrorKind::Misplaced(order)));
                }
                let attached = attachments(fields, kinds, count, &mut read.all)?;
                read.instructions.push((instruction, attached));
            }
            Ok(())
        })?;
        Ok(read)
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        if self.function.len == 0 && self.instructions.is_empty() {
            return;
        }
        writer.enter(metadata_attachment::BLOCK, 3);
        let mut operands: Vec<u64> = Vec::new();
        if self.function.len > 0 {
            push_attachments(&mut operands, self.function.of(&self.all));
            writer.record(metadata_attachment::ATTACHMENT, &operands);
        }
        for &(instruction, attached) in &self.instructions {
            operands.clear();
            operands.push(instruction.into());
            push_attachments(&mut operands, attached.of(&self.all));
            writer.record(metadata_attachment::ATTACHMENT, &operands);
        }
        writer.leave();
    }
}
