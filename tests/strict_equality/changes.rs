//! Copies of a module with one row made different.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;

use crate::{exempt, support};
use facts::store::{self, Facts};
use facts::{ColumnKind, Domain, Index, RELATIONS, Relation};
use ir::extract;
use jobs::rebuild;
use llvm::{Module, Syntax};

/// How many changes of a sort to a relation are looked at, in one module and in all.
const CHANGES: [usize; 2] = [2, 6];
/// How many are tried, likewise: most make no module.
const TRIES: [usize; 2] = [6, 60];

/// How many there were.
type Counts = BTreeMap<Sort, usize>;

/// The texts of fact files that differ from those of the module.
type Files = Vec<(Relation, String)>;

/// Changes of a relation in all modules.
#[derive(Default)]
pub struct All {
    tries: Counts,
    made: Counts,
}

/// One row made different.
enum Change {
    Dropped,
    /// Stands in this relation instead.
    Moved(Relation),
    /// This column has this cell.
    Cell(usize, Vec<u8>),
}

impl Change {
    /// Changes of one sort are as good as each other.
    fn sort(&self) -> Sort {
        match self {
            Self::Dropped => Sort::Dropped,
            Self::Moved(other) => Sort::Moved(*other),
            Self::Cell(column, _) => Sort::Cell(*column),
        }
    }
}

/// A change, whatever a cell becomes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    Dropped,
    Moved(Relation),
    Cell(usize),
}

/// A copy of a module with one row made different.
pub struct Mutant {
    pub relation: Relation,
    /// What was changed, for people.
    pub words: String,
    /// Places of functions that the row says something of.
    pub concerns: BTreeSet<usize>,
    pub facts: Facts,
}

/// A row, as the fields of its line.
type Row = Vec<Vec<u8>>;

/// A module of the corpus.
pub struct Original {
    name: String,
    pub facts: Facts,
    text: String,
    rows: BTreeMap<Relation, Vec<Row>>,
    ids: BTreeMap<Domain, Vec<u32>>,
    /// The type of each value.
    types: BTreeMap<u32, u32>,
    /// Entities that the body or the header of a function leads to, by the function's place.
    reached: Vec<BTreeSet<u32>>,
}

pub fn stored() -> impl Iterator<Item = Relation> {
    RELATIONS.iter().filter(|info| !info.view).map(|info| info.relation)
}

fn entities(relation: Relation) -> impl Iterator<Item = usize> {
    let columns = relation.info().columns.iter().enumerate();
    columns.filter(|(_, column)| matches!(column.kind, ColumnKind::Entity(_))).map(|(at, _)| at)
}

pub fn cells(facts: &Facts, relation: Relation) -> impl Iterator<Item = &[u32]> {
    facts.table(relation).rows(relation.info().width())
}

impl Original {
    pub fn new(name: String, facts: Facts) -> Self {
        let rows = stored().map(|relation| (relation, support::fields(&facts, relation)));
        let ids = Domain::ALL.iter().map(|&domain| {
            let (relation, column) = domain.declared_by();
            (domain, cells(&facts, relation).map(|row| row[column]).collect())
        });
        let types = cells(&facts, Relation::VariableType).map(|row| (row[0], row[1]));
        let (rows, ids, types) = (rows.collect(), ids.collect(), types.collect());
        let (reached, text) = (Self::reached(&facts), support::rows(&facts));
        Self { name, facts, text, rows, ids, types, reached }
    }

