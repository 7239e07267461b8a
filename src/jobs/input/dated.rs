//! Text of LLVM IR that is newer than LLVM 15, by the words that came later.
//! <https://llvm.org/docs/ReleaseNotes.html>

/// What LLVM 15 has no word for.
const LATER: &[&str] = &[
    // Types and constants.
    "target(",
    "splat (",
    "splat(",
    "inrange(",
    "ptrauth (",
    // Attributes of functions, arguments and results.
    "memory(",
    "nofpclass(",
    "range(",
    "initializes(",
    "captures(",
    "dead_on_unwind",
    "dead_on_return",
    "writable",
    "optdebug",
    "hybrid_patchable",
    "skipprofile",
    "sanitize_realtime",
    "sanitize_type",
    "sanitize_numerical_stability",
    "coro_elide_safe",
    // Calling conventions and properties of globals.
    "preserve_nonecc",
    "graalcc",
    "code_model",
    // Flags and operations of instructions.
    "disjoint",
    "nneg",
    "samesign",
    "nusw",
    "trunc nuw",
    "trunc nsw",
    "getelementptr nuw",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "ptrtoaddr",
    // Debug records.
    "#dbg_value",
    "#dbg_declare",
    "#dbg_assign",
    "#dbg_label",
];

/// The first word of a line that LLVM 15 does not know and a newer LLVM does, without its
/// parenthesis.
pub fn later(line: &str) -> Option<&'static str> {
    let code = line.split(';').next().unwrap_or_default();
    let is_part = |c: char| c.is_alphanumeric() || "_.!@%$-".contains(c);
    let place = |word: &'static str| {
        code.match_indices(word).map(|(at, _)| at).find(|&at| {
            let is_open = word.ends_with('(') || !code[at + word.len()..].starts_with(is_part);
            is_open && !code[..at].ends_with(is_part)
        })
    };
    let found = LATER.iter().filter_map(|word| Some((place(word)?, *word))).min()?;
    Some(found.1.trim_end_matches(['(', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm::{Module, Syntax};

    /// What a newer LLVM prints, with the word in `<` and `>` that LLVM 15 does not know.
    const NEWER: &[&str] = &[
        "declare void @f(<target(>\"spirv.Image\"))",
        "@v = global <4 x i32> <splat (>i32 8)",
        "@v = global <4 x i32> <splat(>i32 8)",
        "@p = global ptr getelementptr <inrange(>0, 8) (i8, ptr @p, i64 0)",
        "@p = global ptr <ptrauth (>ptr @p, i32 0)",
        "define void @f() <memory(>none) {",
        "declare <nofpclass(>nan) float @f(float)",
        "declare <range(>i32 0, 8) i32 @f()",
        "declare void @f(ptr <initializes(>(0, 4)))",
        "declare void @f(ptr <captures(>none))",
        "declare void @f(ptr <dead_on_unwind> noalias)",
        "declare void @f(ptr <dead_on_return>)",
        "declare void @f(ptr <writable>)",
        "declare void @f() <optdebug>",
        "declare void @f() <hybrid_patchable>",
        "declare void @f() <skipprofile>",
        "declare void @f() <sanitize_realtime>",
        "declare void @f() <sanitize_type>",
        "declare void @f() <sanitize_numerical_stability>",
        "declare void @f() <coro_elide_safe>",
        "declare <preserve_nonecc> void @f()",
        "declare <graalcc> void @f()",
        "@g = global i32 0, <code_model> \"large\"",
        "define i32 @f(i32 %a) {\n  %r = or <disjoint> i32 %a, 8\n  ret i32 %r\n}",
        "define i64 @f(i32 %a) {\n  %r = zext <nneg> i32 %a to i64\n  ret i64 %r\n}",
        "define i1 @f(i32 %a) {\n  %r = icmp <samesign> ult i32 %a, 8\n  ret i1 %r\n}",
        "define ptr @f(ptr %a) {\n  %r = getelementptr <nusw> i8, ptr %a, i64 8\n  ret ptr %r\n}",
        "define i8 @f(i32 %a) {\n  %r = <trunc nuw> i32 %a to i8\n  ret i8 %r\n}",
        "define i8 @f(i32 %a) {\n  %r = <trunc nsw> i32 %a to i8\n  ret i8 %r\n}",
        "define ptr @f(ptr %a) {\n  %r = <getelementptr nuw> i8, ptr %a, i64 8\n  ret ptr %r\n}",
        "define void @f(ptr %a) {\n  %r = atomicrmw <uinc_wrap> ptr %a, i32 8 seq_cst\n  ret void\n}",
        "define void @f(ptr %a) {\n  %r = atomicrmw <udec_wrap> ptr %a, i32 8 seq_cst\n  ret void\n}",
        "define void @f(ptr %a) {\n  %r = atomicrmw <usub_cond> ptr %a, i32 8 seq_cst\n  ret void\n}",
        "define void @f(ptr %a) {\n  %r = atomicrmw <usub_sat> ptr %a, i32 8 seq_cst\n  ret void\n}",
        "define i64 @f(ptr %a) {\n  %r = <ptrtoaddr> ptr %a to i64\n  ret i64 %r\n}",
        "define void @f(i32 %a) {\n    <#dbg_value>(i32 %a, !1, !2, !3)\n  ret void\n}",
        "define void @f(i32 %a) {\n    <#dbg_declare>(i32 %a, !1, !2, !3)\n  ret void\n}",
        "define void @f(i32 %a) {\n    <#dbg_assign>(i32 %a, !1, !2, !3)\n  ret void\n}",
        "define void @f(i32 %a) {\n    <#dbg_label>(!1, !2)\n  ret void\n}",
    ];

    #[test]
    fn words_that_came_later_are_known_and_llvm_15_refuses_them() {
        let marked = |text: &str| {
            let word = LATER.iter().find(|word| text.contains(&format!("<{word}>")));
            let word = word.unwrap_or_else(|| panic!("{text}"));
            (text.replace(&format!("<{word}>"), word), *word)
        };
        for text in NEWER {
            let (text, word) = marked(text);
            let refused = Module::parse(text.as_bytes(), Syntax::Text, "").err().expect(&text);
            let said = refused.to_string();
            let line = said.lines().last().unwrap_or_default();
            assert_eq!(later(line), Some(word.trim_end_matches(['(', ' '])), "{said}");
        }
        let told: Vec<&str> = NEWER.iter().map(|text| marked(text).1).collect();
        assert_eq!(LATER.iter().find(|word| !told.contains(word)), None);
    }

    #[test]
    fn words_of_llvm_15_are_not() {
        for line in [
            "  %1 = load i32, ptr %p, !range !0",
            "  call void @memory(ptr %writable)",
            "@range = global i32 0 ; memory(none)",
            "define void @f() nounwind {",
            "  %r = getelementptr inbounds i8, ptr %a, i64 8",
        ] {
            assert_eq!(later(line), None, "{line}");
        }
    }
}
