//! Rules as people write them at a prompt, made a whole program.

use crate::check::{self, Head};
use crate::diagnostic::Diagnostics;
use crate::settings::Settings;
use crate::syntax::ast::{
    Arg, ArgKind, Attribute, Clause, DirectiveKind, Items, Literal, TypeKind, walk_arg_literals,
    walk_literals,
};
use crate::syntax::{self, Includes};
use stack::deep;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

/// What the answer of a question is called.
const ANSWER: &str = "answer";

/// Completes rules to a program that needs nothing more, neither here nor by Soufflé: what they
/// use and do not declare is included, as far as the includes [offer](Includes::offers) it;
/// relations that have rules and no declaration get one, with the types of their rules; and if
/// nothing is an output, all relations with rules are that no other rule uses.
///
/// A part may be the body of a rule only: it is a question, and its variables are the columns of
/// the answer, in the order in which they first occur; those that begin with `_` are not.
///
/// What is added stands behind the parts, each of which stays on its lines.
///
/// ```
/// use llvm_facts_engine::{Directories, Settings, complete};
///
/// let parts = ["twice(n, n + n) :- n = range(0, 3).", "twice(small, large), large > 1"];
/// let program = complete("-e", &parts, &Directories::default(), &Settings::default())?;
/// assert_eq!(
///     program,
///     "twice(n, n + n) :- n = range(0, 3).
/// answer(small, large) :- twice(small, large), large > 1.
/// .decl twice(n: number, x2: number)
/// .decl answer(small: number, large: number)
/// .output answer
/// "
/// );
/// # Ok::<(), llvm_facts_engine::Diagnostics>(())
/// ```
///
/// # Errors
///
/// What is no Datalog, with its place.
pub fn complete(
    name: &str,
    parts: &[&str],
    includes: &dyn Includes,
    settings: &Settings,
) -> Result<String, Diagnostics> {
    deep(|| completed(name, parts, includes, settings))
}

fn completed(
    name: &str,
    parts: &[&str],
    includes: &dyn Includes,
    settings: &Settings,
) -> Result<String, Diagnostics> {
    let main = includes.defines().len() as u32;
    let read = |text: &str| {
        let mut diags = Diagnostics::default();
        let items = syntax::parse(name, text, includes, &mut diags);
        if diags.has_errors() { Err(diags) } else { Ok(items) }
    };
    let mut text = String::new();
    let is_free = |name: &String| {
        let is_offered = includes.offers().iter().any(|offer| offer.name == *name);
        !is_offered && parts.iter().all(|part| !part.contains(&**name))
    };
    let numbered = (2_u32..).map(|number| format!("{ANSWER}_{number}"));
    let mut names = std::iter::once(ANSWER.to_owned()).chain(numbered).filter(is_free);
    for part in parts {
        match question(part, includes) {
            Some(columns) => {
                let name = names.next().unwrap_or_default();
                let end = part.trim_end();
                let body = end.strip_suffix('.').unwrap_or(end);
                let columns = columns.join(", ");
                let _ = writeln!(text, "{name}({columns}) :- {}", stopped(body));
            }
            None => {
                let end = part.trim_end();
                let ended = stopped(end);
                // The last rule of a part is forgiven its stop, as a question is.
                let is_forgiven = read(end).is_err() && read(&ended).is_ok();
                text.push_str(if is_forgiven { &ended } else { end });
                text.push('\n');
            }
        }
    }
    let items = read(&text)?;
    for file in missing(&items, includes) {
        let _ = writeln!(text, ".include {file:?}");
    }
    let mut diags = Diagnostics::default();
    let heads = check::undeclared_heads(read(&text)?, settings, &mut diags);
    for Head { name, columns } in &heads {
        let columns: Vec<String> = columns.iter().map(|(n, ty)| format!("{n}: {ty}")).collect();
        let _ = writeln!(text, ".decl {name}({})", columns.join(", "));
    }
    let is_output = |kind| matches!(kind, DirectiveKind::Output | DirectiveKind::Printsize);
    if !items.directives.iter().any(|d| is_output(d.kind) && d.relation.span.file == main) {
        for name in results(&items, main) {
            let _ = writeln!(text, ".output {name}");
        }
    }
    Ok(text)
}

/// The text with a stop behind it. A comment goes on to the end of its line.
fn stopped(text: &str) -> String {
    let is_comment = text.lines().last().is_some_and(|line| line.contains("//"));
    format!("{text}{}.", if is_comment { "\n" } else { "" })
}

/// The columns of a question, if the text is the body of a rule: anything but a fact.
pub(crate) fn question(text: &str, includes: &dyn Includes) -> Option<Vec<Arc<str>>> {
    let mut wrong = Diagnostics::default();
    let (alternatives, has_stop) = syntax::body(text, includes, &mut wrong)?;
    let mut columns: Vec<Arc<str>> = Vec::new();
    let mut unnamed = false;
    for arg in alternatives.iter().flatten().flat_map(Literal::args) {
        variables(arg, &mut columns, &mut unnamed);
    }
    let is_atom = matches!(&*alternatives, [body] if matches!(&**body, [Literal::Atom(_)]));
    let is_fact = has_stop && is_atom && columns.is_empty() && !unnamed;
    columns.retain(|name| !name.starts_with('_'));
    (!is_fact).then_some(columns)
}