    /// What functions lead to. Other global values are left out: a function names them, but they are
    /// no part of it; and what is attached without a meaning for the code.
    fn reached(facts: &Facts) -> Vec<BTreeSet<u32>> {
        let mut next: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for relation in stored().filter(|relation| *relation != Relation::InstructionDebugLoc) {
            let rows = cells(facts, relation).zip(support::fields(facts, relation));
            for (row, _) in rows.filter(|(_, fields)| !exempt::idle(relation, fields)) {
                // Other blocks than the entry only where control gets to them.
                let listed = relation == Relation::FunctionBasicblock && row[1] != 0;
                if listed || relation == Relation::BasicblockPred {
                    continue;
                }
                let to = entities(relation).map(|at| row[at]);
                next.entry(row[relation.info().subject()]).or_default().extend(to);
            }
        }
        let globals = [Relation::ModuleGlobal, Relation::ModuleAlias, Relation::ModuleIfunc];
        let globals: BTreeSet<u32> =
            globals.into_iter().flat_map(|r| cells(facts, r).map(|row| row[2])).collect();
        let values: BTreeMap<u32, u32> =
            cells(facts, Relation::VariableFunc).map(|row| (row[1], row[0])).collect();
        let functions = cells(facts, Relation::ModuleFunction).map(|row| row[2]);
        let reached = functions.map(|function| {
            let others =
                |id: &u32| (values.contains_key(id) && *id != function) || globals.contains(id);
            let (mut reached, mut open) = (BTreeSet::new(), vec![function, values[&function]]);
            while let Some(id) = open.pop() {
                if !others(&id) && reached.insert(id) {
                    open.extend(next.get(&id).into_iter().flatten());
                }
            }
            reached
        });
        reached.collect()
    }

    /// What else could stand in a column, as the likeliest to make a module.
    fn instead(&self, relation: Relation, column: usize, row: &[u32], text: &[u8]) -> Row {
        let cell = row[column];
        let spelled = |n: i128| n.to_string().into_bytes();
        match relation.info().columns[column].kind {
            ColumnKind::Entity(domain) => {
                let ty = |id: &u32| self.types.get(id);
                let mut others: Vec<u32> = self.ids[&domain].clone();
                others.retain(|id| *id != cell);
                others.sort_by_key(|id| (ty(id) != ty(&cell), id.abs_diff(cell)));
                others.iter().take(4).map(|&id| spelled(id.into())).collect()
            }
            ColumnKind::Unsigned | ColumnKind::Signed => {
                let n: i128 = String::from_utf8_lossy(text).parse().unwrap();
                vec![spelled(n + 1), spelled(n - 1)]
            }
            ColumnKind::Enum(words) => {
                let others = words.iter().cycle().skip(cell as usize + 1).take(words.len() - 1);
                others.take(6).map(|word| word.as_bytes().to_vec()).collect()
            }
            ColumnKind::Symbol => match String::from_utf8_lossy(text).parse::<i128>() {
                Ok(n) => {
                    vec![spelled(n.wrapping_mul(2)), spelled(n / 2), spelled(n.wrapping_add(1))]
                }
                Err(_) => {
                    let (front, last) = text.split_at(text.len().saturating_sub(1));
                    let other = if last == b"1" { b"2" } else { b"1" };
                    vec![[text, b"x"].concat(), [front, other].concat(), front.to_vec()]
                }
            },
        }
    }

    /// Relations whose rows look like those of `relation`: other operations, most often.
    fn alike(relation: Relation) -> impl Iterator<Item = Relation> {
        let types = |relation: Relation| relation.info().columns.iter().map(|c| c.type_name);
        stored().filter(move |other| {
            *other != relation
                && other.info().group == relation.info().group
                && other.info().width() > 1
                && types(*other).eq(types(relation))
        })
    }

    /// What can be done to a row, and in words.
    fn changes(&self, relation: Relation, at: usize) -> Vec<(Change, String)> {
        let text = &self.rows[&relation][at];
        let row = cells(&self.facts, relation).nth(at).unwrap();
        let mut changes = vec![(Change::Dropped, "dropped".to_owned())];
        changes.extend(Self::alike(relation).map(|other| {
            let words = format!("moved to {}", other.name());
            (Change::Moved(other), words)
        }));
        for (column, before) in text.iter().enumerate() {
            let mut instead = self.instead(relation, column, row, before);
            instead.retain(|cell| cell != before);
            changes.extend(instead.into_iter().map(|cell| {
                let words = format!("column {column} becomes {}", String::from_utf8_lossy(&cell));
                (Change::Cell(column, cell), words)
            }));
        }
        changes
    }

