//! Do facts keep what the schema promises? Asked before rebuild relies on it.

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::cell::{Cell, Symbol};
use super::error::FactError;
use super::generated::{Domain, Relation};
use super::info::{ColumnKind, RelationInfo};
use super::threads::{largest_first, on_threads};
use crate::store::Facts;

/// More errors than this are not collected: the first ones explain the rest.
const MAX_ERRORS: usize = 20;

/// What is wrong with these facts: rows that share a key, lists with gaps, references to ids that
/// nothing declares. Views are not looked at, for rebuild does not read them. At most 20 errors,
/// in the order of the schema.
pub fn check(facts: &Facts) -> Vec<FactError> {
    let declared: Vec<IdSet> = on_threads(|| {
        Domain::ALL.par_iter().map(|&d| IdSet::declared(facts, d, |_| true)).collect()
    });
    let is_checked =
        |relation: &&Relation| !relation.info().view && !facts.table(**relation).is_empty();
    let relations: Vec<_> = Relation::ALL.iter().filter(is_checked).collect();
    let cells = |relation: &&Relation| facts.table(**relation).cells().len() as u64;
    let errors = largest_first(&relations, cells, |relation| {
        let mut errors = Vec::new();
        let info = relation.info();
        for key in info.keys {
            check_key(facts, info, key, &mut errors);
        }
        check_references(facts, info, &declared, &mut errors);
        errors
    });
    errors.into_iter().flatten().take(MAX_ERRORS).collect()
}

/// Ids of one kind, as bits or, when they are few and far between, as a set.
pub(super) enum IdSet {
    Bits(Vec<u64>),
    Sparse(FxHashSet<u32>),
}

impl IdSet {
    /// The ids of the domain that its declaring relation has, in the rows that `wanted` takes.
    pub(super) fn declared(facts: &Facts, domain: Domain, wanted: impl Fn(usize) -> bool) -> Self {
        let (relation, column) = domain.declared_by();
        let rows = facts.table(relation).rows(relation.info().width());
        let count = rows.len();
        let ids = rows.enumerate().filter(|(row, _)| wanted(*row)).map(|(_, row)| row[column]);
        let words = ids.clone().max().map_or(0, |max| max as usize / 64 + 1);
        // Ids are dense over all kinds, so bits are cheap, unless somebody made them up.
        if words > 1 << 16 && words > count * 16 {
            return Self::Sparse(ids.collect());
        }
        let mut bits = vec![0; words];
        for id in ids {
            bits[id as usize / 64] |= 1 << (id % 64);
        }
        Self::Bits(bits)
    }

    #[inline]
    pub(super) fn contains(&self, id: u32) -> bool {
        match self {
            Self::Bits(bits) => {
                bits.get(id as usize / 64).is_some_and(|word| word >> (id % 64) & 1 == 1)
            }
            Self::Sparse(ids) => ids.contains(&id),
        }
    }
}

fn check_references(
    facts: &Facts,
    info: &RelationInfo,
    declared: &[IdSet],
    errors: &mut Vec<FactError>,
) {
    for (column, column_info) in info.columns.iter().enumerate() {
        let ColumnKind::Entity(domain) = column_info.kind else { continue };
        let by = domain.declared_by();
        if by == (info.relation, column) {
            continue;
        }
        let ids = &declared[domain as usize];
        let rows = facts.table(info.relation).rows(info.width());
        for (row, cells) in rows.enumerate().filter(|(_, cells)| !ids.contains(cells[column])) {
            if errors.len() >= MAX_ERRORS {
                return;
            }
            errors.push(FactError {
                relation: info.relation,
                line: Some(row + 1),
                column: Some(column),
                message: format!(
                    "{} is no {}: {}.facts has no row for it",
                    cells[column],
                    domain.name(),
                    by.0.name()
                ),
            });
        }
    }
}

