//! The heads of the library's files say how each is used: that works as it stands there.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::run;
use crate::{place, support};

/// The first indented block in the comment at the beginning of a file.
fn example(text: &str) -> Option<String> {
    let head = text.lines().map_while(|line| line.strip_prefix("//"));
    let mut block: Vec<&str> = Vec::new();
    for line in head {
        match line.strip_prefix("     ") {
            Some(line) => block.push(line),
            None if block.is_empty() => {}
            None => break,
        }
    }
    (!block.is_empty()).then(|| block.join("\n"))
}

fn entries() -> Vec<PathBuf> {
    let list = |folder: &Path| {
        let mut all: Vec<PathBuf> =
            fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
        all.sort();
        all
    };
    let folders = list(&support::root().join("datalog"));
    let is_entry = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".dl") && !name.starts_with('_')
    };
    folders.iter().filter(|it| it.is_dir()).flat_map(|it| list(it)).filter(is_entry).collect()
}

pub fn check() -> Result<(), String> {
    let place = place()?;
    let at = place.path();
    let must = |command: &str| match run(command, at)? {
        (_, true) => Ok(()),
        (printed, false) => Err(format!("{command}\n{printed}")),
    };
    // The names that the heads use.
    must("cp examples/bank.c main.c && clang-15 -O0 -g -emit-llvm -c main.c -o in.bc")?;
    must("ln -s datalog/transform transform && cp transform/*.dl .")?;
    must("llvm-facts in.bc -o facts -q")?;
    let (mut wrong, mut count) = (Vec::new(), 0);
    for path in entries() {
        let name = path.strip_prefix(support::root()).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        let Some(example) = example(&text) else { continue };
        count += 1;
        let command = if example.starts_with("llvm-facts") {
            format!("rm -rf overlay; set -e; {example}")
        } else {
            // It need not put anything out, and a program must.
            let program = example + "\n.decl it_is_used(n: number)\n.output it_is_used\n";
            fs::write(at.join("query.dl"), program).map_err(|error| error.to_string())?;
            "llvm-facts query in.bc query.dl".to_owned()
        };
        wrong.extend(must(&command).err().map(|error| format!("{name}: {error}")));
    }
    assert!(count > 20, "the heads of the library have no examples");
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
