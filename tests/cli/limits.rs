//! Programs that want more than there is, wherever they want it: they end at the limits, and leave
//! nothing half written.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use crate::Place;

/// How often something doubles: more than anybody can wait for.
const TIMES: usize = 40;

/// Programs that double something, by where that is.
fn programs(place: &Place) -> Vec<(&'static str, String)> {
    for level in 0..TIMES {
        let next = format!(".include \"in{}.dl\"\n", level + 1);
        place.write(format!("in{level}.dl"), next.repeat(2));
    }
    place.write(format!("in{TIMES}.dl"), "// The end.\n");
    let output = ".decl a(x: number)\n.output a\n";
    let levels = |first: &str, next: &dyn Fn(usize) -> String, last: &str| {
        let mut text = first.to_owned();
        (1..TIMES).for_each(|level| {
            let _ = writeln!(text, "{}", next(level));
        });
        text + output + last
    };
    let inline = levels(
        ".decl i0(x: number) inline\ni0(x) :- b(x).\n.decl b(x: number)\nb(1).\n",
        &|level| {
            let below = level - 1;
            format!(
                ".decl i{level}(x: number) inline\ni{level}(x) :- i{below}(x), i{below}(x).\n\
                 i{level}(x) :- i{below}(x), x > {level}."
            )
        },
        &format!("a(x) :- i{}(x).\n", TIMES - 1),
    );
    let component = levels(
        ".comp C0 { .decl a(x: number) a(1). }\n",
        &|level| {
            let below = level - 1;
            format!(".comp C{level} {{ .init p = C{below} .init q = C{below} }}")
        },
        &format!("a(1).\n.init all = C{}\n", TIMES - 1),
    );
    let macros = levels(
        "#define M0(x) x x\n",
        &|level| {
            let below = level - 1;
            format!("#define M{level}(x) M{below}(x) M{below}(x)")
        },
        &format!("M{}(a(1).)\n", TIMES - 1),
    );
    let choice = vec!["(b(x) ; b(x))"; TIMES].join(", ");
    vec![
        ("includes", format!(".include \"in0.dl\"\n{output}a(1).\n")),
        ("inline relations", inline),
        ("components", component),
        ("macros", macros),
        ("alternatives", format!("{output}.decl b(x: number)\nb(1).\na(x) :- {choice}.\n")),
        (
            "pairs of a class",
            ".decl b(x: number, y: number) eqrel\nb(0, x) :- x = range(0, 200000).\n\
             .decl a(x: number, y: number)\na(x, y) :- b(x, y).\n.output a\n"
                .to_owned(),
        ),
        ("texts", ".decl a(x: symbol)\na(\"ab\").\na(cat(x, x)) :- a(x).\n.output a\n".to_owned()),
        (
            "trees that are written",
            ".type T = [a: T, b: T]\n.decl t(x: T, n: number)\nt(nil, 0).\n\
             t([x, x], n + 1) :- t(x, n), n < 64.\n.decl a(x: T)\na(x) :- t(x, 64).\n.output a\n"
                .to_owned(),
        ),
    ]
}

#[test]
fn what_doubles_ends_at_a_limit_wherever_it_does() {
    let place = Place::with_facts();
    fs::create_dir(place.path("answers")).expect("a folder");
    for (what, program) in programs(&place) {
        place.write("q.dl", program);
        let start = Instant::now();
        let arguments = ["query", "facts", "q.dl", "-D", "answers"];
        let limits = ["--timeout", "2", "--memory-limit", "200"];
        let ran = place.run(&[&arguments[..], &limits].concat());
        let took = start.elapsed();
        // The engine refuses some by itself.
        let is_refused = ran.code == Some(1) && ran.err.contains("error[too-large]");
        let is_stopped = ran.code == Some(3) && ran.err.contains("was stopped");
        assert!(is_refused || is_stopped, "{what}: {:?} {}", ran.code, ran.err);
        assert!(took < Duration::from_secs(10), "{what}: {took:?}");
        assert_eq!(place.names("answers"), [""; 0], "{what}");
    }
}

/// Of accesses to no known field no pairs are listed whose types, for TBAA, do not meet: there would be nine
/// million here.
#[test]
fn points_to_of_many_types_takes_little() {
    const TYPES: usize = 3000;
    let mut text = String::from("!0 = !{!\"root\"}\n!1 = !{!\"char\", !0, i64 0}\n");
    for number in 0..TYPES {
        let (tag, tagged) = (2 * number + 2, 2 * number + 3);
        let _ = writeln!(
            text,
            "define ptr @f{number}(ptr %p) {{
  %v = load ptr, ptr %p, !tbaa !{tag}
  ret ptr %v
}}
!{tag} = !{{!{tagged}, !{tagged}, i64 0}}
!{tagged} = !{{!\"t{number}\", !1, i64 0}}"
        );
    }
    let place = Place::empty();
    place.write("many.ll", text);
    place.write("q.dl", ".include \"pointsto/pointsto.dl\"\n.printsize points_to\n");
    let found = place.ok(&["query", "many.ll", "q.dl", "-D", "-", "--memory-limit", "64"]);
    assert_eq!(found, format!("points_to\t{}\n", 3 * TYPES));
}

