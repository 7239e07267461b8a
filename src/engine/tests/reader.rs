//! Reading programs: comments, literals, includes and macros.

use llvm_facts_engine::{Database, Includes, Options, Program};

/// Files beside the program, and macros from outside.
struct Files {
    files: Vec<(&'static str, &'static str)>,
    defines: Vec<(String, String)>,
}

impl Includes for Files {
    fn read(&self, _from: &str, path: &str) -> Option<(String, String)> {
        let (name, text) = self.files.iter().find(|file| file.0 == path)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }

    fn defines(&self) -> &[(String, String)] {
        &self.defines
    }
}

const HEAD: &str = ".decl r(x: number)\n.decl s(x: symbol)\n";

/// The rows of `r`, then those of `s`.
fn read(text: &str, files: &Files) -> String {
    let program = Program::parse("test.dl", &format!("{HEAD}{text}\n.output r, s"), files);
    let program = program.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let mut database = Database::new(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let cells = |relation: &str| {
        let rows = program.texts(&database, relation).expect("declared");
        rows.iter().map(|row| String::from_utf8(row[0].clone()).expect("UTF-8")).collect()
    };
    let (r, s): (Vec<String>, Vec<String>) = (cells("r"), cells("s"));
    format!("{}|{}", r.join(" "), s.join(" "))
}

fn check(cases: &[(&str, &str)]) {
    let files = Files {
        files: vec![
            ("one.dl", "r(1).\n"),
            ("once.dl", ".once\nr(autoinc()) :- true.\n"),
            ("guard.dl", "#ifndef SEEN\n#define SEEN\nr(autoinc()) :- true.\n#endif\n"),
            ("macro.dl", "#define FROM_FILE 77\n"),
        ],
        defines: vec![("OUTSIDE".into(), "5".into()), ("EMPTY".into(), String::new())],
    };
    for (text, wanted) in cases {
        assert_eq!(read(text, &files), *wanted, "{text}");
    }
}

#[test]
fn comments_and_blanks() {
    check(&[
        ("// r(1).\nr(2).", "2|"),
        ("r(/* 1 */ 2).", "2|"),
        ("r(1). /* over\nlines **/ r(2).", "1 2|"),
        ("r(1). //", "1|"),
        ("r\t(\r\n1\u{c})\u{b}.", "1|"),
        ("r(\\\n1).", "1|"),
        ("s(\"// no comment\").", "|// no comment"),
        ("r(8/2/1).", "4|"),
    ]);
}

#[test]
fn escapes_of_strings() {
    check(&[
        (r#"s("a\tb")."#, "|a\tb"),
        (r#"s("a\nb\rc")."#, "|a\nb\rc"),
        (r#"s("\a\b\f\v")."#, "|\u{7}\u{8}\u{c}\u{b}"),
        (r#"s("\\\"\'")."#, "|\\\"'"),
        (r#"s("")."#, "|"),
        ("s(\"a\u{fc}\").", "|a\u{fc}"),
        ("r(strlen(\"\\\\n\")).", "2|"),
    ]);
}

#[test]
fn includes() {
    check(&[
        (".include \"one.dl\"\nr(2).", "1 2|"),
        ("#include \"one.dl\"\nr(2).", "1 2|"),
        (".include \"once.dl\"\n.include \"once.dl\"", "0|"),
        ("#include \"guard.dl\"\n#include \"guard.dl\"", "0|"),
        (".include \"macro.dl\"\nr(FROM_FILE).", "77|"),
    ]);
}

#[test]
fn macros() {
    check(&[
        ("r(OUTSIDE).", "5|"),
        ("r(OUTSIDE EMPTY).", "5|"),
        ("#define A 3\nr(A).", "3|"),
        ("#define A B + 1\n#define B 3\nr(A).", "4|"),
        ("#define A 3\n#undef A\n.decl t(A: number)\nt(1).", "|"),
        ("#define A 1\n#define A 2\nr(A).", "2|"),
        ("#define F(x) x * 2\nr(F(3)).", "6|"),
        ("#define F(x) x * 2\nr(F(1 + 3)).", "7|"),
        ("#define F(x, y) x - y\nr(F(5, 2)).", "3|"),
        ("#define F(x, y) x - y\nr(F(max(5, 1), (2))).", "3|"),
        ("#define F() 9\nr(F()).", "9|"),
        ("#define RULE(name, value) \\\n    name(value).\nRULE(r, 4)", "4|"),
        ("#define NAME(x) x##_one\n.decl NAME(p)(x: number)\np_one(6).\nr(x) :- NAME(p)(x).", "6|"),
        ("#define A r(1). r(2).\nA", "1 2|"),
        ("#define S \"a b\"\ns(S).", "|a b"),
    ]);
}

/// What a preprocessor or a tool left says nothing that matters.
#[test]
fn marks_and_annotations() {
    check(&[
        ("# 1 \"before.dl\"\nr(1).", "1|"),
        ("#\nr(1).", "1|"),
        ("#line 7\n#pragma once\nr(1).", "1|"),
        ("@[note = [\"a\", [1]], other]\nr(1).", "1|"),
        ("r(x) :- @![why] x = 3.", "3|"),
        ("@[a] @[b]\n.decl p(x: number)\nr(1).", "1|"),
    ]);
}

#[test]
fn conditions() {
    check(&[
        ("#ifdef OUTSIDE\nr(1).\n#else\nr(2).\n#endif", "1|"),
        ("#ifdef NONE\nr(1).\n#else\nr(2).\n#endif", "2|"),
        ("#ifndef NONE\nr(1).\n#endif\nr(3).", "1 3|"),
        ("#ifndef OUTSIDE\nr(1).\n#endif\nr(3).", "3|"),
        ("#if defined(OUTSIDE)\nr(1).\n#endif", "1|"),
        ("#if defined NONE\nr(1).\n#endif", "|"),
        ("#if !defined(NONE)\nr(1).\n#endif", "1|"),
        ("#if 1\nr(1).\n#endif\n#if 0\nr(2).\n#endif", "1|"),
        ("#ifdef NONE\n#ifdef OUTSIDE\nr(1).\n#else\nr(2).\n#endif\nr(3).\n#endif\nr(4).", "4|"),
        (
            "#ifdef OUTSIDE\n#ifdef NONE\nr(1).\n#else\nr(2).\n#endif\nr(3).\n#endif\nr(4).",
            "2 3 4|",
        ),
        ("  #ifdef NONE\n  r(\"odd\n  #endif\nr(4).", "4|"),
        ("#ifdef NONE\n#define A 1\n#include \"one.dl\"\n#endif\nr(4).", "4|"),
    ]);
}

#[test]
fn places_in_messages_are_of_the_file_that_is_read() {
    let files = Files {
        files: vec![("wrong.dl", "\n  p(1).\n")],
        defines: vec![("M".into(), "q(1)".into())],
    };
    let said = |text: &str| Program::parse("test.dl", text, &files).expect_err(text).to_string();
    assert!(said(".include \"wrong.dl\"").contains("wrong.dl:2:3"));
    assert!(said("M.").contains("undeclared relation q"), "{}", said("M."));
    assert!(said("#define A u\u{fc}\np(A).").contains("unexpected character"));
}

#[test]
fn macros_that_are_given_in_vain_are_told() {
    let given = |name: &str| (name.to_owned(), "1".to_owned());
    for (text, wanted) in [
        ("r(USED).", vec!["TESTED", "TOO"]),
        ("#ifdef TESTED\nr(USED).\n#endif", vec!["TOO"]),
        ("#if !defined(TESTED)\nr(TOO).\n#else\nr(2).\n#endif", vec!["TOO", "USED"]),
        ("#ifndef TESTED\n#endif\nr(TOO + USED).", vec![]),
        ("#define TWICE(x) x + USED\nr(TWICE(TESTED)). // TOO", vec!["TOO"]),
    ] {
        let defines = ["TESTED", "TOO", "USED"].map(given).to_vec();
        let files = Files { files: Vec::new(), defines };
        let program = Program::parse("test.dl", &format!("{HEAD}{text}\n.output r"), &files);
        let program = program.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        let mut said: Vec<&str> = program
            .warnings()
            .list
            .iter()
            .filter_map(|found| {
                found.message.strip_prefix("nothing in the program asks for the macro ")
            })
            .collect();
        said.sort_unstable();
        assert_eq!(said, wanted, "{text}");
    }
    let files = Files { files: Vec::new(), defines: vec![given("TOO")] };
    let text = format!("{HEAD}#ifdef TO\n#endif\nr(1).\n.output r");
    let program = Program::parse("test.dl", &text, &files).expect("it is right");
    assert!(program.warnings().to_string().contains("did you mean TO?"));
}
