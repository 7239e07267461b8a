//! Text to tokens. One file at a time; `reader.rs` joins files and expands macros.

use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use std::sync::Arc;

/// What a token is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tok {
    /// A name or a keyword.
    Ident(Arc<str>),
    /// A string, escapes resolved.
    Str(Arc<str>),
    /// `12`, `0x1f`, `0b101`, and addresses such as `127.0.0.1` already folded.
    Number(Arc<str>),
    /// `12u`, without the `u`.
    Unsigned(Arc<str>),
    /// `1.5`.
    Float(Arc<str>),
    /// `.decl` and the like, without the dot.
    Directive(&'static str),
    /// Punctuation.
    Op(&'static str),
    /// `#` at the start of a line: a preprocessor directive follows.
    Hash,
    /// The end of all input.
    End,
}

/// A token and its place.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub tok: Tok,
    pub span: Span,
}

const DIRECTIVES: [&str; 16] = [
    "decl",
    "functor",
    "input",
    "output",
    "printsize",
    "limitsize",
    "type",
    "comp",
    "init",
    "number_type",
    "symbol_type",
    "override",
    "pragma",
    "plan",
    "lattice",
    "include",
];

// Longest first.
const OPS: [&str; 35] = [
    "->", "::", "<:", "<=", ">=", "!=", ":-", "@!", "##", "|", "[", "]", "$", "+", "-", "(", ")",
    ",", ":", ";", ".", "=", "!", "*", "/", "^", "%", "{", "}", "<", ">", "@", "#", "_", "?",
];

/// Quotes that are none of the language, as they open and close.
const QUOTES: [(char, char); 5] = [
    ('\'', '\''),
    ('`', '`'),
    ('\u{2018}', '\u{2019}'),
    ('\u{201c}', '\u{201d}'),
    ('\u{ab}', '\u{bb}'),
];

pub(crate) struct Lexer {
    pub file: u32,
    text: Arc<str>,
    pub pos: usize,
    end: usize,
    line_start: bool,
}

impl Lexer {
    pub fn new(file: u32, text: Arc<str>) -> Self {
        let end = text.len();
        Lexer { file, text, pos: 0, end, line_start: true }
    }

    /// A lexer over a part of a file: the body of a `#define`.
    pub fn part(file: u32, text: Arc<str>, pos: usize, end: usize) -> Self {
        Lexer { file, text, pos, end, line_start: false }
    }

    fn peek(&self, ahead: usize) -> u8 {
        let at = self.pos + ahead;
        if at < self.end { self.text.as_bytes()[at] } else { 0 }
    }

    fn rest(&self) -> &str {
        &self.text[self.pos..self.end]
    }

    fn span(&self, start: usize) -> Span {
        Span { file: self.file, start: start as u32, end: self.pos as u32 }
    }

    /// The rest of the logical line (joined over `\` at line ends) as start and end offsets.
    pub fn line(&mut self) -> (usize, usize) {
        let start = self.pos;
        let bytes = self.text.as_bytes();
        while self.pos < self.end {
            match bytes[self.pos] {
                b'\\' if self.peek(1) == b'\n' => self.pos += 2,
                b'\n' => break,
                _ => self.pos += 1,
            }
        }
        (start, self.pos)
    }

    /// Skips lines until one that starts with `#`; false at the end of the file.
    pub fn skip_to_hash(&mut self) -> bool {
        loop {
            let line = self.rest().trim_start_matches([' ', '\t']);
            if line.starts_with('#') {
                self.pos = self.end - line.len() + 1;
                return true;
            }
            match memchr::memchr(b'\n', self.rest().as_bytes()) {
                Some(n) => self.pos += n + 1,
                None => {
                    self.pos = self.end;
                    return false;
                }
            }
        }
    }

    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    fn skip_blank(&mut self, diags: &mut Diagnostics) {
        loop {
            match self.peek(0) {
                b'\n' => {
                    self.line_start = true;
                    self.pos += 1;
                }
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => self.pos += 1,
                b'\\' if self.peek(1) == b'\n' => self.pos += 2,
                b'/' if self.peek(1) == b'/' => {
                    self.pos += memchr::memchr(b'\n', self.rest().as_bytes())
                        .unwrap_or(self.end - self.pos);
                }
                b'/' if self.peek(1) == b'*' => match self.rest()[2..].find("*/") {
                    Some(n) => self.pos += n + 4,
                    None => {
                        let start = self.pos;
                        self.pos += 2;
                        let span = self.span(start);
                        self.pos = self.end;
                        diags
                            .error(Code::Unterminated, span, "unterminated comment")
                            .help("close it with `*/`");
                    }
                },
                _ => return,
            }
            if self.pos >= self.end {
                return;
            }
        }
    }

    /// The next token; `End` at the end of the file, as often as asked.
    pub fn next(&mut self, diags: &mut Diagnostics) -> Token {
        loop {
            self.skip_blank(diags);
            let start = self.pos;
            if self.pos >= self.end {
                return Token { tok: Tok::End, span: self.span(start) };
            }
            let line_start = std::mem::replace(&mut self.line_start, false);
            if let Some(tok) = self.token(line_start, diags) {
                return Token { tok, span: self.span(start) };
            }
        }
    }

