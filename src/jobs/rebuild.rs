//! From facts to bitcode that LLVM takes.

use facts::Index;
use half::{Failure, Request, Syntax};

/// Why there is no module that LLVM takes.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The facts are none, or LLVM does not read what was made of them, or its verifier rejects it.
    #[error(transparent)]
    Ir(#[from] ir::Error),
    /// LLVM did not survive the module, or is not there.
    #[error(transparent)]
    Llvm(Failure),
}

/// The module `id` of the facts, as bitcode.
///
/// # Errors
/// As of [`ir::rebuild::module`]; and about a module that is too large to be written.
pub fn bitcode(index: &Index<'_>, id: facts::Module) -> ir::Result<Vec<u8>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    bitcode_by(index, id, threads)
}

/// The same, the same bytes, by so many threads.
///
/// # Errors
/// As of [`bitcode()`].
pub fn bitcode_by(index: &Index<'_>, id: facts::Module, threads: usize) -> ir::Result<Vec<u8>> {
    let module = ir::rebuild::module(index, id, threads)?;
    let file = bitcode::File { modules: vec![module], ..bitcode::File::default() };
    file.write_by(threads).map_err(|why| ir::Error::Bitcode(why.to_string()))
}

/// The same, and LLVM's verifier accepts it.
///
/// # Errors
/// As of [`bitcode()`] and [`verify`]; and where no LLVM is there to be asked.
pub fn verified(index: &Index<'_>, id: facts::Module) -> Result<Vec<u8>, Refused> {
    let bitcode = bitcode(index, id)?;
    match verify(&bitcode, index, id)? {
        true => Ok(bitcode),
        false => Err(Refused::Llvm(Failure::Missing)),
    }
}

/// Asks LLVM's verifier about bitcode that was made of the module `id` of the facts. Answers false
/// where no LLVM is there to be asked.
///
/// # Errors
/// When LLVM does not take it, or is dead.
pub fn verify(bitcode: &[u8], index: &Index<'_>, id: facts::Module) -> Result<bool, Refused> {
    let request = Request { verify: true, ..Request::new(bitcode, Syntax::Bitcode, &[]) };
    let (words, function) = match half::ask(&request) {
        Ok(_) => return Ok(true),
        Err(Failure::Missing | Failure::WithoutLlvm) => return Ok(false),
        Err(Failure::Rejected(why)) => (why.words, why.function),
        Err(Failure::Unread(words)) => (words, None),
        Err(other) => return Err(Refused::Llvm(other)),
    };
    let function = function.map(|place| place as usize);
    Err(ir::Error::from(ir::rebuild::rejected(index, id, function, &words)).into())
}
