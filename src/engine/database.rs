//! The rows of a program's relations, and how they get there.

use crate::check::types::Kind;
use crate::convert::cell;
use crate::error::Result;
use crate::eval::Tables;
use crate::eval::cell::Cell;
use crate::eval::relation::Rows;
use crate::ir::{Checked, RelId};
use crate::program::Program;
use crate::rows::Row;
use crate::width::Width;
use crate::{eval, io};
use std::path::Path;

/// The same for tables of either width.
macro_rules! each {
    ($store:expr, $tables:ident => $body:expr) => {
        match $store {
            $crate::database::Store::Narrow($tables) => $body,
            $crate::database::Store::Wide($tables) => $body,
        }
    };
}
pub(crate) use each;

/// The rows of a program's relations, and the strings and records they name.
#[derive(Debug)]
pub struct Database {
    pub(crate) store: Store,
    /// Relations filled from outside: their `.input` is not read.
    pub(crate) loaded: Vec<bool>,
    /// How many times its size a compressed file may have when it is unpacked.
    expansion: u32,
}

/// See [`Database::limit_expansion`].
const EXPANSION: u32 = 250;

/// Tables of the width that the program has.
#[derive(Debug)]
pub(crate) enum Store {
    Narrow(Tables<u32>),
    Wide(Tables<u64>),
}

impl Database {
    /// An empty database for that program.
    #[must_use]
    pub fn new(program: &Program) -> Database {
        let relations = &program.checked.relations;
        let mut store = match program.checked.types.width {
            Width::Narrow => Store::Narrow(Tables::empty()),
            Width::Wide => Store::Wide(Tables::empty()),
        };
        each!(&mut store, tables => {
            tables.rows = relations.iter().map(Rows::of).collect();
            // As in the reference, the empty string is the first.
            tables.symbols.intern(b"");
            for text in program.checked.texts() {
                tables.symbols.intern(text.as_bytes());
            }
        });
        Database { store, loaded: vec![false; relations.len()], expansion: EXPANSION }
    }

    /// Lets a compressed file of facts have so many times its size when it is unpacked, or 64 MB;
    /// without this, 250 times. Facts have 5 to 20 times, a file that is made to fill the memory a
    /// thousand.
    pub fn limit_expansion(&mut self, times: u32) {
        self.expansion = times;
    }

    /// Lets so many threads read inputs and write outputs.
    pub fn use_threads(&mut self, threads: usize) {
        each!(&mut self.store, tables => tables.threads = threads);
    }

    /// Gives up rows while the program runs as soon as no rule and no output needs them, which
    /// takes less memory. Only outputs have rows in the end, of others with `.printsize` their number is kept,
    /// and nothing can be explained.
    pub fn forget_unused(&mut self) {
        each!(&mut self.store, tables => tables.forget = true);
    }

    /// Gives up the rows that a [session](crate::Session) keeps of other programs; whether there were
    /// any.
    pub fn give_up(&mut self) -> bool {
        each!(&mut self.store, tables => tables.give_up())
    }

    /// Are the rows of a relation there, filled from outside or kept by a
    /// [session](crate::Session), so that it needs none?
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn has(&self, program: &Program, relation: &str) -> Result<bool> {
        Ok(self.loaded[program.find(relation)?])
    }

    /// The number of a string, for a cell of a symbol column.
    pub fn intern(&mut self, text: &[u8]) -> u32 {
        each!(&mut self.store, tables => tables.symbols.intern(text))
    }

