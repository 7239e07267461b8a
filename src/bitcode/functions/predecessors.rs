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

    /// Removes this one from all lists.
    fn forget(&mut self, unwanted: u32) {
        let (mut start, mut kept) = (0, 0);
        for end in &mut self.ends {
            for place in start..*end as usize {
                let block = self.blocks[place];
                self.blocks[kept] = block;
                kept += usize::from(block != unwanted);
            }
            start = *end as usize;
            *end = kept as u32;
        }
        self.blocks.truncate(kept);
    }
}

/// Stands for a use by an address among blocks.
const ADDRESS: u32 = u32::MAX;

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
    /// comes first, unless [`Body::use_lists`] says otherwise. The address of a block is its oldest
    /// use: `addresses` are the blocks whose address is taken, each once. Orders of other lengths,
    /// as of blocks that are arguments of calls, are not heeded.
    pub fn predecessors(&self, addresses: &[u32]) -> Predecessors {
        let count = self.block_ends.len();
        let addresses = addresses.iter().map(|&block| block as usize).filter(|&it| it < count);
        // How many uses each block has; then where they end. Instructions are many: each terminator is looked
        // at once.
        let mut ends = vec![0; count];
        let mut jumps: Vec<(u32, u32)> = Vec::with_capacity(2 * count);
        self.jumps(|block, target| {
            ends[target as usize] += 1;
            jumps.push((block, target));
        });
        addresses.clone().for_each(|block| ends[block] += 1);
        let mut all = 0;
        for end in &mut ends {
            all += *end;
            *end = all;
        }
        // From the end of each list to its start.
        let mut starts = ends.clone();
        let mut blocks = vec![ADDRESS; all as usize];
        let mut is_taken = false;
        for block in addresses {
            starts[block] -= 1;
            is_taken = true;
        }
        for (block, target) in jumps {
            let start = &mut starts[target as usize];
            *start -= 1;
            blocks[*start as usize] = block;
        }
        for &(used, order) in &self.use_lists.all {
            let Named::Block(block) = used else { continue };
            let Some(&end) = ends.get(block as usize) else { continue };
            let own = &mut blocks[starts[block as usize] as usize..end as usize];
            let order = order.of(&self.use_lists.indexes);
            if own.len() == order.len() {
                let before = own.to_vec();
                for (&place, block) in order.iter().zip(before) {
                    if let Some(own) = own.get_mut(place as usize) {
                        *own = block;
                    }
                }
            }
        }
        let mut found = Predecessors { ends, blocks };
        if is_taken {
            found.forget(ADDRESS);
        }
        found
    }

    /// Calls `each` with all edges: the block that one comes from, and the one that it leads to.
    fn jumps(&self, mut each: impl FnMut(u32, u32)) {
        let last = |&end: &u32| {
            let last = end.checked_sub(1).and_then(|last| self.instructions.get(last as usize));
            last.copied().unwrap_or(Instruction::Unreachable)
        };
        // They lie far from each other: all are fetched before the first is looked at.
        let terminators: Vec<Instruction> = self.block_ends.iter().map(last).collect();
        for (block, terminator) in (0..).zip(&terminators) {
            self.successors(terminator, |target| {
                if (target as usize) < self.block_ends.len() {
                    each(block, target);
                }
            });
        }
    }
}
