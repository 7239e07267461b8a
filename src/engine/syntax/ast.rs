//! A program as written: no name is resolved, no type is known.

use crate::diagnostic::Span;
use crate::functor::Functor;
use std::sync::Arc;

/// An enum whose values are words of the dialect.
macro_rules! words {
    ($(#[doc = $doc:literal])* $name:ident { $($value:ident = $word:literal,)* }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($value),* }

        impl $name {
            /// As programs write it.
            pub fn word(self) -> &'static str {
                match self { $(Self::$value => $word),* }
            }

            /// What a program means by the word.
            pub fn of_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$value),)* _ => None }
            }
        }
    };
}

/// A name, its parts joined by dots.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Name {
    pub text: Arc<str>,
    pub span: Span,
}

/// What a program, or a component, declares.
#[derive(Clone, Debug, Default)]
pub(crate) struct Items {
    pub types: Vec<TypeDecl>,
    pub functors: Vec<FunctorDecl>,
    pub lattices: Vec<LatticeDecl>,
    pub relations: Vec<RelationDecl>,
    pub clauses: Vec<Clause>,
    pub directives: Vec<Directive>,
    pub components: Vec<Arc<Component>>,
    pub inits: Vec<Init>,
    /// Relations whose inherited rules a component drops.
    pub overrides: Vec<Name>,
    pub pragmas: Vec<(Arc<str>, Arc<str>, Span)>,
}

#[derive(Clone, Debug)]
pub(crate) struct TypeDecl {
    pub name: Name,
    pub kind: TypeKind,
}

#[derive(Clone, Debug)]
pub(crate) enum TypeKind {
    Subset(Name),
    /// One element: an alias.
    Union(Vec<Name>),
    Record(Vec<Attribute>),
    Adt(Vec<(Name, Vec<Attribute>)>),
}

/// `.functor name(params): result`: one that the host implements.
#[derive(Clone, Debug)]
pub(crate) struct FunctorDecl {
    pub name: Name,
    pub params: Vec<Name>,
    pub result: Name,
}

/// `.lattice Type<> { Operator -> value, .. }`
#[derive(Clone, Debug)]
pub(crate) struct LatticeDecl {
    pub name: Name,
    pub operators: Vec<(LatticeOp, Arg)>,
}

