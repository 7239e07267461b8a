//! A fact directory as what facts go into.

use std::path::{Path, PathBuf};

use super::Target;
use crate::error::{Error, Result};
use facts::store::{DirectoryWriter, Facts, Format, Summary};

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
    type Error = Error;

    fn begin(&mut self) -> Result<()> {
        // What is half written goes first.
        self.writer = None;
        self.writer = Some(DirectoryWriter::with_format(&self.path, self.format)?);
        Ok(())
    }

    fn append(&mut self, _input: usize, facts: &Facts) -> Result<()> {
        match &mut self.writer {
            Some(writer) => Ok(writer.append(facts)?),
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
