//! Summaries of functions: what they are, call and refer to, and where their parameters go.

use bitcode::{CallEdges, PassedParameter, Span, SummaryEntry};

use super::global::{extract_references, rebuild_references};
use super::{Making, inner, number, signed, value_info};
use crate::cx::{Extract, Rebuild};
use crate::error::Result;
use crate::resolved::SummaryRef;
use facts::*;

pub fn extract_function(
    entry: &SummaryEntry,
    s: GlobalValueSummary,
    summary: &SummaryRef<'_>,
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    let &SummaryEntry::Function {
        value: _,
        module: _,
        flags: _,
        instructions,
        function_flags,
        entry_count,
        read_only,
        write_only,
        references,
        edges,
        calls,
    } = entry
    else {
        return Ok(());
    };
    let n = cx.number(instructions.into());
    cx.put(SummaryInstructionCount { s, n });
    for &flag in FunctionSummaryFlag::ALL {
        if function_flags & 1 << flag as u16 != 0 {
            cx.put(SummaryFunctionFlag { s, flag });
        }
    }
    if entry_count != 0 {
        let n = cx.number(entry_count);
        cx.put(SummaryEntryCount { s, n });
    }
    extract_references(references, s, summary, cx)?;
    // The last references are to what is only read, and then to what is only written.
    let written = u64::from(references.len) - write_only;
    let read = written - read_only;
    for i in read..u64::from(references.len) {
        let access =
            if i < written { ReferenceAccess::Readonly } else { ReferenceAccess::Writeonly };
        cx.put(SummaryReferenceAccess { s, i: i as u32, access });
    }
    let step = match edges {
        CallEdges::Plain => 1,
        CallEdges::Hotness => {
            cx.put(SummaryCallWeight { s, weight: CallWeight::Hotness });
            2
        }
        CallEdges::Frequency => {
            cx.put(SummaryCallWeight { s, weight: CallWeight::RelativeBlockFrequency });
            2
        }
    };
    for (i, call) in (0..).zip(calls.of(&summary.raw.words).chunks_exact(step)) {
        let callee = value_info(call[0], summary, cx)?;
        cx.put(SummaryCall { s, i, callee });
        match (edges, call.get(1)) {
            (CallEdges::Hotness, Some(&hotness)) => {
                // Numbered from the first that is known.
                let hotness = (hotness as u32).wrapping_sub(1);
                if let Some(hotness) = Hotness::from_index(hotness) {
                    cx.put(SummaryCallHotness { s, i, hotness });
                }
            }
            (CallEdges::Frequency, Some(&frequency)) if frequency != 0 => {
                let frequency = cx.number(frequency);
                cx.put(SummaryCallFrequency { s, i, frequency });
            }
            _ => {}
        }
    }
    Ok(())
}

pub fn extract_parameters(
    accesses: &[bitcode::ParameterAccess],
    s: GlobalValueSummary,
    summary: &SummaryRef<'_>,
    cx: &mut Extract<'_, '_>,
) -> Result<()> {
    for (i, access) in (0..).zip(accesses) {
        let (param, lower) = (cx.number(access.parameter), cx.signed(access.lower));
        let upper = cx.signed(access.upper);
        cx.put(SummaryParamAccess { s, i, param, lower, upper });
        for (j, call) in (0..).zip(&access.calls) {
            let callee = value_info(call.function.into(), summary, cx)?;
            let (param, lower) = (cx.number(call.parameter), cx.signed(call.lower));
            let upper = cx.signed(call.upper);
            cx.put(SummaryParamAccessCall { s, i, j, callee, param, lower, upper });
        }
    }
    Ok(())
}

/// What calls of a function are weighted by: numbers below this, and the record that has them.
fn weights(s: GlobalValueSummary, combined: bool, cx: &Rebuild<'_>) -> Result<CallEdges> {
    let Some(row) = cx.get::<SummaryCallWeight>(s)? else { return Ok(CallEdges::Plain) };
    match row.weight {
        CallWeight::Hotness => Ok(CallEdges::Hotness),
        CallWeight::RelativeBlockFrequency if combined => {
            let message = "the index of several modules has no record with frequencies of calls";
            Err(cx.index.error(&row, Some(1), message).into())
        }
        CallWeight::RelativeBlockFrequency => Ok(CallEdges::Frequency),
    }
}

