//! `llvm-facts export`.

use std::io;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::console::{DONE, say};
use super::error::{Error, Result};
use super::output::{is_no_source, whole};
use super::source::{SourceArgs, on_source};
use super::words::count;
use crate::export::graph::Graph;
use crate::export::{self, FORMATS, Format, Kind, Output, WriteError, svg};
use system::NewDirectory;

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts export in.bc --graph callgraph --format dot -o calls.dot
  llvm-facts export in.bc --graph cfg --function main --format svg -o main.svg
  llvm-facts export in.bc --graph cpg --format neo4j -o tables/
  llvm-facts export facts/ --graph pdg --format cpg.bin.zip -o cpg.bin.zip
  llvm-facts export in.bc --graph types --format graphml -o - | gzip > types.graphml.gz")]
pub struct ExportArgs {
    /// Which graph: the code property graph, the same with data and control dependence (pdg),
    /// control flow, calls, or types
    #[arg(short, long, value_enum)]
    graph: Kind,
    /// How to write it
    #[arg(short, long, value_enum)]
    format: Format,
    /// The file, `-` for standard output, or the directory
    #[arg(short, long = "output", value_name = "OUT")]
    pub out: PathBuf,
    /// Only what belongs to this function: its name in LLVM or in the source, or in full
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
    /// Keep functions that only LLVM knows in the call graph: llvm.dbg.declare, llvm.memcpy
    #[arg(long)]
    intrinsics: bool,
    /// Replace a directory of tables that is there already, with all it holds
    #[arg(long)]
    force: bool,
    /// How many nodes or edges --format svg draws at most
    #[arg(long, value_name = "N", default_value_t = svg::LIMIT)]
    limit: usize,
    #[command(flatten)]
    pub source: SourceArgs,
}

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &FORMATS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name).help(self.help))
    }
}

pub fn run(args: &ExportArgs) -> Result<u8> {
    let only = args.format.only;
    if !only.is_empty() && !only.contains(&args.graph) {
        let kinds: Vec<&str> = only.iter().map(|kind| kind.name()).collect();
        let (format, kinds) = (args.format.name.to_owned(), kinds.join(" and "));
        return Err(Error::OnlyOf { format, kinds });
    }
    is_no_source(&args.out, &args.source.sources)?;
    if let Output::Directory(_) = args.format.output
        && !args.force
    {
        is_free(&args.out)?;
    }
    if let Some(ready) = args.format.ready {
        ready().map_err(|error| failed(args, error))?;
    }
    on_source(&args.source.reading(), |source, observer| {
        let mut graph = export::graph(args.graph, source, &args.source.options(), observer)?;
        if let Some(name) = &args.function {
            graph = export::of_function(args.graph, graph, name)?;
        }
        let of_intrinsic = args.function.as_ref().is_some_and(|name| name.starts_with("llvm."));
        if args.graph == Kind::Callgraph && !args.intrinsics && !of_intrinsic {
            graph = export::without_intrinsics(graph);
        }
        if args.format.name == "svg" {
            svg::can_be_drawn(&graph, args.limit).map_err(|error| failed(args, error))?;
        }
        write(args, &graph)?;
        if !args.source.verbosity.quiet {
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
    let taken = || Error::Taken { path: out.to_path_buf() };
    match std::fs::read_dir(out) {
        Ok(mut entries) => entries.next().map_or(Ok(()), |_| Err(taken())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Error::file(out)(error)),
    }
}

/// What went wrong, with the name of the output where that is to blame.
fn failed(args: &ExportArgs, error: WriteError) -> Error {
    match error {
        WriteError::Io(error) => Error::file(&args.out)(error),
        error => Error::Graph(error),
    }
}

/// A file or directory appears whole or not at all.
fn write(args: &ExportArgs, graph: &Graph) -> Result<()> {
    match args.format.output {
        Output::File(write) => {
            whole(&args.out, |out| write(graph, out).map_err(|error| failed(args, error)))
        }
        Output::Part(write) => whole(&args.out, |out| {
            let left_out = write(graph, out).map_err(|error| failed(args, error.into()))?;
            left_out.iter().for_each(|words| say(words));
            Ok(())
        }),
        Output::Directory(write) => {
            let failed = |error: io::Error| failed(args, error.into());
            let tables = NewDirectory::create(&args.out).map_err(failed)?;
            write(graph, tables.path()).map_err(failed)?;
            if !args.force {
                is_free(&args.out)?;
            }
            tables.finish().map_err(failed)
        }
    }
}
