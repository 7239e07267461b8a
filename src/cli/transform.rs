//! `llvm-facts transform`

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::args::{self, Limits, Verbosity, Work};
use super::confine;
use super::console::{DONE, STOPPED, print, say, say_as_it_is, say_findings};
use super::error::{Error, QuestionError, RebuildError, Result};
use super::output::{is_no_source, whole};
use super::preset;
use super::programs;
use super::query::args::Format;
use super::query::embedded::Evaluated;
use super::query::output::{self, Shown, Style};
use super::source::{Reading, on_source};
use super::words::count;
use crate::query::{self, Memory, Modules, Source, transform};
use engine::{Database, Includes, Program, Watch};
use facts::store::{self, Facts};
use facts::{Index, ModuleRow};
use jobs::input::Input;
use jobs::pipeline::Observer;
use jobs::{read, rebuild};
use library::{Search, suggest};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts transform in.bc pass.dl -o out.bc
  llvm-facts transform in.bc trace_entries -o traced.bc       a pass of the library
  llvm-facts transform in.bc replace_callee -M 'FROM=\"malloc\"' -M 'TO=\"mine\"' -o out.bc
  llvm-facts transform in.bc first.dl second.dl -o out.ll     one after the other
  llvm-facts transform facts/ pass.dl -o out.bc

A pass is a program whose outputs drop_R and add_R are the rows that relation R of the schema loses
and gains, and R all its rows; `llvm-facts library transform` has those of the library, and
transform/edit.dl to write one. What else a pass answers, and what it could not do, is told.")]
pub struct TransformArgs {
    /// A module or a fact directory of one; then passes: programs in files, or of the library by name
    #[arg(value_name = "SOURCE PASS", required = true)]
    pub arguments: Vec<OsString>,
    /// A .bc or .ll file, or `-` for bitcode on standard output
    #[arg(short, long = "output", value_name = "OUT")]
    pub out: PathBuf,
    #[command(flatten)]
    pub including: args::Including,
    /// Have LLVM run these passes on the module first, in the syntax of `opt -passes`
    #[arg(long, value_name = "PIPELINE")]
    pub passes: Option<String>,
    /// Write the module even if LLVM's verifier rejects it
    #[arg(long)]
    pub no_verify: bool,
    #[command(flatten)]
    pub work: Work,
    #[command(flatten)]
    pub verbosity: Verbosity,
    /// Those of every command.
    #[arg(skip)]
    pub limits: Limits,
}

/// A program that changes facts.
struct Pass {
    name: String,
    text: String,
    program: Program,
}

/// What a pass made of a module.
struct Made {
    bitcode: Vec<u8>,
    dropped: usize,
    added: usize,
    verified: bool,
}

impl TransformArgs {
    /// The module, or the fact directory.
    pub fn source(&self) -> &[OsString] {
        &self.arguments[..self.arguments.len().min(1)]
    }

    /// What it reads beside the source: passes, with what they include.
    pub fn reads(&self) -> Vec<PathBuf> {
        let passes = self.arguments.iter().skip(1).map(Path::new);
        passes.flat_map(|pass| confine::of_program(pass, &self.including)).collect()
    }
}

pub fn run(args: &TransformArgs) -> Result<u8> {
    let sources = args.source();
    if args.arguments.len() < 2 {
        return Err(QuestionError::NoPassGiven { passes: library::passes().join(", ") }.into());
    }
    is_no_source(&args.out, sources)?;
    let names = args.arguments.iter().skip(1);
    let passes: Vec<Pass> = names.map(|name| pass(Path::new(name), args)).collect::<Result<_>>()?;
    let reading = Reading {
        sources,
        reading: read::Reading { passes: args.passes.as_deref(), ..read::Reading::default() },
        files: None,
        work: args.work,
        verbosity: args.verbosity,
        watch: Watch::of_progress(),
    };
    on_source(&reading, |source, observer| {
        let mut facts = match source {
            // A module is all of its facts.
            Source::Facts(dir) => store::read_dir(dir)?,
            source => query::read(source, observer)?,
        };
        let mut bitcode = Vec::new();
        for (place, pass) in passes.iter().enumerate() {
            if place > 0 {
                facts = facts_of(&bitcode, args, observer)?;
            }
            let start = Instant::now();
            let Some(made) = pass.run(&mut facts, args)? else { return Ok(STOPPED) };
            if !made.verified && !args.no_verify {
                tracing::warn!("{}: not verified by LLVM, which is not there", pass.name);
            }
            if !args.verbosity.quiet && args.out != Path::new("-") {
                let rows = (count(made.dropped, "row"), count(made.added, "row"));
                let time = match args.verbosity.verbose {
                    true => format!(" in {:.2?}", start.elapsed()),
                    false => String::new(),
                };
                say(&format!("{}: {} dropped, {} added{time}", pass.name, rows.0, rows.1));
            }
            bitcode = made.bitcode;
        }
        let is_text = args.out.extension().is_some_and(|extension| extension == "ll");
        let bytes = match is_text {
            false => bitcode,
            true => read::text(&bitcode, "the changed module")?,
        };
        match args.out == Path::new("-") {
            true => print(&bytes)?,
            false => whole(&args.out, |file| {
                file.write_all(&bytes).map_err(Error::unwritable(&args.out))
            })?,
        }
        Ok(DONE)
    })
}

