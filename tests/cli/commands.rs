//! What each command does when all is well.

use super::{Place, Ran, bitcode, llvm_tool};

const COMMANDS: [&str; 17] = [
    "extract",
    "rebuild",
    "transform",
    "check",
    "roundtrip",
    "query",
    "explain",
    "import",
    "souffle-command",
    "library",
    "schema",
    "stats",
    "doctor",
    "diff",
    "bitcode",
    "completions",
    "man",
];

#[test]
fn every_command_explains_itself_with_examples() {
    let place = Place::empty();
    let help = place.ok(&["--help"]);
    assert!(help.contains("Examples:"));
    for command in COMMANDS {
        assert!(help.contains(&format!("  {command} ")), "{command} is not in the list");
        let help = place.ok(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.contains("Usage: llvm-facts"), "{help}");
    }
}

#[test]
fn the_version_names_the_llvm_whose_modules_are_read() {
    let version = Place::empty().ok(&["--version"]);
    assert_eq!(version, concat!("llvm-facts ", env!("CARGO_PKG_VERSION"), " (LLVM 15)\n"));
}

#[test]
fn completions_and_manual_pages_come_from_the_definition() {
    let place = Place::empty();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(place.ok(&["completions", shell]).contains("roundtrip"), "{shell}");
    }
    assert!(place.ok(&["man"]).contains(".TH llvm-facts 1"));
    for command in COMMANDS {
        assert!(place.ok(&["man", command]).contains(&format!(".TH llvm-facts-{command} 1")));
    }
    place.refuses(&["man", "nothing"], &["there is no command nothing", "rebuild"]);
}

#[test]
fn settings_of_other_tools_are_asked() {
    let place = Place::empty();
    place.write("a.bc", bitcode(FLOW));
    let settings = r#"{"functions": [{"name": "source", "ret": "source"}],
        "variables": [{"scope": "main", "name": "v", "cat": "sink"}]}"#;
    place.write("settings.json", settings);
    place.write("library.semantics", "\"passes\" 1->-1\n\"sink\" 1->1 # keeps\n");
    let arguments =
        ["import", "settings.json", "library.semantics", "-o", "flow.dl", "--kind", "k"];
    place.fails(&arguments, &["settings.json", "variable v of main", "--keep-going"]);
    assert!(!place.path("flow.dl").exists());
    place.ok(&[&arguments[..], &["--keep-going"]].concat());
    let mut program = place.read("flow.dl");
    program += "taint_sink(\"k\", \"sink\", \"0\").\n";
    place.write("flow.dl", program);
    let flows = place.ok(&["query", "a.bc", "flow.dl", "--format", "text"]);
    assert!(flows.contains("k: `source` reaches `sink`"), "{flows}");
    place.fails(&["import", "a.bc"], &["a.bc: no text: byte "]);
    place.refuses(&["import"], &["<FILE>"]);
}

/// What the one function returns goes through another to a third.
const FLOW: &str = "\
declare i32 @source()
declare i32 @passes(i32)
declare void @sink(i32)
define void @main() {
  %a = call i32 @source()
  %b = call i32 @passes(i32 %a)
  call void @sink(i32 %b)
  ret void
}
";

#[test]
fn the_library_is_listed_and_described() {
    let place = Place::empty();
    let list = place.ok(&["library", "--list"]);
    assert!(list.lines().any(|name| name == "cfg.dl"), "{list}");
    let overview = place.ok(&["library"]);
    assert!(overview.contains("cfg.dl        Control flow: "), "{overview}");
    // As text with the head of the file, by either name; private relations are left out.
    let text = place.ok(&["library", "cfg"]);
    assert_eq!(text, place.ok(&["library", "cfg.dl"]));
    assert!(text.starts_with("// Control flow: ") && !text.contains(".decl _"), "{text}");
    let declared = ".decl immediate_dominator(block: Block, dominator: Block)\n";
    assert!(text.contains(declared), "{text}");
    let json = place.ok(&["library", "phi", "--format", "json"]);
    let relations: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(relations[0]["name"], "phi_slot");
    assert_eq!(relations[0]["columns"][1]["type"], "Function");
    place.fails(
        &["library", "no_such"],
        &["nothing in the schema or the library is called `no_such`"],
    );
    place.refuses(&["library", "facts.dl"], &["llvm-facts schema"]);
}

