//! From facts to bitcode that LLVM takes.

use facts::Index;
use llvm::{Module, Rejected, Syntax};

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

/// The same, and LLVM's verifier accepts it.
///
/// # Errors
/// Also about a function or module that LLVM does not read or its verifier rejects, in its words.
pub fn verified(index: &Index<'_>, id: facts::Module) -> ir::Result<Vec<u8>> {
    let bytes = bitcode(index, id)?;
    let verdict = llvm::aside(|| llvm::with_deep_stack(|| verify(&bytes)));
    let rejected = |why: Rejected| {
        let function = why.function.map(|place| place as usize);
        ir::rebuild::rejected(index, id, function, &why.words)
    };
    verdict.map_err(rejected)?;
    Ok(bytes)
}

fn verify(bytes: &[u8]) -> Result<(), Rejected> {
    let module = Module::parse_leniently(bytes, Syntax::Bitcode, NAME).map_err(Rejected::module)?;
    let Err(words) = module.verify() else { return Ok(()) };
    match module.rejected_function() {
        Some((place, words)) => Err(Rejected { words, function: Some(place) }),
        None => Err(Rejected::module(words)),
    }
}
