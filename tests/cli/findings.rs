//! `llvm-facts query --format text` and `sarif`: findings with places, paths, baselines, exit codes.

use std::path::Path;

use serde_json::Value as Json;

use super::Place;

const SOURCE: &str = "\
int g(int);
int f(int x) {
    int y = g(x);
\treturn y / (x + 1);
}
";

const RULES: &str = r#".include "findings/findings.dl"
    finding("division", inst, "the divisor may be 0") :- instruction_opcode(inst, "sdiv").
    finding_rule("division", "Divisions whose divisor is not checked.").
    finding_path("division", inst, message, call, 0, call, "g is called") :-
        finding("division", inst, message), callsite_target(call, _).
    finding_path("division", inst, message, call, 1, inst, "it is divided") :-
        finding("division", inst, message), callsite_target(call, _).
    .output finding
    .output finding_path
    .output finding_rule
"#;

const MODULE: &str = r#"
define i32 @f(i32 %x) !dbg !4 {
  %y = call i32 @g(i32 %x), !dbg !DILocation(line: 3, column: 13, scope: !4)
  %d = add i32 %x, 1, !dbg !DILocation(line: 4, column: 16, scope: !4)
  %q = sdiv i32 %y, %d, !dbg !DILocation(line: 4, column: 11, scope: !4)
  ret i32 %q
}
declare i32 @g(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a b.c", directory: "")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
"#;

fn place() -> Place {
    let place = Place::empty();
    place.write("f.ll", MODULE);
    place.write("a b.c", SOURCE);
    place.write("check.dl", RULES);
    place
}

const TEXT: &str = "\
a b.c:4:11: division: the divisor may be 0
    4 | \treturn y / (x + 1);
      | \t         ^
  1. a b.c:3:13: g is called
       3 |     int y = g(x);
         |             ^
  2. a b.c:4:11: it is divided
       4 | \treturn y / (x + 1);
         | \t         ^
";

#[test]
fn text_is_as_compilers_print_it_with_the_path() {
    let place = place();
    assert_eq!(place.ok(&["query", "f.ll", "check.dl", "--format", "text"]), TEXT);
    place.ok(&["f.ll", "-o", "facts"]);
    assert_eq!(place.ok(&["query", "facts", "check.dl", "--format", "text"]), TEXT);
}

#[test]
fn any_relation_of_instructions_is_findings_and_others_are_told() {
    let place = place();
    let rules = ".include \"facts.dl\"
        .decl calls(fn: Function, inst: Instruction)
        calls(f, i) :- callsite_target(i, f).
        .decl name(n: Name)
        name(n) :- function_name(_, n).
        .output calls
        .output name";
    place.write("q.dl", rules);
    let ran = place.run(&["query", "f.ll", "q.dl", "--format", "text"]);
    let out = String::from_utf8(ran.out).unwrap();
    assert!(out.starts_with("a b.c:3:13: calls: fn = @g\n"), "{out}");
    assert!(ran.err.contains("`name` has no column of instructions"), "{}", ran.err);
    // Without debug information it is the module and LLVM's text.
    let bare = "define void @h() {\n  call void @h()\n  ret void\n}\n";
    place.write("bare.ll", bare);
    let out = place.ok(&["query", "bare.ll", "-e", "callsite_target(i, _)", "--format", "text"]);
    assert_eq!(out, "bare.ll: @h:call void @h(): answer: @h:call void @h()\n");
}

/// The properties that an object of SARIF 2.1.0 may have here, by what it is; those with `!` it must
/// have. From section 3 of the standard.
const SHAPES: [(&str, &[&str]); 13] = [
    ("log", &["$schema", "version!", "runs!"]),
    ("run", &["tool!", "results!", "columnKind"]),
    ("tool", &["driver!"]),
    ("driver", &["name!", "semanticVersion", "rules"]),
    ("rule", &["id!", "shortDescription"]),
    (
        "result",
        &[
            "ruleId!",
            "ruleIndex",
            "level",
            "message!",
            "locations!",
            "partialFingerprints!",
            "codeFlows",
            "baselineState",
        ],
    ),
    ("message", &["text!"]),
    ("location", &["message", "physicalLocation", "logicalLocations"]),
    ("physicalLocation", &["artifactLocation!", "region"]),
    ("artifactLocation", &["uri!", "uriBaseId"]),
    ("region", &["startLine!", "startColumn", "snippet"]),
    ("logicalLocation", &["name!", "kind", "decoratedName"]),
    ("threadFlowLocation", &["location!", "executionOrder"]),
];

/// Fails if an object has a property that its kind has not, or lacks one that it must have.
#[track_caller]
fn shaped<'a>(json: &'a Json, kind: &str) -> &'a Json {
    let (_, properties) = SHAPES.iter().find(|(name, _)| *name == kind).unwrap();
    let object = json.as_object().unwrap_or_else(|| panic!("{kind}: {json}"));
    let known = |key: &String| properties.iter().any(|it| it.trim_end_matches('!') == key);
    assert!(object.keys().all(known), "{kind}: {json}");
    for property in properties.iter().filter_map(|it| it.strip_suffix('!')) {
        assert!(object.contains_key(property), "{kind} lacks {property}: {json}");
    }
    json
}