#[test]
fn programs_are_brought_into_one_style() {
    let place = Place::empty();
    let (plain, style) = ("a(x):-b(x). // why\n", "a(x) :- b(x). // why\n");
    std::fs::create_dir(place.path("rules")).expect("a directory");
    place.write("rules/a.dl", plain);
    let check = ["library", "--format", "rules", "--check"];
    let unlike = place.run(&check);
    assert_eq!(unlike.code, Some(1), "{}", unlike.err);
    assert!(unlike.err.contains("rules/a.dl: not formatted"), "{}", unlike.err);
    place.ok(&["library", "--format", "rules"]);
    assert_eq!(place.read("rules/a.dl"), style);
    place.ok(&check);
    place.write("b.dl", "a(x) :- b(x)");
    let wrong = place.run(&["library", "--format", "b.dl"]);
    assert_eq!(wrong.code, Some(1), "{}", wrong.err);
    assert!(wrong.err.contains("b.dl:1:13"), "{}", wrong.err);
    assert!(wrong.err.contains("a clause ends with `.`"), "{}", wrong.err);
    assert_eq!(place.read("b.dl"), "a(x) :- b(x)");
}

#[test]
fn wrong_arguments_end_with_exit_code_2() {
    let place = Place::with_base();
    let wrong: [&[&str]; 9] = [
        &[],
        &["base.ll"],
        &["-o", "facts"],
        &["base.ll", "-o", "facts", "--no-such-option"],
        &["base.ll", "-o", "facts", "-j", "0"],
        &["base.ll", "-o", "facts", "-q", "-v"],
        &["schema", "--format", "xml"],
        &["rebuild", "facts"],
        &["roundtrip"],
    ];
    for arguments in wrong {
        let ran = place.run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains("--help") || ran.err.contains("Usage: "), "{}", ran.err);
    }
    assert_eq!(place.names(""), ["base.ll"]);
}

#[test]
fn the_schema_is_printed_in_three_formats() {
    let place = Place::empty();
    let json: serde_json::Value =
        serde_json::from_str(&place.ok(&["schema", "--format", "json"])).unwrap();
    let relations = json.as_array().unwrap();
    let (dl, md) = (place.ok(&["schema"]), place.ok(&["schema", "--format", "md"]));
    for relation in relations {
        let name = relation["name"].as_str().unwrap();
        assert!(dl.contains(&format!(".decl {name}(")), "{name}");
        assert!(md.contains(name), "{name}");
        assert!(relation["group"].is_string() && relation["view"].is_boolean());
        assert!(!relation["doc"].as_str().unwrap().is_empty());
        for column in relation["columns"].as_array().unwrap() {
            assert!(column["name"].is_string() && column["type"].is_string(), "{column}");
        }
    }
    let load = relations.iter().find(|r| r["name"] == "instruction_load_addr").unwrap();
    assert_eq!(
        load["columns"],
        serde_json::json!([
            {"name": "inst", "type": "Instruction"},
            {"name": "ptr", "type": "Value"}
        ])
    );
}

#[test]
fn extract_is_what_happens_without_a_command() {
    let place = Place::with_base();
    place.ok(&["base.ll", "-o", "a"]);
    place.ok(&["extract", "base.ll", "-o", "b"]);
    assert_eq!(place.contents("a"), place.contents("b"));
    assert_eq!(place.read("a/function_name.facts").lines().count(), 3);
}

#[test]
fn text_and_bitcode_have_the_same_facts() {
    let place = Place::with_base();
    // LLVM 15 exchanges getter and setter of what it reads as text.
    let property = "!named = !{!0}\n\
        !0 = !DIObjCProperty(name: \"p\", setter: \"set\", getter: \"get\", attributes: 7)\n";
    for (name, text) in [("base", super::BASE), ("property", property)] {
        place.write(format!("{name}.ll"), text);
        let assembled = super::llvm_tool("llvm-as")
            .current_dir(place.path(""))
            .args(["-o", &format!("{name}.bc")])
            .stdin(std::fs::File::open(place.path(format!("{name}.ll"))).unwrap())
            .status()
            .unwrap();
        assert!(assembled.success());
        place.ok(&[&format!("{name}.ll"), "-o", "a"]);
        place.ok(&[&format!("{name}.bc"), "-o", "b"]);
        assert_eq!(place.contents("a"), place.contents("b"), "{name}");
    }
}

