//! What is asked: the program, its sources, its outputs.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::args::QuestionArgs;
use crate::cli::error::{QuestionError, Result};
use crate::cli::preset;
use crate::cli::programs::{self, is_program};
use crate::cli::source;
use crate::query;
use engine::{Diagnostics, Program, Settings, Width};
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
        let text = programs::read(&path)?;
        let name = path.display().to_string();
        if asked.relaxed {
            let text = completed(&name, &[&text], asked);
            let folder = path.parent().map(Path::to_path_buf);
            return Ok(Self { name, text, sources, path: None, folder });
        }
        Ok(Self { name, text, sources, path: Some(path), folder: None })
    }

    /// The program, or all that is wrong with it.
    pub fn parse(&self, asked: &QuestionArgs, threads: usize) -> Result<Program, Diagnostics> {
        let settings = Settings { threads, ..settings(asked) };
        Program::parse_with(&self.name, &self.text, &asked.including.search(), &settings)
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
    Settings { width: width(asked), demand: asked.demand, ..query::settings() }
}

/// How many bits numbers are to have.
pub fn width(asked: &QuestionArgs) -> Width {
    if asked.width == "64" { Width::Wide } else { Width::Narrow }
}

/// Makes the relations that are `wanted` the outputs; those of the program, if none are.
pub fn select(program: &mut Program, wanted: &[String]) -> Result<()> {
    if wanted.is_empty() {
        if program.outputs().is_empty() && program.sizes().is_empty() {
            return Err(programs::no_output(program).into());
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
