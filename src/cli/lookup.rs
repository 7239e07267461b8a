//! What `schema WORD` and `library WORD` find: relations, types and words by name, and relations by
//! what is said of them.

use library::search::{self, Entry};
use library::suggest;

use super::error::{Error, Result};
use facts::{ColumnKind, TYPES, TypeInfo};

/// So many relations a search shows.
const SHOWN: usize = 15;

/// What is called by a name: exactly so, or if nothing is, what contains it.
///
/// # Errors
/// When there is nothing.
pub fn named(name: &str) -> Result<String> {
    let own: Vec<&Entry> = search::all().iter().filter(|e| e.relation.name == name).collect();
    let types: Vec<&TypeInfo> = TYPES.iter().filter(|ty| ty.name == name).collect();
    let with_word: Vec<&TypeInfo> = TYPES.iter().filter(|ty| words(ty).contains(&name)).collect();
    let mut parts: Vec<String> = own.into_iter().map(relation).collect();
    parts.extend(types.into_iter().map(whole_type));
    parts.extend(with_word.into_iter().map(|ty| word(name, ty)));
    if parts.is_empty() {
        let like = name.to_lowercase();
        let contains = |entry: &&Entry| entry.relation.name.contains(&like);
        let found: Vec<&Entry> = search::all().iter().filter(contains).collect();
        let types = TYPES.iter().filter(|ty| ty.name.to_lowercase().contains(&like));
        parts.extend((!found.is_empty()).then(|| lines(&found)));
        parts.extend(types.map(whole_type));
    }
    if parts.is_empty() {
        let names = search::all().iter().map(|entry| &*entry.relation.name);
        let near = suggest::did_you_mean(name, names.chain(TYPES.iter().map(|ty| ty.name)));
        return Err(Error::NothingNamed { name: name.to_owned(), near });
    }
    Ok(parts.join("\n"))
}

/// The relations that say most about the words of a text.
///
/// # Errors
/// When none says anything.
pub fn about(text: &str) -> Result<String> {
    match &search::search(text, SHOWN)[..] {
        [] => Err(Error::NothingAbout(text.to_owned())),
        found => Ok(lines(found)),
    }
}

/// A line for each relation: what it is, where, and the beginning of what it says.
fn lines(found: &[&Entry]) -> String {
    let width =
        |of: fn(&Entry) -> &str| found.iter().map(|e| of(e).len()).max().unwrap_or_default();
    let (names, files) = (width(|entry| &entry.relation.name), width(|entry| &entry.file));
    let line = |entry: &&Entry| {
        let doc = entry.relation.doc.join(" ");
        let said = doc.split("  ").next().unwrap_or_default();
        let sentence = said.split_inclusive(['.', ':']).next().unwrap_or_default();
        format!("{:names$}  {:files$}  {}\n", entry.relation.name, entry.file, sentence.trim())
    };
    found.iter().map(line).collect()
}

/// All that is said of a relation: itself, the types of its columns, and a question to try.
fn relation(entry: &Entry) -> String {
    let Entry { file, relation } = entry;
    let mut text = format!(".include \"{file}\"\n\n");
    for line in &relation.doc {
        text.push_str(format!("/// {line}").trim_end());
        text.push('\n');
    }
    text.push_str(&format!(".decl {}({})\n", relation.name, relation.columns));
    let mut shown: Vec<&str> = Vec::new();
    for (_, ty) in relation.columns() {
        let known = TYPES.iter().find(|known| known.name == ty);
        if let Some(known) = known.filter(|_| !shown.contains(&ty)) {
            shown.push(ty);
            text.push_str(&format!("\n{}", one_type(known)));
        }
    }
    let columns: Vec<&str> = relation.columns().map(|(name, _)| name).collect();
    let question = format!("{}({})", relation.name, columns.join(", "));
    text.push_str(&format!("\n// llvm-facts query in.bc -e '{question}'\n"));
    text
}

fn words(ty: &TypeInfo) -> &'static [&'static str] {
    match ty.kind {
        ColumnKind::Enum(words) => words,
        _ => &[],
    }
}

/// A type, with its words.
fn one_type(ty: &TypeInfo) -> String {
    let doc: String =
        ty.doc.lines().map(|line| format!("{}\n", format!("/// {line}").trim_end())).collect();
    let words = match words(ty) {
        [] => String::new(),
        words => format!("// One of {}.\n", words.join(", ")),
    };
    format!("{doc}{words}.type {} <: {}\n", ty.name, ty.base)
}

/// A type, and the relations that have it.
fn whole_type(ty: &TypeInfo) -> String {
    let has = |entry: &&Entry| entry.relation.columns().any(|(_, other)| other == ty.name);
    let all: Vec<&Entry> = search::all().iter().filter(has).collect();
    format!("{}\n{}", one_type(ty), lines(&all))
}

/// A word of a type, and a question with it.
fn word(word: &str, ty: &TypeInfo) -> String {
    let of = |entry: &&Entry| entry.relation.columns().any(|(_, other)| other == ty.name);
    let question = search::all().iter().find(of).map(|Entry { relation, .. }| {
        let column = |(name, other): (&str, &str)| match other == ty.name {
            true => format!("\"{word}\""),
            false => name.to_owned(),
        };
        let columns: Vec<String> = relation.columns().map(column).collect();
        format!("// llvm-facts query in.bc -e '{}({})'\n", relation.name, columns.join(", "))
    });
    format!("\"{word}\" is a word of {}.\n{}", ty.name, question.unwrap_or_default())
}
