//! Errors with a place: what is wrong, where, and what to do about it.

use std::fmt;
use std::sync::Arc;

/// A stretch of one source file, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// Which file of the [`Sources`].
    pub file: u32,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The smallest span that covers both, if they are of one file; else `self`.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        if self.file != other.file {
            return self;
        }
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// One file of a program.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name that messages show.
    pub name: Arc<str>,
    /// The whole text.
    pub text: Arc<str>,
}

/// Every file that a program was read from; a [`Span`] points into it.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// Adds a file and returns its number.
    pub fn add(&mut self, name: &str, text: &str) -> u32 {
        self.files.push(Source { name: name.into(), text: text.into() });
        (self.files.len() - 1) as u32
    }

    /// The file of that number.
    #[must_use]
    pub fn file(&self, file: u32) -> Option<&Source> {
        self.files.get(file as usize)
    }

    /// The text of a span.
    #[must_use]
    pub fn text(&self, span: Span) -> &str {
        let text = self.file(span.file).map_or("", |s| &s.text);
        text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// Line and column, from 1; columns count bytes.
    #[must_use]
    pub fn position(&self, span: Span) -> (usize, usize) {
        let Some(source) = self.file(span.file) else {
            return (0, 0);
        };
        let upto = source.text.as_bytes();
        let upto = &upto[..(span.start as usize).min(upto.len())];
        let line = upto.iter().filter(|&&b| b == b'\n').count() + 1;
        let column = upto.iter().rev().take_while(|&&b| b != b'\n').count() + 1;
        (line, column)
    }

    /// `file:line:column`.
    #[must_use]
    pub fn place(&self, span: Span) -> String {
        let (line, column) = self.position(span);
        let name = self.file(span.file).map_or("?", |s| &s.name);
        format!("{name}:{line}:{column}")
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The program does not run.
    Error,
    /// The program runs, but probably not as meant.
    Warning,
}

/// One finding about a program.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// What is wrong, in one line.
    pub message: String,
    /// Words under the caret, may be empty.
    pub label: String,
    /// What to do, or more about the reason.
    pub help: Vec<String>,
}

/// All findings about one program, in source order, with its sources.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// The files the spans point into.
    pub sources: Sources,
    /// The findings.
    pub list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Is any of them an error?
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    pub(super) fn error(&mut self, span: Span, message: impl Into<String>) -> &mut Diagnostic {
        self.push(Severity::Error, span, message.into())
    }

    pub(super) fn unsupported(&mut self, span: Span, what: impl fmt::Display) {
        self.error(span, format!("{what}: not supported by the embedded engine"))
            .help("run the program with `--engine souffle`");
    }

    fn push(&mut self, severity: Severity, span: Span, message: String) -> &mut Diagnostic {
        self.list.push(Diagnostic {
            severity,
            span,
            message,
            label: String::new(),
            help: Vec::new(),
        });
        let last = self.list.len() - 1;
        &mut self.list[last]
    }

    pub(super) fn sort(&mut self) {
        self.list.sort_by_key(|d| (d.span.file, d.span.start));
        self.list.dedup_by(|a, b| a.span == b.span && a.message == b.message);
    }
}

impl Diagnostic {
    pub(super) fn help(&mut self, text: impl Into<String>) -> &mut Self {
        self.help.push(text.into());
        self
    }

    pub(super) fn label(&mut self, text: impl Into<String>) -> &mut Self {
        self.label = text.into();
        self
    }

    fn write(&self, sources: &Sources, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        writeln!(f, "{kind}: {}", self.message)?;
        let (line, column) = sources.position(self.span);
        let number = line.to_string();
        let pad = " ".repeat(number.len());
        if let Some(source) = sources.file(self.span.file) {
            writeln!(f, "{pad}--> {}:{line}:{column}", source.name)?;
            let text = source.text.lines().nth(line - 1).unwrap_or("");
            // A line of megabytes (generated facts) is shown around the place only.
            let from = floor(text, column.saturating_sub(60));
            let to = floor(text, (column + 120).min(text.len()));
            let shown = text[from..to].replace('\t', " ");
            let start = floor(text, column - 1).max(from);
            let length = (self.span.end as usize).saturating_sub(self.span.start as usize);
            let end = floor(text, start + length).clamp(start, to.max(start));
            let lead = " ".repeat(text[from..start].chars().count());
            let width = text[start..end].chars().count().max(1);
            writeln!(f, "{pad} |")?;
            writeln!(f, "{number} | {shown}")?;
            writeln!(f, "{pad} | {lead}{} {}", "^".repeat(width), self.label)?;
        }
        for help in &self.help {
            writeln!(f, "{pad} = help: {help}")?;
        }
        Ok(())
    }
}

fn floor(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, d) in self.list.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            d.write(&self.sources, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}
