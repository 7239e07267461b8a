//! Facts by subject: what rebuild asks, answered with rows or with an error that has a place.

mod order;

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use self::order::{Sorted, View};

use super::cell::{Entity, Row, Symbol};
use super::error::FactError;
use super::generated::{RELATION_COUNT, Relation};
use super::info::ColumnKind;
use super::threads::largest_first;
use super::unread::{self, Unread};
use super::validate;
use crate::store::Facts;

/// Finds rows by their subject: the owner of a list, else the first column
/// ([`super::RelationInfo::subject`]).
///
/// A relation is sorted when it is first asked for, and not at all if its rows came sorted, as
/// those of extract do. Questions about ids near those of the question before take constant time:
/// threads that ask at once take one of their own each ([`Index::beside`]).
///
/// It keeps in mind which rows were asked for, so that what nobody wanted to know can be told at
/// the end: [`Index::unread`].
pub struct Index<'a> {
    facts: &'a Facts,
    /// By relation. Not in place: some 500 of them are much for a stack.
    tables: Arc<[Sorted]>,
    /// By relation, where the last question ended.
    hints: Box<[AtomicUsize]>,
}

fn no_hints() -> Box<[AtomicUsize]> {
    (0..RELATION_COUNT).map(|_| AtomicUsize::new(0)).collect()
}

/// A relation's row in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The relation.
    pub relation: Relation,
    /// The line in its file, from 1; none if there is no such row.
    pub line: Option<usize>,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.facts", self.relation.name())?;
        match self.line {
            Some(line) => write!(f, ":{line}"),
            None => Ok(()),
        }
    }
}

impl<'a> Index<'a> {
    /// An index of these facts. Nothing is sorted yet.
    pub fn new(facts: &'a Facts) -> Self {
        let tables = (0..RELATION_COUNT).map(|_| Sorted::default()).collect();
        Self { facts, tables, hints: no_hints() }
    }

    /// The same index for another thread: what is sorted is for both, and so is what was asked for.
    pub fn beside(&self) -> Self {
        Self { facts: self.facts, tables: Arc::clone(&self.tables), hints: no_hints() }
    }