/// Rows with equal key columns, and, if the key is that of a list, gaps.
fn check_key(facts: &Facts, info: &RelationInfo, key: &[usize], errors: &mut Vec<FactError>) {
    let rows = Keys::new(facts, info, key);
    let is_list = info.list.is_some_and(|(owner, ordinal)| key == [owner, ordinal]);
    let count = rows.count as u32;
    let sorted = (1..count).all(|row| rows.compare(row - 1, row).is_lt());
    if sorted && !is_list {
        return;
    }
    let order = (!sorted).then(|| {
        let mut order: Vec<u32> = (0..count).collect();
        // Stable, so that of two equal rows the later one is to blame.
        order.sort_by(|&a, &b| rows.compare(a, b));
        order
    });
    let mut expected = 0;
    for position in 0..count {
        let at = |p: u32| order.as_ref().map_or(p, |order| order[p as usize]);
        let row = at(position);
        let previous = position.checked_sub(1).map(at);
        let mut error = |column: usize, message: String| {
            if errors.len() < MAX_ERRORS {
                let (relation, line) = (info.relation, Some(row as usize + 1));
                errors.push(FactError { relation, line, column: Some(column), message });
            }
        };
        if let Some(previous) = previous.filter(|&p| rows.compare(p, row).is_eq()) {
            let names: Vec<&str> = key.iter().map(|&c| info.columns[c].name).collect();
            error(
                key[0],
                format!(
                    "line {} has the same key ({}), which only one row may have",
                    previous + 1,
                    names.join(", ")
                ),
            );
            continue;
        }
        if is_list {
            let (owner, ordinal) = (rows.cell(row, 0), rows.cell(row, 1));
            if previous.is_none_or(|p| rows.cell(p, 0) != owner) {
                expected = 0;
            }
            if ordinal != expected {
                let (of, i) = (&info.columns[key[0]], info.columns[key[1]].name);
                error(
                    key[1],
                    format!(
                        "{} {owner} has no row with {i} = {expected}, but a later one",
                        of.type_name
                    ),
                );
            }
            expected = ordinal.saturating_add(1);
        }
    }
}

/// The key columns of a relation's rows.
struct Keys<'a> {
    cells: &'a [u32],
    width: usize,
    key: &'a [usize],
    count: usize,
    /// For a key with texts: the cells of the key columns alone, where equal texts are equal.
    interned: Option<Vec<u32>>,
}

impl<'a> Keys<'a> {
    fn new(facts: &'a Facts, info: &RelationInfo, key: &'a [usize]) -> Self {
        let (cells, width) = (facts.table(info.relation).cells(), info.width());
        let is_text = |column: usize| info.columns[column].kind == ColumnKind::Symbol;
        let interned = key.iter().any(|&column| is_text(column)).then(|| {
            let mut texts = FxHashMap::default();
            let mut interned = Vec::with_capacity(cells.len() / width * key.len());
            for row in cells.chunks_exact(width) {
                for &column in key {
                    let fresh = texts.len() as u32;
                    interned.push(if is_text(column) {
                        *texts.entry(facts.bytes(Symbol::of_cell(row[column]))).or_insert(fresh)
                    } else {
                        row[column]
                    });
                }
            }
            interned
        });
        Self { cells, width, key, count: cells.len() / width, interned }
    }

    /// The cell of row `row` in the key's column `i`.
    #[inline]
    fn cell(&self, row: u32, i: usize) -> u32 {
        match &self.interned {
            Some(cells) => cells[row as usize * self.key.len() + i],
            None => self.cells[row as usize * self.width + self.key[i]],
        }
    }

