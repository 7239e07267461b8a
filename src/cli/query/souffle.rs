//! The same question, answered by Soufflé itself; and the commands with which anybody can ask it.

mod answers;
mod command;
mod plan;
mod process;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use self::answers::Files;
use self::plan::{Plan, relations};
use self::process::{Version, version, watch};
use super::args::QueryArgs;
use super::question::{self, Question};
use super::{check, files, findings, report};
use crate::cli::console::{DONE, FAILED, STOPPED, print, say};
use crate::cli::error::{Error, Result, SouffleError};
use crate::cli::output::together;
use crate::cli::programs;
use crate::cli::source::on_source;
use crate::query::{self, Modules, Source};
use engine::Program;
use facts::store::{self, DirectoryWriter, Format, StoreError};
use facts::{Relation, RelationSet};
use jobs::input;
use system::{NewFiles, Staging};

pub use self::command::command;

/// Facts and library in a directory of their own, and Soufflé started on them.
pub fn run(args: &QueryArgs, question: &Question) -> Result<u8> {
    let Version { name: version, bits } = version()?;
    let embedded = [
        ("--profile", args.profile),
        ("--explain", args.explain.is_some()),
        ("--why-empty", args.why_empty),
    ];
    if let Some(option) = embedded.iter().find_map(|(option, given)| given.then_some(option)) {
        return Err(SouffleError::Option((*option).to_owned()).into());
    }
    let width = question::width(&args.question).bits();
    if bits.is_some_and(|bits| bits < width) {
        return Err(SouffleError::Width(width).into());
    }
    if question.sources.iter().any(|source| source == "-") {
        return Err(SouffleError::Stdin.into());
    }
    if args.verbosity.verbose {
        say(&format!("Soufflé {version} answers {}", question.name));
    }
    let mut known = question.parse(&args.question, args.work.threads()).ok();
    let mut wanted = args.question.relation.clone();
    if known.is_none() && files::is_parquet(args) {
        // What the columns hold is not known.
        return Err(SouffleError::Option("--format parquet".to_owned()).into());
    }
    if let Some(program) = &mut known {
        wanted = findings::wanted(args, program)?;
        question::select(program, &wanted)?;
        programs::confine(program, &args.question.allow_path)?;
    }
    if args.check {
        let options = args.options();
        let code = on_source(&args.reading(&question.sources), |source, observer| {
            Ok(if check::passes(source, &options, observer)? { DONE } else { FAILED })
        })?;
        if code != DONE {
            return Ok(code);
        }
    }
    let work = Staging::new_in(&std::env::temp_dir()).map_err(SouffleError::System)?;
    library::extract(work.path()).map_err(SouffleError::System)?;
    let facts = match question.fact_directory()? {
        Some(dir) => {
            // Soufflé only warns of a file that is missing.
            for relation in known.iter().flat_map(|program| query::wanted(program).iter()) {
                let path = store::file_of(&dir, relation);
                if !path.is_file() {
                    return Err(StoreError::Missing { path }.into());
                }
            }
            match store::marker(&dir).is_some_and(|marker| marker.format.is_some()) {
                true => as_text(&dir, known.as_ref(), &work.path().join("facts"))?,
                false => dir,
            }
        }
        None => extract(args, question, known.as_ref(), &work.path().join("facts"))?,
    };
    let written = work.path().join("answers");
    fs::create_dir(&written).map_err(SouffleError::System)?;
    let plan = Plan::new(&args.question, question, &wanted, known.as_ref(), work.path());
    if let Some(text) = &plan.text {
        fs::write(&plan.program, text).map_err(SouffleError::System)?;
    }
    if let Some(words) = plan.compile(bits.unwrap_or(width)) {
        compile(&words)?;
    }
    // Without knowing the outputs there is nothing to format.
    let printed = args.out.as_deref() == Some(Path::new("-"));
    let to_stdout = printed || known.is_none() && args.out.is_none();
    let out = if to_stdout { Path::new("-") } else { &written };
    let mut command = Command::new("souffle");
    command.args(plan.arguments(&facts, out, args.work.threads()));
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    system::dies_with_parent(&mut command);
    let child = command.spawn().map_err(SouffleError::System)?;
    let Some((success, said)) = watch(child, args)? else { return Ok(STOPPED) };
    if !success {
        return Err(SouffleError::NoAnswer(question.name.clone()).into());
    }
    match (&args.out, &known) {
        (Some(_), _) if printed => print(&said)?,
        (Some(dir), Some(program)) if files::is_parquet(args) => {
            files::write(args, program, &Files::read(&written, Some(program))?, dir)?;
            print(&said)?;
        }
        (Some(dir), _) => {
            publish(args, &written, dir)?;
            print(&said)?;
        }
        (None, Some(program)) => {
            let mut answers = Files::read(&written, Some(program))?;
            answers.take_sizes(&said);
            let is_directory = question.fact_directory()?.is_some();
            let inputs = if is_directory { Vec::new() } else { input::expand(&question.sources)? };
            let reading = args.question.reading.of_modules();
            let modules = Modules { inputs: &inputs, reading, threads: 1, files: None };
            let firsts = if is_directory { Vec::new() } else { first_ids(&facts)? };
            let source =
                if is_directory { Source::Facts(&facts) } else { Source::Modules(modules) };
            return report::print(args, question, program, &answers, Some((source, &firsts)));
        }
        (None, None) => print(&said)?,
    }
    Ok(DONE)
}

