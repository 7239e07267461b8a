//! Findings as compilers print them: `file:line:column: rule: message`, the line of source with a
//! mark below it, and the path.

use std::fmt::Write;

use system::{visible, visible_lines};
use unicode_width::UnicodeWidthStr;

use super::finding::{Report, Step};
use crate::query::{Place, SourcePlace};

/// The findings as text; those of one place stand together above its line of source.
pub fn text(report: &Report) -> String {
    let mut out = String::new();
    let mut findings = report.findings.iter().peekable();
    while let Some(finding) = findings.next() {
        let place = report.places.get(&finding.inst);
        let (rule, message) = (visible(&finding.rule), visible(&finding.message));
        let _ = writeln!(out, "{}: {rule}: {message}", position(place));
        let follows = findings.peek().is_some_and(|next| next.inst == finding.inst);
        if !follows || !finding.paths.is_empty() {
            excerpt(place, "", &mut out);
        }
        for path in &finding.paths {
            steps(path, report, &mut out);
        }
    }
    out
}

/// The steps of a path, each with its line of source.
fn steps(path: &[Step], report: &Report, out: &mut String) {
    for (i, step) in path.iter().enumerate() {
        let place = report.places.get(&step.inst);
        let _ = writeln!(out, "  {}. {}: {}", i + 1, position(place), visible(&step.note));
        // Steps of one place have its line once.
        let source = place.and_then(|it| it.source.as_ref());
        let follows = path.get(i + 1).and_then(|next| report.places.get(&next.inst));
        if follows.and_then(|it| it.source.as_ref()) != source {
            excerpt(place, "   ", out);
        }
    }
}

/// `file:line:column` as far as it is known, else the instruction's label.
fn position(place: Option<&Place>) -> String {
    let Some(place) = place else { return "?".to_owned() };
    match &place.source {
        Some(SourcePlace { file, line: 0, .. }) => visible(file).into_owned(),
        Some(SourcePlace { file, line, column: 0, .. }) => format!("{}:{line}", visible(file)),
        Some(SourcePlace { file, line, column, .. }) => {
            format!("{}:{line}:{column}", visible(file))
        }
        None => {
            let label = place.label.as_deref().or(place.function.as_deref()).unwrap_or("?");
            let module = place.module.as_deref().map(|module| format!("{}: ", visible(module)));
            format!("{}{}", module.unwrap_or_default(), visible(label))
        }
    }
}

/// The line of source, and a mark below its column.
fn excerpt(place: Option<&Place>, indent: &str, out: &mut String) {
    let Some(source) = place.and_then(|it| it.source.as_ref()) else { return };
    let Some(text) = source.text.as_deref() else { return };
    let number = source.line.to_string();
    let _ = writeln!(out, "{indent}{number:>5} | {}", visible_lines(text));
    let before = (source.column as usize).checked_sub(1).and_then(|column| text.get(..column));
    if let Some(before) = before {
        // A tab is as wide as the tab above it.
        let blank = |c: char| match c {
            '\t' => "\t".to_owned(),
            c => " ".repeat(visible(c.encode_utf8(&mut [0; 4])).width()),
        };
        let blanks: String = before.chars().map(blank).collect();
        let _ = writeln!(out, "{indent}{:>5} | {blanks}^", "");
    }
}
