//! The examples that `llvm-facts help COMMAND` ends with are commands that there are, with options
//! and values that they have.

use crate::place;
use crate::run::run;

/// The commands that a page of help lists.
fn below(help: &str) -> Vec<String> {
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = list.take_while(|line| line.starts_with("  "));
    let names = names.filter_map(|line| line.strip_prefix("  "));
    // What is said of a command goes on below it.
    let names = names.filter_map(|line| line.split(' ').next()).filter(|name| !name.is_empty());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// The examples of a page, without what is said of them, and without what they hand on or over.
fn examples(help: &str) -> Vec<String> {
    let after = help.lines().skip_while(|line| *line != "Examples:").skip(1);
    let mut found: Vec<String> = Vec::new();
    for line in after.take_while(|line| line.starts_with("  ")) {
        match found.last_mut() {
            // It goes on while a quote is open.
            Some(last) if last.matches('\'').count() % 2 == 1 => *last += &format!("\n{line}"),
            _ => found.push(line.trim_start().to_owned()),
        }
    }
    let ours = found.into_iter().filter_map(|it| {
        let start = it.find("llvm-facts ")?;
        let before = &it[..start];
        let it = &it[start..];
        // In a quote of something else, or the name of something.
        if !before.is_empty() && !before.ends_with("| ") && !before.ends_with("&& ") {
            return None;
        }
        let mut quoted = false;
        let end = it.char_indices().find(|&(at, c)| {
            quoted ^= c == '\'';
            !quoted && ("|<>&;".contains(c) || it[at..].starts_with("   "))
        });
        Some(it[..end.map_or(it.len(), |(at, _)| at)].trim_end().to_owned())
    });
    ours.collect()
}

pub fn check() -> Result<(), String> {
    let place = place()?;
    let (mut wrong, mut count) = (Vec::new(), 0);
    let mut commands = vec![String::new()];
    while let Some(command) = commands.pop() {
        let (help, is_there) = run(&format!("llvm-facts help {command}"), place.path())?;
        if !is_there {
            return Err(format!("llvm-facts help {command}\n{help}"));
        }
        commands.extend(below(&help).iter().map(|it| format!("{command} {it}").trim().to_owned()));
        for example in examples(&help) {
            count += 1;
            // Options come in their order: those before are looked at, and nothing is done.
            let (printed, succeeded) = run(&format!("{example} --help"), place.path())?;
            if !succeeded {
                wrong.push(format!("help {command}: {example}\n{printed}"));
            }
        }
    }
    assert!(count > 40, "help has {count} examples");
    println!("{count} examples in help");
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
