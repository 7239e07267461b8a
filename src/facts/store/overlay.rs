//! Changes facts: whole relations are replaced, rows dropped and added.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::error::StoreError;
use super::marker::MARKER;
use super::memory::Facts;
use super::read::{list, read_file};
use super::tsv;
use crate::threads::on_threads;
use crate::{Cell, ColumnKind, FactError, Relation, Symbol};

/// What a file of an overlay does, in the order in which it is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// `<relation>.facts`: its rows replace those of the facts.
    Replace,
    /// `drop_<relation>.facts`: the facts lose its rows.
    Drop,
    /// `add_<relation>.facts`: the facts gain its rows.
    Add,
}

/// The rows of one file, or of what stands for one.
struct File {
    relation: Relation,
    change: Change,
    /// As messages name it.
    path: PathBuf,
    rows: Facts,
}

/// Changes of facts: whole relations that are replaced, rows that go and rows that come.
///
/// Each has a name: `add_<relation>`, `drop_<relation>`, or that of a relation whose rows are
/// replaced.
#[derive(Default)]
pub struct Overlay(Vec<File>);

/// What an overlay has changed.
#[derive(Default)]
pub struct Changed {
    /// The relations that it names, in the schema's order.
    pub relations: Vec<Relation>,
    /// How many rows have gone.
    pub dropped: usize,
    /// How many have come.
    pub added: usize,
    /// From which row on each relation is new.
    first_new: FxHashMap<Relation, usize>,
}

impl Changed {
    /// Whether a row of the changed facts came with the overlay.
    pub fn is_new(&self, relation: Relation, row: usize) -> bool {
        self.first_new.get(&relation).is_some_and(|&first| row >= first)
    }
}

impl Overlay {
    /// Whether rows of this name change facts.
    pub fn has(name: &str) -> bool {
        named(name).is_some()
    }

    /// The files of a directory; each may be a `.csv` instead of a `.facts`, as Soufflé's `.output`
    /// writes it.
    ///
    /// # Errors
    /// When a file there is of no relation or a relation has two that do not go together, or a row
    /// is not of its relation.
    pub fn read(dir: &Path) -> Result<Self, StoreError> {
        let mut found: Vec<(Change, Relation, PathBuf)> = Vec::new();
        for path in list(dir)? {
            if path.file_name().is_some_and(|name| name == MARKER) {
                continue;
            }
            let is_facts =
                path.extension().is_some_and(|ending| ending == "facts" || ending == "csv");
            let name = path.file_stem().and_then(|stem| stem.to_str()).filter(|_| is_facts);
            let Some((change, relation)) = name.and_then(named) else {
                return Err(StoreError::Unknown { path });
            };
            if found.iter().any(|&(other, of, _)| of == relation && change.contradicts(other)) {
                return Err(StoreError::Twice { path });
            }
            found.push((change, relation, path));
        }
        let read = |(change, relation, path): (Change, Relation, PathBuf)| {
            let rows = read_file(relation, &path)?;
            Ok(File { relation, change, path, rows })
        };
        on_threads(|| found.into_par_iter().map(read).collect::<Result<_, StoreError>>()).map(Self)
    }

    /// Adds rows of this name, as text, a row a line. Messages name them `<name>.facts`.
    ///
    /// # Errors
    /// When the name is of no relation or does not go with one that is there, or a row is not of
    /// its relation.
    pub fn add(&mut self, name: &str, text: Vec<u8>) -> Result<(), StoreError> {
        let path = PathBuf::from(format!("{name}.facts"));
        let Some((change, relation)) = named(name) else {
            return Err(StoreError::Unknown { path });
        };
        let is_twice = |it: &File| it.relation == relation && change.contradicts(it.change);
        if self.0.iter().any(is_twice) {
            return Err(StoreError::Twice { path });
        }
        let rows = tsv::parse(relation, &path, text)?;
        self.0.push(File { relation, change, path, rows });
        Ok(())
    }

    /// Changes the facts: of each relation the rows go that are to go, then those come that are to
    /// come.
    ///
    /// # Errors
    /// When a row is to be dropped and is not there, or is to be added and is. `facts` are unchanged.
    pub fn apply(self, facts: &mut Facts) -> Result<Changed, StoreError> {
        let mut files = self.0;
        files.sort_by_key(|file| (file.relation, file.change));
        // All is looked at before anything changes.
        let mut gone: FxHashMap<Relation, FxHashSet<usize>> = FxHashMap::default();
        for file in &files {
            match file.change {
                Change::Replace => {}
                Change::Drop => {
                    gone.insert(file.relation, file.places(facts)?);
                }
                Change::Add => file.check_new(facts, gone.get(&file.relation))?,
            }
        }
        let mut changed = Changed::default();
        for File { relation, change, rows, .. } in files {
            match change {
                Change::Replace => {
                    changed.dropped += facts.len(relation);
                    changed.added += rows.len(relation);
                    changed.first_new.insert(relation, 0);
                    facts.replace(relation, rows);
                }
                Change::Drop => {
                    let gone = gone.get(&relation);
                    let mut place = 0..;
                    facts.retain(relation, |_| {
                        place.next().is_none_or(|row| gone.is_none_or(|gone| !gone.contains(&row)))
                    });
                    changed.dropped += rows.len(relation);
                }
                Change::Add => {
                    changed.first_new.insert(relation, facts.len(relation));
                    changed.added += rows.len(relation);
                    facts.append(&rows);
                }
            }
            changed.relations.push(relation);
        }
        changed.relations.dedup();
        Ok(changed)
    }
}

