//! `examples/many_modules/equal_functions.dl` tells functions apart that differ in one thing.

use std::collections::BTreeSet;
use std::fs;

use crate::{passes, place, support};

const BASE: &str = r#"@text = private unnamed_addr constant [3 x i8] c"ab\00"
@g = external global i32
declare i32 @puts(ptr)
declare i32 @other(ptr)
define i32 @f(i32 %a, ptr %p, <4 x i32> %v, {i32, i32} %two) {
entry:
  %s = alloca i64
  %x = add i32 %a, 7
  %c = icmp slt i32 %x, %a
  br i1 %c, label %one, label %next
one:
  %q = getelementptr inbounds {i32, i64}, ptr %p, i32 %x, i32 1
  store i32 %x, ptr %q
  %r = call i32 @puts(ptr @text)
  %t = call i32 @puts(ptr getelementptr (i8, ptr @g, i64 8))
  br label %next
next:
  %y = phi i32 [ %x, %entry ], [ %r, %one ]
  %w = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i32> <i32 0, i32 5, i32 2, i32 undef>
  %e = extractelement <4 x i32> %w, i32 2
  %h = extractvalue {i32, i32} %two, 1
  %o = atomicrmw add ptr %p, i32 %e seq_cst
  switch i32 %y, label %out [ i32 3, label %far i32 4, label %out ]
far:
  br label %out
out:
  %k = load i32, ptr @g
  %z = sub i32 %y, %k
  ret i32 %z
}
"#;

/// What is written otherwise and means the same here.
const SAME: [(&str, &str); 5] = [
    ("@f(", "@copy("),
    ("%x", "%xx"),
    ("@text", "@letters"),
    ("add i32 %a, 7", "add nsw i32 %a, 7"),
    ("load i32, ptr @g", "load i32, ptr @g, align 1"),
];

/// What is another function.
const OTHERS: [(&str, &str); 25] = [
    ("add i32 %a, 7", "add i32 %a, 8"),
    ("add i32 %a, 7", "mul i32 %a, 7"),
    ("icmp slt", "icmp sle"),
    ("icmp slt", "icmp ult"),
    ("icmp slt i32 %x, %a", "icmp slt i32 %a, %x"),
    ("label %one, label %next", "label %next, label %one"),
    ("call i32 @puts(ptr @text", "call i32 @other(ptr @text"),
    ("c\"ab", "c\"ba"),
    ("i64 8", "i64 16"),
    ("i32 5, i32 2", "i32 5, i32 3"),
    ("i32 2, i32 undef", "i32 2, i32 1"),
    ("%w, i32 2", "%w, i32 1"),
    ("%two, 1", "%two, 0"),
    ("atomicrmw add", "atomicrmw xor"),
    ("i32 3, label %far", "i32 5, label %far"),
    ("i32 3, label %far i32 4, label %out", "i32 3, label %out i32 4, label %far"),
    ("[ %x, %entry ]", "[ %a, %entry ]"),
    ("[ %x, %entry ], [ %r, %one ]", "[ %a, %one ], [ %r, %entry ]"),
    ("load i32, ptr @g", "load i32, ptr %p"),
    ("@g", "@h"),
    ("{i32, i64}", "{i64, i64}"),
    ("%x, i32 1", "%x, i32 0"),
    ("alloca i64", "alloca i32"),
    ("sub i32 %y, %k", "sub i32 %k, %y"),
    ("ret i32 %z", "ret i32 %k"),
];

#[test]
fn functions_that_differ_in_one_thing_are_told_apart() {
    let place = place(&[]);
    let place = place.path();
    let write = |name: &str, text: &str| fs::write(place.join("in").join(name), text).unwrap();
    write("base.ll", BASE);
    for (at, (from, to)) in SAME.into_iter().enumerate() {
        assert!(BASE.contains(from), "{from}");
        write(&format!("same{at}.ll"), &BASE.replace(from, to));
    }
    for (at, (from, to)) in OTHERS.into_iter().enumerate() {
        assert!(BASE.contains(from), "{from}");
        let text = BASE.replace(from, to).replace("@f(", &format!("@other{at}("));
        write(&format!("other{at}.ll"), &text);
    }
    passes(place, &["shard", "plan", "in", "--shards", "3", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    let question = support::root().join("examples/many_modules/equal_functions.dl");
    passes(place, &["query", "c", question.to_str().unwrap(), "-D", "answers", "-q"]);
    let answers = fs::read_to_string(place.join("answers/equal_functions.csv")).unwrap();
    let copies = (SAME.len() + 1).to_string();
    let found: BTreeSet<(&str, &str)> = answers
        .lines()
        .map(|row| row.split('\t'))
        .map(|mut cells| (cells.next().unwrap(), cells.next_back().unwrap()))
        .collect();
    assert_eq!(found, BTreeSet::from([("copy", &*copies), ("f", &*copies)]));
}
