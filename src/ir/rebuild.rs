//! From facts to the module again, as bitcode: nothing is folded, nothing is printed and parsed.
//!
//! Types, constants and metadata are made when something asks for them, so only what a module
//! reaches is built, and facts of several modules can lie in one directory. Values of a function
//! that are used before they are defined are placeholders until then.

use crate::bodies::Outline;
use crate::cx::Rebuild;
use crate::cx::phase::Phase;
use crate::cx::rebuild::bad;
use crate::error::Result;
use crate::{bodies, comdats, globals, module as header, scopes, summaries, use_lists};
use facts::{FactError, Index};

/// Builds the module `id` of the facts again, the same with any number of threads. What LLVM's
/// verifier would say of it is not asked.
///
/// # Errors
/// Facts that are no module, with the file, the row and what is wrong.
pub fn module(index: &Index<'_>, id: facts::Module, threads: usize) -> Result<bitcode::Module> {
    let build = || {
        let mut cx = Rebuild::new(index, id, header::begin(index, id)?);
        run(threads, &mut cx)?;
        let finished = cx.into_module().finish(threads);
        finished.map_err(|why| bad::<facts::ModuleRow>(index, id, why).into())
    };
    stack::deep(build)
}

/// The error that LLVM's verifier rejects a module that was built, in its words: against one of its
/// functions, by its place among them, if it is about that.
pub fn rejected(
    index: &Index<'_>,
    id: facts::Module,
    function: Option<usize>,
    words: &str,
) -> FactError {
    let rows: Vec<facts::ModuleFunction> = index.list(id).unwrap_or_default();
    let row = function.and_then(|place| rows.get(place));
    let (subject, mut error) = match row {
        Some(row) => ("function", bad::<facts::FunctionType>(index, row.r#fn, words)),
        None => ("module", bad::<facts::ModuleRow>(index, id, words)),
    };
    error.message = format!("LLVM's verifier rejects the {subject}: {}", error.message);
    error
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

fn run(threads: usize, cx: &mut Rebuild<'_>) -> Result<()> {
    if threads > 1 {
        cx.index.sort();
    }
    let is_before = |phase: &Phase| *phase != Phase::Bodies;
    let (index, id) = (cx.index.beside(), cx.id);
    // Where instructions are is found beside what comes before them.
    let (outline, before) = system::both(
        threads,
        move || Outline::of(&index, id),
        || Phase::ALL.into_iter().take_while(is_before).try_for_each(|phase| make(phase, cx)),
    );
    before?;
    bodies::rebuild(threads, &outline?, cx)?;
    Phase::ALL.into_iter().skip_while(is_before).try_for_each(|phase| make(phase, cx))
}

fn make(phase: Phase, cx: &mut Rebuild<'_>) -> Result<()> {
    match phase {
        // Made on demand; and bodies, which `run` has filled by several threads.
        Phase::Module | Phase::Types | Phase::Attributes | Phase::Bodies => Ok(()),
        Phase::Comdats => comdats::rebuild_all(cx),
        Phase::Globals => globals::rebuild_all(cx),
        Phase::Constants => globals::rebuild_constants(cx),
        // Named nodes, and what is attached to global values. All other metadata was built when an
        // instruction asked for it.
        Phase::Metadata => {
            globals::rebuild_attachments(cx)?;
            header::rebuild_named_metadata(cx)?;
            scopes::rebuild(cx)?;
            use_lists::rebuild_module(cx)
        }
        Phase::Summaries => summaries::rebuild(cx),
    }
}
