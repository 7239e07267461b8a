//! Names as LLVM's demangler writes them.

use super::{Argument, CONST, Form, Part, Qualifiers, RESTRICT, Signature, Symbol, Type};
use super::{UNALIGNED, VOLATILE, What};
use crate::Unread;

/// What is written of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Detail {
    /// Access, `static`, `virtual`, and the types of results and variables.
    types: bool,
    conventions: bool,
}

impl Detail {
    /// Everything: of what is the scope of something else.
    pub const ALL: Detail = Detail { types: true, conventions: true };
    /// Names and parameters.
    pub const NAMES: Detail = Detail { types: false, conventions: false };
    /// Around a pointer to a function, whose convention stands beside its sign.
    const POINTED: Detail = Detail { types: true, conventions: false };
}

pub(super) struct Printer {
    out: Vec<u8>,
    longest: usize,
}

impl Printer {
    pub fn new(longest: usize) -> Printer {
        Printer { out: Vec::new(), longest }
    }
    /// What was written.
    pub fn finish(self) -> Result<Vec<u8>, Unread> {
        if self.out.len() > self.longest { Err(Unread::Long) } else { Ok(self.out) }
    }
    pub fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
    /// Between words.
    fn space(&mut self) {
        if self.out.last().is_some_and(|&byte| byte.is_ascii_alphanumeric() || byte == b'>') {
            self.put(" ");
        }
    }
    fn list<T>(&mut self, list: &[T], separator: &str, mut each: impl FnMut(&mut Self, &T)) {
        for (i, item) in list.iter().enumerate() {
            if self.out.len() > self.longest {
                return;
            }
            self.put(if i > 0 { separator } else { "" });
            each(self, item);
        }
    }

    /// With a space before the first if `space`, and before all others.
    fn qualifiers(&mut self, qualifiers: Qualifiers, mut space: bool) {
        for (one, word) in [(CONST, "const"), (VOLATILE, "volatile"), (RESTRICT, "__restrict")] {
            if qualifiers & one != 0 {
                self.put(if space { " " } else { "" });
                self.put(word);
                space = true;
            }
        }
    }

    fn name(&mut self, name: &[std::rc::Rc<Part>], detail: Detail) {
        self.list(name, "::", |printer, part| printer.part(part, detail));
    }

    pub fn part(&mut self, part: &Part, detail: Detail) {
        if self.out.len() > self.longest {
            return;
        }
        match &part.what {
            What::Text(text) => self.out.extend_from_slice(text),
            What::Structor(destroys, class) => {
                self.put(if *destroys { "~" } else { "" });
                class.iter().for_each(|class| self.part(class, detail));
            }
            What::Conversion(_) => self.put("operator"),
            What::Dynamic { destroys: true, .. } => self.put("`dynamic atexit destructor for "),
            What::Dynamic { .. } => self.put("`dynamic initializer for "),
        }
        if let Some(arguments) = &part.arguments {
            self.put("<");
            self.list(arguments, ", ", |printer, argument| printer.argument(argument, detail));
            self.put(">");
        }
        match &part.what {
            What::Conversion(Some(to)) => {
                self.put(" ");
                self.ty(to, detail);
            }
            What::Dynamic { of, .. } => {
                let named = matches!(**of, Symbol::Variable(_, None, _));
                self.put(if named { "'" } else { "`" });
                self.symbol(of, detail);
                self.put("''");
            }
            _ => {}
        }
    }

    fn argument(&mut self, argument: &Argument, detail: Detail) {
        match argument {
            Argument::Type(ty) => self.ty(ty, detail),
            Argument::Name(name) => self.name(name, detail),
            Argument::Number(number, negative) => {
                self.put(if *negative { "-" } else { "" });
                self.put(&number.to_string());
            }
            Argument::Symbol(symbol, offsets, pointer) => {
                self.put(match (&offsets[..], pointer) {
                    ([_, ..], _) => "{",
                    ([], true) => "&",
                    ([], false) => "",
                });
                if let Some(symbol) = symbol {
                    self.symbol(symbol, detail);
                    self.put(if offsets.is_empty() { "" } else { ", " });
                }
                self.list(offsets, ", ", |printer, offset| printer.put(&offset.to_string()));
                self.put(if offsets.is_empty() { "" } else { "}" });
            }
        }
    }

