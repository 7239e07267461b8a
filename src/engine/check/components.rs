//! Components to one flat program: each `.init` copies what the component and its bases declare
//! under the name of the instance. A name is looked up in the instance it stands in, then in the
//! enclosing instances, then in the program.

use crate::code::Code;
use crate::diagnostic::Diagnostics;
use crate::syntax::ast::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Instances nest no deeper: a component that contains itself is an error, not a crash.
const DEPTH: usize = 64;
/// No program of people has more instances.
const INSTANCES: usize = 100_000;

/// A program without components; all names are whole.
#[derive(Debug, Default)]
pub(crate) struct Flat {
    pub types: Vec<TypeDecl>,
    pub functors: Vec<FunctorDecl>,
    pub lattices: Vec<LatticeDecl>,
    pub relations: Vec<RelationDecl>,
    pub clauses: Vec<Clause>,
    pub directives: Vec<Directive>,
    pub pragmas: Vec<(Arc<str>, Arc<str>, crate::diagnostic::Span)>,
}

type Bindings = FxHashMap<Arc<str>, Arc<str>>;
type Visible = Vec<Arc<Component>>;

struct Expander<'a> {
    diags: &'a mut Diagnostics,
    instances: usize,
    /// Did the instances come to no end?
    endless: bool,
    /// What each instance declares, with the path it stands in; names not yet resolved.
    out: Vec<(String, Items)>,
}

/// Expands every `.init` of `items`.
pub(crate) fn flatten(mut items: Items, diags: &mut Diagnostics) -> Flat {
    let visible: Visible = items.components.clone();
    let inits = std::mem::take(&mut items.inits);
    let pragmas = std::mem::take(&mut items.pragmas);
    let mut expander =
        Expander { diags, instances: 0, endless: false, out: vec![(String::new(), items)] };
    for init in &inits {
        expander.instance(init, "", &visible, &Bindings::default(), 0);
    }
    let parts = expander.out;
    let mut types: FxHashSet<String> = FxHashSet::default();
    let mut relations: FxHashSet<String> = FxHashSet::default();
    for (path, part) in &parts {
        types.extend(part.types.iter().map(|t| join(path, &t.name.text)));
        relations.extend(part.relations.iter().map(|r| join(path, &r.name.text)));
    }
    let mut flat = Flat { pragmas, ..Flat::default() };
    for (path, mut part) in parts {
        rename(&path, &mut part, &types, &relations);
        flat.types.append(&mut part.types);
        flat.functors.append(&mut part.functors);
        flat.lattices.append(&mut part.lattices);
        flat.relations.append(&mut part.relations);
        flat.clauses.append(&mut part.clauses);
        flat.directives.append(&mut part.directives);
    }
    flat
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

impl Expander<'_> {
    fn instance(
        &mut self,
        init: &Init,
        path: &str,
        visible: &Visible,
        bindings: &Bindings,
        depth: usize,
    ) {
        self.instances += 1;
        let is_deep = depth >= DEPTH;
        if self.endless || is_deep || self.instances > INSTANCES {
            if !std::mem::replace(&mut self.endless, true) {
                let span = init.ty.name.span;
                if is_deep {
                    let message = "components contain each other without end";
                    self.diags
                        .error(Code::DefinedByItself, span, message)
                        .help("a component cannot initialise itself, not even through others");
                } else {
                    let message = format!("more than {INSTANCES} instances of components");
                    self.diags.error(Code::TooLarge, span, message);
                }
            }
            return;
        }
        let path = join(path, &init.name.text);
        let mut items = Items::default();
        let mut visible = visible.clone();
        let mut nested = Vec::new();
        let mut gather = Gather {
            items: &mut items,
            visible: &mut visible,
            inits: &mut nested,
            path: Vec::new(),
        };
        gather.component(&init.ty, bindings, &FxHashSet::default(), self.diags);
        self.out.push((path.clone(), items));
        for (init, bindings) in nested {
            self.instance(&init, &path, &visible, &bindings, depth + 1);
        }
    }
}

struct Gather<'a> {
    items: &'a mut Items,
    visible: &'a mut Visible,
    inits: &'a mut Vec<(Init, Bindings)>,
    path: Vec<Arc<str>>,
}

