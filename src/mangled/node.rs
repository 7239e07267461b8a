//! The parts of names, each once however often it occurs.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::Unread;

/// How deep parts may be nested.
const DEPTH: u16 = 512;

/// One part of a name; equal parts of one [`Names`] have equal ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u32);

/// Bytes of a name.
pub(crate) type Text = Box<[u8]>;
pub(crate) type List = Box<[Id]>;

/// `const`, `volatile` and `restrict`, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Qualifiers(u8);

impl Qualifiers {
    /// Each with its letter and its word, in the order in which names are mangled.
    pub const ALL: [(Qualifiers, u8, &'static str); 3] = [
        (Qualifiers(1), b'r', "restrict"),
        (Qualifiers(2), b'V', "volatile"),
        (Qualifiers(4), b'K', "const"),
    ];

    /// Whether it has all that `other` has.
    #[must_use]
    pub fn contains(self, other: Qualifiers) -> bool {
        self.0 & other.0 == other.0
    }
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[must_use]
    pub(crate) fn with(self, other: Qualifiers) -> Qualifiers {
        Qualifiers(self.0 | other.0)
    }
}

/// What the object of a method must be, or what a reference refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// `&`
    Left,
    /// `&&`
    Right,
}

/// A name, type, expression or list of such.
///
/// Names of scopes are chains: `a::b<int>::c` is `Nested(Template(Nested(a, b), [int]), c)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    // Names.
    Source(Text),
    Std,
    /// `Sa`, `Sb`, `Ss`, `Si`, `So`, `Sd`: by its letter.
    Abbreviation(u8),
    Nested(Id, Id),
    Template(Id, List),
    /// A module of C++20: the one it is in, its name, and whether it is a partition.
    Module(Option<Id>, Text, bool),
    /// A name that a module owns: the module, and the name.
    Attached(Id, Id),
    /// What is in a function where a name refers back to it: LLVM writes it without the function.
    Again(Id),
    /// With an ABI tag.
    Tagged(Id, Text),
    /// A constructor (`C`) or destructor (`D`) and its variant. `class` as far as it is written.
    Structor {
        kind: u8,
        variant: u8,
        class: Id,
        inherited: Option<Id>,
    },
    /// With `L` before it: no other module sees it.
    Internal(Id),
    /// A variable in whose initializer what follows is.
    Initializer(Id),
    /// An operator by its code.
    Operator([u8; 2]),
    /// A conversion to this type.
    Conversion(Id),
    /// A vendor's operator: how many operands it has, as a digit, and its name.
    VendorOperator(u8, Text),
    /// `operator""` of this name.
    Literal(Text),
    /// An unnamed type and its number, as written.
    Unnamed(Text),
    /// A lambda: parameters of its template, its own, and its number.
    Closure(List, List, Text),
    Block(Text),
    Binding(List),
    /// An entity in a function; a chain starts with it: `Nested(Local(f, A), g)` is `f()::A::g`.
    Local {
        function: Id,
        entity: Id,
        discriminator: Text,
    },
    /// The default argument of a function's parameter, counted from the last one, as written.
    Default(Text, Id),
    /// A string literal in a function.
    String,

    // Types.
    Builtin(&'static str),
    /// `u`: a vendor's type.
    Vendor(Text),
    /// `DF16_`, `DB8_`, `DU8_`: the code, and the width.
    Sized(&'static str, Id),
    Qualified(Id, Qualifiers),
    /// `U`: qualified in the way of a vendor.
    VendorQualified(Id, Text, Option<List>),
    Pointer(Id),
    Reference(Id, Reference),
    Complex(Id),
    Imaginary(Id),
    Function(Signature),
    /// An array, and how many elements it has if that is written.
    Array(Option<Id>, Id),
    /// A pointer to a member of the class.
    Member(Id, Id),
    /// `Dv`: how many elements; none of them written is a vector of pixels.
    Vector(Option<Id>, Option<Id>),
    /// `Ts`, `Tu`, `Te`.
    Elaborated(u8, Id),
    /// `Dt` or `DT`.
    Decltype(u8, Id),
    /// A parameter of a template: its code from `T` to `_`, and the argument it stands for.
    Parameter(Text, Id),
    /// A parameter of a generic lambda.
    Auto(Text),
    /// The name that a parameter of a lambda's template is given: a type (`y`), a value (`n`) or a
    /// template (`t`), and which of those in the symbol.
    Invented(u8, u32),
    /// The declaration of such a parameter: its name, and the type of a value or the parameters of
    /// a template; of a pack (`p`), another declaration.
    Declared(u8, List),
    /// `J..E`: several arguments for one parameter.
    Pack(List),
    /// `Dp`, `sp`: once for each element of the packs within.
    Expansion(Id),

    // Expressions.
    Number(Text),
    /// `L..E`.
    Constant(Id, Text),
    /// By its code: see `expression`.
    Expression(&'static str, List),
    /// `fp`, `fL` and what follows.
    Argument(Text),

    // Declarations.
    Encoding {
        name: Id,
        result: Option<Id>,
        parameters: List,
        conditions: List,
    },
    /// What qualifies a method, around its name.
    Method(Id, Qualifiers, Option<Reference>),
    Special(Special),
}

/// A type of functions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Signature {
    pub qualifiers: Qualifiers,
    pub reference: Option<Reference>,
    /// `Do`, `DO`, `Dw` and what follows.
    pub exceptions: Option<(u8, List)>,
    pub transaction: bool,
    pub extern_c: bool,
    pub result: Id,
    pub parameters: List,
}

/// What the ABI made up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Special {
    /// `TV`, `TT`, `TI`, `TS` of a type; `TW`, `TH`, `GV`, `TA`, `GTt` of a name; `GI` of a module;
    /// `block` of the function that a block is in.
    Of(&'static str, Id),
    /// A construction vtable: the object's class, an offset, the class that is constructed.
    Construction(Id, Text, Id),
    /// A thunk: how `this` is adjusted, how the result is, and what it leads to.
    Thunk { this: Offset, result: Option<Offset>, target: Id },
    /// A temporary that a reference is bound to.
    Temporary(Id, Text),
}

/// How a thunk adjusts a pointer: numbers as they are written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Offset {
    /// Bytes to add.
    pub fixed: Box<[u8]>,
    /// Where, from the address point on, the rest stands in the vtable.
    pub place: Option<Box<[u8]>>,
}