fn list(json: &Json) -> &[Json] {
    json.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn check_location(location: &Json) {
    shaped(location, "location");
    if location.get("message").is_some() {
        assert!(shaped(&location["message"], "message")["text"].is_string());
    }
    let physical = shaped(&location["physicalLocation"], "physicalLocation");
    let artifact = shaped(&physical["artifactLocation"], "artifactLocation");
    assert!(!artifact["uri"].as_str().unwrap().contains(' '));
    let region = shaped(&physical["region"], "region");
    assert!(region["startLine"].as_u64().unwrap() >= 1);
    assert!(region["startColumn"].as_u64().unwrap() >= 1);
    list(&location["logicalLocations"]).iter().for_each(|it| {
        shaped(it, "logicalLocation");
    });
}

/// Checks a log against the standard; answers its results.
fn results(text: &str) -> Vec<Json> {
    let log: Json = serde_json::from_str(text).unwrap();
    assert_eq!(shaped(&log, "log")["version"], "2.1.0");
    let [run] = list(&log["runs"]) else { panic!("not one run") };
    let driver =
        shaped(&shaped(shaped(run, "run").get("tool").unwrap(), "tool")["driver"], "driver");
    let rules: Vec<&Json> = list(&driver["rules"]).iter().map(|it| shaped(it, "rule")).collect();
    for result in list(&run["results"]) {
        shaped(result, "result");
        let rule = rules[result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
        assert!(["none", "note", "warning", "error"].contains(&result["level"].as_str().unwrap()));
        assert!(!shaped(&result["message"], "message")["text"].as_str().unwrap().is_empty());
        list(&result["locations"]).iter().for_each(check_location);
        let prints = result["partialFingerprints"].as_object().unwrap();
        assert!(!prints.is_empty() && prints.values().all(Json::is_string));
        for flow in list(&result["codeFlows"]) {
            let threads = list(&flow["threadFlows"]);
            assert!(!threads.is_empty());
            for (i, step) in list(&threads[0]["locations"]).iter().enumerate() {
                shaped(step, "threadFlowLocation");
                assert_eq!(step["executionOrder"], i + 1);
                check_location(&step["location"]);
            }
        }
    }
    list(&run["results"]).to_vec()
}

#[test]
fn sarif_keeps_its_standard_and_has_the_path() {
    let place = place();
    let results = results(&place.ok(&["query", "f.ll", "check.dl", "--format", "sarif"]));
    let [result] = &results[..] else { panic!("{results:?}") };
    assert_eq!(result["ruleId"], "division");
    let region = &result["locations"][0]["physicalLocation"]["region"];
    assert_eq!((&region["startLine"], &region["startColumn"]), (&4.into(), &11.into()));
    let steps = list(&result["codeFlows"][0]["threadFlows"][0]["locations"]);
    let lines: Vec<u64> = steps
        .iter()
        .map(|it| it["location"]["physicalLocation"]["region"]["startLine"].as_u64().unwrap())
        .collect();
    assert_eq!(lines, [3, 4]);
    assert_eq!(steps[0]["location"]["message"]["text"], "g is called");
}

#[test]
fn a_baseline_leaves_what_is_new_though_lines_have_moved() {
    let place = place();
    let old = place.ok(&["query", "f.ll", "check.dl", "--format", "sarif"]);
    place.write("old.sarif", &old);
    let compared = ["query", "f.ll", "check.dl", "--baseline", "old.sarif", "--fail-on-findings"];
    assert_eq!(place.ok(&compared), "");
    place.write("f.ll", MODULE.replace("line: 4", "line: 40"));
    assert_eq!(place.ok(&compared), "");
    // One more division is new.
    let second = "  %z = sdiv i32 %q, %x\n  ret i32 %z\n";
    place.write("f.ll", MODULE.replace("  ret i32 %q\n", second));
    let ran = place.run(&[&compared[..], &["--format", "sarif"]].concat());
    assert_eq!(ran.code, Some(4), "{}", ran.err);
    let log: Json = serde_json::from_slice(&ran.out).unwrap();
    let new = list(&log["runs"][0]["results"]);
    assert_eq!((new.len(), &new[0]["baselineState"]), (1, &Json::from("new")));
    place.write("other.sarif", r#"{"runs": [{"results": [{}]}]}"#);
    let with = |file| ["query", "f.ll", "check.dl", "--baseline", file];
    place.fails(&with("other.sarif"), &["other.sarif", "has no fingerprint"]);
    place.fails(&with("f.ll"), &["f.ll", "is no SARIF"]);
    place.fails(&with("none.sarif"), &["none.sarif", "--format sarif"]);
}

#[test]
fn findings_fail_when_they_are_asked_to() {
    let place = place();
    let ran = place.run(&["query", "f.ll", "check.dl", "--fail-on-findings"]);
    assert_eq!((ran.code, String::from_utf8(ran.out).unwrap()), (Some(4), TEXT.to_owned()));
    place.ok(&["query", "f.ll", "-e", "instruction_load(i)", "--fail-on-findings"]);
    let rows = ["query", "f.ll", "check.dl", "--fail-on-findings", "--format", "json"];
    place.refuses(&rows, &["--fail-on-findings", "--format text"]);
}

/// Two findings of one rule at one instruction have each their own way.
#[test]
fn a_path_belongs_to_the_finding_with_its_message() {
    let place = place();
    place.write(
        "two.dl",
        r#".include "findings/findings.dl"
        finding("twice", inst, cat("because of ", name)) :-
            instruction_opcode(inst, "sdiv"), _why(name, _).
        finding_path("twice", inst, cat("because of ", name), step, 0, step, name) :-
            instruction_opcode(inst, "sdiv"), _why(name, step).
        .decl _why(name: symbol, step: Instruction)
        _why("one", inst) :- instruction_opcode(inst, "call").
        _why("other", inst) :- instruction_opcode(inst, "add").
        .output finding, finding_path
        "#,
    );
    let text = place.ok(&["query", "f.ll", "two.dl", "--format", "text"]);
    let said: Vec<&str> = text.lines().filter(|line| line.contains("a b.c")).collect();
    assert_eq!(
        said,
        [
            "a b.c:4:11: twice: because of one",
            "  1. a b.c:3:13: one",
            "a b.c:4:11: twice: because of other",
            "  1. a b.c:4:16: other"
        ]
    );
}

#[test]
fn what_a_program_states_are_its_findings_whatever_else_it_answers() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let of = |file: &str| examples.join("use_after_free").join(file).display().to_string();
    let place = Place::empty();
    let (module, program) = (of("program.ll"), of("query.dl"));
    let found = place.ok(&["query", &module, &program, "--format", "text"]);
    let named = ["--relation", "finding,finding_path"];
    let same = place.ok(&[&["query", &module, &program, "--format", "text"], &named[..]].concat());
    assert!(found.contains(": use-after-free: ") && found == same, "{found}");
    // A program that states none has its rows.
    let rows = place.ok(&["query", &module, "-e", "instruction_load(i)", "--format", "text"]);
    assert!(rows.contains(": answer: "), "{rows}");
}
