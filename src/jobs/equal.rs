//! Are two modules the same? Their texts decide, as llvm-dis prints them, byte for byte.
//!
//! Nothing is normalised: numbers of metadata, attribute groups and unnamed values are functions
//! of the module, and the order of `; preds` is that of the use-lists.

use crate::error::{Error, InputError, Result};
use crate::{read, rebuild};
use facts::{self, Index};
use ir::extract::{self, Options};

/// Both texts of a module that did not come back the same.
#[derive(Debug)]
pub struct Difference {
    /// The first line that differs, from 1.
    pub line: usize,
    /// That line of the original; empty past the end.
    pub original: String,
    /// That line of the rebuilt module, likewise.
    pub rebuilt: String,
    /// The texts.
    pub texts: (Vec<u8>, Vec<u8>),
}

/// Extracts a module, builds it again from its facts and compares; none if they are the same.
///
/// # Errors
/// When it cannot be read, extracted or rebuilt. `input` names it there.
pub fn round_trip(bytes: &[u8], input: &str) -> Result<Option<Difference>> {
    let mut original = read::unverified(bytes, input)?;
    if !read::is_canonical(bytes) {
        // The reference is what llvm-dis prints of its bitcode, which fixes what text leaves open.
        original = read::unverified(&original.bitcode(), input)?;
    }
    let failed = |error: ir::Error| InputError::from(error).of(input);
    let resolved = read::resolved(&original, input, false)?;
    let facts = extract::module(&resolved, 0, Options::default()).map_err(failed)?;
    drop(resolved);
    let text = original.text();
    drop(original);
    let index = Index::new(&facts);
    let bitcode = rebuild::bitcode(&index, facts::Module(0)).map_err(failed)?;
    let unread = index.unread();
    if let Some(row) = unread.wrong.or(unread.left_over.map(|(row, _)| row)) {
        return Err(failed(row.into()));
    }
    let rebuilt = read::unverified(&bitcode, input).map_err(|error| match error {
        Error::Input { input, reason } => InputError::Rebuilt(Box::new(reason)).of(&input),
        other => other,
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
