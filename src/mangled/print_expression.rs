//! Expressions as LLVM's demangler writes them.

use crate::node::{Id, Node};
use crate::print::Printer;
use crate::table::{Binds, SUFFIXES, Shape, operator};

impl Printer<'_> {
    fn binds(&self, id: Id) -> Binds {
        match self.names.node(id) {
            Node::Expression("X", parts) => {
                parts.first().map_or(Binds::Primary, |&id| self.binds(id))
            }
            Node::Expression("nx" | "mc", _) => Binds::Unary,
            Node::Expression("u" | "ut" | "uz", _) => Binds::Postfix,
            Node::Expression(code, _) => {
                let code = code.trim_end_matches('_');
                operator(code.as_bytes()).map_or(Binds::Primary, |operator| operator.binds)
            }
            _ => Binds::Primary,
        }
    }

    /// In parentheses unless it binds as strongly as `than`, or more.
    pub fn operand(&mut self, id: Id, than: Binds, worse: bool) {
        if self.binds(id) as u8 >= than as u8 + u8::from(worse) {
            self.enclosed("(", ")", |printer| printer.print(id));
        } else {
            self.print(id);
        }
    }

    pub fn expression(&mut self, code: &str, parts: &[Id]) {
        let names = self.names;
        let plain = code.trim_end_matches('_');
        if let Some(found) = operator(plain.as_bytes()) {
            let before = code.ends_with('_');
            let text = found.text.trim_start();
            return self.operation(found.shape, found.binds, (text, before), parts);
        }
        match (code, parts) {
            ("gs", [part]) => {
                self.put("::");
                self.print(*part);
            }
            ("list", list) => self.list(list),
            ("tr", _) => self.put("throw"),
            ("tw", [part]) => {
                self.put("throw ");
                self.print(*part);
            }
            ("nx", [part]) => {
                self.put("noexcept ");
                self.enclosed("(", ")", |printer| printer.print(*part));
            }
            ("sZ", [part]) => {
                self.put("sizeof...");
                self.enclosed("(", ")", |printer| printer.expansion(*part));
            }
            ("sP", [list]) => {
                self.put("sizeof... ");
                self.enclosed("(", ")", |printer| printer.print(*list));
            }
            ("il", [list]) => self.enclosed("{", "}", |printer| printer.print(*list)),
            ("tl", [ty, list]) => {
                self.print(*ty);
                self.enclosed("{", "}", |printer| printer.print(*list));
            }
            ("di", [name, value]) => {
                self.put(".");
                self.print(*name);
                self.initial(*value);
            }
            ("dx", [index, value]) => {
                self.enclosed("[", "]", |printer| printer.print(*index));
                self.initial(*value);
            }
            ("dX", [first, last, value]) => {
                self.enclosed("[", "]", |printer| {
                    printer.print(*first);
                    printer.put(" ... ");
                    printer.print(*last);
                });
                self.initial(*value);
            }
            ("X" | "LZ" | "L_Z" | "on", [part]) => self.print(*part),
            ("LU", [closure]) => {
                self.put("[]");
                if let Node::Closure(declared, parameters, _) = names.node(*closure) {
                    self.closure(declared, parameters);
                }
                self.put("{...}");
            }
            ("so", [ty, object, place]) => {
                self.print(*object);
                self.put(".<");
                self.print(*ty);
                self.put(" at offset ");
                if let Node::Number(place) = names.node(*place) {
                    let bytes = place.split(|byte| matches!(byte, b'_' | b'p')).next();
                    let bytes = bytes.filter(|bytes| !bytes.is_empty());
                    self.integer(bytes.unwrap_or(b"0"));
                }
                self.put(">");
            }
            ("mc", [ty, member, _]) => {
                self.enclosed("(", ")", |printer| printer.print(*ty));
                self.enclosed("(", ")", |printer| printer.print(*member));
            }
            ("u" | "ut" | "uz", [name, operands @ ..]) => {
                self.print(*name);
                self.enclosed("(", ")", |printer| printer.list(operands));
            }
            ("dn", [class]) => {
                self.put("~");
                self.print(*class);
            }
            ("fl" | "fr" | "fL" | "fR", [sign, rest @ ..]) => self.fold(code, *sign, rest),
            // Unresolved names: their parts.
            (_, parts) => {
                for (i, &part) in parts.iter().enumerate() {
                    self.put(if i > 0 { "::" } else { "" });
                    self.print(part);
                }
            }
        }
    }

    fn operation(&mut self, shape: Shape, binds: Binds, text: (&str, bool), parts: &[Id]) {
        let (text, before) = text;
        match (shape, parts) {
            (Shape::Binary, [left, right]) => {
                let wrapped = self.in_angles && (text == ">" || text == ">>");
                let binary = |printer: &mut Self| {
                    let assigns = binds == Binds::Assign;
                    let than = if assigns { Binds::OrOr } else { binds };
                    printer.operand(*left, than, !assigns);
                    printer.put(if text == "," { "" } else { " " });
                    printer.put(text);
                    printer.put(" ");
                    printer.operand(*right, binds, assigns);
                };
                if wrapped { self.enclosed("(", ")", binary) } else { binary(self) }
            }
            (Shape::Prefix, [part]) => {
                self.put(text);
                self.operand(*part, binds, false);
            }
            (Shape::Postfix, [part]) if before => {
                self.put(text);
                self.operand(*part, binds, false);
            }
            (Shape::Postfix, [part]) => {
                self.operand(*part, binds, true);
                self.put(text);
            }
            (Shape::Subscript, [base, index]) => {
                self.operand(*base, binds, false);
                self.enclosed("[", "]", |printer| printer.operand(*index, Binds::Default, false));
            }
            (Shape::Member(_), [left, right]) => {
                self.operand(*left, binds, true);
                self.put(text);
                self.operand(*right, binds, false);
            }
            (Shape::Conditional, [test, yes, no]) => {
                self.operand(*test, binds, false);
                self.put(" ? ");
                self.operand(*yes, Binds::Default, false);
                self.put(" : ");
                self.operand(*no, Binds::Assign, true);
            }
            (Shape::Call, [callee, list]) => {
                self.print(*callee);
                self.enclosed("(", ")", |printer| printer.print(*list));
            }
            (Shape::Cast, [ty, value]) => {
                self.enclosed("(", ")", |printer| printer.print(*ty));
                self.enclosed("(", ")", |printer| printer.print(*value));
            }
            (Shape::NamedCast, [ty, value]) => {
                self.put(text);
                self.enclosed("<", ">", |printer| printer.print(*ty));
                self.enclosed("(", ")", |printer| {
                    printer.operand(*value, Binds::Default, false);
                });
            }
            (Shape::OfType | Shape::OfExpression, [part]) => {
                self.put(text);
                self.enclosed("(", ")", |printer| printer.print(*part));
            }
            (Shape::Delete, [part]) => {
                self.put(text);
                self.put(" ");
                self.print(*part);
            }
            (Shape::New, [place, ty, rest @ ..]) => {
                self.put(text);
                let is_empty = |list: Id| matches!(self.names.node(list), Node::Expression(_, list) if list.is_empty());
                let (placed, valued) = (!is_empty(*place), rest.iter().any(|&x| !is_empty(x)));
                if placed {
                    self.enclosed("(", ")", |printer| printer.print(*place));
                }
                self.put(" ");
                self.print(*ty);
                if valued {
                    self.enclosed("(", ")", |printer| printer.list(rest));
                }
            }
            (_, parts) => self.list(parts),
        }
    }

    /// What a designator gives a value to.
    fn initial(&mut self, value: Id) {
        let designated = matches!(self.names.node(value), Node::Expression("di" | "dx" | "dX", _));
        self.put(if designated { "" } else { " = " });
        self.print(value);
    }

    fn fold(&mut self, code: &str, sign: Id, rest: &[Id]) {
        let Node::Operator(sign) = *self.names.node(sign) else { return };
        let sign = operator(&sign).map_or("", |operator| operator.text);
        let left = code == "fl" || code == "fL";
        // The pack, then what it starts with; the other way round in `fL`.
        let (pack, initial) = match *rest {
            [pack] => (pack, None),
            [initial, pack] if left => (pack, Some(initial)),
            [pack, initial] => (pack, Some(initial)),
            _ => return,
        };
        let print_pack = |printer: &mut Self| {
            printer.enclosed("(", ")", |printer| printer.expansion(pack));
        };
        self.enclosed("(", ")", |printer| {
            if !left || initial.is_some() {
                match initial.filter(|_| left) {
                    Some(initial) => printer.operand(initial, Binds::Cast, true),
                    None => print_pack(printer),
                }
                printer.put(&format!(" {sign} "));
            }
            printer.put("...");
            if left || initial.is_some() {
                printer.put(&format!(" {sign} "));
                match initial.filter(|_| !left) {
                    Some(initial) => printer.operand(initial, Binds::Cast, true),
                    None => print_pack(printer),
                }
            }
        });
    }

    pub fn constant(&mut self, ty: Id, value: &[u8]) {
        let code = match self.names.node(ty) {
            Node::Builtin(code) => *code,
            Node::Array(..) if value.is_empty() => {
                self.enclosed("\"<", ">\"", |printer| printer.print(ty));
                return;
            }
            _ => "",
        };
        match (code, value) {
            ("Dn", _) => return self.put("nullptr"),
            ("b", b"0") => return self.put("false"),
            ("b", b"1") => return self.put("true"),
            ("f" | "d" | "e", _) => return self.floating(code, value),
            _ => {}
        }
        let suffix = SUFFIXES.iter().find(|known| known.0 == code).map(|known| known.1);
        match suffix.filter(|suffix| suffix.len() <= 3) {
            Some(suffix) => {
                self.integer(value);
                self.put(suffix);
            }
            None => {
                self.enclosed("(", ")", |printer| printer.print(ty));
                self.integer(value);
            }
        }
    }

    fn integer(&mut self, value: &[u8]) {
        match value.strip_prefix(b"n") {
            Some(rest) => {
                self.put("-");
                self.bytes(rest);
            }
            None => self.bytes(value),
        }
    }

    /// As `%a` of C's printf writes it.
    fn floating(&mut self, code: &str, value: &[u8]) {
        if code == "e"
            && let Some(text) = extended(value)
        {
            return self.put(&text);
        }
        let bits = str::from_utf8(value).ok().and_then(|text| u64::from_str_radix(text, 16).ok());
        let number = match (code, bits) {
            ("f", Some(bits)) => {
                u32::try_from(bits).map(|bits| f64::from(f32::from_bits(bits))).ok()
            }
            ("d", Some(bits)) => Some(f64::from_bits(bits)),
            _ => None,
        };
        let Some(number) = number else { return self.bytes(value) };
        let text = hexadecimal(number);
        self.put(&text);
        self.put(if code == "f" { "f" } else { "" });
    }
}

