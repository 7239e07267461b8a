//! The archive that Joern's `importCpg` reads: `CpgStruct` messages of its `cpg.proto` in a zip
//! file. <https://protobuf.dev/programming-guides/encoding>
//!
//! What Joern's schema does not know is left out: properties that are none of its own, and those of
//! edges.

use std::io::{Error, Result, Write};

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

use super::graph::{Graph, Value};
use super::{Format, Kind, Output};

/// `cpg.bin.zip`
pub(super) const FORMAT: Format = Format {
    name: "cpg.bin.zip",
    help: "The archive that Joern's importCpg reads; only of --graph cpg and pdg",
    only: &[Kind::Cpg, Kind::Pdg],
    ready: None,
    output: Output::Part(write),
};

/// Node types of `cpg.proto`, by name.
const NODES: &[(&str, u32)] = &[
    ("METHOD", 1),
    ("METHOD_RETURN", 3),
    ("ANNOTATION", 5),
    ("ANNOTATION_PARAMETER_ASSIGN", 6),
    ("ANNOTATION_PARAMETER", 7),
    ("LITERAL", 8),
    ("MEMBER", 9),
    ("ARRAY_INITIALIZER", 14),
    ("CALL", 15),
    ("LOCAL", 23),
    ("TAG", 24),
    ("LOCATION", 25),
    ("IDENTIFIER", 27),
    ("RETURN", 30),
    ("BLOCK", 31),
    ("METHOD_PARAMETER_OUT", 33),
    ("METHOD_PARAMETER_IN", 34),
    ("DEPENDENCY", 35),
    ("FILE", 38),
    ("META_DATA", 39),
    ("NAMESPACE", 40),
    ("NAMESPACE_BLOCK", 41),
    ("UNKNOWN", 44),
    ("TYPE", 45),
    ("TYPE_DECL", 46),
    ("TYPE_PARAMETER", 47),
    ("TYPE_ARGUMENT", 48),
    ("ANNOTATION_LITERAL", 49),
    ("CONFIG_FILE", 50),
    ("BINDING", 146),
    ("TAG_NODE_PAIR", 208),
    ("FINDING", 214),
    ("KEY_VALUE_PAIR", 217),
    ("MODIFIER", 300),
    ("METHOD_REF", 333),
    ("CLOSURE_BINDING", 334),
    ("TYPE_REF", 335),
    ("CONTROL_STRUCTURE", 339),
    ("JUMP_TARGET", 340),
    ("JUMP_LABEL", 341),
    ("TEMPLATE_DOM", 417),
    ("COMMENT", 511),
    ("FIELD_IDENTIFIER", 2_001_081),
];

/// Properties of nodes, by name.
const PROPERTIES: &[(&str, u32)] = &[
    ("LINE_NUMBER", 2),
    ("PARSER_TYPE_NAME", 3),
    ("ORDER", 4),
    ("NAME", 5),
    ("FULL_NAME", 6),
    ("IS_EXTERNAL", 7),
    ("VALUE", 8),
    ("COLUMN_NUMBER", 11),
    ("LINE_NUMBER_END", 12),
    ("VERSION", 13),
    ("EVALUATION_STRATEGY", 15),
    ("COLUMN_NUMBER_END", 16),
    ("LANGUAGE", 19),
    ("CONTENT", 20),
    ("CODE", 21),
    ("SIGNATURE", 22),
    ("DISPATCH_TYPE", 25),
    ("MODIFIER_TYPE", 26),
    ("CONTROL_STRUCTURE_TYPE", 27),
    ("ARGUMENT_INDEX", 40),
    ("CLOSURE_BINDING_ID", 50),
    ("TYPE_FULL_NAME", 51),
    ("TYPE_DECL_FULL_NAME", 52),
    ("INHERITS_FROM_TYPE_FULL_NAME", 53),
    ("METHOD_FULL_NAME", 54),
    ("AST_PARENT_TYPE", 56),
    ("AST_PARENT_FULL_NAME", 57),
    ("FILENAME", 106),
    ("OVERLAYS", 118),
    ("HASH", 120),
    ("ARGUMENT_NAME", 130),
    ("KEY", 131),
    ("ALIAS_TYPE_FULL_NAME", 158),
    ("CLOSURE_ORIGINAL_NAME", 159),
    ("IS_VARIADIC", 221),
    ("ROOT", 1199),
    ("DYNAMIC_TYPE_HINT_FULL_NAME", 1591),
    ("INDEX", 2223),
    ("CANONICAL_NAME", 2_001_092),
];

