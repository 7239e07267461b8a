//! A fact directory as what facts go into.

use std::path::{Path, PathBuf};

use super::Target;
use crate::error::{Error, Result};
use facts::store::{AsWritten, DirectoryWriter, Format, Summary, Written};

/// A fact directory as a target.
pub struct Directory {
    path: PathBuf,
    format: Format,
    writer: Option<DirectoryWriter>,
    summary: Summary,
}

impl Directory {
    /// The directory at this path, made or replaced when all facts have come.
    pub fn new(path: &Path, format: Format) -> Self {
        Self { path: path.to_path_buf(), format, writer: None, summary: Summary::default() }
    }

    /// What was written.
    pub fn summary(&self) -> Summary {
        self.summary
    }
}

impl Target for Directory {
    type Form = AsWritten;
    type Error = Error;

    fn form(&self) -> AsWritten {
        self.format.form()
    }

    fn begin(&mut self) -> Result<()> {
        // What is half written goes first.
        self.writer = None;
        self.writer = Some(DirectoryWriter::with_format(&self.path, self.format)?);
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Written) -> Result<()> {
        match &mut self.writer {
            Some(writer) => Ok(writer.append_written(facts)?),
            None => Err(Error::NotBegun { path: self.path.clone() }),
        }
    }

    fn finish(&mut self) -> Result<()> {
        if let Some(writer) = self.writer.take() {
            self.summary = writer.finish()?;
        }
        Ok(())
    }
}
