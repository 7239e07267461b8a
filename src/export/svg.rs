//! The picture that Graphviz makes of a drawing. <https://graphviz.org/docs/outputs/svg>

use std::io::{self, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

use super::graph::Graph;
use super::{Format, Output, WriteError, dot};

/// `svg`
pub(super) const FORMAT: Format = Format {
    name: "svg",
    help: "A picture; needs Graphviz",
    only: &[],
    ready: Some(|| graphviz(&["-V"], b"").map(drop)),
    output: Output::File(write),
};

/// Of more nodes or edges Graphviz makes one wait for minutes.
pub const LIMIT: usize = 1_500;
/// So much processor time it may take for the others.
const SECONDS: u64 = 300;

/// That Graphviz can draw the graph in a time that one waits.
///
/// # Errors
/// When it is too large.
pub fn can_be_drawn(graph: &Graph, limit: usize) -> Result<(), WriteError> {
    let (nodes, edges) = (graph.nodes(), graph.edges().len());
    match nodes.max(edges) > limit {
        true => Err(WriteError::TooLarge { nodes, edges, limit }),
        false => Ok(()),
    }
}

fn write(graph: &Graph, out: &mut dyn Write) -> Result<(), WriteError> {
    let mut text = Vec::new();
    dot::write(graph, &mut text)?;
    Ok(out.write_all(&graphviz(&["-Tsvg"], &text)?)?)
}

/// What Graphviz makes of a drawing.
fn graphviz(arguments: &[&str], drawing: &[u8]) -> Result<Vec<u8>, WriteError> {
    let mut command = Command::new("dot");
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    system::dies_with_parent(&mut command);
    system::dies_after(&mut command, SECONDS);
    let mut child = command.spawn().map_err(WriteError::NoGraphviz)?;
    let mut input = child.stdin.take();
    let drawing = drawing.to_vec();
    // Graphviz writes while it still reads: a pipe that is full must not stop both.
    let feed = std::thread::Builder::new().spawn(move || match &mut input {
        Some(input) => input.write_all(&drawing),
        None => Ok(()),
    });
    let feed = match feed {
        Ok(feed) => feed,
        Err(why) => {
            let _ = child.kill();
            let _ = child.wait();
            return Err(why.into());
        }
    };
    let out = child.wait_with_output().map_err(WriteError::NoGraphviz)?;
    let fed: io::Result<()> = feed.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    if out.status.signal().is_some() {
        return Err(WriteError::Graphviz(format!("{}; it may take {SECONDS} s", out.status)));
    }
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr).trim_end().to_owned();
        return Err(WriteError::Graphviz(said));
    }
    match fed {
        // `dot -V` reads nothing.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        Ok(()) | Err(_) => Ok(out.stdout),
    }
}