/// Compiles the functors that the program calls.
fn compile(words: &[String]) -> Result<()> {
    let ran = Command::new(&words[0]).args(&words[1..]).output();
    let said = match ran {
        Ok(ran) if ran.status.success() => return Ok(()),
        Ok(ran) => String::from_utf8_lossy(&ran.stderr).trim().to_owned(),
        Err(why) => why.to_string(),
    };
    Err(SouffleError::Functors { compiler: words[0].clone(), said }.into())
}

/// Writes the facts that the program reads, as far as that is known.
fn extract(
    args: &QueryArgs,
    question: &Question,
    known: Option<&Program>,
    dir: &Path,
) -> Result<PathBuf> {
    let this = std::env::current_exe().map_err(SouffleError::System)?;
    let mut command = Command::new(this);
    command.arg("extract").args(&question.sources).args(["-q", "-o"]).arg(dir);
    command.args(args.question.reading.words());
    command.arg("-j").arg(args.work.threads().to_string());
    if let Some(program) = known {
        command.arg("--relations").arg(relations(program));
    }
    system::dies_with_parent(&mut command);
    if !command.status().map_err(SouffleError::System)?.success() {
        return Err(SouffleError::NotExtracted.into());
    }
    if let Some(files) = &args.question.facts {
        for entry in fs::read_dir(files).map_err(SouffleError::System)?.flatten() {
            let to = dir.join(entry.file_name());
            if !to.exists() {
                fs::copy(entry.path(), to).map_err(SouffleError::System)?;
            }
        }
    }
    Ok(dir.to_path_buf())
}

/// What the program reads of a directory of Parquet, as text.
fn as_text(dir: &Path, known: Option<&Program>, to: &Path) -> Result<PathBuf> {
    let relations = known.map_or_else(RelationSet::all, query::wanted);
    let format = Format { relations, ..Format::default() };
    let mut writer = DirectoryWriter::with_format(to, format)?;
    for relation in relations.iter() {
        writer.append(&store::read_relation(dir, relation)?)?;
    }
    writer.finish()?;
    Ok(to.to_path_buf())
}

/// The first id of each module.
fn first_ids(facts: &Path) -> Result<Vec<u32>> {
    let facts = facts::store::read_relation(facts, Relation::Module)?;
    Ok(facts.rows::<facts::ModuleRow>().map(|row| row.m.0).collect())
}

/// Puts finished outputs into the user's directory.
fn publish(args: &QueryArgs, from: &Path, to: &Path) -> Result<()> {
    let mut files = NewFiles::default();
    files.directory(to).map_err(Error::unwritable(to))?;
    for entry in fs::read_dir(from).map_err(SouffleError::System)? {
        let entry = entry.map_err(SouffleError::System)?;
        let target = to.join(entry.file_name());
        let mut copy = || io::copy(&mut File::open(entry.path())?, &mut files.create(&target)?);
        copy().map_err(Error::unwritable(&target))?;
    }
    together(files, to, args.verbosity.verbose)
}
