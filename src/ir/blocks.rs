//! Basic blocks. <https://llvm.org/docs/LangRef.html#functions>

use rustc_hash::FxHashSet;

use crate::error::Result;
use crate::extract::Extract;
use crate::rebuild::Rebuild;
use crate::{functions, instr};
use facts::*;
use llvm::{self, ValueRef};

/// The blocks of a function, whose ids start behind those of its `n_params` parameters.
pub fn extract_all<'m>(
    function: ValueRef<'m>,
    r#fn: Function,
    n_params: u32,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    let mut place = n_params;
    let mut next = || {
        place += 1;
        place - 1
    };
    let mut preds = Vec::new();
    let mut entry = None;
    for (i, block) in (0..).zip(llvm::blocks(function)) {
        let bb: Block = cx.local(next());
        entry = entry.or(Some(bb));
        cx.put(FunctionBasicblock { r#fn, i, bb });
        cx.put(BasicblockFunction { bb, r#fn });
        if !block.name().is_empty() {
            let name = cx.text(block.name());
            cx.put(BasicblockName { bb, name });
        }
        block.preds(&mut preds);
        for (i, &pred) in (0..).zip(&preds) {
            let bb_pred = cx.block(pred)?;
            cx.put(BasicblockPred { bb_pred, bb_next: bb, i });
        }
        let mut previous = None;
        for inst in block.insts() {
            let id: Instruction = cx.local(next());
            let has_result = !cx.numbering.is_void(inst.ty());
            let result: Option<Value> = has_result.then(|| cx.local(next()));
            match previous {
                None => cx.put(BasicblockEntry { bb, entry_inst: id }),
                Some(inst) => cx.put(InstructionNext { inst, next: id }),
            }
            previous = Some(id);
            cx.put(InstructionBasicblock { inst: id, bb });
            instr::extract(&inst, id, result, cx)?;
            cx.pause()?;
        }
        if let Some(exit_inst) = previous {
            cx.put(BasicblockExit { bb, exit_inst });
        }
    }
    functions::extract_views(function, r#fn, entry, cx);
    for (block, place) in cx.labels() {
        let (v, ty, b) = (cx.local(place), cx.ty(block.value().ty())?, cx.block(block)?);
        cx.put(VariableType { v, ty });
        cx.put(VariableLabel { v, b });
    }
    crate::metadata_uses::extract_local(cx)
}

/// Creates a block without instructions.
pub fn declare<'f>(
    bb: Block,
    place: u32,
    function: ValueRef<'f>,
    cx: &mut Rebuild<'f>,
) -> Result<()> {
    let made = function.add_block().map_err(|why| cx.bad::<BasicblockName>(bb, why))?;
    if let Some(row) = cx.get::<BasicblockName>(bb)? {
        let name = cx.bytes(row.name);
        made.value().set_name(&name).map_err(|why| cx.bad::<BasicblockName>(bb, why))?;
    }
    cx.bind_block(bb, made, place)
}

/// Fills the blocks of a function, then orders their predecessors.
pub fn rebuild_all(r#fn: Function, cx: &mut Rebuild<'_>) -> Result<()> {
    let blocks: Vec<FunctionBasicblock> = cx.list(r#fn)?;
    let mut seen = FxHashSet::default();
    for &FunctionBasicblock { bb, .. } in &blocks {
        let made = cx.block(bb)?;
        let mut next = cx.get::<BasicblockEntry>(bb)?.map(|row| row.entry_inst);
        while let Some(inst) = next {
            if !seen.insert(inst) {
                return Err(cx.bad::<InstructionNext>(inst, "the instruction comes twice"));
            }
            instr::rebuild(inst, made, cx)?;
            next = cx.get::<InstructionNext>(inst)?.map(|row| row.next);
        }
    }
    for FunctionBasicblock { bb, .. } in blocks {
        let made = cx.block(bb)?;
        let preds: Vec<BasicblockPred> = cx.list(bb)?;
        let order = preds.iter().map(|row| cx.block(row.bb_pred)).collect::<Result<Vec<_>>>()?;
        made.set_preds(&order).map_err(|why| {
            let pred = preds.first().map_or(bb, |row| row.bb_pred);
            cx.bad::<BasicblockPred>(pred, format!("block {}: {why}", bb.id()))
        })?;
    }
    Ok(())
}
