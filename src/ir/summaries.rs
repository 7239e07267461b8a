//! Summaries for link-time optimisation: of a module, or an index of several.
//! <https://llvm.org/docs/LangRef.html#thinlto-summary>

mod calls;
mod global;
mod type_ids;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::resolved::{SummaryRef, ValueInfo as Resolved};
use crate::values;
use facts::*;

/// What a number of a value stands for.
fn value_info(number: u64, summary: &SummaryRef<'_>, cx: &Extract<'_, '_>) -> Result<ValueInfo> {
    let place = summary.place(number);
    let place = place.ok_or_else(|| Error::unsupported("a value of no module", "a summary"))?;
    Ok(ValueInfo(cx.bases().value_infos + place))
}

pub fn extract(cx: &mut Extract<'_, '_>) -> Result<()> {
    let (module, m) = (cx.module, cx.module_id());
    if let Some(bitcode::Hash::Known(words)) = module.raw.hash {
        let hash = cx.text(hexadecimal(words).as_bytes());
        cx.put(ModuleHash { m, hash });
    }
    let is_index = module.raw.summary.as_ref().is_some_and(|summary| summary.combined);
    if module.raw.paths.as_ref().is_some_and(|paths| !paths.is_empty()) && !is_index {
        return Err(Error::unsupported("a list of modules", "a module that is no index"));
    }
    let mut ids: Vec<_> = module.raw.paths.iter().flatten().map(|path| path.id).collect();
    ids.sort_unstable();
    if ids.windows(2).any(|two| two[0] == two[1]) {
        return Err(Error::unsupported("two modules of one number", "an index"));
    }
    for (i, path) in (0..).zip(module.raw.paths.iter().flatten()) {
        let (id, text) = (cx.number(path.id), cx.text(&path.path));
        cx.put(ModulePath { m, i, id, path: text });
        if let Some(words) = path.hash {
            let hash = cx.text(hexadecimal(words).as_bytes());
            cx.put(ModulePathHash { m, i, hash });
        }
    }
    let Some(summary) = module.summary() else { return Ok(()) };
    let kind = match (summary.raw.combined, summary.raw.full_lto) {
        (true, _) => ModuleSummaryKind::Combined,
        (false, true) => ModuleSummaryKind::FullLto,
        (false, false) => ModuleSummaryKind::ThinLto,
    };
    cx.put(ModuleSummary { m, kind });
    for &flag in ModuleSummaryFlag::ALL {
        if summary.raw.flags & 1 << flag as u8 != 0 {
            cx.put(facts::ModuleSummaryFlagRow { m, flag });
        }
    }
    if let Some(count) = summary.raw.block_count {
        let n = cx.number(count);
        cx.put(ModuleSummaryBlockCount { m, n });
    }
    for (i, value) in (0..).zip(summary.values()) {
        let vi = ValueInfo(cx.bases().value_infos + i);
        cx.put(ModuleValueInfo { m, i, vi });
        match value {
            Resolved::Value(value) => {
                let v = cx.value(value)?;
                cx.put(ValueInfoValue { vi, v });
            }
            Resolved::Guid(guid) => {
                let guid = cx.number(guid);
                cx.put(ValueInfoGuid { vi, guid });
            }
        }
    }
    if cx.wants::<GlobalValueGuid>() {
        for value in module.global_values() {
            if let Some(guid) = module.guid(value) {
                let (v, guid) = (cx.value(value)?, cx.number(guid));
                cx.put(GlobalValueGuid { v, guid });
            }
        }
    }
    global::extract_all(&summary, cx)?;
    type_ids::extract_all(&summary, cx)
}

/// A summary that is being made.
struct Making {
    raw: bitcode::Summary,
    /// Numbers of values: of a global of the module, or after all of them.
    numbers: FxHashMap<u32, u32>,
    /// The numbers of the modules of an index.
    modules: FxHashSet<u64>,
}

impl Making {
    /// The number of a value, which `row` has in a column.
    fn number<R: Row>(
        &self,
        vi: ValueInfo,
        row: &R,
        column: usize,
        cx: &Rebuild<'_>,
    ) -> Result<u32> {
        let known = self.numbers.get(&vi.id()).copied();
        known.ok_or_else(|| {
            let message = format!("ValueInfo {} is not of this module", vi.id());
            cx.index.error(row, Some(column), message).into()
        })
    }
}

pub fn rebuild(cx: &mut Rebuild<'_>) -> Result<()> {
    let m = cx.id;
    if let Some(row) = cx.get::<ModuleHash>(m)? {
        let hash = words(row.hash, &row, 1, cx)?;
        cx.module.set_hash(hash);
    }
    let Some(row) = cx.get::<ModuleSummary>(m)? else { return Ok(()) };
    let mut making = Making {
        raw: bitcode::Summary {
            full_lto: row.kind == ModuleSummaryKind::FullLto,
            combined: row.kind == ModuleSummaryKind::Combined,
            ..bitcode::Summary::default()
        },
        numbers: FxHashMap::default(),
        modules: FxHashSet::default(),
    };
    for row in cx.index.all::<facts::ModuleSummaryFlagRow>(m) {
        making.raw.flags |= 1 << row.flag as u8;
    }
    if let Some(row) = cx.get::<ModuleSummaryBlockCount>(m)? {
        making.raw.block_count = Some(number(row.n, &row, 1, u64::MAX, cx)?);
    }
    let paths = if making.raw.combined { Some(rebuild_paths(cx)?) } else { None };
    making.modules = paths.iter().flatten().map(|module| module.id).collect();
    rebuild_values(&mut making, cx)?;
    global::rebuild_all(&mut making, cx)?;
    type_ids::rebuild_all(&mut making, cx)?;
    let added = cx.module.add_summary(making.raw, paths);
    added.map_err(|why| cx.index.error(&row, None, why).into())
}

