//! What is asked: the program, its sources, its outputs.

use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};

use super::args::QuestionArgs;
use super::preset;
use crate::cli::error::{QuestionError, Result};
use crate::cli::source;
use crate::query;
use engine::{Diagnostics, Program, RelationInfo, Settings, Width};
use library::suggest;
use shards::Catalogue;

/// A program, and what it is asked about.
pub struct Question {
    /// As messages name it, and where its includes start from.
    pub name: String,
    pub text: String,
    pub sources: Vec<OsString>,
    /// Where the program is on the disk, as it is to be asked; none if it is nowhere.
    pub path: Option<PathBuf>,
    /// The folder from which includes of a program start that is nowhere on the disk.
    pub folder: Option<PathBuf>,
}

impl Question {
    /// The program is the last argument, `-e`'s rules or a preset.
    pub fn new(asked: &QuestionArgs) -> Result<Self, QuestionError> {
        let mut sources = asked.arguments.clone();
        if let Some(preset) = &asked.preset {
            let preset::Preset { name, text, path } =
                preset::find(preset, &asked.including.include)?;
            return Ok(Self { name, text, sources, path, folder: None });
        }
        if !asked.rules.is_empty() {
            let parts: Vec<&str> = asked.rules.iter().map(String::as_str).collect();
            let text = completed("-e", &parts, asked);
            return Ok(Self { name: "-e".into(), text, sources, path: None, folder: None });
        }
        let path = PathBuf::from(sources.pop().unwrap_or_default());
        let is_program = |path: &Path| path.extension().is_some_and(|e| e == "dl");
        if sources.is_empty() {
            return Err(match is_program(&path) {
                true => QuestionError::AboutWhat { path },
                false => QuestionError::NoProgram,
            });
        }
        if let Some(first) = sources.iter().find(|s| is_program(Path::new(s)))
            && !is_program(&path)
        {
            return Err(QuestionError::ProgramFirst { path: first.into() });
        }
        let text = std::fs::read(&path).map_err(|source| {
            let is_missing = source.kind() == std::io::ErrorKind::NotFound;
            let maybe_none = is_missing && !is_program(&path);
            QuestionError::Unreadable { path: path.clone(), source, maybe_none }
        })?;
        let text = match String::from_utf8(text) {
            Ok(text) => text,
            Err(_) if !is_program(&path) => {
                return Err(QuestionError::NotText { path });
            }
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        };
        let name = path.display().to_string();
        if asked.relaxed {
            let text = completed(&name, &[&text], asked);
            let folder = path.parent().map(Path::to_path_buf);
            return Ok(Self { name, text, sources, path: None, folder });
        }
        Ok(Self { name, text, sources, path: Some(path), folder: None })
    }

    /// The program, or all that is wrong with it.
    pub fn parse(&self, asked: &QuestionArgs) -> Result<Program, Diagnostics> {
        Program::parse_with(&self.name, &self.text, &asked.including.search(), &settings(asked))
    }

    /// The source if it is a catalogue.
    pub fn catalogue(&self) -> Option<&Path> {
        match &self.sources[..] {
            [dir] if Catalogue::is_one(Path::new(dir)) => Some(Path::new(dir)),
            _ => None,
        }
    }

    /// The source if it is one fact directory.
    pub fn fact_directory(&self) -> Result<Option<PathBuf>, QuestionError> {
        source::fact_directory(&self.sources)
    }
}

/// How programs are read.
fn settings(asked: &QuestionArgs) -> Settings {
    Settings { width: width(asked), vocabularies: query::vocabularies() }
}

/// Whether all files that a program names lie below the directories of its inputs and answers, or
/// below one that is allowed.
///
/// # Errors
/// The first that does not.
pub fn confine(program: &Program, allowed: &[PathBuf]) -> Result<(), QuestionError> {
    let is_allowed = |name: &Path| {
        let is_plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
        let mut parts = name.components();
        if !name.is_absolute() {
            return parts.all(is_plain);
        }
        let is_below =
            |dir: &PathBuf| std::path::absolute(dir).is_ok_and(|dir| name.starts_with(dir));
        let is_straight = parts.skip(1).all(is_plain);
        STREAMS.iter().any(|stream| name == Path::new(stream))
            || is_straight && allowed.iter().any(is_below)
    };
    match program.files().into_iter().find(|file| !is_allowed(Path::new(&file.name))) {
        Some(file) => Err(QuestionError::Outside(file)),
        None => Ok(()),
    }
}

/// What a process has open, and nobody's file.
const STREAMS: [&str; 3] = ["/dev/stdout", "/dev/stderr", "/dev/null"];

/// How many bits numbers are to have.
pub fn width(asked: &QuestionArgs) -> Width {
    if asked.width == "64" { Width::Wide } else { Width::Narrow }
}

/// Makes the relations that are `wanted` the outputs; those of the program, if none are.
pub fn select(program: &mut Program, wanted: &[String]) -> Result<()> {
    if wanted.is_empty() {
        if program.outputs().is_empty() && program.sizes().is_empty() {
            let relations = program.relations();
            let derived = |r: &&RelationInfo| facts::Relation::from_name(&r.name).is_none();
            let declared = relations.iter().filter(derived).map(|r| r.name.clone()).take(8);
            return Err(QuestionError::NoOutput(declared.collect()).into());
        }
        return Ok(());
    }
    let relations = program.relations();
    for name in wanted {
        if relations.iter().all(|r| r.name != *name) {
            let near = suggest::did_you_mean(name, relations.iter().map(|r| &*r.name));
            return Err(QuestionError::NoRelation { name: name.clone(), near }.into());
        }
    }
    Ok(program.select(wanted)?)
}

/// Rules with what goes without saying. Those that are no Datalog stay as they are: whoever answers
/// them says what is wrong.
fn completed(name: &str, parts: &[&str], asked: &QuestionArgs) -> String {
    engine::complete(name, parts, &asked.including.search(), &settings(asked))
        .unwrap_or_else(|_| parts.join("\n"))
}
