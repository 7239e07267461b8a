//! Rules and facts: heads, bodies and plans.

use super::{Failed, Parse, Parser, is_keyword};
use crate::code::Code;
use crate::syntax::ast::*;
use crate::syntax::body::Body;
use crate::syntax::lexer::Tok;

impl Parser<'_> {
    pub(super) fn clause(&mut self, items: &mut Items) -> Parse<()> {
        let start = self.span();
        let first = self.atom()?;
        if self.eat("<=") {
            let greater = self.atom()?;
            self.expect(":-")?;
            self.annotations()?;
            let bodies = self.body()?.clauses(self, start)?;
            self.expect(".")?;
            let span = start.to(self.last_span());
            let plan = self.plan()?;
            // `_` in the smaller atom stands for the same tuple in head and body.
            let mut less = first;
            let mut count = 0;
            for arg in &mut less.args {
                arg.walk_mut(&mut |a| {
                    if matches!(a.kind, ArgKind::Unnamed) {
                        a.kind = ArgKind::Var(Variable::made(Mark::Unnamed(count)));
                        count += 1;
                    }
                });
            }
            for body in bodies {
                let pair = [Literal::Atom(less.clone()), Literal::Atom(greater.clone())];
                items.clauses.push(Clause {
                    head: less.clone(),
                    body: pair.into_iter().chain(body).collect(),
                    subsumes: true,
                    plan: plan.clone(),
                    span,
                });
            }
            return Ok(());
        }
        if self.eat(".") {
            let span = start.to(self.last_span());
            items.clauses.push(Clause {
                head: first,
                body: Vec::new(),
                subsumes: false,
                plan: Vec::new(),
                span,
            });
            return Ok(());
        }
        let mut heads = vec![first];
        while self.eat(",") {
            self.annotations()?;
            heads.push(self.atom()?);
        }
        if !self.eat(":-") {
            return self.unexpected(if heads.len() == 1 { "`:-` or `.`" } else { "`:-`" });
        }
        self.annotations()?;
        let bodies = self.body()?.clauses(self, start)?;
        self.expect(".")?;
        let span = start.to(self.last_span());
        let plan = self.plan()?;
        for head in heads {
            for body in &bodies {
                items.clauses.push(Clause {
                    head: head.clone(),
                    body: body.clone(),
                    subsumes: false,
                    plan: plan.clone(),
                    span,
                });
            }
        }
        Ok(())
    }

    /// The alternatives of a body that is all there is, and whether a full stop follows it.
    pub fn question(mut self) -> Option<(Vec<Vec<Literal>>, bool)> {
        let start = self.span();
        let body = self.body().ok()?.clauses(&mut self, start).ok()?;
        let has_stop = self.eat(".");
        (self.peek() == &Tok::End).then_some((body, has_stop))
    }

    pub(super) fn small(&mut self) -> Parse<u32> {
        let span = self.span();
        let Tok::Number(n) = self.peek().clone() else {
            return self.unexpected("a number");
        };
        self.bump();
        n.parse().map_err(|_| {
            self.error(Code::NumberRange, span, format!("{n} is too large here"), "");
            Failed
        })
    }

    pub(super) fn plan(&mut self) -> Parse<Vec<(u32, Vec<u32>)>> {
        let mut list = Vec::new();
        if self.peek() != &Tok::Directive("plan") {
            return Ok(list);
        }
        self.bump();
        loop {
            let version = self.small()?;
            self.expect(":")?;
            self.expect("(")?;
            let mut order = Vec::new();
            while !self.eat(")") {
                if !order.is_empty() {
                    self.expect(",")?;
                }
                order.push(self.small()?);
            }
            list.push((version, order));
            if !self.eat(",") {
                return Ok(list);
            }
        }
    }

    pub(super) fn atom(&mut self) -> Parse<Atom> {
        let name = self.qualified()?;
        self.expect("(")?;
        let args = self.args(")")?;
        let span = name.span.to(self.last_span());
        Ok(Atom { name, args, span })
    }

    pub(super) fn args(&mut self, close: &'static str) -> Parse<Vec<Arg>> {
        let mut list = Vec::new();
        while !self.eat(close) {
            if !list.is_empty() && !self.eat(",") {
                return self.unexpected(&format!("`,` or `{close}`"));
            }
            list.push(self.arg()?);
        }
        Ok(list)
    }

    pub(super) fn body(&mut self) -> Parse<Body> {
        self.nest(|p| {
            let mut list = vec![p.conjunction()?];
            while p.eat(";") {
                list.push(p.conjunction()?);
            }
            Ok(Body::Or(list))
        })
    }

    pub(super) fn conjunction(&mut self) -> Parse<Body> {
        let mut list = vec![self.term()?];
        while self.eat(",") {
            list.push(self.term()?);
        }
        Ok(Body::And(list))
    }

    pub(super) fn term(&mut self) -> Parse<Body> {
        if self.eat("!") {
            return self.nest(|p| Ok(Body::Not(Box::new(p.term()?))));
        }
        if self.is("(") && !self.is_expression() {
            self.bump();
            let body = self.body()?;
            self.expect(")")?;
            return Ok(body);
        }
        let start = self.span();
        if let Tok::Ident(word) = self.peek().clone() {
            if matches!(&*word, "true" | "false") {
                self.bump();
                return Ok(Body::Literal(Literal::Bool(&*word == "true", start)));
            }
            if let Some(op) = CmpOp::of_word(&word) {
                self.bump();
                self.expect("(")?;
                let args: Vec<Arg> = self.args(")")?;
                let span = start.to(self.last_span());
                let Ok([a, b]) = <[Arg; 2]>::try_from(args) else {
                    self.error(
                        Code::WrongArity,
                        span,
                        format!("{} takes two arguments", op.word()),
                        "",
                    );
                    return Err(Failed);
                };
                return Ok(Body::Literal(Literal::Cmp(op, a, b, span)));
            }
            if !is_keyword(&word) && matches!(self.peek_at(1), Tok::Op("(" | ".")) {
                return Ok(Body::Literal(Literal::Atom(self.atom()?)));
            }
        }
        let left = self.arg()?;
        let Some(op) = self.infix_comparison() else {
            return self.unexpected("a comparison");
        };
        self.bump();
        let right = self.arg()?;
        let span = left.span.to(right.span);
        Ok(Body::Literal(Literal::Cmp(op, left, right, span)))
    }

    /// The comparison that stands here between two values.
    fn infix_comparison(&self) -> Option<CmpOp> {
        match self.peek() {
            Tok::Op(op) => CmpOp::of_word(op),
            _ => None,
        }
    }

    /// At `(`: does it open an expression of a comparison, not a group of literals?
    pub(super) fn is_expression(&mut self) -> bool {
        let at = self.at;
        if let Some(&known) = self.expression.get(&at) {
            return known;
        }
        self.trying += 1;
        let found = self.arg().is_ok() && self.infix_comparison().is_some();
        self.trying -= 1;
        self.at = at;
        self.expression.insert(at, found);
        found
    }
}
