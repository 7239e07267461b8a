//! What the Tab key offers.

use super::commands::COMMANDS;
use crate::ide::{Kind, Known};

/// Where the word before the cursor begins, and what it may become.
pub fn candidates(known: &Known, line: &str, cursor: usize) -> (usize, Vec<String>) {
    let before = line.get(..cursor).unwrap_or(line);
    let found = known.candidates(before);
    let after = &line[before.len()..];
    let text = |kind: Kind, text: &str| match kind {
        // The closing quote too, but for one that is there; the opening one, if it is not.
        Kind::Word | Kind::Entry => {
            let open = if found.quoted { "" } else { "\"" };
            format!("{open}{text}{}", if after.starts_with('"') { "" } else { "\"" })
        }
        Kind::Relation | Kind::Type | Kind::Directive => text.to_owned(),
    };
    let mut words: Vec<String> = found.list.iter().map(|it| text(it.kind, &it.text)).collect();
    if before[..found.start].trim() == "." {
        let typed = &before[found.start..];
        let commands = COMMANDS.iter().map(|command| command.name);
        words.extend(commands.filter(|name| name.starts_with(typed)).map(str::to_owned));
        words.sort();
        words.dedup();
    }
    let is_atom = !before.trim_start().starts_with('.') && !after.starts_with('(');
    if let ([only], [found]) = (&mut words[..], &found.list[..])
        && found.kind == Kind::Relation
        && is_atom
    {
        only.push('(');
    }
    (found.start, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bar stands for the cursor; each case has what the line begins with up to the word, and the
    /// words that are offered, or the first of them and dots.
    #[test]
    fn the_tab_key_offers_what_can_stand_there() {
        let entered = ("opcode_of_mine".to_owned(), vec!["Opcode".to_owned()]);
        let known = Known::new([entered], []);
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
            let (start, found) = candidates(&known, &line, cursor);
            assert_eq!(&line[..start], kept, "{line}");
            match expected {
                [first, "..."] => assert!(found[0] == *first && found.len() > 1, "{found:?}"),
                expected => assert_eq!(found, expected, "{line}"),
            }
        }
    }
}
