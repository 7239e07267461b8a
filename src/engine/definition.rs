//! What a relation is, as a text: its declaration, its rules, and what they depend on. Relations of
//! two programs with the same text have the same rows, if the same was given.
//!
//! Relations below are named by the hashes of their own texts, so that no text becomes longer than its
//! rules. What the texts leave out does not change rows: places, plans, names of variables, columns and
//! files.

use crate::check::types::{Kind, Types};
use crate::ir::{Checked, Expr, Lit, RelId, Stratum};
use crate::program::Program;
use crate::user::UserCall;
use std::fmt::{self, Write};

/// What a relation is, in short: two that have the same are derived of the same in the same way, on
/// whatever machine and wherever their files lie. It is a hash (BLAKE3) of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Definition([u8; 32]);

impl fmt::Display for Definition {
    /// In hexadecimal digits.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(to, "{byte:02x}"))
    }
}

impl Program {
    /// The definition of each output, in their order; none of one whose rows differ each time, since
    /// `$` counts them.
    ///
    /// ```
    /// use llvm_facts_engine::{Directories, Program};
    ///
    /// let parse = |text: &str| Program::parse("rules.dl", text, &Directories::default());
    /// let one = ".decl r(n: number)\nr(n) :- n = 1; n = 2.\n.output r";
    /// let same = "// Others variables and lines.\n.decl r(m: number)\n.output r\nr(m) :- m = 1; m = 2.";
    /// let other = ".decl r(n: number)\nr(n) :- n = 1; n = 3.\n.output r";
    /// assert_eq!(parse(one)?.definitions(), parse(same)?.definitions());
    /// assert_ne!(parse(one)?.definitions(), parse(other)?.definitions());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn definitions(&self) -> Vec<Option<Definition>> {
        let known = definitions(&self.checked);
        let of = |output: crate::RelationInfo| known[self.find(&output.name).ok()?];
        self.outputs().into_iter().map(of).collect()
    }
}

/// The definition of each relation that the outputs need. None of the others, and of those with rows
/// that differ each time.
pub(crate) fn definitions(program: &Checked) -> Vec<Option<Definition>> {
    let mut known = vec![None; program.relations.len()];
    for stratum in &program.strata {
        let text = Text { program, stratum, known: &known, out: String::new(), repeats: true };
        let Some(text) = text.stratum() else { continue };
        for &relation in &stratum.relations {
            let own = format!("{} of\n{text}", program.relations[relation].name);
            known[relation] = Some(Definition(*blake3::hash(own.as_bytes()).as_bytes()));
        }
    }
    known
}

/// The definitions of a stratum being written.
struct Text<'a> {
    program: &'a Checked,
    stratum: &'a Stratum,
    /// The definitions of the strata below.
    known: &'a [Option<Definition>],
    out: String,
    /// Does another evaluation give the same rows?
    repeats: bool,
}

impl Text<'_> {
    fn stratum(mut self) -> Option<String> {
        for &relation in &self.stratum.relations {
            self.declaration(relation);
        }
        for &rule in &self.stratum.rules {
            let rule = &self.program.rules[rule];
            self.relation(rule.head);
            self.list(&rule.args);
            // Aggregates count by the variables that have names, whatever these are.
            let named: Vec<bool> = rule.vars.iter().map(Option::is_some).collect();
            let _ = write!(self.out, "{named:?}{}:-", rule.subsumes);
            rule.body.iter().for_each(|literal| self.literal(literal));
            self.out.push('\n');
        }
        self.repeats.then_some(self.out)
    }

    fn declaration(&mut self, id: RelId) {
        let relation = &self.program.relations[id];
        self.relation(id);
        for kind in self.program.kinds(id) {
            self.kind(kind);
        }
        if let Some(joins) = &relation.joins {
            let _ = write!(self.out, "joins{}", joins.from);
            joins.lubs.iter().for_each(|lub| self.functor(lub));
        }
        let (eqrel, choices, limit) = (relation.eqrel, &relation.choices, relation.limit);
        let _ = write!(self.out, "{eqrel}{choices:?}{limit:?}");
        for input in self.program.inputs.iter().filter(|io| io.relation == id) {
            let _ = write!(self.out, "input{:?}", input.params);
        }
        self.out.push('\n');
    }

    fn relation(&mut self, id: RelId) {
        if self.stratum.relations.contains(&id) {
            self.out.push_str(&self.program.relations[id].name);
        } else if let Some(definition) = self.known[id] {
            let _ = write!(self.out, "#{definition}");
        } else {
            self.repeats = false;
        }
    }

    fn kind(&mut self, kind: Kind) {
        let mut seen = Vec::new();
        write_kind(&self.program.types, kind, &mut seen, &mut self.out);
    }

    /// Two of one name are the same: the host has one of a name.
    fn functor(&mut self, call: &UserCall) {
        let _ = write!(self.out, "@{}", call.name());
        call.params().iter().for_each(|&kind| self.kind(kind));
        self.kind(call.result());
    }

    fn literal(&mut self, literal: &Lit) {
        match literal {
            Lit::Atom(relation, args) => {
                self.relation(*relation);
                self.list(args);
            }
            Lit::Not(relation, args) => {
                self.out.push('!');
                self.relation(*relation);
                self.list(args);
            }
            Lit::Cmp(op, kind, left, right) => {
                let _ = write!(self.out, "{op:?}");
                self.kind(*kind);
                self.expression(left);
                self.expression(right);
            }
            Lit::Range(var, kind, args) => {
                let _ = write!(self.out, "{var}{kind:?}");
                self.list(args);
            }
            Lit::Aggregate(var, op, kind, target, body) => {
                let _ = write!(self.out, "{var}{op:?}{kind:?}");
                target.iter().for_each(|target| self.expression(target));
                self.out.push('{');
                body.iter().for_each(|literal| self.literal(literal));
                self.out.push('}');
            }
            Lit::False => self.out.push_str("false"),
        }
        self.out.push(',');
    }

    fn list(&mut self, list: &[Expr]) {
        self.out.push('(');
        for expression in list {
            self.expression(expression);
            self.out.push(',');
        }
        self.out.push(')');
    }

    fn expression(&mut self, expression: &Expr) {
        match expression {
            Expr::Call(overload, args) => {
                let _ = write!(self.out, "{:?}", overload.place());
                self.list(args);
            }
            Expr::User(call, args) => {
                self.functor(call);
                self.list(args);
            }
            Expr::Record(fields) => self.list(fields),
            Expr::Counter => self.repeats = false,
            Expr::Const(_) | Expr::Text(_) | Expr::Var(_) | Expr::Any | Expr::Iteration => {
                let _ = write!(self.out, "{expression:?}");
            }
        }
    }
}

/// How cells of that kind are read: of records and branches, what they are made of.
fn write_kind(types: &Types, kind: Kind, seen: &mut Vec<usize>, out: &mut String) {
    let (Kind::Record(id) | Kind::Adt(id)) = kind else {
        let _ = write!(out, "{kind:?} ");
        return;
    };
    let _ = write!(out, "{} ", types.name(id));
    if seen.contains(&id) {
        return;
    }
    seen.push(id);
    let mut fields = |fields: &[usize], out: &mut String| {
        out.push('[');
        fields.iter().for_each(|&field| write_kind(types, types.kind(field), seen, out));
        out.push(']');
    };
    match kind {
        Kind::Adt(_) => {
            for branch in types.adt(id) {
                out.push_str(&branch.name);
                fields(&branch.fields, out);
            }
        }
        _ => fields(types.record(id), out),
    }
}
