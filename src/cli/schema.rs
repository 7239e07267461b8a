//! `llvm-facts schema`

use serde_json::json;

use super::{DONE, SchemaArgs, SchemaFormat, print, print_json};
use crate::error::Result;
use crate::facts::{REFERENCE, RELATIONS, RelationInfo, SOURCES};

pub fn run(args: &SchemaArgs) -> Result<u8> {
    match args.format {
        SchemaFormat::Dl => {
            let files: Vec<&str> = SOURCES.iter().map(|(_, text)| *text).collect();
            print(files.join("\n").as_bytes())?;
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