words! {
    /// What a lattice defines. The engine asks for the first three.
    LatticeOp {
        Lub = "Lub",
        Glb = "Glb",
        Bottom = "Bottom",
        Top = "Top",
        Leq = "Leq",
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Attribute {
    pub name: Name,
    pub ty: Name,
    /// Is it written `Type<>`: of rows that differ in such columns alone, the join is kept?
    pub lattice: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Qualifiers {
    pub eqrel: bool,
    pub inline: bool,
    pub brie: bool,
    pub overridable: bool,
    /// Whether it derives only what is asked of it, if the declaration says so.
    pub magic: Option<bool>,
}

#[derive(Clone, Debug)]
pub(crate) struct RelationDecl {
    pub name: Name,
    pub attributes: Vec<Attribute>,
    pub qualifiers: Qualifiers,
    /// Each a set of attribute names that determine the row.
    pub choices: Vec<Vec<Name>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DirectiveKind {
    Input,
    Output,
    Printsize,
    Limitsize,
}

#[derive(Clone, Debug)]
pub(crate) struct Directive {
    pub kind: DirectiveKind,
    pub relation: Name,
    pub params: Vec<(Arc<str>, Arc<str>)>,
}

/// `C<A, B>`.
#[derive(Clone, Debug)]
pub(crate) struct ComponentType {
    pub name: Name,
    pub params: Vec<Name>,
}

#[derive(Clone, Debug)]
pub(crate) struct Component {
    pub ty: ComponentType,
    pub bases: Vec<ComponentType>,
    pub items: Items,
}

#[derive(Clone, Debug)]
pub(crate) struct Init {
    pub name: Name,
    pub ty: ComponentType,
}

/// A rule with one head and a conjunction as body, or a fact.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    pub head: Atom,
    pub body: Vec<Literal>,
    /// `head <= greater :- body`: `body` starts with both atoms.
    pub subsumes: bool,
    /// Of `.plan`: version of the rule, and the order of its atoms from 1.
    pub plan: Vec<(u32, Vec<u32>)>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) struct Atom {
    pub name: Name,
    pub args: Vec<Arg>,
    pub span: Span,
}

words! {
    /// A comparison. The last four are of texts; a program writes two of them `match(..)` and
    /// `contains(..)`, and denies them by `!`.
    CmpOp {
        Eq = "=",
        Ne = "!=",
        Lt = "<",
        Le = "<=",
        Gt = ">",
        Ge = ">=",
        Match = "match",
        NotMatch = "!match",
        Contains = "contains",
        NotContains = "!contains",
    }
}

impl CmpOp {
    /// Does it look into texts, and stand before its arguments?
    pub fn is_textual(self) -> bool {
        match self {
            CmpOp::Match | CmpOp::NotMatch | CmpOp::Contains | CmpOp::NotContains => true,
            CmpOp::Eq | CmpOp::Ne | CmpOp::Lt | CmpOp::Le | CmpOp::Gt | CmpOp::Ge => false,
        }
    }

    pub fn negated(self) -> CmpOp {
        match self {
            CmpOp::Eq => CmpOp::Ne,
            CmpOp::Ne => CmpOp::Eq,
            CmpOp::Lt => CmpOp::Ge,
            CmpOp::Le => CmpOp::Gt,
            CmpOp::Gt => CmpOp::Le,
            CmpOp::Ge => CmpOp::Lt,
            CmpOp::Match => CmpOp::NotMatch,
            CmpOp::NotMatch => CmpOp::Match,
            CmpOp::Contains => CmpOp::NotContains,
            CmpOp::NotContains => CmpOp::Contains,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Literal {
    Atom(Atom),
    Not(Atom),
    Cmp(CmpOp, Arg, Arg, Span),
    Bool(bool, Span),
}

/// A variable of a clause. Where a part of a clause is copied, or a value needs a name, its
/// variables get a mark, so that one variable means one thing in the whole clause.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Variable {
    /// As it is written; empty if nobody wrote it.
    pub name: Arc<str>,
    marks: Vec<Mark>,
}

/// What a variable is beside its name. The numbers tell marks of a clause apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Mark {
    /// Stands for a `_` that is one value in two places.
    Unnamed(usize),
    /// Of a rule that stands in place of an inline relation.
    Inlined(usize),
    /// Local to an aggregate.
    Local(usize),
    /// Of an aggregate, whose witness has the name outside.
    Witness(usize),
    /// Of the copy of an aggregate's body that grounds its witnesses.
    Copied(usize),
    /// The target of an aggregate.
    Target(usize),
    /// The value of an aggregate.
    Value(usize),
    /// What a relation has in a column of a lattice, where the rule says something else of it.
    Lattice(usize),
}

impl Variable {
    pub fn written(name: Arc<str>) -> Self {
        Variable { name, marks: Vec::new() }
    }

    /// One that nobody wrote.
    pub fn made(mark: Mark) -> Self {
        Variable { name: "".into(), marks: vec![mark] }
    }

    /// The same with a mark more.
    pub fn marked(&self, mark: Mark) -> Self {
        let marks = self.marks.iter().copied().chain([mark]).collect();
        Variable { name: self.name.clone(), marks }
    }

    /// Is that the last mark it got?
    pub fn ends_with(&self, mark: Mark) -> bool {
        self.marks.last() == Some(&mark)
    }

    pub fn is_local(&self) -> bool {
        self.marks.iter().any(|mark| matches!(mark, Mark::Local(_)))
    }

    /// The variable of the clause that is so called where this one is of an aggregate.
    pub fn outside(&self) -> Self {
        let marks = self.marks.iter().take_while(|mark| !matches!(mark, Mark::Local(_)));
        Variable { name: self.name.clone(), marks: marks.copied().collect() }
    }

    /// The variable as one of that aggregate, and no other.
    pub fn local_to(&self, aggregate: usize) -> Self {
        self.outside().marked(Mark::Local(aggregate))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Arg {
    pub kind: ArgKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum ArgKind {
    Var(Variable),
    Unnamed,
    Str(Arc<str>),
    /// Any numeric type; may start with `-`.
    Number(Arc<str>),
    Unsigned(Arc<str>),
    Float(Arc<str>),
    Nil,
    Counter,
    Iteration,
    Record(Vec<Arg>),
    Branch(Name, Vec<Arg>),
    Cast(Box<Arg>, Name),
    /// `@name(..)`: a functor that the host implements.
    User(Name, Vec<Arg>),
    /// A functor, in whatever notation.
    Call(&'static Functor, Vec<Arg>),
    Aggregate(AggregateOp, Option<Box<Arg>>, Vec<Literal>),
}

words! {
    /// What an aggregate makes of the values of its target; a count has none.
    AggregateOp {
        Count = "count",
        Sum = "sum",
        Min = "min",
        Max = "max",
        Mean = "mean",
    }
}

impl Literal {
    /// Where it is written.
    pub fn span(&self) -> Span {
        match self {
            Literal::Atom(atom) | Literal::Not(atom) => atom.span,
            Literal::Cmp(_, _, _, span) | Literal::Bool(_, span) => *span,
        }
    }

    /// The arguments, not looking into them.
    pub fn args(&self) -> Vec<&Arg> {
        match self {
            Literal::Atom(a) | Literal::Not(a) => a.args.iter().collect(),
            Literal::Cmp(_, a, b, _) => vec![a, b],
            Literal::Bool(..) => Vec::new(),
        }
    }

    pub fn args_mut(&mut self) -> Vec<&mut Arg> {
        match self {
            Literal::Atom(a) | Literal::Not(a) => a.args.iter_mut().collect(),
            Literal::Cmp(_, a, b, _) => vec![a, b],
            Literal::Bool(..) => Vec::new(),
        }
    }
}

impl Arg {
    /// Calls `f` on this argument and all inside it, those in aggregates included.
    pub fn walk<'a>(&'a self, f: &mut dyn FnMut(&'a Arg)) {
        f(self);
        match &self.kind {
            ArgKind::Record(args)
            | ArgKind::Branch(_, args)
            | ArgKind::User(_, args)
            | ArgKind::Call(_, args) => {
                args.iter().for_each(|a| a.walk(f));
            }
            ArgKind::Cast(arg, _) => arg.walk(f),
            ArgKind::Aggregate(_, target, body) => {
                if let Some(t) = target {
                    t.walk(f);
                }
                body.iter().for_each(|l| l.args().into_iter().for_each(|a| a.walk(f)));
            }
            _ => {}
        }
    }

    /// Like [`Arg::walk`], with leave to change.
    pub fn walk_mut(&mut self, f: &mut dyn FnMut(&mut Arg)) {
        f(self);
        match &mut self.kind {
            ArgKind::Record(args)
            | ArgKind::Branch(_, args)
            | ArgKind::User(_, args)
            | ArgKind::Call(_, args) => {
                args.iter_mut().for_each(|a| a.walk_mut(f));
            }
            ArgKind::Cast(arg, _) => arg.walk_mut(f),
            ArgKind::Aggregate(_, target, body) => {
                if let Some(t) = target {
                    t.walk_mut(f);
                }
                for l in body {
                    l.args_mut().into_iter().for_each(|a| a.walk_mut(f));
                }
            }
            _ => {}
        }
    }
}

/// Calls `f` on every literal of the list and of the aggregates in it.
pub(crate) fn walk_literals<'a>(list: &'a [Literal], f: &mut dyn FnMut(&'a Literal)) {
    for literal in list {
        f(literal);
        for arg in literal.args() {
            walk_arg_literals(arg, f);
        }
    }
}

/// Calls `f` on every literal of the aggregates in `arg`.
pub(crate) fn walk_arg_literals<'a>(arg: &'a Arg, f: &mut dyn FnMut(&'a Literal)) {
    // `walk` enters aggregates, so only the literals themselves are left to report.
    arg.walk(&mut |a| {
        if let ArgKind::Aggregate(_, _, body) = &a.kind {
            body.iter().for_each(&mut *f);
        }
    });
}
