//! Facts in memory: what extract writes into and rebuild reads from.

use std::borrow::Cow;

use crate::{Cell, ColumnKind, RELATION_COUNT, Relation, Row, Symbol};

/// Rows of every relation, and the texts that they name.
#[derive(Clone)]
pub struct Facts {
    /// One table per relation, in the order of the schema. An array, so that `put` needs no check.
    tables: Box<[Table; RELATION_COUNT]>,
    text: TextArena,
}

/// The rows of one relation, one after the other.
#[derive(Clone, Default)]
pub struct Table {
    /// Cells row by row; how many make a row, the relation says.
    pub(crate) cells: Vec<u32>,
}

/// Texts, one after the other.
#[derive(Clone, Default)]
pub(crate) struct TextArena {
    bytes: Vec<u8>,
    /// Where each text ends; it starts where the one before it ends.
    ends: Vec<usize>,
}

impl Default for Facts {
    fn default() -> Self {
        Self::new()
    }
}

impl Facts {
    /// No rows, no texts.
    pub fn new() -> Self {
        let tables = Box::new([const { Table { cells: Vec::new() } }; RELATION_COUNT]);
        Self { tables, text: TextArena::default() }
    }

    /// Adds a row.
    #[inline]
    pub fn put<R: Row>(&mut self, row: R) {
        row.encode(&mut self.tables[R::RELATION as usize].cells);
    }

    /// A symbol of these bytes. Texts are not looked up: equal ones are stored as often as they
    /// come. But every canonical decimal number below 2^31 is a symbol without a text.
    #[inline]
    pub fn text(&mut self, bytes: &[u8]) -> Symbol {
        match small_number(bytes) {
            Some(number) => number,
            None => self.text.push(bytes),
        }
    }

    /// A symbol that spells `n` in decimal.
    #[inline]
    pub fn number(&mut self, n: u64) -> Symbol {
        match u32::try_from(n).ok().and_then(Symbol::number) {
            Some(symbol) => symbol,
            None => self.text.push(itoa::Buffer::new().format(n).as_bytes()),
        }
    }

    /// A symbol that spells `n` in decimal.
    #[inline]
    pub fn signed(&mut self, n: i64) -> Symbol {
        match u64::try_from(n) {
            Ok(n) => self.number(n),
            Err(_) => self.text.push(itoa::Buffer::new().format(n).as_bytes()),
        }
    }

