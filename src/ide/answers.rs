//! What the requests of an editor are answered.

use std::sync::Arc;

use lsp_types::{
    CodeAction, CodeActionParams, CompletionItem, CompletionParams, Diagnostic,
    DocumentFormattingParams, DocumentHighlight, DocumentHighlightParams, DocumentSymbolParams,
    DocumentSymbolResponse, GotoDefinitionParams, GotoDefinitionResponse, Hover, HoverContents,
    HoverParams, Location, MarkupContent, MarkupKind, Position, PrepareRenameResponse,
    ReferenceParams, RenameParams, SignatureHelp, SignatureHelpParams, TextDocumentPositionParams,
    TextEdit, Uri, WorkspaceEdit,
};

use super::completion;
use super::documents::{Documents, Read};
use super::findings;
use super::hover;
use super::places::{self, Found};
use super::server::{Refused, Server};
use super::text::{Text, name_of};

impl Server {
    pub fn findings(&mut self, name: &str) -> Vec<Diagnostic> {
        // The library is read by programs that have included what its files need.
        if self.documents.text(name).is_none() || self.places.is_library(name) {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (_, read) in self.documents.programs(name) {
            let Some(file) = read.file(name) else { continue };
            for found in findings::of_file(&read, file, &self.places) {
                if !all.contains(&found) {
                    all.push(found);
                }
            }
        }
        all
    }

    /// A program that has the document, and the place in it.
    fn place(&mut self, uri: &Uri, position: Position) -> Option<(Arc<Read>, (u32, u32))> {
        let name = name_of(uri);
        let text = self.documents.text(&name)?;
        let offset = Text::new(text, self.places.encoding).offset(position) as u32;
        let (_, read) = self.documents.programs(&name).into_iter().next()?;
        let file = read.file(&name)?;
        Some((read, (file, offset)))
    }

    fn at(&mut self, at: &TextDocumentPositionParams) -> Option<(Arc<Read>, (u32, u32))> {
        self.place(&at.text_document.uri, at.position)
    }

    pub fn completion(&mut self, params: &CompletionParams) -> Option<Vec<CompletionItem>> {
        let (read, (file, offset)) = self.at(&params.text_document_position)?;
        let text = read.names.sources.file(file)?.text.clone();
        let places = Text::new(&text, self.places.encoding);
        Some(completion::at(&read, &text, &places, offset as usize))
    }

    pub fn hover(&mut self, params: &HoverParams) -> Option<Hover> {
        let (read, (file, offset)) = self.at(&params.text_document_position_params)?;
        let (value, (start, end)) = hover::at(&read, file, offset)?;
        let text = &read.names.sources.file(file)?.text;
        Some(Hover {
            contents: HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value }),
            range: Some(Text::new(text, self.places.encoding).range(start, end)),
        })
    }

    pub fn signature(&mut self, params: &SignatureHelpParams) -> Option<SignatureHelp> {
        let (read, (file, offset)) = self.at(&params.text_document_position_params)?;
        let text = &read.names.sources.file(file)?.text;
        let start = completion::statement(text, offset as usize);
        hover::signature(&read.names, &text[start..offset as usize])
    }

    /// Where a name is declared; from an include its file.
    pub fn definition(
        &mut self,
        params: &GotoDefinitionParams,
    ) -> Result<Option<GotoDefinitionResponse>, Refused> {
        let Some((read, (file, offset))) = self.at(&params.text_document_position_params) else {
            return Ok(None);
        };
        let names = &read.names;
        let is_there =
            |span: engine::Span| span.file == file && span.start <= offset && offset <= span.end;
        let span = match names.links.iter().find(|link| is_there(link.span)) {
            Some(link) => {
                let file = (read.main..).take_while(|file| names.sources.file(*file).is_some());
                let is_it = |it: &u32| {
                    names.sources.file(*it).is_some_and(|source| *source.name == *link.file)
                };
                file.into_iter().find(is_it).map(|file| engine::Span { file, start: 0, end: 0 })
            }
            None => {
                let of = names.at(file, offset).and_then(|mention| mention.of);
                of.map(|of| names.declared[of].span)
            }
        };
        let Some(span) = span else { return Ok(None) };
        let home = names.sources.file(span.file).map(|file| file.name.clone()).unwrap_or_default();
        if library::inside(&home).is_some() {
            let refused = |error| format!("the library cannot be written out to be shown: {error}");
            self.places.show_library().map_err(refused)?;
        }
        let location = self.places.location(&names.sources, span);
        Ok(location.map(GotoDefinitionResponse::Scalar))
    }

    fn everywhere(&mut self, at: &TextDocumentPositionParams) -> Option<(Arc<Read>, Found)> {
        let (read, place) = self.at(at)?;
        let found = places::everywhere(&mut self.documents, &self.folders, &read, place)?;
        Some((read, found))
    }

    pub fn references(&mut self, params: &ReferenceParams) -> Option<Vec<Location>> {
        let (read, mut found) = self.everywhere(&params.text_document_position)?;
        if !params.context.include_declaration {
            for (name, spans) in &mut found {
                let file = read.file(name);
                let declared = &read.names.declared;
                let is_declared = |&(start, _): &(u32, u32)| {
                    declared.iter().any(|it| Some(it.span.file) == file && it.span.start == start)
                };
                spans.retain(|span| !is_declared(span));
            }
        }
        Some(self.places.locations(&self.documents, &found))
    }

    pub fn highlights(
        &mut self,
        params: &DocumentHighlightParams,
    ) -> Option<Vec<DocumentHighlight>> {
        let at = &params.text_document_position_params;
        let (read, (file, offset)) = self.at(at)?;
        let of = read.names.at(file, offset)?.of?;
        let same = read.names.mentions.iter();
        let same = same.filter(|it| it.of == Some(of) && it.span.file == file);
        let range = |it: &engine::Mention| self.places.range(&read.names.sources, it.span);
        Some(same.map(|it| DocumentHighlight { range: range(it), kind: None }).collect())
    }

    pub fn prepare_rename(
        &mut self,
        at: &TextDocumentPositionParams,
    ) -> Result<Option<PrepareRenameResponse>, Refused> {
        let Some((read, (file, offset))) = self.at(at) else { return Ok(None) };
        let Some(mention) = read.names.at(file, offset) else { return Ok(None) };
        self.may_be_renamed(&read, mention)?;
        let range = self.places.range(&read.names.sources, mention.span);
        Ok(Some(PrepareRenameResponse::Range(range)))
    }

    /// What is the library's keeps its name.
    fn may_be_renamed(&self, read: &Read, mention: &engine::Mention) -> Result<(), Refused> {
        let name = &mention.name;
        let declared = mention.of.map(|of| &read.names.declared[of]);
        let declared = declared.ok_or_else(|| format!("nothing declares {name}"))?;
        let home = read.names.sources.file(declared.span.file).map_or("", |file| &file.name);
        match library::inside(home).is_some() || self.places.is_library(home) {
            true => Err(format!("{name} is the library's: it cannot be renamed")),
            false => Ok(()),
        }
    }

    pub fn rename(&mut self, params: &RenameParams) -> Result<Option<WorkspaceEdit>, Refused> {
        let at = &params.text_document_position;
        let Some((read, (file, offset))) = self.at(at) else { return Ok(None) };
        let Some(mention) = read.names.at(file, offset) else { return Ok(None) };
        self.may_be_renamed(&read, mention)?;
        let Some((_, found)) = self.everywhere(at) else { return Ok(None) };
        let edit = self.places.renamed(&self.documents, &found, &params.new_name);
        self.keeps_meaning(&found, &mention.name, &params.new_name)?;
        Ok(Some(edit))
    }

    /// Whether every program that has a new name means what it meant: as many names stand for as
    /// many things, and nothing is wrong that was not.
    fn keeps_meaning(&self, found: &Found, old: &str, new: &str) -> Result<(), Refused> {
        let mut changed =
            Documents::new(self.documents.search().clone(), self.documents.settings());
        for name in self.documents.names() {
            let text = self.documents.text(&name).unwrap_or_default();
            changed.set(&name, text.to_owned());
        }
        let texts: Vec<(&String, String)> = found
            .keys()
            .filter_map(|name| Some((name, places::text_of(&self.documents, name)?)))
            .collect();
        for (name, text) in &texts {
            let mut new_text = text.clone();
            for &(start, end) in found[*name].iter().rev() {
                new_text.replace_range(start as usize..end as usize, new);
            }
            changed.set(name, new_text);
        }
        for (name, text) in &texts {
            let before = self.documents.read_text(name, text);
            let after = changed.read(name).ok_or("a document went away")?;
            let meant = |read: &Read| -> Vec<_> {
                read.names.mentions.iter().map(|it| (it.kind, it.of, it.role)).collect()
            };
            let wrong = |read: &Read| read.findings.list.len();
            if meant(&before) != meant(&after) || wrong(&after) > wrong(&before) {
                let file = name.rsplit('/').next().unwrap_or_default();
                return Err(format!("in {file} {old} cannot be called {new}"));
            }
        }
        Ok(())
    }

    pub fn formatted(&mut self, params: &DocumentFormattingParams) -> Option<Vec<TextEdit>> {
        let name = name_of(&params.text_document.uri);
        let text = self.documents.text(&name)?;
        // What is no program stays as it is: its findings say why.
        let new_text = engine::format(&name, text).ok()?;
        let range = Text::new(text, self.places.encoding).whole();
        Some(if new_text == text { Vec::new() } else { vec![TextEdit { range, new_text }] })
    }

    pub fn symbols(&mut self, params: &DocumentSymbolParams) -> Option<DocumentSymbolResponse> {
        let (read, (file, _)) = self.place(&params.text_document.uri, Position::default())?;
        Some(DocumentSymbolResponse::Nested(self.places.symbols(&read, file)))
    }

    pub fn actions(&mut self, params: &CodeActionParams) -> Option<Vec<CodeAction>> {
        let (read, (file, _)) = self.place(&params.text_document.uri, Position::default())?;
        Some(findings::actions(&read, file, params.range, &self.places))
    }
}
