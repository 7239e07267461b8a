//! Values: operators, functions, records and aggregates.

use super::{DEPTH, FUNCTIONS, Failed, INFIX, Parse, Parser};
use crate::diagnostic::Span;
use crate::syntax::ast::*;
use crate::syntax::lexer::Tok;

impl Parser<'_> {
    pub(super) fn arg(&mut self) -> Parse<Arg> {
        self.nest(|p| p.infix(0))
    }

    pub(super) fn infix_op(&self, level: usize) -> Option<&'static str> {
        let word = match self.peek() {
            Tok::Op(op) => op,
            Tok::Ident(word) => &**word,
            _ => return None,
        };
        INFIX[level].iter().find(|op| **op == word).copied()
    }

    pub(super) fn infix(&mut self, level: usize) -> Parse<Arg> {
        if level == INFIX.len() {
            return self.prefix();
        }
        let mut left = self.infix(level + 1)?;
        let mut chain = 0;
        while let Some(op) = self.infix_op(level) {
            self.bump();
            chain += 1;
            if chain > DEPTH * 4 {
                let span = self.span();
                self.error(span, "this expression is too long", "name a part of it");
                return Err(Failed);
            }
            let right = self.infix(level + 1)?;
            let span = left.span.to(right.span);
            left = Arg { kind: ArgKind::Call(op, vec![left, right]), span };
        }
        Ok(left)
    }

    pub(super) fn prefix(&mut self) -> Parse<Arg> {
        let start = self.span();
        if self.eat("-") {
            let inner = self.nest(Self::prefix)?;
            let span = start.to(inner.span);
            let kind = match inner.kind {
                ArgKind::Number(n) if !n.starts_with('-') => {
                    ArgKind::Number(format!("-{n}").into())
                }
                ArgKind::Float(n) if !n.starts_with('-') => ArgKind::Float(format!("-{n}").into()),
                kind => ArgKind::Call("-", vec![Arg { kind, span: inner.span }]),
            };
            return Ok(Arg { kind, span });
        }
        for op in ["bnot", "lnot"] {
            if self.eat_word(op) {
                let inner = self.nest(Self::prefix)?;
                let span = start.to(inner.span);
                return Ok(Arg { kind: ArgKind::Call(op, vec![inner]), span });
            }
        }
        let base = self.primary()?;
        if self.eat("^") {
            let power = self.nest(Self::prefix)?;
            let span = start.to(power.span);
            return Ok(Arg { kind: ArgKind::Call("^", vec![base, power]), span });
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
                self.refuse(start.to(name.span), "user-defined functors");
                self.expect("(")?;
                self.args(")")?;
                ArgKind::External
            }
            Tok::Ident(word) => return self.word(&word, start),
            _ => return self.unexpected("a value"),
        };
        Ok(Arg { kind, span: start.to(self.last_span()) })
    }

    pub(super) fn word(&mut self, word: &str, start: Span) -> Parse<Arg> {
        let aggregate = match word {
            "count" => Some(AggregateOp::Count),
            "sum" => Some(AggregateOp::Sum),
            "min" => Some(AggregateOp::Min),
            "max" => Some(AggregateOp::Max),
            "mean" => Some(AggregateOp::Mean),
            _ => None,
        };
        let kind = if let Some(op) = aggregate {
            self.bump();
            self.aggregate(op, start)?
        } else if let Some(name) = FUNCTIONS.iter().find(|f| **f == word) {
            self.bump();
            self.expect("(")?;
            ArgKind::Call(name, self.args(")")?)
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
                            name.span.to(self.span()),
                            format!("{} is not a function", name.text),
                            "Soufflé has no such function either; a relation stands in a rule's \
                             body as a literal of its own, and a functor of a library needs \
                             `--engine souffle`",
                        );
                        return Err(Failed);
                    }
                    ArgKind::Var(name.text)
                }
            }
        };
        Ok(Arg { kind, span: start.to(self.last_span()) })
    }

    pub(super) fn aggregate(&mut self, op: AggregateOp, start: Span) -> Parse<ArgKind> {
        // `min(a, b)` and `max(a, b)` are functions; `sum(x) : ..` has its target in parentheses.
        let mut targets = Vec::new();
        if self.is("(") {
            let at = self.at;
            self.bump();
            targets = self.args(")")?;
            if targets.len() >= 2 {
                match op {
                    AggregateOp::Min => return Ok(ArgKind::Call("min", targets)),
                    AggregateOp::Max => return Ok(ArgKind::Call("max", targets)),
                    _ => {
                        let span = start.to(self.last_span());
                        self.error(span, "this aggregate takes one expression", "");
                        return Err(Failed);
                    }
                }
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
                span,
                "wrong number of expressions before the `:` of this aggregate",
                "count takes none, sum, min, max and mean take one",
            );
            return Err(Failed);
        }
        let Ok([body]) = <[Vec<Literal>; 1]>::try_from(bodies) else {
            self.error(span, "an aggregate's body cannot hold a disjunction", "use a relation");
            return Err(Failed);
        };
        Ok(ArgKind::Aggregate(op, targets.pop().map(Box::new), body))
    }
}
