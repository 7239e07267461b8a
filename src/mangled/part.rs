//! What a part of a name is, and what it consists of.

use crate::node::{Id, List, Names, Node, Offset, Qualifiers, Reference, Special as Made};
use crate::{Unread, print};

/// What a symbol is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A function: its name has parameters.
    Function,
    /// A variable, or whatever is called without parameters.
    Variable,
    /// What the ABI made for something else.
    Special(Special),
}

/// What the ABI makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// `_ZTV`: the virtual functions of a class.
    Vtable,
    /// `_ZTT`: the vtables that a class with virtual bases is constructed with.
    Vtt,
    /// `_ZTI`: what `typeid` answers.
    Typeinfo,
    /// `_ZTS`: the name in it.
    TypeinfoName,
    /// `_ZTC`: the vtable of a base while the whole object is constructed.
    ConstructionVtable,
    /// `_ZTh`, `_ZTv`, `_ZTc`: adjusts `this` or the result, and goes on to a method.
    Thunk,
    /// `_ZGV`: whether a static variable is initialised.
    GuardVariable,
    /// `_ZGR`: a temporary whose life a reference extends.
    ReferenceTemporary,
    /// `_ZTW`: leads to a thread-local variable.
    ThreadWrapper,
    /// `_ZTH`: initialises one.
    ThreadInitialization,
    /// `_ZTA`: the object that an argument of a template is.
    TemplateParameterObject,
    /// `_ZGTt`: a function as it runs in transactions.
    TransactionClone,
    /// `_ZGI`: initialises a module of C++20.
    ModuleInitializer,
    /// `___Z.._block_invoke`: the function that a block is.
    BlockInvocation,
}

/// What a type or the name of a scope is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A type of the language: `int`.
    Builtin,
    /// A class, union or enumeration; as a scope, perhaps a namespace. A name does not tell.
    Named,
    /// The class of a lambda or block, or an unnamed type.
    Unnamed,
    /// A function, as the scope of what is in it.
    Declaration,
    /// `*`
    Pointer,
    /// `&` or `&&`
    Reference(Reference),
    /// `const`, `volatile`, `restrict`, or a vendor's qualifier.
    Qualified,
    /// A type of functions.
    Function,
    /// An array.
    Array,
    /// A pointer to a member.
    Member,
    /// A vector, a complex or an imaginary number.
    Vector,
    /// `decltype(..)`, `auto` of a lambda: what it is, its name does not tell.
    Dependent,
    /// An argument of a template that is no type.
    Value,
}

/// A constructor or destructor, and which of its variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Structor {
    /// Whether it is a destructor.
    pub destroys: bool,
    /// The digit: 1 complete, 2 base, 0 deleting, 3 allocating, 4 and 5 what stands for several.
    pub variant: u8,
}

impl Names {
    pub(crate) fn is_declaration(&self, id: Id) -> bool {
        matches!(self.node(id), Node::Encoding { .. } | Node::Special(_))
    }

    /// What a symbol is.
    #[must_use]
    pub fn kind(&self, id: Id) -> Kind {
        match self.node(id) {
            Node::Encoding { .. } => Kind::Function,
            Node::Special(made) => Kind::Special(match made {
                Made::Of("TV", _) => Special::Vtable,
                Made::Of("TT", _) => Special::Vtt,
                Made::Of("TI", _) => Special::Typeinfo,
                Made::Of("TS", _) => Special::TypeinfoName,
                Made::Of("TW", _) => Special::ThreadWrapper,
                Made::Of("TH", _) => Special::ThreadInitialization,
                Made::Of("GV", _) => Special::GuardVariable,
                Made::Of("TA", _) => Special::TemplateParameterObject,
                Made::Of("GI", _) => Special::ModuleInitializer,
                Made::Of("block", _) => Special::BlockInvocation,
                Made::Of(..) => Special::TransactionClone,
                Made::Construction(..) => Special::ConstructionVtable,
                Made::Thunk { .. } => Special::Thunk,
                Made::Temporary(..) => Special::ReferenceTemporary,
            }),
            _ => Kind::Variable,
        }
    }

    /// What a symbol that the ABI made is for: a class, a variable, the target of a thunk; none for
    /// the initializer of a module.
    #[must_use]
    pub fn special_of(&self, id: Id) -> Option<Id> {
        match self.node(id) {
            Node::Special(Made::Of("GI", _)) => None,
            Node::Special(
                Made::Of(_, part)
                | Made::Construction(_, _, part)
                | Made::Thunk { target: part, .. }
                | Made::Temporary(part, _),
            ) => Some(*part),
            _ => None,
        }
    }

