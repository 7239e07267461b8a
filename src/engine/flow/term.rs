//! Values of rules, and what is computed of them.

use super::{Aggregation, Refused};
use crate::check::types::{Kind, Numeric};
use crate::eval::number;
use crate::functor::{Compute, Overload, Param};
use std::cmp::Ordering;

/// A value in a rule.
#[derive(Clone, Debug)]
pub enum Term {
    /// Any value.
    Any,
    /// That of a variable.
    Variable(u32),
    /// A number: its bits.
    Cell(u64),
    /// A string: its place among [`super::Flow::texts`].
    Text(u32),
    /// What is computed of others.
    Call(Call),
}

/// A functor and what it is applied to.
#[derive(Clone, Debug)]
pub struct Call {
    overload: &'static Overload,
    args: Vec<Term>,
}

impl Term {
    /// Shows each variable.
    pub fn variables(&self, visit: &mut dyn FnMut(u32)) {
        match self {
            Self::Variable(variable) => visit(*variable),
            Self::Call(call) => call.args.iter().for_each(|arg| arg.variables(visit)),
            Self::Any | Self::Cell(_) | Self::Text(_) => {}
        }
    }

    /// The value, where these are those of the variables and of the strings.
    ///
    /// # Errors
    /// A division by zero.
    pub fn value(&self, variables: &[u64], texts: &[u64]) -> Result<u64, DivisionByZero> {
        Ok(match self {
            Self::Any => 0,
            Self::Variable(variable) => variables[*variable as usize],
            Self::Cell(cell) => *cell,
            Self::Text(text) => texts[*text as usize],
            Self::Call(call) => return call.value(variables, texts),
        })
    }
}

/// A number was divided by zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivisionByZero;

impl Call {
    /// A call that takes numbers only; the others are refused.
    pub(super) fn new(
        overload: &'static Overload,
        args: Vec<Term>,
        place: impl Fn() -> String,
    ) -> Result<Self, Refused> {
        let takes_more = matches!(
            overload.compute,
            Compute::Select(_) | Compute::General(_) | Compute::GeneralPartial(_) | Compute::Range
        );
        // `ord` tells what number a string has, and casts of strings do.
        let of_text = matches!(overload.param(0), Param::Any | Param::Is(Kind::Symbol));
        let has_text = of_text && overload.result != Kind::Symbol;
        if takes_more || has_text {
            let what = "computes with strings";
            return Err(Refused { what: what.to_owned(), place: place() });
        }
        Ok(Self { overload, args })
    }

    fn value(&self, variables: &[u64], texts: &[u64]) -> Result<u64, DivisionByZero> {
        let mut cells = [0_u32; 8];
        let count = self.args.len();
        if count > cells.len() {
            let value = |arg: &Term| arg.value(variables, texts).map(|cell| cell as u32);
            let cells: Vec<u32> = self.args.iter().map(value).collect::<Result<_, _>>()?;
            return self.apply(&cells);
        }
        for (cell, arg) in cells.iter_mut().zip(&self.args) {
            *cell = arg.value(variables, texts)? as u32;
        }
        self.apply(&cells[..count])
    }

    fn apply(&self, cells: &[u32]) -> Result<u64, DivisionByZero> {
        number::apply(self.overload.compute, cells).map(u64::from).ok_or(DivisionByZero)
    }
}

/// How two cells compare, if they do and are no strings. Numbers have 32 bits; unsigned ones may be ids,
/// which have 64.
#[must_use]
pub fn order(kind: Kind, left: u64, right: u64) -> Option<Ordering> {
    match kind {
        Kind::Unsigned => Some(left.cmp(&right)),
        kind => number::order(kind, left as u32, right as u32, |a, b| a.cmp(&b)),
    }
}

/// Adds the text of a cell that is no string's.
///
/// ```
/// use llvm_facts_engine::{Kind, show};
///
/// let mut text = String::new();
/// show(Kind::Number, u64::from(u32::MAX), &mut text);
/// show(Kind::Unsigned, 3 << 32, &mut text);
/// assert_eq!(text, "-112884901888");
/// ```
pub fn show(kind: Kind, cell: u64, to: &mut String) {
    match kind {
        Kind::Unsigned => to.push_str(itoa::Buffer::new().format(cell)),
        Kind::Float => to.push_str(&number::format_float(cell as u32)),
        _ => to.push_str(itoa::Buffer::new().format((cell as u32).cast_signed())),
    }
}

/// An aggregate in the making.
#[derive(Clone, Copy, Debug)]
pub struct Total {
    op: Aggregation,
    numeric: Numeric,
    count: u32,
    value: u64,
}

impl Total {
    /// That of no rows.
    #[must_use]
    pub fn new(op: Aggregation, numeric: Numeric) -> Self {
        Self { op, numeric, count: 0, value: 0 }
    }

    /// Takes the target of one more row; what it is does not matter to a count.
    pub fn add(&mut self, cell: u64) {
        let (own, other) = (self.value as u32, cell as u32);
        let numeric = self.numeric;
        self.value = match self.op {
            Aggregation::Count => 0,
            Aggregation::Sum => number::sum(numeric, own, other).into(),
            Aggregation::Min | Aggregation::Max if self.count == 0 => cell,
            // Ids have more bits than numbers.
            Aggregation::Min if numeric == Numeric::Unsigned => self.value.min(cell),
            Aggregation::Max if numeric == Numeric::Unsigned => self.value.max(cell),
            Aggregation::Min => number::min(numeric, own, other).into(),
            Aggregation::Max => number::max(numeric, own, other).into(),
        };
        self.count = self.count.wrapping_add(1);
    }

    /// What it comes to; none if there is no such value without rows.
    #[must_use]
    pub fn result(&self) -> Option<u64> {
        match self.op {
            Aggregation::Count => Some(self.count.into()),
            Aggregation::Sum => Some(self.value),
            Aggregation::Min | Aggregation::Max => (self.count > 0).then_some(self.value),
        }
    }
}