/// All facts of a module that a pass has made.
fn facts_of(bitcode: &[u8], args: &TransformArgs, observer: &dyn Observer) -> Result<Facts> {
    let inputs = [Input::from_bytes("the changed module", bitcode.to_vec())];
    let source = Source::Modules(Modules {
        inputs: &inputs,
        reading: read::Reading::default(),
        threads: args.work.threads(),
        files: None,
    });
    Ok(query::read(source, observer)?)
}

/// The pass of this name: a file, else one of the library.
fn pass(path: &Path, args: &TransformArgs) -> Result<Pass> {
    let search = args.including.search();
    let (name, text) = match (path.is_file(), of_library(path, &search)) {
        (false, Some(found)) => found,
        (false, None) if !path.exists() => {
            let (path, known) = (path.to_path_buf(), library::passes());
            let near = suggest::did_you_mean(&path.to_string_lossy(), known.iter().map(|it| &**it));
            return Err(QuestionError::NoSuchPass { path, near, passes: known.join(", ") }.into());
        }
        _ => (path.display().to_string(), programs::read(path)?),
    };
    let mut program =
        programs::parse(&name, &text, &search).map_err(|errors| programs::wrong(&name, &errors))?;
    if !program.outputs().iter().any(|it| store::Overlay::has(&it.name)) {
        return Err(QuestionError::NoPass { name }.into());
    }
    transform::answer_refused(&mut program)?;
    programs::confine(&program, &[])?;
    if !args.verbosity.quiet && !program.warnings().list.is_empty() {
        say_findings(program.warnings());
    }
    // As it was asked for.
    Ok(Pass { name: path.display().to_string(), text, program })
}

/// A program of the library: `trace_entries`, `transform/trace_entries.dl`.
fn of_library(path: &Path, search: &Search) -> Option<(String, String)> {
    let name = path.to_str()?;
    let candidates = [format!("{}/{name}.dl", library::PASSES), name.to_owned()];
    candidates.iter().find_map(|candidate| search.read("", candidate))
}

impl Pass {
    /// The module that it makes of one; none if a limit was reached, which is said.
    fn run(&self, facts: &mut Facts, args: &TransformArgs) -> Result<Option<Made>> {
        let program = &self.program;
        let dir = || PathBuf::from(&args.arguments[0]);
        let modules = facts.rows::<ModuleRow>().count();
        if modules == 0 {
            return Err(RebuildError::NoModule { dir: dir() }.into());
        }
        if modules > 1 {
            return Err(RebuildError::NotOne { dir: dir(), modules }.into());
        }
        let mut database = Database::new(program);
        database.use_threads(args.work.threads());
        query::load_facts(program, facts, &mut database)?;
        let options = engine::Options { threads: args.work.threads(), ..args.limits.options() };
        match program.run(&mut database, &options) {
            Ok(_) => {}
            Err(error @ (engine::Error::Timeout(_) | engine::Error::Memory(_))) => {
                say(&format!("error: {error}"));
                return Ok(None);
            }
            Err(error) => return Err(error.into()),
        }
        let (overlay, others) = transform::overlay(program, &database)?;
        self.tell(&others, facts, &database, args)?;
        let changed = transform::apply(overlay, facts)?;
        let index = Index::new(facts);
        let wrong = |errors| RebuildError::Facts { dir: PathBuf::from(&self.name), errors };
        let errors = index.check();
        if !errors.is_empty() {
            return Err(wrong(errors).into());
        }
        let Some(module) = index.rows::<ModuleRow>().next() else {
            return Err(RebuildError::NoModule { dir: dir() }.into());
        };
        let name = Path::new(&self.name);
        let bitcode = rebuild::bitcode(&index, module.m).map_err(RebuildError::of(name))?;
        let verified = !args.no_verify
            && rebuild::verify(&bitcode, &index, module.m)
                .map_err(RebuildError::of_verifier(name))?;
        ir::rebuild::nothing_ignored(&index).map_err(RebuildError::from)?;
        // What a pass took out leaves rows that nobody needs. What it brought is needed.
        let left = index.unread_of(|relation, row| changed.is_new(relation, row)).left_over;
        if let Some((row, n)) = left {
            let rows = count(n, "new row");
            tracing::warn!("{}: {rows} left out, the first: {row}", self.name);
        }
        let (dropped, added) = (changed.dropped, changed.added);
        Ok(Some(Made { bitcode, dropped, added, verified }))
    }

    /// Says what the pass answers beside changes.
    fn tell(
        &self,
        outputs: &[String],
        facts: &Facts,
        database: &Database,
        args: &TransformArgs,
    ) -> Result<()> {
        let evaluated = Evaluated { program: &self.program, database };
        let mut shown = Vec::new();
        for relation in self.program.outputs() {
            let is_told =
                outputs.contains(&relation.name) && self.program.len(database, &relation.name)? > 0;
            if is_told && !args.verbosity.quiet {
                let heading = preset::heading(&self.text, &relation.name);
                shown.push(Shown::new(&self.program, relation, heading));
            }
        }
        if shown.is_empty() {
            return Ok(());
        }
        let ids = output::shown_ids(&evaluated, &shown)?;
        let source = Source::Memory(Memory { facts, of_modules: false, files: None });
        let labels = query::labels(source, &[], &ids)?;
        let style = Style {
            format: Format::Table,
            header: false,
            labels: Some(&labels),
            quotes_formulas: false,
            why_empty: "llvm-facts query --why-empty",
        };
        let mut text = Vec::new();
        output::render(&evaluated, &shown, &style, &mut text)?;
        say_as_it_is(&String::from_utf8_lossy(&text));
        Ok(())
    }
}
