//! What the library's files say of themselves: the head of a file, and its public relations with
//! their descriptions.

use std::path::{Path, PathBuf};

use super::{Search, inside, normal};
use engine::{Includes, Offer};
use include_dir::File;

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

/// The public relations and the types of all entries, each with the entry that has it.
pub(super) fn offers() -> Vec<Offer> {
    let mut offers = Vec::new();
    let mut add = |text: &str, entry: &str| {
        let relation = |Public { name, columns, .. }: Public| {
            let columns = if columns.is_empty() { 0 } else { columns.split(',').count() };
            (name, Some(columns))
        };
        let found = relations(text, Path::new(entry)).into_iter().map(relation);
        let types = text.lines().filter_map(|line| line.strip_prefix(".type "));
        let types =
            types.filter_map(|rest| Some((rest.split_whitespace().next()?.to_owned(), None)));
        for (name, columns) in found.chain(types).filter(|(name, _)| !name.starts_with('_')) {
            offers.push(Offer { name, columns, file: entry.to_owned() });
        }
    };
    super::SCHEMA.files().filter_map(File::contents_utf8).for_each(|text| add(text, "facts.dl"));
    for entry in super::entries().iter().filter(|entry| *entry != super::SCHEMA_ENTRY) {
        let files = analysis(entry).map(|analysis| analysis.files).unwrap_or_default();
        files.iter().filter_map(|file| super::file(file)).for_each(|text| add(text, entry));
    }
    offers
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
            assert!(!analysis.relations.is_empty(), "{entry}");
            for relation in &analysis.relations {
                assert!(!relation.doc.is_empty(), "{entry}: {} says nothing", relation.name);
            }
        }
        assert!(analysis("no_such_analysis").is_none());
    }
}
