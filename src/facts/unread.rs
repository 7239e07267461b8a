//! What rebuild did not want to know.
//!
//! A row that is never asked for says nothing of the module that comes back. If it is about an
//! entity of that module, it says something that the entity cannot have (`operation_nsw` of a
//! load), and that is an error: else a rule that writes such rows would believe that they count.
//! If it is about an entity that no module reaches (an instruction of a function that was taken
//! from its module's list), it is only left over.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::error::FactError;
use super::generated::{Domain, InstructionOpcode, Opcode, Relation};
use super::info::ColumnKind;
use super::threads::on_threads;
use super::validate::IdSet;
use crate::store::Facts;

/// The rows that nobody asked for. Views are none: they are never asked for.
#[derive(Debug, Default)]
pub struct Unread {
    /// The first, in the schema's order of relations, about an entity that was asked about.
    pub wrong: Option<FactError>,
    /// The first about an entity that was not, and how many there are of these.
    pub left_over: Option<(FactError, usize)>,
}

/// Sorts the rows of `facts` whose flag is not set; where there are no flags, none is. Of rows that are
/// left over those `count` that are asked for.
pub(super) fn of<'a>(
    facts: &Facts,
    flags: impl Fn(Relation) -> &'a [AtomicBool] + Sync,
    counts: impl Fn(Relation, usize) -> bool,
) -> Unread {
    let mut unread = Unread::default();
    let mut known: [Option<IdSet>; Domain::ALL.len()] = std::array::from_fn(|_| None);
    let has_unread = |relation: &&Relation| {
        let (info, read) = (relation.info(), flags(**relation));
        let rows = facts.len(**relation);
        !info.view && rows > 0 && !(read.len() == rows && (0..rows).all(|row| is_read(read, row)))
    };
    let some: Vec<Relation> =
        on_threads(|| Relation::ALL.par_iter().filter(has_unread).copied().collect());
    for relation in some {
        let info = relation.info();
        let ColumnKind::Entity(domain) = info.columns[info.subject()].kind else { continue };
        let read = flags(relation);
        for (row, cells) in facts.table(relation).rows(info.width()).enumerate() {
            if is_read(read, row) {
                continue;
            }
            let id = cells[info.subject()];
            let known = known[domain as usize].get_or_insert_with(|| {
                let read = flags(domain.declared_by().0);
                IdSet::declared(facts, domain, |row| is_read(read, row))
            });
            let error =
                |message| FactError { relation, line: Some(row + 1), column: None, message };
            if known.contains(id) {
                let what = subject(facts, domain, id);
                unread.wrong = Some(error(format!("{what} has no {}", info.name)));
                return unread;
            }
            if !counts(relation, row) {
                continue;
            }
            match &mut unread.left_over {
                Some((_, count)) => *count += 1,
                none => {
                    let what = subject(facts, domain, id);
                    *none = Some((error(format!("no module holds {what}")), 1));
                }
            }
        }
    }
    unread
}

fn is_read(flags: &[AtomicBool], row: usize) -> bool {
    flags.get(row).is_some_and(|flag| flag.load(Ordering::Relaxed))
}

/// How an error names the entity: with its opcode if it is an instruction.
fn subject(facts: &Facts, domain: Domain, id: u32) -> String {
    let name = format!("{} {id}", domain.name());
    let opcode = |wanted: u32| -> Option<Opcode> {
        let mut rows = facts.rows::<InstructionOpcode>();
        rows.find(|row| row.inst.0 == wanted).map(|row| row.op)
    };
    match (domain == Domain::Instruction).then(|| opcode(id)).flatten() {
        Some(op) => format!("{name}, a `{}`,", op.text()),
        None => name,
    }
}
