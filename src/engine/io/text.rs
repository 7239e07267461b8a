//! Cells as text.

use crate::check::types::{Kind, TypeId, Types};
use crate::eval::cell::Cell;
use crate::eval::number::format_float;
use crate::eval::records::Records;
use crate::eval::values::Symbols;

/// What is left to write of a cell: values may nest as deep as memory allows.
enum Piece<'a, C> {
    Cell(Kind, C),
    Text(&'a [u8]),
}

/// Appends the text of a cell.
pub(crate) fn write_cell<C: Cell>(
    types: &Types,
    symbols: &Symbols,
    records: &Records<C>,
    kind: Kind,
    cell: C,
    out: &mut Vec<u8>,
) {
    match kind {
        Kind::Record(id) if types.record(id).iter().all(|&ty| types.kind(ty).is_plain()) => {
            let Some(fields) = records.get(cell.id()) else {
                return out.extend_from_slice(b"nil");
            };
            for (i, (&cell, &ty)) in fields.iter().zip(types.record(id)).enumerate() {
                out.extend_from_slice(if i == 0 { b"[" } else { b", " });
                write_plain(symbols, types.kind(ty), cell, out);
            }
            out.extend_from_slice(if fields.is_empty() { b"[]" } else { b"]" });
        }
        Kind::Record(_) | Kind::Adt(_) => {
            let mut left = vec![Piece::Cell(kind, cell)];
            while let Some(piece) = left.pop() {
                match piece {
                    Piece::Text(text) => out.extend_from_slice(text),
                    Piece::Cell(Kind::Record(id), cell) => {
                        let Some(fields) = records.get(cell.id()) else {
                            out.extend_from_slice(b"nil");
                            continue;
                        };
                        out.push(b'[');
                        left.push(Piece::Text(b"]"));
                        push_fields(types, types.record(id), &fields, &mut left);
                    }
                    Piece::Cell(Kind::Adt(id), cell) => {
                        let known = records.get(cell.id());
                        let (number, fields) = match known.as_deref() {
                            _ if types.is_enum(id) => (cell.id(), &[][..]),
                            Some([number, fields @ ..]) => (number.id(), fields),
                            _ => (u32::MAX, &[][..]),
                        };
                        let Some(branch) = types.adt(id).get(number as usize) else {
                            // A number read as a value by `as`.
                            out.push(b'?');
                            continue;
                        };
                        out.push(b'$');
                        out.extend_from_slice(branch.name.as_bytes());
                        if !branch.fields.is_empty() {
                            out.push(b'(');
                            left.push(Piece::Text(b")"));
                            push_fields(types, &branch.fields, fields, &mut left);
                        }
                    }
                    Piece::Cell(kind, cell) => write_plain(symbols, kind, cell, out),
                }
            }
        }
        _ => write_plain(symbols, kind, cell, out),
    }
}

/// Appends the text of a number or a string; of a record or a branch, its number.
fn write_plain<C: Cell>(symbols: &Symbols, kind: Kind, cell: C, out: &mut Vec<u8>) {
    let mut number = itoa::Buffer::new();
    match kind {
        Kind::Symbol => out.extend_from_slice(symbols.get(cell.id())),
        Kind::Float => out.extend_from_slice(format_float(cell).as_bytes()),
        Kind::Unsigned => out.extend_from_slice(number.format(cell.unsigned()).as_bytes()),
        Kind::Number | Kind::Record(_) | Kind::Adt(_) => {
            out.extend_from_slice(number.format(cell.signed()).as_bytes());
        }
    }
}

/// Puts fields on the stack, the first on top.
fn push_fields<C: Cell>(
    types: &Types,
    kinds: &[TypeId],
    fields: &[C],
    left: &mut Vec<Piece<'_, C>>,
) {
    for (i, (&cell, &ty)) in fields.iter().zip(kinds).enumerate().rev() {
        left.push(Piece::Cell(types.kind(ty), cell));
        if i > 0 {
            left.push(Piece::Text(b", "));
        }
    }
}
