//! From a module to its facts: the second pass, which writes what `number.rs` has numbered.
//!
//! Rows are put into [`Facts`] in memory. When these are large enough they are handed on as a
//! chunk, so that memory stays bounded however large the module is.

pub use crate::cx::extract::{Options, Sink};

use crate::cx::Extract;
use crate::cx::numbering::Numbering;
use crate::cx::phase::Phase;
use crate::error::Result;
use crate::resolved::Module;
use crate::{
    attributes, comdats, constants, functions, globals, metadata, module, summaries, types,
    use_lists,
};
use facts::store::Facts;

/// All facts of one module, in memory. Ids start at `base`.
///
/// # Errors
/// When the module holds something that no relation covers, or ids run out.
pub fn module(module: &Module, base: u32, options: Options) -> Result<Facts> {
    let mut numbering = Numbering::of(module, options.threads)?;
    numbering.place_at(base)?;
    let mut all = Facts::new();
    numbered(module, &numbering, options, None, &mut |facts| {
        if all.is_empty() {
            std::mem::swap(&mut all, facts);
        } else {
            all.append(facts);
            facts.clear();
        }
        Ok(())
    })?;
    Ok(all)
}

/// The facts of a module that has ids, chunk by chunk in the order of the fact files. Given
/// `bodies`, sorted ids, only bodies of functions are walked to which one of them belongs.
///
/// # Errors
/// As [`module`], and those of the sink.
pub fn numbered<'m>(
    module: &'m Module,
    numbering: &Numbering<'m>,
    options: Options,
    bodies: Option<&[u32]>,
    sink: &mut Sink<'_>,
) -> Result<()> {
    let mut cx = Extract::new(module, numbering, options, bodies, sink);
    for phase in Phase::ALL {
        match phase {
            Phase::Module => module::extract(&mut cx)?,
            Phase::Types => types::extract_all(&mut cx)?,
            Phase::Attributes => attributes::extract_all(&mut cx)?,
            Phase::Comdats => comdats::extract_all(&mut cx)?,
            Phase::Globals => globals::extract_all(&mut cx)?,
            Phase::Constants => constants::extract_all(&mut cx)?,
            Phase::Bodies => functions::extract_bodies(&mut cx)?,
            Phase::Metadata if !options.wants_metadata() => use_lists::extract_module(&mut cx)?,
            Phase::Metadata => {
                use_lists::extract_module(&mut cx)?;
                metadata::extract_all(&mut cx)?;
                module::extract_named_metadata(&mut cx)?;
            }
            Phase::Summaries => summaries::extract(&mut cx)?,
        }
    }
    cx.flush()
}
