//! `llvm-facts query` and `llvm-facts library`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::{DONE, LibraryArgs, QueryArgs, QueryEngine, RowFormat, print, say, threads};
use crate::engine::{self, Database, Destination, Program, WriteOptions};
use crate::error::{Error, Result};
use crate::input;
use crate::isolate::{self, Crash, Ended, Watch};
use crate::library::{self, Search};
use crate::query::{self, Source};

/// The evaluation reached a limit.
const STOPPED: u8 = 3;

/// A program, and what it is asked about.
struct Question {
    /// As messages name it.
    name: String,
    text: String,
    sources: Vec<std::ffi::OsString>,
}

pub fn run(args: &QueryArgs) -> Result<u8> {
    let question = question(args)?;
    if args.engine == QueryEngine::Souffle {
        return souffle(args, &question);
    }
    if args.talk.verbose {
        say("the embedded engine answers");
    }
    let search = search(args);
    let program = match Program::parse(&question.name, &question.text, &search) {
        Ok(program) => program,
        Err(diagnostics) => {
            print_error(&diagnostics.to_string());
            let advice = "the program has errors; what the embedded engine does not support, \
                          Soufflé itself may run: --engine souffle";
            return Err(Error::Other(format!("{}: {advice}", question.name)));
        }
    };
    if !args.talk.quiet && !program.warnings().to_string().is_empty() {
        print_error(&program.warnings().to_string());
    }
    let facts = fact_directory(&question.sources)?;
    let inputs = if facts.is_some() { Vec::new() } else { input::expand(&question.sources)? };
    let ended = isolate::run(!args.no_isolate, None, &mut Silent, |_reporter| {
        let source = match &facts {
            Some(dir) => Source::Facts(dir),
            None => Source::Modules(&inputs),
        };
        answer(args, &program, &source).map_err(|error| error.to_string())
    })?;
    match ended {
        Ended::Done(Ok(code)) => Ok(code),
        Ended::Done(Err(message)) => Err(Error::Other(message)),
        Ended::Interrupted => Err(Error::Other("interrupted".into())),
        Ended::Crashed(crash) => {
            Err(Error::Other(Crash::with_advice(&crash.how, "the module is broken, or too large")))
        }
    }
}

/// The program is the last argument, or `-e`'s rules.
fn question(args: &QueryArgs) -> Result<Question> {
    let mut sources = args.arguments.clone();
    if let Some(rules) = &args.rules {
        let mut text = format!(".include \"facts.dl\"\n{rules}\n");
        if !rules.contains(".output") && !rules.contains(".printsize") {
            let last = rules.rsplit(".decl").next().filter(|_| rules.contains(".decl"));
            let name = last.and_then(|rest| rest.trim_start().split(['(', ' ']).next());
            let Some(name) = name else {
                return Err(Error::Other(
                    "-e: the rules declare no relation; write `.decl answer(x: Value) answer(x) :- ..`"
                        .into(),
                ));
            };
            text.push_str(&format!(".output {name}\n"));
        }
        return Ok(Question { name: "-e".into(), text, sources });
    }
    let missing =
        || Error::Other("name the program after the modules, or give rules with -e".into());
    let path = PathBuf::from(sources.pop().ok_or_else(missing)?);
    if sources.is_empty() {
        return Err(missing());
    }
    let text = std::fs::read(&path)
        .map_err(|error| Error::Other(format!("{}: {error}", path.display())))?;
    let text = String::from_utf8_lossy(&text).into_owned();
    Ok(Question { name: path.display().to_string(), text, sources })
}

/// The source if it is one fact directory.
fn fact_directory(sources: &[std::ffi::OsString]) -> Result<Option<PathBuf>> {
    // Ours has a marker; one of Soufflé's has files of facts and nothing that is a module.
    let is_facts = |source: &std::ffi::OsString| {
        let dir = Path::new(source);
        let has_facts = |entries: std::fs::ReadDir| {
            entries.flatten().any(|e| e.path().extension().is_some_and(|e| e == "facts"))
        };
        dir.join("llvm-facts.json").is_file() || std::fs::read_dir(dir).is_ok_and(has_facts)
    };
    match sources {
        [dir] if is_facts(dir) => Ok(Some(dir.into())),
        _ if sources.iter().any(is_facts) => Err(Error::Other(
            "a fact directory is the only source of a query; extract all modules into it".into(),
        )),
        _ => Ok(None),
    }
}

