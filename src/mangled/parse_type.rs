//! The reader of types, arguments of templates, and references back to what was read.

use crate::Unread;
use crate::node::{Id, List, Node, Signature};
use crate::reader::{Read, Reader};
use crate::table::{ABBREVIATIONS, BUILTINS, protocol};

impl Reader<'_> {
    pub fn ty(&mut self) -> Read {
        self.deeper(Self::type_here)
    }

    fn type_here(&mut self) -> Read {
        if let Some(builtin) = self.builtin()? {
            return Ok(builtin);
        }
        let ty = match (self.look(0), self.look(1)) {
            (b'r' | b'V' | b'K', _) => self.qualified()?,
            (b'u', _) => {
                self.eat("u");
                let name = self.source_text()?;
                self.make(Node::Vendor(name))?
            }
            (b'U', third) if third != b'l' && third != b't' && third != b'b' => {
                self.vendor_qualified()?
            }
            (b'F', _) | (b'D', b'o' | b'O' | b'w' | b'x') => self.function()?,
            (b'A', _) => self.array()?,
            (b'M', _) => {
                self.eat("M");
                let class = self.ty()?;
                let member = self.ty()?;
                self.make(Node::Member(class, member))?
            }
            (b'P', _) => self.wrapped("P", Node::Pointer)?,
            (b'R', _) => self.wrapped("R", |ty| Node::Reference(ty, crate::Reference::Left))?,
            (b'O', _) => self.wrapped("O", |ty| Node::Reference(ty, crate::Reference::Right))?,
            (b'C', _) => self.wrapped("C", Node::Complex)?,
            (b'G', _) => self.wrapped("G", Node::Imaginary)?,
            (b'D', b'p') => self.wrapped("Dp", Node::Expansion)?,
            (b'D', b't' | b'T') => self.decltype()?,
            (b'D', b'v') => self.vector()?,
            (b'T', kind @ (b's' | b'u' | b'e')) => {
                self.skip(2);
                let name = self.name(None)?;
                self.make(Node::Elaborated(kind, name))?
            }
            (b'T', _) => {
                let parameter = self.template_parameter()?;
                if !self.type_takes_arguments || self.look(0) != b'I' {
                    parameter
                } else {
                    self.substitutions.push(parameter);
                    let arguments = self.arguments(false)?;
                    self.make(Node::Template(parameter, arguments))?
                }
            }
            (b'S', second) if second != b't' => {
                let mut name = self.substitution()?;
                let of_module = self.is_module(name);
                if of_module {
                    name = self.unqualified(None, None, Some(name))?;
                }
                if self.look(0) == b'I' && (of_module || self.type_takes_arguments) {
                    self.substitutions.extend(of_module.then_some(name));
                    let arguments = self.arguments(false)?;
                    self.make(Node::Template(name, arguments))?
                } else if of_module {
                    name
                } else {
                    return Ok(name);
                }
            }
            _ => {
                let is_nested = self.look(0) == b'N';
                let name = self.name(None)?;
                if is_nested && self.is_operator(name) {
                    return Err(self.wrong());
                }
                name
            }
        };
        self.substitutions.push(ty);
        Ok(ty)
    }

    /// Whether a name is that of an operator without a scope, which is no type.
    fn is_operator(&self, name: Id) -> bool {
        match self.names.node(name) {
            Node::Operator(_) | Node::Conversion(_) | Node::VendorOperator(..) => true,
            Node::Literal(_) => true,
            Node::Tagged(part, _) | Node::Internal(part) | Node::Template(part, _) => {
                self.is_operator(*part)
            }
            Node::Attached(_, part) => self.is_operator(*part),
            _ => false,
        }
    }

    fn wrapped(&mut self, code: &str, node: impl FnOnce(Id) -> Node) -> Read {
        self.need(code)?;
        let inner = self.ty()?;
        self.make(node(inner))
    }

    /// A type that has a code of its own, which nothing refers back to.
    fn builtin(&mut self) -> Read<Option<Id>> {
        for code in ["DF", "DB", "DU"] {
            if self.eat(code) {
                let width = if self.look(0).is_ascii_digit() {
                    let digits = self.digits();
                    self.make(Node::Number(digits))?
                } else {
                    self.expression()?
                };
                self.need("_")?;
                return self.make(Node::Sized(code, width)).map(Some);
            }
        }
        let known = BUILTINS.iter().find(|(code, _)| self.eat(code));
        known.map(|(code, _)| self.make(Node::Builtin(code))).transpose()
    }

    fn qualified(&mut self) -> Read {
        let start = self.here();
        let qualifiers = self.qualifiers();
        let is_function = match (self.look(0), self.look(1)) {
            (b'F', _) => true,
            (b'D', code) => b"oOwx".contains(&code),
            _ => false,
        };
        if is_function {
            self.rewind(start);
            return self.function();
        }
        let ty = self.ty()?;
        self.make(Node::Qualified(ty, qualifiers))
    }

    fn vendor_qualified(&mut self) -> Read {
        self.need("U")?;
        let name = self.source_text()?;
        let is_protocol = name.starts_with(b"objcproto");
        if is_protocol && protocol(&name).is_none() {
            return Err(self.wrong());
        }
        let takes = self.look(0) == b'I' && !is_protocol;
        let arguments = if takes { Some(self.arguments(false)?) } else { None };
        let inner = match self.look(0) {
            b'U' => self.deeper(Self::vendor_qualified)?,
            b'r' | b'V' | b'K' => self.deeper(Self::qualified)?,
            _ => self.ty()?,
        };
        self.make(Node::VendorQualified(inner, name, arguments))
    }

    fn function(&mut self) -> Read {
        let qualifiers = self.qualifiers();
        let exceptions = if self.eat("Do") {
            Some((b'o', List::default()))
        } else if self.eat("DO") {
            let condition = self.expression()?;
            self.need("E")?;
            Some((b'O', [condition].into()))
        } else if self.eat("Dw") {
            Some((b'w', self.until("E", Self::ty)?))
        } else {
            None
        };
        let transaction = self.eat("Dx");
        self.need("F")?;
        let extern_c = self.eat("Y");
        let result = self.ty()?;
        let mut parameters = Vec::new();
        let mut reference = None;
        while !self.eat("E") {
            if self.eat("v") {
                continue;
            }
            if matches!((self.look(0), self.look(1)), (b'R' | b'O', b'E')) {
                reference = self.reference_qualifier();
                continue;
            }
            parameters.push(self.ty()?);
        }
        let parameters = parameters.into();
        self.make(Node::Function(Signature {
            qualifiers,
            reference,
            exceptions,
            transaction,
            extern_c,
            result,
            parameters,
        }))
    }

    fn array(&mut self) -> Read {
        self.need("A")?;
        let bound = if self.look(0) == b'_' { None } else { Some(self.bound()?) };
        self.need("_")?;
        let element = self.ty()?;
        self.make(Node::Array(bound, element))
    }

    fn bound(&mut self) -> Read {
        if !self.look(0).is_ascii_digit() {
            return self.expression();
        }
        let digits = self.digits();
        self.make(Node::Number(digits))
    }

    fn vector(&mut self) -> Read {
        self.need("Dv")?;
        // As clang writes it: the ABI has another underscore before a bound that is no number.
        let bound = match self.look(0) {
            b'_' => None,
            b'0' => return Err(self.wrong()),
            _ => Some(self.bound()?),
        };
        self.need("_")?;
        let numbered = bound.is_some_and(|bound| matches!(self.names.node(bound), Node::Number(_)));
        let element = if numbered && self.eat("p") { None } else { Some(self.ty()?) };
        self.make(Node::Vector(bound, element))
    }

    pub fn decltype(&mut self) -> Read {
        let kind = self.look(1);
        if !self.eat("Dt") {
            self.need("DT")?;
        }
        let of = self.expression()?;
        self.need("E")?;
        self.make(Node::Decltype(kind, of))
    }

    // References back.

    /// `_`, or a number in base 36 and `_`: 0 for the first.
    fn sequence(&mut self) -> Read<usize> {
        if self.eat("_") {
            return Ok(0);
        }
        let text = self.run(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase());
        self.need("_")?;
        let text = str::from_utf8(&text).map_err(|_| self.wrong())?;
        let number = usize::from_str_radix(text, 36).map_err(|_| self.wrong())?;
        number.checked_add(1).ok_or(Unread::Syntax(self.here()))
    }

    pub fn substitution(&mut self) -> Read {
        self.need("S")?;
        let letter = self.look(0);
        if ABBREVIATIONS.iter().any(|abbreviation| abbreviation.0 == letter) {
            self.skip(1);
            let plain = self.make(Node::Abbreviation(letter))?;
            let name = self.tagged(plain)?;
            if name != plain {
                self.substitutions.push(name);
            }
            return Ok(name);
        }
        let place = self.sequence()?;
        self.substitutions.get(place).copied().ok_or_else(|| self.wrong())
    }

    /// `T_`, `T0_`, `TL0__` and so on.
    pub fn template_parameter(&mut self) -> Read {
        let start = self.here();
        self.need("T")?;
        // Written from 0 on for the second level, and always written.
        let level = match self.eat("L") {
            true if self.look(0) == b'_' => return Err(self.wrong()),
            true => self.decimal()?,
            false => 0,
        };
        let place = self.decimal()?;
        let code = self.since(start);
        if self.forward && level == 0 {
            if let Some(arguments) = &self.forward_arguments {
                let value = arguments.get(place).copied().ok_or_else(|| self.wrong())?;
                return self.make(Node::Parameter(code, value));
            }
            self.met_forward = true;
            return self.make(Node::Auto(code));
        }
        if let Some(&value) = self.parameters.get(level).and_then(|list| list.get(place)) {
            return self.make(Node::Parameter(code, value));
        }
        if self.lambda_level == Some(level) && level <= self.parameters.len() {
            if level == self.parameters.len() {
                self.parameters.push(Vec::new());
            }
            return self.make(Node::Auto(code));
        }
        Err(self.wrong())
    }

    /// `_` is 0, `0_` is 1.
    fn decimal(&mut self) -> Read<usize> {
        if self.eat("_") {
            return Ok(0);
        }
        let digits = self.digits();
        self.need("_")?;
        let number = str::from_utf8(&digits).ok().and_then(|text| text.parse::<usize>().ok());
        number.and_then(|number| number.checked_add(1)).ok_or_else(|| self.wrong())
    }

    // Arguments.

    /// `I` arguments `E`. Those of the name of an encoding are what its parameters stand for.
    pub fn arguments(&mut self, of_encoding: bool) -> Read<List> {
        self.need("I")?;
        if !of_encoding {
            return self.until("E", Self::argument);
        }
        self.parameters.clear();
        let mut list = Vec::new();
        while !self.eat("E") {
            let argument = self.argument()?;
            self.parameters.clear();
            list.push(argument);
        }
        self.parameters = vec![list.clone()];
        Ok(list.into())
    }

    pub fn argument(&mut self) -> Read {
        self.deeper(|reader| match (reader.look(0), reader.look(1)) {
            (b'X', _) => {
                reader.eat("X");
                let value = reader.expression()?;
                reader.need("E")?;
                reader.make(Node::Expression("X", [value].into()))
            }
            (b'J', _) => {
                reader.eat("J");
                let list = reader.until("E", Self::argument)?;
                reader.make(Node::Pack(list))
            }
            (b'L', b'Z') => {
                reader.eat("LZ");
                let name = reader.encoding()?;
                reader.need("E")?;
                reader.make(Node::Expression("LZ", [name].into()))
            }
            (b'L', _) => reader.constant(),
            _ => reader.ty(),
        })
    }
}
