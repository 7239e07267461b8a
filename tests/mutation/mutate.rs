//! Facts with something wrong in them, made from a seed.

use facts::store::Facts;
use facts::{ColumnKind, Domain, Relation};

/// The fields of one row, escaped.
pub type Row = Vec<Vec<u8>>;

/// SplitMix64: the same numbers on every machine.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    pub fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }
}

/// The facts of a module to choose mutations from.
pub struct Source {
    pub facts: Facts,
    /// What is declared, by domain.
    ids: Vec<Vec<u32>>,
    /// Relations that rebuild reads and that have rows here.
    filled: Vec<Relation>,
    /// The number of rows before each of these.
    starts: Vec<usize>,
    rows: usize,
}

/// Relations that rebuild reads.
fn read_by_rebuild() -> impl Iterator<Item = Relation> {
    Relation::ALL.into_iter().filter(|relation| !relation.info().view)
}

impl Source {
    pub fn new(facts: Facts) -> Self {
        let ids = Domain::ALL.iter().map(|domain| {
            let (relation, column) = domain.declared_by();
            let rows = facts.table(relation).rows(relation.info().width());
            rows.map(|row| row[column]).collect()
        });
        let ids = ids.collect();
        let filled: Vec<_> = read_by_rebuild().filter(|r| facts.len(*r) > 0).collect();
        let mut rows = 0;
        let starts = filled.iter().map(|relation| {
            rows += facts.len(*relation);
            rows - facts.len(*relation)
        });
        let starts = starts.collect();
        Self { facts, ids, filled, starts, rows }
    }

    /// A relation with rows: any of them, or by how many rows it has.
    fn relation(&self, random: &mut Random) -> Relation {
        if random.one_in(2) {
            return self.filled[random.below(self.filled.len())];
        }
        let row = random.below(self.rows);
        self.filled[self.starts.partition_point(|&start| start <= row) - 1]
    }

    pub fn rows(&self, relation: Relation) -> Vec<Row> {
        crate::support::fields(&self.facts, relation)
    }

    /// A value for a column that could stand there.
    fn cell(&self, relation: Relation, column: usize, old: &[u8], random: &mut Random) -> Vec<u8> {
        let text = |n: i64| n.to_string().into_bytes();
        let old_number: i64 =
            std::str::from_utf8(old).ok().and_then(|s| s.parse().ok()).unwrap_or(0);
        match relation.info().columns[column].kind {
            ColumnKind::Entity(domain) => {
                let ids = &self.ids[domain as usize];
                match random.below(8) {
                    0 => text(old_number.saturating_add(1).max(0)),
                    1 => text(old_number.saturating_sub(1).max(0)),
                    2 => {
                        let any = &self.ids[random.below(self.ids.len())];
                        text(any.get(random.below(any.len())).map_or(7, |&id| id.into()))
                    }
                    3 => random.pick(&["0", "1", "99999999", "2147483647"]).into(),
                    _ => text(ids.get(random.below(ids.len())).map_or(0, |&id| id.into())),
                }
            }
            ColumnKind::Unsigned => match random.below(4) {
                0 => text(old_number.saturating_add(1).min(u32::MAX.into())),
                1 => text(old_number.saturating_sub(1).max(0)),
                2 => text(random.below(20) as i64),
                _ => random.pick(&NUMBERS).into(),
            },
            ColumnKind::Signed => match random.below(3) {
                0 => text(old_number.wrapping_add(1)),
                1 => text(old_number.wrapping_sub(1)),
                _ => random.pick(&["-1", "0", "1000", "-2", "2147483647", "-2147483648"]).into(),
            },
            ColumnKind::Enum(words) => random.pick(words).into(),
            ColumnKind::Symbol => match random.below(6) {
                0 => text(old_number.wrapping_add(1)),
                1 | 2 => random.pick(&TEXTS).into(),
                3 => {
                    let mut longer = old.to_vec();
                    longer.extend_from_slice(random.pick(&TEXTS).as_bytes());
                    longer
                }
                _ => {
                    // What stands in such a column elsewhere.
                    let with_texts: Vec<_> = self
                        .filled
                        .iter()
                        .copied()
                        .filter(|r| r.info().columns.iter().any(|c| c.kind == ColumnKind::Symbol))
                        .collect();
                    let from = match random.one_in(2) {
                        true => relation,
                        false if with_texts.is_empty() => relation,
                        false => with_texts[random.below(with_texts.len())],
                    };
                    let rows = self.rows(from);
                    let is_text = |c: &usize| from.info().columns[*c].kind == ColumnKind::Symbol;
                    let column = (0..from.info().width()).find(is_text).unwrap_or(column);
                    rows.get(random.below(rows.len())).map_or_else(Vec::new, |r| r[column].clone())
                }
            },
        }
    }

