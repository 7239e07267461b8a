//! A program for evaluators that are not this crate's: rules over rows of numbers, in the order of their
//! strata. What such an evaluator cannot know (the text of a string, a counter) is refused here, by the rule
//! that needs it.

mod ids;
mod kinds;
mod lower;
mod term;

pub use term::{Call, DivisionByZero, Term, Total, order, show};

use crate::check::types::{Kind, Numeric};
use crate::program::Program;
use crate::syntax::ast::CmpOp;
use std::fmt;
use std::sync::Arc;

/// The strata that the outputs of a program need, in the order of evaluation.
#[derive(Clone, Debug)]
pub struct Flow {
    /// The relations of the program, by their numbers, and after them what aggregates range over.
    pub relations: Vec<FlowRelation>,
    /// The relations whose rows come from outside.
    pub given: Vec<usize>,
    /// The relations that are wanted.
    pub outputs: Vec<usize>,
    /// What is derived, the first first.
    pub strata: Vec<FlowStratum>,
    /// The strings that the program itself has: a [`Term::Text`] is the place of one.
    pub texts: Vec<Arc<str>>,
}

/// A relation.
#[derive(Clone, Debug)]
pub struct FlowRelation {
    /// Its name.
    pub name: String,
    /// What its columns hold: no records, if it is an output.
    pub kinds: Vec<Kind>,
}

/// Relations that depend on each other, and all their rules.
#[derive(Clone, Debug)]
pub struct FlowStratum {
    /// The relations.
    pub relations: Vec<usize>,
    /// Their rules.
    pub rules: Vec<FlowRule>,
}

/// `head(args) :- body.`
#[derive(Clone, Debug)]
pub struct FlowRule {
    /// The relation that it derives.
    pub head: usize,
    /// The row that it derives.
    pub args: Vec<Term>,
    /// What has to hold; the order means nothing.
    pub body: Vec<FlowLiteral>,
    /// How many variables it has: they are numbered from 0.
    pub variables: usize,
    /// File, line and column.
    pub place: String,
}

/// A part of a rule's body.
#[derive(Clone, Debug)]
pub enum FlowLiteral {
    /// The relation has such a row.
    Atom(usize, Vec<Term>),
    /// It has no such row.
    Absent(usize, Vec<Term>),
    /// Two values compare so.
    Compare(Comparison, Kind, Term, Term),
    /// The variable is each of the numbers from the first to before the second, in steps of the third.
    Range(u32, Numeric, Vec<Term>),
    /// The variable is what the target comes to over all rows of the relation that match and pass the
    /// tests.
    Fold(FlowFold),
    /// The variable is the record of these: the numbers of records say nothing but which are the same.
    Record(u32, Vec<Term>),
    /// Nothing.
    False,
}

/// An aggregate over the rows of a relation of an earlier stratum.
#[derive(Clone, Debug)]
pub struct FlowFold {
    /// The variable that the result is.
    pub result: u32,
    /// What is made of the rows.
    pub op: Aggregation,
    /// What the target is.
    pub numeric: Numeric,
    /// What is added up or compared; none to count.
    pub target: Option<Term>,
    /// Whose rows.
    pub relation: usize,
    /// Which of them.
    pub args: Vec<Term>,
    /// The variables that the rule gives a value elsewhere; others that stand in `args` are of the row.
    pub outer: Vec<u32>,
    /// What has to hold of the row as well.
    pub tests: Vec<(Comparison, Kind, Term, Term)>,
}

/// How values compare, if not by their texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
}

/// What an aggregate makes of many rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aggregation {
    /// How many there are.
    Count,
    /// The sum of the targets.
    Sum,
    /// The least target; there is none without rows.
    Min,
    /// The greatest target; there is none without rows.
    Max,
}

/// What an evaluator outside cannot do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What it is, in words.
    pub what: String,
    /// Where it is written: file, line and column; of a relation where one of its rules is.
    pub place: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}: {}", self.place, self.what)
    }
}

impl Program {
    /// The program for another evaluator. `has_ids` says of the columns of given relations, by name and
    /// place, whether they have ids that are other numbers there: nothing may be computed of those.
    ///
    /// ```
    /// use llvm_facts_engine::{Directories, Program};
    ///
    /// let rules = "
    ///     .decl edge(from: number, to: number)
    ///     .input edge
    ///     .decl path(from: number, to: number)
    ///     path(from, to) :- edge(from, to).
    ///     path(from, to) :- path(from, between), edge(between, to).
    ///     .output path
    /// ";
    /// let program = Program::parse("paths.dl", rules, &Directories::default())?;
    /// let flow = program.flow(&|_, _| true).expect("no strings, no records");
    /// let path = flow.outputs[0];
    /// assert_eq!(flow.relations[path].name, "path");
    /// assert_eq!(flow.strata.last().map(|stratum| stratum.rules.len()), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// What such an evaluator cannot do.
    pub fn flow(&self, has_ids: &dyn Fn(&str, usize) -> bool) -> Result<Flow, Refused> {
        lower::lower(&self.checked, has_ids)
    }
}

impl FlowRule {
    /// The relations that it reads, and the one that it derives.
    #[must_use]
    pub fn relations(&self) -> Vec<usize> {
        let of = |literal: &FlowLiteral| match literal {
            FlowLiteral::Atom(relation, _) | FlowLiteral::Absent(relation, _) => Some(*relation),
            FlowLiteral::Fold(fold) => Some(fold.relation),
            FlowLiteral::Compare(..)
            | FlowLiteral::Range(..)
            | FlowLiteral::Record(..)
            | FlowLiteral::False => None,
        };
        self.body.iter().filter_map(of).chain([self.head]).collect()
    }
}

impl Comparison {
    fn of(op: CmpOp) -> Option<Self> {
        Some(match op {
            CmpOp::Eq => Self::Equal,
            CmpOp::Ne => Self::Unequal,
            CmpOp::Lt => Self::Less,
            CmpOp::Le => Self::AtMost,
            CmpOp::Gt => Self::Greater,
            CmpOp::Ge => Self::AtLeast,
            CmpOp::Match | CmpOp::NotMatch | CmpOp::Contains | CmpOp::NotContains => return None,
        })
    }

    /// Whether two cells of a kind compare so.
    ///
    /// ```
    /// use llvm_facts_engine::{Comparison, Kind};
    ///
    /// let minus_one = u64::from(u32::MAX);
    /// assert!(Comparison::Less.holds(Kind::Number, minus_one, 1));
    /// assert!(!Comparison::Less.holds(Kind::Unsigned, minus_one, 1));
    /// ```
    #[must_use]
    pub fn holds(self, kind: Kind, left: u64, right: u64) -> bool {
        if self == Self::Equal && kind != Kind::Float {
            return left == right;
        }
        let order = term::order(kind, left, right);
        match self {
            Self::Equal => order.is_some_and(|order| order.is_eq()),
            Self::Unequal => order.is_none_or(|order| order.is_ne()),
            Self::Less => order.is_some_and(|order| order.is_lt()),
            Self::AtMost => order.is_some_and(|order| order.is_le()),
            Self::Greater => order.is_some_and(|order| order.is_gt()),
            Self::AtLeast => order.is_some_and(|order| order.is_ge()),
        }
    }
}
