//! Summaries of global values: functions, variables and aliases.

use bitcode::{Span, SummaryEntry};
use rustc_hash::FxHashSet;

use super::{Making, calls, number, type_ids, value_info};
use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::resolved::SummaryRef;
use facts::*;

/// What is wrong where bitcode has a word that the schema does not.
fn unknown(what: &str) -> Error {
    Error::unsupported(what, "the summary of a global value")
}

pub fn extract_all(summary: &SummaryRef<'_>, cx: &mut Extract<'_, '_>) -> Result<()> {
    let m = cx.module_id();
    let mut i = 0;
    for entry in &summary.raw.entries {
        let s = GlobalValueSummary(cx.bases().global_summaries + i);
        match *entry {
            SummaryEntry::Function { value, module, flags, .. } => {
                let kind = GlobalValueSummaryKind::Function;
                head(value, kind, module, flags, i, summary, cx)?;
                calls::extract_function(entry, s, summary, cx)?;
            }
            SummaryEntry::Variable {
                value,
                module,
                flags,
                variable_flags,
                vcall_visibility,
                references,
                virtual_functions,
            } => {
                head(value, GlobalValueSummaryKind::Variable, module, flags, i, summary, cx)?;
                for &flag in GlobalVarSummaryFlag::ALL {
                    if variable_flags & 1 << flag as u8 != 0 {
                        cx.put(SummaryVariableFlag { s, flag });
                    }
                }
                // Numbered from the first that is not the default.
                let visibility = u32::from(vcall_visibility).wrapping_sub(1);
                if let Some(visibility) = VCallVisibility::from_index(visibility) {
                    cx.put(SummaryVcallVisibility { s, visibility });
                }
                extract_references(references, s, summary, cx)?;
                let functions = virtual_functions.unwrap_or_default().of(&summary.raw.words);
                for (i, &[function, offset]) in (0..).zip(functions.as_chunks().0) {
                    let function = value_info(function, summary, cx)?;
                    let offset = cx.number(offset);
                    cx.put(SummaryVirtualFunction { s, i, function, offset });
                }
            }
            SummaryEntry::Alias { value, module, flags, aliasee } => {
                head(value, GlobalValueSummaryKind::Alias, module, flags, i, summary, cx)?;
                let aliasee = value_info(aliasee.into(), summary, cx)?;
                cx.put(SummaryAliasee { s, aliasee });
            }
            // It stands behind what it is of.
            SummaryEntry::OriginalName(guid) => {
                let guid = cx.number(guid);
                cx.put(SummaryOriginalName { s: GlobalValueSummary(s.0 - 1), guid });
                continue;
            }
            // These stand before the function.
            SummaryEntry::ParameterAccesses(ref accesses) => {
                calls::extract_parameters(accesses, s, summary, cx)?;
                continue;
            }
            SummaryEntry::TypeTests(_)
            | SummaryEntry::AssumedCalls(_)
            | SummaryEntry::CheckedCalls(_)
            | SummaryEntry::AssumedConstantCall(_)
            | SummaryEntry::CheckedConstantCall(_)
            | SummaryEntry::CfiDefinitions(_)
            | SummaryEntry::CfiDeclarations(_)
            | SummaryEntry::TypeId(_)
            | SummaryEntry::TypeIdTables { .. } => continue,
        }
        cx.put(ModuleGlobalSummary { m, i, s });
        i += 1;
    }
    Ok(())
}

/// What the summaries of all global values begin with.
fn head(
    value: u32,
    kind: GlobalValueSummaryKind,
    module: Option<u64>,
    flags: bitcode::GlobalFlags,
    i: u32,
    summary: &SummaryRef<'_>,
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    let s = GlobalValueSummary(cx.bases().global_summaries + i);
    let vi = value_info(value.into(), summary, cx)?;
    cx.put(SummaryValue { s, vi });
    cx.put(SummaryKind { s, kind });
    if let Some(id) = module {
        let id = cx.number(id);
        cx.put(SummaryModule { s, id });
    }
    let link = Linkage::from_index(flags.linkage.into()).ok_or_else(|| unknown("a linkage"))?;
    cx.put(SummaryLinkage { s, link });
    let visibility = (flags.visibility as u32).wrapping_sub(1);
    if let Some(visibility) = Visibility::from_index(visibility) {
        cx.put(SummaryVisibility { s, visibility });
    }
    for &flag in GlobalValueSummaryFlag::ALL {
        if flags.bits & 1 << flag as u8 != 0 {
            cx.put(SummaryFlag { s, flag });
        }
    }
    Ok(())
}

pub(super) fn extract_references(
    references: Span,
    s: GlobalValueSummary,
    summary: &SummaryRef<'_>,
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    for (i, &value) in (0..).zip(references.of(&summary.raw.words)) {
        let vi = value_info(value, summary, cx)?;
        cx.put(SummaryReference { s, i, vi });
    }
    Ok(())
}

