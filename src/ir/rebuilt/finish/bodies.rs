//! Final numbers of bodies, by several threads.

use std::sync::{Mutex, PoisonError};

use bitcode::{Body, Named, NodeKind, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Around, Chosen, NONE, by_number};
use crate::parallel;
use crate::rebuilt::made::{LATER, Made, wrong};
use crate::rebuilt::module::{Filled, Module};
use crate::rebuilt::numbers::{Space, number};
use crate::resolved::ConstantParts;

/// A share of a thread has so many instructions at least.
const SHARE: usize = 10_000;

/// A body, and what it says of others.
struct Finished {
    function: u32,
    body: Box<Body>,
    /// The functions that it takes addresses of blocks of.
    addressed: Vec<u32>,
}

impl Module {
    /// The bodies of all functions, by so many threads.
    #[allow(clippy::vec_box, reason = "as in a module")]
    pub(super) fn finish_bodies(
        &mut self,
        threads: usize,
        around: &Around<'_>,
    ) -> Made<Vec<Box<Body>>> {
        let shares = shares(threads, std::mem::take(&mut self.filled));
        let shares: Vec<_> = shares.into_iter().map(Mutex::new).collect();
        let lender = &*self;
        let work = |share: usize| {
            let mut share = shares[share].lock().unwrap_or_else(PoisonError::into_inner);
            let mut module = lender.lend();
            let mut inner = Chosen::of(&module);
            let finished = share.drain(..).map(|it| module.finished(it, &mut inner, around));
            let finished = finished.collect::<Made<Vec<Finished>>>();
            // All that is asked for was made with what needs it.
            if module.missed() { wrong(LATER) } else { finished }
        };
        let finished = parallel::on_each(shares.len(), work);
        let finished: Vec<Vec<Finished>> = finished.into_iter().collect::<Made<_>>()?;
        let mut users: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for it in finished.iter().flatten() {
            for &function in &it.addressed {
                users.entry(function).or_default().push(it.function);
            }
        }
        let whole = |mut it: Finished| {
            it.body.block_address_users = users.remove(&it.function).unwrap_or_default();
            it.body
        };
        Ok(finished.into_iter().flatten().map(whole).collect())
    }

    fn finished(
        &mut self,
        filled: Filled,
        inner: &mut Chosen,
        around: &Around<'_>,
    ) -> Made<Finished> {
        let function = filled.function;
        let body = self.body(filled, inner, around)?;
        let address = |&place: &u32| match self.constants[place as usize].kind {
            ConstantParts::BlockAddress(of, _) if of != function => Some(of),
            _ => None,
        };
        Ok(Finished { function, body, addressed: inner.all.iter().filter_map(address).collect() })
    }

    /// The body of a function with its constants and final numbers.
    fn body(&mut self, filled: Filled, inner: &mut Chosen, around: &Around<'_>) -> Made<Box<Body>> {
        let Around { outer, bases, metadata, addresses } = around;
        let Filled { function, parameters, mut body, pending, orders, uses, expressions } = filled;
        let local_metadata = bases.metadata + expressions.len() as u32;
        inner.clear();
        let mut used = Vec::new();
        body.each_number(&mut |id| {
            if let (Space::Constant, place) = number(*id) {
                used.push(place);
            }
        });
        for node in &body.metadata.nodes {
            if node.kind == NodeKind::Value
                && let Some(value) = body.metadata.words(node).get(1)
                && let (Space::Constant, place) = number(value as u32)
            {
                used.push(place);
            }
        }
        used.extend(uses.iter().filter_map(|&(value, _)| match number(value) {
            (Space::Constant, place) => Some(place),
            _ => None,
        }));
        for place in used {
            inner.add(place, Some(outer), self);
        }
        inner.number(self);
        body.constants = inner.records(self)?;
        let first = bases.values + parameters;
        let results = first + inner.all.len() as u32;
        let fixed = |id: u32| match number(id) {
            (Space::Final | Space::Pending, id) => id,
            (Space::Constant, place) => match outer.numbers[place as usize] {
                NONE => first + inner.numbers[place as usize],
                number => bases.globals + number,
            },
            (Space::Parameter, place) => bases.values + place,
            (Space::Result, place) => results + place,
            (Space::Metadata, place) => metadata[place as usize],
            (Space::LocalMetadata, place) => local_metadata + place,
            (Space::Struct, place) => bases.types + place,
            (Space::Block, block) => block,
        };
        let fix = |id: u32| match number(id) {
            (Space::Pending, place) => fixed(pending[place as usize]),
            _ => fixed(id),
        };
        body.each_number(&mut |id| *id = fix(*id));
        body.metadata.words = body.metadata.words.map(|word| fix(word as u32).into());
        let uses = uses.into_iter().map(|(value, order)| (fix(value), order));
        by_number(uses, &mut body.use_lists);
        let own: FxHashSet<u32> = inner
            .all
            .iter()
            .filter_map(|&place| match self.constants[place as usize].kind {
                ConstantParts::BlockAddress(of, block) if of == function => Some(block),
                _ => None,
            })
            .collect();
        let mut counts = vec![0; body.block_ends.len()];
        let terminators = body.instructions.iter().filter(|_| !orders.is_empty());
        for instruction in terminators {
            body.successors(instruction, |block| {
                if let Some(count) = counts.get_mut(block as usize) {
                    *count += 1;
                }
            });
        }
        for (block, mut order) in orders {
            // Its address is its oldest use, and stays that where the order is of its edges.
            let edges = counts.get(block as usize).copied() == Some(order.len() as u32);
            let taken = own.contains(&block) || addresses.contains(&(function, block));
            if edges && taken {
                order.push(order.len() as u32);
            }
            let lists = &mut body.use_lists;
            let order = Span::push(&mut lists.indexes, order);
            lists.all.push((Named::Block(block), order));
        }
        Ok(body)
    }
}

/// The functions in shares of about as many instructions, one for each thread; at least one.
fn shares(threads: usize, all: Vec<Filled>) -> Vec<Vec<Filled>> {
    let total: usize = all.iter().map(|it| it.body.instructions.len()).sum();
    let each = total / threads.max(1);
    if threads < 2 || each < SHARE {
        return vec![all];
    }
    let mut shares = vec![Vec::new()];
    let mut count = 0;
    for filled in all {
        if count >= each && shares.len() < threads {
            shares.push(Vec::new());
            count = 0;
        }
        count += filled.body.instructions.len();
        if let Some(share) = shares.last_mut() {
            share.push(filled);
        }
    }
    shares
}
