//! An embedded Datalog engine for Soufflé's dialect. It knows nothing of LLVM.
//!
//! ```text
//! let program = Program::parse("a.dl", text, &Directories::default())?;
//! let mut db = Database::new(&program);
//! db.read_inputs(&program, facts)?;
//! program.run(&mut db, &Options::default())?;
//! program.write(&db, &WriteOptions { .. }, &mut stdout)?;
//! ```
//!
//! # How a program becomes rows
//!
//! `syntax` reads text to a tree, with the place of everything; `functor` knows what may be called
//! in it. `check` expands components and
//! inline relations, finds out what every name, variable and type is, and yields `ir`: rules over
//! numbered relations and variables, in strata. `plan` orders a rule's literals when its stratum
//! starts, knowing the sizes below. `eval` runs the plans round by round: each round joins what
//! the last one added (the delta) with what is there. `io` reads fact files and writes answers.
//!
//! # The plan
//!
//! Relations that depend on each other form a stratum; strata run in the order of their
//! dependence. In a recursive stratum a rule has one plan per atom of the stratum: that atom reads
//! the delta, atoms before it all rows, atoms after it the rows before the delta, so no pair of
//! rows meets twice. The delta comes first. Then, at each step: what needs no search (a comparison,
//! an assignment, a negation, an atom whose cells are all known); else the atom with the fewest
//! expected matches, estimated from a sample of the columns that are known. The order in the source
//! decides only between equals; `.plan` overrides all of it. Every set of columns that a plan
//! searches by gets a hash index (`eval::index`). The innermost loops that bind nothing the head
//! needs stop at their first success.
//!
//! With several threads the outer rows of a large plan are shared out; each thread collects what is
//! new by shard of the head's set, then the shards are filled at once.
//!
//! # The dialect
//!
//! Soufflé 2.5, with numbers of 32 bits or, if the [`Settings`] say so, of 64: types with subtypes,
//! unions, records and algebraic data types; components with parameters, inheritance and
//! `.override`; `inline`, `eqrel`, `choice-domain`, subsumption, `.limitsize`, `.plan`; aggregates
//! `count sum min max mean`, the generator `range`; functors on numbers and on bytes of strings;
//! `.include`, `.once` and the common part of the C preprocessor; TSV, gzip and rfc4180 files.
//! Storage qualifiers (`btree`, `brie`) and the magic-set pragmas do not change what holds and are
//! accepted without effect. Not supported, each an error with its place and the hint
//! `--engine souffle`: `.functor` and `@f(..)`, `.lattice`, `debug_delta`, sqlite and JSON files.
//!
//! # Limits
//!
//! A relation has at most 2³¹ rows, there are at most 2³² strings and as many records, also where
//! numbers have 64 bits. An `eqrel` holds all pairs of its classes as rows, so a class of n takes
//! n² rows. The magic-set transformation is not done: a program that is finite in practice only by
//! it runs into `--timeout` or `--memory-limit`. Expressions, bodies and components nest at most
//! 200 levels.
//!
//! # Proofs
//!
//! [`Program::explain`] tells why a row is there. Nothing is recorded for it but where the rounds
//! ended; an instance of a rule is looked for among the rows of earlier rounds (`eval::explain`).
//!
//! # To add a functor
//!
//! Give it a row in `functor/table.rs`; what it computes is there, or in `functor/compute.rs` if
//! it takes more than a line. The parser, the checks, the evaluation and the random programs of the
//! tests go by that row. Then say in `tests/functors.rs` what it answers: a test names every
//! overload of which it says nothing.

mod check;
mod diagnostic;
mod error;
mod eval;
mod format;
mod functor;
mod io;
mod ir;
mod plan;
mod proof;
mod syntax;

pub use check::types::{Kind, Width};
pub use diagnostic::{Diagnostic, Diagnostics, Severity, Source, Sources, Span};
pub use error::{Error, Result};
pub use eval::{Options, Profile, RuleProfile};
pub use format::format;
pub use functor::{FUNCTORS, Functor, Notation, Overload, Param};
pub use io::{Destination, WriteOptions};
pub use proof::{ExplainLimits, Proof, Why};
pub use syntax::{Directories, Includes};

use eval::Tables;
use eval::cell::Cell;
use eval::relation::Rows;
use std::io::Write;
use std::path::Path;
use syntax::ast::DirectiveKind;

/// The same for tables of either width.
macro_rules! each {
    ($store:expr, $tables:ident => $body:expr) => {
        match $store {
            $crate::Store::Narrow($tables) => $body,
            $crate::Store::Wide($tables) => $body,
        }
    };
}

