//! An editor, and what the language server says to it. `lsp.txt` has the sessions; `BLESS=1` writes
//! the answers anew, to be read before they are committed.
//!
//! Lines that begin with `>` are steps: `open` and `close` a file, with its text below and the
//! cursor in it as `‸`; others are requests for the place of the last cursor. Lines that begin with
//! `<` are what is said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;

use lsp_server::{Message, Notification, Request};
use lsp_types::Uri;
use regex::Regex;
use serde_json::{Value, json};

use crate::Place;

const NEXT: &str = "\n--------\n";
const CURSOR: char = '‸';

struct Editor {
    place: Place,
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    requests: i32,
    open: BTreeSet<String>,
    /// Files with findings.
    wrong: BTreeSet<String>,
    /// File, line and column.
    cursor: (String, usize, usize),
}

impl Editor {
    fn start(place: Place, encodings: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_llvm-facts"))
            .args(["lsp", "--stdio"])
            .current_dir(place.path(""))
            .env("XDG_CACHE_HOME", place.path("cache"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let (to, from) = (child.stdin.take(), child.stdout.take().expect("a pipe"));
        let (open, wrong) = (BTreeSet::new(), BTreeSet::new());
        let cursor = (String::new(), 0, 0);
        let from = BufReader::new(from);
        let mut editor = Self { place, child, to, from, requests: 0, open, wrong, cursor };
        let folder = editor.uri("");
        let answer = editor.request(
            "initialize",
            &json!({
                "capabilities": { "general": { "positionEncodings": encodings } },
                "workspaceFolders": [{ "uri": folder, "name": "folder" }],
            }),
        );
        assert_eq!(answer["capabilities"]["positionEncoding"], encodings[0]);
        editor.notify("initialized", json!({}));
        editor
    }

    fn uri(&self, file: &str) -> Uri {
        let path = self.place.path(file);
        Uri::from_str(&format!("file://{}", path.display())).expect("an address")
    }

    fn send(&mut self, message: Message) {
        message.write(self.to.as_mut().expect("a pipe")).expect("sent");
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(Message::Notification(Notification::new(method.to_owned(), params)));
    }

    fn next(&mut self) -> Message {
        Message::read(&mut self.from).expect("the protocol").expect("a message")
    }

    /// The result, or what is refused.
    fn request(&mut self, method: &str, params: &Value) -> Value {
        self.requests += 1;
        let id = self.requests.into();
        self.send(Message::Request(Request::new(id, method.to_owned(), params)));
        loop {
            if let Message::Response(response) = self.next() {
                return match response.response_result {
                    Ok(result) => result,
                    Err(refused) => json!({ "refused": refused.message }),
                };
            }
        }
    }

    /// What is wrong with each file that is open, and with one that was.
    fn findings(&mut self, closed: Option<&str>) -> BTreeMap<String, Value> {
        let mut waiting = self.open.clone();
        waiting.extend(closed.filter(|file| self.wrong.contains(*file)).map(str::to_owned));
        let mut found = BTreeMap::new();
        while found.len() < waiting.len() {
            let Message::Notification(note) = self.next() else { panic!("not asked") };
            assert_eq!(note.method, "textDocument/publishDiagnostics");
            let uri = note.params["uri"].as_str().expect("an address");
            let file = uri.rsplit('/').next().unwrap_or_default().to_owned();
            let list = note.params["diagnostics"].clone();
            match list.as_array().is_some_and(|list| !list.is_empty()) {
                true => self.wrong.insert(file.clone()),
                false => self.wrong.remove(&file),
            };
            found.insert(file, list);
        }
        found
    }

    fn step(&mut self, step: &str, text: &str) -> String {
        let (word, rest) = step.split_once(' ').unwrap_or((step, ""));
        let found = match word {
            "write" => {
                self.place.write(rest, text);
                return String::new();
            }
            "open" => {
                let text = self.move_cursor(rest, text);
                let uri = self.uri(rest);
                if self.open.insert(rest.to_owned()) {
                    let item = json!({
                        "uri": uri, "languageId": "souffle", "version": 1, "text": text,
                    });
                    self.notify("textDocument/didOpen", json!({ "textDocument": item }));
                } else {
                    let params = json!({
                        "textDocument": { "uri": uri, "version": 2 },
                        "contentChanges": [{ "text": text }],
                    });
                    self.notify("textDocument/didChange", params);
                }
                self.findings(None)
            }
            "close" => {
                self.open.remove(rest);
                let params = json!({ "textDocument": { "uri": self.uri(rest) } });
                self.notify("textDocument/didClose", params);
                self.findings(Some(rest))
            }
            method => {
                let answer = self.asked(method, rest);
                return self.show(&answer);
            }
        };
        let list = |(file, list): (&String, &Value)| match list.as_array() {
            Some(list) if list.is_empty() => String::new(),
            _ => format!("{file}\n{}", self.show(list)),
        };
        found.iter().map(list).collect()
    }

    /// The text without the cursor, which is remembered.
    fn move_cursor(&mut self, file: &str, text: &str) -> String {
        if let Some(at) = text.find(CURSOR) {
            let before = &text[..at];
            let line = before.matches('\n').count();
            let column = before.rsplit('\n').next().unwrap_or_default().encode_utf16().count();
            self.cursor = (file.to_owned(), line, column);
        }
        text.replace(CURSOR, "")
    }

    /// Asks for the place of the cursor.
    fn asked(&mut self, method: &str, argument: &str) -> Value {
        let (file, line, character) = self.cursor.clone();
        let place = json!({ "line": line, "character": character });
        let mut params = json!({
            "textDocument": { "uri": self.uri(&file) },
            "position": place,
            "range": { "start": place, "end": place },
            "context": {
                "includeDeclaration": argument != "elsewhere",
                "diagnostics": [],
                "triggerKind": 1,
                "isRetrigger": false,
            },
            "options": { "tabSize": 4, "insertSpaces": true },
        });
        if method == "rename" {
            params["newName"] = json!(argument);
        }
        let mut answer = self.request(&format!("textDocument/{method}"), &params);
        // Of the hundreds that may be offered, some.
        if let (true, Some(items)) = (method == "completion", answer.as_array_mut()) {
            items.truncate(6);
        }
        answer
    }

    /// An answer in lines: places as `file:line:column`, from 0 as the protocol has them.
    fn show(&self, value: &Value) -> String {
        let mut out = String::new();
        self.write(value, 0, &mut out);
        let place = self.place.path("");
        let out = out.replace(&format!("file://{}", place.display()), "");
        let version = Regex::new("library/[0-9a-f]{16}/").expect("a pattern");
        version.replace_all(&out, "library/VERSION/").into_owned()
    }

    fn write(&self, value: &Value, depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        let plain = |value: &Value| match value {
            Value::String(text) => Some(text.clone()),
            Value::Object(fields) if fields.contains_key("start") => Some(format!(
                "{}:{}-{}:{}",
                value["start"]["line"],
                value["start"]["character"],
                value["end"]["line"],
                value["end"]["character"],
            )),
            Value::Object(_) | Value::Array(_) => None,
            other => Some(other.to_string()),
        };
        match value {
            Value::Array(list) => list.iter().for_each(|item| match plain(item) {
                Some(text) => out.push_str(&format!("{indent}- {text}\n")),
                None => {
                    let start = out.len();
                    self.write(item, depth + 1, out);
                    out.replace_range(start..start + 2 * depth + 2, &format!("{indent}- "));
                }
            }),
            Value::Object(fields) if plain(value).is_none() => {
                for (name, field) in fields.iter().filter(|(_, field)| !field.is_null()) {
                    match plain(field) {
                        Some(text) if text.contains('\n') => {
                            let lines = text.replace('\n', &format!("\n{indent}  "));
                            out.push_str(&format!("{indent}{name}:\n{indent}  {lines}\n"));
                        }
                        Some(text) => out.push_str(&format!("{indent}{name}: {text}\n")),
                        None => {
                            out.push_str(&format!("{indent}{name}:\n"));
                            self.write(field, depth + 1, out);
                        }
                    }
                }
            }
            other => out.push_str(&format!("{indent}{}\n", plain(other).unwrap_or_default())),
        }
    }

    fn end(mut self) {
        self.request("shutdown", &Value::Null);
        self.notify("exit", Value::Null);
        drop(self.to.take());
        let status = self.child.wait().expect("it ends");
        assert_eq!(status.code(), Some(0));
    }
}

#[test]
fn an_editor_is_answered() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/lsp.txt");
    let text = fs::read_to_string(&file).expect("the sessions");
    let session = |session: &str| {
        let (title, rest) = session.split_once('\n').unwrap_or((session, ""));
        let mut editor = Editor::start(Place::empty(), &["utf-16"]);
        let mut made = title.to_owned();
        for part in rest.split("\n> ").map(|part| part.trim_start_matches("> ")) {
            let mut lines = part.lines().filter(|line| !line.starts_with('<'));
            let step = lines.next().unwrap_or_default();
            let text: String = lines.map(|line| format!("{line}\n")).collect();
            made.push_str(&format!("\n> {step}\n{}", text.trim_end_matches('\n')));
            let said = editor.step(step, &text);
            made.truncate(made.trim_end_matches('\n').len());
            said.lines().for_each(|line| made.push_str(format!("\n< {line}").trim_end()));
        }
        editor.end();
        made
    };
    let wanted: Vec<&str> = text.trim_end().split(NEXT).collect();
    let made: Vec<String> = wanted.iter().map(|wanted| session(wanted)).collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, made.join(NEXT) + "\n").expect("written");
        return;
    }
    for (made, wanted) in made.iter().zip(&wanted) {
        assert_eq!(made, wanted);
    }
}

