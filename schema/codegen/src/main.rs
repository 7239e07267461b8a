//! Reads `schema/*.dl` and writes what is generated from it; `--check` says whether it is current.

mod check;
mod datalog;
mod model;
mod parse;
mod reference;
mod rust;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use model::{ORDER, Schema};

const USAGE: &str = "\
Writes from schema/*.dl: src/facts/generated.rs, datalog/facts.dl, datalog/functions/_flag.dl,
datalog/sanity/schema.dl, schema/README.md.

Usage: cargo run -p schemagen [-- --check]

  --check  write nothing, fail if a file is not current
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let check = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        ["-h" | "--help"] => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&root(), check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The workspace root, two above this crate.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

const SANITY: &str = "datalog/sanity/schema.dl";
const FLAGS: &str = "datalog/functions/_flag.dl";

fn run(root: &Path, check: bool) -> Result<(), String> {
    let schema = load(root)?;
    let files = [
        ("src/facts/generated.rs", rust::generate(&schema)),
        ("datalog/facts.dl", formatted("datalog/facts.dl", &datalog::facts(&schema))?),
        (FLAGS, formatted(FLAGS, &datalog::flags(&schema))?),
        (SANITY, formatted(SANITY, &datalog::sanity(&schema))?),
        ("schema/README.md", reference::generate(&schema)),
    ];
    let mut stale = Vec::new();
    for (name, text) in files {
        let path = root.join(name);
        if fs::read(&path).is_ok_and(|old| old == text.as_bytes()) {
            continue;
        }
        if check {
            stale.push(format!("{name} is not what the schema says"));
            continue;
        }
        let written = match path.parent() {
            Some(parent) => fs::create_dir_all(parent).and_then(|()| fs::write(&path, text)),
            None => fs::write(&path, text),
        };
        written.map_err(|e| format!("{name}: cannot be written: {e}"))?;
    }
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("{}\nrenew with: cargo run -p schemagen", stale.join("\n")))
}

/// Rules in the one style of the library.
fn formatted(name: &str, rules: &str) -> Result<String, String> {
    engine::format(name, rules).map_err(|findings| findings.to_string())
}

/// Reads and checks the schema under `root`; the error is all that is wrong with it, one a line.
fn load(root: &Path) -> Result<Schema, String> {
    let dir = root.join("schema");
    let mut schema = Schema::default();
    let mut errors = Vec::new();
    for stem in ORDER {
        let text = fs::read_to_string(dir.join(format!("{stem}.dl")))
            .map_err(|e| format!("schema/{stem}.dl: cannot be read: {e}"))?;
        parse::parse_file(&mut schema, stem, &text, &mut errors);
    }
    check::check(&schema, &mut errors);
    errors.sort();
    let mut messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    messages.extend(unlisted(&dir)?);
    if messages.is_empty() { Ok(schema) } else { Err(messages.join("\n")) }
}

/// A schema file that ORDER does not know would be ignored in silence: an error instead.
fn unlisted(dir: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("schema: cannot be listed: {e}"))?;
    let mut surplus = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| format!("schema: cannot be listed: {e}"))?.path();
        let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        if path.extension().is_some_and(|e| e == "dl") && !ORDER.contains(&stem) {
            surplus.push(format!(
                "schema/{stem}.dl: not in the order of files: add it to ORDER in \
                 schema/codegen/src/model.rs"
            ));
        }
    }
    surplus.sort();
    Ok(surplus)
}

#[cfg(test)]
mod tests;