/// Runs `f` with room for the deepest nesting that the parser lets pass.
fn deep<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    const STACK: usize = 256 << 20;
    // The thread takes `f` only if it starts, so `f` is still there if it does not.
    let mut f = Some(f);
    let mut result = None;
    std::thread::scope(|scope| {
        let work = || {
            if let Some(f) = f.take() {
                result = Some(f());
            }
        };
        if let Ok(thread) = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)
            && let Err(panic) = thread.join()
        {
            std::panic::resume_unwind(panic);
        }
    });
    match (result, f) {
        (Some(result), _) => result,
        (None, Some(f)) => f(),
        (None, None) => unreachable!("the work either ran or is still there"),
    }
}

/// A checked program, ready to run.
#[derive(Clone, Debug)]
pub struct Program {
    checked: ir::Checked,
    warnings: Diagnostics,
}

/// How to read a program.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How many bits its numbers have.
    pub width: Width,
}

/// A relation as seen from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelationInfo {
    /// Its name, of an instance's relation with the path: `c.edge`.
    pub name: String,
    /// Name and kind of each column.
    pub columns: Vec<(String, Kind)>,
    /// The declared type of each column.
    pub types: Vec<String>,
}

impl Program {
    /// Reads and checks a program. `name` is shown in messages and is where includes start from.
    ///
    /// # Errors
    ///
    /// All errors of the program and of what it includes, with their places.
    pub fn parse(
        name: &str,
        text: &str,
        includes: &dyn Includes,
    ) -> std::result::Result<Program, Diagnostics> {
        Self::parse_with(name, text, includes, &Settings::default())
    }

    /// Reads and checks a program with settings other than the usual ones.
    ///
    /// # Errors
    ///
    /// All errors of the program and of what it includes, with their places.
    pub fn parse_with(
        name: &str,
        text: &str,
        includes: &dyn Includes,
        settings: &Settings,
    ) -> std::result::Result<Program, Diagnostics> {
        deep(|| Self::parse_here(name, text, includes, settings))
    }

    fn parse_here(
        name: &str,
        text: &str,
        includes: &dyn Includes,
        settings: &Settings,
    ) -> std::result::Result<Program, Diagnostics> {
        let mut diags = Diagnostics::default();
        let items = syntax::parse(name, text, includes, &mut diags);
        // What failed to parse would only be reported again as undeclared.
        if diags.has_errors() {
            diags.sort();
            return Err(diags);
        }
        let checked = check::check(items, settings.width, &mut diags);
        diags.sort();
        if diags.has_errors() {
            return Err(diags);
        }
        Ok(Program { checked, warnings: diags })
    }

    /// Findings that do not keep the program from running.
    #[must_use]
    pub fn warnings(&self) -> &Diagnostics {
        &self.warnings
    }

    fn info(&self, id: usize) -> RelationInfo {
        let relation = &self.checked.relations[id];
        let types = &self.checked.types;
        RelationInfo {
            name: relation.name.to_string(),
            columns: relation.columns.iter().map(|c| (c.0.to_string(), types.kind(c.1))).collect(),
            types: relation.columns.iter().map(|c| types.name(c.1).to_owned()).collect(),
        }
    }

    fn directives(&self, kind: DirectiveKind) -> Vec<RelationInfo> {
        let mut seen = Vec::new();
        for io in self.checked.io.iter().filter(|io| io.kind == kind) {
            if !seen.contains(&io.relation) {
                seen.push(io.relation);
            }
        }
        seen.into_iter().map(|id| self.info(id)).collect()
    }

    /// The relations with `.input` that some output needs.
    #[must_use]
    pub fn inputs(&self) -> Vec<RelationInfo> {
        self.directives(DirectiveKind::Input)
    }

    /// The relations with `.output`.
    #[must_use]
    pub fn outputs(&self) -> Vec<RelationInfo> {
        self.directives(DirectiveKind::Output)
    }

    /// Makes these relations the outputs, whether the program says so or not, and no others.
    ///
    /// # Errors
    ///
    /// The program has no such relation, or it is inline and has no rows.
    pub fn select(&mut self, outputs: &[String]) -> Result<()> {
        let mut ids = Vec::new();
        for name in outputs {
            let id = self.find(name)?;
            if self.checked.inlined[id] {
                return Err(Error::Relation(format!("{name} with rows: it is inline")));
            }
            ids.push(id);
        }
        let mut diags = Diagnostics { sources: self.checked.sources.clone(), list: Vec::new() };
        check::select(&mut self.checked, &ids, &mut diags);
        if diags.has_errors() { Err(Error::Program(Box::new(diags))) } else { Ok(()) }
    }

