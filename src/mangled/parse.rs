//! The reader of encodings and names. Types and expressions have files of their own.
//!
//! Encodings, names and special names are productions that contain each other: they are read here in
//! the order of the ABI's grammar.
//!
//! <https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling>

use crate::node::{Id, List, Names, Node, Offset, Qualifiers, Reference, Special};
use crate::reader::{Read, Reader};
use crate::table::{Shape, operator};
use crate::{Symbol, Unread};

/// What the reader of an encoding must know of its name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct State {
    /// It is a constructor, destructor or conversion, whose result is not written.
    pub resultless: bool,
    pub ends_with_arguments: bool,
}

/// Reads a symbol: `_Z`, an encoding, and what was added after a full stop.
pub(crate) fn symbol<'a>(names: &mut Names, input: &'a [u8]) -> Result<Symbol<'a>, Unread> {
    let Some(at) = encoding_start(input) else {
        // What is called when a block is, `___Z..`, is mangled, too.
        let mangled = input.starts_with(b"___Z") || input.starts_with(b"____Z");
        return Err(if mangled { Unread::Syntax(0) } else { Unread::NotMangled });
    };
    let mut reader = Reader::new(names, input, at);
    let name = reader.encoding()?;
    let added = &input[reader.here()..];
    if added.is_empty() || added[0] == b'.' {
        Ok(Symbol { name, prefix: &input[..at], added })
    } else {
        Err(reader.wrong())
    }
}

/// After `_Z`, or `__Z` where the target puts an underscore before all names.
fn encoding_start(input: &[u8]) -> Option<usize> {
    [&b"_Z"[..], b"__Z"].iter().find(|start| input.starts_with(start)).map(|start| start.len())
}

