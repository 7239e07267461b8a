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

/// A module to be extracted. LLVM reads it if it is to `verify`, or is no bitcode of LLVM 15's own
/// releases: text, bitcode of other versions or producers. `expand_strings` as in
/// [`ir::extract::Options`].
///
/// # Errors
/// As [`module`]; and when bitcode contradicts itself.
pub fn to_extract(
    bytes: &[u8],
    input: &str,
    verify: bool,
    expand_strings: bool,
) -> Result<ir::Module> {
    let own = if Syntax::of(bytes) == Syntax::Bitcode { own(bytes) } else { None };
    let raw = match own {
        Some(raw) if !verify => raw,
        own => {
            let module = self::module(bytes, input, verify)?;
            match own {
                Some(raw) => raw,
                None => return resolved(&module, input, expand_strings),
            }
        }
    };
    ir::Module::new(raw, expand_strings).map_err(|error| InputError::from(error).of(input))
}

/// A module that LLVM has in memory, to be extracted.
///
/// # Errors
/// When what LLVM writes of it is not understood.
pub fn resolved(module: &Module, input: &str, expand_strings: bool) -> Result<ir::Module> {
    // Each trip through bitcode exchanges getter and setter of properties: one trip more makes them
    // what `module` says.
    let again = read(&module.bitcode(), input, Module::parse_leniently)?;
    let read = ir::Module::read(&again.bitcode(), expand_strings);
    read.map_err(|error| InputError::from(error).of(input))
}

/// The module of bitcode that a release of LLVM 15 has written: what it says is what LLVM makes of
/// it, without upgrades. What is not understood LLVM has to read: it knows more, or has better words.
fn own(bytes: &[u8]) -> Option<bitcode::Module> {
    let opened = bitcode::Opened::of(bytes).ok()?;
    let [module] = &opened.file().modules[..] else { return None };
    module.identification.as_ref().filter(|writer| writer.is_llvm_15())?;
    let module = opened.finish().ok()?.modules.pop()?;
    if let Some(why) = ir::upgrade::needs_llvm(&module) {
        tracing::debug!("read by LLVM: {why}");
        return None;
    }
    Some(module)
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
pub(crate) const NAME: &str = "<stdin>";
