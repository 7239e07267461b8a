//! Facts, and what can be asked of them.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use engine::Cancel;
use facts::Relation as Known;
use facts::store;
use llvm_facts::export::{self, FORMATS, Kind, Output, svg};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::answers::Answers;
use crate::columns;
use crate::failure::{Class, Failure};
use crate::given::Given;
use crate::held::Held;
use crate::load::{self, Argument, How, Progress};
use crate::query::Asked;
use crate::rebuild::{self, Change};
use crate::relation::{Origin, Relation};
use crate::work;

/// Facts of modules.
#[pyclass(frozen, module = "llvm_facts._native")]
pub struct Store {
    held: Arc<Held>,
}

#[pymethods]
impl Store {
    /// Reads modules, a fact directory or a catalogue. `look` is called with the number of modules
    /// that are done, and of all.
    #[staticmethod]
    fn load(
        py: Python<'_>,
        arguments: Vec<Argument>,
        verify: bool,
        passes: Option<String>,
        threads: usize,
        keep_going: bool,
        look: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let how = How { verify, passes, threads, keep_going };
        let (cancel, progress) = (Cancel::default(), Arc::new(Progress::default()));
        let (token, shared) = (cancel.clone(), Arc::clone(&progress));
        let mut last = None;
        let mut look = |_: Python<'_>| {
            let now = (progress.done.load(Ordering::Relaxed), progress.all.load(Ordering::Relaxed));
            match &look {
                Some(look) if last != Some(now) => {
                    last = Some(now);
                    look.call1(now).map(drop)
                }
                _ => Ok(()),
            }
        };
        let held = work::run(py, &cancel, &mut look, move || {
            load::load(&arguments, &how, &shared, &token)
        })?;
        Ok(Self { held: Arc::new(held) })
    }

    /// `memory`, `directory` or `catalogue`.
    #[getter]
    fn kind(&self) -> &'static str {
        match &*self.held {
            Held::Directory(_) => "directory",
            Held::Catalogue(_) => "catalogue",
            Held::Memory(_) => "memory",
        }
    }

    /// What each module in memory was read from, and its id.
    #[getter]
    fn modules(&self) -> Vec<(String, u32)> {
        match &*self.held {
            Held::Memory(memory) => memory.modules.clone(),
            Held::Directory(_) | Held::Catalogue(_) => Vec::new(),
        }
    }

    /// What was left out, and why.
    #[getter]
    fn failed(&self) -> Vec<(String, String)> {
        match &*self.held {
            Held::Memory(memory) => memory.failed.clone(),
            Held::Directory(_) | Held::Catalogue(_) => Vec::new(),
        }
    }

    /// A relation of the schema as it is; none if there is no such, or the facts are a catalogue's.
    fn relation(&self, py: Python<'_>, name: &str) -> PyResult<Option<Relation>> {
        let Some(known) = Known::from_name(name) else { return Ok(None) };
        let held = Arc::clone(&self.held);
        let batch = work::run(py, &Cancel::default(), &mut |_| Ok(()), move || match &*held {
            Held::Catalogue(_) => Ok(None),
            Held::Directory(dir) => {
                let facts = store::read_relation(dir, known)?;
                columns::of_facts(&facts, known).map(Some)
            }
            Held::Memory(memory) => columns::of_facts(&memory.facts, known).map(Some),
        })?;
        Ok(batch.map(|batch| {
            let columns = columns::Column::of_schema(known);
            Relation::new(name.to_owned(), columns, Origin::Facts(Arc::clone(&self.held)), batch)
        }))
    }

    /// Asks a program, whose parts are `texts`; `complete` adds what goes without saying.
    #[expect(clippy::too_many_arguments, reason = "Python gives them by name")]
    fn query(
        &self,
        py: Python<'_>,
        name: String,
        texts: Vec<String>,
        complete: bool,
        include: Vec<PathBuf>,
        macros: Vec<(String, String)>,
        facts: Given,
        relations: Vec<String>,
        wide: bool,
        timeout: Option<f64>,
        memory_limit: Option<usize>,
        threads: usize,
        labels: bool,
    ) -> PyResult<Answers> {
        let cancel = Cancel::default();
        let mut asked = Asked::new(name, texts, complete, include, macros, relations, wide);
        asked.given = facts;
        asked.labels = labels;
        let asked = asked.within(timeout, memory_limit, threads, &cancel);
        let asked = asked.map_err(|failure| failure.raise(py))?;
        let held = Arc::clone(&self.held);
        work::run(py, &cancel, &mut |_| Ok(()), move || asked.answer(&held))
    }

    /// A graph in a format of `llvm-facts export`.
    fn graph<'py>(
        &self,
        py: Python<'py>,
        kind: &str,
        function: Option<String>,
        intrinsics: bool,
        format: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let named = |found: Option<_>, what: &str, name: &str, all: Vec<&str>| {
            let words = || format!("no {what} is called {name:?}: there are {}", all.join(", "));
            found.ok_or_else(|| Failure::new(Class::Input, words()).raise(py))
        };
        let kinds = Kind::ALL.iter().map(|kind| kind.name()).collect();
        let found = Kind::ALL.into_iter().position(|it| it.name() == kind);
        let kind = Kind::ALL[named(found, "graph", kind, kinds)?];
        let formats = FORMATS.iter().map(|format| format.name).collect();
        let found = FORMATS.iter().position(|it| it.name == format);
        let format = FORMATS[named(found, "format", format, formats)?];
        let held = Arc::clone(&self.held);
        let cancel = Cancel::default();
        let options = engine::Options { cancel: Some(cancel.clone()), ..Default::default() };
        let bytes = work::run(py, &cancel, &mut |_| Ok(()), move || {
            let mut graph = export::graph(kind, held.source("graph")?, &options, &())?;
            if let Some(name) = &function {
                graph = export::of_function(kind, graph, name)?;
            }
            if kind == Kind::Callgraph && !intrinsics {
                graph = export::without_intrinsics(graph);
            }
            let failed = |error: export::WriteError| match error {
                export::WriteError::NoGraphviz(_) => {
                    Failure::new(Class::Missing, error.to_string())
                }
                _ => Failure::new(Class::Error, error.to_string()),
            };
            if format.name == "svg" {
                svg::can_be_drawn(&graph, svg::LIMIT).map_err(failed)?;
            }
            let mut bytes = Vec::new();
            match format.output {
                Output::File(write) => write(&graph, &mut bytes).map_err(failed)?,
                Output::Part(write) => drop(write(&graph, &mut bytes)?),
                Output::Directory(_) => {
                    let words = format!(
                        "{} is a directory of tables: llvm-facts export makes it",
                        format.name
                    );
                    return Err(Failure::new(Class::Input, words));
                }
            }
            Ok(bytes)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Other facts: each change is a relation, what is done with it (`add`, `drop` or `replace`), and
    /// rows.
    fn overlay(&self, py: Python<'_>, changes: Vec<Change>) -> PyResult<Self> {
        let held = Arc::clone(&self.held);
        let held = work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            rebuild::overlay(&held, &changes)
        })?;
        Ok(Self { held: Arc::new(held) })
    }

    /// The facts as the answers of a pass change them.
    fn transform(&self, py: Python<'_>, answers: &Answers) -> PyResult<Self> {
        let (held, answered) = (Arc::clone(&self.held), answers.answered());
        let held = work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            rebuild::transform(&held, &answered)
        })?;
        Ok(Self { held: Arc::new(held) })
    }

    /// The bitcode of a module, which is named if there are several; and whether LLVM's verifier has
    /// accepted it.
    fn rebuild<'py>(
        &self,
        py: Python<'py>,
        module: Option<String>,
        verify: bool,
    ) -> PyResult<(Bound<'py, PyBytes>, bool)> {
        let held = Arc::clone(&self.held);
        let (bytes, verified) = work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            rebuild::module(&held, module.as_deref(), verify)
        })?;
        Ok((PyBytes::new(py, &bytes), verified))
    }

    /// How many bytes there are, as LLVM prints them: only the program that is LLVM can.
    #[staticmethod]
    fn text(py: Python<'_>, bitcode: Vec<u8>) -> PyResult<String> {
        work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            let text = jobs::read::text(&bitcode, "the rebuilt module")?;
            Ok(String::from_utf8_lossy(&text).into_owned())
        })
    }
}
