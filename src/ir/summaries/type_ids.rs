//! Type identifiers in summaries. <https://llvm.org/docs/TypeMetadata.html>

use std::collections::BTreeMap;

use bitcode::{ByArgument, Devirtualization, Span, SummaryEntry};

use super::{Making, inner, number, value_info};
use crate::cx::{Extract, Rebuild};
use crate::error::{Error, Result};
use crate::resolved::SummaryRef;
use facts::*;

pub fn extract_all(summary: &SummaryRef<'_>, cx: &mut Extract<'_, '_>) -> Result<()> {
    extract_calls(summary, cx);
    let (module, m) = (cx.module, cx.module_id());
    let name = |span: Span| module.raw.name(span);
    let (mut type_ids, mut tables_of, mut definitions, mut declarations) = (0, 0, 0, 0);
    for entry in &summary.raw.entries {
        match entry {
            SummaryEntry::TypeId(type_id) => {
                let t = TypeIdSummary(cx.bases().type_ids + type_ids);
                cx.put(ModuleTypeId { m, i: type_ids, t });
                type_ids += 1;
                extract_type_id(type_id, t, cx)?;
            }
            SummaryEntry::TypeIdTables { name: id, tables } => {
                let (i, text) = (tables_of, cx.text(name(*id)));
                tables_of += 1;
                cx.put(ModuleCompatibleVtables { m, i, name: text });
                let tables = tables.of(&summary.raw.words).as_chunks().0;
                for (j, &[offset, table]) in (0..).zip(tables) {
                    let vtable = value_info(table, summary, cx)?;
                    let offset = cx.number(offset);
                    cx.put(ModuleCompatibleVtable { m, i, j, offset, vtable });
                }
            }
            SummaryEntry::CfiDefinitions(list) => {
                for &[start, len] in list.of(&summary.raw.words).as_chunks().0 {
                    let span = Span { start: start as u32, len: len as u32 };
                    let (i, name) = (definitions, cx.text(name(span)));
                    definitions += 1;
                    cx.put(ModuleCfiFunctionDef { m, i, name });
                }
            }
            SummaryEntry::CfiDeclarations(list) => {
                for &[start, len] in list.of(&summary.raw.words).as_chunks().0 {
                    let span = Span { start: start as u32, len: len as u32 };
                    let (i, name) = (declarations, cx.text(name(span)));
                    declarations += 1;
                    cx.put(ModuleCfiFunctionDecl { m, i, name });
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Type tests and virtual calls: their records stand before the function.
fn extract_calls(summary: &SummaryRef<'_>, cx: &mut Extract<'_, '_>) {
    let mut s = GlobalValueSummary(cx.bases().global_summaries);
    let (mut assumed, mut checked) = (0, 0);
    for entry in &summary.raw.entries {
        let words = |list: &Span| list.of(&summary.raw.words);
        match entry {
            SummaryEntry::TypeTests(list) => {
                for (i, &guid) in (0..).zip(words(list)) {
                    let guid = cx.number(guid);
                    cx.put(SummaryTypeTest { s, i, guid });
                }
            }
            SummaryEntry::AssumedCalls(list) => {
                for (i, &[guid, offset]) in (0..).zip(words(list).as_chunks().0) {
                    let (guid, offset) = (cx.number(guid), cx.number(offset));
                    cx.put(SummaryTypeTestAssumeVcall { s, i, guid, offset });
                }
            }
            SummaryEntry::CheckedCalls(list) => {
                for (i, &[guid, offset]) in (0..).zip(words(list).as_chunks().0) {
                    let (guid, offset) = (cx.number(guid), cx.number(offset));
                    cx.put(SummaryTypeCheckedLoadVcall { s, i, guid, offset });
                }
            }
            SummaryEntry::AssumedConstantCall(list) => {
                if let [guid, offset, arguments @ ..] = words(list) {
                    let (i, guid, offset) = (assumed, cx.number(*guid), cx.number(*offset));
                    assumed += 1;
                    cx.put(SummaryTypeTestAssumeConstVcall { s, i, guid, offset });
                    for (j, &value) in (0..).zip(arguments) {
                        let value = cx.number(value);
                        cx.put(SummaryTypeTestAssumeConstVcallArg { s, i, j, value });
                    }
                }
            }
            SummaryEntry::CheckedConstantCall(list) => {
                if let [guid, offset, arguments @ ..] = words(list) {
                    let (i, guid, offset) = (checked, cx.number(*guid), cx.number(*offset));
                    checked += 1;
                    cx.put(SummaryTypeCheckedLoadConstVcall { s, i, guid, offset });
                    for (j, &value) in (0..).zip(arguments) {
                        let value = cx.number(value);
                        cx.put(SummaryTypeCheckedLoadConstVcallArg { s, i, j, value });
                    }
                }
            }
            SummaryEntry::Function { .. }
            | SummaryEntry::Variable { .. }
            | SummaryEntry::Alias { .. } => {
                s.0 += 1;
                (assumed, checked) = (0, 0);
            }
            _ => {}
        }
    }
}

fn extract_type_id(
    type_id: &bitcode::TypeIdSummary,
    t: TypeIdSummary,
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    let unknown = || Error::unsupported("a word", "a type identifier of a summary");
    let module = cx.module;
    let name = cx.text(module.raw.name(type_id.name));
    cx.put(TypeIdName { t, name });
    let kind = TypeTestResolutionKind::from_index(type_id.kind.into()).ok_or_else(unknown)?;
    cx.put(TypeIdTest { t, kind });
    for &field in TypeTestResolutionField::ALL {
        let value = match field {
            TypeTestResolutionField::SizeM1BitWidth => type_id.size_bit_width.into(),
            TypeTestResolutionField::AlignLog2 => type_id.align_log2,
            TypeTestResolutionField::SizeM1 => type_id.size,
            TypeTestResolutionField::BitMask => type_id.bit_mask.into(),
            TypeTestResolutionField::InlineBits => type_id.inline_bits,
        };
        if value != 0 {
            let value = cx.number(value);
            cx.put(TypeIdTestField { t, field, value });
        }
    }
    for (i, all) in (0..).zip(&type_id.devirtualizations) {
        let kind = DevirtualizationKind::from_index(all.kind.into()).ok_or_else(unknown)?;
        let offset = cx.number(all.offset);
        cx.put(TypeIdDevirtualization { t, i, offset, kind });
        if all.implementation.len != 0 {
            let name = cx.text(module.raw.name(all.implementation));
            cx.put(TypeIdSingleImplementation { t, i, name });
        }
        for (j, by) in (0..).zip(&all.by_argument) {
            let kind = DevirtualizationByArgKind::from_index(by.kind.into());
            let kind = kind.ok_or_else(unknown)?;
            let (info, byte) = (cx.number(by.info), cx.number(by.byte.into()));
            let bit = cx.number(by.bit.into());
            cx.put(TypeIdDevirtualizationByArg { t, i, j, kind, info, byte, bit });
            for (k, &value) in (0..).zip(&by.arguments) {
                let value = cx.number(value);
                cx.put(TypeIdDevirtualizationArg { t, i, j, k, value });
            }
        }
    }
    Ok(())
}

/// The records that stand before a function.
pub fn rebuild_calls(s: GlobalValueSummary, making: &mut Making, cx: &Rebuild<'_>) -> Result<()> {
    let raw = &mut making.raw;
    let mut tests = Vec::new();
    for row in cx.list::<SummaryTypeTest>(s)? {
        tests.push(number(row.guid, &row, 2, u64::MAX, cx)?);
    }
    if !tests.is_empty() {
        raw.entries.push(SummaryEntry::TypeTests(Span::push(&mut raw.words, tests)));
    }
    let mut calls = Vec::new();
    for row in cx.list::<SummaryTypeTestAssumeVcall>(s)? {
        calls.push(number(row.guid, &row, 2, u64::MAX, cx)?);
        calls.push(number(row.offset, &row, 3, u64::MAX, cx)?);
    }
    if !calls.is_empty() {
        raw.entries.push(SummaryEntry::AssumedCalls(Span::push(&mut raw.words, calls)));
    }
    let mut calls = Vec::new();
    for row in cx.list::<SummaryTypeCheckedLoadVcall>(s)? {
        calls.push(number(row.guid, &row, 2, u64::MAX, cx)?);
        calls.push(number(row.offset, &row, 3, u64::MAX, cx)?);
    }
    if !calls.is_empty() {
        raw.entries.push(SummaryEntry::CheckedCalls(Span::push(&mut raw.words, calls)));
    }
    let rows = cx.list::<SummaryTypeTestAssumeConstVcall>(s)?;
    let arguments = cx.index.all::<SummaryTypeTestAssumeConstVcallArg>(s);
    let arguments = inner(arguments, rows.len(), |row| (row.i as usize, row.j), cx)?;
    for (row, arguments) in rows.iter().zip(arguments) {
        let guid = number(row.guid, row, 2, u64::MAX, cx)?;
        let mut call = vec![guid, number(row.offset, row, 3, u64::MAX, cx)?];
        for row in arguments {
            call.push(number(row.value, &row, 3, u64::MAX, cx)?);
        }
        raw.entries.push(SummaryEntry::AssumedConstantCall(Span::push(&mut raw.words, call)));
    }
    let rows = cx.list::<SummaryTypeCheckedLoadConstVcall>(s)?;
    let arguments = cx.index.all::<SummaryTypeCheckedLoadConstVcallArg>(s);
    let arguments = inner(arguments, rows.len(), |row| (row.i as usize, row.j), cx)?;
    for (row, arguments) in rows.iter().zip(arguments) {
        let guid = number(row.guid, row, 2, u64::MAX, cx)?;
        let mut call = vec![guid, number(row.offset, row, 3, u64::MAX, cx)?];
        for row in arguments {
            call.push(number(row.value, &row, 3, u64::MAX, cx)?);
        }
        raw.entries.push(SummaryEntry::CheckedConstantCall(Span::push(&mut raw.words, call)));
    }
    Ok(())
}

pub fn rebuild_all(making: &mut Making, cx: &mut Rebuild<'_>) -> Result<()> {
    let m = cx.id;
    let all = cx.list::<ModuleCompatibleVtables>(m)?;
    let rows = cx.index.all::<ModuleCompatibleVtable>(m);
    let rows = inner(rows, all.len(), |row| (row.i as usize, row.j), cx)?;
    for (row, tables) in all.iter().zip(rows) {
        let mut words = Vec::new();
        for table in tables {
            words.push(number(table.offset, &table, 3, u64::MAX, cx)?);
            words.push(making.number(table.vtable, &table, 4, cx)?.into());
        }
        let name = string(row.name, cx);
        let tables = Span::push(&mut making.raw.words, words);
        making.raw.entries.push(SummaryEntry::TypeIdTables { name, tables });
    }
    let mut names: Vec<u64> = Vec::new();
    for row in cx.list::<ModuleCfiFunctionDef>(m)? {
        let name = string(row.name, cx);
        names.extend([u64::from(name.start), u64::from(name.len)]);
    }
    if !names.is_empty() {
        let names = Span::push(&mut making.raw.words, names);
        making.raw.entries.push(SummaryEntry::CfiDefinitions(names));
    }
    let mut names: Vec<u64> = Vec::new();
    for row in cx.list::<ModuleCfiFunctionDecl>(m)? {
        let name = string(row.name, cx);
        names.extend([u64::from(name.start), u64::from(name.len)]);
    }
    if !names.is_empty() {
        let names = Span::push(&mut making.raw.words, names);
        making.raw.entries.push(SummaryEntry::CfiDeclarations(names));
    }
    for row in cx.list::<ModuleTypeId>(m)? {
        let type_id = rebuild_type_id(row.t, cx)?;
        making.raw.entries.push(SummaryEntry::TypeId(type_id));
    }
    Ok(())
}

/// A text in the string table.
fn string(symbol: Symbol, cx: &mut Rebuild<'_>) -> Span {
    let text = cx.bytes(symbol);
    cx.module.summary_string(&text)
}

fn rebuild_type_id(t: TypeIdSummary, cx: &mut Rebuild<'_>) -> Result<bitcode::TypeIdSummary> {
    let name = cx.need::<TypeIdName>(t)?;
    let mut made = bitcode::TypeIdSummary {
        name: string(name.name, cx),
        kind: cx.need::<TypeIdTest>(t)?.kind as u8,
        ..bitcode::TypeIdSummary::default()
    };
    let index = cx.index;
    for row in index.all::<TypeIdTestField>(t) {
        let value = |most| number(row.value, &row, 2, most, cx);
        match row.field {
            TypeTestResolutionField::SizeM1BitWidth => {
                made.size_bit_width = value(u32::MAX.into())? as u32;
            }
            TypeTestResolutionField::AlignLog2 => made.align_log2 = value(u64::MAX)?,
            TypeTestResolutionField::SizeM1 => made.size = value(u64::MAX)?,
            TypeTestResolutionField::BitMask => made.bit_mask = value(u8::MAX.into())? as u8,
            TypeTestResolutionField::InlineBits => made.inline_bits = value(u64::MAX)?,
        }
    }
    let rows = cx.list::<TypeIdDevirtualization>(t)?;
    let by = inner(index.all(t), rows.len(), place_of_by, cx)?;
    let names = inner(
        index.all(t),
        rows.len(),
        |row: &TypeIdSingleImplementation| (row.i as usize, 0),
        cx,
    )?;
    let mut arguments: BTreeMap<(u32, u32), Vec<TypeIdDevirtualizationArg>> = BTreeMap::new();
    for row in index.all::<TypeIdDevirtualizationArg>(t) {
        arguments.entry((row.i, row.j)).or_default().push(row);
    }
    for ((row, by), names) in rows.iter().zip(by).zip(names) {
        let mut by_argument = Vec::new();
        for row in by {
            let own = arguments.remove(&(row.i, row.j)).unwrap_or_default();
            let own = inner(own.into_iter(), 1, |it| (0, it.k), cx)?;
            let mut values = Vec::new();
            for argument in own.into_iter().flatten() {
                values.push(number(argument.value, &argument, 4, u64::MAX, cx)?);
            }
            by_argument.push(ByArgument {
                arguments: values,
                kind: row.kind as u8,
                info: number(row.info, &row, 4, u64::MAX, cx)?,
                byte: number(row.byte, &row, 5, u32::MAX.into(), cx)? as u32,
                bit: number(row.bit, &row, 6, u32::MAX.into(), cx)? as u32,
            });
        }
        let implementation = names.first().map(|row| string(row.name, cx)).unwrap_or_default();
        made.devirtualizations.push(Devirtualization {
            offset: number(row.offset, row, 2, u64::MAX, cx)?,
            kind: row.kind as u8,
            implementation,
            by_argument,
        });
    }
    match arguments.values().flatten().next() {
        None => Ok(made),
        Some(row) => {
            let message = "the devirtualisation that it is an argument of is not there";
            Err(index.error(row, Some(1), message).into())
        }
    }
}

fn place_of_by(row: &TypeIdDevirtualizationByArg) -> (usize, u32) {
    (row.i as usize, row.j)
}
