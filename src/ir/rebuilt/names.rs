//! The order of a function's names: that of LLVM's hash table, in which its writer lists them and
//! its reader puts them again.

use bitcode::{Body, Instruction, Named, Span};
use rustc_hash::FxHashMap;

use super::numbers::Space;

/// LLVM's `StringMap`: keys by their places.
struct Table {
    buckets: Vec<Option<(u32, usize)>>,
    items: usize,
}

/// `llvm::djbHash` from 0 on.
fn hash(text: &[u8]) -> u32 {
    text.iter()
        .fold(0u32, |hash, &byte| (hash << 5).wrapping_add(hash).wrapping_add(u32::from(byte)))
}

/// The first free bucket for a hash.
fn free(buckets: &[Option<(u32, usize)>], hash: u32) -> usize {
    let mask = buckets.len() - 1;
    let (mut at, mut step) = (hash as usize & mask, 1);
    while buckets[at].is_some() {
        at = (at + step) & mask;
        step += 1;
    }
    at
}

impl Table {
    fn insert(&mut self, hash: u32, key: usize) {
        let at = free(&self.buckets, hash);
        self.buckets[at] = Some((hash, key));
        self.items += 1;
        let count = self.buckets.len();
        let full = self.items * 4 > count * 3;
        if full || count - self.items <= count / 8 {
            let mut larger = vec![None; if full { count * 2 } else { count }];
            for entry in self.buckets.iter().flatten() {
                let at = free(&larger, entry.0);
                larger[at] = Some(*entry);
            }
            self.buckets = larger;
        }
    }
}

/// Puts the names of a body into the order of the table that LLVM's parser of text makes: each
/// where the text first says it. `results` tells which instructions have one.
pub(super) fn order(body: &mut Body, parameters: u32, results: &[bool]) {
    if body.names.all.is_empty() {
        return;
    }
    let names: FxHashMap<Named, Span> = body.names.all.iter().copied().collect();
    let mut said: Vec<(Named, Span)> = Vec::with_capacity(names.len());
    let mut seen = vec![false; body.block_ends.len()];
    let say = |named: Named, said: &mut Vec<(Named, Span)>| {
        said.extend(names.get(&named).map(|&text| (named, text)));
    };
    for place in 0..parameters {
        say(Named::Value(Space::Parameter.of(place)), &mut said);
    }
    let (mut start, mut result) = (0, 0);
    for block in 0..body.block_ends.len() as u32 {
        let mut mention = |block: u32, said: &mut Vec<(Named, Span)>| {
            if let Some(seen) = seen.get_mut(block as usize)
                && !std::mem::replace(seen, true)
            {
                say(Named::Block(block), said);
            }
        };
        mention(block, &mut said);
        let end = body.block_ends[block as usize] as usize;
        for place in start..end {
            let instruction = &body.instructions[place];
            match *instruction {
                Instruction::Phi { incoming, .. } => {
                    let pairs = incoming.of(&body.operands).chunks_exact(2);
                    pairs.for_each(|pair| mention(pair[1], &mut said));
                }
                Instruction::CatchSwitch { handlers, unwind, .. } => {
                    let handlers = handlers.of(&body.operands).iter().chain(&unwind);
                    handlers.for_each(|&block| mention(block, &mut said));
                }
                _ => body.successors(instruction, |block| mention(block, &mut said)),
            }
            if results.get(place) == Some(&true) {
                say(Named::Value(Space::Result.of(result)), &mut said);
                result += 1;
            }
        }
        start = end;
    }
    let mut table = Table { buckets: vec![None; 16], items: 0 };
    for (key, (_, text)) in said.iter().enumerate() {
        table.insert(hash(text.of(&body.names.texts)), key);
    }
    body.names.all = table.buckets.into_iter().flatten().map(|(_, key)| said[key]).collect();
}
