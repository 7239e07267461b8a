//! The same question, answered by Soufflé itself; and the commands with which anybody can ask it.

mod answers;
mod command;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use self::answers::Files;
use self::command::Plan;
use super::args::QueryArgs;
use super::error::SouffleError;
use super::question::{self, Question};
use super::{DONE, FAILED, STOPPED, check, on_its_source, print, say, show};
use crate::cli::error::{Error, Result};
use crate::query::{self, Modules, Source};
use engine::Program;
use facts::Relation;
use facts::store::StoreError;
use jobs::input;

pub use self::command::command;

/// How often a running Soufflé is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Facts and library in a directory of their own, and Soufflé started on them.
pub fn run(args: &QueryArgs, question: &Question) -> Result<u8> {
    let Version { name: version, bits } = version()?;
    if let Some(option) = [("--profile", args.profile), ("--explain", args.explain.is_some())]
        .iter()
        .find_map(|(option, given)| given.then_some(option))
    {
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
    let mut known = question.parse(&args.question).ok();
    if let Some(program) = &mut known {
        question::select(program, &args.question.relation)?;
    }
    if args.check {
        let options = args.options();
        let code = on_its_source(args, question, |source, observer| {
            Ok(if check::passes(source, &options, observer)? { DONE } else { FAILED })
        })?;
        if code != DONE {
            return Ok(code);
        }
    }
    let work = tempfile::tempdir().map_err(SouffleError::System)?;
    library::extract(work.path()).map_err(SouffleError::System)?;
    let facts = match question.fact_directory()? {
        Some(dir) => {
            // Soufflé only warns of a file that is missing.
            for relation in known.iter().flat_map(|program| query::wanted(program).iter()) {
                let path = dir.join(relation.info().file_name());
                if !path.is_file() {
                    return Err(StoreError::Missing { path }.into());
                }
            }
            dir
        }
        None => extract(args, question, known.as_ref(), &work.path().join("facts"))?,
    };
    let written = work.path().join("answers");
    fs::create_dir(&written).map_err(SouffleError::System)?;
    let plan = Plan::new(&args.question, question, known.as_ref(), work.path());
    if let Some(text) = &plan.text {
        fs::write(&plan.program, text).map_err(SouffleError::System)?;
    }
    // Without knowing the outputs there is nothing to format.
    let printed = args.out.as_deref() == Some(Path::new("-"));
    let to_stdout = printed || known.is_none() && args.out.is_none();
    let out = if to_stdout { Path::new("-") } else { &written };
    let mut command = Command::new("souffle");
    command.args(plan.arguments(&facts, out, args.work.threads()));
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let child = command.spawn().map_err(SouffleError::System)?;
    let Some((success, said)) = watch(child, args)? else { return Ok(STOPPED) };
    if !success {
        return Err(SouffleError::NoAnswer(question.name.clone()).into());
    }
    match (&args.out, &known) {
        (Some(_), _) if printed => print(&said)?,
        (Some(dir), _) => {
            publish(&written, dir)?;
            print(&said)?;
        }
        (None, Some(program)) => {
            let mut answers = Files::read(&written, Some(program))?;
            answers.take_sizes(&said);
            let is_directory = question.fact_directory()?.is_some();
            let inputs = if is_directory { Vec::new() } else { input::expand(&question.sources)? };
            let modules = Modules { inputs: &inputs, verify: false, threads: 1, files: None };
            let firsts = if is_directory { Vec::new() } else { first_ids(&facts)? };
            let source =
                if is_directory { Source::Facts(&facts) } else { Source::Modules(modules) };
            show(args, question, program, &answers, Some((source, &firsts)))?;
        }
        (None, None) => print(&said)?,
    }
    Ok(DONE)
}

/// Soufflé as it is on PATH.
struct Version {
    name: String,
    /// How many bits its numbers have, if it says so.
    bits: Option<u32>,
}

/// Soufflé's version, if it is there.
fn version() -> Result<Version> {
    let ran =
        Command::new("souffle").arg("--version").output().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => SouffleError::Missing,
            _ => SouffleError::NotRun(error),
        })?;
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    let after = |words: &str| said.lines().find_map(|line| Some(line.split_once(words)?.1.trim()));
    let bits = after("Word size:").and_then(|rest| rest.split(' ').next()?.parse().ok());
    Ok(Version { name: after("Version:").unwrap_or("of unknown version").to_owned(), bits })
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
    if !args.question.verify.is_wanted() {
        command.arg("--no-verify");
    }
    if !args.work.isolation.is_wanted() {
        command.arg("--no-isolate");
    }
    command.arg("-j").arg(args.work.threads().to_string());
    if let Some(program) = known {
        command.arg("--relations").arg(relations(program));
    }
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

/// What the program reads, and the modules, for `--relations`.
fn relations(program: &Program) -> String {
    let mut wanted = query::wanted(program);
    wanted.insert(Relation::Module);
    wanted.iter().map(Relation::name).collect::<Vec<_>>().join(",")
}

/// The first id of each module.
fn first_ids(facts: &Path) -> Result<Vec<u32>> {
    let facts = facts::store::read_relation(facts, Relation::Module)?;
    Ok(facts.rows::<facts::ModuleRow>().map(|row| row.m.0).collect())
}

/// Waits for the end, unless a limit is reached before: whether it went well, and what was said on
/// standard output.
fn watch(mut child: Child, args: &QueryArgs) -> Result<Option<(bool, Vec<u8>)>> {
    let start = Instant::now();
    let mut pipe = child.stdout.take();
    let reader = std::thread::spawn(move || {
        let mut said = Vec::new();
        let _ = pipe.as_mut().map(|pipe| pipe.read_to_end(&mut said));
        said
    });
    loop {
        if let Some(status) = child.try_wait().map_err(SouffleError::System)? {
            return Ok(Some((status.success(), reader.join().unwrap_or_default())));
        }
        let late = args.timeout.filter(|&limit| start.elapsed().as_secs_f64() > limit);
        let large = args.memory_limit.filter(|&limit| memory(child.id()) > u64::from(limit) << 20);
        if late.is_some() || large.is_some() {
            // It may have ended meanwhile.
            let _ = child.kill();
            let _ = child.wait();
            if let Some(limit) = late {
                say(&format!("error: Soufflé took longer than {limit} s and was stopped"));
            }
            if let Some(limit) = large {
                say(&format!("error: Soufflé needed more than {limit} MB and was stopped"));
            }
            return Ok(None);
        }
        std::thread::sleep(LOOK);
    }
}

/// How many bytes of memory a process has, where the system says so.
fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() << 10
}

/// Puts finished outputs into the user's directory.
fn publish(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).map_err(Error::file(to))?;
    for entry in fs::read_dir(from).map_err(SouffleError::System)?.flatten() {
        let target = to.join(entry.file_name());
        fs::copy(entry.path(), &target).map_err(Error::file(&target))?;
    }
    Ok(())
}
