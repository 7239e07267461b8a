//! Changes facts by a directory of files: whole relations, or rows to drop and to add.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use super::error::StoreError;
use super::marker::MARKER;
use super::memory::Facts;
use super::read::{list, read_file};
use crate::{Cell, ColumnKind, FactError, Relation, Symbol};

/// What a file of an overlay does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// `<relation>.facts`: its rows replace those of the facts.
    Replace,
    /// `drop_<relation>.facts`: the facts lose its rows.
    Drop,
    /// `add_<relation>.facts`: the facts gain its rows.
    Add,
}

struct File {
    relation: Relation,
    change: Change,
    path: PathBuf,
}

impl File {
    /// None if it is of no relation.
    fn of(path: PathBuf) -> Option<Self> {
        path.extension().filter(|&ending| ending == "facts" || ending == "csv")?;
        let name = path.file_stem()?.to_str()?;
        let (change, relation) = match (name.strip_prefix("drop_"), name.strip_prefix("add_")) {
            (Some(relation), _) => (Change::Drop, relation),
            (_, Some(relation)) => (Change::Add, relation),
            (None, None) => (Change::Replace, name),
        };
        Some(Self { relation: Relation::from_name(relation)?, change, path })
    }

    /// Whether both have their say about the same rows.
    fn contradicts(&self, other: &Self) -> bool {
        let replaces = [self, other].iter().any(|file| file.change == Change::Replace);
        self.relation == other.relation && (replaces || self.change == other.change)
    }

    /// That the row of this line does not go with the facts.
    fn error(&self, line: usize, message: &str) -> StoreError {
        let relation = self.relation;
        let error =
            FactError { relation, line: Some(line), column: None, message: message.to_owned() };
        StoreError::Row { path: self.path.clone(), error }
    }
}

/// Changes the facts by the files in `dir`: the rows of `<relation>.facts` replace the relation's;
/// those of `drop_<relation>.facts` go, then those of `add_<relation>.facts` come. Each may be a
/// `.csv` instead, as Soufflé's `.output` writes it. Answers which relations have a file.
///
/// # Errors
/// When a file there is of no relation or a relation has two that do not go together; when a row
/// is not of its relation, is to be dropped and is not there, or is to be added and is. `facts` are
/// unchanged.
pub fn overlay(facts: &mut Facts, dir: &Path) -> Result<Vec<Relation>, StoreError> {
    let mut files: Vec<File> = Vec::new();
    for path in list(dir)? {
        if path.file_name().is_some_and(|name| name == MARKER) {
            continue;
        }
        let file = File::of(path.clone()).ok_or(StoreError::Unknown { path })?;
        if files.iter().any(|other| other.contradicts(&file)) {
            return Err(StoreError::Twice { path: file.path });
        }
        files.push(file);
    }
    files.sort_by_key(|file| (file.relation, file.change));
    let read: Vec<_> = files.par_iter().map(|file| read_file(file.relation, &file.path)).collect();
    let tables = read.into_iter().collect::<Result<Vec<_>, _>>()?;
    // All is looked at before anything changes.
    let mut dropped: FxHashMap<Relation, FxHashSet<usize>> = FxHashMap::default();
    for (file, table) in files.iter().zip(&tables) {
        match file.change {
            Change::Replace => {}
            Change::Drop => {
                dropped.insert(file.relation, file.places(facts, table)?);
            }
            Change::Add => file.check_new(facts, table, dropped.get(&file.relation))?,
        }
    }
    for (file, table) in files.iter().zip(tables) {
        match file.change {
            Change::Replace => facts.replace(file.relation, table),
            Change::Drop => {
                let gone = dropped.get(&file.relation);
                let mut place = 0..;
                facts.retain(file.relation, |_| {
                    place.next().is_none_or(|row| gone.is_none_or(|gone| !gone.contains(&row)))
                });
            }
            Change::Add => facts.append(&table),
        }
    }
    let mut changed: Vec<Relation> = files.into_iter().map(|file| file.relation).collect();
    changed.dedup();
    Ok(changed)
}

impl File {
    /// Where the facts have the rows that they are to lose.
    fn places(&self, facts: &Facts, table: &Facts) -> Result<FxHashSet<usize>, StoreError> {
        let (found, lines) = self.find(facts, table)?;
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
        table: &Facts,
        dropped: Option<&FxHashSet<usize>>,
    ) -> Result<(), StoreError> {
        let (found, _) = self.find(facts, table)?;
        let stays = |place| dropped.is_none_or(|dropped| !dropped.contains(place));
        match found.iter().filter(|(place, _)| stays(place)).map(|&(_, line)| line).min() {
            Some(line) => Err(self.error(line, "the facts have this row already")),
            None => Ok(()),
        }
    }

    /// The rows of the facts that stand in the file: their places, with the lines there. And how
    /// many lines it has.
    fn find(
        &self,
        facts: &Facts,
        table: &Facts,
    ) -> Result<(Vec<(usize, usize)>, usize), StoreError> {
        let width = self.relation.info().width();
        let mut texts = Texts::default();
        let mut lines: FxHashMap<Vec<u32>, usize> = FxHashMap::default();
        let mut row = Vec::with_capacity(width);
        for (line, cells) in (1..).zip(table.table(self.relation).rows(width)) {
            texts.number(self.relation, cells, table, &mut row);
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