/// Types of edges, by name.
const EDGES: &[(&str, u32)] = &[
    ("AST", 3),
    ("CALL", 6),
    ("REF", 10),
    ("TAGGED_BY", 11),
    ("PARAMETER_LINK", 12),
    ("CFG", 19),
    ("EVAL_TYPE", 21),
    ("BINDS_TO", 22),
    ("INHERITS_FROM", 23),
    ("CONTAINS", 28),
    ("CAPTURE", 40),
    ("CAPTURED_BY", 41),
    ("RECEIVER", 55),
    ("CONDITION", 56),
    ("REACHING_DEF", 137),
    ("ALIAS_OF", 138),
    ("BINDS", 155),
    ("ARGUMENT", 156),
    ("SOURCE_FILE", 157),
    ("DOMINATE", 181),
    ("POST_DOMINATE", 182),
    ("CDG", 183),
];

/// How many nodes or edges one message holds: Java reads none of two gigabytes.
const CHUNK: usize = 1 << 18;

fn find(table: &[(&str, u32)], name: &str) -> Option<u32> {
    table.iter().find(|(known, _)| *known == name).map(|&(_, number)| number)
}

/// A message in its encoding.
#[derive(Default)]
struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.0.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.0.push(n as u8);
    }

    /// A field that is a number. A negative one is sign-extended to 64 bits.
    fn number(&mut self, field: u32, n: i64) {
        self.varint(u64::from(field) << 3);
        self.varint(n as u64);
    }

    /// A field that is a text or another message.
    fn bytes(&mut self, field: u32, bytes: &[u8]) {
        self.varint(u64::from(field) << 3 | 2);
        self.varint(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }
}

/// `PropertyValue`.
fn value(graph: &Graph, value: Value) -> Message {
    let mut message = Message::default();
    match value {
        Value::Text(text) => message.bytes(1, graph.text(text).as_bytes()),
        Value::Bool(value) => message.number(2, i64::from(value)),
        Value::Number(number) => message.number(3, number),
        Value::List(list) => {
            let mut texts = Message::default();
            graph.list(list).for_each(|text| texts.bytes(1, text.as_bytes()));
            message.bytes(7, &texts.0);
        }
    }
    message
}

/// `CpgStruct.Node`. Joern's ids start at 1: zero is a key that is not there.
fn node(graph: &Graph, node: usize) -> Option<Message> {
    let mut message = Message::default();
    message.number(1, node as i64 + 1);
    message.number(2, i64::from(find(NODES, graph.text(graph.label(node)))?));
    for property in graph.of_node(node) {
        if let Some(name) = find(PROPERTIES, graph.text(property.key)) {
            let mut pair = Message::default();
            pair.number(1, i64::from(name));
            pair.bytes(2, &value(graph, property.value).0);
            message.bytes(3, &pair.0);
        }
    }
    Some(message)
}