/// A `long double` of x86, from 20 hexadecimal digits: unlike other kinds it has its leading bit,
/// which printf writes together with the three after it.
fn extended(value: &[u8]) -> Option<String> {
    let text = str::from_utf8(value).ok().filter(|text| text.len() == 20)?;
    let top = u16::from_str_radix(&text[..4], 16).ok()?;
    let fraction = u64::from_str_radix(&text[4..], 16).ok()?;
    let sign = if top >> 15 == 1 { "-" } else { "" };
    let exponent = i32::from(top & 0x7fff);
    if exponent == 0x7fff {
        return Some(format!("{sign}{}L", if fraction << 1 == 0 { "inf" } else { "nan" }));
    }
    let digits = format!("{:015x}", fraction & (u64::MAX >> 4));
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    let power = match (exponent, fraction) {
        (0, 0) => 0,
        (0, _) => -16385,
        _ => exponent - 16383 - 3,
    };
    Some(format!("{sign}0x{:x}{point}{digits}p{power:+}L", fraction >> 60))
}

/// `0x1.8p+1`.
fn hexadecimal(number: f64) -> String {
    let bits = number.to_bits();
    let sign = if number.is_sign_negative() { "-" } else { "" };
    let (exponent, fraction) = ((bits >> 52) & 0x7ff, bits & ((1 << 52) - 1));
    if exponent == 0x7ff {
        return format!("{sign}{}", if fraction == 0 { "inf" } else { "nan" });
    }
    let digits = format!("{fraction:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    let (lead, power) = match (exponent, fraction) {
        (0, 0) => (0, 0),
        (0, _) => (0, -1022),
        _ => (1, exponent as i64 - 1023),
    };
    format!("{sign}0x{lead}{point}{digits}p{power:+}")
}
