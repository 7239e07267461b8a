//! What is said of a name when somebody points at it, and of a relation while its arguments are
//! written.

use engine::{Declared, FUNCTORS, Functor, Mention, NameKind, Names, Notation};
use facts::{ColumnKind, TYPES};
use library::search;
use lsp_types::{
    Documentation, ParameterInformation, ParameterLabel, SignatureHelp, SignatureInformation,
};

use super::candidates::{argument, open_quote};
use super::documents::Read;
use super::places::columns;

/// So many words of a type are named.
const WORDS: usize = 40;

/// What is at a place of a file: Markdown, and the stretch that it is about.
pub fn at(read: &Read, file: u32, offset: u32) -> Option<(String, (u32, u32))> {
    let names = &read.names;
    if let Some(mention) = names.at(file, offset) {
        let span = (mention.span.start, mention.span.end);
        return Some((of_name(names, mention)?, span));
    }
    let text = &names.sources.file(file)?.text;
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let before = text.get(..offset as usize)?;
    let start = before.trim_end_matches(is_part).len();
    let word = &text[start..];
    let word = &word[..word.find(|c| !is_part(c)).unwrap_or(word.len())];
    let is_it = |it: &&Functor| it.notation() == Notation::Call && it.name() == word;
    let functor = FUNCTORS.iter().find(is_it)?;
    let said = format!("```souffle\n{word}({})\n```\n{}", arguments(functor), functor.meaning());
    Some((said, (start as u32, (start + word.len()) as u32)))
}

/// `_, _, ..`: how many arguments.
fn arguments(functor: &Functor) -> String {
    let arity = functor.arity();
    let mut list = vec!["_"; *arity.start()];
    if arity.end() > arity.start() {
        list.push("..");
    }
    list.join(", ")
}

fn of_name(names: &Names, mention: &Mention) -> Option<String> {
    let Some(declared) = mention.of.map(|of| &names.declared[of]) else {
        return of_library(&mention.name);
    };
    let name = &declared.name;
    let said = match declared.kind {
        NameKind::Relation => format!(".decl {name}({})", columns(declared)),
        NameKind::Variable => return Some(of_variable(names, mention)),
        NameKind::Type | NameKind::Branch | NameKind::Component | NameKind::Instance => {
            line_of(names, declared).to_owned()
        }
    };
    let mut text = format!("```souffle\n{said}\n```\n{}", doc(declared));
    let words = TYPES.iter().find(|ty| *ty.name == **name).map(|ty| ty.kind);
    if let (NameKind::Type, Some(ColumnKind::Enum(words))) = (declared.kind, words) {
        let more = if words.len() > WORDS { ", .." } else { "" };
        let first: Vec<String> = words.iter().take(WORDS).map(|it| format!("`\"{it}\"`")).collect();
        text.push_str(&format!("\n\nOne of {}{more}", first.join(", ")));
    }
    let file = names.sources.file(declared.span.file)?;
    if let Some(inside) = library::inside(&file.name) {
        text.push_str(&format!("\n\n`{inside}` of the library"));
    }
    Some(text)
}

/// What is said of it to people: lines that begin with `@` are for programs.
pub fn doc(declared: &Declared) -> String {
    let lines = declared.doc.iter().map(String::as_str);
    lines.filter(|line| !line.starts_with('@')).collect::<Vec<_>>().join("\n")
}

/// The line of a declaration.
fn line_of<'a>(names: &'a Names, declared: &Declared) -> &'a str {
    let text = names.sources.file(declared.span.file).map_or("", |file| &file.text);
    let start = declared.span.start as usize;
    let from = text[..start].rfind('\n').map_or(0, |end| end + 1);
    text[from..].lines().next().unwrap_or_default().trim()
}

/// What the library has under a name that the program does not declare.
fn of_library(name: &str) -> Option<String> {
    let entry = search::all().iter().find(|entry| entry.relation.name == name)?;
    let (relation, file) = (&entry.relation, &entry.file);
    let doc = relation.doc.join("\n");
    Some(format!(
        "```souffle\n.decl {name}({})\n```\n{doc}\n\nNot included: it is in `{file}`",
        relation.columns
    ))
}

/// A variable: the columns that it is.
fn of_variable(names: &Names, mention: &Mention) -> String {
    let mut seen = Vec::new();
    let same = names.mentions.iter().filter(|other| other.of == mention.of);
    for (relation, number) in same.filter_map(|other| other.argument) {
        let relation = &names.declared[relation];
        let Some((column, ty)) = relation.columns.get(number) else { continue };
        let line = format!("- `{column}: {ty}` of `{}`", relation.name);
        if !seen.contains(&line) {
            seen.push(line);
        }
    }
    format!("```souffle\n{}\n```\nA variable of this rule\n{}", mention.name, seen.join("\n"))
}

/// The columns of the relation in whose arguments a statement ends.
pub fn signature(names: &Names, before: &str) -> Option<SignatureHelp> {
    // The place may be within a text.
    let before = &before[..open_quote(before).unwrap_or(before.len())];
    let (name, number) = argument(before)?;
    let is_it = |it: &&Declared| it.kind == NameKind::Relation && *it.name == *name;
    let (columns, doc) = match names.declared.iter().find(is_it) {
        Some(declared) => (columns(declared), doc(declared)),
        None => {
            let entry = search::all().iter().find(|entry| entry.relation.name == name)?;
            (entry.relation.columns.clone(), entry.relation.doc.join("\n"))
        }
    };
    let parameter = |column: &str| ParameterInformation {
        label: ParameterLabel::Simple(column.trim().to_owned()),
        documentation: None,
    };
    let signature = SignatureInformation {
        label: format!("{name}({columns})"),
        documentation: Some(Documentation::String(doc)),
        parameters: Some(columns.split(',').map(parameter).collect()),
        active_parameter: Some(number as u32),
    };
    Some(SignatureHelp {
        signatures: vec![signature],
        active_signature: Some(0),
        active_parameter: Some(number as u32),
    })
}
