//! Functions, variables, and what compilers make for them. Offsets are numbers of 32 bits, however
//! they are written.

use std::rc::Rc;

use super::types::Written;
use super::{Form, Name, Part, Read, Reader, Signature, Symbol, Type, What};

impl Reader<'_> {
    pub fn symbol(&mut self) -> Read<Symbol> {
        self.deeper(|reader| {
            let start = reader.at;
            if reader.eat("??@") {
                // A hash stands for itself.
                reader.until_at()?;
                reader.eat("??_R4@");
                let text = &reader.input[start..reader.at];
                return Ok(variable(vec![Rc::new(Part::text(text))]));
            }
            reader.need("?")?;
            match reader.made()? {
                Some(symbol) => Ok(symbol),
                None => reader.declared(),
            }
        })
    }

    /// What a compiler made, if that is what stands here.
    fn made(&mut self) -> Read<Option<Symbol>> {
        const TABLES: [(&str, &str); 4] = [
            ("?_7", "`vftable'"),
            ("?_8", "`vbtable'"),
            ("?_S", "`local vftable'"),
            ("?_R4", "`RTTI Complete Object Locator'"),
        ];
        const UNTYPED: [(&str, &str); 2] =
            [("?_R2", "`RTTI Base Class Array'"), ("?_R3", "`RTTI Class Hierarchy Descriptor'")];
        const GUARDS: [(&str, &str); 2] =
            [("?_B", "`local static guard'"), ("?__J", "`local static thread guard'")];
        if let Some((_, what)) = TABLES.iter().find(|known| self.eat(known.0)) {
            return self.table(what).map(Some);
        }
        if let Some((_, what)) = UNTYPED.iter().find(|known| self.eat(known.0)) {
            let name = self.scopes(Part::text(what.as_bytes()))?;
            self.need("8")?;
            return Ok(Some(variable(name)));
        }
        if let Some((_, what)) = GUARDS.iter().find(|known| self.eat(known.0)) {
            let mut name = self.scopes(Part::text(what.as_bytes()))?;
            if !self.eat("4IA") {
                self.need("5")?;
            }
            let scope = if self.rest().is_empty() { 0 } else { self.unsigned()? as u32 };
            if scope > 0 {
                name.pop();
                name.push(Rc::new(Part::text(format!("{what}{{{scope}}}").into_bytes())));
            }
            return Ok(Some(variable(name)));
        }
        if self.eat("?_C") {
            return self.string().map(|text| Some(Symbol::String(text)));
        }
        if self.eat("?_9") {
            return self.virtual_call().map(Some);
        }
        if self.eat("?_R0") {
            let ty = self.ty(Written::Marked)?;
            self.need("@8")?;
            if !self.rest().is_empty() {
                return self.wrong();
            }
            let name = vec![Rc::new(Part::text(&b"`RTTI Type Descriptor'"[..]))];
            return Ok(Some(Symbol::Variable("", Some(Rc::new(ty)), name)));
        }
        if self.eat("?_R1") {
            let at = (self.unsigned()?, self.signed()?, self.unsigned()?, self.unsigned()?);
            let what =
                format!("`RTTI Base Class Descriptor at ({}, {}, {}, {})'", at.0, at.1, at.2, at.3);
            let name = self.scopes(Part::text(what.into_bytes()))?;
            self.eat("8");
            return Ok(Some(variable(name)));
        }
        if self.eat("?__E") {
            return self.dynamic(false).map(Some);
        }
        if self.eat("?__F") {
            return self.dynamic(true).map(Some);
        }
        // `typeof` and results of classes: it is not known who makes these.
        if self.sees("?_A") || self.sees("?_P") { self.wrong() } else { Ok(None) }
    }

    fn table(&mut self, what: &str) -> Read<Symbol> {
        let name = self.scopes(Part::text(what.as_bytes()))?;
        if !matches!(self.next(), b'6' | b'7') {
            return self.wrong();
        }
        let (qualifiers, _) = self.qualifiers()?;
        let of = if self.eat("@") { None } else { Some(self.type_name()?) };
        Ok(Symbol::Table(qualifiers, name, of))
    }

    fn virtual_call(&mut self) -> Read<Symbol> {
        let mut name = self.scopes(Part::text(&b""[..]))?;
        self.need("$B")?;
        let offset = self.unsigned()?;
        self.need("A")?;
        let convention = self.convention()?;
        name.pop();
        name.push(Rc::new(Part::text(format!("`vcall'{{{offset}, {{flat}}}}").into_bytes())));
        let thunk = Some(String::new());
        let signature = Signature { thunk, convention, ..Signature::default() };
        Ok(Symbol::Function(Box::new(signature), name))
    }

    /// What initialises or destroys a static variable: the variable, or its name and the function.
    fn dynamic(&mut self, destroys: bool) -> Read<Symbol> {
        let member = self.eat("?");
        let of = self.declared()?;
        let (signature, of) = match of {
            Symbol::Function(signature, name) if !member => (signature, variable(name)),
            Symbol::Variable(..) => {
                // Older versions of clang wrote one `@`, and no `?` before the variable.
                self.need(if member { "@@" } else { "@" })?;
                (Box::new(self.encoding()?), of)
            }
            _ => return self.wrong(),
        };
        let of = Box::new(of);
        let part = Part::from(What::Dynamic { destroys, of });
        Ok(Symbol::Function(signature, vec![Rc::new(part)]))
    }

    fn declared(&mut self) -> Read<Symbol> {
        let mut name = self.symbol_name()?;
        let access = match self.look() {
            b'0' => "private",
            b'1' => "protected",
            b'2' => "public",
            b'3' | b'4' => "",
            _ => {
                let signature = self.encoding()?;
                if let Some(last) = name.last_mut()
                    && matches!(last.what, What::Conversion(_))
                {
                    if signature.result.is_none() {
                        return self.wrong();
                    }
                    Rc::make_mut(last).what = What::Conversion(signature.result.clone());
                }
                return Ok(Symbol::Function(Box::new(signature), name));
            }
        };
        self.next();
        let ty = self.variable_type()?;
        if name.last().is_some_and(|last| matches!(last.what, What::Conversion(_))) {
            return self.wrong();
        }
        Ok(Symbol::Variable(access, Some(Rc::new(ty)), name))
    }

    /// A type, and after it qualifiers: of a pointer those of what it points to.
    fn variable_type(&mut self) -> Read<Type> {
        let mut ty = self.ty(Written::Never)?;
        let Form::Pointer(_, class, to) = &mut ty.form else {
            ty.qualifiers = self.qualifiers()?.0;
            return Ok(ty);
        };
        ty.qualifiers |= self.more_qualifiers();
        let (of_target, _) = self.qualifiers()?;
        if class.is_some() {
            self.type_name()?;
        }
        Rc::make_mut(to).qualifiers |= of_target;
        Ok(ty)
    }

    /// Access, how `this` is adjusted, and the type of a function.
    fn encoding(&mut self) -> Read<Signature> {
        const ACCESS: [&str; 3] = ["private", "protected", "public"];
        let extern_c = self.eat("$$J0");
        let code = self.next();
        let mut access = "";
        let (mut is_static, mut is_virtual, mut thunk) = (false, false, None);
        match code {
            b'9' => return Ok(Signature { extern_c: true, ..Signature::default() }),
            b'A'..=b'X' => {
                let (kind, level) = ((code - b'A') % 8 / 2, usize::from(code - b'A') / 8);
                access = ACCESS[level];
                is_static = kind == 1;
                is_virtual = kind == 2 || (kind == 3 && level > 0);
                if kind == 3 {
                    thunk = Some(format!("`adjustor{{{}}}'", self.signed()? as u32));
                }
            }
            b'Y' | b'Z' => {}
            b'$' => {
                let with_base = self.eat("R");
                let digit = self.next();
                if !matches!(digit, b'0'..=b'5') {
                    return self.wrong();
                }
                access = ACCESS[usize::from((digit - b'0') / 2)];
                is_virtual = true;
                let what = if with_base { "vtordispex" } else { "vtordisp" };
                let mut numbers = String::new();
                for _ in 0..if with_base { 3 } else { 1 } {
                    numbers += &format!("{}, ", self.signed()? as i32);
                }
                thunk = Some(format!("`{what}{{{numbers}{}}}'", self.signed()? as u32));
            }
            _ => return self.wrong(),
        }
        let signature = self.function(!is_static && !access.is_empty())?;
        Ok(Signature { access, is_static, is_virtual, extern_c, thunk, ..signature })
    }
}

fn variable(name: Name) -> Symbol {
    Symbol::Variable("", None, name)
}
