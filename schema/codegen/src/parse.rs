//! Reads the text of schema files. What needs more than one declaration is checked in `check.rs`.

use crate::model::{Base, Column, Doc, Group, Place, Relation, Schema, TypeDecl};

/// Something wrong in the schema, and where.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SchemaError {
    pub place: Place,
    pub message: String,
}

impl std::fmt::Display for SchemaError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.place.file, self.place.line, self.message)
    }
}

/// A facet such as `key(a, b)`, with the line on which it starts.
struct Facet {
    place: Place,
    name: String,
    args: Option<Vec<String>>,
}

/// Adds one file to the schema. Errors are collected, so that one run shows them all.
pub fn parse_file(schema: &mut Schema, stem: &str, text: &str, errors: &mut Vec<SchemaError>) {
    let order = schema.groups.len();
    let file = format!("schema/{stem}.dl");
    schema.groups.push(Group { name: stem.to_owned(), intro: Vec::new() });
    let mut parser = Parser {
        schema,
        errors,
        group: order,
        doc: Vec::new(),
        facets: Vec::new(),
        at: Place { order, line: 0, file },
        opening: true,
        paragraph: Vec::new(),
    };
    parser.run(text);
}

struct Parser<'a> {
    schema: &'a mut Schema,
    errors: &'a mut Vec<SchemaError>,
    group: usize,
    /// Doc lines that wait for their declaration.
    doc: Vec<String>,
    /// Facet lines that wait for their declaration, each with its line number.
    facets: Vec<(usize, String)>,
    at: Place,
    /// Still within the plain comment that opens the file.
    opening: bool,
    paragraph: Vec<String>,
}