/// What the summary speaks of gets its numbers.
fn rebuild_values(making: &mut Making, cx: &mut Rebuild<'_>) -> Result<()> {
    let mut seen = FxHashSet::default();
    let globals = if making.raw.combined { 0 } else { cx.module.global_count() };
    for row in cx.list::<ModuleValueInfo>(cx.id)? {
        let vi = row.vi;
        let number = match cx.get::<ValueInfoValue>(vi)? {
            Some(own) => {
                let value = values::get(own.v, cx)?;
                let number = cx.module.global_number(value).filter(|_| globals > 0);
                number.ok_or_else(|| {
                    let message = format!("value {} is no global value of this module", own.v.0);
                    cx.index.error(&own, Some(1), message)
                })?
            }
            None => {
                let other = cx.need::<ValueInfoGuid>(vi)?;
                let guid = self::number(other.guid, &other, 1, u64::MAX, cx)?;
                let number = globals + making.raw.guids.len() as u32;
                making.raw.guids.push((number, guid));
                number
            }
        };
        if !seen.insert(number) || making.numbers.insert(vi.id(), number).is_some() {
            let message = "the module has another ValueInfo of the same global value";
            return Err(cx.index.error(&row, Some(2), message).into());
        }
    }
    Ok(())
}

/// The modules of an index.
fn rebuild_paths(cx: &Rebuild<'_>) -> Result<Vec<bitcode::ModulePath>> {
    let mut paths = Vec::new();
    for row in cx.list::<ModulePath>(cx.id)? {
        let id = number(row.id, &row, 2, u64::MAX, cx)?;
        paths.push(bitcode::ModulePath { id, path: cx.bytes(row.path).into(), hash: None });
    }
    for row in cx.index.all::<ModulePathHash>(cx.id) {
        let hash = words(row.hash, &row, 2, cx)?;
        let path = paths.get_mut(row.i as usize).ok_or_else(|| {
            cx.index.error(&row, Some(1), format!("the index has no module {}", row.i))
        })?;
        path.hash = Some(hash);
    }
    Ok(paths)
}

/// Five words, the higher digits of each first.
fn hexadecimal(words: [u32; 5]) -> String {
    words.map(|word| format!("{word:08x}")).concat()
}

/// The words that a column of `row` spells.
fn words<R: Row>(symbol: Symbol, row: &R, column: usize, cx: &Rebuild<'_>) -> Result<[u32; 5]> {
    let text = cx.bytes(symbol);
    let mut words = [0; 5];
    let digits = text.iter().all(u8::is_ascii_hexdigit) && text.len() == 40;
    for (word, digits) in words.iter_mut().zip(text.chunks(8).filter(|_| digits)) {
        let digits = str::from_utf8(digits).unwrap_or_default();
        *word = u32::from_str_radix(digits, 16).unwrap_or_default();
    }
    if digits {
        return Ok(words);
    }
    let message = "a hash has 40 hexadecimal digits";
    Err(cx.index.error(row, Some(column), message).into())
}

/// The number up to `most` that a column of `row` spells.
fn number<R: Row>(
    symbol: Symbol,
    row: &R,
    column: usize,
    most: u64,
    cx: &Rebuild<'_>,
) -> Result<u64> {
    let bytes = cx.bytes(symbol);
    let text = str::from_utf8(&bytes).ok().filter(|text| !text.starts_with('+'));
    let number = text.and_then(|text| text.parse().ok()).filter(|&number| number <= most);
    number.ok_or_else(|| {
        let text = String::from_utf8_lossy(&bytes);
        let message = format!("`{text}` is no number up to {most}");
        cx.index.error(row, Some(column), message).into()
    })
}

/// The signed number that a column of `row` spells.
fn signed<R: Row>(symbol: Symbol, row: &R, column: usize, cx: &Rebuild<'_>) -> Result<i64> {
    let bytes = cx.bytes(symbol);
    let text = str::from_utf8(&bytes).ok().filter(|text| !text.starts_with('+'));
    text.and_then(|text| text.parse().ok()).ok_or_else(|| {
        let text = String::from_utf8_lossy(&bytes);
        let message = format!("`{text}` is no number of 64 bits with a sign");
        cx.index.error(row, Some(column), message).into()
    })
}

/// Inner lists: rows of `count` owners, by the owner's place and their own. They must be there from
/// 0 on, each once.
fn inner<R: Row>(
    rows: impl Iterator<Item = R>,
    count: usize,
    place: impl Fn(&R) -> (usize, u32),
    cx: &Rebuild<'_>,
) -> Result<Vec<Vec<R>>> {
    let mut lists: Vec<Vec<R>> = (0..count).map(|_| Vec::new()).collect();
    for row in rows {
        match lists.get_mut(place(&row).0) {
            Some(list) => list.push(row),
            None => return Err(cx.index.error(&row, Some(1), "there is no such owner").into()),
        }
    }
    for list in &mut lists {
        list.sort_by_key(|row| place(row).1);
        if let Some((i, row)) = (0..).zip(&*list).find(|(i, row)| place(row).1 != *i) {
            let message = format!("there is no row with {i} here, or a second one before");
            return Err(cx.index.error(row, Some(2), message).into());
        }
    }
    Ok(lists)
}
