//! Places in files as the protocol has them: of what is declared, of all that has a name.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

use engine::{Declared, NameKind, Names, Sources, Span};
use lsp_types::{DocumentSymbol, Location, Range, SymbolKind, TextEdit, Uri, WorkspaceEdit};

use super::documents::{Documents, Read, library_on_disk};
use super::text::{Encoding, Text, uri_of};

/// So many files of a folder are looked through at most.
const FILES: usize = 10_000;

/// How places are written.
#[derive(Clone, Debug)]
pub struct Places {
    pub encoding: Encoding,
    /// Where the library's files are on the disk, once somebody wants to see one.
    library: Option<PathBuf>,
}

/// Stretches of files by the files' names: first and last byte.
pub type Found = BTreeMap<String, BTreeSet<(u32, u32)>>;

impl Places {
    pub fn new(encoding: Encoding) -> Self {
        Self { encoding, library: None }
    }

    /// From now on files of the library have a place.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn show_library(&mut self) -> io::Result<()> {
        if self.library.is_none() {
            self.library = Some(library_on_disk()?);
        }
        Ok(())
    }

    /// Whether a file is the library's, as it was written for editors.
    pub fn is_library(&self, name: &str) -> bool {
        let folder = self.library.clone().unwrap_or_else(|| system::cache("library"));
        Path::new(name).starts_with(folder)
    }

    pub fn range(&self, sources: &Sources, span: Span) -> Range {
        let text = sources.file(span.file).map_or("", |file| &file.text);
        Text::new(text, self.encoding).range(span.start, span.end)
    }

    /// The place of a span; none if its file is nowhere.
    pub fn location(&self, sources: &Sources, span: Span) -> Option<Location> {
        let name = &sources.file(span.file)?.name;
        let uri = match (library::inside(name), &self.library) {
            (Some(inside), Some(folder)) => uri_of(folder.join(inside).to_str()?)?,
            _ => uri_of(name)?,
        };
        Some(Location { uri, range: self.range(sources, span) })
    }

    /// The places of what was found, file by file.
    pub fn locations(&self, documents: &Documents, found: &Found) -> Vec<Location> {
        let mut all = Vec::new();
        for (name, spans) in found {
            let (Some(uri), Some(text)) = (uri_of(name), text_of(documents, name)) else {
                continue;
            };
            let text = Text::new(&text, self.encoding);
            let place = |&(start, end): &(u32, u32)| Location {
                uri: uri.clone(),
                range: text.range(start, end),
            };
            all.extend(spans.iter().map(place));
        }
        all
    }

    /// The change that writes another name wherever something was found.
    pub fn renamed(&self, documents: &Documents, found: &Found, name: &str) -> WorkspaceEdit {
        let locations = self.locations(documents, found).into_iter();
        changes(locations.map(|location| (location, name.to_owned())).collect())
    }

    /// What a file declares, components with what is in them.
    pub fn symbols(&self, read: &Read, file: u32) -> Vec<DocumentSymbol> {
        self.symbols_in(&read.names, file, None)
    }

    fn symbols_in(&self, names: &Names, file: u32, inside: Option<usize>) -> Vec<DocumentSymbol> {
        let all = names.declared.iter().enumerate();
        let own = all.filter(|(_, it)| it.span.file == file && it.component == inside);
        let symbol = |(number, declared): (usize, &Declared)| {
            let kind = match declared.kind {
                NameKind::Relation => SymbolKind::FUNCTION,
                NameKind::Type => SymbolKind::STRUCT,
                NameKind::Branch => SymbolKind::ENUM_MEMBER,
                NameKind::Component => SymbolKind::CLASS,
                NameKind::Instance => SymbolKind::OBJECT,
                NameKind::Variable => return None,
            };
            let range = self.range(&names.sources, declared.span);
            let is_component = declared.kind == NameKind::Component;
            let children = is_component.then(|| self.symbols_in(names, file, Some(number)));
            #[expect(deprecated, reason = "the struct has no other constructor")]
            Some(DocumentSymbol {
                name: declared.name.to_string(),
                detail: Some(columns(declared)).filter(|columns| !columns.is_empty()),
                kind,
                tags: None,
                deprecated: None,
                range,
                selection_range: range,
                children,
            })
        };
        own.filter_map(symbol).collect()
    }
}

/// The change that writes these texts at their places.
pub fn changes(edits: Vec<(Location, String)>) -> WorkspaceEdit {
    let mut files: Vec<(Uri, Vec<TextEdit>)> = Vec::new();
    for (Location { uri, range }, new_text) in edits {
        let edit = TextEdit { range, new_text };
        match files.iter_mut().find(|(file, _)| *file == uri) {
            Some((_, edits)) => edits.push(edit),
            None => files.push((uri, vec![edit])),
        }
    }
    let changes = Some(files.into_iter().collect());
    WorkspaceEdit { changes, ..WorkspaceEdit::default() }
}

/// `from: Function, to: Function`.
pub fn columns(declared: &Declared) -> String {
    let column = |(name, ty): &(_, _)| format!("{name}: {ty}");
    declared.columns.iter().map(column).collect::<Vec<_>>().join(", ")
}

/// The text of a file as it is open, or on the disk.
pub fn text_of(documents: &Documents, name: &str) -> Option<String> {
    let open = documents.text(name).map(str::to_owned);
    open.or_else(|| std::fs::read_to_string(name).ok())
}

/// Where else a name stands that stands at a place of a program: in it and in what it includes, in
/// what is open, and in the files of these folders. None if nothing that is declared is there.
pub fn everywhere(
    documents: &mut Documents,
    folders: &[PathBuf],
    read: &Read,
    (file, offset): (u32, u32),
) -> Option<Found> {
    let mention = read.names.at(file, offset)?;
    let declared = &read.names.declared[mention.of?];
    let home = read.names.sources.file(declared.span.file)?.name.clone();
    let place = (&*home, declared.span.start);
    let mut found = Found::new();
    add(&read.names, place, &mut found);
    if declared.kind == NameKind::Variable {
        return Some(found);
    }
    for name in documents.names() {
        if let Some(read) = documents.read(&name) {
            add(&read.names, place, &mut found);
        }
    }
    for path in folders.iter().flat_map(|folder| programs(folder)) {
        let Some(name) = path.to_str().filter(|name| documents.text(name).is_none()) else {
            continue;
        };
        let text = std::fs::read_to_string(name).unwrap_or_default();
        if !found.contains_key(name) && text.contains(&*declared.name) {
            add(&Names::of(name, &text, documents), place, &mut found);
        }
    }
    Some(found)
}

/// Adds the mentions of what is declared at a place of a file.
fn add(names: &Names, (home, start): (&str, u32), found: &mut Found) {
    let is_it = |it: &Declared| {
        it.span.start == start && names.sources.file(it.span.file).is_some_and(|f| &*f.name == home)
    };
    let Some(of) = names.declared.iter().position(is_it) else { return };
    for mention in names.mentions.iter().filter(|mention| mention.of == Some(of)) {
        let Some(file) = names.sources.file(mention.span.file) else { continue };
        let spans = found.entry(file.name.to_string()).or_default();
        spans.insert((mention.span.start, mention.span.end));
    }
}

/// The programs below a folder, without hidden folders.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && !is_hidden => folders.push(path),
                Ok(kind) if kind.is_file() && path.extension().is_some_and(|e| e == "dl") => {
                    found.push(path);
                }
                _ => {}
            }
            if found.len() >= FILES {
                return found;
            }
        }
    }
    found.sort();
    found
}
