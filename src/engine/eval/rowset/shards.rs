//! How rows are shared out among the shards of a set, and how large these are.

use super::row::hash_row;
use crate::eval::cell::Cell;
use crate::eval::team::each;

/// Parts of a set.
pub(super) const SHARDS: usize = 16;
/// Rows that a thread counts at a time.
const SHARE: usize = 1 << 14;
/// Slots of a shard at first.
pub(super) const FIRST: usize = 4;

/// Which shard a hash falls to.
#[inline]
pub(super) fn shard_of(hash: u64) -> usize {
    (hash >> 60) as usize
}

/// How many slots of a shard may be taken: six of seven, and never all.
#[inline]
pub(super) fn most(size: usize) -> usize {
    size * 6 / 7
}

/// How many of the rows fall to each shard.
pub(super) fn shares<C: Cell>(cells: &[C], arity: usize) -> [u32; SHARDS] {
    let mut shares = [0; SHARDS];
    for row in cells.chunks_exact(arity) {
        shares[shard_of(hash_row(row))] += 1;
    }
    shares
}

/// The same on all threads of the pool.
pub(super) fn shares_parallel<C: Cell>(cells: &[C], arity: usize) -> [u32; SHARDS] {
    let part = |part| shares(part, arity);
    each(cells.chunks(SHARE * arity).collect(), part).into_iter().fold([0; SHARDS], sum)
}

pub(super) fn sum(a: [u32; SHARDS], b: [u32; SHARDS]) -> [u32; SHARDS] {
    std::array::from_fn(|shard| a[shard] + b[shard])
}

/// The least size of shards that hold so many rows.
pub(super) fn size_for(filled: &[u32; SHARDS]) -> usize {
    filled.iter().max().map_or(FIRST, |&n| (n as usize + 1) * 7 / 6 + 1)
}
