//! What can stand at a place of a program: at the shell's prompt and in an editor.

use facts::{ColumnKind, TYPES};
use library::search;

/// Words that a statement begins with, behind its full stop.
pub const DIRECTIVES: [&str; 14] = [
    "comp",
    "decl",
    "functor",
    "include",
    "init",
    "input",
    "lattice",
    "limitsize",
    "once",
    "output",
    "plan",
    "pragma",
    "printsize",
    "type",
];

/// What a candidate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A word that a column can have; stands in quotes.
    Word,
    /// A file of the library; stands in quotes.
    Entry,
    /// A relation.
    Relation,
    /// A type.
    Type,
    /// The beginning of a statement, behind its full stop.
    Directive,
}

/// Something that can stand at a place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// What it is.
    pub kind: Kind,
    /// Without the quotes.
    pub text: String,
}

/// The candidates for a place.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// Where what they replace begins.
    pub start: usize,
    /// Whether a quote is open there.
    pub quoted: bool,
    /// In order, each once.
    pub list: Vec<Candidate>,
}

/// What there is to choose from.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Relations with the types of their columns: of the schema, of the library, others.
    relations: Vec<(String, Vec<String>)>,
    /// Types that are not of the schema.
    types: Vec<String>,
    /// Files of the library.
    entries: Vec<String>,
}

impl Known {
    /// With these relations and types beside those of the schema and the library.
    pub fn new(
        relations: impl IntoIterator<Item = (String, Vec<String>)>,
        types: impl IntoIterator<Item = String>,
    ) -> Self {
        let mut relations: Vec<(String, Vec<String>)> = relations.into_iter().collect();
        relations.extend(search::all().iter().map(|entry| {
            let types = entry.relation.columns().map(|(_, ty)| ty.to_owned());
            (entry.relation.name.clone(), types.collect())
        }));
        relations.sort();
        relations.dedup_by(|one, other| one.0 == other.0);
        Self { relations, types: types.into_iter().collect(), entries: library::entries() }
    }

    /// What can stand at the end of a text, which is the beginning of a statement.
    pub fn candidates(&self, before: &str) -> Candidates {
        if let Some(quote) = open_quote(before) {
            let (start, typed) = (quote + 1, &before[quote + 1..]);
            let list = if before[..quote].trim_end().ends_with("include") {
                beginning(Kind::Entry, self.entries.iter().map(String::as_str), typed)
            } else {
                beginning(Kind::Word, self.words(&before[..quote]), typed)
            };
            return Candidates { start, quoted: true, list };
        }
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let start = before.trim_end_matches(is_part).len();
        let typed = &before[start..];
        let statement = before[..start].trim();
        let list = if statement == "." {
            beginning(Kind::Directive, DIRECTIVES.into_iter(), typed)
        } else if typed.is_empty() {
            // Where a column has known words, they are all that can stand there.
            beginning(Kind::Word, self.words(before), typed)
        } else {
            let relations = self.relations.iter().map(|(name, _)| &**name);
            let mut found = beginning(Kind::Relation, relations, typed);
            if statement.starts_with('.') {
                let types = TYPES.iter().map(|ty| ty.name).chain(self.types.iter().map(|t| &**t));
                found.extend(beginning(Kind::Type, types, typed));
            }
            found
        };
        Candidates { start, quoted: false, list }
    }

    /// The words that can stand at the end of the text, if that is an argument of a relation whose
    /// column has a closed vocabulary.
    fn words(&self, before: &str) -> impl Iterator<Item = &'static str> {
        let words = argument(before).and_then(|(relation, at)| {
            let (_, types) = self.relations.iter().find(|(name, _)| name == relation)?;
            let ty = types.get(at)?;
            TYPES.iter().find(|known| known.name == *ty)
        });
        let words: &[&str] = match words.map(|ty| ty.kind) {
            Some(ColumnKind::Enum(words)) => words,
            _ => &[],
        };
        words.iter().copied()
    }
}

/// Those of the words that begin so, in order, each once.
fn beginning<'a>(kind: Kind, words: impl Iterator<Item = &'a str>, typed: &str) -> Vec<Candidate> {
    let words = words.filter(|word| word.starts_with(typed));
    let mut found: Vec<_> = words.map(|word| Candidate { kind, text: word.to_owned() }).collect();
    // Words of a type stand in the order that the schema gives them.
    if kind != Kind::Word {
        found.sort();
    }
    found.dedup();
    found
}

/// Where the string begins in which the text ends. Comments have none.
pub fn open_quote(text: &str) -> Option<usize> {
    let (mut open, mut escaped, mut skipped) = (None, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if skipped => skipped = c != '\n',
            _ if escaped => escaped = false,
            '\\' if open.is_some() => escaped = true,
            '"' if open.is_some() => open = None,
            '"' => open = Some(at),
            '/' if open.is_none() => skipped = text[at..].starts_with("//"),
            _ => {}
        }
    }
    open
}

/// The relation in whose arguments the text ends, and the number of the argument.
pub fn argument(text: &str) -> Option<(&str, usize)> {
    let (mut depth, mut commas, mut quoted) = (0_u32, 0, false);
    for (at, c) in text.char_indices().rev() {
        match c {
            '"' => quoted = !quoted,
            _ if quoted => {}
            ')' | ']' | '}' => depth += 1,
            '(' if depth == 0 => {
                let name = &text[..at];
                let is_part = |c: char| c.is_alphanumeric() || c == '_';
                let name = &name[name.trim_end_matches(is_part).len()..];
                return (!name.is_empty()).then_some((name, commas));
            }
            '(' | '[' | '{' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => commas += 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program up to a place; what of it stays, and what can follow, or the first of that and dots.
    #[test]
    fn what_can_stand_there_is_offered() {
        let own = ("opcode_of_mine".to_owned(), vec!["Opcode".to_owned()]);
        let known = Known::new([own], ["Colour".to_owned()]);
        for (before, kept, expected) in [
            (
                "p(x) :- function_name(f, _), instruction_load_vol",
                "p(x) :- function_name(f, _), ",
                &["instruction_load_volatile"][..],
            ),
            ("instruction_opcode(i, \"free", "instruction_opcode(i, \"", &["freeze"]),
            (
                "// \"quoted\ninstruction_opcode(i, \"free",
                "// \"quoted\ninstruction_opcode(i, \"",
                &["freeze"],
            ),
            ("opcode_of_mine(", "opcode_of_mine(", &["ret", "..."]),
            ("function_name(f, \"", "function_name(f, \"", &[]),
            (".inc", ".", &["include"]),
            (".include \"callg", ".include \"", &["callgraph.dl"]),
            (".decl p(x: Opcod", ".decl p(x: ", &["Opcode"]),
            (".decl p(x: Colo", ".decl p(x: ", &["Colour"]),
            ("p(x) :- Colo", "p(x) :- ", &[]),
            ("nothing_like_this", "", &[]),
        ] {
            let found = known.candidates(before);
            assert_eq!(&before[..found.start], kept, "{before}");
            let texts: Vec<&str> = found.list.iter().map(|found| &*found.text).collect();
            match expected {
                [first, "..."] => assert!(texts[0] == *first && texts.len() > 1, "{texts:?}"),
                expected => assert_eq!(texts, expected, "{before}"),
            }
        }
    }
}
