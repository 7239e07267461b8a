//! Types, lists of parameters and arguments of templates.

use std::rc::Rc;

use super::{Argument, CONST, Form, REFERENCES, RESTRICT, Signature, Type, UNALIGNED, VOLATILE};
use super::{Qualifiers, Read, Reader, table};

/// Where the qualifiers of a type stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// Nowhere.
    Never,
    /// Before it.
    Always,
    /// Before it, after a `?`.
    Marked,
}

impl Reader<'_> {
    /// `const` and `volatile`, and whether it is those of a member.
    pub fn qualifiers(&mut self) -> Read<(Qualifiers, bool)> {
        let code = self.next();
        let place = match code {
            b'A'..=b'D' => code - b'A',
            b'Q'..=b'T' => code - b'Q',
            _ => return self.wrong(),
        };
        Ok(([0, CONST, VOLATILE, CONST | VOLATILE][usize::from(place)], code >= b'Q'))
    }

    /// Those of a pointer itself; that it has 64 bits is not said.
    pub fn more_qualifiers(&mut self) -> Qualifiers {
        self.eat("E");
        let restrict = if self.eat("I") { RESTRICT } else { 0 };
        restrict | if self.eat("F") { UNALIGNED } else { 0 }
    }

    pub fn ty(&mut self, written: Written) -> Read<Type> {
        self.deeper(|reader| {
            let marked = written == Written::Marked && reader.eat("?");
            let mut qualifiers = 0;
            if marked || written == Written::Always {
                qualifiers = reader.qualifiers()?.0;
            }
            let mut ty = reader.unqualified()?;
            ty.qualifiers |= qualifiers;
            Ok(ty)
        })
    }

    fn unqualified(&mut self) -> Read<Type> {
        let form = match self.look() {
            b'T' | b'U' | b'V' | b'W' => self.tag()?,
            b'A' | b'P' | b'Q' | b'R' | b'S' => return self.pointer(),
            b'Y' => return self.array(),
            b'?' => {
                self.next();
                let part = self.type_part()?;
                self.need("@")?;
                Form::Custom(Rc::new(part))
            }
            _ if self.sees("$$Q") => return self.pointer(),
            _ if self.eat("$$A8@@") => Form::Function(Box::new(self.function(true)?)),
            _ if self.eat("$$A6") => Form::Function(Box::new(self.function(false)?)),
            _ => match table::BUILTINS.iter().find(|known| self.eat(known.0)) {
                Some(known) => Form::Builtin(known.1),
                None => return self.wrong(),
            },
        };
        Ok(Type { qualifiers: 0, form })
    }

    fn tag(&mut self) -> Read<Form> {
        let kind = match self.next() {
            b'T' => "union",
            b'U' => "struct",
            b'V' => "class",
            _ => {
                self.need("4")?;
                "enum"
            }
        };
        Ok(Form::Tag(kind, self.type_name()?))
    }

    fn pointer(&mut self) -> Read<Type> {
        let (sign, mut qualifiers) = if self.eat("$$Q") {
            ("&&", 0)
        } else {
            match self.next() {
                b'A' => ("&", 0),
                b'P' => ("*", 0),
                b'Q' => ("*", CONST),
                b'R' => ("*", VOLATILE),
                _ => ("*", CONST | VOLATILE),
            }
        };
        let can_be_member = sign == "*";
        if self.look().is_ascii_digit() && can_be_member && !matches!(self.look(), b'6' | b'8') {
            return self.wrong();
        }
        if self.eat("6") {
            let function = Form::Function(Box::new(self.function(false)?));
            let to = Rc::new(Type { qualifiers: 0, form: function });
            return Ok(Type { qualifiers, form: Form::Pointer(sign, None, to) });
        }
        // A function that is a member, whose pointer's qualifiers do not stand before it.
        let of_function = can_be_member && self.look() == b'8';
        qualifiers |= self.more_qualifiers();
        if of_function {
            self.need("8")?;
            let class = self.type_name()?;
            let function = Form::Function(Box::new(self.function(true)?));
            let to = Rc::new(Type { qualifiers: 0, form: function });
            return Ok(Type { qualifiers, form: Form::Pointer(sign, Some(class), to) });
        }
        if !can_be_member || !matches!(self.look(), b'Q'..=b'T') {
            if can_be_member && !matches!(self.look(), b'A'..=b'D') {
                return self.wrong();
            }
            let to = Rc::new(self.ty(Written::Always)?);
            return Ok(Type { qualifiers, form: Form::Pointer(sign, None, to) });
        }
        let (of_member, _) = self.qualifiers()?;
        let class = self.type_name()?;
        let mut to = self.ty(Written::Never)?;
        to.qualifiers = of_member;
        Ok(Type { qualifiers, form: Form::Pointer(sign, Some(class), Rc::new(to)) })
    }

    fn array(&mut self) -> Read<Type> {
        self.need("Y")?;
        let rank = self.unsigned()?;
        if rank == 0 {
            return self.wrong();
        }
        let mut sizes = Vec::new();
        for _ in 0..rank {
            sizes.push(self.unsigned()?);
        }
        let mut qualifiers = 0;
        if self.eat("$$C") {
            let (of_elements, member) = self.qualifiers()?;
            if member {
                return self.wrong();
            }
            qualifiers = of_elements;
        }
        let element = Rc::new(self.ty(Written::Never)?);
        Ok(Type { qualifiers, form: Form::Array(sizes, element) })
    }

    /// A type of functions, of members with what `this` must be.
    pub fn function(&mut self, member: bool) -> Read<Signature> {
        let mut signature = Signature::default();
        if member {
            signature.qualifiers = self.more_qualifiers();
            signature.reference = match self.look() {
                b'G' => " &",
                b'H' => " &&",
                _ => "",
            };
            self.at += usize::from(!signature.reference.is_empty());
            signature.qualifiers |= self.qualifiers()?.0;
        }
        signature.convention = self.convention()?;
        if !self.eat("@") {
            signature.result = Some(Rc::new(self.ty(Written::Marked)?));
        }
        let (parameters, variadic) = self.parameters()?;
        (signature.parameters, signature.variadic) = (Some(parameters), variadic);
        signature.noexcept = self.eat("_E");
        if !signature.noexcept {
            self.need("Z")?;
        }
        Ok(signature)
    }

    pub fn convention(&mut self) -> Read<&'static str> {
        if self.rest().is_empty() {
            return self.wrong();
        }
        Ok(match self.next() {
            b'A' | b'B' => "__cdecl",
            b'C' | b'D' => "__pascal",
            b'E' | b'F' => "__thiscall",
            b'G' | b'H' => "__stdcall",
            b'I' | b'J' => "__fastcall",
            b'M' | b'N' => "__clrcall",
            b'O' | b'P' => "__eabi",
            b'Q' => "__vectorcall",
            b'S' => "__attribute__((__swiftcall__)) ",
            b'W' => "__attribute__((__swiftasynccall__)) ",
            _ => "",
        })
    }

    /// The parameters, and whether others may follow.
    fn parameters(&mut self) -> Read<(Vec<Rc<Type>>, bool)> {
        let mut list = Vec::new();
        if self.eat("X") {
            let form = Form::Builtin("void");
            return Ok((vec![Rc::new(Type { qualifiers: 0, form })], false));
        }
        loop {
            match self.look() {
                b'@' | b'Z' => return Ok((list, self.next() == b'Z')),
                digit @ b'0'..=b'9' => {
                    let known = self.parameters.get(usize::from(digit - b'0')).cloned();
                    let Some(known) = known else { return self.wrong() };
                    self.next();
                    list.push(known);
                }
                _ => {
                    let start = self.at;
                    let ty = Rc::new(self.ty(Written::Never)?);
                    // One letter is as short as the digit would be.
                    if self.at > start + 1 && self.parameters.len() < REFERENCES {
                        self.parameters.push(ty.clone());
                    }
                    list.push(ty);
                }
            }
        }
    }

    /// The arguments of a template.
    pub fn arguments(&mut self) -> Read<Vec<Argument>> {
        const ENDS_OF_PACKS: [&str; 4] = ["$S", "$$V", "$$$V", "$$Z"];
        let mut list = Vec::new();
        while !self.eat("@") {
            if !ENDS_OF_PACKS.iter().any(|end| self.eat(end)) {
                list.push(self.argument()?);
            }
        }
        Ok(list)
    }

    fn argument(&mut self) -> Read<Argument> {
        if self.eat("$$Y") {
            return self.type_name().map(Argument::Name);
        }
        let written = if self.eat("$$C") { Written::Always } else { Written::Never };
        if written == Written::Always || self.eat("$$B") {
            return Ok(Argument::Type(Rc::new(self.ty(written)?)));
        }
        if self.eat("$0") {
            return self.number().map(|(number, negative)| Argument::Number(number, negative));
        }
        if self.sees("$E?") {
            self.eat("$E");
            let symbol = self.symbol()?;
            return Ok(Argument::Symbol(Some(Box::new(symbol)), Vec::new(), false));
        }
        // Of a function: with one base, several, virtual ones, or it is not known; of data: with
        // virtual ones, or it is not known.
        let member = [("$1", 0), ("$H", 1), ("$I", 2), ("$J", 3), ("$F", 2), ("$G", 3)];
        let Some((code, count)) = member.into_iter().find(|known| self.eat(known.0)) else {
            return Ok(Argument::Type(Rc::new(self.ty(Written::Never)?)));
        };
        let of_data = matches!(code, "$F" | "$G");
        let mut symbol = None;
        if !of_data && self.look() == b'?' {
            let found = self.symbol()?;
            match found.name().and_then(|name| name.last()) {
                Some(last) => self.remember_part(&last.clone())?,
                None => return self.wrong(),
            }
            symbol = Some(Box::new(found));
        }
        let mut offsets = Vec::new();
        for _ in 0..count {
            offsets.push(self.signed()?);
        }
        Ok(Argument::Symbol(symbol, offsets, !of_data))
    }
}
