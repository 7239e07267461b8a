//! The value of an expression, and whether a comparison holds.

use super::Machine;
use crate::check::types::Kind;
use crate::eval::cell::Cell;
use crate::eval::limits::{read, write};
use crate::eval::records::Fields;
use crate::eval::{number, user};
use crate::functor::{Compute, Output, Overload, Param, Value};
use crate::ir::Expr;
use crate::syntax::ast::CmpOp;
use crate::user::UserCall;
use regex::bytes::RegexBuilder;
use smallvec::SmallVec;
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
                let fields: Fields<C> = list.iter().map(|e| self.eval(e)).collect();
                C::cut(self.shared.records.pack(&fields).into())
            }
            Expr::Call(overload, list) => self.call(overload, list),
            Expr::User(functor, list) => self.user(functor, list),
        }
    }

    fn call(&mut self, overload: &'static Overload, list: &[Expr]) -> C {
        match overload.compute {
            Compute::Same => self.eval(&list[0]),
            Compute::Select(wanted) => {
                let mut best = self.eval(&list[0]);
                for e in &list[1..] {
                    let cell = self.eval(e);
                    let symbols = read(&self.shared.symbols);
                    if symbols.get(cell.id()).cmp(symbols.get(best.id())) == wanted {
                        best = cell;
                    }
                }
                best
            }
            Compute::General(f) => self.general(overload, list, |values| Ok(f(values))),
            Compute::GeneralPartial(f) => {
                self.general(overload, list, |values| f(values, C::WIDTH))
            }
            Compute::Range => self.fault("a range has no value of its own".into()),
            compute => {
                let cells: SmallVec<[C; 4]> = list.iter().map(|e| self.eval(e)).collect();
                match number::apply(compute, &cells) {
                    Some(value) => value,
                    None => self.fault("division by zero".into()),
                }
            }
        }
    }

    fn user(&mut self, functor: &UserCall, list: &[Expr]) -> C {
        let cells: SmallVec<[C; 4]> = list.iter().map(|e| self.eval(e)).collect();
        // What has failed already is not passed on.
        if self.stopped.is_some() {
            return C::default();
        }
        match user::call(self.shared, functor, &cells) {
            Ok(cell) => cell,
            Err(message) => self.fault(message),
        }
    }

    fn general(
        &mut self,
        overload: &Overload,
        list: &[Expr],
        f: impl Fn(&[Value<'_>]) -> Result<Output, String>,
    ) -> C {
        let cells: SmallVec<[C; 4]> = list.iter().map(|e| self.eval(e)).collect();
        let output = {
            let symbols = read(&self.shared.symbols);
            let value = |(at, cell): (usize, &C)| match overload.param(at) {
                Param::Is(Kind::Unsigned) => Value::Unsigned(cell.unsigned()),
                Param::Is(Kind::Float) => Value::Float(cell.float()),
                Param::Is(Kind::Symbol) => Value::Symbol(symbols.get(cell.id())),
                Param::Is(Kind::Number | Kind::Record(_) | Kind::Adt(_)) | Param::Any => {
                    Value::Number(cell.signed())
                }
            };
            let values: SmallVec<[Value<'_>; 4]> = cells.iter().enumerate().map(value).collect();
            f(&values)
        };
        match output {
            Ok(Output::Number(n)) => C::of(n),
            Ok(Output::Unsigned(n)) => C::cut(n),
            Ok(Output::Float(n)) => C::of_float(n),
            Ok(Output::Symbol(text)) => self.intern(&text),
            Err(message) => self.fault(message),
        }
    }

    fn intern(&mut self, text: &[u8]) -> C {
        let known = read(&self.shared.symbols).find(text);
        let number = known.unwrap_or_else(|| write(&self.shared.symbols).intern(text));
        C::cut(number.into())
    }

    pub(super) fn compare(&mut self, op: CmpOp, kind: Kind, left: &Expr, right: &Expr) -> bool {
        let (a, b) = (self.eval(left), self.eval(right));
        let shared = self.shared;
        let holds = |wanted: fn(std::cmp::Ordering) -> bool| {
            let order = number::order(kind, a, b, |a, b| {
                let symbols = read(&shared.symbols);
                symbols.get(a.id()).cmp(symbols.get(b.id()))
            });
            order.is_some_and(wanted)
        };
        match op {
            CmpOp::Eq if kind == Kind::Float => a.float() == b.float(),
            CmpOp::Ne if kind == Kind::Float => a.float() != b.float(),
            CmpOp::Eq => a == b,
            CmpOp::Ne => a != b,
            CmpOp::Lt => holds(std::cmp::Ordering::is_lt),
            CmpOp::Le => holds(std::cmp::Ordering::is_le),
            CmpOp::Gt => holds(std::cmp::Ordering::is_gt),
            CmpOp::Ge => holds(std::cmp::Ordering::is_ge),
            CmpOp::Match => self.regex(a, b, true),
            CmpOp::NotMatch => self.regex(a, b, false),
            CmpOp::Contains => self.contains(a, b),
            CmpOp::NotContains => !self.contains(a, b),
        }
    }

    fn contains(&self, part: C, text: C) -> bool {
        let symbols = read(&self.shared.symbols);
        memchr::memmem::find(symbols.get(text.id()), symbols.get(part.id())).is_some()
    }

    fn regex(&mut self, pattern: C, text: C, wanted: bool) -> bool {
        let symbols = read(&self.shared.symbols);
        let regex = self.regexes.entry(pattern.id()).or_insert_with(|| {
            let source = number::shown(&symbols, pattern.id());
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
