//! Values: operators, functions, records and aggregates.

use super::{DEPTH, Failed, Parse, Parser};
use crate::code::Code;
use crate::diagnostic::Span;
use crate::functor::Functor;
use crate::syntax::ast::*;
use crate::syntax::lexer::Tok;

impl Parser<'_> {
    pub(super) fn arg(&mut self) -> Parse<Arg> {
        self.nest(|p| p.infix(0))
    }

    /// The operator that stands here, if it is a functor's.
    fn operator(&self) -> Option<&str> {
        match self.peek() {
            Tok::Op(op) => Some(op),
            Tok::Ident(word) => Some(word),
            _ => None,
        }
    }

    /// Operators from that level up.
    pub(super) fn infix(&mut self, least: u8) -> Parse<Arg> {
        let mut left = self.prefix()?;
        // How many operators of one level there are in a row.
        let (mut chain, mut before) = (0, u8::MAX);
        while let Some((functor, level)) = self.operator().and_then(Functor::infix)
            && level >= least
        {
            self.bump();
            chain = if level == before { chain + 1 } else { 1 };
            before = level;
            if chain > DEPTH * 4 {
                let span = self.span();
                self.error(
                    Code::TooLarge,
                    span,
                    "this expression is too long",
                    "name a part of it",
                );
                return Err(Failed);
            }
            let right = self.infix(level + 1)?;
            let span = left.span.to(right.span);
            left = Arg { kind: ArgKind::Call(functor, vec![left, right]), span };
        }
        Ok(left)
    }

    pub(super) fn prefix(&mut self) -> Parse<Arg> {
        let start = self.span();
        if let Some(functor) = self.operator().and_then(Functor::prefix) {
            self.bump();
            let inner = self.nest(Self::prefix)?;
            let span = start.to(inner.span);
            let kind = match inner.kind {
                // A negative constant: the least number has no positive one.
                ArgKind::Number(n) if functor.name() == "-" && !n.starts_with('-') => {
                    ArgKind::Number(format!("-{n}").into())
                }
                ArgKind::Float(n) if functor.name() == "-" && !n.starts_with('-') => {
                    ArgKind::Float(format!("-{n}").into())
                }
                kind => ArgKind::Call(functor, vec![Arg { kind, span: inner.span }]),
            };
            return Ok(Arg { kind, span });
        }
        let base = self.primary()?;
        if let Some(functor) = self.operator().and_then(Functor::power) {
            self.bump();
            let power = self.nest(Self::prefix)?;
            let span = start.to(power.span);
            return Ok(Arg { kind: ArgKind::Call(functor, vec![base, power]), span });
        }
        Ok(base)
    }

    pub(super) fn primary(&mut self) -> Parse<Arg> {
        let start = self.span();
        let token = self.peek().clone();
        let kind = match token {
            Tok::Str(s) => {
                self.bump();
                ArgKind::Str(s)
            }
            Tok::Number(n) => {
                self.bump();
                ArgKind::Number(n)
            }
            Tok::Unsigned(n) => {
                self.bump();
                ArgKind::Unsigned(n)
            }
            Tok::Float(n) => {
                self.bump();
                ArgKind::Float(n)
            }
            Tok::Op("_") => {
                self.bump();
                ArgKind::Unnamed
            }
            Tok::Op("(") => {
                self.bump();
                let inner = self.arg()?;
                self.expect(")")?;
                // `-(1)` negates, `- 1` is a constant: either way the same value.
                return Ok(Arg { kind: inner.kind, span: start.to(self.last_span()) });
            }
            Tok::Op("[") => {
                self.bump();
                ArgKind::Record(self.args("]")?)
            }
            Tok::Op("$") => {
                self.bump();
                if matches!(self.peek(), Tok::Ident(_)) {
                    let name = self.qualified()?;
                    self.expect("(")?;
                    ArgKind::Branch(name, self.args(")")?)
                } else {
                    ArgKind::Counter
                }
            }
            Tok::Op("@") => {
                self.bump();
                self.eat("@");
                let name = self.ident()?;
                self.expect("(")?;
                ArgKind::User(name, self.args(")")?)
            }
            Tok::Ident(word) => return self.word(&word, start),
            _ => return self.unexpected("a value"),
        };
        Ok(Arg { kind, span: start.to(self.last_span()) })
    }

    pub(super) fn word(&mut self, word: &str, start: Span) -> Parse<Arg> {
        let kind = if let Some(op) = AggregateOp::of_word(word) {
            self.bump();
            self.aggregate(op, start)?
        } else if let Some(functor) = Functor::call(word) {
            self.bump();
            self.expect("(")?;
            ArgKind::Call(functor, self.args(")")?)
        } else {
            match word {
                "nil" => {
                    self.bump();
                    ArgKind::Nil
                }
                "as" => {
                    self.bump();
                    self.expect("(")?;
                    let inner = self.arg()?;
                    self.expect(",")?;
                    let ty = self.qualified()?;
                    self.expect(")")?;
                    ArgKind::Cast(Box::new(inner), ty)
                }
                "autoinc" | "recursive_iteration_cnt" => {
                    self.bump();
                    self.expect("(")?;
                    self.expect(")")?;
                    if word == "autoinc" { ArgKind::Counter } else { ArgKind::Iteration }
                }
                "__FILE__" => {
                    self.bump();
                    let name = self.diags.sources.file(start.file).map(|f| f.name.clone());
                    ArgKind::Str(name.unwrap_or_default())
                }
                "__LINE__" => {
                    self.bump();
                    ArgKind::Number(self.diags.sources.position(start).0.to_string().into())
                }
                "__INCL__" => {
                    self.refuse(start, "__INCL__");
                    return Err(Failed);
                }
                _ => {
                    let name = self.ident()?;
                    if self.is("(") {
                        self.error(
                            Code::UnknownFunction,
                            name.span.to(self.span()),
                            format!("{} is not a function", name.text),
                            "Soufflé has no such function either; a relation stands in a rule's \
                             body as a literal of its own, and a functor of a library needs \
                             `--engine souffle`",
                        );
                        return Err(Failed);
                    }
                    ArgKind::Var(Variable::written(name.text))
                }
            }
        };
        Ok(Arg { kind, span: start.to(self.last_span()) })
    }

    pub(super) fn aggregate(&mut self, op: AggregateOp, start: Span) -> Parse<ArgKind> {
        // `min(a, b)` and `max(a, b)` are functors; `sum(x) : ..` has its target in parentheses.
        let mut targets = Vec::new();
        if self.is("(") {
            let at = self.at;
            self.bump();
            targets = self.args(")")?;
            if targets.len() >= 2 {
                if let Some(functor) = Functor::call(op.word()) {
                    return Ok(ArgKind::Call(functor, targets));
                }
                let span = start.to(self.last_span());
                self.error(Code::AggregateForm, span, "this aggregate takes one expression", "");
                return Err(Failed);
            }
            if !self.is(":") {
                // The parenthesis was only the start of the target.
                self.at = at;
                targets = vec![self.arg()?];
            }
        } else if !self.is(":") {
            targets.push(self.arg()?);
        }
        self.expect(":")?;
        let bodies = if self.eat("{") {
            let body = self.body()?;
            self.expect("}")?;
            body.clauses(self, start)?
        } else {
            vec![vec![Literal::Atom(self.atom()?)]]
        };
        let span = start.to(self.last_span());
        let wanted = usize::from(op != AggregateOp::Count);
        if targets.len() != wanted {
            self.error(
                Code::AggregateForm,
                span,
                "wrong number of expressions before the `:` of this aggregate",
                "count takes none, sum, min, max and mean take one",
            );
            return Err(Failed);
        }
        let Ok([body]) = <[Vec<Literal>; 1]>::try_from(bodies) else {
            self.error(
                Code::AggregateForm,
                span,
                "an aggregate's body cannot hold a disjunction",
                "use a relation",
            );
            return Err(Failed);
        };
        Ok(ArgKind::Aggregate(op, targets.pop().map(Box::new), body))
    }
}
