//! Parts of names mangled by themselves, as a compiler would: so that two names that mean one class
//! give one text, and `_ZTI` before it is the symbol of its type info.
//!
//! Names, types and declarations lead to each other and share one table of what can be referred back
//! to, so they stand together, a function for each production; expressions have a file of their own.

use rustc_hash::FxHashMap;

use crate::node::{Id, List, Names, Node, Qualifiers, Reference, Signature, Special};

pub(crate) struct Encoder<'a> {
    pub names: &'a Names,
    out: Vec<u8>,
    /// What can be referred back to, by its place.
    known: FxHashMap<Id, usize>,
    /// The same of types of member functions, which count as others than those of plain functions.
    members: FxHashMap<Id, usize>,
}

/// `id`, a type or the name of a scope, mangled.
pub(crate) fn encoded(names: &Names, id: Id) -> Vec<u8> {
    let mut encoder = Encoder::new(names, Vec::new());
    encoder.ty(id);
    encoder.out
}

/// `id`, a declaration, as a symbol.
pub(crate) fn symbol(names: &Names, id: Id) -> Vec<u8> {
    let block = matches!(names.node(id), Node::Special(Special::Of("block", _)));
    let mut encoder = Encoder::new(names, if block { b"___Z" } else { &b"_Z"[..] }.to_vec());
    encoder.encoding(id);
    encoder.out
}

impl<'a> Encoder<'a> {
    fn new(names: &'a Names, out: Vec<u8>) -> Encoder<'a> {
        Encoder { names, out, known: FxHashMap::default(), members: FxHashMap::default() }
    }
    pub fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
    pub fn bytes(&mut self, text: &[u8]) {
        self.out.extend_from_slice(text);
    }
    pub fn source(&mut self, text: &[u8]) {
        self.put(&text.len().to_string());
        self.bytes(text);
    }
    pub fn each(&mut self, list: &[Id], write: fn(&mut Self, Id)) {
        list.iter().for_each(|&id| write(self, id));
    }

    /// Refers back, if `id` is known.
    pub fn refers_back(&mut self, id: Id) -> bool {
        let Some(&place) = self.known.get(&self.names.first(id)) else { return false };
        self.refer(place);
        true
    }
    fn refer(&mut self, place: usize) {
        self.put("S");
        if let Some(mut rest) = place.checked_sub(1) {
            let mut digits = Vec::new();
            loop {
                digits.push(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[rest % 36]);
                rest /= 36;
                if rest == 0 {
                    break;
                }
            }
            digits.reverse();
            self.bytes(&digits);
        }
        self.put("_");
    }
    fn next(&self) -> usize {
        self.known.len() + self.members.len()
    }
    pub fn remember(&mut self, id: Id) {
        let place = self.next();
        self.known.entry(self.names.first(id)).or_insert(place);
    }

    pub fn ty(&mut self, id: Id) {
        let names = self.names;
        match names.node(id) {
            Node::Builtin(code) => return self.put(code),
            Node::Abbreviation(letter) => return self.bytes(&[b'S', *letter]),
            Node::Std => return self.put("St"),
            Node::Again(first) => return self.ty(*first),
            Node::Sized(code, width) => {
                self.put(code);
                self.expression(*width);
                return self.put("_");
            }
            _ if self.refers_back(id) => return,
            Node::Vendor(name) => {
                self.put("u");
                self.source(name);
            }
            Node::Qualified(inner, qualifiers) => {
                self.qualifiers(*qualifiers);
                self.ty(*inner);
            }
            Node::VendorQualified(inner, name, arguments) => {
                self.vendor_qualified(*inner, name, arguments.as_ref());
            }
            Node::Pointer(inner) => self.wrapped("P", *inner),
            Node::Reference(inner, Reference::Left) => self.wrapped("R", *inner),
            Node::Reference(inner, Reference::Right) => self.wrapped("O", *inner),
            Node::Complex(inner) => self.wrapped("C", *inner),
            Node::Imaginary(inner) => self.wrapped("G", *inner),
            Node::Expansion(inner) => self.wrapped("Dp", *inner),
            Node::Function(signature) => self.signature(signature),
            Node::Array(bound, element) => {
                self.put("A");
                bound.iter().for_each(|&bound| self.expression(bound));
                self.wrapped("_", *element);
            }
            Node::Member(class, member) => {
                self.wrapped("M", *class);
                self.member(*member);
            }
            Node::Vector(bound, element) => {
                self.put("Dv");
                bound.iter().for_each(|&bound| self.expression(bound));
                self.put("_");
                match element {
                    Some(element) => self.ty(*element),
                    None => self.put("p"),
                }
            }
            Node::Elaborated(kind, name) => {
                self.bytes(&[b'T', *kind]);
                self.name(*name);
            }
            Node::Decltype(kind, of) => {
                self.bytes(&[b'D', *kind]);
                self.expression(*of);
                self.put("E");
            }
            Node::Parameter(code, _) | Node::Auto(code) => self.bytes(code),
            Node::Pack(list) => {
                self.put("J");
                self.each(list, Self::argument);
                return self.put("E");
            }
            Node::Expression(..) | Node::Constant(..) => return self.argument(id),
            Node::Encoding { .. } | Node::Special(_) => return self.encoding(id),
            _ => self.name(id),
        }
        self.remember(id);
    }

    fn vendor_qualified(&mut self, inner: Id, name: &[u8], arguments: Option<&List>) {
        self.put("U");
        self.source(name);
        arguments.iter().for_each(|list| self.arguments(list));
        self.below_qualifier(inner);
    }

    /// A type below a vendor's qualifier: qualifiers that are together are one part, which others
    /// refer back to.
    fn below_qualifier(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Qualified(inner, qualifiers) => {
                self.qualifiers(*qualifiers);
                self.ty(*inner);
            }
            Node::VendorQualified(inner, name, arguments) => {
                self.vendor_qualified(*inner, name, arguments.as_ref());
            }
            Node::Function(signature) if !signature.qualifiers.is_empty() => {
                self.signature(signature);
            }
            _ => self.ty(id),
        }
    }

