//! Orders of uses. <https://llvm.org/docs/LangRef.html#use-list-order-directives>

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::resolved::ValueRef;
use crate::values;
use facts::*;

/// What is used, and the place of each use.
type Order<'m> = (ValueRef<'m>, &'m [u32]);

/// By ids, as rows are sorted.
fn sorted<'m>(all: Vec<Order<'m>>, cx: &Extract<'m, '_>) -> Result<Vec<(Value, &'m [u32])>> {
    let mut ids = Vec::with_capacity(all.len());
    for (value, order) in all {
        ids.push((cx.value(value)?, order));
    }
    ids.sort_by_key(|(value, _)| value.id());
    if ids.windows(2).any(|two| two[0].0 == two[1].0) {
        return Err(Error::unsupported("a second order of its uses", "a value"));
    }
    Ok(ids)
}

pub fn extract_function<'m>(
    function: ValueRef<'m>,
    r#fn: Function,
    cx: &mut Extract<'m, '_>,
) -> Result<()> {
    if cx.wants::<FunctionUseOrder>() {
        for (v, order) in sorted(function.use_orders(), cx)? {
            for (i, &place) in (0..).zip(order) {
                cx.put(FunctionUseOrder { r#fn, v, i, place });
            }
            cx.pause()?;
        }
    }
    Ok(())
}

pub fn extract_module(cx: &mut Extract<'_, '_>) -> Result<()> {
    if cx.wants::<ModuleUseOrder>() {
        let m = cx.module_id();
        for (v, order) in sorted(cx.module.use_orders(), cx)? {
            for (i, &place) in (0..).zip(order) {
                cx.put(ModuleUseOrder { m, v, i, place });
            }
            cx.pause()?;
        }
    }
    Ok(())
}

/// The orders that rows state, by value.
fn orders<R: Row>(
    rows: impl Iterator<Item = R>,
    parts: impl Fn(&R) -> (Value, u32, u32),
    cx: &Rebuild<'_>,
) -> Result<Vec<(Value, Vec<u32>)>> {
    let mut rows: Vec<R> = rows.collect();
    let key = |row: &R| {
        let (v, i, _) = parts(row);
        (v, i)
    };
    if !rows.is_sorted_by_key(key) {
        rows.sort_by_key(key);
    }
    let mut found = Vec::new();
    for rows in rows.chunk_by(|one, other| parts(one).0 == parts(other).0) {
        let order: Vec<u32> = rows.iter().map(|row| parts(row).2).collect();
        let mut seen = vec![false; order.len()];
        let is_new = |&place: &u32| {
            seen.get_mut(place as usize).is_some_and(|seen| !std::mem::replace(seen, true))
        };
        let counted = (0..).zip(rows).all(|(place, row)| parts(row).1 == place);
        let v = parts(&rows[0]).0;
        if order.len() < 2 || !counted || !order.iter().all(is_new) {
            let message = format!("the places of the uses of value {} are no order", v.id());
            return Err(cx.index.error(&rows[0], None, message).into());
        }
        found.push((v, order));
    }
    Ok(found)
}

/// What the function at hand states; all its values are there.
pub fn rebuild_function(r#fn: Function, cx: &mut Rebuild<'_>) -> Result<()> {
    let index = cx.index;
    let rows = index.all::<FunctionUseOrder>(r#fn);
    for (v, order) in orders(rows, |row| (row.v, row.i, row.place), cx)? {
        let value = values::get(v, cx)?;
        let ordered = cx.module.order_uses(value, order);
        ordered.map_err(|why| cx.bad::<FunctionUseOrder>(r#fn, why))?;
    }
    Ok(())
}

/// The order of the uses of a block, if the facts state it.
pub fn of_block(bb: Block, cx: &Rebuild<'_>) -> Result<Option<Vec<u32>>> {
    // As of a value: there is one.
    let rows = cx.index.all::<BasicblockUseOrder>(bb);
    let orders = orders(rows, |row| (Value::new(bb.id()), row.i, row.place), cx)?;
    Ok(orders.into_iter().next().map(|(_, order)| order))
}

pub fn rebuild_module(cx: &mut Rebuild<'_>) -> Result<()> {
    let (index, m) = (cx.index, cx.id);
    let rows = index.all::<ModuleUseOrder>(m);
    for (v, order) in orders(rows, |row| (row.v, row.i, row.place), cx)? {
        let value = values::get(v, cx)?;
        let ordered = cx.module.order_uses(value, order);
        ordered.map_err(|why| cx.bad::<ModuleUseOrder>(m, why))?;
    }
    Ok(())
}
