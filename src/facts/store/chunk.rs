//! Facts on their way to where they are kept, in the form in which it takes them.

use std::sync::{Mutex, PoisonError};

use super::memory::Facts;
use super::tsv::{LineBuffer, rows};
use crate::{Relation, RelationSet};

/// The form in which facts come to where they are kept. Whoever makes facts brings them into it, on
/// whatever thread.
pub trait Form: Sync {
    /// Some facts in this form.
    type Chunk: Default + Send;

    /// Makes a chunk of facts, in the room of one that is of no use any more, and leaves the facts empty.
    fn fill(&self, chunk: &mut Self::Chunk, facts: &mut Facts);
}

/// Facts as they are.
#[derive(Debug, Clone, Copy, Default)]
pub struct AsRows;

impl Form for AsRows {
    type Chunk = Facts;

    fn fill(&self, chunk: &mut Facts, facts: &mut Facts) {
        std::mem::swap(chunk, facts);
        facts.clear();
    }
}

/// Facts as a directory's files keep them, as far as that can be made before their place in the files is
/// known: of text the lines.
#[derive(Debug, Clone, Copy, Default)]
pub struct AsWritten {
    /// The relations whose lines are made; none if rows are handed on.
    pub(super) lines_of: Option<RelationSet>,
}

/// Facts on their way into a directory.
#[derive(Default)]
pub struct Written {
    /// Those of which no lines are made.
    pub(super) rows: Facts,
    pub(super) lines: RelationLines,
}

/// Bytes of lines that most cells take, with what follows them.
const CELL: usize = 8;

/// Fewer bytes are those of a small module; of others most chunks are not longer than that.
const SHORT: usize = 1 << 16;
const LONG: usize = 1 << 20;

/// Lines of several relations, one relation after the other.
#[derive(Default)]
pub(super) struct RelationLines {
    bytes: LineBuffer,
    parts: Vec<Part>,
}

/// The lines of one relation.
struct Part {
    relation: Relation,
    rows: usize,
    /// Where its bytes end.
    end: usize,
}

impl Form for AsWritten {
    type Chunk = Written;

    fn fill(&self, chunk: &mut Written, facts: &mut Facts) {
        chunk.lines.clear();
        match self.lines_of {
            None => AsRows.fill(&mut chunk.rows, facts),
            Some(relations) => {
                chunk.rows.clear();
                chunk.lines.add(relations, facts);
                facts.clear();
            }
        }
    }
}

impl RelationLines {
    fn clear(&mut self) {
        self.bytes.clear();
        self.parts.clear();
    }

    /// Adds the lines of these relations.
    fn add(&mut self, relations: RelationSet, facts: &Facts) {
        let with_rows = relations.iter().filter(|&relation| !facts.table(relation).is_empty());
        let with_rows: Vec<Relation> = with_rows.collect();
        let cells = with_rows.iter().map(|&relation| facts.table(relation).cells().len());
        let wanted = cells.sum::<usize>() * CELL + facts.text_bytes();
        // The first ones of a large module are short. What is not used takes no memory.
        self.bytes.reserve(if wanted < SHORT { wanted } else { wanted.max(LONG) });
        for relation in with_rows {
            let (info, cells) = (relation.info(), facts.table(relation).cells());
            rows(info, cells, facts, &mut self.bytes);
            let count = cells.len() / info.width();
            self.parts.push(Part { relation, rows: count, end: self.bytes.len() });
        }
    }

    /// How many bytes they are.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// How many rows they are of.
    pub(super) fn rows(&self) -> usize {
        self.parts.iter().map(|part| part.rows).sum()
    }

    /// The lines of one relation after the other, in the order of the schema.
    pub(super) fn each(&self) -> impl Iterator<Item = (Relation, &[u8])> {
        let starts = std::iter::once(0).chain(self.parts.iter().map(|part| part.end));
        self.parts.iter().zip(starts).map(|(part, start)| {
            (part.relation, self.bytes.bytes().get(start..part.end).unwrap_or_default())
        })
    }
}

/// Makes chunks, in the room of those that were used.
pub struct Chunks<F: Form> {
    form: F,
    used: Mutex<Vec<F::Chunk>>,
}

impl<F: Form> Chunks<F> {
    /// Chunks of this form.
    pub fn new(form: F) -> Self {
        Self { form, used: Mutex::new(Vec::new()) }
    }

    /// A chunk of these facts, which are empty then.
    pub fn of(&self, facts: &mut Facts) -> F::Chunk {
        // Taken in a statement of its own: others use up chunks meanwhile.
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut chunk = used.unwrap_or_default();
        self.form.fill(&mut chunk, facts);
        chunk
    }

    /// A chunk that is of no use any more.
    pub fn give_back(&self, chunk: F::Chunk) {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).push(chunk);
    }
}
