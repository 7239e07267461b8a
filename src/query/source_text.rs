//! The source text that pages and findings show beside instructions: the lines that debug
//! information names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use md5::{Digest, Md5};
use rustc_hash::{FxHashMap, FxHashSet};

use facts::store::Facts;
use facts::*;

/// Which source text is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Embed {
    /// What is there: in the debug information, or in a file that is the one which was compiled.
    #[default]
    Auto,
    /// The same, and what is not there is told.
    Always,
    /// None.
    Never,
}

/// The lines of source files, by the names that instructions' locations give them.
pub struct SourceText {
    files: FxHashMap<String, Vec<String>>,
    /// Why the others are not there.
    pub missing: Vec<String>,
}

/// What debug information says of a file.
#[derive(Default)]
struct File {
    directory: String,
    source: Option<String>,
    /// The MD5 sum in hexadecimal digits.
    checksum: Option<String>,
}

impl SourceText {
    /// The text of all files that instructions come from. Files are looked for where they were
    /// compiled, and by their names from here.
    pub fn of(facts: &Facts, embed: Embed) -> Self {
        let mut it = Self { files: FxHashMap::default(), missing: Vec::new() };
        if embed == Embed::Never {
            return it;
        }
        let text = |symbol| String::from_utf8_lossy(&facts.bytes(symbol)).into_owned();
        let known = files(facts);
        let symbols = facts.rows::<InstructionLocation>().map(|row| row.file);
        let symbols: FxHashSet<Symbol> = symbols.collect();
        let names: BTreeSet<String> = symbols.into_iter().map(text).collect();
        for name in names.into_iter().filter(|name| !name.is_empty()) {
            let file = known.get(&name);
            match read(&name, file) {
                Ok(text) => {
                    let lines = text.lines().map(str::to_owned).collect();
                    it.files.insert(name, lines);
                }
                Err(why) => it.missing.push(format!("{name}: {why}")),
            }
        }
        it
    }

    /// Line `number` of a file, counted from 1.
    pub fn line(&self, file: &str, number: u32) -> Option<&str> {
        let at = (number as usize).checked_sub(1)?;
        self.files.get(file)?.get(at).map(String::as_str)
    }

    /// These lines of a file, counted from 1, in pieces of neighbours: the first line's number, and
    /// the texts.
    pub fn lines(&self, file: &str, wanted: &BTreeSet<u32>) -> Vec<(u32, Vec<&str>)> {
        let Some(lines) = self.files.get(file) else { return Vec::new() };
        let mut pieces: Vec<(u32, Vec<&str>)> = Vec::new();
        for &number in wanted {
            let Some(text) = (number as usize).checked_sub(1).and_then(|i| lines.get(i)) else {
                continue;
            };
            match pieces.last_mut() {
                Some((first, texts)) if *first + texts.len() as u32 == number => texts.push(text),
                _ => pieces.push((number, vec![text])),
            }
        }
        pieces
    }
}

/// Files by their names in debug information.
fn files(facts: &Facts) -> FxHashMap<String, File> {
    let is_file: BTreeSet<u32> = facts
        .rows::<MetadataClass>()
        .filter(|row| row.class == MetadataClassName::DIFile)
        .map(|row| row.md.0)
        .collect();
    if is_file.is_empty() {
        return FxHashMap::default();
    }
    let mut parts: FxHashMap<u32, Vec<(MetadataRefName, u32)>> = FxHashMap::default();
    let mut strings = BTreeSet::new();
    for row in facts.rows::<MetadataRef>().filter(|row| is_file.contains(&row.md.0)) {
        parts.entry(row.md.0).or_default().push((row.field, row.op.0));
        strings.insert(row.op.0);
    }
    let texts: FxHashMap<u32, String> = facts
        .rows::<MetadataString>()
        .filter(|row| strings.contains(&row.md.0))
        .map(|row| (row.md.0, String::from_utf8_lossy(&facts.bytes(row.text)).into_owned()))
        .collect();
    let mut files = FxHashMap::default();
    for parts in parts.values() {
        let part = |field| {
            let (_, text) = parts.iter().find(|(name, _)| *name == field)?;
            texts.get(text).cloned()
        };
        let Some(name) = part(MetadataRefName::Filename) else { continue };
        let file = File {
            directory: part(MetadataRefName::Directory).unwrap_or_default(),
            source: part(MetadataRefName::Source),
            checksum: part(MetadataRefName::Checksum).filter(|sum| sum.len() == 32),
        };
        files.insert(name, file);
    }
    files
}

/// The text of a file, or why there is none.
fn read(name: &str, file: Option<&File>) -> Result<String, String> {
    if let Some(source) = file.and_then(|file| file.source.clone()) {
        return Ok(source);
    }
    let directory = file.map(|file| Path::new(&file.directory)).unwrap_or(Path::new(""));
    let mut places = vec![directory.join(name), PathBuf::from(name)];
    places.dedup();
    let Some(bytes) = places.iter().filter(|it| it.is_file()).find_map(|it| fs::read(it).ok())
    else {
        return Err(format!("no file {}", places[0].display()));
    };
    if let Some(sum) = file.and_then(|file| file.checksum.as_deref()) {
        let found: String = Md5::digest(&bytes).iter().map(|it| format!("{it:02x}")).collect();
        if found != sum {
            return Err("the file has changed since it was compiled".to_owned());
        }
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_follow_each_other_are_one_piece() {
        let lines = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        let files = FxHashMap::from_iter([("f.c".to_owned(), lines)]);
        let text = SourceText { files, missing: Vec::new() };
        let wanted = BTreeSet::from([0, 1, 2, 4, 9]);
        let pieces = text.lines("f.c", &wanted);
        assert_eq!(pieces, [(1, vec!["a", "b"]), (4, vec!["d"])]);
        assert!(text.lines("other.c", &wanted).is_empty());
    }

    #[test]
    fn a_file_that_has_changed_is_not_shown() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("f.c"), "int x;\n").unwrap();
        let directory = dir.path().to_str().unwrap().to_owned();
        let file = |checksum: &str| File {
            directory: directory.clone(),
            source: None,
            checksum: Some(checksum.to_owned()),
        };
        let right = file("6ffbdb2ebb7cc6ad4b4e12a8d4a9e5ab");
        let said = read("f.c", Some(&right)).unwrap_err();
        assert!(said.contains("has changed"), "{said}");
        let sum: String = Md5::digest(b"int x;\n").iter().map(|it| format!("{it:02x}")).collect();
        assert_eq!(read("f.c", Some(&file(&sum))).unwrap(), "int x;\n");
        let embedded = File { source: Some("other".to_owned()), ..file(&sum) };
        assert_eq!(read("f.c", Some(&embedded)).unwrap(), "other");
        assert!(read("g.c", Some(&right)).unwrap_err().starts_with("no file "));
    }
}
