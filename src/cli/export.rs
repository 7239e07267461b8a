//! `llvm-facts export`.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::{Args, ValueEnum};

use super::args::{Talk, Work};
use super::output::{is_no_source, parent, whole};
use super::source::{self, Asked};
use super::{DONE, count, say};
use crate::export::{self, Kind, csv, dot, graph::Graph, graphml, json, protobuf};
use ir::error::{Error, Result};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts export in.bc --graph callgraph --format dot -o calls.dot
  llvm-facts export in.bc --graph cfg --function main --format svg -o main.svg
  llvm-facts export in.bc --graph cpg --format neo4j -o tables/
  llvm-facts export facts/ --graph cpg --format cpg.bin.zip -o cpg.bin.zip
  llvm-facts export in.bc --graph types --format graphml -o - | gzip > types.graphml.gz")]
pub struct ExportArgs {
    /// Modules, or one fact directory
    #[arg(value_name = "SOURCE", required = true)]
    sources: Vec<OsString>,
    /// Which graph: the code property graph, control flow, calls, or types
    #[arg(short, long, value_enum)]
    graph: GraphKind,
    /// How to write it; neo4j and cypher-csv make directories of tables, svg needs Graphviz
    #[arg(short, long, value_enum)]
    format: GraphFormat,
    /// The file, `-` for standard output, or the directory
    #[arg(short, long = "output", value_name = "OUT")]
    out: PathBuf,
    /// Only what belongs to this function: its name in LLVM or in the source, or in full
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
    /// Take modules that LLVM's verifier rejects
    #[arg(long)]
    no_verify: bool,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    pub talk: Talk,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum GraphKind {
    Cpg,
    Cfg,
    Callgraph,
    Types,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum GraphFormat {
    Dot,
    Svg,
    Graphml,
    Neo4j,
    CypherCsv,
    Json,
    #[value(name = "cpg.bin.zip")]
    CpgBinZip,
}

impl GraphFormat {
    fn is_directory(self) -> bool {
        matches!(self, Self::Neo4j | Self::CypherCsv)
    }
}

pub fn run(args: &ExportArgs) -> Result<u8> {
    if args.format == GraphFormat::CpgBinZip && args.graph != GraphKind::Cpg {
        return Err(Error::Other("--format cpg.bin.zip: only of --graph cpg".into()));
    }
    is_no_source(&args.out, &args.sources)?;
    if args.format.is_directory() {
        is_free(&args.out)?;
    }
    if args.format == GraphFormat::Svg {
        graphviz(&["-V"], b"")?;
    }
    let asked = Asked {
        sources: &args.sources,
        verify: !args.no_verify,
        files: None,
        work: args.work,
        talk: args.talk,
    };
    source::run(&asked, |source, observer| {
        let kind = match args.graph {
            GraphKind::Cpg => Kind::Cpg,
            GraphKind::Cfg => Kind::Cfg,
            GraphKind::Callgraph => Kind::Callgraph,
            GraphKind::Types => Kind::Types,
        };
        let options = engine::Options { threads: args.work.threads(), ..Default::default() };
        let mut graph = export::graph(kind, source, &options, observer)?;
        if let Some(name) = &args.function {
            graph = export::of_function(kind, graph, name)?;
        }
        write(args, &graph)?;
        if !args.talk.quiet {
            let (nodes, edges) = (graph.nodes(), graph.edges().len());
            say(&format!(
                "{}: {}, {}",
                args.out.display(),
                count(nodes, "node"),
                count(edges, "edge")
            ));
        }
        Ok(DONE)
    })
}

/// That no directory of tables would mix with other files.
fn is_free(out: &Path) -> Result<()> {
    let taken = || Error::Other(format!("{}: is there already, and is not empty", out.display()));
    match std::fs::read_dir(out) {
        Ok(mut entries) => entries.next().map_or(Ok(()), |_| Err(taken())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Error::Other(format!("{}: {error}", out.display()))),
    }
}

/// A file or directory appears whole or not at all.
fn write(args: &ExportArgs, graph: &Graph) -> Result<()> {
    if !args.format.is_directory() {
        return whole(&args.out, |out| text(args, graph, out));
    }
    let failed = |error: io::Error| Error::Other(format!("{}: {error}", args.out.display()));
    let work = tempfile::tempdir_in(parent(&args.out)).map_err(failed)?;
    let tables = work.path().join("tables");
    std::fs::create_dir(&tables).map_err(failed)?;
    match args.format {
        GraphFormat::Neo4j => csv::neo4j(graph, &tables).map_err(failed)?,
        _ => csv::cypher(graph, &tables).map_err(failed)?,
    }
    // An empty directory gives way.
    std::fs::rename(&tables, &args.out).map_err(failed)
}

fn text(args: &ExportArgs, graph: &Graph, out: &mut dyn Write) -> Result<()> {
    let failed = |error: io::Error| Error::Other(format!("{}: {error}", args.out.display()));
    match args.format {
        GraphFormat::Dot => dot::write(graph, out).map_err(failed)?,
        GraphFormat::Svg => {
            let mut text = Vec::new();
            dot::write(graph, &mut text).map_err(failed)?;
            out.write_all(&graphviz(&["-Tsvg"], &text)?).map_err(failed)?;
        }
        GraphFormat::Graphml => graphml::write(graph, out).map_err(failed)?,
        GraphFormat::Json => json::write(graph, out).map_err(failed)?,
        GraphFormat::CpgBinZip => {
            let left_out = protobuf::write(graph, out).map_err(failed)?;
            if !left_out.is_empty() {
                say(&format!("Joern's cpg.proto has no {}: left out", left_out.join(", ")));
            }
        }
        GraphFormat::Neo4j | GraphFormat::CypherCsv => {}
    }
    Ok(())
}

/// What Graphviz makes of a drawing.
fn graphviz(arguments: &[&str], drawing: &[u8]) -> Result<Vec<u8>> {
    let missing = |error: io::Error| {
        let why = "--format svg needs `dot` of Graphviz (Debian: apt-get install graphviz)";
        Error::Other(format!("{why}: {error}; --format dot does without"))
    };
    let mut command = Command::new("dot");
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(missing)?;
    let mut input = child.stdin.take();
    let drawing = drawing.to_vec();
    let feed = std::thread::spawn(move || match &mut input {
        Some(input) => input.write_all(&drawing),
        None => Ok(()),
    });
    let out = child.wait_with_output().map_err(missing)?;
    let _ = feed.join();
    if out.status.success() {
        Ok(out.stdout)
    } else {
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        Err(Error::Other(format!("Graphviz cannot draw the graph: {}", said.trim_end())))
    }
}
