//! Every block of code of every document is run by a test, or says why it is not.

use std::collections::BTreeMap;
use std::fs;

use crate::{Document, support};

/// Why a block is not run: ```` ```sh not-run installs ````.
const REASONS: [(&str, &str); 7] = [
    ("installs", "it changes the machine, or wants a network"),
    ("hours", "it takes minutes to hours, or large inputs"),
    ("tests", "it is a test, or builds what the tests build"),
    ("editor", "it needs an editor or a browser"),
    ("souffle", "it needs Soufflé, which few machines have; other tests run it where it is"),
    ("manifest", "it is a part of another project's files"),
    ("picture", "it is a drawing, and nothing runs it"),
];

/// Blocks that other tests run: where they stand, their language, the test that names the document.
const ELSEWHERE: [(&str, &str, &str); 7] = [
    ("README.md", "python", "src/python/tests/test_package.py"),
    ("schema/README.md", "llvm", "tests/schema.rs"),
    ("src/REFERENCE.md", "python", "tests/parquet.rs"),
    ("src/bitcode/README.md", "rust", "src/bitcode/lib.rs"),
    ("src/engine/README.md", "rust", "src/engine/lib.rs"),
    ("src/engine/codes.md", "souffle", "src/engine/code.rs"),
    ("src/python/README.md", "pycon", "src/python/pyproject.toml"),
];

/// What each of those has in it if it does.
const SIGNS: [(&str, &str); 7] = [
    ("src/python/tests/test_package.py", "README.md"),
    ("tests/schema.rs", "every_example_yields_a_row_of_its_relation"),
    ("tests/parquet.rs", "src/REFERENCE.md"),
    ("src/bitcode/lib.rs", "README.md"),
    ("src/engine/lib.rs", "README.md"),
    ("src/engine/code.rs", "codes.md"),
    ("src/python/pyproject.toml", "--doctest-glob=*.md"),
];

/// What whoever reports a fault fills in, and what stands in other people's words.
const FORMS: &str = ".github/ISSUE_TEMPLATE/";

pub struct Block<'t> {
    /// The line of its fence, from 1.
    pub line: usize,
    /// What stands behind the fence, word for word.
    pub info: Vec<&'t str>,
    pub lines: Vec<&'t str>,
}

impl<'t> Block<'t> {
    pub fn is_console(&self) -> bool {
        self.info.first() == Some(&"console")
    }

    /// The file as which it is written.
    pub fn file(&self) -> Option<&'t str> {
        match self.info[..] {
            [_, file] if file.contains('.') => Some(file),
            _ => None,
        }
    }
}

/// The blocks of a document; one that is indented has no info.
pub fn of(text: &str) -> Result<Vec<Block<'_>>, String> {
    let mut found: Vec<Block<'_>> = Vec::new();
    let (mut before, mut in_list) = ("", false);
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        if let Some(info) = line.trim_start().strip_prefix("```") {
            let mut block =
                Block { line: at + 1, info: info.split_whitespace().collect(), lines: Vec::new() };
            loop {
                match lines.next() {
                    Some((_, line)) if line.trim_start() == "```" => break,
                    Some((_, line)) => block.lines.push(line),
                    None => return Err(format!("{}: the block does not end", at + 1)),
                }
            }
            found.push(block);
            before = "```";
            continue;
        }
        let is_item = line.starts_with("- ") || line.starts_with(|c: char| c.is_ascii_digit());
        in_list = is_item || (in_list && (line.is_empty() || line.starts_with(' ')));
        let is_code = line.starts_with("    ") && !in_list;
        if is_code && before.trim().is_empty() {
            found.push(Block { line: at + 1, info: Vec::new(), lines: vec![line] });
        }
        before = line;
    }
    Ok(found)
}

/// Who runs the block.
fn runs<'a>(document: &Document, block: &'a Block<'_>) -> Result<&'a str, String> {
    let reasons = || REASONS.map(|(word, why)| format!("  {word}: {why}")).join("\n");
    match block.info[..] {
        [] => Err("a block without a kind: ```console, ```sh not-run REASON, ..".to_owned()),
        ["console"] | ["console", "fails"] => Ok("commands"),
        [_, file] if file.contains('.') => Ok("files of commands"),
        [_, "not-run", reason] if REASONS.iter().any(|(word, _)| *word == reason) => Ok("not run"),
        [_, "not-run", ..] => Err(format!("not run, for a reason that is none of\n{}", reasons())),
        [language] => ELSEWHERE
            .iter()
            .find(|row| row.0 == document.name && row.1 == language)
            .map(|row| row.2)
            .ok_or_else(|| format!("no test runs a block of {language} here")),
        ref info => Err(format!("nothing is known of {info:?}")),
    }
}

pub fn check(documents: &[Document]) -> Result<(), String> {
    let (mut wrong, mut counts) = (Vec::new(), BTreeMap::new());
    for document in documents.iter().filter(|it| !it.name.starts_with(FORMS)) {
        for block in document.blocks()? {
            match runs(document, &block) {
                Ok(who) => *counts.entry(who.to_owned()).or_insert(0) += 1,
                Err(why) => wrong.push(format!("{}:{}: {why}", document.name, block.line)),
            }
        }
    }
    for (name, _, test) in ELSEWHERE {
        if !counts.contains_key(test) {
            wrong.push(format!("{name} has no block that {test} runs: its row is not needed"));
        }
    }
    for (test, sign) in SIGNS {
        let text = fs::read_to_string(support::root().join(test)).unwrap_or_default();
        if !text.contains(sign) {
            wrong.push(format!("{test} does not say {sign}: does it still run the blocks?"));
        }
    }
    if wrong.is_empty() {
        println!("{} blocks of code: {counts:?}", counts.values().sum::<i32>());
        return Ok(());
    }
    Err(wrong.join("\n"))
}
