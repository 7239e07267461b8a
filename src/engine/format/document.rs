//! What belongs together: tokens to statements, their parts and groups.

use super::source::{Comment, CommentKind, Token};
use crate::diagnostic::Diagnostics;
use crate::functor::{FUNCTORS, Notation};
use crate::syntax::lexer::Tok;

/// A token to print.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub before: Vec<Comment>,
    pub text: String,
    /// A space stands before it, unless it begins a line.
    pub space: bool,
}

/// What is never broken but inside its groups.
pub(super) type Part = Vec<Item>;

#[derive(Clone, Debug)]
pub(super) enum Item {
    Text(Text),
    Group(Group),
}

/// How a group is broken if it does not fit into a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// As many parts in a line as fit, lines after the first indented.
    Fill,
    /// As many parts in a line as fit, each line below the first part.
    Align,
    /// Every part in a line of its own, each below the first part.
    Stack,
}

/// Parts between brackets, or between none.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub open: Option<Text>,
    pub parts: Vec<Part>,
    pub close: Option<Text>,
    pub broken: Broken,
}

/// What stands between the brackets of a program or a component.
#[derive(Debug)]
pub(super) enum Entry {
    Comment(Comment),
    Statement {
        /// A blank line stands above it.
        blank: bool,
        /// What comes before the body: all there is, or the heads of a rule up to `:-`.
        lead: Vec<Part>,
        body: Vec<Part>,
        /// Each part of the body takes a line, if they do not fit into one.
        stacked: bool,
    },
    Component {
        blank: bool,
        /// Up to the `{`.
        lead: Vec<Part>,
        inner: Vec<Entry>,
        close: Text,
    },
}

/// Is the word an operator? Then no parenthesis after it holds its arguments.
fn operator(word: &str) -> bool {
    FUNCTORS.iter().any(|f| f.name() == word && f.notation() != Notation::Call)
}

/// What separates the parts of a list, and how its tokens are spaced.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Values and literals: spaces around `:` and `=`.
    Values,
    /// Attributes: `name: type`.
    Attributes,
    /// Parameters of a directive: `key=value`.
    Parameters,
    /// Types of a component: `Name<T>`.
    Types,
}

pub(super) struct Builder<'a> {
    tokens: Vec<Token>,
    at: usize,
    diags: &'a mut Diagnostics,
}

impl<'a> Builder<'a> {
    pub fn new(tokens: Vec<Token>, diags: &'a mut Diagnostics) -> Self {
        Builder { tokens, at: 0, diags }
    }

    pub fn document(mut self) -> Vec<Entry> {
        let entries = self.entries();
        if self.peek() != &Tok::End {
            self.fail("a bracket that nothing opens");
        }
        entries
    }

    fn peek(&self) -> &Tok {
        self.ahead(0)
    }

    fn ahead(&self, ahead: usize) -> &Tok {
        &self.tokens[(self.at + ahead).min(self.tokens.len() - 1)].tok
    }

    fn is(&self, op: &str) -> bool {
        is(self.peek(), op)
    }

    fn word(&self, word: &str) -> bool {
        matches!(self.peek(), Tok::Ident(found) if **found == *word)
    }

    /// Reports what is here, and goes to the end.
    fn fail(&mut self, what: &str) {
        let span = self.tokens[self.at].span;
        self.diags.error(span, format!("cannot format this: {what}"));
        self.at = self.tokens.len() - 1;
    }

    fn take(&mut self, space: bool) -> Text {
        let token = &mut self.tokens[self.at];
        let text = Text {
            before: std::mem::take(&mut token.before),
            text: std::mem::take(&mut token.text),
            space,
        };
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
        text
    }

    /// Comments above a statement, or behind the one before.
    fn comments(&mut self, entries: &mut Vec<Entry>) {
        let comments = std::mem::take(&mut self.tokens[self.at].before);
        entries.extend(comments.into_iter().map(Entry::Comment));
    }

    fn entries(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        loop {
            self.comments(&mut entries);
            let blank = self.tokens[self.at].blank;
            match *self.peek() {
                Tok::End | Tok::Op("}") => return entries,
                Tok::Directive("comp") => {
                    let mut lead = vec![Vec::new()];
                    self.list(Style::Types, &mut lead);
                    if !self.is("{") {
                        self.fail("a component without `{`");
                        return entries;
                    }
                    let open = self.take(true);
                    if let Some(part) = lead.last_mut() {
                        part.push(Item::Text(open));
                    }
                    let inner = self.entries();
                    if !self.is("}") {
                        self.fail("a component without `}`");
                        return entries;
                    }
                    let close = self.take(false);
                    entries.push(Entry::Component { blank, lead, inner, close });
                }
                Tok::Directive(directive) => {
                    let lead = self.directive(directive);
                    entries.push(Entry::Statement {
                        blank,
                        lead,
                        body: Vec::new(),
                        stacked: false,
                    });
                }
                _ => entries.push(self.clause(blank)),
            }
        }
    }

