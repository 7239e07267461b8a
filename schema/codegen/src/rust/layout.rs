//! Lists, braces and comments as rustfmt would have them.

use std::fmt::Write;

use crate::model::Doc;

/// rustfmt's `max_width`.
pub const WIDTH: usize = 100;

/// `prefix[a, b]suffix` on one line if it fits, else one element per line.
pub fn list_item(out: &mut String, indent: usize, prefix: &str, items: &[String], suffix: &str) {
    let pad = " ".repeat(indent);
    let line = format!("{pad}{prefix}[{}]{suffix}", items.join(", "));
    if line.len() <= WIDTH && !line.contains('\n') {
        let _ = writeln!(out, "{line}");
        return;
    }
    // rustfmt moves an assigned list to a line of its own before it breaks the list.
    if let Some(equals) = prefix.rfind("= ") {
        let (left, right) = (&prefix[..=equals], &prefix[equals + 2..]);
        let line = format!("{pad}    {right}[{}]{suffix}", items.join(", "));
        if line.len() <= WIDTH {
            let _ = writeln!(out, "{pad}{left}\n{line}");
            return;
        }
    }
    // It fills lines with elements of at most ten characters.
    let _ = writeln!(out, "{pad}{prefix}[");
    if items.iter().all(|item| item.len() <= 10) {
        let mut line = format!("{pad}   ");
        for item in items {
            if line.len() + item.len() + 2 > WIDTH {
                let _ = writeln!(out, "{line}");
                line = format!("{pad}   ");
            }
            let _ = write!(line, " {item},");
        }
        let _ = writeln!(out, "{line}");
    } else {
        for item in items {
            let _ = writeln!(out, "{pad}    {item},");
        }
    }
    let _ = writeln!(out, "{pad}]{suffix}");
}

/// `name { a, b }suffix` on one line if it fits, else one field per line.
pub fn braced_item(out: &mut String, indent: usize, name: &str, items: &[String], suffix: &str) {
    let pad = " ".repeat(indent);
    let line = format!("{pad}{name} {{ {} }}{suffix}", items.join(", "));
    if line.len() <= WIDTH && !line.contains('\n') {
        let _ = writeln!(out, "{line}");
        return;
    }
    let _ = writeln!(out, "{pad}{name} {{");
    for item in items {
        let _ = writeln!(out, "{pad}    {item},");
    }
    let _ = writeln!(out, "{pad}}}{suffix}");
}

/// The doc comment without its example, which stands in `RELATIONS` and in the reference.
pub fn doc_comment(out: &mut String, doc: &Doc) {
    let mut paragraph_ended = false;
    for line in doc.lines.iter().filter(|line| !line.starts_with("    ")) {
        if line.is_empty() {
            paragraph_ended = true;
            continue;
        }
        if std::mem::take(&mut paragraph_ended) {
            out.push_str("///\n");
        }
        let _ = writeln!(out, "/// {line}");
    }
}

/// A sentence as a doc comment, in lines that fit.
pub fn sentence_comment(out: &mut String, indent: usize, sentence: &str) {
    let start = format!("{}///", " ".repeat(indent));
    let mut line = start.clone();
    for word in sentence.split(' ') {
        if line.len() + 1 + word.len() > WIDTH {
            let _ = writeln!(out, "{line}");
            line.clone_from(&start);
        }
        line.push(' ');
        line.push_str(word);
    }
    let _ = writeln!(out, "{line}");
}
