//! What SARIF 2.1.0 demands of a file, and what code hosts demand beyond that.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// The file, if all is there that must be.
pub fn read(file: &Path) -> Value {
    let log: Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
    assert_eq!(log["version"], "2.1.0");
    assert_eq!(log["$schema"], "https://json.schemastore.org/sarif-2.1.0.json");
    let mut categories = BTreeSet::new();
    for run in list(&log["runs"]) {
        let driver = &run["tool"]["driver"];
        assert_eq!(driver["name"], "llvm-facts");
        let rules = list(&driver["rules"]);
        let ids: BTreeSet<&str> = rules.iter().map(|rule| text(&rule["id"])).collect();
        assert_eq!(ids.len(), rules.len(), "{rules:?}");
        for rule in rules {
            for words in ["shortDescription", "fullDescription", "help"] {
                text(&rule[words]["text"]);
            }
        }
        // GitHub takes what stands before the last slash, and refuses two runs with the same.
        let (category, run_id) = text(&run["automationDetails"]["id"]).rsplit_once('/').unwrap();
        assert!(categories.insert(category.to_owned()) && run_id.is_empty(), "{category} {run_id}");
        for finding in list(&run["results"]) {
            result(finding, rules);
        }
    }
    log
}

/// The rules of what was found, run after run, in order.
pub fn found(log: &Value) -> Vec<Vec<&str>> {
    let mut runs = Vec::new();
    for run in list(&log["runs"]) {
        let mut rules: Vec<&str> =
            list(&run["results"]).iter().map(|it| text(&it["ruleId"])).collect();
        rules.sort_unstable();
        runs.push(rules);
    }
    runs
}

fn result(finding: &Value, rules: &[Value]) {
    text(&finding["message"]["text"]);
    let index = usize::try_from(finding["ruleIndex"].as_u64().unwrap()).unwrap();
    assert_eq!(rules[index]["id"], finding["ruleId"]);
    assert!(["none", "note", "warning", "error"].contains(&text(&finding["level"])));
    let prints = finding["partialFingerprints"].as_object().unwrap();
    assert!(!prints.is_empty() && prints.values().all(Value::is_string));
    let places = list(&finding["locations"]);
    assert!(!places.is_empty());
    places.iter().for_each(location);
    for flow in finding["codeFlows"].as_array().into_iter().flatten() {
        for thread in list(&flow["threadFlows"]) {
            let steps = list(&thread["locations"]);
            assert!(!steps.is_empty());
            for step in steps {
                location(&step["location"]);
            }
        }
    }
}

fn location(place: &Value) {
    let physical = &place["physicalLocation"];
    let uri = text(&physical["artifactLocation"]["uri"]);
    assert!(!uri.starts_with('/') && !uri.contains(' '), "{uri}");
    if let Some(region) = physical.get("region") {
        assert!(region["startLine"].as_u64().unwrap() > 0, "{region}");
        assert!(region["startColumn"].as_u64().is_none_or(|it| it > 0), "{region}");
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("a list is missing: {value}"))
}

fn text(value: &Value) -> &str {
    value.as_str().filter(|it| !it.is_empty()).unwrap_or_else(|| panic!("a text is missing"))
}
