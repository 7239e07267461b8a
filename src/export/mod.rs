//! Graphs out of modules and facts, for Neo4j, Kuzu, networkx, Gephi, Graphviz and Joern.
//!
//! A graph is what a Datalog program derives: the code property graph of the library, or one of the
//! programs beside this file. Nodes are numbered densely from 0 in the order of the facts, so that
//! the same input gives the same bytes.

mod cypher;
mod dot;
pub mod graph;
mod graphml;
mod json;
mod neo4j;
mod protobuf;
pub mod svg;
mod tables;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use crate::query::{self, Source};
use crate::{Error, Result};
use engine::{Database, Options, Program};
use facts::Domain;
use jobs::pipeline::Observer;
use library::Search;

use graph::{Builder, Graph, Key, key};

/// Every format, in the order of help. Its own file says what a format is; a row here is all that
/// the command line, its completions and manual, and the tests need to know of it.
pub static FORMATS: [Format; 7] = [
    dot::FORMAT,
    svg::FORMAT,
    graphml::FORMAT,
    neo4j::FORMAT,
    cypher::FORMAT,
    json::FORMAT,
    protobuf::FORMAT,
];

/// A way to write a graph.
#[derive(Copy, Clone, Debug)]
pub struct Format {
    /// What `--format` calls it.
    pub name: &'static str,
    /// What it is, in a line.
    pub help: &'static str,
    /// The kinds of graph that it can hold; none if it can hold all.
    pub only: &'static [Kind],
    /// Whether what the format needs beyond this program is there.
    pub ready: Option<fn() -> Result<(), WriteError>>,
    /// How it is written.
    pub output: Output,
}

/// What a format makes.
#[derive(Copy, Clone, Debug)]
pub enum Output {
    /// One file.
    File(fn(&Graph, &mut dyn Write) -> Result<(), WriteError>),
    /// One file that has no room for some nodes and edges: answers in words what it left out.
    Part(fn(&Graph, &mut dyn Write) -> io::Result<Option<String>>),
    /// Files in a directory that is there and empty.
    Directory(fn(&Graph, &Path) -> io::Result<()>),
}

/// Why a graph is not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The file, the pipe or the directory.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Graphviz does not run.
    #[error(
        "--format svg needs `dot` of Graphviz (Debian: apt-get install graphviz): {0}; \
         --format dot does without"
    )]
    NoGraphviz(io::Error),
    /// A picture of so much takes minutes, and nobody could read it.
    #[error(
        "the graph has {nodes} nodes and {edges} edges, of which Graphviz makes no picture in \
         reasonable time (more than {limit} of either): --function draws a part, --limit raises the \
         limit, --format dot writes what other programs draw, and llvm-facts view shows all of it"
    )]
    TooLarge {
        /// How many it has.
        nodes: usize,
        /// How many it has.
        edges: usize,
        /// How many of either are drawn.
        limit: usize,
    },
    /// Graphviz runs, and says this.
    #[error("Graphviz cannot draw the graph: {0}")]
    Graphviz(String),
}

/// Which graph.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The code property graph.
    Cpg,
    /// The code property graph with what depends on what.
    Pdg,
    /// Control flow.
    Cfg,
    /// Calls.
    Callgraph,
    /// Types.
    Types,
}

/// The relations of a program that make a graph.
struct Relations {
    program: &'static str,
    text: &'static str,
    node: &'static str,
    edge: &'static str,
    node_text: &'static str,
    node_number: &'static str,
    node_bool: &'static str,
    node_list: &'static str,
    edge_text: &'static str,
    /// Instructions whose text is put into a list of a node.
    instruction: Option<&'static str>,
}

impl Kind {
    /// Every kind, in the order of help.
    pub const ALL: [Self; 5] = [Self::Cpg, Self::Pdg, Self::Cfg, Self::Callgraph, Self::Types];

