//! What an editor offers while somebody writes.

use std::collections::BTreeSet;

use engine::{NameKind, Names};
use library::search;
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, MarkupContent,
    MarkupKind, TextEdit,
};

use super::candidates::{Kind, Known};
use super::documents::Read;
use super::hover::doc;
use super::places::columns;
use super::text::Text;

/// What can stand at a place of a program.
pub fn at(read: &Read, text: &str, places: &Text<'_>, offset: usize) -> Vec<CompletionItem> {
    let names = &read.names;
    let start = statement(text, offset);
    let before = &text[start..offset];
    let found = known(names).candidates(before);
    let range = places.range((start + found.start) as u32, offset as u32);
    let quote = |text: &str| match found.quoted {
        true => text.to_owned(),
        false => format!("\"{text}\""),
    };
    let item = |text: String, kind| CompletionItem {
        label: text.clone(),
        kind: Some(kind),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: text })),
        ..CompletionItem::default()
    };
    let typed = &before[found.start..];
    let mut items = Vec::new();
    if !found.quoted && !typed.is_empty() {
        let variables = variables(&before[..found.start], &text[offset..], typed).into_iter();
        items.extend(variables.map(|it| ranked(0, item(it, CompletionItemKind::VARIABLE))));
    }
    for found in &found.list {
        items.push(match found.kind {
            Kind::Word => item(quote(&found.text), CompletionItemKind::ENUM_MEMBER),
            Kind::Entry => item(quote(&found.text), CompletionItemKind::FILE),
            Kind::Type => item(found.text.clone(), CompletionItemKind::STRUCT),
            Kind::Directive => item(found.text.clone(), CompletionItemKind::KEYWORD),
            Kind::Relation => {
                let plain = item(found.text.clone(), CompletionItemKind::FUNCTION);
                relation(names, text, places, plain)
            }
        });
    }
    items
}

/// Variables come first, then what the program has, then what it could include.
fn ranked(rank: u8, item: CompletionItem) -> CompletionItem {
    CompletionItem { sort_text: Some(format!("{rank}{}", item.label)), ..item }
}

/// What a program declares and the library has.
fn known(names: &Names) -> Known {
    let of = |kind| names.declared.iter().filter(move |declared| declared.kind == kind);
    let relations = of(NameKind::Relation)
        .map(|it| (it.name.to_string(), it.columns.iter().map(|(_, ty)| ty.to_string()).collect()));
    Known::new(relations, of(NameKind::Type).map(|it| it.name.to_string()))
}

/// A relation with its columns and what it means; one of the library that is not included brings
/// the include.
fn relation(names: &Names, text: &str, places: &Text<'_>, item: CompletionItem) -> CompletionItem {
    let mut item = ranked(1, item);
    let is_it = |kind: NameKind, name: &str| kind == NameKind::Relation && name == item.label;
    let own = names.declared.iter().find(|it| is_it(it.kind, &it.name));
    let (columns, doc) = match own {
        Some(own) => (columns(own), doc(own)),
        None => {
            let entry = search::all().iter().find(|entry| entry.relation.name == item.label);
            let Some(entry) = entry else { return item };
            item = ranked(2, item);
            let top = top(text) as u32;
            item.additional_text_edits = Some(vec![TextEdit {
                range: places.range(top, top),
                new_text: format!(".include \"{}\"\n", entry.file),
            }]);
            item.label_details = Some(lsp_types::CompletionItemLabelDetails {
                detail: None,
                description: Some(entry.file.clone()),
            });
            (entry.relation.columns.clone(), entry.relation.doc.join("\n"))
        }
    };
    item.detail = Some(format!("{}({columns})", item.label));
    item.documentation = Some(Documentation::MarkupContent(MarkupContent {
        kind: MarkupKind::Markdown,
        value: doc,
    }));
    item
}

/// Where an include is added: behind the comment that the program begins with, and behind its other
/// includes.
fn top(text: &str) -> usize {
    let (mut at, mut top) = (0, 0);
    for line in text.split_inclusive('\n') {
        at += line.len();
        let is_before =
            line.starts_with("//") || line.starts_with(".include") || line.trim().is_empty();
        if !is_before {
            break;
        }
        if line.starts_with(".include") || top == 0 && line.trim().is_empty() {
            top = at;
        }
    }
    top
}

/// Where the statement begins in which a place is: a line that is not indented.
pub fn statement(text: &str, offset: usize) -> usize {
    let mut starts = text[..offset].match_indices('\n').map(|(at, _)| at + 1).collect::<Vec<_>>();
    starts.insert(0, 0);
    let is_start = |at: &usize| {
        let line = &text[*at..offset];
        !line.is_empty() && !line.starts_with([' ', '\t', '\n', '\r'])
    };
    starts.into_iter().rev().find(is_start).unwrap_or(offset)
}

/// The names in a statement that begin so and are no relations.
fn variables(before: &str, after: &str, typed: &str) -> BTreeSet<String> {
    let end = after.find("\n\n").unwrap_or(after.len());
    let rest = after[..end].find(".\n").map_or(&after[..end], |at| &after[..at]);
    let mut found = BTreeSet::new();
    for part in [before, rest] {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let mut at = 0;
        for word in part.split(|c| !is_part(c)) {
            let is_called = part[at + word.len()..].starts_with('(');
            let is_word = word.starts_with(|c: char| c.is_alphabetic());
            if is_word && !is_called && word.starts_with(typed) && word != typed {
                found.insert(word.to_owned());
            }
            at += word.len() + part[at + word.len()..].chars().next().map_or(0, char::len_utf8);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_include_stands_behind_the_head_and_other_includes() {
        for (before, after) in [
            ("", "p(1)."),
            ("// What it is.\n\n", "p(1)."),
            (".include \"a.dl\"\n", "p(1)."),
            (
                "// Head.\n\n.include \"a.dl\"\n.include \"b.dl\"\n",
                "\n// About p.\n.decl p(a: number)",
            ),
        ] {
            assert_eq!(top(&format!("{before}{after}")), before.len(), "{before}");
        }
    }

    #[test]
    fn variables_of_the_statement_are_offered() {
        let found =
            variables("p(caller, x) :- calls(callee, ", ", callable), q(x).\n\nr(cat).", "ca");
        assert_eq!(Vec::from_iter(found), ["callable", "callee", "caller"]);
    }

    #[test]
    fn a_statement_begins_where_a_line_is_not_indented() {
        let text = "p(1).\nq(x) :-\n    p(x),\n    r(";
        assert_eq!(&text[statement(text, text.len())..], "q(x) :-\n    p(x),\n    r(");
        assert_eq!(statement("p(1).\n", 6), 0);
    }
}
