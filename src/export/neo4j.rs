//! Tables for neo4j-admin's bulk import.
//! <https://neo4j.com/docs/operations-manual/current/tools/neo4j-admin/neo4j-admin-import>

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use super::graph::Graph;
use super::tables::{ColumnType, Edges, cells, create, tables};
use super::{Format, Output};

/// `neo4j`
pub(super) const FORMAT: Format = Format {
    name: "neo4j",
    help: "A directory of tables for neo4j-admin's bulk import",
    only: &[],
    ready: None,
    output: Output::Directory(write),
};

/// Between the elements of a list: no text has it.
const UNIT: &str = "\u{1F}";

/// A header and a table for each label of nodes and of edges,
/// and the arguments of the command in `import.args`. Elements of lists are told apart by U+001F.
///
/// # Errors
/// When a file cannot be written.
fn write(graph: &Graph, dir: &Path) -> io::Result<()> {
    let mut arguments = create(dir, "import.args")?;
    writeln!(arguments, "--multiline-fields=true\n--array-delimiter=U+001F\n--id-type=integer")?;
    let list = |list| graph.list(list).collect::<Vec<_>>().join(UNIT);
    for (label, table) in tables(graph) {
        let mut header = create(dir, &format!("nodes_{label}_header.csv"))?;
        let columns =
            table.columns.iter().map(|(name, kind)| format!(",{name}:{}", type_name(*kind)));
        writeln!(header, ":ID,:LABEL{}", columns.collect::<String>())?;
        header.flush()?;
        let mut rows = create(dir, &format!("nodes_{label}_data.csv"))?;
        for node in table.nodes {
            let cells = cells(graph, &table.columns, graph.of_node(node), list);
            writeln!(rows, "{node},{label}{cells}")?;
        }
        rows.flush()?;
        writeln!(arguments, "--nodes=nodes_{label}_header.csv,nodes_{label}_data.csv")?;
    }
    let mut by_label: BTreeMap<&str, Edges<'_>> = BTreeMap::new();
    for (i, edge) in graph.edges().iter().enumerate() {
        by_label.entry(graph.text(edge.label)).or_default().add(graph, i);
    }
    for (label, table) in by_label {
        let mut header = create(dir, &format!("edges_{label}_header.csv"))?;
        let columns =
            table.columns.iter().map(|(name, kind)| format!(",{name}:{}", type_name(*kind)));
        writeln!(header, ":START_ID,:END_ID,:TYPE{}", columns.collect::<String>())?;
        header.flush()?;
        let mut rows = create(dir, &format!("edges_{label}_data.csv"))?;
        for i in table.edges {
            let edge = graph.edges()[i];
            let cells = cells(graph, &table.columns, graph.of_edge(i), list);
            writeln!(rows, "{},{},{label}{cells}", edge.from, edge.to)?;
        }
        rows.flush()?;
        writeln!(arguments, "--relationships=edges_{label}_header.csv,edges_{label}_data.csv")?;
    }
    arguments.flush()
}

fn type_name(kind: ColumnType) -> &'static str {
    match kind {
        ColumnType::Text => "string",
        ColumnType::Number => "long",
        ColumnType::Bool => "boolean",
        ColumnType::List => "string[]",
    }
}
