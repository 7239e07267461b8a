//! What belongs together: tokens to statements, their parts and groups.

use super::builder::Builder;
use super::list::{Style, joined};
use super::parts::{Entry, Item};
use crate::syntax::lexer::Tok;

impl Builder<'_> {
    /// All statements and components.
    pub fn document(mut self) -> Vec<Entry> {
        let entries = self.entries();
        if self.peek() != &Tok::End {
            self.fail("a bracket that nothing opens");
        }
        entries
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
                Tok::Op(".") => self.fail("a clause without a head"),
                _ => entries.push(self.clause(blank)),
            }
        }
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
