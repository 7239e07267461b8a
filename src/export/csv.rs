//! Tables of nodes and edges: for neo4j-admin's bulk import, and for Cypher's `LOAD CSV` and Kuzu's
//! `COPY`.
//!
//! Every text stands in quotes, quotes in it are doubled, and all else, tabs, backslashes and line
//! ends included, stands as it is. Lists: see the two functions.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::graph::{Graph, Property, Value};

/// Between the elements of a list in a table for Neo4j: no text has it.
const UNIT: &str = "\u{1F}";

/// The type of each column, by its name.
type Columns<'g> = BTreeMap<&'g str, &'static str>;

/// Nodes of one label, with their columns.
struct Table<'g> {
    nodes: Vec<usize>,
    columns: Columns<'g>,
}

fn meet<'g>(graph: &'g Graph, property: Property, columns: &mut Columns<'g>) {
    let kind = match property.value {
        Value::Text(_) => "string",
        Value::Number(_) => "long",
        Value::Bool(_) => "boolean",
        Value::List(_) => "string[]",
    };
    let known = columns.entry(graph.text(property.key)).or_insert(kind);
    if *known != kind {
        *known = "string";
    }
}

fn tables(graph: &Graph) -> BTreeMap<&str, Table<'_>> {
    let mut tables = BTreeMap::new();
    for node in 0..graph.nodes() {
        let table = tables
            .entry(graph.text(graph.label(node)))
            .or_insert_with(|| Table { nodes: Vec::new(), columns: Columns::new() });
        table.nodes.push(node);
        for property in graph.of_node(node) {
            meet(graph, property, &mut table.columns);
        }
    }
    tables
}

/// Edges, and the columns of their properties.
#[derive(Default)]
struct Edges<'g> {
    edges: Vec<usize>,
    columns: Columns<'g>,
}

impl<'g> Edges<'g> {
    fn add(&mut self, graph: &'g Graph, edge: usize) {
        self.edges.push(edge);
        for property in graph.of_edge(edge) {
            meet(graph, property, &mut self.columns);
        }
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// The cells of a row, in the order of the columns; what a row lacks is empty, without quotes.
fn cells(
    graph: &Graph,
    columns: &Columns<'_>,
    properties: impl Iterator<Item = Property>,
    list: impl Fn(u32) -> String,
) -> String {
    let properties: BTreeMap<&str, Value> =
        properties.map(|property| (graph.text(property.key), property.value)).collect();
    let mut row = String::new();
    for name in columns.keys() {
        row.push(',');
        match properties.get(name) {
            Some(Value::List(texts)) => row.push_str(&quoted(&list(*texts))),
            Some(value @ Value::Text(_)) => row.push_str(&quoted(&graph.shown(*value))),
            Some(value) => row.push_str(&graph.shown(*value)),
            None => {}
        }
    }
    row
}

fn create(dir: &Path, name: &str) -> io::Result<BufWriter<File>> {
    File::create(dir.join(name)).map(BufWriter::new)
}

/// For `neo4j-admin database import`: a header and a table for each label of nodes and of edges,
/// and the arguments of the command in `import.args`. Elements of lists are told apart by U+001F.
///
/// # Errors
/// When a file cannot be written.
pub fn neo4j(graph: &Graph, dir: &Path) -> io::Result<()> {
    let mut arguments = create(dir, "import.args")?;
    writeln!(arguments, "--multiline-fields=true\n--array-delimiter=U+001F\n--id-type=integer")?;
    let list = |list| graph.list(list).collect::<Vec<_>>().join(UNIT);
    for (label, table) in tables(graph) {
        let mut header = create(dir, &format!("nodes_{label}_header.csv"))?;
        let columns = table.columns.iter().map(|(name, kind)| format!(",{name}:{kind}"));
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
        let columns = table.columns.iter().map(|(name, kind)| format!(",{name}:{kind}"));
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

/// For Cypher: a table with a plain header for each label of nodes, and for each label of edges
/// between two labels of nodes; `kuzu.cypher` makes the tables in Kuzu and copies the files into
/// them, `neo4j.cypher` loads them into Neo4j. A list is a JSON array in one text.
///
/// # Errors
/// When a file cannot be written.
pub fn cypher(graph: &Graph, dir: &Path) -> io::Result<()> {
    let mut kuzu = create(dir, "kuzu.cypher")?;
    let mut neo4j = create(dir, "neo4j.cypher")?;
    let list = |list| graph.shown(Value::List(list)).into_owned();
    let kuzu_type = |kind: &str| match kind {
        "long" => "INT64",
        "boolean" => "BOOLEAN",
        _ => "STRING",
    };
    // What Cypher makes of a cell, which is a text.
    let cast = |(name, kind): (&&str, &&str)| match *kind {
        "long" => format!("{name}: toInteger(row.{name})"),
        "boolean" => format!("{name}: toBoolean(row.{name})"),
        _ => format!("{name}: row.{name}"),
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
            table.columns.iter().map(|(n, k)| format!("`{n}` {}, ", kuzu_type(k))).collect();
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
            columns.iter().map(|(n, k)| format!(", `{n}` {}", kuzu_type(k))).collect();
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
