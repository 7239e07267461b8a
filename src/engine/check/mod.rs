//! A tree to a checked program: `components` expands instances, `types` resolves types, `functors`
//! finds those of the host, `lattice` says what rules mean by values of lattices, `inline` expands
//! inline relations, `scope` finds out which variable is which, `infer` and `lower` (with
//! `value` and `literal`) find kinds and make [`Rule`](super::ir::Rule)s, `strata` orders them.

mod components;
mod demand;
mod functors;
mod heads;
mod infer;
mod inline;
mod lattice;
mod lint;
mod literal;
mod lower;
mod scope;
mod strata;
pub(super) mod types;
mod value;

pub(super) use heads::{Head, undeclared_heads};
pub(super) use literal::parse_number;

use super::advice::count;
use super::code::Code;
use super::diagnostic::{Diagnostics, Span, Undeclared};
use super::ir::{Checked, Demand, Expr, Io, Lit, RelId, Relation, Rule};
use super::settings::Settings;
use super::syntax::Includes;
use super::syntax::ast::*;
use functors::Functors;
use lattice::Lattices;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use types::{TypeId, Types};

/// What the checks know of the program's relations, by name.
pub(super) struct Relations {
    ids: FxHashMap<Arc<str>, RelId>,
    columns: Vec<Vec<TypeId>>,
    /// Where they are declared: the relation, and each column.
    places: Vec<(Span, Vec<Span>)>,
    /// Types named in casts.
    casts: FxHashMap<Arc<str>, TypeId>,
    /// Functors of the host.
    functors: Functors,
}

impl Relations {
    fn get(&self, name: &str) -> Option<(RelId, &[TypeId])> {
        let &id = self.ids.get(name)?;
        Some((id, &self.columns[id]))
    }

    fn type_of(&self, name: &Name) -> Option<TypeId> {
        self.casts.get(&name.text).copied()
    }
}

const KNOWN_PRAGMAS: [&str; 5] =
    ["magic-transform", "magic-transform-exclude", "profile", "legacy", "RamSIPS"];

/// Checks a program. Errors are in `diags`; the result is to be run only without any.
pub(super) fn check(
    items: Items,
    settings: &Settings,
    includes: &dyn Includes,
    diags: &mut Diagnostics,
) -> Checked {
    let flat = components::flatten(items, diags);
    for (key, _, span) in &flat.pragmas {
        if !KNOWN_PRAGMAS.contains(&&**key) {
            diags.unsupported(*span, format!("the pragma {key:?}"));
        }
    }
    let types = Arc::new(Types::new(&flat.types, settings, diags));
    let (mut relations, mut known, mut inlined) = declare(&flat.relations, &types, diags);
    known.functors = functors::declare(&flat.functors, &types, settings, diags);
    let lattices = Lattices::new(&flat, &types, &known, diags);
    lattices.join(&mut relations);
    let inline_relations = inlined.clone();
    let mut clauses = Vec::new();
    for clause in flat.clauses {
        if check_names(&clause, &mut known, &types, diags) {
            clauses.push(clause);
        }
    }
    let outputs: Vec<Arc<str>> = flat
        .directives
        .iter()
        .filter(|d| matches!(d.kind, DirectiveKind::Output | DirectiveKind::Printsize))
        .map(|d| d.relation.text.clone())
        .collect();
    for directive in &flat.directives {
        let inline = known.get(&directive.relation.text).is_some_and(|(id, _)| inlined[id]);
        if inline {
            diags.error(
                Code::InlineRows,
                directive.relation.span,
                format!("{} is inline: it has no rows", directive.relation.text),
            );
        }
    }
    if !diags.has_errors() {
        // Nobody is warned of what is in files of others.
        let files = (0..).map_while(|file| diags.sources.file(file));
        let own: Vec<bool> = files.map(|file| !includes.is_foreign(&file.name)).collect();
        let is_own = |clause: &&Clause| own[clause.span.file as usize];
        lint::clauses(clauses.iter().filter(is_own), &types, &known, diags);
    }
    let clauses = lattices.translate(clauses, diags);
    let clauses = inline::inline(&flat.relations, clauses, diags);
    let rules = lower::lower_all(clauses, settings.threads, &types, &known, diags);
    rules.iter().for_each(|rule| inlined[rule.head] = false);
    let io = directives(&flat.directives, &mut relations, &known, diags);
    let outputs: Vec<RelId> =
        outputs.iter().filter_map(|n| known.get(n).map(|(id, _)| id)).collect();
    let inputs = io.iter().filter(|io| io.kind == DirectiveKind::Input).cloned().collect();
    let sources = diags.sources.clone();
    let (inlined, strata) = (inline_relations, Vec::new());
    let demand = None;
    let mut checked =
        Checked { types, relations, rules, io, inputs, inlined, strata, sources, demand };
    strata::check_plans(&checked.relations, &checked.rules, diags);
    plan_for(&mut checked, &outputs, diags);
    if !diags.has_errors() {
        lint::rows(&checked, &known, &outputs, diags);
        let named = demanded(&flat.pragmas, &flat.relations, &known, diags);
        if settings.demand || named.contains(&true) {
            let eligible = named.iter().map(|named| *named || settings.demand).collect();
            let rules = checked.rules.clone();
            checked.demand = Some(Demand { eligible, goal: None, rules });
            plan_for(&mut checked, &outputs, diags);
        }
    }
    checked
}

