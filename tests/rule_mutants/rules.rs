//! What there is to change in a file of rules: its clauses, their literals, and where each stands.
//! The engine keeps its own tree to itself; this reads as much of the dialect as the library uses,
//! and a change that is no program any more is refused by the engine.
#![allow(dead_code)] // every test program uses its own part

use std::collections::BTreeMap;
use std::ops::Range;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Word,
    Text,
    Number,
    Mark,
}

#[derive(Clone, Copy)]
pub struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    pub start: usize,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The tokens of a file, without comments.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"_?@".contains(&b);
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        let until = |test: &dyn Fn(u8) -> bool| rest.bytes().position(test).unwrap_or(rest.len());
        let (kind, length) = match bytes[at] {
            b if b.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            _ if rest.starts_with("//") => {
                at += until(&|b| b == b'\n');
                continue;
            }
            _ if rest.starts_with("/*") => {
                at += rest.find("*/").map_or(rest.len(), |end| end + 2);
                continue;
            }
            b'"' => {
                let mut end = 1;
                while end < rest.len() && bytes[at + end] != b'"' {
                    end += if bytes[at + end] == b'\\' { 2 } else { 1 };
                }
                (Kind::Text, end + 1)
            }
            b if b.is_ascii_digit() => (Kind::Number, until(&|b| !is_word(b))),
            b if is_word(b) => {
                let mut end = until(&|b| !is_word(b));
                let next = |end: usize| rest.as_bytes().get(end + 1).is_some_and(|&b| is_word(b));
                while rest[end..].starts_with('.') && next(end) {
                    end += 1;
                    end += rest[end..].bytes().position(|b| !is_word(b)).unwrap_or(0);
                }
                (Kind::Word, end)
            }
            _ => {
                let double = [":-", "!=", "<=", ">=", "<:"].iter().any(|m| rest.starts_with(m));
                (Kind::Mark, if double { 2 } else { 1 })
            }
        };
        tokens.push(Token { kind, text: &rest[..length], start: at });
        at += length;
    }
    tokens
}

/// A rule or fact, as ranges of tokens.
pub struct Clause {
    pub all: Range<usize>,
    pub head: Range<usize>,
    pub body: Option<Range<usize>>,
}

/// A file, taken apart.
pub struct File<'a> {
    pub text: &'a str,
    pub tokens: Vec<Token<'a>>,
    pub clauses: Vec<Clause>,
    /// The types of the columns of relations declared here, by the relation's name.
    pub columns: BTreeMap<&'a str, Vec<&'a str>>,
}

impl<'a> File<'a> {
    pub fn new(text: &'a str) -> Self {
        let tokens = tokens(text);
        let mut file = Self { text, tokens, clauses: Vec::new(), columns: BTreeMap::new() };
        let mut at = 0;
        while at < file.tokens.len() {
            at = match file.tokens[at].text {
                "." | "#" => file.directive(at),
                "}" => at + 1,
                _ => file.clause(at),
            };
        }
        file
    }

    pub fn is(&self, at: usize, text: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.text == text)
    }

    fn line(&self, at: usize) -> usize {
        self.text[..self.tokens[at].start].matches('\n').count()
    }

    /// The place of the bracket that closes the one at `open`.
    pub fn close(&self, open: usize) -> usize {
        let mut depth = 0;
        for at in open..self.tokens.len() {
            match self.tokens[at].text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at;
            }
        }
        self.tokens.len() - 1
    }

    /// Skips what begins with a dot, or is for the preprocessor; answers where it ends.
    fn directive(&mut self, start: usize) -> usize {
        let mut at = start + 2;
        match self.tokens[start + 1].text {
            "comp" => {
                while !self.is(at, "{") {
                    at += 1;
                }
                return at + 1;
            }
            "decl" => {
                let end = self.close(at + 1);
                let types = self.parts(at + 2..end, ",").into_iter();
                let types = types.filter(|part| !part.is_empty());
                let types = types.map(|part| self.tokens[part.end - 1].text).collect();
                self.columns.insert(self.tokens[at].text, types);
                at = end + 1;
            }
            _ => {}
        }
        // The rest of the line, and lines that go on.
        while at < self.tokens.len() {
            let goes_on = |text: &str| ["|", ",", "=", "<:"].contains(&text);
            let open = ["(", "[", "{"].contains(&self.tokens[at].text);
            let new = self.line(at) > self.line(at - 1);
            let wanted = ["|", "choice", "inline"].contains(&self.tokens[at].text);
            if new && !wanted && !goes_on(self.tokens[at - 1].text) {
                break;
            }
            at = if open { self.close(at) + 1 } else { at + 1 };
        }
        at
    }

    fn clause(&mut self, start: usize) -> usize {
        let (mut at, mut arrow) = (start, None);
        while at < self.tokens.len() && !self.is(at, ".") {
            match self.tokens[at].text {
                "(" | "[" | "{" => at = self.close(at),
                ":-" => arrow = Some(at),
                _ => {}
            }
            at += 1;
        }
        let head = start..arrow.unwrap_or(at);
        let body = arrow.map(|arrow| arrow + 1..at);
        self.clauses.push(Clause { all: start..(at + 1).min(self.tokens.len()), head, body });
        at + 1
    }

    /// A range, taken apart at a mark outside of brackets.
    pub fn parts(&self, range: Range<usize>, mark: &str) -> Vec<Range<usize>> {
        let (mut parts, mut start, mut at) = (Vec::new(), range.start, range.start);
        while at < range.end {
            match self.tokens[at].text {
                "(" | "[" | "{" => at = self.close(at),
                text if text == mark => {
                    parts.push(start..at);
                    start = at + 1;
                }
                _ => {}
            }
            at += 1;
        }
        parts.push(start..range.end);
        parts
    }

    /// The text of a range, on one line.
    pub fn words(&self, range: &Range<usize>) -> String {
        let bytes = self.bytes(range);
        self.text[bytes].split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Where a range stands in the text.
    pub fn bytes(&self, range: &Range<usize>) -> Range<usize> {
        if range.is_empty() {
            let at = self.tokens[range.start].start;
            return at..at;
        }
        self.tokens[range.start].start..self.tokens[range.end - 1].end()
    }
}
