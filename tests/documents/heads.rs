//! The comments of the library say how its files and relations are used: that works as it stands.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::run;
use crate::{place, support};

/// The indented blocks in comments that begin so: at the beginning of the file, or anywhere.
fn examples(text: &str, comment: &str, only_head: bool) -> Vec<String> {
    let mut found: Vec<Vec<&str>> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let said = line.strip_prefix(comment);
        if said.is_none() && only_head {
            break;
        }
        let code = said.and_then(|said| said.strip_prefix("     "));
        match code {
            Some(code) if inside => found.last_mut().expect("it is inside").push(code),
            Some(code) => found.push(vec![code]),
            None => {}
        }
        inside = code.is_some();
    }
    found.into_iter().map(|lines| lines.join("\n")).collect()
}

/// The files of the library, folder after folder.
fn files() -> Vec<PathBuf> {
    let list = |folder: &Path| {
        let mut all: Vec<PathBuf> =
            fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
        all.sort();
        all
    };
    let folders = list(&support::root().join("datalog"));
    let is_rules = |path: &PathBuf| path.extension().is_some_and(|it| it == "dl");
    folders.iter().filter(|it| it.is_dir()).flat_map(|it| list(it)).filter(is_rules).collect()
}

pub fn check() -> Result<(), String> {
    let place = place()?;
    let at = place.path();
    let must = |command: &str| match run(command, at)? {
        (_, true) => Ok(()),
        (printed, false) => Err(format!("{command}\n{printed}")),
    };
    // The names that the examples use.
    must("cp examples/bank.c main.c && clang-15 -O0 -g -emit-llvm -c main.c -o in.bc")?;
    must("mkdir given && touch given/my_models.facts && llvm-facts in.bc -o facts -q")?;
    let ask = |program: String| {
        // What a command that follows calls it.
        fs::write(at.join("pass.dl"), &program).map_err(|error| error.to_string())?;
        // It need not put anything out, and a program must.
        let program = program + "\n.decl it_is_used(n: number)\n.output it_is_used\n";
        fs::write(at.join("query.dl"), program).map_err(|error| error.to_string())?;
        must("llvm-facts query in.bc query.dl -F given")
    };
    let (mut wrong, mut count) = (Vec::new(), 0);
    for path in files() {
        let name = path.strip_prefix(support::root()).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        let is_entry = !path.file_name().is_some_and(|it| it.to_string_lossy().starts_with('_'));
        for example in examples(&text, "//", true).into_iter().filter(|_| is_entry) {
            count += 1;
            let ran = match example.starts_with("llvm-facts") {
                true => must(&format!("set -e; {example}")),
                false => ask(example),
            };
            wrong.extend(ran.err().map(|error| format!("{name}: {error}")));
        }
        let folder = name.split('/').nth(1).unwrap_or_default();
        for example in examples(&text, "///", false) {
            count += 1;
            let ran = ask(format!(".include \"{folder}/{folder}.dl\"\n{example}"));
            wrong.extend(ran.err().map(|error| format!("{name}: {error}")));
        }
    }
    assert!(count > 20, "the comments of the library have no examples");
    println!("{count} examples in comments of the library");
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
