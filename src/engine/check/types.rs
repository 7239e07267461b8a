//! The types of a program: what each name stands for, and which is a part of which.

use crate::code::Code;
use crate::diagnostic::Diagnostics;
use crate::diagnostic::Undeclared;
use crate::settings::{Settings, Vocabulary};
use crate::syntax::ast::{Attribute, Name, TypeDecl, TypeKind};
use crate::width::Width;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A type of the program.
pub(crate) type TypeId = usize;

/// How a cell is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A signed integer.
    Number,
    /// An unsigned integer.
    Unsigned,
    /// A floating-point number.
    Float,
    /// An interned string.
    Symbol,
    /// A record of that type, or nil.
    Record(usize),
    /// A value of that algebraic data type.
    Adt(usize),
}

impl Kind {
    /// Is the cell all there is of the value?
    pub const fn is_plain(self) -> bool {
        !matches!(self, Self::Record(_) | Self::Adt(_))
    }
}

/// The kinds of numbers: what loops run over and aggregates fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numeric {
    /// Signed integers.
    Number,
    /// Unsigned integers.
    Unsigned,
    /// Floating-point numbers.
    Float,
}

impl Numeric {
    /// That kind, if it is one of numbers.
    pub(crate) const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Number => Some(Self::Number),
            Kind::Unsigned => Some(Self::Unsigned),
            Kind::Float => Some(Self::Float),
            Kind::Symbol | Kind::Record(_) | Kind::Adt(_) => None,
        }
    }

    pub(crate) const fn kind(self) -> Kind {
        match self {
            Self::Number => Kind::Number,
            Self::Unsigned => Kind::Unsigned,
            Self::Float => Kind::Float,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Type {
    Primitive,
    Subset(TypeId),
    Union(Vec<TypeId>),
    Record(Vec<TypeId>),
    Adt(Vec<Branch>),
}

#[derive(Clone, Debug)]
pub(crate) struct Branch {
    pub name: Arc<str>,
    pub fields: Vec<TypeId>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Types {
    pub width: Width,
    names: FxHashMap<Arc<str>, TypeId>,
    types: Vec<(Arc<str>, Type)>,
    kinds: Vec<Kind>,
    /// Branch name to type and position; branches of a type are sorted by name.
    branches: FxHashMap<Arc<str>, (TypeId, usize)>,
    /// The words of types that have known ones.
    words: FxHashMap<Arc<str>, Arc<[String]>>,
}

pub(crate) const NUMBER: TypeId = 0;
pub(crate) const UNSIGNED: TypeId = 1;
pub(crate) const FLOAT: TypeId = 2;
pub(crate) const SYMBOL: TypeId = 3;

impl Types {
    pub fn new(decls: &[TypeDecl], settings: &Settings, diags: &mut Diagnostics) -> Types {
        let words = settings.vocabularies.iter().map(|Vocabulary { type_name, words }| {
            (type_name.as_str().into(), words.as_slice().into())
        });
        let (width, words) = (settings.width, words.collect());
        let mut types = Types { width, words, ..Types::default() };
        for name in ["number", "unsigned", "float", "symbol"] {
            let id = types.types.len();
            types.names.insert(name.into(), id);
            types.types.push((name.into(), Type::Primitive));
        }
        let mut kept: Vec<&TypeDecl> = Vec::new();
        for decl in decls {
            if types.names.contains_key(&decl.name.text) {
                diags.error(
                    Code::DeclaredTwice,
                    decl.name.span,
                    format!("the type {} is declared twice", decl.name.text),
                );
                continue;
            }
            types.names.insert(decl.name.text.clone(), types.types.len());
            types.types.push((decl.name.text.clone(), Type::Primitive));
            kept.push(decl);
        }
        for (i, decl) in kept.iter().enumerate() {
            let ty = types.resolve(i + 4, decl, diags);
            types.types[i + 4].1 = ty;
        }
        for (i, decl) in kept.iter().enumerate() {
            if types.is_cyclic(i + 4) {
                diags.error(
                    Code::DefinedByItself,
                    decl.name.span,
                    format!("the type {} is defined by itself", decl.name.text),
                );
                types.types[i + 4].1 = Type::Subset(NUMBER);
            }
        }
        types.kinds = (0..types.types.len()).map(|id| types.root_kind(id)).collect();
        for (i, decl) in kept.iter().enumerate() {
            if let Type::Union(list) = &types.types[i + 4].1 {
                let kinds: Vec<Kind> = list.iter().map(|&t| types.kinds[t]).collect();
                if kinds.windows(2).any(|w| w[0] != w[1]) {
                    diags
                        .error(
                            Code::UnionOfKinds,
                            decl.name.span,
                            format!("the union {} mixes kinds of values", decl.name.text),
                        )
                        .help("all members must be numbers, or unsigned, or floats, or symbols");
                }
            }
        }
        types
    }

    fn resolve(&mut self, id: TypeId, decl: &TypeDecl, diags: &mut Diagnostics) -> Type {
        match &decl.kind {
            TypeKind::Subset(base) => Type::Subset(self.find(base, diags)),
            TypeKind::Union(list) => {
                Type::Union(list.iter().map(|n| self.find(n, diags)).collect())
            }
            TypeKind::Record(fields) => Type::Record(self.fields(fields, diags)),
            TypeKind::Adt(list) => {
                let mut branches: Vec<(&Name, Branch)> = list
                    .iter()
                    .map(|(name, fields)| {
                        let fields = self.fields(fields, diags);
                        (name, Branch { name: name.text.clone(), fields })
                    })
                    .collect();
                branches.sort_by(|a, b| a.0.text.cmp(&b.0.text));
                for (i, (name, _)) in branches.iter().enumerate() {
                    if self.branches.insert(name.text.clone(), (id, i)).is_some() {
                        diags.error(
                            Code::DeclaredTwice,
                            name.span,
                            format!("the branch {} exists twice", name.text),
                        );
                    }
                }
                Type::Adt(branches.into_iter().map(|b| b.1).collect())
            }
        }
    }

    fn fields(&self, fields: &[Attribute], diags: &mut Diagnostics) -> Vec<TypeId> {
        for (i, field) in fields.iter().enumerate() {
            if fields[..i].iter().any(|f| f.name.text == field.name.text) {
                diags.error(
                    Code::DeclaredTwice,
                    field.name.span,
                    format!("the field {} exists twice", field.name.text),
                );
            }
        }
        fields.iter().map(|f| self.find(&f.ty, diags)).collect()
    }

    /// The type of that name; an undeclared one is an error and stands for `number`.
    pub fn find(&self, name: &Name, diags: &mut Diagnostics) -> TypeId {
        match self.names.get(&name.text) {
            Some(&id) => id,
            None => {
                let message = format!("undeclared type {}", name.text);
                diags.error(Code::UndeclaredType, name.span, message).undeclared =
                    Some(Undeclared { name: name.text.clone(), columns: None });
                NUMBER
            }
        }
    }

    /// The names of all types.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.types.iter().map(|(name, _)| &**name)
    }

    /// The words of a type that has known ones, and what it is called; those of the nearest type
    /// that it is a part of.
    pub fn words(&self, id: TypeId) -> Option<(&str, &[String])> {
        let mut at = id;
        loop {
            if let Some(words) = self.words.get(self.name(at)) {
                return Some((self.name(at), words));
            }
            let Type::Subset(base) = self.types[at].1 else { return None };
            at = base;
        }
    }

    pub fn branch(&self, name: &str) -> Option<(TypeId, usize)> {
        self.branches.get(name).copied()
    }

    fn is_cyclic(&self, start: TypeId) -> bool {
        let mut seen = vec![false; self.types.len()];
        let mut stack: Vec<TypeId> = self.below(start);
        while let Some(id) = stack.pop() {
            if id == start {
                return true;
            }
            if !std::mem::replace(&mut seen[id], true) {
                stack.extend(self.below(id));
            }
        }
        false
    }

    fn below(&self, id: TypeId) -> Vec<TypeId> {
        match &self.types[id].1 {
            Type::Subset(base) => vec![*base],
            Type::Union(list) => list.clone(),
            _ => Vec::new(),
        }
    }

    fn root_kind(&self, id: TypeId) -> Kind {
        let mut at = id;
        loop {
            match &self.types[at].1 {
                Type::Subset(base) => at = *base,
                Type::Union(list) => match list.first() {
                    Some(&first) => at = first,
                    None => return Kind::Number,
                },
                Type::Record(_) => return Kind::Record(at),
                Type::Adt(_) => return Kind::Adt(at),
                Type::Primitive => {
                    return match at {
                        UNSIGNED => Kind::Unsigned,
                        FLOAT => Kind::Float,
                        SYMBOL => Kind::Symbol,
                        _ => Kind::Number,
                    };
                }
            }
        }
    }

    /// The names of a type and of all that it is a part of or made up of, the nearest first.
    pub fn bases(&self, name: &str) -> Vec<&str> {
        let mut found: Vec<TypeId> = self.names.get(name).copied().into_iter().collect();
        let mut next = 0;
        while let Some(&id) = found.get(next) {
            next += 1;
            let below = self.below(id);
            found
                .extend(below.into_iter().filter(|id| !found[..].contains(id)).collect::<Vec<_>>());
        }
        found.into_iter().map(|id| self.name(id)).collect()
    }

    pub fn kind(&self, id: TypeId) -> Kind {
        self.kinds[id]
    }

    /// The same of a type by its name, if there is one.
    pub fn kind_of(&self, name: &str) -> Option<Kind> {
        self.names.get(name).map(|&id| self.kinds[id])
    }

    pub fn name(&self, id: TypeId) -> &str {
        &self.types[id].0
    }

    /// The field types of a record type.
    pub fn record(&self, id: TypeId) -> &[TypeId] {
        match &self.types[id].1 {
            Type::Record(fields) => fields,
            _ => &[],
        }
    }

    /// The branches of an algebraic data type.
    pub fn adt(&self, id: TypeId) -> &[Branch] {
        match &self.types[id].1 {
            Type::Adt(branches) => branches,
            _ => &[],
        }
    }

    /// Has no branch a field? Then a value is the number of its branch.
    pub fn is_enum(&self, id: TypeId) -> bool {
        self.adt(id).iter().all(|b| b.fields.is_empty())
    }

    /// Is every value of `a` one of `b`?
    pub fn is_subtype(&self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        if let Type::Union(list) = &self.types[b].1
            && list.iter().any(|&t| self.is_subtype(a, t))
        {
            return true;
        }
        match &self.types[a].1 {
            Type::Subset(base) => self.is_subtype(*base, b),
            Type::Union(list) => !list.is_empty() && list.iter().all(|&t| self.is_subtype(t, b)),
            _ => false,
        }
    }

    /// Can a value be of both types?
    pub fn overlap(&self, a: TypeId, b: TypeId) -> bool {
        (0..self.types.len()).any(|t| self.is_subtype(t, a) && self.is_subtype(t, b))
    }

    /// What a kind is called in messages.
    pub fn kind_name(&self, kind: Kind) -> &str {
        match kind {
            Kind::Number => "number",
            Kind::Unsigned => "unsigned",
            Kind::Float => "float",
            Kind::Symbol => "symbol",
            Kind::Record(id) | Kind::Adt(id) => self.types.get(id).map_or("a record", |t| &t.0),
        }
    }
}
