//! Why a row is there.

use crate::support::check_cases;
use llvm_facts_engine::{Database, Directories, ExplainLimits, Options, Program, Settings, Width};

/// The proof of a row after a run.
fn explain(text: &str, fact: &str) -> String {
    let program = Program::parse("test.dl", text, &Directories::default())
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let mut database = Database::new(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let proofs = program.explain(&mut database, fact, ExplainLimits::default()).expect("a fact");
    proofs.iter().map(ToString::to_string).collect()
}

pub const CYCLE: &str = ".decl e(x:number, y:number)\ne(1,2). e(2,1).\n.decl r(x:number, y:number)\n\
    r(x,y) :- e(x,y).\nr(x,z) :- r(x,y), e(y,z).\n.output r";

#[test]
fn a_proof_ends_at_facts_also_in_a_cycle() {
    let wanted = "r(1, 1)\n  by r(x,z) :- r(x,y), e(y,z).  [test.dl:5:1]\n  \
        r(1, 2)\n    by r(x,y) :- e(x,y).  [test.dl:4:1]\n    \
        e(1, 2)  (fact)  [test.dl:2:1]\n  e(2, 1)  (fact)  [test.dl:2:9]\n";
    assert_eq!(explain(CYCLE, "r(1, 1)"), wanted);
}

#[test]
fn a_proof_shows_negation_aggregates_and_equivalence() {
    let text = ".decl p(x:number, s:symbol)\np(1, \"a\"). p(2, \"b\").\n\
        .decl same(x:number, y:number) eqrel\nsame(x, x + 1) :- p(x, _).\n\
        .decl q(x:number, n:number)\nq(x, n) :- p(x, \"a\"), !p(x, \"b\"), n = count : { p(_, _) }.\n\
        .output q, same";
    let proof = explain(text, "q(1, _)");
    for part in ["q(1, 2)\n", "p(1, \"a\")  (fact)", "!p(1, \"b\")  (no such row)", "count = 2\n"] {
        assert!(proof.contains(part), "{part}: {proof}");
    }
    let proof = explain(text, "same(3, 1)");
    assert!(proof.starts_with("same(3, 1)  (equivalence)\n  same(2, 3)\n"), "{proof}");
    assert!(proof.contains("\n  same(1, 2)\n    by same(x, x + 1) :- p(x, _)."), "{proof}");
}

#[test]
fn rows_with_numbers_that_count_on_are_explained() {
    let text = ".type P = [n: number, m: number]\n.decl e(x: number)\ne(3). e(4).\n\
        .decl p(x: number, n: number)\np(x, autoinc()) :- e(x).\n\
        .decl q(x: number, n: number)\nq(x, 2 * autoinc() + 1) :- e(x).\n\
        .decl r(x: number, p: P)\nr(x, [autoinc(), x]) :- e(x).\n.output p, q, r";
    for relation in ["p", "q", "r"] {
        let proof = explain(text, &format!("{relation}(4, _)"));
        assert!(proof.contains("\n  by ") && proof.contains("e(4)  (fact)"), "{proof}");
    }
}

#[test]
fn a_row_that_is_not_there_has_no_proof() {
    assert_eq!(explain(CYCLE, "r(1, 3)"), "");
    let program = Program::parse("test.dl", CYCLE, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    let wrong = program.explain(&mut database, "r(1)", ExplainLimits::default());
    assert!(wrong.expect_err("arity").to_string().contains("r has 2 columns"));
}

#[test]
fn a_proof_goes_down_to_given_rows() {
    let text = ".decl e(x:number, y:number)\ne(1,2). e(2,3). e(3,1). e(3,4).\n\
        .decl r(x:number, y:number)\nr(x,y) :- e(x,y).\nr(x,z) :- r(x,y), r(y,z).\n.output r";
    let proof = explain(text, "r(1, 4)");
    // Each row stands on rows of earlier rounds: nothing is its own reason.
    assert!(proof.starts_with("r(1, 4)\n  by r(x,z) :- r(x,y), r(y,z)."), "{proof}");
    assert!(!proof.contains("above"), "{proof}");
    for fact in ["e(1, 2)  (fact)", "e(2, 3)  (fact)", "e(3, 4)  (fact)"] {
        assert!(proof.contains(fact), "{proof}");
    }
    assert_eq!(explain(text, "r(4, _)"), "");
}

/// Between a program and the fact that is explained.
const WHY: &str = "\n  why ";

/// Why a relation is empty is told of its own rules, and of those of what they read.
#[test]
fn what_is_empty_tells_of_its_own_rules() {
    let text = ".decl a(x:number)\na(1).\n.decl b(x:number)\nb(x) :- a(x), x > 5.\n\
        .decl c(x:number)\nc(x) :- b(x).\nc(x) :- a(x), x > 7.\n\
        .decl d(x:number)\nd(x) :- a(x), x > 9.\n.output c, d";
    let program = Program::parse("test.dl", text, &Directories::default()).expect("valid");
    let mut database = Database::new(&program);
    program.run(&mut database, &Options::default()).expect("it runs");
    let empty = program.why_empty(&mut database, "c").expect("there").expect("empty");
    let rules: Vec<&str> = empty.rules.iter().map(|unmet| &*unmet.rule).collect();
    assert_eq!(rules, ["c(x) :- b(x).", "c(x) :- a(x), x > 7."]);
    assert!(program.why_empty(&mut database, "a").expect("there").is_none());
}

/// `support/proofs.txt` has programs, each with a fact and its proofs; after the fact may stand how
/// many rows, facts and steps are shown. `BLESS=1` writes the proofs, to be read before they are
/// committed.
#[test]
fn rows_are_explained() {
    check_cases("proofs.txt", |case| {
        let (text, rest) = case.split_once(WHY).expect("a fact");
        let question = rest.lines().next().unwrap_or_default();
        let (fact, limits) = question.split_once(" # ").unwrap_or((question, "9 99 99"));
        let limits: Vec<usize> = limits.split(' ').map(|n| n.parse().expect("a number")).collect();
        let limits = ExplainLimits { rows: limits[0], facts: limits[1], depth: limits[2] };
        let [narrow, wide] = [Width::Narrow, Width::Wide].map(|width| {
            let settings = Settings { width, ..Settings::default() };
            let program = Program::parse_with("a.dl", text, &Directories::default(), &settings);
            let program = program.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
            let mut database = Database::new(&program);
            for input in program.inputs() {
                database.load(&program, &input.name, &[1, 2, 2, 3], &mut |_| b"").expect("loaded");
            }
            program.run(&mut database, &Options::default()).expect("it runs");
            match program.explain(&mut database, fact, limits) {
                Ok(proofs) => proofs.iter().map(ToString::to_string).collect(),
                Err(error) => error.to_string(),
            }
        });
        assert_eq!(narrow, wide, "with 64 bits");
        format!("{text}{WHY}{question}\n{narrow}").trim_end().to_owned()
    });
}
