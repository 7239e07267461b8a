//! What the library's files say of themselves: the head of a file, and its public relations with
//! their descriptions.

use std::path::{Path, PathBuf};

use super::search::{self, Entry};
use super::{Search, inside, normal};
use engine::{Includes, Offer};

/// A relation that queries may use: what begins with an underscore is private.
#[derive(Debug)]
pub struct Public {
    /// What it is called.
    pub name: String,
    /// The columns, as declared: `b: Block, s: Block`.
    pub columns: String,
    /// What it means, in lines.
    pub doc: Vec<String>,
    /// The file that declares it, below the library's root.
    pub file: PathBuf,
}

/// An analysis: an entry, and the files of its folder that the entry includes.
#[derive(Debug, Default)]
pub struct Analysis {
    /// What the entry says of itself, in lines.
    pub head: Vec<String>,
    /// In the order of the files and within them.
    pub relations: Vec<Public>,
    /// The entry and the files of its folder that it includes, below the library's root.
    pub files: Vec<PathBuf>,
}

/// The analysis by the name of its entry: `cfg`, `cfg.dl`, `cpg/cxx.dl`.
pub fn analysis(entry: &str) -> Option<Analysis> {
    let search = Search::default();
    let read = |name: &str| search.read("", name);
    let (name, text) = read(entry).or_else(|| read(&format!("{entry}.dl")))?;
    let entry = Path::new(inside(&name)?).to_owned();
    let mut analysis = Analysis { head: head(&text), ..Analysis::default() };
    let mut files = vec![(entry.clone(), text)];
    let mut seen = vec![entry.clone()];
    while let Some((file, text)) = files.pop() {
        analysis.relations.extend(relations(&text, &file));
        let folder = file.parent()?;
        let mut included = Vec::new();
        for path in text.lines().filter_map(|line| line.strip_prefix(".include \"")) {
            let path = folder.join(path.trim_end().trim_end_matches('"'));
            // What lies elsewhere is another analysis.
            let Some(path) = normal(&path).filter(|path| path.parent() == entry.parent()) else {
                continue;
            };
            if let Some(text) = super::file(&path)
                && !seen.contains(&path)
            {
                seen.push(path.clone());
                included.push((path, text.to_owned()));
            }
        }
        files.extend(included.into_iter().rev());
    }
    analysis.files = seen;
    Some(analysis)
}

/// The texts of the files of all entries, each with the entry that has it.
fn texts() -> Vec<(String, PathBuf, &'static str)> {
    let schema = super::packed::within("schema")
        .map(|file| (super::SCHEMA_ENTRY.to_owned(), file.path().to_owned(), file.text()));
    let mut texts: Vec<_> = schema.collect();
    for entry in super::entries().into_iter().filter(|entry| *entry != super::SCHEMA_ENTRY) {
        let files = analysis(&entry).map(|analysis| analysis.files).unwrap_or_default();
        for file in files {
            texts.extend(super::file(&file).map(|text| (entry.clone(), file, text)));
        }
    }
    texts
}

/// The public relations of all entries.
pub(super) fn all() -> Vec<Entry> {
    let of = |(entry, path, text): (String, PathBuf, &str)| {
        let relations = relations(text, &path).into_iter();
        relations.map(move |relation| Entry { file: entry.clone(), relation })
    };
    texts().into_iter().flat_map(of).collect()
}

/// The public relations and the types of all entries, for the engine to tell where a name is.
pub(super) fn offers() -> Vec<Offer> {
    let relation = |Entry { file, relation }: &Entry| Offer {
        name: relation.name.clone(),
        columns: Some(relation.columns().count()),
        file: file.clone(),
    };
    let mut offers: Vec<Offer> = search::all().iter().map(relation).collect();
    for (file, _, text) in texts() {
        let types = text.lines().filter_map(|line| line.strip_prefix(".type "));
        let names = types.filter_map(|rest| rest.split_whitespace().next());
        for name in names.filter(|name| !name.starts_with('_')) {
            offers.push(Offer { name: name.to_owned(), columns: None, file: file.clone() });
        }
        let functors = text.lines().filter_map(|line| line.strip_prefix(".functor "));
        for (name, _) in functors.filter_map(|rest| rest.split_once('(')) {
            offers.push(Offer { name: format!("@{name}"), columns: None, file: file.clone() });
        }
    }
    offers
}

impl Public {
    /// The columns: names and types.
    pub fn columns(&self) -> impl Iterator<Item = (&str, &str)> {
        self.columns.split(',').filter_map(|column| column.trim().split_once(": "))
    }
}

/// The comment that a file begins with.
fn head(text: &str) -> Vec<String> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
}

/// The public relations that a file declares.
fn relations(text: &str, file: &Path) -> Vec<Public> {
    let mut found = Vec::new();
    let mut doc: Vec<String> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(said) = line.strip_prefix("///") {
            doc.push(said.trim().to_owned());
            continue;
        }
        // A facet stands between a description and what it describes.
        if line.starts_with("//@") {
            continue;
        }
        let doc = std::mem::take(&mut doc);
        let Some((name, rest)) = line.strip_prefix(".decl ").and_then(|d| d.split_once('(')) else {
            continue;
        };
        let mut columns = rest.trim().to_owned();
        while !columns.contains(')') {
            let Some(more) = lines.next() else { break };
            columns.push(' ');
            columns.push_str(more.trim());
        }
        let columns = columns.split(')').next().unwrap_or_default().trim().to_owned();
        if !name.starts_with('_') {
            found.push(Public { name: name.to_owned(), columns, doc, file: file.to_owned() });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_come_with_their_comments() {
        let text = "// head\n\n/// Block `b` is\n/// first.\n.decl first(b: Block) inline\n\
            /// Not for queries.\n.decl _own(b: Block)\n.decl bare(a: number,\n    b: symbol)\n\
            first(b) :- bare(1, b).\n";
        let found = relations(text, Path::new("x.dl"));
        let shown = |p: &Public| format!("{}({}): {}", p.name, p.columns, p.doc.join(" "));
        let found: Vec<String> = found.iter().map(shown).collect();
        assert_eq!(found, ["first(b: Block): Block `b` is first.", "bare(a: number, b: symbol): "]);
    }

    /// Whoever asks for an analysis is told what every relation means.
    #[test]
    fn every_analysis_describes_itself_and_its_relations() {
        for entry in super::super::entries().iter().filter(|name| *name != "facts.dl") {
            let analysis = analysis(entry).expect(entry);
            assert!(analysis.head.len() > 3, "{entry}");
            // That one has types and functors.
            let has_relations = entry != "intervals.dl";
            assert_eq!(!analysis.relations.is_empty(), has_relations, "{entry}");
            for relation in &analysis.relations {
                assert!(!relation.doc.is_empty(), "{entry}: {} says nothing", relation.name);
            }
        }
        assert!(analysis("no_such_analysis").is_none());
    }
}