/// The messages, and the kinds of nodes and edges that they leave out.
fn messages(graph: &Graph) -> (Vec<Message>, Vec<String>) {
    let (mut all, mut left_out) = (Vec::new(), Vec::new());
    let mut there = vec![true; graph.nodes()];
    for start in (0..graph.nodes()).step_by(CHUNK) {
        let mut message = Message::default();
        for (i, there) in there.iter_mut().enumerate().skip(start).take(CHUNK) {
            match node(graph, i) {
                Some(node) => message.bytes(1, &node.0),
                None => {
                    *there = false;
                    left_out.push(graph.text(graph.label(i)).to_owned());
                }
            }
        }
        all.push(message);
    }
    for edges in graph.edges().chunks(CHUNK) {
        let mut message = Message::default();
        for edge in edges {
            let Some(label) = find(EDGES, graph.text(edge.label)) else {
                left_out.push(graph.text(edge.label).to_owned());
                continue;
            };
            if there[edge.from as usize] && there[edge.to as usize] {
                let mut part = Message::default();
                part.number(1, i64::from(edge.from) + 1);
                part.number(2, i64::from(edge.to) + 1);
                part.number(3, i64::from(label));
                message.bytes(2, &part.0);
            }
        }
        all.push(message);
    }
    left_out.sort();
    left_out.dedup();
    (all, left_out)
}

/// Writes the archive. Answers which kinds of nodes and edges Joern does not know.
///
/// # Errors
/// Those of the writer.
fn write(graph: &Graph, out: &mut dyn Write) -> Result<Option<String>> {
    let (messages, left_out) = messages(graph);
    let mut archive = Archive::default();
    for (i, message) in messages.iter().enumerate() {
        let name = if i == 0 { "cpg.proto".to_owned() } else { format!("cpg.{i:04}.proto") };
        archive.add(out, &name, &message.0)?;
    }
    archive.finish(out)?;
    let left_out = (!left_out.is_empty()).then(|| left_out.join(", "));
    Ok(left_out.map(|kinds| format!("Joern's cpg.proto has no {kinds}: left out")))
}

/// A zip file as it is written. <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>
#[derive(Default)]
struct Archive {
    at: u32,
    entries: u16,
    directory: Vec<u8>,
}

impl Archive {
    fn add(&mut self, out: &mut dyn Write, name: &str, content: &[u8]) -> Result<()> {
        let too_large = |_| Error::other("a zip file of more than 4 GB");
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(content)?;
        let packed = packed.finish()?;
        let mut crc = Crc::new();
        crc.update(content);
        // What both headers have: version, flags, deflate, no clock (1 January 1980), sums, lengths.
        let mut common = Vec::new();
        for half in [20_u16, 0, 8, 0, 0x21] {
            common.extend_from_slice(&half.to_le_bytes());
        }
        let lengths = [
            crc.sum(),
            u32::try_from(packed.len()).map_err(too_large)?,
            u32::try_from(content.len()).map_err(too_large)?,
        ];
        lengths.iter().for_each(|n| common.extend_from_slice(&n.to_le_bytes()));
        common.extend_from_slice(&(name.len() as u16).to_le_bytes());
        common.extend_from_slice(&0_u16.to_le_bytes());
        out.write_all(b"PK\x03\x04")?;
        out.write_all(&common)?;
        out.write_all(name.as_bytes())?;
        out.write_all(&packed)?;
        self.directory.extend_from_slice(b"PK\x01\x02\x14\x00");
        self.directory.extend_from_slice(&common);
        // No comment, first disk, no attributes.
        self.directory.extend_from_slice(&[0; 10]);
        self.directory.extend_from_slice(&self.at.to_le_bytes());
        self.directory.extend_from_slice(name.as_bytes());
        let length = 4 + common.len() + name.len() + packed.len();
        self.at = u32::try_from(self.at as usize + length).map_err(too_large)?;
        self.entries += 1;
        Ok(())
    }

    fn finish(self, out: &mut dyn Write) -> Result<()> {
        out.write_all(&self.directory)?;
        out.write_all(b"PK\x05\x06\0\0\0\0")?;
        out.write_all(&self.entries.to_le_bytes())?;
        out.write_all(&self.entries.to_le_bytes())?;
        out.write_all(&(self.directory.len() as u32).to_le_bytes())?;
        out.write_all(&self.at.to_le_bytes())?;
        out.write_all(&[0; 2])
    }
}
