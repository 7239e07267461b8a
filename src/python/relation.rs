//! A table, and who wants to see it.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::{Float32Type, Float64Type, Int32Type, Int64Type, UInt32Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, LargeStringArray, RecordBatch, RecordBatchIterator, StructArray,
};
use arrow_schema::DataType;
use engine::Cancel;
use facts::Domain;
use llvm_facts::query::{self, explain};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PyTuple};

use crate::answers::Answered;
use crate::columns::{self, Column};
use crate::failure::{Class, Failure};
use crate::held::Held;
use crate::work;

/// Where rows are from.
#[derive(Clone)]
pub enum Origin {
    /// They are facts.
    Facts(Arc<Held>),
    /// A program answered them.
    Answer(Arc<Answered>),
}

impl Origin {
    fn held(&self) -> &Arc<Held> {
        match self {
            Self::Facts(held) => held,
            Self::Answer(answered) => &answered.held,
        }
    }
}

/// A table with named columns.
#[pyclass(frozen, module = "llvm_facts._native")]
pub struct Relation {
    name: String,
    columns: Vec<Column>,
    origin: Origin,
    batch: RecordBatch,
}

impl Relation {
    /// This table.
    pub fn new(name: String, columns: Vec<Column>, origin: Origin, batch: RecordBatch) -> Self {
        Self { name, columns, origin, batch }
    }

    fn failed(py: Python<'_>, error: impl ToString) -> PyErr {
        Failure::new(Class::Error, error.to_string()).raise(py)
    }
}

#[pymethods]
impl Relation {
    /// What the program or the schema calls it.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The columns: name and type.
    #[getter]
    fn columns(&self) -> Vec<(&str, &str)> {
        self.columns.iter().map(|column| (&*column.name, &*column.ty)).collect()
    }

    /// What the values of each column are: a name of numpy's, `symbol`, or `term`, which is a record
    /// or a branch of an algebraic data type as programs write it.
    #[getter]
    fn dtypes(&self) -> Vec<&'static str> {
        let dtype = |(column, array): (&Column, &ArrayRef)| match array.data_type() {
            DataType::Int32 => "int32",
            DataType::Int64 => "int64",
            DataType::UInt32 => "uint32",
            DataType::UInt64 => "uint64",
            DataType::Float32 => "float32",
            DataType::Float64 => "float64",
            _ if column.is_term => "term",
            _ => "symbol",
        };
        self.columns.iter().zip(self.batch.columns()).map(dtype).collect()
    }

    fn __len__(&self) -> usize {
        self.batch.num_rows()
    }

    /// Rows as tuples, from one to before another.
    fn rows<'py>(
        &self,
        py: Python<'py>,
        start: usize,
        stop: usize,
    ) -> PyResult<Bound<'py, PyList>> {
        let stop = stop.min(self.batch.num_rows());
        let start = start.min(stop);
        let columns = self.batch.columns().iter();
        let columns: Vec<Vec<Bound<'py, PyAny>>> = columns
            .map(|array| values(py, &array.slice(start, stop - start)))
            .collect::<PyResult<_>>()?;
        let mut columns: Vec<_> = columns.into_iter().map(Vec::into_iter).collect();
        let rows = PyList::empty(py);
        for _ in start..stop {
            rows.append(PyTuple::new(
                py,
                columns.iter_mut().filter_map(Iterator::next).collect::<Vec<_>>(),
            )?)?;
        }
        Ok(rows)
    }

    /// A column as a list.
    fn column<'py>(&self, py: Python<'py>, at: usize) -> PyResult<Vec<Bound<'py, PyAny>>> {
        match self.batch.columns().get(at) {
            Some(array) => values(py, array),
            None => Err(PyIndexError::new_err(at)),
        }
    }

    /// The same with labels such as `@main` in the place of ids; what has no label stays a number.
    pub fn labelled(&self, py: Python<'_>) -> PyResult<Self> {
        let (held, columns) = (Arc::clone(self.origin.held()), self.columns.clone());
        let batch = self.batch.clone();
        let (columns, batch) = work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            with_labels(&held, columns, &batch)
        })?;
        Ok(Self { name: self.name.clone(), columns, origin: self.origin.clone(), batch })
    }

    /// Why a row is there: a proof in lines, with labels unless `raw`.
    fn explain(&self, py: Python<'_>, fact: String, raw: bool) -> PyResult<String> {
        let Origin::Answer(answered) = &self.origin else {
            let words = format!("{} are facts of the module: nothing derives them", self.name);
            return Err(Failure::new(Class::Program, words).raise(py));
        };
        let answered = Arc::clone(answered);
        work::run(py, &Cancel::default(), &mut |_| Ok(()), move || {
            answered.with_whole("explain", |program, database| {
                let source = answered.held.source("explain")?;
                explain::proof(program, database, &fact, raw, (source, &[])).map_err(Failure::from)
            })
        })
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.batch.schema_ref().as_ref());
        let schema = schema.map_err(|error| Self::failed(py, error))?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // The protocol lets a producer give what it has.
        let _ = requested_schema;
        let data = StructArray::from(self.batch.clone()).to_data();
        let array = FFI_ArrowArray::new(&data);
        let array = PyCapsule::new_with_value(py, array, c"arrow_array")?;
        Ok((self.__arrow_c_schema__(py)?, array))
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let reader = RecordBatchIterator::new([Ok(self.batch.clone())], self.batch.schema());
        let stream = FFI_ArrowArrayStream::new(Box::new(reader));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }
}

