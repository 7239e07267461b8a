//! `llvm-facts schema`

use serde_json::json;

use super::args::{SchemaArgs, SchemaFormat};
use super::error::Result;
use super::{DONE, print, print_json};
use facts::{REFERENCE, RELATIONS, RelationInfo, SOURCES};

const HEAD: &str = "\
// Every relation of the schema, read from a fact directory:
//
//     .include \"facts.dl\"
//     souffle -F facts analysis.dl
.once

";

pub fn run(args: &SchemaArgs) -> Result<u8> {
    match args.format {
        SchemaFormat::Dl => {
            // One file that Soufflé can include by itself, as `facts.dl`.
            let mut text = String::from(HEAD);
            for (_, file) in SOURCES {
                text.push_str(file);
                text.push('\n');
            }
            for info in &RELATIONS {
                text.push_str(&format!(".input {}\n", info.name));
            }
            print(text.as_bytes())?;
        }
        SchemaFormat::Md => print(REFERENCE.as_bytes())?,
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
