//! Every place of `unsafe` is in the list of `.github/SECURITY.md`, and says why it is sound.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The Rust files below a directory, tests included.
fn sources(dir: &Path, found: &mut Vec<String>) {
    let mut entries: Vec<_> = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path.strip_prefix(support::root()).unwrap().display().to_string());
        }
    }
}

/// The lines, from 0, that open something unsafe.
fn places(text: &str) -> Vec<usize> {
    let opens = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        ["{", "impl", "fn", "extern"].iter().any(|what| code.contains(&format!("unsafe {what}")))
    };
    text.lines().enumerate().filter(|(_, line)| opens(line)).map(|(place, _)| place).collect()
}

/// Whether the comment above a line says why; of functions of another language it is their use
/// that says so.
fn says_why(text: &str, place: usize) -> bool {
    let lines: Vec<&str> = text.lines().take(place + 1).map(str::trim).collect();
    let (line, above) = lines.split_last().unwrap();
    let comment = above.iter().rev().take_while(|line| line.starts_with("//"));
    line.contains("extern")
        || comment.into_iter().any(|line| line.contains("SAFETY:") || line.contains("# Safety"))
}

/// File and number of places, by the list.
fn listed() -> BTreeMap<String, usize> {
    let text = fs::read_to_string(support::root().join(".github/SECURITY.md")).unwrap();
    let rows = text.lines().filter(|line| line.starts_with("| src/"));
    let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    cells.map(|cells| (cells[1].to_owned(), cells[2].parse().unwrap())).collect()
}

#[test]
fn all_unsafe_code_is_listed_and_says_why_it_is_sound() {
    let mut files = Vec::new();
    sources(&support::root().join("src"), &mut files);
    assert!(files.len() > 300, "only {} files", files.len());
    let (mut found, mut silent) = (BTreeMap::new(), Vec::new());
    for file in files {
        let text = fs::read_to_string(support::root().join(&file)).unwrap();
        let places = places(&text);
        let unexplained = places.iter().filter(|&&place| !says_why(&text, place));
        silent.extend(unexplained.map(|place| format!("{file}:{}", place + 1)));
        if !places.is_empty() {
            found.insert(file, places.len());
        }
    }
    assert!(silent.is_empty(), "no comment says why it is sound: {silent:?}");
    assert_eq!(found, listed());
}

#[test]
fn the_list_says_how_long_the_shim_is() {
    let lines = fs::read_to_string(support::root().join("src/llvm/shim_module.cpp")).unwrap();
    let listed = fs::read_to_string(support::root().join(".github/SECURITY.md")).unwrap();
    assert!(listed.contains(&format!("the C++ there is, {} lines", lines.lines().count())));
}
