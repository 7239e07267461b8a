//! Rows that Python gives: facts for a program, changes of a module.

use std::borrow::Cow;

use engine::{Database, Kind, Program, Value};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyFloat, PyInt, PyString};

use crate::failure::{Class, Failure};

/// A value of a row.
#[derive(Clone, Debug)]
pub enum Cell {
    /// An `int`.
    Int(i128),
    /// A `float`.
    Float(f64),
    /// A `str` or `bytes`.
    Text(Vec<u8>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Cell {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let wrong = || {
            let name = value.get_type().name().map_or_else(|_| "?".into(), |name| name.to_string());
            let words = format!("a row is made of int, float, str and bytes, not of {name}");
            Err(PyTypeError::new_err(words))
        };
        if value.is_instance_of::<PyBool>() {
            return wrong();
        }
        if let Ok(text) = value.cast::<PyString>() {
            return Ok(Self::Text(text.to_cow()?.as_bytes().to_vec()));
        }
        if let Ok(bytes) = value.cast::<PyBytes>() {
            return Ok(Self::Text(bytes.as_bytes().to_vec()));
        }
        if value.is_instance_of::<PyFloat>() {
            return Ok(Self::Float(value.extract()?));
        }
        if value.is_instance_of::<PyInt>() || value.hasattr("__index__")? {
            // What takes more than 64 bits fits no column.
            let index = value.call_method0("__index__")?;
            let whole = index.extract::<i64>().map(i128::from);
            return Ok(Self::Int(whole.or_else(|_| index.extract::<u64>().map(i128::from))?));
        }
        wrong()
    }
}

/// Rows by relation, in the order in which they are given.
pub type Given = Vec<(String, Vec<Vec<Cell>>)>;

/// Puts rows into the relations of a program; the module's own are not read then.
///
/// # Errors
/// When the program has no such relation, or a row does not fit it: which, and where.
pub fn insert(given: &Given, program: &Program, database: &mut Database) -> Result<(), Failure> {
    for (name, rows) in given {
        let Some(relation) = program.relations().into_iter().find(|it| it.name == *name) else {
            let words = format!("facts: the program has no relation {name}");
            return Err(Failure::new(Class::Program, words));
        };
        let mut values: Vec<Vec<Value<'_>>> = Vec::with_capacity(rows.len());
        for (at, row) in rows.iter().enumerate() {
            let place = format!("facts[{name:?}][{at}]");
            let wrong = |words: String| Failure::new(Class::Program, format!("{place}: {words}"));
            if row.len() != relation.columns.len() {
                let (has, wants) = (row.len(), relation.columns.len());
                return Err(wrong(format!("it has {has} values, and {name} {wants} columns")));
            }
            let mut own = Vec::with_capacity(row.len());
            for ((cell, (column, kind)), ty) in
                row.iter().zip(&relation.columns).zip(&relation.types)
            {
                let words = || wrong(format!("{column} is {ty}, not {cell}"));
                own.push(value(cell, *kind).ok_or_else(words)?);
            }
            values.push(own);
        }
        database.insert(program, name, &values)?;
    }
    Ok(())
}

/// The value as a column of that kind has it; none if it does not fit.
fn value(cell: &Cell, kind: Kind) -> Option<Value<'_>> {
    match (cell, kind) {
        (&Cell::Int(n), Kind::Number) => n.try_into().ok().map(Value::Number),
        (&Cell::Int(n), Kind::Unsigned) => n.try_into().ok().map(Value::Unsigned),
        (&Cell::Int(n), Kind::Float) => Some(Value::Float(n as f64)),
        (&Cell::Float(x), Kind::Float) => Some(Value::Float(x)),
        (Cell::Text(text), Kind::Symbol) => Some(Value::Symbol(Cow::Borrowed(text))),
        _ => None,
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Int(n) => write!(f, "{n}"),
            Self::Float(x) => write!(f, "{x}"),
            Self::Text(text) => write!(f, "{:?}", String::from_utf8_lossy(text)),
        }
    }
}
