//! Names as people write them: as LLVM's demangler does.
//!
//! A declarator is written around its name, left part and right part, so names, types and
//! declarations call each other at every step and stand together; expressions have a file of their
//! own.

use crate::node::{Id, Names, Node, Qualifiers, Reference, Signature};
use crate::table::{ABBREVIATIONS, BUILTINS, Binds, operator, protocol};

/// Longer texts are not made: references back may double a text again and again.
const LONGEST: usize = 1 << 20;
/// Nor are those that take more steps: what is repeated may be empty.
const STEPS: u32 = 1 << 22;

pub(crate) struct Printer<'a> {
    pub names: &'a Names,
    pub out: Vec<u8>,
    steps: u32,
    /// Which element of packs is printed, and how many there are.
    pack: Option<(usize, usize)>,
    /// Around what is printed stands `<`, and no other bracket within that.
    pub in_angles: bool,
}

/// What `name` stands for; none if the text would be too long.
pub(crate) fn text(names: &Names, name: Id) -> Option<Vec<u8>> {
    let mut printer = Printer { names, out: Vec::new(), steps: 0, pack: None, in_angles: false };
    printer.print(name);
    if printer.gives_up() { None } else { Some(printer.out) }
}

impl Printer<'_> {
    fn gives_up(&self) -> bool {
        self.out.len() > LONGEST || self.steps > STEPS
    }
    pub fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
    pub fn bytes(&mut self, text: &[u8]) {
        self.out.extend_from_slice(text);
    }
    pub fn print(&mut self, id: Id) {
        self.left(id);
        self.right(id);
    }
    /// With commas between what is not empty.
    pub fn list(&mut self, list: &[Id]) {
        let mut first = true;
        for &id in list {
            let before = self.out.len();
            if !first {
                self.put(", ");
            }
            let start = self.out.len();
            self.operand(id, Binds::Comma, false);
            if self.out.len() == start {
                self.out.truncate(before);
            } else {
                first = false;
            }
        }
    }
    /// In brackets, within which `>` is an operator.
    pub fn enclosed(&mut self, open: &str, close: &str, print: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.in_angles, open == "<");
        self.put(open);
        print(self);
        self.put(close);
        self.in_angles = outer;
    }

    /// What a parameter of a template stands for here.
    fn argument(&mut self, value: Id) -> Option<Id> {
        let Node::Pack(list) = self.names.node(value) else { return Some(value) };
        let (at, _) = *self.pack.get_or_insert((0, list.len()));
        list.get(at).copied()
    }

    /// A type around which others may stand: what it is qualified or stands for, if that is all.
    fn seen_through(&mut self, id: Id) -> Option<Id> {
        match *self.names.node(id) {
            Node::Parameter(_, value) => self.argument(value),
            Node::Qualified(inner, _) => Some(inner),
            _ => None,
        }
    }
    fn is_array(&mut self, id: Id) -> bool {
        match self.seen_through(id) {
            Some(inner) => self.is_array(inner),
            None => matches!(self.names.node(id), Node::Array(..)),
        }
    }
    fn is_function(&mut self, id: Id) -> bool {
        match self.seen_through(id) {
            Some(inner) => self.is_function(inner),
            None => matches!(self.names.node(id), Node::Function(_)),
        }
    }
    pub fn has_right(&mut self, id: Id) -> bool {
        if let Some(inner) = self.seen_through(id) {
            return self.has_right(inner);
        }
        match *self.names.node(id) {
            Node::Function(_) | Node::Array(..) => true,
            Node::Pointer(inner) | Node::Reference(inner, _) | Node::Member(_, inner) => {
                self.has_right(inner)
            }
            _ => false,
        }
    }

    /// References to references are one: to the right only if all are.
    fn collapsed(&mut self, mut inner: Id, mut kind: Reference) -> (Id, Reference) {
        loop {
            match *self.names.node(inner) {
                Node::Reference(next, other) => {
                    if other == Reference::Left {
                        kind = other;
                    }
                    inner = next;
                }
                Node::Parameter(_, value) => match self.argument(value) {
                    Some(next) if matches!(self.names.node(next), Node::Reference(..)) => {
                        inner = next;
                    }
                    _ => return (inner, kind),
                },
                _ => return (inner, kind),
            }
        }
    }

    fn qualifiers(&mut self, qualifiers: Qualifiers) {
        for (one, _, word) in Qualifiers::ALL.into_iter().rev() {
            if qualifiers.contains(one) {
                self.put(" ");
                self.put(word);
            }
        }
    }
    fn reference(&mut self, reference: Option<Reference>) {
        self.put(match reference {
            None => "",
            Some(Reference::Left) => " &",
            Some(Reference::Right) => " &&",
        });
    }

    fn pointer(&mut self, inner: Id, sign: &str) {
        self.left(inner);
        let array = self.is_array(inner);
        if array {
            self.put(" ");
        }
        if array || self.is_function(inner) {
            self.put("(");
        }
        self.put(sign);
    }
    fn pointer_right(&mut self, inner: Id) {
        if self.is_array(inner) || self.is_function(inner) {
            self.put(")");
        }
        self.right(inner);
    }

    pub fn left(&mut self, id: Id) {
        self.steps += 1;
        if self.gives_up() {
            return;
        }
        let names = self.names;
        match names.node(id) {
            Node::Source(text) if text.starts_with(b"_GLOBAL__N") => {
                self.put("(anonymous namespace)");
            }
            Node::Source(text) | Node::Vendor(text) | Node::Number(text) => self.bytes(text),
            Node::Module(outer, name, partition) => {
                outer.iter().for_each(|&outer| self.print(outer));
                self.put(match (partition, outer) {
                    (true, _) => ":",
                    (false, Some(_)) => ".",
                    (false, None) => "",
                });
                self.bytes(name);
            }
            Node::Attached(module, name) => {
                self.print(*name);
                self.put("@");
                self.print(*module);
            }
            Node::Again(first) => self.without_function(*first),
            Node::Std => self.put("std"),
            Node::Abbreviation(letter) => self.put(abbreviation(*letter).1),
            Node::Nested(scope, name) => {
                match (names.node(*scope), names.node(*name)) {
                    (Node::Abbreviation(letter), Node::Structor { .. }) => {
                        self.put(abbreviation(*letter).2);
                    }
                    _ => self.print(*scope),
                }
                self.put("::");
                self.print(*name);
            }
            Node::Template(name, arguments) => {
                self.print(*name);
                self.enclosed("<", ">", |printer| printer.list(arguments));
            }
            Node::Tagged(name, tag) => {
                self.print(*name);
                self.put("[abi:");
                self.bytes(tag);
                self.put("]");
            }
            Node::Structor { kind, class, .. } => {
                self.put(if *kind == b'D' { "~" } else { "" });
                let base = base_name(names, *class);
                self.bytes(&base);
            }
            Node::Operator(code) => {
                self.put("operator");
                self.put(operator(code).map_or("", |operator| operator.text));
            }
            Node::Conversion(ty) => {
                self.put("operator ");
                self.print(*ty);
            }
            Node::VendorOperator(_, name) => {
                self.put("operator ");
                self.bytes(name);
            }
            Node::Literal(name) => {
                self.put("operator\"\" ");
                self.bytes(name);
            }
            Node::Unnamed(number) => {
                self.put("'unnamed");
                self.bytes(number);
                self.put("'");
            }
            Node::Block(_) => self.put("'block-literal'"),
            Node::Closure(declared, parameters, number) => {
                self.put("'lambda");
                self.bytes(number);
                self.put("'");
                self.closure(declared, parameters);
            }
            Node::Invented(kind, number) => {
                self.put(match kind {
                    b'y' => "$T",
                    b'n' => "$N",
                    _ => "$TT",
                });
                if let Some(number) = number.checked_sub(1) {
                    self.put(&number.to_string());
                }
            }
            Node::Declared(kind, parts) => self.declared(*kind, parts),
            Node::Binding(list) => self.enclosed("[", "]", |printer| printer.list(list)),
            Node::Local { function, entity, .. } => {
                self.print(*function);
                self.put("::");
                self.print(*entity);
            }
            Node::Default(_, name) | Node::Internal(name) | Node::Initializer(name) => {
                self.print(*name)
            }
            Node::String => self.put("string literal"),
            Node::Builtin(code) => {
                let known = BUILTINS.iter().find(|builtin| builtin.0 == *code);
                self.put(known.map_or("", |builtin| builtin.1));
            }
            Node::Sized(code, width) => {
                self.put(match *code {
                    "DF" => "_Float",
                    "DB" => "_BitInt(",
                    _ => "unsigned _BitInt(",
                });
                self.print(*width);
                self.put(if *code == "DF" { "" } else { ")" });
            }
            Node::Qualified(inner, qualifiers) => {
                self.left(*inner);
                self.qualifiers(*qualifiers);
            }
            Node::VendorQualified(inner, name, arguments) => {
                self.print(*inner);
                if let Some(protocol) = protocol(name) {
                    return self.enclosed("<", ">", |printer| printer.bytes(protocol));
                }
                self.put(" ");
                self.bytes(name);
                if let Some(arguments) = arguments {
                    self.enclosed("<", ">", |printer| printer.list(arguments));
                }
            }
            Node::Pointer(inner) => match self.object(*inner) {
                Some(protocol) => {
                    self.put("id");
                    self.enclosed("<", ">", |printer| printer.bytes(protocol));
                }
                None => self.pointer(*inner, "*"),
            },
            Node::Reference(inner, kind) => {
                let (inner, kind) = self.collapsed(*inner, *kind);
                self.pointer(inner, if kind == Reference::Left { "&" } else { "&&" });
            }
            Node::Complex(inner) => {
                self.print(*inner);
                self.put(" complex");
            }
            Node::Imaginary(inner) => {
                self.print(*inner);
                self.put(" imaginary");
            }
            Node::Function(signature) => {
                self.left(signature.result);
                self.put(" ");
            }
            Node::Array(_, element) => self.left(*element),
            Node::Member(class, member) => {
                self.left(*member);
                let wrapped = self.is_array(*member) || self.is_function(*member);
                self.put(if wrapped { "(" } else { " " });
                self.print(*class);
                self.put("::*");
            }
            Node::Vector(bound, element) => {
                match element {
                    Some(element) => self.print(*element),
                    None => self.put("pixel"),
                }
                self.put(" vector[");
                bound.iter().for_each(|&bound| self.print(bound));
                self.put("]");
            }
            Node::Elaborated(kind, name) => {
                self.put(match kind {
                    b's' => "struct ",
                    b'u' => "union ",
                    _ => "enum ",
                });
                self.print(*name);
            }
            Node::Decltype(_, of) => {
                self.put("decltype");
                self.enclosed("(", ")", |printer| printer.print(*of));
            }
            Node::Parameter(_, value) => {
                if let Some(value) = self.argument(*value) {
                    self.left(value);
                }
            }
            Node::Auto(_) => self.put("auto"),
            Node::Pack(list) => self.list(list),
            Node::Expansion(inner) => self.expansion(*inner),
            Node::Constant(ty, value) => self.constant(*ty, value),
            Node::Argument(text) => {
                // The last number, which comes before the `_`.
                let number = text.split(|byte| !byte.is_ascii_digit()).rev().nth(1);
                self.put(if text.ends_with(b"T") { "this" } else { "fp" });
                self.bytes(number.unwrap_or_default());
            }
            Node::Expression(code, parts) => self.expression(code, parts),
            Node::Encoding { name, result, parameters, conditions } => {
                if let Some(result) = result {
                    self.left(*result);
                    if !self.has_right(*result) {
                        self.put(" ");
                    }
                }
                self.print(*name);
                self.enclosed("(", ")", |printer| printer.list(parameters));
                result.iter().for_each(|&result| self.right(result));
                if let Node::Method(_, qualifiers, reference) = names.node(*name) {
                    self.qualifiers(*qualifiers);
                    self.reference(*reference);
                }
                if !conditions.is_empty() {
                    self.put(" [enable_if:");
                    self.list(conditions);
                    self.put("]");
                }
            }
            Node::Method(name, ..) => self.print(*name),
            Node::Special(special) => self.special(special),
        }
    }

    pub fn right(&mut self, id: Id) {
        let names = self.names;
        match names.node(id) {
            Node::Qualified(inner, _) => self.right(*inner),
            Node::Pointer(inner) if self.object(*inner).is_some() => {}
            Node::Pointer(inner) => self.pointer_right(*inner),
            Node::Declared(kind, parts) => self.declared_right(*kind, parts),
            Node::Reference(inner, kind) => {
                let (inner, _) = self.collapsed(*inner, *kind);
                self.pointer_right(inner);
            }
            Node::Member(_, member) => {
                if self.is_array(*member) || self.is_function(*member) {
                    self.put(")");
                }
                self.right(*member);
            }
            Node::Array(bound, element) => {
                if self.out.last() != Some(&b']') {
                    self.put(" ");
                }
                self.enclosed("[", "]", |printer| {
                    bound.iter().for_each(|&bound| printer.print(bound));
                });
                self.right(*element);
            }
            Node::Function(signature) => self.signature(signature),
            Node::Parameter(_, value) => {
                if let Some(value) = self.argument(*value) {
                    self.right(value);
                }
            }
            _ => {}
        }
    }

    fn signature(&mut self, signature: &Signature) {
        self.enclosed("(", ")", |printer| printer.list(&signature.parameters));
        self.right(signature.result);
        self.qualifiers(signature.qualifiers);
        self.reference(signature.reference);
        if let Some((code, list)) = &signature.exceptions {
            self.put(if *code == b'w' { " throw" } else { " noexcept" });
            if *code != b'o' {
                self.enclosed("(", ")", |printer| printer.list(list));
            }
        }
    }

    /// Once for each element of the packs within; with dots if there is none.
    pub fn expansion(&mut self, inner: Id) {
        let outer = self.pack.take();
        let start = self.out.len();
        self.print(inner);
        match self.pack {
            None => self.put("..."),
            Some((_, 0)) => self.out.truncate(start),
            Some((_, count)) => {
                for at in 1..count {
                    if self.gives_up() {
                        break;
                    }
                    self.put(", ");
                    self.pack = Some((at, count));
                    self.print(inner);
                }
            }
        }
        self.pack = outer;
    }
}

/// What a letter after `S` stands for.
fn abbreviation(letter: u8) -> &'static (u8, &'static str, &'static str, &'static str) {
    ABBREVIATIONS.iter().find(|known| known.0 == letter).unwrap_or(&ABBREVIATIONS[0])
}

/// What constructors of a class are called.
pub(crate) fn base_name(names: &Names, class: Id) -> Vec<u8> {
    match names.node(class) {
        Node::Nested(_, name)
        | Node::Template(name, _)
        | Node::Tagged(name, _)
        | Node::Internal(name) => base_name(names, *name),
        Node::Attached(_, name) | Node::Again(name) | Node::Initializer(name) => {
            base_name(names, *name)
        }
        Node::Local { entity, .. } => base_name(names, *entity),
        Node::Parameter(_, value) => base_name(names, *value),
        Node::Abbreviation(letter) => abbreviation(*letter).3.into(),
        Node::Source(text) if text.starts_with(b"_GLOBAL__N") => b"(anonymous namespace)".into(),
        Node::Source(text) | Node::Vendor(text) => text.to_vec(),
        Node::Operator(_) | Node::Builtin(_) | Node::Block(_) | Node::Std | Node::Auto(_) => {
            text(names, class).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}