    /// In whose objects a construction vtable is used, and at which offset.
    #[must_use]
    pub fn construction(&self, id: Id) -> Option<(Id, &[u8])> {
        match self.node(id) {
            Node::Special(Made::Construction(whole, offset, _)) => Some((*whole, offset)),
            _ => None,
        }
    }

    /// How a thunk adjusts `this`, and how the result.
    #[must_use]
    pub fn thunk(&self, id: Id) -> Option<(&Offset, Option<&Offset>)> {
        match self.node(id) {
            Node::Special(Made::Thunk { this, result, .. }) => Some((this, result.as_ref())),
            _ => None,
        }
    }

    /// The name itself of a declaration.
    pub(crate) fn plain(&self, id: Id) -> Id {
        match self.node(id) {
            Node::Encoding { name: inner, .. } | Node::Method(inner, ..) => self.plain(*inner),
            _ => id,
        }
    }

    /// The class, namespace or function that the name of `id` is in.
    #[must_use]
    pub fn scope(&self, id: Id) -> Option<Id> {
        match self.node(id) {
            Node::Encoding { name: inner, .. }
            | Node::Method(inner, ..)
            | Node::Template(inner, _)
            | Node::Tagged(inner, _)
            | Node::Attached(_, inner)
            | Node::Again(inner)
            | Node::Internal(inner) => self.scope(*inner),
            Node::Nested(scope, _) => Some(*scope),
            Node::Local { function, .. } => match self.node(*function) {
                Node::Default(_, function) => Some(*function),
                _ => Some(*function),
            },
            _ => None,
        }
    }

    /// The last part of a name, without arguments and tags.
    fn last(&self, id: Id) -> Id {
        match self.node(id) {
            Node::Template(inner, _)
            | Node::Tagged(inner, _)
            | Node::Attached(_, inner)
            | Node::Again(inner)
            | Node::Internal(inner)
            | Node::Nested(_, inner)
            | Node::Initializer(inner)
            | Node::Local { entity: inner, .. } => self.last(*inner),
            _ => id,
        }
    }

    /// The last part of a name, without scopes, arguments and tags: `f`, `operator<`, `~A`.
    #[must_use]
    pub fn short(&self, id: Id) -> Option<Vec<u8>> {
        let last = self.last(self.plain(id));
        match self.node(last) {
            Node::Special(_) | Node::String => None,
            Node::Closure(..)
            | Node::Unnamed(_)
            | Node::Block(_)
            | Node::Source(_)
            | Node::Structor { .. }
            | Node::Operator(_)
            | Node::Conversion(_)
            | Node::Literal(_)
            | Node::VendorOperator(..)
            | Node::Binding(_)
            | Node::Std => print::text(self, last),
            Node::Abbreviation(_) => Some(print::base_name(self, last)),
            _ => None,
        }
    }

    /// The same of a function, whatever it is called, as LLVM's demangler says its base name.
    #[must_use]
    pub fn base(&self, id: Id) -> Option<Vec<u8>> {
        if self.kind(id) != Kind::Function {
            return None;
        }
        print::text(self, self.last(self.plain(id)))
    }

    /// The ABI tags of the last part of a name.
    #[must_use]
    pub fn tags(&self, id: Id) -> Vec<&[u8]> {
        let (mut tags, mut at) = (Vec::new(), self.plain(id));
        loop {
            at = match self.node(at) {
                Node::Tagged(inner, tag) => {
                    tags.push(&tag[..]);
                    *inner
                }
                Node::Template(inner, _)
                | Node::Attached(_, inner)
                | Node::Again(inner)
                | Node::Internal(inner)
                | Node::Nested(_, inner)
                | Node::Local { entity: inner, .. } => *inner,
                _ => break,
            };
        }
        tags.reverse();
        tags
    }

    /// The arguments of the last part of a name, if that is a template's.
    ///
    /// # Errors
    /// When they are too large.
    pub fn arguments(&mut self, id: Id) -> Result<List, Unread> {
        match self.node(self.plain(id)).clone() {
            Node::Template(_, list) => self.resolved_list(&list),
            _ => Ok(List::default()),
        }
    }

