//! Tokens to items. Recursive descent; an error skips to the end of the clause or to the next
//! directive, so that one run reports all errors.

use super::super::diagnostic::{Diagnostics, Span};
use super::ast::*;
use super::body::Body;
use super::lexer::{Tok, Token};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How deep expressions, bodies and components may nest: the stack is finite.
const DEPTH: usize = 200;

pub(super) struct Parser<'a> {
    tokens: Vec<Token>,
    at: usize,
    pub(super) diags: &'a mut Diagnostics,
    depth: usize,
    /// While trying, errors are not reported.
    trying: usize,
    /// Is the parenthesis at this token one of an expression?
    expression: FxHashMap<usize, bool>,
}

/// The error is already reported.
pub(super) struct Failed;
pub(super) type Parse<T> = Result<T, Failed>;

const KEYWORDS: [&str; 51] = [
    "debug_delta",
    "autoinc",
    "band",
    "bor",
    "bxor",
    "bnot",
    "bshl",
    "bshr",
    "bshru",
    "land",
    "lor",
    "lxor",
    "lnot",
    "match",
    "mean",
    "cat",
    "ord",
    "range",
    "strlen",
    "substr",
    "stateful",
    "contains",
    "output",
    "input",
    "overridable",
    "printsize",
    "eqrel",
    "inline",
    "no_inline",
    "magic",
    "no_magic",
    "brie",
    "btree_delete",
    "btree",
    "min",
    "max",
    "as",
    "nil",
    "count",
    "sum",
    "true",
    "false",
    "to_float",
    "to_number",
    "to_string",
    "to_unsigned",
    "choice-domain",
    "recursive_iteration_cnt",
    "__FILE__",
    "__LINE__",
    "__INCL__",
];

/// Infix operators by binding strength, weakest first; `^` alone binds to the right.
const INFIX: [&[&str]; 9] = [
    &["lor"],
    &["lxor"],
    &["land"],
    &["bor"],
    &["bxor"],
    &["band"],
    &["bshl", "bshr", "bshru"],
    &["+", "-"],
    &["*", "/", "%"],
];

const FUNCTIONS: [&str; 9] = [
    "cat",
    "ord",
    "range",
    "strlen",
    "substr",
    "to_float",
    "to_number",
    "to_string",
    "to_unsigned",
];

impl<'a> Parser<'a> {
    pub fn new(tokens: Vec<Token>, diags: &'a mut Diagnostics) -> Self {
        Parser { tokens, at: 0, diags, depth: 0, trying: 0, expression: FxHashMap::default() }
    }

    pub fn program(mut self) -> Items {
        let mut items = Items::default();
        loop {
            self.items(&mut items);
            if self.peek() == &Tok::End {
                return items;
            }
            // A stray `}`.
            let _: Parse<()> = self.unexpected("a declaration, a rule or a fact");
            self.at += 1;
        }
    }

    pub(super) fn peek(&self) -> &Tok {
        &self.tokens[self.at.min(self.tokens.len() - 1)].tok
    }

    fn peek_at(&self, ahead: usize) -> &Tok {
        &self.tokens[(self.at + ahead).min(self.tokens.len() - 1)].tok
    }

    pub(super) fn span(&self) -> Span {
        self.tokens[self.at.min(self.tokens.len() - 1)].span
    }

    fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1).min(self.tokens.len() - 1)].span
    }

    fn bump(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    pub(super) fn is(&self, op: &str) -> bool {
        matches!(self.peek(), Tok::Op(o) if *o == op)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Tok::Ident(w) if **w == *word)
    }

    pub(super) fn eat(&mut self, op: &str) -> bool {
        let found = self.is(op);
        if found {
            self.bump();
        }
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    pub(super) fn expect(&mut self, op: &'static str) -> Parse<()> {
        if self.eat(op) { Ok(()) } else { self.unexpected(&format!("`{op}`")) }
    }

    fn error(&mut self, span: Span, message: impl Into<String>, help: &str) {
        if self.trying == 0 {
            let d = self.diags.error(span, message);
            if !help.is_empty() {
                d.help(help);
            }
        }
    }

    fn unexpected<T>(&mut self, wanted: &str) -> Parse<T> {
        let found = match self.peek() {
            Tok::Ident(w) => format!("`{w}`"),
            Tok::Str(_) => "a string".into(),
            Tok::Number(n) | Tok::Unsigned(n) | Tok::Float(n) => format!("the number {n}"),
            Tok::Directive(d) => format!("`.{d}`"),
            Tok::Op(o) => format!("`{o}`"),
            Tok::Hash => "`#`".into(),
            Tok::End => "the end of the program".into(),
        };
        let span = self.span();
        self.error(span, format!("expected {wanted}, found {found}"), "");
        Err(Failed)
    }

    pub(super) fn nest<T>(&mut self, f: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= DEPTH {
            let span = self.span();
            self.error(span, format!("nested deeper than {DEPTH} levels"), "name a part of it");
            return Err(Failed);
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// Skips to the end of the clause that failed.
    fn recover(&mut self) {
        loop {
            match self.peek() {
                Tok::End | Tok::Directive(_) | Tok::Op("}") => return,
                Tok::Op(".") => {
                    let end = self.span().end;
                    self.bump();
                    let next = self.span();
                    if next.start != end || matches!(self.peek(), Tok::End) {
                        return;
                    }
                }
                _ => self.bump(),
            }
        }
    }

    fn items(&mut self, items: &mut Items) {
        while !matches!(self.peek(), Tok::End | Tok::Op("}")) {
            let before = self.at;
            if self.item(items).is_err() {
                self.recover();
                if self.at == before {
                    self.bump();
                }
            }
        }
    }

    fn item(&mut self, items: &mut Items) -> Parse<()> {
        self.annotations()?;
        let start = self.span();
        let Tok::Directive(directive) = *self.peek() else {
            if matches!(self.peek(), Tok::End | Tok::Op("}")) {
                return Ok(());
            }
            return self.clause(items);
        };
        self.bump();
        match directive {
            "decl" => self.relation(items),
            "type" | "number_type" | "symbol_type" => self.type_decl(directive, items),
            "input" => self.directive(DirectiveKind::Input, items),
            "output" => self.directive(DirectiveKind::Output, items),
            "printsize" => self.directive(DirectiveKind::Printsize, items),
            "limitsize" => self.directive(DirectiveKind::Limitsize, items),
            "comp" => self.nest(|p| p.component(items)),
            "init" => {
                let name = self.ident()?;
                self.expect("=")?;
                let ty = self.component_type()?;
                items.inits.push(Init { name, ty });
                Ok(())
            }
            "override" => {
                let name = self.ident()?;
                items.overrides.push(name);
                Ok(())
            }
            "pragma" => {
                let key = self.string()?;
                let value = match self.peek() {
                    Tok::Str(_) => self.string()?,
                    _ => "".into(),
                };
                items.pragmas.push((key, value, start));
                Ok(())
            }
            "functor" => {
                self.refuse(start, "user-defined functors");
                Err(Failed)
            }
            "lattice" => {
                self.refuse(start, "lattices");
                self.skip_braces();
                Ok(())
            }
            other => {
                self.error(start, format!("`.{other}` does not belong here"), "");
                Err(Failed)
            }
        }
    }

    fn refuse(&mut self, span: Span, what: &str) {
        if self.trying == 0 {
            self.diags.unsupported(span, what);
        }
    }

    fn skip_braces(&mut self) {
        while !matches!(self.peek(), Tok::End | Tok::Directive(_)) && !self.eat("}") {
            self.bump();
        }
    }

    /// `@[..]` and `@![..]` say nothing that matters to evaluation.
    pub(super) fn annotations(&mut self) -> Parse<()> {
        while (self.is("@") || self.is("@!")) && self.peek_at(1) == &Tok::Op("[") {
            self.bump();
            let mut open = 0usize;
            loop {
                match self.peek() {
                    Tok::Op("[") => open += 1,
                    Tok::Op("]") => open -= 1,
                    Tok::End => return self.unexpected("`]`"),
                    _ => {}
                }
                self.bump();
                if open == 0 {
                    break;
                }
            }
        }
        Ok(())
    }

    fn string(&mut self) -> Parse<Arc<str>> {
        let Tok::Str(text) = self.peek() else {
            return self.unexpected("a string");
        };
        let text = text.clone();
        self.bump();
        Ok(text)
    }

    fn ident(&mut self) -> Parse<Name> {
        let span = self.span();
        let Tok::Ident(text) = self.peek() else {
            return self.unexpected("a name");
        };
        let text = text.clone();
        if KEYWORDS.contains(&&*text) {
            self.error(span, format!("`{text}` is a keyword and cannot be a name"), "");
            return Err(Failed);
        }
        self.bump();
        Ok(Name { text, span })
    }

    fn qualified(&mut self) -> Parse<Name> {
        let mut name = self.ident()?;
        while self.is(".") && matches!(self.peek_at(1), Tok::Ident(_)) {
            // `a(x) :- b = c.` ends a clause: the next clause is not part of the name.
            self.bump();
            let next = self.ident()?;
            name.text = format!("{}.{}", name.text, next.text).into();
            name.span = name.span.to(next.span);
        }
        Ok(name)
    }

    fn attributes(&mut self, close: &'static str) -> Parse<Vec<Attribute>> {
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
            if self.is("<") && self.peek_at(1) == &Tok::Op(">") {
                let span = self.span();
                self.bump();
                self.bump();
                self.refuse(span, "lattice attributes");
            }
            list.push(Attribute { name, ty });
        }
        Ok(list)
    }

    fn type_decl(&mut self, directive: &str, items: &mut Items) -> Parse<()> {
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

    fn branches(&mut self) -> Parse<Vec<(Name, Vec<Attribute>)>> {
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

    fn relation(&mut self, items: &mut Items) -> Parse<()> {
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
                // Storage and optimisation: no effect on what holds.
                "btree" | "brie" | "btree_delete" | "no_inline" | "magic" | "no_magic" => {}
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

    fn choice_domain(&mut self) -> Parse<Vec<Vec<Name>>> {
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

    fn directive(&mut self, kind: DirectiveKind, items: &mut Items) -> Parse<()> {
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

    fn component_type(&mut self) -> Parse<ComponentType> {
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

    fn component(&mut self, items: &mut Items) -> Parse<()> {
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
            self.error(open, format!("the component {} is not closed", ty.name.text), "add `}`");
            return Err(Failed);
        }
        if let Some((_, _, span)) = inner.pragmas.first() {
            let span = *span;
            self.error(span, "a pragma does not belong in a component", "");
        }
        items.components.push(Arc::new(Component { ty, bases, items: inner }));
        Ok(())
    }

    fn clause(&mut self, items: &mut Items) -> Parse<()> {
        let start = self.span();
        let first = self.atom()?;
        if self.eat("<=") {
            let greater = self.atom()?;
            self.expect(":-")?;
            self.annotations()?;
            let bodies = self.body()?.clauses(self, start)?;
            self.expect(".")?;
            let span = start.to(self.last_span());
            let plan = self.plan()?;
            // `_` in the smaller atom stands for the same tuple in head and body.
            let mut less = first;
            let mut count = 0;
            for arg in &mut less.args {
                arg.walk_mut(&mut |a| {
                    if matches!(a.kind, ArgKind::Unnamed) {
                        a.kind = ArgKind::Var(format!("+less{count}").into());
                        count += 1;
                    }
                });
            }
            for body in bodies {
                let pair = [Literal::Atom(less.clone()), Literal::Atom(greater.clone())];
                items.clauses.push(Clause {
                    head: less.clone(),
                    body: pair.into_iter().chain(body).collect(),
                    subsumes: true,
                    plan: plan.clone(),
                    span,
                });
            }
            return Ok(());
        }
        if self.eat(".") {
            let span = start.to(self.last_span());
            items.clauses.push(Clause {
                head: first,
                body: Vec::new(),
                subsumes: false,
                plan: Vec::new(),
                span,
            });
            return Ok(());
        }
        let mut heads = vec![first];
        while self.eat(",") {
            self.annotations()?;
            heads.push(self.atom()?);
        }
        if !self.eat(":-") {
            return self.unexpected(if heads.len() == 1 { "`:-` or `.`" } else { "`:-`" });
        }
        self.annotations()?;
        let bodies = self.body()?.clauses(self, start)?;
        self.expect(".")?;
        let span = start.to(self.last_span());
        let plan = self.plan()?;
        for head in heads {
            for body in &bodies {
                items.clauses.push(Clause {
                    head: head.clone(),
                    body: body.clone(),
                    subsumes: false,
                    plan: plan.clone(),
                    span,
                });
            }
        }
        Ok(())
    }

    fn small(&mut self) -> Parse<u32> {
        let span = self.span();
        let Tok::Number(n) = self.peek().clone() else {
            return self.unexpected("a number");
        };
        self.bump();
        n.parse().map_err(|_| {
            self.error(span, format!("{n} is too large here"), "");
            Failed
        })
    }

    fn plan(&mut self) -> Parse<Vec<(u32, Vec<u32>)>> {
        let mut list = Vec::new();
        if self.peek() != &Tok::Directive("plan") {
            return Ok(list);
        }
        self.bump();
        loop {
            let version = self.small()?;
            self.expect(":")?;
            self.expect("(")?;
            let mut order = Vec::new();
            while !self.eat(")") {
                if !order.is_empty() {
                    self.expect(",")?;
                }
                order.push(self.small()?);
            }
            list.push((version, order));
            if !self.eat(",") {
                return Ok(list);
            }
        }
    }

    fn atom(&mut self) -> Parse<Atom> {
        let name = self.qualified()?;
        self.expect("(")?;
        let args = self.args(")")?;
        let span = name.span.to(self.last_span());
        Ok(Atom { name, args, span })
    }

    fn args(&mut self, close: &'static str) -> Parse<Vec<Arg>> {
        let mut list = Vec::new();
        while !self.eat(close) {
            if !list.is_empty() && !self.eat(",") {
                return self.unexpected(&format!("`,` or `{close}`"));
            }
            list.push(self.arg()?);
        }
        Ok(list)
    }

    fn body(&mut self) -> Parse<Body> {
        self.nest(|p| {
            let mut list = vec![p.conjunction()?];
            while p.eat(";") {
                list.push(p.conjunction()?);
            }
            Ok(Body::Or(list))
        })
    }

    fn conjunction(&mut self) -> Parse<Body> {
        let mut list = vec![self.term()?];
        while self.eat(",") {
            list.push(self.term()?);
        }
        Ok(Body::And(list))
    }

    fn term(&mut self) -> Parse<Body> {
        if self.eat("!") {
            return self.nest(|p| Ok(Body::Not(Box::new(p.term()?))));
        }
        if self.is("(") && !self.is_expression() {
            self.bump();
            let body = self.body()?;
            self.expect(")")?;
            return Ok(body);
        }
        let start = self.span();
        if let Tok::Ident(word) = self.peek().clone() {
            match &*word {
                "true" | "false" => {
                    self.bump();
                    return Ok(Body::Literal(Literal::Bool(&*word == "true", start)));
                }
                "match" | "contains" => {
                    self.bump();
                    self.expect("(")?;
                    let args: Vec<Arg> = self.args(")")?;
                    let span = start.to(self.last_span());
                    let op = if &*word == "match" { CmpOp::Match } else { CmpOp::Contains };
                    let Ok([a, b]) = <[Arg; 2]>::try_from(args) else {
                        self.error(span, format!("{word} takes two arguments"), "");
                        return Err(Failed);
                    };
                    return Ok(Body::Literal(Literal::Cmp(op, a, b, span)));
                }
                _ if !KEYWORDS.contains(&&*word)
                    && matches!(self.peek_at(1), Tok::Op("(" | ".")) =>
                {
                    return Ok(Body::Literal(Literal::Atom(self.atom()?)));
                }
                _ => {}
            }
        }
        let left = self.arg()?;
        let op = match self.peek() {
            Tok::Op("=") => CmpOp::Eq,
            Tok::Op("!=") => CmpOp::Ne,
            Tok::Op("<") => CmpOp::Lt,
            Tok::Op("<=") => CmpOp::Le,
            Tok::Op(">") => CmpOp::Gt,
            Tok::Op(">=") => CmpOp::Ge,
            _ => return self.unexpected("a comparison"),
        };
        self.bump();
        let right = self.arg()?;
        let span = left.span.to(right.span);
        Ok(Body::Literal(Literal::Cmp(op, left, right, span)))
    }

    /// At `(`: does it open an expression of a comparison, not a group of literals?
    fn is_expression(&mut self) -> bool {
        let at = self.at;
        if let Some(&known) = self.expression.get(&at) {
            return known;
        }
        self.trying += 1;
        let found = self.arg().is_ok()
            && matches!(self.peek(), Tok::Op("=" | "!=" | "<" | "<=" | ">" | ">="));
        self.trying -= 1;
        self.at = at;
        self.expression.insert(at, found);
        found
    }

    pub(super) fn arg(&mut self) -> Parse<Arg> {
        self.nest(|p| p.infix(0))
    }

    fn infix_op(&self, level: usize) -> Option<&'static str> {
        let word = match self.peek() {
            Tok::Op(op) => op,
            Tok::Ident(word) => &**word,
            _ => return None,
        };
        INFIX[level].iter().find(|op| **op == word).copied()
    }

    fn infix(&mut self, level: usize) -> Parse<Arg> {
        if level == INFIX.len() {
            return self.prefix();
        }
        let mut left = self.infix(level + 1)?;
        let mut chain = 0;
        while let Some(op) = self.infix_op(level) {
            self.bump();
            chain += 1;
            if chain > DEPTH * 4 {
                let span = self.span();
                self.error(span, "this expression is too long", "name a part of it");
                return Err(Failed);
            }
            let right = self.infix(level + 1)?;
            let span = left.span.to(right.span);
            left = Arg { kind: ArgKind::Call(op, vec![left, right]), span };
        }
        Ok(left)
    }

    fn prefix(&mut self) -> Parse<Arg> {
        let start = self.span();
        if self.eat("-") {
            let inner = self.nest(Self::prefix)?;
            let span = start.to(inner.span);
            let kind = match inner.kind {
                ArgKind::Number(n) if !n.starts_with('-') => {
                    ArgKind::Number(format!("-{n}").into())
                }
                ArgKind::Float(n) if !n.starts_with('-') => ArgKind::Float(format!("-{n}").into()),
                kind => ArgKind::Call("-", vec![Arg { kind, span: inner.span }]),
            };
            return Ok(Arg { kind, span });
        }
        for op in ["bnot", "lnot"] {
            if self.eat_word(op) {
                let inner = self.nest(Self::prefix)?;
                let span = start.to(inner.span);
                return Ok(Arg { kind: ArgKind::Call(op, vec![inner]), span });
            }
        }
        let base = self.primary()?;
        if self.eat("^") {
            let power = self.nest(Self::prefix)?;
            let span = start.to(power.span);
            return Ok(Arg { kind: ArgKind::Call("^", vec![base, power]), span });
        }
        Ok(base)
    }

    fn primary(&mut self) -> Parse<Arg> {
        let start = self.span();
        let token = self.peek().clone();
        let kind = match token {
            Tok::Str(s) => {
                self.bump();
                ArgKind::Str(s)
            }
            Tok::Number(n) => {
                self.bump();
                ArgKind::Number(n)
            }
            Tok::Unsigned(n) => {
                self.bump();
                ArgKind::Unsigned(n)
            }
            Tok::Float(n) => {
                self.bump();
                ArgKind::Float(n)
            }
            Tok::Op("_") => {
                self.bump();
                ArgKind::Unnamed
            }
            Tok::Op("(") => {
                self.bump();
                let inner = self.arg()?;
                self.expect(")")?;
                // `-(1)` negates, `- 1` is a constant: either way the same value.
                return Ok(Arg { kind: inner.kind, span: start.to(self.last_span()) });
            }
            Tok::Op("[") => {
                self.bump();
                ArgKind::Record(self.args("]")?)
            }
            Tok::Op("$") => {
                self.bump();
                if matches!(self.peek(), Tok::Ident(_)) {
                    let name = self.qualified()?;
                    self.expect("(")?;
                    ArgKind::Branch(name, self.args(")")?)
                } else {
                    ArgKind::Counter
                }
            }
            Tok::Op("@") => {
                self.bump();
                self.eat("@");
                let name = self.ident()?;
                self.refuse(start.to(name.span), "user-defined functors");
                self.expect("(")?;
                self.args(")")?;
                ArgKind::External
            }
            Tok::Ident(word) => return self.word(&word, start),
            _ => return self.unexpected("a value"),
        };
        Ok(Arg { kind, span: start.to(self.last_span()) })
    }

    fn word(&mut self, word: &str, start: Span) -> Parse<Arg> {
        let aggregate = match word {
            "count" => Some(AggregateOp::Count),
            "sum" => Some(AggregateOp::Sum),
            "min" => Some(AggregateOp::Min),
            "max" => Some(AggregateOp::Max),
            "mean" => Some(AggregateOp::Mean),
            _ => None,
        };
        let kind = if let Some(op) = aggregate {
            self.bump();
            self.aggregate(op, start)?
        } else if let Some(name) = FUNCTIONS.iter().find(|f| **f == word) {
            self.bump();
            self.expect("(")?;
            ArgKind::Call(name, self.args(")")?)
        } else {
            match word {
                "nil" => {
                    self.bump();
                    ArgKind::Nil
                }
                "as" => {
                    self.bump();
                    self.expect("(")?;
                    let inner = self.arg()?;
                    self.expect(",")?;
                    let ty = self.qualified()?;
                    self.expect(")")?;
                    ArgKind::Cast(Box::new(inner), ty)
                }
                "autoinc" | "recursive_iteration_cnt" => {
                    self.bump();
                    self.expect("(")?;
                    self.expect(")")?;
                    if word == "autoinc" { ArgKind::Counter } else { ArgKind::Iteration }
                }
                "__FILE__" => {
                    self.bump();
                    let name = self.diags.sources.file(start.file).map(|f| f.name.clone());
                    ArgKind::Str(name.unwrap_or_default())
                }
                "__LINE__" => {
                    self.bump();
                    ArgKind::Number(self.diags.sources.position(start).0.to_string().into())
                }
                "__INCL__" => {
                    self.refuse(start, "__INCL__");
                    return Err(Failed);
                }
                _ => {
                    let name = self.ident()?;
                    if self.is("(") {
                        self.error(
                            name.span.to(self.span()),
                            format!("{} is not a function", name.text),
                            "Soufflé has no such function either; a relation stands in a rule's \
                             body as a literal of its own, and a functor of a library needs \
                             `--engine souffle`",
                        );
                        return Err(Failed);
                    }
                    ArgKind::Var(name.text)
                }
            }
        };
        Ok(Arg { kind, span: start.to(self.last_span()) })
    }

    fn aggregate(&mut self, op: AggregateOp, start: Span) -> Parse<ArgKind> {
        // `min(a, b)` and `max(a, b)` are functions; `sum(x) : ..` has its target in parentheses.
        let mut targets = Vec::new();
        if self.is("(") {
            let at = self.at;
            self.bump();
            targets = self.args(")")?;
            if targets.len() >= 2 {
                match op {
                    AggregateOp::Min => return Ok(ArgKind::Call("min", targets)),
                    AggregateOp::Max => return Ok(ArgKind::Call("max", targets)),
                    _ => {
                        let span = start.to(self.last_span());
                        self.error(span, "this aggregate takes one expression", "");
                        return Err(Failed);
                    }
                }
            }
            if !self.is(":") {
                // The parenthesis was only the start of the target.
                self.at = at;
                targets = vec![self.arg()?];
            }
        } else if !self.is(":") {
            targets.push(self.arg()?);
        }
        self.expect(":")?;
        let bodies = if self.eat("{") {
            let body = self.body()?;
            self.expect("}")?;
            body.clauses(self, start)?
        } else {
            vec![vec![Literal::Atom(self.atom()?)]]
        };
        let span = start.to(self.last_span());
        let wanted = usize::from(op != AggregateOp::Count);
        if targets.len() != wanted {
            self.error(
                span,
                "wrong number of expressions before the `:` of this aggregate",
                "count takes none, sum, min, max and mean take one",
            );
            return Err(Failed);
        }
        let Ok([body]) = <[Vec<Literal>; 1]>::try_from(bodies) else {
            self.error(span, "an aggregate's body cannot hold a disjunction", "use a relation");
            return Err(Failed);
        };
        Ok(ArgKind::Aggregate(op, targets.pop().map(Box::new), body))
    }
}
