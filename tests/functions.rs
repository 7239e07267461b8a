//! Equal functions: pairs that differ in one thing, random mutations, and what may change without
//! anybody noticing. Each test asks one module of many functions once.

#[path = "support/case/mod.rs"]
mod case;
#[path = "support/pairs.rs"]
mod pairs;
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use case::answer::{by_engine, program};
use pairs::{PARAMETERS, common, pairs};
use support::Input;

/// The functions `f.N` and `g.N` are compared, for each N; the answer is by name.
const QUERY: &str = include_str!("datalog/functions_pairs.dl");

/// Functions of different modules that are equal, by name.
const ACROSS: &str = r#"
.include "functions/functions.dl"
.decl across(f: symbol, g: symbol)
across(a, b) :- cross_module_equal(f, g), function_name(f, a), function_name(g, b).
.decl class(n: symbol, first: symbol)
class(a, b) :- cross_module_class(f, r), function_name(f, a), function_name(r, b).
.output across, class
"#;

/// Rows by relation.
struct Answer(BTreeMap<String, Vec<Vec<String>>>);

impl Answer {
    fn of(module: &str) -> Self {
        Self::to(QUERY, &[module])
    }

    /// What `query` says of the modules, in one fact directory.
    fn to(query: &str, modules: &[&str]) -> Self {
        let input = |text: &&str| Input { name: "test".into(), bytes: text.as_bytes().to_vec() };
        let modules: Vec<Input> = modules.iter().map(input).collect();
        let program = program("query.dl", query).unwrap_or_else(|errors| panic!("{errors}"));
        let answer = by_engine(&program, &modules).unwrap_or_else(|error| panic!("{error}"));
        let cells = |row: &String| row.split('\t').map(str::to_owned).collect();
        let rows = |rows: &BTreeSet<String>| rows.iter().map(cells).collect();
        Self(answer.iter().map(|(relation, found)| (relation.clone(), rows(found))).collect())
    }

    fn has(&self, relation: &str, name: &str) -> bool {
        self.0[relation].iter().any(|row| row[0] == name)
    }

    fn reasons(&self, name: &str) -> BTreeSet<&str> {
        self.0["reason"].iter().filter(|row| row[0] == name).map(|row| row[1].as_str()).collect()
    }
}

