//! What a program answered.

use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::RecordBatch;
use engine::{Cancel, Database, Program, RelationInfo};
use pyo3::prelude::*;

use crate::columns::{self, Column};
use crate::failure::{Failure, Finding, findings};
use crate::found;
use crate::held::Held;
use crate::query::Asked;
use crate::relation::{Origin, Relation};
use crate::work;

/// The rows of a program's outputs.
pub enum Rows {
    /// As the engine has them.
    Engine(Box<Database>),
    /// Of a catalogue, output for output.
    Columns(Vec<RecordBatch>),
}

/// A program that has been asked.
pub struct Answered {
    /// The question.
    pub asked: Asked,
    /// Its program.
    pub program: Program,
    /// What it answers.
    pub outputs: Vec<RelationInfo>,
    /// The answers.
    pub rows: Rows,
    /// What was asked.
    pub held: Arc<Held>,
    /// All that was derived, once somebody wants to know why.
    pub whole: Mutex<Option<Database>>,
}

/// What a program answered.
#[pyclass(frozen, module = "llvm_facts._native")]
pub struct Answers(Arc<Answered>);

impl Answers {
    /// These.
    pub fn new(answered: Answered) -> Self {
        Self(Arc::new(answered))
    }

    /// The same for other threads.
    pub fn answered(&self) -> Arc<Answered> {
        Arc::clone(&self.0)
    }
}

#[pymethods]
impl Answers {
    /// The names of its relations.
    #[getter]
    fn names(&self) -> Vec<&str> {
        self.0.outputs.iter().map(|relation| &*relation.name).collect()
    }

    /// What is probably not meant in the program.
    #[getter]
    fn warnings(&self) -> Vec<Finding> {
        findings(self.0.program.warnings())
    }

    /// A relation; none if the program does not answer it.
    fn relation(&self, py: Python<'_>, name: &str) -> PyResult<Option<Relation>> {
        let answered = &self.0;
        let Some(at) = answered.outputs.iter().position(|it| it.name == name) else {
            return Ok(None);
        };
        let columns = Column::of_program(&answered.program, &answered.outputs[at]);
        let shared = Arc::clone(answered);
        let batch = work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            let Answered { asked, program, outputs, rows, .. } = &*shared;
            match rows {
                Rows::Engine(database) => {
                    columns::of_engine(program, database, &outputs[at], asked.width())
                }
                Rows::Columns(tables) => Ok(tables[at].clone()),
            }
        })?;
        let origin = Origin::Answer(Arc::clone(answered));
        Ok(Some(Relation::new(name.to_owned(), columns, origin, batch)))
    }

    /// The findings among its relations, or among those that are named: rule, message, file, line,
    /// column, function, and the path as texts; and all of them as SARIF.
    fn findings(
        &self,
        py: Python<'_>,
        named: Vec<String>,
    ) -> PyResult<(Vec<found::Found>, String)> {
        let answered = Arc::clone(&self.0);
        work::run(py, &Cancel::default(), &mut |_| Ok(()), move || found::all(&answered, &named))
    }
}

impl Answered {
    /// Does something with all that was derived, which is derived once more for it: a run forgets
    /// what its answers do not need.
    ///
    /// # Errors
    /// Of a catalogue, or when a limit is reached; and those of what is done.
    pub fn with_whole<R>(
        &self,
        what: &str,
        with: impl FnOnce(&Program, &mut Database) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        let source = self.held.source(what)?;
        let mut whole = self.whole.lock().unwrap_or_else(PoisonError::into_inner);
        if whole.is_none() {
            let mut database = Database::new(&self.program);
            self.asked.run(&self.program, source, &mut database)?;
            *whole = Some(database);
        }
        match whole.as_mut() {
            Some(database) => with(&self.program, database),
            None => unreachable!("it was derived just now"),
        }
    }
}
