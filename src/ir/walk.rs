//! The walk of a function: the one order in which what it holds takes ids.
//!
//! Parameters come first, then block by block the block, its instructions, and after each
//! instruction its result. The first pass follows the walk to count, the second to find the ids of
//! a function's values again and to write the rows. Rebuild needs no order: facts spell it.

use crate::resolved::{BlockRef, Inst, ValueRef};

/// One stop of the walk; `place` is the id relative to the first of the function.
pub enum Step<'s, 'm, I> {
    /// A parameter.
    Param { param: ValueRef<'m>, place: u32 },
    /// A block; its instructions follow.
    Block { block: BlockRef<'m>, place: u32 },
    /// An instruction, and the place of what it yields unless it is void.
    Inst { inst: &'s I, place: u32, result: Option<u32> },
}

/// How much of an instruction is read on the way.
pub trait Reading<'m>: Sized {
    /// The instructions of a block.
    fn all(block: BlockRef<'m>) -> impl Iterator<Item = Self>;

    /// Whether the instruction yields something.
    fn has_result(&self) -> bool;
}

/// All of it.
impl<'m> Reading<'m> for Inst<'m> {
    fn all(block: BlockRef<'m>) -> impl Iterator<Item = Self> {
        block.insts()
    }

    #[inline]
    fn has_result(&self) -> bool {
        Inst::has_result(self)
    }
}

/// Only what it yields, which is several times faster.
impl<'m> Reading<'m> for Option<ValueRef<'m>> {
    fn all(block: BlockRef<'m>) -> impl Iterator<Item = Self> {
        block.results()
    }

    #[inline]
    fn has_result(&self) -> bool {
        self.is_some()
    }
}

/// Walks a function; says how many ids it takes.
///
/// # Errors
/// The first of `see`.
#[inline]
pub fn walk<'m, I: Reading<'m>, E>(
    function: ValueRef<'m>,
    mut see: impl FnMut(Step<'_, 'm, I>) -> Result<(), E>,
) -> Result<u32, E> {
    let mut count = 0;
    let mut next = || {
        count += 1;
        count - 1
    };
    for param in function.params() {
        see(Step::Param { param, place: next() })?;
    }
    for block in function.blocks() {
        see(Step::Block { block, place: next() })?;
        for inst in I::all(block) {
            let place = next();
            let result = inst.has_result().then(&mut next);
            see(Step::Inst { inst: &inst, place, result })?;
        }
    }
    Ok(count)
}
