//! What holds of a program without errors, but was probably not meant.

use super::Relations;
use super::infer::Infer;
use super::types::{Kind, TypeId, Types};
use crate::advice::nearest;
use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use crate::ir::{Checked, Lit, RelId, Rule};
use crate::syntax::ast::*;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Warns of variables that stand in one place only, of words that a type does not have, and of
/// values that are never equal. The clauses are as written, not yet inlined.
pub(super) fn clauses<'c>(
    clauses: impl Iterator<Item = &'c Clause>,
    types: &Types,
    relations: &Relations,
    diags: &mut Diagnostics,
) {
    // Alternatives of one body, the heads of one rule and the instances of a component are clauses
    // of one place: a variable of any of them is one of all.
    let mut rules: BTreeMap<(u32, u32), Vec<&Clause>> = BTreeMap::new();
    for clause in clauses {
        rules.entry((clause.span.file, clause.span.start)).or_default().push(clause);
        let mut infer = Infer::new(types, relations);
        let mut compares = false;
        walk_literals(&clause.body, &mut |literal| {
            compares |= matches!(literal, Literal::Not(_) | Literal::Cmp(..));
        });
        // Nothing else asks for the types of variables.
        if compares {
            infer.clause(clause, &mut Diagnostics::default());
        }
        let mut lint = Lint { types, relations, infer: &infer, diags };
        lint.atom(&clause.head);
        lint.list(&clause.body);
    }
    let mut lint = Single { types, relations, diags };
    rules.values().for_each(|rule| lint.rule(rule));
}

struct Single<'a> {
    types: &'a Types,
    relations: &'a Relations,
    diags: &'a mut Diagnostics,
}

impl Single<'_> {
    /// Warns of variables of one rule that stand in one place only.
    fn rule(&mut self, rule: &[&Clause]) {
        let mut places: BTreeMap<Arc<str>, BTreeSet<(u32, u32, u32)>> = BTreeMap::new();
        let mut columns: FxHashMap<Span, TypeId> = FxHashMap::default();
        let mut counted: BTreeSet<Arc<str>> = BTreeSet::new();
        for clause in rule {
            let mut args: Vec<&Arg> = clause.head.args.iter().collect();
            args.extend(clause.body.iter().flat_map(Literal::args));
            for arg in args {
                arg.walk(&mut |arg| match &arg.kind {
                    ArgKind::Var(Variable { name, .. }) => {
                        let Span { file, start, end } = arg.span;
                        places.entry(name.clone()).or_default().insert((file, start, end));
                    }
                    // An aggregate of several literals is one of each combination of named values.
                    ArgKind::Aggregate(_, _, body) if body.len() > 1 => {
                        let all = body.iter().flat_map(Literal::args);
                        all.for_each(|arg| arg.walk(&mut |arg| counted.extend(variable(arg))));
                    }
                    _ => {}
                });
            }
            let mut atoms = vec![&clause.head];
            walk_literals(&clause.body, &mut |literal| {
                if let Literal::Atom(atom) | Literal::Not(atom) = literal {
                    atoms.push(atom);
                }
            });
            for atom in atoms {
                let Some((_, types)) = self.relations.get(&atom.name.text) else { continue };
                columns.extend(atom.args.iter().map(|arg| arg.span).zip(types.iter().copied()));
            }
        }
        for (name, places) in places {
            let &[(file, start, end)] = &*places.into_iter().collect::<Vec<_>>() else { continue };
            let span = Span { file, start, end };
            // What a macro makes has the place of its call.
            if name.starts_with(['_', '?'])
                || counted.contains(&name)
                || self.diags.sources.text(span) != &*name
            {
                continue;
            }
            let word = columns.get(&span).and_then(|&ty| self.types.words(ty));
            let word = word.filter(|(_, words)| words.iter().any(|word| **word == *name));
            let message = format!("the variable {name} stands in this place only");
            let found = self.diags.warning(Code::SingleUse, span, message);
            match word {
                Some((of, _)) => {
                    found.label("any value matches");
                    let message = format!("{name} is a word of {of}: write it as a text");
                    found.replace(message, span, format!("\"{name}\""));
                }
                None => {
                    found.label("any value matches").replace(
                        "if that is meant, say so",
                        span,
                        format!("_{name}"),
                    );
                }
            }
        }
    }
}