    /// The relations with `.printsize`.
    #[must_use]
    pub fn sizes(&self) -> Vec<RelationInfo> {
        self.directives(DirectiveKind::Printsize)
    }

    /// The names of a type and of all that it is a part of or made up of, the nearest first.
    #[must_use]
    pub fn bases(&self, type_name: &str) -> Vec<&str> {
        self.checked.types.bases(type_name)
    }

    /// Every relation, in order of declaration.
    #[must_use]
    pub fn relations(&self) -> Vec<RelationInfo> {
        (0..self.checked.relations.len()).map(|id| self.info(id)).collect()
    }

    fn find(&self, name: &str) -> Result<usize> {
        self.checked
            .relations
            .iter()
            .position(|r| &*r.name == name)
            .ok_or_else(|| Error::Relation(name.to_owned()))
    }

    /// Derives everything that the outputs need from the rows of the database.
    ///
    /// # Errors
    ///
    /// A limit was reached, or a function had no result (division by zero).
    pub fn run(&self, database: &mut Database, options: &Options) -> Result<Profile> {
        deep(|| each!(&mut database.store, t => eval::run(&self.checked, t, options)))
    }

    /// Explains rows after a run: why each holds, down to what was given. `fact` is an atom:
    /// constants must match, variables and `_` match everything. No row matches: an empty list.
    ///
    /// # Errors
    ///
    /// `fact` is no atom of a relation of the program.
    pub fn explain(
        &self,
        database: &mut Database,
        fact: &str,
        limits: ExplainLimits,
    ) -> Result<Vec<Proof>> {
        let mut diags = Diagnostics::default();
        let Some(pattern) = check::pattern(&self.checked, fact, &mut diags) else {
            return Err(Error::Program(Box::new(diags)));
        };
        deep(
            || each!(&mut database.store, t => eval::explain::explain(&self.checked, t, &pattern, limits)),
        )
    }

    /// The rows of a relation as text, in the order of their texts.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn texts(&self, database: &Database, relation: &str) -> Result<Vec<Vec<Vec<u8>>>> {
        let id = self.find(relation)?;
        Ok(each!(&database.store, t => io::texts(&self.checked, t, id)))
    }

    /// How many rows a relation has.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn len(&self, database: &Database, relation: &str) -> Result<usize> {
        let id = self.find(relation)?;
        Ok(each!(&database.store, t => t.rows[id].len))
    }

    /// Shows every row of a relation, as the texts of its cells, in the order of their values, until
    /// `visit` answers false.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn visit(
        &self,
        database: &Database,
        relation: &str,
        visit: &mut dyn FnMut(&[&[u8]]) -> bool,
    ) -> Result<()> {
        let id = self.find(relation)?;
        each!(&database.store, t => io::visit(&self.checked, t, id, visit));
        Ok(())
    }

    /// Writes every `.output` and `.printsize`; `stdout` takes what goes to standard output.
    ///
    /// # Errors
    ///
    /// A file cannot be written, or a parameter is not supported.
    pub fn write(
        &self,
        database: &Database,
        options: &WriteOptions,
        stdout: &mut dyn Write,
    ) -> Result<()> {
        each!(&database.store, t => io::write_outputs(&self.checked, t, options, stdout))
    }
}

fn add<C: Cell>(
    program: &ir::Checked,
    relation: ir::RelId,
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

/// The rows of a program's relations, and the strings and records they name.
#[derive(Debug)]
pub struct Database {
    store: Store,
    /// Relations filled from outside: their `.input` is not read.
    loaded: Vec<bool>,
}

/// Tables of the width that the program has.
#[derive(Debug)]
enum Store {
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
            tables.rows = relations.iter().map(|r| Rows::new(r.columns.len())).collect();
            // As in the reference, the empty string is the first.
            tables.symbols.intern(b"");
            for text in program.checked.texts() {
                tables.symbols.intern(text.as_bytes());
            }
        });
        Database { store, loaded: vec![false; relations.len()] }
    }

    /// Lets so many threads read inputs and write outputs.
    pub fn use_threads(&mut self, threads: usize) {
        each!(&mut self.store, tables => tables.threads = threads);
    }

    /// Gives up rows while the program runs as soon as no rule and no output needs them, which
    /// takes less memory. Only outputs have rows in the end, and nothing can be explained.
    pub fn forget_unused(&mut self) {
        each!(&mut self.store, tables => tables.forget = true);
    }

    /// The number of a string, for a cell of a symbol column.
    pub fn intern(&mut self, text: &[u8]) -> u32 {
        each!(&mut self.store, tables => tables.symbols.intern(text))
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
        each!(&mut self.store, t => io::read_inputs(&program.checked, &wanted, dir, t))
    }
}
