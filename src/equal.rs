//! Are two modules the same? Their texts decide, as llvm-dis prints them, byte for byte.
//!
//! Nothing is normalised: numbers of metadata, attribute groups and unnamed values are functions
//! of the module, and the order of `; preds` is that of the use-lists.

use crate::error::{Error, Result};
use crate::extract::{self, Options};
use crate::facts::{self, Index};
use crate::llvm::{Module, Syntax};
use crate::rebuild;

/// Both texts of a module that did not come back the same.
#[derive(Debug)]
pub struct Difference {
    /// The first line that differs, from 1.
    pub line: usize,
    /// That line of the original and of the rebuilt module; empty past the end.
    pub original: String,
    pub rebuilt: String,
    /// The texts.
    pub texts: (Vec<u8>, Vec<u8>),
}

/// What compares equal gets one name: it stands in the first line of the text.
const NAME: &str = "<stdin>";

/// The module as its bitcode says, for comparing: text takes one trip through bitcode first.
fn canonical(bytes: &[u8]) -> Result<Module, String> {
    match Syntax::of(bytes) {
        Syntax::Bitcode => Module::parse(bytes, Syntax::Bitcode, NAME),
        Syntax::Text => {
            let parsed = Module::parse(bytes, Syntax::Text, NAME)?;
            Module::parse(&parsed.bitcode(), Syntax::Bitcode, NAME)
        }
    }
}

/// Extracts a module, builds it again from its facts and compares; none if they are the same.
///
/// # Errors
/// When it cannot be read, extracted or rebuilt. `input` names it there.
pub fn round_trip(bytes: &[u8], input: &str) -> Result<Option<Difference>> {
    let parse = |message| Error::Parse { input: input.to_owned(), message };
    let original = canonical(bytes).map_err(parse)?;
    let facts = extract::module(&original, 0, Options::default())?;
    let text = original.text();
    drop(original);
    let index = Index::new(&facts);
    let rebuilt = rebuild::module(&index, facts::Module(0), false)?;
    let bitcode = rebuilt.bitcode();
    drop(rebuilt);
    let rebuilt = Module::parse(&bitcode, Syntax::Bitcode, NAME).map_err(|message| {
        Error::Other(format!("{input}: LLVM cannot read the rebuilt module: {message}"))
    })?;
    Ok(compare(text, rebuilt.text()))
}

fn compare(original: Vec<u8>, rebuilt: Vec<u8>) -> Option<Difference> {
    if original == rebuilt {
        return None;
    }
    let mut lines = (original.split(|&b| b == b'\n'), rebuilt.split(|&b| b == b'\n'));
    let mut line = 0;
    let (a, b) = loop {
        line += 1;
        match (lines.0.next(), lines.1.next()) {
            (Some(a), Some(b)) if a == b => {}
            (a, b) => break (a.unwrap_or_default(), b.unwrap_or_default()),
        }
    };
    let show = |line: &[u8]| String::from_utf8_lossy(line).into_owned();
    let (shown_a, shown_b) = (show(a), show(b));
    Some(Difference { line, original: shown_a, rebuilt: shown_b, texts: (original, rebuilt) })
}
