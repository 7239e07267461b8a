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

    /// Calls `each` with its instructions, until that fails. The blocks of a function come one after the other,
    /// and `results` goes on from each to the next. Instructions of which the record is not `wanted` are not taken
    /// apart. (They are large, so that they stay where they are made.)
    ///
    /// # Errors
    /// Those of `each`.
    pub fn each_inst<E>(
        self,
        results: &mut Results,
        wanted: impl Fn(&bitcode::Instruction) -> bool,
        mut each: impl FnMut(&Inst<'m>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (module, body) = (self.module, self.body);
        let within = Within { ids: &module.bodies[body as usize], raw: module.raw_body(body) };
        let types = &module.raw.types;
        let places = self.raw_insts();
        let attached = &within.raw.attachments.instructions;
        let first = attached.partition_point(|(index, _)| *index < places.start);
        let mut attached = attached[first..].iter().copied().peekable();
        for index in places {
            let own = attached.next_if(|(at, _)| *at == index).map(|(_, span)| span);
            let record = &within.raw.instructions[index as usize];
            let result = within.raw.has_result(record, types).then(|| results.next());
            if wanted(record) {
                let place = Place { index, result, attached: own.unwrap_or_default() };
                each(&Inst::new(self, within, place))?;
            }
        }
        Ok(())
    }
}

/// The results of a function's instructions on a walk through its blocks.
#[derive(Default)]
pub struct Results(u32);

impl Results {
    /// The place of the next one.
    fn next(&mut self) -> u32 {
        let place = self.0;
        self.0 += 1;
        place
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