impl Gather<'_> {
    /// Adds a component with its bases, less the rules that a derived component overrides.
    fn component(
        &mut self,
        ty: &ComponentType,
        outer: &Bindings,
        overridden: &FxHashSet<Arc<str>>,
        diags: &mut Diagnostics,
    ) {
        let name = outer.get(&ty.name.text).unwrap_or(&ty.name.text);
        // The innermost declaration wins.
        let Some(component) = self.visible.iter().rev().find(|c| c.ty.name.text == *name) else {
            diags.error(
                Code::UndeclaredComponent,
                ty.name.span,
                format!("undeclared component {name}"),
            );
            return;
        };
        let component = component.clone();
        let params = &component.ty.params;
        if params.len() != ty.params.len() {
            diags.error(
                Code::WrongArity,
                ty.name.span,
                format!("{name} takes {} parameters, not {}", params.len(), ty.params.len()),
            );
            return;
        }
        if self.path.contains(name) {
            diags.error(
                Code::DefinedByItself,
                ty.name.span,
                format!("{name} inherits from itself"),
            );
            return;
        }
        let mut bindings = outer.clone();
        for (param, actual) in params.iter().zip(&ty.params) {
            let actual = outer.get(&actual.text).unwrap_or(&actual.text);
            bindings.insert(param.text.clone(), actual.clone());
        }
        self.path.push(name.clone());
        self.visible.extend(component.items.components.iter().cloned());

        let mut hidden = overridden.clone();
        hidden.extend(component.items.overrides.iter().map(|n| n.text.clone()));
        let before = self.items.relations.len();
        for base in &component.bases {
            self.component(base, &bindings, &hidden, diags);
        }
        for name in &component.items.overrides {
            let found = self.items.relations[before..].iter().find(|r| r.name.text == name.text);
            match found {
                None => {
                    diags.error(
                        Code::Override,
                        name.span,
                        format!("no base declares the relation {}", name.text),
                    );
                }
                Some(r) if !r.qualifiers.overridable => {
                    diags
                        .error(
                            Code::Override,
                            name.span,
                            format!("{} is not overridable", name.text),
                        )
                        .help("add `overridable` to its declaration");
                }
                Some(_) => {}
            }
        }
        let mut own = component.items.clone();
        own.clauses.retain(|c| !overridden.contains(&c.head.name.text));
        bind(&mut own, &bindings);
        self.items.types.append(&mut own.types);
        self.items.lattices.append(&mut own.lattices);
        self.items.relations.append(&mut own.relations);
        self.items.clauses.append(&mut own.clauses);
        self.items.directives.append(&mut own.directives);
        self.inits.extend(own.inits.into_iter().map(|i| (i, bindings.clone())));
        self.path.pop();
    }
}

/// Applies `f` to every name of a type and of a relation that is used or declared.
fn names(items: &mut Items, ty: &mut dyn FnMut(&mut Name), relation: &mut dyn FnMut(&mut Name)) {
    for decl in &mut items.types {
        match &mut decl.kind {
            TypeKind::Subset(base) => ty(base),
            TypeKind::Union(list) => list.iter_mut().for_each(&mut *ty),
            TypeKind::Record(fields) => fields.iter_mut().for_each(|a| ty(&mut a.ty)),
            TypeKind::Adt(list) => {
                list.iter_mut().flat_map(|b| &mut b.1).for_each(|a| ty(&mut a.ty));
            }
        }
    }
    for decl in &mut items.relations {
        decl.attributes.iter_mut().for_each(|a| ty(&mut a.ty));
    }
    for decl in &mut items.lattices {
        ty(&mut decl.name);
        for (_, value) in &mut decl.operators {
            value.walk_mut(&mut |a| {
                if let ArgKind::Cast(_, name) = &mut a.kind {
                    ty(name);
                }
            });
        }
    }
    for clause in &mut items.clauses {
        let mut args = |arg: &mut Arg| {
            arg.walk_mut(&mut |a| match &mut a.kind {
                ArgKind::Cast(_, name) => ty(name),
                ArgKind::Aggregate(_, _, body) => {
                    for literal in body {
                        if let Literal::Atom(a) | Literal::Not(a) = literal {
                            relation(&mut a.name);
                        }
                    }
                }
                _ => {}
            });
        };
        clause.head.args.iter_mut().for_each(&mut args);
        for literal in &mut clause.body {
            literal.args_mut().into_iter().for_each(&mut args);
        }
        relation(&mut clause.head.name);
        for literal in &mut clause.body {
            if let Literal::Atom(a) | Literal::Not(a) = literal {
                relation(&mut a.name);
            }
        }
    }
    items.directives.iter_mut().for_each(|d| relation(&mut d.relation));
}

fn bind(items: &mut Items, bindings: &Bindings) {
    let apply = |name: &mut Name| {
        if let Some(actual) = bindings.get(&name.text) {
            name.text = actual.clone();
        }
    };
    let mut ty = apply;
    names(items, &mut ty, &mut |_| {});
}

fn rename(path: &str, items: &mut Items, types: &FxHashSet<String>, relations: &FxHashSet<String>) {
    for decl in &mut items.types {
        decl.name.text = join(path, &decl.name.text).into();
    }
    for decl in &mut items.relations {
        decl.name.text = join(path, &decl.name.text).into();
    }
    let find = |known: &FxHashSet<String>, name: &mut Name| {
        let mut scope = path;
        while !scope.is_empty() {
            let full = join(scope, &name.text);
            if known.contains(&full) {
                name.text = full.into();
                return;
            }
            scope = scope.rfind('.').map_or("", |dot| &scope[..dot]);
        }
    };
    names(items, &mut |n| find(types, n), &mut |n| find(relations, n));
}