    /// The bytes of a symbol of these facts. A symbol of other facts has whatever bytes stand
    /// there, or none.
    pub fn bytes(&self, symbol: Symbol) -> Cow<'_, [u8]> {
        match (symbol.as_number(), symbol.place()) {
            (Some(n), _) => Cow::Owned(itoa::Buffer::new().format(n).as_bytes().to_vec()),
            (None, Some(place)) => Cow::Borrowed(self.text.get(place)),
            (None, None) => Cow::Borrowed(&[]),
        }
    }

    /// The table of a relation.
    #[inline]
    pub fn table(&self, relation: Relation) -> &Table {
        &self.tables[relation as usize]
    }

    /// The table of a relation, to write to. Cells must be valid for the columns of the relation,
    /// and symbols be of these facts.
    #[inline]
    pub fn table_mut(&mut self, relation: Relation) -> &mut Table {
        &mut self.tables[relation as usize]
    }

    /// How many rows a relation has.
    pub fn len(&self, relation: Relation) -> usize {
        self.table(relation).len(relation)
    }

    /// Whether no relation has a row.
    pub fn is_empty(&self) -> bool {
        self.tables.iter().all(|table| table.cells.is_empty())
    }

    /// How many bytes all texts have.
    pub fn text_bytes(&self) -> usize {
        self.text.bytes.len()
    }

    /// Forgets rows and texts, and keeps their memory for the next ones.
    pub fn clear(&mut self) {
        for table in self.tables.iter_mut() {
            table.cells.clear();
        }
        self.text.bytes.clear();
        self.text.ends.clear();
    }

    /// The rows of one relation, in the order in which they were put.
    pub fn rows<R: Row>(&self) -> impl Iterator<Item = R> {
        self.table(R::RELATION).cells.chunks_exact(R::WIDTH).map(R::decode)
    }

    /// Adds all rows of `other` after the own ones.
    pub fn append(&mut self, other: &Facts) {
        let base = self.text.ends.len();
        for relation in Relation::ALL {
            let from = &other.table(relation).cells;
            let into = &mut self.table_mut(relation).cells;
            let start = into.len();
            into.extend_from_slice(from);
            rebase(relation, &mut into[start..], base);
        }
        self.text.append(&other.text);
    }

    /// Replaces the rows of `relation` by those of `other`, which has no others.
    pub(crate) fn replace(&mut self, relation: Relation, mut other: Facts) {
        let mut table = std::mem::take(other.table_mut(relation));
        rebase(relation, &mut table.cells, self.text.ends.len());
        *self.table_mut(relation) = table;
        self.text.append(&other.text);
    }

    /// Leaves only the rows of `relation` that `keep` wants.
    pub(crate) fn retain(&mut self, relation: Relation, mut keep: impl FnMut(&[u32]) -> bool) {
        let width = relation.info().width();
        let cells = &mut self.table_mut(relation).cells;
        let mut kept = 0;
        for at in (0..cells.len()).step_by(width) {
            if keep(&cells[at..at + width]) {
                cells.copy_within(at..at + width, kept);
                kept += width;
            }
        }
        cells.truncate(kept);
    }
}

impl Table {
    /// How many rows it has as the table of `relation`.
    pub fn len(&self, relation: Relation) -> usize {
        self.cells.len() / relation.info().width()
    }

    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The rows, as `width` cells each.
    pub fn rows(&self, width: usize) -> std::slice::ChunksExact<'_, u32> {
        self.cells.chunks_exact(width)
    }

    /// Forgets the rows.
    pub fn clear(&mut self) {
        self.cells.clear();
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[u32] {
        &self.cells
    }
}

impl TextArena {
    #[inline]
    fn push(&mut self, bytes: &[u8]) -> Symbol {
        let symbol = Self::symbol(self.ends.len());
        self.bytes.extend_from_slice(bytes);
        self.ends.push(self.bytes.len());
        symbol
    }

    /// The symbol of a place.
    #[inline]
    fn symbol(place: usize) -> Symbol {
        // 2^31 texts are 16 GiB of ends alone; entities run out of ids long before.
        assert!(place < 1 << 31, "more than 2^31 texts in memory at once");
        Symbol::at(place as u32)
    }

    fn get(&self, place: usize) -> &[u8] {
        let Some(&end) = self.ends.get(place) else { return &[] };
        let start = if place == 0 { 0 } else { self.ends[place - 1] };
        &self.bytes[start..end]
    }

    fn append(&mut self, other: &TextArena) {
        let base = self.bytes.len();
        self.bytes.extend_from_slice(&other.bytes);
        self.ends.extend(other.ends.iter().map(|end| base + end));
    }
}

/// Moves the texts of these rows: the first stands at `base` now.
fn rebase(relation: Relation, cells: &mut [u32], base: usize) {
    let columns = relation.info().columns;
    if base == 0 || cells.is_empty() {
        return;
    }
    for (column, _) in columns.iter().enumerate().filter(|(_, c)| c.kind == ColumnKind::Symbol) {
        for cell in cells[column..].iter_mut().step_by(columns.len()) {
            if let Some(place) = Symbol::of_cell(*cell).place() {
                *cell = TextArena::symbol(base + place).to_cell();
            }
        }
    }
}