/// The relations that pragmas or their qualifiers let derive only what is asked of them.
fn demanded(
    pragmas: &[(Arc<str>, Arc<str>, Span)],
    declared: &[RelationDecl],
    known: &Relations,
    diags: &mut Diagnostics,
) -> Vec<bool> {
    let mut named = vec![false; declared.len()];
    let is_magic = |pragma: &&(Arc<str>, Arc<str>, Span)| pragma.0.starts_with("magic-transform");
    for (key, value, span) in pragmas.iter().filter(is_magic) {
        let is_in = !key.ends_with("exclude");
        for name in value.split(',').map(str::trim) {
            match (name, known.get(name)) {
                ("*", _) => named.fill(is_in),
                (_, Some((id, _))) => named[id] = is_in,
                _ => {
                    let message = format!("there is no relation {name}");
                    diags.warning(Code::UndeclaredRelation, *span, message);
                }
            }
        }
    }
    for (named, magic) in named.iter_mut().zip(declared.iter().map(|it| it.qualifiers.magic)) {
        *named = magic.unwrap_or(*named);
    }
    named
}

/// Leaves out what these outputs do not need.
fn plan_for(checked: &mut Checked, outputs: &[RelId], diags: &mut Diagnostics) {
    if let Some(mut demand) = checked.demand.take() {
        checked.relations.truncate(demand.eligible.len());
        checked.rules = std::mem::take(&mut demand.rules);
        demand::restrict(checked, outputs, &mut demand);
        checked.demand = Some(demand);
    }
    let needed = strata::needed(checked.relations.len(), &checked.rules, outputs);
    checked.strata = strata::stratify(&checked.relations, &checked.rules, &needed, diags);
    checked.io.retain(|io| io.kind != DirectiveKind::Input || needed[io.relation]);
}

/// Lets all relations derive only what the outputs ask for, and with them the atom, of an output.
pub(super) fn ask(checked: &mut Checked, goal: Option<(RelId, Vec<Expr>)>) {
    let is_output = |io: &&Io| matches!(io.kind, DirectiveKind::Output | DirectiveKind::Printsize);
    let outputs: Vec<RelId> = checked.io.iter().filter(is_output).map(|io| io.relation).collect();
    let written = |checked: &Checked| Demand {
        eligible: vec![true; checked.relations.len()],
        goal: None,
        rules: checked.rules.clone(),
    };
    let demand = checked.demand.take().unwrap_or_else(|| written(checked));
    checked.demand = Some(Demand { goal, ..demand });
    plan_for(checked, &outputs, &mut Diagnostics::default());
}

