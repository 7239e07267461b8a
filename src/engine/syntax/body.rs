//! Bodies with disjunction and nested negation, flattened to one conjunction per alternative.

use super::ast::Literal;
use super::parser::{Failed, Parse, Parser};
use crate::code::Code;
use crate::diagnostic::Span;

/// More alternatives than this are a mistake.
const ALTERNATIVES: usize = 10_000;

pub(super) enum Body {
    Literal(Literal),
    And(Vec<Body>),
    Or(Vec<Body>),
    Not(Box<Body>),
}

impl Body {
    /// The alternatives, each a conjunction.
    pub fn clauses(self, parser: &mut Parser<'_>, span: Span) -> Parse<Vec<Vec<Literal>>> {
        match self.normal(false) {
            Some(list) => Ok(list),
            None => {
                parser
                    .diags
                    .error(
                        Code::TooLarge,
                        span,
                        format!("this body has more than {ALTERNATIVES} alternatives"),
                    )
                    .help("move a disjunction to a relation of its own");
                Err(Failed)
            }
        }
    }

    fn normal(self, negated: bool) -> Option<Vec<Vec<Literal>>> {
        match self {
            Body::Literal(literal) => {
                let literal = if negated { not(literal) } else { literal };
                Some(vec![vec![literal]])
            }
            Body::Not(inner) => inner.normal(!negated),
            Body::And(list) if !negated => all(list, negated),
            Body::Or(list) if negated => all(list, negated),
            Body::And(list) | Body::Or(list) => {
                let mut out = Vec::new();
                for body in list {
                    out.extend(body.normal(negated)?);
                    if out.len() > ALTERNATIVES {
                        return None;
                    }
                }
                Some(out)
            }
        }
    }
}

fn all(list: Vec<Body>, negated: bool) -> Option<Vec<Vec<Literal>>> {
    let mut out: Vec<Vec<Literal>> = vec![Vec::new()];
    for body in list {
        let alternatives = body.normal(negated)?;
        if let [one] = &alternatives[..] {
            out.iter_mut().for_each(|c| c.extend(one.iter().cloned()));
            continue;
        }
        if out.len() * alternatives.len() > ALTERNATIVES {
            return None;
        }
        out = out
            .iter()
            .flat_map(|c| alternatives.iter().map(move |a| [&c[..], &a[..]].concat()))
            .collect();
    }
    Some(out)
}

fn not(literal: Literal) -> Literal {
    match literal {
        Literal::Atom(a) => Literal::Not(a),
        Literal::Not(a) => Literal::Atom(a),
        Literal::Cmp(op, a, b, span) => Literal::Cmp(op.negated(), a, b, span),
        Literal::Bool(b, span) => Literal::Bool(!b, span),
    }
}