    fn signature(&mut self, signature: &Signature) {
        self.qualifiers(signature.qualifiers);
        match &signature.exceptions {
            Some((b'O', list)) => {
                self.put("DO");
                self.each(list, Self::expression);
                self.put("E");
            }
            Some((b'w', list)) => {
                self.put("Dw");
                self.each(list, Self::ty);
                self.put("E");
            }
            Some(_) => self.put("Do"),
            None => {}
        }
        self.put(if signature.transaction { "DxF" } else { "F" });
        self.put(if signature.extern_c { "Y" } else { "" });
        self.ty(signature.result);
        self.parameters(&signature.parameters);
        self.reference(signature.reference);
        self.put("E");
    }

    /// The type of a member.
    fn member(&mut self, id: Id) {
        let Node::Function(signature) = self.names.node(id) else { return self.ty(id) };
        if let Some(&place) = self.members.get(&id) {
            return self.refer(place);
        }
        self.signature(signature);
        self.members.insert(id, self.next());
    }

    pub fn wrapped(&mut self, code: &str, inner: Id) {
        self.put(code);
        self.ty(inner);
    }
    fn qualifiers(&mut self, qualifiers: Qualifiers) {
        for (one, code, _) in Qualifiers::ALL {
            if qualifiers.contains(one) {
                self.bytes(&[code]);
            }
        }
    }
    fn reference(&mut self, reference: Option<Reference>) {
        self.put(match reference {
            None => "",
            Some(Reference::Left) => "R",
            Some(Reference::Right) => "O",
        });
    }
    pub fn parameters(&mut self, list: &[Id]) {
        if list.is_empty() {
            self.put("v");
        }
        self.each(list, Self::ty);
    }

    pub fn arguments(&mut self, list: &[Id]) {
        self.put("I");
        self.each(list, Self::argument);
        self.put("E");
    }

