//! Declarations: types, relations, directives and components.

use super::{Failed, Parse, Parser};
use crate::code::Code;
use crate::syntax::ast::*;
use crate::syntax::lexer::Tok;
use std::sync::Arc;

impl Parser<'_> {
    pub(super) fn attributes(&mut self, close: &'static str) -> Parse<Vec<Attribute>> {
        let mut list = Vec::new();
        self.annotations()?;
        while !self.eat(close) {
            if !list.is_empty() {
                if !self.eat(",") {
                    return self.unexpected(&format!("`,` or `{close}`"));
                }
                self.annotations()?;
            }
            let name = self.ident()?;
            self.expect(":")?;
            let ty = self.qualified()?;
            let lattice = self.is("<") && self.peek_at(1) == &Tok::Op(">");
            if lattice {
                self.bump();
                self.bump();
            }
            list.push(Attribute { name, ty, lattice });
        }
        Ok(list)
    }

    pub(super) fn type_decl(&mut self, directive: &str, items: &mut Items) -> Parse<()> {
        let name = self.ident()?;
        let builtin = |text: &str| Name { text: text.into(), span: name.span };
        let kind = if directive == "number_type" {
            TypeKind::Subset(builtin("number"))
        } else if directive == "symbol_type" || !(self.is("<:") || self.is("=")) {
            TypeKind::Subset(builtin("symbol"))
        } else if self.eat("<:") {
            TypeKind::Subset(self.qualified()?)
        } else {
            self.bump();
            self.annotations()?;
            if self.eat("[") {
                TypeKind::Record(self.attributes("]")?)
            } else if self.peek_at(1) == &Tok::Op("{") {
                TypeKind::Adt(self.branches()?)
            } else {
                let mut list = vec![self.qualified()?];
                while self.eat("|") {
                    list.push(self.qualified()?);
                }
                TypeKind::Union(list)
            }
        };
        items.types.push(TypeDecl { name, kind });
        Ok(())
    }

    pub(super) fn branches(&mut self) -> Parse<Vec<(Name, Vec<Attribute>)>> {
        let mut list = Vec::new();
        loop {
            self.annotations()?;
            let name = self.ident()?;
            self.expect("{")?;
            list.push((name, self.attributes("}")?));
            if !self.eat("|") {
                return Ok(list);
            }
        }
    }

    /// `name(param: Type, Type): Type stateful`; the names of parameters may be left out.
    pub(super) fn functor(&mut self, items: &mut Items) -> Parse<()> {
        let name = self.ident()?;
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.eat(")") {
            if !params.is_empty() && !self.eat(",") {
                return self.unexpected("`,` or `)`");
            }
            self.annotations()?;
            let mut ty = self.qualified()?;
            if self.eat(":") {
                ty = self.qualified()?;
            }
            params.push(ty);
        }
        self.expect(":")?;
        let result = self.qualified()?;
        // Texts and records are there for every functor.
        if matches!(self.peek(), Tok::Ident(word) if &**word == "stateful") {
            self.bump();
        }
        items.functors.push(FunctorDecl { name, params, result });
        Ok(())
    }

    /// `Type<> { Operator -> value, .. }`
    pub(super) fn lattice(&mut self, items: &mut Items) -> Parse<()> {
        let name = self.ident()?;
        self.expect("<")?;
        self.expect(">")?;
        self.expect("{")?;
        let mut operators = Vec::new();
        loop {
            let span = self.span();
            let word = self.ident()?;
            let Some(op) = LatticeOp::of_word(&word.text) else {
                let known = [LatticeOp::Lub, LatticeOp::Glb, LatticeOp::Bottom, LatticeOp::Top];
                let known = known.map(|op| format!("`{}`", op.word())).join(", ");
                self.error(
                    Code::Lattice,
                    span,
                    format!("{} is no operator of a lattice", word.text),
                    &format!("there are {known}"),
                );
                return Err(Failed);
            };
            self.expect("->")?;
            let value = self.arg()?;
            operators.push((op, value));
            if !self.eat(",") {
                self.expect("}")?;
                break;
            }
        }
        items.lattices.push(LatticeDecl { name, operators });
        Ok(())
    }

    pub(super) fn relation(&mut self, items: &mut Items) -> Parse<()> {
        let mut names = vec![self.ident()?];
        if self.is("=") {
            let span = self.span();
            self.refuse(span, "debug_delta");
            return Err(Failed);
        }
        while self.eat(",") {
            names.push(self.ident()?);
        }
        self.expect("(")?;
        let attributes = self.attributes(")")?;
        let mut qualifiers = Qualifiers::default();
        let mut choices = Vec::new();
        let mut io = Vec::new();
        while let Tok::Ident(word) = self.peek() {
            match &**word {
                // Storage: no effect on what holds.
                "btree" | "btree_delete" | "no_inline" => {}
                "brie" => qualifiers.brie = true,
                "magic" => qualifiers.magic = Some(true),
                "no_magic" => qualifiers.magic = Some(false),
                "eqrel" => qualifiers.eqrel = true,
                "inline" => qualifiers.inline = true,
                "overridable" => qualifiers.overridable = true,
                "input" => io.push(DirectiveKind::Input),
                "output" => io.push(DirectiveKind::Output),
                "printsize" => io.push(DirectiveKind::Printsize),
                "choice-domain" => {
                    self.bump();
                    choices = self.choice_domain()?;
                    break;
                }
                _ => break,
            }
            self.bump();
        }
        for name in names {
            for &kind in &io {
                let relation = name.clone();
                items.directives.push(Directive { kind, relation, params: Vec::new() });
            }
            items.relations.push(RelationDecl {
                name,
                attributes: attributes.clone(),
                qualifiers,
                choices: choices.clone(),
            });
        }
        Ok(())
    }

    pub(super) fn choice_domain(&mut self) -> Parse<Vec<Vec<Name>>> {
        let mut list = Vec::new();
        loop {
            if self.eat("(") {
                let mut keys = vec![self.ident()?];
                while self.eat(",") {
                    keys.push(self.ident()?);
                }
                self.expect(")")?;
                list.push(keys);
            } else {
                list.push(vec![self.ident()?]);
            }
            if !self.eat(",") {
                return Ok(list);
            }
        }
    }

    pub(super) fn directive(&mut self, kind: DirectiveKind, items: &mut Items) -> Parse<()> {
        let mut names = vec![self.qualified()?];
        while self.eat(",") {
            names.push(self.qualified()?);
        }
        let mut params = Vec::new();
        if self.eat("(") {
            while !self.eat(")") {
                if !params.is_empty() {
                    self.expect(",")?;
                }
                let Tok::Ident(key) = self.peek().clone() else {
                    return self.unexpected("a parameter");
                };
                self.bump();
                self.expect("=")?;
                let (Tok::Ident(value) | Tok::Str(value) | Tok::Number(value)) =
                    self.peek().clone()
                else {
                    return self.unexpected("a value");
                };
                self.bump();
                params.push((key, value));
            }
        }
        for relation in names {
            items.directives.push(Directive { kind, relation, params: params.clone() });
        }
        Ok(())
    }

    pub(super) fn component_type(&mut self) -> Parse<ComponentType> {
        let name = self.ident()?;
        let mut params = Vec::new();
        if self.eat("<") {
            params.push(self.ident()?);
            while self.eat(",") {
                params.push(self.ident()?);
            }
            self.expect(">")?;
        }
        Ok(ComponentType { name, params })
    }

    pub(super) fn component(&mut self, items: &mut Items) -> Parse<()> {
        let ty = self.component_type()?;
        let mut bases = Vec::new();
        while self.eat(":") || self.eat(",") {
            bases.push(self.component_type()?);
        }
        let open = self.span();
        self.expect("{")?;
        let mut inner = Items::default();
        self.items(&mut inner);
        if !self.eat("}") {
            self.error(
                Code::Unterminated,
                open,
                format!("the component {} is not closed", ty.name.text),
                "add `}`",
            );
            return Err(Failed);
        }
        if let Some((_, _, span)) = inner.pragmas.first() {
            let span = *span;
            self.error(Code::Misplaced, span, "a pragma does not belong in a component", "");
        }
        if let Some(functor) = inner.functors.first() {
            let span = functor.name.span;
            self.error(Code::Misplaced, span, "a functor does not belong in a component", "");
        }
        items.components.push(Arc::new(Component { ty, bases, items: inner }));
        Ok(())
    }
}
