//! JSON: `{"nodes": [{"id", "label", "properties"}], "edges": [{"source", "target", "label",
//! "properties"}]}`.

use std::io::{Result, Write};

use serde_json::{Map, Value as Json, json};

use super::graph::{Graph, Property, Value};
use super::{Format, Output};

/// `json`
pub(super) const FORMAT: Format = Format {
    name: "json",
    help: "One JSON object of nodes and edges",
    only: &[],
    ready: None,
    output: Output::File(|graph, out| Ok(write(graph, out)?)),
};

fn properties(graph: &Graph, all: impl Iterator<Item = Property>) -> Json {
    let value = |property: Property| match property.value {
        Value::Text(text) => graph.text(text).into(),
        Value::Number(number) => number.into(),
        Value::Bool(value) => value.into(),
        Value::List(list) => graph.list(list).collect::<Vec<_>>().into(),
    };
    let all = all.map(|property| (graph.text(property.key).to_owned(), value(property)));
    Json::Object(all.collect::<Map<_, _>>())
}

/// Writes the graph.
///
/// # Errors
/// Those of the writer.
fn write(graph: &Graph, out: &mut dyn Write) -> Result<()> {
    write!(out, "{{\"directed\":true,\"multigraph\":true,\"nodes\":[")?;
    for node in 0..graph.nodes() {
        let properties = properties(graph, graph.of_node(node));
        let label = graph.text(graph.label(node));
        let node = json!({ "id": node, "label": label, "properties": properties });
        write!(out, "{}\n{node}", if node["id"] == 0 { "" } else { "," })?;
    }
    write!(out, "],\"edges\":[")?;
    for (i, edge) in graph.edges().iter().enumerate() {
        let edge = json!({
            "source": edge.from,
            "target": edge.to,
            "label": graph.text(edge.label),
            "properties": properties(graph, graph.of_edge(i)),
        });
        write!(out, "{}\n{edge}", if i == 0 { "" } else { "," })?;
    }
    writeln!(out, "]}}")
}
