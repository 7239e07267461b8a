//! Names as Microsoft's C++ compiler makes them, written the way LLVM 15's demangler does when it
//! leaves out access, calling convention and the types of results, members and variables.
//!
//! ```
//! use llvm_facts_mangled::microsoft;
//!
//! assert_eq!(microsoft::text(b"?f@A@ns@@QEBAHPEAH@Z").unwrap(), b"ns::A::f(int *) const");
//! ```
//!
//! Nothing else is asked of such names, so there is no graph of them: each is read into a tree of
//! its own and written. What follows a whole name is not looked at, as LLVM does not.
//!
//! All 1,158 names that LLVM reads in its tests (`llvm/test/Demangle/ms-*.test`) give the same text.
//! The crate `msvc-demangler` 0.11 has another for 654 of them, so it is not used. LLVM forgets an
//! error when it meets a pointer after it; names that it reads by that are not read here.

mod print;
mod string;
mod symbol;
mod table;
mod types;

use std::rc::Rc;

use crate::Unread;
use print::{Detail, Printer};

/// Longer names are left alone: the compiler hashes such long before.
const LONGEST: usize = 1 << 12;
/// How much may be written in all, in bytes: names refer back to texts.
const LONGEST_TEXT: usize = 1 << 20;
/// How deep names and types may nest.
const DEPTH: u32 = 256;
/// How many names, and how many parameters, can be referred back to: each by one digit.
const REFERENCES: usize = 10;

/// What a name stands for.
///
/// # Errors
/// When it is no name of Microsoft's, is malformed, or is too long or too deep.
pub fn text(symbol: &[u8]) -> Result<Vec<u8>, Unread> {
    if symbol.first() != Some(&b'?') {
        return Err(Unread::NotMangled);
    }
    if symbol.len() > LONGEST {
        return Err(Unread::Long);
    }
    let mut reader = Reader {
        input: symbol,
        at: 0,
        depth: 0,
        names: Vec::new(),
        parameters: Vec::new(),
        left: LONGEST_TEXT,
    };
    let symbol = reader.symbol()?;
    reader.written(|printer| printer.symbol(&symbol, Detail::NAMES))
}

type Read<T> = Result<T, Unread>;
/// From the outermost scope to the name itself.
type Name = Vec<Rc<Part>>;

/// One part of a name.
#[derive(Clone, Debug)]
struct Part {
    what: What,
    /// Of a template.
    arguments: Option<Vec<Argument>>,
}

#[derive(Clone, Debug)]
enum What {
    /// A name, operator or whatever is written as it is here.
    Text(Rc<[u8]>),
    /// A constructor, or a destructor, of the class.
    Structor(bool, Option<Rc<Part>>),
    /// The type is known only once the function's result is read.
    Conversion(Option<Rc<Type>>),
    /// What initialises or, if so, destroys a static variable.
    Dynamic { destroys: bool, of: Box<Symbol> },
}

#[derive(Clone, Debug)]
enum Argument {
    Type(Rc<Type>),
    Name(Name),
    Number(u64, bool),
    /// A function or variable, or how to find it in an object; whether it is a pointer.
    Symbol(Option<Box<Symbol>>, Vec<i64>, bool),
}

/// `const` and so on, as bits.
type Qualifiers = u8;
const CONST: Qualifiers = 1;
const VOLATILE: Qualifiers = 2;
const RESTRICT: Qualifiers = 4;
const UNALIGNED: Qualifiers = 8;

#[derive(Clone, Debug)]
struct Type {
    qualifiers: Qualifiers,
    form: Form,
}

