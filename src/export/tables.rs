//! Tables of nodes and edges, which two formats have.
//!
//! Every text stands in quotes, quotes in it are doubled, and all else, tabs, backslashes and line
//! ends included, stands as it is. A number has no quotes and what a row lacks is empty: the csv
//! crate, which looks at the characters of a cell and not at its type, cannot tell `12` from `"12"`.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use super::graph::{Graph, Property, Value};

/// What the cells of a column are.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum ColumnType {
    Text,
    Number,
    Bool,
    List,
}

/// The type of each column, by its name.
pub(super) type Columns<'g> = BTreeMap<&'g str, ColumnType>;

/// Nodes of one label, with their columns.
pub(super) struct Table<'g> {
    pub(super) nodes: Vec<usize>,
    pub(super) columns: Columns<'g>,
}

fn meet<'g>(graph: &'g Graph, property: Property, columns: &mut Columns<'g>) {
    let kind = match property.value {
        Value::Text(_) => ColumnType::Text,
        Value::Number(_) => ColumnType::Number,
        Value::Bool(_) => ColumnType::Bool,
        Value::List(_) => ColumnType::List,
    };
    let known = columns.entry(graph.text(property.key)).or_insert(kind);
    if *known != kind {
        *known = ColumnType::Text;
    }
}

pub(super) fn tables(graph: &Graph) -> BTreeMap<&str, Table<'_>> {
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
pub(super) struct Edges<'g> {
    pub(super) edges: Vec<usize>,
    pub(super) columns: Columns<'g>,
}

impl<'g> Edges<'g> {
    pub(super) fn add(&mut self, graph: &'g Graph, edge: usize) {
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
pub(super) fn cells(
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

pub(super) fn create(dir: &Path, name: &str) -> io::Result<BufWriter<File>> {
    File::create(dir.join(name)).map(BufWriter::new)
}
