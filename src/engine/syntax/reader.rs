//! Files to one stream of tokens: `.include`, `.once`, and as much of the C preprocessor as
//! Datalog programs use (`#include`, `#define` with and without parameters, `#undef`, `#ifdef`,
//! `#ifndef`, `#if defined`, `#else`, `#endif`, `##`).

use super::includes::Includes;
use super::lexer::{Lexer, Tok, Token};
use crate::advice::nearest;
use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::sync::Arc;

/// How deep includes and macros may nest.
const DEPTH: usize = 100;
/// How many tokens macros may produce in all: a bomb of doubling macros stops here.
const EXPANDED: usize = 50_000_000;

struct Macro {
    params: Option<Vec<Arc<str>>>,
    body: Vec<Token>,
}

struct File {
    lexer: Lexer,
    name: Arc<str>,
    /// One entry per open `#if`: (taken now, any branch taken).
    conditions: Vec<(bool, bool)>,
}

pub(crate) struct Reader<'a> {
    includes: &'a dyn Includes,
    files: Vec<File>,
    macros: FxHashMap<Arc<str>, Arc<Macro>>,
    /// Macros that come from outside, and those that the text asked for.
    given: Vec<(Arc<str>, Span)>,
    uses: Vec<Given>,
    asked: FxHashSet<Arc<str>>,
    once: FxHashSet<Arc<str>>,
    pending: VecDeque<(Token, usize)>,
    expanded: usize,
}

/// A macro that comes from outside, where the text has it.
pub(super) struct Given {
    pub name: Arc<str>,
    /// What it stands for.
    pub text: Span,
    pub at: Span,
}