#[derive(Clone, Debug)]
enum Form {
    Builtin(&'static str),
    /// A class, struct, union or enumeration.
    Tag(&'static str, Name),
    /// What a compiler spells out.
    Custom(Rc<Part>),
    Array(Vec<u64>, Rc<Type>),
    /// Its sign, the class whose member it points to, and what it points to.
    Pointer(&'static str, Option<Name>, Rc<Type>),
    Function(Box<Signature>),
}

#[derive(Clone, Debug, Default)]
struct Signature {
    /// `public`, `static` and so on, of a member.
    access: &'static str,
    is_static: bool,
    is_virtual: bool,
    extern_c: bool,
    /// Of a thunk: how it adjusts `this`.
    thunk: Option<String>,
    convention: &'static str,
    result: Option<Rc<Type>>,
    /// None where they are not part of the name.
    parameters: Option<Vec<Rc<Type>>>,
    variadic: bool,
    noexcept: bool,
    qualifiers: Qualifiers,
    reference: &'static str,
}

#[derive(Clone, Debug)]
enum Symbol {
    Function(Box<Signature>, Name),
    /// Its access if it is a member, and its type.
    Variable(&'static str, Option<Rc<Type>>, Name),
    /// A table of virtual functions or bases, and for which base.
    Table(Qualifiers, Name, Option<Name>),
    /// A literal.
    String(Vec<u8>),
}

impl Symbol {
    fn name(&self) -> Option<&Name> {
        match self {
            Symbol::Function(_, name) | Symbol::Variable(.., name) | Symbol::Table(_, name, _) => {
                Some(name)
            }
            Symbol::String(_) => None,
        }
    }
}

struct Reader<'a> {
    input: &'a [u8],
    at: usize,
    depth: u32,
    /// What digits stand for in names, and in lists of parameters.
    names: Vec<Rc<[u8]>>,
    parameters: Vec<Rc<Type>>,
    /// How much may still be written.
    left: usize,
}

impl<'a> Reader<'a> {
    fn wrong<T>(&self) -> Read<T> {
        Err(Unread::Syntax(self.at))
    }
    fn rest(&self) -> &'a [u8] {
        &self.input[self.at..]
    }
    /// The next byte; 0 at the end.
    fn look(&self) -> u8 {
        self.rest().first().copied().unwrap_or(0)
    }
    fn next(&mut self) -> u8 {
        let byte = self.look();
        self.at = (self.at + 1).min(self.input.len());
        byte
    }
    fn sees(&self, text: &str) -> bool {
        self.rest().starts_with(text.as_bytes())
    }
    fn eat(&mut self, text: &str) -> bool {
        let found = self.sees(text);
        self.at += if found { text.len() } else { 0 };
        found
    }
    fn need(&mut self, text: &str) -> Read<()> {
        if self.eat(text) { Ok(()) } else { self.wrong() }
    }
    /// What stands before the next `@`, which is skipped.
    fn until_at(&mut self) -> Read<&'a [u8]> {
        let rest = self.rest();
        let Some(end) = rest.iter().position(|&byte| byte == b'@') else { return self.wrong() };
        self.at += end + 1;
        Ok(&rest[..end])
    }
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth >= DEPTH {
            return Err(Unread::Deep);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// What `write` writes, if that is not too much.
    fn written(&mut self, write: impl FnOnce(&mut Printer)) -> Read<Vec<u8>> {
        let mut printer = Printer::new(self.left);
        write(&mut printer);
        let text = printer.finish()?;
        self.left = self.left.checked_sub(text.len()).ok_or(Unread::Long)?;
        Ok(text)
    }

    /// A digit for 1 to 10, or others from `A` to `P` in base 16 and `@`; negative after `?`.
    fn number(&mut self) -> Read<(u64, bool)> {
        let negative = self.eat("?");
        if self.look().is_ascii_digit() {
            return Ok((u64::from(self.next() - b'0') + 1, negative));
        }
        let mut number = 0;
        loop {
            match self.next() {
                b'@' => return Ok((number, negative)),
                digit @ b'A'..=b'P' => number = (number << 4) + u64::from(digit - b'A'),
                _ => return self.wrong(),
            }
        }
    }
    fn unsigned(&mut self) -> Read<u64> {
        match self.number()? {
            (number, false) => Ok(number),
            _ => self.wrong(),
        }
    }
    fn signed(&mut self) -> Read<i64> {
        let (number, negative) = self.number()?;
        match i64::try_from(number) {
            Ok(number) => Ok(if negative { -number } else { number }),
            Err(_) => self.wrong(),
        }
    }

    // Names.

    fn remember(&mut self, name: &[u8]) {
        if self.names.len() < REFERENCES && !self.names.iter().any(|known| **known == *name) {
            self.names.push(name.into());
        }
    }
    fn remember_part(&mut self, part: &Part) -> Read<()> {
        let text = self.written(|printer| printer.part(part, Detail::ALL))?;
        self.remember(&text);
        Ok(())
    }

    fn plain(&mut self, remembered: bool) -> Read<Rc<[u8]>> {
        let text = self.until_at()?;
        if text.is_empty() {
            return self.wrong();
        }
        if remembered {
            self.remember(text);
        }
        Ok(text.into())
    }

    fn named(&mut self) -> Read<Part> {
        if !self.look().is_ascii_digit() {
            return Ok(Part::text(self.plain(true)?));
        }
        let place = usize::from(self.look() - b'0');
        let Some(name) = self.names.get(place).cloned() else { return self.wrong() };
        self.next();
        Ok(Part::text(name))
    }

    /// `?$`, a name and the arguments of a template, in which digits mean names of its own. What has
    /// a type's name can be referred back to.
    fn template(&mut self, of_type: bool) -> Read<Part> {
        self.need("?$")?;
        let names = std::mem::take(&mut self.names);
        let parameters = std::mem::take(&mut self.parameters);
        let part = self.deeper(|reader| {
            let mut part = reader.symbol_part()?;
            part.arguments = Some(reader.arguments()?);
            Ok(part)
        });
        (self.names, self.parameters) = (names, parameters);
        let part = part?;
        if of_type {
            if matches!(part.what, What::Structor(..) | What::Conversion(_)) {
                return self.wrong();
            }
            self.remember_part(&part)?;
        }
        Ok(part)
    }

    fn type_part(&mut self) -> Read<Part> {
        if self.sees("?$") { self.template(true) } else { self.named() }
    }

    /// The name itself of a function or variable.
    fn symbol_part(&mut self) -> Read<Part> {
        if self.sees("?$") {
            return self.template(false);
        }
        if !self.eat("?") {
            return self.named();
        }
        let code = self.next();
        match code {
            b'0' | b'1' => return Ok(Part::from(What::Structor(code == b'1', None))),
            b'B' => return Ok(Part::from(What::Conversion(None))),
            b'_' => {}
            _ => return self.operator(table::PLAIN, code),
        }
        if !self.eat("_") {
            let code = self.next();
            return self.operator(table::UNDER, code);
        }
        if self.eat("K") {
            let name = self.plain(false)?;
            return Ok(Part::text([b"operator \"\"", &name[..]].concat()));
        }
        let code = self.next();
        self.operator(table::DOUBLE, code)
    }

    /// A digit or letter that has no meaning stands for nothing, as LLVM has it.
    fn operator(&self, table: &[(u8, &'static str)], code: u8) -> Read<Part> {
        if !code.is_ascii_digit() && !code.is_ascii_uppercase() {
            return self.wrong();
        }
        let known = table.iter().find(|known| known.0 == code);
        Ok(Part::text(known.map_or("", |known| known.1).as_bytes()))
    }

    /// A scope.
    fn scope(&mut self) -> Read<Part> {
        if self.sees("?$") {
            return self.template(true);
        }
        if self.eat("?A") {
            let key = self.until_at()?;
            self.remember(key);
            return Ok(Part::text(&b"`anonymous namespace'"[..]));
        }
        if !self.is_local() {
            return self.named();
        }
        self.need("?")?;
        let (number, _) = self.number()?;
        self.eat("?");
        let function = self.symbol()?;
        let text = self.written(|printer| {
            printer.put("`");
            printer.symbol(&function, Detail::ALL);
            printer.put(&format!("'::`{number}'"));
        })?;
        Ok(Part::text(text))
    }

    /// Whether a scope in a function starts here: `?`, a number and another `?`.
    fn is_local(&self) -> bool {
        let Some(rest) = self.rest().strip_prefix(b"?") else { return false };
        match rest.split(|&byte| byte == b'?').next().filter(|number| number.len() < rest.len()) {
            Some([digit]) => *digit == b'@' || digit.is_ascii_digit(),
            Some([b'B'..=b'P', digits @ .., b'@']) => {
                digits.iter().all(|digit| (b'A'..=b'P').contains(digit))
            }
            _ => false,
        }
    }

    /// The scopes of a name, from the innermost on, and an `@`.
    fn scopes(&mut self, name: Part) -> Read<Name> {
        let mut parts = vec![Rc::new(name)];
        while !self.eat("@") {
            if self.rest().is_empty() {
                return self.wrong();
            }
            let scope = self.deeper(Self::scope)?;
            parts.push(Rc::new(scope));
        }
        parts.reverse();
        Ok(parts)
    }

    fn type_name(&mut self) -> Read<Name> {
        let part = self.type_part()?;
        self.scopes(part)
    }

    fn symbol_name(&mut self) -> Read<Name> {
        let part = self.symbol_part()?;
        let mut name = self.scopes(part)?;
        if let [.., class, last] = &mut name[..] {
            if let What::Structor(_, of) = &mut Rc::make_mut(last).what {
                *of = Some(class.clone());
            }
        } else if matches!(name[0].what, What::Structor(..)) {
            return self.wrong();
        }
        Ok(name)
    }
}

impl Part {
    fn text(text: impl Into<Rc<[u8]>>) -> Part {
        Part::from(What::Text(text.into()))
    }
}

impl From<What> for Part {
    fn from(what: What) -> Part {
        Part { what, arguments: None }
    }
}
