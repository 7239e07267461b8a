//! Facts that people or rules got wrong: an error that names the file, the row and what is wrong.

mod support;

use bitcode::NodeKind;
use facts::store::{self, Facts};
use facts::{self, Index, Relation};
use ir::extract::Options;
use jobs::equal::{self, Comparison};
use jobs::rebuild;
use llvm::{Module, Syntax};

const MODULE: &str = r#"
%pair = type { i32, i32 }

@counter = global i32 0
@table = constant [2 x i32] [i32 1, i32 2]
@place = constant i64 ptrtoint (ptr @counter to i64)

declare void @use(i32, ptr sret(%pair))

define i32 @first(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %left, label %right

left:
  %sum = add nsw i32 %a, %b
  br label %join

right:
  %old = load i32, ptr @counter, align 4
  br label %join

join:
  %either = phi i32 [ %sum, %left ], [ %old, %right ]
  ret i32 %either
}

define float @second(float %x) {
  call void @use(i32 1, ptr sret(%pair) null)
  %double = fadd fast float %x, %x
  %whole = fptosi float %double to i32
  ret float %double
}

define i32 @third(<2 x i32> %lanes, i32 %lane, { i32, i64 } %members, i1 %which, float %odd) {
  %one = extractelement <2 x i32> %lanes, i32 %lane
  %other.lanes = insertelement <2 x i32> %lanes, i32 %one, i32 %lane
  %mixed = shufflevector <2 x i32> %lanes, <2 x i32> %other.lanes, <2 x i32> <i32 0, i32 3>
  %member = extractvalue { i32, i64 } %members, 0
  %other.members = insertvalue { i32, i64 } %members, i32 %one, 0
  %less = icmp slt i32 %one, %member
  %above = fcmp ogt float %odd, %odd
  %chosen = select i1 %less, i32 %one, i32 %member
  ret i32 %chosen
}
"#;

/// Facts whose files can be edited.
struct Edited {
    facts: Facts,
    text: String,
}

impl Edited {
    fn new() -> Self {
        Self::of(MODULE)
    }

    fn of(module: &str) -> Self {
        let module = Module::parse(module.as_bytes(), Syntax::Text, "<stdin>").unwrap();
        let facts = support::facts_from(&module, 0, Options::default()).unwrap();
        let text = support::rows(&facts);
        Self { facts, text }
    }

    /// The lines of a relation's file.
    fn lines(&self, relation: &str) -> Vec<String> {
        let start = format!("{relation}(");
        let mut lines = self.text.lines().skip_while(|line| !line.starts_with(&start)).skip(1);
        let mut rows = Vec::new();
        while let Some(row) = lines.next().and_then(|line| line.strip_prefix('\t')) {
            rows.push(row.to_owned());
        }
        rows
    }

    /// The id that has this name.
    fn named(&self, relation: &str, name: &str) -> String {
        let rows = self.lines(relation);
        let row = rows.iter().find(|row| row.ends_with(&format!("\t{name}")));
        row.unwrap_or_else(|| panic!("{name} in {relation}")).split('\t').next().unwrap().to_owned()
    }

    fn value(&self, name: &str) -> String {
        self.named("variable_name", name)
    }

    /// The columns of the first row of a relation that has this cell.
    fn row(&self, relation: &str, cell: &str) -> Vec<String> {
        let rows = self.lines(relation);
        let row = rows.iter().find(|row| row.split('\t').any(|c| c == cell));
        let row = row.unwrap_or_else(|| panic!("{cell} in {relation}"));
        row.split('\t').map(str::to_owned).collect()
    }

    /// What rebuild says when these files have these lines.
    fn error(&self, files: &[(&str, Vec<String>)]) -> String {
        let dir = tempfile::tempdir().unwrap();
        for (relation, lines) in files {
            assert!(Relation::from_name(relation).is_some(), "no relation {relation}");
            let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
            std::fs::write(dir.path().join(format!("{relation}.facts")), text).unwrap();
        }
        let mut facts = self.facts.clone();
        if let Err(error) =
            store::Overlay::read(dir.path()).and_then(|overlay| overlay.apply(&mut facts))
        {
            return error.to_string();
        }
        let index = Index::new(&facts);
        if let Some(error) = index.check().first() {
            return error.to_string();
        }
        let built = rebuild::verified(&index, facts::Module(0));
        match built.and_then(|_| Ok(ir::rebuild::nothing_ignored(&index)?)) {
            Ok(()) => panic!("a module came of {files:?}"),
            Err(error) => error.to_string(),
        }
    }

