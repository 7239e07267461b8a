//! What people type first: rules at the prompt, what is said of them, and how answers are shown.

use crate::Place;

#[test]
fn a_question_is_a_body_whose_variables_are_the_columns() {
    let place = Place::with_facts();
    let strict = ".decl a(f: Function, n: symbol) a(f, n) :- function_name(f, n). .output a";
    let rows = place.ok(&["query", "facts", "-e", strict]);
    assert!(rows.lines().count() > 1, "{rows}");
    for question in ["function_name(f, n)", "function_name(f, n).", "f >= 0, function_name(f, n)"] {
        assert_eq!(place.ok(&["query", "facts", "-e", question]), rows, "{question}");
        assert_eq!(place.ok(&["query", "base.ll", "-e", question]), rows, "{question}");
    }
    // A rule has its own columns, and those of the library are found.
    let header = ["query", "facts", "--header", "-e"];
    let shown = place.ok(&[&header[..], &["named(name, f) :- function_name(f, name)."]].concat());
    assert!(shown.starts_with("name\tf\n"), "{shown}");
    let both = ["named(n) :- function_name(_, n).", "named(name), name != \"f\""];
    let shown = place.ok(&[&header[..], &[both[0], "-e", both[1]]].concat());
    assert!(shown.starts_with("name\n") && !shown.contains("\nf\n"), "{shown}");
    let reached = place.ok(&["query", "facts", "-e", "reachable_block(_b, f)", "--labels"]);
    assert!(reached.contains("@f\n"), "{reached}");
    let ran = place.run(&["query", "facts", "-e", "functon_name(f, n)"]);
    assert!(ran.err.contains("help: did you mean function_name, of facts.dl?"), "{}", ran.err);
}

#[test]
fn a_program_in_a_file_is_completed_if_that_is_asked_for() {
    let place = Place::with_facts();
    std::fs::create_dir(place.path("own")).expect("a folder");
    place.write("own/more.dl", ".decl more(f: Function)\nmore(f) :- function_name(f, \"f\").\n");
    let rules = ".include \"facts.dl\"\n.include \"more.dl\"\n//@ sort(n desc)\n//@ limit(1)\n\
        named(n) :- function_name(_, n).\n";
    place.write("own/q.dl", rules);
    let ran = place.run(&["query", "facts", "own/q.dl"]);
    assert!(ran.code == Some(1) && ran.err.contains("own/q.dl: 1 error"), "{}", ran.err);
    let all = place.ok(&["query", "facts", "-e", "function_name(_, n)"]);
    let last = all.lines().max().expect("a name").to_owned() + "\n";
    assert_eq!(place.ok(&["query", "facts", "own/q.dl", "--relaxed"]), last);
    assert_eq!(
        place.ok(&["query", "facts", "own/q.dl", "--relaxed", "--limit", "99"]).len(),
        all.len()
    );
}

#[test]
fn rows_are_sorted_by_the_columns_that_are_named() {
    let place = Place::with_facts();
    let query = ["query", "facts", "-e", "function_name(f, n)", "--sort"];
    let names = |sort: &str| {
        let rows = place.ok(&[&query[..], &[sort]].concat());
        rows.lines().filter_map(|l| Some(l.split_once('\t')?.1.to_owned())).collect::<Vec<_>>()
    };
    let mut wanted = names("f");
    wanted.sort();
    assert_eq!(names("n"), wanted);
    wanted.reverse();
    assert_eq!(names("n desc,f"), wanted);
    place.fails(&[&query[..], &["nn"]].concat(), &["no answer has a column `nn`", "`n`"]);
}

/// What a new user types first, and what is said of it. The answers do not change.
#[test]
fn programs_that_run_but_were_not_meant_so_are_warned_of() {
    let place = Place::with_facts();
    let head = ".decl a(i: Instruction) a(i) :- ";
    for (body, says) in [
        ("instruction_opcode(i, load).", "load is a word of Opcode: write it as a text"),
        ("instruction_opcode(i, \"laod\").", "did you mean \"load\"?"),
        ("instruction_opcode(i, o), o = \"laod\".", "did you mean \"load\"?"),
        ("instruction_load(i), !function_basicblock(_, i, _).", "warning[never-equal]"),
    ] {
        let ran = place.run(&["query", "facts", "-e", &format!("{head}{body}")]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.err.starts_with("warning[") && ran.err.contains(says), "{}", ran.err);
        let ran = place.run(&["query", "facts", "-q", "-e", &format!("{head}{body}")]);
        assert_eq!((ran.code, &ran.err[..]), (Some(0), ""));
    }
    // Names of the library, in a program that does not include it.
    for (program, says) in [
        (".decl a(i: Instruction)\na(i) :- instruction_load(i).\n.output a\n", "facts.dl"),
        (
            ".include \"facts.dl\"\n.decl a(b: Block)\na(b) :- loop_header(b).\n.output a\n",
            "cfg.dl",
        ),
    ] {
        place.write("own.dl", program);
        let ran = place.run(&["query", "facts", "own.dl"]);
        assert_eq!(ran.code, Some(1));
        assert!(ran.err.contains(&format!("{says} declares it")), "{}", ran.err);
        assert!(ran.err.contains(&format!("+ .include \"{says}\"")), "{}", ran.err);
    }
}

