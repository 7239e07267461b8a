//! Joern's semantics of functions that have no body: a line each, of a name in quotes and what goes
//! from which parameter to which.
//!
//! Parameters count from 1, -1 is the result, 0 what a method is called on: then the others have
//! their numbers in LLVM IR, too. `PASSTHROUGH` says that all may go into the result. That a
//! parameter goes to itself says that the call does not clean it, as no call does here.

use super::{ImportError, Setting};

/// The settings of a file, in its order.
pub(super) fn read(text: &str) -> Result<Vec<Setting>, ImportError> {
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let error = |why: String| ImportError::Line { line: number, why };
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, rest) = quoted(line)
            .map_err(error)?
            .ok_or_else(|| error("a line begins with a name in quotes".to_owned()))?;
        let flows = flows(rest).map_err(error)?;
        all.extend(settings(name, &flows));
    }
    Ok(all)
}

/// From where to where something goes; none is all, into the result.
type Flow = Option<(i64, i64)>;

/// A text in quotes at the start of a line, and what follows it, if there is one.
fn quoted(line: &str) -> Result<Option<(&str, &str)>, String> {
    let Some(rest) = line.strip_prefix('"') else { return Ok(None) };
    let split = rest.split_once('"');
    split.map(Some).ok_or_else(|| "the name has no end".to_owned())
}

fn flows(line: &str) -> Result<Vec<Flow>, String> {
    let mut flows = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        if let Some(after) = rest.strip_prefix("PASSTHROUGH") {
            flows.push(None);
            rest = after.trim_start();
            continue;
        }
        let arrow = || "`->` stands between two numbers".to_owned();
        let (from, after) = parameter(rest)?.ok_or_else(arrow)?;
        let after = after.strip_prefix("->").ok_or_else(arrow)?;
        let (to, after) = parameter(after.trim_start())?.ok_or_else(arrow)?;
        flows.push(Some((from, to)));
        rest = after;
    }
    Ok(flows)
}

/// How many parameters a function has at most whose settings mean something.
const MOST: i64 = 32;

/// A number at the start of a line, perhaps with a name; and what follows it.
fn parameter(line: &str) -> Result<Option<(i64, &str)>, String> {
    let digits = line.strip_prefix('-').unwrap_or(line);
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (number, rest) = line.split_at(line.len() - digits.len() + end);
    if end == 0 {
        return Ok(None);
    }
    let is_one = |number: &i64| (-1..=MOST).contains(number);
    let found = number.parse().ok().filter(is_one).ok_or_else(|| {
        format!("{number} is no parameter: from 0, or -1 for the result, to {MOST}")
    })?;
    let rest = rest.trim_start();
    let rest = quoted(rest)?.map_or(rest, |(_, after)| after.trim_start());
    Ok(Some((found, rest)))
}

fn settings(name: &str, flows: &[Flow]) -> Vec<Setting> {
    let left_out = |what: String, why: &str| Setting::LeftOut { what, why: why.to_owned() };
    if name.starts_with("<operator>") {
        let why = "instructions are followed as they are";
        return vec![left_out(name.to_owned(), why)];
    }
    // What a method is called on is argument 0 of LLVM IR.
    let is_method = flows.iter().flatten().any(|&(from, to)| from == 0 || to == 0);
    let position = |number: i64| match number {
        -1 => "return".to_owned(),
        number => (number - i64::from(!is_method)).to_string(),
    };
    let mut all = Vec::new();
    for flow in flows {
        all.push(match *flow {
            None => Setting::Passes {
                name: name.to_owned(),
                to: "return".to_owned(),
                from: "0+".to_owned(),
            },
            Some((from, to)) if from == to => continue,
            Some((-1, to)) => left_out(format!("{name}: -1->{to}"), "nothing comes from a result"),
            Some((from, to)) => {
                Setting::Passes { name: name.to_owned(), to: position(to), from: position(from) }
            }
        });
    }
    if !all.iter().any(|it| matches!(it, Setting::Passes { .. })) {
        all.insert(0, Setting::Nothing { name: name.to_owned() });
    }
    all
}
