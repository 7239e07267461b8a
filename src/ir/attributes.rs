//! Attributes. <https://llvm.org/docs/LangRef.html#attribute-groups>
//!
//! Printed groups (`#0`) are numbered by the printer; what facts hold are the sets themselves.

use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use crate::rebuilt::{self, NewAttribute};
use crate::resolved::{AttributeListRef, AttributeRef, AttributeSetRef};
use crate::types;
use facts::*;

pub fn extract_all(cx: &mut Extract<'_, '_>) -> Result<()> {
    let numbering = cx.numbering;
    for set in numbering.attribute_sets() {
        let s = cx.attribute_set(set)?;
        extract(set, s, cx)?;
    }
    Ok(())
}

fn extract<'m>(set: AttributeSetRef<'m>, s: AttributeSet, cx: &mut Extract<'m, '_>) -> Result<()> {
    cx.put(AttributeSetRow { s });
    for attribute in set.attributes() {
        match attribute {
            // Old bitcode has type attributes without a type; they print like enum attributes.
            AttributeRef::Enum(kind) | AttributeRef::Type(kind, None) => {
                let kind = cx.text(kind);
                cx.put(AttributeEnum { s, kind });
            }
            AttributeRef::Int(kind, value) => {
                let (kind, value) = (cx.text(kind), cx.number(value));
                cx.put(AttributeInt { s, kind, value });
            }
            AttributeRef::Type(kind, Some(ty)) => {
                let (kind, ty) = (cx.text(kind), cx.ty(ty)?);
                cx.put(AttributeType { s, kind, ty });
            }
            AttributeRef::String(key, value) => {
                let (key, value) = (cx.text(key), cx.text(value));
                cx.put(AttributeString { s, key, value });
            }
        }
    }
    Ok(())
}

/// A set, made when it is first asked for; none for a set without attributes.
///
/// # Errors
/// When facts are missing or describe no attribute.
pub fn get(set: AttributeSet, cx: &mut Rebuild<'_>) -> Result<Option<rebuilt::AttributeSetRef>> {
    if let Some(&made) = cx.known.attribute_sets.get(&set.id()) {
        return Ok(Some(made));
    }
    let made = rebuild(set, cx)?;
    if let Some(made) = made {
        cx.know()?.attribute_sets.insert(set.id(), made);
    }
    Ok(made)
}

fn rebuild(s: AttributeSet, cx: &mut Rebuild<'_>) -> Result<Option<rebuilt::AttributeSetRef>> {
    cx.need::<AttributeSetRow>(s)?;
    let index = cx.index;
    let enums: Vec<_> = index.all::<AttributeEnum>(s).map(|row| cx.bytes(row.kind)).collect();
    let mut ints = Vec::new();
    for row in index.all::<AttributeInt>(s) {
        ints.push((cx.bytes(row.kind), cx.number::<AttributeInt>(row.value, s)?));
    }
    let mut with_types = Vec::new();
    for row in index.all::<AttributeType>(s) {
        with_types.push((cx.bytes(row.kind), types::get(row.ty, cx)?));
    }
    let strings: Vec<_> = index
        .all::<AttributeString>(s)
        .map(|row| (cx.bytes(row.key), cx.bytes(row.value)))
        .collect();
    let mut all = Vec::new();
    all.extend(enums.iter().map(|kind| NewAttribute::Enum(kind)));
    all.extend(ints.iter().map(|(kind, value)| NewAttribute::Int(kind, *value)));
    all.extend(with_types.iter().map(|(kind, ty)| NewAttribute::Type(kind, *ty)));
    all.extend(strings.iter().map(|(key, value)| NewAttribute::String(key, value)));
    let made = cx.module.attribute_set(&all);
    made.map_err(|why| cx.bad::<AttributeSetRow>(s, why))
}

/// A list: the sets of a function or call site, of its result and of its parameters.
pub fn extract_list<'m>(
    list: Option<AttributeListRef<'m>>,
    cx: &mut Extract<'m, '_>,
    mut put: impl FnMut(Place, AttributeSet, &mut Extract<'m, '_>),
) -> Result<()> {
    for (index, set) in list.into_iter().flat_map(AttributeListRef::sets) {
        let s = cx.attribute_set(set)?;
        let place = match index {
            0 => Place::Function,
            1 => Place::Return,
            param => Place::Param(param - 2),
        };
        put(place, s, cx);
    }
    Ok(())
}

pub fn rebuild_list(
    sets: impl IntoIterator<Item = (Place, AttributeSet)>,
    n_params: usize,
    cx: &mut Rebuild<'_>,
) -> Result<Option<rebuilt::AttributeListRef>> {
    let mut made = Vec::new();
    for (place, s) in sets {
        let index = match place {
            Place::Function => 0,
            Place::Return => 1,
            Place::Param(i) if (i as usize) < n_params => i + 2,
            Place::Param(i) => {
                return Err(cx.bad::<AttributeSetRow>(
                    s,
                    format!("there is no parameter {i} that could have the set"),
                ));
            }
        };
        if let Some(set) = get(s, cx)? {
            made.push((index, set));
        }
    }
    Ok(cx.module.attribute_list(&made))
}

/// What of a function or call site has a set of attributes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Function,
    Return,
    Param(u32),
}