    /// The same with one more line in a file.
    fn with(&self, relation: &str, line: &str) -> String {
        let mut lines = self.lines(relation);
        lines.push(line.to_owned());
        self.error(&[(relation, lines)])
    }

    /// The same with one cell for another.
    fn replaced(&self, relation: &str, old: &str, new: &str) -> String {
        let lines = self.lines(relation);
        let replace = |line: &String| {
            let cells = line.split('\t').map(|cell| if cell == old { new } else { cell });
            cells.collect::<Vec<_>>().join("\t")
        };
        self.error(&[(relation, lines.iter().map(replace).collect())])
    }
}

/// That an error has all of these pieces.
fn says(error: &str, pieces: &[&str]) {
    for piece in pieces {
        assert!(error.contains(piece), "{error:?} does not say {piece:?}");
    }
}

#[test]
fn what_is_not_edited_comes_back() {
    let facts = Edited::new().facts;
    rebuild::verified(&Index::new(&facts), facts::Module(0)).unwrap();
}

#[test]
fn rows_have_the_columns_and_words_of_their_relation() {
    let e = Edited::new();
    let sum = e.value("sum");
    says(&e.with("operation_nsw", &format!("{sum}\t1")), &["operation_nsw.facts:2", "more than"]);
    says(&e.with("variable_type", &sum), &["variable_type.facts", "fewer than"]);
    says(&e.replaced("type_kind", "function", "fonction"), &["type_kind.facts", "`fonction`"]);
    says(&e.with("function_name", "x\ty"), &["function_name.facts", "`x` is not an id"]);
}

#[test]
fn ids_are_declared_and_keys_are_unique() {
    let e = Edited::new();
    let sum = e.value("sum");
    says(
        &e.replaced("instruction_ret_var", &e.value("either"), "99999"),
        &[
            "instruction_ret_var.facts:1: column 2",
            "99999 is no Value: variable_type.facts has no row for it",
        ],
    );
    says(&e.with("variable_name", &format!("{sum}\tsomma")), &["variable_name.facts", "same key"]);
}

#[test]
fn lists_have_no_gaps() {
    let e = Edited::new();
    let first = e.named("function_name", "first");
    let mut lines = e.lines("function_param");
    lines.retain(|line| !line.starts_with(&format!("{first}\t1\t")));
    says(&e.error(&[("function_param", lines)]), &["function_param.facts", "no row with i = 1"]);
}

#[test]
fn a_constant_does_not_contain_itself_by_way_of_metadata() {
    let e = Edited::of(include_str!("corpus/metadata/expression_of_one_function.ll"));
    // An expression, it as metadata, and that as a value, of which it is made then.
    let first = |lines: Vec<String>, end: &str| {
        let row = lines.into_iter().find(|row| row.ends_with(end)).unwrap();
        row.split('\t').next().unwrap().to_owned()
    };
    let mut indices = e.lines("operation_gep_index");
    let expression = indices[0].split('\t').next().unwrap().to_owned();
    let node = first(e.lines("metadata_value"), &format!("\t{expression}"));
    let value = first(e.lines("variable_metadata"), &format!("\t{node}"));
    indices[0] = format!("{expression}\t0\t{value}");
    let error = e.error(&[("operation_gep_index", indices)]);
    says(&error, &["variable_type.facts", "constants nest too deeply, or one contains itself"]);
}

#[test]
fn a_struct_does_not_contain_itself() {
    let e = Edited::new();
    let pair = e.named("struct_type_name", "pair");
    let error = e.error(&[(
        "struct_type_field",
        vec![format!("{pair}\t0\t{pair}"), format!("{pair}\t1\t{pair}")],
    )]);
    says(&error, &["struct_type_nfields.facts", "contains itself"]);
}

#[test]
fn an_operand_has_the_type_that_the_opcode_takes() {
    let e = Edited::new();
    let error = e.replaced("operation_binary_add", &e.value("b"), &e.value("c"));
    says(&error, &["instruction_opcode.facts", "one type"]);
}

