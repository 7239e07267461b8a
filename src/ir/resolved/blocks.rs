//! Blocks, and what comes before them.

use bitcode::{Named, Predecessors};
use rustc_hash::FxHashMap;

use super::handles::{BlockRef, Inst, ValueRef, Within};
use super::inst::Place;
use super::module::{Module, NONE};

impl<'m> BlockRef<'m> {
    /// It as a value.
    #[inline]
    pub fn value(self) -> ValueRef<'m> {
        let body = &self.module.bodies[self.body as usize];
        ValueRef::new(self.module, body.first + body.params + body.results + self.index, self.body)
    }

    /// What tells it from other values of its module.
    pub fn id(self) -> u32 {
        self.value().id()
    }

    /// The function that it is in.
    pub fn function(self) -> ValueRef<'m> {
        let function = self.module.bodies[self.body as usize].function;
        ValueRef::new(self.module, function, NONE)
    }

    /// Its name; empty if it has none.
    pub fn name(self) -> &'m [u8] {
        self.value().name()
    }

    /// The blocks that end with a jump to it, once for each jump, in the order of its uses.
    pub fn preds(self) -> impl Iterator<Item = BlockRef<'m>> {
        let all = self.module.predecessors(self.body);
        all.of(self.index).iter().map(move |&index| BlockRef { index, ..self })
    }

    /// The order of its uses that the function states, if its predecessors do not tell it: the place
    /// of each use.
    pub fn use_order(self) -> Option<&'m [u32]> {
        let module = self.module;
        let lists = &module.raw_body(self.body).use_lists;
        let of_this = |(used, _): &&(Named, bitcode::Span)| *used == Named::Block(self.index);
        let order = lists.all.iter().find(of_this)?.1.of(&lists.indexes);
        let preds: Vec<u32> = self.preds().map(|pred| pred.index).collect();
        // The address is a use, too.
        if order.len() != preds.len() {
            return Some(order);
        }
        let found: Vec<u32> = order.iter().map(|&place| preds[place as usize]).collect();
        (edge_order(&found, &preds).as_deref() != Some(order)).then_some(order)
    }

    /// The places of its instructions in the function.
    fn raw_insts(self) -> std::ops::Range<u32> {
        let raw = self.module.raw_body(self.body);
        let start = match self.index {
            0 => 0,
            index => raw.block_ends[index as usize - 1],
        };
        start..raw.block_ends[self.index as usize]
    }

    /// Its instructions.
    pub fn insts(self) -> impl Iterator<Item = Inst<'m>> {
        self.insts_if(|_| true)
    }

    /// Those of its instructions of which the record is `wanted`: others are not taken apart.
    pub(crate) fn insts_if(
        self,
        wanted: impl Fn(&bitcode::Instruction) -> bool,
    ) -> impl Iterator<Item = Inst<'m>> {
        let (module, body) = (self.module, self.body);
        let within = Within { ids: &module.bodies[body as usize], raw: module.raw_body(body) };
        let types = &module.raw.types;
        let first_results = &within.ids.first_results;
        let first_results = first_results.get_or_init(|| self::first_results(within.raw, types));
        let mut result = first_results[self.index as usize];
        let places = self.raw_insts();
        let attached = &within.raw.attachments.instructions;
        let first = attached.partition_point(|(index, _)| *index < places.start);
        let mut attached = attached[first..].iter().copied().peekable();
        places.filter_map(move |index| {
            let own = attached.next_if(|(at, _)| *at == index).map(|(_, span)| span);
            let record = &within.raw.instructions[index as usize];
            if !wanted(record) {
                result += u32::from(within.raw.has_result(record, types));
                return None;
            }
            let place = Place { index, result, attached: own.unwrap_or_default() };
            let inst = Inst::new(self, within, place);
            result += u32::from(inst.result.is_some());
            Some(inst)
        })
    }
}

/// The places that edges get, of which `found` are the blocks that they come from, for these to be
/// `wanted`: edges from one block stay in their order. None if they are of other blocks.
pub fn edge_order(found: &[u32], wanted: &[u32]) -> Option<Vec<u32>> {
    let mut places: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for (place, &block) in wanted.iter().enumerate().rev() {
        places.entry(block).or_default().push(place as u32);
    }
    found.iter().map(|block| places.get_mut(block).and_then(Vec::pop)).collect()
}

impl Module {
    fn predecessors(&self, body: u32) -> &Predecessors {
        let place = &self.bodies[body as usize];
        place.predecessors.get_or_init(|| {
            let taken = self.taken_addresses.get(&place.function);
            self.raw_body(body).predecessors(taken.map_or(&[], Vec::as_slice))
        })
    }
}

/// The place of the first result of each block among those of its function.
fn first_results(raw: &bitcode::Body, types: &bitcode::Types) -> Vec<u32> {
    let (mut start, mut results) = (0, 0);
    let first = |&end: &u32| {
        let insts = &raw.instructions[start as usize..end as usize];
        start = end;
        let first = results;
        results += insts.iter().filter(|inst| raw.has_result(inst, types)).count() as u32;
        first
    };
    raw.block_ends.iter().map(first).collect()
}
