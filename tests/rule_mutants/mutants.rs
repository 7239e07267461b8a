//! Rules with one thing wrong.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::rules::{File, Kind};

/// A file with one thing wrong.
#[derive(Clone)]
pub struct Mutant {
    /// Its path below the library.
    pub file: String,
    pub line: usize,
    /// What was done, with the head of the rule: what a reason in `equivalent.txt` names it by.
    pub what: String,
    /// The relation of the rule's head, as it stands there.
    pub relation: String,
    /// What stands where, instead of what stood there.
    at: Range<usize>,
    text: String,
}

impl Mutant {
    /// The file as it is now.
    pub fn apply(&self, text: &str) -> String {
        format!("{}{}{}", &text[..self.at.start], self.text, &text[self.at.end..])
    }
}

/// The types of the columns of all relations, by name.
pub type Columns = BTreeMap<String, Vec<String>>;

/// All mutants of a file of the library.
pub fn of(path: &str, text: &str, columns: &Columns) -> Vec<Mutant> {
    let file = File::new(text);
    let mut made = Made { path, file: &file, columns, rule: String::new(), mutants: Vec::new() };
    for clause in &file.clauses {
        made.rule = file.words(&clause.head);
        let whole = file.words(&clause.all);
        made.add(&clause.all, String::new(), &format!("rule dropped: {whole}"));
        for atom in file.parts(clause.head.clone(), ",") {
            made.swap(&atom);
        }
        if let Some(body) = &clause.body {
            made.body(body);
        }
        made.constants(&clause.all);
    }
    made.mutants
}

struct Made<'a> {
    path: &'a str,
    file: &'a File<'a>,
    columns: &'a Columns,
    rule: String,
    mutants: Vec<Mutant>,
}

impl Made<'_> {
    fn add(&mut self, range: &Range<usize>, text: String, what: &str) {
        let at = self.file.bytes(range);
        self.add_at(at, text, what);
    }

    fn add_at(&mut self, at: Range<usize>, text: String, what: &str) {
        let line = self.file.text[..at.start].matches('\n').count() + 1;
        let what = format!("{}: {what}", self.rule);
        let relation = self.rule.split('(').next().unwrap_or_default().to_owned();
        let file = self.path.to_owned();
        self.mutants.push(Mutant { file, line, what, relation, at, text });
    }

    /// A conjunction, or several with `;` between them.
    fn body(&mut self, body: &Range<usize>) {
        for alternative in self.file.parts(body.clone(), ";") {
            let literals = self.file.parts(alternative, ",");
            for (n, literal) in literals.iter().enumerate() {
                if literals.len() > 1 {
                    // With the comma before it, or if it is the first, after it.
                    let from = if n > 0 { literals[n - 1].end } else { literal.start };
                    let to = if n > 0 { literal.end } else { literals[1].start };
                    let words = format!("dropped: {}", self.file.words(literal));
                    self.add(&(from..to), String::new(), &words);
                }
                self.literal(literal);
            }
        }
    }

    fn literal(&mut self, literal: &Range<usize>) {
        let Range { start, end } = literal.clone();
        let file = self.file;
        if literal.is_empty() {
            return;
        }
        let words = file.words(literal);
        if file.is(start, "(") && file.close(start) == end - 1 {
            let inside = start + 1..end - 1;
            let alternatives = file.parts(inside.clone(), ";");
            for (n, alternative) in
                alternatives.iter().enumerate().filter(|_| alternatives.len() > 1)
            {
                let from = if n > 0 { alternatives[n - 1].end } else { alternative.start };
                let to = if n > 0 { alternative.end } else { alternatives[1].start };
                let words = format!("alternative dropped: {}", file.words(alternative));
                self.add(&(from..to), String::new(), &words);
            }
            return self.body(&inside);
        }
        if let Some(open) = (start..end).find(|&at| file.is(at, "{")) {
            // An aggregate: what it is taken of.
            return self.body(&(open + 1..file.close(open)));
        }
        if file.is(start, "!") {
            self.add(&(start..start + 1), String::new(), &format!("no longer negated: {words}"));
            return self.swap(&(start + 1..end));
        }
        for (operator, other) in
            [("=", "!="), ("!=", "="), ("<", ">="), (">=", "<"), (">", "<="), ("<=", ">")]
        {
            let parts = file.parts(literal.clone(), operator);
            if let [left, _] = parts.as_slice() {
                let at = left.end..left.end + 1;
                return self.add(&at, other.to_owned(), &format!("negated: {words}"));
            }
        }
        if file.is(start + 1, "(") {
            let at = file.bytes(literal).start;
            self.add_at(at..at, "!".to_owned(), &format!("negated: {words}"));
            self.swap(literal);
        }
    }

    /// Two neighbours of one type change places.
    fn swap(&mut self, atom: &Range<usize>) {
        let file = self.file;
        if atom.len() < 4 || !file.is(atom.start + 1, "(") {
            return;
        }
        let name = file.tokens[atom.start].text.rsplit('.').next().unwrap_or_default();
        let Some(types) = self.columns.get(name) else { return };
        let arguments = file.parts(atom.start + 2..file.close(atom.start + 1), ",");
        for (n, pair) in arguments.windows(2).enumerate() {
            let [one, two] = [file.words(&pair[0]), file.words(&pair[1])];
            if types.len() == arguments.len() && types[n] == types[n + 1] && one != two {
                let words = format!("swapped: {one} and {two} of {}", file.words(atom));
                self.add(&(pair[0].start..pair[1].end), format!("{two}, {one}"), &words);
            }
        }
    }

    fn constants(&mut self, clause: &Range<usize>) {
        for at in clause.clone() {
            let token = self.file.tokens[at];
            let other = match token.kind {
                Kind::Number => match token.text.parse::<u64>() {
                    Ok(number) => (number + 1).to_string(),
                    Err(_) => continue,
                },
                Kind::Text => format!("{}~\"", &token.text[..token.text.len() - 1]),
                Kind::Word | Kind::Mark => continue,
            };
            let words = format!("{} becomes {other}", token.text);
            self.add(&(at..at + 1), other, &words);
        }
    }
}