fn variable(arg: &Arg) -> Option<Arc<str>> {
    match &arg.kind {
        ArgKind::Var(Variable { name, .. }) => Some(name.clone()),
        _ => None,
    }
}

/// The warnings that need the types of a clause's variables.
struct Lint<'a, 'd> {
    types: &'a Types,
    relations: &'a Relations,
    infer: &'a Infer<'a>,
    diags: &'d mut Diagnostics,
}

impl Lint<'_, '_> {
    fn list(&mut self, list: &[Literal]) {
        for literal in list {
            match literal {
                Literal::Atom(atom) => self.atom(atom),
                Literal::Not(atom) => {
                    self.atom(atom);
                    self.negated(atom);
                }
                Literal::Cmp(op, a, b, span) => self.comparison(*op, a, b, *span),
                Literal::Bool(..) => {}
            }
            literal.args().into_iter().for_each(|arg| self.aggregates(arg));
        }
    }

    fn aggregates(&mut self, arg: &Arg) {
        match &arg.kind {
            ArgKind::Record(args)
            | ArgKind::Branch(_, args)
            | ArgKind::User(_, args)
            | ArgKind::Call(_, args) => {
                args.iter().for_each(|arg| self.aggregates(arg));
            }
            ArgKind::Cast(arg, _) => self.aggregates(arg),
            ArgKind::Aggregate(_, _, body) => self.list(body),
            _ => {}
        }
    }

    fn atom(&mut self, atom: &Atom) {
        let Some((_, columns)) = self.relations.get(&atom.name.text) else { return };
        for (arg, &ty) in atom.args.iter().zip(columns) {
            self.word(arg, ty);
        }
    }

    /// Warns of a text that is none of the words of a type.
    fn word(&mut self, arg: &Arg, ty: TypeId) {
        let ArgKind::Str(text) = &arg.kind else { return };
        let Some((of, words)) = self.types.words(ty) else { return };
        if words.iter().any(|word| **word == **text) {
            return;
        }
        let lower = text.to_lowercase();
        let near = words.iter().find(|word| word.to_lowercase() == lower).map(|word| &**word);
        let near = near.or_else(|| {
            nearest(text, words.iter().map(|word| (&**word, ()))).map(|(word, ())| word)
        });
        let message = format!("{of} has no word {text:?}");
        let found = self.diags.warning(Code::NotInVocabulary, arg.span, message);
        found.label("never matches");
        match near {
            Some(near) => {
                found.replace(format!("did you mean {near:?}?"), arg.span, format!("{near:?}"));
            }
            None => {
                const SHOWN: usize = 12;
                let mut list: Vec<&str> = words.iter().map(|word| &**word).take(SHOWN).collect();
                if words.len() > SHOWN {
                    list.push("..");
                }
                found.help(format!("its words: {}", list.join(", ")));
            }
        }
    }

    /// The types of a value, if it is a variable.
    fn types_of(&self, arg: &Arg) -> &[TypeId] {
        match &arg.kind {
            ArgKind::Var(variable) => self.infer.types_of(variable),
            _ => &[],
        }
    }

    /// Two types, of these and of those, that share no value though they are of one kind.
    fn apart(&self, these: &[TypeId], those: &[TypeId]) -> Option<(TypeId, TypeId)> {
        let kind = |ty| self.types.kind(ty);
        let pairs = these.iter().flat_map(|&a| those.iter().map(move |&b| (a, b)));
        let plain = |&(a, _): &(TypeId, TypeId)| !matches!(kind(a), Kind::Record(_) | Kind::Adt(_));
        let apart = |&(a, b): &(TypeId, TypeId)| kind(a) == kind(b) && !self.types.overlap(a, b);
        pairs.filter(plain).find(apart)
    }