#[test]
fn kinds_of_messages_are_explained() {
    let place = Place::with_base();
    let all = place.ok(&["explain"]);
    for line in all.lines() {
        let code = line.split(' ').next().expect("a name");
        assert!(place.ok(&["explain", code]).starts_with(&format!("{code}: ")), "{line}");
    }
    place.refuses(&["explain", "ungrouned"], &["did you mean `ungrounded`?"]);
    place.write("bad.dl", "p(1).\n.output p\n");
    let ran = place.run(&["query", "base.ll", "bad.dl", "--color", "always"]);
    assert!(ran.err.contains("\u{1b}["), "{}", ran.err);
    let ran = place.run(&["query", "base.ll", "bad.dl"]);
    assert!(!ran.err.contains('\u{1b}'), "{}", ran.err);
}

#[test]
fn relations_types_and_words_are_looked_up() {
    let place = Place::empty();
    let load = place.ok(&["schema", "instruction_load"]);
    assert!(load.starts_with(".include \"facts.dl\"\n\n/// "), "{load}");
    assert!(load.contains("\n.decl instruction_load(inst: Instruction)\n"), "{load}");
    assert!(load.contains("\n.type Instruction <: unsigned\n"), "{load}");
    assert!(load.ends_with("// llvm-facts query in.bc -e 'instruction_load(inst)'\n"), "{load}");
    // A relation of the library, by either command.
    let header = place.ok(&["library", "loop_header"]);
    assert_eq!(header, place.ok(&["schema", "loop_header"]));
    assert!(header.starts_with(".include \"cfg.dl\"\n"), "{header}");
    let opcode = place.ok(&["schema", "Opcode"]);
    assert!(opcode.contains("// One of ") && opcode.contains("\ninstruction_opcode "), "{opcode}");
    let word = place.ok(&["schema", "getelementptr"]);
    assert!(word.starts_with("\"getelementptr\" is a word of Opcode."), "{word}");
    let part = place.ok(&["schema", "alloca_"]);
    assert!(part.lines().count() > 2 && part.lines().all(|l| l.contains("alloca_")), "{part}");
    for command in ["schema", "library"] {
        let found = place.ok(&[command, "--search", "who calls a function"]);
        assert!(found.contains("call_edge ") && found.contains("callgraph.dl"), "{found}");
        place.fails(&[command, "instruction_laod"], &["did you mean `instruction_load`?"]);
        place.fails(&[command, "--search", "qwxz"], &["no relation", "speaks of `qwxz`"]);
    }
}

/// What is offered to be tried runs as it stands.
#[test]
fn the_question_with_a_relation_is_one() {
    let place = Place::with_base();
    for name in ["instruction_load", "loop_header", "getelementptr", "call_edge"] {
        let text = place.ok(&["schema", name]);
        let question =
            text.lines().find_map(|line| line.strip_prefix("// llvm-facts query in.bc -e "));
        let question = question.expect("a question").trim_matches('\'');
        let ran = place.run(&["query", "base.ll", "-e", question]);
        assert_eq!((ran.code, &ran.err[..]), (Some(0), ""), "{question}");
    }
}

#[test]
fn an_answer_without_rows_says_why() {
    let place = Place::with_facts();
    let rules =
        "none(f) :- function_name(f, name), contains(\"no such name\", name), name != name.";
    let query = ["query", "facts", "-e", rules];
    let table = place.ok(&[&query[..], &["--format", "table"]].concat());
    assert!(table.ends_with("(0 rows; --why-empty says why)\n"), "{table}");
    let why = place.ok(&[&query[..], &["--why-empty"]].concat());
    assert!(why.starts_with("none is empty:\n  by none(f) :- "), "{why}");
    assert!(why.contains("never holds here  [-e:1:"), "{why}");
    let rows = ["query", "facts", "-e", "function_name(f, n)", "--why-empty"];
    assert_eq!(place.ok(&rows), "every answer has rows\n");
}

#[test]
fn a_mistyped_command_is_no_module() {
    let place = Place::with_base();
    let ran = place.run(&["qeury", "base.ll"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("no command `qeury`") && ran.err.contains("`query`"), "{}", ran.err);
    place.write("qeury", std::fs::read(place.path("base.ll")).expect("a module"));
    place.ok(&["qeury", "-o", "facts"]);
}

#[test]
fn what_is_to_be_explained_may_be_named_by_its_label() {
    let place = Place::with_facts();
    let query = ["query", "facts", "-e", "named(f, n) :- function_name(f, n).", "--explain"];
    let any = place.ok(&[&query[..], &["named(_, \"f\")"]].concat());
    assert!(any.starts_with("named(@f, \"f\")"), "{any}");
    assert_eq!(place.ok(&[&query[..], &["named(@f, _)"]].concat()), any);
    place.fails(
        &[&query[..], &["named(@nobody, _)"]].concat(),
        &["no row matches named(@nobody, _)"],
    );
}
