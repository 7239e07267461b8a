//! What the schema says of types and relations, as tables.

use std::fmt::Write;

use super::layout::{WIDTH, braced_item, list_item};
use crate::model::{Base, Column, ColumnKind, Schema, camel};

/// `TYPES`.
pub fn types(out: &mut String, schema: &Schema) {
    out.push_str("/// Every type of the schema, in its order.\n");
    let _ = writeln!(out, "pub static TYPES: [TypeInfo; {}] = [", schema.types.len());
    for t in &schema.types {
        let mut doc = "doc: ".to_owned();
        text_literal(&mut doc, &t.doc.text.join("\n\n"));
        let column = Column { name: String::new(), type_name: t.name.clone() };
        let fields = [
            format!("name: \"{}\"", t.name),
            format!("base: \"{}\"", t.base.name()),
            doc,
            format!("kind: {}", kind(schema, &column)),
        ];
        braced_item(out, 4, "TypeInfo", &fields, ",");
    }
    out.push_str("];\n\n");
}

/// `RELATIONS`.
pub fn relations(out: &mut String, schema: &Schema) {
    out.push_str(
        "/// What the schema says of each relation, in its order.\n\
         pub static RELATIONS: [RelationInfo; RELATION_COUNT] = [\n",
    );
    for r in &schema.relations {
        out.push_str("    RelationInfo {\n");
        let _ = writeln!(out, "        relation: Relation::{},", camel(&r.name));
        let _ = writeln!(out, "        name: \"{}\",", r.name);
        let _ = writeln!(out, "        group: \"{}\",", schema.groups[r.group].name);
        out.push_str("        doc: ");
        text_literal(out, &r.doc.text.join("\n\n"));
        out.push_str(",\n");
        if r.doc.example.is_empty() {
            out.push_str("        example: None,\n");
        } else {
            example(out, &r.doc.example);
        }
        out.push_str("        departures: ");
        text_literal(out, &r.doc.departures.join("\n\n"));
        out.push_str(",\n");
        let _ = writeln!(out, "        view: {},", r.view);
        let columns: Vec<_> = r
            .columns
            .iter()
            .map(|c| {
                let (name, type_name, kind) = (&c.name, &c.type_name, kind(schema, c));
                let line = format!("ColumnInfo::new(\"{name}\", \"{type_name}\", {kind})");
                if line.len() + ",".len() + 12 <= WIDTH {
                    return line;
                }
                let pad = " ".repeat(16);
                format!(
                    "ColumnInfo::new(\n{pad}\"{name}\",\n{pad}\"{type_name}\",\n{pad}{kind},\n            )"
                )
            })
            .collect();
        list_item(out, 8, "columns: &", &columns, ",");
        let keys: Vec<_> = r.keys.iter().map(|key| format!("&{key:?}")).collect();
        let _ = writeln!(out, "        keys: &[{}],", keys.join(", "));
        let _ = writeln!(out, "        list: {:?},\n    }},", r.list);
    }
    out.push_str("];\n");
}

/// A string literal of one logical line, broken with `\` where it would be too long.
fn text_literal(out: &mut String, text: &str) {
    const ROOM: usize = 84;
    let mut line = String::new();
    out.push('"');
    for word in text.replace("\n\n", "\n").split_inclusive([' ', '\n']) {
        let word = literal(&word.replace('\n', "\n\n"));
        let word = &word[1..word.len() - 1];
        if line.len() + word.len() > ROOM {
            out.push_str(&line);
            out.push_str("\\\n             ");
            line.clear();
        }
        line.push_str(word);
    }
    out.push_str(&line);
    out.push('"');
}

/// The example as a string literal, each of its lines on one and ended.
fn example(out: &mut String, lines: &[String]) {
    let mut text = String::new();
    for (i, line) in lines.iter().enumerate() {
        let line = literal(&format!("{line}\n"));
        let line = &line[1..line.len() - 1];
        if i == 0 {
            text.push_str(line);
        } else {
            // Spaces after `\` and a line break are dropped: the first own one is escaped.
            let line = line.strip_prefix(' ').map_or(line.to_owned(), |l| format!("\\x20{l}"));
            let _ = write!(text, "\\\n             {line}");
        }
    }
    let short = format!("        example: Some(\"{text}\"),");
    if lines.len() == 1 && short.len() <= WIDTH {
        let _ = writeln!(out, "{short}");
    } else {
        let _ = write!(out, "        example: Some(\n            \"{text}\",\n        ),\n");
    }
}

fn literal(text: &str) -> String {
    format!("{text:?}").replace("\\'", "'")
}

fn kind(schema: &Schema, column: &Column) -> String {
    match schema.kind(column) {
        ColumnKind::Entity(t) => format!("ColumnKind::Entity(Domain::{})", t.name),
        ColumnKind::Enum(t) => format!("ColumnKind::Enum({}::WORDS)", t.name),
        ColumnKind::Plain(Base::Unsigned) => "ColumnKind::Unsigned".to_owned(),
        ColumnKind::Plain(Base::Number) => "ColumnKind::Signed".to_owned(),
        ColumnKind::Plain(Base::Symbol) => "ColumnKind::Symbol".to_owned(),
    }
}
