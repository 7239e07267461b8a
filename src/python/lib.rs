//! The part of the Python package `llvm_facts` that is written in Rust: `llvm_facts._native`.
//!
//! The package is what people see, and is Python: `python/llvm_facts/`. Here is what it is made of,
//! in three classes. A `Store` holds facts: of modules in memory, or those of a fact directory or a
//! catalogue on the disk, of which only what is asked for is read. Its `query` gives `Answers`, which
//! keep the program and the engine's rows. A `Relation` is a table in Arrow's layout (`columns`), made
//! once when somebody looks; pandas, polars, duckdb and pyarrow take it by Arrow's C interface without
//! a copy of theirs. The engine's rows lie one after the other and Arrow's columns do not, so that one
//! copy is made.
//!
//! Nothing is decided here that the command line decides, too: what an argument is, how a question
//! becomes a program, what a label is, all that is asked of the crates. Work is done on a thread of
//! its own with the interpreter's lock released (`work`); an interrupt is looked for meanwhile and
//! cancels it. What goes wrong is a `Failure`, which becomes an exception of `llvm_facts` with the
//! findings of a program and their places. LLVM is not inside: what needs it asks the program
//! `llvm-facts-llvm`, as the command line does. Functors in Python are not offered: a call for each
//! row would be slow by surprise.

#![deny(missing_docs)]

mod answers;
mod columns;
mod failure;
mod found;
mod given;
mod held;
mod load;
mod query;
mod rebuild;
mod relation;
mod store;
mod work;

/// What Python imports.
#[pyo3::pymodule]
mod _native {
    use std::path::PathBuf;

    use ::engine::Includes;
    use ::library::{Search, search};
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::answers::Answers;
    #[pymodule_export]
    use super::relation::Relation;
    #[pymodule_export]
    use super::store::Store;

    /// The version of the package.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "as Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// Name, columns, description and file of every relation that queries may use: those of the
    /// schema, whose file is `facts.dl`, and those of the library.
    #[pyfunction]
    fn public() -> Vec<(&'static str, &'static str, String, &'static str)> {
        let entry = |entry: &'static search::Entry| {
            let search::Entry { file, relation } = entry;
            (&*relation.name, &*relation.columns, relation.doc.join("\n"), &**file)
        };
        search::all().iter().map(entry).collect()
    }

    /// The name and the text of a file of the library.
    #[pyfunction]
    fn library_file(path: &str) -> Option<(String, String)> {
        Search::default().read("", path)
    }

    /// The names of the library's passes.
    #[pyfunction]
    fn passes() -> Vec<String> {
        ::library::passes()
    }

    /// The names of the presets.
    #[pyfunction]
    fn presets() -> Vec<String> {
        ::library::presets()
    }

    /// The program that is LLVM, if there is one.
    #[pyfunction]
    fn llvm() -> Option<PathBuf> {
        ::half::program()
    }
}