    /// One to four relations with other rows than they have, as the text of their files.
    pub fn mutate(&self, random: &mut Random) -> Vec<(Relation, Vec<u8>)> {
        let mut changed: Vec<(Relation, Vec<Row>)> = Vec::new();
        let count = [1, 1, 1, 2, 3][random.below(5)];
        for _ in 0..count {
            self.change(random, &mut changed);
        }
        let mut files: Vec<(Relation, Vec<u8>)> = changed
            .into_iter()
            .map(|(relation, rows)| {
                let line = |row: Row| [row.join(&b'\t'), b"\n".to_vec()].concat();
                (relation, rows.into_iter().flat_map(line).collect())
            })
            .collect();
        if random.one_in(100) {
            let (_, bytes) = &mut files[0];
            match random.below(4) {
                0 => bytes.truncate(random.below(bytes.len() + 1)),
                1 => bytes.push(random.next() as u8),
                2 => bytes.retain(|&byte| byte != b'\t'),
                _ => {
                    let at = random.below(bytes.len());
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte ^= 1 << random.below(8);
                    }
                }
            }
        }
        files
    }

    fn change(&self, random: &mut Random, changed: &mut Vec<(Relation, Vec<Row>)>) {
        let relation = self.relation(random);
        match random.below(16) {
            0 => self.get(relation, changed).clear(),
            1 => {
                // The rows of another relation of the same width.
                let width = relation.info().width();
                let others: Vec<_> =
                    self.filled.iter().copied().filter(|r| r.info().width() == width).collect();
                let other = others[random.below(others.len())];
                *self.get(relation, changed) = self.rows(other);
            }
            2..=4 => {
                // A row that another relation lacks.
                let all: Vec<Relation> = match random.one_in(3) {
                    true => self.filled.clone(),
                    false => read_by_rebuild().collect(),
                };
                let relation = all[random.below(all.len())];
                let width = relation.info().width();
                let row = (0..width).map(|c| self.cell(relation, c, b"0", random)).collect();
                let rows = self.get(relation, changed);
                rows.insert(random.below(rows.len() + 1), row);
            }
            5 => {
                // One id for another wherever a relation has it.
                let width = relation.info().width();
                let column = random.below(width);
                let rows = self.get(relation, changed).clone();
                let Some(row) = rows.get(random.below(rows.len())) else { return };
                let (old, new) =
                    (row[column].clone(), self.cell(relation, column, &row[column], random));
                for row in self.get(relation, changed) {
                    if row[column] == old {
                        row[column].clone_from(&new);
                    }
                }
            }
            what => {
                let rows = self.get(relation, changed);
                if rows.is_empty() {
                    return;
                }
                let (a, b) = (random.below(rows.len()), random.below(rows.len()));
                let column = random.below(relation.info().width());
                match what {
                    6 => drop(rows.remove(a)),
                    7 => rows.insert(b, rows[a].clone()),
                    8 => rows.swap(a, b),
                    9 => {
                        let cell = std::mem::take(&mut rows[a][column]);
                        let other = std::mem::replace(&mut rows[b][column], cell.clone());
                        rows[a][column] = if a == b { cell } else { other };
                    }
                    _ => {
                        let old = rows[a][column].clone();
                        let new = self.cell(relation, column, &old, random);
                        self.get(relation, changed)[a][column] = new;
                    }
                }
            }
        }
    }

    /// The rows of a relation, as they are by now.
    fn get<'a>(
        &self,
        relation: Relation,
        changed: &'a mut Vec<(Relation, Vec<Row>)>,
    ) -> &'a mut Vec<Row> {
        let place = changed.iter().position(|(r, _)| *r == relation).unwrap_or_else(|| {
            changed.push((relation, self.rows(relation)));
            changed.len() - 1
        });
        &mut changed[place].1
    }
}

const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "2",
    "7",
    "8",
    "31",
    "64",
    "128",
    "1023",
    "1024",
    "65536",
    "8388608",
    "8388609",
    "16777216",
    "2147483648",
    "4294967295",
];

const TEXTS: [&str; 71] = [
    "",
    "0",
    "1",
    "-1",
    "2",
    "3",
    "4",
    "8",
    "16",
    "4096",
    "1024",
    "4294967296",
    "8589934592",
    "1152921504606846976",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211455",
    "x",
    "main",
    "llvm.memcpy.p0.p0.i64",
    "llvm.dbg.value",
    "llvm.dbg.declare",
    "llvm.dbg.cu",
    "llvm.module.flags",
    "llvm.ident",
    "llvm.ssa.copy",
    "llvm.masked.load",
    "llvm.used",
    "llvm.global_ctors",
    "llvm.va_start",
    "llvm.experimental.gc.statepoint",
    "llvm.localescape",
    "llvm.x86.sse2.add.sd",
    "llvm.foo",
    "llvm.ctlz.i32",
    "llvm.objectsize.i64.p0",
    "llvm.experimental.deoptimize.isVoid",
    "llvm.stackprotector",
    "llvm.dbg.addr",
    "llvm.coro.id",
    "e-m:e-i64:64-n8:16:32:64-S128",
    "p:64:64:64:128",
    "E",
    "e-p:0:0",
    "A9",
    "ni:1",
    "x86_64-pc-linux-gnu",
    "amdgcn-amd-amdhsa",
    "noalias",
    "sret",
    "byval",
    "align",
    "nounwind",
    "immarg",
    "swifterror",
    "elementtype",
    "allocsize",
    "vscale_range",
    "memory",
    "dereferenceable",
    "inalloca",
    "gc-live",
    "funclet",
    "clang.arc.attachedcall",
    "=r,r",
    "r",
    "DW_TAG_member",
    "DW_OP_LLVM_fragment",
    "\\\\",
    "\\x00",
];
