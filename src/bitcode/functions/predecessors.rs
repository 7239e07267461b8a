//! Predecessors of blocks, in LLVM's order.

use super::instruction::{Body, Instruction};
use crate::names::Named;

/// The predecessors of each block of a body: for each edge, the block that it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Predecessors {
    /// For each block, the place after its last predecessor.
    ends: Vec<u32>,
    blocks: Vec<u32>,
}

impl Predecessors {
    /// The predecessors of a block. One with several edges to it is there several times.
    pub fn of(&self, block: u32) -> &[u32] {
        let block = block as usize;
        let end = self.ends.get(block).copied().unwrap_or(0) as usize;
        let start = block.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        self.blocks.get(start..end).unwrap_or(&[])
    }
}

impl Body {
    /// Calls `each` with the blocks that a terminator leads to, in the order of LLVM's operands.
    pub fn successors(&self, instruction: &Instruction, mut each: impl FnMut(u32)) {
        let mut list = |blocks: &[u32]| blocks.iter().copied().for_each(&mut each);
        match *instruction {
            Instruction::Branch { target } | Instruction::CatchReturn { target, .. } => {
                list(&[target]);
            }
            Instruction::ConditionalBranch { if_true, if_false, .. } => list(&[if_true, if_false]),
            Instruction::Switch { default, cases, .. } => {
                list(&[default]);
                cases.of(&self.operands).chunks_exact(2).for_each(|case| list(&case[1..]));
            }
            Instruction::IndirectBranch { targets, .. } => list(targets.of(&self.operands)),
            Instruction::Invoke { normal, unwind, .. } => list(&[normal, unwind]),
            Instruction::CallBr { default, indirect, .. } => {
                list(&[default]);
                list(indirect.of(&self.operands));
            }
            Instruction::CatchSwitch { handlers, unwind, .. } => {
                list(unwind.as_slice());
                list(handlers.of(&self.operands));
            }
            Instruction::CleanupReturn { unwind, .. } => list(unwind.as_slice()),
            _ => {}
        }
    }

    /// The predecessors of all blocks, in the order in which LLVM has them: that of the blocks'
    /// use-lists. A reader puts each use before those that are there, so the last one in the file
    /// comes first, unless [`Body::use_lists`] says otherwise.
    ///
    /// # Errors
    /// A block whose use-list is ordered and holds more than terminators (`blockaddress`, or an
    /// argument of a call): then its order depends on when LLVM met these.
    pub fn predecessors(&self) -> Result<Predecessors, u32> {
        let terminators = || self.block_ends.iter().map(|&end| end.checked_sub(1));
        let terminators = || {
            let instruction = |place: u32| self.instructions.get(place as usize);
            terminators().map(move |place| place.and_then(instruction))
        };
        let mut counts = vec![0u32; self.block_ends.len()];
        let mut count = |block: u32| {
            if let Some(count) = counts.get_mut(block as usize) {
                *count += 1;
            }
        };
        terminators().flatten().for_each(|it| self.successors(it, &mut count));
        let mut ends: Vec<u32> = Vec::with_capacity(counts.len());
        for count in counts {
            ends.push(ends.last().copied().unwrap_or(0) + count);
        }
        // From the end of each list to its start.
        let mut next = ends.clone();
        let mut blocks = vec![0; ends.last().copied().unwrap_or(0) as usize];
        for (block, terminator) in (0..).zip(terminators()) {
            let Some(terminator) = terminator else { continue };
            self.successors(terminator, |target| {
                if let Some(next) = next.get_mut(target as usize) {
                    *next -= 1;
                    blocks[*next as usize] = block;
                }
            });
        }
        let mut found = Predecessors { ends, blocks };
        for &(used, order) in &self.use_lists.all {
            let Named::Block(block) = used else { continue };
            let order = order.of(&self.use_lists.indexes);
            let before = found.of(block).to_vec();
            if before.len() != order.len() {
                return Err(block);
            }
            let start = found.ends[block as usize] as usize - before.len();
            for (&place, block) in order.iter().zip(before) {
                found.blocks[start + place as usize] = block;
            }
        }
        Ok(found)
    }
}
