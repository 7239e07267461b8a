//! Rows as columns in Arrow's layout.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::builder::LargeStringBuilder;
use arrow_array::{
    ArrayRef, Float32Array, Float64Array, Int32Array, Int64Array, RecordBatch, RecordBatchOptions,
    UInt32Array, UInt64Array,
};
use arrow_schema::{ArrowError, Field, Schema};
use engine::{Kind, Program, RelationInfo, Value, Width};
use facts::store::Facts;
use facts::store::escape::escape;
use facts::{Cell, ColumnKind, Domain, Relation, Symbol};
use llvm_facts::query;

use crate::failure::{Class, Failure};

/// What a column is.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its type, as a program declares it.
    pub ty: String,
    /// What its ids may stand for; none if it has no ids.
    pub domains: Vec<Domain>,
    /// Whether its texts are records as programs write them.
    pub is_term: bool,
}

impl Column {
    /// Those of a relation of the schema.
    pub fn of_schema(relation: Relation) -> Vec<Self> {
        let column = |column: &'static facts::ColumnInfo| {
            let domains = match column.kind {
                ColumnKind::Entity(domain) => vec![domain],
                _ => Vec::new(),
            };
            let (name, ty) = (column.name.to_owned(), column.type_name.to_owned());
            Self { name, ty, domains, is_term: false }
        };
        relation.info().columns.iter().map(column).collect()
    }

    /// Those of a relation of a program.
    pub fn of_program(program: &Program, relation: &RelationInfo) -> Vec<Self> {
        let columns = relation.columns.iter().zip(&relation.types);
        let column = |((name, kind), ty): (&(String, Kind), &String)| Self {
            name: name.clone(),
            ty: ty.clone(),
            domains: query::domains(program, ty),
            is_term: matches!(kind, Kind::Record(_) | Kind::Adt(_)),
        };
        columns.map(column).collect()
    }
}

/// The cells of a column.
pub enum Cells {
    /// A `number` of 32 bits.
    Number(Vec<i32>),
    /// A `number` of 64 bits.
    Wide(Vec<i64>),
    /// An `unsigned` of 32 bits.
    Unsigned(Vec<u32>),
    /// An `unsigned` of 64 bits.
    WideUnsigned(Vec<u64>),
    /// A `float` of 32 bits.
    Float(Vec<f32>),
    /// A `float` of 64 bits.
    WideFloat(Vec<f64>),
    /// A `symbol`, and records as programs write them.
    Text(LargeStringBuilder),
}

impl Cells {
    /// No cells, with room for some.
    pub fn new(kind: Kind, width: Width, rows: usize) -> Self {
        match (kind, width) {
            (Kind::Number, Width::Narrow) => Self::Number(Vec::with_capacity(rows)),
            (Kind::Number, Width::Wide) => Self::Wide(Vec::with_capacity(rows)),
            (Kind::Unsigned, Width::Narrow) => Self::Unsigned(Vec::with_capacity(rows)),
            (Kind::Unsigned, Width::Wide) => Self::WideUnsigned(Vec::with_capacity(rows)),
            (Kind::Float, Width::Narrow) => Self::Float(Vec::with_capacity(rows)),
            (Kind::Float, Width::Wide) => Self::WideFloat(Vec::with_capacity(rows)),
            (Kind::Symbol | Kind::Record(_) | Kind::Adt(_), _) => {
                Self::Text(LargeStringBuilder::new())
            }
        }
    }

    /// A value that the engine has.
    fn push(&mut self, value: &Value<'_>) {
        match (self, value) {
            // What the engine has of 32 bits fits.
            (Self::Number(all), &Value::Number(n)) => all.push(n as i32),
            (Self::Wide(all), &Value::Number(n)) => all.push(n),
            (Self::Unsigned(all), &Value::Unsigned(n)) => all.push(n as u32),
            (Self::WideUnsigned(all), &Value::Unsigned(n)) => all.push(n),
            (Self::Float(all), &Value::Float(x)) => all.push(x as f32),
            (Self::WideFloat(all), &Value::Float(x)) => all.push(x),
            (Self::Text(all), Value::Symbol(bytes) | Value::Term(bytes)) => {
                all.append_value(String::from_utf8_lossy(bytes));
            }
            _ => unreachable!("values are of the kind of their column"),
        }
    }