#[test]
fn operands_of_vectors_aggregates_and_comparisons_have_their_types() {
    let e = Edited::new();
    let extract = "extractelement takes a vector and an integer";
    let insert = "insertelement takes a vector, an element of it and an integer";
    let compare = "its operands are of one type that the predicate compares";
    for (relation, old, new, expected) in [
        ("operation_extractelement", "lanes", "which", extract),
        ("operation_extractelement", "lane", "odd", extract),
        ("operation_insertelement", "lanes", "which", insert),
        ("operation_insertelement", "one", "odd", insert),
        ("operation_insertelement", "lane", "odd", insert),
        ("operation_shufflevector", "lanes", "lane", "shufflevector"),
        ("operation_shufflevector", "other.lanes", "lane", "shufflevector"),
        ("operation_extractvalue_base", "members", "lanes", "extractvalue has no such member"),
        ("operation_icmp_slt", "member", "which", compare),
        ("operation_fcmp_ogt", "odd", "lane", compare),
    ] {
        let error = e.replaced(relation, &e.value(old), &e.value(new));
        says(&error, &[".facts:", expected]);
    }
}

#[test]
fn a_cast_leads_from_the_type_of_its_operand_to_that_of_its_result() {
    let e = Edited::new();
    // Of a constant, and of an instruction.
    for relation in ["operation_cast_ptrtoint", "operation_cast_fptosi"] {
        let rows = e.lines(relation);
        let [_, _, from, to] = rows[0].split('\t').collect::<Vec<_>>()[..] else { panic!() };
        let place = format!("{relation}.facts:1: column ");
        let error = e.replaced(relation, from, to);
        says(&error, &[&place, "3 (from_ty): the operand is of another type"]);
        let error = e.replaced(relation, to, from);
        says(&error, &[&place, "4 (to_ty): the result is of another type"]);
    }
}

#[test]
fn a_phi_has_every_predecessor() {
    let e = Edited::new();
    let phi = e.row("instruction_phi_res", &e.value("either"))[0].clone();
    let pair = e.row("instruction_phi_pair", &e.value("sum")).join("\t");
    let error = e.error(&[
        ("instruction_phi_pair", vec![pair]),
        ("instruction_phi_npairs", vec![format!("{phi}\t1")]),
    ]);
    says(&error, &["function_type.facts", "PHINode should have one entry for each predecessor"]);
}

#[test]
fn a_block_ends_with_its_terminator_and_has_one() {
    let e = Edited::new();
    let exits = e.lines("basicblock_exit");
    let ends: Vec<&str> = exits[0].split('\t').collect();
    let error = e.with("instruction_next", &format!("{}\t{}", ends[1], ends[1]));
    says(&error, &["instruction_next.facts", "comes twice"]);
    let entries = e.lines("basicblock_entry");
    let error = e.error(&[("basicblock_entry", entries[..entries.len() - 1].to_vec())]);
    says(&error, &[".facts", "does not have a terminator"]);
}

#[test]
fn a_value_is_defined_before_it_is_used() {
    let e = Edited::new();
    let error = e.replaced("operation_binary_add", &e.value("b"), &e.value("old"));
    says(&error, &["function_type.facts", "does not dominate all uses"]);
}

#[test]
fn a_value_of_another_function_is_no_operand() {
    let e = Edited::new();
    let error = e.replaced("instruction_ret_var", &e.value("double"), &e.value("a"));
    says(&error, &["variable_type.facts", "belongs to another function"]);
}

#[test]
fn attributes_of_a_parameter_that_is_not_there() {
    let e = Edited::new();
    let set = e.lines("callsite_param_attributes")[0].split('\t').next_back().unwrap().to_owned();
    let function = e.named("function_name", "second");
    let error = e.with("function_param_attributes", &format!("{function}\t1\t{set}"));
    says(&error, &["attribute_set.facts", "there is no parameter 1 that could have the set"]);
}

#[test]
fn flags_stand_on_opcodes_that_have_them() {
    let e = Edited::new();
    let error = e.with("operation_fast_math", &format!("{}\tnnan", e.value("sum")));
    says(&error, &["instruction_opcode.facts", "only floating-point operations"]);
    for (relation, row) in [
        ("operation_nsw", e.value("old")),
        ("operation_exact", e.value("sum")),
        ("operation_nuw", e.value("either")),
        ("operation_gep_inbounds", e.value("sum")),
        ("variable_const_string", format!("{}\tab", e.value("table"))),
    ] {
        let error = e.with(relation, &row);
        let value = row.split('\t').next().unwrap();
        says(&error, &[&format!("{relation}.facts:"), &format!("Value {value} has no {relation}")]);
    }
}

