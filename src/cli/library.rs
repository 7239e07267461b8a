//! `llvm-facts library`

mod format;

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::console::{DONE, print, print_json, say};
use super::error::{Error, Result};
use super::lookup;
use facts::store::Overlay;
use library::reference::{Analysis, Public, analysis};
use library::{entries, extract, search};

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  llvm-facts library
  llvm-facts library cfg                what control flow computes, assumes and costs; its relations
  llvm-facts library loop_header        a relation: what it means, its columns, a question
  llvm-facts library --search 'values that reach a call'
  llvm-facts library --extract rules/ && souffle -I rules/datalog -F facts analysis.dl
  llvm-facts library --format analysis.dl
  llvm-facts library --format rules/ --check")]
pub struct LibraryArgs {
    /// Print what these say of themselves, and their relations: `cfg`, `cpg/cxx.dl`; or what
    /// relations of this name mean, as `schema` does
    #[arg(value_name = "NAME")]
    pub entries: Vec<String>,
    /// Print the relations, of the schema and of the library, that say most about this
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["entries", "format", "extract", "list"])]
    pub search: Option<String>,
    /// Print relations as `text` or `json`; or bring programs into the one style of the library,
    /// in place: files, directories with all `.dl` files below them, `-` for standard input
    #[arg(long, value_name = "FORMAT|FILE", num_args = 1.., conflicts_with_all = ["extract", "list"])]
    pub format: Vec<PathBuf>,
    /// Rewrite nothing: name the files of --format that are not in that style, and fail
    #[arg(long, requires = "format")]
    pub check: bool,
    /// Write the library below this directory, for use with Soufflé
    #[arg(long, value_name = "DIR", conflicts_with = "entries")]
    pub extract: Option<PathBuf>,
    /// Print the names of what can be included, and nothing else
    #[arg(long, conflicts_with_all = ["extract", "entries"])]
    pub list: bool,
}

pub fn run(args: &LibraryArgs) -> Result<u8> {
    let (json, entries) = match printing(args) {
        Some(printing) => printing,
        None => return format::run(&args.format, args.check),
    };
    if let Some(text) = &args.search {
        print(lookup::about(text)?.as_bytes())?;
    } else if let Some(dir) = &args.extract {
        extract(dir).map_err(Error::file(dir))?;
        say(&format!("{}: souffle -I {0}/datalog ..", dir.display()));
    } else if args.list {
        print((library::entries().join("\n") + "\n").as_bytes())?;
    } else if entries.is_empty() {
        print(overview().as_bytes())?;
    } else {
        let found: Vec<(&String, Option<Analysis>)> =
            entries.iter().map(|name| Ok((name, described(name)?))).collect::<Result<_>>()?;
        if json {
            let relations = |(name, found): &(&String, Option<Analysis>)| match found {
                Some(analysis) => analysis.relations.iter().map(|r| describe(name, r)).collect(),
                None => {
                    let all = search::all().iter().filter(|entry| entry.relation.name == **name);
                    all.map(|entry| describe(&entry.file, &entry.relation)).collect::<Vec<_>>()
                }
            };
            print_json(&found.iter().flat_map(relations).collect::<Vec<_>>())?;
        } else {
            for (name, found) in &found {
                match found {
                    Some(analysis) if *name == library::PASSES => {
                        print((passes() + "\n" + &text(analysis)).as_bytes())?;
                    }
                    Some(analysis) => print(text(analysis).as_bytes())?,
                    None => print(lookup::named(name)?.as_bytes())?,
                }
            }
        }
    }
    Ok(DONE)
}

/// What to print of which entries, and whether as JSON; none if `--format` names programs.
fn printing(args: &LibraryArgs) -> Option<(bool, Vec<String>)> {
    let mut entries = args.entries.clone();
    let Some((format, more)) = args.format.split_first() else {
        return Some((false, entries));
    };
    let json = format.as_os_str() == "json";
    if args.check || !json && format.as_os_str() != "text" {
        return None;
    }
    // Names that follow the word.
    entries.extend(more.iter().map(|name| name.display().to_string()));
    Some((json, entries))
}

/// The analysis of that name; none if it is something else that has one.
fn described(name: &str) -> Result<Option<Analysis>> {
    if name.trim_end_matches(".dl") == "facts" {
        return Err(Error::NotOfLibrary);
    }
    let found = match name {
        library::PASSES => analysis(library::EDIT),
        pass if library::passes().iter().any(|it| it == pass) => {
            analysis(&format!("{}/{pass}.dl", library::PASSES))
        }
        other => analysis(other),
    };
    if found.is_none() {
        lookup::named(name)?;
    }
    Ok(found)
}

/// Each entry with the first sentence of its head.
fn overview() -> String {
    let mut text = String::new();
    for name in entries() {
        text.push_str(&format!("{name:14}{}\n", sentence(&name)));
    }
    text.push_str("\nWhat is in one: llvm-facts library NAME\n");
    text.push_str("Passes, for llvm-facts transform: llvm-facts library transform\n");
    text
}

/// The first sentence of what an entry says of itself.
fn sentence(entry: &str) -> String {
    let head = analysis(entry).map_or_else(Vec::new, |analysis| analysis.head);
    let first = head.split(String::is_empty).next().unwrap_or_default().join(" ");
    first.split(". ").next().unwrap_or_default().trim_end_matches([':', '.']).to_owned()
}

/// Each pass with the first sentence of its head, as a comment.
fn passes() -> String {
    let line = |name: String| {
        let about = sentence(&format!("{}/{name}.dl", library::PASSES));
        format!("//   {name:20}{about}\n")
    };
    let lines: String = library::passes().into_iter().map(line).collect();
    format!("// Passes of the library, for `llvm-facts transform IN PASS -o OUT`:\n//\n{lines}")
}

fn text(analysis: &Analysis) -> String {
    let mut text = String::new();
    for line in &analysis.head {
        text.push_str(format!("// {line}").trim_end());
        text.push('\n');
    }
    // The rows of relations that lose and gain them are what a pass derives, not what it is about.
    let about = analysis.relations.iter().filter(|it| !Overlay::has(&it.name));
    for Public { name, columns, doc, .. } in about {
        text.push('\n');
        for line in doc {
            text.push_str(format!("/// {line}").trim_end());
            text.push('\n');
        }
        text.push_str(&format!(".decl {name}({columns})\n"));
    }
    text
}

fn describe(entry: &str, relation: &Public) -> serde_json::Value {
    let columns = relation.columns.split(", ").filter_map(|column| column.split_once(": "));
    let columns = columns.map(|(name, ty)| json!({"name": name, "type": ty}));
    json!({
        "entry": entry,
        "name": relation.name,
        "columns": columns.collect::<Vec<_>>(),
        "doc": relation.doc.join("\n"),
        "file": relation.file,
    })
}