/// What rows of this name do, and to which relation.
fn named(name: &str) -> Option<(Change, Relation)> {
    let (change, relation) = match (name.strip_prefix("drop_"), name.strip_prefix("add_")) {
        (Some(relation), _) => (Change::Drop, relation),
        (_, Some(relation)) => (Change::Add, relation),
        (None, None) => (Change::Replace, name),
    };
    Some((change, Relation::from_name(relation)?))
}

impl Change {
    /// Whether both have their say about the same rows.
    fn contradicts(self, other: Self) -> bool {
        self == other || [self, other].contains(&Self::Replace)
    }
}

impl File {
    /// That the row of this line does not go with the facts.
    fn error(&self, line: usize, message: &str) -> StoreError {
        let relation = self.relation;
        let error =
            FactError { relation, line: Some(line), column: None, message: message.to_owned() };
        StoreError::Row { path: self.path.clone(), error }
    }

    /// Where the facts have the rows that they are to lose.
    fn places(&self, facts: &Facts) -> Result<FxHashSet<usize>, StoreError> {
        let (found, lines) = self.find(facts)?;
        let seen: FxHashSet<usize> = found.iter().map(|&(_, line)| line).collect();
        match (1..=lines).find(|line| !seen.contains(line)) {
            Some(line) => Err(self.error(line, "the facts have no such row to drop")),
            None => Ok(found.into_iter().map(|(place, _)| place).collect()),
        }
    }

    /// That the facts have none of these rows but where they lose them.
    fn check_new(
        &self,
        facts: &Facts,
        dropped: Option<&FxHashSet<usize>>,
    ) -> Result<(), StoreError> {
        let (found, _) = self.find(facts)?;
        let stays = |place| dropped.is_none_or(|dropped| !dropped.contains(place));
        match found.iter().filter(|(place, _)| stays(place)).map(|&(_, line)| line).min() {
            Some(line) => Err(self.error(line, "the facts have this row already")),
            None => Ok(()),
        }
    }

    /// The rows of the facts that stand in the file: their places, with the lines there. And how
    /// many lines it has.
    fn find(&self, facts: &Facts) -> Result<(Vec<(usize, usize)>, usize), StoreError> {
        let width = self.relation.info().width();
        let mut texts = Texts::default();
        let mut lines: FxHashMap<Vec<u32>, usize> = FxHashMap::default();
        let mut row = Vec::with_capacity(width);
        for (line, cells) in (1..).zip(self.rows.table(self.relation).rows(width)) {
            texts.number(self.relation, cells, &self.rows, &mut row);
            if lines.insert(row.clone(), line).is_some() {
                return Err(self.error(line, "the row stands there twice"));
            }
        }
        let mut found = Vec::new();
        for (place, cells) in facts.table(self.relation).rows(width).enumerate() {
            if texts.find(self.relation, cells, facts, &mut row)
                && let Some(&line) = lines.get(&row)
            {
                found.push((place, line));
            }
        }
        Ok((found, lines.len()))
    }
}

/// Numbers for texts, so that rows of different facts can be compared.
#[derive(Default)]
struct Texts(FxHashMap<Vec<u8>, u32>);

impl Texts {
    /// The row with a number in place of each text.
    fn number(&mut self, relation: Relation, cells: &[u32], facts: &Facts, row: &mut Vec<u32>) {
        row.clear();
        for (&cell, column) in cells.iter().zip(relation.info().columns) {
            let text = column.kind == ColumnKind::Symbol;
            row.push(if text {
                let next = self.0.len() as u32;
                *self.0.entry(facts.bytes(Symbol::of_cell(cell)).into_owned()).or_insert(next)
            } else {
                cell
            });
        }
    }

    /// The same for a row whose texts may be unknown; then it is none that was numbered.
    fn find(&self, relation: Relation, cells: &[u32], facts: &Facts, row: &mut Vec<u32>) -> bool {
        row.clear();
        for (&cell, column) in cells.iter().zip(relation.info().columns) {
            let known = match column.kind {
                ColumnKind::Symbol => self.0.get(&*facts.bytes(Symbol::of_cell(cell))).copied(),
                _ => Some(cell),
            };
            let Some(known) = known else { return false };
            row.push(known);
        }
        true
    }
}