    fn token(&mut self, line_start: bool, diags: &mut Diagnostics) -> Option<Tok> {
        let start = self.pos;
        match self.peek(0) {
            b'#' if line_start => {
                self.pos += 1;
                Some(Tok::Hash)
            }
            b'"' => self.string(diags),
            b'0'..=b'9' => Some(self.number(diags)),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'?' => Some(self.ident()),
            b'.' if self.peek(1).is_ascii_lowercase() => {
                let rest = self.text[start..self.end].as_bytes();
                let name = DIRECTIVES.iter().find(|d| {
                    rest[1..].starts_with(d.as_bytes())
                        && rest.get(1 + d.len()).is_none_or(u8::is_ascii_whitespace)
                });
                if let Some(name) = name {
                    self.pos += 1 + name.len();
                    return Some(Tok::Directive(name));
                }
                if rest.starts_with(b".once") && !rest.get(5).is_some_and(|&b| word(b)) {
                    self.pos += 5;
                    return Some(Tok::Directive("once"));
                }
                self.pos += 1;
                Some(Tok::Op("."))
            }
            _ => {
                let rest = &self.text[start..self.end];
                if let Some(op) = OPS.iter().find(|op| rest.starts_with(**op)) {
                    self.pos += op.len();
                    return Some(Tok::Op(op));
                }
                let c = rest.chars().next().unwrap_or(' ');
                if let Some(&(_, close)) = QUOTES.iter().find(|(open, _)| *open == c)
                    && let Some(text) = self.quoted(c, close, diags)
                {
                    return Some(text);
                }
                self.pos += c.len_utf8();
                let span = self.span(start);
                diags.error(Code::UnexpectedCharacter, span, format!("unexpected character {c:?}"));
                None
            }
        }
    }

    /// A text of one line in quotes of other languages, of which nothing is meant but the text.
    fn quoted(&mut self, open: char, close: char, diags: &mut Diagnostics) -> Option<Tok> {
        let start = self.pos;
        let line = self.rest().lines().next()?;
        let inside = &line[open.len_utf8()..];
        let inside: Arc<str> = inside[..inside.find(close)?].into();
        self.pos += open.len_utf8() + inside.len() + close.len_utf8();
        let span = self.span(start);
        let found = diags.error(Code::Quotes, span, "texts stand in double quotes");
        if !inside.contains(['"', '\\']) {
            found.replace("write it so", span, format!("\"{inside}\""));
        }
        Some(Tok::Str(inside))
    }

    fn ident(&mut self) -> Tok {
        let start = self.pos;
        while word(self.peek(0)) || self.peek(0) == b'?' {
            self.pos += 1;
        }
        let text = &self.text[start..self.pos];
        if text == "_" {
            return Tok::Op("_");
        }
        if text == "choice" && self.rest().starts_with("-domain") {
            self.pos += "-domain".len();
            return Tok::Ident("choice-domain".into());
        }
        Tok::Ident(text.into())
    }

    fn string(&mut self, diags: &mut Diagnostics) -> Option<Tok> {
        let start = self.pos;
        let mut out = String::new();
        self.pos += 1;
        loop {
            let text = self.text.clone();
            let rest = &text[self.pos..self.end];
            let Some(n) = memchr::memchr2(b'"', b'\\', rest.as_bytes()) else {
                self.pos = (start + 1).min(self.end);
                let span = self.span(start);
                self.pos = self.end;
                diags
                    .error(Code::Unterminated, span, "unterminated string")
                    .help("close it with `\"`");
                return None;
            };
            out.push_str(&rest[..n]);
            self.pos += n + 1;
            if rest.as_bytes()[n] == b'"' {
                return Some(Tok::Str(out.into()));
            }
            let c = self.rest().chars().next().unwrap_or(' ');
            let at = self.pos - 1;
            self.pos = (self.pos + c.len_utf8()).min(self.end);
            match c {
                '"' | '\'' | '\\' => out.push(c),
                'a' => out.push('\x07'),
                'b' => out.push('\x08'),
                'f' => out.push('\x0c'),
                'n' => out.push('\n'),
                'r' => out.push('\r'),
                't' => out.push('\t'),
                'v' => out.push('\x0b'),
                _ => {
                    let span = self.span(at);
                    diags
                        .error(Code::EscapeSequence, span, format!("unknown escape sequence \\{c}"))
                        .help("known are \\\" \\' \\\\ \\a \\b \\f \\n \\r \\t \\v");
                }
            }
        }
    }

    fn digits(&mut self, accept: fn(&u8) -> bool) {
        while accept(&self.peek(0)) {
            self.pos += 1;
        }
    }

    fn number(&mut self, diags: &mut Diagnostics) -> Tok {
        let start = self.pos;
        if self.peek(0) == b'0' && self.peek(1) == b'x' && self.peek(2).is_ascii_hexdigit() {
            self.pos += 2;
            self.digits(u8::is_ascii_hexdigit);
        } else if self.peek(0) == b'0'
            && self.peek(1) == b'b'
            && matches!(self.peek(2), b'0' | b'1')
        {
            self.pos += 2;
            self.digits(|b| matches!(b, b'0' | b'1'));
        } else {
            self.digits(u8::is_ascii_digit);
            let mut dots = 0;
            while self.peek(0) == b'.' && self.peek(1).is_ascii_digit() && dots < 3 {
                self.pos += 1;
                self.digits(u8::is_ascii_digit);
                dots += 1;
            }
            let text = &self.text[start..self.pos];
            if dots == 1 {
                return Tok::Float(text.into());
            }
            if dots > 1 {
                let parts: Vec<u8> = text.split('.').filter_map(|p| p.parse().ok()).collect();
                let span = self.span(start);
                let Ok(parts) = <[u8; 4]>::try_from(parts) else {
                    diags
                        .error(Code::NumberRange, span, "not an IPv4 address")
                        .help("four numbers below 256");
                    return Tok::Number("0".into());
                };
                // Signed, as the address is a `number`.
                return Tok::Number(i32::from_be_bytes(parts).to_string().into());
            }
        }
        let text: Arc<str> = self.text[start..self.pos].into();
        if self.peek(0) == b'u' && !word(self.peek(1)) {
            self.pos += 1;
            return Tok::Unsigned(text);
        }
        Tok::Number(text)
    }
}

fn word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}
