//! From facts to bitcode that LLVM takes.

use facts::Index;
use llvm::{GlobalKind, Module, Syntax};

use crate::read::NAME;

/// The module `id` of the facts, as bitcode.
///
/// # Errors
/// As of [`ir::rebuild::module`]; and about a module that is too large to be written.
pub fn bitcode(index: &Index<'_>, id: facts::Module) -> ir::Result<Vec<u8>> {
    let module = ir::rebuild::module(index, id)?;
    let file = bitcode::File { modules: vec![module], ..bitcode::File::default() };
    file.write().map_err(|why| ir::Error::Bitcode(why.to_string()))
}

/// The same, and LLVM's module of it, which its verifier accepts.
///
/// # Errors
/// Also about a function or module that LLVM does not read or its verifier rejects, in its words.
pub fn verified(index: &Index<'_>, id: facts::Module) -> ir::Result<(Vec<u8>, Module)> {
    let bytes = bitcode(index, id)?;
    let rejected = |function, words: &str| ir::rebuild::rejected(index, id, function, words);
    let module = Module::parse_leniently(&bytes, Syntax::Bitcode, NAME);
    let module = module.map_err(|words| rejected(None, &words))?;
    if let Err(words) = module.verify() {
        for (place, function) in module.globals(GlobalKind::Function).enumerate() {
            if let Err(words) = function.verify_function() {
                return Err(rejected(Some(place), &words).into());
            }
        }
        return Err(rejected(None, &words).into());
    }
    Ok((bytes, module))
}
