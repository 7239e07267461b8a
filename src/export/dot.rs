//! DOT, which Graphviz draws. <https://graphviz.org/doc/info/lang.html>
//!
//! A drawing shows less than the other formats hold: of a node its label, its name and its code, of
//! an edge its label or when it is taken. Long texts are cut.

use std::io::{Result, Write};

use super::graph::{Graph, Value};
use super::{Format, Output};

/// `dot`
pub(super) const FORMAT: Format = Format {
    name: "dot",
    help: "A drawing for Graphviz",
    only: None,
    ready: None,
    output: Output::File(|graph, out| Ok(write(graph, out)?)),
};

/// How much of one line is shown.
const WIDTH: usize = 100;

/// Writes the graph.
///
/// # Errors
/// Those of the writer.
pub(super) fn write(graph: &Graph, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "digraph {{")?;
    writeln!(out, "  node [shape=box fontname=\"monospace\" fontsize=10];")?;
    writeln!(out, "  edge [fontname=\"monospace\" fontsize=9];")?;
    for node in 0..graph.nodes() {
        let mut lines = vec![graph.text(graph.label(node)).to_owned()];
        for property in graph.of_node(node) {
            match (graph.text(property.key), property.value) {
                ("NAME" | "CODE", Value::Text(text)) => {
                    let text = graph.text(text).to_owned();
                    if !text.is_empty() && !lines.contains(&text) {
                        lines.push(text);
                    }
                }
                ("INSTRUCTIONS", Value::List(list)) => {
                    lines.extend(graph.list(list).map(str::to_owned));
                }
                _ => {}
            }
        }
        let lines: String = lines.iter().map(|line| quoted(line) + "\\l").collect();
        writeln!(out, "  {node} [label=\"{lines}\"];")?;
    }
    for (i, edge) in graph.edges().iter().enumerate() {
        let of_text = |key: &str| {
            graph.of_edge(i).find_map(|property| match property.value {
                Value::Text(text) if graph.text(property.key) == key => Some(graph.text(text)),
                _ => None,
            })
        };
        let label = of_text("BRANCH").or_else(|| of_text("INDEX"));
        let label = match label {
            Some(label) => format!("{} {label}", graph.text(edge.label)),
            None => graph.text(edge.label).to_owned(),
        };
        writeln!(out, "  {} -> {} [label=\"{}\"];", edge.from, edge.to, quoted(&label))?;
    }
    writeln!(out, "}}")
}

/// One line of a label. Graphviz knows no character below a blank, and a label no bare backslash.
fn quoted(line: &str) -> String {
    let mut out = String::new();
    for c in line.chars().take(WIDTH) {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\\\n"),
            c if c < ' ' => out.push(' '),
            c => out.push(c),
        }
    }
    if line.chars().nth(WIDTH).is_some() {
        out.push('…');
    }
    out
}
