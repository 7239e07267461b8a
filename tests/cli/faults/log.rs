//! What strace logs.

use std::collections::{BTreeMap, BTreeSet};

/// The Nth call of a name by some thread.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Call {
    pub name: String,
    pub nth: usize,
}

/// The thread, the name of a call, its arguments and what came of it; none of other lines.
fn line(line: &str) -> Option<(&str, &str, &str)> {
    let (thread, rest) = line.split_once(' ')?;
    let (name, rest) = rest.trim_start().split_once('(')?;
    let is_name = name.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'_');
    is_name.then_some((thread, name, rest))
}

/// All calls after those of the system's loader, which are the first thread's before `poll`.
pub fn calls(log: &str) -> Vec<Call> {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut calls = BTreeSet::new();
    let mut has_begun = false;
    for (thread, name, _) in log.lines().filter_map(line) {
        if name == "poll" {
            has_begun = true;
            continue;
        }
        let count = counts.entry((thread, name)).or_default();
        *count += 1;
        if has_begun {
            calls.insert(Call { name: name.into(), nth: *count });
        }
    }
    calls.into_iter().collect()
}

/// What is put into its place, of paths that are `own`, before it is on the disk, and directories
/// whose names are not when all is done: after a loss of power such an output may be incomplete.
pub fn unsynced(log: &str, is_own: impl Fn(&str) -> bool) -> Vec<String> {
    let mut dirty: BTreeSet<String> = BTreeSet::new();
    let mut found = Vec::new();
    for (_, name, rest) in log.lines().filter_map(line) {
        let descriptor = rest.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
        let path = descriptor.map(|(path, _)| path.to_owned()).filter(|path| is_own(path));
        let texts: Vec<&str> = rest.split('"').skip(1).step_by(2).collect();
        match (name, path) {
            ("write" | "pwrite64", Some(path)) => drop(dirty.insert(path)),
            ("fsync", Some(path)) => drop(dirty.remove(&path)),
            ("syncfs", _) => dirty.clear(),
            ("openat", _) if rest.contains("O_CREAT") => {
                let path = texts.first().map(|it| (*it).to_owned()).filter(|it| is_own(it));
                dirty.extend(path.iter().flat_map(|it| it.rsplit_once('/')).map(|it| it.0.into()));
            }
            ("rename" | "renameat2", _) if texts.len() == 2 && is_own(texts[1]) => {
                let is_below = |it: &&String| it.starts_with(texts[0]);
                // Between two directories of what is being made nothing takes its place.
                if !texts[1].contains(".llvm-facts-") {
                    found.extend(
                        dirty.iter().filter(is_below).map(|it| format!("{it} -> {}", texts[1])),
                    );
                    dirty.extend(texts[1].rsplit_once('/').map(|it| it.0.to_owned()));
                }
            }
            _ => {}
        }
    }
    // What was made in is gone.
    dirty.retain(|it| !it.contains(".llvm-facts-") && is_own(it));
    found.extend(dirty);
    found
}