    /// What `--graph` calls it.
    pub fn name(self) -> &'static str {
        self.relations().program
    }

    fn relations(self) -> Relations {
        let own = |program, text| Relations {
            program,
            text,
            node: "export_node",
            edge: "export_edge",
            node_text: "export_text",
            node_number: "export_number",
            node_bool: "export_bool",
            node_list: "export_list",
            edge_text: "export_edge_text",
            instruction: None,
        };
        let cpg = |program, text| Relations {
            program,
            text,
            node: "cpg_node",
            edge: "cpg_edge",
            node_text: "cpg_prop_str",
            node_number: "cpg_prop_int",
            node_bool: "cpg_prop_bool",
            node_list: "cpg_prop_list",
            edge_text: "cpg_edge_prop_str",
            instruction: None,
        };
        match self {
            Self::Cpg => cpg("cpg", ".include \"cpg/cpg.dl\"\n"),
            Self::Pdg => cpg("pdg", ".include \"cpg/pdg.dl\"\n"),
            Self::Cfg => Relations {
                instruction: Some("export_instruction"),
                ..own("cfg", include_str!("cfg.dl"))
            },
            Self::Callgraph => own("callgraph", include_str!("callgraph.dl")),
            Self::Types => own("types", include_str!("types.dl")),
        }
    }
}

/// The graph of a source.
///
/// # Errors
/// When the source cannot be read, or a limit of the engine is reached.
pub fn graph(
    kind: Kind,
    source: Source<'_>,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Graph> {
    let relations = kind.relations();
    let name = format!("<export {}>", relations.program);
    let mut program = Program::parse(&name, relations.text, &Search::default())?;
    let mut outputs = vec![
        relations.node,
        relations.edge,
        relations.node_text,
        relations.node_number,
        relations.node_bool,
        relations.node_list,
        relations.edge_text,
    ];
    outputs.extend(relations.instruction);
    program.select(&outputs.into_iter().map(str::to_owned).collect::<Vec<_>>())?;
    let mut database = Database::new(&program);
    let firsts = query::load(&program, source, &mut database, observer)?;
    program.run(&mut database, options)?;
    let texts = match relations.instruction {
        Some(relation) => instructions(&program, &database, relation, source, &firsts)?,
        None => Vec::new(),
    };
    Ok(build(&program, &database, &relations, &texts)?)
}

/// A node, the place of an instruction in it, and the text of that in LLVM's words.
type InstructionText = (Key, u32, String);

fn instructions(
    program: &Program,
    database: &Database,
    relation: &str,
    source: Source<'_>,
    firsts: &[u32],
) -> Result<Vec<InstructionText>> {
    let mut all: Vec<(Key, u32, u32, u32)> = Vec::new();
    program.visit(database, relation, &mut |row| {
        if let [node, index, inst, function] = row {
            let id = |cell| key(cell)[0];
            all.push((key(node), id(index), id(inst), id(function)));
        }
        true
    })?;
    let mut wanted = BTreeMap::new();
    for &(_, _, inst, function) in &all {
        wanted.insert(inst, vec![Domain::Instruction]);
        wanted.insert(function, vec![Domain::Function]);
    }
    let labels = query::labels(source, firsts, &wanted)?;
    let text = |inst: &u32, function: &u32| {
        let label = labels.get(inst).map_or("", String::as_str);
        // `@f:%7 = load ..`: the node says which function it is of.
        let own = labels.get(function).and_then(|function| label.strip_prefix(&**function));
        own.and_then(|label| label.strip_prefix(':')).unwrap_or(label).to_owned()
    };
    Ok(all.iter().map(|(node, i, inst, function)| (*node, *i, text(inst, function))).collect())
}

/// The graph without functions that only LLVM knows, which would be most of what is called.
pub fn without_intrinsics(graph: Graph) -> Graph {
    let keep: Vec<bool> = (0..graph.nodes())
        .map(|node| {
            let is = |property: graph::Property| {
                graph.text(property.key) == "IS_INTRINSIC"
                    && property.value == graph::Value::Bool(true)
            };
            !graph.of_node(node).any(is)
        })
        .collect();
    graph.part(&keep)
}

/// The number that a cell spells.
fn number(cell: &[u8]) -> i64 {
    str::from_utf8(cell).ok().and_then(|text| text.parse().ok()).unwrap_or_default()
}