    /// The parameters of a function, or of a type of functions.
    ///
    /// # Errors
    /// When they are too large.
    pub fn parameters(&mut self, id: Id) -> Result<List, Unread> {
        match self.node(id).clone() {
            Node::Encoding { parameters, .. } => self.resolved_list(&parameters),
            Node::Function(signature) => self.resolved_list(&signature.parameters),
            _ => Ok(List::default()),
        }
    }

    /// What a function returns, where its name says so, or a type of functions.
    ///
    /// # Errors
    /// When that is too large.
    pub fn result(&mut self, id: Id) -> Result<Option<Id>, Unread> {
        match self.node(id) {
            Node::Encoding { result: Some(result), .. } => {
                let result = *result;
                self.resolved(result).map(Some)
            }
            Node::Function(signature) => Ok(Some(signature.result)),
            _ => Ok(None),
        }
    }

    /// The type that a conversion converts to.
    ///
    /// # Errors
    /// When that is too large.
    pub fn conversion(&mut self, id: Id) -> Result<Option<Id>, Unread> {
        match *self.node(self.last(self.plain(id))) {
            Node::Conversion(ty) => self.resolved(ty).map(Some),
            _ => Ok(None),
        }
    }

    /// How a method, a type of functions or another type is qualified.
    #[must_use]
    pub fn qualifiers(&self, id: Id) -> (Qualifiers, Option<Reference>) {
        match self.node(id) {
            Node::Encoding { name, .. } => self.qualifiers(*name),
            Node::Method(_, qualifiers, reference) => (*qualifiers, *reference),
            Node::Function(signature) => (signature.qualifiers, signature.reference),
            Node::Qualified(_, qualifiers) => (*qualifiers, None),
            _ => (Qualifiers::default(), None),
        }
    }

    /// Whether a name is that of a constructor or destructor.
    #[must_use]
    pub fn structor(&self, id: Id) -> Option<Structor> {
        match *self.node(self.last(self.plain(id))) {
            Node::Structor { kind, variant, .. } => {
                Some(Structor { destroys: kind == b'D', variant: variant - b'0' })
            }
            _ => None,
        }
    }

    /// What a type or scope is.
    #[must_use]
    pub fn form(&self, id: Id) -> Form {
        match self.node(id) {
            Node::Builtin(_) | Node::Vendor(_) | Node::Sized(..) => Form::Builtin,
            Node::Pointer(_) => Form::Pointer,
            Node::Reference(_, kind) => Form::Reference(*kind),
            Node::Qualified(..) | Node::VendorQualified(..) => Form::Qualified,
            Node::Function(_) => Form::Function,
            Node::Array(..) => Form::Array,
            Node::Member(..) => Form::Member,
            Node::Complex(_) | Node::Imaginary(_) | Node::Vector(..) => Form::Vector,
            Node::Encoding { .. } | Node::Special(_) | Node::Method(..) => Form::Declaration,
            Node::Decltype(..) | Node::Auto(_) | Node::Parameter(..) | Node::Expansion(_) => {
                Form::Dependent
            }
            Node::Constant(..) | Node::Expression(..) | Node::Number(_) | Node::Argument(_) => {
                Form::Value
            }
            _ => match self.node(self.last(id)) {
                Node::Closure(..) | Node::Unnamed(_) | Node::Block(_) => Form::Unnamed,
                // Clang's names for lambdas that no other module can name.
                Node::Source(text) if text.starts_with(b"$_") => Form::Unnamed,
                Node::Decltype(..) | Node::Auto(_) | Node::Parameter(..) => Form::Dependent,
                _ => Form::Named,
            },
        }
    }

    /// What a type is about: what it points to, qualifies, or has as elements; the member of a
    /// pointer to a member.
    #[must_use]
    pub fn inner(&self, id: Id) -> Option<Id> {
        match self.node(id) {
            Node::Pointer(inner)
            | Node::Reference(inner, _)
            | Node::Qualified(inner, _)
            | Node::VendorQualified(inner, ..)
            | Node::Array(_, inner)
            | Node::Member(_, inner)
            | Node::Complex(inner)
            | Node::Imaginary(inner)
            | Node::Vector(_, Some(inner)) => Some(*inner),
            _ => None,
        }
    }

    /// The class whose members a pointer to a member points to.
    #[must_use]
    pub fn member_class(&self, id: Id) -> Option<Id> {
        match self.node(id) {
            Node::Member(class, _) => Some(*class),
            _ => None,
        }
    }
}
