//! The reader of expressions: what stands in template arguments and in `decltype`.

use crate::node::{Id, Node};
use crate::reader::{Read, Reader};
use crate::table::{BUILTINS, Operator, Shape, operator};

impl Reader<'_> {
    pub fn expression(&mut self) -> Read {
        self.deeper(Self::expression_here)
    }

    fn expr(&mut self, code: &'static str, parts: Vec<Id>) -> Read {
        self.make(Node::Expression(code, parts.into()))
    }

    fn list(&mut self, end: &str) -> Read {
        let parts = self.until(end, Self::expression)?.into_vec();
        self.expr("list", parts)
    }

    fn expression_here(&mut self) -> Read {
        let global = self.eat("gs");
        let code = [self.look(0), self.look(1)];
        if let Some(found) = operator(&code) {
            self.eat(found.code);
            let expression = self.operation(found)?;
            return if global { self.expr("gs", vec![expression]) } else { Ok(expression) };
        }
        match &code {
            [b'L', _] => return self.constant(),
            [b'T', _] => return self.template_parameter(),
            b"fp" => return self.function_argument(),
            [b'f', b'L'] if self.look(2).is_ascii_digit() => return self.function_argument(),
            [b'f', _] => return self.fold(),
            b"tr" => {
                self.eat("tr");
                return self.expr("tr", Vec::new());
            }
            _ => {}
        }
        for code in ["so", "mc"] {
            if self.eat(code) {
                let parts = vec![self.ty()?, self.expression()?, self.place_in(code == "so")?];
                return self.expr(code, parts);
            }
        }
        if self.eat("u") {
            return self.vendor();
        }
        for code in ["nx", "tw", "sp", "sZ"] {
            if self.eat(code) {
                let part = self.expression()?;
                if code == "sp" {
                    return self.make(Node::Expansion(part));
                }
                return self.expr(code, vec![part]);
            }
        }
        if self.eat("il") {
            let list = self.list("E")?;
            return self.expr("il", vec![list]);
        }
        if self.eat("tl") {
            let ty = self.ty()?;
            let list = self.until("E", Self::braced)?.into_vec();
            let list = self.expr("list", list)?;
            return self.expr("tl", vec![ty, list]);
        }
        if self.eat("sP") {
            let list = self.until("E", Self::argument)?.into_vec();
            let list = self.expr("list", list)?;
            return self.expr("sP", vec![list]);
        }
        let name = self.unresolved()?;
        if global { self.expr("gs", vec![name]) } else { Ok(name) }
    }

    /// Where in an object a part of it is: bytes, perhaps which members of unions, and whether it is
    /// past the end.
    fn place_in(&mut self, selected: bool) -> Read {
        let start = self.here();
        self.eat("n");
        self.digits();
        while selected && self.eat("_") {
            self.digits();
        }
        if selected {
            self.eat("p");
        }
        let text = self.since(start);
        self.need("E")?;
        self.make(Node::Number(text))
    }

    /// A vendor's function of types and values. An older way to mangle `__uuidof` has one operand
    /// and no end.
    fn vendor(&mut self) -> Read {
        let name = self.source_text()?;
        let older = &name[..] == b"__uuidof";
        let mut parts = vec![self.make(Node::Source(name))?];
        if older && self.eat("t") {
            parts.push(self.ty()?);
            return self.expr("ut", parts);
        }
        if older && self.eat("z") {
            parts.push(self.expression()?);
            return self.expr("uz", parts);
        }
        parts.extend(self.until("E", Self::argument)?);
        self.expr("u", parts)
    }

    fn operation(&mut self, found: &'static Operator) -> Read {
        let code = found.code;
        let parts = match found.shape {
            Shape::Prefix | Shape::Delete | Shape::OfExpression => vec![self.expression()?],
            Shape::OfType => vec![self.ty()?],
            Shape::Binary | Shape::Subscript | Shape::Member(_) => {
                vec![self.expression()?, self.expression()?]
            }
            Shape::Conditional => {
                vec![self.expression()?, self.expression()?, self.expression()?]
            }
            Shape::NamedCast => vec![self.ty()?, self.expression()?],
            Shape::Postfix => {
                let code = match (code, self.eat("_")) {
                    ("pp", true) => "pp_",
                    ("mm", true) => "mm_",
                    _ => code,
                };
                let operand = self.expression()?;
                return self.expr(code, vec![operand]);
            }
            Shape::Call => vec![self.expression()?, self.list("E")?],
            Shape::Cast => {
                let takes = std::mem::replace(&mut self.type_takes_arguments, false);
                let ty = self.ty();
                self.type_takes_arguments = takes;
                let ty = ty?;
                if self.eat("_") {
                    let list = self.list("E")?;
                    return self.expr("cv_", vec![ty, list]);
                }
                vec![ty, self.expression()?]
            }
            Shape::New => {
                let place = self.list("_")?;
                let ty = self.ty()?;
                let mut parts = vec![place, ty];
                if self.eat("pi") {
                    parts.push(self.list("E")?);
                } else {
                    self.need("E")?;
                }
                parts
            }
            Shape::Name => return Err(self.wrong()),
        };
        self.expr(code, parts)
    }

    /// An element of an initializer list, perhaps with a designator.
    fn braced(&mut self) -> Read {
        if self.eat("di") {
            let parts = vec![self.source_name()?, self.deeper(Self::braced)?];
            return self.expr("di", parts);
        }
        if self.eat("dx") {
            let parts = vec![self.expression()?, self.deeper(Self::braced)?];
            return self.expr("dx", parts);
        }
        if self.eat("dX") {
            let parts = vec![self.expression()?, self.expression()?, self.deeper(Self::braced)?];
            return self.expr("dX", parts);
        }
        self.expression()
    }

    /// `fp_`, `fpT`, `fL0p_`: a parameter of the function whose type this is.
    fn function_argument(&mut self) -> Read {
        let start = self.here();
        if !self.eat("fpT") {
            if self.eat("fL") {
                self.digits();
                self.need("p")?;
            } else {
                self.need("fp")?;
            }
            self.qualifiers();
            self.digits();
            self.need("_")?;
        }
        let text = self.since(start);
        self.make(Node::Argument(text))
    }

    fn fold(&mut self) -> Read {
        let codes = ["fl", "fr", "fL", "fR"];
        let code = codes.into_iter().find(|code| self.eat(code)).ok_or_else(|| self.wrong())?;
        let sign = [self.look(0), self.look(1)];
        let folds =
            |found: &&Operator| found.shape == Shape::Binary || matches!(found.code, "ds" | "pm");
        let found = operator(&sign).filter(folds).ok_or_else(|| self.wrong())?;
        self.eat(found.code);
        let mut parts = vec![self.make(Node::Operator(sign))?, self.expression()?];
        if code == "fL" || code == "fR" {
            parts.push(self.expression()?);
        }
        self.expr(code, parts)
    }

    /// `L..E`.
    pub fn constant(&mut self) -> Read {
        self.need("L")?;
        if self.eat("_Z") {
            let name = self.encoding()?;
            self.need("E")?;
            return self.expr("L_Z", vec![name]);
        }
        if self.look(0) == b'T' || (self.look(0) == b'U' && self.look(1) != b'l') {
            return Err(self.wrong());
        }
        if self.look(0) == b'U' {
            let closure = self.unnamed()?;
            self.need("E")?;
            return self.expr("LU", vec![closure]);
        }
        let is_text = self.look(0) == b'A';
        // A type of one letter is spelled out: nothing refers back to it in either case.
        let plain = BUILTINS.iter().find(|(code, _)| code.len() == 1 && self.eat(code));
        let ty = match plain {
            Some((code, _)) => self.make(Node::Builtin(code))?,
            None => self.ty()?,
        };
        let value = match *self.names.node(ty) {
            Node::Builtin(code) => self.value(code)?,
            Node::Array(..) if is_text => Box::default(),
            _ => self.number()?,
        };
        self.need("E")?;
        self.make(Node::Constant(ty, value))
    }

    /// What a constant of a type with a code of its own has for a value.
    fn value(&mut self, code: &str) -> Read<Box<[u8]>> {
        let digits = match code {
            "Dn" => return Ok(if self.eat("0") { (*b"0").into() } else { Box::default() }),
            "b" if matches!(self.look(0), b'0' | b'1') => 1,
            "b" => return Err(self.wrong()),
            "f" => 8,
            "d" => 16,
            "e" => 20,
            _ => return self.number(),
        };
        let start = self.here();
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if !self.rest().get(..digits).is_some_and(|value| value.iter().all(is_digit)) {
            return Err(self.wrong());
        }
        self.skip(digits);
        Ok(self.since(start))
    }

    // Names that only a template's arguments decide.

    fn unresolved(&mut self) -> Read {
        if self.eat("srN") {
            let mut parts = vec![self.unresolved_type()?];
            if self.look(0) == b'I' {
                parts[0] = self.with_arguments(parts[0])?;
            }
            parts.extend(self.until("E", Self::simple)?);
            parts.push(self.base()?);
            return self.expr("srN", parts);
        }
        if !self.eat("sr") {
            return self.base();
        }
        if self.look(0).is_ascii_digit() {
            let mut parts = self.until("E", Self::simple)?.into_vec();
            parts.push(self.base()?);
            return self.expr("sr1", parts);
        }
        let mut scope = self.unresolved_type()?;
        if self.look(0) == b'I' {
            scope = self.with_arguments(scope)?;
        }
        let parts = vec![scope, self.base()?];
        self.expr("sr", parts)
    }

    fn with_arguments(&mut self, base: Id) -> Read {
        let arguments = self.arguments(false)?;
        self.make(Node::Template(base, arguments))
    }

    fn unresolved_type(&mut self) -> Read {
        let ty = match self.look(0) {
            b'T' => self.template_parameter()?,
            b'D' => self.decltype()?,
            _ if self.eat("St") => {
                let scope = self.make(Node::Std)?;
                let name = self.source_name()?;
                self.make(Node::Nested(scope, name))?
            }
            _ => return self.substitution(),
        };
        self.substitutions.push(ty);
        Ok(ty)
    }

    fn simple(&mut self) -> Read {
        let name = self.source_name()?;
        if self.look(0) == b'I' { self.with_arguments(name) } else { Ok(name) }
    }

    fn base(&mut self) -> Read {
        if self.look(0).is_ascii_digit() {
            return self.simple();
        }
        if self.eat("dn") {
            let class =
                if self.look(0).is_ascii_digit() { self.simple() } else { self.unresolved_type() };
            let class = class?;
            return self.expr("dn", vec![class]);
        }
        let marked = self.eat("on");
        let mut name = self.operator_name(None)?;
        if self.look(0) == b'I' {
            name = self.with_arguments(name)?;
        }
        if marked { self.expr("on", vec![name]) } else { Ok(name) }
    }
}
