//! Answers into files of a directory, row after row, so that they need not be in memory.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::args::{AnswerFormat, QueryArgs};
use super::output::Answers;
use crate::cli::error::{Error, QuestionError, Result};
use crate::cli::output::together;
use engine::{Derived, Holds, Kind, Program, RelationInfo};
use facts::store::{AnswerColumn, AnswerFile, AnswerType};
use system::NewFiles;

/// That the format is one of printed rows, or Parquet and there is a directory for it.
///
/// # Errors
/// When it is not.
pub fn check_format(args: &QueryArgs) -> Result<()> {
    let is_directory = args.out.as_deref().is_some_and(|out| out.as_os_str() != "-");
    match args.format {
        Some(AnswerFormat::Parquet) if !is_directory => Err(QuestionError::WhereTo.into()),
        Some(AnswerFormat::Parquet) | None => Ok(()),
        Some(_) if args.out.is_some() => Err(QuestionError::PrintedFormat.into()),
        Some(_) => Ok(()),
    }
}

/// Whether files of Parquet are wanted.
pub fn is_parquet(args: &QueryArgs) -> bool {
    args.format == Some(AnswerFormat::Parquet)
}

/// A file for each output of a program, which appear together when they are finished.
pub struct AnswerFiles {
    dir: PathBuf,
    new: NewFiles,
    files: Vec<Output>,
}

struct Output {
    path: PathBuf,
    rows: Rows,
}

enum Rows {
    /// As Soufflé writes them.
    Lines(BufWriter<File>),
    Columns(Box<AnswerFile>),
}

impl AnswerFiles {
    /// Files in the directory that `-D` names. Of a catalogue, `derived` says where ids of 64 bits
    /// are.
    ///
    /// # Errors
    /// When they cannot be made.
    pub fn create(
        args: &QueryArgs,
        program: &Program,
        dir: &Path,
        derived: &[Derived],
    ) -> Result<Self> {
        let mut new = NewFiles::default();
        new.directory(dir).map_err(Error::unwritable(dir))?;
        let wide = args.question.width == "64";
        let mut files = Vec::new();
        for relation in program.outputs() {
            let extension = if is_parquet(args) { "parquet" } else { "csv" };
            let path = dir.join(format!("{}.{extension}", relation.name));
            let mut create = || {
                let file = new.create(&path)?;
                Ok(match is_parquet(args) {
                    true => {
                        let columns = columns(&relation, derived, wide);
                        let file = AnswerFile::new(file, &relation.name, &columns)?;
                        Rows::Columns(Box::new(file))
                    }
                    false => Rows::Lines(BufWriter::new(file)),
                })
            };
            let rows = create().map_err(Error::unwritable(&path))?;
            files.push(Output { path, rows });
        }
        Ok(Self { dir: dir.to_path_buf(), new, files })
    }

    /// Adds a row of an output.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn row(&mut self, output: usize, cells: &[&[u8]]) -> Result<(), (PathBuf, io::Error)> {
        let Output { path, rows } = &mut self.files[output];
        rows.add(cells).map_err(|error| (path.clone(), error))
    }

    /// Puts all into their places.
    ///
    /// # Errors
    /// When one cannot be written, or has no place.
    pub fn finish(self, is_verbose: bool) -> Result<()> {
        for Output { path, rows } in self.files {
            let finished = match rows {
                Rows::Lines(mut lines) => lines.flush(),
                Rows::Columns(columns) => columns.finish(),
            };
            finished.map_err(Error::unwritable(path))?;
        }
        together(self.new, &self.dir, is_verbose)
    }
}

impl Rows {
    fn add(&mut self, cells: &[&[u8]]) -> io::Result<()> {
        match self {
            Self::Columns(columns) => columns.row(cells),
            Self::Lines(lines) if cells.is_empty() => lines.write_all(b"()\n"),
            Self::Lines(lines) => {
                for (place, cell) in cells.iter().enumerate() {
                    lines.write_all(if place > 0 { b"\t" } else { b"" })?;
                    lines.write_all(cell)?;
                }
                lines.write_all(b"\n")
            }
        }
    }
}

/// The columns of an output's file.
fn columns(relation: &RelationInfo, derived: &[Derived], wide: bool) -> Vec<AnswerColumn> {
    let holds = derived.iter().find(|it| it.name == relation.name);
    let is_id = |place: usize| {
        let holds = holds.and_then(|it| it.columns.get(place));
        holds.is_some_and(|it| *it == Holds::Ids)
    };
    let columns = relation.columns.iter().zip(&relation.types).enumerate();
    let column = |(place, ((name, kind), declared)): (usize, (&(String, Kind), &String))| {
        let holds = match kind {
            // As the ids of a shard's facts.
            Kind::Number | Kind::Unsigned if is_id(place) => AnswerType::Signed { wide: true },
            Kind::Number => AnswerType::Signed { wide },
            Kind::Unsigned => AnswerType::Unsigned { wide },
            Kind::Float => AnswerType::Float { wide },
            Kind::Symbol | Kind::Record(_) | Kind::Adt(_) => AnswerType::Text,
        };
        AnswerColumn { name: name.clone(), holds, declared: declared.clone() }
    };
    columns.map(column).collect()
}

/// All answers as files of Parquet.
///
/// # Errors
/// When they cannot be had, or written.
pub fn write(args: &QueryArgs, program: &Program, answers: &dyn Answers, dir: &Path) -> Result<()> {
    let mut files = AnswerFiles::create(args, program, dir, &[])?;
    for (output, relation) in program.outputs().iter().enumerate() {
        let mut result = Ok(());
        answers.visit(&relation.name, &mut |cells| {
            result = files.row(output, cells);
            result.is_ok()
        })?;
        result.map_err(|(path, error)| Error::unwritable(path)(error))?;
    }
    files.finish(args.verbosity.verbose)
}
