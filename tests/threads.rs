//! Modules that are large enough for several threads: the same comes of them with any number.

mod support;

use std::fmt::Write;

use facts::store::Facts;
use facts::{Index, InstructionLoadRes, Module as ModuleId, OperationBinaryMul, Relation};
use ir::extract::Options;
use jobs::rebuild;
use llvm::{Module, Syntax};

/// Functions whose bodies need what only one of them needs: constants, types, masks of shufflevector
/// (which no row names), attributes, kinds of metadata, and what all share.
fn program(functions: usize) -> String {
    let mut text = String::from(
        "@counter = global i32 0\n@place = global ptr null\n\
         declare void @take(ptr, i64)\ndeclare void @label(metadata, i32)\n",
    );
    for n in 0..functions {
        let (a, b) = (n % 7, n % 13);
        let called = n.saturating_sub(1);
        write!(
            text,
            "define i32 @f{n}(i32 %x, <8 x i32> %lanes) {{
entry:
  %slot = alloca [{n} x i16], align 2
  %old = load i32, ptr @counter, align 4, !tbaa !0
  %scaled = mul nsw i32 %old, {n}
  %sum = add i32 %scaled, %later
  br label %loop
loop:
  %i = phi i32 [ {n}, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  call void @take(ptr align {align} %slot, i64 {n}), !annotation !4
  call void @label(metadata i32 %i, i32 {a})
  call void @label(metadata i64 {n}, i32 {b})
  %mixed = shufflevector <8 x i32> %lanes, <8 x i32> poison, <4 x i32> <i32 {a}, i32 {b}, i32 1, i32 {a}>
  %lane = extractelement <4 x i32> %mixed, i32 {a}
  %address = getelementptr inbounds {{ i32, [{n} x i8] }}, ptr %slot, i64 0, i32 1, i64 {n}
  store ptr blockaddress(@f{called}, %loop), ptr @place, align 8
  %other = call i32 @f{called}(i32 %lane, <8 x i32> %lanes)
  %ends = icmp sgt i32 %other, {n}
  br i1 %ends, label %done, label %loop, !kind{kind} !3
done:
  ret i32 %sum
}}
",
            align = 1 << (n % 5),
            kind = n % 50,
        )
        .unwrap();
    }
    let text = text.replace("%later", "%x");
    text + "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2}\n!2 = !{!\"root\"}\n!3 = !{}\n!4 = !{!\"note\"}\n"
}

fn facts_of(text: &str) -> (Module, Facts) {
    let module = Module::parse(text.as_bytes(), Syntax::Text, "<stdin>").unwrap();
    let facts = support::facts_from(&module, 0, Options::default()).unwrap();
    (module, facts)
}

#[test]
fn a_large_module_comes_back_the_same_by_any_number_of_threads() {
    let (module, facts) = facts_of(&program(1500));
    let build = |threads| rebuild::bitcode_by(&Index::new(&facts), ModuleId(0), threads).unwrap();
    let alone = build(1);
    let again = Module::parse(&alone, Syntax::Bitcode, "<stdin>").unwrap();
    assert!(again.text() == module.text(), "another text");
    for threads in [2, 3, 8] {
        let index = Index::new(&facts);
        let bitcode = rebuild::bitcode_by(&index, ModuleId(0), threads).unwrap();
        assert!(bitcode == alone, "others bytes by {threads} threads");
        let unread = index.unread();
        assert_eq!((unread.wrong, unread.left_over), (None, None), "{threads} threads");
    }
}

/// Who fills bodies beside others does not say what is wrong: what is said is what one thread says.
#[test]
fn what_is_wrong_in_a_large_module_is_said_by_any_number_of_threads() {
    let (_, facts) = facts_of(&program(1500));
    let loads: Vec<InstructionLoadRes> = facts.rows().collect();
    let multiplied: Vec<OperationBinaryMul> = facts.rows().collect();
    let (first, last) = (loads[0].res, loads[loads.len() - 1].res);
    let other = |v| if v == last { first } else { v };
    let twice = |facts: &mut Facts| {
        facts.table_mut(Relation::InstructionLoadRes).clear();
        loads.iter().for_each(|row| facts.put(InstructionLoadRes { res: other(row.res), ..*row }));
    };
    let elsewhere = |facts: &mut Facts| {
        facts.table_mut(Relation::OperationBinaryMul).clear();
        let changed =
            |row: &OperationBinaryMul| OperationBinaryMul { left: other(row.left), ..*row };
        multiplied.iter().for_each(|row| facts.put(changed(row)));
    };
    let changed = |change: &dyn Fn(&mut Facts)| {
        let mut facts = facts.clone();
        change(&mut facts);
        facts
    };
    for (wrong, expected) in [
        (changed(&twice), "this value is defined twice"),
        (changed(&elsewhere), "belongs to another function"),
    ] {
        let says: Vec<String> = [1, 2, 4]
            .map(|threads| rebuild::bitcode_by(&Index::new(&wrong), ModuleId(0), threads))
            .map(|built| built.unwrap_err().to_string())
            .to_vec();
        assert!(says[0].contains(expected), "{}", says[0]);
        assert!(says.iter().all(|other| *other == says[0]), "{says:?}");
    }
}