#[test]
fn facts_do_not_depend_on_threads() {
    let place = Place::with_base();
    let inputs = ["base.ll", "base.ll", "base.ll", "base.ll", "base.ll"];
    let ways: [&[&str]; 3] = [&["-j", "1"], &["-j", "2"], &["-j", "5"]];
    let facts = ways.map(|way| {
        place.ok(&[&inputs[..], &["-o", "facts"], way].concat());
        place.contents("facts")
    });
    assert!(facts.iter().all(|other| *other == facts[0]));
}

#[test]
fn compressed_facts_are_facts() {
    let place = Place::with_base();
    place.ok(&["base.ll", "-o", "plain"]);
    place.ok(&["base.ll", "-o", "small", "--compress"]);
    let bytes = std::fs::read(place.path("small/variable_type.facts")).unwrap();
    assert_eq!(bytes[..2], [0x1F, 0x8B]);
    for dir in ["plain", "small"] {
        place.ok(&["rebuild", dir, "-o", &format!("{dir}.ll")]);
    }
    assert_eq!(place.read("plain.ll"), place.read("small.ll"));
    let rows = |dir: &str| {
        let json = place.ok(&["stats", dir, "--format", "json"]);
        serde_json::from_str::<serde_json::Value>(&json).unwrap()["rows"].clone()
    };
    assert_eq!(rows("plain"), rows("small"));
}

#[test]
fn strings_are_expanded_when_asked_for() {
    let place = Place::empty();
    place.write("s.ll", "@s = constant [3 x i8] c\"abc\"\n");
    place.ok(&["s.ll", "-o", "facts"]);
    let before = place.read("facts/variable_type.facts").lines().count();
    place.ok(&["s.ll", "-o", "facts", "--expand-strings"]);
    assert!(place.read("facts/variable_type.facts").lines().count() > before);
}

#[test]
fn stats_count_rows_bytes_and_entities() {
    let place = Place::with_facts();
    let json: serde_json::Value =
        serde_json::from_str(&place.ok(&["stats", "facts", "--format", "json"])).unwrap();
    assert_eq!(json["entities"]["Module"], 1);
    assert_eq!(json["entities"]["Function"], 3);
    assert_eq!(json["entities"]["Block"], 4);
    assert_eq!(json["entities"]["Instruction"], 8);
    let relations = json["relations"].as_array().unwrap();
    assert!(relations.iter().all(|r| r["rows"] != 0));
    let name = relations.iter().find(|r| r["name"] == "function_name").unwrap();
    assert_eq!((&name["rows"], &name["bytes"]), (&3.into(), &23.into()));
    let all = place.ok(&["stats", "facts", "--all", "--format", "json"]);
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    assert!(all["relations"].as_array().unwrap().len() > relations.len());
    assert_eq!(all["rows"], json["rows"]);
    let table = place.ok(&["stats", "facts"]);
    assert!(table.contains("function_name ") && table.contains("Instruction "), "{table}");
}

#[test]
fn stats_of_modules_are_those_of_their_facts_without_files() {
    let place = Place::with_base();
    place.write("b.bc", bitcode("define void @b() {\n  ret void\n}\n"));
    place.ok(&["base.ll", "b.bc", "-o", "facts"]);
    let json = |source: &[&str]| -> serde_json::Value {
        let all = [&["stats", "--format", "json"], source].concat();
        serde_json::from_str(&place.ok(&all)).expect("it is JSON")
    };
    let mut of_files = json(&["facts"]);
    let without_bytes = |of: &mut serde_json::Value| {
        let bytes = of.as_object_mut().and_then(|of| of.remove("bytes"));
        assert!(bytes.is_some_and(|bytes| bytes.as_u64() > Some(0)), "{of}");
    };
    for relation in of_files["relations"].as_array_mut().expect("relations") {
        without_bytes(relation);
    }
    without_bytes(&mut of_files);
    for jobs in ["1", "2"] {
        assert_eq!(json(&["base.ll", "b.bc", "-j", jobs]), of_files);
    }
    let table = place.ok(&["stats", "base.ll"]);
    assert!(!table.contains("bytes") && table.contains(" relations, "), "{table}");
}

