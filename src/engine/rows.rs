//! Rows as Rust values: tuples of numbers and strings go in and come out.

use crate::check::types::Kind;
use crate::database::{Database, each};
use crate::error::{Error, Result};
use crate::eval::cell::Cell;
use crate::eval::values::{Records, Symbols};
use crate::io::write_cell;
use crate::ir::{Checked, RelId};
use crate::program::Program;
use std::borrow::Cow;
use std::fmt;

/// A value of one column.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// Of a `number`.
    Number(i64),
    /// Of an `unsigned`.
    Unsigned(u64),
    /// Of a `float`.
    Float(f64),
    /// Of a `symbol`: any bytes, mostly UTF-8.
    Symbol(Cow<'a, [u8]>),
    /// A record or a branch of an algebraic data type, as programs write it: `[1, nil]`. Such
    /// values come out, but do not go in.
    Term(Cow<'a, [u8]>),
}

impl Value<'_> {
    /// What it is, as a declaration calls it.
    fn kind(&self) -> &'static str {
        match self {
            Value::Number(_) => "number",
            Value::Unsigned(_) => "unsigned",
            Value::Float(_) => "float",
            Value::Symbol(_) => "symbol",
            Value::Term(_) => "record",
        }
    }
}

/// What can stand in a column of a row: `i32` and `i64` are a `number`, `u32` and `u64` an
/// `unsigned`, `f32` and `f64` a `float`, strings and bytes a `symbol`.
pub trait Field {
    /// The value of a column.
    fn value(&self) -> Value<'_>;
}

/// What a column of a row can be read as. [`Value`] is read from any.
pub trait FromValue<'a>: Sized {
    /// How a Rust program writes it, for errors.
    const NAME: &'static str;

    /// The value as this type; none if it is of another kind, or does not fit.
    fn from_value(value: Value<'a>) -> Option<Self>;
}

/// A row that can be put into a relation: a tuple of up to eight [`Field`]s, or a slice of
/// [`Value`]s for relations that are known only when the program runs.
pub trait Row {
    /// The values of its columns.
    fn values(&self) -> Vec<Value<'_>>;
}

/// A row that a relation can be read as: a tuple of up to eight [`FromValue`]s, or a vector of
/// [`Value`]s.
pub trait FromRow<'a>: Sized {
    /// How many columns the relation must have; none if any number will do.
    const COLUMNS: Option<usize>;

    /// The row; the error is the column that does not fit, and the type that it should have.
    ///
    /// # Errors
    ///
    /// A value is of another kind than its place in the row.
    fn from_row(values: Vec<Value<'a>>) -> std::result::Result<Self, (usize, &'static str)>;
}

/// A row or a relation is not what the other side expects.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mismatch {
    /// The relation.
    pub relation: String,
    /// The column's name, unless there are too many or too few of them.
    pub column: Option<String>,
    /// What the relation declares.
    pub declared: String,
    /// What the Rust program has, or wants, in its place.
    pub found: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch { relation, column, declared, found } = self;
        match column {
            Some(column) => write!(f, "{relation}: column {column} is {declared}, not {found}"),
            None => write!(f, "{relation} has {declared}, not {found}"),
        }
    }
}

macro_rules! field {
    ($($kind:ident, $wide:ty, $($ty:ident)+;)+) => {
        $($(
            impl Field for $ty {
                fn value(&self) -> Value<'_> {
                    Value::$kind(<$wide>::from(*self))
                }
            }

            impl<'a> FromValue<'a> for $ty {
                const NAME: &'static str = stringify!($ty);

                fn from_value(value: Value<'a>) -> Option<Self> {
                    let Value::$kind(value) = value else { return None };
                    narrow::$ty(value)
                }
            }
        )+)+
    };
}

field! {
    Number, i64, i32 i64;
    Unsigned, u64, u32 u64;
    Float, f64, f32 f64;
}

/// Values as narrower ones, if they fit.
mod narrow {
    macro_rules! narrow {
        ($($name:ident: $wide:ty;)+) => {
            $(pub fn $name(value: $wide) -> Option<$name> {
                value.try_into().ok()
            })+
        };
    }

