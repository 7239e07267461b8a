//! What a session shows of files and writes into them: `.source`, `.view`, `.save`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::ask::Shell;
use super::page;
use crate::cli::console::say;
use crate::cli::error::{Error, Result, ShellError};
use crate::cli::output::whole;
use crate::cli::view::is_foreign;
use crate::cli::words::size;
use crate::query;
use crate::query::source_text::{Embed, SourceText};
use crate::view::{self, Content};
use facts::{BasicblockFunction, Domain, InstructionBasicblock, InstructionLocation, Symbol};

/// So many lines are shown around an instruction's, and between two of a function's.
const AROUND: u32 = 3;

impl Shell<'_> {
    /// Shows the source text of a function or around an instruction.
    ///
    /// # Errors
    /// When there is no such function, or no source text of it.
    pub fn source_text(&self, what: &str) -> Result<()> {
        let no = |why: &str| {
            let (what, why) = (what.to_owned(), why.to_owned());
            ShellError::NoSourceText { what, why }
        };
        let lines = self.lines_of(what)?;
        // What is inlined is of other files; most is the function's own.
        let Some((name, lines)) = lines.into_iter().max_by_key(|(_, lines)| lines.len()) else {
            return Err(no("nothing says which lines it is of; compile with -g").into());
        };
        let facts = self.memory.facts;
        let text = SourceText::of(facts, Embed::Auto);
        let mut shown = String::new();
        for (first, lines) in text.lines(&name, &lines) {
            let between = if shown.is_empty() { format!("{name}\n") } else { "...\n".to_owned() };
            shown.push_str(&between);
            for (number, line) in (first..).zip(lines) {
                shown.push_str(format!("{number:6}  {line}").trim_end());
                shown.push('\n');
            }
        }
        if shown.is_empty() {
            let missing = text.missing.iter().find(|missing| missing.starts_with(&name));
            return Err(no(missing.map_or("its file has other lines", |missing| missing)).into());
        }
        page::show(&shown)
    }

    /// The lines of a function or around an instruction, by their files.
    fn lines_of(&self, what: &str) -> Result<BTreeMap<String, BTreeSet<u32>>> {
        let facts = self.memory.facts;
        let id = what.parse::<u32>().ok();
        let text = |symbol: Symbol| String::from_utf8_lossy(&facts.bytes(symbol)).into_owned();
        let mut lines: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
        let at = facts.rows::<InstructionLocation>().find(|row| Some(row.inst.0) == id);
        if let Some(row) = at {
            let around = row.line.saturating_sub(AROUND)..=row.line + AROUND;
            lines.entry(text(row.file)).or_default().extend(around);
            return Ok(lines);
        }
        let name = if what.starts_with('@') { what.to_owned() } else { format!("@{what}") };
        let functions = match id {
            Some(id) => vec![id],
            None => query::labelled(facts, &[Domain::Function], &name),
        };
        let blocks: BTreeSet<u32> = facts
            .rows::<BasicblockFunction>()
            .filter(|row| functions.contains(&row.r#fn.0))
            .map(|row| row.bb.0)
            .collect();
        if blocks.is_empty() {
            return Err(ShellError::NoEntity(what.to_owned()).into());
        }
        let instructions: BTreeSet<u32> = facts
            .rows::<InstructionBasicblock>()
            .filter(|row| blocks.contains(&row.bb.0))
            .map(|row| row.inst.0)
            .collect();
        let locations = facts.rows::<InstructionLocation>();
        for row in locations.filter(|row| row.line > 0 && instructions.contains(&row.inst.0)) {
            lines.entry(text(row.file)).or_default().insert(row.line);
        }
        for lines in lines.values_mut() {
            let all: Vec<u32> = lines.iter().copied().collect();
            for pair in all.windows(2).filter(|pair| pair[1] - pair[0] <= AROUND + 1) {
                lines.extend(pair[0]..pair[1]);
            }
        }
        Ok(lines)
    }

    /// Writes a page.
    ///
    /// # Errors
    /// When it cannot be written, or would replace a file of somebody else's.
    pub fn view(&self, page: &str) -> Result<()> {
        let out = Path::new(page);
        if is_foreign(out) {
            return Err(Error::NotOurs { path: out.to_path_buf() });
        }
        let title = out.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let title = title.unwrap_or_default();
        let content = Content { title: &title, ..Content::default() };
        let made = view::page(self.source(), content, &self.options, &())?;
        whole(out, |file| file.write_all(&made.bytes).map_err(Error::unwritable(out)))?;
        self.written(out, made.bytes.len());
        Ok(())
    }

    /// Writes what was entered as a program.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save(&self, file: &str) -> Result<()> {
        let (out, text) = (Path::new(file), self.text()?);
        whole(out, |file| file.write_all(text.as_bytes()).map_err(Error::unwritable(out)))?;
        self.written(out, text.len());
        Ok(())
    }

    fn written(&self, out: &Path, bytes: usize) {
        if self.show.is_prompt && !self.quiet {
            say(&format!("{}: {}", out.display(), size(bytes as u64)));
        }
    }
}
