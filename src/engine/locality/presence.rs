//! Relations of no part whose rows a part has whenever it speaks of them: `length(name, strlen(name)) :-
//! word(name).` says the same of a name wherever that comes from, and a part in which the name is a word has
//! the row itself. To join such a relation needs no other part.

use super::Found;
use super::rules::counts_alone;
use crate::ir::{Expr, Lit, RelId, Rule, Var};
use crate::syntax::ast::{CmpOp, DirectiveKind};

impl Found<'_> {
    /// Whether a part in which the body holds has this row of a relation if any part has it.
    pub(super) fn is_present(&self, body: &[Lit], relation: RelId, args: &[Expr]) -> bool {
        let mut seen = vec![relation];
        let (mut relation, mut args) = (relation, args.to_vec());
        loop {
            if self.follows(body, relation, &args) {
                return true;
            }
            let Some((domain, columns)) = self.domain(relation) else { return false };
            if seen.contains(&domain) {
                return false;
            }
            seen.push(domain);
            args = columns.into_iter().map(|column| args[column].clone()).collect();
            relation = domain;
        }
    }

    fn rules_of(&self, relation: RelId) -> impl Iterator<Item = &Rule> {
        self.rules().filter(move |rule| rule.head == relation)
    }

    /// Whether one of the relation's rules derives the row from an atom of the body: it asks nothing but a
    /// relation with ids of a part, and that columns are not some texts, which they are not in the atom.
    fn follows(&self, body: &[Lit], relation: RelId, args: &[Expr]) -> bool {
        self.rules_of(relation).any(|rule| {
            let is_atom = |lit: &&Lit| matches!(lit, Lit::Atom(..));
            let (atoms, others): (Vec<&Lit>, Vec<&Lit>) = rule.body.iter().partition(is_atom);
            let [Lit::Atom(source, from)] = atoms[..] else { return false };
            let is_plain = !rule.subsumes && self.has_part(*source);
            is_plain
                && body.iter().any(|lit| match lit {
                    Lit::Atom(own, asked) if own == source => {
                        others.iter().all(|lit| is_other_text(lit, from, asked))
                            && is_instance(rule, from, asked, args)
                    }
                    _ => false,
                })
        })
    }

    /// The relation whose row alone decides whether a row of this one is there, and the columns that name
    /// it: all rules ask for it, the head has all of its columns, and all else is computed of these.
    fn domain(&self, relation: RelId) -> Option<(RelId, Vec<usize>)> {
        let declared = &self.program.relations[relation];
        let is_given =
            |io: &crate::ir::Io| io.relation == relation && io.kind == DirectiveKind::Input;
        let is_plain = declared.limit.is_none() && declared.choices.is_empty() && !declared.eqrel;
        if !is_plain || self.program.inputs.iter().any(is_given) {
            return None;
        }
        let mut all = self.rules_of(relation).map(domain_of_rule);
        let first = all.next()??;
        all.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }
}

/// The same for one rule.
fn domain_of_rule(rule: &Rule) -> Option<(RelId, Vec<usize>)> {
    let mut found = None;
    for lit in &rule.body {
        match lit {
            Lit::Atom(domain, args) if found.is_none() => found = Some((*domain, args)),
            Lit::Cmp(..) => {}
            _ => return None,
        }
    }
    let (domain, args) = found?;
    if rule.subsumes || counts_alone(&rule.args, &rule.body).is_some() {
        return None;
    }
    let column = |arg: &Expr| {
        let variable = variable(arg)?;
        rule.args.iter().position(|own| self::variable(own) == Some(variable))
    };
    let columns: Vec<usize> = args.iter().map(column).collect::<Option<_>>()?;
    let is_each_once = (1..columns.len()).all(|at| !columns[..at].contains(&columns[at]));
    is_each_once.then_some((domain, columns))
}

/// Whether `head(..) :- source(from).` derives the row `args` from the atom `source(asked)`.
fn is_instance(rule: &Rule, from: &[Expr], asked: &[Expr], args: &[Expr]) -> bool {
    // What the source is asked for beside the head's variables must be anything.
    let is_free = |arg: &Expr| match arg {
        Expr::Any => true,
        Expr::Var(own) => from.iter().filter(|it| variable(it) == Some(*own)).count() == 1,
        _ => false,
    };
    let is_told = |(own, wanted): (&Expr, &Expr)| {
        let Some(own) = variable(own) else { return false };
        let place = from.iter().position(|it| variable(it) == Some(own));
        place.is_some_and(|place| {
            matches!((&asked[place], wanted), (Expr::Var(one), Expr::Var(other)) if one == other)
        })
    };
    from.iter().all(is_free) && rule.args.iter().zip(args).all(is_told)
}

/// Whether the literal says that a column of the source is not a text, and the atom asks for another one.
fn is_other_text(lit: &Lit, from: &[Expr], asked: &[Expr]) -> bool {
    let Lit::Cmp(CmpOp::Ne, _, one, Expr::Text(text)) = lit else { return false };
    let place = from.iter().position(|it| variable(it).is_some() && variable(it) == variable(one));
    place.is_some_and(|place| matches!(&asked[place], Expr::Text(own) if own != text))
}

fn variable(expr: &Expr) -> Option<Var> {
    match expr {
        Expr::Var(variable) => Some(*variable),
        _ => None,
    }
}