    #[inline]
    fn compare(&self, a: u32, b: u32) -> std::cmp::Ordering {
        let one = |i| self.cell(a, i).cmp(&self.cell(b, i));
        (0..self.key.len())
            .map(one)
            .find(|order| order.is_ne())
            .unwrap_or(std::cmp::Ordering::Equal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::*;

    fn messages(facts: &Facts) -> Vec<String> {
        check(facts).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_undeclared_id_is_an_error() {
        let mut facts = Facts::new();
        facts.put(InstructionOpcode { inst: Instruction(1), op: Opcode::Load });
        facts.put(InstructionLoadAddr { inst: Instruction(1), ptr: Value(9999) });
        assert_eq!(
            messages(&facts),
            ["instruction_load_addr.facts:1: column 2 (ptr): \
              9999 is no Value: variable_type.facts has no row for it"]
        );
        facts.put(VariableType { v: Value(9999), ty: Type(2) });
        facts.put(TypeKindRow { ty: Type(2), kind: TypeKind::Pointer });
        assert_eq!(messages(&facts), [""; 0]);
    }

    #[test]
    fn far_ids_take_no_memory() {
        let mut facts = Facts::new();
        let ty = Type(ID_LIMIT - 1);
        facts.put(TypeKindRow { ty, kind: TypeKind::Struct });
        facts.put(StructTypePacked { ty });
        assert!(matches!(IdSet::declared(&facts, Domain::Type, |_| true), IdSet::Sparse(_)));
        assert_eq!(messages(&facts), [""; 0]);
    }

    #[test]
    fn ids_are_bits_unless_they_are_few_and_far_between() {
        const FAR: u32 = 1 << 16;
        for (rows, words, sparse) in [
            (2, 1, false),
            (100, 2, false),
            (2, FAR, false),
            (2, FAR + 1, true),
            (FAR / 16 + 1, FAR + 16, false),
            (FAR / 16 + 1, FAR + 17, true),
        ] {
            let mut facts = Facts::new();
            let last = words * 64 - 1;
            for ty in (0..rows - 1).chain([last]).map(Type) {
                facts.put(TypeKindRow { ty, kind: TypeKind::Struct });
            }
            let ids = IdSet::declared(&facts, Domain::Type, |_| true);
            assert_eq!(matches!(ids, IdSet::Sparse(_)), sparse, "{rows} in {words}");
            let found =
                [0, rows - 2, rows - 1, last - 1, last, last + 1].map(|id| ids.contains(id));
            let wanted = [true, true, false, false, true, false];
            assert_eq!(found, wanted, "{rows} in {words}");
        }
    }

    #[test]
    fn a_key_has_one_row_and_texts_are_compared_by_their_bytes() {
        let mut facts = Facts::new();
        let s = AttributeSet(1);
        facts.put(AttributeSetRow { s });
        for name in ["nounwind", "noalias", "nounwind"] {
            let kind = facts.text(name.as_bytes());
            facts.put(AttributeEnum { s, kind });
        }
        assert_eq!(
            messages(&facts),
            ["attribute_enum.facts:3: column 1 (s): \
              line 1 has the same key (s, kind), which only one row may have"]
        );
    }

    #[test]
    fn a_list_has_no_gap() {
        let mut facts = Facts::new();
        let (r#fn, ty) = (Function(1), Type(2));
        facts.put(TypeKindRow { ty, kind: TypeKind::Function });
        facts.put(FunctionType { r#fn, ty });
        for i in [3, 0, 1] {
            facts.put(FunctionBasicblock { r#fn, i, bb: Block(10 + i) });
        }
        assert_eq!(
            messages(&facts),
            ["function_basicblock.facts:1: column 2 (i): \
              Function 1 has no row with i = 2, but a later one"]
        );
    }

    #[test]
    fn views_are_not_looked_at_and_errors_are_few() {
        let mut facts = Facts::new();
        for id in 0..100 {
            facts.put(InstructionLoad { inst: Instruction(id) });
        }
        assert_eq!(messages(&facts), [""; 0]);
        for id in 0..100 {
            facts.put(InstructionLoadVolatile { inst: Instruction(id) });
        }
        assert_eq!(messages(&facts).len(), MAX_ERRORS);
    }
}
