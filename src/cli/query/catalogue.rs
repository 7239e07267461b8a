//! A question about a catalogue.

use std::io::{IsTerminal, stdout};
use std::path::Path;

use rustc_hash::FxHashSet;

use super::args::{AnswerFormat, QueryArgs};
use super::files::AnswerFiles;
use super::output::Answers;
use super::question::{self, Question};
use super::workers::Workers;
use super::{embedded, report};
use crate::cli::console::{DONE, STOPPED, print, say, say_findings};
use crate::cli::error::{QuestionError, Result};
use crate::cli::programs;
use crate::cli::words::count;
use crate::cli::work;
use crate::query::catalogue::{self, Asked, Sink};
use engine::{Derived, Locality, Program};
use facts::store::StoreError;
use shards::Catalogue;

/// Which rows are new, of outputs of which parts may have the same.
struct Unseen {
    shared: Vec<bool>,
    /// A hash stands for each row: of 128 bits, two are not the same by chance.
    seen: FxHashSet<(usize, [u8; 16])>,
}

impl Unseen {
    fn new(program: &Program, derived: &[Derived]) -> Self {
        let is_shared = |output: &engine::RelationInfo| {
            let found = derived.iter().find(|it| it.name == output.name);
            found.is_none_or(|it| it.locality != Locality::Local)
        };
        let shared = program.outputs().iter().map(is_shared).collect();
        Self { shared, seen: FxHashSet::default() }
    }

    fn is_new(&mut self, output: usize, cells: &[&[u8]]) -> bool {
        if !self.shared[output] {
            return true;
        }
        let mut hasher = blake3::Hasher::new();
        for cell in cells {
            hasher.update(&(cell.len() as u64).to_le_bytes());
            hasher.update(cell);
        }
        let mut hash = [0; 16];
        hash.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
        self.seen.insert((output, hash))
    }
}

/// The rows of outputs as they came.
struct Kept {
    outputs: Vec<String>,
    new: Unseen,
    rows: Vec<Vec<Vec<Vec<u8>>>>,
}

impl Kept {
    fn new(program: &Program, derived: &[Derived]) -> Self {
        let outputs: Vec<String> = program.outputs().into_iter().map(|it| it.name).collect();
        let rows = outputs.iter().map(|_| Vec::new()).collect();
        Self { outputs, new: Unseen::new(program, derived), rows }
    }
}

impl Sink for Kept {
    fn row(&mut self, output: usize, cells: &[&[u8]]) -> crate::Result<()> {
        if self.new.is_new(output, cells) {
            self.rows[output].push(cells.iter().map(|cell| cell.to_vec()).collect());
        }
        Ok(())
    }
}

/// Rows that go into files as they come.
struct Written {
    files: AnswerFiles,
    new: Unseen,
}

impl Sink for Written {
    fn row(&mut self, output: usize, cells: &[&[u8]]) -> crate::Result<()> {
        if !self.new.is_new(output, cells) {
            return Ok(());
        }
        let unwritable =
            |(path, source)| StoreError::Io { path, action: "be written".into(), source };
        Ok(self.files.row(output, cells).map_err(unwritable)?)
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
        ("--demand", args.question.demand),
        ("--check", args.check),
        ("--profile", args.profile),
        ("--format text", args.format == Some(AnswerFormat::Text)),
        ("--format sarif", args.format == Some(AnswerFormat::Sarif)),
        ("--baseline", args.baseline.is_some()),
        ("--fail-on-findings", args.fail_on_findings),
        ("-D -", args.out.as_deref().is_some_and(|out| out.as_os_str() == "-")),
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
    let checkpoint = args.checkpoint.clone();
    let asked = Asked { options: args.options(), labels, checkpoint };
    let derived = catalogue::localities(&program);
    let mut kept = Kept::new(&program, &derived);
    let workers = Workers::of(args)?;
    let answer = |sink: &mut dyn Sink| workers.run(&program, &derived, &catalogue, &asked, sink);
    let out = args.out.as_ref().filter(|_| workers.is_first());
    let answered = work::run(true, || match out {
        None => Ok(answer(&mut kept)),
        Some(out) => {
            let mut written = Written {
                files: AnswerFiles::create(args, &program, out, &derived)?,
                new: Unseen::new(&program, &derived),
            };
            let parts = answer(&mut written);
            if parts.is_ok() {
                written.files.finish(args.verbosity.verbose)?;
            }
            Ok(parts)
        }
    });
    let parts = match answered? {
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
        let how = described(&parts, &catalogue);
        say(&format!("the embedded engine answers {} about {how}", question.name));
    }
    match &args.out {
        None if workers.is_first() => report::print(args, question, &program, &kept, None),
        _ => Ok(DONE),
    }
}

/// How the catalogue was asked, and what that took.
fn described(done: &catalogue::Done, catalogue: &Catalogue) -> String {
    let catalogue::Done { parts, joined, effort } = *done;
    let how = match (parts, catalogue.shards(), joined) {
        (1, 1, 0) => "its one shard".to_owned(),
        (1, all, 0) if all > 1 => format!("all {all} shards at once"),
        (parts, _, 0) => format!("{parts} shards, one by one"),
        (parts, _, some) => {
            let relations = count(some, "relation");
            format!("{parts} shards, one by one, and joins {relations} of them")
        }
    };
    let Some(effort) = effort else { return how };
    let system::Used { cpu, memory } = system::used();
    let (mb, seconds) = (|bytes: u64| bytes as f64 / 1e6, cpu.as_secs_f64());
    let resumed = match effort.resumed {
        0 => String::new(),
        steps => format!(", after {} of an earlier run", count(steps, "step")),
    };
    format!(
        "{how}, with {}{resumed}: {:.1} MB sent in {} rounds, {seconds:.2} s of CPU and {:.0} MB here",
        count(effort.workers, "worker"),
        mb(effort.sent),
        effort.rounds,
        mb(memory)
    )
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
