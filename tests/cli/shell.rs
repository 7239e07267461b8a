//! Sessions: scripts on standard input, and a person at a terminal.
//!
//! `shell.txt` has the scripts, each followed by what is said; `BLESS=1` writes that anew, to be
//! read before it is committed.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::Place;

/// Between two cases, and between a script and what is said.
const NEXT: &str = "\n--------\n";
const GIVES: &str = "\n  gives";

#[test]
fn scripts_are_answered() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/shell.txt");
    let text = fs::read_to_string(&file).expect("the cases");
    let case = |case: &str| {
        let asked = case.split(GIVES).next().unwrap_or_default();
        let mut lines = asked.lines().skip(1);
        let arguments = lines.next().and_then(|line| line.strip_prefix("$ ")).expect("arguments");
        let script: String = lines.map(|line| format!("{line}\n")).collect();
        let place = Place::with_facts();
        let arguments: Vec<&str> = ["shell"].into_iter().chain(arguments.split(' ')).collect();
        let mut command = place.command(&arguments);
        command.write_stdin(script);
        let ran = place.run_command(command);
        let out = String::from_utf8_lossy(&ran.out);
        let code = ran.code.expect("an exit code");
        let said = format!("{out}{}exit {code}", ran.err);
        let said: Vec<&str> = said.lines().map(str::trim_end).collect();
        format!("{asked}{GIVES}\n{}", said.join("\n"))
    };
    let wanted: Vec<&str> = text.trim_end().split(NEXT).collect();
    let made: Vec<String> = wanted.iter().map(|wanted| case(wanted)).collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, made.join(NEXT) + "\n").expect("written");
        return;
    }
    for (made, wanted) in made.iter().zip(&wanted) {
        assert_eq!(made, wanted);
    }
}

#[test]
fn what_is_saved_answers_as_the_session_did() {
    let place = Place::with_facts();
    let mut command = place.command(&["shell", "base.ll"]);
    command.write_stdin(
        "called(f) :- call_edge(_, f, _).\nidle(f) :- function_name(f, _), !called(f).\n\
         idle(f)\n.save idle.dl\n.view idle.html\n",
    );
    let ran = place.run_command(command);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let rows = String::from_utf8(ran.out).expect("text");
    assert!(!rows.is_empty());
    assert_eq!(place.ok(&["query", "base.ll", "idle.dl"]), rows);
    assert!(place.read("idle.html").starts_with("<!DOCTYPE html>"));
}

/// The program at a terminal of its own, which `script` makes.
struct Terminal {
    child: Child,
    keys: ChildStdin,
    shown: Arc<Mutex<String>>,
    /// Up to here it was looked for what should be shown.
    read: usize,
}

impl Terminal {
    fn new(place: &Place, arguments: &str) -> Self {
        let program = env!("CARGO_BIN_EXE_llvm-facts");
        let command = format!("stty cols 100 rows 20; exec '{program}' shell {arguments}");
        let mut child = Command::new("script")
            .args(["-qefc", &command, "/dev/null"])
            .current_dir(place.path(""))
            .env("SHELL", "/bin/sh")
            .env("TERM", "xterm")
            .env("NO_COLOR", "1")
            .env("PAGER", "sed s/^/paged:/")
            .env("XDG_STATE_HOME", place.path("state"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script (Debian: bsdutils)");
        let keys = child.stdin.take().expect("a pipe");
        let mut output = child.stdout.take().expect("a pipe");
        let shown = Arc::new(Mutex::new(String::new()));
        let all = shown.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = output.read(&mut bytes) {
                all.lock().expect("no panic").push_str(&String::from_utf8_lossy(&bytes[..n]));
            }
        });
        Self { child, keys, shown, read: 0 }
    }

    /// Waits until this is shown, behind what was waited for before.
    fn sees(&mut self, text: &str) -> &mut Self {
        let start = Instant::now();
        loop {
            let shown = self.shown.lock().expect("no panic");
            if let Some(at) = shown[self.read..].find(text) {
                self.read += at + text.len();
                drop(shown);
                return self;
            }
            assert!(
                start.elapsed() < Duration::from_secs(100),
                "no {text:?} in {:?}",
                &shown[self.read..]
            );
            drop(shown);
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn types(&mut self, keys: &str) -> &mut Self {
        self.keys.write_all(keys.as_bytes()).expect("it reads");
        self
    }

    fn ends(&mut self) {
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}: {}", self.shown.lock().expect("no panic"));
    }
}

const PROMPT: &str = "facts> ";

#[test]
fn a_person_at_a_terminal_is_answered() {
    let place = Place::with_facts();
    let mut terminal = Terminal::new(&place, "base.ll");
    terminal.sees(PROMPT).types("function_name(f, name), name = \"f\"\r");
    terminal.sees("answer").sees("@f").sees("(1 row)").sees(PROMPT);
    // The key Tab completes names, and words that a column can have.
    terminal.types("instruction_load_vol\t").sees("instruction_load_volatile(").types("i)\r");
    terminal.sees("(0 rows; .whynot says why)").sees(PROMPT);
    terminal.types("instruction_opcode(i, \"fre\t").sees("\"freeze\"").types("), i < 0\r");
    terminal.sees(PROMPT);
    // A rule goes on until it ends, and its types are shown.
    terminal.types("named(name) :-\r").types("function_name(_, name).\r");
    terminal.sees(".decl named(name: ").sees(PROMPT);
    terminal.types("named(\"f\")\r").sees("holds").sees(PROMPT);
    // Errors do not end it.
    terminal.types("nmed(name)\r").sees("undeclared relation nmed").sees("did you mean named");
    terminal.sees(PROMPT).types(".wyh\r").sees("did you mean `why`?").sees(PROMPT);
    // Ctrl-C gives a line up, Ctrl-D ends.
    terminal.types("named(\x03").sees(PROMPT).types("\x04");
    terminal.ends();
    let history = place.read("state/llvm-facts/history");
    assert!(history.contains("named(\"f\")") && history.contains(".wyh"), "{history}");
    // The next session remembers; so much that it is paged is told apart.
    let mut terminal = Terminal::new(&place, "base.ll");
    terminal.sees(PROMPT).types("\x1b[A").sees(".wyh").types("\x15");
    terminal.types("n = range(0, 100)\r").sees("paged:answer").sees("paged:(100 rows)");
    terminal.sees(PROMPT).types(".quit\r");
    terminal.ends();
}

#[test]
fn an_interrupt_stops_the_answer_and_not_the_session() {
    let place = Place::with_facts();
    let mut terminal = Terminal::new(&place, "facts");
    terminal.sees(PROMPT).types("count(n) :- n = 0.\r").sees(PROMPT);
    terminal.types("count(n + 1) :- count(n), n < 2000000000.\r").sees(PROMPT);
    terminal.types("count(n), n < 0\r");
    std::thread::sleep(Duration::from_millis(500));
    terminal.types("\x03").sees("the evaluation was cancelled").sees(PROMPT);
    terminal.types("function_name(_, \"f\")\r").sees("holds").sees(PROMPT).types(".quit\r");
    terminal.ends();
}
