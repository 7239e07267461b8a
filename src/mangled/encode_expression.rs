//! Expressions mangled again.

use crate::encode::Encoder;
use crate::node::{Id, Node};
use crate::table::{Shape, operator};

impl Encoder<'_> {
    pub fn expression(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Number(text) | Node::Argument(text) | Node::Parameter(text, _) => {
                self.bytes(text);
            }
            Node::Expansion(inner) => {
                self.put("sp");
                self.expression(*inner);
            }
            Node::Constant(ty, value) => {
                self.wrapped("L", *ty);
                self.bytes(value);
                self.put("E");
            }
            Node::Expression(code, parts) => self.compound(code, parts),
            Node::Template(base, arguments) if self.is_unscoped(*base) => {
                self.expression(*base);
                self.arguments(arguments);
            }
            Node::Source(_) | Node::Operator(_) | Node::Conversion(_) | Node::Literal(_) => {
                self.unqualified(id);
            }
            _ => self.ty(id),
        }
    }

    fn compound(&mut self, code: &str, parts: &[Id]) {
        let shape = operator(code.trim_end_matches('_').as_bytes()).map(|found| found.shape);
        // What comes first, and what is a type.
        self.put(match code {
            "list" => "",
            "cv_" => "cv",
            "sr1" => "sr",
            "LU" => "L",
            "ut" | "uz" => "u",
            _ => code,
        });
        match (code, shape, parts) {
            ("cv_", _, [ty, list]) => {
                self.ty(*ty);
                self.put("_");
                self.closed(*list);
            }
            ("tl", _, [ty, list]) => {
                self.ty(*ty);
                self.closed(*list);
            }
            ("sr", _, [scope, base]) => {
                self.unresolved(*scope);
                self.expression(*base);
            }
            ("sr1" | "srN", _, [first, levels @ .., base]) => {
                if code == "srN" {
                    self.unresolved(*first);
                } else {
                    self.expression(*first);
                }
                self.each(levels, Self::expression);
                self.put("E");
                self.expression(*base);
            }
            ("dn", _, [class]) => match self.names.node(*class) {
                Node::Source(_) | Node::Template(..) => self.expression(*class),
                _ => self.unresolved(*class),
            },
            ("so" | "mc", _, [ty, object, place]) => {
                self.ty(*ty);
                self.expression(*object);
                self.expression(*place);
                self.put("E");
            }
            ("u", _, [name, operands @ ..]) => {
                self.expression(*name);
                self.each(operands, Self::argument);
                self.put("E");
            }
            ("ut" | "uz", _, [name, operand]) => {
                self.expression(*name);
                self.put(&code[1..]);
                if code == "ut" { self.ty(*operand) } else { self.expression(*operand) }
            }
            ("il", _, [list]) => self.closed(*list),
            ("sP", _, [list]) => {
                if let Node::Expression(_, list) = self.names.node(*list) {
                    self.each(list, Self::argument);
                }
                self.put("E");
            }
            ("L_Z", _, [name]) => {
                self.encoding(*name);
                self.put("E");
            }
            ("LU", _, [closure]) => {
                self.unqualified(*closure);
                self.put("E");
            }
            ("X" | "LZ", _, [inner]) => {
                self.expression(*inner);
                self.put("E");
            }
            ("fl" | "fr" | "fL" | "fR", _, [sign, rest @ ..]) => {
                self.unqualified(*sign);
                self.each(rest, Self::expression);
            }
            (_, Some(Shape::Call), [callee, list]) => {
                self.expression(*callee);
                self.closed(*list);
            }
            (_, Some(Shape::New), [place, ty, rest @ ..]) => {
                self.expression(*place);
                self.put("_");
                self.ty(*ty);
                self.put(if rest.is_empty() { "" } else { "pi" });
                self.each(rest, Self::expression);
                self.put("E");
            }
            (_, Some(Shape::OfType), [ty]) => self.ty(*ty),
            (_, Some(Shape::NamedCast | Shape::Cast), [ty, value]) => {
                self.ty(*ty);
                self.expression(*value);
            }
            _ => self.each(parts, Self::expression),
        }
    }

    /// A list and its end.
    fn closed(&mut self, list: Id) {
        self.expression(list);
        self.put("E");
    }

    /// A type that an unresolved name starts with.
    fn unresolved(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Template(base, arguments) if !self.refers_back(id) => {
                self.ty(*base);
                self.arguments(arguments);
            }
            Node::Template(..) => {}
            _ => self.ty(id),
        }
    }
}
