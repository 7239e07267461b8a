//! From a module to its facts.
//!
//! Rows are put into [`Facts`] in memory. When these are large enough they are handed on as a
//! chunk, so that memory stays bounded however large the module is. Ids are known beforehand
//! ([`Numbering`]), so that several threads can each write a piece of the module.

pub use crate::cx::extract::{HandOn, Make, Options};
pub use crate::cx::numbering::Numbering;

use std::ops::Range;

use crate::cx::Extract;
use crate::cx::extract::Seed;
use crate::cx::phase::Phase;
use crate::error::Result;
use crate::resolved::Module;
use crate::{
    attributes, comdats, constants, functions, globals, metadata, module, names, parallel,
    summaries, types, use_lists,
};
use facts::store::{AsRows, Chunks, Facts};

/// All facts of one module, in memory. Ids start at `base`.
///
/// # Errors
/// When the module holds something that no relation covers, or ids run out.
pub fn module(module: &Module, base: u32, options: Options) -> Result<Facts> {
    let mut numbering = Numbering::of(module)?;
    numbering.place_at(base)?;
    let (mut all, chunks) = (Facts::new(), Chunks::new(AsRows));
    let make = |facts: &mut Facts| chunks.of(facts);
    numbered(module, &numbering, options, None, Facts::new(), &make, &mut |mut chunk| {
        match all.is_empty() {
            true => std::mem::swap(&mut all, &mut chunk),
            false => all.append(&chunk),
        }
        chunks.give_back(chunk);
        Ok(())
    })?;
    Ok(all)
}

/// The facts of a module that has ids, in chunks that are made and handed on by the threads that extract, in
/// the order of the fact files. Given `bodies`, sorted ids, only bodies of functions are
/// walked to which one of them belongs.
///
/// `room` has no facts: it is used, and given back for those of another module.
///
/// # Errors
/// As [`module`], and those of `hand_on`.
pub fn numbered<'m, C: Send>(
    module: &'m Module,
    numbering: &Numbering<'m>,
    options: Options,
    bodies: Option<&[u32]>,
    room: Facts,
    make: &Make<'_, C>,
    hand_on: &mut HandOn<'_, C>,
) -> Result<Facts> {
    let mut seed = Seed::new(module, numbering, options, bodies);
    let mut sink = |facts: &mut Facts| hand_on(make(facts));
    let mut cx = seed.context(room, &mut sink);
    let (first, pieces) = pieces(&cx);
    // What follows looks up how types lie in memory.
    first.iter().try_for_each(|piece| piece.extract(&mut cx))?;
    let threads = options.threads.min(pieces.len());
    if threads < 2 {
        pieces.iter().try_for_each(|piece| piece.extract(&mut cx))?;
        cx.flush()?;
        return Ok(cx.into_room());
    }
    cx.flush()?;
    let (layout, room) = (cx.layout.take(), cx.into_room());
    seed.layout = layout;
    parallel::in_order(threads, &pieces, APART, Piece::extract, &seed, make, hand_on)?;
    Ok(room)
}

/// What one thread does at once.
enum Piece {
    /// All of a phase.
    Phase(Phase),
    /// Constants by their own ids.
    Constants(Range<u32>),
    /// Functions by their places.
    Bodies(Range<usize>),
    /// Orders of uses outside of functions.
    UseLists,
    /// Metadata by its places.
    Metadata(Range<usize>),
    NamedMetadata,
    /// What mangled names stand for.
    Names,
}

impl Piece {
    fn extract(&self, cx: &mut Extract<'_, '_>) -> Result<()> {
        match self {
            Self::Phase(Phase::Module) => module::extract(cx),
            Self::Phase(Phase::Types) => types::extract_all(cx),
            Self::Phase(Phase::Attributes) => attributes::extract_all(cx),
            Self::Phase(Phase::Comdats) => comdats::extract_all(cx),
            Self::Phase(Phase::Globals) => globals::extract_all(cx),
            Self::Phase(Phase::Summaries) => summaries::extract(cx),
            // These are in pieces.
            Self::Phase(Phase::Constants | Phase::Bodies | Phase::Metadata) => Ok(()),
            Self::Constants(ids) => constants::extract_all(ids.clone(), cx),
            Self::Bodies(places) => functions::extract_bodies(places.clone(), cx),
            Self::UseLists => use_lists::extract_module(cx),
            Self::Metadata(places) => metadata::extract_all(places.clone(), cx),
            Self::NamedMetadata => module::extract_named_metadata(cx),
            Self::Names => names::extract_all(cx),
        }
    }
}

/// How many of the last pieces have relations of their own: of C++ names alone take as long as a third of all
/// else, and each may say again what one before it has said.
const APART: usize = 1;

/// How many ids make a piece, more or less.
const PIECE: usize = 4_000;

/// What is left is at least so many pieces, if they are not smaller than one part of so many of a piece.
const PIECES_LEFT: u32 = 8;

/// The pieces of the work in the order of their rows: those that others wait for, and the others.
fn pieces(cx: &Extract<'_, '_>) -> (Vec<Piece>, Vec<Piece>) {
    let (numbering, mut first, mut rest) = (cx.numbering, Vec::new(), Vec::new());
    for phase in Phase::ALL {
        match phase {
            Phase::Module | Phase::Types | Phase::Attributes | Phase::Comdats => {
                first.push(Piece::Phase(phase));
            }
            Phase::Globals | Phase::Summaries => rest.push(Piece::Phase(phase)),
            Phase::Constants => {
                let Range { start, end } = cx.module.constants();
                let starts = (start..end).step_by(PIECE);
                let of = |start: u32| start..end.min(start.saturating_add(PIECE as u32));
                rest.extend(starts.map(|start| Piece::Constants(of(start))));
            }
            Phase::Bodies => rest.extend(batches(numbering).map(Piece::Bodies)),
            Phase::Metadata => {
                rest.push(Piece::UseLists);
                if cx.options.wants_metadata() {
                    let end = numbering.metadata().len();
                    let starts = (0..end).step_by(PIECE);
                    let of = |start: usize| start..end.min(start + PIECE);
                    rest.extend(starts.map(|start| Piece::Metadata(of(start))));
                    rest.push(Piece::NamedMetadata);
                }
            }
        }
    }
    rest.push(Piece::Names);
    (first, rest)
}

/// Functions that follow each other, by their places. Towards the end they are fewer, so that all threads end
/// at about the same time.
fn batches(numbering: &Numbering<'_>) -> impl Iterator<Item = Range<usize>> {
    let count = numbering.functions.len();
    let end = count.checked_sub(1).map_or(0, |last| numbering.locals(last).end);
    let mut next = 0;
    std::iter::from_fn(move || {
        let start = next;
        let first = numbering.locals(start.min(count.checked_sub(1)?)).start;
        let size = (end - first) / PIECES_LEFT;
        let size = size.clamp(PIECE as u32 / PIECES_LEFT, PIECE as u32);
        while next < count && (numbering.locals(next).start - first) < size {
            next += 1;
        }
        (start < next).then_some(start..next)
    })
}
