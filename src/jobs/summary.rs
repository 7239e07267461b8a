//! Has a summary for link-time optimisation come back? LLVM's text leaves some of it out.

use facts::store::Facts;
use facts::{Cell, ColumnKind, ModuleHash, ModuleSummary, Relation, RelationSet, Row, Symbol};
use ir::extract::{self, Options};

/// The groups of relations that say what is in a summary.
const GROUPS: [&str; 2] = ["summaries", "type_ids"];

/// The first relation of summaries of which rebuilt bitcode has other rows than the facts that it was
/// made of, and the first row, from 1; none if they are the same.
///
/// # Errors
/// When the bitcode is not understood.
pub fn difference(facts: &Facts, bitcode: &[u8]) -> ir::Result<Option<(Relation, usize)>> {
    if facts.len(ModuleSummary::RELATION) + facts.len(ModuleHash::RELATION) == 0 {
        return Ok(None);
    }
    let mut relations = RelationSet::none();
    for relation in Relation::ALL {
        if GROUPS.contains(&relation.info().group) {
            relations.insert(relation);
        }
    }
    let options = Options { relations, ..Options::default() };
    let again = extract::module(&ir::Module::read(bitcode, false)?, 0, options)?;
    Ok(relations
        .iter()
        .find_map(|relation| first_difference(facts, &again, relation).map(|row| (relation, row))))
}

fn first_difference(a: &Facts, b: &Facts, relation: Relation) -> Option<usize> {
    let info = relation.info();
    let rows = |facts: &Facts| facts.table(relation).rows(info.width()).len();
    let same = |(one, other): (&[u32], &[u32])| {
        info.columns.iter().zip(one.iter().zip(other)).all(|(column, (&one, &other))| match column
            .kind
        {
            ColumnKind::Symbol => {
                let (one, other) = (Symbol::of_cell(one), Symbol::of_cell(other));
                a.bytes(one) == b.bytes(other)
            }
            _ => one == other,
        })
    };
    let all = a.table(relation).rows(info.width()).zip(b.table(relation).rows(info.width()));
    let shorter = rows(a).min(rows(b));
    let place = all.map(same).position(|same| !same);
    place.or((rows(a) != rows(b)).then_some(shorter)).map(|place| place + 1)
}
