//! GraphML, with labels as TinkerPop's readers expect them: `labelV` of nodes, `labelE` of edges.
//! <http://graphml.graphdrawing.org/specification.html>

use std::collections::BTreeMap;
use std::io::{Result, Write};

use super::graph::{Graph, Property, Value};
use super::{Format, Output};

/// `graphml`
pub(super) const FORMAT: Format = Format {
    name: "graphml",
    help: "GraphML: networkx, Gephi, TinkerPop",
    only: &[],
    ready: None,
    output: Output::File(|graph, out| Ok(write(graph, out)?)),
};

/// Keys by what they are of and their name, with their type.
type Keys<'g> = BTreeMap<(&'static str, &'g str), &'static str>;

fn kind(value: Value) -> &'static str {
    match value {
        Value::Text(_) | Value::List(_) => "string",
        Value::Number(_) => "long",
        Value::Bool(_) => "boolean",
    }
}

/// Writes the graph.
///
/// # Errors
/// Those of the writer.
fn write(graph: &Graph, out: &mut dyn Write) -> Result<()> {
    let mut keys = Keys::new();
    let mut meet = |of, property: Property| {
        let known = keys.entry((of, graph.text(property.key))).or_insert(kind(property.value));
        if *known != kind(property.value) {
            *known = "string";
        }
    };
    (0..graph.nodes()).for_each(|i| graph.of_node(i).for_each(|p| meet("node", p)));
    (0..graph.edges().len()).for_each(|i| graph.of_edge(i).for_each(|p| meet("edge", p)));
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">")?;
    declare(out, "node", "labelV", "string")?;
    declare(out, "edge", "labelE", "string")?;
    for (&(of, name), &kind) in &keys {
        declare(out, of, name, kind)?;
    }
    writeln!(out, "<graph id=\"G\" edgedefault=\"directed\">")?;
    for node in 0..graph.nodes() {
        write!(out, "<node id=\"{node}\">")?;
        data(out, "node", "labelV", graph.text(graph.label(node)))?;
        for property in graph.of_node(node) {
            data(out, "node", graph.text(property.key), &graph.shown(property.value))?;
        }
        writeln!(out, "</node>")?;
    }
    for (i, edge) in graph.edges().iter().enumerate() {
        write!(out, "<edge id=\"e{i}\" source=\"{}\" target=\"{}\">", edge.from, edge.to)?;
        data(out, "edge", "labelE", graph.text(edge.label))?;
        for property in graph.of_edge(i) {
            data(out, "edge", graph.text(property.key), &graph.shown(property.value))?;
        }
        writeln!(out, "</edge>")?;
    }
    writeln!(out, "</graph>\n</graphml>")
}

fn declare(out: &mut dyn Write, of: &str, name: &str, kind: &str) -> Result<()> {
    let name = escaped(name);
    writeln!(
        out,
        "<key id=\"{of}_{name}\" for=\"{of}\" attr.name=\"{name}\" attr.type=\"{kind}\"/>"
    )
}

fn data(out: &mut dyn Write, of: &str, name: &str, value: &str) -> Result<()> {
    write!(out, "<data key=\"{of}_{}\">{}</data>", escaped(name), escaped(value))
}

/// XML 1.0 has no control characters but three, not even escaped: the others are written as a
/// backslash and two digits, as facts write bytes that are no text.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Readers take line ends as newlines, and some trim: so as numbers.
            '\t' | '\n' | '\r' => out.push_str(&format!("&#{};", c as u32)),
            c if c < ' ' || c == '\u{FFFE}' || c == '\u{FFFF}' => {
                out.push_str(&format!("\\{:02X}", c as u32));
            }
            c => out.push(c),
        }
    }
    out
}