impl<'a> Reader<'a> {
    pub fn new(
        name: &str,
        text: &str,
        includes: &'a dyn Includes,
        diags: &mut Diagnostics,
    ) -> Reader<'a> {
        let mut reader = Reader {
            includes,
            files: Vec::new(),
            macros: FxHashMap::default(),
            given: Vec::new(),
            uses: Vec::new(),
            asked: FxHashSet::default(),
            once: FxHashSet::default(),
            pending: VecDeque::new(),
            expanded: 0,
        };
        for (name, text) in includes.defines() {
            let file = diags.sources.add(&format!("-M {name}"), text);
            let text: Arc<str> = text.as_str().into();
            let end = text.len();
            let body = tokens(Lexer::part(file, text, 0, end), diags);
            let name: Arc<str> = name.as_str().into();
            reader.given.push((name.clone(), Span { file, start: 0, end: end as u32 }));
            reader.macros.insert(name, Arc::new(Macro { params: None, body }));
        }
        reader.enter(name, text, diags);
        reader
    }

    /// All tokens of the program, the last one `End`, and where macros stand that are given.
    pub fn read(mut self, diags: &mut Diagnostics) -> (Vec<Token>, Vec<Given>) {
        let mut out = Vec::new();
        loop {
            let (token, depth) = self.raw(diags);
            if token.tok == Tok::End {
                out.push(token);
                self.unasked(diags);
                return (out, self.uses);
            }
            if let Some(token) = self.expand(token, depth, diags) {
                out.push(token);
            }
        }
    }

    /// The same of what need not ask for the macros that are given.
    pub fn read_part(mut self, diags: &mut Diagnostics) -> Vec<Token> {
        self.given.clear();
        self.read(diags).0
    }

    /// Tells macros that are given in vain.
    fn unasked(&self, diags: &mut Diagnostics) {
        for (name, span) in self.given.iter().filter(|(name, _)| !self.asked.contains(name)) {
            let what = format!("nothing in the program asks for the macro {name}");
            let found = diags.warning(Code::UnusedMacro, *span, what);
            if let Some(near) = nearest(name, self.asked.iter().map(|known| (&**known, ()))) {
                found.help(format!("did you mean {}?", near.0));
            }
        }
    }

    fn enter(&mut self, name: &str, text: &str, diags: &mut Diagnostics) {
        let file = diags.sources.add(name, text);
        let text = diags.sources.file(file).map(|f| f.text.clone()).unwrap_or_default();
        self.files.push(File {
            lexer: Lexer::new(file, text),
            name: name.into(),
            conditions: Vec::new(),
        });
    }

    fn raw(&mut self, diags: &mut Diagnostics) -> (Token, usize) {
        loop {
            if let Some(token) = self.pending.pop_front() {
                return token;
            }
            let Some(file) = self.files.last_mut() else {
                return (Token { tok: Tok::End, span: Span::default() }, 0);
            };
            let token = file.lexer.next(diags);
            match token.tok {
                Tok::End => {
                    if !file.conditions.is_empty() {
                        diags.error(Code::Unterminated, token.span, "#if without #endif");
                    }
                    if self.files.len() == 1 {
                        return (token, 0);
                    }
                    self.files.pop();
                }
                Tok::Hash => self.directive(token.span, diags),
                Tok::Directive("include") => {
                    let path = file.lexer.next(diags);
                    match path.tok {
                        Tok::Str(p) => self.include(&p, path.span, diags),
                        _ => {
                            diags.error(
                                Code::Preprocessor,
                                path.span,
                                ".include needs a file name in quotes",
                            );
                        }
                    }
                }
                Tok::Directive("once") => {
                    if !self.once.insert(file.name.clone()) {
                        self.files.pop();
                    }
                }
                _ => return (token, 0),
            }
        }
    }

    fn include(&mut self, path: &str, span: Span, diags: &mut Diagnostics) {
        if self.files.len() >= DEPTH {
            diags
                .error(
                    Code::TooLarge,
                    span,
                    format!("{path}: includes nest deeper than {DEPTH} files"),
                )
                .help("does a file include itself? `.once` at its top stops that");
            return;
        }
        let from = self.files.last().map(|f| f.name.clone()).unwrap_or_default();
        match self.includes.read(&from, path) {
            Some((name, text)) => self.enter(&name, &text, diags),
            None => {
                let usual = match path.ends_with(".dl") {
                    true => "it is looked for beside the including file and in every -I directory",
                    false => {
                        "files that are included are called *.dl; below a directory of -I they may \
                         have other names"
                    }
                };
                let help = self.includes.instead_of(path).unwrap_or_else(|| usual.to_owned());
                diags
                    .error(
                        Code::IncludeNotFound,
                        span,
                        format!("cannot find include file {path:?}"),
                    )
                    .help(help);
            }
        }
    }

    /// A `#` line. Understood or an error; lines of a skipped branch are not looked at.
    fn directive(&mut self, hash: Span, diags: &mut Diagnostics) {
        let Some(file) = self.files.last_mut() else { return };
        let (start, end) = file.lexer.line();
        let span = Span { file: hash.file, start: hash.start, end: end as u32 };
        let text = file.lexer.text().clone();
        let line = text[start..end].trim_start();
        let word_len = line.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(line.len());
        let (word, rest) = line.split_at(word_len);
        let rest = strip_comment(rest).trim();
        let asked = &mut self.asked;
        let mut known = |name: &str| {
            asked.insert(name.into());
            self.macros.contains_key(name)
        };
        let taken = match word {
            "include" => {
                let path = rest.trim_matches(['"', '<', '>']).to_owned();
                return self.include(&path, span, diags);
            }
            "define" => {
                let body_end = end;
                let offset = end - text[start..end].len()
                    + (text[start..end].find("define").unwrap_or(0) + "define".len());
                return self.define(hash.file, &text, offset, body_end, span, diags);
            }
            "undef" => {
                self.macros.remove(rest);
                return;
            }
            // A line mark of a preprocessor that ran before.
            "" if rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_digit()) => return,
            "line" | "pragma" => return,
            "ifdef" => known(rest),
            "ifndef" => !known(rest),
            "if" => match condition(rest, &mut known) {
                Some(taken) => taken,
                None => return diags.unsupported(span, format!("the condition `{rest}`")),
            },
            "else" => {
                let Some(top) = file.conditions.last_mut() else {
                    diags.error(Code::Preprocessor, span, "#else without #if");
                    return;
                };
                *top = (!top.1, true);
                return self.skip(diags);
            }
            "endif" => {
                if file.conditions.pop().is_none() {
                    diags.error(Code::Preprocessor, span, "#endif without #if");
                }
                return;
            }
            _ => return diags.unsupported(span, format!("the preprocessor line `#{line}`")),
        };
        file.conditions.push((taken, taken));
        self.skip(diags);
    }

    /// Skips to the `#else` or `#endif` that ends a branch not taken.
    fn skip(&mut self, diags: &mut Diagnostics) {
        let Some(file) = self.files.last_mut() else { return };
        let mut depth = 0;
        while file.conditions.last().is_some_and(|c| !c.0) {
            if !file.lexer.skip_to_hash() {
                return;
            }
            let (start, end) = file.lexer.line();
            let text = file.lexer.text().clone();
            let line = text[start..end].trim_start();
            if line.starts_with("if") {
                depth += 1;
            } else if line.starts_with("endif") {
                if depth == 0 {
                    file.conditions.pop();
                    return;
                }
                depth -= 1;
            } else if depth == 0 && line.starts_with("else") {
                if let Some(top) = file.conditions.last_mut() {
                    *top = (!top.1, true);
                }
            } else if depth == 0 && line.starts_with("elif") {
                let span = Span { file: file.lexer.file, start: start as u32, end: end as u32 };
                diags.unsupported(span, "#elif");
            }
        }
    }

    fn define(
        &mut self,
        file: u32,
        text: &Arc<str>,
        start: usize,
        end: usize,
        span: Span,
        diags: &mut Diagnostics,
    ) {
        let mut lexer = Lexer::part(file, text.clone(), start, end);
        let Tok::Ident(name) = lexer.next(diags).tok else {
            diags.error(Code::Preprocessor, span, "#define needs a name");
            return;
        };
        let mut params = None;
        // A parameter list only if the parenthesis touches the name.
        if text[lexer.pos..end].starts_with('(') {
            lexer.next(diags);
            let mut list = Vec::new();
            loop {
                match lexer.next(diags).tok {
                    Tok::Ident(p) => list.push(p),
                    Tok::Op(",") => {}
                    Tok::Op(")") => break,
                    _ => {
                        diags.unsupported(span, "this parameter list of a macro");
                        return;
                    }
                }
            }
            params = Some(list);
        }
        let body = tokens(lexer, diags);
        self.macros.insert(name, Arc::new(Macro { params, body }));
    }

    fn expand(&mut self, token: Token, depth: usize, diags: &mut Diagnostics) -> Option<Token> {
        let Tok::Ident(name) = &token.tok else {
            return Some(token);
        };
        let Some(found) = self.macros.get(name).cloned() else {
            return Some(token);
        };
        self.asked.insert(name.clone());
        if let Some((name, text)) = self.given.iter().find(|(given, _)| given == name) {
            let (name, text) = (name.clone(), *text);
            self.uses.push(Given { name, text, at: token.span });
        }
        if depth >= DEPTH || self.expanded > EXPANDED {
            if self.expanded != usize::MAX {
                diags.error(
                    Code::TooLarge,
                    token.span,
                    format!("the macro {name} expands without end"),
                );
                self.expanded = usize::MAX;
            }
            return None;
        }
        let mut body: Vec<Token> = Vec::new();
        match &found.params {
            None => body.extend(found.body.iter().cloned()),
            Some(params) => {
                let (open, open_depth) = self.raw(diags);
                if open.tok != Tok::Op("(") {
                    self.pending.push_front((open, open_depth));
                    return Some(token);
                }
                let args = self.arguments(&token, diags)?;
                if args.len() != params.len() && !(params.is_empty() && args.len() == 1) {
                    diags.error(
                        Code::WrongArity,
                        token.span,
                        format!("{name} takes {} arguments, not {}", params.len(), args.len()),
                    );
                    return None;
                }
                for t in &found.body {
                    let at = match &t.tok {
                        Tok::Ident(p) => params.iter().position(|q| q == p),
                        _ => None,
                    };
                    match at {
                        Some(i) => body.extend(args[i].iter().cloned()),
                        None => body.push(t.clone()),
                    }
                }
            }
        }
        paste(&mut body);
        self.expanded = self.expanded.saturating_add(body.len() + 1);
        for mut t in body.into_iter().rev() {
            t.span = token.span;
            self.pending.push_front((t, depth + 1));
        }
        None
    }

    fn arguments(&mut self, call: &Token, diags: &mut Diagnostics) -> Option<Vec<Vec<Token>>> {
        let mut args = vec![Vec::new()];
        let mut open = 0usize;
        loop {
            let (token, _) = self.raw(diags);
            match token.tok {
                Tok::End => {
                    diags.error(
                        Code::Unterminated,
                        call.span,
                        "the arguments of this macro do not end",
                    );
                    return None;
                }
                Tok::Op(")") if open == 0 => return Some(args),
                Tok::Op(",") if open == 0 => {
                    args.push(Vec::new());
                    continue;
                }
                Tok::Op("(") => open += 1,
                Tok::Op(")") => open -= 1,
                _ => {}
            }
            if let Some(last) = args.last_mut() {
                last.push(token);
            }
        }
    }
}

