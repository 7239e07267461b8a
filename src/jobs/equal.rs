//! Are two modules the same? Their texts decide, as llvm-dis prints them, byte for byte.
//!
//! Nothing is normalised: numbers of metadata, attribute groups and unnamed values are functions
//! of the module, and the order of `; preds` is that of the use-lists. A strict comparison also asks
//! for the bitcode that LLVM writes of both, which has the orders of all use-lists. Summaries for
//! link-time optimisation are also compared as facts.

use std::borrow::Cow;

use facts::{self, Index};
use half::{Form, Request, Syntax};
use ir::extract::{self, Options};

use crate::error::{Error, InputError, Result};
use crate::read::{self, Reading};
use crate::{rebuild, summary};

/// Both texts of a module that did not come back the same.
#[derive(Debug)]
pub struct Difference {
    /// The first line that differs, from 1; 0 if only the bitcode does.
    pub line: usize,
    /// That line of the original; empty past the end.
    pub original: String,
    /// That line of the rebuilt module, likewise.
    pub rebuilt: String,
    /// The texts.
    pub texts: (Vec<u8>, Vec<u8>),
}

/// How much must be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The texts that llvm-dis prints.
    Text,
    /// The bitcode that `opt --preserve-bc-uselistorder` writes.
    Strict,
}

/// Extracts a module, builds it again from its facts, by so many threads, and compares; none if they
/// are the same.
///
/// # Errors
/// When it cannot be read, extracted or rebuilt. `input` names it there.
pub fn round_trip(
    bytes: &[u8],
    input: &str,
    how: Comparison,
    threads: usize,
) -> Result<Option<Difference>> {
    // The reference is what llvm-dis prints of bitcode, which fixes what text leaves open.
    let bytes = match Syntax::of(bytes) {
        Syntax::Bitcode => Cow::Borrowed(bytes),
        Syntax::Text => Cow::Owned(read::assemble(bytes, input, false)?),
    };
    let failed = |error: ir::Error| InputError::from(error).of(input);
    let original = read::to_extract(&bytes, input, Reading::default(), false)?.module;
    let facts = extract::module(&original, 0, Options::default()).map_err(failed)?;
    drop(original);
    let (text, written) = texts(&bytes, input, how)?;
    let index = Index::new(&facts);
    let bitcode = rebuild::bitcode_by(&index, facts::Module(0), threads).map_err(failed)?;
    // What its tables have and nothing uses, which LLVM does not write, is left over.
    if let Some(row) = index.unread().wrong {
        return Err(failed(row.into()));
    }
    let again = texts(&bitcode, input, how).map_err(|error| match error {
        Error::Input { input, reason } => InputError::Rebuilt(Box::new(reason)).of(&input),
        other => other,
    });
    let (text_again, written_again) = again?;
    if let Some(difference) = compare(text, text_again) {
        return Ok(Some(difference));
    }
    let difference = summary::difference(&facts, &bitcode).map_err(failed)?;
    if let Some((relation, row)) = difference {
        return Ok(Some(Difference {
            line: 0,
            original: format!("the summary for link-time optimisation, by {}", relation.name()),
            rebuilt: format!("another one from row {row} on"),
            texts: (Vec::new(), Vec::new()),
        }));
    }
    let mut bytes = written.iter().zip(&written_again);
    let place = bytes.position(|(a, b)| a != b);
    let shorter = written.len().min(written_again.len());
    let place = place.or((written.len() != written_again.len()).then_some(shorter));
    Ok(place.map(|place| Difference {
        line: 0,
        original: format!("{} bytes of bitcode", written.len()),
        rebuilt: format!("{} bytes of bitcode, others from byte {place} on", written_again.len()),
        texts: (Vec::new(), Vec::new()),
    }))
}

/// The text of bitcode, and the bitcode that LLVM writes of it if that is asked for.
fn texts(bitcode: &[u8], input: &str, how: Comparison) -> Result<(Vec<u8>, Vec<u8>)> {
    match how {
        Comparison::Text => Ok((read::text(bitcode, input)?, Vec::new())),
        Comparison::Strict => {
            let wanted = [Form::TextWithUses, Form::Bitcode];
            let request = Request::new(bitcode, Syntax::Bitcode, &wanted);
            let [text, written] = read::forms(&request, input)?;
            Ok((text, written))
        }
    }
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