    /// Adds rows of Rust values to a relation, whether it has `.input` or not; its file is not
    /// read then.
    ///
    /// ```
    /// # use llvm_facts_engine::{Database, Directories, Program};
    /// let text = ".decl age(name: symbol, years: number)\n.input age\n.output age";
    /// let program = Program::parse("ages.dl", text, &Directories::default())?;
    /// let mut database = Database::new(&program);
    /// database.insert(&program, "age", [("Ada", 36), ("Blaise", 39)])?;
    /// let error = database.insert(&program, "age", [("Ada", "36")]).unwrap_err();
    /// assert_eq!(error.to_string(), "age: column years is number, not symbol");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The program has no such relation, or a row does not fit it: relation, column and type. No
    /// row is added then.
    pub fn insert<R: Row>(
        &mut self,
        program: &Program,
        relation: &str,
        rows: impl IntoIterator<Item = R>,
    ) -> Result<()> {
        let id = program.find(relation)?;
        let kinds = program.checked.kinds(id);
        each!(&mut self.store, tables => {
            let mut cells = Vec::new();
            let mut some = false;
            for row in rows {
                some = true;
                let values = row.values();
                if values.len() != kinds.len() {
                    return Err(program.mismatch(id, None, values.len().to_string()));
                }
                for (at, (value, &kind)) in values.iter().zip(&kinds).enumerate() {
                    let cell = cell(value, kind, &mut tables.symbols);
                    cells.push(cell.map_err(|found| program.mismatch(id, Some(at), found))?);
                }
            }
            if some {
                eval::insert(&program.checked, id, &mut tables.rows[id], &cells, false);
            }
        });
        self.loaded[id] = true;
        Ok(())
    }

    /// Adds rows, one after the other in `cells`. Cells of symbol columns are numbers of the
    /// caller; `symbol` says what they stand for and is asked once for each. All other cells are
    /// taken as they are: numbers, or bits of narrow floats.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn load<'s>(
        &mut self,
        program: &Program,
        relation: &str,
        cells: &[u32],
        symbol: &mut dyn FnMut(u32) -> &'s [u8],
    ) -> Result<()> {
        let id = program.find(relation)?;
        let kinds = program.checked.kinds(id);
        if !kinds.contains(&Kind::Symbol) {
            return self.load_interned(program, relation, cells);
        }
        let mut known: rustc_hash::FxHashMap<u32, u32> = rustc_hash::FxHashMap::default();
        let mut own = cells.to_vec();
        for row in own.chunks_exact_mut(kinds.len()) {
            for (cell, &kind) in row.iter_mut().zip(&kinds) {
                if kind == Kind::Symbol {
                    *cell = *known.entry(*cell).or_insert_with_key(|&c| self.intern(symbol(c)));
                }
            }
        }
        self.load_interned(program, relation, &own)
    }

    /// Adds rows whose cells of symbol columns are numbers that [`Self::intern`] gave.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn load_interned(
        &mut self,
        program: &Program,
        relation: &str,
        cells: &[u32],
    ) -> Result<()> {
        self.load_rows(program, relation, cells, false)
    }

    /// The same for rows that differ from each other and from those that are there: nothing is
    /// looked up. Rows that are there twice would count twice.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn load_distinct(
        &mut self,
        program: &Program,
        relation: &str,
        cells: &[u32],
    ) -> Result<()> {
        self.load_rows(program, relation, cells, true)
    }

    fn load_rows(
        &mut self,
        program: &Program,
        relation: &str,
        cells: &[u32],
        distinct: bool,
    ) -> Result<()> {
        let id = program.find(relation)?;
        self.loaded[id] = true;
        match &mut self.store {
            Store::Narrow(tables) => {
                add(&program.checked, id, &mut tables.rows[id], cells, distinct);
            }
            Store::Wide(tables) => {
                let kinds = program.checked.kinds(id);
                let widen = |(&cell, &kind): (&u32, &Kind)| match kind {
                    Kind::Number => u64::of(cell.signed()),
                    Kind::Float => u64::of_float(cell.float()),
                    _ => cell.into(),
                };
                let wide: Vec<u64> = cells.iter().zip(kinds.iter().cycle()).map(widen).collect();
                add(&program.checked, id, &mut tables.rows[id], &wide, distinct);
            }
        }
        Ok(())
    }

    /// Reads the fact file of every `.input` that is needed and not loaded yet.
    ///
    /// # Errors
    ///
    /// A file is missing, or a row does not fit: file, line and column.
    pub fn read_inputs(&mut self, program: &Program, dir: &Path) -> Result<()> {
        let wanted = |relation: usize| !self.loaded[relation];
        let expansion = self.expansion;
        each!(&mut self.store, t => {
            io::read_inputs(&program.checked, &wanted, dir, expansion, t)
        })
    }
}

fn add<C: Cell>(
    program: &Checked,
    relation: RelId,
    rows: &mut Rows<C>,
    cells: &[C],
    distinct: bool,
) {
    if distinct {
        eval::insert_distinct(program, relation, rows, cells);
    } else {
        eval::insert(program, relation, rows, cells, false);
    }
}
