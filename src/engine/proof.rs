//! Why a row is there, as a tree.

use std::fmt;

/// Why a row holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It was given: a fact of an input.
    Input,
    /// It is a fact of the program.
    Fact {
        /// `file:line:column`.
        place: String,
    },
    /// An instance of this rule; the children are its body.
    Rule {
        /// The rule as written, on one line.
        text: String,
        /// `file:line:column`.
        place: String,
    },
    /// The children are pairs of the equivalence relation that lead from one end to the other.
    Equal,
    /// The tree shows the reason at another place.
    Above,
    /// The tree is as large as it may become.
    Cut,
    /// No row matches: a negated literal.
    Absent,
    /// The value of an aggregate.
    Aggregate,
    /// No instance of a rule is left, for this reason.
    Lost(&'static str),
}

/// A row and why it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The row as a fact: `edge(1, "a")`.
    pub fact: String,
    /// Why it holds.
    pub why: Why,
    /// What it follows from, in the order of the rule's body.
    pub children: Vec<Proof>,
}

/// How large a tree may become.
#[derive(Clone, Copy, Debug)]
pub struct ExplainLimits {
    /// Rows that match the pattern and are explained.
    pub rows: usize,
    /// Rows of one tree.
    pub facts: usize,
    /// Steps from the root.
    pub depth: usize,
}

impl Default for ExplainLimits {
    fn default() -> Self {
        ExplainLimits { rows: 1, facts: 1000, depth: 1000 }
    }
}

impl Proof {
    fn write(&self, depth: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pad = "  ".repeat(depth);
        write!(f, "{pad}{}", self.fact)?;
        match &self.why {
            Why::Input => writeln!(f, "  (input)"),
            Why::Above => writeln!(f, "  (shown elsewhere)"),
            Why::Cut => writeln!(f, "  (not followed further)"),
            Why::Absent => writeln!(f, "  (no such row)"),
            Why::Aggregate => writeln!(f),
            Why::Equal => writeln!(f, "  (equivalence)"),
            Why::Lost(reason) => writeln!(f, "  ({reason})"),
            Why::Fact { place } => writeln!(f, "  (fact)  [{place}]"),
            Why::Rule { text, place } => writeln!(f, "\n{pad}  by {text}  [{place}]"),
        }?;
        self.children.iter().try_for_each(|child| child.write(depth + 1, f))
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(0, f)
    }
}
