//! Tokens to items. Recursive descent; an error skips to the end of the clause or to the next
//! directive, so that one run reports all errors.
//!
//! `declare` reads declarations, `rule` rules and facts, `value` what stands in them.

mod declare;
mod rule;
mod value;

use super::ast::*;
use super::lexer::{Tok, Token};
use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use crate::functor::FUNCTORS;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How deep expressions, bodies and components may nest: the stack is finite.
const DEPTH: usize = 200;

pub(super) struct Parser<'a> {
    tokens: Vec<Token>,
    at: usize,
    pub(super) diags: &'a mut Diagnostics,
    depth: usize,
    /// While trying, errors are not reported.
    trying: usize,
    /// Is the parenthesis at this token one of an expression?
    expression: FxHashMap<usize, bool>,
}

/// The error is already reported.
pub(super) struct Failed;
pub(super) type Parse<T> = Result<T, Failed>;

/// Words that are no names, beside those of functors, aggregates and comparisons.
const KEYWORDS: [&str; 24] = [
    "__FILE__",
    "__INCL__",
    "__LINE__",
    "as",
    "autoinc",
    "brie",
    "btree",
    "btree_delete",
    "choice-domain",
    "debug_delta",
    "eqrel",
    "false",
    "inline",
    "input",
    "magic",
    "nil",
    "no_inline",
    "no_magic",
    "output",
    "overridable",
    "printsize",
    "recursive_iteration_cnt",
    "stateful",
    "true",
];

/// Can the word not be a name?
fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
        || FUNCTORS.iter().any(|f| f.name() == word)
        || AggregateOp::of_word(word).is_some()
        || CmpOp::of_word(word).is_some()
}

impl<'a> Parser<'a> {
    pub fn new(tokens: Vec<Token>, diags: &'a mut Diagnostics) -> Self {
        Parser { tokens, at: 0, diags, depth: 0, trying: 0, expression: FxHashMap::default() }
    }

    pub fn program(mut self) -> Items {
        let mut items = Items::default();
        loop {
            self.items(&mut items);
            if self.peek() == &Tok::End {
                return items;
            }
            // A stray `}`.
            let _: Parse<()> = self.unexpected("a declaration, a rule or a fact");
            self.at += 1;
        }
    }

    pub(super) fn peek(&self) -> &Tok {
        &self.tokens[self.at.min(self.tokens.len() - 1)].tok
    }

    fn peek_at(&self, ahead: usize) -> &Tok {
        &self.tokens[(self.at + ahead).min(self.tokens.len() - 1)].tok
    }

    pub(super) fn span(&self) -> Span {
        self.tokens[self.at.min(self.tokens.len() - 1)].span
    }

    fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1).min(self.tokens.len() - 1)].span
    }

    fn bump(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    pub(super) fn is(&self, op: &str) -> bool {
        matches!(self.peek(), Tok::Op(o) if *o == op)
    }

    pub(super) fn eat(&mut self, op: &str) -> bool {
        let found = self.is(op);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn expect(&mut self, op: &'static str) -> Parse<()> {
        if self.eat(op) { Ok(()) } else { self.unexpected(&format!("`{op}`")) }
    }

    fn error(&mut self, code: Code, span: Span, message: impl Into<String>, help: &str) {
        if self.trying == 0 {
            let d = self.diags.error(code, span, message);
            if !help.is_empty() {
                d.help(help);
            }
        }
    }

    fn unexpected<T>(&mut self, wanted: &str) -> Parse<T> {
        let found = match self.peek() {
            Tok::Ident(w) => format!("`{w}`"),
            Tok::Str(_) => "a string".into(),
            Tok::Number(n) | Tok::Unsigned(n) | Tok::Float(n) => format!("the number {n}"),
            Tok::Directive(d) => format!("`.{d}`"),
            Tok::Op(o) => format!("`{o}`"),
            Tok::Hash => "`#`".into(),
            Tok::End => "the end of the program".into(),
        };
        let span = self.span();
        self.error(Code::Syntax, span, format!("expected {wanted}, found {found}"), self.habit());
        Err(Failed)
    }

    /// How the dialect writes what other languages write as here.
    fn habit(&self) -> &'static str {
        let before = self.at.checked_sub(1).map(|at| &self.tokens[at].tok);
        match (before, self.peek()) {
            (Some(Tok::Ident(word)), Tok::Ident(_)) if matches!(&**word, "not" | "NOT") => {
                "what does not hold is written `!relation(..)`"
            }
            (_, Tok::Ident(word)) if matches!(&**word, "and" | "AND") => {
                "what must all hold is joined by `,`"
            }
            (_, Tok::Ident(word)) if matches!(&**word, "or" | "OR") => {
                "what may hold instead is written after `;`"
            }
            (before, Tok::Op("="))
                if before == Some(&Tok::Op("=")) || self.peek_at(1) == &Tok::Op("=") =>
            {
                "`=` compares"
            }
            (_, Tok::Op("&")) => "what must all hold is joined by `,`",
            (_, Tok::Op("|")) => "what may hold instead is written after `;`",
            _ => "",
        }
    }

    pub(super) fn nest<T>(&mut self, f: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= DEPTH {
            let span = self.span();
            self.error(
                Code::TooLarge,
                span,
                format!("nested deeper than {DEPTH} levels"),
                "name a part of it",
            );
            return Err(Failed);
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// Skips to the end of the clause that failed.
    fn recover(&mut self) {
        loop {
            match self.peek() {
                Tok::End | Tok::Directive(_) | Tok::Op("}") => return,
                Tok::Op(".") => {
                    let end = self.span().end;
                    self.bump();
                    let next = self.span();
                    if next.start != end || matches!(self.peek(), Tok::End) {
                        return;
                    }
                }
                _ => self.bump(),
            }
        }
    }

    fn items(&mut self, items: &mut Items) {
        while !matches!(self.peek(), Tok::End | Tok::Op("}")) {
            let before = self.at;
            if self.item(items).is_err() {
                self.recover();
                if self.at == before {
                    self.bump();
                }
            }
        }
    }

    fn item(&mut self, items: &mut Items) -> Parse<()> {
        self.annotations()?;
        let start = self.span();
        let Tok::Directive(directive) = *self.peek() else {
            if matches!(self.peek(), Tok::End | Tok::Op("}")) {
                return Ok(());
            }
            return self.clause(items);
        };
        self.bump();
        match directive {
            "decl" => self.relation(items),
            "type" | "number_type" | "symbol_type" => self.type_decl(directive, items),
            "input" => self.directive(DirectiveKind::Input, items),
            "output" => self.directive(DirectiveKind::Output, items),
            "printsize" => self.directive(DirectiveKind::Printsize, items),
            "limitsize" => self.directive(DirectiveKind::Limitsize, items),
            "comp" => self.nest(|p| p.component(items)),
            "init" => {
                let name = self.ident()?;
                self.expect("=")?;
                let ty = self.component_type()?;
                items.inits.push(Init { name, ty });
                Ok(())
            }
            "override" => {
                let name = self.ident()?;
                items.overrides.push(name);
                Ok(())
            }
            "pragma" => {
                let key = self.string()?;
                let value = match self.peek() {
                    Tok::Str(_) => self.string()?,
                    _ => "".into(),
                };
                items.pragmas.push((key, value, start));
                Ok(())
            }
            "functor" => self.functor(items),
            "lattice" => {
                let parsed = self.lattice(items);
                while parsed.is_err() && !matches!(self.peek(), Tok::End | Tok::Directive(_)) {
                    self.bump();
                }
                parsed
            }
            other => {
                self.error(Code::Misplaced, start, format!("`.{other}` does not belong here"), "");
                Err(Failed)
            }
        }
    }

    fn refuse(&mut self, span: Span, what: &str) {
        if self.trying == 0 {
            self.diags.unsupported(span, what);
        }
    }

    /// `@[..]` and `@![..]` say nothing that matters to evaluation.
    pub(super) fn annotations(&mut self) -> Parse<()> {
        while (self.is("@") || self.is("@!")) && self.peek_at(1) == &Tok::Op("[") {
            self.bump();
            let mut open = 0usize;
            loop {
                match self.peek() {
                    Tok::Op("[") => open += 1,
                    Tok::Op("]") => open -= 1,
                    Tok::End => return self.unexpected("`]`"),
                    _ => {}
                }
                self.bump();
                if open == 0 {
                    break;
                }
            }
        }
        Ok(())
    }

    fn string(&mut self) -> Parse<Arc<str>> {
        let Tok::Str(text) = self.peek() else {
            return self.unexpected("a string");
        };
        let text = text.clone();
        self.bump();
        Ok(text)
    }

    fn ident(&mut self) -> Parse<Name> {
        let span = self.span();
        let Tok::Ident(text) = self.peek() else {
            return self.unexpected("a name");
        };
        let text = text.clone();
        if is_keyword(&text) {
            self.error(
                Code::KeywordAsName,
                span,
                format!("`{text}` is a keyword and cannot be a name"),
                "",
            );
            return Err(Failed);
        }
        self.bump();
        Ok(Name { text, span })
    }

    fn qualified(&mut self) -> Parse<Name> {
        let mut name = self.ident()?;
        while self.is(".") && matches!(self.peek_at(1), Tok::Ident(_)) {
            // `a(x) :- b = c.` ends a clause: the next clause is not part of the name.
            self.bump();
            let next = self.ident()?;
            name.text = format!("{}.{}", name.text, next.text).into();
            name.span = name.span.to(next.span);
        }
        Ok(name)
    }
}
