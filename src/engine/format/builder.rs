//! The tokens of a program, taken one by one.

use super::parts::{Item, Part, Text};
use super::source::Token;
use crate::code::Code;
use crate::diagnostic::Diagnostics;
use crate::syntax::lexer::Tok;

/// Makes a document of tokens: `list` its lists, `directive` its declarations, `document` all.
pub(super) struct Builder<'a> {
    pub tokens: Vec<Token>,
    /// The next token.
    pub at: usize,
    diags: &'a mut Diagnostics,
}

impl<'a> Builder<'a> {
    pub fn new(tokens: Vec<Token>, diags: &'a mut Diagnostics) -> Self {
        Builder { tokens, at: 0, diags }
    }

    pub fn peek(&self) -> &Tok {
        self.ahead(0)
    }

    pub fn ahead(&self, ahead: usize) -> &Tok {
        &self.tokens[(self.at + ahead).min(self.tokens.len() - 1)].tok
    }

    pub fn is(&self, op: &str) -> bool {
        is(self.peek(), op)
    }

    pub fn word(&self, word: &str) -> bool {
        matches!(self.peek(), Tok::Ident(found) if **found == *word)
    }

    /// Reports what is here, and goes to the end.
    pub fn fail(&mut self, what: &str) {
        let span = self.tokens[self.at].span;
        self.diags.error(Code::Syntax, span, format!("cannot format this: {what}"));
        self.at = self.tokens.len() - 1;
    }

    pub fn take(&mut self, space: bool) -> Text {
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

    /// The next token, as one more of the last part.
    pub fn push(&mut self, space: bool, parts: &mut [Part]) {
        let text = self.take(space);
        if let Some(part) = parts.last_mut() {
            part.push(Item::Text(text));
        }
    }
}

/// Is it that operator?
pub(super) fn is(tok: &Tok, op: &str) -> bool {
    matches!(tok, Tok::Op(found) if *found == op)
}
