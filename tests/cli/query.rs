//! `llvm-facts query` with the embedded engine: sources, formats, labels, limits, and mistakes.

use facts::store::Facts;
use facts::{Cell, ColumnKind, Domain, Relation, RelationSet, Symbol};
use ir::extract::{self, Options};
use llvm::{Module, Syntax};
use llvm_facts::query::label::{self, Labels};

use super::{Place, bitcode};

/// Loads and what they read from, with everything that an answer can show.
const LOADS: &str = ".include \"facts.dl\"\n\
    .decl loaded(inst: Instruction, fn: Function, from: Value, op: Opcode, n: number)\n\
    loaded(i, f, p, o, -1) :- instruction_load_addr(i, p), instruction_basicblock(i, b),\n\
    \tbasicblock_function(b, f), instruction_opcode(i, o).\n\
    .output loaded\n";

const NAMES: &str = ".decl n(x: Name) n(x) :- function_name(_, x).";

fn everything() -> Facts {
    facts_of(RelationSet::all())
}

/// The facts of a module that has something of everything.
fn facts_of(relations: RelationSet) -> Facts {
    let text = include_bytes!("../corpus/everything.ll");
    let module = Module::parse(text, Syntax::Text, "everything").unwrap();
    let module = ir::Module::read(&module.bitcode(), false).unwrap();
    extract::module(&module, 0, Options { relations, ..Options::default() }).unwrap()
}

/// Rows with texts instead of the places where they are kept.
fn rows(facts: &Facts, relation: Relation) -> Vec<Vec<Vec<u8>>> {
    let info = relation.info();
    let text = |(&cell, kind): (&u32, ColumnKind)| match kind {
        ColumnKind::Symbol => facts.bytes(Symbol::of_cell(cell)).to_vec(),
        _ => cell.to_string().into_bytes(),
    };
    let kinds = || info.columns.iter().map(|column| column.kind);
    let table = facts.table(relation).rows(info.width());
    table.map(|row| row.iter().zip(kinds()).map(text).collect()).collect()
}

#[test]
fn each_relation_alone_has_the_rows_that_it_has_among_all() {
    let all = everything();
    for relation in Relation::ALL {
        let alone = facts_of([relation].into_iter().collect());
        assert_eq!(rows(&alone, relation), rows(&all, relation), "{}", relation.name());
        let others = Relation::ALL.into_iter().filter(|r| *r != relation);
        assert!(others.into_iter().all(|r| alone.len(r) == 0), "{}", relation.name());
    }
}

#[test]
fn every_entity_has_a_label_and_it_takes_no_other_facts_than_are_read_for_it() {
    let all = everything();
    let labels = Labels::new(&all);
    for &domain in Domain::ALL {
        let some = facts_of(label::relations(&[domain]));
        let same = Labels::new(&some);
        let (relation, column) = domain.declared_by();
        for row in all.table(relation).rows(relation.info().width()) {
            let label = labels.of(domain, row[column]);
            assert!(label.as_ref().is_some_and(|l| !l.contains('?')), "{domain:?}: {label:?}");
            assert_eq!(same.of(domain, row[column]), label, "{domain:?}");
        }
    }
}

#[test]
fn tables_show_what_llvm_would_print() {
    let place = Place::with_facts();
    place.write("q.dl", LOADS);
    let expected = "loaded\n\
        inst                      fn  from  op     n\n\
        ------------------------  --  ----  ----  --\n\
        @f:%m = load i32, ptr @g  @f  @g    load  -1\n\
        (1 row)\n";
    assert_eq!(place.ok(&["query", "base.ll", "q.dl", "--format", "table"]), expected);
    assert_eq!(place.ok(&["query", "facts", "q.dl", "--format", "table"]), expected);
    let raw = place.ok(&["query", "facts", "q.dl", "--format", "table", "--raw"]);
    let id = place.read("facts/instruction_load_addr.facts");
    let id = id.split('\t').next().unwrap();
    assert!(raw.contains(&format!(" {id} ")) && !raw.contains("@f"), "{raw}");
    let text = place.ok(&["query", "facts", "q.dl"]);
    assert!(text.starts_with(id) && text.ends_with("\tload\t-1\n"), "{text}");
    let labelled = place.ok(&["query", "base.ll", "q.dl", "--labels"]);
    assert_eq!(labelled, "@f:%m = load i32, ptr @g\t@f\t@g\tload\t-1\n");
}

