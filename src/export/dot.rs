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
    only: &[],
    ready: None,
    output: Output::File(|graph, out| Ok(write(graph, out)?)),
};

/// How much of one line is shown.
const WIDTH: usize = 100;

/// Ways out of a block by their kinds: the label and attributes of the edge. The colours are told
/// apart by people who do not see all of them (Okabe and Ito), and so are the lines.
const BRANCHES: [(&str, &str, &str); 5] = [
    ("always", "", ""),
    ("true", "T", " color=\"#0072b2\""),
    ("false", "F", " color=\"#c45200\" style=dashed"),
    ("normal", "", ""),
    ("exceptional", "unwinds", " style=dotted"),
];

/// Writes the graph.
///
/// # Errors
/// Those of the writer.
pub(super) fn write(graph: &Graph, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "digraph {{")?;
    writeln!(out, "  node [shape=box fontname=\"monospace\" fontsize=10];")?;
    writeln!(out, "  edge [fontname=\"monospace\" fontsize=9];")?;
    // Blocks of a function stand together, in a frame with its name.
    let function = |node| graph.get(node, "FUNCTION").filter(|_| is(graph, node, "BLOCK"));
    let mut open: Option<&str> = None;
    let mut clusters = 0;
    for node in 0..graph.nodes() {
        if open != function(node) {
            if open.is_some() {
                writeln!(out, "  }}")?;
            }
            if let Some(name) = function(node) {
                let name = graph.get(node, "FUNCTION_FULL_NAME").unwrap_or(name);
                writeln!(out, "  subgraph cluster_{clusters} {{")?;
                writeln!(out, "  label=\"{}\" fontname=\"monospace\" fontsize=11;", quoted(name))?;
                clusters += 1;
            }
            open = function(node);
        }
        let lines: String = lines(graph, node).iter().map(|line| quoted(line) + "\\l").collect();
        writeln!(out, "  {node} [label=\"{lines}\"{}];", style(graph, node))?;
    }
    if open.is_some() {
        writeln!(out, "  }}")?;
    }
    for (i, edge) in graph.edges().iter().enumerate() {
        let property = |wanted| {
            let found = graph.of_edge(i).find(|property| graph.text(property.key) == wanted);
            found.map(|property| graph.shown(property.value))
        };
        let (label, style) = match (graph.text(edge.label), property("BRANCH"), property("HOW")) {
            (_, Some(branch), _) => {
                let known = BRANCHES.iter().find(|(kind, ..)| *kind == branch);
                known.map_or((branch, ""), |(_, label, style)| ((*label).into(), *style))
            }
            (_, _, Some(how)) if how == "direct" => ("".into(), ""),
            (_, _, Some(how)) => (how, " style=dashed"),
            (label, ..) => match property("INDEX") {
                Some(index) => (format!("{label} {index}").into(), ""),
                None => (label.into(), ""),
            },
        };
        writeln!(out, "  {} -> {} [label=\"{}\"{style}];", edge.from, edge.to, quoted(&label))?;
    }
    writeln!(out, "}}")
}

/// Whether a node has this label.
fn is(graph: &Graph, node: usize, label: &str) -> bool {
    graph.text(graph.label(node)) == label
}

/// What stands in a node.
fn lines(graph: &Graph, node: usize) -> Vec<String> {
    let name = graph.get(node, "NAME").unwrap_or_default().to_owned();
    let mut lines = match graph.text(graph.label(node)) {
        "BLOCK" => vec![format!("{name}:")],
        "FUNCTION" | "TYPE" => return vec![name],
        label => vec![label.to_owned()],
    };
    for property in graph.of_node(node) {
        match (graph.text(property.key), property.value) {
            ("NAME" | "CODE", Value::Text(text)) if !is(graph, node, "BLOCK") => {
                let text = graph.text(text).to_owned();
                if !text.is_empty() && !lines.contains(&text) {
                    lines.push(text);
                }
            }
            // What says where variables are is of no interest in a drawing.
            ("INSTRUCTIONS", Value::List(list)) => lines.extend(
                graph
                    .list(list)
                    .filter(|text| !text.starts_with("call void @llvm.dbg."))
                    .map(|text| format!("  {text}")),
            ),
            _ => {}
        }
    }
    lines
}

/// The attributes of a node: an entry has a thick frame, a block of a loop is shaded, a function of
/// another module is grey.
fn style(graph: &Graph, node: usize) -> String {
    let mut style = String::new();
    for property in graph.of_node(node) {
        match (graph.text(property.key), property.value) {
            ("IS_ENTRY", Value::Bool(true)) => style += " penwidth=2",
            ("IS_EXTERNAL", Value::Bool(true)) => style += " color=grey fontcolor=grey40",
            ("LOOP_DEPTH", Value::Number(depth)) => {
                let shade = (8 + 7 * depth.clamp(0, 4)) * 255 / 100;
                style += &format!(" style=filled fillcolor=\"#286ec8{shade:02x}\"");
            }
            _ => {}
        }
    }
    style
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
