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
    /// Its value is the join of those of the children, in a lattice.
    Joined,
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

/// Why a relation has no rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Empty {
    /// The relation.
    pub relation: String,
    /// The row that was asked for, if it is one that is not there; none if there is no row at all.
    pub fact: Option<String>,
    /// It is read by `.input`, and there was nothing.
    pub is_input: bool,
    /// Its rules, each with what keeps it from holding. Empty of a relation without rules, and where
    /// the reason stands above.
    pub rules: Vec<Unmet>,
}

/// What keeps a rule from holding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// The rule as written, on one line.
    pub rule: String,
    /// `file:line:column` of the rule.
    pub place: String,
    /// The first literal of its body that holds of nothing that satisfies those before it.
    pub literal: String,
    /// `file:line:column` of the literal.
    pub literal_place: String,
    /// How many rows its relation has; `None` if the literal is no relation's.
    pub rows: Option<usize>,
    /// Why the literal's relation is empty, if it is, and if that is not said above.
    pub because: Option<Box<Empty>>,
}

impl Empty {
    fn write(&self, depth: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pad = "  ".repeat(depth);
        let Empty { relation, fact, is_input, rules } = self;
        let what = match fact {
            Some(fact) => format!("{fact} does not hold"),
            None => format!("{relation} is empty"),
        };
        match (is_input, rules.is_empty()) {
            (true, true) => writeln!(f, "{pad}{what}: the input has no such rows"),
            (false, true) => writeln!(f, "{pad}{what}: no rule of it holds"),
            (_, false) => writeln!(f, "{pad}{what}:"),
        }?;
        for Unmet { rule, place, literal, literal_place, rows, because } in rules {
            writeln!(f, "{pad}  by {rule}  [{place}]")?;
            let why = match rows {
                Some(0) => "has no rows".to_owned(),
                Some(1) => "fits not its only row".to_owned(),
                Some(rows) => format!("fits none of its {rows} rows"),
                None => "never holds".to_owned(),
            };
            writeln!(f, "{pad}    {literal}  {why} here  [{literal_place}]")?;
            if let Some(because) = because {
                because.write(depth + 2, f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Empty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(0, f)
    }
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
            Why::Joined => writeln!(f, "  (the join of these)"),
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
