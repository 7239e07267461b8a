//! Findings with a place: what is wrong, where, and what to do about it. `render` shows them.

mod render;

use std::fmt;
use std::sync::Arc;

use crate::code::Code;

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
    /// Where its lines begin, but for the first: programs of thousands of rules name all their places.
    lines: Arc<[u32]>,
}

/// Every file that a program was read from; a [`Span`] points into it.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// Adds a file and returns its number.
    pub fn add(&mut self, name: &str, text: &str) -> u32 {
        let ends = memchr::memchr_iter(b'\n', text.as_bytes());
        let lines = ends.map(|end| end as u32 + 1).collect();
        self.files.push(Source { name: name.into(), text: text.into(), lines });
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
        let at = span.start.min(source.text.len() as u32);
        let before = source.lines.partition_point(|&start| start <= at);
        let start = before.checked_sub(1).map_or(0, |line| source.lines[line]);
        (before + 1, (at - start) as usize + 1)
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
    /// What kind of finding.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// What is wrong, in one line.
    pub message: String,
    /// Words under the caret, may be empty.
    pub label: String,
    /// Other places that have to do with it.
    pub labels: Vec<Label>,
    /// What to do, or more about the reason.
    pub help: Vec<String>,
    /// Changes of which each makes this finding go away.
    pub suggestions: Vec<Suggestion>,
    /// The name that it is about, if nothing declares that.
    pub(crate) undeclared: Option<Undeclared>,
}

/// A place that has to do with a finding.
#[derive(Clone, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is there.
    pub text: String,
}

/// A change of the program that can be made without a person's looking at it.
///
/// ```
/// use llvm_facts_engine::{Directories, Program};
///
/// let rules = ".decl p(x: symbol)\np('a').\n";
/// let found = Program::parse("p.dl", rules, &Directories::default()).unwrap_err();
/// let (file, text) = found.list[0].suggestions[0].apply(&found.sources).unwrap();
/// assert_eq!((&*file.name, &*text), ("p.dl", ".decl p(x: symbol)\np(\"a\").\n"));
/// ```
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// What it does, as an advice: `write it in double quotes`.
    pub message: String,
    /// The edits, which do not overlap, of one file.
    pub edits: Vec<Edit>,
}

/// Text in the place of other text.
#[derive(Clone, Debug)]
pub struct Edit {
    /// What is replaced; nothing, if it is empty.
    pub span: Span,
    /// What stands there afterwards.
    pub text: String,
}

impl Suggestion {
    /// The file that it changes, and the text that the file then has. `None` if it changes nothing,
    /// or not these sources.
    #[must_use]
    pub fn apply<'a>(&self, sources: &'a Sources) -> Option<(&'a Source, String)> {
        let source = sources.file(self.edits.first()?.span.file)?;
        let mut text = source.text.to_string();
        let mut edits: Vec<&Edit> = self.edits.iter().collect();
        edits.sort_by_key(|edit| std::cmp::Reverse(edit.span.start));
        for Edit { span, text: new } in edits {
            let range = span.start as usize..span.end as usize;
            text.get(range.clone())?;
            text.replace_range(range, new);
        }
        Some((source, text))
    }
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

    pub(super) fn error(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.push(Severity::Error, code, span, message.into())
    }

    pub(super) fn warning(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.push(Severity::Warning, code, span, message.into())
    }

    pub(super) fn unsupported(&mut self, span: Span, what: impl fmt::Display) {
        self.error(
            Code::Unsupported,
            span,
            format!("{what}: not supported by the embedded engine"),
        )
        .help("run the program with `--engine souffle`");
    }

    fn push(
        &mut self,
        severity: Severity,
        code: Code,
        span: Span,
        message: String,
    ) -> &mut Diagnostic {
        self.list.push(Diagnostic {
            code,
            severity,
            span,
            message,
            label: String::new(),
            labels: Vec::new(),
            help: Vec::new(),
            suggestions: Vec::new(),
            undeclared: None,
        });
        let last = self.list.len() - 1;
        &mut self.list[last]
    }

    /// Leaves out the warnings about files for which that holds.
    pub(super) fn forget_warnings(&mut self, of: impl Fn(&str) -> bool) {
        let name = |file: u32| self.sources.file(file).map_or("", |source| &source.name);
        self.list.retain(|d| d.severity == Severity::Error || !of(name(d.span.file)));
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

    /// Another place that has to do with it.
    pub(super) fn at(&mut self, span: Span, text: impl Into<String>) -> &mut Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// A change that makes it right: `text` in the place of `span`.
    pub(super) fn replace(
        &mut self,
        message: impl Into<String>,
        span: Span,
        text: impl Into<String>,
    ) -> &mut Self {
        let edits = vec![Edit { span, text: text.into() }];
        self.suggestions.push(Suggestion { message: message.into(), edits });
        self
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Diagnostics {}

/// A name that a finding is about, and that nothing declares.
#[derive(Clone, Debug)]
pub(crate) struct Undeclared {
    pub name: Arc<str>,
    /// With how many arguments a relation is used.
    pub columns: Option<usize>,
}
