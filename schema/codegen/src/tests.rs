use super::*;
use crate::parse::SchemaError;

/// Parses one file called `test` and checks it.
fn parse(text: &str) -> (Schema, Vec<String>) {
    let mut schema = Schema::default();
    let mut errors = Vec::new();
    parse::parse_file(&mut schema, "test", text, &mut errors);
    check::check(&schema, &mut errors);
    errors.sort();
    let errors = errors.iter().map(SchemaError::to_string).collect();
    (schema, errors)
}

const TYPES: &str = "\
/// An instruction.
//@ declared(opcode)
.type Instruction <: unsigned

/// An ordinal.
.type Index <: unsigned

/// What an instruction does.
//@ enum(load, store,
//@ br)
.type Opcode <: symbol

/// `inst` does this.
//@ key(inst)
.decl opcode(inst: Instruction, op: Opcode)

";

/// The errors of a relation below `TYPES`, whose 16 lines are taken off their line numbers.
fn errors(text: &str) -> Vec<String> {
    let (_, errors) = parse(&format!("{TYPES}{text}"));
    let offset = TYPES.lines().count();
    let local = |error: &String| {
        let (file, rest) = error.split_once(':').unwrap();
        let (line, message) = rest.split_once(':').unwrap();
        let line = line.parse::<usize>().unwrap() as isize - offset as isize;
        format!("{file}:{line}:{message}")
    };
    errors.iter().map(local).collect()
}

#[test]
fn a_declaration_is_taken_apart() {
    let (schema, errors) = parse(&format!(
        "// Memory.\n\n{TYPES}\
         /// The `i`-th operand\n/// of `inst` is `op`.\n///\n///     %v = load i32, ptr %p\n\
         ///       indented\n///\n/// Departure: an\n/// index.\n\
         //@ list(inst, i) view\n//@ key(op)\n.decl operand(inst: Instruction,\n  i: Index, op: Instruction)\n"
    ));
    assert_eq!(errors, [""; 0]);
    assert_eq!(schema.groups[0].intro, ["Memory."]);
    let operand = schema.relation("operand").unwrap();
    assert_eq!(operand.doc.text, ["The `i`-th operand of `inst` is `op`."]);
    assert_eq!(operand.doc.example, ["%v = load i32, ptr %p", "  indented"]);
    assert_eq!(operand.doc.departures, ["an index."]);
    assert_eq!(operand.keys, [vec![2], vec![0, 1]]);
    assert_eq!(operand.list, Some((0, 1)));
    assert!(operand.view);
    assert_eq!(schema.type_decl("Opcode").unwrap().words, ["load", "store", "br"]);
    let instruction = schema.type_decl("Instruction").unwrap();
    let (relation, column) = schema.declared_at(instruction).unwrap();
    assert_eq!((relation.name.as_str(), column), ("opcode", 0));
}

#[test]
fn every_error_has_a_place_and_all_are_reported() {
    assert_eq!(
        errors(".decl undocumented(i: Index)\n\n/// Doc.\n.decl no_type(i: Nothing)\n"),
        [
            "schema/test.dl:1: undocumented has no doc comment: say in a `///` line what holds",
            "schema/test.dl:4: column i: undefined type Nothing",
        ]
    );
}

#[test]
fn facets_are_checked() {
    for (facet, expected) in [
        ("//@ kye(i)", "1: unknown facet kye"),
        ("//@ view\n//@ maybe", "2: unknown facet maybe"),
        ("//@ key(inst, j)", "1: r has no column j"),
        ("//@ key", "1: facet key is written"),
        ("//@ view(inst)", "1: facet view is written"),
        ("//@ list(inst)", "1: facet list is written"),
        ("//@ list(i, inst)", "3: list(owner, i): the owner is an entity"),
        ("//@ list(inst, op)", "3: list(owner, i): the owner is an entity"),
        ("//@ key(inst", "1: facet key lacks its `)`"),
        ("//@ enum(a)", "1: unknown facet enum"),
    ] {
        let text = format!("{facet}\n/// Doc.\n.decl r(inst: Instruction, i: Index, op: Opcode)\n");
        let errors = errors(&text);
        assert!(
            errors.iter().any(|e| e.starts_with(&format!("schema/test.dl:{expected}"))),
            "{facet}: {errors:?}"
        );
    }
}

#[test]
fn types_are_checked() {
    for (text, expected) in [
        ("/// T.\n.type T <: float", "2: float is no base type"),
        ("/// T.\n.type T", "2: a type is written"),
        ("/// T.\n.type symbol <: symbol", "2: symbol is one of Soufflé's own"),
        ("/// T.\n.type Index <: unsigned", "2: type Index stands in schema/test.dl:6 already"),
        ("/// T.\n//@ enum(a)\n.type T <: unsigned", "2: enum(..) belongs"),
        ("/// T.\n//@ enum(a, b, a)\n.type T <: symbol", "3: a occurs twice"),
        ("/// T.\n//@ enum(a-b)\n.type T <: symbol", "3: `a-b` in the vocabulary of T"),
        ("/// T.\n//@ declared(gone)\n.type T <: unsigned", "3: declared(gone): there is no such"),
        ("/// T.\n//@ declared(opcode)\n.type T <: unsigned", "3: declared(opcode): opcode has no"),
        ("/// T.\n//@ declared(opcode)\n.type T <: symbol", "2: declared(relation) belongs"),
        ("/// T.\n//@ key(a)\n.type T <: symbol", "2: unknown facet key"),
    ] {
        let errors = errors(text);
        let expected = format!("schema/test.dl:{expected}");
        assert!(errors.iter().any(|e| e.starts_with(&expected)), "{text}: {errors:?}");
    }
}

