//! The value of an expression, and whether a comparison holds.

use super::Machine;
use crate::check::types::Kind;
use crate::eval::cell::Cell;
use crate::eval::functor;
use crate::eval::limits::{read, write};
use crate::ir::{Expr, Fun};
use crate::syntax::ast::CmpOp;
use regex::bytes::RegexBuilder;
use std::sync::atomic::Ordering;

impl<C: Cell> Machine<'_, C> {
    #[inline]
    pub(super) fn eval(&mut self, expr: &Expr) -> C {
        match expr {
            Expr::Const(c) => C::cut(*c),
            Expr::Var(v) => self.env[*v as usize],
            other => self.compute(other),
        }
    }

    pub(super) fn compute(&mut self, expr: &Expr) -> C {
        match expr {
            Expr::Const(c) => C::cut(*c),
            Expr::Var(v) => self.env[*v as usize],
            Expr::Any | Expr::Text(_) => C::default(),
            Expr::Counter => C::cut(self.shared.counter.fetch_add(1, Ordering::Relaxed).into()),
            Expr::Iteration => C::cut(self.iteration.into()),
            Expr::Record(list) => {
                let fields: Vec<C> = list.iter().map(|e| self.eval(e)).collect();
                let known = read(&self.shared.records).find(&fields);
                let number = known.unwrap_or_else(|| write(&self.shared.records).pack(&fields));
                C::cut(number.into())
            }
            Expr::Call(fun, kind, list) => self.call(*fun, *kind, list),
        }
    }

    fn call(&mut self, fun: Fun, kind: Kind, list: &[Expr]) -> C {
        match fun {
            Fun::Cat => {
                let cells: Vec<C> = list.iter().map(|e| self.eval(e)).collect();
                let mut text = Vec::new();
                {
                    let symbols = read(&self.shared.symbols);
                    cells.iter().for_each(|&c| text.extend_from_slice(symbols.get(c.id())));
                }
                self.intern(&text)
            }
            Fun::Strlen => {
                let cell = self.eval(&list[0]);
                C::cut(read(&self.shared.symbols).get(cell.id()).len() as u64)
            }
            Fun::Substr => {
                let cells: Vec<C> = list.iter().map(|e| self.eval(e)).collect();
                let text = {
                    let symbols = read(&self.shared.symbols);
                    functor::substr(
                        symbols.get(cells[0].id()),
                        cells[1].signed(),
                        cells[2].signed(),
                    )
                    .to_vec()
                };
                self.intern(&text)
            }
            Fun::ToString => {
                let text = functor::to_text(kind, self.eval(&list[0]));
                self.intern(text.as_bytes())
            }
            Fun::ToNumber | Fun::ToUnsigned | Fun::ToFloat => {
                let cell = self.eval(&list[0]);
                if kind != Kind::Symbol {
                    return functor::convert(fun, kind, cell);
                }
                let symbols = read(&self.shared.symbols);
                let found = functor::from_text(fun, symbols.get(cell.id()));
                let text = functor::shown(&symbols, cell.id());
                drop(symbols);
                found.unwrap_or_else(|| self.fault(format!("{text:?} is not a number")))
            }
            Fun::Min | Fun::Max if kind == Kind::Symbol => {
                let mut best = self.eval(&list[0]);
                for e in &list[1..] {
                    let cell = self.eval(e);
                    let symbols = read(&self.shared.symbols);
                    let (a, b) = (symbols.get(cell.id()), symbols.get(best.id()));
                    if (fun == Fun::Min && a < b) || (fun == Fun::Max && a > b) {
                        best = cell;
                    }
                }
                best
            }
            _ => {
                let mut value = self.eval(&list[0]);
                if list.len() == 1 {
                    if !matches!(fun, Fun::Min | Fun::Max) {
                        value =
                            functor::numeric(fun, kind, value, C::default()).unwrap_or_default();
                    }
                    return value;
                }
                for e in &list[1..] {
                    let next = self.eval(e);
                    value = match functor::numeric(fun, kind, value, next) {
                        Some(value) => value,
                        None => self.fault("division by zero".into()),
                    };
                }
                value
            }
        }
    }

    fn intern(&mut self, text: &[u8]) -> C {
        let known = read(&self.shared.symbols).find(text);
        let number = known.unwrap_or_else(|| write(&self.shared.symbols).intern(text));
        C::cut(number.into())
    }

    pub(super) fn compare(&mut self, op: CmpOp, kind: Kind, left: &Expr, right: &Expr) -> bool {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let (a, b) = (self.eval(left), self.eval(right));
        match op {
            CmpOp::Eq if kind != Kind::Float => return a == b,
            CmpOp::Ne if kind != Kind::Float => return a != b,
            CmpOp::Match | CmpOp::NotMatch => return self.regex(a, b, op == CmpOp::Match),
            CmpOp::Contains | CmpOp::NotContains => {
                let symbols = read(&self.shared.symbols);
                let found =
                    memchr::memmem::find(symbols.get(b.id()), symbols.get(a.id())).is_some();
                return found == (op == CmpOp::Contains);
            }
            _ => {}
        }
        let shared = self.shared;
        let order = functor::order(kind, a, b, |a, b| {
            let symbols = read(&shared.symbols);
            symbols.get(a.id()).cmp(symbols.get(b.id()))
        });
        match op {
            CmpOp::Eq => order == Some(Equal),
            CmpOp::Ne => order != Some(Equal),
            CmpOp::Lt => order == Some(Less),
            CmpOp::Le => matches!(order, Some(Less | Equal)),
            CmpOp::Gt => order == Some(Greater),
            _ => matches!(order, Some(Greater | Equal)),
        }
    }

    fn regex(&mut self, pattern: C, text: C, wanted: bool) -> bool {
        let symbols = read(&self.shared.symbols);
        let regex = self.regexes.entry(pattern.id()).or_insert_with(|| {
            let source = functor::shown(&symbols, pattern.id());
            let built = RegexBuilder::new(&format!(r"\A(?:{source})\z")).unicode(false).build();
            if built.is_err() {
                let message =
                    format!("warning: wrong pattern provided for match(\"{source}\", ..)");
                write(&self.shared.warnings).push(message);
            }
            built.ok()
        });
        // Neither a match nor none, as the reference has it.
        regex.as_ref().is_some_and(|r| r.is_match(symbols.get(text.id())) == wanted)
    }
}