/// The values of an array as Python has them.
fn values<'py>(py: Python<'py>, array: &ArrayRef) -> PyResult<Vec<Bound<'py, PyAny>>> {
    macro_rules! numbers {
        ($ty:ty) => {{
            let values = array.as_primitive::<$ty>().values().iter();
            values.map(|value| Ok(value.into_pyobject(py)?.into_any())).collect()
        }};
    }
    match array.data_type() {
        DataType::Int32 => numbers!(Int32Type),
        DataType::Int64 => numbers!(Int64Type),
        DataType::UInt32 => numbers!(UInt32Type),
        DataType::UInt64 => numbers!(UInt64Type),
        DataType::Float32 => numbers!(Float32Type),
        DataType::Float64 => numbers!(Float64Type),
        _ => {
            let texts = array.as_string::<i64>();
            let text = |at| Ok(texts.value(at).into_pyobject(py)?.into_any());
            (0..texts.len()).map(text).collect()
        }
    }
}

/// A table with labels in the place of ids.
fn with_labels(
    held: &Held,
    mut columns: Vec<Column>,
    batch: &RecordBatch,
) -> Result<(Vec<Column>, RecordBatch), Failure> {
    let is_id = |(column, array): &(&Column, &ArrayRef)| {
        !column.domains.is_empty() && *array.data_type() == DataType::UInt32
    };
    let mut wanted: BTreeMap<u32, Vec<Domain>> = BTreeMap::new();
    for (column, array) in columns.iter().zip(batch.columns()).filter(is_id) {
        for &id in array.as_primitive::<UInt32Type>().values() {
            let known = wanted.entry(id).or_default();
            let new = column.domains.iter().copied().filter(|domain| !known.contains(domain));
            known.extend(new.collect::<Vec<_>>());
        }
    }
    // Labels of a catalogue are made with the answer.
    let source = held.source("labels of an answer (query(.., labels=True) makes them with it)")?;
    let labels = query::labels(source, &[], &wanted)?;
    let mut arrays = batch.columns().to_vec();
    for (column, array) in columns.iter_mut().zip(&mut arrays).filter(|(c, a)| is_id(&(c, a))) {
        let ids = array.as_primitive::<UInt32Type>().values();
        let text = |id: &u32| labels.get(id).cloned().unwrap_or_else(|| id.to_string());
        *array = Arc::new(LargeStringArray::from_iter_values(ids.iter().map(text)));
        column.domains.clear();
    }
    let table = columns::table(&columns, arrays, batch.num_rows())?;
    Ok((columns, table))
}
