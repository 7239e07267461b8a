//! Findings in the Static Analysis Results Interchange Format, version 2.1.0.
//!
//! <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value as Json, json};

use super::finding::{FINGERPRINT, Finding, Report, Step};
use crate::query::{Place, SourcePlace};

/// A log with one run. With `compared`, its results are those that a baseline has not.
pub fn log(report: &Report, version: &str, compared: bool) -> Json {
    let used = report.findings.iter().map(|it| it.rule.as_str());
    let ids: BTreeSet<&str> = used.chain(report.rules.keys().map(String::as_str)).collect();
    let ids: Vec<&str> = ids.into_iter().collect();
    let rule = |id: &&str| match report.rules.get(*id).filter(|text| !text.is_empty()) {
        Some(text) => json!({ "id": id, "shortDescription": { "text": text } }),
        None => json!({ "id": id }),
    };
    let prints = report.fingerprints();
    let result = |(finding, print): (&Finding, String)| {
        let place = report.places.get(&finding.inst);
        let mut result = json!({
            "ruleId": finding.rule,
            "ruleIndex": ids.binary_search(&finding.rule.as_str()).unwrap_or_default(),
            "level": "warning",
            "message": { "text": finding.message },
            "locations": [location(place, None)],
            "partialFingerprints": { FINGERPRINT: print },
        });
        if !finding.paths.is_empty() {
            let flow = |path: &Vec<Step>| json!({ "threadFlows": [thread_flow(path, report)] });
            result["codeFlows"] = finding.paths.iter().map(flow).collect();
        }
        if compared {
            result["baselineState"] = json!("new");
        }
        result
    };
    let results: Vec<Json> = report.findings.iter().zip(prints).map(result).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "llvm-facts",
                "semanticVersion": version,
                "rules": ids.iter().map(rule).collect::<Vec<Json>>(),
            } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

/// A path, step by step.
fn thread_flow(path: &[Step], report: &Report) -> Json {
    let step = |(i, step): (usize, &Step)| {
        let location = location(report.places.get(&step.inst), Some(&step.note));
        json!({ "executionOrder": i + 1, "location": location })
    };
    json!({ "locations": path.iter().enumerate().map(step).collect::<Vec<Json>>() })
}

/// A place in the source, or the module that has it; and the function.
fn location(place: Option<&Place>, note: Option<&str>) -> Json {
    let mut location = json!({});
    if let Some(text) = note {
        location["message"] = json!({ "text": text });
    }
    let Some(place) = place else { return location };
    let file = place.source.as_ref().map(|it| it.file.as_str()).or(place.module.as_deref());
    if let Some(file) = file {
        location["physicalLocation"] = json!({ "artifactLocation": artifact(file) });
    }
    if let Some(source) = place.source.as_ref().filter(|source| source.line > 0) {
        location["physicalLocation"]["region"] = region(source);
    }
    if let Some(function) = &place.function {
        let mut logical = json!({ "name": function, "kind": "function" });
        if let (Some(label), None) = (&place.label, &place.source) {
            logical["decoratedName"] = json!(label);
        }
        location["logicalLocations"] = json!([logical]);
    }
    location
}

/// A line, and the column in characters.
fn region(source: &SourcePlace) -> Json {
    let mut region = json!({ "startLine": source.line });
    let bytes = (source.column as usize).checked_sub(1);
    if let Some(bytes) = bytes {
        let before = source.text.as_deref().and_then(|text| text.get(..bytes));
        region["startColumn"] = json!(before.map_or(bytes, |text| text.chars().count()) + 1);
    }
    if let Some(text) = &source.text {
        region["snippet"] = json!({ "text": text });
    }
    region
}

/// A file by its URI, below the root of the sources unless it says where it is.
fn artifact(file: &str) -> Json {
    let path = escaped(file);
    match Path::new(file).is_absolute() {
        true => json!({ "uri": format!("file://{path}") }),
        false => json!({ "uri": path, "uriBaseId": "%SRCROOT%" }),
    }
}

/// The path of a URI (RFC 3986): what has a meaning in it is written in hexadecimal digits.
fn escaped(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
