//! Declarations mangled again, modules, and parameters of the templates of lambdas.

use crate::encode::Encoder;
use crate::node::{Id, Node, Offset, Special};

impl Encoder<'_> {
    pub fn module(&mut self, id: Id) {
        let Node::Module(outer, name, partition) = self.names.node(id) else { return };
        if !self.refers_back(id) {
            outer.iter().for_each(|&outer| self.module(outer));
            self.put(if *partition { "WP" } else { "W" });
            self.source(name);
            self.remember(id);
        }
    }

    /// A parameter of a lambda's template.
    pub fn declared(&mut self, id: Id) {
        let Node::Declared(kind, parts) = self.names.node(id) else { return };
        self.bytes(&[b'T', *kind]);
        match (kind, &parts[..]) {
            (b'n', [_, ty]) => self.ty(*ty),
            (b'p', [of]) => self.declared(*of),
            (b't', [_, inner @ ..]) => {
                self.each(inner, Self::declared);
                self.put("E");
            }
            _ => {}
        }
    }

    // Declarations.

    pub fn encoding(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Encoding { name, result, parameters, conditions } => {
                self.name(*name);
                if !conditions.is_empty() {
                    self.put("Ua9enable_if");
                    self.arguments(conditions);
                }
                result.iter().for_each(|&result| self.ty(result));
                self.parameters(parameters);
            }
            Node::Special(special) => self.special(special),
            Node::Expression(..) | Node::Constant(..) => self.argument(id),
            _ => self.name(id),
        }
    }

    fn special(&mut self, special: &Special) {
        match special {
            Special::Of("block", function) => self.encoding(*function),
            Special::Of(code, part) => {
                self.put(code);
                match *code {
                    "GI" => self.module(*part),
                    "TA" => self.argument(*part),
                    "GTt" => self.encoding(*part),
                    "TW" | "TH" | "GV" => self.name(*part),
                    _ => self.ty(*part),
                }
            }
            Special::Construction(whole, offset, part) => {
                self.wrapped("TC", *whole);
                self.bytes(offset);
                self.wrapped("_", *part);
            }
            Special::Thunk { this, result, target } => {
                self.put(if result.is_some() { "Tc" } else { "T" });
                self.offset(this);
                result.iter().for_each(|result| self.offset(result));
                self.encoding(*target);
            }
            Special::Temporary(name, number) => {
                self.put("GR");
                self.name(*name);
                self.bytes(number);
                self.put("_");
            }
        }
    }

    fn offset(&mut self, offset: &Offset) {
        self.put(if offset.place.is_some() { "v" } else { "h" });
        self.bytes(&offset.fixed);
        self.put("_");
        if let Some(place) = &offset.place {
            self.bytes(place);
            self.put("_");
        }
    }
}