pub fn rebuild_all(making: &mut Making, cx: &Rebuild<'_>) -> Result<()> {
    let mut bases = FxHashSet::default();
    for row in cx.list::<ModuleGlobalSummary>(cx.id)? {
        let s = row.s;
        let of = cx.need::<SummaryValue>(s)?;
        let value = making.number(of.vi, &of, 1, cx)?;
        let (module, original) = in_index(s, making, cx)?;
        let flags = flags(s, cx)?;
        match cx.need::<SummaryKind>(s)?.kind {
            GlobalValueSummaryKind::Function => {
                type_ids::rebuild_calls(s, making, cx)?;
                calls::rebuild_parameters(s, making, cx)?;
                calls::rebuild_function(s, value, module, flags, making, cx)?;
            }
            GlobalValueSummaryKind::Variable => {
                rebuild_variable(s, value, module, flags, making, cx)?;
            }
            GlobalValueSummaryKind::Alias => {
                let row = cx.need::<SummaryAliasee>(s)?;
                let aliasee = making.number(row.aliasee, &row, 1, cx)?;
                if !making.raw.combined && !bases.contains(&aliasee) {
                    let message = "no summary of a function or variable before this is of it";
                    return Err(cx.index.error(&row, Some(1), message).into());
                }
                making.raw.entries.push(SummaryEntry::Alias { value, module, flags, aliasee });
            }
        }
        if !matches!(making.raw.entries.last(), Some(SummaryEntry::Alias { .. })) {
            bases.insert(value);
        }
        making.raw.entries.extend(original.map(SummaryEntry::OriginalName));
    }
    Ok(())
}

/// The module that a summary of an index is of, and the GUID of the name alone.
fn in_index(
    s: GlobalValueSummary,
    making: &Making,
    cx: &Rebuild<'_>,
) -> Result<(Option<u64>, Option<u64>)> {
    if !making.raw.combined {
        return Ok((None, None));
    }
    let row = cx.need::<SummaryModule>(s)?;
    let id = number(row.id, &row, 1, u64::MAX, cx)?;
    if !making.modules.contains(&id) {
        let message = format!("the index has no module {id}");
        return Err(cx.index.error(&row, Some(1), message).into());
    }
    let original = match cx.get::<SummaryOriginalName>(s)? {
        Some(row) => Some(number(row.guid, &row, 1, u64::MAX, cx)?),
        None => None,
    };
    Ok((Some(id), original))
}

fn flags(s: GlobalValueSummary, cx: &Rebuild<'_>) -> Result<bitcode::GlobalFlags> {
    let visibility = match cx.get::<SummaryVisibility>(s)?.map(|row| row.visibility) {
        None => bitcode::Visibility::Default,
        Some(Visibility::Hidden) => bitcode::Visibility::Hidden,
        Some(Visibility::Protected) => bitcode::Visibility::Protected,
    };
    let bits = cx.index.all::<SummaryFlag>(s).fold(0, |bits, row| bits | 1 << row.flag as u8);
    let linkage = cx.need::<SummaryLinkage>(s)?.link as u8;
    Ok(bitcode::GlobalFlags { linkage, visibility, bits })
}

fn rebuild_variable(
    s: GlobalValueSummary,
    value: u32,
    module: Option<u64>,
    flags: bitcode::GlobalFlags,
    making: &mut Making,
    cx: &Rebuild<'_>,
) -> Result<()> {
    let rows = cx.index.all::<SummaryVariableFlag>(s);
    let variable_flags = rows.fold(0, |bits, row| bits | 1 << row.flag as u8);
    let visibility = cx.get::<SummaryVcallVisibility>(s)?;
    let references = rebuild_references(s, making, cx)?;
    let mut functions = Vec::new();
    if !making.raw.combined {
        for row in cx.list::<SummaryVirtualFunction>(s)? {
            functions.push(making.number(row.function, &row, 2, cx)?.into());
            functions.push(number(row.offset, &row, 3, u64::MAX, cx)?);
        }
    }
    let virtual_functions =
        (!functions.is_empty()).then(|| Span::push(&mut making.raw.words, functions));
    making.raw.entries.push(SummaryEntry::Variable {
        value,
        module,
        flags,
        variable_flags,
        vcall_visibility: visibility.map_or(0, |row| row.visibility as u8 + 1),
        references,
        virtual_functions,
    });
    Ok(())
}

pub(super) fn rebuild_references(
    s: GlobalValueSummary,
    making: &mut Making,
    cx: &Rebuild<'_>,
) -> Result<Span> {
    let mut references = Vec::new();
    for row in cx.list::<SummaryReference>(s)? {
        references.push(making.number(row.vi, &row, 2, cx)?.into());
    }
    Ok(Span::push(&mut making.raw.words, references))
}
