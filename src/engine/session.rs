//! Rows that outlive a program: what the next one derives in the same way is not derived again.

use crate::database::{Database, Store, each};
use crate::definition::definitions;
use crate::program::Program;
use crate::width::Width;

/// Answers one program after the other about the same facts, such as a program that somebody
/// changes line by line. Rows are kept of every relation that was read or derived to its end. A
/// later program that has the same relation, with the same rules and with everything below it the
/// same, takes them as they are; what changed is derived anew, and nothing else.
///
/// A [database](Self::database) is taken out for each program and [put back](Self::keep) after
/// its run. Rows of a relation that a newer program derives otherwise are given up. What is kept counts
/// for [limits of memory](crate::Options::memory_limit): [`Database::give_up`] makes room. What is
/// counted by `$` is counted anew each time.
///
/// ```
/// use llvm_facts_engine::{Directories, Options, Program, Session, Watch};
///
/// let rules = ".decl edge(from: symbol, to: symbol)
///     .input edge
///     .decl path(from: symbol, to: symbol)
///     path(from, to) :- edge(from, to).
///     path(from, to) :- path(from, between), edge(between, to).";
/// let mut session = Session::default();
/// let options = Options { watch: Some(Watch::default()), ..Options::default() };
/// let mut ran = Vec::new();
/// for question in ["path(\"a\", node)", "path(node, \"c\")"] {
///     let text = format!("{rules} .decl a(node: symbol) .output a a(node) :- {question}.");
///     let program = Program::parse("paths.dl", &text, &Directories::default())?;
///     let mut database = session.database(&program);
///     if !database.has(&program, "edge")? {
///         database.insert(&program, "edge", [("a", "b"), ("b", "c")])?;
///     }
///     let profile = program.run(&mut database, &options)?;
///     ran.push(profile.rules.len());
///     session.keep(&program, database);
/// }
/// // The two rules of paths and the question; then the other question alone.
/// assert_eq!(ran, [3, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Session {
    /// That of the last program, with what is kept; none before the first one.
    database: Option<Database>,
}

impl Session {
    /// A database for the program with all that is known already. What its inputs still need is to
    /// be loaded, as [`Database::has`] says.
    #[must_use]
    pub fn database(&mut self, program: &Program) -> Database {
        let known = definitions(&program.checked);
        // Numbers of another width fit nothing.
        let last = self.database.take().filter(|last| {
            let width = match &last.store {
                Store::Narrow(_) => Width::Narrow,
                Store::Wide(_) => Width::Wide,
            };
            width == program.checked.types.width
        });
        let mut database = last.unwrap_or_else(|| Database::new(program));
        each!(&mut database.store, tables => tables.take_kept(&program.checked, &known));
        database.loaded = each!(&database.store, tables => tables.done.clone());
        database
    }

    /// Keeps the rows of a database that is not needed any more, as far as they are whole: a run
    /// may have been stopped.
    pub fn keep(&mut self, program: &Program, mut database: Database) {
        let known = definitions(&program.checked);
        let loaded = std::mem::take(&mut database.loaded);
        each!(&mut database.store, tables => tables.keep(&program.checked, &known, &loaded));
        self.database = Some(database);
    }
}
