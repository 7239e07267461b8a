//! How findings look.

use annotate_snippets::{AnnotationKind, Group, Level, Patch, Renderer, Snippet};
use std::fmt::Write as _;
use std::ops::Range;

use super::{Diagnostic, Diagnostics, Edit, Severity, Source, Sources, Span};

/// A line of megabytes (generated facts) is shown so far around the place.
const AROUND: usize = 200;
/// Columns of the text, whatever the terminal has: messages are the same everywhere.
const COLUMNS: usize = 100;

/// So many findings are shown: one that is wrong early brings about many.
const SHOWN: usize = 20;

impl Diagnostics {
    /// The findings as text for people, with escape sequences for colours or without. `Display` is
    /// the same without. Of more than twenty, the first errors, and how many more there are.
    #[must_use]
    pub fn render(&self, colours: bool) -> String {
        let renderer = if colours { Renderer::styled() } else { Renderer::plain() };
        let renderer = renderer.term_width(COLUMNS);
        let mut text = String::new();
        let errors_alone = self.list.len() > SHOWN && self.has_errors();
        let shown = self.list.iter().filter(|d| !errors_alone || d.severity == Severity::Error);
        for diagnostic in shown.clone().take(SHOWN) {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&renderer.render(&diagnostic.groups(&self.sources)));
            text.push('\n');
        }
        let more = self.list.len() - shown.count().min(SHOWN);
        if more > 0 {
            let _ = writeln!(text, "\n... and {more} more; the first often bring them about");
        }
        text
    }
}

impl Diagnostic {
    fn groups<'a>(&'a self, sources: &'a Sources) -> Vec<Group<'a>> {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let title = level.primary_title(&*self.message).id(self.code.name());
        let mut main = Group::with_title(title);
        let mut places = vec![(AnnotationKind::Primary, self.span, &*self.label)];
        places.extend(self.labels.iter().map(|l| (AnnotationKind::Context, l.span, &*l.text)));
        while let Some(&(_, first, _)) = places.first() {
            let (here, rest): (Vec<_>, Vec<_>) =
                places.into_iter().partition(|&(_, span, _)| on_one_line(sources, first, span));
            places = rest;
            let Some((snippet, shown)) = excerpt(sources, first) else { continue };
            let snippet = here.into_iter().fold(snippet, |snippet, (kind, span, label)| {
                let label = Some(label).filter(|label| !label.is_empty());
                snippet.annotation(kind.span(within(span, &shown)).label(label))
            });
            main = main.element(snippet);
        }
        main = self.help.iter().fold(main, |main, help| main.element(Level::HELP.message(&**help)));
        let mut groups = vec![main];
        for suggestion in &self.suggestions {
            let Some(first) = suggestion.edits.first() else { continue };
            let Some((snippet, shown)) = excerpt(sources, first.span) else { continue };
            let patch = |Edit { span, text }: &'a Edit| Patch::new(within(*span, &shown), &**text);
            let snippet = suggestion.edits.iter().map(patch).fold(snippet, Snippet::patch);
            groups.push(Level::HELP.secondary_title(&*suggestion.message).element(snippet));
        }
        groups
    }
}

fn on_one_line(sources: &Sources, a: Span, b: Span) -> bool {
    a == b || a.file == b.file && sources.position(a).0 == sources.position(b).0
}

/// The lines of a span, and which bytes of the file they are.
fn excerpt<'a, T: Clone>(
    sources: &'a Sources,
    span: Span,
) -> Option<(Snippet<'a, T>, Range<usize>)> {
    let Source { name, text, .. } = sources.file(span.file)?;
    let start = floor(text, span.start as usize);
    let end = floor(text, span.end as usize).max(start);
    let from = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let to = text[end..].find('\n').map_or(text.len(), |at| end + at);
    let to = floor(text, to.min(start + AROUND.max(end - start)));
    let (line, _) = sources.position(span);
    let shown = floor(text, from.max(start.saturating_sub(AROUND)))..to;
    let snippet = Snippet::source(&text[shown.clone()]).path(&**name).line_start(line);
    Some((snippet, shown))
}

/// The span as a part of what is shown.
fn within(span: Span, shown: &Range<usize>) -> Range<usize> {
    let inside = |at: u32| (at as usize).clamp(shown.start, shown.end) - shown.start;
    inside(span.start)..inside(span.end).max(inside(span.start))
}

fn floor(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