#[test]
fn single_differences_are_told_as_llvm_does_and_named() {
    let pairs = pairs();
    assert!(pairs.len() >= 60);
    let module = pairs::module(&pairs);
    let answer = Answer::of(&module);
    let mut wrong = Vec::new();
    for (n, pair) in pairs.iter().enumerate() {
        let f = format!("f.{n}");
        let llvm = if answer.has("merged", &f) { "equal" } else { "different" };
        let strict = if answer.has("strict", &f) {
            "equal".to_owned()
        } else {
            answer.reasons(&f).into_iter().collect::<Vec<_>>().join(", ")
        };
        if llvm != pair.lines["LLVM"] || strict != pair.lines["strict"] {
            wrong.push(format!("{}: LLVM {llvm}, strict: {strict}", pair.name));
        }
        assert!(!answer.has("merged", &f) || answer.has("equal", &f), "{}", pair.name);
        assert!(!answer.has("strict", &f) || answer.has("equal", &f), "{}", pair.name);
        assert!(!answer.has("merges", &f) || answer.has("strict", &f), "{}", pair.name);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A generator of numbers, always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

/// What an instruction can vary in: the reason that is named for it, and the texts.
type Slot = (&'static str, &'static [&'static str]);

/// Instructions over arguments, with slots where `$` stands. None yields a value that others use.
const SHAPES: &[(&str, &[Slot])] = &[
    ("$ i32 %a, %b", &[("opcode", &["add", "sub", "mul", "and", "or", "xor", "shl", "udiv"])]),
    ("add$ i32 %a, $", &[("flags", &["", " nsw", " nuw"]), ("constant", &["1", "2", "-9", "70"])]),
    ("lshr$ i32 %b, 3", &[("flags", &["", " exact"])]),
    ("icmp $ i32 %a, %b", &[("predicate", &["eq", "ne", "slt", "sle", "ugt", "uge"])]),
    ("fcmp $ float %x, %y", &[("predicate", &["oeq", "olt", "ult", "une", "ord"])]),
    (
        "fadd$ float %x, $",
        &[
            ("fast-math flags", &["", " nnan", " nsz", " fast"]),
            ("constant", &["1.0", "-1.0", "0.5", "0.0", "-0.0"]),
        ],
    ),
    (
        "load$ i32, ptr %p, align $",
        &[("volatile", &["", " volatile"]), ("align", &["1", "2", "4"])],
    ),
    ("$ i32 %a to i64", &[("opcode", &["sext", "zext"])]),
    (
        "getelementptr$ i32, ptr %p, i64 $",
        &[("inbounds", &["", " inbounds"]), ("offset", &["1", "2", "3", "100"])],
    ),
    ("getelementptr $, ptr %p, i64 %n", &[("source type", &["i8", "i32", "ptr", "i64"])]),
    (
        "$call i32 @$(i32 %a,$ i32 7)$",
        &[
            ("tail call", &["", "tail ", "notail "]),
            ("function", &["ext", "other"]),
            ("argument attributes", &["", " ", "  "]),
            ("attributes", &["", " nounwind", " readnone", " cold"]),
        ],
    ),
    (
        "call$ i32 @ext(i32$ %a, i32 %b)",
        &[
            ("return attributes", &["", " noundef", " zeroext"]),
            ("argument attributes", &["", " noundef", " signext"]),
        ],
    ),
    ("load i32, ptr @$, align 4", &[("global", &["one", "two"])]),
    ("load ptr, ptr %q, align 8$", &[("metadata", &["", ", !nonnull !2"])]),
    ("load i32, ptr %q, align 4$", &[("range", &["", ", !range !0", ", !range !1"])]),
    (
        "atomicrmw $ ptr %p, i32 %a $, align $",
        &[
            ("operation", &["add", "sub", "xchg", "umax"]),
            ("ordering", &["monotonic", "acquire", "seq_cst"]),
            ("align", &["4", "8"]),
        ],
    ),
    (
        "alloca $, align $",
        &[("allocated type", &["i32", "float", "[2 x i32]"]), ("align", &["4", "8", "16"])],
    ),
    ("select i1 %c, i32 $, i32 %b", &[("constant", &["0", "1", "undef", "poison"])]),
    ("extractvalue { i32, i32 } undef, $", &[("indices", &["0", "1"])]),
    (
        "shufflevector <4 x i32> %u, <4 x i32> %w, <2 x i32> <i32 0, i32 $>",
        &[("mask", &["1", "2", "7"])],
    ),
];

const ATTRIBUTES: &[&str] = &["", "nounwind", "noinline", "\"key\"=\"1\"", "\"key\"=\"2\""];

/// A random function: instructions by shape, each with a choice for every slot, dealt out to the
/// blocks of a loop around a diamond.
#[derive(Clone)]
struct Subject {
    instructions: Vec<(usize, Vec<usize>)>,
    attributes: usize,
}

impl Subject {
    fn new(random: &mut Random) -> Self {
        let instructions = (0..6 + random.below(12))
            .map(|_| {
                let shape = random.below(SHAPES.len());
                let slots = SHAPES[shape].1;
                (shape, slots.iter().map(|slot| random.below(slot.1.len())).collect())
            })
            .collect();
        Self { instructions, attributes: random.below(ATTRIBUTES.len()) }
    }

    /// Changes one choice; answers the reason that must be named.
    fn mutate(&mut self, random: &mut Random) -> &'static str {
        if random.below(20) == 0 {
            let to = random.below(ATTRIBUTES.len() - 1);
            self.attributes = if to >= self.attributes { to + 1 } else { to };
            return "attributes";
        }
        loop {
            let at = random.below(self.instructions.len());
            let (shape, choices) = &mut self.instructions[at];
            let slot = random.below(choices.len());
            let (reason, texts) = SHAPES[*shape].1[slot];
            // Spaces are the same attributes: the slot is there to have none.
            if texts.contains(&" ") {
                continue;
            }
            let to = random.below(texts.len() - 1);
            choices[slot] = if to >= choices[slot] { to + 1 } else { to };
            return reason;
        }
    }

    fn instruction(&self, n: usize, names: &str) -> String {
        let (shape, choices) = &self.instructions[n];
        let (template, slots) = SHAPES[*shape];
        let mut pieces = template.split('$');
        let mut text = pieces.next().unwrap().to_owned();
        for (piece, (slot, &choice)) in pieces.zip(slots.iter().zip(choices)) {
            text = text + slot.1[choice] + piece;
        }
        format!("  %{names}v{n} = {text}\n")
    }

    /// The function, its values named after `names`, its blocks in this order after the entry;
    /// dead blocks stand between if `dead`.
    fn text(&self, name: &str, names: &str, order: [usize; 4], dead: bool) -> String {
        let part = |k: usize| -> String {
            let n = self.instructions.len();
            (0..n).filter(|i| i % 5 == k).map(|i| self.instruction(i, names)).collect()
        };
        let blocks = [
            format!(
                "{names}top:\n  %{names}i = phi i32 [ %a, %{names}entry ], [ %{names}j, %{names}end ]\
                 \n{}  br i1 %c, label %{names}left, label %{names}right\n",
                part(1)
            ),
            format!("{names}left:\n{}  br label %{names}end\n", part(2)),
            format!("{names}right:\n{}  br label %{names}end\n", part(3)),
            format!(
                "{names}end:\n{}  %{names}j = add i32 %{names}i, %b\n  %{names}k = icmp eq i32 \
                 %{names}j, 0\n  br i1 %{names}k, label %{names}out, label %{names}top\n\
                 {names}out:\n  ret i32 %{names}j\n",
                part(4)
            ),
        ];
        let mut text = format!(
            "define i32 @{name}({PARAMETERS}) unnamed_addr {} {{\n{names}entry:\n{}  \
             br label %{names}top\n",
            ATTRIBUTES[self.attributes],
            part(0)
        );
        for k in order {
            text += &blocks[k];
            if dead {
                let _ =
                    write!(text, "dead{k}:\n  %d{k} = mul i32 %a, {k}\n  br label %{names}out\n");
            }
        }
        text + "}\n"
    }
}

#[test]
fn a_thousand_mutations_are_seen_and_named() {
    let mut random = Random(7);
    let (mut module, mut expected) = (common(), Vec::new());
    for n in 0..1000 {
        let subject = Subject::new(&mut random);
        let mut mutant = subject.clone();
        expected.push(mutant.mutate(&mut random));
        module += &subject.text(&format!("f.{n}"), "", [0, 1, 2, 3], false);
        module += &mutant.text(&format!("g.{n}"), "", [0, 1, 2, 3], false);
    }
    let answer = Answer::of(&module);
    let mut wrong = Vec::new();
    for (n, reason) in expected.iter().enumerate() {
        let f = format!("f.{n}");
        let reasons = answer.reasons(&f);
        if answer.has("strict", &f) || !reasons.contains(reason) {
            wrong.push(format!("{f}: {reason}, but {reasons:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn names_layout_and_dead_blocks_do_not_matter() {
    let mut random = Random(8);
    let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]];
    let mut module = common();
    for n in 0..300 {
        let subject = Subject::new(&mut random);
        module += &subject.text(&format!("f.{n}"), "", orders[0], false);
        let order = orders[random.below(4)];
        module += &subject.text(&format!("g.{n}"), "other.", order, random.below(2) == 1);
    }
    let answer = Answer::of(&module);
    for n in 0..300 {
        let f = format!("f.{n}");
        assert!(answer.has("strict", &f) && answer.has("merged", &f), "{f}");
        assert!(answer.reasons(&f).is_empty(), "{f}: {:?}", answer.reasons(&f));
    }
}

#[test]
fn equal_functions_of_three_modules_are_found_and_mutants_are_not() {
    let mut random = Random(10);
    let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]];
    let mut modules = [common(), common(), common()];
    let (mut pairs, mut classes) = (BTreeSet::new(), BTreeSet::new());
    let mut note = |equal: &[String]| {
        for a in equal {
            classes.insert((a.clone(), equal[0].clone()));
            pairs.extend(equal.iter().filter(|b| a != *b).map(|b| (a.clone(), b.clone())));
        }
    };
    for n in 0..200 {
        let subject = Subject::new(&mut random);
        let mut mutant = subject.clone();
        mutant.mutate(&mut random);
        let order = orders[random.below(4)];
        modules[0] += &subject.text(&format!("f.{n}"), "", orders[0], false);
        modules[1] += &subject.text(&format!("g.{n}"), "other.", order, n % 2 == 0);
        // The third module has the mutant, for every fourth also another copy.
        modules[2] += &mutant.text(&format!("m.{n}"), "", orders[0], false);
        let mut equal = vec![format!("f.{n}"), format!("g.{n}")];
        if n % 4 == 0 {
            modules[2] += &subject.text(&format!("h.{n}"), "third.", order, true);
            equal.push(format!("h.{n}"));
        }
        note(&equal);
    }
    // Every module has these two, under the same names.
    note(&["h1".to_owned(), "h2".to_owned()]);
    pairs.extend(["h1", "h2"].map(|h| (h.to_owned(), h.to_owned())));
    let texts: Vec<&str> = modules.iter().map(String::as_str).collect();
    let answer = Answer::to(ACROSS, &texts);
    let rows = |relation: &str| -> BTreeSet<(String, String)> {
        answer.0[relation].iter().map(|row| (row[0].clone(), row[1].clone())).collect()
    };
    assert_eq!(rows("across"), pairs);
    // A mutant is in a class of its own, if in any.
    let mutant = |row: &(String, String)| row.0.starts_with("m.") && row.0 == row.1;
    let found: BTreeSet<_> = rows("class").into_iter().filter(|row| !mutant(row)).collect();
    assert_eq!(found, classes);
}

#[test]
fn across_modules_names_and_local_constants_count_and_other_names_do_not() {
    let module = |n: usize, text: &str, held: &str| {
        format!(
            "%T.{n} = type {{ i32, ptr }}
@c{n} = private unnamed_addr constant [3 x i8] c\"{text}\"
@k{n} = internal global i32 {held}
declare i32 @shared(ptr)
declare i32 @own{n}(ptr)
define internal i32 @leaf{n}(i32 %a) {{
  %r = mul i32 %a, 3
  %s = add i32 %r, 1
  ret i32 %s
}}
define i32 @text{n}() {{
  %r = call i32 @shared(ptr @c{n})
  ret i32 %r
}}
define i32 @calls_leaf{n}(i32 %a, ptr %p) {{
  %q = getelementptr %T.{n}, ptr %p, i32 0, i32 1
  %r = call i32 @leaf{n}(i32 %a)
  %s = call i32 @shared(ptr %q)
  %t = add i32 %r, %s
  ret i32 %t
}}
define i32 @calls_own{n}(ptr %p) {{
  %r = call i32 @own{n}(ptr %p)
  %s = sub i32 %r, 9
  ret i32 %s
}}
define i32 @counts{n}() {{
  %r = load i32, ptr @k{n}
  %s = xor i32 %r, 5
  store i32 %s, ptr @k{n}
  ret i32 %s
}}
define i32 @loops{n}(i32 %a) {{
  %c = icmp eq i32 %a, 0
  br i1 %c, label %end, label %more
more:
  %b = sub i32 %a, 1
  %r = call i32 @loops{n}(i32 %b)
  br label %end
end:
  %v = phi i32 [ 0, %0 ], [ %r, %more ]
  ret i32 %v
}}
"
        )
    };
    let modules = [module(1, "abc", "0"), module(2, "abc", "0"), module(3, "xyz", "0")];
    let texts: Vec<&str> = modules.iter().map(String::as_str).collect();
    let answer = Answer::to(ACROSS, &texts);
    let rows = answer.0["across"].iter().filter(|row| row[0] < row[1]);
    let found: BTreeSet<(&str, &str)> = rows.map(|r| (r[0].as_str(), r[1].as_str())).collect();
    // Neither what calls others' names, nor what counts in a variable of its own module; a function
    // that others know by name and that calls itself calls that name.
    let expected = [
        ("calls_leaf1", "calls_leaf2"),
        ("calls_leaf1", "calls_leaf3"),
        ("calls_leaf2", "calls_leaf3"),
        ("leaf1", "leaf2"),
        ("leaf1", "leaf3"),
        ("leaf2", "leaf3"),
        ("text1", "text2"),
    ];
    assert_eq!(found, expected.into_iter().collect());
}

#[test]
fn the_order_of_functions_is_total() {
    let mut random = Random(9);
    let mut module = common();
    for n in 0..120 {
        let subject = Subject::new(&mut random);
        module += &subject.text(&format!("f.{n}"), "", [0, 1, 2, 3], false);
        let mut other = subject.clone();
        if n % 2 == 1 {
            other.mutate(&mut random);
        }
        module += &other.text(&format!("g.{n}"), "", [3, 1, 2, 0], false);
    }
    let answer = Answer::of(&module);
    let column = |relation: &str| -> BTreeMap<String, u32> {
        let rows = answer.0[relation].iter();
        rows.map(|row| (row[0].clone(), row[1].parse().unwrap())).collect()
    };
    let (ranks, classes) = (column("rank"), column("class"));
    // Every function has one rank, so `f <= g` if rank f <= rank g is reflexive, transitive and
    // total; it is antisymmetric up to equality if equal ranks are equal functions.
    assert_eq!(answer.0["rank"].len(), ranks.len());
    assert_eq!(ranks.len(), 2 + 2 * 120);
    assert!(ranks.keys().eq(classes.keys()));
    for (f, rank) in &ranks {
        for (g, other) in &ranks {
            assert_eq!(rank == other, classes[f] == classes[g], "{f} {g}");
        }
        let before = ranks.values().filter(|r| *r < rank).count();
        assert_eq!(before, *rank as usize, "{f}: the rank is the number of functions before");
    }
    let different: BTreeSet<&u32> = ranks.values().collect();
    assert!(different.len() > 150 && different.len() < ranks.len());
}