    narrow! { i32: i64; i64: i64; u32: u64; u64: u64; f64: f64; }

    pub fn f32(value: f64) -> Option<f32> {
        Some(value as f32)
    }
}

macro_rules! text {
    ($($ty:ty, $bytes:expr;)+) => {
        $(impl Field for $ty {
            fn value(&self) -> Value<'_> {
                let bytes: fn(&Self) -> &[u8] = $bytes;
                Value::Symbol(Cow::Borrowed(bytes(self)))
            }
        })+
    };
}

text! {
    &str, |text| text.as_bytes();
    String, |text| text.as_bytes();
    &[u8], |bytes| bytes;
    Vec<u8>, |bytes| bytes;
}

impl<'a> FromValue<'a> for Cow<'a, str> {
    const NAME: &'static str = "a string of UTF-8";

    fn from_value(value: Value<'a>) -> Option<Self> {
        match value {
            Value::Symbol(Cow::Borrowed(bytes)) => Some(std::str::from_utf8(bytes).ok()?.into()),
            Value::Symbol(Cow::Owned(bytes)) => Some(String::from_utf8(bytes).ok()?.into()),
            _ => None,
        }
    }
}

impl<'a> FromValue<'a> for String {
    const NAME: &'static str = "a string of UTF-8";

    fn from_value(value: Value<'a>) -> Option<Self> {
        Cow::<str>::from_value(value).map(Cow::into_owned)
    }
}

impl<'a> FromValue<'a> for &'a str {
    const NAME: &'static str = "a string of UTF-8";

    fn from_value(value: Value<'a>) -> Option<Self> {
        let Value::Symbol(Cow::Borrowed(bytes)) = value else { return None };
        std::str::from_utf8(bytes).ok()
    }
}

impl<'a> FromValue<'a> for Vec<u8> {
    const NAME: &'static str = "bytes";

    fn from_value(value: Value<'a>) -> Option<Self> {
        let Value::Symbol(bytes) = value else { return None };
        Some(bytes.into_owned())
    }
}

impl<'a> FromValue<'a> for Value<'a> {
    const NAME: &'static str = "any value";

    fn from_value(value: Value<'a>) -> Option<Self> {
        Some(value)
    }
}

impl Row for [Value<'_>] {
    fn values(&self) -> Vec<Value<'_>> {
        self.to_vec()
    }
}

impl Row for Vec<Value<'_>> {
    fn values(&self) -> Vec<Value<'_>> {
        self.clone()
    }
}

impl<R: Row + ?Sized> Row for &R {
    fn values(&self) -> Vec<Value<'_>> {
        (**self).values()
    }
}

impl<'a> FromRow<'a> for Vec<Value<'a>> {
    const COLUMNS: Option<usize> = None;

    fn from_row(values: Vec<Value<'a>>) -> std::result::Result<Self, (usize, &'static str)> {
        Ok(values)
    }
}

macro_rules! tuple {
    ($($columns:literal: $($name:ident $at:tt)*;)+) => {
        $(
            impl<$($name: Field),*> Row for ($($name,)*) {
                fn values(&self) -> Vec<Value<'_>> {
                    vec![$(self.$at.value()),*]
                }
            }

            impl<'a, $($name: FromValue<'a>),*> FromRow<'a> for ($($name,)*) {
                const COLUMNS: Option<usize> = Some($columns);

                fn from_row(
                    values: Vec<Value<'a>>,
                ) -> std::result::Result<Self, (usize, &'static str)> {
                    let mut values = values.into_iter();
                    Ok(($({
                        let value = values.next().and_then($name::from_value);
                        value.ok_or(($at, $name::NAME))?
                    },)*))
                }
            }
        )+
    };
}

tuple! {
    1: A 0;
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}