fn search(args: &QueryArgs) -> Search {
    let define = |text: &String| match text.split_once('=') {
        Some((name, value)) => (name.to_owned(), value.to_owned()),
        None => (text.clone(), "1".to_owned()),
    };
    let mut search = Search::default();
    search.directories.search.clone_from(&args.include);
    search.directories.defines = args.define.iter().map(define).collect();
    search
}

fn answer(args: &QueryArgs, program: &Program, source: &Source<'_>) -> Result<u8> {
    let mut database = Database::new(program);
    query::load(program, source, args.facts.as_deref(), !args.no_verify, &mut database)?;
    let options = engine::Options {
        threads: threads(args.jobs),
        timeout: args.timeout.map(Duration::from_secs_f64),
        memory_limit: args.memory_limit.map(|mb| mb << 20),
        profile: args.profile,
    };
    let profile = match program.run(&mut database, &options) {
        Ok(profile) => profile,
        Err(error @ (engine::Error::Timeout(_) | engine::Error::Memory(_))) => {
            say(&format!("error: {error}"));
            return Ok(STOPPED);
        }
        Err(error) => return Err(Error::Other(error.to_string())),
    };
    profile.warnings.iter().for_each(|warning| say(warning));
    for rule in &profile.rules {
        let (ms, rows) = (rule.time.as_secs_f64() * 1e3, rule.rows);
        print_error(&format!("{ms:10.1} ms {rows:10} rows {} {}\n", rule.relation, rule.place));
    }
    let other = |error: engine::Error| Error::Other(error.to_string());
    match &args.out {
        Some(to) => {
            let to = match to.to_str() {
                Some("-") => Destination::Stdout,
                _ => Destination::Directory(to.clone()),
            };
            if let Destination::Directory(dir) = &to {
                std::fs::create_dir_all(dir)
                    .map_err(|e| Error::Other(format!("{}: {e}", dir.display())))?;
            }
            let mut text = Vec::new();
            let options = WriteOptions { to, sorted: true };
            program.write(&database, &options, &mut text).map_err(other)?;
            print(&text)?;
        }
        None => print(&render(args, program, &database)?)?,
    }
    Ok(DONE)
}

/// The outputs in the format that is asked for.
fn render(args: &QueryArgs, program: &Program, database: &Database) -> Result<Vec<u8>> {
    let mut relations = program.outputs();
    if !args.relation.is_empty() {
        relations = program.relations();
        if let Some(name) = args.relation.iter().find(|n| relations.iter().all(|r| r.name != **n)) {
            return Err(Error::Other(format!("the program has no relation `{name}`")));
        }
        relations.retain(|relation| args.relation.contains(&relation.name));
    }
    let mut out = Vec::new();
    let mut json = serde_json::Map::new();
    let several = relations.len() > 1;
    for relation in relations {
        let mut rows = program
            .texts(database, &relation.name)
            .map_err(|error| Error::Other(error.to_string()))?;
        let total = rows.len();
        rows.truncate(args.limit.unwrap_or(usize::MAX));
        let names: Vec<&str> = relation.columns.iter().map(|(name, _)| name.as_str()).collect();
        match args.format {
            RowFormat::Json => {
                let row = |row: &Vec<Vec<u8>>| {
                    let cells = names.iter().zip(row);
                    let cell = |(name, text): (&&str, &Vec<u8>)| {
                        ((*name).to_owned(), String::from_utf8_lossy(text).into_owned().into())
                    };
                    serde_json::Value::Object(cells.map(cell).collect())
                };
                json.insert(relation.name.clone(), rows.iter().map(row).collect());
            }
            RowFormat::Tsv | RowFormat::Csv => {
                let comma = args.format == RowFormat::Csv;
                if several {
                    out.extend_from_slice(format!("# {}\n", relation.name).as_bytes());
                }
                for row in &rows {
                    let line: Vec<Vec<u8>> = row.iter().map(|c| quoted(c, comma)).collect();
                    out.extend_from_slice(&line.join(if comma { &b","[..] } else { b"\t" }));
                    out.push(b'\n');
                }
            }
            RowFormat::Table => {
                table(&relation.name, &names, &rows, &mut out);
                if total > rows.len() {
                    let line = format!("({} of {total} rows; --limit)\n", rows.len());
                    out.extend_from_slice(line.as_bytes());
                }
            }
        }
    }
    if args.format == RowFormat::Json {
        out = serde_json::to_vec_pretty(&json).map_err(|e| Error::Other(e.to_string()))?;
        out.push(b'\n');
    }
    Ok(out)
}

