//! What stands in names besides types and scopes, as LLVM's demangler writes it: lambdas, protocols of
//! Objective-C, what a name in a function is called where it is referred back to, and what the ABI
//! made.

use crate::node::{Id, Node, Special};
use crate::print::Printer;
use crate::table::protocol;

impl<'a> Printer<'a> {
    /// The protocol that an object of Objective-C adheres to, if nothing else is known of it.
    pub fn object(&self, id: Id) -> Option<&'a [u8]> {
        let Node::VendorQualified(inner, qualifier, _) = self.names.node(id) else { return None };
        let plain =
            matches!(self.names.node(*inner), Node::Source(name) if **name == *b"objc_object");
        protocol(qualifier).filter(|_| plain)
    }

    /// A name in a function as LLVM's demangler writes it where it is referred back to.
    pub fn without_function(&mut self, id: Id) {
        match self.names.node(id) {
            Node::Local { entity, .. } => self.print(*entity),
            Node::Nested(scope, name) => {
                self.without_function(*scope);
                self.put("::");
                self.print(*name);
            }
            Node::Template(name, arguments) => {
                self.without_function(*name);
                self.enclosed("<", ">", |printer| printer.list(arguments));
            }
            _ => self.print(id),
        }
    }

    /// The parameters of a lambda and of its template.
    pub fn closure(&mut self, declared: &[Id], parameters: &[Id]) {
        if !declared.is_empty() {
            self.enclosed("<", ">", |printer| printer.list(declared));
        }
        self.enclosed("(", ")", |printer| printer.list(parameters));
    }

    pub fn declared(&mut self, kind: u8, parts: &[Id]) {
        match (kind, parts) {
            (b'y', _) => self.put("typename "),
            (b'n', [_, ty]) => {
                self.left(*ty);
                let space = !self.has_right(*ty);
                self.put(if space { " " } else { "" });
            }
            (b'p', [of]) => {
                self.left(*of);
                self.put("...");
            }
            (_, parts) => {
                self.put("template");
                self.enclosed("<", ">", |printer| printer.list(&parts[1..]));
                self.put(" typename ");
            }
        }
    }
    pub fn declared_right(&mut self, kind: u8, parts: &[Id]) {
        match (kind, parts) {
            (b'n', [name, ty]) => {
                self.print(*name);
                self.right(*ty);
            }
            (b'p', [of]) => self.right(*of),
            (_, parts) => parts.first().iter().for_each(|&&name| self.print(name)),
        }
    }

    pub fn special(&mut self, special: &Special) {
        match special {
            Special::Of(code, name) => {
                self.put(match *code {
                    "TV" => "vtable for ",
                    "TT" => "VTT for ",
                    "TI" => "typeinfo for ",
                    "TS" => "typeinfo name for ",
                    "TW" => "thread-local wrapper routine for ",
                    "TH" => "thread-local initialization routine for ",
                    "GV" => "guard variable for ",
                    "TA" => "template parameter object for ",
                    "GI" => "initializer for module ",
                    "block" => "invocation function for block in ",
                    _ => "transaction clone for ",
                });
                self.print(*name);
            }
            Special::Construction(whole, _, part) => {
                self.put("construction vtable for ");
                self.print(*part);
                self.put("-in-");
                self.print(*whole);
            }
            Special::Thunk { this, result, target } => {
                self.put(match (result, &this.place) {
                    (Some(_), _) => "covariant return thunk to ",
                    (None, Some(_)) => "virtual thunk to ",
                    (None, None) => "non-virtual thunk to ",
                });
                self.print(*target);
            }
            Special::Temporary(name, _) => {
                self.put("reference temporary for ");
                self.print(*name);
            }
        }
    }
}
