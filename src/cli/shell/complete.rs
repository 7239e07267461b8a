//! What the Tab key offers.

use super::commands::{COMMANDS, DIRECTIVES};
use facts::{ColumnKind, TYPES};
use library::search;

/// What can be completed.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Relations with the types of their columns: of the schema, of the library, entered ones.
    relations: Vec<(String, Vec<String>)>,
    /// Files of the library.
    entries: Vec<String>,
}

impl Known {
    /// With these relations that were entered.
    pub fn new(entered: impl IntoIterator<Item = (String, Vec<String>)>) -> Self {
        let mut relations: Vec<(String, Vec<String>)> = entered.into_iter().collect();
        relations.extend(search::all().iter().map(|entry| {
            let types = entry.relation.columns().map(|(_, ty)| ty.to_owned());
            (entry.relation.name.clone(), types.collect())
        }));
        relations.sort();
        relations.dedup_by(|one, other| one.0 == other.0);
        Self { relations, entries: library::entries() }
    }

    /// Where the word before the cursor begins, and what it may become.
    pub fn candidates(&self, line: &str, cursor: usize) -> (usize, Vec<String>) {
        let before = line.get(..cursor).unwrap_or(line);
        if let Some(start) = open_quote(before) {
            let typed = &before[start + 1..];
            let closed = line[before.len()..].starts_with('"');
            let quoted = |word: &str| format!("{word}{}", if closed { "" } else { "\"" });
            let words = if before[..start].trim_end().ends_with("include") {
                beginning(self.entries.iter().map(String::as_str), typed)
            } else {
                beginning(self.words(&before[..start]), typed)
            };
            return (start + 1, words.iter().map(|word| quoted(word)).collect());
        }
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let start = before.trim_end_matches(is_part).len();
        let typed = &before[start..];
        let is_first = before[..start].trim() == ".";
        if is_first {
            let names = COMMANDS.iter().map(|command| command.name).chain(DIRECTIVES);
            return (start, beginning(names.chain(["type"]), typed));
        }
        if typed.is_empty() {
            // Where a column has known words, they are all that can stand there.
            let words = self.words(before).map(|word| format!("\"{word}\""));
            return (start, words.collect());
        }
        let names = self.relations.iter().map(|(name, _)| &**name);
        let types = TYPES.iter().map(|ty| ty.name);
        let is_about = before[..start].trim_start().starts_with(['.']);
        let mut found = beginning(names, typed);
        if is_about {
            found.extend(beginning(types, typed));
        } else if let [only] = &mut found[..]
            && !line[before.len()..].starts_with('(')
        {
            only.push('(');
        }
        (start, found)
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
fn beginning<'a>(words: impl Iterator<Item = &'a str>, typed: &str) -> Vec<String> {
    let mut found: Vec<String> =
        words.filter(|word| word.starts_with(typed)).map(str::to_owned).collect();
    found.sort();
    found.dedup();
    found
}

/// Where the string begins in which the text ends.
fn open_quote(text: &str) -> Option<usize> {
    let (mut open, mut escaped) = (None, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if open.is_some() => escaped = true,
            '"' if open.is_some() => open = None,
            '"' => open = Some(at),
            _ => {}
        }
    }
    open
}

/// The relation in whose arguments the text ends, and the number of the argument.
fn argument(text: &str) -> Option<(&str, usize)> {
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

    /// A bar stands for the cursor; each case has what the line begins with up to the word, and the
    /// words that are offered, or the first of them and dots.
    #[test]
    fn the_tab_key_offers_what_can_stand_there() {
        let entered = ("opcode_of_mine".to_owned(), vec!["Opcode".to_owned()]);
        let known = Known::new([entered]);
        for (line, kept, expected) in [
            ("instruction_load_vol|", "", &["instruction_load_volatile("][..]),
            (
                "function_name(f, _), instruction_load_vol|",
                "function_name(f, _), ",
                &["instruction_load_volatile("],
            ),
            ("instruction_load_vol|(i)", "", &["instruction_load_volatile"]),
            ("opcode_of|", "", &["opcode_of_mine("]),
            ("instruction_opcode(i, \"free|", "instruction_opcode(i, \"", &["freeze\""]),
            ("instruction_opcode(i, \"free|\")", "instruction_opcode(i, \"", &["freeze"]),
            ("opcode_of_mine(|", "opcode_of_mine(", &["\"ret\"", "..."]),
            ("function_name(f, \"|", "function_name(f, \"", &[]),
            (".wh|", ".", &["why", "whynot"]),
            (".inc|", ".", &["include"]),
            (".include \"callg|", ".include \"", &["callgraph.dl\""]),
            (".help instruction_load_vol|", ".help ", &["instruction_load_volatile"]),
            (".help Opcod|", ".help ", &["Opcode"]),
            ("nothing_like_this|", "", &[]),
        ] {
            let cursor = line.find('|').expect("a cursor");
            let line = line.replace('|', "");
            let (start, found) = known.candidates(&line, cursor);
            assert_eq!(&line[..start], kept, "{line}");
            match expected {
                [first, "..."] => assert!(found[0] == *first && found.len() > 1, "{found:?}"),
                expected => assert_eq!(found, expected, "{line}"),
            }
        }
    }
}
