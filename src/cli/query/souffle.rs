//! The same question, answered by Soufflé itself; and the commands with which anybody can ask it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::args::{Asked, QueryArgs, SouffleCommandArgs};
use super::output::{Answers, compare};
use super::question::{self, Question};
use super::{DONE, FAILED, STOPPED, check, isolated, print, print_error, say, show};
use crate::query::{self, Modules, Source};
use engine::{Kind, Program};
use facts::Relation;
use facts::store::StoreError;
use ir::error::{Error, Result};
use jobs::input;

/// How often a running Soufflé is looked at.
const LOOK: Duration = Duration::from_millis(20);

fn failed(error: std::io::Error) -> Error {
    Error::Other(format!("--engine souffle: {error}"))
}

/// Facts and library in a directory of their own, and Soufflé started on them.
pub fn run(args: &QueryArgs, question: &Question) -> Result<u8> {
    let Version { name: version, bits } = version()?;
    if let Some(option) = [("--profile", args.profile), ("--explain", args.explain.is_some())]
        .iter()
        .find_map(|(option, given)| given.then_some(option))
    {
        return Err(Error::Other(format!(
            "{option} is of the embedded engine; Soufflé has its own: see souffle-command"
        )));
    }
    let width = question::width(&args.asked).bits();
    if bits.is_some_and(|bits| bits < width) {
        return Err(Error::Other(format!(
            "--width {width}: this Soufflé is built for 32 bits; the embedded engine has both"
        )));
    }
    if question.sources.iter().any(|source| source == "-") {
        return Err(Error::Other(
            "--engine souffle: what comes on standard input can be read once only; \
             write it into a file"
                .into(),
        ));
    }
    if args.talk.verbose {
        say(&format!("Soufflé {version} answers {}", question.name));
    }
    let mut known = question.parse(&args.asked).ok();
    if let Some(program) = &mut known {
        question::select(program, &args.asked.relation)?;
    }
    if args.check {
        let options = args.options();
        let code = isolated(args, question, |source, observer| {
            Ok(if check::passes(source, &options, observer)? { DONE } else { FAILED })
        })?;
        if code != DONE {
            return Ok(code);
        }
    }
    let work = tempfile::tempdir().map_err(failed)?;
    library::extract(work.path()).map_err(failed)?;
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
    fs::create_dir(&written).map_err(failed)?;
    let plan = Plan::new(&args.asked, question, known.as_ref(), work.path());
    if let Some(text) = &plan.text {
        fs::write(&plan.program, text).map_err(failed)?;
    }
    // Without knowing the outputs there is nothing to format.
    let printed = args.out.as_deref() == Some(Path::new("-"));
    let to_stdout = printed || known.is_none() && args.out.is_none();
    let out = if to_stdout { Path::new("-") } else { &written };
    let mut command = Command::new("souffle");
    command.args(plan.arguments(&facts, out, args.work.threads()));
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let child = command.spawn().map_err(failed)?;
    let Some((success, said)) = watch(child, args)? else { return Ok(STOPPED) };
    if !success {
        return Err(Error::Other(format!("{}: Soufflé has not answered it", question.name)));
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
    let ran = Command::new("souffle").arg("--version").output().map_err(|error| {
        Error::Other(match error.kind() {
            std::io::ErrorKind::NotFound => "--engine souffle: there is no `souffle` on PATH; \
                install Soufflé 2.4 or newer, or leave --engine away: the embedded engine needs \
                nothing"
                .to_owned(),
            _ => format!("--engine souffle: souffle cannot be run: {error}"),
        })
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
    let this = std::env::current_exe().map_err(failed)?;
    let mut command = Command::new(this);
    command.arg("extract").args(&question.sources).args(["-q", "-o"]).arg(dir);
    if args.asked.no_verify {
        command.arg("--no-verify");
    }
    if !args.work.isolation.is_wanted() {
        command.arg("--no-isolate");
    }
    command.arg("-j").arg(args.work.threads().to_string());
    if let Some(program) = known {
        command.arg("--relations").arg(relations(program));
    }
    if !command.status().map_err(failed)?.success() {
        return Err(Error::Other("the facts could not be extracted".into()));
    }
    if let Some(files) = &args.asked.facts {
        for entry in fs::read_dir(files).map_err(failed)?.flatten() {
            let to = dir.join(entry.file_name());
            if !to.exists() {
                fs::copy(entry.path(), to).map_err(failed)?;
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
        if let Some(status) = child.try_wait().map_err(failed)? {
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
    fs::create_dir_all(to).map_err(|error| Error::Other(format!("{}: {error}", to.display())))?;
    for entry in fs::read_dir(from).map_err(failed)?.flatten() {
        let target = to.join(entry.file_name());
        fs::copy(entry.path(), &target)
            .map_err(|error| Error::Other(format!("{}: {error}", target.display())))?;
    }
    Ok(())
}

/// What Soufflé is given.
struct Plan {
    /// The program's file.
    program: PathBuf,
    /// What must be written into it first.
    text: Option<String>,
    include: Vec<PathBuf>,
    define: Vec<String>,
    /// The program has directives of the C preprocessor.
    preprocessed: bool,
}

impl Plan {
    /// `base` is the directory with the extracted library; a program that is in no file is to be
    /// written there.
    fn new(asked: &Asked, question: &Question, known: Option<&Program>, base: &Path) -> Self {
        let include = asked.include.iter().cloned().chain(library::search_path(base)).collect();
        let preprocessed =
            !asked.define.is_empty() || question.text.lines().any(|line| line.starts_with('#'));
        // Soufflé prints what is declared as output; other relations must be made so.
        let mut extra = String::new();
        for name in &asked.relation {
            let is_output = |line: &str| {
                let words = line.strip_prefix(".output").unwrap_or_default();
                words.split([' ', ',', '(']).any(|word| word == name)
            };
            if known.is_none() || !question.text.lines().any(is_output) {
                extra.push_str(&format!(".output {name}\n"));
            }
        }
        let inside = library::inside(&question.name).map(|path| base.join(path));
        let (program, text) = match question.path.clone().or(inside) {
            Some(path) if extra.is_empty() => (path, None),
            Some(path) => {
                let path = std::path::absolute(&path).unwrap_or(path);
                let text = format!(".include \"{}\"\n{extra}", path.display());
                (base.join("query.dl"), Some(text))
            }
            None => (base.join("query.dl"), Some(format!("{}{extra}", question.text))),
        };
        Self { program, text, include, define: asked.define.clone(), preprocessed }
    }

    fn arguments(&self, facts: &Path, out: &Path, jobs: usize) -> Vec<String> {
        let path = |path: &Path| path.to_string_lossy().into_owned();
        let mut arguments = vec!["-w".to_owned()];
        if self.preprocessed {
            if !self.define.is_empty() {
                arguments.extend(["-M".to_owned(), self.define.join(" ")]);
            }
        } else {
            arguments.push("--no-preprocessor".to_owned());
        }
        for dir in &self.include {
            arguments.extend(["-I".to_owned(), path(dir)]);
        }
        arguments.extend(["-F".to_owned(), path(facts), "-D".to_owned(), path(out)]);
        arguments.extend(["-j".to_owned(), jobs.to_string(), path(&self.program)]);
        arguments
    }
}

/// `llvm-facts souffle-command`: the same as lines for a shell.
pub fn command(args: &SouffleCommandArgs) -> Result<u8> {
    let asked = &args.asked;
    let question = Question::new(asked)?;
    let mut known = question.parse(asked).map_err(|errors| print_error(&errors)).ok();
    if let Some(program) = &mut known {
        question::select(program, &asked.relation)?;
    }
    let mut script = String::new();
    let mut line = |words: &[String]| {
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        script.push_str(&(words.join(" ") + "\n"));
    };
    let text = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let facts = match question.fact_directory()? {
        Some(dir) => dir,
        None => {
            let mut words = text(&["llvm-facts", "extract"]);
            words.extend(question.sources.iter().map(|s| s.to_string_lossy().into_owned()));
            words.extend(text(&["-o", "facts"]));
            if asked.no_verify {
                words.push("--no-verify".to_owned());
            }
            if let Some(program) = &known {
                words.extend(["--relations".to_owned(), relations(program)]);
            }
            line(&words);
            if let Some(files) = &asked.facts {
                line(&text(&["cp", "-rn", &format!("{}/.", files.display()), "facts"]));
            }
            PathBuf::from("facts")
        }
    };
    line(&text(&["llvm-facts", "library", "--extract", "rules"]));
    if args.out != Path::new("-") {
        line(&text(&["mkdir", "-p", &args.out.to_string_lossy()]));
    }
    let mut plan = Plan::new(asked, &question, known.as_ref(), Path::new("rules"));
    if let Some(text) = &plan.text {
        plan.program = PathBuf::from("query.dl");
        script.push_str(&format!("cat > query.dl <<'END'\n{text}END\n"));
    }
    let mut words = vec!["souffle".to_owned()];
    words.extend(plan.arguments(&facts, &args.out, usize::from(args.jobs)));
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    script.push_str(&(words.join(" ") + "\n"));
    print(script.as_bytes())?;
    Ok(DONE)
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:=+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// What Soufflé has written: rows by relation, in the engine's order.
struct Files {
    relations: BTreeMap<String, Vec<Vec<Vec<u8>>>>,
    sizes: BTreeMap<String, usize>,
}

impl Files {
    fn read(dir: &Path, program: Option<&Program>) -> Result<Self> {
        let mut files = Self { relations: BTreeMap::new(), sizes: BTreeMap::new() };
        let known = program.map(Program::relations).unwrap_or_default();
        for entry in fs::read_dir(dir).map_err(failed)?.flatten() {
            let path = entry.path();
            let Some(name) = path.file_stem().map(|s| s.to_string_lossy().into_owned()) else {
                continue;
            };
            let text = fs::read(&path).map_err(failed)?;
            let kinds: Option<Vec<Kind>> = known
                .iter()
                .find(|relation| relation.name == name)
                .map(|relation| relation.columns.iter().map(|(_, kind)| *kind).collect());
            let cells = |line: &[u8]| -> Vec<Vec<u8>> {
                match &kinds {
                    Some(kinds) if kinds.is_empty() => Vec::new(),
                    _ => line.split(|&byte| byte == b'\t').map(<[u8]>::to_vec).collect(),
                }
            };
            let lines = text.strip_suffix(b"\n").map(|text| text.split(|&byte| byte == b'\n'));
            let mut rows: Vec<Vec<Vec<u8>>> = lines.into_iter().flatten().map(cells).collect();
            if let Some(kinds) = &kinds {
                rows.sort_by(|a, b| {
                    let orders = kinds.iter().zip(a.iter().zip(b));
                    orders
                        .map(|(&kind, (a, b))| compare(kind, a, b))
                        .fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
                });
            }
            files.relations.insert(name, rows);
        }
        Ok(files)
    }

    /// The numbers of rows that `.printsize` has printed.
    fn take_sizes(&mut self, said: &[u8]) {
        for line in String::from_utf8_lossy(said).lines() {
            if let Some((name, size)) = line.split_once('\t')
                && let Ok(size) = size.parse()
            {
                self.sizes.insert(name.to_owned(), size);
            }
        }
    }
}

impl Answers for Files {
    fn visit(&self, relation: &str, visit: &mut dyn FnMut(&[&[u8]]) -> bool) -> Result<()> {
        let Some(rows) = self.relations.get(relation) else {
            return Err(Error::Other(format!(
                "Soufflé has not written {relation}.csv: its .output has parameters; use -D DIR"
            )));
        };
        for row in rows {
            let cells: Vec<&[u8]> = row.iter().map(Vec::as_slice).collect();
            if !visit(&cells) {
                break;
            }
        }
        Ok(())
    }

    fn len(&self, relation: &str) -> Result<usize> {
        let size = self.sizes.get(relation).copied();
        Ok(size.or_else(|| self.relations.get(relation).map(Vec::len)).unwrap_or_default())
    }
}
