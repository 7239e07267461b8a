//! From facts to the module again, through LLVM's raw constructors: nothing is folded, nothing is
//! printed and parsed.
//!
//! Types, constants and metadata are made when something asks for them, so only what a module
//! reaches is built, and facts of several modules can lie in one directory. Values of a function
//! that are used before they are defined are placeholders until then.

use crate::cx::Rebuild;
use crate::cx::phase::Phase;
use crate::cx::rebuild::bad;
use crate::error::Result;
use crate::metadata::build;
use crate::{comdats, functions, globals, module as header};
use facts::Index;
use llvm::{GlobalKind, Module};

/// Builds the module `id` of the facts again, and has LLVM verify it if asked to.
///
/// # Errors
/// Facts that are no module, with the file, the row and what is wrong.
pub fn module(index: &Index<'_>, id: facts::Module, verify: bool) -> Result<Module> {
    let build = || {
        let module = header::begin(index, id)?;
        run(index, id, &module)?;
        if verify {
            verify_all(index, id, &module)?;
        }
        Ok(module)
    };
    llvm::with_deep_stack(build)
}

/// Asked when the wanted modules are built: do the facts say anything of them that rebuild does
/// not know how to build?
///
/// # Errors
/// The first row about an entity of theirs that cannot have it.
pub fn nothing_ignored(index: &Index<'_>) -> Result<()> {
    match index.unread().wrong {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

fn run(index: &Index<'_>, id: facts::Module, module: &Module) -> Result<()> {
    let mut cx = Rebuild::new(index, id, module);
    for phase in Phase::ALL {
        match phase {
            Phase::Module | Phase::Types | Phase::Attributes => {} // made on demand
            Phase::Comdats => comdats::rebuild_all(&mut cx)?,
            Phase::Globals => globals::rebuild_all(&mut cx)?,
            Phase::Constants => globals::rebuild_constants(&mut cx)?,
            Phase::Bodies => functions::rebuild_bodies(&mut cx)?,
            // Named nodes, and what is attached to global values. All other metadata was built when
            // an instruction asked for it.
            Phase::Metadata => {
                globals::rebuild_attachments(&mut cx)?;
                header::rebuild_named_metadata(&mut cx)?;
                build::check_all(&cx)?;
                functions::check_intrinsics(&cx)?;
            }
        }
    }
    Ok(())
}

/// The verifier's words, against the function that they are about if it is one.
fn verify_all(index: &Index<'_>, id: facts::Module, module: &Module) -> Result<()> {
    let Err(words) = module.verify() else { return Ok(()) };
    let rows: Vec<facts::ModuleFunction> = index.list(id)?;
    for (row, function) in rows.iter().zip(module.globals(GlobalKind::Function)) {
        if let Err(words) = function.verify_function() {
            let mut error = bad::<facts::FunctionType>(index, row.r#fn, words);
            error.message = format!("LLVM's verifier rejects the function: {}", error.message);
            return Err(error.into());
        }
    }
    let mut error = bad::<facts::ModuleRow>(index, id, words);
    error.message = format!("LLVM's verifier rejects the module: {}", error.message);
    Err(error.into())
}