#[test]
fn quiet_is_silent_and_verbose_names_inputs() {
    let place = Place::with_base();
    assert_eq!(place.run(&["base.ll", "-o", "f", "-q"]).err, "");
    assert!(place.run(&["base.ll", "-o", "f"]).err.contains("1 module, "));
    assert!(place.run(&["base.ll", "-o", "f", "-v"]).err.contains("reading base.ll"));
    let said = place.run(&["base.ll", "-o", "f", "-v"]).err;
    assert!(said.contains("LLVM read 1 of 1 module; 1: it is text\n"), "{said}");
    assert_eq!(place.run(&["rebuild", "f", "-o", "x.bc", "-q"]).err, "");
}

#[test]
fn rebuild_writes_bitcode_text_and_standard_output() {
    let place = Place::with_facts();
    place.ok(&["rebuild", "facts", "-o", "out.bc"]);
    place.ok(&["rebuild", "facts", "-o", "out.ll"]);
    let bytes = std::fs::read(place.path("out.bc")).unwrap();
    assert!(bytes.starts_with(b"BC\xC0\xDE"));
    assert_eq!(place.run(&["rebuild", "facts", "-o", "-"]).out, bytes);
    assert!(place.read("out.ll").contains("%x = add nsw i32 %a, 1"));
    // And once more: of the rebuilt module's facts the same is built.
    place.ok(&["out.bc", "-o", "again"]);
    assert_eq!(place.run(&["rebuild", "again", "-o", "-"]).out, bytes);
}

/// What follows from other relations is not opened, unless an overlay may name it.
#[test]
fn rebuild_reads_no_view() {
    let place = Place::with_facts();
    let bytes = place.run(&["rebuild", "facts", "-o", "-"]).out;
    std::fs::create_dir(place.path("new")).unwrap();
    let views = facts::Relation::ALL.iter().filter(|relation| relation.info().view);
    for view in views.clone() {
        place.write(format!("facts/{}", view.info().file_name()), "nothing that is a row\t\n");
    }
    assert_eq!(place.run(&["rebuild", "facts", "-o", "-"]).out, bytes);
    let overlaid = &["rebuild", "facts", "--overlay", "new", "-o", "x.bc"];
    place.fails(overlaid, &[".facts:1", "is not"]);
    for view in views {
        std::fs::remove_file(place.path(format!("facts/{}", view.info().file_name()))).unwrap();
    }
    assert_eq!(place.run(&["rebuild", "facts", "-o", "-"]).out, bytes);
}

#[test]
fn several_modules_are_rebuilt_one_by_one_or_all() {
    let place = Place::with_base();
    let names = ["a/x.c", "b/x.c", "y z.c"];
    for (i, name) in names.iter().enumerate() {
        let text = format!("source_filename = \"{name}\"\n@g{i} = global i32 {i}\n");
        place.write(format!("{i}.bc"), bitcode(&text));
    }
    place.ok(&["0.bc", "1.bc", "2.bc", "-o", "facts"]);
    place.ok(&["rebuild", "facts", "-o", "all"]);
    assert_eq!(place.names("all"), ["0000-x.c.bc", "0001-x.c.bc", "0002-y z.c.bc"]);
    for (chosen, global) in [("1", "@g1"), ("b/x.c", "@g1"), ("y z.c", "@g2"), ("0", "@g0")] {
        place.ok(&["rebuild", "facts", "--module", chosen, "-o", "one.ll"]);
        assert!(place.read("one.ll").contains(global), "{chosen}");
    }
    place.fails(&["rebuild", "facts", "-o", "one.bc"], &["3 modules", "--module"]);
    place.fails(&["rebuild", "facts", "-o", "-"], &["3 modules", "--module"]);
    place.fails(&["rebuild", "facts", "-m", "3", "-o", "x.bc"], &["no module", "from 0 to 2"]);
    place.fails(&["rebuild", "facts", "-m", "z.c", "-o", "x.bc"], &["no module", "z.c"]);
    assert!(!place.path("x.bc").exists() && !place.path("one.bc").exists());
}

