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

    /// The relation whose row alone decides whether rows of this one are there, and the columns that name
    /// it: what all rules ask for is that row, what it decides, the relation itself for the same row, or
    /// the program's own; and all else is computed.
    fn domain(&self, relation: RelId) -> Option<Domain> {
        self.domain_beside(relation, &mut Vec::new())
    }

    /// The same; these are asked already.
    fn domain_beside(&self, relation: RelId, asked: &mut Vec<RelId>) -> Option<Domain> {
        let declared = &self.program.relations[relation];
        let is_given =
            |io: &crate::ir::Io| io.relation == relation && io.kind == DirectiveKind::Input;
        let is_plain = declared.limit.is_none()
            && declared.choices.is_empty()
            && declared.joins.is_none()
            && !declared.eqrel;
        if !is_plain || asked.contains(&relation) || self.program.inputs.iter().any(is_given) {
            return None;
        }
        asked.push(relation);
        let (own, others): (Vec<&Rule>, Vec<&Rule>) =
            self.rules_of(relation).partition(|rule| asks(&rule.body, relation));
        let mut all = others.into_iter().map(|rule| self.domain_of_rule(rule, asked));
        let first = all.next().flatten();
        let found = first.filter(|first| all.all(|other| other.as_ref() == Some(first)));
        asked.pop();
        found.filter(|found| own.iter().all(|rule| self.stays(rule, &found.1)))
    }

    /// The same for one rule, which does not ask for its own relation.
    fn domain_of_rule(&self, rule: &Rule, asked: &mut Vec<RelId>) -> Option<Domain> {
        let mut found: Option<Domain> = None;
        for (relation, args) in self.only_asks(rule)? {
            let in_head = |columns: &[usize]| in_head(rule, columns.iter().map(|&at| &args[at]));
            let all: Vec<usize> = (0..args.len()).collect();
            let own = in_head(&all).map(|columns| (relation, columns)).or_else(|| {
                let (domain, columns) = self.domain_beside(relation, asked)?;
                Some((domain, in_head(&columns)?))
            })?;
            if found.get_or_insert_with(|| own.clone()) != &own {
                return None;
            }
        }
        found
    }

    /// Whether a rule that asks for its own relation asks for rows with what the head has in these
    /// columns.
    fn stays(&self, rule: &Rule, columns: &[usize]) -> bool {
        let is_same = |args: &[Expr], at: usize| {
            variable(&args[at]).is_some() && variable(&args[at]) == variable(&rule.args[at])
        };
        self.only_asks(rule).is_some_and(|atoms| {
            atoms.into_iter().all(|(relation, args)| {
                relation == rule.head && columns.iter().all(|&at| is_same(args, at))
            })
        })
    }

    /// The atoms of a rule, but for those of the program's own relations, if all else is computed.
    fn only_asks<'r>(&self, rule: &'r Rule) -> Option<Vec<(RelId, &'r [Expr])>> {
        if rule.subsumes || counts_alone(&rule.args, &rule.body).is_some() {
            return None;
        }
        let mut atoms = Vec::new();
        for lit in &rule.body {
            match lit {
                Lit::Atom(relation, _) | Lit::Not(relation, _) if self.constant[*relation] => {}
                Lit::Atom(relation, args) => atoms.push((*relation, &args[..])),
                Lit::Cmp(..) | Lit::Range(..) => {}
                _ => return None,
            }
        }
        Some(atoms)
    }
}

/// A relation, and which columns of another one are its.
type Domain = (RelId, Vec<usize>);

/// Whether a body asks for a relation.
fn asks(body: &[Lit], relation: RelId) -> bool {
    body.iter().any(|lit| matches!(lit, Lit::Atom(own, _) if *own == relation))
}

/// In which columns a rule's head has these variables, each another one.
fn in_head<'e>(rule: &Rule, args: impl Iterator<Item = &'e Expr>) -> Option<Vec<usize>> {
    let column = |arg: &Expr| {
        let variable = variable(arg)?;
        rule.args.iter().position(|own| self::variable(own) == Some(variable))
    };
    let columns: Vec<usize> = args.map(column).collect::<Option<_>>()?;
    let is_each_once = (1..columns.len()).all(|at| !columns[..at].contains(&columns[at]));
    is_each_once.then_some(columns)
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
