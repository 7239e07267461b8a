//! From bytes to a module as LLVM's own tools see it.

use crate::error::{Error, Result};
use crate::input;
use crate::llvm::{Module, Syntax, Verdict};

/// Whether the module is one that LLVM's tools would go on with is asked for later.
pub struct Unchecked(Module);

/// A module whose debug information may be invalid yet.
///
/// # Errors
/// What LLVM says about bytes that are no module. `input` names them.
pub fn unchecked(bytes: &[u8], input: &str) -> Result<Unchecked> {
    let failed = |words: String| Error::Parse {
        input: input.to_owned(),
        message: input::explain(bytes, &words),
    };
    let syntax = Syntax::of(bytes);
    let module = Module::parse(bytes, syntax, NAME).map_err(failed)?;
    // LLVM 15's parser of text exchanges getter and setter; the trip through bitcode exchanges
    // them once more.
    if syntax == Syntax::Text && exchanges_accessors(bytes) {
        let again = Module::parse(&module.bitcode(), Syntax::Bitcode, NAME).map_err(failed)?;
        return Ok(Unchecked(again));
    }
    Ok(Unchecked(module))
}

/// The module in bitcode or text, without the debug information that LLVM would not take either.
///
/// # Errors
/// As [`unchecked`]; and for a module that LLVM's verifier rejects, if it is to `verify`.
pub fn module(bytes: &[u8], input: &str, verify: bool) -> Result<Module> {
    let unchecked = unchecked(bytes, input)?;
    if unchecked.needs_check(verify) {
        let verdict = unchecked.module().check();
        return unchecked.settle(&verdict, input, verify);
    }
    Ok(unchecked.0)
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

impl Unchecked {
    /// The module before the verdict, to work on meanwhile.
    pub fn module(&self) -> &Module {
        &self.0
    }

    /// Whether the verifier must be asked: LLVM's tools do it for debug information.
    pub fn needs_check(&self, verify: bool) -> bool {
        verify || self.0.has_debug_info()
    }

    /// Does what the verdict asks for.
    ///
    /// # Errors
    /// When the module is broken and that matters.
    pub fn settle(self, verdict: &Verdict, input: &str, verify: bool) -> Result<Module> {
        match verdict {
            Verdict::Broken(message) if verify => {
                let (input, message) = (input.to_owned(), message.clone());
                return Err(Error::Verify { input, message });
            }
            Verdict::BadDebugInfo => {
                tracing::warn!("{input}: its debug information is invalid and left out");
                self.0.strip_debug_info();
            }
            Verdict::Sound | Verdict::Broken(_) => {}
        }
        Ok(self.0)
    }
}
