//! The lines of one relation, on their way into its file.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use system::{WriteBack, WriteBehind};

use super::buffer::LineBuffer;
use super::format::rows;
use crate::RelationInfo;
use crate::store::memory::Facts;

/// So many bytes of lines of one relation are written together. Few at first, for there are many relations;
/// then as many as a file system keeps in one piece.
const FIRST: usize = 16 << 10;
const LATER: usize = 32 << 10;
/// What a file system keeps a file's bytes in: one that is written in two parts is looked up, and cleared,
/// twice.
const PAGE: usize = 4 << 10;
/// Cells that are formatted before looking whether it is time to write: a text apart they take about
/// `FIRST` bytes.
const CELLS_AT_ONCE: usize = 2048;

/// One relation's file.
pub(in crate::store) struct Lines {
    compress: bool,
    pending: LineBuffer,
    /// None until there is enough to write, and after the file is closed. So files that stay small
    /// are open for a moment only, and there are enough file descriptors.
    sink: Option<Sink>,
}

enum Sink {
    Plain(WriteBehind),
    Gzip(GzEncoder<WriteBehind>),
}

impl Lines {
    pub(in crate::store) fn new(compress: bool) -> Self {
        Self { compress, pending: LineBuffer::default(), sink: None }
    }

    /// The cells of whole rows, in parts after each of which it may be time to write.
    pub(in crate::store) fn batches<'c>(
        &self,
        cells: &'c [u32],
        width: usize,
    ) -> impl Iterator<Item = &'c [u32]> + use<'c> {
        cells.chunks(CELLS_AT_ONCE / width * width)
    }

    /// Adds the lines of these rows, and answers how many bytes they are.
    pub(in crate::store) fn add(
        &mut self,
        info: &RelationInfo,
        cells: &[u32],
        facts: &Facts,
    ) -> u64 {
        let before = self.pending.len();
        rows(info, cells, facts, &mut self.pending);
        (self.pending.len() - before) as u64
    }

    /// Adds lines that others have made.
    pub(in crate::store) fn add_made(
        &mut self,
        lines: &[u8],
        path: &dyn Fn() -> PathBuf,
        disk: &WriteBack,
    ) -> io::Result<()> {
        let all = self.pending.len() + lines.len();
        if all < self.enough() {
            self.pending.push(lines);
            return Ok(());
        }
        // What waits was not enough, so that it fits.
        let (now, later) = lines.split_at(all / PAGE * PAGE - self.pending.len());
        let waiting = std::mem::take(&mut self.pending);
        let written = self.write([waiting.bytes(), now], &path(), disk);
        self.pending = waiting;
        self.pending.clear();
        self.pending.push(later);
        written
    }

    /// Whether it is time to write.
    pub(in crate::store) fn are_enough(&self) -> bool {
        self.pending.len() >= self.enough()
    }

    fn enough(&self) -> usize {
        if self.sink.is_none() { FIRST } else { LATER }
    }

    /// Writes what waits, as far as it fills pages.
    pub(in crate::store) fn write_pages(
        &mut self,
        path: &Path,
        disk: &WriteBack,
    ) -> io::Result<()> {
        self.write_first(self.pending.len() / PAGE * PAGE, path, disk)
    }

    /// Writes so many of the bytes that wait.
    fn write_first(&mut self, count: usize, path: &Path, disk: &WriteBack) -> io::Result<()> {
        let mut waiting = std::mem::take(&mut self.pending);
        let written = self.write([&waiting.bytes()[..count], &[]], path, disk);
        // A long text may have made it large. Often it is not: to give room back takes longer than to write.
        waiting.forget_first(count, 4 * LATER);
        self.pending = waiting;
        written
    }

    /// Writes bytes, and those after them.
    fn write(&mut self, parts: [&[u8]; 2], path: &Path, disk: &WriteBack) -> io::Result<()> {
        let sink = match &mut self.sink {
            Some(sink) => sink,
            none => {
                let file = disk.file(OpenOptions::new().append(true).open(path)?);
                none.insert(if self.compress {
                    Sink::Gzip(GzEncoder::new(file, Compression::fast()))
                } else {
                    Sink::Plain(file)
                })
            }
        };
        match sink {
            Sink::Plain(file) => file.write_both(parts),
            Sink::Gzip(encoder) => parts.iter().try_for_each(|part| encoder.write_all(part)),
        }
    }

    /// Writes what waits and ends the file. One without rows stays as empty as it was created.
    pub(in crate::store) fn close(&mut self, path: &Path, disk: &WriteBack) -> io::Result<()> {
        if self.pending.len() > 0 {
            self.write_first(self.pending.len(), path, disk)?;
        }
        match self.sink.take() {
            Some(Sink::Gzip(encoder)) => encoder.finish().map(drop),
            Some(Sink::Plain(_)) | None => Ok(()),
        }
    }
}
