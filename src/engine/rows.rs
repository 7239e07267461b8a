//! What rows are in Rust: tuples of numbers and strings.

use std::borrow::Cow;

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
    pub(crate) fn kind(&self) -> &'static str {
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
