//! From bytes to a module as LLVM's own tools see it.

use crate::error::{InputError, Result};
use crate::input;
use llvm::{self, Module, Syntax};

/// A module that LLVM's verifier has not seen yet, unless it [is verified](Module::is_verified) by
/// being read.
///
/// # Errors
/// What LLVM says about bytes that are no module. `input` names them.
pub fn unverified(bytes: &[u8], input: &str) -> Result<Module> {
    read(bytes, input, Module::parse)
}

/// The module in bitcode or text; if it is not to `verify`, it may be broken.
///
/// # Errors
/// As [`unverified`]; and for a module that LLVM's verifier rejects, if it is to `verify`.
pub fn module(bytes: &[u8], input: &str, verify: bool) -> Result<Module> {
    if !verify {
        return read(bytes, input, Module::parse_leniently);
    }
    let module = unverified(bytes, input)?;
    if !module.is_verified() {
        module.verify().map_err(|words| InputError::Broken(words).of(input))?;
    }
    Ok(module)
}

fn read(
    bytes: &[u8],
    input: &str,
    parse: fn(&[u8], Syntax, &str) -> std::result::Result<Module, String>,
) -> Result<Module> {
    let failed = |words: String| input::parse_error(bytes, &words).of(input);
    let syntax = Syntax::of(bytes);
    let module = parse(bytes, syntax, NAME).map_err(failed)?;
    for warning in llvm::last_warnings().lines() {
        tracing::warn!("{input}: {warning}");
    }
    // LLVM 15's parser of text exchanges getter and setter; the trip through bitcode exchanges
    // them once more.
    if syntax == Syntax::Text && exchanges_accessors(bytes) {
        return parse(&module.bitcode(), Syntax::Bitcode, NAME).map_err(failed);
    }
    Ok(module)
}

/// Whether [`module`] gives what bitcode of these bytes says: text leaves the order of use-lists
/// and more to the reader, unless it has taken a trip through bitcode.
pub fn is_canonical(bytes: &[u8]) -> bool {
    Syntax::of(bytes) == Syntax::Bitcode || exchanges_accessors(bytes)
}

fn exchanges_accessors(text: &[u8]) -> bool {
    memchr::memmem::find(text, b"!DIObjCProperty").is_some()
}

/// The module's name, which stands in the first line of its text: the same for all, so that texts
/// can be compared.
const NAME: &str = "<stdin>";