/// The symbol of a canonical decimal number below 2^31.
#[inline]
fn small_number(bytes: &[u8]) -> Option<Symbol> {
    let (&first, rest) = bytes.split_first()?;
    if !first.is_ascii_digit() || rest.len() > 9 || (first == b'0' && !rest.is_empty()) {
        return None;
    }
    let mut n = u64::from(first - b'0');
    for &byte in rest {
        if !byte.is_ascii_digit() {
            return None;
        }
        n = n * 10 + u64::from(byte - b'0');
    }
    u32::try_from(n).ok().and_then(Symbol::number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Function, FunctionName, Instruction, InstructionLoadAddr, InstructionOpcode, Opcode,
        OperationShufflevectorMask, Value,
    };

    #[test]
    fn rows_come_back_in_order() {
        let mut facts = Facts::new();
        for id in [3, 1, 2] {
            facts.put(InstructionLoadAddr { inst: Instruction(id), ptr: Value(id + 10) });
        }
        facts.put(InstructionOpcode { inst: Instruction(9), op: Opcode::Freeze });
        facts.put(OperationShufflevectorMask { res: Value(1), i: 0, elem: -1 });
        let ptrs: Vec<u32> = facts.rows::<InstructionLoadAddr>().map(|row| row.ptr.0).collect();
        assert_eq!(ptrs, [13, 11, 12]);
        assert_eq!(facts.rows::<InstructionOpcode>().next().map(|r| r.op), Some(Opcode::Freeze));
        assert_eq!(facts.rows::<OperationShufflevectorMask>().next().map(|r| r.elem), Some(-1));
        assert_eq!(facts.len(Relation::InstructionLoadAddr), 3);
        facts.clear();
        assert!(facts.is_empty());
    }

    #[test]
    fn only_canonical_small_numbers_need_no_text() {
        let mut facts = Facts::new();
        for inline in ["0", "7", "10", "2147483647"] {
            let symbol = facts.text(inline.as_bytes());
            assert_eq!(symbol.as_number().map(|n| n.to_string()).as_deref(), Some(inline));
        }
        for stored in ["", "00", "007", "-1", "+1", "1 ", "2147483648", "99999999999", "1a"] {
            let symbol = facts.text(stored.as_bytes());
            assert_eq!(symbol.as_number(), None, "{stored}");
            assert_eq!(&*facts.bytes(symbol), stored.as_bytes());
        }
    }

    #[test]
    fn numbers_are_their_decimal_spelling() {
        let mut facts = Facts::new();
        for n in [0, 1, 1 << 31, u64::MAX] {
            let symbol = facts.number(n);
            assert_eq!(&*facts.bytes(symbol), n.to_string().as_bytes());
        }
        for n in [0, -1, i64::MIN, i64::MAX] {
            let symbol = facts.signed(n);
            assert_eq!(&*facts.bytes(symbol), n.to_string().as_bytes());
        }
        let (a, b) = (facts.signed(5), facts.text(b"5"));
        assert_eq!(a, b);
    }

    #[test]
    fn appended_rows_keep_their_texts() {
        let name = |facts: &mut Facts, id: u32, name: &str| {
            let name = facts.text(name.as_bytes());
            facts.put(FunctionName { r#fn: Function(id), name });
        };
        let (mut a, mut b) = (Facts::new(), Facts::new());
        name(&mut a, 1, "main");
        name(&mut b, 2, "memcpy");
        name(&mut b, 3, "42");
        a.append(&b);
        let names: Vec<_> = a.rows::<FunctionName>().map(|r| a.bytes(r.name).to_vec()).collect();
        assert_eq!(names, [b"main".to_vec(), b"memcpy".to_vec(), b"42".to_vec()]);
        let mut c = Facts::new();
        name(&mut c, 9, "only");
        a.replace(Relation::FunctionName, c);
        let names: Vec<_> = a.rows::<FunctionName>().map(|r| a.bytes(r.name).to_vec()).collect();
        assert_eq!(names, [b"only".to_vec()]);
    }
}
