//! Links of documents to files of the project lead to files that are there, and to their headings.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use crate::{Document, support};

/// The text without its code: what looks like a link there is none.
fn without_code(text: &str) -> String {
    let mut out = String::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("    ") {
            // What is between the first mark and the second, the third and the fourth, is code.
            for (at, part) in line.split('`').enumerate() {
                out.push_str(if at % 2 == 0 { part } else { "code" });
            }
        }
        out.push('\n');
    }
    out
}

/// The targets of `[text](target)` and `[text]: target`, with their lines.
fn targets(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let plain = without_code(text);
    for (at, part) in plain.match_indices("](") {
        let rest = &plain[at + part.len()..];
        let end = rest.find([')', ' ', '\n']).unwrap_or(rest.len());
        found.push((plain[..at].matches('\n').count() + 1, rest[..end].to_owned()));
    }
    for (at, line) in plain.lines().enumerate() {
        if let Some((_, target)) = line.strip_prefix('[').and_then(|it| it.split_once("]: ")) {
            found.push((at + 1, target.trim().to_owned()));
        }
    }
    found
}

/// The anchors of a document's headings, as forges and the site make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    let mut fenced = false;
    for line in text.lines() {
        fenced ^= line.trim_start().starts_with("```");
        let heading = line.trim_start_matches('#');
        if fenced || heading.len() == line.len() || !heading.starts_with(' ') {
            continue;
        }
        let kept = heading.trim().to_lowercase();
        let kept = kept.chars().filter(|c| c.is_alphanumeric() || "_- ".contains(*c));
        let slug: String = kept.map(|c| if c == ' ' { '-' } else { c }).collect();
        let count = times.entry(slug.clone()).or_default();
        found.insert(if *count == 0 { slug } else { format!("{slug}-{count}") });
        *count += 1;
    }
    found
}

/// A path without `.` and `..`; none if it leaves the project.
fn resolved(document: &str, target: &str) -> Option<PathBuf> {
    let mut out = Path::new(document).parent()?.to_owned();
    for part in Path::new(target).components() {
        match part {
            Component::Normal(name) => out.push(name),
            Component::CurDir => {}
            Component::ParentDir => {
                if !out.pop() {
                    return None;
                }
            }
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(out)
}

pub fn check(documents: &[Document]) -> Result<(), String> {
    let headings: BTreeMap<&str, BTreeSet<String>> =
        documents.iter().map(|it| (it.name.as_str(), anchors(&it.text))).collect();
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for document in documents {
        for (line, target) in targets(&document.text) {
            if ["http://", "https://", "mailto:"].iter().any(|it| target.starts_with(it)) {
                continue;
            }
            checked += 1;
            let mut dead = |why: &str| {
                wrong.push(format!("{}:{line}: {target}: {why}", document.name));
            };
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let name = match file {
                "" => Some(PathBuf::from(&document.name)),
                file => resolved(&document.name, file),
            };
            match name {
                Some(name) if support::root().join(&name).exists() => {
                    let known = headings.get(&*name.to_string_lossy());
                    if !anchor.is_empty() && known.is_some_and(|all| !all.contains(anchor)) {
                        dead("no heading there is called so");
                    }
                }
                Some(_) => dead("there is no such file"),
                None => dead("it leads out of the project"),
            }
        }
    }
    if wrong.is_empty() {
        println!("{checked} links between documents");
        return Ok(());
    }
    Err(wrong.join("\n"))
}
