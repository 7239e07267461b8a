//! Basic blocks. <https://llvm.org/docs/LangRef.html#functions>

use crate::bodies::Outline;
use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use crate::rebuilt::ValueRef;
use crate::resolved::{BlockRef, Results};
use crate::{instr, use_lists};
use facts::*;

/// A block with its instructions: the `i`-th of a function.
pub fn extract<'m>(
    block: BlockRef<'m>,
    bb: Block,
    (r#fn, i): (Function, u32),
    results: &mut Results,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    cx.put(FunctionBasicblock { r#fn, i, bb });
    cx.put(BasicblockFunction { bb, r#fn });
    if !block.name().is_empty() {
        let name = cx.text(block.name());
        cx.put(BasicblockName { bb, name });
    }
    if cx.wants::<BasicblockPred>() {
        for (i, pred) in (0..).zip(block.preds()) {
            let bb_pred = cx.block(pred)?;
            cx.put(BasicblockPred { bb_pred, bb_next: bb, i });
        }
    }
    if cx.wants::<BasicblockUseOrder>() {
        for (i, &place) in (0..).zip(block.use_order().unwrap_or_default()) {
            cx.put(BasicblockUseOrder { bb, i, place });
        }
    }
    // The question whether one is wanted is not asked of each where all are.
    match cx.only {
        None => extract_insts(block, bb, results, |_| true, cx),
        Some(only) => extract_insts(block, bb, results, |record| only.has_record(record), cx),
    }
}

/// The instructions of a block, as far as they are wanted.
fn extract_insts<'m>(
    block: BlockRef<'m>,
    bb: Block,
    results: &mut Results,
    wanted: impl Fn(&bitcode::Instruction) -> bool,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let mut last = None;
    block.each_inst(results, wanted, |inst| {
        let id = cx.inst(inst);
        match last.replace(id) {
            None => cx.put(BasicblockEntry { bb, entry_inst: id }),
            Some(inst) => cx.put(InstructionNext { inst, next: id }),
        }
        cx.put(InstructionBasicblock { inst: id, bb });
        instr::extract(inst, id, cx)?;
        cx.pause()
    })?;
    if let Some(exit_inst) = last {
        cx.put(BasicblockExit { bb, exit_inst });
    }
    Ok(())
}

/// Blocks of the function at hand as arguments.
pub fn extract_labels(cx: &mut Extract<'_, '_>) -> Result<()> {
    for (block, place) in cx.arguments().blocks() {
        let (v, ty, b) = (cx.local(place), cx.type_of(block.value())?, cx.block(block)?);
        cx.put(VariableType { v, ty });
        cx.put(VariableLabel { v, b });
    }
    Ok(())
}

/// Creates a block without instructions.
pub fn declare(bb: Block, place: u32, function: ValueRef, cx: &mut Rebuild<'_>) -> Result<()> {
    let made = cx.module.add_block(function);
    cx.bind_block(bb, made, place)
}

/// Fills the blocks of the function at this place, then orders their predecessors.
pub fn rebuild_all(place: usize, outline: &Outline, cx: &mut Rebuild<'_>) -> Result<()> {
    for (bb, instructions) in outline.blocks_of(place) {
        if let Some(BasicblockName { name, .. }) = cx.get(bb)? {
            let (made, name) = (cx.block(bb)?, cx.bytes(name));
            let named = cx.module.set_block_name(made, &name);
            named.map_err(|why| cx.bad::<BasicblockName>(bb, why))?;
        }
        for &inst in instructions {
            instr::rebuild(inst, cx)?;
        }
        cx.module.end_block().map_err(|why| cx.bad::<BasicblockEntry>(bb, why))?;
    }
    let found = cx.module.predecessors();
    for (place, (bb, _)) in (0..).zip(outline.blocks_of(place)) {
        let made = cx.block(bb)?;
        if let Some(order) = use_lists::of_block(bb, cx)? {
            let ordered = cx.module.order_block_uses(made, order);
            ordered.map_err(|why| cx.bad::<BasicblockUseOrder>(bb, why))?;
        }
        let preds: Vec<BasicblockPred> = cx.list(bb)?;
        let order = preds.iter().map(|row| cx.block(row.bb_pred)).collect::<Result<Vec<_>>>()?;
        cx.module.order_predecessors(made, found.of(place), &order).map_err(|why| {
            let pred = preds.first().map_or(bb, |row| row.bb_pred);
            cx.bad::<BasicblockPred>(pred, format!("block {}: {why}", bb.id()))
        })?;
    }
    Ok(())
}
