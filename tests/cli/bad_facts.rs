//! Facts with one mistake each: what is wrong, and in which row.

use std::fs;

use super::Place;

/// What is done to the facts of `base.ll`.
enum Edit {
    /// The file goes.
    Remove(&'static str),
    /// A line is replaced by another.
    Replace(&'static str, &'static str, &'static str),
    /// A line is added at the end.
    Add(&'static str, &'static str),
    /// A line goes.
    Delete(&'static str, &'static str),
}
use Edit::{Add, Delete, Remove, Replace};

/// The mistake, the edit, and words of the message. Ids are those that `base.ll` has.
const MISTAKES: &[(&str, Edit, &[&str])] = &[
    (
        "a missing file",
        Remove("instruction_load_addr"),
        &["instruction_load_addr.facts", "missing"],
    ),
    (
        "a missing column",
        Replace("instruction_load_addr", "33\t14", "33"),
        &["instruction_load_addr.facts:1", "column"],
    ),
    (
        "a surplus column",
        Replace("instruction_load_addr", "33\t14", "33\t14\t1"),
        &["instruction_load_addr.facts:1", "column"],
    ),
    (
        "a word for an id",
        Replace("instruction_load_addr", "33\t14", "33\tptr"),
        &["instruction_load_addr.facts:1: column 2 (ptr)", "`ptr`"],
    ),
    (
        "a negative id",
        Replace("instruction_load_addr", "33\t14", "33\t-12"),
        &["instruction_load_addr.facts:1: column 2 (ptr)", "`-12`"],
    ),
    (
        "an id too large",
        Replace("instruction_load_addr", "33\t14", "33\t2147483648"),
        &["instruction_load_addr.facts:1: column 2 (ptr)"],
    ),
    (
        "an empty line",
        Replace("instruction_load_addr", "33\t14", ""),
        &["instruction_load_addr.facts:1"],
    ),
    (
        "an unknown word",
        Replace("instruction_opcode", "33\tload", "33\tlaod"),
        &["instruction_opcode.facts:5: column 2 (op)", "`laod`"],
    ),
    (
        "an undeclared id",
        Replace("instruction_load_addr", "33\t14", "33\t9999"),
        &["instruction_load_addr.facts:1: column 2 (ptr): 9999 is no Value", "variable_type.facts"],
    ),
    (
        "an id of another kind",
        Replace("instruction_load_addr", "33\t14", "33\t11"),
        &["instruction_load_addr.facts:1: column 2 (ptr): 11 is no Value"],
    ),
    (
        "two rows for a key",
        Add("instruction_load_addr", "33\t14"),
        &["instruction_load_addr.facts:2", "line 1 has the same key"],
    ),
    (
        "a gap in a list",
        Replace("function_basicblock", "11\t1\t27", "11\t7\t27"),
        &["function_basicblock.facts:", "has no row with i = 1"],
    ),
    (
        "a list that starts late",
        Delete("function_basicblock", "11\t0\t26"),
        &["function_basicblock.facts:", "26"],
    ),
    ("a missing row", Delete("instruction_load_addr", "33\t14"), &["instruction_load_addr.facts"]),
    (
        "a type that contains itself",
        Replace("fn_type_param", "5\t0\t3", "5\t0\t5"),
        &["type_kind.facts:4", "contains itself"],
    ),
    (
        "a struct in itself",
        Replace("struct_type_field", "9\t0\t3", "9\t0\t9"),
        &["struct_type", "contains itself"],
    ),
    ("a void field", Replace("struct_type_field", "9\t0\t3", "9\t0\t7"), &[".facts:"]),
    (
        "a width that LLVM has not",
        Replace("integer_type_width", "3\t32", "3\t0"),
        &["type_kind.facts:2", "no integer type of 0 bits"],
    ),
    (
        "an operand of the wrong type",
        Replace("operation_binary_add", "22\t20\t19", "22\t20\t21"),
        &[".facts:"],
    ),
    (
        "a condition that is no i1",
        Replace("instruction_br_cond_var", "29\t21", "29\t20"),
        &[".facts:"],
    ),
    (
        "a load from what is no pointer",
        Replace("instruction_load_addr", "33\t14", "33\t20"),
        &[".facts:"],
    ),
    (
        "a return of the wrong type",
        Replace("instruction_ret_var", "35\t25", "35\t21"),
        &[".facts:"],
    ),
    (
        "a phi that misses a predecessor",
        Replace("instruction_phi_pair", "32\t1\t20\t26", "32\t1\t20\t27"),
        &[".facts:", "verifier rejects the function"],
    ),
    (
        "a block of another function",
        Replace("instruction_br_uncond_goto", "31\t28", "31\t37"),
        &["37"],
    ),
    (
        "a value of another function",
        Replace("operation_binary_sub", "25\t23\t24", "25\t23\t36"),
        &["variable_type.facts:13", "value 36 is used"],
    ),
    (
        "a use before definition",
        Replace("operation_binary_add", "22\t20\t19", "22\t20\t25"),
        &[".facts:", "verifier rejects the function"],
    ),
    (
        "a terminator in the middle",
        Replace("instruction_opcode", "30\tadd", "30\tunreachable"),
        &[".facts:"],
    ),
    ("an end that is no terminator", Delete("instruction_next", "30\t31"), &[".facts"]),
    ("a block that ends nowhere", Replace("instruction_next", "34\t35", "34\t32"), &[".facts"]),
    (
        "an alignment that is no power of two",
        Replace("instruction_load_align", "33\t4", "33\t3"),
        &["instruction_opcode.facts:5", "power of two"],
    ),
    (
        "an attribute without its type",
        Replace("attribute_type", "10\tsret\t9", "10\tsret\t9999"),
        &["attribute_type.facts:1", "9999 is no Type"],
    ),
    ("an attribute that needs a type", Add("attribute_enum", "10\tbyval"), &["attribute"]),
    (
        "an attribute that LLVM has not",
        Add("attribute_enum", "10\tnosuch"),
        &["attribute", "nosuch"],
    ),
    (
        "a function without its type",
        Delete("function_type", "11\t5"),
        &["11 is no Function", "function_type.facts"],
    ),
    (
        "a constant without its value",
        Delete("variable_const_int", "18\t7"),
        &["variable_const_int.facts"],
    ),
    (
        "a constant that is no number",
        Replace("variable_const_int", "18\t7", "18\tseven"),
        &["variable_const_kind.facts:1", "decimal"],
    ),
    (
        "an escape that is none",
        Replace("function_name", "11\tf", "11\tf\\"),
        &["function_name.facts:1"],
    ),
    (
        "a data layout that is none",
        Add("module_data_layout", "1\tq-q-q"),
        &["module_data_layout.facts", "data layout"],
    ),
];

/// Does it, and answers the file with what was in it.
fn apply(place: &Place, edit: &Edit) -> (String, String) {
    let (Remove(relation) | Replace(relation, ..) | Add(relation, _) | Delete(relation, _)) = edit;
    let name = format!("facts/{relation}.facts");
    let before = place.read(&name);
    let mut lines: Vec<&str> = before.lines().collect();
    match edit {
        Remove(_) => fs::remove_file(place.path(&name)).unwrap(),
        Add(_, line) => lines.push(line),
        Delete(_, line) => lines.retain(|l| l != line),
        Replace(_, from, to) => {
            lines.iter_mut().filter(|line| *line == from).for_each(|line| *line = to);
        }
    }
    if !matches!(edit, Remove(_)) {
        let after: String = lines.iter().map(|line| format!("{line}\n")).collect();
        assert_ne!(before, after, "{relation}: nothing was changed");
        place.write(&name, after);
    }
    (name, before)
}

#[test]
fn every_mistake_is_named_with_its_place() {
    let mut wrong = Vec::new();
    let place = Place::with_facts();
    for (mistake, edit, words) in MISTAKES {
        let (file, before) = apply(&place, edit);
        let ran = place.run(&["rebuild", "facts", "-o", "out.bc"]);
        if ran.code != Some(1)
            || !ran.err.starts_with("llvm-facts: error: ")
            || ran.err.contains("please report it")
            || place.path("out.bc").exists()
            || !words.iter().all(|word| ran.err.contains(word))
        {
            wrong.push(format!(
                "{mistake}: exit code {:?}, expected {words:?} in\n{}",
                ran.code, ran.err
            ));
        }
        place.write(file, before);
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), MISTAKES.len(), wrong.join("\n"));
}

#[test]
fn all_mistakes_are_listed() {
    let place = Place::with_facts();
    apply(&place, &Replace("instruction_load_addr", "33\t14", "33\t9999"));
    apply(&place, &Add("function_name", "11\tg"));
    let words =
        ["facts: 2 errors in the facts", "function_name.facts:4", "instruction_load_addr.facts:1"];
    place.fails(&["rebuild", "facts", "-o", "out.bc"], &words);
}

#[test]
fn what_is_no_fact_directory_is_named() {
    let place = Place::with_facts();
    fs::create_dir(place.path("empty")).unwrap();
    place.fails(&["rebuild", "none", "-o", "x.bc"], &["none", "fact directory"]);
    place.fails(&["stats", "none"], &["none: there is no such file"]);
    place.fails(&["rebuild", "empty", "-o", "x.bc"], &["empty/module.facts: missing"]);
    place.fails(&["stats", "empty"], &["no modules there"]);
    place.write(
        "facts/llvm-facts.json",
        "{\"tool\":\"llvm-facts\",\"version\":\"9.9\",\"schema\":\"x\",\"compressed\":false}",
    );
    place.fails(&["rebuild", "facts", "-o", "x.bc"], &["llvm-facts 9.9", "another schema"]);
    // Facts need no marker.
    fs::remove_file(place.path("facts/llvm-facts.json")).unwrap();
    place.ok(&["rebuild", "facts", "-o", "x.bc"]);
    place.write("facts/module.facts", "");
    place.fails(&["rebuild", "facts", "-o", "x.bc"], &["no Module"]);
}

#[test]
fn an_output_that_is_there_stays_when_rebuild_fails() {
    let place = Place::with_facts();
    place.write("out.bc", "precious");
    apply(&place, &Remove("function_type"));
    place.fails(&["rebuild", "facts", "-o", "out.bc"], &["function_type.facts"]);
    assert_eq!(place.read("out.bc"), "precious");
}