/// In the place of what VS Code and its client library are.
const VSCODE: &str = "
const settings = { path: '/bin/facts', include: ['a', 'b'] };
exports.workspace = {
    getConfiguration: () => ({ get: (name) => settings[name] }),
    createFileSystemWatcher: (files) => files,
};";
const CLIENT: &str = "
exports.LanguageClient = class {
    constructor(...all) { this.all = all; }
    start() { console.log(JSON.stringify(this.all)); }
};";

#[test]
fn the_extension_starts_the_server() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/vscode");
    let json = |file: &str| -> Value {
        let text = fs::read_to_string(folder.join(file)).expect(file);
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
    };
    let package = json("package.json");
    let contributes = &package["contributes"];
    for (list, field) in [("languages", "configuration"), ("grammars", "path")] {
        json(contributes[list][0][field].as_str().expect("a file"));
    }
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
    if Command::new("node").arg("--version").output().is_err() {
        println!("SKIPPED: no node on PATH: the extension is not started");
        return;
    }
    let place = Place::empty();
    fs::create_dir_all(place.path("modules/vscode-languageclient")).expect("a folder");
    place.write("modules/vscode.js", VSCODE);
    place.write("modules/vscode-languageclient/node.js", CLIENT);
    let main = package["main"].as_str().expect("a file");
    let start = format!("require({:?}).activate()", folder.join(main));
    let modules = place.path("modules");
    let output = Command::new("node").args(["-e", &start]).env("NODE_PATH", modules).output();
    let output = output.expect("node");
    let said = String::from_utf8_lossy(&output.stderr);
    let client: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{said}"));
    let server = json!({ "command": "/bin/facts", "args": ["lsp", "-I", "a", "-I", "b"] });
    assert_eq!(client[2], server);
    assert_eq!(client[3]["documentSelector"][0]["language"], contributes["languages"][0]["id"]);
}