    /// The facts themselves.
    pub fn facts(&self) -> &'a Facts {
        self.facts
    }

    /// The row whose subject is `key`, if there is one.
    ///
    /// # Errors
    /// When there are two.
    pub fn get<R: Row>(&self, key: impl Entity) -> Result<Option<R>, FactError> {
        let (view, position) = self.find::<R, _>(key);
        let is = |position| position < view.len && view.key(position) == key.id();
        if !is(position) {
            return Ok(None);
        }
        if is(position + 1) {
            let (first, second) = (view.row(position) + 1, view.row(position + 1) + 1);
            return Err(FactError {
                relation: R::RELATION,
                line: Some(second),
                column: Some(view.subject),
                message: format!("{} has a row already, in line {first}", name(key)),
            });
        }
        Ok(Some(R::decode(view.answer(position))))
    }

    /// The row whose subject is `key`.
    ///
    /// # Errors
    /// When there is none, or two.
    pub fn need<R: Row>(&self, key: impl Entity) -> Result<R, FactError> {
        self.get(key)?
            .ok_or_else(|| FactError::missing(R::RELATION, format!("no row for {}", name(key))))
    }

    /// Whether a row has `key` as its subject.
    pub fn has<R: Row>(&self, key: impl Entity) -> bool {
        let (view, position) = self.find::<R, _>(key);
        let found = position < view.len && view.key(position) == key.id();
        if found {
            view.answer(position);
        }
        found
    }

    /// Every row whose subject is `key`, in the order of the file.
    pub fn all<R: Row>(&self, key: impl Entity) -> impl Iterator<Item = R> {
        let (view, start) = self.find::<R, _>(key);
        let id = key.id();
        (start..view.len)
            .take_while(move |&position| view.key(position) == id)
            .map(move |position| R::decode(view.answer(position)))
    }

    /// The rows of the list that `key` owns, in order of their ordinals.
    ///
    /// # Errors
    /// When the ordinals are not 0, 1, 2 and so on: names the one that is missing or comes twice.
    pub fn list<R: Row>(&self, key: impl Entity) -> Result<Vec<R>, FactError> {
        let (view, start) = self.find::<R, _>(key);
        let mut end = start;
        while end < view.len && view.key(end) == key.id() {
            end += 1;
        }
        let Some((_, ordinal)) = R::RELATION.info().list else {
            debug_assert!(false, "{:?} is no list", R::RELATION);
            return Ok((start..end).map(|p| R::decode(view.answer(p))).collect());
        };
        let at = |position: usize| view.cells(position)[ordinal] as usize;
        let mut positions: Vec<usize> = (start..end).collect();
        if positions.iter().any(|&p| at(p) != p - start) {
            positions.sort_by_key(|&p| at(p));
        }
        for (i, &position) in positions.iter().enumerate() {
            if at(position) != i {
                let column = R::RELATION.info().columns[ordinal].name;
                let message = if at(position) < i {
                    format!("{} has two rows with {column} = {}", name(key), at(position))
                } else {
                    format!("{} has no row with {column} = {i}, but a later one", name(key))
                };
                let line = Some(view.row(position) + 1);
                let relation = R::RELATION;
                return Err(FactError { relation, line, column: Some(ordinal), message });
            }
        }
        Ok(positions.into_iter().map(|p| R::decode(view.answer(p))).collect())
    }

    /// Every row of a relation, in the order of the file. Being listed is not being asked for.
    pub fn rows<R: Row>(&self) -> impl Iterator<Item = R> {
        self.facts.rows()
    }

    /// The bytes of a symbol.
    pub fn bytes(&self, symbol: Symbol) -> Cow<'a, [u8]> {
        self.facts.bytes(symbol)
    }

    /// Where the row stands in its file.
    pub fn place<R: Row>(&self, row: &R) -> Place {
        let mut cells = Vec::with_capacity(R::WIDTH);
        row.encode(&mut cells);
        let view = self.view::<R>();
        let key = cells[view.subject];
        let line = (view.find(self.hints[R::RELATION as usize].load(Ordering::Relaxed), key)
            ..view.len)
            .take_while(|&position| view.key(position) == key)
            .find(|&position| view.cells(position) == cells)
            .map(|position| view.row(position) + 1);
        Place { relation: R::RELATION, line }
    }

    /// An error in this row: in a column, counted from 0, or in the row as a whole.
    pub fn error<R: Row>(
        &self,
        row: &R,
        column: Option<usize>,
        message: impl Into<String>,
    ) -> FactError {
        let Place { relation, line } = self.place(row);
        FactError { relation, line, column, message: message.into() }
    }

    /// The line, from 1, of the first row of `relation` whose subject is `id`, if there is one.
    pub fn line_of(&self, relation: Relation, id: u32) -> Option<usize> {
        let info = relation.info();
        let mut rows = self.facts.table(relation).rows(info.width());
        rows.position(|row| row[info.subject()] == id).map(|row| row + 1)
    }

    /// The rows that nobody asked for: see `unread`.
    pub fn unread(&self) -> Unread {
        self.unread_of(|_, _| true)
    }

    /// The same, with those rows left over alone that `counts` answers true for, asked with the
    /// relation and the place of the row in it, from 0.
    pub fn unread_of(&self, counts: impl Fn(Relation, usize) -> bool) -> Unread {
        unread::of(self.facts, |relation| self.tables[relation as usize].flags(), counts)
    }

    /// Sorts now, by several threads, what rebuild asks for: else the first to ask does it, while others
    /// wait.
    pub fn sort(&self) {
        let asked: Vec<_> = Relation::ALL.iter().filter(|relation| !relation.info().view).collect();
        let cells = |relation: &&Relation| self.facts.table(**relation).cells().len() as u64;
        largest_first(&asked, cells, |relation| {
            let info = relation.info();
            let cells = self.facts.table(**relation).cells();
            if !cells.is_empty() {
                self.tables[**relation as usize].view(cells, info.width(), info.subject());
            }
        });
    }

    /// What in these facts contradicts the schema: see [`validate::check`].
    pub fn check(&self) -> Vec<FactError> {
        validate::check(self.facts)
    }

    /// Generic, so that the width is a constant: these lines run for every question.
    #[inline]
    fn view<R: Row>(&self) -> View<'_> {
        let cells = self.facts.table(R::RELATION).cells();
        let (width, subject) = (R::WIDTH, R::RELATION.info().subject());
        self.tables[R::RELATION as usize].view(cells, width, subject)
    }

    /// The position of the first row whose subject is not below `key`.
    #[inline]
    fn find<R: Row, E: Entity>(&self, key: E) -> (View<'_>, usize) {
        let view = self.view::<R>();
        debug_assert_eq!(
            R::RELATION.info().columns[view.subject].kind,
            ColumnKind::Entity(E::KIND),
            "{:?} is not about such entities",
            R::RELATION
        );
        let hint = &self.hints[R::RELATION as usize];
        let position = view.find(hint.load(Ordering::Relaxed), key.id());
        hint.store(position, Ordering::Relaxed);
        (view, position)
    }
}