#[test]
fn every_command_has_limits() {
    let place = Place::with_facts();
    for arguments in [
        &["extract", "base.ll", "-o", "new"][..],
        &["rebuild", "facts", "-o", "new"],
        &["roundtrip", "base.ll"],
        &["stats", "base.ll"],
        &["view", "base.ll", "-o", "new"],
        &["export", "base.ll", "-g", "cfg", "-f", "dot", "-o", "new"],
        &["diff", "base.ll", "base.ll"],
    ] {
        let limits = ["--timeout", "100", "--memory-limit", "4000"];
        let ran = place.run(&[arguments, &limits].concat());
        assert_eq!(ran.code, Some(0), "{arguments:?}: {}", ran.err);
        let _ =
            fs::remove_dir_all(place.path("new")).or_else(|_| fs::remove_file(place.path("new")));
    }
    // A pipe that nobody writes to is waited for no longer than that.
    let pipe = std::process::Command::new("mkfifo").arg(place.path("pipe")).status();
    assert!(pipe.expect("mkfifo").success());
    let ran = place.run(&["extract", "pipe", "-o", "new", "--timeout", "0.3"]);
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    assert!(ran.err.contains("longer than 0.3 s") && !place.path("new").exists(), "{}", ran.err);
}

/// A module in LLVM's text whose debug information goes in a circle: LLVM follows it for ever.
fn circle(scopes: &str) -> String {
    format!(
        "define void @f() !dbg !4 {{\n  ret void, !dbg !7\n}}\n\
         !llvm.module.flags = !{{!0}}\n!llvm.dbg.cu = !{{!1}}\n\
         !0 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
         !1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)\n\
         !2 = !DIFile(filename: \"a.c\", directory: \"/\")\n!3 = !DISubroutineType(types: !{{}})\n\
         !4 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, type: !3, \
         spFlags: DISPFlagDefinition, unit: !1)\n{scopes}\n"
    )
}

const CIRCLES: [(&str, &str); 2] = [
    (
        "blocks.ll",
        "!5 = distinct !DILexicalBlock(scope: !6, file: !2, line: 1)\n\
         !6 = distinct !DILexicalBlock(scope: !5, file: !2, line: 2)\n\
         !7 = !DILocation(line: 1, scope: !5)",
    ),
    (
        "inlined.ll",
        "!7 = distinct !DILocation(line: 1, scope: !4, inlinedAt: !8)\n\
         !8 = distinct !DILocation(line: 2, scope: !4, inlinedAt: !7)",
    ),
];

#[test]
fn llvm_is_stopped_where_it_has_no_end_of_its_own() {
    let place = Place::with_base();
    for (name, scopes) in CIRCLES {
        place.write(name, circle(scopes));
        let start = Instant::now();
        let words = [name, "LLVM took more than 0.5 s of processor time", "--llvm-timeout"];
        place.fails(&["extract", name, "-o", "facts", "--llvm-timeout", "0.5"], &words);
        let took = start.elapsed();
        assert!(took < Duration::from_secs(10), "{name}: {took:?}");
        // The whole command's time counts, too.
        let ran = place.run(&["extract", name, "-o", "facts", "--timeout", "0.5"]);
        assert_eq!(ran.code, Some(3), "{}", ran.err);
        assert!(!place.path("facts").exists(), "{name}");
    }
    // It costs the module that it is about, and no other.
    let inputs = ["blocks.ll", "base.ll", "inlined.ll", "base.ll", "--llvm-timeout", "0.5"];
    let rest = ["-o", "facts", "--keep-going", "-j1"];
    let ran = place.run(&[&["extract"], &inputs[..], &rest].concat());
    ran.failed(&["blocks.ll: LLVM took", "inlined.ll: LLVM took", "2 of 4 modules left out"]);
    place.ok(&["base.ll", "base.ll", "-o", "good"]);
    assert_eq!(place.contents("facts"), place.contents("good"));
}

#[test]
fn memory_of_llvm_is_limited_and_counts() {
    let place = Place::empty();
    let functions: String = (0..100_000)
        .map(|n| format!("define i32 @f{n}(i32 %a) {{\n  %b = add i32 %a, {n}\n  ret i32 %b\n}}\n"))
        .collect();
    place.write("large.ll", functions);
    let words = ["large.ll: LLVM needed more than 32 MB", "--llvm-memory-limit sets the limit"];
    place.fails(&["extract", "large.ll", "-o", "facts", "--llvm-memory-limit", "32"], &words);
    // The whole: eight, a quarter of that and 64, which this program alone never needs.
    let ran = place.run(&["extract", "large.ll", "-o", "facts", "--memory-limit", "8", "-j1"]);
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    assert!(ran.err.contains("more than 8 MB and was stopped"), "{}", ran.err);
    assert!(!place.path("facts").exists());
    place.ok(&[
        "extract",
        "large.ll",
        "-o",
        "facts",
        "--relations",
        "module",
        "--memory-limit",
        "900",
    ]);
}