/// A cell of a CSV file in quotes if it needs them.
fn quoted(cell: &[u8], comma: bool) -> Vec<u8> {
    if !comma || !cell.iter().any(|b| matches!(b, b',' | b'"' | b'\n' | b'\r')) {
        return cell.to_vec();
    }
    let text = String::from_utf8_lossy(cell).replace('"', "\"\"");
    format!("\"{text}\"").into_bytes()
}

fn table(name: &str, names: &[&str], rows: &[Vec<Vec<u8>>], out: &mut Vec<u8>) {
    let shown = |cell: &Vec<u8>| String::from_utf8_lossy(cell).into_owned();
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(shown).collect()).collect();
    let mut widths: Vec<usize> = names.iter().map(|name| name.chars().count()).collect();
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count()).min(60);
        }
    }
    let mut line = |cells: &mut dyn Iterator<Item = &str>| {
        let padded = cells.zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        let text = padded.collect::<Vec<_>>().join("  ");
        out.extend_from_slice(text.trim_end().as_bytes());
        out.push(b'\n');
    };
    line(&mut std::iter::once(name));
    line(&mut names.iter().copied());
    for row in &rows {
        line(&mut row.iter().map(String::as_str));
    }
}

fn print_error(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// The same program in Soufflé itself: facts and library in a directory of their own.
fn souffle(args: &QueryArgs, question: &Question) -> Result<u8> {
    let failed = |error: std::io::Error| Error::Other(format!("--engine souffle: {error}"));
    let work = tempfile::tempdir().map_err(failed)?;
    library::extract(work.path()).map_err(failed)?;
    let facts = match fact_directory(&question.sources)? {
        Some(dir) => dir,
        None => {
            let dir = work.path().join("facts");
            let this = std::env::current_exe().map_err(failed)?;
            let status = Command::new(this)
                .args(&question.sources)
                .args(["-q", "-o"])
                .arg(&dir)
                .status()
                .map_err(failed)?;
            if !status.success() {
                return Err(Error::Other("the facts could not be extracted".into()));
            }
            dir
        }
    };
    let program = work.path().join("program.dl");
    let name = if args.rules.is_some() {
        std::fs::write(&program, &question.text).map_err(failed)?;
        program
    } else {
        PathBuf::from(&question.name)
    };
    let mut command = Command::new("souffle");
    command.arg("--no-preprocessor").arg("-F").arg(facts);
    command.arg("-D").arg(args.out.as_deref().unwrap_or(Path::new("-")));
    for dir in args.include.iter().cloned().chain(library::search_path(work.path())) {
        command.arg("-I").arg(dir);
    }
    command.arg("-j").arg(threads(args.jobs).to_string()).arg(name);
    let status = command.status().map_err(|error| {
        Error::Other(format!("souffle cannot be run ({error}); is it installed and on PATH?"))
    })?;
    if status.success() { Ok(DONE) } else { Err(Error::Other("souffle failed".into())) }
}

pub fn library(args: &LibraryArgs) -> Result<u8> {
    match &args.extract {
        Some(dir) => {
            library::extract(dir)
                .map_err(|error| Error::Other(format!("{}: {error}", dir.display())))?;
            say(&format!("{}: souffle -I {0}/datalog ..", dir.display()));
        }
        None => print((library::entries().join("\n") + "\n").as_bytes())?,
    }
    Ok(DONE)
}

/// A query says nothing of how far it is.
struct Silent;

impl Watch<()> for Silent {
    fn started(&mut self, _index: usize) {}
    fn finished(&mut self, _index: usize, _item: ()) {}
}