#[test]
fn properties_stand_on_opcodes_that_have_them() {
    let e = Edited::new();
    let of = |opcode: &str| e.named("instruction_opcode", opcode);
    for (relation, opcode, rest) in [
        ("instruction_load_volatile", "add", ""),
        ("instruction_store_volatile", "load", ""),
        ("instruction_load_ordering", "ret", "\tacquire"),
        ("callsite_tail", "phi", "\ttail"),
        ("instruction_alloca_align", "load", "\t8"),
        ("instruction_phi_npairs", "br", "\t2"),
    ] {
        let inst = of(opcode);
        let error = e.with(relation, &format!("{inst}{rest}"));
        let subject = format!("Instruction {inst}, a `{opcode}`, has no {relation}");
        says(&error, &[&format!("{relation}.facts:"), &subject]);
    }
}

#[test]
fn what_no_module_holds_is_left_over_and_no_error() {
    let e = Edited::new();
    let functions = e.lines("module_function");
    let kept: Vec<String> = functions[..functions.len() - 1].to_vec();
    let mut facts = e.facts.clone();
    let dir = tempfile::tempdir().unwrap();
    let text: String = kept.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(dir.path().join("module_function.facts"), text).unwrap();
    store::Overlay::read(dir.path()).and_then(|overlay| overlay.apply(&mut facts)).unwrap();
    let index = Index::new(&facts);
    rebuild::verified(&index, facts::Module(0)).unwrap();
    ir::rebuild::nothing_ignored(&index).unwrap();
    let (row, count) = index.unread().left_over.unwrap();
    assert!(row.message.starts_with("no module holds"), "{row}");
    assert!(count > 10, "{count}");
}

#[test]
fn an_attribute_has_its_type() {
    let e = Edited::new();
    let row = e.row("attribute_type", "sret");
    let enums = vec![format!("{}\tsret", row[0])];
    let error = e.error(&[("attribute_type", vec![]), ("attribute_enum", enums)]);
    says(&error, &["attribute_set.facts", "`sret` takes a value of another sort"]);
}

#[test]
fn a_huge_array_takes_no_memory() {
    let e = Edited::new();
    let table = e.row("variable_global_type", &e.value("table"))[1].clone();
    let error = e.replaced("array_type_size", "2", "1152921504606846976");
    says(&error, &["variable_const_kind.facts"]);
    let error = e.error(&[("array_type_size", vec![format!("{table}\t18446744073709551616")])]);
    says(&error, &["array_type_size.facts", "no number below 2^64"]);
}

#[test]
fn an_intrinsic_has_its_type() {
    let e = Edited::new();
    let error = e.replaced("function_name", "use", "llvm.sqrt.f32");
    says(&error, &["function_type.facts", "LLVM's verifier rejects the function", "Intrinsic"]);
}

const BLOCKS: &str = r#"
define void @f() !dbg !3 {
  ret void, !dbg !5
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !7, unit: !0, spFlags: DISPFlagDefinition)
!4 = distinct !DILexicalBlock(scope: !3, file: !1, line: 1, column: 1)
!5 = !DILocation(line: 1, column: 1, scope: !4, inlinedAt: !6)
!6 = distinct !DILocation(line: 1, column: 2, scope: !3)
!7 = !DISubroutineType(types: !8)
!8 = !{null}
"#;

#[test]
fn an_argument_of_type_metadata_is_metadata() {
    let text =
        "define void @f(i16 %a) {\n call void @g(i16 %a)\n ret void\n}\ndeclare void @g(i16)\n";
    let e = Edited::of(text);
    let ty = e.row("type_kind", "integer")[0].clone();
    let kinds = e.lines("type_kind");
    let kind = |line: &String| match *line == format!("{ty}\tinteger") {
        true => format!("{ty}\tmetadata"),
        false => line.clone(),
    };
    let kinds = kinds.iter().map(kind).collect();
    let error = e.error(&[("type_kind", kinds), ("integer_type_width", Vec::new())]);
    says(&error, &["instruction_opcode.facts:1", "another type than the function type"]);
}

