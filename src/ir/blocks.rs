//! Basic blocks. <https://llvm.org/docs/LangRef.html#functions>

use rustc_hash::FxHashSet;

use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use crate::rebuilt::ValueRef;
use crate::resolved::{BlockRef, Inst};
use crate::{instr, use_lists};
use facts::*;

/// Writes the blocks of a function, as the walk comes to them.
pub struct Writer {
    r#fn: Function,
    count: u32,
    entry: Option<Block>,
    /// The block at hand, and its last instruction so far.
    open: Option<(Block, Option<Instruction>)>,
}

impl Writer {
    /// For the blocks of this function.
    pub fn of(r#fn: Function) -> Self {
        Self { r#fn, count: 0, entry: None, open: None }
    }

    /// The next block, which has the id `bb`.
    pub fn block<'m>(
        &mut self,
        block: BlockRef<'m>,
        bb: Block,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        self.close(cx);
        let (r#fn, i) = (self.r#fn, self.count);
        self.count += 1;
        self.entry = self.entry.or(Some(bb));
        self.open = Some((bb, None));
        cx.put(FunctionBasicblock { r#fn, i, bb });
        cx.put(BasicblockFunction { bb, r#fn });
        if !block.name().is_empty() {
            let name = cx.text(block.name());
            cx.put(BasicblockName { bb, name });
        }
        for (i, pred) in (0..).zip(block.preds()) {
            let bb_pred = cx.block(pred)?;
            cx.put(BasicblockPred { bb_pred, bb_next: bb, i });
        }
        for (i, &place) in (0..).zip(block.use_order().unwrap_or_default()) {
            cx.put(BasicblockUseOrder { bb, i, place });
        }
        Ok(())
    }

    /// The next instruction of the block at hand.
    pub fn inst<'m>(
        &mut self,
        inst: &Inst<'m>,
        id: Instruction,
        result: Option<Value>,
        cx: &mut Extract<'m, '_>,
    ) -> Result<()> {
        if let Some((bb, last)) = &mut self.open {
            match last.replace(id) {
                None => cx.put(BasicblockEntry { bb: *bb, entry_inst: id }),
                Some(inst) => cx.put(InstructionNext { inst, next: id }),
            }
            cx.put(InstructionBasicblock { inst: id, bb: *bb });
        }
        instr::extract(inst, id, result, cx)?;
        cx.pause()
    }

    /// The block at hand has no further instruction.
    fn close(&mut self, cx: &mut Extract<'_, '_>) {
        if let Some((bb, Some(exit_inst))) = self.open.take() {
            cx.put(BasicblockExit { bb, exit_inst });
        }
    }

    /// There is no further block: blocks as arguments follow. Returns the entry.
    pub fn end(mut self, cx: &mut Extract<'_, '_>) -> Result<Option<Block>> {
        self.close(cx);
        for (block, place) in cx.labels() {
            let (v, ty, b) = (cx.local(place), cx.type_of(block.value())?, cx.block(block)?);
            cx.put(VariableType { v, ty });
            cx.put(VariableLabel { v, b });
        }
        Ok(self.entry)
    }
}

/// Creates a block without instructions.
pub fn declare(bb: Block, place: u32, function: ValueRef, cx: &mut Rebuild<'_>) -> Result<()> {
    let made = cx.module.add_block(function);
    cx.bind_block(bb, made, place)
}

/// Fills the blocks of a function, then orders their predecessors.
pub fn rebuild_all(r#fn: Function, cx: &mut Rebuild<'_>) -> Result<()> {
    let blocks: Vec<FunctionBasicblock> = cx.list(r#fn)?;
    let mut seen = FxHashSet::default();
    for &FunctionBasicblock { bb, .. } in &blocks {
        if let Some(BasicblockName { name, .. }) = cx.get(bb)? {
            let (made, name) = (cx.block(bb)?, cx.bytes(name));
            let named = cx.module.set_block_name(made, &name);
            named.map_err(|why| cx.bad::<BasicblockName>(bb, why))?;
        }
        let mut next = cx.get::<BasicblockEntry>(bb)?.map(|row| row.entry_inst);
        while let Some(inst) = next {
            if !seen.insert(inst) {
                return Err(cx.bad::<InstructionNext>(inst, "the instruction comes twice"));
            }
            instr::rebuild(inst, cx)?;
            next = cx.get::<InstructionNext>(inst)?.map(|row| row.next);
        }
        cx.module.end_block().map_err(|why| cx.bad::<BasicblockEntry>(bb, why))?;
    }
    let found = cx.module.predecessors();
    for (place, FunctionBasicblock { bb, .. }) in (0..).zip(blocks) {
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