#[test]
fn relations_are_checked() {
    for (text, expected) in [
        (
            "/// R.\n.decl opcode(i: Index)",
            "2: relation opcode stands in schema/test.dl:15 already",
        ),
        ("/// R.\n.decl r()", "2: r must have 1 to 20 columns"),
        ("/// R.\n.decl r(i: Index, i: Index)", "2: two columns are called i"),
        ("/// R.\n.decl r(i)", "2: `i`: a column is written"),
        ("/// R.\n.decl r(i: Index", "2: a relation is written"),
        ("/// R.\n.decl 1r(i: Index)", "2: `1r` is no identifier"),
        ("/// R.\n\n.decl r(i: Index)", "2: a doc comment or facet must stand right above"),
        ("r(1).", "1: `r(1).`: only .type, .decl and comments"),
        ("/// R.", "1: a doc comment or facet must stand right above"),
    ] {
        let errors = errors(text);
        let expected = format!("schema/test.dl:{expected}");
        assert!(errors.iter().any(|e| e.starts_with(&expected)), "{text}: {errors:?}");
    }
}

#[test]
fn rules_cover_every_facet() {
    let (schema, errors) = parse(&format!(
        "{TYPES}/// Doc.\n//@ list(inst, i)\n.decl arg(inst: Instruction, i: Index, op: Opcode)\n"
    ));
    assert_eq!(errors, [""; 0]);
    let rules = datalog::sanity(&schema);
    for rule in [
        "schema_violation(\"opcode\", \"key(inst)\", as(inst, unsigned)) :-\n  \
         opcode(inst, op), opcode(inst, other_op), op != other_op.",
        "schema_violation(\"opcode\", \"enum(op)\", as(inst, unsigned)) :-\n  \
         opcode(inst, op), !_word_of_Opcode(op).",
        "schema_violation(\"arg\", \"key(inst, i)\", as(inst, unsigned)) :-\n  \
         arg(inst, index, op), arg(inst, index, other_op), op != other_op.",
        "schema_violation(\"arg\", \"list(inst, i)\", as(inst, unsigned)) :-\n  \
         arg(inst, index, _), index > 0, !arg(inst, as(index - 1, Index), _).",
        "schema_violation(\"arg\", \"reference(inst)\", as(inst, unsigned)) :-\n  \
         arg(inst, _, _), !opcode(inst, _).",
    ] {
        assert!(rules.contains(rule), "lacks\n{rule}\nin\n{rules}");
    }
    assert!(!rules.contains("schema_violation(\"opcode\", \"reference(inst)\""));
}

#[test]
fn a_comment_does_not_change_the_hash_and_a_column_does() {
    let hash = |text: &str| rust::schema_hash(&parse(text).0);
    assert_eq!(hash(TYPES), hash(&TYPES.replace("does this", "does that")));
    assert_ne!(hash(TYPES), hash(&TYPES.replace("op: Opcode", "code: Opcode")));
    assert_ne!(hash(TYPES), hash(&TYPES.replace("load, store", "store, load")));
}

#[test]
fn what_is_generated_is_formatted() {
    let (schema, errors) = parse(&format!(
        "{TYPES}/// Doc.\n///\n///     define void @f() {{\n///       ret void \"\\\"\n///     }}\n\
         ///\n/// Departure: long {0}.\n//@ view\n.decl r(fn: Instruction)\n",
        "and longer ".repeat(20),
    ));
    assert_eq!(errors, [""; 0]);
    assert_formatted(&rust::generate(&schema));
}

#[test]
fn what_is_generated_from_the_schema_is_formatted() {
    let schema = load(&root()).unwrap();
    assert_formatted(&rust::generate(&schema));
}

/// Where there is a rustfmt, it has nothing to change.
fn assert_formatted(text: &str) {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut rustfmt) = rustfmt else { return };
    let mut stdin = rustfmt.stdin.take().unwrap();
    let input = text.to_owned();
    let feeder = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = rustfmt.wait_with_output().unwrap();
    feeder.join().unwrap().unwrap();
    let formatted = String::from_utf8(output.stdout).unwrap();
    for (number, (ours, theirs)) in text.lines().zip(formatted.lines()).enumerate() {
        assert_eq!(ours, theirs, "line {}", number + 1);
    }
    assert_eq!(text.len(), formatted.len());
}