fn paste(body: &mut Vec<Token>) {
    while let Some(at) = body.iter().position(|t| t.tok == Tok::Op("##")) {
        if at == 0 || at + 1 >= body.len() {
            body.remove(at);
            continue;
        }
        if let (Tok::Ident(a), Tok::Ident(b) | Tok::Number(b)) =
            (&body[at - 1].tok, &body[at + 1].tok)
        {
            body[at - 1].tok = Tok::Ident(format!("{a}{b}").into());
            body.drain(at..=at + 1);
        } else {
            body.remove(at);
        }
    }
}

fn tokens(mut lexer: Lexer, diags: &mut Diagnostics) -> Vec<Token> {
    let mut out = Vec::new();
    loop {
        let token = lexer.next(diags);
        if token.tok == Tok::End {
            return out;
        }
        out.push(token);
    }
}

fn strip_comment(text: &str) -> &str {
    let text = text.split("//").next().unwrap_or("");
    text.split("/*").next().unwrap_or("")
}

fn condition(text: &str, known: &mut dyn FnMut(&str) -> bool) -> Option<bool> {
    if let Some(rest) = text.strip_prefix('!') {
        return condition(rest.trim(), known).map(|c| !c);
    }
    if let Some(rest) = text.strip_prefix("defined") {
        return Some(known(rest.trim().trim_matches(['(', ')']).trim()));
    }
    text.parse::<i64>().ok().map(|n| n != 0)
}
