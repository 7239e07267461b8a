//! `llvm-facts query`, and the commands around it.

pub mod args;
mod check;
mod error;
mod explain;
mod output;
mod preset;
mod question;
mod souffle;

use std::io::{BufWriter, IsTerminal, Write, stdout};
use std::path::Path;
use std::time::{Duration, Instant};

use self::args::{Engine, Format, QueryArgs};
use self::output::{Answers, Shown, Style};
use self::preset::Heading;
use self::question::Question;
use super::error::{Error, Result};
use super::work::{Reading, on_source};
use super::{DONE, FAILED, print, say};
use crate::query::{self, Source};
use engine::{Database, Destination, Diagnostic, Program, Severity, WriteOptions};
use jobs::pipeline::Observer;

pub use self::error::{QuestionError, SouffleError};
pub use self::question::fact_directory;
pub use self::souffle::command as souffle_command;

/// The evaluation reached a limit.
const STOPPED: u8 = 3;

pub fn run(args: &QueryArgs) -> Result<u8> {
    if args.question.preset.as_deref() == Some("list") {
        print(preset::list().as_bytes())?;
        return Ok(DONE);
    }
    let question = Question::new(&args.question)?;
    if args.engine == Engine::Souffle {
        return souffle::run(args, &question);
    }
    if args.verbosity.verbose {
        say(&format!("the embedded engine answers {}", question.name));
    }
    let mut program = match question.parse(&args.question) {
        Ok(program) => program,
        Err(errors) => {
            print_error(&errors.to_string());
            let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
            let errors = errors.list.iter().filter(is_error).count();
            return Err(QuestionError::Program { name: question.name, errors }.into());
        }
    };
    match &args.explain {
        Some(fact) => question::select(&mut program, &[explain::relation(fact)])?,
        None => question::select(&mut program, &args.question.relation)?,
    }
    if !args.verbosity.quiet && !program.warnings().list.is_empty() {
        print_error(&program.warnings().to_string());
    }
    let query = Query { args, question: &question, program: &program };
    on_its_source(args, &question, |source, observer| query.answer(source, observer))
}

/// Works on what is asked about.
fn on_its_source(
    args: &QueryArgs,
    question: &Question,
    work: impl Fn(Source<'_>, &dyn Observer) -> Result<u8> + Sync,
) -> Result<u8> {
    let reading = Reading {
        sources: &question.sources,
        verify: args.question.verify.is_wanted(),
        files: args.question.facts.as_deref(),
        work: args.work,
        verbosity: args.verbosity,
    };
    on_source(&reading, work)
}

impl QueryArgs {
    fn options(&self) -> engine::Options {
        engine::Options {
            threads: self.work.threads(),
            timeout: self.timeout.map(Duration::from_secs_f64),
            memory_limit: self.memory_limit.map(|mb| (mb as usize) << 20),
            profile: self.profile,
            ..engine::Options::default()
        }
    }
}

/// A question for the embedded engine.
struct Query<'a> {
    args: &'a QueryArgs,
    question: &'a Question,
    program: &'a Program,
}

impl Query<'_> {
    /// In the child.
    fn answer(&self, source: Source<'_>, observer: &dyn Observer) -> Result<u8> {
        let Self { args, program, .. } = *self;
        let options = args.options();
        if args.check && !check::passes(source, &options, observer)? {
            return Ok(FAILED);
        }
        let start = Instant::now();
        // The engine's memory is tables that grow.
        llvm::process::return_memory();
        let mut database = Database::new(program);
        database.use_threads(options.threads);
        if args.explain.is_none() {
            database.forget_unused();
        }
        let firsts = query::load(program, source, &mut database, observer)?;
        let loaded = start.elapsed();
        let profile = match program.run(&mut database, &options) {
            Ok(profile) => profile,
            Err(error @ (engine::Error::Timeout(_) | engine::Error::Memory(_))) => {
                say(&format!("error: {error}"));
                return Ok(STOPPED);
            }
            Err(error) => return Err(error.into()),
        };
        if args.verbosity.verbose {
            let run = start.elapsed().saturating_sub(loaded);
            say(&format!("{loaded:.2?} to read the facts, {run:.2?} to evaluate the rules"));
        }
        profile.warnings.iter().for_each(|warning| say(warning));
        for rule in &profile.rules {
            let (ms, rows) = (rule.time.as_secs_f64() * 1e3, rule.rows);
            print_error(&format!("{ms:10.1} ms {rows:10} rows {} {}\n", rule.relation, rule.place));
        }
        match (&args.out, &args.explain) {
            (_, Some(fact)) => {
                let raw = args.raw;
                explain::print_proof(program, &mut database, fact, raw, (source, &firsts))?;
            }
            (Some(to), None) => write(program, &database, to)?,
            (None, None) => {
                let evaluated = Evaluated { program, database: &database };
                show(args, self.question, program, &evaluated, Some((source, &firsts)))?;
            }
        }
        Ok(DONE)
    }
}

/// The outputs as Soufflé writes them.
fn write(program: &Program, database: &Database, to: &Path) -> Result<()> {
    let to = match to.to_str() {
        Some("-") => Destination::Stdout,
        _ => Destination::Directory(to.to_path_buf()),
    };
    if let Destination::Directory(dir) = &to {
        std::fs::create_dir_all(dir).map_err(Error::file(dir))?;
    }
    let mut text = Vec::new();
    program.write(database, &WriteOptions { to, sorted: true }, &mut text)?;
    print(&text)
}

/// The outputs in the format that is asked for.
fn show(
    args: &QueryArgs,
    question: &Question,
    program: &Program,
    answers: &dyn Answers,
    source: Option<(Source<'_>, &[u32])>,
) -> Result<()> {
    let is_preset = args.question.preset.is_some();
    let heading = |name: &str| match is_preset {
        true => preset::heading(&question.text, name),
        false => Heading::default(),
    };
    let shown = |relation: engine::RelationInfo| {
        let heading = heading(&relation.name);
        Shown::new(program, relation, heading)
    };
    let mut relations: Vec<Shown> = program.outputs().into_iter().map(shown).collect();
    for relation in program.sizes() {
        if relations.iter().all(|r| r.name != relation.name) {
            relations.push(Shown { size_only: true, ..shown(relation) });
        }
    }
    let default = if stdout().is_terminal() { Format::Table } else { Format::Tsv };
    let format = args.format.unwrap_or(if is_preset { Format::Table } else { default });
    let limit = args.limit.unwrap_or(usize::MAX);
    let with_labels = match format {
        Format::Table | Format::Json => !args.raw,
        Format::Tsv | Format::Csv => args.labels,
    };
    let labels = match source.filter(|_| with_labels) {
        Some((source, firsts)) => {
            let ids = output::shown_ids(answers, &relations, limit)?;
            Some(query::labels(source, firsts, &ids)?)
        }
        None => None,
    };
    let style = Style { format, limit, labels: labels.as_ref() };
    let mut out = BufWriter::new(stdout().lock());
    output::render(answers, &relations, &style, &mut out)?;
    match out.flush() {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(Error::Stdout(error)),
        _ => Ok(()),
    }
}

/// The rows in the embedded engine's memory.
struct Evaluated<'a> {
    program: &'a Program,
    database: &'a Database,
}

impl Answers for Evaluated<'_> {
    fn visit(&self, relation: &str, visit: &mut dyn FnMut(&[&[u8]]) -> bool) -> Result<()> {
        Ok(self.program.visit(self.database, relation, visit)?)
    }

    fn len(&self, relation: &str) -> Result<usize> {
        Ok(self.program.len(self.database, relation)?)
    }
}

fn print_error(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}
