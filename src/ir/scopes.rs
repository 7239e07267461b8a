//! Chains of debug information that LLVM follows to their end: a block's scope up to its function, and
//! where a location was inlined. One that comes back to its start has none, and LLVM would go round in it
//! for ever, whatever asks: its verifier, its printer, its passes.
//! <https://llvm.org/docs/LangRef.html#dilexicalblock>

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::cx::Rebuild;
use crate::error::Result;
use facts::{Metadata, MetadataClass, MetadataClassName, MetadataRef, MetadataRefName};

/// What is wrong with a piece of metadata that is found to lead back to itself.
pub(crate) const CIRCLE: &str =
    "a scope, or a place of inlining, leads back to itself: LLVM would follow it without end";

/// A piece that leads back to itself, among those and what `next` says they lead to.
pub(crate) fn circle(
    starts: impl Iterator<Item = u32>,
    next: impl Fn(u32) -> Option<u32>,
) -> Option<u32> {
    let mut seen: FxHashMap<u32, u32> = FxHashMap::default();
    for (walk, start) in (0..).zip(starts) {
        let mut at = Some(start);
        while let Some(id) = at {
            match seen.entry(id) {
                Entry::Occupied(earlier) if *earlier.get() == walk => return Some(id),
                Entry::Occupied(_) => break,
                Entry::Vacant(new) => new.insert(walk),
            };
            at = next(id);
        }
    }
    None
}

/// That all chains of what was built have an end.
pub fn rebuild(cx: &Rebuild<'_>) -> Result<()> {
    let next = |md: Metadata| -> Option<MetadataRef> {
        let class = cx.index.get::<MetadataClass>(md).ok()??.class;
        let field = match class {
            MetadataClassName::DILexicalBlock | MetadataClassName::DILexicalBlockFile => {
                MetadataRefName::Scope
            }
            MetadataClassName::DILocation => MetadataRefName::InlinedAt,
            _ => return None,
        };
        cx.index.all::<MetadataRef>(md).find(|row| row.field == field)
    };
    let mut starts: Vec<u32> = cx.known.metadata.keys().map(|md| md.0).collect();
    starts.sort_unstable();
    let found = circle(starts.into_iter(), |md| Some(next(Metadata(md))?.op.0));
    match found.and_then(|md| next(Metadata(md))) {
        Some(row) => Err(cx.index.error(&row, Some(2), CIRCLE).into()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::circle;

    #[test]
    fn circles_are_found_and_chains_are_not() {
        // What each leads to, by its place; 9 is none.
        for (nexts, found) in [
            (&[9][..], None),
            (&[0], Some(0)),
            (&[1, 2, 9], None),
            (&[9, 0, 1, 0, 3], None),
            (&[1, 2, 1], Some(1)),
            (&[9, 3, 9, 4, 1], Some(1)),
        ] {
            let next = |id: u32| nexts.get(id as usize).copied().filter(|&next| next != 9);
            assert_eq!(circle(0..nexts.len() as u32, next), found, "{nexts:?}");
        }
    }
}
