//! The bodies of functions, filled by several threads.
//!
//! What bodies refer to and is not theirs is made before them, in the order of the relations: types,
//! constants, metadata, attributes. Then threads fill bodies and only look up. A body that needs
//! something else all the same (no row names the constant that is the mask of a shufflevector in
//! bitcode) is filled when the others are, alone. So the same is made in the same order, however many
//! threads there are.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::cx::Rebuild;
use crate::cx::ids::IdSet;
use crate::cx::rebuild::bad;
use crate::error::Result;
use crate::metadata::{build, local};
use crate::rebuilt::Filled;
use crate::{attributes, functions, instr, parallel, types, values};
use facts::*;

/// With fewer instructions than this, threads are not worth their start.
const MANY: usize = 10_000;

/// A thread takes functions of so many instructions at once, or one that is longer.
const PORTION: usize = 2_000;

/// Fills the bodies of all functions by so many threads. All that they refer to is there, or made on
/// demand.
pub fn rebuild(threads: usize, outline: &Outline, cx: &mut Rebuild<'_>) -> Result<()> {
    let instructions = outline.instructions.len();
    // Else there are other modules, or something that no module holds and that must not be made.
    let is_all = instructions == cx.index.facts().len(Relation::InstructionOpcode);
    let mut filled = Vec::new();
    if is_all && instructions >= MANY {
        make_ahead(cx)?;
        filled = by_threads(threads, outline, cx);
    }
    let mut filled = filled.into_iter();
    for (place, row) in outline.functions.iter().enumerate() {
        match filled.next().flatten() {
            Some(body) => cx.module.add_bodies(body),
            None => functions::rebuild_body(row.r#fn, place, outline, cx)?,
        }
    }
    cx.leave_all();
    Ok(())
}

/// The blocks of functions, and their instructions.
pub struct Outline {
    functions: Vec<ModuleFunction>,
    instructions: Vec<Instruction>,
    /// Each with the place where its instructions end.
    blocks: Vec<(Block, u32)>,
    /// The first block of each function.
    firsts: Vec<u32>,
}

impl Outline {
    /// That of a module of the facts.
    pub fn of(index: &Index<'_>, id: Module) -> Result<Self> {
        let functions: Vec<ModuleFunction> = index.list(id)?;
        let (mut instructions, mut blocks, mut firsts) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = IdSet::default();
        for row in &functions {
            firsts.push(blocks.len() as u32);
            for FunctionBasicblock { bb, .. } in index.list(row.r#fn)? {
                let mut next = index.get::<BasicblockEntry>(bb)?.map(|row| row.entry_inst);
                while let Some(inst) = next {
                    if !seen.insert(inst.0) {
                        let why = "the instruction comes twice";
                        return Err(bad::<InstructionNext>(index, inst, why).into());
                    }
                    instructions.push(inst);
                    next = index.get::<InstructionNext>(inst)?.map(|row| row.next);
                }
                blocks.push((bb, instructions.len() as u32));
            }
        }
        Ok(Self { functions, instructions, blocks, firsts })
    }

    /// The blocks of the function at this place, each with its instructions.
    pub fn blocks_of(&self, place: usize) -> impl Iterator<Item = (Block, &[Instruction])> {
        self.range(place).map(|block| {
            (self.blocks[block].0, &self.instructions[self.start(block)..self.end(block)])
        })
    }

    /// The blocks of the function at this place.
    fn range(&self, place: usize) -> Range<usize> {
        let end = self.firsts.get(place + 1).map_or(self.blocks.len(), |&block| block as usize);
        self.firsts[place] as usize..end
    }

    fn start(&self, block: usize) -> usize {
        block.checked_sub(1).map_or(0, |before| self.end(before))
    }

    fn end(&self, block: usize) -> usize {
        self.blocks[block].1 as usize
    }

    /// The places of functions, in portions.
    fn portions(&self) -> Vec<Range<usize>> {
        let mut portions = Vec::new();
        let (mut first, mut start) = (0, 0);
        for place in 0..self.firsts.len() {
            let end = self.start(self.range(place).end);
            if end - start >= PORTION || place + 1 == self.firsts.len() {
                portions.push(first..place + 1);
                (first, start) = (place + 1, end);
            }
        }
        portions
    }
}

/// What was made of the function at each place: its body, if it has one, or nothing where a thread
/// could not.
type Bodies = Vec<Option<Option<Filled>>>;

/// What one thread has made.
struct Share {
    /// By the numbers of portions.
    portions: Vec<(usize, Bodies)>,
    /// The values that the functions define.
    defined: IdSet,
}

/// Fills what bodies threads can. None of them where something is wrong: who fills them in turn comes
/// to the first thing that is.
fn by_threads(threads: usize, outline: &Outline, cx: &mut Rebuild<'_>) -> Bodies {
    if threads < 2 {
        return Vec::new();
    }
    let (lender, portions, next) = (&*cx, outline.portions(), AtomicUsize::new(0));
    let work = |_| share(outline, &portions, &next, lender);
    let shares = parallel::on_each(threads.min(portions.len()), work);
    let shares: Option<Vec<Share>> = shares.into_iter().collect();
    let mut found = Vec::new();
    for Share { portions, defined } in shares.unwrap_or_default() {
        found.extend(portions);
        if !cx.defined.absorb(&defined) {
            cx.defined = IdSet::default();
            return Vec::new();
        }
    }
    found.sort_unstable_by_key(|(portion, _)| *portion);
    found.into_iter().flat_map(|(_, bodies)| bodies).collect()
}

/// Fills bodies as long as there are portions; nothing if one is wrong.
fn share(
    outline: &Outline,
    portions: &[Range<usize>],
    next: &AtomicUsize,
    lender: &Rebuild<'_>,
) -> Option<Share> {
    let index = lender.index.beside();
    let mut cx = lender.lend(&index);
    let mut made = Vec::new();
    loop {
        let portion = next.fetch_add(1, Ordering::Relaxed);
        let Some(places) = portions.get(portion) else { break };
        let mut bodies = Vec::with_capacity(places.len());
        for place in places.clone() {
            let filled =
                functions::rebuild_body(outline.functions[place].r#fn, place, outline, &mut cx);
            let missed = cx.missed();
            if missed {
                cx.abandon();
            } else {
                filled.ok()?;
            }
            bodies.push((!missed).then(|| cx.module.take_body()));
        }
        made.push((portion, bodies));
    }
    Some(Share { portions: made, defined: cx.defined })
}

/// Makes the types, constants, metadata and attributes that instructions refer to. All instructions of
/// the facts are of the module.
fn make_ahead(cx: &mut Rebuild<'_>) -> Result<()> {
    let (index, facts) = (cx.index, cx.index.facts());
    let mut constants = IdSet::default();
    let mut globals = IdSet::default();
    let mut operands = IdSet::default();
    // Of these, nothing is to be made any more.
    let (mut types, mut sets, mut values) = <(IdSet, IdSet, IdSet)>::default();
    index.rows::<VariableConstKind>().for_each(|row| _ = constants.insert(row.v.0));
    index.rows::<VariableInlineAsmType>().for_each(|row| _ = constants.insert(row.v.0));
    index.rows::<VariableFunc>().for_each(|row| _ = globals.insert(row.v.0));
    index.rows::<VariableGlobalType>().for_each(|row| _ = globals.insert(row.v.0));
    index.rows::<VariableAliasType>().for_each(|row| _ = globals.insert(row.v.0));
    index.rows::<VariableIfuncType>().for_each(|row| _ = globals.insert(row.v.0));
    index.rows::<VariableMetadata>().for_each(|row| _ = operands.insert(row.v.0));
    for row in index.rows::<VariableType>() {
        let is_local = !constants.contains(row.v.0) && !globals.contains(row.v.0);
        if is_local && types.insert(row.ty.0) {
            types::get(row.ty, cx)?;
        }
    }
    for relation in Relation::ALL {
        let info = relation.info();
        let of_instructions = match info.columns[info.subject()].kind {
            ColumnKind::Entity(Domain::Instruction) => true,
            ColumnKind::Entity(Domain::Value) => false,
            _ => continue,
        };
        if info.view || !(of_instructions || info.group == "operations") {
            continue;
        }
        // Most relations lead to nothing of the kind.
        let leads = |(column, it): (usize, &ColumnInfo)| match it.kind {
            ColumnKind::Entity(
                domain @ (Domain::Type | Domain::AttributeSet | Domain::Value | Domain::Metadata),
            ) => Some((column, domain)),
            _ => None,
        };
        let columns: Vec<_> = info.columns.iter().enumerate().filter_map(leads).collect();
        if columns.is_empty() {
            continue;
        }
        for row in facts.table(relation).rows(info.width()) {
            if !of_instructions && constants.contains(row[info.subject()]) {
                continue;
            }
            for &(column, domain) in &columns {
                let cell = row[column];
                match domain {
                    Domain::Type if types.insert(cell) => _ = types::get(Type(cell), cx)?,
                    Domain::AttributeSet if sets.insert(cell) => {
                        attributes::get(AttributeSet(cell), cx)?;
                    }
                    Domain::Value if constants.contains(cell) && values.insert(cell) => {
                        values::get(Value(cell), cx)?;
                    }
                    Domain::Value if operands.contains(cell) && values.insert(cell) => {
                        make_operand(Value(cell), cx)?;
                    }
                    Domain::Metadata => match relation {
                        Relation::InstructionDebugLoc => _ = build::location(Metadata(cell), cx)?,
                        _ => _ = build::get(Metadata(cell), cx)?,
                    },
                    _ => {}
                }
            }
        }
    }
    for row in index.rows::<InstructionMetadata>() {
        let kind = cx.bytes(row.kind);
        let known = cx.module.metadata_kind(&kind);
        known.map_err(|why| cx.bad::<InstructionMetadata>(row.inst, why))?;
    }
    for row in index.rows::<CallsiteFunctionType>() {
        instr::make_attributes(row.inst, cx)?;
    }
    Ok(())
}

/// Makes metadata that is an operand, unless it is of a function.
fn make_operand(v: Value, cx: &mut Rebuild<'_>) -> Result<()> {
    let VariableMetadata { md, .. } = cx.need(v)?;
    if !local(cx.need::<MetadataClass>(md)?.class) {
        values::get(v, cx)?;
    }
    Ok(())
}