impl Parser<'_> {
    fn run(&mut self, text: &str) {
        let mut lines = text.lines().enumerate();
        while let Some((number, line)) = lines.next() {
            self.at.line = number + 1;
            let line = line.trim_end();
            if let Some(comment) = line.strip_prefix("//@") {
                self.end_opening();
                self.facets.push((self.at.line, comment.to_owned()));
            } else if let Some(comment) = line.strip_prefix("///") {
                self.end_opening();
                self.doc.push(comment.strip_prefix(' ').unwrap_or(comment).to_owned());
            } else if let Some(comment) = line.strip_prefix("//") {
                self.comment(comment.trim());
            } else if line.trim().is_empty() {
                self.end_opening();
                if !self.doc.is_empty() || !self.facets.is_empty() {
                    self.error("a doc comment or facet must stand right above its declaration");
                    self.doc.clear();
                    self.facets.clear();
                }
            } else if let Some(rest) = line.strip_prefix(".type ") {
                self.end_opening();
                self.type_decl(rest);
            } else if let Some(rest) = line.strip_prefix(".decl ") {
                self.end_opening();
                let mut decl = rest.to_owned();
                // A long declaration goes on until its parenthesis closes.
                while !decl.contains(')') {
                    let Some((_, more)) = lines.next() else { break };
                    decl.push(' ');
                    decl.push_str(more.trim());
                }
                self.decl(&decl);
            } else {
                self.end_opening();
                self.error(format!("`{line}`: only .type, .decl and comments belong here"));
            }
        }
        self.end_opening();
        if !self.doc.is_empty() || !self.facets.is_empty() {
            self.error("a doc comment or facet must stand right above its declaration");
        }
    }

    fn error(&mut self, message: impl Into<String>) {
        self.error_at(self.at.clone(), message);
    }

    fn error_at(&mut self, place: Place, message: impl Into<String>) {
        self.errors.push(SchemaError { place, message: message.into() });
    }

    fn comment(&mut self, text: &str) {
        if !self.opening {
            return;
        }
        if text.is_empty() {
            self.end_paragraph();
        } else {
            self.paragraph.push(text.to_owned());
        }
    }

    fn end_paragraph(&mut self) {
        if !self.paragraph.is_empty() {
            let text = std::mem::take(&mut self.paragraph).join(" ");
            self.schema.groups[self.group].intro.push(text);
        }
    }

    fn end_opening(&mut self) {
        self.end_paragraph();
        self.opening = false;
    }

    /// The doc comment above the current declaration; its absence is an error.
    fn take_doc(&mut self, what: &str) -> Doc {
        let doc = split_doc(std::mem::take(&mut self.doc));
        if doc.text.is_empty() {
            self.error(format!("{what} has no doc comment: say in a `///` line what holds"));
        }
        doc
    }

    fn take_facets(&mut self) -> Vec<Facet> {
        let lines = std::mem::take(&mut self.facets);
        let mut facets = Vec::new();
        let mut open: Option<(Facet, String)> = None;
        for (line, text) in lines {
            let place = Place { line, ..self.at.clone() };
            let mut word = String::new();
            for c in text.chars().chain([' ']) {
                if let Some((mut facet, mut args)) = open.take() {
                    if c == ')' {
                        facet.args = Some(split_args(&args));
                        facets.push(facet);
                    } else {
                        args.push(c);
                        open = Some((facet, args));
                    }
                } else if c == '(' {
                    let name = std::mem::take(&mut word);
                    open = Some((Facet { place: place.clone(), name, args: None }, String::new()));
                } else if !c.is_whitespace() {
                    word.push(c);
                } else if !word.is_empty() {
                    let name = std::mem::take(&mut word);
                    facets.push(Facet { place: place.clone(), name, args: None });
                }
            }
        }
        if let Some((facet, _)) = open {
            self.error_at(facet.place, format!("facet {} lacks its `)`", facet.name));
        }
        facets
    }

    fn type_decl(&mut self, rest: &str) {
        let Some((name, base)) = rest.split_once("<:").map(|(n, b)| (n.trim(), b.trim())) else {
            self.error("a type is written `.type Name <: symbol`");
            return;
        };
        self.identifier(name);
        let Some(known) = Base::from_name(base) else {
            self.error(format!("{base} is no base type: one of unsigned, number, symbol"));
            return;
        };
        let doc = self.take_doc(name);
        let mut words = Vec::new();
        let mut declared = None;
        for facet in self.take_facets() {
            match (facet.name.as_str(), facet.args) {
                ("enum", Some(args)) if known == Base::Symbol && words.is_empty() => words = args,
                ("enum", Some(_)) => {
                    self.error_at(facet.place, "enum(..) belongs, once, on a .type <: symbol");
                }
                ("declared", Some(args))
                    if known == Base::Unsigned && args.len() == 1 && declared.is_none() =>
                {
                    declared = args.into_iter().next();
                }
                ("declared", Some(_)) => self.error_at(
                    facet.place,
                    "declared(relation) belongs, once, on a .type <: unsigned",
                ),
                (other, _) => self.error_at(
                    facet.place,
                    format!("unknown facet {other}: a type takes enum(..) or declared(..)"),
                ),
            }
        }
        let place = self.at.clone();
        let name = name.to_owned();
        self.schema.types.push(TypeDecl { name, doc, base: known, place, words, declared });
    }

    fn decl(&mut self, rest: &str) {
        let parts = rest.split_once('(').and_then(|(name, rest)| {
            let (columns, tail) = rest.split_once(')')?;
            tail.trim().is_empty().then_some((name.trim(), columns))
        });
        let Some((name, columns)) = parts else {
            self.error("a relation is written `.decl name(column: Type, ..)`");
            return;
        };
        self.identifier(name);
        let columns = self.columns(columns);
        let doc = self.take_doc(name);
        let mut relation = Relation {
            name: name.to_owned(),
            group: self.group,
            doc,
            place: self.at.clone(),
            columns,
            keys: Vec::new(),
            list: None,
            view: false,
        };
        for facet in self.take_facets() {
            self.relation_facet(&mut relation, facet);
        }
        if let Some((owner, ordinal)) = relation.list {
            relation.keys.push(vec![owner, ordinal]);
        }
        self.schema.relations.push(relation);
    }

    fn columns(&mut self, text: &str) -> Vec<Column> {
        let mut columns: Vec<Column> = Vec::new();
        for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let Some((name, type_name)) = part.split_once(':') else {
                self.error(format!("`{part}`: a column is written `name: Type`"));
                continue;
            };
            let (name, type_name) = (name.trim().to_owned(), type_name.trim().to_owned());
            self.identifier(&name);
            if columns.iter().any(|c| c.name == name) {
                self.error(format!("two columns are called {name}"));
            }
            columns.push(Column { name, type_name });
        }
        columns
    }

    fn relation_facet(&mut self, relation: &mut Relation, facet: Facet) {
        match (facet.name.as_str(), facet.args) {
            ("view", None) => relation.view = true,
            ("key", Some(args)) if !args.is_empty() => {
                if let Some(columns) = self.column_indexes(relation, &facet.place, &args) {
                    relation.keys.push(columns);
                }
            }
            ("list", Some(args)) if args.len() == 2 && relation.list.is_none() => {
                if let Some(columns) = self.column_indexes(relation, &facet.place, &args) {
                    relation.list = Some((columns[0], columns[1]));
                }
            }
            (name @ ("view" | "key" | "list"), _) => self.error_at(
                facet.place,
                format!("facet {name} is written `view`, `key(column, ..)` or `list(owner, i)`"),
            ),
            (other, _) => self.error_at(
                facet.place,
                format!("unknown facet {other}: a relation takes key(..), list(..) or view"),
            ),
        }
    }

    fn column_indexes(
        &mut self,
        relation: &Relation,
        place: &Place,
        names: &[String],
    ) -> Option<Vec<usize>> {
        let mut indexes = Vec::with_capacity(names.len());
        for name in names {
            match relation.columns.iter().position(|c| &c.name == name) {
                Some(index) => indexes.push(index),
                None => {
                    self.error_at(place.clone(), format!("{} has no column {name}", relation.name))
                }
            }
        }
        (indexes.len() == names.len()).then_some(indexes)
    }

    fn identifier(&mut self, name: &str) {
        if !is_identifier(name) {
            self.error(format!("`{name}` is no identifier"));
        }
    }
}

/// Letters, digits and underscores, not starting with a digit.
pub fn is_identifier(name: &str) -> bool {
    name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && !name.is_empty()
}

fn split_args(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|a| !a.is_empty()).map(str::to_owned).collect()
}

/// Tells meaning, example and departures apart.
fn split_doc(lines: Vec<String>) -> Doc {
    let mut doc = Doc::default();
    for block in lines.split(|line| line.trim().is_empty()) {
        if block.is_empty() {
            continue;
        }
        if block.iter().all(|line| line.starts_with("    ")) {
            if !doc.example.is_empty() {
                doc.example.push(String::new());
            }
            doc.example.extend(block.iter().map(|line| line[4..].to_owned()));
            continue;
        }
        let text = block.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
        match text.strip_prefix("Departure:") {
            Some(departure) => doc.departures.push(departure.trim().to_owned()),
            None => doc.text.push(text),
        }
    }
    doc.lines = lines;
    doc
}