pub fn rebuild_function(
    s: GlobalValueSummary,
    value: u32,
    module: Option<u64>,
    flags: bitcode::GlobalFlags,
    making: &mut Making,
    cx: &Rebuild<'_>,
) -> Result<()> {
    let row = cx.need::<SummaryInstructionCount>(s)?;
    let instructions = number(row.n, &row, 1, u32::MAX.into(), cx)? as u32;
    let rows = cx.index.all::<SummaryFunctionFlag>(s);
    let function_flags = rows.fold(0, |bits, row| bits | 1 << row.flag as u16);
    let entry_count = match cx.get::<SummaryEntryCount>(s)?.filter(|_| making.raw.combined) {
        Some(row) => number(row.n, &row, 1, u64::MAX, cx)?,
        None => 0,
    };
    let references = rebuild_references(s, making, cx)?;
    let (read_only, write_only) = rebuild_access(s, references.len, cx)?;
    let edges = weights(s, making.raw.combined, cx)?;
    let calls = rebuild_calls(s, edges, making, cx)?;
    making.raw.entries.push(SummaryEntry::Function {
        value,
        module,
        flags,
        instructions,
        function_flags,
        entry_count,
        read_only,
        write_only,
        references,
        edges,
        calls,
    });
    Ok(())
}

/// How many of the references are only read, and only written: the last ones, in this order.
fn rebuild_access(s: GlobalValueSummary, count: u32, cx: &Rebuild<'_>) -> Result<(u64, u64)> {
    let mut rows: Vec<SummaryReferenceAccess> = cx.index.all(s).collect();
    rows.sort_by_key(|row| row.i);
    let first = count.checked_sub(rows.len() as u32);
    let (mut read, mut written) = (0, 0);
    for (at, row) in (0..).zip(&rows) {
        let in_order = match row.access {
            ReferenceAccess::Readonly => written == 0,
            ReferenceAccess::Writeonly => true,
        };
        if first.is_none_or(|first| row.i != first + at) || !in_order {
            let message = "references with an access are the last ones: first what is only read";
            return Err(cx.index.error(row, Some(1), message).into());
        }
        match row.access {
            ReferenceAccess::Readonly => read += 1,
            ReferenceAccess::Writeonly => written += 1,
        }
    }
    Ok((read, written))
}

fn rebuild_calls(
    s: GlobalValueSummary,
    edges: CallEdges,
    making: &mut Making,
    cx: &Rebuild<'_>,
) -> Result<Span> {
    let mut calls: Vec<[u64; 2]> = Vec::new();
    for row in cx.list::<SummaryCall>(s)? {
        calls.push([making.number(row.callee, &row, 2, cx)?.into(), 0]);
    }
    let missing = |i: u32| format!("the summary has no call {i}");
    match edges {
        CallEdges::Plain => {
            let plain = calls.iter().map(|&[callee, _]| callee);
            return Ok(Span::push(&mut making.raw.words, plain));
        }
        CallEdges::Hotness => {
            for row in cx.index.all::<SummaryCallHotness>(s) {
                let call = calls.get_mut(row.i as usize);
                let call = call.ok_or_else(|| cx.index.error(&row, Some(1), missing(row.i)))?;
                call[1] = row.hotness as u64 + 1;
            }
        }
        CallEdges::Frequency => {
            for row in cx.index.all::<SummaryCallFrequency>(s) {
                let frequency = number(row.frequency, &row, 2, (1 << 29) - 1, cx)?;
                let call = calls.get_mut(row.i as usize);
                let call = call.ok_or_else(|| cx.index.error(&row, Some(1), missing(row.i)))?;
                call[1] = frequency;
            }
        }
    }
    Ok(Span::push(&mut making.raw.words, calls.into_iter().flatten()))
}

pub fn rebuild_parameters(
    s: GlobalValueSummary,
    making: &mut Making,
    cx: &Rebuild<'_>,
) -> Result<()> {
    let rows = cx.list::<SummaryParamAccess>(s)?;
    let calls = cx.index.all::<SummaryParamAccessCall>(s);
    let calls = inner(calls, rows.len(), |row| (row.i as usize, row.j), cx)?;
    let mut accesses = Vec::new();
    for (row, calls) in rows.iter().zip(calls) {
        let mut passed = Vec::new();
        for call in calls {
            passed.push(PassedParameter {
                parameter: number(call.param, &call, 4, u64::MAX, cx)?,
                function: making.number(call.callee, &call, 3, cx)?,
                lower: signed(call.lower, &call, 5, cx)?,
                upper: signed(call.upper, &call, 6, cx)?,
            });
        }
        accesses.push(bitcode::ParameterAccess {
            parameter: number(row.param, row, 2, u64::MAX, cx)?,
            lower: signed(row.lower, row, 3, cx)?,
            upper: signed(row.upper, row, 4, cx)?,
            calls: passed,
        });
    }
    if !accesses.is_empty() {
        making.raw.entries.push(SummaryEntry::ParameterAccesses(accesses));
    }
    Ok(())
}