impl Program {
    fn mismatch(&self, id: RelId, column: Option<usize>, found: String) -> Error {
        let relation = &self.checked.relations[id];
        let declared = match column {
            Some(at) => self.checked.types.name(relation.columns[at].1).to_owned(),
            None => format!("{} columns", relation.columns.len()),
        };
        Error::Row(Mismatch {
            relation: relation.name.to_string(),
            column: column.map(|at| relation.columns[at].0.to_string()),
            declared,
            found,
        })
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
        Ok((0..self.len(database, relation)?).map(move |row| {
            let values = each!(&database.store, tables => read(
                &self.checked,
                (&tables.symbols, &tables.records),
                id,
                tables.rows[id].row(row),
            ));
            R::from_row(values)
                .map_err(|(column, name)| self.mismatch(id, Some(column), name.to_owned()))
        }))
    }
}

/// The values of a row.
fn read<'d, C: Cell>(
    program: &Checked,
    (symbols, records): (&'d Symbols, &Records<C>),
    relation: RelId,
    row: &[C],
) -> Vec<Value<'d>> {
    let value = |(&cell, kind): (&C, Kind)| match kind {
        Kind::Number => Value::Number(cell.signed()),
        Kind::Unsigned => Value::Unsigned(cell.unsigned()),
        Kind::Float => Value::Float(cell.float()),
        Kind::Symbol => Value::Symbol(Cow::Borrowed(symbols.get(cell.id()))),
        Kind::Record(_) | Kind::Adt(_) => {
            let mut text = Vec::new();
            write_cell(&program.types, symbols, records, kind, cell, &mut text);
            Value::Term(Cow::Owned(text))
        }
    };
    row.iter().zip(program.kinds(relation)).map(value).collect()
}

impl Database {
    /// Adds rows of Rust values to a relation, whether it has `.input` or not; its file is not
    /// read then.
    ///
    /// ```
    /// # use llvm_facts_engine::{Database, Directories, Program};
    /// let text = ".decl age(name: symbol, years: number)\n.input age\n.output age";
    /// let program = Program::parse("ages.dl", text, &Directories::default())?;
    /// let mut database = Database::new(&program);
    /// database.insert(&program, "age", [("Ada", 36), ("Blaise", 39)])?;
    /// let error = database.insert(&program, "age", [("Ada", "36")]).unwrap_err();
    /// assert_eq!(error.to_string(), "age: column years is number, not symbol");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The program has no such relation, or a row does not fit it: relation, column and type. No
    /// row is added then.
    pub fn insert<R: Row>(
        &mut self,
        program: &Program,
        relation: &str,
        rows: impl IntoIterator<Item = R>,
    ) -> Result<()> {
        let id = program.find(relation)?;
        let kinds = program.checked.kinds(id);
        each!(&mut self.store, tables => {
            let mut cells = Vec::new();
            let mut some = false;
            for row in rows {
                some = true;
                let values = row.values();
                if values.len() != kinds.len() {
                    return Err(program.mismatch(id, None, values.len().to_string()));
                }
                for (at, (value, &kind)) in values.iter().zip(&kinds).enumerate() {
                    let cell = cell(value, kind, &mut tables.symbols);
                    cells.push(cell.map_err(|found| program.mismatch(id, Some(at), found))?);
                }
            }
            if some {
                crate::eval::insert(&program.checked, id, &mut tables.rows[id], &cells, false);
            }
        });
        self.loaded[id] = true;
        Ok(())
    }
}

/// The cell of a value, or what it is instead.
fn cell<C: Cell>(
    value: &Value<'_>,
    kind: Kind,
    symbols: &mut Symbols,
) -> std::result::Result<C, String> {
    let fits = |cell: C, same: bool, text: String| if same { Ok(cell) } else { Err(text) };
    match (value, kind) {
        (&Value::Number(n), Kind::Number) => {
            let cell = C::of(n);
            fits(cell, cell.signed() == n, format!("{n}, which takes more than {} bits", C::BITS))
        }
        (&Value::Unsigned(n), Kind::Unsigned) => {
            let cell = C::cut(n);
            fits(cell, cell.unsigned() == n, format!("{n}, which takes more than {} bits", C::BITS))
        }
        (&Value::Float(x), Kind::Float) => Ok(C::of_float(x)),
        (Value::Symbol(bytes), Kind::Symbol) => Ok(C::cut(symbols.intern(bytes).into())),
        _ => Err(value.kind().to_owned()),
    }
}
