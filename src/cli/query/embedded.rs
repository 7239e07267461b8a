//! A question, answered by the embedded engine.

use std::path::Path;
use std::time::Instant;

use super::args::QueryArgs;
use super::output::Answers;
use super::question::{self, Question};
use super::{check, files, findings, report};
use crate::cli::console::{DONE, FAILED, STOPPED, print, say, say_findings};
use crate::cli::error::{Error, Result};
use crate::cli::output::together;
use crate::cli::source::on_source_after;
use crate::cli::{programs, work};
use crate::query::{self, Source, explain};
use engine::{Database, Destination, Options, Program, Watch, WriteOptions};
use jobs::pipeline::Observer;
use system::NewFiles;

/// Answers it, and says how that ended.
pub fn run(args: &QueryArgs, question: &Question) -> Result<u8> {
    if args.verbosity.verbose {
        say(&format!("the embedded engine answers {}", question.name));
    }
    let reading = args.reading(&question.sources);
    if args.profile {
        work::profile_at_the_end(&reading.watch);
    }
    on_source_after(
        &reading,
        || program(args, question),
        |program, source, observer| {
            let query = Query { args, question, program: &program, watch: reading.watch.clone() };
            query.answer(source, observer)
        },
    )
}

/// The program with the outputs that are asked for, which may read what it reads.
fn program(args: &QueryArgs, question: &Question) -> Result<Program> {
    let mut program = parse(args, question)?;
    match &args.explain {
        Some(fact) => {
            question::select(&mut program, &[explain::relation(fact)])?;
            // What the row comes of is enough. A label is known when the rows are, and what is no fact
            // is told then.
            program.restrict(Some(fact)).ok();
        }
        None => {
            let wanted = findings::wanted(args, &program)?;
            question::select(&mut program, &wanted)?;
        }
    }
    programs::confine(&program, &args.question.allow_path)?;
    if !args.verbosity.quiet && !program.warnings().list.is_empty() {
        say_findings(program.warnings());
    }
    Ok(program)
}

/// The program; all that is wrong with it is said.
pub fn parse(args: &QueryArgs, question: &Question) -> Result<Program> {
    let parsed = question.parse(&args.question, args.work.threads());
    Ok(parsed.map_err(|errors| programs::wrong(&question.name, &errors))?)
}

/// A question for the embedded engine.
struct Query<'a> {
    args: &'a QueryArgs,
    question: &'a Question,
    program: &'a Program,
    watch: Watch,
}

impl Query<'_> {
    fn answer(&self, source: Source<'_>, observer: &dyn Observer) -> Result<u8> {
        let Self { args, program, .. } = *self;
        let options = Options { watch: Some(self.watch.clone()), ..args.options() };
        if args.check && !check::passes(source, &options, observer)? {
            return Ok(FAILED);
        }
        let mut database = Database::new(program);
        let answered = self.ask(&mut database, &options, source, observer);
        // All else ends with the process, which need not take millions of rows apart before.
        if !args.watch {
            std::mem::forget(database);
        }
        answered
    }

    fn ask(
        &self,
        database: &mut Database,
        options: &Options,
        source: Source<'_>,
        observer: &dyn Observer,
    ) -> Result<u8> {
        let Self { args, program, .. } = *self;
        let start = Instant::now();
        database.use_threads(options.threads);
        if args.explain.is_none() && !args.why_empty {
            database.forget_unused();
        }
        let firsts = query::load(program, source, database, observer)?;
        let loaded = start.elapsed();
        let profile = match program.run(database, options) {
            Ok(profile) => profile,
            Err(error @ (engine::Error::Timeout(_) | engine::Error::Memory(_))) => {
                say(&format!("error: {error}"));
                if args.profile {
                    work::say_rules(&self.watch.rules());
                }
                return Ok(STOPPED);
            }
            Err(error) => return Err(error.into()),
        };
        if args.verbosity.verbose {
            let run = start.elapsed().saturating_sub(loaded);
            say(&format!("{loaded:.2?} to read the facts, {run:.2?} to evaluate the rules"));
        }
        profile.warnings.iter().for_each(|warning| say(warning));
        if args.profile {
            work::say_rules(&profile.rules);
        }
        match (&args.out, &args.explain) {
            (_, Some(fact)) => {
                let raw = args.raw;
                let of = (source, &firsts[..]);
                let proof = explain::proof(program, database, fact, raw, of)?;
                print(proof.as_bytes())?;
            }
            (None, None) if args.why_empty => why_empty(program, database)?,
            (Some(to), None) if files::is_parquet(args) => {
                files::write(args, program, &Evaluated { program, database }, to)?;
                print(&sizes(program, database)?)?;
            }
            (Some(to), None) => write(args, program, database, to)?,
            (None, None) => {
                let evaluated = Evaluated { program, database };
                let of = Some((source, &firsts[..]));
                return report::print(args, self.question, program, &evaluated, of);
            }
        }
        Ok(DONE)
    }
}

/// Says why outputs are empty.
fn why_empty(program: &Program, database: &mut Database) -> Result<()> {
    let mut text = String::new();
    for output in program.outputs() {
        if let Some(why) = program.why_empty(database, &output.name)? {
            text.push_str(&why.to_string());
        }
    }
    if text.is_empty() {
        text.push_str("every answer has rows\n");
    }
    print(text.as_bytes())
}

/// What `.printsize` asks for.
fn sizes(program: &Program, database: &Database) -> Result<Vec<u8>> {
    let mut text = String::new();
    for relation in program.sizes() {
        text += &format!("{}\t{}\n", relation.name, program.len(database, &relation.name)?);
    }
    Ok(text.into_bytes())
}

/// The outputs as Soufflé writes them.
fn write(args: &QueryArgs, program: &Program, database: &Database, to: &Path) -> Result<()> {
    let destination = match to.to_str() {
        Some("-") => Destination::Stdout,
        _ => Destination::Directory(to.to_path_buf()),
    };
    let mut files = NewFiles::default();
    if let Destination::Directory(dir) = &destination {
        files.directory(dir).map_err(Error::unwritable(dir))?;
    }
    let mut text = Vec::new();
    let options = WriteOptions { to: destination, sorted: true };
    program.write_to(database, &options, &mut text, &mut |path| files.create(path))?;
    together(files, to, args.verbosity.verbose)?;
    print(&text)
}

/// The rows in the embedded engine's memory.
pub struct Evaluated<'a> {
    pub program: &'a Program,
    pub database: &'a Database,
}

impl Answers for Evaluated<'_> {
    fn visit(&self, relation: &str, visit: &mut dyn FnMut(&[&[u8]]) -> bool) -> Result<()> {
        Ok(self.program.visit(self.database, relation, visit)?)
    }

    fn len(&self, relation: &str) -> Result<usize> {
        Ok(self.program.len(self.database, relation)?)
    }
}