#[test]
fn an_overlay_replaces_relations() {
    let place = Place::with_facts();
    std::fs::create_dir(place.path("new")).unwrap();
    let flags = place.read("facts/operation_nsw.facts");
    place.write("new/operation_nsw.facts", "");
    place.write("new/operation_nuw.csv", flags);
    place.ok(&["rebuild", "facts", "--overlay", "new", "-o", "out.ll"]);
    assert!(place.read("out.ll").contains("%x = add nuw i32 %a, 1"));
    place.write("new/instruction_laod.facts", "");
    place.fails(
        &["rebuild", "facts", "--overlay", "new", "-o", "x.ll"],
        &["new/instruction_laod.facts", "no relation has this name"],
    );
}

#[test]
fn what_no_module_holds_is_told() {
    let place = Place::with_facts();
    place.write("facts/module_function.facts", "");
    let Ran { code, err, .. } = place.run(&["rebuild", "facts", "-o", "out.ll"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(err.contains("rows left out, the first: "), "{err}");
    assert!(err.contains("no module holds Type"), "{err}");
}

#[test]
fn roundtrip_counts_what_is_identical() {
    let place = Place::with_base();
    place.write("list.txt", "base.ll\nbase.ll\n");
    let one = "1 identical, 0 different, 0 failed\n";
    assert_eq!(place.ok(&["roundtrip", "base.ll"]), one);
    assert_eq!(place.ok(&["roundtrip", "base.ll", "-j", "1"]), one);
    let three = "3 identical, 0 different, 0 failed\n";
    assert_eq!(place.ok(&["roundtrip", "base.ll", "--list", "list.txt", "-j", "2"]), three);
    let json = place.ok(&["roundtrip", "@list.txt", "--format", "json", "--keep", "kept"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let expected = serde_json::json!({"identical": 2, "different": 0, "failed": 0, "modules": []});
    assert_eq!(json, expected);
    assert_eq!(place.names("kept"), [""; 0]);
}

#[test]
fn roundtrip_names_what_failed_in_the_order_of_the_inputs() {
    let place = Place::with_base();
    place.write("bad.ll", "define\n");
    place.write("crash.bc", include_bytes!("crashes_llvm_15.bc"));
    let ran = place.run(&["roundtrip", "missing.bc", "base.ll", "crash.bc", "bad.ll", "-j", "4"]);
    assert_eq!(ran.code, Some(1));
    let out = String::from_utf8(ran.out).unwrap();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "missing.bc: there is no such file");
    assert!(lines[1].starts_with("crash.bc: LLVM crashed"), "{out}");
    assert!(lines[2].starts_with("bad.ll: line 2, column 1: "), "{out}");
    assert_eq!(lines[3..], ["1 identical, 0 different, 3 failed"]);
}

/// What `llvm-bcanalyzer-15` and this program say of the same file, without names, of which this
/// program knows more, and without averages, which are printed otherwise.
fn numbers(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let mut line = line.replace(" (offset match)", "");
        if line.starts_with("Summary of") {
            continue;
        }
        if let Some(tag) = line.find('<') {
            let name = |c: char| c == '<' || c == '/' || c == '_' || c.is_alphanumeric();
            let rest = line[tag..].trim_start_matches(name).to_owned();
            let is_end = line[tag..].starts_with("</");
            line = format!("{}<{}{rest}", &line[..tag], if is_end { "/" } else { "" });
        } else if line.contains("Block ID #") {
            line = line.split(" (").next().unwrap().trim_end_matches(':').to_owned();
        } else if line.contains("Tot/Avg") {
            line = line.rsplit_once('/').unwrap().0.to_owned();
        } else if line.starts_with("\t\t") {
            line = line.rsplit_once("  ").unwrap().0.to_owned();
        }
        lines.push(line);
    }
    lines
}

#[test]
fn bitcode_is_told_as_llvm_bcanalyzer_does() {
    let place = Place::empty();
    let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut folders = vec![corpus];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.extension().is_none_or(|extension| extension != "ll") {
                continue;
            }
            place.write("in.bc", bitcode(&std::fs::read_to_string(&path).unwrap()));
            // Both print the sums after the records.
            let mut tool = llvm_tool("llvm-bcanalyzer");
            let told = tool.arg("--dump").arg(place.path("in.bc")).output().unwrap();
            let expected = numbers(&String::from_utf8_lossy(&told.stdout));
            let told = numbers(&place.ok(&["bitcode", "in.bc", "--dump"]));
            assert_eq!(told, expected, "{}", path.display());
            files += 1;
        }
    }
    assert!(files > 100, "{files} files");
    let sums = place.ok(&["bitcode", "in.bc"]);
    assert!(place.ok(&["bitcode", "in.bc", "--dump"]).ends_with(&sums) && sums.contains("Percent"));
    place.write("no.bc", "no bitcode");
    place.fails(&["bitcode", "no.bc"], &["no.bc: ", "this is no bitcode"]);
    place.fails(&["bitcode", "none.bc"], &["none.bc: "]);
}

