//! Statements to lines.

use super::WIDTH;
use super::parts::{Broken, Entry, Group, Item, Part, Text, first_text, first_text_mut};
use super::source::{Comment, CommentKind};
use std::borrow::Cow;

const INDENT: usize = 4;

/// The text of a document.
pub(super) fn print(entries: &[Entry]) -> String {
    let mut printer = Printer { out: String::new(), column: 0, start: true, indent: 0 };
    printer.entries(entries, 0);
    if !printer.start {
        printer.out.push('\n');
    }
    printer.out
}

struct Printer {
    out: String,
    /// Where the next character goes; the indentation, if the line has none yet.
    column: usize,
    /// Nothing stands in the line yet.
    start: bool,
    /// Of a line that a comment makes necessary.
    indent: usize,
}

impl Printer {
    fn line(&mut self, indent: usize) {
        if !self.start {
            self.out.push('\n');
        }
        (self.start, self.column) = (true, indent);
    }

    fn blank(&mut self, indent: usize) {
        self.line(indent);
        if !self.out.is_empty() && !self.out.ends_with("\n\n") && !self.out.ends_with("{\n") {
            self.out.push('\n');
        }
    }

    fn write(&mut self, text: &str, space: bool) {
        if self.start {
            self.out.extend(std::iter::repeat_n(' ', self.column));
        } else if space {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(text);
        // A block comment may go over several lines.
        match text.rsplit_once('\n') {
            Some((_, last)) => self.column = last.chars().count(),
            None => self.column += text.chars().count(),
        }
        self.start = false;
    }

    fn comment(&mut self, comment: &Comment, indent: usize) {
        if comment.kind == CommentKind::Preprocessor {
            self.line(0);
        } else if comment.own_line {
            self.line(indent);
        }
        self.write(&comment.text, true);
        if comment.ends_line() {
            self.line(indent);
        }
    }

    fn text(&mut self, text: &Text) {
        for comment in &text.before {
            self.comment(comment, self.indent);
        }
        self.write(&text.text, text.space || !text.before.is_empty());
    }

    fn entries(&mut self, entries: &[Entry], indent: usize) {
        for entry in entries {
            self.indent = indent;
            match entry {
                Entry::Comment(comment) => {
                    if comment.blank {
                        self.blank(indent);
                    }
                    self.comment(comment, indent);
                }
                Entry::Statement { blank, lead, body, stacked } => {
                    if *blank {
                        self.blank(indent)
                    } else {
                        self.line(indent)
                    }
                    self.statement(lead, body, *stacked, indent);
                }
                Entry::Component { blank, lead, inner, close } => {
                    if *blank {
                        self.blank(indent)
                    } else {
                        self.line(indent)
                    }
                    self.fill(lead, indent, indent + INDENT, 0);
                    if inner.is_empty() && close.before.is_empty() {
                        self.text(close);
                        continue;
                    }
                    self.entries(inner, indent + INDENT);
                    self.line(indent);
                    self.text(close);
                }
            }
        }
    }

    fn statement(&mut self, lead: &[Part], body: &[Part], stacked: bool, indent: usize) {
        let width = flat(lead).zip(flat(body)).map(|(lead, body)| lead + body);
        // The first word has no space before it.
        if width.is_some_and(|width| indent + width <= WIDTH + 1) {
            lead.iter().chain(body).for_each(|part| self.part(part));
            return;
        }
        self.fill(lead, indent, indent + INDENT, 0);
        let Some((first, rest)) = body.split_first() else { return };
        let indent = indent + INDENT;
        let first = self.comments(first, indent);
        self.line(indent);
        let body: Vec<Part> = std::iter::once(first.as_ref()).chain(rest).cloned().collect();
        if stacked {
            self.stack(&body, indent, 0);
        } else {
            self.fill(&body, indent, indent, 0);
        }
    }

    /// Prints the comments before a part; the part without them.
    fn comments<'p>(&mut self, part: &'p Part, indent: usize) -> Cow<'p, Part> {
        match first_text(part) {
            Some(first) if !first.before.is_empty() => {
                first.before.iter().for_each(|comment| self.comment(comment, indent));
                let mut bare = part.clone();
                if let Some(first) = first_text_mut(&mut bare) {
                    first.before.clear();
                }
                Cow::Owned(bare)
            }
            _ => Cow::Borrowed(part),
        }
    }

    /// As it is, in one line.
    fn part(&mut self, part: &Part) {
        for item in part {
            match item {
                Item::Text(text) => self.text(text),
                Item::Group(group) => {
                    group.open.iter().for_each(|open| self.text(open));
                    group.parts.iter().for_each(|part| self.part(part));
                    group.close.iter().for_each(|close| self.text(close));
                }
            }
        }
    }

    /// Parts as many in a line as fit; `tail` more characters follow the last.
    fn fill(&mut self, parts: &[Part], first: usize, indent: usize, tail: usize) {
        for (i, part) in parts.iter().enumerate() {
            let own = if i == 0 { first } else { indent };
            self.indent = indent;
            let part = &*self.comments(part, own);
            let tail = if i + 1 == parts.len() { tail } else { 0 };
            let width = flat_part(part).map(|width| width + tail);
            let space = first_text(part).map_or(0, |first| usize::from(first.space));
            let fits = |column: usize| width.is_some_and(|width| column + width <= WIDTH);
            if fits(if self.start { self.column - space.min(self.column) } else { self.column }) {
                self.part(part);
                continue;
            }
            let alone = fits(own - space.min(own));
            // Behind a bracket, what has to be broken anyway stays.
            if !self.start && (i > 0 || alone) {
                self.line(own);
            }
            if alone && self.start {
                self.part(part);
            } else {
                self.broken(part, own, tail);
            }
        }
    }

    /// Parts one below the other.
    fn stack(&mut self, parts: &[Part], indent: usize, tail: usize) {
        for (i, part) in parts.iter().enumerate() {
            let part = self.comments(part, indent);
            if i > 0 {
                self.line(indent);
            }
            let tail = if i + 1 == parts.len() { tail } else { 0 };
            self.fill(std::slice::from_ref(&*part), indent, indent, tail);
        }
    }

    /// A part that does not fit into a line: its groups are broken.
    fn broken(&mut self, part: &Part, indent: usize, tail: usize) {
        for (i, item) in part.iter().enumerate() {
            // What has to stand behind this item: up to where the next group can be broken.
            let rest = upto_group(&part[i + 1..], tail);
            match item {
                Item::Text(text) => {
                    let width = text.text.chars().count() + usize::from(text.space);
                    if text.space && !self.start && self.column + width + rest > WIDTH {
                        self.line(indent + INDENT);
                    }
                    self.text(text);
                }
                Item::Group(group) => self.group(group, indent, rest),
            }
        }
    }

    fn group(&mut self, group: &Group, indent: usize, tail: usize) {
        if flat_group(group).is_some_and(|width| self.column + width + tail <= WIDTH) {
            self.part(&vec![Item::Group(group.clone())]);
            return;
        }
        group.open.iter().for_each(|open| self.text(open));
        let inner = match group.broken {
            Broken::Fill => indent + INDENT,
            Broken::Align | Broken::Stack => self.column,
        };
        let tail = tail + group.close.as_ref().map_or(0, width);
        if group.broken == Broken::Stack {
            self.stack(&group.parts, inner, tail);
        } else {
            self.fill(&group.parts, inner, inner, tail);
        }
        self.indent = indent;
        group.close.iter().for_each(|close| self.text(close));
    }
}

fn width(text: &Text) -> usize {
    text.text.chars().count() + usize::from(text.space)
}

/// The width of what stands before the first bracket that could be broken, it included; of all
/// and the tail if there is none.
fn upto_group(items: &[Item], tail: usize) -> usize {
    let mut sum = 0;
    for item in items {
        match item {
            Item::Text(text) => sum += width(text),
            Item::Group(group) => return sum + group.open.as_ref().map_or(0, width),
        }
    }
    sum + tail
}

/// The width in one line; none if a comment is inside.
fn flat(parts: &[Part]) -> Option<usize> {
    parts.iter().map(flat_part).sum()
}

fn flat_part(part: &Part) -> Option<usize> {
    part.iter()
        .map(|item| match item {
            Item::Text(text) => flat_text(text),
            Item::Group(group) => flat_group(group),
        })
        .sum()
}

fn flat_group(group: &Group) -> Option<usize> {
    let brackets: Option<usize> = group.open.iter().chain(&group.close).map(flat_text).sum();
    Some(brackets? + flat(&group.parts)?)
}

fn flat_text(text: &Text) -> Option<usize> {
    text.before.is_empty().then(|| width(text))
}
