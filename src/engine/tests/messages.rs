//! What the engine says of programs that are wrong, word by word and place by place.
//!
//! `support/messages.txt` has the programs, each followed by its messages; `BLESS=1` writes them,
//! to be read before they are committed.

use llvm_facts_engine::{Directories, Includes, Program};
use std::fmt::Write;
use std::path::Path;

/// Between two programs, and between a program and what is said of it.
const NEXT: &str = "\n--------\n";
const SAID: &str = "\n  says\n";

/// Files that programs include.
struct Files;

impl Includes for Files {
    fn read(&self, _from: &str, path: &str) -> Option<(String, String)> {
        let text = match path {
            "itself.dl" => ".include \"itself.dl\"\n",
            "wrong.dl" => ".decl p(x:number)\n\np(y).\n",
            "open.dl" => "#ifdef A\n",
            _ => return None,
        };
        Some((path.to_owned(), text.to_owned()))
    }
}

#[test]
fn wrong_programs_are_told_what_is_wrong_and_where() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/messages.txt");
    let wanted = std::fs::read_to_string(&file).expect("the messages");
    let mut made = String::new();
    for part in wanted.trim_end().split(NEXT) {
        let text = part.split(SAID).next().unwrap_or_default();
        let said = match Program::parse("test.dl", text, &Files) {
            Err(diagnostics) => diagnostics.to_string(),
            Ok(program) => program.warnings().to_string(),
        };
        let said = if said.is_empty() { "nothing" } else { said.trim_end() };
        let next = if made.is_empty() { "" } else { NEXT };
        let _ = write!(made, "{next}{text}{SAID}{said}");
    }
    made.push('\n');
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &made).expect("written");
        return;
    }
    for (made, wanted) in made.split(NEXT).zip(wanted.split(NEXT)) {
        assert_eq!(made, wanted);
    }
    assert_eq!(made.len(), wanted.len());
}

#[test]
fn a_file_that_is_missing_is_named() {
    let text = ".include \"nowhere.dl\"\n";
    let said = Program::parse("test.dl", text, &Directories::default()).expect_err("missing");
    assert!(said.to_string().contains("cannot find include file \"nowhere.dl\""), "{said}");
}