/// Does something with each part of a node; the same of a node that can be changed.
macro_rules! each_part {
    ($node:expr, $with:expr) => {
        match $node {
            Node::Source(_)
            | Node::Std
            | Node::Abbreviation(_)
            | Node::Operator(_)
            | Node::Literal(_)
            | Node::VendorOperator(..)
            | Node::Unnamed(_)
            | Node::Block(_)
            | Node::String
            | Node::Builtin(_)
            | Node::Vendor(_)
            | Node::Auto(_)
            | Node::Invented(..)
            | Node::Module(None, ..)
            | Node::Number(_)
            | Node::Argument(_) => {}
            Node::Tagged(part, _)
            | Node::Internal(part)
            | Node::Again(part)
            | Node::Module(Some(part), ..)
            | Node::Initializer(part)
            | Node::Conversion(part)
            | Node::Default(_, part)
            | Node::Sized(_, part)
            | Node::Qualified(part, _)
            | Node::Pointer(part)
            | Node::Reference(part, _)
            | Node::Complex(part)
            | Node::Imaginary(part)
            | Node::Elaborated(_, part)
            | Node::Decltype(_, part)
            | Node::Parameter(_, part)
            | Node::Expansion(part)
            | Node::Constant(part, _)
            | Node::Method(part, ..)
            | Node::Special(Special::Of(_, part))
            | Node::Special(Special::Temporary(part, _))
            | Node::Special(Special::Thunk { target: part, .. }) => $with(part),
            Node::Nested(one, other)
            | Node::Attached(one, other)
            | Node::Member(one, other)
            | Node::Local { function: one, entity: other, .. }
            | Node::Special(Special::Construction(one, _, other)) => {
                $with(one);
                $with(other);
            }
            Node::Template(part, list) => {
                $with(part);
                list.into_iter().for_each($with);
            }
            Node::VendorQualified(part, _, list) => {
                $with(part);
                list.into_iter().flatten().for_each($with);
            }
            Node::Structor { class, inherited, .. } => {
                $with(class);
                inherited.into_iter().for_each($with);
            }
            Node::Closure(declared, list, _) => {
                declared.into_iter().for_each(&mut $with);
                list.into_iter().for_each($with);
            }
            Node::Declared(_, list)
            | Node::Binding(list)
            | Node::Pack(list)
            | Node::Expression(_, list) => list.into_iter().for_each($with),
            Node::Array(bound, element) => {
                bound.into_iter().for_each(&mut $with);
                $with(element);
            }
            Node::Vector(bound, element) => {
                bound.into_iter().for_each(&mut $with);
                element.into_iter().for_each($with);
            }
            Node::Function(signature) => {
                let Signature { result, parameters, exceptions, .. } = signature;
                $with(result);
                parameters.into_iter().for_each(&mut $with);
                exceptions.into_iter().for_each(|(_, list)| list.into_iter().for_each(&mut $with));
            }
            Node::Encoding { name, result, parameters, conditions } => {
                $with(name);
                result.into_iter().for_each(&mut $with);
                parameters.into_iter().for_each(&mut $with);
                conditions.into_iter().for_each($with);
            }
        }
    };
}