    fn negated(&mut self, atom: &Atom) {
        let Some((id, columns)) = self.relations.get(&atom.name.text) else { return };
        for (at, (arg, &ty)) in atom.args.iter().zip(columns).enumerate() {
            let Some((is, wants)) = self.apart(self.types_of(arg), &[ty]) else { continue };
            let (is, wants) = (self.types.name(is), self.types.name(wants));
            let message = format!("{} never has this value: it is {is}", atom.name.text);
            let place = self.relations.places[id].1.get(at).copied();
            let found = self.diags.warning(Code::NeverEqual, arg.span, message);
            found.label("so this negation always holds");
            if let Some(place) = place {
                found.at(place, format!("the column has {wants}"));
            }
        }
    }

    fn comparison(&mut self, op: CmpOp, a: &Arg, b: &Arg, span: Span) {
        if op.is_textual() {
            return;
        }
        for (word, other) in [(a, b), (b, a)] {
            if let [ty, ..] = *self.types_of(other) {
                self.word(word, ty);
            }
        }
        if op != CmpOp::Eq
            && let Some((a, b)) = self.apart(self.types_of(a), self.types_of(b))
        {
            let (a, b) = (self.types.name(a), self.types.name(b));
            let message = format!("this compares {a} with {b}, which share no value");
            self.diags.warning(Code::NeverEqual, span, message);
        }
    }
}

/// Warns of relations that an output needs and that get no rows from anywhere, and of outputs that
/// are empty whatever the inputs are.
pub(super) fn rows(
    program: &Checked,
    relations: &Relations,
    outputs: &[RelId],
    diags: &mut Diagnostics,
) {
    let needed = super::strata::needed(program.relations.len(), &program.rules, outputs);
    let mut may_have = vec![false; program.relations.len()];
    program.inputs.iter().for_each(|io| may_have[io.relation] = true);
    let mut is_given = may_have.clone();
    program.rules.iter().for_each(|rule| is_given[rule.head] = true);
    loop {
        let fires = |rule: &&Rule| {
            !may_have[rule.head] && rule.body.iter().all(|lit| possible(lit, &may_have))
        };
        let new: Vec<RelId> = program.rules.iter().filter(fires).map(|rule| rule.head).collect();
        if new.is_empty() {
            break;
        }
        new.into_iter().for_each(|relation| may_have[relation] = true);
    }
    let name = |relation: RelId| &program.relations[relation].name;
    for relation in (0..needed.len()).filter(|&r| needed[r] && !is_given[r]) {
        if program.inlined[relation] {
            continue;
        }
        let message = format!("{} has no rows: no rule, no fact, no .input", name(relation));
        let found = diags.warning(Code::NoRows, relations.places[relation].0, message);
        if let Some(rule) = program.rules.iter().find(|rule| uses(&rule.body, relation)) {
            let is_needed =
                rule.body.iter().any(|lit| matches!(lit, Lit::Atom(r, _) if *r == relation));
            found.at(rule.span, if is_needed { "so this rule never holds" } else { "used here" });
        }
    }
    for io in program.io.iter().filter(|io| io.kind == DirectiveKind::Output) {
        if may_have[io.relation] || !is_given[io.relation] {
            continue;
        }
        let message = format!("{} is always empty", name(io.relation));
        let found = diags.warning(Code::AlwaysEmpty, io.span, message);
        for rule in program.rules.iter().filter(|rule| rule.head == io.relation) {
            if let Some(Lit::Atom(cause, _)) = rule.body.iter().find(|l| !possible(l, &may_have)) {
                found.at(rule.span, format!("never holds: {} can have no rows", name(*cause)));
            }
        }
    }
}

/// Can the literal hold, as far as it is known which relations can have rows?
fn possible(lit: &Lit, may_have: &[bool]) -> bool {
    match lit {
        Lit::Atom(relation, _) => may_have[*relation],
        Lit::False => false,
        _ => true,
    }
}

fn uses(body: &[Lit], relation: RelId) -> bool {
    body.iter().any(|lit| match lit {
        Lit::Atom(used, _) | Lit::Not(used, _) => *used == relation,
        Lit::Aggregate(_, _, _, _, body) => uses(body, relation),
        _ => false,
    })
}
