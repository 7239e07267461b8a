//! Lists, with or without brackets, and where spaces stand in them.

use super::builder::{Builder, is};
use super::parts::{Broken, Group, Item, Part, first_text_mut};
use crate::functor::{FUNCTORS, Notation};
use crate::syntax::lexer::Tok;

/// Is the word an operator? Then no parenthesis after it holds its arguments.
fn operator(word: &str) -> bool {
    FUNCTORS.iter().any(|f| f.name() == word && f.notation() != Notation::Call)
}

/// What separates the parts of a list, and how its tokens are spaced.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// Values and literals: spaces around `:` and `=`.
    Values,
    /// Attributes: `name: type`.
    Attributes,
    /// Parameters of a directive: `key=value`.
    Parameters,
    /// Types of a component: `Name<T>`.
    Types,
}

impl Builder<'_> {
    /// A bracket, what it holds, and its end.
    pub fn bracket(&mut self, style: Style, space: bool, parts: &mut [Part]) {
        if !matches!(self.peek(), Tok::Op("(" | "[" | "{")) {
            return self.fail("a bracket should open here");
        }
        let group = self.group(style, space);
        if let Some(part) = parts.last_mut() {
            part.push(Item::Group(group));
        }
    }

    fn group(&mut self, style: Style, space: bool) -> Group {
        let pad = self.is("{");
        let open = self.take(space);
        let mut alternatives = self.alternatives(style);
        let broken = match &alternatives[..] {
            [_] => Broken::Fill,
            list if list.iter().all(|a| a.len() == 1) => Broken::Align,
            _ => Broken::Stack,
        };
        let mut parts = match alternatives.pop() {
            Some(only) if alternatives.is_empty() => only,
            Some(last) => {
                alternatives.push(last);
                alternatives.into_iter().map(joined).collect()
            }
            None => Vec::new(),
        };
        parts.retain(|part| !part.is_empty());
        if let Some(first) = parts.first_mut().and_then(|part| first_text_mut(part)) {
            first.space = pad;
        }
        if !matches!(self.peek(), Tok::Op(")" | "]" | "}")) {
            self.fail("a bracket that nothing closes");
        }
        let close = self.take(pad && !parts.is_empty());
        Group { open: Some(open), parts, close: Some(close), broken }
    }

    /// Lists of parts, each ending with its `;`.
    pub fn alternatives(&mut self, style: Style) -> Vec<Vec<Part>> {
        let mut alternatives = Vec::new();
        loop {
            let mut parts = vec![Vec::new()];
            self.list(style, &mut parts);
            let more = self.is(";");
            if more {
                self.push(true, &mut parts);
            }
            alternatives.push(parts);
            if !more {
                return alternatives;
            }
        }
    }

    /// Parts, each ending with its `,`, up to what closes them.
    pub fn list(&mut self, style: Style, parts: &mut Vec<Part>) {
        let start = self.at;
        loop {
            let space = self.space(start, style);
            match self.peek() {
                Tok::End | Tok::Op(")" | "]" | "}" | ";") => return,
                Tok::Op(",") => {
                    self.push(false, parts);
                    parts.push(Vec::new());
                }
                Tok::Op("{") if style == Style::Types => return,
                Tok::Op("(" | "[" | "{") => {
                    let style = if style == Style::Types { Style::Values } else { style };
                    self.bracket(style, space, parts);
                }
                Tok::Op(":-") => return,
                Tok::Op(".") if !self.joins(start) => return,
                Tok::Directive(_) if self.at > start => {
                    return self.fail("a directive inside of a clause");
                }
                _ => self.push(space, parts),
            }
        }
    }

    /// Does a space stand before the token here, in a list that starts at `start`?
    fn space(&self, start: usize, style: Style) -> bool {
        if self.at == start {
            return true;
        }
        let (last, next) = (&self.tokens[self.at - 1].tok, self.peek());
        match style {
            Style::Attributes if is(next, ":") => return false,
            // `name: Lattice<>`
            Style::Attributes if is(next, "<") || is(next, ">") => return false,
            Style::Parameters if is(next, "=") || is(last, "=") => return false,
            Style::Types if is(next, "<") || is(last, "<") || is(next, ">") => return false,
            _ => {}
        }
        match (last, next) {
            (Tok::Op(","), _) => true,
            (_, Tok::Op(".")) | (Tok::Op("." | "!" | "@" | "@!"), _) => false,
            (Tok::Op("$"), Tok::Ident(name)) => operator(name),
            (Tok::Ident(name), Tok::Op("(")) => operator(name),
            (Tok::Op("-"), _) => self.at - 1 > start && self.operand(self.at - 2, start),
            _ => true,
        }
    }

    /// Does an operand end with this token?
    fn operand(&self, at: usize, start: usize) -> bool {
        at >= start
            && match &self.tokens[at].tok {
                Tok::Ident(name) => !operator(name),
                Tok::Op(op) => matches!(*op, ")" | "]" | "}" | "_" | "$"),
                Tok::Directive(_) | Tok::Hash | Tok::End => false,
                Tok::Str(_) | Tok::Number(_) | Tok::Unsigned(_) | Tok::Float(_) => true,
            }
    }

    /// Is the `.` here inside of a name, in a list that starts at `start`? It ends a clause after
    /// the name of a variable, which stands behind an operator.
    fn joins(&self, start: usize) -> bool {
        // A list may begin with the first token.
        if self.at == start {
            return false;
        }
        let mut first = self.at;
        while first >= start + 2 && is(&self.tokens[first].tok, ".") {
            first -= 2;
        }
        let names = matches!(self.ahead(1), Tok::Ident(_))
            && matches!(&self.tokens[self.at - 1].tok, Tok::Ident(name)
                if !matches!(&**name, "true" | "false"));
        // The name starts behind the token before its first part.
        let dot = is(&self.tokens[first].tok, ".");
        let before = if dot { first.checked_sub(2) } else { Some(first) };
        let head = start == 0 || !matches!(self.tokens[start - 1].tok, Tok::Op(":-" | ";"));
        let begins = match before {
            None => true,
            Some(at) if at < start => true,
            Some(at) => match self.tokens[at].tok {
                Tok::Op("<=") => head,
                Tok::Op(op) => [",", ";", "!", ":", "$", "(", "[", "{"].contains(&op),
                _ => false,
            },
        };
        names && begins
    }
}

/// A conjunction as one part.
pub(super) fn joined(mut parts: Vec<Part>) -> Part {
    if parts.len() == 1 {
        return parts.pop().unwrap_or_default();
    }
    vec![Item::Group(Group { open: None, parts, close: None, broken: Broken::Align })]
}
