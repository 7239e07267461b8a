//! A checked program: what it declares, how it runs, and what it puts out.

use crate::check::types::{Kind, Width};
use crate::database::{Database, each};
use crate::diagnostic::Diagnostics;
use crate::error::{Error, Result};
use crate::eval::{Options, Profile};
use crate::io::WriteOptions;
use crate::proof::{ExplainLimits, Proof};
use crate::syntax::Includes;
use crate::syntax::ast::DirectiveKind;
use crate::{check, eval, io, ir, syntax};
use std::io::Write;

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
    pub(crate) checked: ir::Checked,
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

    pub(crate) fn find(&self, name: &str) -> Result<usize> {
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