/// Makes these the outputs, and no others.
pub(super) fn select(checked: &mut Checked, outputs: &[RelId], diags: &mut Diagnostics) {
    let mut io: Vec<Io> = checked.inputs.clone();
    for &relation in outputs {
        let own = |io: &&Io| io.kind == DirectiveKind::Output && io.relation == relation;
        let declared = checked.io.iter().find(own).cloned();
        let (kind, params, span) = (DirectiveKind::Output, Vec::new(), Span::default());
        io.push(declared.unwrap_or(Io { kind, relation, params, span }));
    }
    checked.io = io;
    plan_for(checked, outputs, diags);
}

/// A rule that yields the rows which the atom of `text` matches: constants are compared, variables
/// and `_` match everything. `None` with errors in `diags`.
pub(super) fn pattern(program: &Checked, text: &str, diags: &mut Diagnostics) -> Option<Rule> {
    let text = text.trim().trim_end_matches('.');
    let none = super::syntax::Directories::default();
    let mut items = super::syntax::parse("--explain", &format!("{text}."), &none, diags);
    let (Some(clause), true) = (items.clauses.pop(), items.clauses.is_empty()) else {
        if !diags.has_errors() {
            diags.error(
                Code::Pattern,
                Default::default(),
                "one fact is wanted: `relation(1, \"a\", _)`",
            );
        }
        return None;
    };
    let ids = program.relations.iter().enumerate().map(|(id, r)| (r.name.clone(), id)).collect();
    let columns = program.relations.iter().map(|r| r.columns.iter().map(|c| c.1).collect());
    let columns: Vec<Vec<TypeId>> = columns.collect();
    let places = columns.iter().map(|c| (Span::default(), vec![Span::default(); c.len()]));
    let places = places.collect();
    let (casts, functors) = (FxHashMap::default(), Functors::default());
    let mut known = Relations { ids, columns, places, casts, functors };
    let mut clause = clause;
    clause.body.insert(0, Literal::Atom(clause.head.clone()));
    if !check_names(&clause, &mut known, &program.types, diags) {
        return None;
    }
    clause.head.args.clear();
    scope::localise(&mut clause);
    let mut rule = lower::lower(&clause, &program.types, &known, diags)?;
    for lit in &mut rule.body {
        let Lit::Atom(relation, args) = lit else { continue };
        if *relation == rule.head && rule.args.is_empty() {
            for arg in args.iter_mut().filter(|a| matches!(a, Expr::Any)) {
                rule.vars.push(None);
                *arg = Expr::Var(rule.vars.len() as u32 - 1);
            }
            rule.args.clone_from(args);
        }
    }
    (!diags.has_errors()).then_some(rule)
}

fn declare(
    decls: &[RelationDecl],
    types: &Types,
    diags: &mut Diagnostics,
) -> (Vec<Relation>, Relations, Vec<bool>) {
    let mut known = Relations {
        ids: FxHashMap::default(),
        columns: Vec::new(),
        places: Vec::new(),
        casts: FxHashMap::default(),
        functors: Functors::default(),
    };
    let mut relations = Vec::new();
    let mut inlined = Vec::new();
    for decl in decls {
        let name = &decl.name;
        if known.ids.contains_key(&name.text) {
            let first = known.places[known.ids[&name.text]].0;
            let message = format!("the relation {} is declared twice", name.text);
            diags.error(Code::DeclaredTwice, name.span, message).at(first, "first here");
            continue;
        }
        let columns: Vec<(Arc<str>, TypeId)> = decl
            .attributes
            .iter()
            .map(|a| (a.name.text.clone(), types.find(&a.ty, diags)))
            .collect();
        for (i, a) in decl.attributes.iter().enumerate() {
            if decl.attributes[..i].iter().any(|b| b.name.text == a.name.text) {
                diags.error(
                    Code::DeclaredTwice,
                    a.name.span,
                    format!("the column {} exists twice", a.name.text),
                );
            }
        }
        if decl.qualifiers.eqrel
            && (columns.len() != 2 || types.kind(columns[0].1) != types.kind(columns[1].1))
        {
            diags.error(Code::EqrelColumns, name.span, "an eqrel has two columns of the same kind");
        }
        let mut choices = Vec::new();
        for choice in &decl.choices {
            let mut list = Vec::new();
            for key in choice {
                match columns.iter().position(|c| c.0 == key.text) {
                    Some(at) => list.push(at),
                    None => {
                        diags.error(
                            Code::UnknownColumn,
                            key.span,
                            format!("{} has no column {}", name.text, key.text),
                        );
                    }
                }
            }
            choices.push(list);
        }
        known.ids.insert(name.text.clone(), relations.len());
        known.columns.push(columns.iter().map(|c| c.1).collect());
        let of = |a: &Attribute| a.name.span.to(a.ty.span);
        let places: Vec<Span> = decl.attributes.iter().map(of).collect();
        let place = places.last().map_or(name.span, |&last| name.span.to(last));
        known.places.push((place, places));
        inlined.push(decl.qualifiers.inline);
        relations.push(Relation {
            name: name.text.clone(),
            columns,
            eqrel: decl.qualifiers.eqrel,
            choices,
            limit: None,
            joins: None,
            is_asked: false,
        });
    }
    (relations, known, inlined)
}

