//! Names found in a program's tree: what is declared where, then what each name means there.

use crate::diagnostic::{Sources, Span};
use crate::names::{Declared, Link, Mention, NameKind, Names, Role};
use crate::syntax::ast::{
    Arg, ArgKind, Atom, Attribute, Clause, Component, FunctorDecl, Items, Literal, Name,
    RelationDecl, TypeDecl, TypeKind, walk_arg_literals, walk_literals,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Bases of components lead so far at most: they may lead in a circle.
const DEPTH: usize = 100;

/// Where names are looked up: a component, or the whole program.
#[derive(Debug, Default)]
struct Scope {
    /// The scope around it.
    around: Option<usize>,
    /// The component, by its place in `declared`.
    component: Option<usize>,
    /// The components that it is made of.
    bases: Vec<Arc<str>>,
    known: FxHashMap<(NameKind, Arc<str>), usize>,
    /// The components of instances, by the instance's name.
    instances: FxHashMap<Arc<str>, Arc<str>>,
    /// The scopes of its components, by the component's place in `declared`.
    inside: FxHashMap<usize, usize>,
}

/// Names being found.
pub struct Reading {
    sources: Sources,
    declared: Vec<Declared>,
    mentions: Vec<Mention>,
    scopes: Vec<Scope>,
}

impl Reading {
    pub fn new(sources: Sources) -> Self {
        Reading { sources, declared: Vec::new(), mentions: Vec::new(), scopes: Vec::new() }
    }

    /// Makes known what the items declare, and what the components among them do.
    pub fn scope(&mut self, items: &Items, around: Option<usize>, of: Option<&Component>) -> usize {
        let scope = self.scopes.len();
        let component = of.and_then(|of| {
            let known = &self.scopes[around?].known;
            known.get(&(NameKind::Component, of.ty.name.text.clone())).copied()
        });
        let bases = of.iter().flat_map(|of| &of.bases).map(|base| base.name.text.clone()).collect();
        self.scopes.push(Scope { around, component, bases, ..Scope::default() });
        for parameter in of.iter().flat_map(|of| &of.ty.params) {
            self.declare(scope, NameKind::Type, parameter, &[]);
        }
        for TypeDecl { name, kind } in &items.types {
            let columns: &[Attribute] = match kind {
                TypeKind::Record(columns) => columns,
                TypeKind::Subset(_) | TypeKind::Union(_) | TypeKind::Adt(_) => &[],
            };
            self.declare(scope, NameKind::Type, name, columns);
            if let TypeKind::Adt(branches) = kind {
                for (branch, columns) in branches {
                    self.declare(scope, NameKind::Branch, branch, columns);
                }
            }
        }
        for RelationDecl { name, attributes, .. } in &items.relations {
            self.declare(scope, NameKind::Relation, name, attributes);
        }
        for init in &items.inits {
            self.declare(scope, NameKind::Instance, &init.name, &[]);
            let component = init.ty.name.text.clone();
            self.scopes[scope].instances.insert(init.name.text.clone(), component);
        }
        for component in &items.components {
            self.declare(scope, NameKind::Component, &component.ty.name, &[]);
        }
        for component in &items.components {
            let inside = self.scope(&component.items, Some(scope), Some(component));
            if let Some(of) = self.scopes[inside].component {
                self.scopes[scope].inside.insert(of, inside);
            }
        }
        scope
    }

    fn declare(&mut self, scope: usize, kind: NameKind, name: &Name, columns: &[Attribute]) {
        let columns = columns.iter().map(|c| (c.name.text.clone(), c.ty.text.clone())).collect();
        let component = self.scopes[scope].component;
        let of = self.add(kind, name, component, columns);
        self.mention(kind, name, Role::Declares, Some(of));
        // Of a name that is declared twice the first is meant.
        self.scopes[scope].known.entry((kind, name.text.clone())).or_insert(of);
    }

    fn add(
        &mut self,
        kind: NameKind,
        name: &Name,
        component: Option<usize>,
        columns: Vec<(Arc<str>, Arc<str>)>,
    ) -> usize {
        let doc = self.sources.file(name.span.file).map(|s| above(&s.text, name.span.start));
        let (name, span, doc) = (name.text.clone(), name.span, doc.unwrap_or_default());
        self.declared.push(Declared { kind, name, span, component, columns, doc });
        self.declared.len() - 1
    }

    fn mention(&mut self, kind: NameKind, name: &Name, role: Role, of: Option<usize>) {
        let (name, span) = (name.text.clone(), name.span);
        self.mentions.push(Mention { kind, name, span, role, of, argument: None });
    }

    /// What a name means in a scope: its own, what its bases have, what is around it.
    fn find(&self, mut scope: usize, kind: NameKind, name: &Arc<str>) -> Option<usize> {
        loop {
            if let Some(found) = self.member(scope, kind, name, 0) {
                return Some(found);
            }
            scope = self.scopes[scope].around?;
        }
    }

    fn member(&self, scope: usize, kind: NameKind, name: &Arc<str>, depth: usize) -> Option<usize> {
        let Scope { known, bases, around, .. } = &self.scopes[scope];
        let own = known.get(&(kind, name.clone())).copied();
        own.or_else(|| {
            let around = around.filter(|_| depth < DEPTH)?;
            let of_base = |base: &Arc<str>| {
                let inside = self.inside(around, base)?;
                self.member(inside, kind, name, depth + 1)
            };
            bases.iter().find_map(of_base)
        })
    }

    /// The scope of a component by its name.
    fn inside(&self, scope: usize, component: &Arc<str>) -> Option<usize> {
        let of = self.find(scope, NameKind::Component, component)?;
        self.scopes.iter().find_map(|scope| scope.inside.get(&of)).copied()
    }

    /// A name where it is used: each part of it, if dots join them.
    fn used(&mut self, scope: usize, kind: NameKind, name: &Name, role: Role) -> Option<usize> {
        let mut inside = Some(scope);
        let mut start = name.span.start;
        let mut parts = name.text.split('.').peekable();
        while let Some(part) = parts.next() {
            let end = start + part.len() as u32;
            let part = Name { text: part.into(), span: Span { start, end, ..name.span } };
            let is_last = parts.peek().is_none();
            let kind = if is_last { kind } else { NameKind::Instance };
            // The first part is looked for all around, the others in the component alone.
            let of = inside.and_then(|at| match start == name.span.start {
                true => self.find(at, kind, &part.text),
                false => self.member(at, kind, &part.text, 0),
            });
            if is_last {
                self.mention(kind, &part, role, of);
                return of;
            }
            self.mention(kind, &part, Role::Uses, of);
            inside = inside.and_then(|at| {
                let mut around = Some(at);
                let holder = std::iter::from_fn(|| {
                    let at = around?;
                    around = self.scopes[at].around;
                    Some(at)
                })
                .find(|&at| self.scopes[at].instances.contains_key(&part.text))?;
                self.inside(holder, &self.scopes[holder].instances[&part.text])
            });
            start = end + 1;
        }
        None
    }

    /// The names in what a scope consists of.
    pub fn items(&mut self, items: &Items, scope: usize) {
        let columns = |reading: &mut Self, columns: &[Attribute]| {
            for column in columns {
                reading.used(scope, NameKind::Type, &column.ty, Role::Uses);
            }
        };
        for TypeDecl { kind, .. } in &items.types {
            match kind {
                TypeKind::Subset(of) => drop(self.used(scope, NameKind::Type, of, Role::Uses)),
                TypeKind::Union(of) => of.iter().for_each(|of| {
                    self.used(scope, NameKind::Type, of, Role::Uses);
                }),
                TypeKind::Record(of) => columns(self, of),
                TypeKind::Adt(of) => of.iter().for_each(|(_, of)| columns(self, of)),
            }
        }
        items.relations.iter().for_each(|relation| columns(self, &relation.attributes));
        for FunctorDecl { params, result, .. } in &items.functors {
            for ty in params.iter().chain([result]) {
                self.used(scope, NameKind::Type, ty, Role::Uses);
            }
        }
        for lattice in &items.lattices {
            self.used(scope, NameKind::Type, &lattice.name, Role::Uses);
            for (_, value) in &lattice.operators {
                self.arg(value, None, scope, lattice.name.span, &mut FxHashMap::default());
            }
        }
        for directive in &items.directives {
            self.used(scope, NameKind::Relation, &directive.relation, Role::Uses);
        }
        for name in &items.overrides {
            self.used(scope, NameKind::Relation, name, Role::Uses);
        }
        for init in &items.inits {
            self.used(scope, NameKind::Component, &init.ty.name, Role::Uses);
            for parameter in &init.ty.params {
                self.used(scope, NameKind::Type, parameter, Role::Uses);
            }
        }
        // The alternatives of a body share their places, and so do the heads of a rule.
        let mut variables = FxHashMap::default();
        for clause in &items.clauses {
            self.clause(clause, scope, &mut variables);
        }
        for component in &items.components {
            let of = self.scopes[scope]
                .known
                .get(&(NameKind::Component, component.ty.name.text.clone()));
            let inside = of.and_then(|of| self.scopes[scope].inside.get(of)).copied();
            for base in &component.bases {
                self.used(scope, NameKind::Component, &base.name, Role::Uses);
                for parameter in &base.params {
                    self.used(inside.unwrap_or(scope), NameKind::Type, parameter, Role::Uses);
                }
            }
            self.items(&component.items, inside.unwrap_or(scope));
        }
    }

    fn clause(&mut self, clause: &Clause, scope: usize, variables: &mut Variables) {
        self.atom(&clause.head, Role::Defines, scope, clause.span, variables);
        let mut literals = Vec::new();
        for arg in &clause.head.args {
            walk_arg_literals(arg, &mut |literal| literals.push(literal));
        }
        walk_literals(&clause.body, &mut |literal| literals.push(literal));
        for literal in literals {
            match literal {
                Literal::Atom(atom) | Literal::Not(atom) => {
                    self.atom(atom, Role::Uses, scope, clause.span, variables);
                }
                Literal::Cmp(_, left, right, _) => {
                    for arg in [left, right] {
                        self.arg(arg, None, scope, clause.span, variables);
                    }
                }
                Literal::Bool(..) => {}
            }
        }
    }

    fn atom(
        &mut self,
        atom: &Atom,
        role: Role,
        scope: usize,
        clause: Span,
        variables: &mut Variables,
    ) {
        let relation = self.used(scope, NameKind::Relation, &atom.name, role);
        for (number, arg) in atom.args.iter().enumerate() {
            let argument = relation.map(|relation| (relation, number));
            self.arg(arg, argument, scope, clause, variables);
        }
    }

    /// The names in an argument. Literals inside aggregates come by themselves.
    fn arg(
        &mut self,
        arg: &Arg,
        argument: Option<(usize, usize)>,
        scope: usize,
        clause: Span,
        variables: &mut Variables,
    ) {
        let mut found = Vec::new();
        arg.walk(&mut |inner| found.push(inner));
        for inner in found {
            match &inner.kind {
                ArgKind::Var(variable) if !variable.name.is_empty() => {
                    let name = Name { text: variable.name.clone(), span: inner.span };
                    let key = (clause, name.text.clone());
                    let of = match variables.get(&key) {
                        Some(&of) => of,
                        None => {
                            let of = self.add(NameKind::Variable, &name, None, Vec::new());
                            self.declared[of].doc.clear();
                            variables.insert(key, of);
                            of
                        }
                    };
                    let is_first = self.declared[of].span == name.span;
                    let role = if is_first { Role::Declares } else { Role::Uses };
                    let argument = argument.filter(|_| inner.span == arg.span);
                    let (kind, Name { text: name, span }) = (NameKind::Variable, name);
                    self.mentions.push(Mention { kind, name, span, role, of: Some(of), argument });
                }
                ArgKind::Branch(name, _) => {
                    self.used(scope, NameKind::Branch, name, Role::Uses);
                }
                ArgKind::Cast(_, ty) => drop(self.used(scope, NameKind::Type, ty, Role::Uses)),
                _ => {}
            }
        }
    }

    /// What has been found, without what no file has at that place: what macros make.
    pub fn finish(self, links: Vec<Link>) -> Names {
        let Reading { sources, declared, mut mentions, .. } = self;
        mentions.retain(|mention| sources.text(mention.span) == &*mention.name);
        // An argument says more than the same name in a copy of the rule that has none.
        mentions.sort_by_key(|m| (m.span.file, m.span.start, m.argument.is_none()));
        let mut seen = FxHashSet::default();
        mentions.retain(|mention| seen.insert(mention.span));
        Names { sources, declared, mentions, links }
    }
}

/// The variables of rules, by the rule's place.
type Variables = FxHashMap<(Span, Arc<str>), usize>;

/// The lines of comment directly above the line of a place, without their marks.
fn above(text: &str, place: u32) -> Vec<String> {
    let line = text[..place as usize].rfind('\n').map_or(0, |end| end + 1);
    let comment = |line: &str| {
        let rest = line.trim_start().strip_prefix("//")?;
        let rest = rest.strip_prefix('/').unwrap_or(rest);
        Some(rest.strip_prefix(' ').unwrap_or(rest).trim_end().to_owned())
    };
    let mut lines: Vec<String> = text[..line].lines().rev().map_while(comment).collect();
    lines.reverse();
    lines
}
