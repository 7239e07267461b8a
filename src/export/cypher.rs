//! Tables for Cypher's `LOAD CSV` and Kuzu's `COPY`.
//! <https://docs.kuzudb.com/import/csv>

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::Path;

use super::graph::{Graph, Value};
use super::tables::{ColumnType, Edges, cells, create, tables};
use super::{Format, Output};

/// `cypher-csv`
pub(super) const FORMAT: Format = Format {
    name: "cypher-csv",
    help: "A directory of tables for Cypher's LOAD CSV and Kuzu's COPY, with the commands",
    only: &[],
    ready: None,
    output: Output::Directory(write),
};

/// A table with a plain header for each label of nodes, and for each label of edges
/// between two labels of nodes; `kuzu.cypher` makes the tables in Kuzu and copies the files into
/// them, `neo4j.cypher` loads them into Neo4j. A list is a JSON array in one text.
///
/// # Errors
/// When a file cannot be written.
fn write(graph: &Graph, dir: &Path) -> io::Result<()> {
    let mut kuzu = create(dir, "kuzu.cypher")?;
    let mut neo4j = create(dir, "neo4j.cypher")?;
    let list = |list| graph.shown(Value::List(list)).into_owned();
    // What Cypher makes of a cell, which is a text.
    let cast = |(name, kind): (&&str, &ColumnType)| match kind {
        ColumnType::Number => format!("{name}: toInteger(row.{name})"),
        ColumnType::Bool => format!("{name}: toBoolean(row.{name})"),
        ColumnType::Text | ColumnType::List => format!("{name}: row.{name}"),
    };
    for (label, table) in tables(graph) {
        let file = format!("nodes_{label}.csv");
        let mut rows = create(dir, &file)?;
        let names: String = table.columns.keys().map(|name| format!(",{name}")).collect();
        writeln!(rows, "id{names}")?;
        for node in table.nodes {
            let cells = cells(graph, &table.columns, graph.of_node(node), list);
            writeln!(rows, "{node}{cells}")?;
        }
        rows.flush()?;
        let columns: String =
            table.columns.iter().map(|(n, k)| format!("`{n}` {}, ", kuzu_type(*k))).collect();
        writeln!(kuzu, "CREATE NODE TABLE `{label}`(id INT64, {columns}PRIMARY KEY(id));")?;
        writeln!(kuzu, "COPY `{label}` FROM '{file}' {COPY};")?;
        let casts: String =
            table.columns.iter().map(|column| format!(", {}", cast(column))).collect();
        writeln!(neo4j, "CREATE CONSTRAINT IF NOT EXISTS FOR (n:{label}) REQUIRE n.id IS UNIQUE;")?;
        writeln!(neo4j, "LOAD CSV WITH HEADERS FROM 'file:///{file}' AS row")?;
        writeln!(neo4j, "CREATE (:{label} {{id: toInteger(row.id){casts}}});")?;
    }
    let mut by_ends: BTreeMap<&str, BTreeMap<(&str, &str), Vec<usize>>> = BTreeMap::new();
    let mut columns: BTreeMap<&str, Edges<'_>> = BTreeMap::new();
    let label_of = |node: u32| graph.text(graph.label(node as usize));
    for (i, edge) in graph.edges().iter().enumerate() {
        let label = graph.text(edge.label);
        let ends = (label_of(edge.from), label_of(edge.to));
        by_ends.entry(label).or_default().entry(ends).or_default().push(i);
        columns.entry(label).or_default().add(graph, i);
    }
    for (label, by_ends) in by_ends {
        let columns = &columns[label].columns;
        let mut pairs: Vec<String> = Vec::new();
        for (from, to) in by_ends.keys() {
            pairs.push(format!("FROM `{from}` TO `{to}`"));
        }
        let properties: String =
            columns.iter().map(|(n, k)| format!(", `{n}` {}", kuzu_type(*k))).collect();
        // A table of edges may not bear the name of one of nodes.
        let table =
            if graph_has_label(graph, label) { format!("{label}_EDGE") } else { label.into() };
        writeln!(kuzu, "CREATE REL TABLE `{table}`({}{properties});", pairs.join(", "))?;
        for ((from, to), edges) in by_ends {
            let file = format!("edges_{label}_{from}_{to}.csv");
            let mut rows = create(dir, &file)?;
            let names: String = columns.keys().map(|name| format!(",{name}")).collect();
            writeln!(rows, "from,to{names}")?;
            for i in edges {
                let edge = graph.edges()[i];
                let cells = cells(graph, columns, graph.of_edge(i), list);
                writeln!(rows, "{},{}{cells}", edge.from, edge.to)?;
            }
            rows.flush()?;
            let ends =
                if pairs.len() > 1 { format!("from='{from}', to='{to}', ") } else { String::new() };
            let options = COPY.replacen('(', &format!("({ends}"), 1);
            writeln!(kuzu, "COPY `{table}` FROM '{file}' {options};")?;
            let casts: Vec<String> = columns.iter().map(cast).collect();
            let casts =
                if casts.is_empty() { String::new() } else { format!(" {{{}}}", casts.join(", ")) };
            writeln!(neo4j, "LOAD CSV WITH HEADERS FROM 'file:///{file}' AS row")?;
            writeln!(
                neo4j,
                "MATCH (a:{from} {{id: toInteger(row.from)}}), (b:{to} {{id: toInteger(row.to)}})"
            )?;
            writeln!(neo4j, "CREATE (a)-[:{label}{casts}]->(b);")?;
        }
    }
    kuzu.flush()?;
    neo4j.flush()
}

/// How Kuzu reads what stands in quotes: a value may go over several lines.
const COPY: &str = "(HEADER=true, PARALLEL=false, QUOTE='\"', ESCAPE='\"')";

fn graph_has_label(graph: &Graph, label: &str) -> bool {
    let labels: BTreeSet<&str> = (0..graph.nodes()).map(|n| graph.text(graph.label(n))).collect();
    labels.contains(label)
}

fn kuzu_type(kind: ColumnType) -> &'static str {
    match kind {
        ColumnType::Number => "INT64",
        ColumnType::Bool => "BOOLEAN",
        ColumnType::Text | ColumnType::List => "STRING",
    }
}
