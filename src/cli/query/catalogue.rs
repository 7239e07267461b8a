//! A question about a catalogue.

use std::io::{BufWriter, IsTerminal, Write, stdout};
use std::path::Path;

use rustc_hash::FxHashSet;

use super::args::{AnswerFormat, QueryArgs};
use super::output::Answers;
use super::question::{self, Question};
use super::{embedded, report};
use crate::cli::console::{DONE, STOPPED, print, say, say_findings};
use crate::cli::error::{Error, QuestionError, Result};
use crate::cli::output::together;
use crate::cli::programs;
use crate::cli::work;
use crate::query::catalogue::{self, Asked, Sink};
use engine::{Derived, Locality, Program};
use shards::Catalogue;
use system::NewFiles;

/// The rows of outputs as they came.
struct Kept {
    outputs: Vec<String>,
    /// Outputs of which parts may have the same rows.
    shared: Vec<bool>,
    rows: Vec<Vec<Vec<Vec<u8>>>>,
    seen: FxHashSet<(usize, Vec<Vec<u8>>)>,
}

impl Kept {
    fn new(program: &Program, derived: &[Derived]) -> Self {
        let outputs: Vec<String> = program.outputs().into_iter().map(|it| it.name).collect();
        let is_shared = |output: &String| {
            let found = derived.iter().find(|it| it.name == *output);
            found.is_none_or(|it| it.locality != Locality::Local)
        };
        let shared = outputs.iter().map(is_shared).collect();
        let rows = outputs.iter().map(|_| Vec::new()).collect();
        Self { outputs, shared, rows, seen: FxHashSet::default() }
    }
}

impl Sink for Kept {
    fn row(&mut self, output: usize, cells: &[&[u8]]) -> crate::Result<()> {
        let row: Vec<Vec<u8>> = cells.iter().map(|cell| cell.to_vec()).collect();
        if !self.shared[output] || self.seen.insert((output, row.clone())) {
            self.rows[output].push(row);
        }
        Ok(())
    }
}

impl Answers for Kept {
    fn visit(&self, relation: &str, visit: &mut dyn FnMut(&[&[u8]]) -> bool) -> Result<()> {
        let output = self.outputs.iter().position(|it| it == relation);
        for row in output.map_or(&[][..], |output| &self.rows[output]) {
            let cells: Vec<&[u8]> = row.iter().map(Vec::as_slice).collect();
            if !visit(&cells) {
                break;
            }
        }
        Ok(())
    }

    fn len(&self, relation: &str) -> Result<usize> {
        let output = self.outputs.iter().position(|it| it == relation);
        Ok(output.map_or(0, |output| self.rows[output].len()))
    }
}

/// Answers it, and says how that ended.
pub fn run(args: &QueryArgs, question: &Question, dir: &Path) -> Result<u8> {
    let others = [
        ("--explain", args.explain.is_some()),
        ("--why-empty", args.why_empty),
        ("--check", args.check),
        ("--profile", args.profile),
        ("--format text", args.format == Some(AnswerFormat::Text)),
        ("--format sarif", args.format == Some(AnswerFormat::Sarif)),
        ("--baseline", args.baseline.is_some()),
        ("--fail-on-findings", args.fail_on_findings),
    ];
    if let Some((option, _)) = others.iter().find(|(_, is_given)| *is_given) {
        return Err(QuestionError::NotOfCatalogue { option }.into());
    }
    let mut program = embedded::parse(args, question)?;
    question::select(&mut program, &args.question.relation)?;
    programs::confine(&program, &args.question.allow_path)?;
    if !args.verbosity.quiet && !program.warnings().list.is_empty() {
        say_findings(program.warnings());
    }
    let catalogue = Catalogue::open(dir)?;
    let is_table = match args.format {
        Some(format) => format == AnswerFormat::Table,
        None => stdout().is_terminal(),
    };
    let labels = args.out.is_none() && !args.raw && (args.labels || is_table);
    let asked = Asked { options: args.options(), labels };
    let derived = catalogue::localities(&program);
    let mut kept = Kept::new(&program, &derived);
    let parts =
        work::run(true, || Ok(catalogue::run(&program, &derived, &catalogue, &asked, &mut kept)));
    let parts = match parts? {
        Ok(parts) => parts,
        Err(crate::Error::Engine(
            error @ (engine::Error::Timeout(_) | engine::Error::Memory(_)),
        )) => {
            say(&format!("error: {error}"));
            return Ok(STOPPED);
        }
        Err(error) => return Err(error.into()),
    };
    if args.verbosity.verbose {
        let how = match (parts, catalogue.shards()) {
            (1, 1) => "its one shard".to_owned(),
            (1, all) => format!("all {all} shards at once"),
            (parts, _) => format!("{parts} shards, one by one"),
        };
        say(&format!("the embedded engine answers {} about {how}", question.name));
    }
    match &args.out {
        None => report::print(args, question, &program, &kept, None),
        Some(out) => write(args, &kept, out).map(|()| DONE),
    }
}

/// A file for each output, as Soufflé writes it.
fn write(args: &QueryArgs, kept: &Kept, out: &Path) -> Result<()> {
    let mut files = NewFiles::default();
    files.directory(out).map_err(Error::unwritable(out))?;
    for (output, rows) in kept.outputs.iter().zip(&kept.rows) {
        let path = out.join(format!("{output}.csv"));
        let mut file = BufWriter::new(files.create(&path).map_err(Error::unwritable(&path))?);
        for row in rows {
            let mut line = row.join(&b'\t');
            line.push(b'\n');
            file.write_all(&line).map_err(Error::unwritable(&path))?;
        }
        file.flush().map_err(Error::unwritable(&path))?;
    }
    together(files, out, args.verbosity.verbose)
}

/// Says which relations are derived shard by shard, and why others are not.
pub fn plan(program: &Program) -> Result<u8> {
    let mut text = String::new();
    for Derived { name: relation, locality, .. } in catalogue::localities(program) {
        let line = match locality {
            Locality::Constant => format!("constant  {relation}"),
            Locality::Local => format!("local     {relation}"),
            Locality::Shared => format!("shared    {relation}"),
            Locality::Global { why, place } => format!("global    {relation}: {why} ({place})"),
        };
        text += &(line + "\n");
    }
    print(text.as_bytes())?;
    Ok(DONE)
}
