//! Rust values as cells, and cells as Rust values.

use crate::check::types::Kind;
use crate::eval::cell::Cell;
use crate::eval::records::Records;
use crate::eval::values::Symbols;
use crate::io::write_cell;
use crate::ir::{Checked, RelId};
use crate::rows::Value;
use std::borrow::Cow;

/// The cell of a value, or what it is instead.
pub(crate) fn cell<C: Cell>(
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

/// The values of a row.
pub(crate) fn values<'d, C: Cell>(
    program: &Checked,
    texts: (&'d Symbols, &Records<C>),
    relation: RelId,
    row: &[C],
) -> Vec<Value<'d>> {
    let kinds = program.kinds(relation);
    row.iter().zip(kinds).map(|(&cell, kind)| value(program, texts, kind, cell)).collect()
}

/// The value of a cell.
pub(crate) fn value<'d, C: Cell>(
    program: &Checked,
    (symbols, records): (&'d Symbols, &Records<C>),
    kind: Kind,
    cell: C,
) -> Value<'d> {
    match kind {
        Kind::Number => Value::Number(cell.signed()),
        Kind::Unsigned => Value::Unsigned(cell.unsigned()),
        Kind::Float => Value::Float(cell.float()),
        Kind::Symbol => Value::Symbol(Cow::Borrowed(symbols.get(cell.id()))),
        Kind::Record(_) | Kind::Adt(_) => {
            let mut text = Vec::new();
            write_cell(&program.types, symbols, records, kind, cell, &mut text);
            Value::Term(Cow::Owned(text))
        }
    }
}
