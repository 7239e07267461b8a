//! Declarations, and what else begins with a `.`

use super::builder::{Builder, is};
use super::list::Style;
use super::parts::{Item, Part};
use crate::syntax::lexer::Tok;

impl Builder<'_> {
    /// The parts of a directive.
    pub fn directive(&mut self, directive: &str) -> Vec<Part> {
        let mut parts = vec![vec![Item::Text(self.take(true))]];
        match directive {
            "decl" => {
                self.names(&mut parts);
                self.bracket(Style::Attributes, false, &mut parts);
                self.qualifiers(&mut parts);
            }
            "functor" => {
                self.names(&mut parts);
                self.bracket(Style::Attributes, false, &mut parts);
                if self.is(":") {
                    self.push(false, &mut parts);
                    self.push(true, &mut parts);
                }
                if self.word("stateful") {
                    self.push(true, &mut parts);
                }
            }
            "lattice" => {
                self.component_type(&mut parts);
                self.bracket(Style::Attributes, true, &mut parts);
            }
            "type" | "number_type" | "symbol_type" => self.type_decl(&mut parts),
            "input" | "output" | "printsize" | "limitsize" => {
                self.names(&mut parts);
                if self.is("(") {
                    self.bracket(Style::Parameters, false, &mut parts);
                }
            }
            "init" => {
                self.push(true, &mut parts);
                self.push(true, &mut parts);
                self.component_type(&mut parts);
            }
            "override" => self.push(true, &mut parts),
            "include" | "pragma" => {
                while matches!(self.peek(), Tok::Str(_)) {
                    self.push(true, &mut parts);
                }
            }
            "plan" => loop {
                self.push(true, &mut parts);
                self.push(false, &mut parts);
                self.bracket(Style::Values, true, &mut parts);
                if !self.is(",") {
                    break;
                }
                self.push(false, &mut parts);
                parts.push(Vec::new());
            },
            "once" => {}
            _ => self.fail("the engine does not support it"),
        }
        parts
    }

    /// `a, b.c`
    fn names(&mut self, parts: &mut Vec<Part>) {
        self.qualified(parts);
        while self.is(",") {
            self.push(false, parts);
            parts.push(Vec::new());
            self.qualified(parts);
        }
    }

    fn qualified(&mut self, parts: &mut [Part]) {
        self.push(true, parts);
        while self.is(".") && matches!(self.ahead(1), Tok::Ident(_)) {
            self.push(false, parts);
            self.push(false, parts);
        }
    }

    fn component_type(&mut self, parts: &mut [Part]) {
        self.push(true, parts);
        if self.is("<") {
            while !self.is(">") && self.peek() != &Tok::End {
                let space = is(&self.tokens[self.at - 1].tok, ",");
                self.push(space, parts);
            }
            self.push(false, parts);
        }
    }

    fn qualifiers(&mut self, parts: &mut Vec<Part>) {
        const WORDS: [&str; 12] = [
            "btree",
            "brie",
            "btree_delete",
            "no_inline",
            "magic",
            "no_magic",
            "eqrel",
            "inline",
            "overridable",
            "output",
            "input",
            "printsize",
        ];
        while WORDS.iter().any(|word| self.word(word)) {
            parts.push(vec![Item::Text(self.take(true))]);
        }
        if !self.word("choice-domain") {
            return;
        }
        parts.push(vec![Item::Text(self.take(true))]);
        loop {
            if self.is("(") {
                self.bracket(Style::Values, true, parts);
            } else {
                self.push(true, parts);
            }
            if !self.is(",") {
                return;
            }
            self.push(false, parts);
        }
    }

    fn type_decl(&mut self, parts: &mut Vec<Part>) {
        self.push(true, parts);
        if self.is("<:") {
            self.push(true, parts);
            self.qualified(parts);
        } else if self.is("=") {
            self.push(true, parts);
            if self.is("[") {
                return self.bracket(Style::Attributes, true, parts);
            }
            loop {
                parts.push(Vec::new());
                self.qualified(parts);
                if self.is("{") {
                    self.bracket(Style::Attributes, true, parts);
                }
                if !self.is("|") {
                    return;
                }
                self.push(true, parts);
            }
        }
    }
}
