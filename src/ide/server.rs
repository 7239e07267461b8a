//! A language server for programs: the protocol's requests, each answered by what stands beside.
//! <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/>

use std::collections::BTreeSet;
use std::path::PathBuf;

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::notification::{self, Notification as _};
use lsp_types::request::{self, Request as _};
use lsp_types::{
    CompletionOptions, HoverProviderCapability, InitializeParams, OneOf, PositionEncodingKind,
    PublishDiagnosticsParams, RenameOptions, ServerCapabilities, SignatureHelpOptions,
    TextDocumentSyncCapability, TextDocumentSyncKind, Uri,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::documents::Documents;
use super::places::Places;
use super::text::{Encoding, name_of, uri_of};

/// What is wrong with a request, for the person who made it.
pub type Refused = String;
type Answer = Result<Value, Refused>;
type Run = fn(&mut Server, Value) -> Answer;

/// The requests, and what answers them.
const REQUESTS: &[(&str, Run)] = &[
    (request::Completion::METHOD, |server, it| answer(it, |it| Ok(server.completion(&it)))),
    (request::HoverRequest::METHOD, |server, it| answer(it, |it| Ok(server.hover(&it)))),
    (request::SignatureHelpRequest::METHOD, |server, it| {
        answer(it, |it| Ok(server.signature(&it)))
    }),
    (request::GotoDefinition::METHOD, |server, it| answer(it, |it| server.definition(&it))),
    (request::References::METHOD, |server, it| answer(it, |it| Ok(server.references(&it)))),
    (request::DocumentHighlightRequest::METHOD, |server, it| {
        answer(it, |it| Ok(server.highlights(&it)))
    }),
    (request::PrepareRenameRequest::METHOD, |server, it| {
        answer(it, |it| server.prepare_rename(&it))
    }),
    (request::Rename::METHOD, |server, it| answer(it, |it| server.rename(&it))),
    (request::Formatting::METHOD, |server, it| answer(it, |it| Ok(server.formatted(&it)))),
    (request::DocumentSymbolRequest::METHOD, |server, it| answer(it, |it| Ok(server.symbols(&it)))),
    (request::CodeActionRequest::METHOD, |server, it| answer(it, |it| Ok(server.actions(&it)))),
];

fn answer<P: DeserializeOwned, R: Serialize>(
    parameters: Value,
    answer: impl FnOnce(P) -> Result<R, Refused>,
) -> Answer {
    let parameters = serde_json::from_value(parameters).map_err(|error| error.to_string())?;
    serde_json::to_value(answer(parameters)?).map_err(|error| error.to_string())
}

/// An editor's session.
pub struct Server {
    pub documents: Documents,
    pub places: Places,
    /// What the editor has open as a whole.
    pub folders: Vec<PathBuf>,
    /// Documents whose findings are to be shown anew.
    changed: BTreeSet<String>,
    /// Documents with findings that are shown.
    shown: BTreeSet<String>,
}

/// Answers an editor until it says that it ends.
///
/// # Errors
/// When the editor does not keep the protocol, or goes away.
pub fn serve(connection: &Connection, documents: Documents) -> Result<(), String> {
    let said = |error: lsp_server::ProtocolError| error.to_string();
    let (id, parameters) = connection.initialize_start().map_err(said)?;
    let parameters: InitializeParams =
        serde_json::from_value(parameters).map_err(|error| error.to_string())?;
    let general = parameters.capabilities.general.unwrap_or_default();
    let encodings = general.position_encodings.unwrap_or_default();
    let encoding = match encodings.contains(&PositionEncodingKind::UTF8) {
        true => Encoding::Utf8,
        false => Encoding::Utf16,
    };
    let capabilities = serde_json::json!({
        "capabilities": capabilities(encoding),
        "serverInfo": { "name": "llvm-facts", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, capabilities).map_err(said)?;
    let folders = parameters.workspace_folders.unwrap_or_default();
    let folders = folders.iter().map(|folder| PathBuf::from(name_of(&folder.uri))).collect();
    let (changed, shown) = (BTreeSet::new(), BTreeSet::new());
    let mut server = Server { documents, places: Places::new(encoding), folders, changed, shown };
    server.serve(connection)
}

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let strings = |all: &[&str]| Some(all.iter().map(|&it| it.to_owned()).collect());
    ServerCapabilities {
        position_encoding: Some(match encoding {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
        }),
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::FULL)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: strings(&["\"", "("]),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        signature_help_provider: Some(SignatureHelpOptions {
            trigger_characters: strings(&["(", ","]),
            ..SignatureHelpOptions::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        code_action_provider: Some(true.into()),
        ..ServerCapabilities::default()
    }
}

impl Server {
    fn serve(&mut self, connection: &Connection) -> Result<(), String> {
        loop {
            // Findings wait until nobody asks: people type faster than programs are read.
            if connection.receiver.is_empty() {
                self.show_findings(connection)?;
            }
            let Ok(message) = connection.receiver.recv() else { return Ok(()) };
            match message {
                Message::Request(request) => {
                    if connection.handle_shutdown(&request).map_err(|error| error.to_string())? {
                        return Ok(());
                    }
                    let response = self.answer(request);
                    send(connection, Message::Response(response))?;
                }
                Message::Notification(notification) => self.note(notification),
                Message::Response(_) => {}
            }
        }
    }

    fn answer(&mut self, Request { id, method, params }: Request) -> Response {
        let Some((_, run)) = REQUESTS.iter().find(|(name, _)| *name == method) else {
            let message = format!("there is no request `{method}`");
            return Response::new_err(id, ErrorCode::MethodNotFound as i32, message);
        };
        match run(self, params) {
            Ok(result) => Response::new_ok(id, result),
            Err(message) => Response::new_err(id, ErrorCode::RequestFailed as i32, message),
        }
    }

    fn note(&mut self, Notification { method, params }: Notification) {
        match &*method {
            notification::DidOpenTextDocument::METHOD => {
                type Opened = lsp_types::DidOpenTextDocumentParams;
                if let Ok(Opened { text_document: it }) = serde_json::from_value(params) {
                    self.set(&it.uri, it.text);
                }
            }
            notification::DidChangeTextDocument::METHOD => {
                type Changed = lsp_types::DidChangeTextDocumentParams;
                if let Ok(Changed { text_document, content_changes }) =
                    serde_json::from_value(params)
                    && let Some(change) = content_changes.into_iter().next_back()
                {
                    self.set(&text_document.uri, change.text);
                }
            }
            notification::DidCloseTextDocument::METHOD => {
                type Closed = lsp_types::DidCloseTextDocumentParams;
                if let Ok(Closed { text_document }) = serde_json::from_value(params) {
                    self.documents.close(&name_of(&text_document.uri));
                    self.changed.extend(self.shown.clone());
                    self.changed.extend(self.documents.names());
                }
            }
            notification::DidSaveTextDocument::METHOD
            | notification::DidChangeWatchedFiles::METHOD => {
                self.documents.forget();
                self.changed.extend(self.documents.names());
            }
            _ => {}
        }
    }

    fn set(&mut self, uri: &Uri, text: String) {
        let name = name_of(uri);
        self.documents.set(&name, text);
        // What includes it, and what it includes, may have other findings now.
        self.changed.extend(self.documents.names());
    }

    fn show_findings(&mut self, connection: &Connection) -> Result<(), String> {
        for name in std::mem::take(&mut self.changed) {
            let Some(uri) = uri_of(&name) else { continue };
            let diagnostics = self.findings(&name);
            let is_shown = !diagnostics.is_empty();
            if !is_shown && !self.shown.contains(&name) && self.documents.text(&name).is_none() {
                continue;
            }
            match is_shown {
                true => self.shown.insert(name),
                false => self.shown.remove(&name),
            };
            let params = PublishDiagnosticsParams { uri, diagnostics, version: None };
            let method = notification::PublishDiagnostics::METHOD.to_owned();
            send(connection, Message::Notification(Notification::new(method, params)))?;
        }
        Ok(())
    }
}

fn send(connection: &Connection, message: Message) -> Result<(), String> {
    connection.sender.send(message).map_err(|error| error.to_string())
}
