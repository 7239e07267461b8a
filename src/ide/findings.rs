//! What is wrong with a program, as an editor shows it, and what can be done about it.

use engine::{Diagnostic, Edit, Severity, Span, Suggestion};
use lsp_types as lsp;
use lsp_types::{CodeAction, CodeActionKind, DiagnosticRelatedInformation, NumberOrString};
use lsp_types::{DiagnosticSeverity, WorkspaceEdit};

use super::documents::Read;
use super::places::{Places, changes};

/// Who says so.
const SOURCE: &str = "llvm-facts";

/// The findings of a program that are shown in one of its files: those in the file itself, and, if
/// it is the program, those elsewhere, at the include that leads there.
pub fn of_file(read: &Read, file: u32, places: &Places) -> Vec<lsp::Diagnostic> {
    let shown = |found: &Diagnostic| {
        let is_here = found.span.file == file;
        (is_here || file == read.main).then(|| diagnostic(read, found, file, places))
    };
    read.findings.list.iter().filter_map(shown).collect()
}

fn diagnostic(read: &Read, found: &Diagnostic, file: u32, places: &Places) -> lsp::Diagnostic {
    let Diagnostic { code, severity, span, message, label, labels, help, suggestions, .. } = found;
    let is_here = span.file == file;
    let sources = &read.findings.sources;
    let mut text = message.clone();
    if !label.is_empty() {
        text.push_str(&format!("\n{label}"));
    }
    let advice = help.iter().chain(suggestions.iter().map(|suggestion| &suggestion.message));
    for advice in advice {
        text.push_str(&format!("\nhelp: {advice}"));
    }
    let mut related: Vec<DiagnosticRelatedInformation> = Vec::new();
    let mut relate = |span: Span, message: &str| {
        let location = places.location(sources, span);
        related.extend(location.map(|location| DiagnosticRelatedInformation {
            location,
            message: message.to_owned(),
        }));
    };
    labels.iter().for_each(|label| relate(label.span, &label.text));
    let range = if is_here {
        places.range(sources, *span)
    } else {
        let place = sources.place(*span);
        text = format!("in {}: {text}", place.rsplit('/').next().unwrap_or_default());
        relate(*span, message);
        // At the include that leads to the file itself; at the first line, if another one does.
        let name = sources.file(span.file).map(|file| file.name.clone()).unwrap_or_default();
        let link = read.names.links.iter().find(|link| *link.file == *name);
        let top = Span { file, start: 0, end: 0 };
        places.range(&read.names.sources, link.map_or(top, |link| link.span))
    };
    lsp::Diagnostic {
        range,
        severity: Some(match severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(code.name().to_owned())),
        source: Some(SOURCE.to_owned()),
        message: text,
        related_information: Some(related).filter(|related| !related.is_empty()),
        ..lsp::Diagnostic::default()
    }
}

/// The changes that make findings go away which are in a part of a file.
pub fn actions(read: &Read, file: u32, range: lsp::Range, places: &Places) -> Vec<CodeAction> {
    let sources = &read.findings.sources;
    let is_there = |found: &&Diagnostic| {
        let at = places.range(sources, found.span);
        found.span.file == file && at.start <= range.end && range.start <= at.end
    };
    let mut actions = Vec::new();
    for found in read.findings.list.iter().filter(is_there) {
        let changes = found.suggestions.iter().filter_map(|suggestion| {
            let edit = edit(read, suggestion, places)?;
            let diagnostic = diagnostic(read, found, file, places);
            Some((suggestion.message.clone(), edit, diagnostic))
        });
        actions.extend(changes.map(|(title, edit, diagnostic)| CodeAction {
            title,
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![diagnostic]),
            is_preferred: Some(found.suggestions.len() == 1),
            edit: Some(edit),
            ..CodeAction::default()
        }));
    }
    actions
}

fn edit(read: &Read, suggestion: &Suggestion, places: &Places) -> Option<WorkspaceEdit> {
    let sources = &read.findings.sources;
    let edit = |it: &Edit| Some((places.location(sources, it.span)?, it.text.clone()));
    Some(changes(suggestion.edits.iter().map(edit).collect::<Option<_>>()?))
}