/// The variables of an argument in their order, but for those of aggregates, which are their own.
fn variables(arg: &Arg, found: &mut Vec<Arc<str>>, unnamed: &mut bool) {
    match &arg.kind {
        ArgKind::Var(variable) if !found.contains(&variable.name) => {
            found.push(variable.name.clone());
        }
        ArgKind::Unnamed => *unnamed = true,
        ArgKind::Record(args)
        | ArgKind::Branch(_, args)
        | ArgKind::User(_, args)
        | ArgKind::Call(_, args) => {
            args.iter().for_each(|arg| variables(arg, found, unnamed));
        }
        ArgKind::Cast(arg, _) => variables(arg, found, unnamed),
        _ => {}
    }
}

/// The files that declare what is used and not declared, in the order of the first use.
fn missing(items: &Items, includes: &dyn Includes) -> Vec<String> {
    let mut declared: BTreeSet<&str> = items.relations.iter().map(|r| &*r.name.text).collect();
    declared.extend(items.types.iter().map(|t| &*t.name.text));
    let functors: Vec<String> = items.clauses.iter().flat_map(functors).collect();
    declared.extend(items.clauses.iter().map(|c| &*c.head.name.text));
    let mut used: Vec<(&str, bool)> = Vec::new();
    for clause in &items.clauses {
        relations(clause, &mut |name| used.push((name, false)));
    }
    used.extend(items.directives.iter().map(|d| (&*d.relation.text, false)));
    let mut columns: Vec<&Attribute> = items.relations.iter().flat_map(|r| &r.attributes).collect();
    for ty in &items.types {
        match &ty.kind {
            TypeKind::Subset(base) => used.push((&base.text, true)),
            TypeKind::Union(list) => used.extend(list.iter().map(|name| (&*name.text, true))),
            TypeKind::Record(fields) => columns.extend(fields),
            TypeKind::Adt(list) => columns.extend(list.iter().flat_map(|(_, fields)| fields)),
        }
    }
    used.extend(columns.iter().map(|column| (&*column.ty.text, true)));
    for clause in &items.clauses {
        let args = clause.head.args.iter().chain(clause.body.iter().flat_map(Literal::args));
        args.for_each(|arg| {
            arg.walk(&mut |arg| {
                if let ArgKind::Cast(_, name) = &arg.kind {
                    used.push((&name.text, true));
                }
            });
        });
    }
    let is_declared = |name: &str| items.functors.iter().any(|it| *it.name.text == name[1..]);
    used.extend(functors.iter().filter(|it| !is_declared(it)).map(|it| (it.as_str(), true)));
    let mut files: Vec<String> = Vec::new();
    for (name, is_type) in used.into_iter().filter(|(name, _)| !declared.contains(name)) {
        let fits =
            |offer: &&syntax::Offer| offer.name == name && offer.columns.is_none() == is_type;
        if let Some(offer) = includes.offers().iter().find(fits)
            && !files.contains(&offer.file)
        {
            files.push(offer.file.clone());
        }
    }
    files
}

/// The functors of the host that a clause calls, as offers name them.
fn functors(clause: &Clause) -> Vec<String> {
    let mut found = Vec::new();
    let args = clause.head.args.iter().chain(clause.body.iter().flat_map(Literal::args));
    args.for_each(|arg| {
        arg.walk(&mut |arg| {
            if let ArgKind::User(name, _) = &arg.kind {
                found.push(format!("@{}", name.text));
            }
        });
    });
    found
}

/// Calls `each` with every relation that the body of a clause uses.
fn relations<'a>(clause: &'a Clause, each: &mut dyn FnMut(&'a str)) {
    let mut visit = |literal: &'a Literal| {
        if let Literal::Atom(atom) | Literal::Not(atom) = literal {
            each(&atom.name.text);
        }
    };
    walk_literals(&clause.body, &mut visit);
    clause.head.args.iter().for_each(|arg| walk_arg_literals(arg, &mut visit));
}

/// The relations that the rules of the program itself are about: those that have rules and that no
/// rule of another uses; without such, the last one that has rules or is declared.
fn results(items: &Items, main: u32) -> Vec<Arc<str>> {
    let own = || items.clauses.iter().filter(|clause| clause.span.file == main);
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for clause in own() {
        relations(clause, &mut |name| {
            if name != &*clause.head.name.text {
                used.insert(name);
            }
        });
    }
    let mut found: Vec<Arc<str>> = Vec::new();
    for clause in own() {
        let name = &clause.head.name.text;
        if !used.contains(&**name) && !found.contains(name) {
            found.push(name.clone());
        }
    }
    if found.is_empty() {
        let mut declared = items.relations.iter().filter(|r| r.name.span.file == main);
        let last = own().next_back().map(|clause| &clause.head.name.text);
        found.extend(last.or(declared.next_back().map(|r| &r.name.text)).cloned());
    }
    found
}