fn build(
    program: &Program,
    database: &Database,
    relations: &Relations,
    texts: &[InstructionText],
) -> engine::Result<Graph> {
    let mut graph = Builder::default();
    let rows = |name: &str, see: &mut dyn FnMut(&[&[u8]])| {
        program.visit(database, name, &mut |row| {
            see(row);
            true
        })
    };
    let mut nodes: Vec<(Key, Vec<u8>)> = Vec::new();
    rows(relations.node, &mut |row| {
        if let [id, label] = row {
            nodes.push((key(id), label.to_vec()));
        }
    })?;
    graph.nodes(nodes);
    // The edges of the code property graph are told apart by nothing but their ends and labels.
    rows(relations.edge, &mut |row| match row {
        [from, label, to] => graph.edge(key(from), label, key(to), 0),
        [from, label, to, i] => graph.edge(key(from), label, key(to), number(i) as u32),
        _ => {}
    })?;
    graph.edges_done();
    rows(relations.node_text, &mut |row| {
        if let [id, name, value] = row {
            graph.node_text(key(id), name, value);
        }
    })?;
    rows(relations.node_number, &mut |row| {
        if let [id, name, value] = row {
            graph.node_number(key(id), name, number(value));
        }
    })?;
    rows(relations.node_bool, &mut |row| {
        if let [id, name, value] = row {
            graph.node_bool(key(id), name, *value == b"true");
        }
    })?;
    rows(relations.node_list, &mut |row| {
        if let [id, name, i, value] = row {
            graph.node_list(key(id), name, number(i) as u32, value);
        }
    })?;
    for (node, i, text) in texts {
        graph.node_list(*node, b"INSTRUCTIONS", *i, text.as_bytes());
    }
    rows(relations.edge_text, &mut |row| match row {
        [from, label, to, name, value] => {
            graph.edge_text(key(from), label, key(to), 0, name, value);
        }
        [from, label, to, i, name, value] => {
            graph.edge_text(key(from), label, key(to), number(i) as u32, name, value);
        }
        _ => {}
    })?;
    Ok(graph.finish())
}

/// The part of a graph that is about the function of this name, whole, short or as the linker knows
/// it: of the code property graph its methods with all below them, of the call graph the function
/// with its callers and callees.
///
/// # Errors
/// When there is no such function, or the graph is of types.
pub fn of_function(kind: Kind, graph: Graph, name: &str) -> Result<Graph> {
    let keys: &[&str] = match kind {
        Kind::Cfg => &["FUNCTION", "FUNCTION_FULL_NAME"],
        Kind::Cpg | Kind::Pdg | Kind::Callgraph => &["NAME", "FULL_NAME", "LINKAGE_NAME"],
        Kind::Types => {
            return Err(Error::TypesHaveNoFunction);
        }
    };
    let roots = ["METHOD", "FUNCTION", "BLOCK"];
    let mut keep: Vec<bool> = (0..graph.nodes())
        .map(|node| {
            let is_root = roots.contains(&graph.text(graph.label(node)))
                && (!matches!(kind, Kind::Cpg | Kind::Pdg)
                    || graph.text(graph.label(node)) == "METHOD");
            is_root && keys.iter().any(|key| graph.get(node, key) == Some(name))
        })
        .collect();
    if !keep.contains(&true) {
        return Err(Error::NoFunction(name.to_owned()));
    }
    match kind {
        Kind::Cpg | Kind::Pdg => {
            let mut below: Vec<Vec<u32>> = vec![Vec::new(); graph.nodes()];
            for edge in graph.edges().iter().filter(|edge| graph.text(edge.label) == "AST") {
                below[edge.from as usize].push(edge.to);
            }
            let mut left: Vec<usize> = (0..keep.len()).filter(|&node| keep[node]).collect();
            while let Some(node) = left.pop() {
                for &child in &below[node] {
                    if !std::mem::replace(&mut keep[child as usize], true) {
                        left.push(child as usize);
                    }
                }
            }
        }
        Kind::Callgraph => {
            let own = keep.clone();
            for edge in graph.edges() {
                keep[edge.from as usize] |= own[edge.to as usize];
                keep[edge.to as usize] |= own[edge.from as usize];
            }
        }
        Kind::Cfg | Kind::Types => {}
    }
    Ok(graph.part(&keep))
}