impl Reader<'_> {
    // Encodings.

    pub fn encoding(&mut self) -> Read {
        let parameters = std::mem::take(&mut self.parameters);
        let result = self.deeper(Self::encoding_here);
        self.parameters = parameters;
        result
    }

    fn ends_encoding(&self) -> bool {
        matches!(self.look(0), 0 | b'E' | b'.' | b'_')
    }

    fn encoding_here(&mut self) -> Read {
        if matches!(self.look(0), b'G' | b'T') {
            return self.special();
        }
        let (name, state) = self.encoded_name()?;
        if self.ends_encoding() {
            return Ok(name);
        }
        let mut conditions = List::default();
        if self.eat("Ua9enable_ifI") {
            conditions = self.until("E", Self::argument)?;
        }
        let has_result = !state.resultless && state.ends_with_arguments;
        let result = if has_result { Some(self.ty()?) } else { None };
        let mut list = Vec::new();
        if !self.eat("v") {
            while {
                list.push(self.ty()?);
                !self.ends_encoding()
            } {}
        }
        self.make(Node::Encoding { name, result, parameters: list.into(), conditions })
    }

    /// The name of an encoding: twice, if a conversion's type has parameters whose arguments come
    /// after it.
    fn encoded_name(&mut self) -> Read<(Id, State)> {
        let (at, known) = (self.here(), self.substitutions.len());
        let met = std::mem::take(&mut self.met_forward);
        let mut state = State::default();
        let mut name = self.name(Some(&mut state))?;
        if self.met_forward && self.forward_arguments.is_none() {
            self.forward_arguments = Some(self.parameters.pop().unwrap_or_default());
            self.rewind(at);
            state = State::default();
            self.substitutions.truncate(known);
            self.parameters.clear();
            let again = self.name(Some(&mut state));
            self.forward_arguments = None;
            name = again?;
        }
        self.met_forward = met;
        Ok((name, state))
    }

    fn special(&mut self) -> Read {
        const OF_TYPES: [&str; 4] = ["TV", "TT", "TI", "TS"];
        const OF_NAMES: [&str; 4] = ["TW", "TH", "GV", "TA"];
        for code in OF_TYPES {
            if self.eat(code) {
                let ty = self.ty()?;
                return self.make(Node::Special(Special::Of(code, ty)));
            }
        }
        for code in OF_NAMES {
            if self.eat(code) {
                let name = if code == "TA" { self.argument()? } else { self.name(None)? };
                return self.make(Node::Special(Special::Of(code, name)));
            }
        }
        if self.eat("GTt") {
            let name = self.encoding()?;
            return self.make(Node::Special(Special::Of("GTt", name)));
        }
        if self.eat("GR") {
            let name = self.name(None)?;
            let number = self.run(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase());
            if !self.eat("_") && !number.is_empty() {
                return Err(self.wrong());
            }
            return self.make(Node::Special(Special::Temporary(name, number)));
        }
        if self.eat("TC") {
            let whole = self.ty()?;
            let offset = self.number()?;
            self.need("_")?;
            let part = self.ty()?;
            return self.make(Node::Special(Special::Construction(whole, offset, part)));
        }
        self.need("T")?;
        let covariant = self.eat("c");
        let this = self.offset()?;
        let result = if covariant { Some(self.offset()?) } else { None };
        let target = self.encoding()?;
        self.make(Node::Special(Special::Thunk { this, result, target }))
    }

    fn offset(&mut self) -> Read<Offset> {
        let place = self.eat("v");
        if !place {
            self.need("h")?;
        }
        let fixed = self.number()?;
        self.need("_")?;
        let place = if place { Some(self.number()?) } else { None };
        if place.is_some() {
            self.need("_")?;
        }
        Ok(Offset { fixed, place })
    }

    // Names.

    pub fn name(&mut self, state: Option<&mut State>) -> Read {
        self.deeper(|reader| reader.name_in(state, None))
    }

    /// A name, of something in `function` if there is one: that and a discriminator to be put in.
    fn name_in(&mut self, mut state: Option<&mut State>, function: Option<Id>) -> Read {
        match self.look(0) {
            b'N' => return self.nested(state, function),
            b'Z' => return self.local(state),
            _ => {}
        }
        let substituted = self.look(0) == b'S' && self.look(1) != b't';
        let name = if substituted {
            self.substitution()?
        } else {
            let scope = if self.eat("St") { Some(self.make(Node::Std)?) } else { None };
            let name = self.unqualified(state.as_deref_mut(), scope)?;
            let name = self.within(function, name)?;
            self.joined(scope, name)?
        };
        if self.look(0) == b'I' {
            if !substituted {
                self.substitutions.push(name);
            }
            let arguments = self.arguments(state.is_some())?;
            if let Some(state) = state {
                state.ends_with_arguments = true;
            }
            return self.make(Node::Template(name, arguments));
        }
        if substituted { Err(self.wrong()) } else { Ok(name) }
    }

    /// The first part of a name in a function.
    fn within(&mut self, function: Option<Id>, entity: Id) -> Read {
        let Some(function) = function else { return Ok(entity) };
        self.make(Node::Local { function, entity, discriminator: Box::default() })
    }

    fn joined(&mut self, scope: Option<Id>, name: Id) -> Read {
        match scope {
            Some(scope) => self.make(Node::Nested(scope, name)),
            None => Ok(name),
        }
    }

    fn nested(&mut self, mut state: Option<&mut State>, function: Option<Id>) -> Read {
        self.need("N")?;
        let qualifiers = self.qualifiers();
        let reference = self.reference_qualifier();
        let mut so_far = None;
        if self.eat("St") {
            so_far = Some(self.make(Node::Std)?);
        }
        while !self.eat("E") {
            if self.eat("M") {
                let variable = so_far.ok_or_else(|| self.wrong())?;
                so_far = Some(self.make(Node::Initializer(variable))?);
                continue;
            }
            if self.look(0) == b'I' {
                let base = so_far.ok_or_else(|| self.wrong())?;
                if matches!(self.names.node(base), Node::Template(..)) {
                    return Err(self.wrong());
                }
                let arguments = self.arguments(state.is_some())?;
                let name = self.make(Node::Template(base, arguments))?;
                if let Some(state) = state.as_deref_mut() {
                    state.ends_with_arguments = true;
                }
                so_far = Some(name);
                self.substitutions.push(name);
                continue;
            }
            if let Some(state) = state.as_deref_mut() {
                state.ends_with_arguments = false;
            }
            let part = match (self.look(0), self.look(1)) {
                (b'S', second) if second != b't' => {
                    let part = self.substitution()?;
                    if let Some(scope) = so_far {
                        so_far = Some(self.make(Node::Nested(scope, part))?);
                        self.substitutions.extend(so_far);
                    } else {
                        so_far = Some(part);
                    }
                    continue;
                }
                (b'T', _) => self.template_parameter()?,
                (b'D', b't' | b'T') => self.decltype()?,
                _ => self.unqualified(state.as_deref_mut(), so_far)?,
            };
            let part = if so_far.is_none() { self.within(function, part)? } else { part };
            let name = self.joined(so_far, part)?;
            so_far = Some(name);
            self.substitutions.push(name);
        }
        let name = so_far.ok_or_else(|| self.wrong())?;
        if self.substitutions.last() == Some(&name) {
            self.substitutions.pop();
        }
        if qualifiers.is_empty() && reference.is_none() {
            return Ok(name);
        }
        self.make(Node::Method(name, qualifiers, reference))
    }

    pub fn qualifiers(&mut self) -> Qualifiers {
        let mut all = Qualifiers::default();
        for (one, code, _) in Qualifiers::ALL {
            if self.look(0) == code {
                self.skip(1);
                all = all.with(one);
            }
        }
        all
    }

    pub fn reference_qualifier(&mut self) -> Option<Reference> {
        match self.look(0) {
            b'R' => Some(Reference::Left),
            b'O' => Some(Reference::Right),
            _ => None,
        }
        .inspect(|_| self.skip(1))
    }

    /// `Z` encoding `E`, and what is in the function.
    fn local(&mut self, state: Option<&mut State>) -> Read {
        self.need("Z")?;
        let function = self.encoding()?;
        self.need("E")?;
        let in_default = self.eat("d");
        let function = if in_default {
            let number = self.digits();
            self.need("_")?;
            self.make(Node::Default(number, function))?
        } else {
            function
        };
        if !in_default && self.eat("s") {
            let entity = self.make(Node::String)?;
            let discriminator = self.discriminator()?;
            return self.make(Node::Local { function, entity, discriminator });
        }
        let name = self.deeper(|reader| reader.name_in(state, Some(function)))?;
        if in_default {
            return Ok(name);
        }
        let discriminator = self.discriminator()?;
        if discriminator.is_empty() { Ok(name) } else { self.told_apart(name, discriminator) }
    }

    /// A name with its discriminator, which belongs to its first part.
    fn told_apart(&mut self, name: Id, discriminator: Box<[u8]>) -> Read {
        self.deeper(|reader| match reader.names.node(name).clone() {
            Node::Local { function, entity, .. } => {
                reader.make(Node::Local { function, entity, discriminator })
            }
            Node::Nested(scope, last) => {
                let scope = reader.told_apart(scope, discriminator)?;
                reader.make(Node::Nested(scope, last))
            }
            Node::Template(base, arguments) => {
                let base = reader.told_apart(base, discriminator)?;
                reader.make(Node::Template(base, arguments))
            }
            Node::Method(base, qualifiers, reference) => {
                let base = reader.told_apart(base, discriminator)?;
                reader.make(Node::Method(base, qualifiers, reference))
            }
            _ => Ok(name),
        })
    }

    /// `_` digit, `__` digits `_`, or digits at the end: as it is written.
    fn discriminator(&mut self) -> Read<Box<[u8]>> {
        let start = self.here();
        if self.eat("__") {
            if self.digits().is_empty() || !self.eat("_") {
                self.rewind(start);
            }
        } else if self.look(0) == b'_' && self.look(1).is_ascii_digit() {
            self.skip(2);
        } else if self.rest().iter().all(u8::is_ascii_digit) {
            self.skip(self.rest().len());
        }
        Ok(self.since(start))
    }

    /// One part of a name. Constructors and destructors are called as the scope is.
    fn unqualified(&mut self, state: Option<&mut State>, scope: Option<Id>) -> Read {
        let internal = self.eat("L");
        let name = match (self.look(0), self.look(1)) {
            (b'U', _) => self.unnamed()?,
            (b'1'..=b'9', _) => self.source_name()?,
            (b'D', b'C') => {
                self.skip(2);
                let list = self.until("E", Self::source_name)?;
                self.make(Node::Binding(list))?
            }
            (kind @ (b'C' | b'D'), b'I' | b'0'..=b'5') => {
                let class = scope.ok_or_else(|| self.wrong())?;
                self.structor(kind, class, state)?
            }
            _ => self.operator_name(state)?,
        };
        let name = if internal { self.make(Node::Internal(name))? } else { name };
        self.tagged(name)
    }

    fn structor(&mut self, kind: u8, class: Id, mut state: Option<&mut State>) -> Read {
        self.skip(1);
        let inheriting = kind == b'C' && self.eat("I");
        let variant = self.look(0);
        if !variant.is_ascii_digit() {
            return Err(self.wrong());
        }
        self.skip(1);
        if let Some(state) = state.as_deref_mut() {
            state.resultless = true;
        }
        let inherited = if inheriting { Some(self.name(state)?) } else { None };
        self.make(Node::Structor { kind, variant, class, inherited })
    }

    pub fn tagged(&mut self, mut name: Id) -> Read {
        while self.eat("B") {
            let tag = self.source_text()?;
            name = self.make(Node::Tagged(name, tag))?;
        }
        Ok(name)
    }

    /// A length and as many bytes.
    pub fn source_text(&mut self) -> Read<Box<[u8]>> {
        let digits = self.digits();
        let length = str::from_utf8(&digits).ok().and_then(|text| text.parse::<usize>().ok());
        match length {
            Some(length) if length > 0 && length <= self.rest().len() => {
                let start = self.here();
                self.skip(length);
                Ok(self.since(start))
            }
            _ => Err(self.wrong()),
        }
    }

    pub fn source_name(&mut self) -> Read {
        let text = self.source_text()?;
        self.make(Node::Source(text))
    }

    pub fn unnamed(&mut self) -> Read {
        if self.eat("Ut") {
            let number = self.digits();
            self.need("_")?;
            return self.make(Node::Unnamed(number));
        }
        if self.eat("Ub") {
            let number = self.digits();
            self.need("_")?;
            return self.make(Node::Block(number));
        }
        self.need("Ul")?;
        let levels = self.parameters.len();
        let outer = self.lambda_level.replace(levels);
        let list = self.deeper(|reader| {
            if reader.eat("vE") { Ok(List::default()) } else { reader.until("E", Self::ty) }
        });
        self.lambda_level = outer;
        self.parameters.truncate(levels);
        let list = list?;
        let number = self.digits();
        self.need("_")?;
        self.make(Node::Closure(list, number))
    }

    pub fn operator_name(&mut self, state: Option<&mut State>) -> Read {
        if self.eat("li") {
            let name = self.source_text()?;
            return self.make(Node::Literal(name));
        }
        let code = [self.look(0), self.look(1)];
        let found = operator(&code).ok_or_else(|| self.wrong())?;
        match found.shape {
            Shape::NamedCast | Shape::OfType | Shape::OfExpression | Shape::Member(false) => {
                return Err(self.wrong());
            }
            _ => self.skip(2),
        }
        if found.shape != Shape::Cast {
            return self.make(Node::Operator(code));
        }
        let takes = std::mem::replace(&mut self.type_takes_arguments, false);
        let forward = self.forward;
        self.forward |= state.is_some();
        let ty = self.ty();
        (self.type_takes_arguments, self.forward) = (takes, forward);
        if let Some(state) = state {
            state.resultless = true;
        }
        let ty = ty?;
        self.make(Node::Conversion(ty))
    }
}