    pub fn argument(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Expression(code @ ("X" | "LZ"), parts) => {
                self.put(code);
                match *code {
                    "X" => self.each(parts, Self::expression),
                    _ => self.each(parts, Self::encoding),
                }
                self.put("E");
            }
            Node::Constant(..) | Node::Expression("L_Z" | "LU", _) => self.expression(id),
            Node::Expression(..) | Node::Argument(_) => {
                self.put("X");
                self.expression(id);
                self.put("E");
            }
            _ => self.ty(id),
        }
    }

    // Names.

    /// Without a scope, or in `std` itself.
    pub fn is_unscoped(&self, id: Id) -> bool {
        match self.names.node(self.names.first(id)) {
            Node::Nested(scope, _) => matches!(self.names.node(*scope), Node::Std),
            Node::Template(..) | Node::Parameter(..) | Node::Auto(_) | Node::Decltype(..) => false,
            Node::Initializer(_) => false,
            // `std::string[abi:x]` is no name without a scope, though `St` does not begin it.
            Node::Tagged(part, _) if matches!(self.names.node(*part), Node::Abbreviation(_)) => {
                false
            }
            Node::Tagged(part, _) => self.is_unscoped(*part),
            _ => true,
        }
    }

    /// What a chain starts with.
    fn root(&self, id: Id) -> Id {
        match self.names.node(id) {
            Node::Nested(inner, _)
            | Node::Template(inner, _)
            | Node::Again(inner)
            | Node::Method(inner, ..) => self.root(*inner),
            _ => id,
        }
    }

    pub fn name(&mut self, id: Id) {
        let names = self.names;
        if let Node::Local { function, discriminator, .. } = names.node(self.root(id)) {
            self.put("Z");
            if let Node::Default(number, function) = names.node(*function) {
                self.encoding(*function);
                self.put("Ed");
                self.bytes(number);
                self.put("_");
            } else {
                self.encoding(*function);
                self.put("E");
            }
            self.chain(id);
            self.bytes(discriminator);
        } else {
            self.chain(id);
        }
    }

    /// A name whose function, if it is in one, is written already.
    fn chain(&mut self, id: Id) {
        let id = self.names.first(id);
        match self.names.node(id) {
            Node::Template(base, arguments) if self.is_unscoped(*base) => {
                if matches!(self.names.node(*base), Node::Abbreviation(_)) {
                    self.ty(*base);
                } else if !self.refers_back(*base) {
                    self.unscoped(*base);
                    self.remember(*base);
                }
                self.arguments(arguments);
            }
            Node::Template(base, arguments)
                if matches!(self.names.node(*base), Node::Parameter(..)) =>
            {
                self.ty(*base);
                self.arguments(arguments);
            }
            Node::Method(name, qualifiers, reference) => {
                self.put("N");
                self.qualifiers(*qualifiers);
                self.reference(*reference);
                self.last(*name);
                self.put("E");
            }
            _ if self.is_unscoped(id) => self.unscoped(id),
            _ => {
                self.put("N");
                self.last(id);
                self.put("E");
            }
        }
    }

    fn unscoped(&mut self, id: Id) {
        match self.names.node(self.names.first(id)) {
            Node::Nested(_, name) => {
                self.put("St");
                self.unqualified(*name);
            }
            _ => self.unqualified(id),
        }
    }

    /// A chain within `N` and `E`, whose end nothing in there refers back to.
    fn last(&mut self, id: Id) {
        match self.names.node(self.names.first(id)) {
            Node::Nested(scope, name) => {
                self.prefix(*scope);
                self.unqualified(*name);
            }
            Node::Template(base, arguments) => {
                self.prefix(*base);
                self.arguments(arguments);
            }
            // Of nothing, which no compiler writes.
            Node::Initializer(variable) => {
                self.last(*variable);
                self.put("M");
            }
            _ => {
                let first = self.names.first(id);
                let known = self.known.contains_key(&first);
                self.prefix(id);
                if !known {
                    self.known.remove(&first);
                }
            }
        }
    }

    fn prefix(&mut self, id: Id) {
        let id = self.names.first(id);
        match self.names.node(id) {
            Node::Std | Node::Abbreviation(_) | Node::Parameter(..) | Node::Decltype(..) => {
                return self.ty(id);
            }
            Node::Initializer(variable) => {
                self.prefix(*variable);
                return self.put("M");
            }
            _ if self.refers_back(id) => return,
            Node::Nested(..) | Node::Template(..) => self.last(id),
            _ => self.unqualified(id),
        }
        self.remember(id);
    }

    pub fn unqualified(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Source(name) => self.source(name),
            Node::Local { entity, .. } => self.unqualified(*entity),
            Node::Internal(name) => {
                self.put("L");
                self.unqualified(*name);
            }
            Node::Tagged(name, tag) => {
                self.unqualified(*name);
                self.put("B");
                self.source(tag);
            }
            Node::Structor { kind, variant, inherited, .. } => {
                self.bytes(&[*kind]);
                self.put(if inherited.is_some() { "I" } else { "" });
                self.bytes(&[*variant]);
                inherited.iter().for_each(|&class| self.name(class));
            }
            Node::Operator(code) => self.bytes(code),
            Node::Conversion(ty) => self.wrapped("cv", *ty),
            Node::VendorOperator(operands, name) => {
                self.bytes(&[b'v', *operands]);
                self.source(name);
            }
            Node::Literal(name) => {
                self.put("li");
                self.source(name);
            }
            Node::Attached(module, name) => {
                self.module(*module);
                self.unqualified(*name);
            }
            Node::Unnamed(number) | Node::Block(number) | Node::Closure(.., number) => {
                match self.names.node(id) {
                    Node::Closure(declared, list, _) => {
                        self.put("Ul");
                        self.each(declared, Self::declared);
                        self.parameters(list);
                        self.put("E");
                    }
                    Node::Block(_) => self.put("Ub"),
                    _ => self.put("Ut"),
                }
                self.bytes(number);
                self.put("_");
            }
            Node::Binding(list) => {
                self.put("DC");
                self.each(list, Self::unqualified);
                self.put("E");
            }
            Node::String => self.put("s"),
            _ => self.ty(id),
        }
    }
}
