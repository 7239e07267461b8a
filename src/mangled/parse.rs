//! The reader of encodings and names. Types and expressions have files of their own.
//!
//! Encodings, names and special names are productions that contain each other: they are read here in
//! the order of the ABI's grammar.
//!
//! <https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling>

use crate::node::{Id, List, Names, Node, Offset, Qualifiers, Reference, Special};
use crate::reader::{Read, Reader};
use crate::{Symbol, Unread};

/// What the reader of an encoding must know of its name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct State {
    /// It is a constructor, destructor or conversion, whose result is not written.
    pub resultless: bool,
    pub ends_with_arguments: bool,
}

/// Reads a symbol: `_Z`, an encoding, and what was added after a full stop; or what is called when
/// a block is: `___Z`, the encoding of the function it is in, `_block_invoke` and a number. Before
/// either there may be the underscore that a target puts before all names.
pub(crate) fn symbol<'a>(names: &mut Names, input: &'a [u8]) -> Result<Symbol<'a>, Unread> {
    let underscores = input.iter().take_while(|&&byte| byte == b'_').count();
    if !(1..=4).contains(&underscores) || input.get(underscores) != Some(&b'Z') {
        return Err(Unread::NotMangled);
    }
    let at = underscores + 1;
    let mut reader = Reader::new(names, input, at);
    let mut name = reader.encoding()?;
    let end = reader.here();
    if underscores > 2 {
        reader.need("_block_invoke")?;
        let numbered = reader.eat("_");
        if reader.digits().is_empty() && numbered {
            return Err(reader.wrong());
        }
        name = reader.make(Node::Special(Special::Of("block", name)))?;
    }
    if matches!(reader.rest().first(), None | Some(b'.')) {
        Ok(Symbol { name, prefix: &input[..at], added: &input[end..] })
    } else {
        Err(reader.wrong())
    }
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
        if self.eat("GI") {
            let module = self.module(None)?.ok_or_else(|| self.wrong())?;
            return self.make(Node::Special(Special::Of("GI", module)));
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
        let scope = self.std(function)?;
        let mut module = None;
        if self.look(0) == b'S' {
            module = Some(self.substitution()?);
        }
        let substituted = module.is_some_and(|name| !self.is_module(name));
        let name = match module {
            Some(name) if substituted => self.again_within(function, name),
            _ => {
                let name = self.unqualified(state.as_deref_mut(), scope, module)?;
                let name = self.within(function, name)?;
                self.joined(scope, name)?
            }
        };
        if substituted && scope.is_some() {
            return Err(self.wrong());
        }
        if self.look(0) == b'I' {
            if !substituted {
                self.remember(function, name)?;
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

    /// The same where it refers back: then LLVM's demangler does write the function.
    fn again_within(&self, function: Option<Id>, name: Id) -> Id {
        if function.is_some() { self.names.first(name) } else { name }
    }

    /// What names can refer back to.
    fn remember(&mut self, function: Option<Id>, name: Id) -> Read<()> {
        let name = if function.is_some() { self.make(Node::Again(name))? } else { name };
        self.substitutions.push(name);
        Ok(())
    }

    /// `std`, which is in no function.
    fn std(&mut self, function: Option<Id>) -> Read<Option<Id>> {
        if function.is_some() && (self.look(0), self.look(1)) == (b'S', b't') {
            return Err(self.wrong());
        }
        if self.eat("St") { self.make(Node::Std).map(Some) } else { Ok(None) }
    }

    /// A variable, or what is in the initializer of one.
    fn initializer(&mut self, name: Id) -> Read {
        if self.eat("M") { self.make(Node::Initializer(name)) } else { Ok(name) }
    }

    pub fn is_module(&self, id: Id) -> bool {
        matches!(self.names.node(id), Node::Module(..))
    }

    /// The module that owns a name, in `outer` if that was referred back to.
    pub fn module(&mut self, outer: Option<Id>) -> Read<Option<Id>> {
        let mut module = outer;
        while self.eat("W") {
            let partition = self.eat("P");
            let name = self.source_text()?;
            module = Some(self.make(Node::Module(module, name, partition))?);
            self.substitutions.extend(module);
        }
        Ok(module)
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
        let mut so_far = self.std(function)?;
        while !self.eat("E") {
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
                self.remember(function, name)?;
                so_far = Some(self.initializer(name)?);
                continue;
            }
            if let Some(state) = state.as_deref_mut() {
                state.ends_with_arguments = false;
            }
            let part = match (self.look(0), self.look(1)) {
                (b'S', second) if second != b't' => {
                    let part = self.substitution()?;
                    if self.is_module(part) {
                        self.unqualified(state.as_deref_mut(), so_far, Some(part))?
                    } else if so_far.is_none() {
                        let part = self.again_within(function, part);
                        so_far = Some(self.initializer(part)?);
                        continue;
                    } else {
                        return Err(self.wrong());
                    }
                }
                (b'T', _) | (b'D', b't' | b'T') if so_far.is_some() => return Err(self.wrong()),
                (b'T', _) => self.template_parameter()?,
                (b'D', b't' | b'T') => self.decltype()?,
                _ => self.unqualified(state.as_deref_mut(), so_far, None)?,
            };
            let part = if so_far.is_none() { self.within(function, part)? } else { part };
            let name = self.joined(so_far, part)?;
            self.remember(function, name)?;
            so_far = Some(self.initializer(name)?);
        }
        let name = so_far.ok_or_else(|| self.wrong())?;
        // Nothing refers back to the whole name as this; its type, or template, is a part itself.
        self.substitutions.pop().ok_or_else(|| self.wrong())?;
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
}