#[test]
fn chains_of_scopes_and_of_inlining_have_an_end() {
    let e = Edited::of(BLOCKS);
    let block = e.row("metadata_class", "DILexicalBlock")[0].clone();
    let refs = e.lines("metadata_ref");
    let here = |line: &String| line.starts_with(&format!("{block}\tscope\t"));
    let looped = |line: String| if here(&line) { format!("{block}\tscope\t{block}") } else { line };
    let changed: Vec<String> = refs.into_iter().map(looped).collect();
    says(&e.error(&[("metadata_ref", changed)]), &["metadata_ref.facts:", "leads back to itself"]);
    // The same in bitcode. LLVM's own reader would not come back.
    let module = Module::parse(BLOCKS.as_bytes(), Syntax::Text, "<stdin>").unwrap();
    for (kind, field) in [(NodeKind::LexicalBlock, 1), (NodeKind::Location, 4)] {
        let mut file = bitcode::File::read(&module.bitcode()).unwrap();
        // Only the function uses them.
        let module = &mut file.modules[0];
        let outer = module.metadata.count();
        let metadata = &mut module.bodies[0].metadata;
        let before = outer + metadata.strings.len();
        let place = metadata.nodes.iter().position(|node| node.kind == kind).unwrap();
        let mut words: Vec<u64> = metadata.words(&metadata.nodes[place]).iter().collect();
        words[field] = (before + place + 1) as u64;
        metadata.nodes[place].words = metadata.words.push_all(words);
        let raw = ir::Module::raw(&file.write().unwrap()).unwrap();
        let error = ir::Module::new(raw, false).err().unwrap().to_string();
        says(&error, &["leads back to itself"]);
    }
}

#[test]
fn the_first_synchronization_scopes_are_what_they_are_whatever_the_table_says() {
    let text = "define void @f() {\n fence syncscope(\"singlethread\") seq_cst\n fence seq_cst\n \
                fence syncscope(\"agent\") seq_cst\n ret void\n}\n";
    let module = Module::parse(text.as_bytes(), Syntax::Text, "<stdin>").unwrap();
    let mut file = bitcode::File::read(&module.bitcode()).unwrap();
    let scopes = &mut file.modules[0].sync_scopes;
    assert_eq!(*scopes, [&b"singlethread"[..], b"", b"agent"]);
    (scopes[0], scopes[1]) = (b"any".to_vec(), b"other".to_vec());
    // LLVM reads it so, too.
    let bytes = file.write().unwrap();
    assert!(equal::round_trip(&bytes, "scopes", Comparison::Text, 1).unwrap().is_none());
}

#[test]
fn constants_have_what_their_types_have() {
    let text = "@half = global half 1.0\n@text = global [3 x i8] c\"abc\"\n\
                @pair = global { i32, i64 } { i32 1, i64 2 }\n@other = global [4 x i8] zeroinitializer\n";
    let module = Module::parse(text.as_bytes(), Syntax::Text, "<stdin>").unwrap();
    let whole = bitcode::File::read(&module.bitcode()).unwrap();
    let changed = |change: fn(&mut bitcode::Constant, &mut u32, u32) -> bool, other: u32| {
        let mut file = whole.clone();
        let constants = &mut file.modules[0].constants;
        let mut all = constants.all.iter_mut().zip(&mut constants.types);
        assert!(all.any(|(constant, ty)| change(constant, ty, other)));
        file.write().unwrap()
    };
    let types = &whole.modules[0].types;
    let four = bitcode::Type::Array { count: 4, element: 0 };
    let is_four = |ty: &bitcode::Type| {
        matches!((ty, &four), (
            bitcode::Type::Array { count: one, .. },
            bitcode::Type::Array { count: other, .. },
        ) if one == other)
    };
    let four = types.all.iter().position(is_four).unwrap() as u32;
    // LLVM takes the lowest bits.
    let wide = |constant: &mut bitcode::Constant, _: &mut u32, _: u32| match constant {
        bitcode::Constant::Float(bits) => {
            *bits |= 1 << 20;
            true
        }
        _ => false,
    };
    assert!(equal::round_trip(&changed(wide, 0), "half", Comparison::Text, 1).unwrap().is_none());
    let of_four = |constant: &mut bitcode::Constant, ty: &mut u32, four: u32| {
        let is_text =
            matches!(constant, bitcode::Constant::String(_) | bitcode::Constant::CString(_));
        if is_text {
            *ty = four;
        }
        is_text
    };
    let twice = |constant: &mut bitcode::Constant, ty: &mut u32, four: u32| {
        let is_pair = matches!(constant, bitcode::Constant::Aggregate(_));
        if is_pair {
            *ty = four;
        }
        is_pair
    };
    for (bytes, message) in [
        (changed(of_four, four), "a string that is no array of its bytes"),
        (changed(twice, four), "an aggregate of elements that its type does not have"),
    ] {
        let raw = ir::Module::raw(&bytes).unwrap();
        says(&ir::Module::new(raw, false).err().unwrap().to_string(), &[message]);
    }
}
