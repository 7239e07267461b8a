//! `llvm-facts schema`

use clap::{Args, ValueEnum};
use serde_json::json;

use super::console::{DONE, print, print_json};
use super::error::Result;
use super::lookup;
use facts::{RELATIONS, RelationInfo, SOURCES};

const HEAD: &str = "\
// Every relation of the schema, read from a fact directory:
//
//     .include \"facts.dl\"
//     souffle -F facts analysis.dl
.once

";

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts schema instruction_load    a relation: what it means, its columns, a question
  llvm-facts schema Opcode              a type: its words, and the relations that have it
  llvm-facts schema alloca              all whose names contain a word
  llvm-facts schema --search 'who calls a function'
  llvm-facts schema > schema.dl
  llvm-facts schema --format json | jq '.[] | select(.group == \"memory\").name'")]
pub struct SchemaArgs {
    /// Print what these are: relations, types, words of types, or parts of names; those of the
    /// library are found as well
    #[arg(value_name = "WORD", conflicts_with = "format")]
    pub words: Vec<String>,
    /// Print the relations, of the schema and of the library, that say most about this
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["words", "format"])]
    pub search: Option<String>,
    /// Soufflé's declarations, the reference in Markdown, or an array of relations
    #[arg(long, value_enum, default_value_t = SchemaFormat::Dl)]
    pub format: SchemaFormat,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SchemaFormat {
    Dl,
    Md,
    Json,
}

pub fn run(args: &SchemaArgs) -> Result<u8> {
    if let Some(text) = &args.search {
        print(lookup::about(text)?.as_bytes())?;
        return Ok(DONE);
    }
    if !args.words.is_empty() {
        let found: Vec<String> =
            args.words.iter().map(|word| lookup::named(word)).collect::<Result<_>>()?;
        print(found.join("\n").as_bytes())?;
        return Ok(DONE);
    }
    match args.format {
        SchemaFormat::Dl => {
            // One file that Soufflé can include by itself, as `facts.dl`.
            let mut text = String::from(HEAD);
            for name in SOURCES {
                text.push_str(library::schema_file(name).unwrap_or_default());
                text.push('\n');
            }
            for info in &RELATIONS {
                text.push_str(&format!(".input {}\n", info.name));
            }
            print(text.as_bytes())?;
        }
        SchemaFormat::Md => print(library::schema().as_bytes())?,
        SchemaFormat::Json => {
            print_json(&RELATIONS.iter().map(describe).collect::<Vec<_>>())?;
        }
    }
    Ok(DONE)
}

fn describe(info: &RelationInfo) -> serde_json::Value {
    let columns = info.columns.iter().map(|c| json!({"name": c.name, "type": c.type_name}));
    json!({
        "name": info.name,
        "group": info.group,
        "view": info.view,
        "doc": info.doc,
        "columns": columns.collect::<Vec<_>>(),
    })
}