/// Are all relations declared and used with the right number of arguments?
fn check_names(
    clause: &Clause,
    known: &mut Relations,
    types: &Types,
    diags: &mut Diagnostics,
) -> bool {
    let before = diags.list.len();
    check_atom(&clause.head, known, diags);
    let mut visit = |l: &Literal| {
        if let Literal::Atom(a) | Literal::Not(a) = l {
            check_atom(a, known, diags);
        }
    };
    walk_literals(&clause.body, &mut visit);
    clause.head.args.iter().for_each(|a| walk_arg_literals(a, &mut visit));
    let mut casts = Vec::new();
    let mut cast = |a: &Arg| {
        if let ArgKind::Cast(_, name) = &a.kind {
            casts.push(name.clone());
        }
    };
    clause.head.args.iter().for_each(|a| a.walk(&mut |x| cast(x)));
    for literal in &clause.body {
        literal.args().into_iter().for_each(|a| a.walk(&mut |x| cast(x)));
    }
    for name in casts {
        if !known.casts.contains_key(&name.text) {
            let id = types.find(&name, diags);
            known.casts.insert(name.text.clone(), id);
        }
    }
    diags.list.len() == before
}

fn check_atom(atom: &Atom, known: &Relations, diags: &mut Diagnostics) {
    match known.get(&atom.name.text) {
        None => {
            let message = format!("undeclared relation {}", atom.name.text);
            let (name, columns) = (atom.name.text.clone(), Some(atom.args.len()));
            diags.error(Code::UndeclaredRelation, atom.name.span, message).undeclared =
                Some(Undeclared { name, columns });
        }
        Some((id, columns)) if columns.len() != atom.args.len() => {
            let arguments = match atom.args.len() {
                1 => "1 argument is given".to_owned(),
                n => format!("{n} arguments are given"),
            };
            let (name, columns) = (&atom.name.text, columns.len());
            let message = format!("{name} has {}, but {arguments}", count(columns));
            let found = diags.error(Code::WrongArity, atom.span, message);
            found.at(known.places[id].0, "declared here");
            if atom.args.len() < columns {
                found.help("`_` stands for a column that does not matter");
            }
        }
        Some(_) => {}
    }
}

fn directives(
    list: &[Directive],
    relations: &mut [Relation],
    known: &Relations,
    diags: &mut Diagnostics,
) -> Vec<Io> {
    let mut out = Vec::new();
    for directive in list {
        let Some((id, _)) = known.get(&directive.relation.text) else {
            let Name { text: name, span } = &directive.relation;
            let message = format!("undeclared relation {name}");
            diags.error(Code::UndeclaredRelation, *span, message).undeclared =
                Some(Undeclared { name: name.clone(), columns: None });
            continue;
        };
        if directive.kind == DirectiveKind::Limitsize {
            let n = directive.params.iter().find(|p| &*p.0 == "n").and_then(|p| p.1.parse().ok());
            match n {
                Some(n) => relations[id].limit = Some(n),
                None => {
                    diags
                        .error(Code::Limitsize, directive.relation.span, ".limitsize needs a size")
                        .help("write `.limitsize R(n=100)`");
                }
            }
            continue;
        }
        out.push(Io {
            kind: directive.kind,
            relation: id,
            params: directive.params.clone(),
            span: directive.relation.span,
        });
    }
    out
}