    /// A value in the engine's own words.
    ///
    /// # Errors
    /// When it is none.
    pub fn push_text(&mut self, text: &[u8]) -> Result<(), Failure> {
        let text = String::from_utf8_lossy(text);
        fn put<T: std::str::FromStr>(all: &mut Vec<T>, text: &str) -> Result<(), Failure> {
            let wrong = |_| Failure::new(Class::Error, format!("{text} is no number"));
            text.parse().map(|value| all.push(value)).map_err(wrong)
        }
        match self {
            Self::Number(all) => put(all, &text),
            Self::Wide(all) => put(all, &text),
            Self::Unsigned(all) => put(all, &text),
            Self::WideUnsigned(all) => put(all, &text),
            Self::Float(all) => put(all, &text),
            Self::WideFloat(all) => put(all, &text),
            Self::Text(all) => {
                all.append_value(text);
                Ok(())
            }
        }
    }

    fn array(self) -> ArrayRef {
        match self {
            Self::Number(all) => Arc::new(Int32Array::from(all)),
            Self::Wide(all) => Arc::new(Int64Array::from(all)),
            Self::Unsigned(all) => Arc::new(UInt32Array::from(all)),
            Self::WideUnsigned(all) => Arc::new(UInt64Array::from(all)),
            Self::Float(all) => Arc::new(Float32Array::from(all)),
            Self::WideFloat(all) => Arc::new(Float64Array::from(all)),
            Self::Text(mut all) => Arc::new(all.finish()),
        }
    }
}

/// A table. Each field says of which type of the schema it is, as `llvm_facts.type`.
pub fn table(
    columns: &[Column],
    arrays: Vec<ArrayRef>,
    rows: usize,
) -> Result<RecordBatch, Failure> {
    let field = |(column, array): (&Column, &ArrayRef)| {
        let metadata = HashMap::from([("llvm_facts.type".to_owned(), column.ty.clone())]);
        Field::new(&column.name, array.data_type().clone(), false).with_metadata(metadata)
    };
    let fields: Vec<Field> = columns.iter().zip(&arrays).map(field).collect();
    let options = RecordBatchOptions::new().with_row_count(Some(rows));
    let schema = Arc::new(Schema::new(fields));
    RecordBatch::try_new_with_options(schema, arrays, &options).map_err(Failure::from)
}

/// The same of cells.
pub fn table_of(
    columns: &[Column],
    cells: Vec<Cells>,
    rows: usize,
) -> Result<RecordBatch, Failure> {
    table(columns, cells.into_iter().map(Cells::array).collect(), rows)
}

impl From<ArrowError> for Failure {
    fn from(error: ArrowError) -> Self {
        Self::new(Class::Error, error.to_string())
    }
}

/// A relation of the engine.
pub fn of_engine(
    program: &Program,
    database: &engine::Database,
    relation: &RelationInfo,
    width: Width,
) -> Result<RecordBatch, Failure> {
    let rows = program.len(database, &relation.name)?;
    let mut cells: Vec<Cells> =
        relation.columns.iter().map(|&(_, kind)| Cells::new(kind, width, rows)).collect();
    for (at, cells) in cells.iter_mut().enumerate() {
        program.column(database, &relation.name, at, &mut |value| cells.push(&value))?;
    }
    table_of(&Column::of_program(program, relation), cells, rows)
}

/// A relation of the schema: its texts as fact files and programs have them.
pub fn of_facts(facts: &Facts, relation: Relation) -> Result<RecordBatch, Failure> {
    let info = relation.info();
    let rows = facts.len(relation);
    let table = facts.table(relation).cells();
    let array = |(at, column): (usize, &'static facts::ColumnInfo)| -> ArrayRef {
        let cells = table.iter().skip(at).step_by(info.width()).copied();
        match column.kind {
            ColumnKind::Entity(_) | ColumnKind::Unsigned => {
                Arc::new(UInt32Array::from(cells.collect::<Vec<_>>()))
            }
            ColumnKind::Signed => {
                Arc::new(Int32Array::from(cells.map(u32::cast_signed).collect::<Vec<_>>()))
            }
            ColumnKind::Enum(words) => {
                let mut text = LargeStringBuilder::new();
                for cell in cells {
                    text.append_value(words.get(cell as usize).copied().unwrap_or_default());
                }
                Arc::new(text.finish())
            }
            ColumnKind::Symbol => {
                let mut text = LargeStringBuilder::new();
                let mut escaped = Vec::new();
                for cell in cells {
                    escaped.clear();
                    escape(&facts.bytes(Symbol::of_cell(cell)), &mut escaped);
                    text.append_value(String::from_utf8_lossy(&escaped));
                }
                Arc::new(text.finish())
            }
        }
    };
    let arrays = info.columns.iter().enumerate().map(array).collect();
    self::table(&Column::of_schema(relation), arrays, rows)
}