#[test]
fn json_has_ids_with_labels_and_numbers_as_numbers() {
    let place = Place::with_facts();
    let sizes = format!("{LOADS}.decl none(x: Type)\n.output none\n.printsize type_kind\n");
    place.write("q.dl", sizes);
    let parse = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_str(&place.ok(arguments)).unwrap()
    };
    let json = parse(&["query", "facts", "q.dl", "--format", "json"]);
    let row = &json["loaded"][0];
    assert_eq!(row["inst"]["label"], "@f:%m = load i32, ptr @g");
    assert!(row["inst"]["id"].is_u64());
    assert_eq!((&row["op"], &row["n"]), (&"load".into(), &(-1).into()));
    assert_eq!(json["none"], serde_json::json!([]));
    let types = place.read("facts/type_kind.facts").lines().count();
    assert_eq!(json["type_kind"], types);
    let raw = parse(&["query", "base.ll", "q.dl", "--format", "json", "--raw"]);
    assert_eq!(raw["loaded"][0]["inst"], row["inst"]["id"]);
}

#[test]
fn csv_quotes_and_tsv_escapes() {
    let place = Place::empty();
    place.write("odd.ll", "define void @\"a,\\22b\\22\\09c\"() {\n  ret void\n}\n");
    let csv = place.ok(&["query", "odd.ll", "-e", NAMES, "--format", "csv"]);
    assert_eq!(csv, "\"a,\"\"b\"\"\\09c\"\n");
    place.ok(&["odd.ll", "-o", "facts"]);
    for source in ["odd.ll", "facts"] {
        assert_eq!(place.ok(&["query", source, "-e", NAMES]), "a,\"b\"\\09c\n", "{source}");
    }
}

#[test]
fn several_modules_are_one_source_with_the_ids_of_their_directory() {
    let place = Place::with_base();
    let names = ["one", "two", "three"];
    for name in names {
        place
            .write(format!("{name}.bc"), bitcode(&format!("define void @{name}() {{ ret void }}")));
    }
    let sources = ["one.bc", "two.bc", "base.ll", "three.bc"];
    place.ok(&[&sources[..], &["-o", "facts"]].concat());
    let rules = ".decl n(f: Function, b: Block, x: Name) n(f, b, x) :- function_name(f, x), \
        function_entry(f, b).";
    for more in [&[][..], &["--labels"]] {
        let direct = [&["query"], &sources[..], &["-e", rules, "-j", "3"], more].concat();
        let stored = [&["query", "facts", "-e", rules][..], more].concat();
        assert_eq!(place.ok(&direct), place.ok(&stored));
    }
    let text = place.ok(&["query", "one.bc", "two.bc", "base.ll", "-e", rules, "--labels"]);
    assert!(text.contains("@two\t@two:%0\ttwo\n") && text.contains("@f\t@f:%entry\tf\n"), "{text}");
}

