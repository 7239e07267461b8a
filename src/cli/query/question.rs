//! What is asked: the program, its sources, its outputs.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::args::Asked;
use super::preset;
use engine::{Program, RelationInfo, Settings, Width};
use ir::error::{Error, Result};
use library::Search;
use library::suggest;

/// A program, and what it is asked about.
pub struct Question {
    /// As messages name it, and where its includes start from.
    pub name: String,
    pub text: String,
    pub sources: Vec<OsString>,
    /// Where the program is on the disk, unless it is nowhere.
    pub path: Option<PathBuf>,
}

impl Question {
    /// The program is the last argument, `-e`'s rules or a preset.
    pub fn new(asked: &Asked) -> Result<Self> {
        let mut sources = asked.arguments.clone();
        if let Some(preset) = &asked.preset {
            let preset::Preset { name, text, path } = preset::find(preset, &asked.include)?;
            return Ok(Self { name, text, sources, path });
        }
        if let Some(rules) = &asked.rules {
            let text = one_liner(rules);
            return Ok(Self { name: "-e".into(), text, sources, path: None });
        }
        let path = PathBuf::from(sources.pop().unwrap_or_default());
        let is_program = |path: &Path| path.extension().is_some_and(|e| e == "dl");
        if sources.is_empty() {
            return Err(Error::Other(match is_program(&path) {
                true => format!("{0}: about what? query SOURCE... {0}", path.display()),
                false => "name the program after the modules, or give rules with -e".into(),
            }));
        }
        if let Some(first) = sources.iter().find(|s| is_program(Path::new(s)))
            && !is_program(&path)
        {
            let first = first.to_string_lossy();
            return Err(Error::Other(format!(
                "{first}: the program comes last, after the sources"
            )));
        }
        let text = std::fs::read(&path).map_err(|error| {
            let missing = error.kind() == std::io::ErrorKind::NotFound;
            let advice = if missing && !is_program(&path) {
                "; the last argument is the program: name it, or give rules with -e"
            } else {
                ""
            };
            Error::Other(format!("{}: {error}{advice}", path.display()))
        })?;
        let text = match String::from_utf8(text) {
            Ok(text) => text,
            Err(_) if !is_program(&path) => {
                let what = "is no program; the last argument is the Datalog program, or give -e";
                return Err(Error::Other(format!("{}: {what}", path.display())));
            }
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        };
        Ok(Self { name: path.display().to_string(), text, sources, path: Some(path) })
    }

    /// The program, or all that is wrong with it, as printed.
    pub fn parse(&self, asked: &Asked) -> std::result::Result<Program, String> {
        let settings = Settings { width: width(asked) };
        Program::parse_with(&self.name, &self.text, &search(asked), &settings)
            .map_err(|errors| errors.to_string())
    }

    /// The source if it is one fact directory.
    pub fn fact_directory(&self) -> Result<Option<PathBuf>> {
        fact_directory(&self.sources)
    }
}

/// The source if it is one fact directory.
pub fn fact_directory(sources: &[OsString]) -> Result<Option<PathBuf>> {
    // Ours has a marker; one of Soufflé's has files of facts and nothing that is a module.
    let is_facts = |source: &OsString| {
        let dir = Path::new(source);
        let has_facts = |entries: std::fs::ReadDir| {
            entries.flatten().any(|e| e.path().extension().is_some_and(|e| e == "facts"))
        };
        dir.join("llvm-facts.json").is_file() || std::fs::read_dir(dir).is_ok_and(has_facts)
    };
    match sources {
        [] => Err(Error::Other("name the modules, or the fact directory".into())),
        [dir] if is_facts(dir) => Ok(Some(dir.into())),
        sources if sources.iter().any(is_facts) => Err(Error::Other(
            "a fact directory is the only source of a query; extract all modules into it".into(),
        )),
        _ => Ok(None),
    }
}

/// How many bits numbers are to have.
pub fn width(asked: &Asked) -> Width {
    if asked.width == "64" { Width::Wide } else { Width::Narrow }
}

/// Makes the relations that are `wanted` the outputs; those of the program, if none are.
pub fn select(program: &mut Program, wanted: &[String]) -> Result<()> {
    if wanted.is_empty() {
        if program.outputs().is_empty() && program.sizes().is_empty() {
            let relations = program.relations();
            let derived = |r: &&RelationInfo| facts::Relation::from_name(&r.name).is_none();
            let names: Vec<&str> =
                relations.iter().filter(derived).map(|r| &*r.name).take(8).collect();
            let which = match &names[..] {
                [] => String::new(),
                names => format!("; it declares {}", names.join(", ")),
            };
            return Err(Error::Other(format!(
                "the program has no .output: add one, or name a relation with --relation{which}"
            )));
        }
        return Ok(());
    }
    let relations = program.relations();
    for name in wanted {
        if relations.iter().all(|r| r.name != *name) {
            let near = suggest::did_you_mean(name, relations.iter().map(|r| &*r.name));
            return Err(Error::Other(format!("the program has no relation `{name}`{near}")));
        }
    }
    program.select(wanted).map_err(|error| Error::Other(error.to_string()))
}

/// Where includes are looked for.
pub fn search(asked: &Asked) -> Search {
    let define = |text: &String| match text.split_once('=') {
        Some((name, value)) => (name.to_owned(), value.to_owned()),
        None => (text.clone(), "1".to_owned()),
    };
    let mut search = Search::default();
    search.directories.search.clone_from(&asked.include);
    search.directories.defines = asked.define.iter().map(define).collect();
    search
}

/// Rules with what goes without saying: the schema, and the last relation as the output. The first
/// line stays the first, for the sake of messages; rules that declare nothing are its errors.
fn one_liner(rules: &str) -> String {
    let mut text = format!("{rules}\n.include \"facts.dl\"\n");
    if !rules.contains(".output") && !rules.contains(".printsize") {
        let last = rules.rsplit(".decl").next().filter(|_| rules.contains(".decl"));
        let name = last.and_then(|rest| rest.trim_start().split(['(', ' ', '\n']).next());
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            text.push_str(&format!(".output {name}\n"));
        }
    }
    text
}