impl Node {
    /// The parts that it has.
    pub(crate) fn parts(&self, mut with: impl FnMut(Id)) {
        let mut with = |part: &Id| with(*part);
        each_part!(self, with);
    }

    /// The same with other parts. Whole declarations stay as they are, and what is in functions only
    /// by name.
    ///
    /// # Errors
    /// The first of `other`.
    pub(crate) fn with_parts<E>(
        &self,
        mut other: impl FnMut(Id) -> Result<Id, E>,
    ) -> Result<Node, E> {
        let mut node = self.clone();
        let mut result = Ok(());
        let mut with = |part: &mut Id| {
            if result.is_ok() {
                match other(*part) {
                    Ok(instead) => *part = instead,
                    Err(error) => result = Err(error),
                }
            }
        };
        match &mut node {
            Node::Local { entity, .. } => with(entity),
            Node::Default(..)
            | Node::Parameter(..)
            | Node::Structor { .. }
            | Node::Encoding { .. }
            | Node::Method(..)
            | Node::Special(_) => {}
            node => each_part!(node, with),
        }
        result.map(|()| node)
    }
}

/// All parts of the names that were read.
#[derive(Default, Debug)]
pub struct Names {
    nodes: IndexSet<Node, FxBuildHasher>,
    /// How deep the parts of each part are nested.
    depths: Vec<u16>,
    /// Types without parameters of templates, as they were worked out.
    pub(crate) resolved: FxHashMap<Id, Id>,
}

impl Names {
    /// No names yet.
    #[must_use]
    pub fn new() -> Names {
        Names::default()
    }

    /// The id of a part; ids are below 2^32 since every part takes a byte of an input.
    ///
    /// # Errors
    /// When its parts are nested too deeply: references back make chains of any length.
    pub(crate) fn id(&mut self, node: Node) -> Result<Id, Unread> {
        if let Some(known) = self.nodes.get_index_of(&node) {
            return Ok(Id(known as u32));
        }
        let mut depth = 0;
        node.parts(|part| depth = depth.max(self.depths[part.0 as usize]));
        if depth >= DEPTH {
            return Err(Unread::Deep);
        }
        self.depths.push(depth + 1);
        Ok(Id(self.nodes.insert_full(node).0 as u32))
    }

    pub(crate) fn node(&self, id: Id) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// What is in a function and was referred back to, as it is where it was named first.
    pub(crate) fn first(&self, id: Id) -> Id {
        match *self.node(id) {
            Node::Again(first) => first,
            _ => id,
        }
    }
}
