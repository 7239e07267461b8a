//! `llvm-facts export`: what other programs read of it. networkx reads the GraphML, Kuzu loads the
//! tables and answers Cypher, Graphviz draws the DOT; Joern's archive is decoded here.
//!
//! `scripts/setup.sh graphs` installs them. A test that misses one says SKIPPED.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use llvm_facts::export::{FORMATS, Kind};
use serde_json::Value as Json;

/// The function of `nasty.ll`: a byte that is no UTF-8 stays as facts write it.
const NASTY: &str = "f\"q, c\tt\\b\nn<x>&{};é\\FF$|";

fn nasty() -> PathBuf {
    support::root().join("tests/graph/nasty.ll")
}

fn llvm_facts() -> Command {
    Command::new(env!("CARGO_BIN_EXE_llvm-facts"))
}

#[track_caller]
fn export(source: &Path, graph: &str, format: &str, out: &Path, more: &[&str]) {
    let mut command = llvm_facts();
    command.arg("export").arg(source).args(["--graph", graph, "--format", format, "-q", "-o"]);
    let ran = command.arg(out).args(more).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{graph} {format}: {said}");
}

fn json(source: &Path, graph: &str, dir: &Path, more: &[&str]) -> Json {
    let path = dir.join(format!("{graph}.json"));
    export(source, graph, "json", &path, more);
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

#[track_caller]
fn passes(mut command: Command) -> String {
    let ran = command.output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{said}");
    String::from_utf8(ran.stdout).unwrap()
}

const GRAPHS: [&str; 4] = ["cpg", "cfg", "callgraph", "types"];

fn script(name: &str) -> PathBuf {
    support::root().join("tests/graph").join(name)
}

#[test]
fn networkx_reads_graphml() {
    let Some(python) = support::python("networkx") else { return };
    let dir = tempfile::tempdir().unwrap();
    for graph in GRAPHS {
        json(&nasty(), graph, dir.path(), &[]);
        let path = dir.path().join(format!("{graph}.graphml"));
        export(&nasty(), graph, "graphml", &path, &[]);
        let mut command = Command::new(&python);
        command.arg(script("networkx_reads.py")).arg(&path);
        passes({
            command.arg(dir.path().join(format!("{graph}.json")));
            command
        });
    }
}

#[test]
fn kuzu_loads_tables_and_answers() {
    let Some(python) = support::python("kuzu") else { return };
    let dir = tempfile::tempdir().unwrap();
    let calls = "MATCH (f:FUNCTION)-[:CALL]->(g:FUNCTION) RETURN f.NAME, g.NAME ORDER BY f.NAME";
    let ways = "MATCH (a:BLOCK)-[e:CFG]->(b:BLOCK) WHERE e.BRANCH = 'true' RETURN a.NAME, b.NAME";
    let fields = "MATCH (t:TYPE)-[e:FIELD]->(f:TYPE) RETURN e.OFFSET, f.NAME ORDER BY e.OFFSET";
    let methods = "MATCH (m:METHOD)-[:AST]->(p:METHOD_PARAMETER_IN) RETURN m.NAME, count(p)";
    for (graph, query) in [("callgraph", calls), ("cfg", ways), ("types", fields), ("cpg", methods)]
    {
        json(&nasty(), graph, dir.path(), &[]);
        let tables = dir.path().join(graph);
        export(&nasty(), graph, "cypher-csv", &tables, &[]);
        let mut command = Command::new(&python);
        command.arg(script("kuzu_answers.py")).arg(&tables);
        command.arg(dir.path().join(format!("{graph}.json"))).arg(query);
        let answer = passes(command);
        let rows: Vec<Json> = answer.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
        let expected = match graph {
            "callgraph" => {
                vec![serde_json::json!([NASTY, NASTY]), serde_json::json!(["main", NASTY])]
            }
            "cfg" => vec![serde_json::json!(["%entry", "%th,\"en\\"])],
            "types" => vec![
                serde_json::json!(["0", "i32"]),
                serde_json::json!(["4", "[4 x i8]"]),
                serde_json::json!(["8", "ptr"]),
            ],
            _ => vec![serde_json::json!([NASTY, 2])],
        };
        assert_eq!(rows, expected, "{graph}");
    }
}

#[test]
fn graphviz_draws() {
    if Command::new("dot").arg("-V").stderr(Stdio::null()).status().is_err() {
        eprintln!("SKIPPED: no Graphviz (Debian: graphviz); scripts/setup.sh graphs installs it");
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    for graph in GRAPHS {
        let expected = json(&nasty(), graph, dir.path(), &[]);
        let path = dir.path().join(format!("{graph}.dot"));
        export(&nasty(), graph, "dot", &path, &[]);
        let mut dot = Command::new("dot");
        dot.arg("-Tjson").arg(&path);
        let drawn: Json = serde_json::from_str(&passes(dot)).unwrap();
        let count = |json: &Json, key: &str| json[key].as_array().map_or(0, Vec::len);
        // Frames around the blocks of functions are objects, too.
        let frames = drawn["_subgraph_cnt"].as_u64().map_or(0, |frames| frames as usize);
        assert_eq!(frames > 0, graph == "cfg", "{graph}");
        assert_eq!(count(&drawn, "objects"), count(&expected, "nodes") + frames, "{graph}");
        assert_eq!(count(&drawn, "edges"), count(&expected, "edges"), "{graph}");
        let svg = dir.path().join(format!("{graph}.svg"));
        export(&nasty(), graph, "svg", &svg, &[]);
        assert!(fs::read_to_string(svg).unwrap().contains("</svg>"));
    }
}

/// What a drawing says: LLVM's text, names in front, ways out by their kinds.
#[test]
fn a_drawing_reads_as_llvm_writes() {
    let dir = tempfile::tempdir().unwrap();
    let module = support::root().join("tests/corpus/compiled/program.O0-g.ll");
    let dot = |graph: &str, more: &[&str]| {
        let path = dir.path().join("drawing.dot");
        export(&module, graph, "dot", &path, more);
        fs::read_to_string(path).unwrap()
    };
    let cfg = dot("cfg", &[]);
    for part in [
        "subgraph cluster_0 {",
        "[label=\"%",
        ":\\l  ",
        " = alloca i32",
        "br i1 %",
        "[label=\"T\" color=\"#0072b2\"]",
        "[label=\"F\" color=\"#c45200\" style=dashed]",
        "style=filled fillcolor",
        "penwidth=2",
    ] {
        assert!(cfg.contains(part), "{part} is not in {cfg}");
    }
    assert!(!cfg.contains("llvm.dbg"), "a drawing says where variables are");
    let calls = dot("callgraph", &[]);
    assert!(calls.contains("color=grey") && !calls.contains("llvm.dbg.declare"), "{calls}");
    assert!(dot("callgraph", &["--intrinsics"]).contains("llvm.dbg.declare"));
    assert!(dot("callgraph", &["--function", "llvm.dbg.declare"]).contains("llvm.dbg.declare"));
}

#[test]
fn a_graph_that_is_too_large_for_graphviz_is_refused_before_it_starts() {
    if Command::new("dot").arg("-V").stderr(Stdio::null()).status().is_err() {
        eprintln!("SKIPPED: no Graphviz (Debian: graphviz); scripts/setup.sh graphs installs it");
        return;
    }
    let mut command = llvm_facts();
    command.arg("export").arg(nasty()).args(["-g", "cpg", "-f", "svg", "-o", "-", "--limit", "10"]);
    let ran = command.output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(!ran.status.success() && ran.stdout.is_empty(), "{said}");
    assert!(said.contains("(more than 10 of either): --function draws a part"), "{said}");
}

#[test]
fn tables_are_replaced_by_force_alone() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("tables");
    export(&nasty(), "cfg", "neo4j", &out, &[]);
    let first = written(&out);
    fs::write(out.join("mine"), "").unwrap();
    let mut command = llvm_facts();
    command.arg("export").arg(nasty()).args(["-g", "cfg", "-f", "neo4j", "-o"]).arg(&out);
    assert!(!command.output().unwrap().status.success());
    assert!(out.join("mine").exists());
    export(&nasty(), "cfg", "neo4j", &out, &["--force"]);
    assert_eq!(written(&out), first);
    let left: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|it| it.unwrap().path()).collect();
    assert_eq!(left, [out]);
}