#[test]
fn only_asked_relations_are_extracted_and_such_facts_are_for_queries() {
    let place = Place::with_base();
    place.ok(&["base.ll", "-o", "some", "--relations", "function_name,module"]);
    assert_eq!(place.names("some"), ["function_name.facts", "llvm-facts.json", "module.facts"]);
    place.ok(&["base.ll", "-o", "all"]);
    assert_eq!(place.read("some/function_name.facts"), place.read("all/function_name.facts"));
    assert_eq!(place.ok(&["query", "some", "-e", NAMES]), "f\nother\ntakes\n");
    let types = ".decl n(x: Type) n(x) :- type_kind(x, _).";
    place.fails(&["query", "some", "-e", types], &["some: ", "type_kind", "--relations"]);
    place.fails(&["rebuild", "some", "-o", "x.bc"], &["some: ", "--relations"]);
    let ran = place.run(&["base.ll", "-o", "x", "--relations", "funktion_name"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("did you mean `function_name`?"), "{}", ran.err);
}

#[test]
fn any_relation_can_be_asked_for() {
    let place = Place::with_facts();
    place.write("q.dl", LOADS);
    let text = place.ok(&["query", "facts", "q.dl", "--relation", "function_name"]);
    assert_eq!(text, place.read("facts/function_name.facts"));
    let both =
        place.ok(&["query", "facts", "q.dl", "--relation", "loaded,function_name", "--limit", "1"]);
    assert!(both.starts_with("# loaded\n") && both.contains("\n# function_name\n"), "{both}");
    assert_eq!(both.lines().count(), 4);
    place.fails(&["query", "facts", "q.dl", "--relation", "loadde"], &["did you mean `loaded`?"]);
    place.write("none.dl", ".decl mine(x: number)\nmine(1).\n");
    place.fails(&["query", "facts", "none.dl"], &["no .output", "--relation", "mine"]);
}

#[test]
fn outputs_go_to_a_directory_as_of_souffle() {
    let place = Place::with_facts();
    place.write("q.dl", format!(".include \"facts.dl\"\n{NAMES}\n.output n\n"));
    place.ok(&["query", "facts", "q.dl", "-D", "answers/deep"]);
    assert_eq!(place.read("answers/deep/n.csv"), "f\nother\ntakes\n");
    let text = place.ok(&["query", "facts", "q.dl", "-D", "-"]);
    assert_eq!(text, "---------------\nn\nx\n===============\nf\nother\ntakes\n===============\n");
}

#[test]
fn macros_includes_and_other_inputs() {
    let place = Place::with_base();
    std::fs::create_dir_all(place.path("inc")).unwrap();
    std::fs::create_dir_all(place.path("own")).unwrap();
    place.write("inc/mine.dl", ".decl mine(x: number, s: symbol)\n.input mine\n");
    place.write("own/mine.facts", "4\ta\n5\tb\n");
    place.write(
        "q.dl",
        ".include \"mine.dl\"\n.decl r(s: symbol)\nr(s) :- mine(N, s).\n.output r\n",
    );
    let query = ["query", "base.ll", "q.dl", "-I", "inc", "-M", "N=5"];
    assert_eq!(place.ok(&[&query[..], &["-F", "own"]].concat()), "b\n");
    place.fails(&query, &["`mine`", "--facts"]);
    place.write("own/mine.facts", "4\ta\n5\tb\tc\n5\n");
    place.fails(&[&query[..], &["-F", "own"]].concat(), &["own/mine.facts:3:"]);
    place.write("own/mine.facts", "4\ta\nx\tb\n");
    place.fails(&[&query[..], &["-F", "own"]].concat(), &["own/mine.facts:2:1: "]);
}

#[test]
fn all_mistakes_of_a_program_are_shown_where_they_are() {
    let place = Place::with_facts();
    place.write(
        "bad.dl",
        ".include \"facts.dl\"\n.decl a(x: Function)\na(x) :- functon_name(x, _).\n\
         a(y) :- function_name(_, _).\n.output a\n.output b\n",
    );
    let ran = place.run(&["query", "facts", "bad.dl"]);
    assert_eq!((ran.code, &ran.out[..]), (Some(1), &b""[..]));
    for words in [
        "error[undeclared-relation]: undeclared relation functon_name\n --> bad.dl:3:9",
        "help: did you mean function_name?\n",
        "error[ungrounded]: ungrounded variable y\n --> bad.dl:4:3",
        "--> bad.dl:6:9",
        "llvm-facts: error: bad.dl: 3 errors",
    ] {
        assert!(ran.err.contains(words), "no {words:?} in {}", ran.err);
    }
    let ran = place.run(&["query", "facts", "-e", ".include \"cgf.dl\""]);
    assert!(ran.err.contains("cannot find include file \"cgf.dl\"\n --> -e:1:10"), "{}", ran.err);
    assert!(ran.err.contains("did you mean \"cfg.dl\"?"), "{}", ran.err);
    let ran = place.run(&["query", "facts", "-e", ".decl n(x: Function) n(x) :- f(x), ."]);
    assert!(ran.err.contains("--> -e:1:36\n") && ran.err.contains("1 | .decl n(x"), "{}", ran.err);
    let ran = place.run(&["query", "facts", "-e", "n(x) :- module(x"]);
    assert!(ran.err.contains("error[syntax]: expected `,` or `)`"), "{}", ran.err);
}

#[test]
fn what_is_named_in_the_wrong_place_is_told() {
    let place = Place::with_facts();
    place.write("q.dl", LOADS);
    place.refuses(&["query", "facts"], &["name the program"]);
    place.refuses(&["query", "q.dl"], &["about what?"]);
    place.refuses(&["query", "q.dl", "facts"], &["the program comes last"]);
    place.fails(&["query", "facts", "missing.dl"], &["missing.dl: "]);
    place.fails(&["query", "missing", "q.dl"], &["missing: there is no such file"]);
    place.refuses(&["query", "facts", "base.ll", "q.dl"], &["the only source"]);
    place.write("bad.bc", "BC\u{0}");
    place.fails(&["query", "bad.bc", "q.dl"], &["bad.bc: "]);
    place.write("crash.bc", include_bytes!("crashes_llvm_15.bc"));
    place.fails(&["query", "base.ll", "crash.bc", "q.dl", "-j", "1"], &["crash.bc: LLVM crashed"]);
}

#[test]
fn facts_that_do_not_fit_are_named_by_line_and_column() {
    let place = Place::with_facts();
    let good = place.read("facts/function_name.facts");
    let lines = good.lines().count();
    for (row, words) in [
        ("5\n", "fewer than the 2 columns"),
        ("5\t6\t7\n", "more than the 2 columns"),
        ("x\t6\n", "column 1 (fn): `x` is not"),
    ] {
        place.write("facts/function_name.facts", format!("{good}{row}"));
        let line = format!("facts/function_name.facts:{}: ", lines + 1);
        place.fails(&["query", "facts", "-e", NAMES], &[&line, words]);
    }
    std::fs::remove_file(place.path("facts/function_name.facts")).unwrap();
    place.fails(&["query", "facts", "-e", NAMES], &["function_name.facts: missing"]);
}

#[test]
fn what_never_ends_is_stopped_and_nothing_is_written() {
    let place = Place::with_facts();
    let endless =
        ".decl n(x: number)\nn(0).\nn(3 * x + 1) :- n(x).\nn(5 * x + 2) :- n(x).\n.output n\n";
    place.write("endless.dl", endless);
    for (limit, words) in
        [(["--timeout", "0.5"], "longer than 0.5 s"), (["--memory-limit", "40"], "more than 40 MB")]
    {
        let all = [&["query", "facts", "endless.dl", "-D", "out"], &limit[..]].concat();
        let ran = place.run(&all);
        assert_eq!(ran.code, Some(3), "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
        assert!(ran.out.is_empty() && !place.path("out").exists());
    }
}

#[test]
fn a_check_finds_rows_that_break_the_schema() {
    let place = Place::with_facts();
    let query = ["query", "facts", "-e", NAMES, "--check"];
    let names = "f\nother\ntakes\n";
    assert_eq!(place.ok(&query), names);
    assert_eq!(place.ok(&["query", "base.ll", "-e", NAMES, "--check"]), names);
    let good = place.read("facts/function_nparams.facts");
    place.write("facts/function_nparams.facts", format!("{good}99999\t1\n"));
    let ran = place.run(&query);
    assert_eq!((ran.code, &ran.out[..]), (Some(1), &b""[..]));
    let line = format!("facts/function_nparams.facts:{}: ", good.lines().count() + 1);
    assert!(ran.err.contains(&line) && ran.err.contains("99999"), "{}", ran.err);
}

#[test]
fn a_check_finds_facts_that_break_the_language() {
    let place = Place::with_facts();
    let good = place.read("facts/function_linkage.facts");
    place.write("facts/function_linkage.facts", good.replace("external", "common"));
    let ran = place.run(&["query", "facts", "-e", NAMES, "--check"]);
    assert_eq!((ran.code, &ran.out[..]), (Some(1), &b""[..]));
    let rule = "breaks the language reference: functions are neither common nor appending";
    assert!(ran.err.contains(rule), "{}", ran.err);
}

#[test]
fn a_proof_says_why_a_row_is_there() {
    let place = Place::with_facts();
    place.write("q.dl", LOADS);
    let proof = place.ok(&["query", "facts", "q.dl", "--explain", "loaded(_, _, _, \"load\", _)"]);
    assert!(proof.starts_with("loaded(@f:%m = load i32, ptr @g, @f, @g, \"load\", -1)"), "{proof}");
    assert!(proof.contains("q.dl:3:") && proof.contains("basicblock_function(@f:%join, @f)"));
    let raw =
        place.ok(&["query", "base.ll", "q.dl", "--raw", "--explain", "loaded(_, _, _, _, _)"]);
    assert!(raw.starts_with("loaded(") && !raw.contains('@'), "{raw}");
    let none = "loaded(_, _, _, \"store\", _)";
    place.fails(&["query", "facts", "q.dl", "--explain", none], &["no row matches"]);
    place.fails(&["query", "facts", "q.dl", "--explain", "lodaed(_)"], &["did you mean `loaded`?"]);
    place.fails(&["query", "facts", "q.dl", "--explain", "loaded(_)"], &["--explain: "]);
}

#[test]
fn a_profile_has_a_line_for_each_rule() {
    let place = Place::with_facts();
    place.write("q.dl", LOADS);
    let ran = place.run(&["query", "facts", "q.dl", "--profile"]);
    assert_eq!(ran.code, Some(0));
    assert!(
        ran.err.lines().any(|l| l.contains(" ms ") && l.contains("loaded q.dl:3:")),
        "{}",
        ran.err
    );
}

#[test]
fn a_profile_is_told_of_a_run_that_is_stopped() {
    let place = Place::with_facts();
    let rules = ".decl n(x: number, y: number) n(0, 0). n(x + 1, y) :- n(x, y). n(y, x) :- n(x, y). \
        .output n";
    let ran = place.run(&["query", "facts", "-e", rules, "--profile", "--timeout", "1"]);
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    assert!(
        ran.err.lines().any(|line| line.contains(" ms ") && line.contains(" n ")),
        "{}",
        ran.err
    );
}

/// Whether relations are kept as sets is no matter of answers; a profile tells of it.
#[test]
fn sets_answer_as_rows_do() {
    let place = Place::with_facts();
    let rules = ".decl next(x: number, y: number) next(x, x + 1) :- x = range(0, 50). \
        .decl n(x: number, y: number) n(x, x) :- next(x, _). n(x, y) :- next(x, z), n(z, y). \
        .output n";
    let by = |sets: &str| place.run(&["query", "facts", "-e", rules, "--profile", "--sets", sets]);
    let (all, none) = (by("all"), by("none"));
    assert_eq!(all.out, none.out);
    assert!(all.err.contains(" by sets") && !none.err.contains(" by sets"), "{}", all.err);
}

/// The same answer from the rows that it asks for; a proof asks for those of its fact.
#[test]
fn what_is_not_asked_for_is_not_derived() {
    let place = Place::with_facts();
    let rules = ".decl next(x: number, y: number) next(x, x + 1) :- x = range(0, 50). \
        .decl n(x: number, y: number) n(x, y) :- next(x, y). n(x, y) :- next(x, z), n(z, y). \
        .decl last(y: number) last(y) :- n(48, y). .output last";
    let ask =
        |more: &[&str]| place.run(&[&["query", "facts", "-e", rules, "--profile"], more].concat());
    let rows = |err: &str| {
        let of_n = err.lines().filter(|line| line.contains(" rows n -e"));
        let counts = of_n.filter_map(|line| line.split_whitespace().nth(2)?.parse::<usize>().ok());
        counts.sum::<usize>()
    };
    let (all, some) = (ask(&[]), ask(&["--demand"]));
    assert_eq!((&*all.out, &*some.out), (&b"49\n50\n"[..], &b"49\n50\n"[..]), "{}", some.err);
    assert_eq!((rows(&all.err), rows(&some.err)), (1275, 3), "{}", some.err);
    let proof = ask(&["--explain", "n(47, 50)"]);
    let text = String::from_utf8_lossy(&proof.out);
    assert!(text.starts_with("n(47, 50)") && rows(&proof.err) < 10, "{}", proof.err);
    assert!(!text.contains("asked"), "{text}");
    assert_eq!(ask(&["--demand", "--why-empty"]).code, Some(2));
}

#[test]
fn numbers_have_the_width_that_is_asked_for() {
    let place = Place::with_facts();
    let rules = ".decl n(x: number) n(x) :- function_name(_, \"f\"), x = 65536 * 65536.";
    assert_eq!(place.ok(&["query", "facts", "-e", rules]), "0\n");
    assert_eq!(place.ok(&["query", "facts", "-e", rules, "--width", "64"]), "4294967296\n");
}

#[test]
fn verbose_says_which_engine_answers() {
    let place = Place::with_facts();
    for engine in [&[][..], &["--engine", "auto"], &["--engine", "embedded"]] {
        let ran = place.run(&[&["query", "facts", "-e", NAMES, "-v"], engine].concat());
        assert!(ran.err.contains("the embedded engine answers"), "{}", ran.err);
    }
    assert_eq!(place.run(&["query", "facts", "-e", NAMES, "-q"]).err, "");
}

#[test]
fn a_program_without_an_answer_is_told_what_it_declares_itself() {
    let place = Place::with_facts();
    place.write(
        "no.dl",
        ".include \"base.dl\"\n.decl own(f: Function)\nown(f) :- function_name(f, _).\n",
    );
    let ran = place.run(&["query", "facts", "no.dl"]);
    assert!(
        ran.err.contains("has no .output") && ran.err.ends_with("it declares own\n"),
        "{}",
        ran.err
    );
}

#[test]
fn presets_have_a_report_and_can_be_overridden() {
    let place = Place::with_facts();
    let list = place.ok(&["query", "--preset", "list"]);
    assert!(list.lines().any(|line| line.starts_with("sizes ")), "{list}");
    for line in list.lines() {
        let name = line.split_whitespace().next().unwrap();
        assert!(line.len() > name.len() + 2, "{name} does not say what it answers");
        let report = place.ok(&["query", "base.ll", "--preset", name]);
        assert!(report.contains(": ") && report.contains(" row"), "{name}: {report}");
    }
    let report = place.ok(&["query", "facts", "--preset", "sizes"]);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "function_size: Functions with a body; the largest come first.");
    assert!(lines[3].starts_with("@f ") && lines[4].starts_with("@other "), "{report}");
    let words: Vec<&str> = lines[3].split_whitespace().collect();
    assert_eq!(words, ["@f", "3", "7", "1", "0"]);
    place.refuses(&["query", "facts", "--preset", "size"], &["did you mean `sizes`?"]);
    std::fs::create_dir_all(place.path("mine/presets")).unwrap();
    place.write("mine/presets/sizes.dl", ".decl a(x: number)\na(7).\n.output a\n");
    let own = place.ok(&["query", "facts", "--preset", "sizes", "-I", "mine", "--format", "tsv"]);
    assert_eq!(own, "7\n");
}

#[test]
fn an_empty_answer_is_said_to_people_only() {
    let place = Place::with_facts();
    let rules = ".decl n(x: Function) n(x) :- function_name(x, \"nobody\").";
    assert_eq!(place.ok(&["query", "facts", "-e", rules]), "");
    let table = place.ok(&["query", "facts", "-e", rules, "--format", "table"]);
    assert_eq!(table, "n\nx\n-\n(0 rows; --why-empty says why)\n");
    let nullary = ".decl n() n() :- function_name(_, \"nobody\"). .decl m() m() :- !n().";
    let all = ["query", "facts", "-e", nullary, "--relation", "n,m", "--format", "table"];
    assert_eq!(place.ok(&all), "n\ndoes not hold\n\nm\nholds\n");
}

#[test]
fn a_name_is_no_command_for_a_terminal() {
    let place = Place::empty();
    place.write("name.ll", "define void @\"a\u{202e}b\\1B[31m\"() {\n  ret void\n}\n");
    let rules = "function_name(f, name)";
    let shown = r"a\u{202e}b\1B[31m";
    let table = place.ok(&["query", "name.ll", "-e", rules, "--format", "table"]);
    assert!(table.contains(&format!("@\"{shown}\"  {shown}\n")), "{table}");
    let proof = place.ok(&["query", "name.ll", "-e", rules, "--explain", "answer(_, _)"]);
    assert!(proof.contains(&format!("answer(@\"{shown}\", ")), "{proof}");
    // For other programs it is what it is.
    let rows = place.ok(&["query", "name.ll", "-e", rules, "--format", "tsv"]);
    assert!(rows.ends_with("a\u{202e}b\u{1b}[31m\n"), "{rows:?}");
    place.fails(&["query", "\u{1b}[31m.ll", "-e", rules], &[r"\1B[31m.ll"]);
}

#[test]
fn a_question_that_stops_short_is_wrong_where_it_stops() {
    let place = Place::with_base();
    let ran = place.run(&["query", "base.ll", "-e", "function_name(f, name), x"]);
    assert_eq!(ran.code, Some(1));
    let said = "expected `(`, found the end of the program\n --> -e:1:26\n";
    assert!(ran.err.contains(said), "{}", ran.err);
}

#[test]
fn a_program_names_files_below_its_directories_and_no_others() {
    let place = Place::with_facts();
    let canary = place.path("canary");
    let inside = canary.display();
    place.write("canary", "untouched\n");
    let program = |directive: &str| {
        format!(
            ".decl secret(line: symbol)\n.decl named(x: symbol)\nnamed(\"x\").\n\
             named(x) :- secret(x).\n{directive}\n.output named(IO=\"stdout\")\n"
        )
    };
    std::fs::create_dir(place.path("answers")).unwrap();
    for (directive, is_refused) in [
        (".output named(filename=\"../canary\")".to_owned(), true),
        (".output named(filename=\"below/../../canary\")".to_owned(), true),
        (format!(".output named(filename={:?})", canary.display().to_string()), true),
        (format!(".output named(filename=\"{inside}/../canary\")"), true),
        (".input secret(filename=\"../canary\")".to_owned(), true),
        (format!(".input secret(filename=\"{inside}\")"), true),
        (".output named(filename=\"./other.csv\")".to_owned(), false),
        (".output named(filename=\"/dev/stdout\")".to_owned(), false),
    ] {
        place.write("q.dl", program(&directive));
        let ran = place.run(&["query", "facts", "q.dl", "-D", "answers"]);
        if is_refused {
            assert_eq!(ran.code, Some(1), "{directive}");
            let said = "lies outside of the directory that";
            assert!(ran.err.contains(said) && ran.err.contains("q.dl:5:"), "{}", ran.err);
            assert!(ran.out.is_empty());
        } else {
            assert_eq!(ran.code, Some(0), "{directive}: {}", ran.err);
        }
        assert_eq!(place.read("canary"), "untouched\n");
    }
    assert_eq!(place.read("answers/other.csv"), "x\n");
    // What is allowed is done.
    place.write("q.dl", program(&format!(".output named(filename=\"{inside}\")")));
    place.ok(&["query", "facts", "q.dl", "-D", "answers", "--allow-path", "."]);
    assert_eq!(place.read("canary"), "x\n");
}

#[test]
fn a_slice_is_asked_for_by_its_place() {
    let place = Place::empty();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let module = root.join("examples/use_after_free/program.ll").display().to_string();
    let slice = |macros: &[&str]| {
        let arguments = ["query", &module, "--preset", "slice", "--format", "tsv"];
        place.ok(&[&arguments[..], macros].concat())
    };
    let found = slice(&["-M", "PLACE=program.c:14"]);
    assert!(found.contains("backward\tprogram.c\t14\n"), "{found}");
    assert!(found.contains("backward\tprogram.c\t13\n"), "{found}");
    assert_eq!(slice(&["-M", "PLACE=\"program.c:14\""]), found);
    let between = slice(&["-M", "PLACE=program.c:13", "-M", "TO=program.c:14"]);
    assert!(between.contains("between\tprogram.c\t14\n"), "{between}");
    assert!(!between.contains("ward\t"), "{between}");
    let nowhere = slice(&["-M", "PLACE=program.c:13", "-M", "TO=program.c:9999"]);
    assert!(nowhere.contains("program.c:9999\tno instruction is there"), "{nowhere}");
    let nothing = slice(&["-M", "PLACE=program.c:9999"]);
    assert!(nothing.contains("program.c:9999\tno instruction is there"), "{nothing}");
    assert!(slice(&[]).contains("no instruction is there"));
    // A text without quotes is told once, however often the program asks for it.
    let wrong = place.run(&["query", &module, "--preset", "slice", "-M", "PLACE=main.c"]);
    assert_eq!(wrong.code, Some(1));
    assert_eq!(wrong.err.matches("error[").count(), 1, "{}", wrong.err);
    for words in ["PLACE stands for `main.c`", "-M 'PLACE=\"main.c\"'"] {
        assert!(wrong.err.contains(words), "{}", wrong.err);
    }
}
