//! Types of D, and what functions have of them.

use super::Reader;

impl Reader<'_> {
    /// The letter that the type here starts with.
    pub(super) fn kind(&mut self) -> Option<u8> {
        if self.peek() != b'Q' {
            return Some(self.peek());
        }
        let at = self.at;
        let kind = self.referred(Self::kind);
        self.at = at;
        kind
    }

    /// `const(` a type `)`.
    fn within(&mut self, before: &str) -> Option<()> {
        self.put(before);
        self.put("(");
        self.ty()?;
        self.put(")");
        Some(())
    }

    pub(super) fn ty(&mut self) -> Option<()> {
        self.deeper(Self::any_type)
    }

    fn any_type(&mut self) -> Option<()> {
        let kind = self.peek();
        if is_convention(kind) {
            self.function(b"")?;
            return Some(());
        }
        if kind == b'Q' {
            return self.referred(Self::ty);
        }
        self.at += 1;
        match kind {
            b'O' => self.within("shared"),
            b'x' => self.within("const"),
            b'y' => self.within("immutable"),
            b'N' => {
                let kind = self.peek();
                self.at += 1;
                match kind {
                    b'g' => self.within("inout"),
                    b'h' => self.within("__vector"),
                    b'n' => {
                        self.put("typeof(*null)");
                        Some(())
                    }
                    _ => None,
                }
            }
            b'A' => {
                self.ty()?;
                self.put("[]");
                Some(())
            }
            b'G' => {
                let length = self.number()?;
                self.ty()?;
                self.put(&format!("[{length}]"));
                Some(())
            }
            b'H' => {
                let key = self.aside(Self::ty)?;
                self.ty()?;
                self.put("[");
                self.out.extend(key);
                self.put("]");
                Some(())
            }
            b'P' if is_convention(self.peek()) => self.function(b" function"),
            b'P' => {
                self.ty()?;
                self.put("*");
                Some(())
            }
            b'I' | b'C' | b'S' | b'E' | b'T' => self.qualified(false).map(|_| ()),
            b'D' => {
                let modifiers = self.aside(Self::modifiers)?;
                if self.peek() == b'Q' {
                    self.referred(|own| own.function(b" delegate"))?;
                } else {
                    self.function(b" delegate")?;
                }
                self.out.extend(modifiers);
                Some(())
            }
            b'B' => self.tuple(),
            b'z' => {
                let text = match self.peek() {
                    b'i' => "cent",
                    b'k' => "ucent",
                    _ => return None,
                };
                self.at += 1;
                self.put(text);
                Some(())
            }
            kind => {
                self.put(basic(kind)?);
                Some(())
            }
        }
    }

    fn tuple(&mut self) -> Option<()> {
        let n = self.number()?;
        self.put("Tuple!(");
        for i in 0..n {
            if i > 0 {
                self.put(", ");
            }
            self.ty()?;
        }
        self.put(")");
        Some(())
    }

    /// Convention, attributes, parameters, result; written as `result(parameters)`.
    fn function(&mut self, after: &[u8]) -> Option<()> {
        let convention = self.convention()?;
        let attributes = self.aside(Self::attributes)?;
        let parameters = self.aside(Self::parameters)?;
        self.put(convention);
        self.ty()?;
        self.out.extend(parameters);
        if !attributes.is_empty() {
            self.put(" ");
            self.out.extend(&attributes[..attributes.len() - 1]);
        }
        self.out.extend(after);
        Some(())
    }

    pub(super) fn convention(&mut self) -> Option<&'static str> {
        let convention = match self.peek() {
            b'F' => "",
            b'U' => "extern(C) ",
            b'W' => "extern(Windows) ",
            b'V' => "extern(Pascal) ",
            b'R' => "extern(C++) ",
            b'Y' => "extern(Objective-C) ",
            _ => return None,
        };
        self.at += 1;
        Some(convention)
    }

    /// Of `this`, each with a space before it.
    pub(super) fn modifiers(&mut self) -> Option<()> {
        loop {
            let word = if self.eat(b"x") {
                " const"
            } else if self.eat(b"y") {
                " immutable"
            } else if self.eat(b"O") {
                " shared"
            } else if self.eat(b"Ng") {
                " inout"
            } else {
                return Some(());
            };
            self.put(word);
        }
    }

    /// Of a function, each with a space after it.
    pub(super) fn attributes(&mut self) -> Option<()> {
        while self.peek() == b'N' {
            let word = match self.rest().get(1)? {
                b'a' => "pure ",
                b'b' => "nothrow ",
                b'c' => "ref ",
                b'd' => "@property ",
                b'e' => "@trusted ",
                b'f' => "@safe ",
                b'i' => "@nogc ",
                b'j' => "return ",
                b'l' => "scope ",
                b'm' => "@live ",
                // The first parameter: `inout`, a vector, `return`, `noreturn`.
                b'g' | b'h' | b'k' | b'n' => return Some(()),
                _ => return None,
            };
            self.at += 2;
            self.put(word);
        }
        Some(())
    }

    pub(super) fn parameters(&mut self) -> Option<()> {
        self.put("(");
        let mut n = 0;
        loop {
            match self.peek() {
                b'X' => self.put("..."),
                b'Y' => self.put(if n > 0 { ", ..." } else { "..." }),
                b'Z' => {}
                _ => {
                    if n > 0 {
                        self.put(", ");
                    }
                    self.parameter()?;
                    n += 1;
                    continue;
                }
            }
            self.at += 1;
            self.put(")");
            return Some(());
        }
    }

    fn parameter(&mut self) -> Option<()> {
        loop {
            let word = if self.eat(b"M") {
                "scope "
            } else if self.eat(b"Nk") {
                "return "
            } else if self.eat(b"I") {
                "in "
            } else if self.eat(b"J") {
                "out "
            } else if self.eat(b"K") {
                "ref "
            } else if self.eat(b"L") {
                "lazy "
            } else {
                return self.ty();
            };
            self.put(word);
        }
    }
}

fn is_convention(byte: u8) -> bool {
    matches!(byte, b'F' | b'U' | b'W' | b'V' | b'R' | b'Y')
}

fn basic(kind: u8) -> Option<&'static str> {
    Some(match kind {
        b'n' => "typeof(null)",
        b'v' => "void",
        b'g' => "byte",
        b'h' => "ubyte",
        b's' => "short",
        b't' => "ushort",
        b'i' => "int",
        b'k' => "uint",
        b'l' => "long",
        b'm' => "ulong",
        b'f' => "float",
        b'd' => "double",
        b'e' => "real",
        b'o' => "ifloat",
        b'p' => "idouble",
        b'j' => "ireal",
        b'q' => "cfloat",
        b'r' => "cdouble",
        b'c' => "creal",
        b'b' => "bool",
        b'a' => "char",
        b'u' => "wchar",
        b'w' => "dchar",
        _ => return None,
    })
}