/// How errors name an entity.
fn name<E: Entity>(entity: E) -> String {
    format!("{} {}", E::DOMAIN, entity.id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        BasicblockPred, Block, Function, FunctionBasicblock, Instruction, InstructionLoadAddr,
        Value,
    };

    fn load(inst: u32, ptr: u32) -> InstructionLoadAddr {
        InstructionLoadAddr { inst: Instruction(inst), ptr: Value(ptr) }
    }

    fn loads(rows: &[(u32, u32)]) -> Facts {
        let mut facts = Facts::new();
        for &(inst, ptr) in rows {
            facts.put(load(inst, ptr));
        }
        facts
    }

    fn ptr(index: &Index<'_>, inst: u32) -> Option<u32> {
        let row = index.get::<InstructionLoadAddr>(Instruction(inst));
        row.unwrap().map(|row| row.ptr.0)
    }

    #[test]
    fn a_row_is_found_in_any_order_of_rows_and_questions() {
        let sorted: Vec<(u32, u32)> = (0..100).map(|i| (i * 3, i)).collect();
        let mut shuffled = sorted.clone();
        shuffled.sort_by_key(|&(inst, _)| inst.wrapping_mul(2_654_435_761));
        for rows in [sorted, shuffled, vec![]] {
            let facts = loads(&rows);
            assert!(std::ptr::eq(Index::new(&facts).facts(), &facts));
            let index = Index::new(&facts);
            let forward = (0..310).chain((0..310).rev()).chain((0..310).map(|i| i * 7 % 310));
            for inst in forward {
                let expected = rows.iter().find(|row| row.0 == inst).map(|row| row.1);
                assert_eq!(ptr(&index, inst), expected, "{inst}");
                let inst = Instruction(inst);
                assert_eq!(index.has::<InstructionLoadAddr>(inst), expected.is_some());
                assert_eq!(
                    index.all::<InstructionLoadAddr>(inst).next().map(|r| r.ptr.0),
                    expected
                );
            }
        }
    }

    #[test]
    fn a_missing_row_and_a_second_row_are_errors() {
        let facts = loads(&[(5, 1), (4, 2), (5, 3)]);
        let index = Index::new(&facts);
        let error = index.get::<InstructionLoadAddr>(Instruction(5)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "instruction_load_addr.facts:3: column 1 (inst): \
             Instruction 5 has a row already, in line 1"
        );
        let error = index.need::<InstructionLoadAddr>(Instruction(17)).unwrap_err();
        assert_eq!(error.to_string(), "instruction_load_addr.facts: no row for Instruction 17");
        assert_eq!(index.place(&load(5, 3)).to_string(), "instruction_load_addr.facts:3");
        assert_eq!(index.line_of(Relation::InstructionLoadAddr, 5), Some(1));
        assert_eq!(index.line_of(Relation::InstructionLoadAddr, 6), None);
        assert_eq!(index.place(&load(5, 4)).to_string(), "instruction_load_addr.facts");
        let all: Vec<u32> =
            index.all::<InstructionLoadAddr>(Instruction(5)).map(|r| r.ptr.0).collect();
        assert_eq!(all, [1, 3]);
    }

    fn blocks(ordinals: &[u32]) -> Facts {
        let mut facts = Facts::new();
        for &i in ordinals {
            facts.put(FunctionBasicblock { r#fn: Function(1), i, bb: Block(10 + i) });
        }
        facts
    }

    fn list(facts: &Facts) -> Result<Vec<u32>, String> {
        let rows = Index::new(facts).list::<FunctionBasicblock>(Function(1));
        rows.map(|rows| rows.iter().map(|row| row.bb.0).collect()).map_err(|e| e.to_string())
    }

    #[test]
    fn a_list_comes_in_order_and_is_dense() {
        assert_eq!(list(&blocks(&[])), Ok(vec![]));
        assert_eq!(list(&blocks(&[2, 0, 1])), Ok(vec![10, 11, 12]));
        assert_eq!(
            list(&blocks(&[0, 2])).unwrap_err(),
            "function_basicblock.facts:2: column 2 (i): \
             Function 1 has no row with i = 1, but a later one"
        );
        assert_eq!(
            list(&blocks(&[1, 0, 1])).unwrap_err(),
            "function_basicblock.facts:3: column 2 (i): Function 1 has two rows with i = 1"
        );
    }

    #[test]
    fn a_list_is_found_by_its_owner_wherever_that_stands() {
        let mut facts = Facts::new();
        for (pred, next, i) in [(1, 9, 1), (2, 8, 0), (3, 9, 0)] {
            facts.put(BasicblockPred { bb_pred: Block(pred), bb_next: Block(next), i });
        }
        let index = Index::new(&facts);
        let preds = index.list::<BasicblockPred>(Block(9)).unwrap();
        assert_eq!(preds.iter().map(|row| row.bb_pred.0).collect::<Vec<_>>(), [3, 1]);
    }
}
