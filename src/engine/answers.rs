//! What a program makes of a database: its run, and what can be asked after it.

use crate::convert::{value, values};
use crate::database::{Database, each};
use crate::diagnostic::Diagnostics;
use crate::error::{Error, Result};
use crate::eval::{Options, Profile};
use crate::io::WriteOptions;
use crate::ir::{Lit, Rule};
use crate::program::Program;
use crate::proof::{Empty, ExplainLimits, Proof};
use crate::rows::{FromRow, Value};
use crate::{check, eval, io};
use stack::deep;
use std::fs::File;
use std::io::Write;
use std::path::Path;

impl Program {
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
        let pattern = self.pattern(fact)?;
        deep(
            || each!(&mut database.store, t => eval::explain::explain(&self.checked, t, &pattern, limits)),
        )
    }

    /// Why a relation has no rows after a run: of each of its rules the first literal that nothing
    /// satisfies, and why. `None` if it has rows.
    ///
    /// ```
    /// use llvm_facts_engine::{Database, Directories, Options, Program};
    ///
    /// let rules = "
    ///     .decl edge(from: symbol, to: symbol)
    ///     edge(\"a\", \"b\").
    ///     .decl loop(node: symbol)
    ///     loop(node) :- edge(node, next), edge(next, node).
    ///     .output loop
    /// ";
    /// let program = Program::parse("loops.dl", rules, &Directories::default())?;
    /// let mut database = Database::new(&program);
    /// program.run(&mut database, &Options::default())?;
    /// let why = program.why_empty(&mut database, "loop")?.expect("no loop");
    /// assert_eq!(why.rules[0].literal, "edge(next, node)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn why_empty(&self, database: &mut Database, relation: &str) -> Result<Option<Empty>> {
        let id = self.find(relation)?;
        Ok(deep(
            || each!(&mut database.store, t => eval::why_empty::why_empty(&self.checked, t, id)),
        ))
    }

    /// Why no row matches after a run: of each rule of its relation the first literal that nothing
    /// satisfies, for a row with these constants. `fact` is an atom as [`Self::explain`] takes it.
    /// `None` if a row matches.
    ///
    /// ```
    /// use llvm_facts_engine::{Database, Directories, Options, Program};
    ///
    /// let rules = "
    ///     .decl edge(from: symbol, to: symbol)
    ///     edge(\"a\", \"b\"). edge(\"b\", \"a\"). edge(\"b\", \"c\").
    ///     .decl mutual(left: symbol, right: symbol)
    ///     mutual(left, right) :- edge(left, right), edge(right, left).
    ///     .output mutual
    /// ";
    /// let program = Program::parse("mutual.dl", rules, &Directories::default())?;
    /// let mut database = Database::new(&program);
    /// program.run(&mut database, &Options::default())?;
    /// let why = program.why_not(&mut database, "mutual(\"b\", \"c\")")?.expect("no such row");
    /// assert_eq!(why.rules[0].literal, "edge(right, left)");
    /// assert_eq!(program.why_not(&mut database, "mutual(\"a\", _)")?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `fact` is no atom of a relation of the program.
    pub fn why_not(&self, database: &mut Database, fact: &str) -> Result<Option<Empty>> {
        let pattern = self.pattern(fact)?;
        let program = &self.checked;
        deep(
            || each!(&mut database.store, t => eval::why_empty::why_not(program, t, &pattern, fact)),
        )
    }

    /// Lets relations derive only what is asked of them (magic sets): by the outputs, and of the
    /// relation of `fact`, an output, only rows that match its constants. Answers are the same.
    /// Relations that are not asked for as a whole may lack rows.
    ///
    /// ```
    /// use llvm_facts_engine::{Database, Directories, Options, Program};
    ///
    /// let rules = "
    ///     .decl edge(from: number, to: number)
    ///     edge(x, x + 1) :- x = range(0, 1000).
    ///     .decl path(from: number, to: number)
    ///     path(from, to) :- edge(from, to).
    ///     path(from, to) :- edge(from, between), path(between, to).
    ///     .output path
    /// ";
    /// let mut program = Program::parse("paths.dl", rules, &Directories::default())?;
    /// program.restrict(Some("path(990, _)"))?;
    /// let mut database = Database::new(&program);
    /// program.run(&mut database, &Options::default())?;
    /// // Those from 990, and from what is reached from there, where all have 500,500.
    /// assert_eq!(program.len(&database, "path")?, 55);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `fact` is no atom of a relation of the program.
    pub fn restrict(&mut self, fact: Option<&str>) -> Result<()> {
        let mut goal = None;
        if let Some(fact) = fact
            && let Some(Lit::Atom(relation, args)) = self.pattern(fact)?.body.into_iter().next()
        {
            goal = Some((relation, args));
        }
        check::ask(&mut self.checked, goal);
        Ok(())
    }

    fn pattern(&self, fact: &str) -> Result<Rule> {
        let mut diags = Diagnostics::default();
        check::pattern(&self.checked, fact, &mut diags).ok_or_else(|| {
            diags.sort();
            Error::Program(Box::new(diags))
        })
    }

    /// The rows of a relation as text, in the order of their texts.
    ///
    /// # Errors
    ///
    /// The program has no such relation, or it has 2³² rows.
    pub fn texts(&self, database: &Database, relation: &str) -> Result<Vec<Vec<Vec<u8>>>> {
        let id = self.find(relation)?;
        each!(&database.store, t => io::texts(&self.checked, t, id))
    }

    /// How many rows a relation has.
    ///
    /// # Errors
    ///
    /// The program has no such relation.
    pub fn len(&self, database: &Database, relation: &str) -> Result<usize> {
        let id = self.find(relation)?;
        Ok(each!(&database.store, t => t.rows[id].number()))
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
        each!(&database.store, t => io::visit(&self.checked, t, id, visit))
    }

    /// The rows of a relation as Rust values, in the order in which they were derived.
    ///
    /// ```
    /// # use llvm_facts_engine::{Database, Directories, Options, Program};
    /// let text = ".decl age(name: symbol, years: number)\nage(\"Ada\", 36).\n.output age";
    /// let program = Program::parse("ages.dl", text, &Directories::default())?;
    /// let mut database = Database::new(&program);
    /// program.run(&mut database, &Options::default())?;
    /// for row in program.rows::<(&str, i64)>(&database, "age")? {
    ///     let (name, years) = row?;
    ///     assert_eq!((name, years), ("Ada", 36));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The program has no such relation, or it has another number of columns. Each row is an error
    /// if a value does not fit its place: relation, column and type.
    pub fn rows<'d, R: FromRow<'d>>(
        &'d self,
        database: &'d Database,
        relation: &str,
    ) -> Result<impl Iterator<Item = Result<R>> + use<'d, R>> {
        let id = self.find(relation)?;
        let columns = self.checked.relations[id].columns.len();
        if let Some(wanted) = R::COLUMNS.filter(|&wanted| wanted != columns) {
            return Err(self.mismatch(id, None, format!("{wanted}")));
        }
        let len = each!(&database.store, t => t.rows[id].len);
        Ok((0..len).map(move |row| {
            let values = each!(&database.store, tables => values(
                &self.checked,
                (&tables.symbols, &tables.records),
                id,
                &tables.rows[id].see(row),
            ));
            R::from_row(values)
                .map_err(|(column, name)| self.mismatch(id, Some(column), name.to_owned()))
        }))
    }

    /// The values of a column of a relation, in the order of [`Self::rows`], for tables that are kept
    /// column by column.
    ///
    /// ```
    /// # use llvm_facts_engine::{Database, Directories, Options, Program, Value};
    /// let text = ".decl age(name: symbol, years: number)\nage(\"Ada\", 36).\n.output age";
    /// let program = Program::parse("ages.dl", text, &Directories::default())?;
    /// let mut database = Database::new(&program);
    /// program.run(&mut database, &Options::default())?;
    /// let mut years = Vec::new();
    /// program.column(&database, "age", 1, &mut |value| years.push(value))?;
    /// assert_eq!(years, [Value::Number(36)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The program has no such relation, or that no such column.
    pub fn column<'d>(
        &'d self,
        database: &'d Database,
        relation: &str,
        column: usize,
        each: &mut dyn FnMut(Value<'d>),
    ) -> Result<()> {
        let id = self.find(relation)?;
        let kinds = self.checked.kinds(id);
        let Some(&kind) = kinds.get(column) else {
            return Err(self.mismatch(id, None, format!("a column {}", column + 1)));
        };
        each!(&database.store, tables => {
            let rows = &tables.rows[id];
            for row in 0..rows.len {
                let cell = rows.see(row)[column];
                each(value(&self.checked, (&tables.symbols, &tables.records), kind, cell));
            }
        });
        Ok(())
    }

    /// Writes every `.output` and `.printsize`; `stdout` takes what goes to standard output. Files
    /// are written in their places: an error leaves them as far as they came.
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
        self.write_to(database, options, stdout, &mut |path| File::create(path))
    }

    /// The same into files that `create` makes for the paths where they are to be, which may put them
    /// there when all are written.
    ///
    /// # Errors
    ///
    /// As [`Program::write`], and those of `create`.
    pub fn write_to(
        &self,
        database: &Database,
        options: &WriteOptions,
        stdout: &mut dyn Write,
        create: &mut dyn FnMut(&Path) -> std::io::Result<File>,
    ) -> Result<()> {
        each!(&database.store, t => io::write_outputs(&self.checked, t, options, stdout, create))
    }
}