    /// The files in which that is done.
    fn files(&self, relation: Relation, at: usize, change: &Change) -> Files {
        let rows = &self.rows[&relation];
        let without = || file(rows[..at].iter().chain(&rows[at + 1..]));
        match change {
            Change::Dropped => vec![(relation, without())],
            Change::Moved(other) => {
                let more = file(self.rows[other].iter().chain([&rows[at]]));
                vec![(relation, without()), (*other, more)]
            }
            Change::Cell(column, cell) => {
                let mut row = rows[at].clone();
                row[*column].clone_from(cell);
                vec![(relation, file(rows[..at].iter().chain([&row]).chain(&rows[at + 1..])))]
            }
        }
    }

    /// Copies with one row of `relation` made different.
    pub fn mutants(&self, relation: Relation, all: &mut All) -> Vec<Mutant> {
        let mut mutants: Vec<Mutant> = Vec::new();
        let (mut counts, mut tries) = (Counts::new(), Counts::new());
        for (at, row) in cells(&self.facts, relation).enumerate() {
            let subject = row[relation.info().subject()];
            let concerns = |places: &BTreeSet<u32>| places.contains(&subject);
            let concerns: BTreeSet<usize> =
                (0..self.reached.len()).filter(|&f| concerns(&self.reached[f])).collect();
            if concerns.is_empty() || exempt::idle(relation, &self.rows[&relation][at]) {
                continue;
            }
            for (change, words) in self.changes(relation, at) {
                let sort = change.sort();
                let count = |of: &Counts| of.get(&sort).copied().unwrap_or_default();
                if count(&counts) >= CHANGES[0] || count(&all.made) >= CHANGES[1] {
                    continue;
                }
                if count(&tries) >= TRIES[0] || count(&all.tries) >= TRIES[1] {
                    continue;
                }
                *tries.entry(sort).or_default() += 1;
                *all.tries.entry(sort).or_default() += 1;
                let row = support::line(&self.rows[&relation][at]);
                let words = format!("{}: {}({row}): {words}", self.name, relation.name());
                match self.rebuilt(&self.files(relation, at, &change)) {
                    // What says the same in other words is no change.
                    Ok(facts) if support::rows(&facts) == self.text => {}
                    Ok(facts) => {
                        *counts.entry(sort).or_default() += 1;
                        *all.made.entry(sort).or_default() += 1;
                        let concerns = concerns.clone();
                        mutants.push(Mutant { relation, words, concerns, facts });
                    }
                    Err(why) if env::var_os("STRICT_EQUALITY").is_some() => {
                        println!("refused: {words}: {why}");
                    }
                    Err(_) => {}
                }
            }
        }
        mutants
    }

    /// The facts of the module that these files make, if they make one.
    pub fn rebuilt(&self, files: &[(Relation, String)]) -> Result<Facts, String> {
        let mut facts = self.facts.clone();
        let dir = tempfile::tempdir().unwrap();
        for (relation, text) in files {
            fs::write(dir.path().join(relation.info().file_name()), text).unwrap();
        }
        let read = store::Overlay::read(dir.path()).and_then(|overlay| overlay.apply(&mut facts));
        read.map_err(|e| e.to_string())?;
        let index = Index::new(&facts);
        if let Some(error) = index.check().first() {
            return Err(error.to_string());
        }
        let made = rebuild::verified(&index, facts::Module(0));
        let bitcode = made.map_err(|e| e.to_string())?;
        let module = Module::parse(&bitcode, Syntax::Bitcode, "<stdin>")?;
        ir::rebuild::nothing_ignored(&index).map_err(|e| e.to_string())?;
        support::facts_from(&module, 0, extract::Options::default())
    }
}

fn file<'a>(rows: impl IntoIterator<Item = &'a Row>) -> String {
    rows.into_iter().map(|row| support::line(row) + "\n").collect()
}
