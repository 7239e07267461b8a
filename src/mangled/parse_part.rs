//! The reader of one part of a name: what it is called, lambdas and operators.

use crate::node::{Id, List, Node};
use crate::parse::State;
use crate::reader::{Read, Reader};
use crate::table::{Shape, operator};

impl Reader<'_> {
    /// One part of a name, of a module if that was referred back to. Constructors and destructors
    /// are called as the scope is.
    pub fn unqualified(
        &mut self,
        state: Option<&mut State>,
        scope: Option<Id>,
        module: Option<Id>,
    ) -> Read {
        let module = self.module(module)?;
        let internal = self.eat("L");
        let name = match (self.look(0), self.look(1)) {
            (b'U', _) => {
                if state.is_some() {
                    self.parameters.clear();
                }
                self.unnamed()?
            }
            (b'1'..=b'9', _) => self.source_name()?,
            (b'D', b'C') => {
                self.skip(2);
                let list = self.until("E", Self::source_name)?;
                self.make(Node::Binding(list))?
            }
            (kind @ (b'C' | b'D'), b'I' | b'0'..=b'5') => {
                let class = scope.filter(|_| module.is_none()).ok_or_else(|| self.wrong())?;
                self.structor(kind, class, state)?
            }
            _ => self.operator_name(state)?,
        };
        let name = if internal { self.make(Node::Internal(name))? } else { name };
        let name = match module {
            Some(module) => self.make(Node::Attached(module, name))?,
            None => name,
        };
        self.tagged(name)
    }

    fn structor(&mut self, kind: u8, class: Id, mut state: Option<&mut State>) -> Read {
        self.skip(1);
        let inheriting = kind == b'C' && self.eat("I");
        let variant = self.look(0);
        if !(if kind == b'C' { &b"12345"[..] } else { b"01245" }).contains(&variant) {
            return Err(self.wrong());
        }
        self.skip(1);
        if let Some(state) = state.as_deref_mut() {
            state.resultless = true;
        }
        let inherited = if inheriting { Some(self.name(state)?) } else { None };
        let class = self.names.first(class);
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
        let lists = self.deeper(|reader| {
            reader.parameters.push(Vec::new());
            let mut declared = Vec::new();
            while reader.declares() {
                declared.push(reader.declared()?);
            }
            if declared.is_empty() {
                reader.parameters.pop();
            }
            if reader.eat("vE") {
                return Ok((declared.into(), List::default()));
            }
            let first = reader.ty()?;
            let rest = reader.until("E", Self::ty)?;
            Ok((declared.into(), [&[first], &rest[..]].concat().into()))
        });
        self.lambda_level = outer;
        self.parameters.truncate(levels);
        let (declared, list) = lists?;
        let number = self.digits();
        self.need("_")?;
        self.make(Node::Closure(declared, list, number))
    }

    /// Whether a parameter of a lambda's template is declared here.
    fn declares(&self) -> bool {
        self.look(0) == b'T' && b"yptn".contains(&self.look(1))
    }

    fn declared(&mut self) -> Read {
        let kind = self.look(1);
        if !self.declares() {
            return Err(self.wrong());
        }
        self.skip(2);
        if kind == b'p' {
            let of = self.deeper(Self::declared)?;
            return self.make(Node::Declared(kind, [of].into()));
        }
        let place = usize::from(kind == b'n') + 2 * usize::from(kind == b't');
        let mut parts = vec![self.make(Node::Invented(kind, self.invented[place]))?];
        self.invented[place] += 1;
        if let Some(list) = self.parameters.last_mut() {
            list.push(parts[0]);
        }
        if kind == b'n' {
            parts.push(self.ty()?);
        } else if kind == b't' {
            let levels = self.parameters.len();
            self.parameters.push(Vec::new());
            let inner = self.deeper(|reader| reader.until("E", Self::declared));
            self.parameters.truncate(levels);
            parts.extend(inner?);
        }
        self.make(Node::Declared(kind, parts.into()))
    }

    pub fn operator_name(&mut self, state: Option<&mut State>) -> Read {
        if self.eat("li") {
            let name = self.source_text()?;
            return self.make(Node::Literal(name));
        }
        if self.look(0) == b'v' && self.look(1).is_ascii_digit() {
            let operands = self.look(1);
            self.skip(2);
            let name = self.source_text()?;
            return self.make(Node::VendorOperator(operands, name));
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