    fn directive(&mut self, directive: &str) -> Vec<Part> {
        let mut parts = vec![vec![Item::Text(self.take(true))]];
        match directive {
            "decl" => {
                self.names(&mut parts);
                self.bracket(Style::Attributes, false, &mut parts);
                self.qualifiers(&mut parts);
            }
            "functor" => {
                self.names(&mut parts);
                self.bracket(Style::Attributes, false, &mut parts);
                if self.is(":") {
                    self.push(false, &mut parts);
                    self.push(true, &mut parts);
                }
                if self.word("stateful") {
                    self.push(true, &mut parts);
                }
            }
            "type" | "number_type" | "symbol_type" => self.type_decl(&mut parts),
            "input" | "output" | "printsize" | "limitsize" => {
                self.names(&mut parts);
                if self.is("(") {
                    self.bracket(Style::Parameters, false, &mut parts);
                }
            }
            "init" => {
                self.push(true, &mut parts);
                self.push(true, &mut parts);
                self.component_type(&mut parts);
            }
            "override" => self.push(true, &mut parts),
            "include" | "pragma" => {
                while matches!(self.peek(), Tok::Str(_)) {
                    self.push(true, &mut parts);
                }
            }
            "plan" => loop {
                self.push(true, &mut parts);
                self.push(false, &mut parts);
                self.bracket(Style::Values, true, &mut parts);
                if !self.is(",") {
                    break;
                }
                self.push(false, &mut parts);
                parts.push(Vec::new());
            },
            "once" => {}
            _ => self.fail("the engine does not support it"),
        }
        parts
    }

    /// The next token, as one more of the last part.
    fn push(&mut self, space: bool, parts: &mut [Part]) {
        let text = self.take(space);
        if let Some(part) = parts.last_mut() {
            part.push(Item::Text(text));
        }
    }

    /// `a, b.c`
    fn names(&mut self, parts: &mut Vec<Part>) {
        self.qualified(parts);
        while self.is(",") {
            self.push(false, parts);
            parts.push(Vec::new());
            self.qualified(parts);
        }
    }

    fn qualified(&mut self, parts: &mut [Part]) {
        self.push(true, parts);
        while self.is(".") && matches!(self.ahead(1), Tok::Ident(_)) {
            self.push(false, parts);
            self.push(false, parts);
        }
    }

    fn component_type(&mut self, parts: &mut [Part]) {
        self.push(true, parts);
        if self.is("<") {
            while !self.is(">") && self.peek() != &Tok::End {
                let space = is(&self.tokens[self.at - 1].tok, ",");
                self.push(space, parts);
            }
            self.push(false, parts);
        }
    }

    fn qualifiers(&mut self, parts: &mut Vec<Part>) {
        const WORDS: [&str; 11] = [
            "btree",
            "brie",
            "btree_delete",
            "no_inline",
            "magic",
            "no_magic",
            "eqrel",
            "inline",
            "overridable",
            "output",
            "input",
        ];
        while WORDS.iter().any(|w| self.word(w)) || self.word("printsize") {
            parts.push(vec![Item::Text(self.take(true))]);
        }
        if !self.word("choice-domain") {
            return;
        }
        parts.push(vec![Item::Text(self.take(true))]);
        loop {
            if self.is("(") {
                self.bracket(Style::Values, true, parts);
            } else {
                self.push(true, parts);
            }
            if !self.is(",") {
                return;
            }
            self.push(false, parts);
        }
    }

    fn type_decl(&mut self, parts: &mut Vec<Part>) {
        self.push(true, parts);
        if self.is("<:") {
            self.push(true, parts);
            self.qualified(parts);
        } else if self.is("=") {
            self.push(true, parts);
            if self.is("[") {
                return self.bracket(Style::Attributes, true, parts);
            }
            loop {
                parts.push(Vec::new());
                self.qualified(parts);
                if self.is("{") {
                    self.bracket(Style::Attributes, true, parts);
                }
                if !self.is("|") {
                    return;
                }
                self.push(true, parts);
            }
        }
    }

    /// A bracket, what it holds, and its end.
    fn bracket(&mut self, style: Style, space: bool, parts: &mut [Part]) {
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
    fn alternatives(&mut self, style: Style) -> Vec<Vec<Part>> {
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
    fn list(&mut self, style: Style, parts: &mut Vec<Part>) {
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

    fn clause(&mut self, blank: bool) -> Entry {
        let mut lead = vec![Vec::new()];
        self.list(Style::Values, &mut lead);
        let mut body = Vec::new();
        let mut stacked = false;
        if self.is(":-") {
            self.push(true, &mut lead);
            let mut alternatives = self.alternatives(Style::Values);
            stacked = alternatives.len() > 1;
            if stacked {
                body = alternatives.into_iter().map(joined).collect();
            } else {
                body = alternatives.pop().unwrap_or_default();
            }
        }
        if self.is(".") {
            let parts = if body.is_empty() { &mut lead } else { &mut body };
            self.push(false, parts);
        } else {
            self.fail("a clause ends with `.`");
        }
        Entry::Statement { blank, lead, body, stacked }
    }
}

fn is(tok: &Tok, op: &str) -> bool {
    matches!(tok, Tok::Op(found) if *found == op)
}

/// A conjunction as one part.
fn joined(mut parts: Vec<Part>) -> Part {
    if parts.len() == 1 {
        return parts.pop().unwrap_or_default();
    }
    vec![Item::Group(Group { open: None, parts, close: None, broken: Broken::Align })]
}

/// The text that a part begins with.
pub(super) fn first_text(part: &[Item]) -> Option<&Text> {
    match part.first()? {
        Item::Text(text) | Item::Group(Group { open: Some(text), .. }) => Some(text),
        Item::Group(group) => first_text(group.parts.first()?),
    }
}

/// Like [`first_text`], with leave to change.
pub(super) fn first_text_mut(part: &mut [Item]) -> Option<&mut Text> {
    match part.first_mut()? {
        Item::Text(text) | Item::Group(Group { open: Some(text), .. }) => Some(text),
        Item::Group(group) => first_text_mut(group.parts.first_mut()?),
    }
}

impl Comment {
    /// Nothing can follow it in its line.
    pub fn ends_line(&self) -> bool {
        self.own_line || self.kind != CommentKind::Block
    }
}