#[test]
fn without_graphviz_its_package_is_named() {
    let mut command = llvm_facts();
    command.arg("export").arg(nasty()).args(["--graph", "cfg", "--format", "svg", "-o", "-"]);
    let ran = command.env("PATH", "").output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(!ran.status.success() && said.contains("apt-get install graphviz"), "{said}");
}

/// What draws has no end of its own: it is gone with the process that started it.
#[test]
fn a_drawing_without_end_ends_at_the_limit() {
    let dir = tempfile::tempdir().unwrap();
    let (dot, number) = (dir.path().join("dot"), dir.path().join("number"));
    let script = format!("#!/bin/sh\necho $$ > '{}'\nexec sleep 600\n", number.display());
    fs::write(&dot, script).unwrap();
    fs::set_permissions(&dot, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = llvm_facts();
    command.arg("export").arg(nasty()).args(["-g", "cfg", "-f", "svg", "--timeout", "2"]);
    command.arg("-o").arg(dir.path().join("cfg.svg"));
    let path = format!("{}:/usr/bin:/bin", dir.path().display());
    let ran = command.env("PATH", path).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(ran.status.code(), Some(3), "{said}");
    assert!(!dir.path().join("cfg.svg").exists());
    let number: i32 = fs::read_to_string(number).unwrap().trim().parse().unwrap();
    let is_there = || {
        // What is dead and not waited for yet is gone, too.
        let state = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        state.rsplit(')').next().is_some_and(|rest| rest.starts_with(" S"))
    };
    let end = Instant::now() + Duration::from_secs(10);
    while is_there() {
        assert!(Instant::now() < end, "process {number} stays behind");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A field of a message of protobuf.
enum Field<'b> {
    Number(u64),
    Bytes(&'b [u8]),
}

fn varint(bytes: &mut &[u8]) -> u64 {
    let (mut n, mut shift) = (0, 0);
    loop {
        let (&byte, rest) = bytes.split_first().unwrap();
        *bytes = rest;
        n |= u64::from(byte & 0x7F) << shift;
        shift += 7;
        if byte < 0x80 {
            return n;
        }
    }
}

fn fields(mut bytes: &[u8]) -> Vec<(u64, Field<'_>)> {
    let mut all = Vec::new();
    while !bytes.is_empty() {
        let tag = varint(&mut bytes);
        let field = match tag & 7 {
            0 => Field::Number(varint(&mut bytes)),
            2 => {
                let length = varint(&mut bytes) as usize;
                let (inside, rest) = bytes.split_at(length);
                bytes = rest;
                Field::Bytes(inside)
            }
            other => panic!("wire type {other}"),
        };
        all.push((tag >> 3, field));
    }
    all
}

/// The files of a zip archive, by its central directory.
fn unzip(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let half = |at: usize| usize::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    let end = bytes.windows(4).rposition(|w| w == b"PK\x05\x06").unwrap();
    let mut at = word(end + 16);
    let mut files = Vec::new();
    for _ in 0..half(end + 10) {
        assert_eq!(&bytes[at..at + 4], b"PK\x01\x02");
        let (packed, size, name) = (word(at + 20), word(at + 24), half(at + 28));
        let local = word(at + 42);
        let start = local + 30 + half(local + 26) + half(local + 28);
        let mut content = Vec::new();
        flate2::read::DeflateDecoder::new(&bytes[start..start + packed])
            .read_to_end(&mut content)
            .unwrap();
        assert_eq!(content.len(), size);
        let mut crc = flate2::Crc::new();
        crc.update(&content);
        assert_eq!(crc.sum() as usize, word(at + 16));
        files.push((String::from_utf8(bytes[at + 46..at + 46 + name].to_vec()).unwrap(), content));
        at += 46 + name;
    }
    files
}

#[test]
fn joerns_archive_holds_the_graph() {
    let dir = tempfile::tempdir().unwrap();
    let expected = json(&nasty(), "cpg", dir.path(), &[]);
    let path = dir.path().join("cpg.bin.zip");
    export(&nasty(), "cpg", "cpg.bin.zip", &path, &[]);
    let files = unzip(&fs::read(path).unwrap());
    assert_eq!(files[0].0, "cpg.proto");
    let (mut methods, mut nodes, mut edges) = (Vec::new(), 0, BTreeMap::<u64, usize>::new());
    for (_, content) in &files {
        for (number, part) in fields(content) {
            let Field::Bytes(part) = part else { panic!("CpgStruct has messages only") };
            if number == 2 {
                let kind = fields(part).into_iter().find_map(|(n, field)| match field {
                    Field::Number(kind) if n == 3 => Some(kind),
                    _ => None,
                });
                *edges.entry(kind.unwrap()).or_default() += 1;
                continue;
            }
            nodes += 1;
            let is_method = fields(part).iter().any(|f| matches!(f, (2, Field::Number(1))));
            for (_, property) in fields(part).into_iter().filter(|(n, _)| *n == 3 && is_method) {
                let Field::Bytes(property) = property else { panic!("a property is a message") };
                // NAME is 5, and a text is field 1 of PropertyValue.
                if let [(1, Field::Number(5)), (2, Field::Bytes(value))] = fields(property)[..]
                    && let [(1, Field::Bytes(text))] = fields(value)[..]
                {
                    methods.push(String::from_utf8(text.to_vec()).unwrap());
                }
            }
        }
    }
    let all = expected["nodes"].as_array().unwrap();
    assert_eq!(nodes, all.len());
    let named = |label: &'static str| all.iter().filter(move |n| n["label"] == label);
    let names = named("METHOD").map(|n| n["properties"]["NAME"].as_str().unwrap().to_owned());
    assert_eq!(methods, names.collect::<Vec<_>>());
    assert!(methods.contains(&NASTY.to_owned()) && methods.contains(&"main".to_owned()));
    for (label, number) in [("AST", 3), ("CFG", 19), ("ARGUMENT", 156), ("CALL", 6), ("REF", 10)] {
        let count = expected["edges"].as_array().unwrap().iter().filter(|e| e["label"] == label);
        assert_eq!(edges.get(&number).copied().unwrap_or_default(), count.count(), "{label}");
    }
}

#[test]
fn protobuf_reads_joerns_archive() {
    let Some(python) = support::python("google.protobuf") else { return };
    let dir = tempfile::tempdir().unwrap();
    let (archive, graph) = (dir.path().join("cpg.bin.zip"), dir.path().join("graph.json"));
    export(&nasty(), "cpg", "cpg.bin.zip", &archive, &[]);
    export(&nasty(), "cpg", "json", &graph, &[]);
    let mut command = Command::new(python);
    command.arg(script("joern_reads.py")).args([&archive, &graph]);
    let said = passes(command);
    assert!(said.contains("agree"), "{said}");
}

#[test]
fn tables_for_neo4j_have_headers_and_quote_texts() {
    let dir = tempfile::tempdir().unwrap();
    let tables = dir.path().join("tables");
    export(&nasty(), "callgraph", "neo4j", &tables, &[]);
    let read = |name: &str| fs::read_to_string(tables.join(name)).unwrap();
    let header = read("nodes_FUNCTION_header.csv");
    assert!(header.starts_with(":ID,:LABEL,"), "{header}");
    assert!(header.contains(",IS_EXTERNAL:boolean") && header.contains(",NAME:string"));
    let rows = read("nodes_FUNCTION_data.csv");
    assert!(rows.starts_with("0,FUNCTION,"), "{rows}");
    assert!(rows.contains(&format!("\"{}\"", NASTY.replace('"', "\"\""))), "{rows}");
    assert_eq!(read("edges_CALL_header.csv"), ":START_ID,:END_ID,:TYPE,HOW:string\n");
    assert_eq!(read("edges_CALL_data.csv"), "0,0,CALL,\"direct\"\n1,0,CALL,\"direct\"\n");
    let arguments = read("import.args");
    assert!(arguments.contains("--nodes=nodes_FUNCTION_header.csv,nodes_FUNCTION_data.csv\n"));
    assert!(arguments.contains("--multiline-fields=true\n"));
    // A directory that has something is not written into.
    let mut again = llvm_facts();
    again.arg("export").arg(nasty()).args(["--graph", "types", "--format", "neo4j", "-o"]);
    let ran = again.arg(&tables).output().unwrap();
    assert!(!ran.status.success());
    assert!(String::from_utf8_lossy(&ran.stderr).contains("is not empty"));
}

#[test]
fn one_function_is_a_part_of_the_graph() {
    let dir = tempfile::tempdir().unwrap();
    let texts = |json: &Json, key: &str| -> Vec<String> {
        let nodes = json["nodes"].as_array().unwrap().iter();
        nodes.filter_map(|n| n["properties"][key].as_str().map(str::to_owned)).collect()
    };
    let cfg = json(&nasty(), "cfg", dir.path(), &["--function", "main"]);
    assert_eq!(texts(&cfg, "FUNCTION"), ["main"]);
    let calls = json(&nasty(), "callgraph", dir.path(), &["--function", "main"]);
    assert_eq!(texts(&calls, "NAME"), [NASTY, "main"]);
    let cpg = json(&nasty(), "cpg", dir.path(), &["--function", "main"]);
    let labels = cpg["nodes"].as_array().unwrap().iter().map(|n| n["label"].as_str().unwrap());
    let labels: Vec<&str> = labels.collect();
    assert_eq!(labels.iter().filter(|label| **label == "METHOD").count(), 1);
    assert!(labels.contains(&"CALL") && labels.contains(&"METHOD_RETURN"));
    let mut command = llvm_facts();
    command.arg("export").arg(nasty()).args(["--graph", "cfg", "--format", "json", "-o", "-"]);
    let ran = command.args(["--function", "nobody"]).output().unwrap();
    assert!(String::from_utf8_lossy(&ran.stderr).contains("no function is called `nobody`"));
}

#[test]
fn modules_and_their_facts_give_the_same_bytes() {
    let dir = tempfile::tempdir().unwrap();
    let facts = dir.path().join("facts");
    let ran = llvm_facts().arg(nasty()).arg("-q").arg("-o").arg(&facts).status().unwrap();
    assert!(ran.success());
    for graph in GRAPHS {
        let (a, b) = (dir.path().join("a"), dir.path().join("b"));
        export(&nasty(), graph, "json", &a, &["-j", "2"]);
        export(&facts, graph, "json", &b, &["-j", "1"]);
        assert!(fs::read(a).unwrap() == fs::read(b).unwrap(), "{graph}");
    }
}

/// What a format wrote: a file, or all files of a directory with their names.
fn written(out: &Path) -> Vec<(String, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(out) else {
        return vec![(String::new(), fs::read(out).unwrap())];
    };
    let mut all: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    all.sort();
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    all.iter().map(|path| (name(path), fs::read(path).unwrap())).collect()
}

#[test]
fn every_format_writes_every_graph_that_it_can_hold_and_no_other() {
    let dir = tempfile::tempdir().unwrap();
    for format in &FORMATS {
        if let Some(Err(why)) = format.ready.map(|ready| ready()) {
            eprintln!("SKIPPED: {why}");
            continue;
        }
        for kind in Kind::ALL {
            let [one, two] =
                ["1", "2"].map(|n| dir.path().join(format!("{}.{}.{n}", kind.name(), format.name)));
            if !format.only.is_empty() && !format.only.contains(&kind) {
                let mut command = llvm_facts();
                command.arg("export").arg(nasty()).args(["--graph", kind.name()]);
                command.args(["--format", format.name, "-o"]).arg(&one);
                let ran = command.output().unwrap();
                let said = String::from_utf8_lossy(&ran.stderr);
                assert!(!ran.status.success() && said.contains(format.name), "{said}");
                assert!(!one.exists(), "{}", one.display());
                continue;
            }
            for out in [&one, &two] {
                export(&nasty(), kind.name(), format.name, out, &[]);
            }
            let (one, two) = (written(&one), written(&two));
            assert!(one.iter().any(|(_, bytes)| bytes.len() > 50), "{} {kind:?}", format.name);
            assert!(one == two, "{} {kind:?}: other bytes the second time", format.name);
        }
    }
}

#[test]
fn what_is_no_graph_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    let broken = dir.path().join("broken.bc");
    fs::File::create(&broken).unwrap().write_all(b"BC\xC0\xDEbroken").unwrap();
    for (source, graph, format, said) in [
        (&broken, "cfg", "json", "broken.bc"),
        (&nasty(), "cfg", "cpg.bin.zip", "only of --graph cpg"),
        (&dir.path().join("none.bc"), "cfg", "dot", "no such file"),
    ] {
        let mut command = llvm_facts();
        command.arg("export").arg(source).args(["--graph", graph, "--format", format, "-o", "-"]);
        let ran = command.output().unwrap();
        let error = String::from_utf8_lossy(&ran.stderr);
        assert!(!ran.status.success() && error.contains(said), "{error}");
    }
}

/// What was made from a module does not take the module's place.
#[test]
fn no_source_is_written_over() {
    let dir = tempfile::tempdir().unwrap();
    let module = dir.path().join("a.ll");
    fs::copy(nasty(), &module).unwrap();
    let before = fs::read(&module).unwrap();
    let export: &[&str] = &["export", "--graph", "cfg", "--format", "dot"];
    for command in [export, &["view"]] {
        // By another path to the same file.
        let out = dir.path().join(".").join("a.ll");
        let ran = llvm_facts().args(command).arg(&module).arg("-o").arg(out).output().unwrap();
        let error = String::from_utf8_lossy(&ran.stderr);
        assert!(!ran.status.success() && error.contains("that is what is read"), "{error}");
        assert_eq!(fs::read(&module).unwrap(), before);
    }
}
