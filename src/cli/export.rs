//! `llvm-facts export`.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::args::{Talk, Work};
use super::output::{is_no_source, parent, whole};
use super::source::{self, Asked};
use super::{DONE, count, say};
use crate::export::graph::Graph;
use crate::export::{self, FORMATS, Format, Kind, Output, WriteError};
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
    graph: Kind,
    /// How to write it
    #[arg(short, long, value_enum)]
    format: Format,
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
    if let Some(kind) = args.format.only.filter(|&kind| kind != args.graph) {
        let (format, kind) = (args.format.name, kind.name());
        return Err(Error::Other(format!("--format {format}: only of --graph {kind}")));
    }
    is_no_source(&args.out, &args.sources)?;
    if let Output::Directory(_) = args.format.output {
        is_free(&args.out)?;
    }
    if let Some(ready) = args.format.ready {
        ready().map_err(|error| failed(args, error))?;
    }
    let asked = Asked {
        sources: &args.sources,
        verify: !args.no_verify,
        files: None,
        work: args.work,
        talk: args.talk,
    };
    source::run(&asked, |source, observer| {
        let options = engine::Options { threads: args.work.threads(), ..Default::default() };
        let mut graph = export::graph(args.graph, source, &options, observer)?;
        if let Some(name) = &args.function {
            graph = export::of_function(args.graph, graph, name)?;
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

/// What went wrong, with the name of the output where that is to blame.
fn failed(args: &ExportArgs, error: WriteError) -> Error {
    match error {
        WriteError::Io(error) => Error::Other(format!("{}: {error}", args.out.display())),
        WriteError::NoGraphviz(_) | WriteError::Graphviz(_) => Error::Other(error.to_string()),
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
            let work = tempfile::tempdir_in(parent(&args.out)).map_err(failed)?;
            let tables = work.path().join("tables");
            std::fs::create_dir(&tables).map_err(failed)?;
            write(graph, &tables).map_err(failed)?;
            // An empty directory gives way.
            std::fs::rename(&tables, &args.out).map_err(failed)
        }
    }
}