    pub fn symbol(&mut self, symbol: &Symbol, detail: Detail) {
        match symbol {
            Symbol::Function(signature, name) => {
                self.before(signature, detail);
                self.space();
                self.name(name, detail);
                self.after(signature, detail);
            }
            Symbol::Variable(access, ty, name) => {
                if detail.types && !access.is_empty() {
                    self.put(access);
                    self.put(": static ");
                }
                let ty = ty.as_ref().filter(|_| detail.types);
                if let Some(ty) = ty {
                    self.left(ty, detail);
                    self.space();
                }
                self.name(name, detail);
                ty.iter().for_each(|ty| self.right(ty, detail));
            }
            Symbol::Table(qualifiers, name, of) => {
                self.qualifiers(*qualifiers, false);
                self.put(if *qualifiers == 0 { "" } else { " " });
                self.name(name, detail);
                if let Some(of) = of {
                    self.put("{for `");
                    self.name(of, detail);
                    self.put("'}");
                }
            }
            Symbol::String(text) => self.out.extend_from_slice(text),
        }
    }

    // Types: what stands before a name, and what after.

    fn ty(&mut self, ty: &Type, detail: Detail) {
        self.left(ty, detail);
        self.right(ty, detail);
    }

    fn left(&mut self, ty: &Type, detail: Detail) {
        if self.out.len() > self.longest {
            return;
        }
        match &ty.form {
            Form::Builtin(text) => self.put(text),
            Form::Tag(kind, name) => {
                self.put(kind);
                self.put(" ");
                self.name(name, detail);
            }
            Form::Custom(part) => return self.part(part, detail),
            Form::Array(_, element) => self.left(element, detail),
            Form::Pointer(sign, class, to) => {
                match &to.form {
                    Form::Function(signature) => self.before(signature, Detail::POINTED),
                    _ => self.left(to, detail),
                }
                self.space();
                self.put(if ty.qualifiers & UNALIGNED == 0 { "" } else { "__unaligned " });
                match &to.form {
                    Form::Array(..) => self.put("("),
                    Form::Function(signature) => {
                        self.put("(");
                        self.put(signature.convention);
                        self.put(" ");
                    }
                    _ => {}
                }
                if let Some(class) = class {
                    self.name(class, detail);
                    self.put("::");
                }
                self.put(sign);
                return self.qualifiers(ty.qualifiers, false);
            }
            Form::Function(signature) => return self.before(signature, detail),
        }
        self.qualifiers(ty.qualifiers, true);
    }

    fn right(&mut self, ty: &Type, detail: Detail) {
        match &ty.form {
            Form::Array(sizes, element) => {
                self.put("[");
                self.list(sizes, "][", |printer, &size| {
                    printer.put(&if size == 0 { String::new() } else { size.to_string() });
                });
                self.put("]");
                self.right(element, detail);
            }
            Form::Pointer(_, _, to) => {
                let wraps = matches!(to.form, Form::Array(..) | Form::Function(_));
                self.put(if wraps { ")" } else { "" });
                self.right(to, detail);
            }
            Form::Function(signature) => {
                let qualifiers = signature.qualifiers | ty.qualifiers;
                self.after(&Signature { qualifiers, ..(**signature).clone() }, detail);
            }
            _ => {}
        }
    }

    fn before(&mut self, signature: &Signature, detail: Detail) {
        self.put(if signature.thunk.is_some() { "[thunk]: " } else { "" });
        if detail.types {
            if !signature.access.is_empty() {
                self.put(signature.access);
                self.put(": ");
            }
            self.put(if signature.is_static { "static " } else { "" });
            self.put(if signature.is_virtual { "virtual " } else { "" });
            self.put(if signature.extern_c { "extern \"C\" " } else { "" });
            if let Some(result) = &signature.result {
                self.left(result, detail);
                self.put(" ");
            }
        }
        if detail.conventions {
            self.space();
            self.put(signature.convention);
        }
    }

    fn after(&mut self, signature: &Signature, detail: Detail) {
        signature.thunk.iter().for_each(|adjusted| self.put(adjusted));
        if let Some(parameters) = &signature.parameters {
            self.put("(");
            self.list(parameters, ", ", |printer, ty| printer.ty(ty, detail));
            self.put(match (signature.variadic, &parameters[..]) {
                (true, []) => "...",
                (true, _) => ", ...",
                (false, _) => "",
            });
            self.put(")");
        }
        self.qualifiers(signature.qualifiers, true);
        self.put(if signature.qualifiers & UNALIGNED == 0 { "" } else { " __unaligned" });
        self.put(if signature.noexcept { " noexcept" } else { "" });
        self.put(signature.reference);
        if let Some(result) = signature.result.as_ref().filter(|_| detail.types) {
            self.right(result, detail);
        }
    }
}