#[test]
fn programs_are_checked_without_a_module() {
    let place = Place::empty();
    place.write("good.dl", ".include \"cfg.dl\"\n.output loop_header\n");
    place.write("warned.dl", ".decl a(x: number)\n.output a\n");
    place.write("wrong.dl", "a(1).\n");
    let said = |arguments: &[&str]| {
        let Ran { code, err, .. } = place.run(&[&["check"], arguments].concat());
        (code, err)
    };
    assert_eq!(
        said(&["good.dl"]),
        (Some(0), "llvm-facts: 1 program: 0 errors, 0 warnings\n".into())
    );
    assert_eq!(said(&["good.dl", "-q"]), (Some(0), String::new()));
    let (code, err) = said(&["warned.dl", "good.dl"]);
    assert!(code == Some(0) && err.contains("2 programs: 0 errors, 1 warning"), "{err}");
    let (code, err) = said(&["warned.dl", "--warnings-as-errors", "-q"]);
    assert!(code == Some(1) && err.contains("no-rows") && err.contains("1 warning"), "{err}");
    let (code, err) = said(&["wrong.dl", "good.dl"]);
    assert!(code == Some(1) && err.contains("wrong.dl:1:1") && err.contains("1 error"), "{err}");
    place.fails(&["check", "none.dl"], &["none.dl", "No such file"]);
}

#[test]
fn passes_are_named_and_have_one_module() {
    let place = Place::empty();
    let text = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n";
    place.write("a.ll", text);
    place.write("a.bc", bitcode(text));
    let traced = "call void @__trace_entry(ptr @0)";
    place.ok(&["transform", "a.bc", "trace_entries", "-o", "out.ll"]);
    assert!(place.read("out.ll").contains(traced));
    place.ok(&["a.bc", "-o", "facts"]);
    place.ok(&["transform", "facts", "transform/trace_entries.dl", "-o", "of-facts.ll", "-q"]);
    assert_eq!(place.read("out.ll"), place.read("of-facts.ll"));
    place.ok(&["a.bc", "a.ll", "-o", "two"]);
    place.write("no-pass.dl", ".decl a(x: number)\na(1).\n.output a\n");
    place.write(
        "row.dl",
        ".include \"facts.dl\"\n.decl drop_function_name(f: Function, n: Name)\n\
        drop_function_name(f, \"nobody\") :- function_name(f, _).\n.output drop_function_name\n",
    );
    for (arguments, words) in [
        (&["two", "trace_entries"][..], &["two: 2 modules", "one at a time"][..]),
        (&["a.bc"], &["name a pass after the module", "check_bounds"]),
        (&["a.bc", "trace_entrys"], &["no such file", "did you mean `trace_entries`?"]),
        (&["a.bc", "no-pass.dl"], &["no-pass.dl", "no pass", "add_ or drop_"]),
        (&["a.bc", "row.dl"], &["drop_function_name", "the facts have no such row to drop"]),
        (&["a.bc", "trace_entries", "no-pass.dl"], &["no-pass.dl", "no pass"]),
    ] {
        let ran = place.run(&[&["transform"], arguments, &["-o", "new.bc"]].concat());
        assert!(ran.code.is_some_and(|code| code == 1 || code == 2), "{arguments:?}");
        words.iter().for_each(|word| assert!(ran.err.contains(word), "{}", ran.err));
        assert!(!place.path("new.bc").exists());
    }
    place.fails(&["transform", "a.bc", "trace_entries", "-o", "a.bc"], &["that is what is read"]);
}
